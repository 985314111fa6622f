#pragma once

#include "app/domain/changes/field_edit.h"
#include "app/domain/changes/finding.h"
#include "app/domain/players/player.h"
#include "app/domain/text/longest.h"

#include <cstdint>
#include <span>

/// The fields of PlayerData, in one table: what stands in a row of it holds in the journal, in the tables of the file,
/// in lists that are read and written, in the tables on the screen and in the checks of the commands.
namespace pairwright {

enum class PlayerField : std::uint8_t {
    name,
    title,
    rating,
    federation,
    club,
    group,
    birth,
    sex,
    fideId,
    nationalId,
    standard,
    rapid,
    blitz,
    national,
    periodRatings,
    offTheWeb,
    ownNumber,
    fixedBoard,
    noHalfPointBye,
    outsideValue,
    placeByHand,
    captain,
    shortName,
    clubNumber,
    phone,
    email,
    feeDue,
    feePaid,
    remarks,
};

struct PlayerFieldInfo {
    using Value = std::variant<QString, Title, std::optional<Rating>, std::optional<BirthDate>, std::optional<Sex>,
                               std::optional<OfficialRating>, bool, std::optional<int>, std::vector<PeriodRating>>;
    using Member = std::variant<QString PlayerData::*, Title PlayerData::*, std::optional<Rating> PlayerData::*,
                                std::optional<BirthDate> PlayerData::*, std::optional<Sex> PlayerData::*,
                                std::optional<OfficialRating> PlayerData::*, bool PlayerData::*,
                                std::optional<int> PlayerData::*, std::vector<PeriodRating> PlayerData::*>;

    PlayerField field = PlayerField::name;
    Member member;
    const char* key = "";          ///< in JSON and in findings
    const char* columns = "";      ///< of the table `player`, separated by commas: as many as the type has parts
    const char* word = "";         ///< heading in lists that we write; for people translated (playerFieldWord)
    const char* heading = "";      ///< over a narrow column; translated, too
    const char* headings = "";     ///< in lists of others, as foldedHeading() writes them, separated by blanks
    const char* teamHeadings = ""; ///< the same of headings that speak of teams
    int longest = Longest::name;   ///< characters of a text
    bool (*allows)(const QString&) = nullptr;          ///< more that a text has to fulfil, unless it is empty
    FindingCode refusal = FindingCode::textNotAllowed; ///< of a text that does not
    bool shown = true;                                 ///< has a column in the table of players
    bool inLists = true;                               ///< has a column in lists that we read and write
    bool isPrivate = false; ///< stands in a table of its own, and in what is given away only on request
    int since = 1;          ///< revision of the schema; older files do not have it
    bool ofTeams = false;   ///< of teams only
};

/// In the order in which lists and tables show them.
std::span<const PlayerFieldInfo> playerFields();
const PlayerFieldInfo& infoOf(PlayerField field);

using PlayerFieldEdit = FieldEdit<PlayerField, PlayerFieldInfo::Value>;

/// The value as lists hold it, the same in every language: "1998-05-12", "f", "2150"; empty when it is not known.
QString textOf(const PlayerFieldInfo::Value& value);
QString textOf(const PlayerFieldInfo& info, const PlayerData& data);

/// The words of the table in the language of the program.
QString playerFieldWord(const PlayerFieldInfo& info);
QString playerFieldHeading(const PlayerFieldInfo& info);

/// Without control characters, ends of lines, and what turns the direction of the text around it.
bool isAllowedText(const QString& text, int longest);
bool isPossibleRating(int value); ///< 1 .. highestRating
bool isPossible(const OfficialRating& rating);
/// Months in ascending order, each once, with ratings that are possible.
bool isPossible(const std::vector<PeriodRating>& ratings);
bool isPossibleOwnNumber(int value); ///< 1 .. highestOwnNumber

/// The data without what is private.
PlayerData withoutPrivate(PlayerData data);
/// Hundredths of an amount such as "25" or "25.50"; nothing for an empty text, no value for another one.
std::optional<std::int64_t> hundredthsOf(const QString& amount);
/// The other way round: "25", "25.50", empty for nothing.
QString amountText(std::int64_t hundredths);
bool isPossibleBirth(const BirthDate& date);

} // namespace pairwright
