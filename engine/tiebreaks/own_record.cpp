#include "engine/tiebreaks/own_record.h"

#include "engine/tiebreaks/unplayed_rounds.h"

namespace pairwright {

namespace {

bool isWonGame(const RoundRecord& game)
{
    if (const auto* played = std::get_if<PlayedGame>(&game))
        return played->outcome == GameOutcome::Win;
    const auto* forfeit = std::get_if<ForfeitedGame>(&game);
    return forfeit && forfeit->won;
}

bool isWithBlack(const RoundRecord& game)
{
    if (const auto* played = std::get_if<PlayedGame>(&game))
        return played->colour == Colour::Black;
    const auto* forfeit = std::get_if<ForfeitedGame>(&game);
    return forfeit && forfeit->colour == Colour::Black;
}

bool hasPointsOfAWin(const TieBreakContext& context, const MatchRecord& result)
{
    // A won game is a win even where White's and Black's wins are worth different points.
    if (result.kind == MatchRecord::Kind::played)
        return result.won;
    return result.points == context.valueOfAWin();
}

bool isElected(const TieBreakContext& context, const MatchRecord& result)
{
    return !isVoluntaryUnplayed(result.kind) || countsAsGame(context.rules(), result.kind, Purpose::ownRecord);
}

/// In tenths: 10, 5 or 0.
std::int64_t standardPoints(const TieBreakContext& context, const MatchRecord& result, int round)
{
    const Score other = result.opponent ? context.points(*result.opponent, round) : context.valueOfADraw();
    if (result.points == other)
        return tenthsOfAPoint / 2;
    return result.points > other ? tenthsOfAPoint : 0;
}

/// What a round brings to the tie-breaks that count rounds.
TieBreakValue amountOfRound(const TieBreakContext& context, TieBreakKind kind, const MatchRecord& result, int round)
{
    switch (kind) {
    case TieBreakKind::Wins: return {hasPointsOfAWin(context, result) ? 1 : 0, 1};
    case TieBreakKind::RoundsElected: return {isElected(context, result) ? 1 : 0, 1};
    default: return {standardPoints(context, result, round), tenthsOfAPoint};
    }
}

/// Whether a game over the board is one of those that the others count.
bool isCounted(TieBreakKind kind, const RoundRecord& game)
{
    switch (kind) {
    case TieBreakKind::GamesWithBlack: return isWithBlack(game);
    case TieBreakKind::WinsWithBlack: return isWithBlack(game) && isWonGame(game);
    default: return isWonGame(game);
    }
}

bool countsGames(TieBreakKind kind)
{
    return kind == TieBreakKind::GamesWon || kind == TieBreakKind::GamesWithBlack ||
           kind == TieBreakKind::WinsWithBlack;
}

void addContribution(TieBreakResult& to, int round, const MatchRecord& result, Score ownPoints, TieBreakValue amount)
{
    if (amount.numerator == 0)
        return;
    Contribution contribution;
    contribution.round = RoundNumber{round};
    contribution.opponent = result.opponent;
    contribution.ownPoints = ownPoints;
    contribution.amount = amount;
    to.contributions.push_back(contribution);
}

void addGames(const TieBreakContext& context, TieBreakKind kind, Tpn tpn, int round, TieBreakResult& to)
{
    const MatchRecord& result = context.result(tpn, round);
    for (const RoundRecord& game : context.games(tpn, round))
        if (countsAsGame(context.rules(), result.kind, game, Purpose::ownRecord) && isCounted(kind, game))
            addContribution(to, round, result, context.state().points.pointsFor(game), {1, 1});
}

} // namespace

std::vector<TieBreakResult> ownRecord(const TieBreakContext& context, const TieBreak& tieBreak)
{
    const std::int64_t denominator = tieBreak.kind == TieBreakKind::StandardPoints ? tenthsOfAPoint : 1;
    std::vector<TieBreakResult> results(context.state().players.size());
    for (int i = 1; i <= context.participants(); ++i) {
        TieBreakResult& result = results[static_cast<std::size_t>(i - 1)];
        for (int round = 1; round <= context.rounds(); ++round) {
            if (countsGames(tieBreak.kind)) {
                addGames(context, tieBreak.kind, Tpn{i}, round, result);
                continue;
            }
            const MatchRecord& own = context.result(Tpn{i}, round);
            addContribution(result, round, own, own.points, amountOfRound(context, tieBreak.kind, own, round));
        }
        result.value = sumOf(result.contributions, denominator);
    }
    return results;
}

} // namespace pairwright
