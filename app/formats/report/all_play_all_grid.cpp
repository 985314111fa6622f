#include "app/formats/report/all_play_all_grid.h"

#include "app/formats/display_text.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/teams/match_sides.h"

#include <algorithm>

namespace pairwright {

AllPlayAllGrid::AllPlayAllGrid(const Tournament& tournament, int rounds)
    : tournament_(tournament)
    , rounds_(rounds)
    , meetings_(tournament, tournament.settings.teams ? Meetings::Of::matches : Meetings::Of::games)
    , leftOut_(tournament.leftOut())
{
}

int AllPlayAllGrid::rowOf(PlayerKey player) const
{
    return static_cast<int>(std::find(order().begin(), order().end(), player) - order().begin());
}

QString AllPlayAllGrid::mark(const Meetings::Place& place) const
{
    const Meeting* meeting = meetings_.at(place);
    if (meeting == nullptr || !meeting->published || meeting->game.round.value > rounds_)
        return {};
    if (tournament_.settings.teams && !isOfTeams()) {
        const Match& match = *tournament_.board(meeting->game);
        const PlayerKey team = order()[static_cast<std::size_t>(place.row)];
        return forfeitSign(match, team, tournament_.settings) + pointsText(match, team, tournament_.settings);
    }
    const auto& result = tournament_.game(meeting->game)->outcome.result;
    if (!result)
        return {};
    const auto marks = marksOf(*result);
    if (!marks)
        return resultText(*result);
    return meeting->white ? marks->white : marks->black;
}

QStringList AllPlayAllGrid::marks(PlayerKey player, int column) const
{
    const int row = rowOf(player);
    QStringList marks;
    for (int slot = 0; slot < games(); ++slot)
        marks.append(mark({row, column, slot}));
    return marks;
}

QString AllPlayAllGrid::legend() const
{
    QString text =
        isOfTeams() ? ReportTexts::tr(
                          "By number: what the player of the row had against that player of the other team; + and − "
                          "by forfeit, * adjourned.")
        : tournament_.settings.teams
            ? ReportTexts::tr("By number: what the team of the row had on all boards against the team of the column; "
                              "+4 and −0: the match was forfeited.")
            : ReportTexts::tr("By number: what the player of the row had against the player of the column; + and − "
                              "by forfeit, * adjourned.");
    if (tournament_.settings.teams && !isOfTeams() && games() > 1)
        text +=
            QLatin1Char(' ') +
            ReportTexts::tr("The matches of two stand beside each other, on the left the one with White on board 1.");
    else if (meetings_.isByColours())
        text += QLatin1Char(' ') + ReportTexts::tr("Left in a cell is the game with White, right the one with Black.");
    else if (games() > 1)
        text +=
            QLatin1Char(' ') + ReportTexts::tr("The games of two stand beside each other in the order of the rounds.");
    if (!leftOut_.empty())
        text += QLatin1Char(' ') + ReportTexts::tr("Whose line is struck out has played too few games: they count for "
                                                   "the rating and for nobody’s standings.");
    return text;
}

} // namespace pairwright
