#include "engine/trf/to_state.h"

#include "engine/capabilities.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

template <typename Systems>
std::string list(const Systems& all)
{
    std::string text;
    for (const SystemInfo& info : all)
        text += (text.empty() ? "" : ", ") + std::string(info.key) + " " + std::to_string(info.id.edition);
    return text;
}

/// By its key, with an edition or without.
bool isOfTeams(const std::string& asked)
{
    return std::ranges::any_of(
        teamSystems(), [&asked](const SystemInfo& info) { return asked.substr(0, asked.find(' ')) == info.key; });
}

std::string boardsOfTables()
{
    const auto choices = findOption("scheveningen-boards")->choices;
    return std::string(choices.front()) + " to " + std::string(choices.back());
}

std::string gameList(const std::vector<std::pair<FileId, FileId>>& games)
{
    constexpr std::size_t most = 20;
    std::string list;
    for (std::size_t i = 0; i < games.size() && i < most; ++i)
        list += (list.empty() ? "" : ", ") + std::to_string(games[i].first.value) + "-" +
                std::to_string(games[i].second.value);
    return games.size() > most ? list + ", ..." : list;
}

std::string roundText(const std::optional<RoundNumber>& round)
{
    return round ? std::to_string(round->value) : std::string("?");
}

} // namespace

std::string describe(const Note& note)
{
    switch (note.code) {
    case NoteCode::systemByDate: return "no pairing system in the file: " + note.detail + ", by the start date";
    case NoteCode::systemByDefault: return "no pairing system and no start date in the file: " + note.detail;
    case NoteCode::initialColourInferred:
        return "no initial colour in the file: " + note.detail + ", as the first round shows";
    case NoteCode::initialColourAssumed: return "no initial colour in the file; " + note.detail + " is assumed";
    case NoteCode::roundsAssumed:
        return "no number of rounds in the file: the " + note.detail + " rounds paired so far";
    case NoteCode::virtualPointsDiffer:
        return "the virtual points of 250 or XXA are not those of Baku acceleration (record 192), first for player " +
               note.detail + "; they are used as they stand. Remove them, or _BAKU, if that is not meant";
    case NoteCode::seamInferred:
        return note.detail == "straight"
                   ? "the last two rounds of a cycle are in the order of the table (straight), by the rounds of the "
                     "file"
                   : "the last two rounds of a cycle have changed places (exchanged), by the rounds of the file";
    case NoteCode::otherThanTable: return "round " + note.detail + " has other pairs than the Berger table";
    case NoteCode::tableUnknown:
        return "record 192 says that the teams play by a table, but no comment ### SYSTEM that is understood says by "
               "which: they are paired as in a Swiss";
    case NoteCode::ownRulesUnknown:
        return "record 192 (" + note.detail +
               ") names a Swiss of teams by rules of its own, and no comment ### SYSTEM says by which: they are paired "
               "by C.04.6 without colour preferences";
    case NoteCode::boardsByPlayers:
        return "no record 352 says how many boards the match has: " + note.detail +
               ", as many players as each team has";
    case NoteCode::otherThanBoards:
        return "record 142 says " + note.detail.substr(0, note.detail.find(' ')) +
               " rounds, but by the number of its boards (352) and games the match has " +
               note.detail.substr(note.detail.find(' ') + 1);
    case NoteCode::virtualPointsComputed: break;
    }
    return "Baku acceleration: virtual points computed from record 192";
}

std::string describe(const ConversionError& error)
{
    switch (error.code) {
    case ConversionErrorCode::unknownSystem:
        if (error.detail.find("_TEAM") != std::string::npos)
            return "\"" + error.detail + "\" is a system of teams that is not known here";
        if (isOfTeams(error.detail))
            return "\"" + error.detail + "\" pairs teams, and this is no event of teams";
        return "this version cannot pair \"" + error.detail + "\"; it has: " + list(systems());
    case ConversionErrorCode::notForTeams:
        return "the file is one of teams, which \"" + error.detail +
               "\" does not pair; there are: " + list(teamSystems()) + ", and the round robins";
    case ConversionErrorCode::boardsUnknown:
        return "nothing says how many boards the match has: there is no record 352 and no game, and the teams have " +
               error.detail + " players; add the record, for instance \"352 WBWB\"";
    case ConversionErrorCode::boardsOfTable:
        return "a Scheveningen match here has " + boardsOfTables() + " boards, not " + error.detail;
    case ConversionErrorCode::systemsDisagree:
        return "record 192 and the comment ### SYSTEM name different systems: " + error.detail;
    case ConversionErrorCode::otherColumns:
        return "in " + error.detail + " a round takes another number of columns than in this file";
    case ConversionErrorCode::unknownRounds:
        return "the file does not say how many rounds the tournament has (142 or XXR); give --rounds";
    case ConversionErrorCode::badRounds:
        return "the number of rounds is " + error.detail + ", but " + roundText(error.round) +
               " rounds are paired already";
    case ConversionErrorCode::allRoundsPaired: return "all " + error.detail + " rounds are paired already";
    case ConversionErrorCode::openGames:
        return "round " + roundText(error.round) + " has games without a result: " + gameList(error.games);
    case ConversionErrorCode::notSupported:
        return error.detail == "299"
                   ? "record 299 changes points and is not supported for pairing"
                   : "the file is of teams (record " + error.detail + "), but record 192 names no system of teams";
    case ConversionErrorCode::badOption:
        return "### OPTION " + error.detail + " is not understood: auto, on or off is possible";
    case ConversionErrorCode::noTeamSystem:
        return "the file is of teams (013), and nothing says by which system they are paired: it has no record 192, "
               "and 092 says \"" +
               error.detail + "\"; name it: --system team-swiss, round-robin or scheveningen";
    case ConversionErrorCode::pointsForBaku: break;
    }
    return "Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7), and in an event of teams "
           "match points first; correct the points (162, XXS, 362), or take _BAKU out of record 192";
}

} // namespace pairwright::trf
