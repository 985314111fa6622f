#include "tests/oracle/team_swiss/procedure.h"

#include "tests/oracle/shared/complete_pairing.h"

#include <array>

namespace pairwright::oracle::teamswiss {

std::string toString(Step step)
{
    static constexpr std::array<const char*, steps> names{"3.4.2", "3.4.3", "3.4.4", "C4", "C5",  "C6",
                                                          "C7",    "3.5.4", "C8",    "C9", "C10", "3.6.3"};
    return names.at(static_cast<std::size_t>(step));
}

void giveBye(const Teams& teams, Narrowing& narrowing)
{
    const auto receiver = [&teams](const Candidate& candidate) -> const Team& {
        return teams.at(*candidate.bye);
    };
    narrowing.keepBest(Step::byeScore, [&](const Candidate& candidate) { return receiver(candidate).score; });
    narrowing.keepBest(Step::byeMatches,
                       [&](const Candidate& candidate) { return -receiver(candidate).matchesPlayed; });
    narrowing.keepBest(Step::byeNumber, [&](const Candidate& candidate) { return -receiver(candidate).tpn.value; });
}

SetsMeetingC6 c6_ofSets(const Teams& teams, const std::vector<Candidate>& candidates, Set unpaired)
{
    const Set following = scoregroupBelow(teams, teams.at(firstOf(unpaired)).score);
    SetsMeetingC6 met;
    for (const Candidate& candidate : candidates) {
        const BracketOf bracket = bracketOf(teams, candidate, unpaired);
        const Set left = following & unpaired & ~bracket.upfloaters;
        const bool isMet = pairedOutside(candidate, left) == sizeOf(left) % 2;
        met[bracket.upfloaters] = met[bracket.upfloaters] || isMet;
    }
    return met;
}

BracketOf makeBracket(const Teams& teams, Narrowing& narrowing, Set unpaired, const SetsMeetingC6& c6)
{
    const auto of = [&](const Candidate& candidate) {
        return bracketOf(teams, candidate, unpaired);
    };
    const auto keep = [&](Step step, auto criterion) {
        narrowing.keepBest(step, [&](const Candidate& candidate) { return criterion(teams, of(candidate)); });
    };
    keep(Step::c4, [](const Teams&, const BracketOf& bracket) { return sizeOf(bracket.upfloaters); });
    keep(Step::c5, c5_differences);
    keep(Step::c6, [&c6](const Teams&, const BracketOf& bracket) { return c6.at(bracket.upfloaters) ? 0 : 1; });
    keep(Step::c7, c7_upfloatersWhoFloated);
    keep(Step::setOrder, orderOfSet);
    keep(Step::c8, c8_preferencesNotFulfilled);
    keep(Step::c9, c9_strongPreferencesNotFulfilled);
    keep(Step::c10, c10_opponentsWhoFloated);
    keep(Step::identifier, identifierOf);
    return of(narrowing.left().front());
}

} // namespace pairwright::oracle::teamswiss
