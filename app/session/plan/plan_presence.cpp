#include "app/session/plan/plan_context.h"

#include "engine/capabilities.h"

#include <algorithm>

namespace pairwright::plan {

namespace {

/// Presence is settled before a round is published and fixed by it.
bool isOpenRound(const Context& to, RoundNumber round)
{
    if (round < to.roundAhead()) {
        to.add(FindingCode::roundAlreadyPublished).round = round;
        return false;
    }
    if (round.value > to.tournament.settings.plannedRounds) {
        to.add(FindingCode::roundBeyondPlan).round = round;
        return false;
    }
    return true;
}

/// Where all rounds are published at once somebody leaves, or comes back, while they are played.
bool mayLeaveFrom(const Context& to, RoundNumber round)
{
    const bool hasAllGames = capabilitiesOf(to.tournament.settings.system).allPlayAll;
    if (!hasAllGames || round.value < 1 || round.value > to.tournament.settings.plannedRounds + 1)
        return isOpenRound(to, round);
    return true;
}

void describeWhom(const Context& to, RoundNumber round, const std::vector<PlayerKey>& players)
{
    to.plan.step.round = round;
    to.plan.step.count = static_cast<int>(players.size());
    if (players.size() != 1)
        return;
    if (const Player* player = to.tournament.player(players.front()))
        to.plan.step.playerName = player->data.name;
}

void checkAbsence(const Context& to, const Player& player, const SetAbsence& command)
{
    const Presence presence = presenceIn(player, command.round);
    if (presence == Presence::withdrawn)
        to.add(FindingCode::alreadyWithdrawn).player = player.key;
    if (presence == Presence::notEntered) {
        Finding& finding = to.add(FindingCode::notYetEntered);
        finding.player = player.key;
        finding.round = player.firstRound;
    }
    if (command.kind != AbsenceKind::zeroPoint && capabilitiesOf(to.tournament.settings.system).allPlayAll) {
        Finding& finding = to.add(FindingCode::noByesInATable);
        finding.player = player.key;
        finding.round = command.round;
        return;
    }
    if (command.kind == AbsenceKind::fullPoint)
        to.add(FindingCode::fullPointByeDeprecated, WarningLevel::acknowledge).player = player.key;
    if (command.kind == AbsenceKind::halfPoint)
        askAboutHalfPointBye(to, player, command.round);
}

/// The absence in a round, and those that were said together with it: without points, round after round.
void forgetLateness(Player& player, RoundNumber round)
{
    const auto first = player.absences.find(round);
    if (first == player.absences.end())
        return;
    const bool isLate = first->second == AbsenceKind::zeroPoint;
    player.absences.erase(first);
    for (++round.value; isLate; ++round.value) {
        const auto next = player.absences.find(round);
        if (next == player.absences.end() || next->second != AbsenceKind::zeroPoint)
            break;
        player.absences.erase(next);
    }
}

void withdraw(const Context& to, const Player& player, const WithdrawPlayer& command)
{
    const bool isAway = !player.withdrawals.empty() &&
                        (!player.withdrawals.back().back || *player.withdrawals.back().back > command.from);
    // Who left before is expelled all the same, from that round on.
    const bool isGone = isAway && command.expelled && !player.withdrawals.back().back &&
                        player.withdrawals.back().from <= command.from && !player.withdrawals.back().expelled;
    if (isAway && !isGone) {
        to.add(FindingCode::alreadyWithdrawn).player = player.key;
        return;
    }
    changePlayer(to, player, [&](Player& after) {
        // Away again from the round of the return: one absence, not two.
        const bool goesOn = !after.withdrawals.empty() && after.withdrawals.back().back == command.from &&
                            after.withdrawals.back().expelled == command.expelled;
        if (isGone)
            after.withdrawals.back().expelled = true;
        else if (goesOn)
            after.withdrawals.back().back.reset();
        else
            after.withdrawals.push_back({command.from, std::nullopt, command.expelled});
    });
}

void bringBack(const Context& to, const Player& player, const ReturnPlayer& command)
{
    const bool isAway = !player.withdrawals.empty() && !player.withdrawals.back().back;
    if (!isAway || player.withdrawals.back().from > command.from) {
        to.add(FindingCode::notWithdrawn).player = player.key;
        return;
    }
    if (player.withdrawals.back().expelled) {
        Finding& finding = to.add(FindingCode::expelledReturns);
        finding.player = player.key;
        finding.round = player.withdrawals.back().from;
    }
    changePlayer(to, player, [&](Player& after) {
        if (after.withdrawals.back().from == command.from)
            after.withdrawals.pop_back(); // never was away
        else
            after.withdrawals.back().back = command.from;
    });
}

} // namespace

void askAboutHalfPointBye(const Context& to, const Player& player, RoundNumber round)
{
    const auto ask = [&](FindingCode code, RoundNumber about) {
        Finding& finding = to.add(code);
        finding.player = player.key;
        finding.round = about;
    };
    if (player.data.noHalfPointBye)
        ask(FindingCode::halfPointByeBarred, round);
    const auto other = std::find_if(player.absences.begin(), player.absences.end(), [round](const auto& absence) {
        return absence.second == AbsenceKind::halfPoint && absence.first != round;
    });
    if (other != player.absences.end())
        ask(FindingCode::secondHalfPointBye, other->first);
}

void run(const Context& to, const SetAbsence& command)
{
    describeWhom(to, command.round, command.players);
    if (!isOpenRound(to, command.round))
        return;
    for (const PlayerKey key : command.players) {
        const Player* player = findPlayer(to, key);
        if (player == nullptr)
            continue;
        const auto now = player->absences.find(command.round);
        if (now != player->absences.end() && now->second == command.kind)
            continue;
        checkAbsence(to, *player, command);
        changePlayer(to, *player, [&](Player& after) { after.absences[command.round] = command.kind; });
    }
}

void run(const Context& to, const ClearAbsence& command)
{
    describeWhom(to, command.round, command.players);
    if (!isOpenRound(to, command.round))
        return;
    for (const PlayerKey key : command.players) {
        if (const Player* player = findPlayer(to, key))
            changePlayer(to, *player, [&](Player& after) {
                after.absences.erase(command.round);
                after.firstRound = std::min(after.firstRound, command.round);
            });
    }
}

void run(const Context& to, const CheckIn& command)
{
    describeWhom(to, command.round, command.players);
    to.plan.step.text = nameOf(command.mark);
    const bool away = command.mark == DoorMark::absent || command.mark == DoorMark::late;
    const RoundNumber back =
        command.mark == DoorMark::late ? command.until.value_or(command.round) : RoundNumber{command.round.value + 1};
    if (!isOpenRound(to, command.round) || (command.mark == DoorMark::late && !isOpenRound(to, back)))
        return;
    for (const PlayerKey key : command.players) {
        const Player* player = findPlayer(to, key);
        if (player == nullptr)
            continue;
        if (presenceIn(*player, command.round) == Presence::withdrawn) {
            to.add(FindingCode::alreadyWithdrawn).player = key;
            continue;
        }
        changePlayer(to, *player, [&](Player& after) {
            after.arrived = command.mark == DoorMark::arrived;
            forgetLateness(after, command.round);
            after.firstRound = std::min(after.firstRound, away ? back : command.round);
            for (RoundNumber round = std::max(command.round, after.firstRound); away && round < back; ++round.value)
                after.absences[round] = AbsenceKind::zeroPoint;
        });
    }
}

void run(const Context& to, const CloseCheckIn& command)
{
    to.plan.step.text = nameOf(command.end);
    if (command.end != CheckInEnd::out) {
        const bool half = command.end == CheckInEnd::halfPointBye;
        run(to, SetAbsence{command.round, command.players, half ? AbsenceKind::halfPoint : AbsenceKind::zeroPoint});
        return;
    }
    run(to, WithdrawPlayer{command.players, command.round});
    describeWhom(to, command.round, command.players);
}

void run(const Context& to, const WithdrawPlayer& command)
{
    describeWhom(to, command.from, command.players);
    to.plan.step.text = command.expelled ? QStringLiteral("expelled") : QString();
    if (!mayLeaveFrom(to, command.from))
        return;
    for (const PlayerKey key : command.players)
        if (const Player* player = findPlayer(to, key))
            withdraw(to, *player, command);
    if (!to.refused() && capabilitiesOf(to.tournament.settings.system).allPlayAll)
        for (const PlayerKey key : command.players)
            settleWithdrawal(to, *to.tournament.player(key));
}

void run(const Context& to, const ReturnPlayer& command)
{
    describeWhom(to, command.from, command.players);
    if (!mayLeaveFrom(to, command.from))
        return;
    for (const PlayerKey key : command.players)
        if (const Player* player = findPlayer(to, key))
            bringBack(to, *player, command);
    if (!to.refused() && capabilitiesOf(to.tournament.settings.system).allPlayAll)
        for (const PlayerKey key : command.players)
            settleReturn(to, *to.tournament.player(key));
}

} // namespace pairwright::plan
