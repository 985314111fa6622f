#include "app/domain/rounds/pairings.h"
#include "app/domain/teams/line_up.h"
#include "app/pairing/board_place.h"
#include "app/pairing/legality.h"
#include "app/pairing/manual_comparison.h"
#include "app/session/plan/plan_context.h"
#include "app/session/plan/stale.h"

#include <algorithm>
#include <map>

namespace pairwright::plan {

namespace {

/// Takes the player off his board, or the bye from him. False: he has neither.
bool takeOut(Pairings& pairings, PlayerKey player)
{
    if (pairings.bye == player) {
        pairings.bye.reset();
        return true;
    }
    return std::erase_if(pairings.boards, [player](const Match& match) { return match.has(player); }) > 0;
}

/// The matches of an edit, made anew. Those that are as they were keep the rule that gave the colours.
Pairings madeAnew(const Context& to, RoundNumber round, Pairings pairings, const Pairings& before)
{
    std::map<std::pair<PlayerKey, PlayerKey>, const Match*> known;
    for (const Match& match : before.boards)
        known.emplace(std::pair{match.a, match.b}, &match);
    for (Match& match : pairings.boards) {
        const auto found = known.find({match.a, match.b});
        match.colourRule = found != known.end() ? found->second->colourRule : std::nullopt;
        match.open(matchShape(to.tournament.settings));
        if (match.colourRule == ColourRule::byTable) // it says who sits there, too
            for (const PlayerKey side : {match.a, match.b})
                match.seat(side, found->second->lineUpOf(side));
        else
            seatByTable(to.tournament, round, match);
    }
    return pairings;
}

struct ApplyEdit {
    const Context& to;
    RoundNumber round;
    const RoundVersion& proposal;

    Pairings operator()(const EditProposal::SwapPlayers& edit) const
    {
        (void)findPlayer(to, edit.first);
        (void)findPlayer(to, edit.second);
        Pairings after = proposal.pairings;
        changePlaces(after, edit.first, edit.second);
        return after;
    }
    Pairings operator()(const EditProposal::SwapColours& edit) const
    {
        Pairings after = proposal.pairings;
        if (!isBoard(edit.board))
            return after;
        Match& match = after.boards[static_cast<std::size_t>(edit.board - 1)];
        std::swap(match.a, match.b);
        to.plan.step.board = edit.board;
        return after;
    }
    Pairings operator()(const EditProposal::SetPairings& edit) const
    {
        checkPlayersAreKnown(to, edit.pairings, {});
        return edit.pairings;
    }
    Pairings operator()(const EditProposal::Unpair& edit) const
    {
        (void)findPlayer(to, edit.player);
        Pairings after = proposal.pairings;
        takeOut(after, edit.player);
        return after;
    }
    Pairings operator()(const EditProposal::Pair& edit) const
    {
        Pairings after = proposal.pairings;
        for (const PlayerKey player : {edit.white, edit.black}) {
            (void)findPlayer(to, player);
            if (isPlaced(after, player))
                to.add(FindingCode::alreadyPaired).player = player;
        }
        if (edit.white == edit.black)
            to.add(FindingCode::alreadyPaired).player = edit.white;
        if (to.refused())
            return after;
        const Match match = Match::of(edit.white, edit.black);
        const std::size_t place = placeOfBoard(to.tournament, round, proposal, match);
        after.boards.insert(after.boards.begin() + static_cast<std::ptrdiff_t>(place), match);
        to.plan.step.board = static_cast<int>(place) + 1;
        return after;
    }
    Pairings operator()(const EditProposal::GiveBye& edit) const
    {
        (void)findPlayer(to, edit.player);
        Pairings after = proposal.pairings;
        if (after.bye == edit.player)
            return after;
        if (after.bye && isPlaced(after, edit.player)) {
            changePlaces(after, *after.bye, edit.player);
            return after;
        }
        takeOut(after, edit.player);
        after.bye = edit.player;
        return after;
    }
    Pairings operator()(const EditProposal::MoveBoard& edit) const
    {
        Pairings after = proposal.pairings;
        if (!isBoard(edit.from) || !isBoard(edit.to))
            return after;
        const auto old = after.boards.begin() + (edit.from - 1);
        const auto place = after.boards.begin() + (edit.to - 1);
        if (edit.from < edit.to)
            std::rotate(old, old + 1, place + 1);
        else
            std::rotate(place, old, old + 1);
        to.plan.step.board = edit.to;
        return after;
    }
    Pairings operator()(const EditProposal::OrderBoards& /*edit*/) const
    {
        Pairings after = proposal.pairings;
        after.boards = inPublishingOrder(to.tournament, round, proposal);
        return after;
    }

private:
    [[nodiscard]] bool isBoard(int number) const
    {
        if (number >= 1 && number <= static_cast<int>(proposal.pairings.boards.size()))
            return true;
        Finding& finding = to.add(FindingCode::unknownBoard);
        finding.round = round;
        finding.board = number;
        return false;
    }
};

/// The proposal while it is edited by hand; else a finding and nullptr.
const RoundVersion* findManualPhase(const Context& to, RoundNumber number)
{
    const RoundVersion* proposal = findProposal(to, number);
    if (proposal == nullptr || proposal->manualPhase)
        return proposal;
    to.add(FindingCode::noManualPhase).round = number;
    return nullptr;
}

bool isOutdated(const Context& to, const RoundVersion& proposal, RoundNumber number)
{
    if (!isStale(to.tournament, proposal))
        return false;
    to.add(FindingCode::proposalStale).round = number;
    return true;
}

/// The same trouble, on whatever board and with whatever colours.
bool isSame(const Finding& a, const Finding& b)
{
    const bool straight = a.player == b.player && a.other == b.other;
    const bool crossed = a.player == b.other && a.other == b.player;
    return a.code == b.code && (straight || crossed);
}

/// Asks about what the edit breaks that was whole before. Unpaired players are what the phase is for.
void askAboutBreaches(const Context& to, const Pairings& before, const Pairings& after)
{
    const std::vector<Finding> known = judgePairings(to.tournament, before);
    for (Finding& finding : judgePairings(to.tournament, after)) {
        const bool isNew =
            std::none_of(known.begin(), known.end(), [&](const Finding& one) { return isSame(one, finding); });
        if (isNew && finding.code != FindingCode::playerNotPlaced)
            to.plan.findings.push_back(std::move(finding));
    }
}

void endPhase(const Context& to, RoundNumber number, const RoundVersion& proposal, const QString& comparisonJson)
{
    to.plan.delta.emplace_back(ManualPhaseChange{
        number, proposal.version, {proposal.manualPhase, proposal.comparisonJson}, {std::nullopt, comparisonJson}});
}

} // namespace

void run(const Context& to, const BeginManualPairing& command)
{
    const Round* round = to.tournament.round(command.round);
    const RoundVersion* outdated = round != nullptr ? round->proposal() : nullptr;
    if (command.empty && (round == nullptr || (outdated == nullptr && round->published() == nullptr))) {
        beginEmptyRound(to, command.round);
        return;
    }
    if (command.empty && outdated != nullptr && !outdated->manualPhase && isStale(to.tournament, *outdated)) {
        Tournament without = to.tournament;
        dropProposals(to, command.round);
        applyTo(without, to.plan.delta);
        beginEmptyRound(Context{without, to.now, to.plan}, command.round);
        return;
    }
    const RoundVersion* proposal = findProposal(to, command.round);
    if (proposal == nullptr || isOutdated(to, *proposal, command.round))
        return;
    to.plan.delta.emplace_back(ManualPhaseChange{
        command.round,
        proposal->version,
        {std::nullopt, proposal->comparisonJson},
        {ManualPhase{to.now, proposal->origin, proposal->pairings, proposal->comparisonJson}, QString()}});
}

void run(const Context& to, const EditProposal& command)
{
    const RoundVersion* proposal = findManualPhase(to, command.round);
    if (proposal == nullptr)
        return;
    const ManualPhase& phase = *proposal->manualPhase;
    const Pairings after =
        madeAnew(to, command.round, std::visit(ApplyEdit{to, command.round, *proposal}, command.edit), phase.pairings);
    if (to.refused() || after == proposal->pairings)
        return;
    askAboutBreaches(to, proposal->pairings, after);
    const PairingOrigin origin = after == phase.pairings && phase.pool.empty() ? phase.origin : PairingOrigin::edited;
    to.plan.delta.emplace_back(pairingsChange(command.round, *proposal, origin, after));
}

void run(const Context& to, const ValidatePairings& command)
{
    const RoundVersion* proposal = findManualPhase(to, command.round);
    if (proposal == nullptr || isOutdated(to, *proposal, command.round))
        return;
    for (Finding& finding : judgePairings(to.tournament, proposal->pairings))
        if (finding.level == WarningLevel::refused) // the rest was asked about when it was done
            to.plan.findings.push_back(std::move(finding));
    if (command.judged != proposal->pairings)
        to.add(FindingCode::comparisonOutdated).round = command.round;
    const bool byHand = proposal->origin == PairingOrigin::edited;
    if (const auto comparison = byHand && !to.refused() ? comparisonFromJson(command.comparisonJson) : std::nullopt)
        askWhereDiffering(to, command.round, *comparison);
    endPhase(to, command.round, *proposal, byHand ? command.comparisonJson : QString());
}

void run(const Context& to, const CancelManualPairing& command)
{
    const RoundVersion* proposal = findManualPhase(to, command.round);
    if (proposal == nullptr)
        return;
    const ManualPhase& phase = *proposal->manualPhase;
    if (!phase.pool.empty()) {
        dropProposals(to, command.round);
        return;
    }
    if (phase.pairings != proposal->pairings || phase.origin != proposal->origin)
        to.plan.delta.emplace_back(pairingsChange(command.round, *proposal, phase.origin, phase.pairings));
    endPhase(to, command.round, *proposal, phase.comparisonJson);
}

} // namespace pairwright::plan
