#include "engine/generator/result_model.h"

#include "engine/tiebreaks/rating_tables.h"

#include <algorithm>

namespace pairwright::generator {

namespace {

/// A curve that falls from 1 to 0 (or rises, read from the other end) in two parabolas that meet at `centre`.
struct Curve {
    double centre = 0;
    double atCentre = 0;
    double lower = 0; ///< below it nothing changes any more
    double upper = 0;
};

double squared(double value)
{
    return value * value;
}

double rising(const Curve& curve, double difference)
{
    if (difference <= curve.lower)
        return 0;
    if (difference >= curve.upper)
        return 1;
    if (difference <= curve.centre)
        return curve.atCentre * squared((difference - curve.lower) / (curve.centre - curve.lower));
    return 1 - (1 - curve.atCentre) * squared((difference - curve.upper) / (curve.centre - curve.upper));
}

double falling(const Curve& curve, double difference)
{
    if (difference <= curve.lower)
        return 1;
    if (difference >= curve.upper)
        return 0;
    if (difference <= curve.centre)
        return 1 - (1 - curve.atCentre) * squared((difference - curve.lower) / (curve.centre - curve.lower));
    return curve.atCentre * squared((difference - curve.upper) / (curve.centre - curve.upper));
}

struct Probabilities {
    double white = 0;
    double draw = 0;
};

Probabilities byTheModel(int white, int black)
{
    const double mean = (white + black) / 2.0;
    const double difference = white - black;
    const double q2 = squared(std::max(0.0, mean - 1200) / 1200);
    const Curve whiteWins{40, .45 - .10 * q2, -1492 + .391 * mean, 1691 - .428 * mean};
    const Curve blackWins{-80, .46 - .13 * q2, -1753 + .416 * mean, 1428 - .388 * mean};
    const double winning = rising(whiteWins, difference);
    const double losing = std::min(falling(blackWins, difference), 1 - winning);
    return {winning, 1 - winning - losing};
}

std::uint32_t inParts(double probability)
{
    return static_cast<std::uint32_t>(std::llround(probability * allChances));
}

} // namespace

GameChances modelChances(int white, int black)
{
    const Probabilities game = byTheModel(white, black);
    GameChances chances{inParts(std::max(0.0, game.white)), 0};
    chances.draw = std::min(inParts(std::max(0.0, game.draw)), allChances - chances.whiteWins);
    return chances;
}

GameChances gameChances(int white, int black, std::optional<int> draws)
{
    constexpr int farthest = 400; // B.02 art. 8.3.1
    constexpr std::uint32_t percent = allChances / 100;
    const int difference = std::clamp(white - black, -farthest, farthest);
    const auto expected = static_cast<std::uint32_t>(expectedPercentFor(difference)) * percent;
    double draw = (byTheModel(white, black).draw + byTheModel(black, white).draw) / 2;
    if (draws) {
        constexpr int middling = 2000;
        draw *= (*draws / 100.0) / byTheModel(middling, middling).draw;
    }
    // An even number, so that half a point of it is whole; no more than the expected score of either side leaves room
    // for.
    const std::uint32_t room = 2 * std::min(expected, allChances - expected);
    const std::uint32_t drawn = std::min(inParts(std::clamp(draw, 0.0, 1.0)), room) / 2 * 2;
    return {expected - drawn / 2, drawn};
}

GameOutcome drawnOutcome(Random& random, GameChances chances)
{
    const std::uint64_t drawn = random.below(allChances);
    if (drawn < chances.whiteWins)
        return GameOutcome::Win;
    return drawn < chances.whiteWins + chances.draw ? GameOutcome::Draw : GameOutcome::Loss;
}

} // namespace pairwright::generator
