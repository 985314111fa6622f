#include "engine/tournament/point_system.h"

#include <algorithm>

namespace pairwright {

namespace {

Score forColour(const PointSystem::PerColour& value, Colour colour)
{
    return colour == Colour::White ? value.white : value.black;
}

Score ofGame(const PointSystem& points, const PlayedGame& game)
{
    switch (game.outcome) {
    case GameOutcome::Win: return forColour(points.win, game.colour);
    case GameOutcome::Loss: return forColour(points.loss, game.colour);
    case GameOutcome::Draw:
    case GameOutcome::Adjourned: break;
    }
    return forColour(points.draw, game.colour);
}

Score ofBye(const PointSystem& points, Bye bye)
{
    switch (bye.kind) {
    case ByeKind::PairingAllocated: return points.pairingAllocatedBye;
    case ByeKind::Full: return points.fullPointBye;
    case ByeKind::Half: return points.halfPointBye;
    case ByeKind::Zero:
    case ByeKind::NotEntered: break;
    }
    return points.zeroPointBye;
}

} // namespace

PointSystem PointSystem::of(Score win, Score draw, Score pairingAllocatedBye)
{
    PointSystem points;
    points.win = {win, win};
    points.draw = {draw, draw};
    points.forfeitWin = win;
    points.fullPointBye = win;
    points.halfPointBye = draw;
    points.pairingAllocatedBye = pairingAllocatedBye;
    return points;
}

Score PointSystem::pointsFor(const RoundRecord& record) const
{
    if (const auto* game = std::get_if<PlayedGame>(&record))
        return game->counts ? ofGame(*this, *game) : Score{};
    if (const auto* forfeit = std::get_if<ForfeitedGame>(&record))
        return !forfeit->counts ? Score{} : forfeit->won ? forfeitWin : forfeitLoss;
    return ofBye(*this, std::get<Bye>(record));
}

Score PointSystem::winValue() const
{
    return std::max(win.white, win.black);
}
Score PointSystem::drawValue() const
{
    return std::max(draw.white, draw.black);
}
Score PointSystem::lossValue() const
{
    return std::min(loss.white, loss.black);
}

} // namespace pairwright
