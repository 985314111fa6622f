#include "tests/property/systems/burstein_case.h"

#include "tests/oracle/burstein/colours.h"
#include "tests/oracle/burstein/procedure.h"

namespace pairwright::property {

using oracle::Rank;
namespace burstein = oracle::burstein;

namespace {

std::vector<std::int64_t> tenthsOf(const std::vector<Score>& scores)
{
    std::vector<std::int64_t> tenths;
    tenths.reserve(scores.size());
    for (const Score score : scores)
        tenths.push_back(score.tenths);
    return tenths;
}

/// What the record says of the criteria, as the engine's numbers. [C7] is proved elsewhere: here it is copied.
std::vector<std::vector<std::int64_t>> valuesOfBracket(const BursteinCase& round, const BursteinBracket& bracket)
{
    const burstein::Floats floats = round.floatsOf(bracket.incoming, bracket.floaters);
    const burstein::Floats following = bracket.recordedC7();
    const int c8 = burstein::c8_preferencesNotGranted(round.entrants, bracket.pairs);
    if (round.isOf2017())
        return {{floats.c5},
                {floats.c6NotPaired},
                tenthsOf(floats.c6),
                {following.c5},
                {following.c6NotPaired},
                tenthsOf(following.c6),
                {c8}};
    return {{floats.c5}, tenthsOf(floats.c6), {following.c5}, tenthsOf(following.c6), {c8}};
}

Complaints bursteinBracketHolds(const BursteinCase& round, const BursteinBracket& bracket,
                                const std::vector<Rank>& left, const std::vector<Rank>& arriving)
{
    std::vector<Rank> expected = left.empty() ? arriving : together(arriving, topScoregroup(round.entrants, left));
    std::vector<Rank> held = bracket.floaters;
    for (const auto& [one, other] : bracket.pairs)
        held.insert(held.end(), {one, other});
    std::sort(expected.begin(), expected.end());
    std::sort(held.begin(), held.end());
    Complaints complaints;
    if (expected != bracket.members)
        complaints.emplace_back("a bracket does not hold the floaters from above and the next scoregroup");
    if (held != bracket.members)
        complaints.emplace_back("a bracket does not pair or float its members");
    if (!round.possible.canAllBePaired(together(bracket.floaters, together(bracket.next, bracket.beyond))))
        complaints.emplace_back("after a bracket the others cannot be paired [C4]");
    std::vector<std::vector<std::int64_t>> recorded;
    recorded.reserve(bracket.record.criteria.size());
    for (const CriterionValue& value : bracket.record.criteria)
        recorded.push_back(value.value);
    if (recorded != valuesOfBracket(round, bracket))
        complaints.emplace_back("the values of a bracket are not those of its criteria");
    return complaints;
}

} // namespace

bool bursteinRoundExists(const SystemProposal& proposal)
{
    const BursteinCase round(proposal);
    return someRoundExists(round.entrants, round.possible,
                           [&](Rank rank) { return burstein::c2_mayHaveBye(round.entrants, rank); });
}

Complaints bursteinLegality(const SystemProposal& proposal)
{
    const BursteinCase round(proposal);
    Complaints complaints;
    for (const Board& board : proposal.pairing.boards) {
        const Rank white = round.rank.of(board.white);
        const Rank black = round.rank.of(board.black);
        if (!burstein::c1_mayMeet(round.entrants, white, black))
            complaints.push_back(text(board) + " is a rematch or forbidden");
        if (!burstein::c3_coloursAllow(round.entrants, white, black))
            complaints.push_back(text(board) + " joins two absolute preferences for one colour");
    }
    return complaints;
}

Complaints bursteinBye(const SystemProposal& proposal)
{
    const BursteinCase round(proposal);
    return byeGoesToTheFirst(
        round.entrants, round.possible, proposal.pairing.bye,
        [&](Rank rank) { return burstein::c2_mayHaveBye(round.entrants, rank); },
        [&](Rank one, Rank other) {
            return burstein::claimToBye(round.entrants, one) > burstein::claimToBye(round.entrants, other);
        });
}

Complaints bursteinColours(const SystemProposal& proposal)
{
    const BursteinCase round(proposal);
    Complaints complaints;
    for (const Board& board : proposal.pairing.boards) {
        const auto allocation =
            burstein::allocateColours(round.entrants, round.rank.of(board.white), round.rank.of(board.black));
        if (round.entrants.tpn(allocation.white) != board.white || allocation.rule != board.rule)
            complaints.push_back(text(board) + " has its colours against article 5.2, or by another rule");
    }
    return complaints;
}

Complaints bursteinRecord(const SystemProposal& proposal)
{
    const BursteinCase round(proposal);
    if (!std::holds_alternative<CriteriaRecord>(proposal.pairing.record))
        return {"there is no criteria record"};
    std::vector<Rank> left = round.players();
    std::vector<Rank> arriving;
    std::vector<std::pair<Tpn, Tpn>> pairs;
    Complaints complaints;
    for (const BursteinBracket& bracket : round.brackets()) {
        const Complaints found = bursteinBracketHolds(round, bracket, left, arriving);
        complaints.insert(complaints.end(), found.begin(), found.end());
        left = together(bracket.next, bracket.beyond);
        arriving = bracket.floaters;
        pairs.insert(pairs.end(), bracket.record.pairs.begin(), bracket.record.pairs.end());
    }
    if (!left.empty() || !arriving.empty())
        complaints.emplace_back("the brackets do not hold everybody");
    const Complaints found = pairsAreTheBoards(pairs, proposal.pairing.boards);
    complaints.insert(complaints.end(), found.begin(), found.end());
    return complaints;
}

} // namespace pairwright::property
