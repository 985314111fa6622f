#include "tests/property/systems/dubov_case.h"

#include "tests/oracle/dubov/colours.h"

namespace pairwright::property {

using oracle::Rank;
namespace dubov = oracle::dubov;

DubovCase::DubovCase(const SystemProposal& proposal)
    : pairing(proposal.pairing)
    , entrants(dubov::makeEntrants(proposal.position.state,
                                   proposal.request.system.edition == 2018 ? dubov::Edition::Dubov2018
                                                                           : dubov::Edition::Dubov2026,
                                   proposal.position.absent))
    , possible(possiblePairs(entrants))
    , rank(entrants)
{
}

std::vector<DubovBracket> DubovCase::brackets() const
{
    std::vector<DubovBracket> all;
    const auto* record = std::get_if<CriteriaRecord>(&pairing.record);
    if (record == nullptr)
        return all;
    std::vector<Rank> left =
        everybodyBut(entrants, pairing.bye ? std::optional<Rank>(rank.of(*pairing.bye)) : std::nullopt);
    for (const BracketRecord& recorded : record->brackets) {
        DubovBracket bracket{
            recorded, rank.of(recorded.residents), rank.of(recorded.upfloaters), {}, rank.of(recorded.pairs)};
        left = without(left, bracket.residents);
        bracket.lower = left;
        left = without(left, bracket.upfloaters);
        all.push_back(bracket);
    }
    return all;
}

dubov::Quality DubovCase::quality(const DubovBracket& bracket) const
{
    return dubov::qualityOf(entrants, entrants.score(bracket.residents.front()), bracket.upfloaters,
                            deniedIn(bracket.pairs));
}

int DubovCase::deniedIn(const RankPairs& pairs) const
{
    int denied = 0;
    for (const auto& [one, other] : pairs)
        denied += dubov::denied(entrants, one, other);
    return denied;
}

namespace {

/// What the record says of the criteria, as the engine's numbers.
std::vector<std::vector<std::int64_t>> valuesOfQuality(const dubov::Quality& quality)
{
    std::vector<std::int64_t> differences;
    differences.reserve(quality.c6.size());
    for (const Score score : quality.c6)
        differences.push_back(score.tenths);
    return {
        {static_cast<std::int64_t>(quality.c5)}, differences, {quality.c7}, {quality.c8}, {quality.c9}, {quality.c10}};
}

Complaints dubovBracketHolds(const DubovCase& round, const DubovBracket& bracket, const std::vector<Rank>& left)
{
    Complaints complaints;
    if (left.empty() || !without(topScoregroup(round.entrants, left), bracket.residents).empty() ||
        !without(bracket.residents, topScoregroup(round.entrants, left)).empty())
        return {"the residents of a bracket are not the highest remaining scoregroup"};
    if (!without(bracket.upfloaters, bracket.lower).empty())
        complaints.emplace_back("an upfloater does not come from below");
    std::vector<Rank> paired;
    for (const auto& [one, other] : bracket.pairs)
        paired.insert(paired.end(), {one, other});
    std::vector<Rank> members = together(bracket.residents, bracket.upfloaters);
    std::sort(paired.begin(), paired.end());
    std::sort(members.begin(), members.end());
    if (paired != members)
        complaints.emplace_back("a bracket does not pair its members");
    if (!round.possible.canAllBePaired(without(bracket.lower, bracket.upfloaters)))
        complaints.emplace_back("after a bracket the others cannot be paired [C4]");
    std::vector<std::vector<std::int64_t>> recorded;
    recorded.reserve(bracket.record.criteria.size());
    for (const CriterionValue& value : bracket.record.criteria)
        recorded.push_back(value.value);
    if (recorded != valuesOfQuality(round.quality(bracket)))
        complaints.emplace_back("the values of a bracket are not those of its criteria");
    return complaints;
}

} // namespace

bool dubovRoundExists(const SystemProposal& proposal)
{
    const DubovCase round(proposal);
    return someRoundExists(round.entrants, round.possible,
                           [&](Rank rank) { return dubov::c2_mayHaveBye(round.entrants, rank); });
}

Complaints dubovLegality(const SystemProposal& proposal)
{
    const DubovCase round(proposal);
    Complaints complaints;
    for (const Board& board : proposal.pairing.boards) {
        const Rank white = round.rank.of(board.white);
        const Rank black = round.rank.of(board.black);
        if (!dubov::c1_mayMeet(round.entrants, white, black))
            complaints.push_back(text(board) + " is a rematch or forbidden");
        if (!dubov::c3_coloursAllow(round.entrants, white, black))
            complaints.push_back(text(board) + " joins two absolute preferences for one colour");
    }
    return complaints;
}

Complaints dubovBye(const SystemProposal& proposal)
{
    const DubovCase round(proposal);
    return byeGoesToTheFirst(
        round.entrants, round.possible, proposal.pairing.bye,
        [&](Rank rank) { return dubov::c2_mayHaveBye(round.entrants, rank); },
        [&](Rank one, Rank other) {
            return dubov::claimToBye(round.entrants, one) > dubov::claimToBye(round.entrants, other);
        });
}

Complaints dubovColours(const SystemProposal& proposal)
{
    const DubovCase round(proposal);
    Complaints complaints;
    for (const Board& board : proposal.pairing.boards) {
        const auto allocation =
            dubov::allocateColours(round.entrants, round.rank.of(board.white), round.rank.of(board.black));
        if (round.entrants.tpn(allocation.white) != board.white || allocation.rule != board.rule)
            complaints.push_back(text(board) + " has its colours against article 5.2, or by another rule");
    }
    return complaints;
}

Complaints dubovRecord(const SystemProposal& proposal)
{
    const DubovCase round(proposal);
    const auto* record = std::get_if<CriteriaRecord>(&proposal.pairing.record);
    if (record == nullptr)
        return {"there is no criteria record"};
    std::vector<Rank> left =
        everybodyBut(round.entrants,
                     proposal.pairing.bye ? std::optional<Rank>(round.rank.of(*proposal.pairing.bye)) : std::nullopt);
    std::vector<std::pair<Tpn, Tpn>> pairs;
    Complaints complaints;
    for (const DubovBracket& bracket : round.brackets()) {
        const Complaints found = dubovBracketHolds(round, bracket, left);
        complaints.insert(complaints.end(), found.begin(), found.end());
        left = without(bracket.lower, bracket.upfloaters);
        pairs.insert(pairs.end(), bracket.record.pairs.begin(), bracket.record.pairs.end());
    }
    if (!left.empty())
        complaints.emplace_back("the brackets do not hold everybody");
    const Complaints found = pairsAreTheBoards(pairs, proposal.pairing.boards);
    complaints.insert(complaints.end(), found.begin(), found.end());
    return complaints;
}

} // namespace pairwright::property
