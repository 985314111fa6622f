#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/standings.h"
#include "tests/oracle/tiebreaks/teams/board_results.h"
#include "tests/oracle/tiebreaks/teams/random_team_event.h"
#include "tests/oracle/tiebreaks/teams/team_table.h"
#include "tests/support/registered_test.h"

#include <map>
#include <span>
#include <string>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

std::uint64_t numberGiven(const char* variable, std::uint64_t otherwise)
{
    bool given = false;
    const auto value = qEnvironmentVariable(variable).toULongLong(&given);
    return given ? value : otherwise;
}

QString wordsOf(const std::optional<Fraction>& value)
{
    return value ? QString("%1/%2").arg(value->over).arg(value->under) : QString("none");
}

/// What was compared.
struct TeamCount {
    std::size_t values = 0;
    std::size_t ranks = 0;
    std::size_t differences = 0;
    QMap<QString, int> byTieBreak;
    QMap<TieBreakKind, int> decided; ///< rows whose place each tie-break decided

    void differs(const TieBreak& tieBreak, const QString& where)
    {
        ++differences;
        const QString what = QString::fromStdString(toString(tieBreak));
        if (++byTieBreak[what] <= 2)
            qWarning("%s: %s", qPrintable(what), qPrintable(where));
    }
};

/// Whether the engine's value is compared: that of a place among the tied is how it came to it, but for board count.
bool hasValue(TieBreakKind kind)
{
    return !infoOf(kind).amongTied || kind == TieBreakKind::BoardCount;
}

std::optional<Fraction> valueIn(const TieBreakResult& result)
{
    return result.value ? std::optional(Fraction::of(result.value->numerator, result.value->denominator))
                        : std::nullopt;
}

QString nameOf(std::uint64_t seed, const RandomTeamEvent& event, const std::vector<TieBreak>& list)
{
    return QString("seed %1, %2 %3 after round %4 by %5")
        .arg(seed)
        .arg(event.rules.format == EventFormat::swiss ? "Swiss" : "round robin")
        .arg(static_cast<int>(event.rules.edition))
        .arg(event.counted)
        .arg(QString::fromStdString(toString(list)));
}

/// The first tie-break of the list after which somebody's rank differs; none: the ranks are the same.
std::optional<std::size_t> firstToDiffer(const RandomTeamEvent& event, const TeamView& view,
                                         std::span<const TieBreak> list)
{
    for (std::size_t length = 1; length <= list.size(); ++length) {
        const auto ranks = teamTableOf(view, list.first(length)).ranks;
        for (const StandingsRow& row : standings(event.state, event.counted, list.first(length), event.rules))
            if (row.rank != ranks[static_cast<std::size_t>(row.tpn.value - 1)])
                return length - 1;
    }
    return std::nullopt;
}

QString ranksIn(const std::vector<StandingsRow>& rows)
{
    std::map<Tpn, int> ranks;
    for (const StandingsRow& row : rows)
        ranks[row.tpn] = row.rank;
    QStringList words;
    for (const auto& [tpn, rank] : ranks)
        words += QString::number(rank);
    return words.join(' ');
}

void compareTeams(std::uint64_t seed, const RandomTeamEvent& event, const TeamView& view,
                  const std::vector<TieBreak>& list, TeamCount& count)
{
    const TeamTable table = teamTableOf(view, list);
    const auto rows = standings(event.state, event.counted, list, event.rules);
    bool ranksDiffer = false;
    for (const StandingsRow& row : rows) {
        const auto index = static_cast<std::size_t>(row.tpn.value - 1);
        ++count.ranks;
        ranksDiffer = ranksDiffer || row.rank != table.ranks[index];
        if (row.decidedBy.value_or(0) > 0)
            ++count.decided[list[*row.decidedBy - 1].kind];
    }
    const auto first = ranksDiffer ? firstToDiffer(event, view, list) : std::nullopt;
    if (first) {
        QStringList there;
        for (const int rank : table.ranks)
            there += QString::number(rank);
        count.differs(
            list[*first],
            QString("ranks, %1: engine %2, oracle %3").arg(nameOf(seed, event, list), ranksIn(rows), there.join(' ')));
    }
    for (const StandingsRow& row : rows)
        for (std::size_t i = 0; i < first.value_or(list.size()); ++i) {
            if (!hasValue(list[i].kind))
                continue;
            const auto here = valueIn(row.tieBreaks[i]);
            const auto& there = table.values[i][static_cast<std::size_t>(row.tpn.value - 1)];
            ++count.values;
            if (here != there)
                count.differs(list[i], QString("%1, team %2: engine %3, oracle %4")
                                           .arg(nameOf(seed, event, list))
                                           .arg(row.tpn.value)
                                           .arg(wordsOf(here), wordsOf(there)));
        }
}

/// A match of four boards drawn 2-2.
TeamView drawnMatch()
{
    TournamentState state;
    state.players.resize(2);
    state.plannedRounds = 11;
    state.points = PointSystem::of(Score{20}, Score{10}, Score{10});
    state.teams = TeamEvent{.secondaryPoints = PointSystem::of(Score{40}, Score{20}, Score{20})};
    const auto add = [](PlayerState& team, int opponent, Colour colour, const std::vector<Score>& boards) {
        team.rounds.emplace_back(PlayedGame{Tpn{opponent}, colour, GameOutcome::Draw});
        team.teamPoints.push_back({.primary = Score{10}, .secondary = Score{20}, .boards = boards});
    };
    add(state.players[0], 2, Colour::White, {Score{0}, Score{5}, Score{5}, Score{10}});
    add(state.players[1], 1, Colour::Black, {Score{10}, Score{5}, Score{5}, Score{0}});
    return makeTeamView(state, 1, {.entrants = Entrants::teams});
}

} // namespace

/// Every tie-break of teams of both editions, by the engine and by the transcription of the articles beside this file.
class TestTeamTieBreaksTwice : public QObject {
    Q_OBJECT
private slots:
    void bothComputeRandomTeamEventsAlike()
    {
        const std::uint64_t first = numberGiven("PAIRWRIGHT_ORACLE_SEED", 1);
        const std::uint64_t events = numberGiven("PAIRWRIGHT_TEAM_TIE_BREAK_EVENTS", 3000);
        TeamCount count;
        for (std::uint64_t seed = first; seed < first + events; ++seed) {
            const RandomTeamEvent event = randomTeamEvent(seed);
            const TeamView view = makeTeamView(event.state, event.counted, event.rules);
            Random random(~seed);
            compareTeams(seed, event, view, everyTeamTieBreak(random, event.rules), count);
            for (int list = 0; list < 6; ++list)
                compareTeams(seed, event, view, randomTeamList(random, event.rules), count);
            for (const TieBreak& alone : everyTeamTieBreak(random, event.rules))
                if (infoOf(alone.kind).amongTied)
                    compareTeams(seed, event, view, {alone}, count);
        }
        qInfo("team tie-breaks of %llu events computed twice, seeds from %llu: %zu values and %zu ranks, %zu "
              "differences",
              static_cast<unsigned long long>(events), static_cast<unsigned long long>(first), count.values,
              count.ranks, count.differences);
        QStringList decided;
        for (auto it = count.decided.begin(); it != count.decided.end(); ++it)
            decided += QString("%1 by %2").arg(it.value()).arg(infoOf(it.key()).code.data());
        qInfo("places decided: %s", qPrintable(decided.join(", ")));
        for (auto it = count.byTieBreak.begin(); it != count.byTieBreak.end(); ++it)
            qWarning("%s: %d differences", qPrintable(it.key()), it.value());
        QCOMPARE(count.differences, std::size_t{0});
        for (const TieBreakInfo& info : tieBreakInfos())
            if (info.ofTeams && events >= 1000)
                QVERIFY2(count.decided.value(info.kind) > 0, info.code.data());
    }

    /// 12: of a match drawn 2-2 in which the first board lost and the last one won.
    void whoWinsOnTheHigherBoardStandsFirst()
    {
        const TeamView view = drawnMatch();
        QCOMPARE(boardCount(*boardsOfAllRounds(view, Tpn{1})), 65);
        QCOMPARE(boardCount(*boardsOfAllRounds(view, Tpn{2})), 35);
        for (const TieBreakKind kind :
             {TieBreakKind::BoardCount, TieBreakKind::TopBoardResults, TieBreakKind::BottomBoards,
              TieBreakKind::ExtendedEncounterCountTop, TieBreakKind::ExtendedEncounterCountBottom,
              TieBreakKind::ExtendedEncounterTop, TieBreakKind::ExtendedEncounterBottom}) {
            const std::vector<TieBreak> list{{.kind = kind}};
            QCOMPARE(teamTableOf(view, list).ranks, (std::vector<int>{2, 1}));
        }
        const std::vector<TieBreak> encounter{{.kind = TieBreakKind::ExtendedEncounter}};
        QCOMPARE(teamTableOf(view, encounter).ranks, (std::vector<int>{1, 1}));
    }

    /// 13.4: 22 match points by 4 game points; 36 game points by 2 match points.
    void whatDividesTheScheduleFollowsFromTheScalesUnlessItIsGiven()
    {
        TeamView view = drawnMatch();
        QCOMPARE(factorOf(view, {.kind = TieBreakKind::ScheduleStrength}), 5);
        QCOMPARE(factorOf(view, {.kind = TieBreakKind::ScheduleStrength, .factor = 7}), 7);
        view.primary = TeamScore::gamePoints;
        view.plannedRounds = 9;
        QCOMPARE(factorOf(view, {.kind = TieBreakKind::ScheduleStrength}), 18);
        view.byMatchPoints.pointsOfWin = 1000;
        QCOMPARE(factorOf(view, {.kind = TieBreakKind::ScheduleStrength}), 1);
    }
};

static const pairwright::RegisteredTest<TestTeamTieBreaksTwice> registered("oracle_team_tie_breaks");
#include "test_team_tie_breaks_twice.moc"
