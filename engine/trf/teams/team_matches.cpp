#include "engine/trf/teams/team_file.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

using TeamOfPlayer = std::map<FileId, Tpn>;

/// In a round that only 330 says was paired, a full-point bye of a player was read as one that he asks for.
const RoundCell* cellOf(const Document& games, FileId player, RoundNumber round)
{
    static const RoundCell fullPointBye{std::nullopt, std::nullopt, CellResult::fullPointBye};
    const Player* found = games.find(player);
    const std::size_t index = games.cellIndex(round.value);
    if (!found || index < found->rounds.size())
        return found ? &found->rounds[index] : nullptr;
    const bool isFree =
        std::ranges::find(games.requests, ByeRequest{round, player, ByeKind::Full}) != games.requests.end();
    return isFree ? &fullPointBye : nullptr;
}

/// He won against an empty board.
bool satAlone(const RoundCell& cell)
{
    return !cell.opponent && cell.result == CellResult::fullPointBye;
}

/// Which teams met in a round.
class Meetings {
public:
    Meetings(const TeamFile& file, const TeamOfPlayer& teamOf, RoundNumber round)
        : file_(file)
        , teamOf_(teamOf)
        , round_(round)
    {
    }

    Expected<std::map<Tpn, Tpn>, OtherTeam> find()
    {
        for (const MatchForfeit& forfeit : file_.teams.forfeits)
            if (forfeit.round == round_ && !(meet(forfeit.white, forfeit.black) && meet(forfeit.black, forfeit.white)))
                return Unexpected{OtherTeam{round_, std::nullopt}};
        for (const Player& player : file_.games.players) {
            const RoundCell* cell = cellOf(file_.games, player.id, round_);
            if (!cell || !cell->opponent)
                continue;
            const auto own = teamOf_.find(player.id);
            const auto other = teamOf_.find(*cell->opponent);
            if (own == teamOf_.end() || other == teamOf_.end() || !meet(own->second, other->second))
                return Unexpected{OtherTeam{round_, player.id}};
        }
        return std::move(found_);
    }

private:
    bool meet(Tpn team, Tpn other) { return team != other && found_.emplace(team, other).first->second == other; }

    const TeamFile& file_;
    const TeamOfPlayer& teamOf_;
    RoundNumber round_;
    std::map<Tpn, Tpn> found_;
};

using LineUps = std::map<std::pair<RoundNumber, Tpn>, const LineUp*>;

/// Who sat for a team, by board; none: an empty one that the file names.
std::vector<std::optional<FileId>> seatsOf(const TeamFile& file, const LineUps& lineUps, Tpn team, RoundNumber round)
{
    std::vector<std::optional<FileId>> seats;
    if (const auto found = lineUps.find({round, team}); found != lineUps.end())
        seats = found->second->players;
    for (const FileId player : file.find(team)->players) {
        const RoundCell* cell = cellOf(file.games, player, round);
        if (cell && (cell->opponent || satAlone(*cell)) && std::ranges::find(seats, player) == seats.end())
            seats.emplace_back(player);
    }
    return seats;
}

/// Puts the seats of both teams opposite each other.
class Boards {
public:
    Boards(const TeamFile& file, const LineUps& lineUps, const TeamMatch& match)
        : games_(file.games)
        , round_(match.round)
        , a_(seatsOf(file, lineUps, match.a, match.round))
        , b_(seatsOf(file, lineUps, match.b, match.round))
    {
    }

    std::vector<MatchBoard> take()
    {
        std::size_t i = 0;
        std::size_t j = 0;
        while (i < a_.size() || j < b_.size()) {
            const Seat p = seat(a_, i);
            const Seat q = seat(b_, j);
            if (p == Seat::alone || q == Seat::alone) {
                const bool ofA = p == Seat::alone;
                ofA ? add(a_[i], std::nullopt) : add(std::nullopt, b_[j]);
                i += ofA || p == Seat::empty ? 1U : 0U;
                j += !ofA || q == Seat::empty ? 1U : 0U;
            } else if (p == Seat::paired) {
                add(a_[i], cellOf(games_, *a_[i], round_)->opponent);
                ++i;
                ++j;
            } else {
                if (p == Seat::empty && q == Seat::empty)
                    add(std::nullopt, std::nullopt);
                i += i < a_.size() ? 1U : 0U;
                j += q == Seat::empty || (q == Seat::paired && p != Seat::empty) ? 1U : 0U;
            }
        }
        return std::move(boards_);
    }

private:
    enum class Seat : std::uint8_t { none, empty, alone, paired };

    [[nodiscard]] Seat seat(const std::vector<std::optional<FileId>>& seats, std::size_t index) const
    {
        if (index >= seats.size())
            return Seat::none;
        if (!seats[index])
            return Seat::empty;
        const RoundCell* cell = cellOf(games_, *seats[index], round_);
        if (cell && cell->opponent)
            return Seat::paired;
        return cell && satAlone(*cell) ? Seat::alone : Seat::empty;
    }

    void add(std::optional<FileId> a, std::optional<FileId> b)
    {
        MatchBoard board{.a = a, .b = b, .pointsOfA = pointsOf(a), .pointsOfB = pointsOf(b)};
        if (const RoundCell* cell = a ? cellOf(games_, *a, round_) : nullptr; cell && cell->opponent) {
            board.isPlayed = isGame(cell->result) && cell->result != CellResult::open;
            board.isOpen = cell->result == CellResult::open;
        }
        boards_.push_back(board);
    }

    [[nodiscard]] Score pointsOf(std::optional<FileId> player) const
    {
        const RoundCell* cell = player ? cellOf(games_, *player, round_) : nullptr;
        return cell && cell->counts ? pointsFor(games_.points, *cell) : Score{};
    }

    const Document& games_;
    RoundNumber round_;
    std::vector<std::optional<FileId>> a_;
    std::vector<std::optional<FileId>> b_;
    std::vector<MatchBoard> boards_;
};

/// The colour that the team of the player on this board has on the first one; colours alternate unless 352 says
/// otherwise.
Colour onFirstBoard(const TeamFile& file, std::size_t board, Colour colour)
{
    const auto& pattern = file.teams.boardColours;
    const bool asFirst = pattern && board < pattern->size() ? (*pattern)[board] == pattern->front() : board % 2 == 0;
    return asFirst ? colour : opposite(colour);
}

void seat(const TeamFile& file, const LineUps& lineUps, TeamMatch& match)
{
    if (match.forfeit && match.forfeit->white == match.b)
        std::swap(match.a, match.b);
    match.boards = Boards(file, lineUps, match).take();
    if (match.forfeit)
        return;
    for (std::size_t i = 0; i < match.boards.size(); ++i) {
        const MatchBoard& board = match.boards[i];
        const RoundCell* cell = board.a && board.b ? cellOf(file.games, *board.a, match.round) : nullptr;
        if (!cell || !cell->colour)
            continue;
        if (onFirstBoard(file, i, *cell->colour) == Colour::White)
            return;
        std::swap(match.a, match.b);
        for (MatchBoard& each : match.boards) {
            std::swap(each.a, each.b);
            std::swap(each.pointsOfA, each.pointsOfB);
        }
        return;
    }
    match.hasColours = false;
}

/// Games were played, or brought points to a team that 330 says has lost. The match is seated without it.
bool contradicts(const TeamMatch& match, const MatchForfeit& forfeit)
{
    const bool winsA = forfeit.white == match.a ? forfeit.whiteWins : forfeit.blackWins;
    const bool winsB = forfeit.white == match.a ? forfeit.blackWins : forfeit.whiteWins;
    return std::ranges::any_of(match.boards, [&](const MatchBoard& board) {
        return board.isPlayed || (!winsA && board.pointsOfA > Score{}) || (!winsB && board.pointsOfB > Score{});
    });
}

} // namespace

Expected<std::vector<TeamMatch>, OtherTeam> matchesOf(const TeamFile& file)
{
    TeamOfPlayer teamOf;
    for (const TeamLine& team : file.teams.teams)
        for (const FileId player : team.players)
            teamOf.emplace(player, team.tpn);
    LineUps lineUps;
    for (const LineUp& lineUp : file.teams.lineUps)
        lineUps[{lineUp.round, lineUp.team}] = &lineUp;
    std::map<std::pair<RoundNumber, Tpn>, const MatchForfeit*> forfeits;
    for (const MatchForfeit& forfeit : file.teams.forfeits)
        forfeits[{forfeit.round, forfeit.white}] = forfeits[{forfeit.round, forfeit.black}] = &forfeit;
    std::vector<TeamMatch> matches;
    const int last = file.pairedRounds();
    for (RoundNumber round{1}; round.value <= last; ++round.value) {
        auto met = Meetings(file, teamOf, round).find();
        if (!met)
            return Unexpected{met.error()};
        for (const auto& [team, other] : *met) {
            if (other < team)
                continue; // both sides of a match are in it
            const TeamMatch pair{.round = round, .a = team, .b = other};
            TeamMatch match = pair;
            seat(file, lineUps, match);
            if (const auto found = forfeits.find({round, team}); found != forfeits.end()) {
                match.isForfeitUnused = contradicts(match, *found->second);
                if (!match.isForfeitUnused) {
                    match = pair;
                    match.forfeit = *found->second;
                    seat(file, lineUps, match);
                }
            }
            matches.push_back(std::move(match));
        }
    }
    return matches;
}

} // namespace pairwright::trf
