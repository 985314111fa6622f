#include "tests/oracle/double_swiss/random_matches.h"

#include "tests/oracle/double_swiss/double_swiss.h"
#include "tests/oracle/field.h"
#include "tests/oracle/shared/random_field.h"

#include <algorithm>
#include <sstream>

namespace pairwright::oracle::doubleswiss {

namespace {

constexpr Score pairingByePoints{15};
constexpr Score pointsOfRound{20};

bool isAbsent(const MatchPosition& position, Tpn tpn)
{
    return std::find(position.absent.begin(), position.absent.end(), tpn) != position.absent.end();
}

bool haveMet(const MatchPosition& position, Tpn one, Tpn other)
{
    const auto& matches = position.players[indexOf(one)];
    return std::any_of(matches.begin(), matches.end(), [other](const Match& match) {
        const bool meeting = match.kind == Match::Kind::played || match.kind == Match::Kind::withoutGames;
        return meeting && match.opponent == other;
    });
}

Score pointsFor(GameOutcome outcome)
{
    if (outcome == GameOutcome::Draw)
        return Score{5};
    return Score{outcome == GameOutcome::Win ? 10 : 0};
}

Match byeOf(Match::Kind kind, Score points, ByeKind each)
{
    Match match;
    match.kind = kind;
    match.points = points;
    match.games = {Bye{each}, Bye{each}};
    return match;
}

class Tournament {
public:
    Tournament(std::uint64_t seed, bool medium)
        : random_(seed)
    {
        const std::size_t players = medium ? 10 + random_.below(3) : 4 + random_.below(6);
        position_.players.resize(players);
        const bool nearlySaturated = random_.chance(2, 5);
        position_.plannedRounds =
            nearlySaturated ? static_cast<int>(players - 2 + random_.below(3)) : 2 + static_cast<int>(random_.below(6));
        position_.initialColour = random_.chance(1, 2) ? Colour::White : Colour::Black;
        draws_ = 10 + 40 * random_.below(3);
        forfeits_ = 10 * random_.below(3);
        byes_ = 6 * random_.below(3);
        byTheRules_ = 50 * random_.below(3);
        if (random_.chance(1, 8)) {
            position_.virtualPoints.resize(players);
            for (std::size_t i = 0; i < players / 2; ++i)
                position_.virtualPoints[i] = {pointsOfRound, Score{10}};
        }
        if (random_.chance(1, 4))
            do
                position_.forbidden.push_back(randomForbiddenGroup(random_, players, position_.plannedRounds));
            while (random_.chance(1, 3));
    }

    const MatchPosition& nextRound()
    {
        position_.absent = randomAbsences(random_, position_.players.size(), byes_, position_.roundsPlayed() == 0);
        return position_;
    }

    [[nodiscard]] bool isOver() const { return position_.roundsPlayed() >= position_.plannedRounds; }

    void play(const std::optional<SystemRound>& answer)
    {
        RandomBoards boards;
        std::optional<Tpn> bye;
        if (answer && random_.chance(byTheRules_, 100)) {
            for (const Board& board : answer->boards)
                boards.emplace_back(board.white, board.black);
            bye = answer->bye;
        } else {
            boards = randomBoards(
                random_, position_.players.size(), position_.absent,
                [this](Tpn one, Tpn other) { return haveMet(position_, one, other); }, bye);
        }
        std::vector<Match> round(position_.players.size());
        for (std::size_t i = 0; i < round.size(); ++i)
            if (isAbsent(position_, tpnAt(i)))
                round[i] = requestedBye();
        if (bye) {
            Match& match = round[indexOf(*bye)];
            match = byeOf(Match::Kind::pairingBye, pairingByePoints, ByeKind::PairingAllocated);
            match.games[1] = Bye{ByeKind::Half}; // one won, one drawn
        }
        for (const auto& [white, black] : boards)
            playMatch(white, black, round);
        for (std::size_t i = 0; i < round.size(); ++i)
            position_.players[i].push_back(round[i]);
    }

private:
    Match requestedBye()
    {
        switch (random_.below(4)) {
        case 0: return byeOf(Match::Kind::fullPointBye, pointsOfRound, ByeKind::Full);
        case 1: return byeOf(Match::Kind::otherBye, Score{10}, ByeKind::Half);
        default: return {};
        }
    }

    void playMatch(Tpn white, Tpn black, std::vector<Match>& round)
    {
        Match& whites = round[indexOf(white)];
        Match& blacks = round[indexOf(black)];
        whites.kind = blacks.kind = Match::Kind::played;
        whites.opponent = black;
        blacks.opponent = white;
        blacks.colour = Colour::Black;
        // What is forfeited: nothing, one game, one by each, both by Black, all by both.
        const auto forfeits = random_.chance(forfeits_, 100) ? 1 + random_.below(4) : 0;
        for (std::size_t game = 0; game < 2; ++game) {
            if (forfeits == 0 || (forfeits == 1 && game == 1))
                playGame(whites, blacks, game);
            else
                forfeitGame(whites, blacks, game, forfeits == 2 ? game == 0 : forfeits != 4,
                            forfeits == 2 && game == 1);
        }
        if (forfeits == 2)
            whites.kind = blacks.kind = Match::Kind::withoutGames;
        if (forfeits > 2)
            whites.kind = blacks.kind = Match::Kind::forfeited;
        whites.wonByForfeit = forfeits == 3;
    }

    void playGame(Match& one, Match& other, std::size_t game)
    {
        GameOutcome ones = GameOutcome::Draw;
        GameOutcome others = GameOutcome::Draw;
        if (!random_.chance(draws_, 100)) {
            const bool wins = random_.chance(1, 2);
            ones = wins ? GameOutcome::Win : GameOutcome::Loss;
            others = wins ? GameOutcome::Loss : GameOutcome::Win;
        }
        if (random_.chance(1, 20))
            ones = GameOutcome::Loss; // 0-½, 0-0 or 0-1
        const Colour colour = game == 0 ? Colour::White : Colour::Black;
        one.games[game] = PlayedGame{one.opponent, colour, ones, true};
        other.games[game] = PlayedGame{other.opponent, opposite(colour), others, true};
        one.points += pointsFor(ones);
        other.points += pointsFor(others);
    }

    static void forfeitGame(Match& one, Match& other, std::size_t game, bool oneWins, bool otherWins)
    {
        const Colour colour = game == 0 ? Colour::White : Colour::Black;
        one.games[game] = ForfeitedGame{one.opponent, colour, oneWins};
        other.games[game] = ForfeitedGame{other.opponent, opposite(colour), otherWins};
        one.points += Score{oneWins ? 10 : 0};
        other.points += Score{otherWins ? 10 : 0};
    }

    Random random_;
    MatchPosition position_;
    std::uint64_t draws_ = 0; ///< per cent, like the others
    std::uint64_t forfeits_ = 0;
    std::uint64_t byes_ = 0;
    std::uint64_t byTheRules_ = 0;
};

std::string cellOf(const Match& match)
{
    const std::string points = ':' + toString(match.points);
    const std::string board = (match.colour == Colour::White ? 'W' : 'B') + std::to_string(match.opponent.value);
    switch (match.kind) {
    case Match::Kind::played: return board + points;
    case Match::Kind::withoutGames: return 'N' + board + points;
    case Match::Kind::forfeited: return 'F' + board + points;
    case Match::Kind::pairingBye: return "PAB";
    case Match::Kind::fullPointBye: return "FPB";
    case Match::Kind::otherBye: return "bye" + points;
    }
    return {};
}

} // namespace

TournamentState stateOf(const MatchPosition& position)
{
    TournamentState state;
    state.gamesOfARound = 2;
    state.plannedRounds = position.plannedRounds;
    state.initialColour = position.initialColour;
    state.forbidden = position.forbidden;
    for (std::size_t i = 0; i < position.players.size(); ++i) {
        PlayerState& player = state.players.emplace_back();
        for (const Match& match : position.players[i])
            player.rounds.insert(player.rounds.end(), match.games.begin(), match.games.end());
        // A tournament may leave out the rounds at the end in which somebody took no part: here every second does.
        while (i % 2 == 1 && !player.rounds.empty() && player.rounds.back() == RoundRecord{Bye{ByeKind::Zero}})
            player.rounds.pop_back();
        if (i < position.virtualPoints.size())
            player.virtualPoints = position.virtualPoints[i];
    }
    return state;
}

std::vector<TriedMatches> tryMatches(std::uint64_t seed, bool medium)
{
    Tournament tournament(seed, medium);
    std::vector<TriedMatches> rounds;
    while (!tournament.isOver()) {
        const MatchPosition& position = tournament.nextRound();
        const auto present = position.players.size() - position.absent.size();
        const auto answer = present < 2 ? std::nullopt : pairByOracle(position);
        if (present >= 2 && (position.roundsPlayed() > 0 || seed % 10 == 0))
            rounds.push_back({position, answer, seed});
        tournament.play(answer);
    }
    return rounds;
}

std::string toString(const MatchPosition& position)
{
    std::ostringstream text;
    text << "round " << position.roundsPlayed() + 1 << " of " << position.plannedRounds << ", lot "
         << (position.initialColour == Colour::White ? 'W' : 'B') << "\nabsent:";
    for (const Tpn tpn : position.absent)
        text << ' ' << tpn.value;
    for (std::size_t i = 0; i < position.players.size(); ++i) {
        const Score score = position.pairingScore(tpnAt(i), position.roundsPlayed() + 1);
        text << '\n' << i + 1 << " (" << pairwright::toString(score) << "):";
        for (const Match& match : position.players[i])
            text << ' ' << cellOf(match);
    }
    write(text, position.forbidden);
    return text.str();
}

} // namespace pairwright::oracle::doubleswiss
