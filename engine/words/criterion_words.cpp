#include "engine/words/criterion_words.h"

namespace pairwright {

bool isListOfPoints(Criterion criterion)
{
    switch (criterion) {
    case Criterion::downfloaterScores:
    case Criterion::upfloaterScores:
    case Criterion::nextBracketScores:
    case Criterion::repeatedDownfloatScores:
    case Criterion::repeatedUpfloatScores:
    case Criterion::repeatedDownfloatScoresBefore:
    case Criterion::repeatedUpfloatScoresBefore:
    case Criterion::movedDownUnpairedScores:
    case Criterion::nextMovedDownUnpairedScores:
    case Criterion::byeScore: return true;
    default: return false;
    }
}

std::string criterionText(Criterion criterion)
{
    switch (criterion) {
    case Criterion::downfloaterCount: return "players who move down";
    case Criterion::downfloaterScores: return "points of those who move down";
    case Criterion::upfloaterCount: return "players who move up";
    case Criterion::upfloaterScores: return "score differences of those who move up";
    case Criterion::maximumUpfloaters: return "players who moved up as often as allowed";
    case Criterion::maximumUpfloats: return "upfloats of players who moved up as often as allowed";
    case Criterion::byeScore: return "score of the player with the bye";
    case Criterion::byeGamesPlayed: return "games played by the player with the bye";
    case Criterion::movedDownUnpaired: return "players who came from above and move down again";
    case Criterion::movedDownUnpairedScores: return "points of those who came from above and move down again";
    case Criterion::nextMovedDownUnpaired: return "players who would move down again from the next bracket";
    case Criterion::nextMovedDownUnpairedScores:
        return "points of those who would move down again from the next bracket";
    case Criterion::nextScoregroupUpfloaters: return "next scoregroup in need of more players from below";
    case Criterion::repeatedFloat: return "players who move up and floated in the previous round";
    case Criterion::repeatedFloatOpponents: return "their opponents who floated in the previous round";
    case Criterion::nextBracketPairs: return "players left over in the next bracket";
    case Criterion::nextBracketScores: return "points of those left over in the next bracket";
    case Criterion::byeUnplayedGames: return "unplayed games of the player with the bye";
    case Criterion::topscorerColourDifference: return "topscorers with a colour difference beyond two";
    case Criterion::topscorerThirdColour: return "topscorers with a colour three times in a row";
    case Criterion::colourPreference: return "players without the colour due";
    case Criterion::strongColourPreference: return "players without a colour strongly due";
    case Criterion::repeatedDownfloat: return "players who move down again after the previous round";
    case Criterion::repeatedUpfloat: return "players who are met from above again after the previous round";
    case Criterion::repeatedDownfloatBefore: return "players who move down again as two rounds before";
    case Criterion::repeatedUpfloatBefore: return "players who are met from above again as two rounds before";
    case Criterion::repeatedDownfloatScores: return "score differences of a repeated move down";
    case Criterion::repeatedUpfloatScores: return "score differences of a repeated meeting from above";
    case Criterion::repeatedDownfloatScoresBefore: return "score differences of a move down as two rounds before";
    case Criterion::repeatedUpfloatScoresBefore:
        return "score differences of a meeting from above as two rounds before";
    }
    return {};
}

std::string criterionText(Criterion criterion, Entrants entrants)
{
    if (entrants == Entrants::players)
        return criterionText(criterion);
    switch (criterion) {
    case Criterion::upfloaterCount: return "teams that move up";
    case Criterion::upfloaterScores: return "score differences of the teams that move up";
    case Criterion::nextScoregroupUpfloaters: return "next scoregroup in need of more teams from below";
    case Criterion::repeatedFloat: return "teams that move up and floated in the previous round";
    case Criterion::colourPreference: return "teams without the colour due";
    case Criterion::strongColourPreference: return "teams without a colour strongly due";
    case Criterion::byeScore: return "score of the team with the bye";
    case Criterion::byeGamesPlayed: return "matches played by the team with the bye";
    default: return criterionText(criterion);
    }
}

} // namespace pairwright
