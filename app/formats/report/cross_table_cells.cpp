#include "app/formats/report/cross_table_cells.h"

#include "app/formats/display_text.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/teams/match_sides.h"

namespace pairwright {

namespace {

QString outcomeText(std::optional<GameResult> result, Colour side)
{
    if (!result)
        return {};
    const auto marks = marksOf(*result);
    if (!marks)
        return resultText(*result);
    return side == Colour::White ? marks->white : marks->black;
}

QString colourLetter(Colour colour)
{
    return colour == Colour::White ? ReportTexts::tr("w", "White, in a cross-table")
                                   : ReportTexts::tr("b", "Black, in a cross-table");
}

ByeKind byeOf(Presence presence)
{
    switch (presence) {
    case Presence::halfPointBye: return ByeKind::Half;
    case Presence::fullPointBye: return ByeKind::Full;
    default: return ByeKind::Zero;
    }
}

QString withoutOpponent(Score points)
{
    return QStringLiteral("–") + scoreText(points);
}

} // namespace

CrossTableCells::CrossTableCells(const Tournament& tournament, int rounds)
{
    const TpnMap numbers(tpnOrder(tournament));
    for (int number = 1; number <= rounds; ++number)
        addRound(tournament, *tournament.round(RoundNumber{number}), numbers);
}

void CrossTableCells::addRound(const Tournament& tournament, const Round& round, const TpnMap& numbers)
{
    const Settings& settings = tournament.settings;
    for (const Player& player : tournament.players) {
        const Presence presence = presenceIn(player, round.number);
        if (presence != Presence::notEntered)
            cells_[{round.number, player.key}] = withoutOpponent(valueOfBye(settings, byeOf(presence)));
    }
    const Pairings& pairings = round.published()->pairings;
    const auto side = [&](const Match& match, PlayerKey player) {
        const auto number = numbers.tpnOf(match.opponentOf(player));
        QString text = QString::number(number ? number->value : 0);
        if (settings.teams) {
            const QString sign = forfeitSign(match, player, settings); // a match without a game has no colours
            cells_[{round.number, player}] =
                text + (sign.isEmpty() ? colourLetter(player == match.a ? Colour::White : Colour::Black) : sign) +
                pointsText(match, player, settings);
            return;
        }
        for (const Game& game : match.games) {
            const Colour colour = game.white == player ? Colour::White : Colour::Black;
            text += colourLetter(colour) + outcomeText(game.outcome.result, colour);
        }
        cells_[{round.number, player}] = text;
    };
    for (const Match& match : pairings.boards) {
        side(match, match.a);
        side(match, match.b);
    }
    if (pairings.bye)
        cells_[{round.number, *pairings.bye}] = withoutOpponent(valueOfBye(settings, ByeKind::PairingAllocated));
}

QString CrossTableCells::cell(PlayerKey player, RoundNumber round) const
{
    const auto found = cells_.find({round, player});
    return found == cells_.end() ? QString() : found->second;
}

QString CrossTableCells::legend(const Settings& settings)
{
    if (settings.teams)
        return ReportTexts::tr("12w2½: against number 12 with White on board 1, 2½ points on all boards; 12+4 and "
                               "12−0: the match was forfeited; –2: so much without an opponent.");
    if (gamesOfARound(settings.system.system) > 1)
        return ReportTexts::tr("12w1b½: a match against number 12, won with White, then drawn with Black; + and − by "
                               "forfeit, * adjourned; –1: one point without an opponent.");
    return ReportTexts::tr("12w1: White against number 12, won; + and − by forfeit, * adjourned; –1: one point "
                           "without an opponent.");
}

} // namespace pairwright
