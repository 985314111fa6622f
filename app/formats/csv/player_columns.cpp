#include "app/formats/csv/player_columns.h"

#include "app/domain/folded_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <unordered_map>

namespace pairwright {

namespace {

/// Columns that hold a part of a field. Headings as foldedHeading() writes them, separated by blanks.
struct Part {
    PlayerColumn column;
    const char* word;
    const char* headings;
};

constexpr std::array parts{
    Part{{PlayerField::name, ColumnPart::surname},
         QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Surname"),
         "lastname last surname familyname nachname familienname zuname nomdefamille "
         "apellido apellidos cognome achternaam apelido apelidos sobrenome"},
    Part{{PlayerField::name, ColumnPart::givenName},
         QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Given name"),
         "firstname first givenname forename vorname rufname prenom prenoms "
         "nombredepila voornaam primeironome nomeproprio"},
    Part{{PlayerField::title, ColumnPart::womensTitle},
         QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Women's title"),
         "wtit wtitle womenstitle womentitle"},
    Part{{PlayerField::rating, ColumnPart::fideRating},
         QT_TRANSLATE_NOOP("pairwright::PlayerFields", "FIDE rating"),
         "rtgint ratingint intrating irtg rtgi eloint elointernational elofide fideelo "
         "fiderating fidertg ratingfide rtgfide ratfide srtng fideratingstandard"},
    Part{{PlayerField::rating, ColumnPart::nationalRating},
         QT_TRANSLATE_NOOP("pairwright::PlayerFields", "National rating"),
         "rtgnat ratingnat natrating nationalrating nrtg rtgn elonat elonational "
         "elonazionale elonacional nationaleelo natelo dwz rtgloc locrtg knsb "
         "knsbrating ratingnational"},
    Part{{PlayerField::rating, ColumnPart::ratingType},
         QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Rating type"),
         ""},
};

const Part* partOf(PlayerColumn column)
{
    const auto* found =
        std::find_if(parts.begin(), parts.end(), [column](const Part& part) { return part.column == column; });
    return found == parts.end() ? nullptr : found;
}

using HeadingMap = std::unordered_map<QString, PlayerColumn>;

const HeadingMap& headingMap()
{
    static const HeadingMap map = [] {
        HeadingMap built;
        const auto learn = [&built](PlayerColumn column, const char* word, const char* headings) {
            built.emplace(foldedHeading(QLatin1StringView(word)), column);
            for (const QString& heading : QString::fromLatin1(headings).split(QLatin1Char(' '), Qt::SkipEmptyParts))
                built.emplace(heading, column);
        };
        for (const PlayerFieldInfo& info : playerFields())
            if (info.inLists)
                learn(info.field, info.word, info.headings);
        for (const Part& part : parts)
            learn(part.column, part.word, part.headings);
        return built;
    }();
    return map;
}

using FoundColumn = PlayerColumnMapping::iterator;

FoundColumn find(PlayerColumnMapping& mapping, PlayerColumn column)
{
    return std::find(mapping.begin(), mapping.end(), std::optional(column));
}

/// "Nom; Prénom" and "Apellidos; Nombre": one of the two words means the whole name elsewhere.
void settleHalfNames(PlayerColumnMapping& mapping)
{
    const PlayerColumn surname{PlayerField::name, ColumnPart::surname};
    const PlayerColumn givenName{PlayerField::name, ColumnPart::givenName};
    const auto whole = find(mapping, PlayerField::name);
    const bool hasLast = find(mapping, surname) != mapping.end();
    const bool hasFirst = find(mapping, givenName) != mapping.end();
    if (whole == mapping.end() || hasLast == hasFirst)
        return;
    *whole = hasFirst ? surname : givenName;
}

} // namespace

std::span<const PlayerColumn> allPlayerColumns()
{
    static const std::vector<PlayerColumn> columns = [] {
        std::vector<PlayerColumn> built;
        for (const PlayerFieldInfo& info : playerFields()) {
            if (!info.inLists)
                continue;
            built.emplace_back(info.field);
            for (const Part& part : parts)
                if (part.column.field == info.field)
                    built.push_back(part.column);
        }
        return built;
    }();
    return columns;
}

QString playerColumnWord(PlayerColumn column)
{
    const Part* part = partOf(column);
    return part != nullptr ? QCoreApplication::translate("pairwright::PlayerFields", part->word)
                           : playerFieldWord(infoOf(column.field));
}

const char* ratingTypeHeading()
{
    return partOf({PlayerField::rating, ColumnPart::ratingType})->word;
}

PlayerColumnMapping recognisePlayerColumns(const QStringList& headings)
{
    PlayerColumnMapping mapping;
    for (const QString& heading : headings) {
        constexpr qsizetype longestHeading = 60;
        const auto found = headingMap().find(foldedHeading(heading.left(longestHeading)));
        const bool taken = found == headingMap().end() || find(mapping, found->second) != mapping.end();
        mapping.push_back(taken ? std::nullopt : std::optional(found->second));
    }
    settleHalfNames(mapping);
    return mapping;
}

} // namespace pairwright
