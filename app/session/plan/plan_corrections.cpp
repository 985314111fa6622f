#include "app/domain/changes/game_change.h"
#include "app/domain/rounds/colours_exchanged.h"
#include "app/domain/rounds/pairings.h"
#include "app/pairing/legality.h"
#include "app/pairing/manual_comparison.h"
#include "app/pairing/pair_codes.h"
#include "app/session/plan/plan_context.h"
#include "app/session/plan/result_entry.h"
#include "engine/capabilities.h"

#include <algorithm>

namespace pairwright::plan {

namespace {

/// The players as they have to be for the pairings to be possible: who is placed was there, who is not has what the
/// arbiter gives.
void settlePresence(const Context& to, const AmendRound& command)
{
    for (const Player& player : to.tournament.players) {
        const auto given = command.absences.find(player.key);
        const bool placed = isPlaced(command.pairings, player.key);
        if (placed || given != command.absences.end())
            changePlayer(to, player, [&](Player& after) {
                after.firstRound = std::min(after.firstRound, command.round);
                after.absences.erase(command.round);
                if (!placed)
                    after.absences[command.round] = given->second;
            });
    }
    for (const auto& [key, kind] : command.absences) {
        const Player* player = findPlayer(to, key);
        if (kind == AbsenceKind::fullPoint)
            to.add(FindingCode::fullPointByeDeprecated, WarningLevel::acknowledge).player = key;
        if (player != nullptr && kind == AbsenceKind::halfPoint)
            askAboutHalfPointBye(to, *player, command.round);
    }
}

/// Whom the command gives which bye, but for those who have it already.
std::map<PlayerKey, AbsenceKind> newByes(const Context& to, const AmendRound& command)
{
    std::map<PlayerKey, AbsenceKind> byes = command.absences;
    std::erase_if(byes, [&](const auto& given) {
        const Player* player = to.tournament.player(given.first);
        if (player == nullptr || isPlaced(command.pairings, given.first))
            return true;
        const auto before = player->absences.find(command.round);
        return player->firstRound <= command.round && before != player->absences.end() &&
               before->second == given.second;
    });
    return byes;
}

/// A board that stays has other results by now than the maker of the command saw.
bool losesResults(const Pairings& present, const Pairings& wanted)
{
    return std::any_of(present.boards.begin(), present.boards.end(), [&](const Match& match) {
        const Match* same = sameBoard(wanted, match);
        return same != nullptr && !differInColoursAlone(*same, match);
    });
}

/// The tournament as it was when the round was to be paired, with the players of now.
Tournament beforeRound(Tournament tournament, RoundNumber round)
{
    tournament.rounds.resize(static_cast<std::size_t>(round.value - 1));
    return tournament;
}

/// What the pairings break that those before did not.
void askAboutNewBreaches(const Context& to, const Tournament& before, const Pairings& old, const Pairings& wanted)
{
    const std::vector<Finding> known = judgePairings(before, old);
    for (Finding& finding : judgePairings(before, wanted)) {
        const bool isNew = std::none_of(known.begin(), known.end(), [&](const Finding& one) {
            return one.code == finding.code && one.player == finding.player && one.other == finding.other;
        });
        if (isNew || finding.level == WarningLevel::refused)
            to.plan.findings.push_back(std::move(finding));
    }
}

/// The round as it was put right beside the one that the rules give.
std::optional<ManualComparison> besideRules(const Tournament& after, RoundNumber round, const RoundVersion& amended)
{
    if (capabilitiesOf(amended.system).rounds == RoundsMade::allAtOnce)
        return std::nullopt; // a table has them
    const Tournament before = beforeRound(after, round);
    const auto judged = judgeRound(roundInQuestion(after, round, amended));
    return judged ? comparisonOf(before, amended.pairings, *judged)
                  : comparisonOf(before, amended.pairings, judged.error());
}

/// Single boards of matches that were played with colours reversed. False: something else was put right.
bool logBoardColours(const Context& to, RoundNumber round, const Pairings& old, const Pairings& wanted)
{
    if (old.bye != wanted.bye || old.boards.size() != wanted.boards.size())
        return false;
    std::vector<std::pair<int, int>> turned; // match, board
    for (std::size_t i = 0; i < old.boards.size(); ++i) {
        const Match& was = old.boards[i];
        const Match& is = wanted.boards[i];
        const auto before = turned.size();
        if (!differInColoursAlone(was, is))
            return false;
        for (int game = 1; game <= is.gameCount(); ++game)
            if (was.game(game).white != is.game(game).white)
                turned.emplace_back(static_cast<int>(i) + 1, game);
        if (turned.size() - before == is.games.size())
            return false; // the whole match
    }
    for (const auto& [board, game] : turned) {
        const Match& match = wanted.boards[static_cast<std::size_t>(board) - 1];
        log(to, IntegrityEvent::Kind::correction, round, board,
            toText({game, coloursChange(match.game(game).white == match.a)}));
    }
    return !turned.empty();
}

} // namespace

void run(const Context& to, const AmendRound& command)
{
    to.plan.step.round = command.round;
    to.plan.step.text = command.reason;
    const Round* round = to.tournament.round(command.round);
    const RoundVersion* old = round != nullptr ? round->published() : nullptr;
    if (old == nullptr) {
        to.add(FindingCode::notPublished).round = command.round;
        return;
    }
    const bool isAnotherVersion = command.seen && *command.seen != old->version && command.pairings != old->pairings;
    if (isAnotherVersion || losesResults(old->pairings, command.pairings)) {
        Finding& finding = to.add(FindingCode::changedMeanwhile);
        finding.round = command.round;
        finding.text = QStringLiteral("pairings");
        return;
    }
    checkPlayersAreKnown(to, command.pairings, {});
    checkReason(to, command.reason);
    if (!isInTime(to.tournament, command.round))
        to.add(FindingCode::roundSettled).round = command.round;
    if (to.refused() || (command.pairings == old->pairings && command.absences.empty()))
        return;
    settlePresence(to, command);
    Tournament after = to.tournament;
    applyTo(after, to.plan.delta);
    askAboutNewBreaches(to, beforeRound(after, command.round), old->pairings, command.pairings);
    if (command.pairings == old->pairings) { // only byes are given; nothing on paper is wrong
        if (!to.plan.delta.empty())
            log(to, IntegrityEvent::Kind::roundAmended, command.round, {}, byeCodes(newByes(to, command)));
        return;
    }
    Finding& question = to.add(FindingCode::roundAmended, WarningLevel::confirm);
    question.round = command.round;
    question.value = old->version;

    RoundVersion amended = *old;
    amended.version = round->versions.back().version + 1;
    amended.origin = PairingOrigin::edited;
    amended.madeAt = to.now;
    amended.pairings = command.pairings;
    for (Match& match : amended.pairings.boards)
        if (sameBoard(old->pairings, match) == nullptr)
            match.colourRule.reset(); // nobody allocated these colours
    amended.order = tpnOrder(after);
    amended.publishedAt.reset();
    amended.comparisonJson.clear();
    if (const auto comparison = besideRules(after, command.round, amended); comparison && differs(*comparison)) {
        askWhereDiffering(to, command.round, *comparison);
        amended.comparisonJson = toJson(*comparison);
    }
    const PublicationChange::Side before = publicationOf(*old);
    to.plan.delta.emplace_back(PublicationChange{
        command.round, old->version, before, {before.publishedAt, WithdrawnPublication{to.now, command.reason}}});
    to.plan.delta.emplace_back(VersionChange{command.round, std::nullopt, amended});
    to.plan.delta.emplace_back(
        PublicationChange{command.round, amended.version, publicationOf(amended), {to.now, std::nullopt}});
    to.plan.delta.emplace_back(RoundChange{command.round, headOf(*round), {amended.version, round->closedAt}});
    if (!logBoardColours(to, command.round, old->pairings, amended.pairings))
        log(to, IntegrityEvent::Kind::roundAmended, command.round, {},
            differenceBetween(old->pairings, amended.pairings));
    to.plan.barrier = true;
}

/// Each step is worked out on what the ones before it leave, and all are one.
void run(const Context& to, const Correction& command)
{
    Tournament state = to.tournament;
    for (const CorrectionStep& step : command.steps) {
        Plan part;
        part.step = to.plan.step;
        const Context context{state, to.now, part};
        std::visit([&](const auto& one) { run(context, one); }, step);
        for (Finding& finding : part.findings)
            to.plan.findings.push_back(std::move(finding));
        if (to.refused())
            return;
        applyTo(state, part.delta);
        to.plan.delta.insert(to.plan.delta.end(), part.delta.begin(), part.delta.end());
        to.plan.barrier = to.plan.barrier || part.barrier;
        if (&step == &command.steps.front() || !to.plan.step.round) {
            const CommandName name = to.plan.step.command;
            to.plan.step = part.step;
            to.plan.step.command = name;
        }
    }
    to.plan.step.count = static_cast<int>(command.steps.size());
}

} // namespace pairwright::plan
