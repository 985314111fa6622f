#include "engine/generator/played_event.h"

#include "engine/generator/result_model.h"
#include "engine/tournament/acceleration.h"
#include "engine/tournament/match_record.h"

#include <algorithm>
#include <span>

namespace pairwright::generator {

namespace {

constexpr std::uint64_t largestGroup = 12; ///< of those who must not meet

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
    forbidGroups();
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

void PlayedEvent::forbidGroups()
{
    for (int i = 0; i < conditions_.forbiddenGroups; ++i) {
        std::vector<Tpn> players;
        for (std::size_t index = 0; index < entrants_.size(); ++index)
            players.push_back(tpnAt(index));
        random_.shuffle(std::span<Tpn>(players));
        players.resize(std::min(players.size(), 2 + static_cast<std::size_t>(random_.below(largestGroup - 1))));
        std::sort(players.begin(), players.end());
        const auto from = random_.below(static_cast<std::uint64_t>(conditions_.rounds));
        state_.forbidden.push_back({std::move(players), RoundNumber{1 + static_cast<int>(from)}, {}});
    }
}

void PlayedEvent::requestByes()
{
    const int round = state_.roundsPlayed() + 1;
    drawByes(round);
    if (round == 1 && conditions_.accelerated)
        accelerate(state_, request({}).absent);
}

bool PlayedEvent::isAway(std::size_t index, int round)
{
    if (round < entrants_[index].entersIn)
        return true;
    if (withdrawn_[index])
        withdrawn_[index] = !onceIn(conditions_.returns);
    else if (round > entrants_[index].entersIn)
        withdrawn_[index] = onceIn(conditions_.withdrawals);
    return withdrawn_[index];
}

void PlayedEvent::drawByes(int round)
{
    for (std::size_t i = 0; i < byes_.size(); ++i)
        byes_[i] = isAway(i, round) ? std::optional(ByeKind::Zero) : std::nullopt;
    const auto give = [&](DrawnRate& rate, ByeKind kind) {
        std::vector<std::size_t> here;
        for (std::size_t i = 0; i < byes_.size(); ++i)
            if (!byes_[i])
                here.push_back(i);
        for (const std::size_t i : rate.drawn(round, std::move(here), random_))
            byes_[i] = kind;
    };
    give(conditions_.halfPointByes, ByeKind::Half);
    give(conditions_.fullPointByes, ByeKind::Full);
    give(conditions_.zeroPointByes, ByeKind::Zero);
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
    std::vector<Board> games;
    for (int game = 1; game <= state_.gamesOfARound; ++game)
        for (const Board& board : pairing.boards)
            games.push_back(game % 2 == 1 ? board : Board{board.black, board.white});
    const std::vector<Ending> ends = endings(games);
    for (std::size_t i = 0; i < games.size(); ++i)
        record(games[i], ends[i]);
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

PlayedEvent::Ending PlayedEvent::drawnEnding(const Board& game)
{
    const GameOutcome white =
        drawnOutcome(random_, gameChances(entrants_[indexOf(game.white)].strength,
                                          entrants_[indexOf(game.black)].strength, conditions_.draws));
    return {white, forBlack(white)};
}

std::vector<PlayedEvent::Ending> PlayedEvent::endings(std::span<const Board> games)
{
    const int round = state_.roundsPlayed() + 1;
    std::vector<std::optional<Ending>> ends(games.size());
    const auto settle = [&](DrawnRate& rate, const auto& ending) {
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < ends.size(); ++i)
            if (!ends[i])
                open.push_back(i);
        for (const std::size_t i : rate.drawn(round, std::move(open), random_))
            ends[i] = ending();
    };
    const auto as = [](Ending ending) {
        return [ending] {
            return ending;
        };
    };
    const auto forfeit = [](bool whiteComes, bool blackComes) {
        return Ending{{}, {}, whiteComes, blackComes};
    };
    using enum GameOutcome;
    settle(conditions_.forfeitWins, as(forfeit(true, false)));
    settle(conditions_.forfeitLosses, as(forfeit(false, true)));
    settle(conditions_.doubleForfeits, as(forfeit(false, false)));
    settle(conditions_.drawLosses, as({Draw, Loss}));
    settle(conditions_.lossDraws, as({Loss, Draw}));
    settle(conditions_.doubleLosses, as({Loss, Loss}));
    settle(conditions_.forfeits, [&] {
        constexpr std::uint64_t doubleOneIn = 20;
        const bool nobody = random_.chance(1, doubleOneIn);
        const bool white = random_.chance(1, 2);
        return forfeit(white && !nobody, !white && !nobody);
    });
    std::vector<Ending> all;
    for (std::size_t i = 0; i < games.size(); ++i)
        all.push_back(ends[i] ? *ends[i] : drawnEnding(games[i]));
    return all;
}

void PlayedEvent::record(const Board& game, const Ending& ending)
{
    if (ending.whiteComes && ending.blackComes) {
        add(game.white, PlayedGame{game.black, Colour::White, ending.white, true});
        add(game.black, PlayedGame{game.white, Colour::Black, ending.black, true});
    } else {
        add(game.white, ForfeitedGame{game.black, Colour::White, ending.whiteComes});
        add(game.black, ForfeitedGame{game.white, Colour::Black, ending.blackComes});
    }
}

} // namespace pairwright::generator
