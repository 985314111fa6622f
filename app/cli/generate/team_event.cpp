#include "app/cli/generate/team_event.h"

#include "app/domain/teams/team_options.h"
#include "engine/base/random.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/standings.h"
#include "engine/tournament/acceleration.h"
#include "engine/trf/teams/to_team_state.h"

#include <algorithm>
#include <array>
#include <span>

namespace pairwright::generator {

namespace {

using trf::CellResult;
using trf::FileId;
using trf::RoundCell;

using Boards = std::vector<Score>;

/// Three to six different ones of those that teams may use, some cut, some by the score that is not the primary one.
std::vector<TieBreak> drawTieBreaks(const trf::TeamCode& code, EventFormat format, Random random)
{
    std::vector<TieBreak> all;
    for (const TieBreakInfo& info : tieBreakInfos())
        if (!info.ofTheEvent && isForEntrants(info, Entrants::teams)) {
            TieBreak& tieBreak = all.emplace_back(TieBreak{.kind = info.kind});
            tieBreak.cutLowest = info.canCut && random.chance(1, 3) ? 1 : 0;
            tieBreak.forfeitsAsGames = info.countsForfeits && random.chance(1, 5);
            if (info.takesScore && random.chance(1, 2))
                tieBreak.score = random.chance(1, 3) ? code.primary : otherThan(code.primary);
            if (!parseTieBreak(toString(tieBreak), Entrants::teams))
                tieBreak.score.reset(); // WIN and WON take match points alone
        }
    all = usableTieBreaks(all, format).list;
    random.shuffle(std::span<TieBreak>(all));
    all.resize(3 + random.below(4));
    return all;
}

/// Plays an event by chance. The state is kept beside the file and never made of it, so that who reads the file again
/// finds out whether it says the same.
class EventOfTeams {
public:
    EventOfTeams(const TeamSettings& settings, std::uint64_t seed)
        : system_(settings.system)
        , options_(settings.options)
        , random_(seed)
        , eventful_(settings.eventful)
        , teams_(draw(settings.teams))
        , boards_(draw(settings.boards))
        , rounds_(draw(settings.rounds))
        , code_(accelerated(settings.code ? *settings.code : drawCode(), settings.acceleration))
        , tieBreaks_(drawTieBreaks(code_, formatOf(settings.system), Random(~seed)))
    {
        trf::Header& header = file_.games.header;
        header.name = "Random team tournament " + std::to_string(seed);
        header.start = trf::Date{2026, 3, 7};
        header.type = "Team: Swiss System";
        if (isByTable())
            takeTable();
        header.encodedType = trf::toString(code_);
        header.teams = teams_;
        header.tieBreaks = toRecord(tieBreaks_);
        file_.games.rounds = rounds_;
        state_.initialColour = random_.chance(1, 2) ? Colour::White : Colour::Black;
        if (!isByTable())
            file_.games.initialColour = state_.initialColour;
        file_.teams.code = code_;
        std::string colours;
        for (int board = 0; board < boards_; ++board)
            colours += board % 2 == 0 ? 'W' : 'B';
        file_.teams.boardColours = colours;
        enterTeams();
        state_.plannedRounds = rounds_;
        const PointSystem ofMatches = PointSystem::of(Score{20}, Score{10}, Score{10});
        const PointSystem ofGames = PointSystem::of(all(10), all(5), all(5));
        const bool byMatches = code_.primary == TeamScore::matchPoints;
        state_.points = byMatches ? ofMatches : ofGames;
        state_.teams = TeamEvent{.primary = code_.primary,
                                 .secondaryInPairing = code_.secondary.has_value(),
                                 .secondaryPoints = byMatches ? ofGames : ofMatches};
        state_.players.resize(static_cast<std::size_t>(teams_));
    }

    [[nodiscard]] bool isByTable() const { return capabilitiesOf(system_).allPlayAll; }
    [[nodiscard]] int rounds() const { return rounds_; }
    [[nodiscard]] const TournamentState& state() const { return state_; }

    PairingRequest request(const std::stop_token& stop)
    {
        PairingRequest request{.system = system_, .options = options_, .stop = stop};
        for (const SystemOption& option : capabilitiesOf(request.system).options)
            if (option.key == teamPreferencesOption)
                request.options.set(option, option.choices[static_cast<std::size_t>(code_.preferences)]);
        for (int team = 1; eventful_ && !isByTable() && team <= teams_; ++team)
            if (random_.chance(1, 40))
                request.absent.emplace_back(team);
        absent_ = request.absent;
        if (code_.accelerated && state_.roundsPlayed() == 0)
            accelerate(state_, absent_);
        return request;
    }

    void play(const RoundPairing& pairing)
    {
        const RoundNumber round{state_.roundsPlayed() + 1};
        for (trf::Player& player : file_.games.players)
            player.rounds.emplace_back();
        if (!absent_.empty())
            file_.requests.byes.push_back({round, ByeKind::Zero, absent_});
        for (const Tpn team : absent_)
            add(team, Bye{ByeKind::Zero}, {}, {}, onAll(Score{}));
        if (isByTable())
            leaveFree(pairing);
        for (const Board& board : pairing.boards)
            if (eventful_ && random_.chance(1, 30))
                forfeit(round, board);
            else
                playMatch(round, board);
        if (pairing.bye && !isByTable())
            giveBye(round, *pairing.bye);
    }

    trf::TeamFile take() &&
    {
        const TieBreakRules rules{.format = isByTable() ? EventFormat::roundRobin : EventFormat::swiss,
                                  .entrants = Entrants::teams};
        for (const StandingsRow& row : standings(state_, state_.roundsPlayed(), tieBreaks_, rules))
            file_.teams.teams[static_cast<std::size_t>(row.tpn.value - 1)].rank = row.rank;
        trf::fillTables(file_);
        return std::move(file_);
    }

private:
    [[nodiscard]] Score all(int tenths) const { return Score{boards_ * tenths}; }
    [[nodiscard]] Boards onAll(Score points) const { return Boards(static_cast<std::size_t>(boards_), points); }
    int draw(Range range)
    {
        return range.least + static_cast<int>(random_.below(static_cast<std::uint64_t>(range.most - range.least) + 1));
    }
    /// What the file says of it, and its rounds.
    void takeTable()
    {
        const SystemInfo& info = *knownSystem(system_);
        const bool isLeague = capabilitiesOf(system_).entrants == Entrants::players;
        if (!isLeague) {
            teams_ = 2;
            options_.set(*findOption(scheveningenBoardsOption), std::to_string(boards_));
        }
        code_.byTable = true;
        code_.preferences = trf::TeamCode::Preferences::none;
        code_.secondary = otherThan(code_.primary);
        rounds_ = roundsForAll(system_, options_, teams_);
        file_.games.header.type = isLeague ? "Team: Round Robin" : "Team: Scheveningen System";
        file_.games.system =
            trf::SystemComment{std::string(isLeague ? trf::systemOfCycles(1)->key : info.key), system_.edition};
        if (isLeague)
            file_.games.system->cycles = cyclesOf(system_, options_);
        for (const auto& [key, choice] : options_.chosen())
            if (key != trf::cyclesOption && key != scheveningenBoardsOption)
                file_.games.options.emplace_back(key, choice);
    }
    /// Whom the table gives no match has no points of it.
    void leaveFree(const RoundPairing& pairing)
    {
        for (int team = 1; team <= teams_; ++team)
            if (std::ranges::none_of(pairing.boards, [team](const Board& board) {
                    return board.white.value == team || board.black.value == team;
                }))
                add(Tpn{team}, Bye{ByeKind::Zero}, {}, {}, onAll(Score{}));
    }
    trf::TeamCode drawCode()
    {
        using enum trf::TeamCode::Preferences;
        using enum TeamScore;
        constexpr std::array types{typeA, typeB, none};
        trf::TeamCode code{types[random_.below(types.size())], matchPoints, gamePoints};
        if (random_.chance(1, 4))
            code = {code.preferences, gamePoints, matchPoints};
        if (random_.chance(1, 5))
            code.secondary.reset();
        return code;
    }

    trf::TeamCode accelerated(trf::TeamCode code, Acceleration choice)
    {
        if (choice == Acceleration::none || (choice == Acceleration::sometimes && !random_.chance(1, 4)))
            return code;
        if (code.primary != TeamScore::matchPoints)
            code = {code.preferences, TeamScore::matchPoints, TeamScore::gamePoints};
        code.accelerated = true;
        return code;
    }

    void enterTeams()
    {
        const int members = boards_ + 1; // the last is the reserve
        for (int number = 1; number <= teams_; ++number) {
            trf::TeamLine team;
            team.tpn = Tpn{number};
            team.name = "Team " + std::to_string(number);
            team.nickname = "T" + std::to_string(number);
            for (int seat = 0; seat < members; ++seat) {
                trf::Player player;
                player.id = FileId{(number - 1) * members + seat + 1};
                player.name = "Player, " + std::to_string(player.id.value);
                player.rating = 2300 - 700 * number / teams_ - 20 * seat;
                team.players.push_back(player.id);
                file_.games.players.push_back(std::move(player));
            }
            team.strength = Score::points(2300 - 700 * number / teams_ - 10 * (boards_ - 1));
            file_.teams.teams.push_back(std::move(team));
        }
    }

    void add(Tpn team, const RoundRecord& record, Score matchPoints, Score gamePoints, Boards boards)
    {
        const auto of = [&](TeamScore score) {
            return score == TeamScore::matchPoints ? matchPoints : gamePoints;
        };
        PlayerState& state = state_.players[static_cast<std::size_t>(team.value - 1)];
        state.rounds.push_back(record);
        state.teamPoints.push_back({of(code_.primary), of(otherThan(code_.primary)), std::move(boards)});
    }

    void giveBye(RoundNumber round, Tpn team)
    {
        if (!file_.teams.byes)
            file_.teams.byes = trf::TeamByes{Score{10}, all(5), {}};
        file_.teams.byes->byRound.resize(static_cast<std::size_t>(round.value));
        file_.teams.byes->byRound.back() = team;
        add(team, Bye{ByeKind::PairingAllocated}, Score{10}, all(5), onAll(Score{10}));
    }

    void forfeit(RoundNumber round, const Board& board)
    {
        const auto kind = random_.below(5);
        const bool whiteWins = kind < 2;
        const bool blackWins = kind >= 2 && kind < 4;
        file_.teams.forfeits.push_back({round, board.white, board.black, whiteWins, blackWins});
        const auto side = [&](Tpn own, Tpn other, Colour colour, bool wins) {
            add(own, ForfeitedGame{other, colour, wins}, wins ? Score{20} : Score{}, wins ? all(10) : Score{},
                onAll(wins ? Score{10} : Score{}));
        };
        side(board.white, board.black, Colour::White, whiteWins);
        side(board.black, board.white, Colour::Black, blackWins);
    }

    /// Who sits, by board; none: nobody. What 310 does not say stands in 300.
    std::vector<std::optional<FileId>> lineUp(RoundNumber round, const Board& board, Tpn team, bool mayBeEmpty)
    {
        const Tpn opponent = team == board.white ? board.black : board.white;
        const auto& members = file_.teams.teams[static_cast<std::size_t>(team.value - 1)].players;
        if (const auto places = seatsByTable(system_, options_, round); !places.empty())
            return seatedByTable(round, board, team, mayBeEmpty, places);
        std::vector<std::optional<FileId>> seats(members.begin(), members.end());
        const auto last = static_cast<std::uint64_t>(boards_);
        const std::uint64_t away = eventful_ && random_.chance(1, 3) ? random_.below(last + 1) : last;
        seats.erase(seats.begin() + static_cast<std::ptrdiff_t>(away));
        bool isTold = false;
        if (eventful_ && boards_ > 1 && random_.chance(1, 15)) {
            std::swap(seats.front(), seats.back());
            isTold = true;
        }
        if (eventful_ && mayBeEmpty && boards_ > 1 && random_.chance(1, 15)) {
            seats[random_.below(last)].reset();
            isTold = true;
        }
        if (isTold)
            file_.teams.lineUps.push_back({round, team, opponent, seats});
        return seats;
    }

    /// Each at the place of the table; for somebody who is away the reserve, or nobody.
    std::vector<std::optional<FileId>> seatedByTable(RoundNumber round, const Board& board, Tpn team, bool mayBeEmpty,
                                                     std::span<const TableSeats> places)
    {
        const auto& members = file_.teams.teams[static_cast<std::size_t>(team.value - 1)].players;
        std::vector<std::optional<FileId>> seats;
        for (const TableSeats& place : places)
            seats.emplace_back(
                members[static_cast<std::size_t>((team == board.white ? place.ofWhite : place.ofBlack) - 1)]);
        if (eventful_ && random_.chance(1, 6)) {
            auto& away = seats[random_.below(seats.size())];
            away = mayBeEmpty && random_.chance(1, 3) ? std::nullopt : std::optional(members.back());
        }
        file_.teams.lineUps.push_back({round, team, team == board.white ? board.black : board.white, seats});
        return seats;
    }

    trf::Player& player(FileId id) { return file_.games.players[static_cast<std::size_t>(id.value - 1)]; }

    /// What White of the first board got of a game; the cells are written.
    std::pair<Score, Score> playGame(std::optional<FileId> a, std::optional<FileId> b, Colour ofA)
    {
        if (!a || !b) {
            if (const auto alone = a ? a : b)
                player(*alone).rounds.back() = RoundCell{{}, {}, CellResult::fullPointBye};
            return {Score{a ? 10 : 0}, Score{b ? 10 : 0}};
        }
        const int better = *player(*a).rating - *player(*b).rating;
        const auto drawn = static_cast<int>(random_.below(1000));
        const int wins = std::clamp(350 + better, 20, 680);
        const bool byForfeit = eventful_ && random_.chance(1, 40);
        const int own = drawn < wins ? 10 : drawn < wins + 300 && !byForfeit ? 5 : 0;
        const auto resultOf = [byForfeit](int tenths) {
            if (byForfeit)
                return tenths > 0 ? CellResult::forfeitWin : CellResult::forfeitLoss;
            return tenths == 10 ? CellResult::win : tenths == 5 ? CellResult::draw : CellResult::loss;
        };
        player(*a).rounds.back() = RoundCell{b, ofA, resultOf(own)};
        player(*b).rounds.back() = RoundCell{a, opposite(ofA), resultOf(10 - own)};
        played_ = played_ || !byForfeit;
        return {Score{own}, Score{10 - own}};
    }

    void playMatch(RoundNumber round, const Board& board)
    {
        const auto whites = lineUp(round, board, board.white, true);
        const bool full = std::ranges::all_of(whites, [](const auto& seat) { return seat.has_value(); });
        const auto blacks = lineUp(round, board, board.black, full);
        Score white;
        Score black;
        Boards ofWhite;
        Boards ofBlack;
        played_ = false;
        for (std::size_t i = 0; i < whites.size(); ++i) {
            const auto [a, b] = playGame(whites[i], blacks[i], i % 2 == 0 ? Colour::White : Colour::Black);
            white += a;
            black += b;
            ofWhite.push_back(a);
            ofBlack.push_back(b);
        }
        const auto side = [&](Tpn own, Tpn other, Colour colour, Score points, Score others, const Boards& boards) {
            const Score matchPoints{points == others ? 10 : points > others ? 20 : 0};
            const GameOutcome outcome = points == others  ? GameOutcome::Draw
                                        : points > others ? GameOutcome::Win
                                                          : GameOutcome::Loss;
            if (played_)
                add(own, PlayedGame{other, colour, outcome, true}, matchPoints, points, boards);
            else
                add(own, ForfeitedGame{other, colour, points > others}, matchPoints, points, boards);
        };
        side(board.white, board.black, Colour::White, white, black, ofWhite);
        side(board.black, board.white, Colour::Black, black, white, ofBlack);
    }

    SystemEdition system_;
    SystemOptions options_;
    Random random_;
    bool eventful_;
    int teams_;
    int boards_;
    int rounds_;
    trf::TeamCode code_;
    std::vector<TieBreak> tieBreaks_;
    TournamentState state_;
    trf::TeamFile file_;
    std::vector<Tpn> absent_;
    bool played_ = false; ///< some game of the match
};

} // namespace

GeneratedTeams generateTeams(const TeamSettings& settings, std::uint64_t seed, const std::stop_token& stop)
{
    EventOfTeams event(settings, seed);
    const int played = std::min(event.rounds(), settings.stopAfter.value_or(event.rounds()));
    GeneratedTeams generated;
    if (event.isByTable()) {
        const auto rounds = layOut(event.state(), event.request(stop));
        if (!rounds)
            generated.stopped = rounds.error();
        else
            for (std::size_t i = 0; i < static_cast<std::size_t>(played); ++i)
                event.play((*rounds)[i]);
        generated.file = std::move(event).take();
        return generated;
    }
    while (event.state().roundsPlayed() < played) {
        const PairingRequest request = event.request(stop);
        const auto pairing = pairRound(event.state(), request);
        if (!pairing) {
            generated.stopped = pairing.error();
            break;
        }
        event.play(*pairing);
    }
    generated.file = std::move(event).take();
    return generated;
}

} // namespace pairwright::generator
