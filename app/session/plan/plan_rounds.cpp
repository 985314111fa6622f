#include "app/domain/teams/line_up.h"
#include "app/pairing/adapter.h"
#include "app/pairing/empty_round.h"
#include "app/pairing/legality.h"
#include "app/session/plan/plan_context.h"
#include "app/session/plan/stale.h"

#include <algorithm>

namespace pairwright::plan {

const RoundVersion* findProposal(const Context& to, RoundNumber number)
{
    to.plan.step.round = number;
    const Round* round = to.tournament.round(number);
    if (round != nullptr && round->published() != nullptr) {
        to.add(FindingCode::roundAlreadyPublished).round = number;
        return nullptr;
    }
    const RoundVersion* proposal = round != nullptr ? round->proposal() : nullptr;
    if (proposal == nullptr)
        to.add(FindingCode::noProposal).round = number;
    return proposal;
}

void checkPlayersAreKnown(const Context& to, const Pairings& pairings, const std::vector<PlayerKey>& order)
{
    const auto check = [&](PlayerKey key) {
        (void)findPlayer(to, key);
    };
    for (const Match& match : pairings.boards) {
        check(match.a);
        check(match.b);
    }
    if (pairings.bye)
        check(*pairings.bye);
    std::for_each(order.begin(), order.end(), check);
}

namespace {

/// One more would be a file that contradicts itself.
bool isPlanned(const Context& to, RoundNumber round)
{
    const int planned = to.tournament.settings.plannedRounds;
    if (round.value > planned)
        to.add(FindingCode::roundsUsedUp).value = planned;
    return round.value <= planned;
}

/// The round before must have all its results, or its pairings would rest on nothing.
void checkPreviousResults(const Context& to)
{
    const Round* previous = to.tournament.roundBehind(to.roundAhead());
    if (previous == nullptr || previous->openBoards().empty())
        return;
    Finding& finding = to.add(FindingCode::resultsMissing);
    finding.round = previous->number;
    finding.boards = previous->openBoards();
}

/// The round from which that one was made.
void closeRoundBehind(const Context& to, RoundNumber number, std::optional<QDateTime> closedAt)
{
    const Round* round = to.tournament.roundBehind(number);
    if (round == nullptr)
        return;
    const RoundChange::Side before = headOf(*round);
    RoundChange::Side after = before;
    after.closedAt = std::move(closedAt);
    to.plan.delta.emplace_back(RoundChange{round->number, before, after});
}

} // namespace

void storeDraft(const Context& to, const RoundDraft& draft, std::optional<ManualPhase> phase)
{
    checkPlayersAreKnown(to, draft.pairings, draft.order);
    if (to.refused())
        return;
    if (draft.inputHash != pairingInputHash(to.tournament)) {
        to.add(FindingCode::proposalStale).round = draft.round;
        return;
    }
    const Round* round = to.tournament.round(draft.round);
    RoundVersion version;
    version.version = round == nullptr || round->versions.empty() ? 1 : round->versions.back().version + 1;
    version.origin = draft.origin;
    version.system = draft.system;
    version.madeAt = to.now;
    version.pairings = draft.pairings;
    for (Match& match : version.pairings.boards) {
        const Match given = match;
        match.open(matchShape(to.tournament.settings));
        seatByTable(to.tournament, draft.round, match);
        const bool isNamed = std::ranges::any_of(
            given.games, [](const Game& game) { return game.forWhite.has_value() || game.forBlack.has_value(); });
        if (isNamed && given.gameCount() == match.gameCount()) // it was there before
            for (const PlayerKey side : {match.a, match.b})
                match.seat(side, given.lineUpOf(side));
    }
    version.order = draft.order;
    version.record = draft.record;
    version.inputHash = draft.inputHash;
    version.manualPhase = std::move(phase);
    to.plan.step.count = static_cast<int>(version.pairings.boards.size());
    to.plan.delta.emplace_back(VersionChange{draft.round, std::nullopt, std::move(version)});
}

namespace {

/// It is the round that comes next, and everything before it is known.
bool mayBeMade(const Context& to, RoundNumber round)
{
    to.plan.step.round = round;
    if (round != to.roundAhead()) {
        to.add(FindingCode::notTheNextRound).round = round;
        return false;
    }
    if (!isPlanned(to, round))
        return false;
    checkPreviousResults(to);
    return !to.refused();
}

} // namespace

void run(const Context& to, const StoreProposal& command)
{
    if (mayBeMade(to, command.draft.round))
        storeDraft(to, command.draft);
}

void beginEmptyRound(const Context& to, RoundNumber number)
{
    if (!mayBeMade(to, number))
        return;
    const RoundDraft draft = emptyRound(to.tournament);
    storeDraft(to, draft, ManualPhase{to.now, draft.origin, {}, {}, playersToPair(to.tournament)});
}

void run(const Context& to, const DiscardProposal& command)
{
    if (findProposal(to, command.round) == nullptr)
        return;
    dropAllProposals(to, command.round); // of rounds that were made at once those behind it are of the same table
}

void run(const Context& to, const PublishRound& command)
{
    const RoundVersion* proposal = findProposal(to, command.round);
    if (proposal == nullptr || !isPlanned(to, command.round))
        return;
    if (isStale(to.tournament, *proposal)) {
        to.add(FindingCode::proposalStale).round = command.round;
        return;
    }
    checkPreviousResults(to);
    for (Finding finding : judgePairings(to.tournament, proposal->pairings)) {
        // The engine follows the exceptions that its system makes for colours; a hand edit has to be asked.
        const bool colour = finding.code == FindingCode::thirdColourInARow ||
                            finding.code == FindingCode::colourDifferenceBeyondTwo ||
                            finding.code == FindingCode::bothWantSameColour;
        if (colour && proposal->origin == PairingOrigin::engine)
            finding.level = WarningLevel::none;
        to.plan.findings.push_back(std::move(finding));
    }
    for (Finding& finding : judgeLayout(to.tournament))
        to.plan.findings.push_back(std::move(finding));
    const PublicationChange::Side before = publicationOf(*proposal);
    to.plan.delta.emplace_back(PublicationChange{command.round, proposal->version, before, {to.now, std::nullopt}});
    const Round* round = to.tournament.round(command.round);
    to.plan.delta.emplace_back(RoundChange{command.round, headOf(*round), {proposal->version, round->closedAt}});
    closeRoundBehind(to, command.round, to.now);
    settleAbsentees(to, command.round, *proposal);
    to.plan.step.count = static_cast<int>(proposal->pairings.boards.size());
    to.plan.barrier = true;
}

void run(const Context& to, const WithdrawPublication& command)
{
    to.plan.step.round = command.round;
    to.plan.step.text = command.reason;
    const Round* round = to.tournament.round(command.round);
    const RoundVersion* published = round != nullptr ? round->published() : nullptr;
    if (published == nullptr) {
        to.add(FindingCode::notPublished).round = command.round;
        return;
    }
    if (to.tournament.isClosed(command.round) || command.round != to.tournament.lastPublished()) {
        to.add(FindingCode::laterRoundPublished).round = to.tournament.lastPublished();
        return;
    }
    std::vector<int> withResult;
    for (std::size_t i = 0; i < published->pairings.boards.size(); ++i) {
        if (published->pairings.boards[i].hasAnyResult())
            withResult.push_back(static_cast<int>(i) + 1);
    }
    if (!withResult.empty()) {
        Finding& finding = to.add(FindingCode::resultsAlreadyIn);
        finding.round = command.round;
        finding.boards = std::move(withResult);
    }
    checkReason(to, command.reason);
    log(to, IntegrityEvent::Kind::publicationWithdrawn, command.round, {},
        QStringLiteral("v%1").arg(published->version));
    Finding& question = to.add(FindingCode::publicationWithdrawn, WarningLevel::confirm);
    question.round = command.round;
    question.value = published->version;

    if (to.tournament.roundBehind(RoundNumber{command.round.value + 1}) != nullptr)
        dropProposals(to, RoundNumber{command.round.value + 1});
    const PublicationChange::Side before = publicationOf(*published);
    to.plan.delta.emplace_back(PublicationChange{
        command.round, published->version, before, {before.publishedAt, WithdrawnPublication{to.now, command.reason}}});
    to.plan.delta.emplace_back(RoundChange{command.round, headOf(*round), {}});
    closeRoundBehind(to, command.round, std::nullopt);
    to.plan.barrier = true;
}

} // namespace pairwright::plan
