#include "app/session/plan/planner.h"

#include "app/domain/players/player_fields.h"
#include "app/domain/rounds/acceleration.h"
#include "app/domain/setup/desk_hold.h"
#include "app/domain/text/longest.h"
#include "app/pairing/manual_comparison.h"
#include "app/pairing/pair_codes.h"
#include "app/session/command/command_names.h"
#include "app/session/plan/plan_context.h"
#include "app/session/plan/plan_numbers.h"
#include "app/session/plan/plan_teams.h"
#include "app/session/plan/refusals.h"
#include "app/session/plan/stale.h"

#include <algorithm>

namespace pairwright {

namespace plan {

Finding& Context::add(FindingCode code) const
{
    return add(code, levelOf(code, fideMode()));
}

Finding& Context::add(FindingCode code, WarningLevel level) const
{
    Finding& finding = plan.findings.emplace_back();
    finding.code = code;
    finding.level = level;
    return finding;
}

bool Context::refused() const
{
    return highestLevel(plan.findings) == WarningLevel::refused;
}

void checkAcceleration(const Context& to, const Settings& after)
{
    if (after.acceleration == Acceleration::baku && !canAccelerate(after))
        to.add(FindingCode::accelerationNeedsPoints);
}

void changeSettings(const Context& to, const std::function<void(Settings&)>& edit)
{
    Delta& delta = to.plan.delta;
    ThingId next = to.tournament.nextThing;
    for (Change& change : delta)
        if (auto* earlier = std::get_if<SettingsChange>(&change)) { // one change, however many edits
            edit(*earlier->after);
            giveIds(*earlier->after, next);
            return;
        }
    Settings after = to.tournament.settings;
    edit(after);
    giveIds(after, next);
    if (after != to.tournament.settings)
        delta.emplace_back(SettingsChange{to.tournament.settings, after});
}

void log(const Context& to, IntegrityEvent::Kind kind, RoundNumber round, std::optional<int> board, const QString& text)
{
    to.plan.delta.emplace_back(LogChange{{}, IntegrityEvent{kind, to.now, round, board, text}});
}

void checkReason(const Context& to, const QString& reason)
{
    if (reason.trimmed().isEmpty())
        to.add(FindingCode::reasonMissing);
    if (!isAllowedText(reason, Longest::text))
        to.add(FindingCode::textNotAllowed);
}

void changePlayer(const Context& to, const Player& player, const std::function<void(Player&)>& edit)
{
    Player after = player;
    edit(after);
    if (after != player)
        to.plan.delta.emplace_back(PlayerChange{player, after});
}

void askWhereDiffering(const Context& to, RoundNumber round, const ManualComparison& comparison)
{
    if (!differs(comparison))
        return;
    const TwoPairings both = codesOf(comparison.judgement.changes);
    Finding& finding = to.add(FindingCode::otherThanByRules, WarningLevel::confirm);
    finding.round = round;
    finding.theirs = comparison.noRound ? QString() : both.byTheRules;
    finding.mine = both.real;
}

namespace {

const Player* known(const Context& to, const Player* player, PlayerKey key)
{
    if (player == nullptr)
        to.add(FindingCode::unknownPlayer).player = key;
    return player;
}

} // namespace

const Player* findPlayer(const Context& to, PlayerKey key)
{
    return known(to, to.tournament.player(key), key);
}

const Player* findAnybody(const Context& to, PlayerKey key)
{
    return known(to, to.tournament.anybody(key), key);
}

void dropProposals(const Context& to, RoundNumber number)
{
    const Round* round = to.tournament.round(number);
    if (round == nullptr)
        return;
    for (auto version = round->versions.rbegin(); version != round->versions.rend(); ++version) {
        if (!version->publishedAt)
            to.plan.delta.emplace_back(VersionChange{number, *version, std::nullopt});
    }
}

void dropAllProposals(const Context& to, RoundNumber first)
{
    for (int number = static_cast<int>(to.tournament.rounds.size()); number >= first.value; --number)
        dropProposals(to, RoundNumber{number});
}

void run(const Context& to, const MarkCheckpoint& command)
{
    to.plan.mark = true;
    to.plan.step.text = command.name.simplified().left(Longest::name);
}

namespace {

/// While pairings are edited by hand, nothing that they rest on may change.
bool leavesPairingsAlone(const Tournament& tournament, const Delta& delta)
{
    const bool isOfRounds = std::any_of(delta.begin(), delta.end(), [](const Change& change) {
        return !std::holds_alternative<EventChange>(change) && !std::holds_alternative<SettingsChange>(change) &&
               !std::holds_alternative<PlayerChange>(change) && !std::holds_alternative<BoardChange>(change) &&
               !std::holds_alternative<LogChange>(change);
    });
    if (isOfRounds)
        return false;
    Tournament after = tournament;
    Delta planned = delta;
    const RoundVersion* proposal = tournament.round(*tournament.roundEditedByHand())->proposal();
    return applyIfItFits(after, planned) && !isStale(after, *proposal);
}

bool belongsToManualPhase(const Command& command)
{
    return std::holds_alternative<EditProposal>(command) || std::holds_alternative<ValidatePairings>(command) ||
           std::holds_alternative<CancelManualPairing>(command) || std::holds_alternative<MarkCheckpoint>(command);
}

} // namespace

} // namespace plan

Plan planOf(const Tournament& tournament, const Command& command, const QDateTime& now)
{
    Plan result;
    result.step.command = commandNameOf(command);
    const plan::Context context{tournament, now, result};
    const auto refuse = [&](RoundNumber edited) {
        result.delta.clear();
        result.findings.clear();
        context.add(FindingCode::manualPhaseOpen).round = edited;
    };
    const std::optional<RoundNumber> edited =
        plan::belongsToManualPhase(command) ? std::nullopt : tournament.roundEditedByHand();
    if (edited && isForWhoEditsByHand(nameOf(result.step.command))) {
        refuse(*edited);
        return result;
    }
    std::visit([&](const auto& one) { plan::run(context, one); }, command);
    plan::refreshStrengths(context);
    plan::askAboutNumbers(context);
    if (edited && !context.refused() && !plan::leavesPairingsAlone(tournament, result.delta))
        refuse(*edited);
    return result;
}

Expected<Plan, CommandError> checked(Plan plan, WarningLevel acknowledged)
{
    const WarningLevel level = highestLevel(plan.findings);
    if (level == WarningLevel::refused) {
        std::erase_if(plan.findings, [](const Finding& finding) { return finding.level != WarningLevel::refused; });
        return Unexpected{CommandError{CommandError::Kind::refused, level, std::move(plan.findings), {}}};
    }
    if (level > acknowledged && level > WarningLevel::none)
        return Unexpected{CommandError{CommandError::Kind::needsConfirmation, level, std::move(plan.findings), {}}};
    return plan;
}

} // namespace pairwright
