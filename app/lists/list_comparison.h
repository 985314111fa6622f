#pragma once

#include "app/lists/list_search.h"
#include "app/lists/listed_player.h"
#include "app/session/command/command.h"

#include <QDate>

namespace pairwright {

/// Something in which a registered player differs from what the lists say.
struct ListDifference {
    enum class Kind : std::uint8_t {
        rating, ///< the one that the tournament counts with
        title,  ///< also a title that the list does not have
        federation,
        name,        ///< beyond accents and the order of the words
        birth,       ///< the year, or none is known here
        sex,         ///< not known here, or another one
        listRatings, ///< the ratings of all kinds, for reports; they change no pairing
        laterMonths, ///< in an event of more than 30 days the ratings of its later months; they change no pairing
        missingId,   ///< has no FIDE id, and exactly one person of that name fits
        similarId,   ///< the same of a name in another order, or with a typing error and the year of birth: not sure
        deadId,      ///< has a FIDE id that no FIDE list has; nothing to take over
        otherList,   ///< has neither rating nor FIDE id, and a list without FIDE ids has one such name: not sure
    };
    Kind kind = Kind::rating;
    PlayerKey player;
    QString here; ///< the values as lists write them
    QString listed;
    QString list;                       ///< labelOf() the list that says so; of deadId empty
    std::vector<PlayerFieldEdit> edits; ///< what taking it over changes; none of deadId
    /// Would change pairings or numbers, which are fixed once round 4 is paired (C.04.2:2026 art. 2.3).
    bool isLocked = false;
    /// Would replace a rating by that of a later month than the one in which a long event began (B.02): its first
    /// rounds are paired and rated by the ratings of the start.
    bool isOfLaterMonth = false;
    friend bool operator==(const ListDifference&, const ListDifference&) = default;
};

/// Compares all players with the lists of `day` (listsOfDay()), or with the newest where it is not given; in an event
/// of more than 30 days also with FIDE's lists of its later months (ratingPeriods()), as far as they are on this
/// machine. In the order of the players' numbers. For a thread of its own; `stop` ends it with what it has.
Expected<std::vector<ListDifference>, ListFileError> compareWithLists(RatingListSearch& search,
                                                                      const Tournament& tournament,
                                                                      std::optional<QDate> day,
                                                                      const std::stop_token& stop);

/// The newest list of each publisher and kind that is not younger than a day; where all are, the newest one.
std::vector<RatingList> listsOfDay(const std::vector<RatingList>& lists, QDate day);

/// The one command that takes the differences over. Precondition: none of them is locked.
AddPlayers takeOver(const std::vector<ListDifference>& differences, const QString& source);

} // namespace pairwright
