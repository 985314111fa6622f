#include "app/pairing/criterion_words.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

/// Of those that C.04.6 has; empty: the words are those of players.
QString ofTeams(Criterion criterion)
{
    switch (criterion) {
    case Criterion::upfloaterCount: return Tr::tr("teams that move up");
    case Criterion::upfloaterScores: return Tr::tr("score differences of those that move up", "teams");
    case Criterion::maximumUpfloaters: return Tr::tr("teams that moved up as often as allowed");
    case Criterion::maximumUpfloats: return Tr::tr("upfloats of teams that moved up as often as allowed");
    case Criterion::byeScore: return Tr::tr("score of the team with the bye");
    case Criterion::byeGamesPlayed: return Tr::tr("matches played by the team with the bye");
    case Criterion::nextScoregroupUpfloaters: return Tr::tr("next scoregroup in need of more teams from below");
    case Criterion::repeatedFloat: return Tr::tr("teams that move up and floated in the previous round");
    case Criterion::colourPreference: return Tr::tr("teams without the colour due");
    case Criterion::strongColourPreference: return Tr::tr("teams without a colour strongly due");
    default: return {};
    }
}

} // namespace

QString describeCriterion(Criterion criterion, Entrants entrants)
{
    if (QString text = entrants == Entrants::teams ? ofTeams(criterion) : QString(); !text.isEmpty())
        return text;
    switch (criterion) {
    case Criterion::downfloaterCount: return Tr::tr("players who move down");
    case Criterion::downfloaterScores: return Tr::tr("points of those who move down");
    case Criterion::upfloaterCount: return Tr::tr("players who move up");
    case Criterion::upfloaterScores: return Tr::tr("score differences of those who move up");
    case Criterion::maximumUpfloaters: return Tr::tr("players who moved up as often as allowed");
    case Criterion::maximumUpfloats: return Tr::tr("upfloats of players who moved up as often as allowed");
    case Criterion::byeScore: return Tr::tr("score of the player with the bye");
    case Criterion::byeGamesPlayed: return Tr::tr("games played by the player with the bye");
    case Criterion::movedDownUnpaired: return Tr::tr("players who came from above and move down again");
    case Criterion::movedDownUnpairedScores: return Tr::tr("points of those who came from above and move down again");
    case Criterion::nextMovedDownUnpaired: return Tr::tr("players who would move down again from the next bracket");
    case Criterion::nextMovedDownUnpairedScores:
        return Tr::tr("points of those who would move down again from the next bracket");
    case Criterion::nextScoregroupUpfloaters: return Tr::tr("next scoregroup in need of more players from below");
    case Criterion::repeatedFloat: return Tr::tr("players who move up and floated in the previous round");
    case Criterion::repeatedFloatOpponents: return Tr::tr("their opponents who floated in the previous round");
    case Criterion::nextBracketPairs: return Tr::tr("players left over in the next bracket");
    case Criterion::nextBracketScores: return Tr::tr("points of those left over in the next bracket");
    case Criterion::byeUnplayedGames: return Tr::tr("unplayed games of the player with the bye");
    case Criterion::topscorerColourDifference: return Tr::tr("topscorers with a colour difference beyond two");
    case Criterion::topscorerThirdColour: return Tr::tr("topscorers with a colour three times in a row");
    case Criterion::colourPreference: return Tr::tr("players without the colour due");
    case Criterion::strongColourPreference: return Tr::tr("players without a colour strongly due");
    case Criterion::repeatedDownfloat: return Tr::tr("players who move down again after the previous round");
    case Criterion::repeatedUpfloat: return Tr::tr("players who are met from above again after the previous round");
    case Criterion::repeatedDownfloatBefore: return Tr::tr("players who move down again as two rounds before");
    case Criterion::repeatedUpfloatBefore: return Tr::tr("players who are met from above again as two rounds before");
    case Criterion::repeatedDownfloatScores: return Tr::tr("score differences of a repeated move down");
    case Criterion::repeatedUpfloatScores: return Tr::tr("score differences of a repeated meeting from above");
    case Criterion::repeatedDownfloatScoresBefore:
        return Tr::tr("score differences of a move down as two rounds before");
    case Criterion::repeatedUpfloatScoresBefore:
        return Tr::tr("score differences of a meeting from above as two rounds before");
    }
    return {};
}

} // namespace pairwright
