#pragma once

#include "app/domain/json/enum_names.h"
#include "app/domain/players/player.h"

#include <QDateTime>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>

/// Rating lists: who stands in them, and what is known of a list as a whole.
namespace pairwright {

enum class ListPublisher : std::uint8_t { fide, dsb, ecf, knsb, oesb, other };

/// Whose ratings a list holds. A combined list has the first three.
enum class ListRatings : std::uint8_t { combined, standard, rapid, blitz, national };

template <>
struct EnumNames<ListPublisher> {
    static constexpr std::array names{"fide", "dsb", "ecf", "knsb", "oesb", "other"};
};
template <>
struct EnumNames<ListRatings> {
    static constexpr std::array names{"combined", "standard", "rapid", "blitz", "national"};
};

/// What had to be mended in a list while it was read, by how often.
struct ListRepairs {
    int shortLines = 0;       ///< ended before their last column
    int shiftedLines = 0;     ///< a field ran over its column; the ratings were found from the right end
    int unreadableFields = 0; ///< a number that is none, left out
    int unknownTitles = 0;    ///< kept as they are written
    int badCharacters = 0;    ///< rows not in UTF-8, read as Windows-1252, or with control characters, left out
    int leftOut = 0;          ///< rows without a name or an id
    friend bool operator==(const ListRepairs&, const ListRepairs&) = default;
};

/// A list on this machine.
struct RatingList {
    int id = 0; ///< among the lists of this machine, from 1
    ListPublisher publisher = ListPublisher::fide;
    ListRatings ratings = ListRatings::combined;
    QString month;  ///< "2026-10"
    QString source; ///< name of the file
    QString hash;   ///< SHA-256 of the file, hexadecimal
    int people = 0;
    QDateTime added; ///< UTC
    ListRepairs repairs;
    friend bool operator==(const RatingList&, const RatingList&) = default;
};

/// True if only one of the two can stand in the file of lists: same publisher, kind and month; of lists of others, same
/// name of the file, too.
bool takesPlaceOf(const RatingList& list, const RatingList& other);

/// "FIDE combined 2026-10", the same in every language.
QString labelOf(const RatingList& list);

/// One person's rating in a list.
struct ListedRating {
    int value = 0; ///< 1 .. highestRating
    int games = 0; ///< in the month of the list
    std::optional<int> k;
    friend bool operator==(const ListedRating&, const ListedRating&) = default;
};

/// Somebody in a list, as the list writes it. Empty texts: not known.
struct ListedPerson {
    int list = 0; ///< RatingList::id
    QString fideId;
    QString nationalId;
    QString name;
    QString federation;
    std::optional<Sex> sex;
    QString title; ///< also titles that we do not know
    QString womensTitle;
    QString otherTitles; ///< of arbiters, trainers, organisers
    QString club;
    std::optional<int> birthYear;
    std::optional<ListedRating> standard;
    std::optional<ListedRating> rapid;
    std::optional<ListedRating> blitz;
    std::optional<ListedRating> national;
    bool inactive = false;
    friend bool operator==(const ListedPerson&, const ListedPerson&) = default;
};

/// Somebody as one list has him.
struct ListEntry {
    ListedPerson person;
    RatingList list;
};

} // namespace pairwright
