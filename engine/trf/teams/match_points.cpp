#include "engine/trf/teams/match_points.h"

namespace pairwright::trf {

namespace {

Score pointsOr(const std::map<std::string, Score>& points, const char* symbol, Score usual)
{
    const auto found = points.find(symbol);
    return found == points.end() ? usual : found->second;
}

} // namespace

MatchScale::MatchScale(const TeamFile& file)
    : games_(file.games.points)
    , boards_(file.boards())
    , win_(pointsOr(file.teams.matchPoints, "TW", Score{20}))
    , draw_(pointsOr(file.teams.matchPoints, "TD", Score{10}))
    , loss_(pointsOr(file.teams.matchPoints, "TL", Score{}))
    , byes_(file.teams.byes)
{
}

BothPoints MatchScale::ofBye(ByeKind kind) const
{
    switch (kind) {
    case ByeKind::PairingAllocated: return byes_ ? BothPoints{byes_->matchPoints, byes_->gamePoints} : drawn();
    case ByeKind::Full: return won();
    case ByeKind::Half: return drawn();
    case ByeKind::Zero:
    case ByeKind::NotEntered: break;
    }
    return {};
}

std::vector<Score> MatchScale::boardsOfBye(ByeKind kind) const
{
    return std::vector<Score>(static_cast<std::size_t>(boards_), pointsOfBoard(games_, kind));
}

std::pair<BothPoints, BothPoints> MatchScale::of(const TeamMatch& match) const
{
    BothPoints a;
    BothPoints b;
    for (const MatchBoard& board : match.boards) {
        a.gamePoints += board.pointsOfA;
        b.gamePoints += board.pointsOfB;
    }
    if (match.forfeit) {
        const bool winsA = match.forfeit->white == match.a ? match.forfeit->whiteWins : match.forfeit->blackWins;
        const bool winsB = match.forfeit->white == match.a ? match.forfeit->blackWins : match.forfeit->whiteWins;
        if (match.boards.empty()) {
            a.gamePoints = winsA ? won().gamePoints : Score{};
            b.gamePoints = winsB ? won().gamePoints : Score{};
        }
        a.matchPoints = winsA ? win_ : Score{};
        b.matchPoints = winsB ? win_ : Score{};
        return {a, b};
    }
    const bool even = a.gamePoints == b.gamePoints;
    const bool anything = match.isPlayed() || a.gamePoints + b.gamePoints > Score{};
    a.matchPoints = !anything ? Score{} : even ? draw_ : a.gamePoints > b.gamePoints ? win_ : loss_;
    b.matchPoints = !anything ? Score{} : even ? draw_ : b.gamePoints > a.gamePoints ? win_ : loss_;
    return {a, b};
}

} // namespace pairwright::trf
