#include "app/domain/text/filled.h"
#include "app/domain/text/longest.h"
#include "app/session/plan/plan_context.h"
#include "app/session/plan/plan_numbers.h"
#include "app/session/plan/readiness.h"
#include "engine/base/limits.h"

#include "app/domain/json/enum_names.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/ratings/official_rating.h"
#include "app/domain/ratings/rating_periods.h"
#include "app/domain/rounds/acceleration.h"
#include "app/domain/rounds/playable_rounds.h"
#include "app/pairing/other_round_count.h"
#include "app/pairing/play_off.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/tie_break_info.h"

#include <algorithm>
#include <set>
#include <unordered_set>

namespace pairwright::plan {

namespace {

/// What was drawn or ordered for round 1 may be drawn again once that is withdrawn.
bool isLocked(const Context& to)
{
    if (!to.tournament.hasBegun())
        return false;
    to.add(FindingCode::lockedAfterRoundOne);
    return true;
}

/// Like isLocked(), but the table of refusals decides whether it is.
bool isClosed(const Context& to, FindingCode code)
{
    if (to.started())
        to.add(code);
    return to.refused();
}

/// The first tie-break of a list that goes by ratings and is not among those before; empty: none.
QString firstOfRatings(const std::vector<TieBreak>& list, const std::vector<TieBreak>& before = {})
{
    const auto rated = std::find_if(list.begin(), list.end(), [&before](const TieBreak& one) {
        return infoOf(one.kind).usesRatings && std::ranges::find(before, one) == before.end();
    });
    return rated == list.end() ? QString() : QString::fromStdString(toString(*rated));
}

/// In an event of more than 30 days ratings change while it is played (C.07).
void adviseAgainstRatings(const Context& to, const QString& rated)
{
    if (!rated.isEmpty())
        to.add(FindingCode::ratingTieBreakInLongEvent, WarningLevel::acknowledge).text = rated;
}

/// What was changed after the start is noted with the tournament.
void logAfterStart(const Context& to, IntegrityEvent::Kind kind, const QString& text)
{
    if (to.started() && !to.plan.delta.empty())
        log(to, kind, to.tournament.lastPublished(), {}, text);
}

FindingCode codeOf(PointBound bound)
{
    switch (bound) {
    case PointBound::twoDraws: return FindingCode::twoDrawsAboveWin;
    case PointBound::byeOfWin: return FindingCode::byeAboveWin;
    case PointBound::usualByes: break;
    }
    return FindingCode::byeNotUsual;
}

QString systemText(SystemEdition system)
{
    const SystemInfo* info = knownSystem(system);
    return (info != nullptr ? QString::fromUtf8(info->key.data(), static_cast<qsizetype>(info->key.size()))
                            : QString()) +
           QStringLiteral(" %1").arg(system.edition);
}

bool isValid(const Tournament& tournament, const ForbiddenPairs& group)
{
    std::unordered_set<PlayerKey> seen;
    const bool known = std::all_of(group.players.begin(), group.players.end(), [&](PlayerKey key) {
        return tournament.player(key) != nullptr && seen.insert(key).second;
    });
    return known && group.players.size() >= 2 && group.first.value >= 1 && (!group.last || *group.last >= group.first);
}

/// Burstein pairs its first rounds by the Dutch system; how many depends on the number of rounds (1.6.2).
void checkSeedingRounds(const Context& to, int rounds)
{
    const Settings& settings = to.tournament.settings;
    const int before = seedingRounds(settings.system, settings.plannedRounds);
    const int after = seedingRounds(settings.system, rounds);
    if (before == after)
        return;
    to.add(FindingCode::seedingRoundsChange).value = after;
    const int firstOther = std::min(before, after) + 1;
    for (int round = firstOther; round <= std::min(std::max(before, after), to.tournament.lastPublished().value);
         ++round)
        to.add(FindingCode::seedingRoundPairedOtherwise).round = RoundNumber{round};
}

/// The last published round becomes the last one, or is it no longer: it is paired again by what it is now. What
/// would be instead, for the log; empty: nothing else.
QString pairLastRoundAgain(const Context& to, int rounds)
{
    const Round& last = *to.tournament.round(to.tournament.lastPublished());
    to.add(FindingCode::lastRoundChangesKind).round = last.number;
    if (capabilitiesOf(last.published()->system).rounds == RoundsMade::allAtOnce)
        return {};
    const auto changes = withOtherRoundCount(to.tournament, last, rounds);
    QString instead = changes ? insteadText(*changes, *last.published()) : QStringLiteral("no round");
    Finding& finding =
        to.add(FindingCode::lastRoundPairedAgain, instead.isEmpty() ? WarningLevel::none : WarningLevel::confirm);
    finding.round = last.number;
    finding.value = changes ? static_cast<std::int64_t>(changes->boards.size()) : 0;
    finding.text = instead;
    return instead;
}

/// After the start the number of rounds decides what was, or is, the last round. What the log says of that.
QString checkRoundCountAfterStart(const Context& to, int rounds)
{
    to.add(FindingCode::roundCountChanges).value = rounds;
    const int last = to.tournament.lastPublished().value;
    QString instead;
    if ((last == to.tournament.settings.plannedRounds) != (last == rounds))
        instead = pairLastRoundAgain(to, rounds);
    checkSeedingRounds(to, rounds);
    const int accelerated = (rounds + 1) / 2;
    const bool baku = to.tournament.settings.acceleration == Acceleration::baku;
    if (baku && accelerated != (to.tournament.settings.plannedRounds + 1) / 2)
        to.add(FindingCode::acceleratedRoundsChange).value = accelerated;
    return instead.isEmpty() ? instead : filled(QStringLiteral("; round %1 by the rules then %2"), last, instead);
}

/// What was played stays: the virtual points of the published rounds become given ones, because later rounds look
/// at the floats of earlier ones (C.04.7).
void keepVirtualPoints(const Context& to)
{
    const std::vector<PlayerKey> order = tpnOrder(to.tournament);
    const std::vector<std::vector<Score>> points = virtualPoints(to.tournament, order);
    const auto published = static_cast<std::size_t>(to.tournament.lastPublished().value);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Player& player = *to.tournament.player(order[i]);
        if (player.virtualPoints.size() < published)
            changePlayer(to, player, [&](Player& after) {
                after.virtualPoints = points[i];
                after.virtualPoints.resize(published);
            });
    }
}

void checkEventData(const Context& to, const EventData& event)
{
    std::vector<QString> texts{event.name,
                               event.city,
                               event.federation,
                               event.timeControl,
                               event.chiefArbiter.name,
                               event.chiefArbiter.fideId};
    for (const Official& deputy : event.deputyArbiters) {
        texts.push_back(deputy.name);
        texts.push_back(deputy.fideId);
    }
    constexpr int shown = 40;
    for (const QString& text : texts) {
        if (!isAllowedText(text, Longest::text))
            to.add(FindingCode::textNotAllowed).text = text.left(shown);
    }
    if (event.start.isValid() && event.end.isValid() && event.end < event.start)
        to.add(FindingCode::dateOutOfOrder);
}

/// One value a round, an invalid one: none.
template <class T>
void setByRound(const Context& to, const std::map<RoundNumber, ValueEdit<T>>& edits, const char* name,
                std::map<RoundNumber, T>& values)
{
    for (const auto& [round, edit] : edits) {
        const auto found = values.find(round);
        const T present = found == values.end() ? T() : found->second;
        if (!isAsSeen<T>(to, edit.seen, present, edit.wanted, name))
            to.plan.findings.back().round = round;
        values[round] = edit.wanted;
    }
    std::erase_if(values, [](const auto& entry) { return !entry.second.isValid(); });
}

} // namespace

void run(const Context& to, const SetEventData& command)
{
    EventData after = to.tournament.event;
    tellChanged(to, to.tournament.event, applyEdits(eventFields(), after, command.fields), command.fields);
    setByRound(to, command.roundDates, "roundDates", after.roundDates);
    setByRound(to, command.roundTimes, "roundTimes", after.roundTimes);
    checkEventData(to, after);
    if (takesMoreThan30Days(after) && !takesMoreThan30Days(to.tournament.event))
        adviseAgainstRatings(to, firstOfRatings(to.tournament.settings.tieBreaks));
    if (after != to.tournament.event)
        to.plan.delta.emplace_back(EventChange{to.tournament.event, after});
}

void run(const Context& to, const SetForbidden& command)
{
    if (isClosed(to, FindingCode::forbiddenPairsFixed))
        return;
    for (std::size_t i = 0; i < command.edits.size(); ++i) {
        if (command.edits[i].wanted && !isValid(to.tournament, *command.edits[i].wanted))
            to.add(FindingCode::invalidForbiddenGroup).value = static_cast<std::int64_t>(i);
    }
    std::vector<ForbiddenPairs> groups = to.tournament.settings.forbidden;
    edit(to, command.edits, "forbidden", groups);
    to.plan.step.count = static_cast<int>(groups.size());
    changeSettings(to, [&](Settings& settings) { settings.forbidden = groups; });
    logAfterStart(to, IntegrityEvent::Kind::forbiddenPairs, {});
}

void run(const Context& to, const SetRoundCount& command)
{
    to.plan.step.count = command.rounds;
    const int present = to.tournament.settings.plannedRounds;
    if (command.rounds == present || !isAsSeen(to, command.seen, present, command.rounds, "plannedRounds"))
        return;
    if (command.rounds < 1 || command.rounds > mostRounds)
        to.add(FindingCode::roundCountOutOfRange).value = command.rounds;
    if (command.rounds < to.tournament.lastPublished().value)
        to.add(FindingCode::fewerRoundsThanPublished).value = to.tournament.lastPublished().value;
    const int playable = mostPlayableRounds(to.tournament);
    if (playable > 0 && command.rounds > playable)
        to.add(FindingCode::moreRoundsThanPlayable, WarningLevel::acknowledge).value = playable;
    const bool isPossible = !to.refused();
    const QString otherwise = to.started() && isPossible ? checkRoundCountAfterStart(to, command.rounds) : QString();
    if (to.started() && to.tournament.settings.acceleration == Acceleration::baku)
        keepVirtualPoints(to);
    changeSettings(to, [&](Settings& settings) { settings.plannedRounds = command.rounds; });
    logAfterStart(to, IntegrityEvent::Kind::roundCount,
                  filled(QStringLiteral("%1 to %2"), present, command.rounds) + otherwise);
}

void run(const Context& to, const SetInitialColour& command)
{
    if (isLocked(to))
        return;
    // A drawn lot is what its seed says, so that it can be drawn again before a witness.
    const std::optional<InitialColour> lot = command.lot.seed ? drawInitialColour(*command.lot.seed) : command.lot;
    if (!isAsSeen(to, command.seen, to.tournament.settings.initialColour, lot, "initialColour"))
        return;
    changeSettings(to, [&](Settings& settings) { settings.initialColour = lot; });
}

void run(const Context& to, const SetPointSystem& command)
{
    if (command.points == to.tournament.settings.points || isClosed(to, FindingCode::pointsFixed) ||
        !isAsSeen(to, command.seen, to.tournament.settings.points, command.points, "points"))
        return;
    if (!isPossible(command.points))
        to.add(FindingCode::invalidPointSystem);
    else if (const auto bound = boundLeft(command.points))
        to.add(codeOf(*bound));
    changeSettings(to, [&](Settings& settings) {
        settings.points = command.points;
        checkAcceleration(to, settings);
    });
    logAfterStart(to, IntegrityEvent::Kind::points, {});
}

namespace {

/// Where everybody meets everybody there are none.
void dropByesWithPoints(const Context& to)
{
    int dropped = 0;
    for (const Player& player : to.tournament.players)
        changePlayer(to, player, [&dropped](Player& after) {
            dropped += static_cast<int>(std::erase_if(
                after.absences, [](const auto& absence) { return absence.second != AbsenceKind::zeroPoint; }));
        });
    if (dropped > 0)
        to.add(FindingCode::byesDropped, WarningLevel::acknowledge).value = dropped;
}

} // namespace

void run(const Context& to, const SetSystem& command)
{
    const SystemEdition present = to.tournament.settings.system;
    if (command.system == present || !isAsSeen(to, command.seen, present, command.system, "system"))
        return;
    if (usableSystem(command.system, to.tournament.settings.teams.has_value()) == nullptr)
        to.add(FindingCode::unknownSystem).value = command.system.edition;
    const bool ofATable =
        capabilitiesOf(command.system).allPlayAll || capabilitiesOf(to.tournament.settings.system).allPlayAll;
    if (ofATable && isLocked(to))
        return;
    const bool otherGames = gamesOfARound(command.system.system) != gamesOfARound(to.tournament.settings.system.system);
    if (to.started() && otherGames)
        to.add(FindingCode::matchesAndGames);
    else if (to.started())
        to.add(FindingCode::systemChanges).value = command.system.edition;
    const std::vector<TieBreak>& tieBreaks = to.tournament.settings.tieBreaks;
    UsableTieBreaks usable =
        tieBreaksInFormat(tieBreaks, formatOf(command.system), to.tournament.tieBreakRules().entrants);
    if (!usable.dropped.empty())
        to.add(FindingCode::tieBreaksDropped, WarningLevel::acknowledge).text =
            QString::fromStdString(toString(usable.dropped));
    // Numbers of a table, drawn or exchanged, say nothing of a Swiss: there the order of the ratings holds again.
    const bool drawnBefore = capabilitiesOf(present).numbers == Numbers::drawn;
    const bool drawnNow = capabilitiesOf(command.system).numbers == Numbers::drawn;
    changeSettings(to, [&](Settings& settings) {
        settings.system = command.system;
        settings.tieBreaks = std::move(usable.list);
        if (drawnBefore && !drawnNow) {
            settings.declaredOrder.clear();
            settings.numberDraw.reset();
        }
    });
    if (capabilitiesOf(command.system).allPlayAll)
        dropByesWithPoints(to);
    logAfterStart(to, IntegrityEvent::Kind::system,
                  systemText(present) + QStringLiteral(" to ") + systemText(command.system));
}

void run(const Context& to, const SetAcceleration& command)
{
    const Acceleration present = to.tournament.settings.acceleration;
    if (to.started())
        to.add(FindingCode::lockedAfterRoundOne);
    if (to.refused() || !isAsSeen(to, command.seen, present, command.acceleration, "acceleration"))
        return;
    changeSettings(to, [&](Settings& settings) {
        settings.acceleration = command.acceleration;
        checkAcceleration(to, settings);
    });
    for (const Player& player : to.tournament.players)
        changePlayer(to, player, [](Player& after) { after.virtualPoints.clear(); });
}

void run(const Context& to, const SetRatedBy& command)
{
    const RatedBy present = to.tournament.settings.ratedBy;
    to.plan.step.text = nameOf(command.ratedBy);
    if (command.ratedBy == present || !isAsSeen(to, command.seen, present, command.ratedBy, "ratedBy"))
        return;
    if (command.ratedBy == RatedBy::fide) {
        to.add(FindingCode::fideModeIsLeft);
        return;
    }
    changeSettings(to, [&](Settings& settings) { settings.ratedBy = command.ratedBy; });
    if (!to.fideMode())
        return;
    to.add(FindingCode::fideModeEnds, WarningLevel::twoSteps);
    log(to, IntegrityEvent::Kind::fideModeLeft, to.tournament.lastPublished(), {}, nameOf(command.ratedBy));
    to.plan.barrier = true;
}

void run(const Context& to, const SetOrderOfEquals& command)
{
    if (isLocked(to))
        return;
    OrderOfEquals order = command.order;
    if (order.by != OrderOfEquals::By::lot)
        order.seed.reset();
    else if (!order.seed)
        order.seed = 0;
    if (!isAsSeen(to, command.seen, to.tournament.settings.orderOfEquals, order, "orderOfEquals"))
        return;
    changeSettings(to, [&](Settings& settings) { settings.orderOfEquals = order; });
}

void run(const Context& to, const SetClubsApart& command)
{
    if (!isAsSeen(to, command.seen, to.tournament.settings.clubsApartUntil, command.rounds, "clubsApartUntil"))
        return;
    if (command.rounds < 0 || command.rounds > mostRounds)
        to.add(FindingCode::roundCountOutOfRange).value = command.rounds;
    to.plan.step.count = command.rounds;
    changeSettings(to, [&](Settings& settings) { settings.clubsApartUntil = command.rounds; });
}

void run(const Context& to, const SetPlayOffWinner& command)
{
    if (!isAsSeen(to, command.seen, to.tournament.settings.playOffWinner, command.player, "playOffWinner"))
        return;
    if (command.player) {
        const std::vector<PlayerKey> tied = tiedForFirst(to.tournament);
        if (std::find(tied.begin(), tied.end(), *command.player) == tied.end()) {
            to.add(FindingCode::notTiedForFirst).player = *command.player;
            return;
        }
        to.plan.step.playerName = to.tournament.player(*command.player)->data.name;
    }
    changeSettings(to, [&](Settings& settings) { settings.playOffWinner = command.player; });
}

void run(const Context& to, const SetGroupRules& command)
{
    std::vector<GroupRule> rules = to.tournament.settings.groupRules;
    edit(to, command.edits, "groupRules", rules);
    std::set<QString> names;
    for (const GroupRule& rule : rules)
        if (!names.insert(rule.name).second || !isPossible(rule))
            to.add(FindingCode::invalidGroupRule).text = rule.name.left(40);
    to.plan.step.count = static_cast<int>(rules.size());
    if (command.edits.size() == 1 && command.edits.front().wanted)
        to.plan.step.text = command.edits.front().wanted->name;
    changeSettings(to, [&](Settings& settings) { settings.groupRules = rules; });
}

void run(const Context& to, const SetSystemOption& command)
{
    const SystemOption* option = findOption(command.key);
    if (option == nullptr || !option->has(command.choice)) {
        to.add(FindingCode::unknownSystem);
        return;
    }
    if (capabilitiesOf(to.tournament.settings.system).allPlayAll && isLocked(to))
        return; // the rounds are published as the table has them
    const std::string present(to.tournament.settings.options.of(*option));
    if (command.choice == present || !isAsSeen(to, command.seen, present, command.choice, "options"))
        return;
    if (to.started() && capabilitiesOf(to.tournament.settings.system).has(*option))
        to.add(FindingCode::systemOptionChanges).text = QString::fromStdString(command.key);
    changeSettings(to, [&](Settings& settings) { settings.options.set(*option, command.choice); });
    if (capabilitiesOf(to.tournament.settings.system).has(*option))
        logAfterStart(to, IntegrityEvent::Kind::system,
                      filled(QStringLiteral("%1 %2 to %3"), QString::fromStdString(command.key),
                             QString::fromStdString(present), QString::fromStdString(command.choice)));
}

void run(const Context& to, const SetTieBreaks& command)
{
    constexpr int mostTieBreaks = 20;
    const std::vector<TieBreak>& present = to.tournament.settings.tieBreaks;
    const bool said = !to.tournament.settings.statedRanks;
    if ((said && command.list == present) || !isAsSeen(to, command.seen, present, command.list, "tieBreaks"))
        return;
    if (command.list.size() > static_cast<std::size_t>(mostTieBreaks))
        to.add(FindingCode::tooManyTieBreaks).value = mostTieBreaks;
    const TieBreakRules rules = to.tournament.tieBreakRules();
    for (const TieBreak& tieBreak : command.list)
        if (!isForFormat(infoOf(tieBreak.kind), rules.format))
            to.add(FindingCode::tieBreakNotForRoundRobin).text = QString::fromStdString(toString(tieBreak));
        else if (!isInEdition(infoOf(tieBreak.kind), rules.edition))
            to.add(FindingCode::tieBreakNotInEdition, WarningLevel::acknowledge).text =
                QString::fromStdString(toString(tieBreak));
    if (takesMoreThan30Days(to.tournament.event))
        adviseAgainstRatings(to, firstOfRatings(command.list, present));
    const QString text = QString::fromStdString(toString(command.list));
    if (to.started())
        to.add(FindingCode::tieBreaksChange).text = text;
    const QString before = said ? QString::fromStdString(toString(present)) : QStringLiteral("stated ranks");
    changeSettings(to, [&](Settings& settings) {
        settings.tieBreaks = command.list;
        settings.statedRanks.reset();
    });
    const auto orNone = [](const QString& list) {
        return list.isEmpty() ? QStringLiteral("none") : list;
    };
    logAfterStart(to, IntegrityEvent::Kind::tieBreaks, orNone(before) + QStringLiteral(" to ") + orNone(text));
    to.plan.step.text = text;
}

} // namespace pairwright::plan
