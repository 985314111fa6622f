#include "app/formats/standings/points_stairs.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/language.h"
#include "app/formats/display_text.h"
#include "engine/ratings/rating_change.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::PointsStairs)
};

constexpr double hundredthsOfPoints = 100;
constexpr int hundredthsOfTenths = 10;
constexpr double tenthsOfPoints = 10;

/// Hundredths of a point that the ratings expect in a round.
std::map<RoundNumber, int> expectedByRound(const RatedTournament& rated, PlayerKey player)
{
    std::map<RoundNumber, int> expected;
    const auto number = rated.order.tpnOf(player);
    if (!number)
        return expected;
    const RatingPreview preview = previewRating(rated.event, *number);
    if (std::holds_alternative<RatingChange>(preview.outcome))
        for (const RatedGame& game : preview.games)
            expected[game.game.round] += game.expectedPercent;
    return expected;
}

} // namespace

QString PointsStairs::sentence() const
{
    if (steps.empty())
        return {};
    if (done == 0)
        return steps.front().sentence;
    const Step& last = steps[done - 1];
    QString points = filled(Tr::tr("Points after round %1: %2"), done, scoreText(last.path.total));
    if (!isExpected)
        return points;
    return filled(Tr::tr("%1, expected by the ratings: %2", "points after a round"), points,
                  spokenLocale().toString(last.expected / hundredthsOfPoints, 'f', 2));
}

PointsStairs pointsStairs(const Tournament& tournament, const PlayerPaths& paths, const RatedTournament& rated,
                          PlayerKey player)
{
    PointsStairs stairs;
    stairs.planned = tournament.settings.plannedRounds;
    const std::map<RoundNumber, int> expected = expectedByRound(rated, player);
    stairs.isExpected = !expected.empty();
    int sum = 0;
    for (const PathStep& path : paths.of(player)) {
        const auto found = expected.find(path.round);
        const bool isRated = found != expected.end();
        sum += isRated ? found->second : path.points.tenths * hundredthsOfTenths;
        const Player* opponent = path.opponent ? tournament.player(*path.opponent) : nullptr;
        stairs.steps.push_back(
            {path, toldStep(path, opponent != nullptr ? shortName(opponent->data) : QString()), sum, isRated});
    }
    stairs.done = stairs.steps.size();
    while (stairs.done > 0 && stairs.steps[stairs.done - 1].path.kind == PathStep::Kind::open)
        --stairs.done;
    for (const PointsStairs::Step& step : stairs.steps)
        stairs.most =
            std::max({stairs.most, step.path.total.tenths / tenthsOfPoints, step.expected / hundredthsOfPoints});
    stairs.most = std::ceil(stairs.most);
    return stairs;
}

} // namespace pairwright
