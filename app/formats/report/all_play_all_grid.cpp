#include "app/formats/report/all_play_all_grid.h"

#include "app/formats/display_text.h"
#include "app/formats/report/report_texts.h"

#include <algorithm>

namespace pairwright {

namespace {

QString markOf(const Game& game, PlayerKey player)
{
    if (!game.outcome.result)
        return {};
    const auto marks = marksOf(*game.outcome.result);
    if (!marks)
        return resultText(*game.outcome.result);
    return game.white == player ? marks->white : marks->black;
}

} // namespace

AllPlayAllGrid::AllPlayAllGrid(const Tournament& tournament, int rounds)
    : numbers_(tpnOrder(tournament))
    , leftOut_(tournament.leftOut())
{
    const int players = static_cast<int>(tournament.players.size());
    const int once = players % 2 == 0 ? players - 1 : players;
    games_ = std::max(1, tournament.settings.plannedRounds / std::max(1, once));
    for (const Round& round : tournament.rounds) {
        const RoundVersion* version = round.published();
        for (const Match& match :
             version != nullptr && round.number.value <= rounds ? version->pairings.boards : std::vector<Match>())
            for (const Game& game : match.games) {
                marks_[{match.a, match.b}].append(markOf(game, match.a));
                marks_[{match.b, match.a}].append(markOf(game, match.b));
            }
    }
    for (const auto& [pair, marks] : marks_) // of rounds made by hand there may be more
        games_ = std::max(games_, static_cast<int>(marks.size()));
}

QString AllPlayAllGrid::number(PlayerKey player) const
{
    const auto number = numbers_.tpnOf(player);
    return number ? QString::number(number->value) : QString();
}

QStringList AllPlayAllGrid::marks(PlayerKey player, PlayerKey opponent) const
{
    const auto found = marks_.find({player, opponent});
    QStringList marks = found == marks_.end() ? QStringList() : found->second;
    while (marks.size() < games_)
        marks.append(QString());
    return marks;
}

QString AllPlayAllGrid::legend() const
{
    QString text =
        ReportTexts::tr("By number: what the player of the row had against the player of the column; + and − "
                        "by forfeit, * adjourned.");
    if (games_ > 1)
        text +=
            QLatin1Char(' ') + ReportTexts::tr("The games of two stand beside each other in the order of the rounds.");
    if (!leftOut_.empty())
        text += QLatin1Char(' ') + ReportTexts::tr("Whose line is struck out has played too few games: they count for "
                                                   "the rating and for nobody's standings.");
    return text;
}

} // namespace pairwright
