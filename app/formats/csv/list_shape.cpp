#include "app/formats/csv/list_shape.h"

#include "app/domain/text/folded_text.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

/// A shape is told by headings that nobody else has together; as foldedHeading() writes them, separated by blanks.
struct ShapeSign {
    ListShape shape;
    const char* headings;
};
constexpr std::array shapeSigns{
    ShapeSign{ListShape::swissManagerPlayers, "identnr elonat eloint fideident"},
    ShapeSign{ListShape::swissManagerEntries, "idno rtgnat rtgint"},
    ShapeSign{ListShape::sharly, "lastname firstname ratingtype checkin"},
    ShapeSign{ListShape::tornelo, "fideid otherid rating teamname"},
    ShapeSign{ListShape::pairwright, "no name ratingtype federation notontheweb"},
    ShapeSign{ListShape::swissPerfect, "no name intlid locid rtg"},
    ShapeSign{ListShape::chessResults, "rk name fed rtg"},
    ShapeSign{ListShape::chessResults, "no name fed rtg"},
    ShapeSign{ListShape::chessResults, "sno name fed rtg"},
    ShapeSign{ListShape::chessResults, "rg name land elo"},
    ShapeSign{ListShape::chessResults, "nr name land elo"},
};

constexpr int swissManagerWidth = 26;

} // namespace

ListShape listShapeOf(const QStringList& headings)
{
    QSet<QString> known;
    for (const QString& heading : headings)
        known.insert(foldedHeading(heading));
    // Many sheets have the words of Chess-Results, ours among them; it alone leaves the heading of the titles blank.
    const bool hasBlank = std::any_of(headings.begin(), headings.end(),
                                      [](const QString& heading) { return heading.trimmed().isEmpty(); });
    const auto* const found = std::find_if(shapeSigns.begin(), shapeSigns.end(), [&](const ShapeSign& sign) {
        if (sign.shape == ListShape::chessResults && !hasBlank)
            return false;
        const QStringList wanted = QString::fromLatin1(sign.headings).split(QLatin1Char(' '));
        return std::all_of(wanted.begin(), wanted.end(),
                           [&known](const QString& heading) { return known.contains(heading); });
    });
    return found == shapeSigns.end() ? ListShape::other : found->shape;
}

std::optional<PlayerColumnMapping> swissManagerColumns(const std::vector<CsvRow>& rows)
{
    constexpr std::size_t rowsToCount = 20;
    int number = 0;
    for (std::size_t i = 0; i < std::min(rows.size(), rowsToCount); ++i) {
        const QStringList& cells = rows[i].cells;
        if (cells.size() == 1 && cells.front().trimmed().isEmpty())
            continue;
        if (cells.size() != swissManagerWidth || (i > 0 && cells.front() != QString::number(++number)))
            return std::nullopt;
    }
    if (number == 0)
        return std::nullopt;
    PlayerColumnMapping columns(swissManagerWidth);
    columns[1] = PlayerField::name;
    columns[2] = PlayerField::title;
    columns[3] = PlayerField::nationalId;
    columns[4] = PlayerColumn{PlayerField::rating, ColumnPart::nationalRating};
    columns[5] = PlayerColumn{PlayerField::rating, ColumnPart::fideRating};
    columns[6] = PlayerField::birth;
    columns[7] = PlayerField::federation;
    columns[8] = PlayerField::sex;
    columns[10] = PlayerField::group;
    columns[12] = PlayerField::club;
    columns[13] = PlayerField::fideId;
    columns[23] = PlayerColumn{PlayerField::name, ColumnPart::surname};
    columns[24] = PlayerColumn{PlayerField::name, ColumnPart::givenName};
    return columns;
}

bool looksLikeResultExchange(const QString& text)
{
    constexpr qsizetype beginning = 200;
    const QString start = text.left(beginning).trimmed();
    return start.startsWith(QLatin1String("Runde;Brett;IdentW;"), Qt::CaseInsensitive) ||
           start.startsWith(QLatin1String("Round;Board;IdentW;"), Qt::CaseInsensitive);
}

} // namespace pairwright
