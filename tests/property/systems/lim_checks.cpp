#include "tests/property/systems/proposal_lookup.h"

#include "engine/lim/maxi.h"
#include "tests/oracle/lim/colours.h"
#include "tests/oracle/lim/round.h"

namespace pairwright::property {

using oracle::Rank;
namespace lim = oracle::lim;

namespace {

lim::Maxi maxiOf(const SystemOptions& options)
{
    const std::string_view asked = options.of(pairwright::lim::maxi);
    if (asked == "auto")
        return lim::Maxi::automatic;
    return asked == "on" ? lim::Maxi::on : lim::Maxi::off;
}

PossiblePairs compatiblePairs(const lim::Entrants& entrants)
{
    return {entrants.size(), [&](Rank one, Rank other) {
                return lim::areCompatible(entrants, one, other);
            }};
}

struct LimCase {
    explicit LimCase(const SystemProposal& proposal)
        : entrants(
              lim::makeEntrants(proposal.position.state, maxiOf(proposal.request.options), proposal.position.absent))
        , lastRound(proposal.position.state.roundsPlayed() + 1 == proposal.position.state.plannedRounds)
        , rank(entrants)
        , possible(compatiblePairs(entrants))
    {
        if (!lastRound)
            return;
        for (const auto meaning : {lim::Compatibility::equalScoreFree, lim::Compatibility::notMet}) { // 6
            entrants.compatibility = meaning;
            possible = compatiblePairs(entrants);
            if (canBePaired())
                break;
        }
    }

    [[nodiscard]] bool canBePaired() const
    {
        return someRoundExists(entrants, possible, [this](Rank one) { return !entrants.at(one).facts.barredFromBye; });
    }

    lim::Entrants entrants;
    bool lastRound;
    RankByTpn rank;
    PossiblePairs possible;
};

using TpnPair = std::pair<Tpn, Tpn>;

TpnPair inOrder(Tpn one, Tpn other)
{
    return {std::min(one, other), std::max(one, other)};
}

/// The steps of the record, by pairs.
struct MadeAndCracked {
    std::map<TpnPair, bool> madeBelow; ///< pairs that stand; true: made below the median
    Complaints complaints;
};

MadeAndCracked follow(const ProcedureRecord& record)
{
    MadeAndCracked result;
    const ProcedureStep* group = nullptr;
    for (const ProcedureStep& step : record.steps) {
        const auto isOfGroup = [&group](Tpn tpn) {
            return group != nullptr &&
                   std::find(group->players.begin(), group->players.end(), tpn) != group->players.end();
        };
        switch (step.outcome) {
        case ProcedureOutcome::groupDownward:
        case ProcedureOutcome::groupUpward:
        case ProcedureOutcome::groupMedian: group = &step; break;
        case ProcedureOutcome::crackedAbove:
        case ProcedureOutcome::crackedBelow:
            if (result.madeBelow.erase(inOrder(step.players.at(0), step.players.at(1))) == 0)
                result.complaints.emplace_back("a pair is cracked that was not made");
            break;
        case ProcedureOutcome::paired:
            if (!isOfGroup(step.players.at(0)) || !isOfGroup(step.players.at(1)))
                result.complaints.emplace_back("a pair is not of its group");
            else
                result.madeBelow[inOrder(step.players[0], step.players[1])] =
                    group->outcome == ProcedureOutcome::groupUpward;
            break;
        default: break;
        }
    }
    return result;
}

} // namespace

bool limRoundExists(const SystemProposal& proposal)
{
    return LimCase(proposal).canBePaired();
}

Complaints limLegality(const SystemProposal& proposal)
{
    const LimCase round(proposal);
    Complaints complaints;
    for (const Board& board : proposal.pairing.boards) {
        const Rank white = round.rank.of(board.white);
        const Rank black = round.rank.of(board.black);
        const lim::Entrant& one = round.entrants.at(white);
        const lim::Entrant& other = round.entrants.at(black);
        if (!round.possible.mayMeet(white, black))
            complaints.push_back(text(board) + " joins two who are not compatible");
        const bool kept = lim::mayHave(one, Colour::White) && lim::mayHave(other, Colour::Black);
        const bool couldBeKept = lim::mayHave(one, Colour::Black) && lim::mayHave(other, Colour::White);
        if (!kept && (couldBeKept || !round.lastRound))
            complaints.push_back(text(board) + " breaks a colour limit");
    }
    return complaints;
}

Complaints limBye(const SystemProposal& proposal)
{
    const LimCase round(proposal);
    return byeGoesToTheFirst(
        round.entrants, round.possible, proposal.pairing.bye,
        [&](Rank rank) { return !round.entrants.at(rank).facts.barredFromBye; },
        [&](Rank one, Rank other) {
            return lim::claimToBye(round.entrants, one) < lim::claimToBye(round.entrants, other);
        });
}

Complaints limColours(const SystemProposal& proposal)
{
    const LimCase round(proposal);
    const auto* record = std::get_if<ProcedureRecord>(&proposal.pairing.record);
    if (record == nullptr)
        return {"there is no procedure record"};
    const MadeAndCracked made = follow(*record);
    Complaints complaints;
    for (const Board& board : proposal.pairing.boards) {
        const auto pair = made.madeBelow.find(inOrder(board.white, board.black));
        const bool below = pair != made.madeBelow.end() && pair->second;
        const Rank white = round.rank.of(board.white);
        const Rank black = round.rank.of(board.black);
        const lim::Allocation allocation =
            round.entrants.article7
                ? lim::allocateInRoundOne(round.entrants, white, black)
                : lim::allocateColours(round.entrants, white, black,
                                       below ? lim::Decider::lowerRanked : lim::Decider::higherRanked);
        if (allocation.white != white)
            complaints.push_back(text(board) + " has its colours against section 5");
    }
    return complaints;
}

Complaints limRecord(const SystemProposal& proposal)
{
    const auto* record = std::get_if<ProcedureRecord>(&proposal.pairing.record);
    if (record == nullptr)
        return {"there is no procedure record"};
    MadeAndCracked made = follow(*record);
    std::vector<TpnPair> pairs;
    pairs.reserve(made.madeBelow.size());
    for (const auto& [pair, below] : made.madeBelow)
        pairs.push_back(pair);
    const Complaints found = pairsAreTheBoards(pairs, proposal.pairing.boards);
    made.complaints.insert(made.complaints.end(), found.begin(), found.end());
    return made.complaints;
}

} // namespace pairwright::property
