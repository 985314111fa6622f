#include "app/formats/slips/result_slips.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/chess960.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/language.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/teams/match_sides.h"
#include "app/formats/report/without_game.h"
#include "app/formats/slips/slip_code.h"

namespace pairwright {

std::vector<ResultSlip> resultSlips(const Tournament& tournament, RoundNumber round, const RoundVersion& version)
{
    const TpnMap numbers(version.order);
    const bool ofTeams = tournament.settings.teams.has_value();
    const auto nameOf = [&](const Game& game, PlayerKey key) {
        if (const Player* seated = ofTeams ? seatedFor(tournament, game, key) : nullptr)
            return titledName(seated->data) + QStringLiteral("  ·  ") + tournament.player(key)->data.name;
        const auto number = numbers.tpnOf(key);
        QString name = titledName(tournament.player(key)->data);
        if (!number)
            return name;
        // Before the name in the direction of the sheet, as in its lists; Latin letters go the other way on it.
        const bool isBehind = isSpokenRightToLeft() && !name.isRightToLeft();
        const QString digits = QString::number(number->value);
        return (isBehind ? QStringList{name, digits} : QStringList{digits, name}).join(QStringLiteral("  "));
    };
    const int stamp = slipStamp(version);
    std::vector<ResultSlip> slips;
    int board = 0;
    int ofTheRound = 0;
    for (const Match& match : version.pairings.boards) {
        ++board;
        for (int number = 1; number <= match.gameCount(); ++number) {
            const Game& game = match.game(number);
            ++ofTheRound;
            ResultSlip slip;
            slip.event = tournament.event.name;
            slip.round = ReportTexts::tr("Round %1").arg(round.value);
            if (const auto seed = tournament.settings.chess960Seed)
                slip.round += QStringLiteral("  ·  ") + piecesOfPosition(startPositionOf(round, *seed));
            slip.revision = revisionText(round, version.version);
            slip.board =
                match.gameCount() > 1 ? filled(QStringLiteral("%1.%2"), board, number) : QString::number(board);
            slip.white = nameOf(game, game.white);
            slip.black = nameOf(game, game.black);
            if (const QString day = postponedText(game); !day.isEmpty())
                slip.postponed = ReportTexts::tr("postponed: %1").arg(day);
            std::size_t place = 0;
            for (const GameResult result : {GameResult::whiteWins, GameResult::draw, GameResult::blackWins})
                slip.codes.at(place++) = slipDigits({round, version.version, ofTeams ? ofTheRound : board,
                                                     ofTeams ? 1 : number, result, stamp})
                                             .value_or(QString());
            slips.push_back(std::move(slip));
        }
    }
    return slips;
}

ResultSlip emptyResultSlip(const Tournament& tournament)
{
    ResultSlip slip;
    slip.event = tournament.event.name;
    slip.round = ReportTexts::tr("Round %1").arg(QStringLiteral("____"));
    return slip;
}

std::vector<std::vector<std::optional<std::size_t>>> cutStackOrder(std::size_t slips, std::size_t perPage)
{
    const std::size_t pages = (slips + perPage - 1) / perPage;
    std::vector<std::vector<std::optional<std::size_t>>> order(pages);
    for (std::size_t page = 0; page < pages; ++page)
        for (std::size_t place = 0; place < perPage; ++place) {
            const std::size_t slip = place * pages + page;
            order[page].push_back(slip < slips ? std::optional(slip) : std::nullopt);
        }
    return order;
}

} // namespace pairwright
