#include "engine/registry.h"
#include "engine/team_swiss/options.h"
#include "engine/team_swiss/team_field.h"
#include "engine/words/failure_words.h"
#include "engine/words/verdict_words.h"
#include "tests/support/registered_test.h"

#include <QTest>

#include <algorithm>

using namespace pairwright;
using namespace pairwright::team_swiss;

namespace {

constexpr SystemEdition teams2026{System::TeamSwiss, 2026};

ColourHistory historyOf(const QString& letters)
{
    ColourHistory history;
    for (const QChar letter : letters)
        history.games.push_back(letter == u'W' ? Colour::White : Colour::Black);
    return history;
}

/// "W strong", "B mild", "none".
QString textOfPreference(const ColourPreference& preference)
{
    if (preference.strength == PreferenceStrength::none)
        return "none";
    return QString(preference.colour == Colour::White ? "W " : "B ") +
           (preference.strength == PreferenceStrength::strong ? "strong" : "mild");
}

FieldPlayer teamOf(int tpn, int primary, int secondary, const QString& letters, Preferences type)
{
    FieldPlayer team;
    team.tpn = Tpn{tpn};
    team.effectiveNumber = tpn;
    team.score = Score{primary};
    team.secondary = Score{secondary};
    team.colours = historyOf(letters);
    team.colourDifference = team.colours.difference();
    team.preference = preferenceOf(team.colours, type, false);
    return team;
}

/// Four teams after round 1: 1 beat 3, and 4 beat 2, with these game points of the winners.
TournamentState afterOneRound(int gamePointsOf1, int gamePointsOf4)
{
    TournamentState state;
    state.plannedRounds = 5;
    state.players.resize(4);
    const auto play = [&state](std::size_t white, std::size_t black, int whites, int blacks) {
        const auto tpn = [](std::size_t i) {
            return Tpn{static_cast<std::int32_t>(i) + 1};
        };
        const auto add = [&](std::size_t who, const RoundRecord& record, int own) {
            state.players[who].rounds.push_back(record);
            state.players[who].teamPoints.push_back({Score{own > 20 ? 20 : 0}, Score{own}});
        };
        const bool wins = whites > blacks;
        add(white, PlayedGame{tpn(black), Colour::White, wins ? GameOutcome::Win : GameOutcome::Loss, true}, whites);
        add(black, PlayedGame{tpn(white), Colour::Black, wins ? GameOutcome::Loss : GameOutcome::Win, true}, blacks);
    };
    play(0, 2, gamePointsOf1, 40 - gamePointsOf1);
    play(3, 1, gamePointsOf4, 40 - gamePointsOf4);
    return state;
}

} // namespace

/// What Swiss Team (C.04.6) has of its own, and where it can be found.
class TeamSwissTest : public QObject {
    Q_OBJECT
private slots:
    void preferencesFollowTheirType_data();
    void preferencesFollowTheirType();
    void coloursGoByTheirRule_data();
    void coloursGoByTheirRule();
    void theSecondaryScoreMakesTheFirstTeam();
    void primaryScoresMakeTheBrackets();
    void gacruxSeatsABracketByScore();
    void gacruxCountsVirtualPointsTwice();
    void nobodyWhoPairsPlayersFindsIt();
    void pointsOfTeamsFitTheirRecords();
    void whatIsSaidSpeaksOfTeams();
};

void TeamSwissTest::preferencesFollowTheirType_data()
{
    QTest::addColumn<QString>("colours");
    QTest::addColumn<QString>("typeA");
    QTest::addColumn<QString>("typeB");
    QTest::addColumn<QString>("typeBInTheLastRound");
    const auto row = [](const char* colours, const char* a, const char* b, const char* last) {
        QTest::newRow(*colours ? colours : "no match") << colours << a << b << last;
    };
    row("", "none", "none", "none");
    row("W", "none", "B mild", "B mild");
    row("WB", "none", "W mild", "none");
    row("WW", "B strong", "B strong", "B strong");
    row("BB", "W strong", "W strong", "W strong");
    row("BBWW", "B strong", "B strong", "B strong"); // the strong clause stands before that of the last round
    row("WWBB", "W strong", "W strong", "W strong");
    row("WWWBB", "none", "B mild", "B mild");
    row("BBBWW", "none", "W mild", "W mild");
    row("BWW", "B strong", "B strong", "B strong");
    row("WBW", "none", "B mild", "B mild");
    row("BBWBB", "W strong", "W strong", "W strong");
}

void TeamSwissTest::preferencesFollowTheirType()
{
    QFETCH(QString, colours);
    const ColourHistory history = historyOf(colours);
    QTEST(textOfPreference(preferenceOf(history, Preferences::typeA, false)), "typeA");
    QTEST(textOfPreference(preferenceOf(history, Preferences::typeA, true)), "typeA");
    QTEST(textOfPreference(preferenceOf(history, Preferences::typeB, false)), "typeB");
    QTEST(textOfPreference(preferenceOf(history, Preferences::typeB, true)), "typeBInTheLastRound");
    QCOMPARE(textOfPreference(preferenceOf(history, Preferences::none, false)), QString("none"));
}

void TeamSwissTest::coloursGoByTheirRule_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<bool>("typeB");
    QTest::addColumn<bool>("firstIsWhite");
    QTest::addColumn<QString>("article");
    const auto row = [](const char* name, const char* first, const char* second, bool b, bool white) {
        QTest::newRow(name) << first << second << b << white << QString("C.04.6:2026 art. ") + name;
    };
    row("4.3.1", "", "", false, true);
    row("4.3.2", "WW", "WB", false, false);
    row("4.3.3", "WW", "BB", false, false);
    row("4.3.4", "W", "WW", true, true);
    row("4.3.5", "WBW", "WB", false, false);
    row("4.3.6", "WB", "BW", false, true);
    row("4.3.7", "WW", "WW", false, false);
    row("4.3.8", "WB", "WB", false, true);
    row("4.3.9", "", "WB", false, false);
}

void TeamSwissTest::coloursGoByTheirRule()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(bool, typeB);
    QFETCH(bool, firstIsWhite);
    const Preferences type = typeB ? Preferences::typeB : Preferences::typeA;
    const FieldPlayer one = teamOf(1, 40, 100, first, type);
    const FieldPlayer other = teamOf(2, 40, 90, second, type);
    const ColourDecision decision = decideTeamColours(one, other, Colour::White);
    QTEST(QString::fromStdString(articleOf(teams2026, decision.rule)), "article");
    QCOMPARE(decision.ofHigher == Colour::White, firstIsWhite);
    const ColourDecision turned = decideTeamColours(other, one, Colour::White); // whoever is named first
    QVERIFY(turned.rule == decision.rule && turned.ofHigher != decision.ofHigher);
}

/// 1 and 4 have won with White: equal in all else, the first-team alternates (4.3.8).
void TeamSwissTest::theSecondaryScoreMakesTheFirstTeam()
{
    const auto whiteOf = [](int gamePointsOf1, int gamePointsOf4) {
        const auto round = pairRound(afterOneRound(gamePointsOf1, gamePointsOf4), {.system = teams2026});
        return round ? round->boards.front().white.value : 0;
    };
    QCOMPARE(whiteOf(30, 30), 4); // equal: the smaller number alternates to Black
    QCOMPARE(whiteOf(35, 30), 4);
    QCOMPARE(whiteOf(30, 35), 1);
}

/// A match lost by the score that counts is no win, whatever the record of the first board says.
void TeamSwissTest::primaryScoresMakeTheBrackets()
{
    TournamentState state = afterOneRound(30, 30);
    state.players[0].teamPoints[0].primary = Score{0};
    state.players[2].teamPoints[0].primary = Score{20};
    QCOMPARE(state.scoreAfter(Tpn{3}, 1).tenths, 20);
    QCOMPARE(state.secondaryScoreAfter(Tpn{1}, 1).tenths, 30);
    const auto round = pairRound(state, {.system = teams2026});
    QVERIFY(round);
    const Board& top = round->boards.front();
    QCOMPARE(std::min(top.white, top.black).value, 3);
    QCOMPARE(std::max(top.white, top.black).value, 4);
}

/// One upfloater of number 1 among residents 2, 3 and 4: by the text he has the first seat (3.6.1).
void TeamSwissTest::gacruxSeatsABracketByScore()
{
    TournamentState state;
    state.plannedRounds = 7;
    state.players.resize(6);
    const std::array points{10, 20, 20, 20, 0, 0};
    for (std::size_t i = 0; i < points.size(); ++i) {
        state.players[i].rounds.emplace_back(Bye{points.at(i) > 10 ? ByeKind::Full : ByeKind::Half});
        state.players[i].teamPoints.push_back({Score{points.at(i)}, Score{points.at(i)}});
    }
    const auto topBracket = [&state](std::string_view choice) {
        PairingRequest request{.system = teams2026};
        request.options.set(asGacrux, choice);
        const auto round = pairRound(state, request);
        return round ? std::get<CriteriaRecord>(round->record).brackets.front().pairs
                     : std::vector<std::pair<Tpn, Tpn>>();
    };
    using Pairs = std::vector<std::pair<Tpn, Tpn>>;
    QVERIFY((topBracket("off") == Pairs{{Tpn{1}, Tpn{3}}, {Tpn{2}, Tpn{4}}}));
    QVERIFY((topBracket("on") == Pairs{{Tpn{2}, Tpn{4}}, {Tpn{3}, Tpn{1}}}));
}

void TeamSwissTest::gacruxCountsVirtualPointsTwice()
{
    TournamentState state = afterOneRound(30, 35);
    state.players[0].virtualPoints = {Score{20}, Score{20}};
    PairingRequest request{.system = teams2026};
    QCOMPARE(TeamField(state, request).player(0).secondary.tenths, 30);
    request.options.set(asGacrux, "on");
    QCOMPARE(TeamField(state, request).player(0).secondary.tenths, 50);
}

/// As long as there are no events of teams: windows, command line, TRF and library ask systems() and findSystem().
void TeamSwissTest::nobodyWhoPairsPlayersFindsIt()
{
    for (const SystemInfo& info : systems())
        QVERIFY(capabilitiesOf(info.id).entrants == Entrants::players);
    QVERIFY(teamSystems().size() > 0);
    for (const SystemInfo& info : teamSystems()) {
        QVERIFY(capabilitiesOf(info.id).entrants == Entrants::teams);
        QVERIFY(findSystem(info.id) == nullptr);
        QVERIFY(findSystem(info.key, info.id.edition) == nullptr);
        QVERIFY(systemInForce(info.key, {}) == nullptr);
        QVERIFY(systemForTrfCode(info.trfCode, {}) == nullptr);
        for (const SystemOption& option : capabilitiesOf(info.id).options)
            for (const SystemInfo& ofPlayers : systems())
                QVERIFY(!capabilitiesOf(ofPlayers.id).has(option));
        const PairingSystem& system = *pairingSystem(info.id);
        QVERIFY((system.pair != nullptr) != (system.layOut != nullptr));
        QVERIFY(system.whyNot != nullptr && system.judge != nullptr && system.facts != nullptr);
    }
}

void TeamSwissTest::pointsOfTeamsFitTheirRecords()
{
    const auto reasonOf = [](const TournamentState& state, SystemEdition system) {
        const auto round = pairRound(state, {.system = system});
        return round ? std::nullopt : std::optional(round.error().reason);
    };
    TournamentState state = afterOneRound(30, 30);
    QCOMPARE(reasonOf(state, teams2026), std::nullopt);
    QCOMPARE(reasonOf(state, {System::Dutch, 2026}), PairingFailure::Reason::inconsistentState);
    state.players[0].teamPoints.push_back({});
    QCOMPARE(reasonOf(state, teams2026), PairingFailure::Reason::inconsistentState);
}

void TeamSwissTest::whatIsSaidSpeaksOfTeams()
{
    constexpr std::array ids{11, 12, 13, 14};
    const RoundNames names{RoundNumber{2}, teams2026, ids};
    const TournamentState state = afterOneRound(30, 30);
    const PairingRequest request{.system = teams2026};
    const auto linesOf = [&](const GivenRound& given) {
        const auto verdict = judge(state, request, given);
        return verdict ? verdictLines(*verdict, names) : std::vector<std::string>();
    };
    QCOMPARE(linesOf({{{Tpn{1}, Tpn{3}}, {Tpn{2}, Tpn{4}}}, {}}).front(),
             std::string("teams 11, 13 have met in round 1"));
    const auto moreUpfloaters = linesOf({{{Tpn{1}, Tpn{2}}, {Tpn{3}, Tpn{4}}}, {}});
    QVERIFY2(moreUpfloaters.front().find("teams that move up: 2 ") != std::string::npos,
             moreUpfloaters.front().c_str());
    QVERIFY(moreUpfloaters.front().find("(C.04.6:2026 art. C4)") != std::string::npos);
    const auto why = whyNot(state, request, Tpn{1}, Tpn{2});
    const auto asIs = pairRound(state, request);
    QVERIFY(why && asIs);
    const std::string answer = answerText(*why, Tpn{1}, Tpn{2}, *asIs, names);
    QVERIFY2(answer.find("teams that move up") != std::string::npos && answer.find("player") == std::string::npos,
             answer.c_str());
    PairingFailure failure;
    failure.blocked = {Tpn{1}};
    QCOMPARE(failureText(failure, names), std::string("round 2 has no legal pairing: team 11 has nobody left to meet"));
}

static const pairwright::RegisteredTest<TeamSwissTest> registered("unit_team_swiss");
#include "test_team_swiss.moc"
