#include "app/formats/report/ranked_players.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/language.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/standings/stated.h"
#include "app/pairing/adapter.h"
#include "app/pairing/expelled.h"
#include "app/pairing/play_off.h"
#include "engine/tiebreaks/left_out.h"

#include <QLocale>

#include <algorithm>

namespace pairwright {

namespace {

QString kindName(TieBreakKind kind)
{
    switch (kind) {
    case TieBreakKind::DirectEncounter: return ReportTexts::tr("direct encounter");
    case TieBreakKind::Wins: return ReportTexts::tr("wins");
    case TieBreakKind::GamesWon: return ReportTexts::tr("games won over the board");
    case TieBreakKind::GamesWithBlack: return ReportTexts::tr("games with Black");
    case TieBreakKind::WinsWithBlack: return ReportTexts::tr("wins with Black");
    case TieBreakKind::Progressive: return ReportTexts::tr("progressive scores");
    case TieBreakKind::RoundsElected: return ReportTexts::tr("rounds elected to play");
    case TieBreakKind::StandardPoints: return ReportTexts::tr("standard points");
    case TieBreakKind::PairingNumber: return ReportTexts::tr("pairing number");
    case TieBreakKind::Buchholz: return ReportTexts::tr("Buchholz");
    case TieBreakKind::AverageOfBuchholz: return ReportTexts::tr("average of the opponents’ Buchholz");
    case TieBreakKind::ForeBuchholz: return ReportTexts::tr("Fore Buchholz");
    case TieBreakKind::SonnebornBerger: return ReportTexts::tr("Sonneborn-Berger");
    case TieBreakKind::Koya: return ReportTexts::tr("Koya");
    case TieBreakKind::AverageRating: return ReportTexts::tr("average rating of the opponents");
    case TieBreakKind::PerformanceRating: return ReportTexts::tr("performance rating");
    case TieBreakKind::PerfectPerformance: return ReportTexts::tr("perfect performance");
    case TieBreakKind::AverageOfPerformance: return ReportTexts::tr("average performance of the opponents");
    case TieBreakKind::AverageOfPerfect: return ReportTexts::tr("average perfect performance of the opponents");
    case TieBreakKind::BoardCount: return ReportTexts::tr("board count");
    case TieBreakKind::TopBoardResults: return ReportTexts::tr("top board results");
    case TieBreakKind::BottomBoards: return ReportTexts::tr("bottom board elimination");
    case TieBreakKind::SecondaryScore: return ReportTexts::tr("match points or game points");
    case TieBreakKind::MatchMatchBerger:
        return ReportTexts::tr("extended Sonneborn-Berger (match points by match points)");
    case TieBreakKind::MatchGameBerger:
        return ReportTexts::tr("extended Sonneborn-Berger (match points by game points)");
    case TieBreakKind::GameMatchBerger:
        return ReportTexts::tr("extended Sonneborn-Berger (game points by match points)");
    case TieBreakKind::GameGameBerger: return ReportTexts::tr("extended Sonneborn-Berger (game points by game points)");
    case TieBreakKind::ExtendedEncounter: return ReportTexts::tr("extended direct encounter");
    case TieBreakKind::ExtendedEncounterCountTop:
        return ReportTexts::tr("extended direct encounter, board count and top board results");
    case TieBreakKind::ExtendedEncounterCountBottom:
        return ReportTexts::tr("extended direct encounter, board count and bottom board elimination");
    case TieBreakKind::ExtendedEncounterTop: return ReportTexts::tr("extended direct encounter and top board results");
    case TieBreakKind::ExtendedEncounterBottom:
        return ReportTexts::tr("extended direct encounter and bottom board elimination");
    case TieBreakKind::ScheduleStrength: return ReportTexts::tr("scores and schedule strength");
    case TieBreakKind::OutsideValue: return ReportTexts::tr("value from outside");
    case TieBreakKind::ByHand: return ReportTexts::tr("ranked by hand");
    case TieBreakKind::Lot: return ReportTexts::tr("lot");
    case TieBreakKind::Rating: break;
    }
    return ReportTexts::tr("rating");
}

} // namespace

QString tieBreakName(const TieBreak& tieBreak)
{
    QString name = kindName(tieBreak.kind);
    if (tieBreak.cutHighest > 0)
        name = filled(ReportTexts::tr("%1 Median-%2", "tie-break, number of values cut"), name, tieBreak.cutHighest);
    else if (tieBreak.cutLowest > 0)
        name = filled(ReportTexts::tr("%1 Cut-%2", "tie-break, number of values cut"), name, tieBreak.cutLowest);
    if (tieBreak.limitShift != 0)
        name = ReportTexts::tr("%1, limit moved by %2 half points", "tie-break")
                   .arg(name, spokenLocale().toString(tieBreak.limitShift));
    if (tieBreak.foreBuchholz)
        name = ReportTexts::tr("%1 by Fore Buchholz", "tie-break").arg(name);
    if (tieBreak.score)
        name = *tieBreak.score == TeamScore::matchPoints ? ReportTexts::tr("%1 by match points", "tie-break").arg(name)
                                                         : ReportTexts::tr("%1 by game points", "tie-break").arg(name);
    if (tieBreak.factor)
        name = filled(ReportTexts::tr("%1, factor %2", "tie-break"), name, *tieBreak.factor);
    if (tieBreak.unratedAs)
        name = filled(ReportTexts::tr("%1, players without a rating as %2", "tie-break"), name, *tieBreak.unratedAs);
    if (tieBreak.unratedBy == TieBreak::UnratedBy::lowest)
        name = ReportTexts::tr("%1, players without a rating as the lowest", "tie-break").arg(name);
    if (tieBreak.unratedBy == TieBreak::UnratedBy::average)
        name = ReportTexts::tr("%1, players without a rating as the average", "tie-break").arg(name);
    if (tieBreak.ratingOfRound)
        name = ReportTexts::tr("%1 by the rating of each round", "tie-break").arg(name);
    if (tieBreak.ratingList > 1)
        name = filled(ReportTexts::tr("%1 by the ratings of month %2 of the event", "tie-break"), name,
                      tieBreak.ratingList);
    if (tieBreak.reversed)
        name = ReportTexts::tr("%1, reversed", "tie-break").arg(name);
    return tieBreak.forfeitsAsGames ? ReportTexts::tr("%1 with forfeits", "tie-break").arg(name) : name;
}

QString statedRanksText()
{
    return ReportTexts::tr(
        "The ranks are those that the imported file states; it does not say what decides among equal "
        "points.");
}

QString playOffWinnerText(const QString& name)
{
    return ReportTexts::tr("%1 (won the play-off)", "a player").arg(name);
}

QString playOffNote(const QString& name)
{
    return ReportTexts::tr("The play-off for the first place was won by %1; it changes no rank.").arg(name);
}

QString RankedPlayers::Line::rankText() const
{
    if (row.leftOut)
        return QStringLiteral("–");
    return QString::number(row.rank) + (row.shared ? QStringLiteral("=") : QString());
}

RankedPlayers::RankedPlayers(const Tournament& tournament, int afterRound, const std::vector<TieBreak>& tieBreaks,
                             const StandingsCategory& category)
    : edition_(tournament.tieBreakRules().edition)
    , afterRound_(afterRound)
{
    const TpnMap numbers(tpnOrder(tournament));
    std::vector<PlayerKey> entered;
    for (const PlayerKey key : numbers.order())
        if (afterRound == 0 || tournament.player(key)->firstRound.value <= afterRound)
            entered.push_back(key);
    const EngineView view = engineView(tournament, afterRound, std::move(entered));
    std::vector<StandingsRow> rows = standings(view.state, afterRound, tieBreaks, tournament.tieBreakRules());
    if (tieBreaks.empty())
        rankAsStated(tournament, view.order, rows);
    leaveOutExpelled(tournament, view.order, afterRound, tieBreaks, rows);
    for (StandingsRow& row : rows) {
        const PlayerKey key = view.order.keyOf(row.tpn);
        const Tpn number = *numbers.tpnOf(key);
        for (std::size_t i = 0; i < tieBreaks.size(); ++i)
            if (tieBreaks[i].kind == TieBreakKind::PairingNumber && !row.leftOut)
                row.tieBreaks[i].value = TieBreakValue{number.value, 1};
        const Player* player = tournament.player(key);
        const bool expelled = isExpelledIn(*player, RoundNumber{afterRound + 1});
        (expelled ? expelled_ : lines_).push_back(Line{player, number, std::move(row)});
    }
    if (afterRound == tournament.lastPublished().value)
        playOffWinner_ = pairwright::playOffWinner(tournament);
    if (category.kind != StandingsCategory::Kind::everybody)
        keepOnly(category, yearOfEvent(tournament));
}

void RankedPlayers::showAs(const Tournament& tournament)
{
    for (std::vector<Line>* lines : {&lines_, &expelled_})
        for (Line& line : *lines)
            line.player = tournament.player(line.player->key);
}

std::vector<RankedPlayers::Line> RankedPlayers::everybody() const
{
    std::vector<Line> all = lines_;
    all.insert(all.end(), expelled_.begin(), expelled_.end());
    return all;
}

QString RankedPlayers::expelledText() const
{
    QStringList names;
    for (const Line& line : expelled_)
        names.append(line.player->data.name);
    return names.empty() ? QString() : ReportTexts::tr("Expelled, without a place: %1.").arg(enumerate(names));
}

void RankedPlayers::keepOnly(const StandingsCategory& category, int year)
{
    const auto isOther = [&](const Line& line) {
        return !belongsTo(category, line.player->data, year);
    };
    std::erase_if(lines_, isOther);
    std::erase_if(expelled_, isOther);
    countRanks(lines_, [](Line& line) -> StandingsRow& { return line.row; });
}

QString notComputedText(const std::vector<RankedPlayers::Line>& lines, const std::vector<TieBreak>& tieBreaks)
{
    QStringList codes;
    const std::size_t known = lines.empty() ? 0 : std::min(tieBreaks.size(), lines.front().row.tieBreaks.size());
    for (std::size_t i = 0; i < known; ++i)
        if (lines.front().row.tieBreaks[i].missing == TieBreakResult::Missing::unratedPlayers)
            codes.append(QString::fromStdString(toString(tieBreaks[i])));
    return codes.isEmpty() ? QString()
                           : ReportTexts::tr("%1 cannot be computed and decides nothing: there are players without a "
                                             "rating (C.07 art. 10).")
                                 .arg(enumerate(codes));
}

} // namespace pairwright
