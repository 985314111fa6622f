#include "engine/generator/played_event.h"

#include "engine/generator/result_model.h"
#include "engine/tournament/acceleration.h"
#include "engine/tournament/match_record.h"

#include <algorithm>

namespace pairwright::generator {

namespace {

Tpn tpnAt(std::size_t index)
{
    return Tpn{static_cast<std::int32_t>(index) + 1};
}

std::size_t indexOf(Tpn tpn)
{
    return static_cast<std::size_t>(tpn.value - 1);
}

GameOutcome forBlack(GameOutcome white)
{
    switch (white) {
    case GameOutcome::Win: return GameOutcome::Loss;
    case GameOutcome::Loss: return GameOutcome::Win;
    default: return white;
    }
}

} // namespace

PlayedEvent::PlayedEvent(const Settings& settings, std::uint64_t seed)
    : system_(settings.system)
    , options_(settings.options)
    , random_(seed)
    , conditions_(drawConditions(settings, random_))
    , entrants_(drawEntrants(conditions_, random_))
    , withdrawn_(entrants_.size(), false)
    , byes_(entrants_.size())
{
    state_.plannedRounds = conditions_.rounds;
    state_.gamesOfARound = gamesOfARound(system_.system);
    state_.initialColour = conditions_.initialColour;
    state_.points = conditions_.points;
    for (const Entrant& entrant : entrants_) {
        PlayerState player;
        if (entrant.rated)
            player.rating = entrant.strength;
        state_.players.push_back(std::move(player));
    }
    forbidPairs();
}

bool PlayedEvent::onceIn(int times)
{
    return times > 0 && random_.below(static_cast<std::uint64_t>(times)) == 0;
}

void PlayedEvent::forbidPairs()
{
    for (int i = 0; i < conditions_.forbiddenPairs; ++i) {
        const auto first = random_.below(entrants_.size());
        auto second = random_.below(entrants_.size() - 1);
        second += second >= first ? 1 : 0;
        state_.forbidden.push_back({{tpnAt(std::min(first, second)), tpnAt(std::max(first, second))}, {}, {}});
    }
}

void PlayedEvent::requestByes()
{
    const int round = state_.roundsPlayed() + 1;
    for (std::size_t i = 0; i < byes_.size(); ++i)
        byes_[i] = drawBye(i, round);
    if (round == 1 && conditions_.accelerated)
        accelerate(state_, request({}).absent);
}

std::optional<ByeKind> PlayedEvent::drawBye(std::size_t index, int round)
{
    if (round < entrants_[index].entersIn)
        return ByeKind::Zero;
    if (withdrawn_[index])
        withdrawn_[index] = !onceIn(conditions_.returns);
    else if (round > entrants_[index].entersIn)
        withdrawn_[index] = onceIn(conditions_.withdrawals);
    if (withdrawn_[index])
        return ByeKind::Zero;
    const bool mayScore = round < conditions_.rounds;
    if (mayScore && onceIn(conditions_.halfPointByes))
        return ByeKind::Half;
    if (mayScore && onceIn(conditions_.fullPointByes))
        return ByeKind::Full;
    if (onceIn(conditions_.zeroPointByes))
        return ByeKind::Zero;
    return std::nullopt;
}

PairingRequest PlayedEvent::request(std::stop_token stop) const
{
    PairingRequest request{.system = system_};
    request.options = options_;
    for (std::size_t i = 0; i < byes_.size(); ++i)
        if (byes_[i])
            request.absent.push_back(tpnAt(i));
    request.stop = std::move(stop);
    return request;
}

void PlayedEvent::add(Tpn tpn, const RoundRecord& record)
{
    state_.players[indexOf(tpn)].rounds.push_back(record);
}

void PlayedEvent::play(const RoundPairing& pairing)
{
    for (const Board& board : pairing.boards)
        playBoard(board);
    for (int game = 1; game <= state_.gamesOfARound; ++game) {
        for (std::size_t i = 0; i < byes_.size(); ++i)
            if (byes_[i])
                add(tpnAt(i), Bye{byeOfGame(*byes_[i], game)});
        if (pairing.bye)
            add(*pairing.bye, Bye{byeOfGame(ByeKind::PairingAllocated, game)});
    }
    const std::size_t records = state_.players[indexOf(pairing.boards.front().white)].rounds.size();
    for (PlayerState& player : state_.players) // who is free in a round robin
        if (player.rounds.size() < records)
            player.rounds.emplace_back(Bye{ByeKind::Zero});
}

void PlayedEvent::playBoard(const Board& board)
{
    for (int game = 1; game <= state_.gamesOfARound; ++game)
        game % 2 == 1 ? playGame(board.white, board.black) : playGame(board.black, board.white);
}

void PlayedEvent::playGame(Tpn white, Tpn black)
{
    const std::uint32_t absence = absenceChance(conditions_.forfeits);
    const bool whiteComes = !random_.chance(absence, allChances);
    const bool blackComes = !random_.chance(absence, allChances);
    if (!whiteComes || !blackComes) {
        add(white, ForfeitedGame{black, Colour::White, whiteComes});
        add(black, ForfeitedGame{white, Colour::Black, blackComes});
        return;
    }
    const GameOutcome outcome =
        drawnOutcome(random_, gameChances(entrants_[indexOf(white)].strength, entrants_[indexOf(black)].strength,
                                          conditions_.draws));
    add(white, PlayedGame{black, Colour::White, outcome, true});
    add(black, PlayedGame{white, Colour::Black, forBlack(outcome), true});
}

} // namespace pairwright::generator
