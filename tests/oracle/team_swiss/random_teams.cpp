#include "tests/oracle/team_swiss/random_teams.h"

#include "tests/oracle/shared/random_field.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace pairwright::oracle::teamswiss {

namespace {

class TeamTournament {
public:
    TeamTournament(std::uint64_t seed, PreferenceType type, bool medium)
        : random_(seed)
    {
        const std::size_t few = random_.chance(1, 10) ? 2 + random_.below(2) : 4 + random_.below(6);
        const std::size_t teams = medium ? 10 + random_.below(3) : few;
        position_.teams.resize(teams);
        position_.preferences = type;
        const bool nearlySaturated = random_.chance(2, 5);
        position_.plannedRounds = nearlySaturated ? std::max(1, static_cast<int>(teams - 2 + random_.below(3)))
                                                  : 2 + static_cast<int>(random_.below(7));
        position_.initialColour = random_.chance(1, 2) ? Colour::White : Colour::Black;
        position_.usesSecondary = random_.chance(3, 4);
        boardsOfMatch_ = static_cast<int>(1 + random_.below(6));
        pointsOfWin_ = random_.chance(1, 4) ? 30 : 20;
        gamePointsFirst_ = random_.chance(1, 5);
        likesDraws_ = random_.below(3);
        forfeits_ = 10 * random_.below(3);
        byes_ = 6 * random_.below(3);
        byTheRules_ = 50 * random_.below(3);
        if (!gamePointsFirst_ && random_.chance(1, 8)) {
            position_.virtualPoints.resize(teams);
            for (std::size_t i = 0; i < teams / 2; ++i)
                position_.virtualPoints[i] = {Score{pointsOfWin_}, Score{10}};
        }
        if (random_.chance(1, 4))
            do
                position_.forbidden.push_back(randomForbiddenGroup(random_, teams, position_.plannedRounds));
            while (random_.chance(1, 3));
    }

    const TeamPosition& nextRound()
    {
        position_.absent = randomAbsences(random_, position_.teams.size(), byes_, position_.roundsPlayed() == 0);
        return position_;
    }

    [[nodiscard]] bool isOver() const { return position_.roundsPlayed() >= position_.plannedRounds; }

    void play(const std::optional<TeamRound>& answer)
    {
        RandomBoards boards;
        std::optional<Tpn> bye;
        if (answer && random_.chance(byTheRules_, 100)) {
            for (const TeamBoard& board : answer->boards)
                boards.emplace_back(board.white, board.black);
            bye = answer->bye;
        } else {
            boards = randomBoards(
                random_, position_.teams.size(), position_.absent,
                [this](Tpn one, Tpn other) { return havePlayed(one, other); }, bye);
        }
        std::vector<TeamMatch> round(position_.teams.size());
        for (const Tpn tpn : position_.absent)
            round[indexOf(tpn)] = requestedBye();
        if (bye)
            round[indexOf(*bye)] = byeOf(TeamMatch::Kind::pairingBye, drawn(), boardsOfMatch_ * 5);
        for (const auto& [white, black] : boards)
            playMatch(white, black, round);
        for (std::size_t i = 0; i < round.size(); ++i)
            position_.teams[i].push_back(round[i]);
    }

private:
    [[nodiscard]] static int drawn() { return 10; }

    /// Match points and game points, both in tenths, in the order of the competition.
    void setPoints(TeamMatch& match, int matchPoints, int gamePoints) const
    {
        match.primary = Score{gamePointsFirst_ ? gamePoints : matchPoints};
        match.secondary = Score{gamePointsFirst_ ? matchPoints : gamePoints};
    }

    [[nodiscard]] TeamMatch byeOf(TeamMatch::Kind kind, int matchPoints, int gamePoints) const
    {
        TeamMatch match;
        match.kind = kind;
        setPoints(match, matchPoints, gamePoints);
        return match;
    }

    TeamMatch requestedBye()
    {
        switch (random_.below(4)) {
        case 0: return byeOf(TeamMatch::Kind::fullPointBye, pointsOfWin_, boardsOfMatch_ * 10);
        case 1: return byeOf(TeamMatch::Kind::otherBye, drawn(), boardsOfMatch_ * 5);
        default: return {};
        }
    }

    [[nodiscard]] bool havePlayed(Tpn one, Tpn other) const
    {
        const auto& matches = position_.teams[indexOf(one)];
        return std::any_of(matches.begin(), matches.end(), [other](const TeamMatch& match) {
            return match.kind == TeamMatch::Kind::played && match.opponent == other;
        });
    }

    void playMatch(Tpn white, Tpn black, std::vector<TeamMatch>& round)
    {
        TeamMatch& whites = round[indexOf(white)];
        TeamMatch& blacks = round[indexOf(black)];
        whites.opponent = black;
        blacks.opponent = white;
        blacks.colour = Colour::Black;
        whites.kind = blacks.kind = TeamMatch::Kind::played;
        if (random_.chance(forfeits_, 100)) {
            whites.kind = blacks.kind = TeamMatch::Kind::forfeited;
            const auto who = random_.below(3); // White, Black or nobody is there
            whites.wonByForfeit = who == 0;
            blacks.wonByForfeit = who == 1;
            for (TeamMatch* match : {&whites, &blacks})
                if (match->wonByForfeit)
                    setPoints(*match, pointsOfWin_, boardsOfMatch_ * 10);
            return;
        }
        int ones = 0;
        for (int board = 0; board < boardsOfMatch_; ++board)
            ones += random_.chance(likesDraws_, 4) ? 5 : (random_.chance(1, 2) ? 10 : 0);
        if (random_.chance(likesDraws_, 6))
            ones = boardsOfMatch_ * 5;
        const int others = boardsOfMatch_ * 10 - ones;
        const auto matchPoints = [this](int own, int his) {
            return own == his ? drawn() : (own > his ? pointsOfWin_ : 0);
        };
        setPoints(whites, matchPoints(ones, others), ones);
        setPoints(blacks, matchPoints(others, ones), others);
        if (random_.chance(1, 30)) // lost by decision of the arbiter
            setPoints(whites, 0, 0);
    }

    Random random_;
    TeamPosition position_;
    int boardsOfMatch_ = 4;
    int pointsOfWin_ = 20; ///< match points, in tenths; a draw brings 10
    bool gamePointsFirst_ = false;
    std::uint64_t likesDraws_ = 0; ///< in 4 games
    std::uint64_t forfeits_ = 0;   ///< per cent, like the others
    std::uint64_t byes_ = 0;
    std::uint64_t byTheRules_ = 0;
};

std::string cellOf(const TeamMatch& match)
{
    const std::string points = pairwright::toString(match.primary) + '/' + pairwright::toString(match.secondary);
    std::string board =
        (match.colour == Colour::White ? 'W' : 'B') + std::to_string(match.opponent.value) + ':' + points;
    switch (match.kind) {
    case TeamMatch::Kind::played: return board;
    case TeamMatch::Kind::forfeited: return 'F' + board + (match.wonByForfeit ? "+" : "-");
    case TeamMatch::Kind::pairingBye: return "PAB:" + points;
    case TeamMatch::Kind::fullPointBye: return "FPB:" + points;
    case TeamMatch::Kind::otherBye: return "bye:" + points;
    }
    return {};
}

} // namespace

std::vector<TriedTeams> tryTeams(std::uint64_t seed, PreferenceType type, bool medium)
{
    TeamTournament tournament(seed, type, medium);
    std::vector<TriedTeams> rounds;
    while (!tournament.isOver()) {
        const TeamPosition& position = tournament.nextRound();
        const auto present = position.teams.size() - position.absent.size();
        const auto answer = present < 2 ? std::nullopt : pairByOracle(position);
        if (present >= 2 && (position.roundsPlayed() > 0 || seed % 10 == 0))
            rounds.push_back({position, answer, seed});
        tournament.play(answer);
    }
    return rounds;
}

std::string toString(const TeamPosition& position)
{
    static constexpr std::array<const char*, 3> types{"A", "B", "without preferences"};
    std::ostringstream text;
    text << "round " << position.roundsPlayed() + 1 << " of " << position.plannedRounds << ", type "
         << types.at(static_cast<std::size_t>(position.preferences)) << ", lot "
         << (position.initialColour == Colour::White ? 'W' : 'B')
         << (position.usesSecondary ? "" : ", secondary score not used") << "\nabsent:";
    for (const Tpn tpn : position.absent)
        text << ' ' << tpn.value;
    for (std::size_t i = 0; i < position.teams.size(); ++i) {
        text << '\n'
             << i + 1 << " (" << pairwright::toString(position.pairingScore(tpnAt(i), position.roundsPlayed() + 1))
             << " + " << pairwright::toString(position.secondaryScore(tpnAt(i))) << "):";
        for (const TeamMatch& match : position.teams[i])
            text << ' ' << cellOf(match);
    }
    write(text, position.forbidden);
    return text.str();
}

} // namespace pairwright::oracle::teamswiss
