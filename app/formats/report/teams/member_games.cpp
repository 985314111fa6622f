#include "app/formats/report/teams/member_games.h"

#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"

namespace pairwright {

Seat seatOf(const Tournament& tournament, PlayerKey member, RoundNumber round)
{
    const Round* stored = tournament.round(round);
    const RoundVersion* version = stored != nullptr ? stored->published() : nullptr;
    if (version == nullptr)
        return {};
    for (const Match& match : version->pairings.boards) {
        int board = 0;
        for (const Game& game : match.games) {
            ++board;
            if (game.forWhite == member)
                return {board, &game, game.white};
            if (game.forBlack == member)
                return {board, &game, game.black};
        }
    }
    return {};
}

Tally tallyOf(const Tournament& tournament, PlayerKey member, int rounds)
{
    Tally tally;
    for (int round = 1; round <= rounds; ++round) {
        const Seat seat = seatOf(tournament, member, RoundNumber{round});
        if (seat.game == nullptr)
            continue;
        ++tally.onBoard[seat.board];
        if (!seat.game->outcome.result || !seat.game->outcome.counts)
            continue;
        const GameResult result = *seat.game->outcome.result;
        const Colour colour = seat.game->white == seat.team ? Colour::White : Colour::Black;
        const Score points = tournament.settings.points.pointsFor(recordFor(result, colour, Tpn{1}));
        ++tally.results;
        tally.games += isForfeit(result) ? 0 : 1;
        tally.points += points;
        tally.byForfeit += isForfeit(result) ? points : Score{};
    }
    return tally;
}

ReportColumn memberPointsColumn()
{
    ReportColumn column{ReportTexts::tr("Pts", "points, column"), ReportColumn::Align::right, false};
    column.shown = ReportColumn::Shown::strong;
    return column;
}

ReportDocument startSheetAfter(ReportKind kind, const Tournament& tournament, const QString& subject,
                               const ReportOptions& options, int rounds)
{
    const auto round = rounds > 0 ? std::optional(RoundNumber{rounds}) : std::nullopt;
    return startReport(kind, tournament, subject, options, round,
                       round ? tournament.round(*round)->published() : nullptr);
}

} // namespace pairwright
