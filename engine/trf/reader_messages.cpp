#include "engine/trf/reader.h"

namespace pairwright::trf {

namespace {

std::string quoted(const std::string& text)
{
    constexpr std::size_t longest = 60;
    return "\"" + (text.size() > longest ? text.substr(0, longest) + "..." : text) + "\"";
}

std::string playerName(const std::optional<FileId>& id)
{
    return id ? "player " + std::to_string(id->value) : std::string("a player");
}

std::string inRound(const std::optional<RoundNumber>& round)
{
    return round ? " in round " + std::to_string(round->value) : std::string();
}

std::string lineNumber(const std::optional<int>& line)
{
    return line ? " (line " + std::to_string(*line) + ")" : std::string();
}

std::string sentence(const ReadError& e)
{
    const std::string who = playerName(e.player);
    const std::string other = playerName(e.other);
    const std::string when = inRound(e.round);
    switch (e.code) {
    case ReadErrorCode::notTrf: return "this is not a tournament report file (TRF): it has no player lines (001)";
    case ReadErrorCode::foreignDialect:
        return "this is a file of " + e.detail + " in a dialect of its own; export it as TRF16 or TRF26 from there";
    case ReadErrorCode::noPlayers: return "the file has no players (no 001 lines)";
    case ReadErrorCode::tooManyLines:
        return "more than " + std::to_string(maxLines) + " lines: no report of one tournament has so many";
    case ReadErrorCode::tooManyPlayers: return "more than 9999 players: a TRF has only four digits for a player's id";
    case ReadErrorCode::badId:
        return "the player's id (columns 5 to 8) must be a number from 1 to 9999, not " + quoted(e.detail);
    case ReadErrorCode::duplicateId: return "id " + who.substr(7) + " is given twice" + lineNumber(e.otherLine);
    case ReadErrorCode::impossibleRating:
        return "the rating of " + who + " is " + e.detail + "; the highest possible is 3999";
    case ReadErrorCode::impossibleNumber: return "record " + e.record + ": impossible number " + quoted(e.detail);
    case ReadErrorCode::badValue: return "record " + e.record + " cannot be understood: " + quoted(e.detail);
    case ReadErrorCode::beyondColumns:
        return "record " + e.record + ": " + quoted(e.detail) +
               " runs out of its columns, which hold up to 99.9 with one decimal";
    case ReadErrorCode::badCell:
        return who + when + ": " + quoted(e.detail) + " is not \"opponent colour result\" in its columns";
    case ReadErrorCode::unknownOpponent: return who + " meets " + other + when + ", but the file has no such player";
    case ReadErrorCode::playsHimself: return who + " is his own opponent" + when;
    case ReadErrorCode::opponentDisagrees:
        return who + " meets " + other + when + ", but the line of " + other + lineNumber(e.otherLine) +
               " does not say so";
    case ReadErrorCode::sameColour: return who + " and " + other + " have the same colour" + when;
    case ReadErrorCode::missingColour: return "the game of " + who + " and " + other + when + " has no colours";
    case ReadErrorCode::contradictingResults:
        return "the results of " + who + " and " + other + when + " contradict each other" + lineNumber(e.otherLine);
    case ReadErrorCode::byeWithOpponent: return who + " has a bye and an opponent" + when + ": " + quoted(e.detail);
    case ReadErrorCode::unknownPlayer:
        return "record " + e.record + " names " + who + ", but the file has no such player";
    case ReadErrorCode::unknownTeam:
        return "record " + e.record + " names team " + e.detail + ", but the file has no such team (310)";
    case ReadErrorCode::noMatch:
        return who + ": columns " + std::to_string(e.round->value) + " and " + std::to_string(e.round->value + 1) +
               " hold " + e.detail +
               "; a match is two games with the same opponent and alternating colours, or a bye: U H, F F, H H or Z Z";
    case ReadErrorCode::halfOfAMatch:
        return "record " + e.record + " counts columns, two for each match: it must be an even number, not " + e.detail;
    case ReadErrorCode::contradictingRequest:
        return "record " + e.record + " gives " + who + " a bye" + when + " that contradicts the round's own entry";
    case ReadErrorCode::teamReport:
        return "this is the report of an event of teams (records 310), but record 192 names no system of teams that is "
               "known "
               "here: FIDE_TEAM with its types and scores, CUSTOM_TEAM or CUSTOM_TEAM_SWISS";
    case ReadErrorCode::contradictingRecords: break;
    }
    return "record " + e.record + " contradicts " + (e.detail.empty() ? "another record" : e.detail) +
           lineNumber(e.otherLine) + (e.player ? " for " + who : "");
}

std::string sentence(const Repair& r)
{
    const std::string who = r.player ? playerName(r.player) + inRound(r.round) + ": " : "";
    const std::string readAs = quoted(r.found) + " was read as " + quoted(r.used);
    switch (r.code) {
    case RepairCode::windows1252: return "the text is not UTF-8; it was read as Windows-1252";
    case RepairCode::byteColumns: return "columns were counted in bytes instead of characters";
    case RepairCode::tabs: return "tabs were replaced by blanks";
    case RepairCode::controlCharacters: return "control characters were replaced by blanks";
    case RepairCode::shiftedLine: return "the record did not start in its columns";
    case RepairCode::title:
    case RepairCode::date:
    case RepairCode::decimalComma:
    case RepairCode::byeWritten:
    case RepairCode::colourOfBye: return who + readAs;
    case RepairCode::sex: return who + (r.used.empty() ? "unknown sex " + quoted(r.found) + " was dropped" : readAs);
    case RepairCode::unknownTitle: return who + "unknown title " + quoted(r.found) + " was kept";
    case RepairCode::unreadableDate: return who + quoted(r.found) + " is no date";
    case RepairCode::unreadableNumber: return who + quoted(r.found) + " is no number and was dropped";
    case RepairCode::points: return who + "points are " + r.found + ", but the rounds give " + r.used;
    case RepairCode::unknownResult:
        return who + "the result " + quoted(r.found) + inRound(r.round) +
               " is none, or stands against one that is not known: it counts as adjourned";
    case RepairCode::colourFromOpponent: return who + "missing colour taken from the opponent: " + r.used;
    case RepairCode::playerCount: return "record 062 says " + r.found + " players, the file has " + r.used;
    case RepairCode::ratedCount: return "record 072 says " + r.found + " rated players, the file has " + r.used;
    case RepairCode::repeatedRecord: return "the record is repeated; " + quoted(r.used) + " holds";
    case RepairCode::duplicateName: return who + "another player has the same name, " + quoted(r.found);
    case RepairCode::duplicateFideId: return who + "another player has the same FIDE id, " + r.found;
    case RepairCode::severalPairingByes: return r.found + " players have the pairing-allocated bye" + inRound(r.round);
    case RepairCode::unknownPoints: return "record 362: " + quoted(r.found) + " is not known and counts for nothing";
    case RepairCode::teamRecordUnused:
        return "record " + r.found + inRound(r.round) + " says of team " + r.used +
               " what its games do not; it counts "
               "for nothing";
    case RepairCode::missingBoards:
        return "the match " + r.found + inRound(r.round) + " has " + r.used + " of the boards; the others are empty";
    case RepairCode::smallTeam:
        return "team " + r.found + " has " + r.used + (r.used == "1" ? " player" : " players") +
               ", fewer than there are boards";
    case RepairCode::emptyTeam: return "team " + r.found + " has no players";
    case RepairCode::sameTeamName: return "teams " + r.found + " have the same name, " + quoted(r.used);
    case RepairCode::teamStanding:
        return "record 310 of team " + std::to_string(r.player ? r.player->value : 0) + " says " + r.found +
               ", but the matches give " + r.used;
    case RepairCode::lineUpOtherwise:
        return "record 300" + inRound(r.round) + ": of team " + r.found + " " + playerName(r.player) +
               " sat otherwise by the games, which count";
    case RepairCode::coloursOtherwise:
        return "the colours of the match " + r.found + inRound(r.round) +
               (r.used == "1" ? "" : ", the first of " + r.used + ",") +
               " are not those of record 352; the games count";
    case RepairCode::tooManyBoards:
        return "matches of " + r.found + " boards; an event of teams has at most " + r.used + " here";
    case RepairCode::matchPointsRange:
        return "record 362: " + r.found + " is out of bounds: match points are from 0 to 99.9, as no report holds more";
    case RepairCode::matchPointsOrder:
        return "record 362: a match won must be worth more than one lost, and a drawn one neither more than the one "
               "nor less than the other";
    case RepairCode::matchPointsDraws:
        return "record 362: two drawn matches are worth more than one won and one lost, which FIDE does not allow";
    case RepairCode::abnormalUnused:
        return "record 299 " + quoted(r.found) + inRound(r.round) + " concerns nothing that there is";
    case RepairCode::systemComment: return "the comment " + quoted(r.found) + " is not understood";
    case RepairCode::teamsOf013:
        return "teams of a TRF16 (013): " +
               (r.found.empty() ? std::string("no record names the system")
                                : "the system is that of record 092, " + quoted(r.found)) +
               "; match points 2, 1, 0 and what else the format does not say are the usual ones";
    case RepairCode::abnormalPoints: break;
    }
    return "record 299 (abnormal points) is kept but not applied";
}

std::string withLine(int line, const std::string& text)
{
    return line > 0 ? "line " + std::to_string(line) + ": " + text : text;
}

} // namespace

std::string describe(const Repair& repair)
{
    return withLine(repair.line, sentence(repair));
}

std::string describe(const ReadError& error)
{
    return withLine(error.line, sentence(error));
}

} // namespace pairwright::trf
