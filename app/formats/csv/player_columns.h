#pragma once

#include "app/domain/players/player_fields.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pairwright {

/// What a column of a player list can hold of a field: all of it, or what other programs write for itself.
enum class ColumnPart : std::uint8_t {
    whole, ///< of a rating: does not say whose
    surname,
    givenName,
    womensTitle,
    yearOnly, ///< of a birth date, beside a column of whole dates
    fideRating,
    nationalRating,
    ratingType,
    games,   ///< of rating lists
    kFactor, ///< of rating lists
};

struct PlayerColumn {
    // Not explicit: a field by itself is the column that holds all of it.
    constexpr PlayerColumn(PlayerField of, ColumnPart which = ColumnPart::whole)
        : field(of)
        , part(which)
    {
    }
    PlayerField field;
    ColumnPart part;
    friend bool operator==(const PlayerColumn&, const PlayerColumn&) = default;
};

/// The columns that a list can have, each field with its parts.
std::span<const PlayerColumn> allPlayerColumns();
/// In the language of the program.
QString playerColumnWord(PlayerColumn column);
/// Whose rating a column of this heading says: written by us, and read.
const char* ratingTypeHeading();

/// Names a column for the settings and on the command line: "name", "rating:nationalRating".
QString keyOf(PlayerColumn column);
/// No value: there is none of that name.
std::optional<PlayerColumn> playerColumnFrom(const QString& key);

/// For each column of the file what it holds; no value: passed over.
using PlayerColumnMapping = std::vector<std::optional<PlayerColumn>>;

/// What a row of headings says in one of two dozen languages. No column of a player list occurs twice: the first one
/// counts.
PlayerColumnMapping recognisePlayerColumns(const QStringList& headings);
/// The same of a rating list, which has more: games, the factor K, ratings of other kinds.
PlayerColumnMapping recogniseListColumns(const QStringList& headings);
/// A heading of the column of clubs: its words mean teams.
bool speaksOfTeams(const QString& heading);
/// The headings of the columns that are not read; numbers of rows are none that anybody misses.
QStringList droppedColumns(const QStringList& headings, const PlayerColumnMapping& columns);

/// A mapping as text, "name,-,rating", and back. No value: it is none of so many columns.
QString textOf(const PlayerColumnMapping& columns);
std::optional<PlayerColumnMapping> playerColumnsFrom(const QString& text, std::size_t columns);

} // namespace pairwright
