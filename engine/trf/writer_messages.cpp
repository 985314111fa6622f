#include "engine/trf/writer.h"

namespace pairwright::trf {

namespace {

std::string where(const std::optional<FileId>& player, const std::optional<RoundNumber>& round)
{
    std::string text;
    if (player)
        text = "player " + std::to_string(player->value);
    if (round)
        text += (text.empty() ? "round " : ", round ") + std::to_string(round->value);
    return text.empty() ? text : text + ": ";
}

std::string sentence(const Omission& omission)
{
    switch (omission.code) {
    case OmissionCode::recordNotInVersion: return "this version has no record for " + omission.detail;
    case OmissionCode::keptLine: return "line of an extension left out: " + omission.detail;
    case OmissionCode::cutText: return "text cut to its columns: " + omission.detail;
    case OmissionCode::controlCharacters: return "control characters replaced: " + omission.detail;
    case OmissionCode::pointValues:
        return "record 162 cannot say that points differ by colour, forfeit or requested bye";
    case OmissionCode::openGame: return "the game has no result yet";
    case OmissionCode::missingRank: break;
    }
    return "no rank";
}

} // namespace

std::string describe(const Omission& omission)
{
    return where(omission.player, omission.round) + sentence(omission);
}

std::string describe(const WriteError& error)
{
    const std::string place = where(error.player, error.round);
    switch (error.code) {
    case WriteErrorCode::adjournedGame:
        return place + "the game is adjourned; enter its result before a report is made";
    case WriteErrorCode::tooManyPlayers: return error.detail + " players; a TRF holds at most 9999";
    case WriteErrorCode::noLineUp:
        return "round " + std::to_string(error.round ? error.round->value : 0) + ", match " + error.detail +
               ": somebody who plays is not named, and a TRF tells a match by its players; enter the line-ups";
    case WriteErrorCode::unreadable: return "the file would contradict itself: " + error.detail;
    case WriteErrorCode::doesNotFit: break;
    }
    return place + error.detail + " does not fit into its columns";
}

} // namespace pairwright::trf
