#include "app/domain/players/club_mates.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/pairings.h"
#include "app/domain/rounds/progress.h"
#include "app/pairing/pairing_job.h"
#include "app/session/plan/plan_context.h"
#include "engine/all_play_all/numbers.h"
#include "engine/base/limits.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"

#include <algorithm>
#include <set>

/// Systems that make all rounds at once.
namespace pairwright::plan {

namespace {

bool makesAllAtOnce(const Tournament& tournament)
{
    return capabilitiesOf(tournament.settings.system).rounds == RoundsMade::allAtOnce;
}

/// Carries a part of the plan out on `state`, and adds it to the whole. False: it is refused.
template <class Part>
bool add(const Context& to, Tournament& state, const Part& part)
{
    Plan plan;
    part(Context{state, to.now, plan});
    to.plan.findings.insert(to.plan.findings.end(), plan.findings.begin(), plan.findings.end());
    if (to.refused())
        return false;
    applyTo(state, plan.delta);
    to.plan.delta.insert(to.plan.delta.end(), plan.delta.begin(), plan.delta.end());
    return true;
}

std::vector<PlayerKey> inOrderOf(const std::vector<PlayerKey>& players, const std::vector<Tpn>& numbers)
{
    std::vector<PlayerKey> order(players.size());
    for (std::size_t i = 0; i < players.size(); ++i)
        order[static_cast<std::size_t>(numbers[i].value - 1)] = players[i];
    return order;
}

/// All rounds in numbers; none where there is no table for so many players.
std::vector<GivenRound> layout(const Tournament& tournament)
{
    std::vector<GivenRound> rounds;
    const auto drafts = layOutRounds(tournament, {}, RoundNumber{1});
    for (std::size_t i = 0; drafts && i < drafts->size(); ++i) {
        const RoundDraft& draft = drafts->at(i);
        const TpnMap numbers(draft.order);
        GivenRound& round = rounds.emplace_back();
        for (const Match& match : draft.pairings.boards)
            round.boards.emplace_back(*numbers.tpnOf(match.a), *numbers.tpnOf(match.b));
    }
    return rounds;
}

/// The groups of allMates() by the places of their members.
std::vector<std::vector<int>> matesAmong(const Tournament& tournament, const std::vector<PlayerKey>& ranked)
{
    std::vector<std::vector<int>> groups;
    for (const std::vector<PlayerKey>& mates : allMates(tournament)) {
        std::vector<int>& places = groups.emplace_back();
        for (const PlayerKey mate : mates)
            places.push_back(static_cast<int>(std::find(ranked.begin(), ranked.end(), mate) - ranked.begin()));
    }
    return groups;
}

/// No value, with a finding, where it cannot be drawn so.
std::optional<std::vector<PlayerKey>> drawn(const Context& to, const DrawNumbers& command)
{
    const Tournament& tournament = to.tournament;
    std::vector<const Player*> players;
    players.reserve(tournament.players.size());
    for (const Player& player : tournament.players)
        players.push_back(&player);
    const OrderOfEquals& equals = tournament.settings.orderOfEquals;
    std::sort(players.begin(), players.end(),
              [&equals](const Player* a, const Player* b) { return ranksHigher(*a, *b, equals); });
    std::vector<PlayerKey> ranked;
    std::vector<std::string> federations;
    for (const Player* player : players) {
        ranked.push_back(player->key);
        federations.push_back(player->data.federation.toStdString());
    }
    switch (command.draw.by) {
    case NumberDraw::By::rating: return ranked;
    case NumberDraw::By::lot:
        return inOrderOf(ranked, all_play_all::drawnByLot(static_cast<int>(ranked.size()), *command.draw.seed));
    case NumberDraw::By::varma:
        if (const auto numbers = all_play_all::drawnByVarma(federations, *command.draw.seed))
            return inOrderOf(ranked, *numbers);
        to.add(FindingCode::varmaImpossible).value = static_cast<std::int64_t>(ranked.size());
        return std::nullopt;
    case NumberDraw::By::early:
        return inOrderOf(ranked, all_play_all::drawnToMeetEarly(layout(tournament), static_cast<int>(ranked.size()),
                                                                matesAmong(tournament, ranked), *command.draw.seed));
    case NumberDraw::By::hand: break;
    }
    const std::set<PlayerKey> named(command.byHand.begin(), command.byHand.end());
    if (named == std::set<PlayerKey>(ranked.begin(), ranked.end()) && command.byHand.size() == ranked.size())
        return command.byHand;
    to.add(FindingCode::invalidOrder);
    return std::nullopt;
}

/// A round with one more board: a new version of it, published if the old one was.
void addBoard(const Context& to, const Round& round, const Match& match, const RoundDraft& draft)
{
    const bool wasPublished = round.published() != nullptr;
    const RoundVersion& old = wasPublished ? *round.published() : *round.proposal();
    RoundVersion after = old;
    after.pairings.boards.push_back(match);
    after.order = draft.order;
    after.inputHash = draft.inputHash;
    if (!wasPublished) {
        // One change: without its version the round, which others follow, would be gone for a moment.
        to.plan.delta.emplace_back(VersionChange{round.number, old, after});
        return;
    }
    after.version = round.versions.back().version + 1;
    after.madeAt = to.now;
    after.publishedAt.reset();
    const PublicationChange::Side before = publicationOf(old);
    to.plan.delta.emplace_back(
        PublicationChange{round.number,
                          old.version,
                          before,
                          {before.publishedAt, WithdrawnPublication{to.now, QString(lateEntryReason)}}});
    to.plan.delta.emplace_back(VersionChange{round.number, std::nullopt, after});
    to.plan.delta.emplace_back(
        PublicationChange{round.number, after.version, publicationOf(after), {to.now, std::nullopt}});
    to.plan.delta.emplace_back(RoundChange{round.number, headOf(round), {after.version, round.closedAt}});
}

/// The published version is no longer the one that holds.
void takeBack(const Context& to, const Round& round)
{
    const RoundVersion& version = *round.published();
    to.plan.delta.emplace_back(
        PublicationChange{round.number,
                          version.version,
                          publicationOf(version),
                          {version.publishedAt, WithdrawnPublication{to.now, QString(lateEntryReason)}}});
    to.plan.delta.emplace_back(RoundChange{round.number, headOf(round), {std::nullopt, std::nullopt}});
}

void publishAgain(const Context& to, RoundNumber number)
{
    const Round& round = *to.tournament.round(number);
    const RoundVersion& version = round.versions.back();
    to.plan.delta.emplace_back(
        PublicationChange{number, version.version, publicationOf(version), {to.now, std::nullopt}});
    to.plan.delta.emplace_back(RoundChange{number, headOf(round), {version.version, std::nullopt}});
}

bool hasResults(const Tournament& tournament)
{
    return lastPlayedRound(tournament) > 0;
}

/// All rounds of the larger table `drafts` in place of those that are there; as many are published as were.
void layOutAnew(const Context& to, Tournament state, const std::vector<RoundDraft>& drafts)
{
    const int rounds = static_cast<int>(drafts.size());
    const int published = to.tournament.allRoundsPublished() ? rounds : to.tournament.lastPublished().value;
    for (const Round& round : to.tournament.rounds)
        if (round.published() != nullptr)
            add(to, state, [&round](const Context& part) { takeBack(part, round); });
    add(to, state, [](const Context& part) { dropAllProposals(part, RoundNumber{1}); });
    add(to, state, [rounds](const Context& part) {
        changeSettings(part, [rounds](Settings& settings) { settings.plannedRounds = rounds; });
    });
    for (const RoundDraft& draft : drafts)
        if (!add(to, state, [&draft](const Context& part) { storeDraft(part, draft); }))
            return;
    for (RoundNumber number{1}; number.value <= published; ++number.value)
        add(to, state, [number](const Context& part) { publishAgain(part, number); });
}

} // namespace

void fillFreeNumber(const Context& to)
{
    if (!to.started() || !makesAllAtOnce(to.tournament))
        return;
    Tournament after = to.tournament;
    applyTo(after, to.plan.delta);
    const std::size_t before = to.tournament.players.size();
    const bool isFree = before % 2 == 1 && after.players.size() == before + 1;
    const auto drafts = layOutRounds(after, {}, RoundNumber{1});
    if (!drafts || (!isFree && hasResults(to.tournament))) {
        to.add(FindingCode::tooLateForTheTable);
        return;
    }
    if (!isFree) {
        Finding& finding = to.add(FindingCode::tableLaidOutAnew, WarningLevel::confirm);
        finding.text = QString::number(after.players.size());
        finding.value = static_cast<std::int64_t>(drafts->size());
        layOutAnew(to, std::move(after), *drafts);
        return;
    }
    const PlayerKey late = after.players.back().key;
    Finding& finding = to.add(FindingCode::takesFreeNumber, WarningLevel::confirm);
    finding.text = after.players.back().data.name;
    finding.value = static_cast<std::int64_t>(after.players.size());
    // Whoever was free meets the late one, with the colours that the table gives the two in that cycle. The rounds of
    // the larger table are the same, but where a cycle ends they may come in another order.
    const int cycles = cyclesOf(after.settings.system, optionsOf(after.settings, after.settings.system));
    const auto roundsOfACycle = static_cast<std::size_t>(static_cast<int>(drafts->size()) / cycles);
    for (const Round& round : to.tournament.rounds) {
        const std::size_t cycle = static_cast<std::size_t>(round.number.value - 1) / roundsOfACycle;
        const auto begin = drafts->begin() + static_cast<std::ptrdiff_t>(cycle * roundsOfACycle);
        const RoundVersion* version = round.published() != nullptr ? round.published() : round.proposal();
        if (version == nullptr)
            continue; // taken back, and to be laid out again
        for (auto draft = begin; draft != begin + static_cast<std::ptrdiff_t>(roundsOfACycle); ++draft)
            for (const Match& match : draft->pairings.boards)
                if (match.has(late) && !isPlaced(version->pairings, match.opponentOf(late)))
                    addBoard(to, round, match, *draft);
    }
}

void run(const Context& to, const DrawNumbers& command)
{
    if (to.started()) {
        to.add(FindingCode::lockedAfterRoundOne);
        return;
    }
    if (!isPossible(command.draw)) {
        to.add(FindingCode::invalidOrder);
        return;
    }
    const auto order = drawn(to, command);
    if (!order || !isAsSeen(to, command.seen, to.tournament.settings.declaredOrder, *order, "declaredOrder"))
        return;
    changeSettings(to, [&](Settings& settings) {
        settings.declaredOrder = *order;
        settings.numberDraw = command.draw;
    });
    to.plan.step.count = static_cast<int>(order->size());
    to.plan.step.text = command.draw.seed ? QString::number(*command.draw.seed) : QString();
}

void run(const Context& to, const LayOutRounds& command)
{
    const int first = to.roundAhead().value;
    const int last = first + static_cast<int>(command.drafts.size()) - 1;
    to.plan.step.count = static_cast<int>(command.drafts.size());
    if (!makesAllAtOnce(to.tournament) || last < first || last > mostRounds ||
        (to.started() && last != to.tournament.settings.plannedRounds)) {
        to.add(FindingCode::notTheNextRound).round = RoundNumber{first};
        return;
    }
    Tournament state = to.tournament;
    add(to, state, [first](const Context& part) { dropAllProposals(part, RoundNumber{first}); });
    add(to, state, [last](const Context& part) {
        changeSettings(part, [last](Settings& settings) { settings.plannedRounds = last; });
    });
    int number = first;
    for (const RoundDraft& draft : command.drafts) {
        if (draft.round.value != number++) {
            to.add(FindingCode::notTheNextRound).round = draft.round;
            return;
        }
        if (!add(to, state, [&draft](const Context& part) { storeDraft(part, draft); }))
            return;
    }
}

void run(const Context& to, const PublishRounds& command)
{
    to.plan.step.round = command.last;
    Tournament state = to.tournament;
    int published = 0;
    for (RoundNumber number = to.roundAhead(); number <= command.last; ++number.value, ++published)
        if (!add(to, state, [number](const Context& part) { run(part, PublishRound{number}); }))
            return;
    if (published == 0)
        to.add(FindingCode::roundAlreadyPublished).round = command.last;
    // The same fault is asked about once, however many rounds it is seen from.
    std::vector<Finding>& findings = to.plan.findings;
    for (std::size_t i = 0; i < findings.size(); ++i)
        findings.erase(std::remove(findings.begin() + static_cast<std::ptrdiff_t>(i) + 1, findings.end(), findings[i]),
                       findings.end());
    to.plan.step.count = published;
    to.plan.barrier = true;
}

void run(const Context& to, const PostponeGame& command)
{
    to.plan.step.round = command.board.round;
    to.plan.step.board = command.board.board;
    const Game* game = to.tournament.game(command.board);
    if (game == nullptr || !to.tournament.mayEnterResults(command.board.round)) {
        Finding& finding = to.add(FindingCode::unknownBoard);
        finding.round = command.board.round;
        finding.board = command.board.board;
        return;
    }
    if (game->outcome.result) {
        Finding& finding = to.add(FindingCode::resultAlreadyIn);
        finding.round = command.board.round;
        finding.board = command.board.board;
        return;
    }
    BoardOutcome after = game->outcome;
    after.postponed = command.postponed;
    if (after == game->outcome)
        return;
    const int version = to.tournament.round(command.board.round)->published()->version;
    to.plan.delta.emplace_back(BoardChange{command.board, version, game->outcome, after});
}

} // namespace pairwright::plan
