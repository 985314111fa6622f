#pragma once

#include "app/domain/players/player_fields.h"
#include "app/domain/tournament.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// The field that a finding leads to.
enum class ReportField : std::uint8_t {
    eventName,
    city,
    federation,
    startDate,
    endDate,
    chiefArbiter,
    timeControl,
    roundDate, ///< with `round`
    plannedRounds,
    result,     ///< with `round` and `boards`
    playerName, ///< these with `player`
    playerFideId,
    playerFederation,
    playerSex,
    playerBirth,
    playerRating,
    ofPlayers, ///< with `playerFields`; `player` is the first who has the first of them
    ratingPeriods,
};

/// What a rating report needs and misses.
struct ExportFinding {
    enum class Level : std::uint8_t {
        blocks, ///< no report can be made
        needed, ///< the rating officer will send it back
        advice,
    };
    enum class Code : std::uint8_t {
        missing,
        wrong,     ///< text: what is there
        adjourned, ///< a game is not finished
        open,      ///< a result is not entered
        noLineUp,  ///< `boards` are matches of teams in which somebody who plays is not named
        endBeforeStart,
        outsideEvent, ///< a round's date is not between start and end
        datesNotAscending,
        notAllRounds,     ///< fewer rounds are published than planned
        roundsToCome,     ///< this `round` of a table and those after it, which are published, are not in the report
        noRounds,         ///< nothing was played yet
        ratingNotFide,    ///< the only rating is national; FIDE's column stays empty
        ratingNowhere,    ///< it is neither FIDE's nor a national one with a federation
        noPlaceInTrf,     ///< `playerFields` stay in the tournament file
        noListOfMonth,    ///< text: the month; the event takes more than 30 days
        ratingOnlyResult, ///< the report differs from the standings on a board
    };
    Code code = Code::missing;
    Level level = Level::needed;
    ReportField field = ReportField::eventName;
    std::optional<PlayerKey> player;
    std::optional<RoundNumber> round;
    std::vector<int> boards;
    QString text;
    std::vector<PlayerField> playerFields;
    friend bool operator==(const ExportFinding&, const ExportFinding&) = default;
};

/// All findings, in the order of the fields on the page. Empty: the report is complete.
std::vector<ExportFinding> exportFindings(const Tournament& tournament);

/// True if a report can be made at all.
bool canExportReport(const std::vector<ExportFinding>& findings);

} // namespace pairwright
