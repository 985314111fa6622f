#include "app/prizes/prize_reports.h"

#include "app/domain/rounds/progress.h"
#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/shown_date.h"
#include "app/formats/standings/tie_break_columns.h"
#include "app/prizes/prize_words.h"
#include "engine/tiebreaks/descriptor.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace pairwright {

namespace prizes {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Prizes)
};

using Align = ReportColumn::Align;

ReportDocument startPrizes(ReportKind kind, const Tournament& tournament, const QString& subject,
                           const ReportOptions& options)
{
    // The worksheet and the teams are always as of now.
    const bool isOfAnnouncement = kind != ReportKind::prizeWorksheet && kind != ReportKind::teamRankings;
    const int after = isOfAnnouncement ? shownRound(tournament) : roundIfItEndedNow(tournament);
    const auto round = after > 0 ? std::optional(RoundNumber{after}) : std::nullopt;
    ReportDocument document =
        startReport(kind, tournament, subject, options, round, round ? tournament.round(*round)->published() : nullptr);
    const QString state = kind == ReportKind::teamRankings ? afterRoundText(after, tournament.settings.plannedRounds)
                                                           : stateText(tournament);
    if (!state.isEmpty())
        document.titleLines.append(state);
    return document;
}

/// What is read out beside a name.
struct Achievement {
    QString rank;
    QString points;
};

std::map<PlayerKey, Achievement> achievements(const Tournament& tournament)
{
    const RankedPlayers ranked(tournament, shownRound(tournament), tournament.settings.tieBreaks);
    std::map<PlayerKey, Achievement> found;
    for (const RankedPlayers::Line& line : ranked.everybody())
        found[line.player->key] = {line.rankText(), scoreText(line.row.score)};
    return found;
}

QString placeText(const Tournament& tournament, const Award& award)
{
    const Player* player = award.player ? tournament.player(*award.player) : nullptr;
    if (player == nullptr)
        return {};
    QStringList parts;
    for (const QString& text : {player->data.federation, player->data.club})
        if (!text.isEmpty())
            parts.append(text);
    return parts.join(QStringLiteral(" · "));
}

/// A row with the money of all; the second column has names, the last one money.
void addTotal(const std::vector<Award>& awards, const QString& currency, ReportTable& table)
{
    std::int64_t sum = 0;
    for (const Award& award : awards)
        sum += award.cash;
    if (sum == 0)
        return;
    QStringList row(static_cast<qsizetype>(table.columns.size()));
    row[1] = Tr::tr("Total");
    row.last() = moneyText(sum, currency, centsOf(awards, &Award::cash));
    table.totals.insert(table.rows.size());
    table.rows.push_back(std::move(row));
}

/// How often a label stands in the list of the fund before another: prizes of an older announcement come last.
std::size_t orderOf(const Tournament& tournament, const QString& label)
{
    const auto& prizes = tournament.settings.prizes;
    const auto found =
        std::find_if(prizes.begin(), prizes.end(), [&](const Prize& prize) { return labelOf(prize) == label; });
    return static_cast<std::size_t>(found - prizes.begin());
}

struct Call {
    std::size_t order = 0;
    QString label;
    const Award* award = nullptr;
    bool pays = true; ///< the money is handed over with this one, the best of several
};

/// The last prize first, shares before them.
std::vector<Call> callsOf(const Tournament& tournament, const std::vector<Award>& awards)
{
    std::vector<Call> calls;
    for (const Award& award : awards) {
        if (award.level)
            continue;
        std::size_t best = tournament.settings.prizes.size();
        for (const QString& label : award.prizes)
            best = std::min(best, orderOf(tournament, label));
        for (const QString& label : award.prizes) {
            const std::size_t order = orderOf(tournament, label);
            calls.push_back({order, shownLabel(label), &award, order == best});
        }
        if (award.prizes.empty())
            calls.push_back({tournament.settings.prizes.size() + 1, labelsText(award), &award, true});
    }
    std::stable_sort(calls.begin(), calls.end(),
                     [](const Call& one, const Call& other) { return one.order < other.order; });
    std::reverse(calls.begin(), calls.end());
    return calls;
}

} // namespace

std::vector<Award> shownAwards(const Tournament& tournament)
{
    if (const auto& announced = tournament.settings.announced)
        return announced->awards;
    return awardsOf(assignPrizes(tournament));
}

QString shownCurrency(const Tournament& tournament)
{
    const auto& announced = tournament.settings.announced;
    return announced ? announced->currency : tournament.settings.prizeRules.currency;
}

int shownRound(const Tournament& tournament)
{
    const auto& announced = tournament.settings.announced;
    return announced ? std::min(announced->afterRound, tournament.lastPublished().value)
                     : roundIfItEndedNow(tournament);
}

QString stateText(const Tournament& tournament)
{
    if (const auto& announced = tournament.settings.announced)
        return Tr::tr("Announced on %1").arg(shownDateTime(announced->at.toLocalTime()));
    const bool isOver = tournament.hasBegun() && tournament.allRoundsPublished() && openGames(tournament).empty();
    if (isOver)
        return {};
    const int after = roundIfItEndedNow(tournament);
    return after > 0 ? filled(Tr::tr("PROVISIONAL: if it ended now, after round %1 of %2"), after,
                              tournament.settings.plannedRounds)
                     : Tr::tr("PROVISIONAL: if it ended now, before a round is complete");
}

QStringList sinceTheAnnouncement(const Tournament& tournament, const PrizeAssignment& now)
{
    QStringList texts;
    if (const auto& announced = tournament.settings.announced)
        for (const AwardDifference& one : differences(announced->awards, awardsOf(now)))
            texts.append(filled(Tr::tr("%1: announced %2, now %3", "a player and prizes"),
                                nameOf(tournament, one.announced), awardText(one.announced, announced->currency),
                                awardText(one.now, now.rules.currency)));
    return texts;
}

QString nameOf(const Tournament& tournament, const Award& award)
{
    const Player* player = award.player ? tournament.player(*award.player) : nullptr;
    return player != nullptr ? titledName(player->data) : award.team;
}

QString labelsText(const Award& award)
{
    if (award.level)
        return Tr::tr("level with the last prize");
    QStringList labels;
    for (const QString& label : award.prizes)
        labels.append(shownLabel(label));
    return labels.isEmpty() ? Tr::tr("share", "of the prizes of others") : labels.join(QStringLiteral(", "));
}

} // namespace prizes

using prizes::Tr;

ReportDocument prizeList(const Tournament& tournament, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    ReportDocument document = prizes::startPrizes(ReportKind::prizes, tournament, Tr::tr("Prizes"), options);
    const QString currency = prizes::shownCurrency(tournament);
    const std::vector<Award> awards = prizes::shownAwards(tournament);
    const auto achieved = prizes::achievements(tournament);
    using prizes::Align;
    ReportTable table;
    table.columns = {{Tr::tr("Rank"), Align::right, false},
                     nameColumn(Tr::tr("Name")),
                     {Tr::tr("Points"), Align::right, false},
                     {Tr::tr("Prizes"), Align::left, true},
                     {Tr::tr("Money"), Align::right, false}};
    const Cents cents = centsOf(awards, &Award::cash);
    for (const Award& award : awards) {
        const auto found = award.player ? achieved.find(*award.player) : achieved.end();
        const prizes::Achievement achievement = found == achieved.end() ? prizes::Achievement{} : found->second;
        table.rows.push_back({achievement.rank, prizes::nameOf(tournament, award), achievement.points,
                              prizes::labelsText(award),
                              award.cash > 0 ? moneyText(award.cash, currency, cents) : QString()});
    }
    if (awards.empty())
        document.notes.append(Tr::tr("There are no prizes."));
    else
        prizes::addTotal(awards, currency, table);
    document.tables.push_back(std::move(table));
    return document;
}

ReportDocument prizeCeremony(const Tournament& tournament, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    ReportDocument document =
        prizes::startPrizes(ReportKind::prizeCeremony, tournament, Tr::tr("Prize ceremony"), options);
    const QString currency = prizes::shownCurrency(tournament);
    const std::vector<Award> awards = prizes::shownAwards(tournament);
    const auto achieved = prizes::achievements(tournament);
    using prizes::Align;
    ReportTable table;
    table.columns = {{Tr::tr("Prize"), Align::left, false},
                     nameColumn(Tr::tr("Name")),
                     {Tr::tr("From", "federation and club, column"), Align::left, true},
                     {Tr::tr("Points"), Align::right, false},
                     {Tr::tr("Money"), Align::right, false}};
    table.columns[1].shown = ReportColumn::Shown::number; // what is read out
    const Cents cents = centsOf(awards, &Award::cash);
    for (const prizes::Call& call : prizes::callsOf(tournament, awards)) {
        const auto found = call.award->player ? achieved.find(*call.award->player) : achieved.end();
        const prizes::Achievement achievement = found == achieved.end() ? prizes::Achievement{} : found->second;
        table.rows.push_back(
            {call.label, prizes::nameOf(tournament, *call.award), prizes::placeText(tournament, *call.award),
             achievement.points,
             call.pays && call.award->cash > 0 ? moneyText(call.award->cash, currency, cents) : QString()});
    }
    document.tables.push_back(std::move(table));
    document.notes.append(awards.empty() ? Tr::tr("There are no prizes.")
                                         : Tr::tr("The last prize is called first. Whoever has several prizes gets the "
                                                  "money with the best of them."));
    document.landscape = true;
    return document;
}

ReportDocument prizeWorksheet(const Tournament& tournament, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    ReportDocument document =
        prizes::startPrizes(ReportKind::prizeWorksheet, tournament, Tr::tr("Worksheet of the prizes"), options);
    const prizes::PrizeAssignment assignment = prizes::assignPrizes(tournament);
    if (assignment.prizes.empty()) {
        document.notes.append(Tr::tr("There are no prizes."));
        return document;
    }
    const QString& currency = assignment.rules.currency;
    document.sections.push_back({Tr::tr("Rules"), prizes::rulesTexts(assignment.rules), {}});
    for (std::size_t prize = 0; prize < assignment.prizes.size(); ++prize) {
        const Prize& one = assignment.prizes[prize];
        document.sections.push_back({prizes::titleText(one, assignment.fund.amounts[prize], currency),
                                     prizes::prizeExplanation(assignment, prize, prizes::Reader::everybody),
                                     {}});
    }
    if (const QStringList since = prizes::sinceTheAnnouncement(tournament, assignment); !since.isEmpty())
        document.sections.push_back({Tr::tr("Otherwise than announced"), since, {}});
    QStringList shared;
    for (const prizes::Pool& pool : assignment.pools)
        if (const QString text = prizes::poolText(assignment, pool); !text.isEmpty())
            shared.append(text);
    if (!shared.isEmpty())
        document.sections.push_back({Tr::tr("Shared money"), shared, {}});
    for (const prizes::FundNote& note : prizes::notesOn(assignment))
        document.notes.append(prizes::noteText(note, assignment));
    document.sections.push_back(
        {Tr::tr("Paid"),
         {filled(Tr::tr("Paid in all: %1; left over: %2."), moneyText(assignment.paid(), currency),
                 moneyText(assignment.unpaid(), currency))},
         {}});
    return document;
}

/// Why a ranking has no teams, and what makes it have some.
static QString nobodyIn(const TeamRanking& ranking)
{
    if (ranking.completeOnly)
        return filled(Tr::tr("%1: no team has %2 players yet, and only complete ones are ranked.", "a team ranking"),
                      ranking.name, ranking.best);
    switch (ranking.by) {
    case TeamRanking::By::club:
        return Tr::tr("%1: nobody has a club yet; clubs are entered on the Players page.", "a team ranking")
            .arg(ranking.name);
    case TeamRanking::By::group:
        return Tr::tr("%1: nobody has a group yet; groups are entered on the Players page.", "a team ranking")
            .arg(ranking.name);
    case TeamRanking::By::federation: break;
    }
    return Tr::tr("%1: nobody has a federation yet; federations are entered on the Players page.", "a team ranking")
        .arg(ranking.name);
}

ReportDocument teamRankingsReport(const Tournament& tournament, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    ReportDocument document =
        prizes::startPrizes(ReportKind::teamRankings, tournament, Tr::tr("Team rankings"), options);
    const prizes::PrizeEvent event = prizes::prizeEvent(tournament);
    using prizes::Align;
    for (const prizes::RankedTeams& ranked : event.teams) {
        if (ranked.teams.empty()) {
            document.notes.append(nobodyIn(ranked.ranking));
            continue;
        }
        ReportTable table;
        table.heading = filled(Tr::tr("%1 (best %2)", "a team ranking"), ranked.ranking.name, ranked.ranking.best);
        table.columns = {{Tr::tr("Rank"), Align::right, false},
                         {Tr::tr("Team"), Align::left, true},
                         {Tr::tr("Points"), Align::right, false}};
        for (const TieBreak& tieBreak : tournament.settings.tieBreaks)
            table.columns.push_back({QString::fromStdString(toString(tieBreak)), Align::right, false});
        table.columns.push_back({Tr::tr("Players"), Align::left, true});
        table.columns.back().wraps = true;
        TieBreakColumns values;
        for (const prizes::Team& team : ranked.teams)
            for (std::size_t i = 0; i < team.tieBreaks.size(); ++i)
                values.add(i, team.tieBreaks[i]);
        for (const prizes::Team& team : ranked.teams) {
            QStringList row{QString::number(team.rank) + (team.sharedRank ? QStringLiteral("=") : QString()), team.name,
                            scoreText(Score{static_cast<std::int32_t>(team.points)})};
            for (std::size_t i = 0; i < team.tieBreaks.size(); ++i)
                row.append(values.text(i, team.tieBreaks[i]));
            QStringList players;
            for (const std::size_t person : team.counted)
                players.append(event.people[person].data.name + QStringLiteral(" ") +
                               scoreText(Score{static_cast<std::int32_t>(event.people[person].points)}));
            row.append(players.join(QStringLiteral("; ")));
            table.rows.push_back(std::move(row));
        }
        document.tables.push_back(std::move(table));
    }
    if (event.teams.empty())
        document.notes.append(Tr::tr("There are no team rankings."));
    else if (!document.tables.empty())
        document.notes.append(Tr::tr("Points of the best players of each team, then the sums of the tie-breaks, then "
                                     "the best placed player, unless ties are shared."));
    return document;
}

} // namespace pairwright
