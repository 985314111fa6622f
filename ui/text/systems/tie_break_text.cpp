#include "ui/text/systems/tie_break_text.h"

#include "app/domain/text/language.h"
#include "engine/tiebreaks/descriptor.h"

#include <QCoreApplication>
#include <QLocale>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::TieBreakText)
};

QString nameOf(TieBreakKind kind)
{
    switch (kind) {
    case TieBreakKind::DirectEncounter: return Tr::tr("Direct encounter: points among those who are tied");
    case TieBreakKind::Wins: return Tr::tr("Number of wins");
    case TieBreakKind::GamesWon: return Tr::tr("Games won over the board");
    case TieBreakKind::GamesWithBlack: return Tr::tr("Games played with Black");
    case TieBreakKind::WinsWithBlack: return Tr::tr("Games won with Black");
    case TieBreakKind::Progressive: return Tr::tr("Progressive scores: the sum of the scores after each round");
    case TieBreakKind::RoundsElected:
        return Tr::tr("Rounds elected to play: without requested byes and forfeit losses");
    case TieBreakKind::StandardPoints:
        return Tr::tr("Standard points: 1 for more points than the opponent of the round, ½ for as many");
    case TieBreakKind::PairingNumber: return Tr::tr("Pairing number, the lower first");
    case TieBreakKind::Buchholz: return Tr::tr("Buchholz: the sum of the opponents’ scores");
    case TieBreakKind::AverageOfBuchholz: return Tr::tr("Average Buchholz of the opponents met over the board");
    case TieBreakKind::ForeBuchholz: return Tr::tr("Fore Buchholz: as if the games of the last round were drawn");
    case TieBreakKind::SonnebornBerger:
        return Tr::tr("Sonneborn-Berger: the opponents’ scores, weighted by the results");
    case TieBreakKind::Koya: return Tr::tr("Koya: points against those with at least half of the points");
    case TieBreakKind::AverageRating: return Tr::tr("Average rating of the opponents met over the board");
    case TieBreakKind::PerformanceRating:
        return Tr::tr("Performance rating: the opponents’ average rating, adjusted by the percentage scored");
    case TieBreakKind::PerfectPerformance:
        return Tr::tr("Perfect performance: the lowest rating that is expected to score as much");
    case TieBreakKind::AverageOfPerformance: return Tr::tr("Average performance rating of the opponents");
    case TieBreakKind::AverageOfPerfect: return Tr::tr("Average perfect performance of the opponents");
    case TieBreakKind::BoardCount: return Tr::tr("Board count: board numbers by the points on them, the lower first");
    case TieBreakKind::TopBoardResults: return Tr::tr("Top board results: points on board 1, then on board 2, …");
    case TieBreakKind::BottomBoards:
        return Tr::tr("Bottom board elimination: points without the last board, then without the last two, …");
    case TieBreakKind::SecondaryScore: return Tr::tr("Match points or game points, whichever does not decide first");
    case TieBreakKind::MatchMatchBerger:
        return Tr::tr("Extended Sonneborn-Berger: the opponents’ match points by the match points against them");
    case TieBreakKind::MatchGameBerger:
        return Tr::tr("Extended Sonneborn-Berger: the opponents’ match points by the game points against them");
    case TieBreakKind::GameMatchBerger:
        return Tr::tr("Extended Sonneborn-Berger: the opponents’ game points by the match points against them");
    case TieBreakKind::GameGameBerger:
        return Tr::tr("Extended Sonneborn-Berger: the opponents’ game points by the game points against them");
    case TieBreakKind::ExtendedEncounter:
        return Tr::tr("Extended direct encounter: among the tied by the first score, then by the second");
    case TieBreakKind::ExtendedEncounterCountTop:
        return Tr::tr("Extended direct encounter, of two then board count and top board results");
    case TieBreakKind::ExtendedEncounterCountBottom:
        return Tr::tr("Extended direct encounter, of two then board count and bottom board elimination");
    case TieBreakKind::ExtendedEncounterTop: return Tr::tr("Extended direct encounter, of two then top board results");
    case TieBreakKind::ExtendedEncounterBottom:
        return Tr::tr("Extended direct encounter, of two then bottom board elimination");
    case TieBreakKind::ScheduleStrength:
        return Tr::tr("Scores and schedule strength: the second score and a share of Buchholz by the first");
    case TieBreakKind::OutsideValue:
        return Tr::tr("Value from outside, entered for each player (Players, column Outside value), the higher first");
    case TieBreakKind::ByHand: return Tr::tr("The tied as the arbiter ranks them by hand");
    case TieBreakKind::Lot: return Tr::tr("Drawing of lots: once for the whole tournament");
    case TieBreakKind::Rating: break;
    }
    return Tr::tr("Own rating, the higher first");
}

} // namespace

QString tieBreakCode(const TieBreak& tieBreak)
{
    return QString::fromStdString(toString(tieBreak));
}

QString describeTieBreak(const TieBreak& tieBreak)
{
    QString text = nameOf(tieBreak.kind);
    const auto add = [&text](const QString& change) {
        text = Tr::tr("%1, %2", "a tie-break, and what is special in it").arg(text, change);
    };
    if (tieBreak.cutLowest > 0)
        add(Tr::tr("without the %n lowest", nullptr, tieBreak.cutLowest));
    if (tieBreak.cutHighest > 0)
        add(Tr::tr("without the %n highest", nullptr, tieBreak.cutHighest));
    if (tieBreak.limitShift != 0)
        add(Tr::tr("limit moved by %1 half points").arg(spokenLocale().toString(tieBreak.limitShift)));
    if (tieBreak.foreBuchholz)
        add(Tr::tr("by Fore Buchholz"));
    if (tieBreak.forfeitsAsGames)
        add(Tr::tr("forfeits count as games"));
    if (tieBreak.score)
        add(*tieBreak.score == TeamScore::matchPoints ? Tr::tr("by match points") : Tr::tr("by game points"));
    if (tieBreak.factor)
        add(Tr::tr("divided by %1").arg(*tieBreak.factor));
    if (tieBreak.unratedAs)
        add(Tr::tr("players without a rating count as %1").arg(*tieBreak.unratedAs));
    if (tieBreak.unratedBy == TieBreak::UnratedBy::lowest)
        add(Tr::tr("players without a rating count as the lowest rated one"));
    if (tieBreak.unratedBy == TieBreak::UnratedBy::average)
        add(Tr::tr("players without a rating count as the average of the others"));
    if (tieBreak.ratingOfRound)
        add(Tr::tr("by the rating of the month of each round"));
    if (tieBreak.ratingList > 1)
        add(Tr::tr("by the ratings of month %1 of the event").arg(tieBreak.ratingList));
    if (tieBreak.reversed)
        add(Tr::tr("reversed"));
    return text;
}

QString nameOf(TieBreakPreset::Id preset)
{
    switch (preset) {
    case TieBreakPreset::Id::standard: return Tr::tr("Usual list");
    case TieBreakPreset::Id::swissWithoutRatings: return Tr::tr("Swiss, ratings uneven (FIDE 2021)");
    case TieBreakPreset::Id::swissWithRatings: return Tr::tr("Swiss, all rated (FIDE 2021)");
    case TieBreakPreset::Id::worldCycle: return Tr::tr("World championship Swiss (FIDE 2019)");
    case TieBreakPreset::Id::teams: return Tr::tr("Swiss of teams (common list)");
    case TieBreakPreset::Id::teamsRoundRobin: return Tr::tr("League of teams (common list)");
    case TieBreakPreset::Id::roundRobin: break;
    }
    return Tr::tr("Round robin (common list)");
}

QString sentenceFor(const TieBreakSyntaxError& error)
{
    using Reason = TieBreakSyntaxError::Reason;
    const QString text = QString::fromStdString(error.text);
    switch (error.reason) {
    case Reason::forTeams: return Tr::tr("%1 is for team tournaments.").arg(text);
    case Reason::selfDefined:
        return Tr::tr("%1 is defined by an event alone; this program cannot compute it.").arg(text);
    case Reason::unknownModifier: return Tr::tr("%1 has a modifier that does not exist.").arg(text);
    case Reason::modifierNotAllowed: return Tr::tr("%1 does not take that modifier.").arg(text);
    case Reason::unknownName: break;
    }
    return Tr::tr("%1 is no tie-break.").arg(text);
}

} // namespace pairwright
