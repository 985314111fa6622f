#pragma once

#include "app/domain/ids.h"
#include "engine/base/limits.h"
#include "engine/base/score.h"

#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace pairwright {

/// FIDE titles in the order of C.04.2:2026 art. 2.2, highest first; None is the last.
enum class Title : std::uint8_t { GM, IM, WGM, FM, WIM, CM, WFM, WCM, None };

enum class Sex : std::uint8_t { Male, Female };

constexpr int highestRating = 3500;
/// Of a fixed board and of a number of the arbiter's own, which start at 1.
constexpr int highestOwnNumber = mostPlayers; // as wide as the number of a player in a TRF

/// Where the rating that orders the players comes from. `estimated`: entered by the arbiter.
enum class RatingSource : std::uint8_t { fide, national, estimated };

struct Rating {
    int value = 0; ///< 1 .. highestRating
    RatingSource source = RatingSource::fide;
    QString list; ///< which list, for instance "2026-10"; empty: not known
    friend bool operator==(const Rating&, const Rating&) = default;
};

/// What a rating list says of a player, beside the rating that the tournament counts with.
struct OfficialRating {
    int value = 0;        ///< 1 .. highestRating
    std::optional<int> k; ///< 1 .. highestK
    QString list;         ///< which list: "FIDE combined 2026-10"; empty: not known
    friend bool operator==(const OfficialRating&, const OfficialRating&) = default;
};

constexpr int highestK = 100;

/// The official rating of the event's kind of play in the list of one month. An event of more than 30 days rates each
/// game by the list of its month (B.02, B.01 art. 1.4.6).
struct PeriodRating {
    QString month; ///< "2026-11"
    OfficialRating rating;
    friend bool operator==(const PeriodRating&, const PeriodRating&) = default;
};

/// A birth date as far as it is known: often only the year.
struct BirthDate {
    int year = 2000;
    std::optional<int> month;
    std::optional<int> day; ///< only together with the month
    friend bool operator==(const BirthDate&, const BirthDate&) = default;
};

/// Who a player is: what the arbiter types or imports. Empty texts: not known. Each field has its row in
/// app/domain/players/player_fields.cpp.
///
/// `rating` is the tournament's: it gives the numbers, and pairings, tie-breaks and lists of the event look at nothing
/// else. The official ratings stand beside it: rating changes, norms and the rating report look at those
/// (officialRating() in app/domain/ratings/official_rating.h).
struct PlayerData {
    QString name; ///< "Surname, Given name"
    Title title = Title::None;
    std::optional<Sex> sex;
    QString federation; ///< three letters
    QString fideId;     ///< digits
    QString nationalId;
    std::optional<Rating> rating; ///< none: unrated
    std::optional<BirthDate> birth;
    QString club;
    QString group; ///< a group of the arbiter's own, for instance "Seniors": a category of the standings
    std::optional<OfficialRating> standard; ///< this one and the next two: FIDE's
    std::optional<OfficialRating> rapid;
    std::optional<OfficialRating> blitz;
    std::optional<OfficialRating> national;
    std::vector<PeriodRating> periodRatings; ///< of later months than the first, ascending; usually empty
    bool offTheWeb = false;                  ///< wants not to be named in what is published on the web
    std::optional<int> ownNumber;            ///< decides among equals where the event orders them so (OrderOfEquals)
    std::optional<int> fixedBoard;           ///< needs to sit there in every round
    bool noHalfPointBye = false;             ///< may not have one by the rules of the event; giving one asks
    QString outsideValue;                    ///< of the tie-break EXT: "3" or "2.5"
    std::optional<int> placeByHand;          ///< of the tie-break HAND, among those who are tied
    QString captain;                         ///< of a team only: who speaks for it and signs its matches
    QString shortName; ///< of a team only: its name where there is no room, of which a report takes five letters
    // Private: in no report, list or page unless asked for, and in the journal by name only.
    QString clubNumber;
    QString phone;
    QString email;
    QString feeDue;  ///< an amount, "25" or "25.50", in the money of the event
    QString feePaid; ///< the same
    QString remarks;
    friend bool operator==(const PlayerData&, const PlayerData&) = default;
};

/// A bye on request, or an absence: worth a win, a draw or nothing (C.04.2:2026 art. 3.3).
enum class AbsenceKind : std::uint8_t { zeroPoint, halfPoint, fullPoint };

/// Withdrawn from the round `from` on; back again from `back` on, if set (back > from).
struct Withdrawal {
    RoundNumber from;
    std::optional<RoundNumber> back;
    bool expelled = false; ///< by the arbiter
    friend bool operator==(const Withdrawal&, const Withdrawal&) = default;
};

/// Where somebody sits who plays for a team.
struct TeamPlace {
    PlayerKey team;
    int place = 1; ///< in the order of its players, from 1
    friend bool operator==(const TeamPlace&, const TeamPlace&) = default;
};

/// A registered player of this tournament: who it is, and in which rounds the player is here. In an event of teams also
/// a team, and whoever plays for one.
struct Player {
    PlayerKey key;
    PlayerData data;
    RoundNumber firstRound{1}; ///< first round in which the player is taken into account (late entry: > 1)
    std::map<RoundNumber, AbsenceKind> absences;
    std::vector<Withdrawal> withdrawals; ///< ascending, not overlapping
    std::vector<Score> virtualPoints; ///< given ones (app/domain/rounds/acceleration.h) per round from 1; usually empty
    bool arrived = false;             ///< was seen at the check-in (app/domain/players/check_in.h)
    std::optional<TeamPlace> team = {}; ///< of a member; he is where his team is, and none of the above is asked of him
    friend bool operator==(const Player&, const Player&) = default;
};

/// Where a player is in one round. Only `present` players are paired.
enum class Presence : std::uint8_t { present, zeroPointBye, halfPointBye, fullPointBye, withdrawn, notEntered };

/// Presence in a round by what is recorded; says nothing about the pairing.
Presence presenceIn(const Player& player, RoundNumber round);

/// The withdrawal that a round falls into; nullptr: none.
const Withdrawal* withdrawalIn(const Player& player, RoundNumber round);
bool isExpelledIn(const Player& player, RoundNumber round);

/// "2001-05-03", or "2001" when only the year is known.
QString toString(const BirthDate& birth);

/// "GM", "IM", ...; empty for None. The same in every language.
QString toString(Title title);
std::optional<Title> titleFromString(QStringView text);

} // namespace pairwright
