#include "app/formats/standings/player_paths.h"

#include "app/formats/display_text.h"
#include "app/pairing/adapter.h"
#include "engine/tournament/match_record.h"

#include <QCoreApplication>

#include <set>
#include <utility>
#include <variant>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::PlayerPaths)
};

using Did = PathStep::Kind;

/// What the points are beside those of a draw, or of the opponent.
Did byPoints(Score points, Score beside)
{
    return points == beside ? Did::drew : points > beside ? Did::won : Did::lost;
}

/// `draw`: what a drawn match brings. In a single game each has a result of his own: both may have lost it.
Did kindOf(const MatchRecord& match, Score opponents, Score draw, bool isSingleGame)
{
    switch (match.kind) {
    case MatchRecord::Kind::played: return byPoints(match.points, isSingleGame ? draw : opponents);
    case MatchRecord::Kind::forfeitWin: return Did::forfeitWon;
    case MatchRecord::Kind::forfeitLoss: return Did::forfeitLost;
    case MatchRecord::Kind::awardedBye:
    case MatchRecord::Kind::requestedBye: break;
    }
    return match.points > draw ? Did::fullBye : match.points > Score{} ? Did::bye : Did::absent;
}

/// What the games of a round would bring; none where one of them counts, or there is none.
std::optional<Score> uncountedPoints(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    std::optional<Score> points;
    for (RoundRecord record : gamesOf(state, tpn, round)) {
        const auto count = [](auto& game) {
            if constexpr (requires { game.counts; })
                return !std::exchange(game.counts, true);
            else
                return false;
        };
        if (!std::visit(count, record))
            return std::nullopt;
        points = points.value_or(Score{}) + state.points.pointsFor(record);
    }
    return points;
}

Score pointsOf(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    return uncountedPoints(state, tpn, round).value_or(matchOf(state, tpn, round).points);
}

/// Who sits at a board that waits for a result, with his opponent and colour.
std::map<PlayerKey, const Match*> openMatches(const Round& round)
{
    std::map<PlayerKey, const Match*> open;
    for (const Match& match : round.published()->pairings.boards)
        if (match.isOpen() || match.isAdjourned()) {
            open[match.a] = &match;
            open[match.b] = &match;
        }
    return open;
}

} // namespace

PlayerPaths::PlayerPaths(const Tournament& tournament, int rounds)
    : rounds_(rounds)
{
    const EngineView view = engineView(tournament, rounds);
    const Score draw{view.state.gamesOfARound * view.state.points.drawValue().tenths};
    for (RoundNumber round{1}; round.value <= rounds; ++round.value) {
        const auto open = openMatches(*tournament.round(round));
        std::int32_t number = 0;
        for (const PlayerKey player : view.order.order()) {
            ++number;
            MatchRecord match = matchOf(view.state, Tpn{number}, round);
            PathStep step;
            step.round = round;
            step.colour = match.colour;
            step.points = match.points;
            step.total = view.state.scoreAfter(Tpn{number}, round.value);
            if (match.opponent)
                step.opponent = view.order.keyOf(*match.opponent);
            if (const auto waits = open.find(player); waits != open.end()) {
                step.kind = Did::open;
                step.opponent = waits->second->opponentOf(player);
                step.colour = waits->second->a == player ? Colour::White : Colour::Black;
            } else {
                step.uncounted = uncountedPoints(view.state, Tpn{number}, round);
                match.points = step.uncounted.value_or(match.points);
                step.kind = kindOf(match, match.opponent ? pointsOf(view.state, *match.opponent, round) : Score{}, draw,
                                   view.state.gamesOfARound == 1 && !tournament.settings.teams);
            }
            paths_[player].push_back(step);
        }
    }
}

const std::vector<PathStep>& PlayerPaths::of(PlayerKey player) const
{
    static const std::vector<PathStep> nothing;
    const auto found = paths_.find(player);
    return found == paths_.end() ? nothing : found->second;
}

bool isFull(const PathStep& step)
{
    return step.kind == Did::won || step.kind == Did::forfeitWon || step.kind == Did::fullBye;
}

QString markOf(const PathStep& step)
{
    switch (step.kind) {
    case Did::won:
    case Did::drew:
    case Did::lost:
    case Did::bye: return scoreText(step.uncounted.value_or(step.points));
    case Did::fullBye: return QLatin1Char('+') + scoreText(step.points);
    case Did::forfeitWon: return QStringLiteral("+");
    case Did::forfeitLost: return minusSign;
    case Did::open:
    case Did::absent: break;
    }
    return {};
}

namespace {

QString toldGame(const PathStep& step, const QString& opponent)
{
    const QString round = QString::number(step.round.value);
    const QString colour = step.colour == Colour::Black ? Tr::tr("Black") : Tr::tr("White");
    switch (step.kind) {
    case Did::won:
        return Tr::tr("round %1, %2, won against %3", "round, colour, opponent").arg(round, colour, opponent);
    case Did::drew: return Tr::tr("round %1, %2, drew with %3", "round, colour, opponent").arg(round, colour, opponent);
    case Did::lost: return Tr::tr("round %1, %2, lost to %3", "round, colour, opponent").arg(round, colour, opponent);
    case Did::open: return Tr::tr("round %1, %2, plays %3", "round, colour, opponent").arg(round, colour, opponent);
    case Did::forfeitWon: return Tr::tr("round %1, won by forfeit against %2").arg(round, opponent);
    case Did::forfeitLost: return Tr::tr("round %1, lost by forfeit against %2").arg(round, opponent);
    case Did::fullBye:
    case Did::bye: return Tr::tr("round %1, bye, points: %2").arg(round, scoreText(step.points));
    case Did::absent: break;
    }
    return Tr::tr("round %1, not paired").arg(round);
}

} // namespace

QString toldStep(const PathStep& step, const QString& opponent)
{
    const QString told = toldGame(step, opponent);
    return step.uncounted ? Tr::tr("%1; it does not count", "a game").arg(told) : told;
}

} // namespace pairwright
