#include "app/formats/csv/player_columns.h"

#include "app/domain/text/folded_text.h"

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
         "apellido apellidos cognome achternaam apelido apelidos sobrenome nazwisko фамилия прізвище prijmeni "
         "priezvisko vezeteknev csaladinev prezime priimek efternamn efternavn etternavn sukunimi soyad soyadi soyisim "
         "επωνυμο eponymo pavarde uzvards perekonnanimi numefamilie primerapellido"},
    Part{{PlayerField::name, ColumnPart::givenName},
         QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Given name"),
         "firstname first givenname forename vorname rufname prenom prenoms "
         "nombredepila voornaam primeironome nomeproprio nombres imie имя имяотчество імя jmeno krestnijmeno meno "
         "keresztnev utonev ime fornamn fornavn etunimi adi ad ονομα onoma vardas vards eesnimi"},
    Part{{PlayerField::title, ColumnPart::womensTitle},
         QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Women’s title"),
         "wtit wtitle womenstitle womentitle"},
    Part{{PlayerField::birth, ColumnPart::yearOnly}, QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Birth year"), ""},
    Part{{PlayerField::rating, ColumnPart::fideRating},
         QT_TRANSLATE_NOOP("pairwright::PlayerFields", "FIDE rating"),
         "rtgint ratingint intrating irtg rtgi eloint elointernational elofide fideelo "
         "fiderating fidertg ratingfide rtgfide ratfide srtng fideratingstandard standardfide elofidestandard "
         "рейтингфиде рейтингfide фидерейтинг rankingfide fideranking fidewertung fidewz fideelostandard"},
    Part{{PlayerField::rating, ColumnPart::nationalRating},
         QT_TRANSLATE_NOOP("pairwright::PlayerFields", "National rating"),
         "rtgnat ratingnat natrating nationalrating nrtg rtgn elonat elonational "
         "elonazionale elonacional nationaleelo natelo dwz rtgloc locrtg knsb "
         "knsbrating ratingnational ratingknsb originalstandard grade рейтингрф рфрейтинг нацрейтинг "
         "rankingkrajowy rankingpzszach nationalelo nationalewertung nwz"},
    Part{{PlayerField::rating, ColumnPart::ratingType},
         QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Rating type"),
         ""},
};

/// What only rating lists have.
constexpr std::array partsOfLists{
    Part{{PlayerField::rating, ColumnPart::games},
         "Games",
         "games gms nv partien partijen partie партии parties partidas"},
    Part{{PlayerField::rating, ColumnPart::kFactor}, "K", "k kfactor kfaktor coeficiente coefficient"},
};

const Part* partOf(PlayerColumn column)
{
    const auto* found =
        std::find_if(parts.begin(), parts.end(), [column](const Part& part) { return part.column == column; });
    return found == parts.end() ? nullptr : found;
}

constexpr qsizetype longestHeading = 60;

/// Which columns are asked for: a list of players has no games and no ratings of other kinds.
bool isOfPlayers(PlayerColumn column)
{
    return infoOf(column.field).inLists && column.part != ColumnPart::games && column.part != ColumnPart::kFactor;
}

using HeadingMap = std::unordered_map<QString, PlayerColumn>;

const HeadingMap& headingMap()
{
    static const HeadingMap map = [] {
        HeadingMap built;
        const auto learn = [&built](PlayerColumn column, const char* word, const char* headings) {
            built.emplace(foldedHeading(QLatin1StringView(word)), column);
            for (const QString& heading : QString::fromUtf8(headings).split(QLatin1Char(' '), Qt::SkipEmptyParts))
                built.emplace(foldedHeading(heading), column);
        };
        for (const PlayerFieldInfo& info : playerFields())
            if (info.inLists || *info.headings != '\0')
                for (const char* headings : {info.headings, info.teamHeadings})
                    learn(info.field, info.word, headings);
        for (const Part& part : parts)
            learn(part.column, part.word, part.headings);
        for (const Part& part : partsOfLists)
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

/// A second column of births, behind one of whole dates.
void settleBirthYears(PlayerColumnMapping& mapping, const QStringList& headings)
{
    const PlayerColumn year{PlayerField::birth, ColumnPart::yearOnly};
    if (find(mapping, PlayerField::birth) == mapping.end() || find(mapping, year) != mapping.end())
        return;
    for (std::size_t i = 0; i < mapping.size(); ++i) {
        const auto known =
            headingMap().find(foldedHeading(headings.at(static_cast<qsizetype>(i)).left(longestHeading)));
        if (!mapping[i] && known != headingMap().end() && known->second == PlayerColumn(PlayerField::birth)) {
            mapping[i] = year;
            return;
        }
    }
}

/// "Nom; Prénom" and "Apellidos; Nombre": one of the two words means the whole name elsewhere.
void settleHalfNames(PlayerColumnMapping& mapping)
{
    const PlayerColumn surname{PlayerField::name, ColumnPart::surname};
    const PlayerColumn givenName{PlayerField::name, ColumnPart::givenName};
    const auto whole = find(mapping, PlayerField::name);
    const bool hasLast = find(mapping, surname) != mapping.end();
    const bool hasFirst = find(mapping, givenName) != mapping.end();
    if (whole == mapping.end() && hasFirst && !hasLast)
        *find(mapping, givenName) = PlayerColumn(PlayerField::name); // "Имя" alone is all of it
    if (whole == mapping.end() || hasLast == hasFirst)
        return;
    *whole = hasFirst ? surname : givenName;
}

/// Numbers of rows say nothing about a player.
bool isRowNumber(const QString& heading)
{
    static const QStringList numbers{"no", "nr",  "rk",  "rg",  "sno",   "lp",   "#",
                                     "n",  "num", "poz", "pos", "place", "platz"};
    const QString folding = foldedHeading(heading);
    return folding.isEmpty() || numbers.contains(folding);
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

QString keyOf(PlayerColumn column)
{
    static constexpr std::array partKeys{"",           "surname",        "given",      "womensTitle", "yearOnly",
                                         "fideRating", "nationalRating", "ratingType", "games",       "k"};
    const QString field = QLatin1StringView(infoOf(column.field).key);
    const QString part = QLatin1StringView(partKeys.at(static_cast<std::size_t>(column.part)));
    return part.isEmpty() ? field : field + QLatin1Char(':') + part;
}

std::optional<PlayerColumn> playerColumnFrom(const QString& key)
{
    const auto columns = allPlayerColumns();
    const auto found =
        std::find_if(columns.begin(), columns.end(), [&key](PlayerColumn column) { return keyOf(column) == key; });
    return found == columns.end() ? std::nullopt : std::optional(*found);
}

QString textOf(const PlayerColumnMapping& columns)
{
    QStringList keys;
    for (const auto& column : columns)
        keys.append(column ? keyOf(*column) : QStringLiteral("-"));
    return keys.join(QLatin1Char(','));
}

std::optional<PlayerColumnMapping> playerColumnsFrom(const QString& text, std::size_t columns)
{
    PlayerColumnMapping mapping;
    for (const QString& key : text.split(QLatin1Char(','))) {
        const auto column = playerColumnFrom(key);
        if (!column && key != QLatin1String("-"))
            return std::nullopt;
        mapping.push_back(column);
    }
    return mapping.size() == columns ? std::optional(mapping) : std::nullopt;
}

const char* ratingTypeHeading()
{
    return partOf({PlayerField::rating, ColumnPart::ratingType})->word;
}

PlayerColumnMapping recognisePlayerColumns(const QStringList& headings)
{
    PlayerColumnMapping mapping = recogniseListColumns(headings);
    for (auto& column : mapping)
        if (column && !isOfPlayers(*column))
            column.reset();
    return mapping;
}

bool speaksOfTeams(const QString& heading)
{
    const QStringList ofTeams = QString::fromUtf8(infoOf(PlayerField::club).teamHeadings).split(QLatin1Char(' '));
    return std::any_of(ofTeams.begin(), ofTeams.end(),
                       [folded = foldedHeading(heading)](const QString& one) { return foldedHeading(one) == folded; });
}

QStringList droppedColumns(const QStringList& headings, const PlayerColumnMapping& columns)
{
    QStringList dropped;
    for (qsizetype i = 0; i < headings.size(); ++i) {
        const bool taken = static_cast<std::size_t>(i) < columns.size() && columns[static_cast<std::size_t>(i)];
        if (!taken && !isRowNumber(headings[i]))
            dropped.append(headings[i].simplified());
    }
    return dropped;
}

PlayerColumnMapping recogniseListColumns(const QStringList& headings)
{
    PlayerColumnMapping mapping;
    for (const QString& heading : headings) {
        const auto found = headingMap().find(foldedHeading(heading.left(longestHeading)));
        const bool taken = found == headingMap().end() || find(mapping, found->second) != mapping.end();
        mapping.push_back(taken ? std::nullopt : std::optional(found->second));
    }
    settleHalfNames(mapping);
    settleBirthYears(mapping, headings);
    return mapping;
}

} // namespace pairwright
