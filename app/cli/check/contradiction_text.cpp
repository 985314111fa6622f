#include "app/cli/check/contradiction_text.h"

namespace pairwright::cli {

namespace {

std::string what(const Finding& finding)
{
    const std::string value = std::to_string(finding.value.value_or(0));
    switch (finding.code) {
    case FindingCode::roundCountOutOfRange: return "the number of rounds cannot be " + value;
    case FindingCode::fewerRoundsThanPublished: return "more rounds are published than planned (" + value + ")";
    case FindingCode::unknownSystem: return "there is no such edition of the pairing system (" + value + ")";
    case FindingCode::matchesAndGames: return "single games and matches of two are mixed";
    case FindingCode::accelerationNeedsPoints: return "the acceleration does not fit the point values";
    case FindingCode::invalidPointSystem: return "the point values are impossible";
    case FindingCode::tooManyTieBreaks: return "too many tie-breaks (more than " + value + ")";
    case FindingCode::tieBreakNotForRoundRobin:
        return finding.text.toStdString() + " must not be used in a round robin (C.07 art. 8)";
    case FindingCode::tooManyPlayers: return "more players than a tournament can have (" + value + ")";
    case FindingCode::invalidForbiddenGroup: return "group " + value + " of those who must not meet is impossible";
    case FindingCode::invalidGroupRule: return "a group by rule has no name or no condition";
    case FindingCode::invalidPrize: return "prize \"" + finding.text.toStdString() + "\" is impossible";
    case FindingCode::invalidTeamRanking: return "a team ranking has no name, or that of another";
    case FindingCode::invalidOrder: return "the order names somebody twice, or leaves somebody out";
    case FindingCode::nameMissing: return "a name is missing";
    case FindingCode::textNotAllowed: return "a text is too long, or has characters that steer the screen";
    case FindingCode::notTheNextRound: return "it does not follow the round before";
    case FindingCode::unknownPlayer: return "there is no such player";
    case FindingCode::playerPlacedTwice: return "placed twice";
    case FindingCode::roundContradictory: return "its versions do not fit together";
    case FindingCode::presenceContradictory: return "byes, withdrawals or the late entry do not fit together";
    case FindingCode::keptLineImpossible: return "a kept line of a TRF is impossible";
    case FindingCode::recordUnreadable: return "the reasons of its pairings cannot be read";
    case FindingCode::stepUnreadable:
        return "step " + value + " of the history cannot be read, or does not fit the others";
    case FindingCode::valueImpossible: return finding.text.toStdString() + " cannot be " + value;
    default: return "something is impossible";
    }
}

} // namespace

std::string contradictionText(const Finding& finding)
{
    std::string where;
    if (finding.round)
        where += "round " + std::to_string(finding.round->value) + ": ";
    if (finding.player)
        where += "player with key " + std::to_string(finding.player->value) + ": ";
    return where + what(finding);
}

} // namespace pairwright::cli
