#include "app/corrections/cases.h"
#include "app/corrections/late_arrival.h"
#include "app/corrections/ways.h"
#include "app/domain/json/json_codec.h"
#include "app/domain/json/json_fields.h"
#include "app/domain/listed.h"
#include "app/session/command/command_json.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Codes = std::vector<FindingCode>;

PlayerData with(const Player& seen, const std::function<void(PlayerData&)>& change)
{
    PlayerData data = seen.data;
    change(data);
    return data;
}

EventData with(EventData event, const std::function<void(EventData&)>& change)
{
    change(event);
    return event;
}

/// Each setting that is replaced as a whole: the command for a value, made by somebody who saw another one than holds.
std::vector<std::pair<const char*, Command>> commandsThatSawSomethingElse()
{
    return {{"plannedRounds", SetRoundCount{5, 9}},
            {"initialColour", SetInitialColour{{Colour::Black, {}}, std::optional<InitialColour>()}},
            {"points", SetPointSystem{PointSystem::of(Score{30}, Score{10}, Score{30}),
                                      PointSystem::of(Score{20}, Score{10}, Score{20})}},
            {"system", SetSystem{{System::Dutch, 2017}, SystemEdition{System::Lim, 2026}}},
            {"acceleration", SetAcceleration{Acceleration::none, Acceleration::none}},
            {"options", SetSystemOption{"lim-maxi", "on", "off"}},
            {"clubsApartUntil", SetClubsApart{3, 2}},
            {"orderOfEquals", SetOrderOfEquals{{OrderOfEquals::By::lot, 4}, OrderOfEquals{OrderOfEquals::By::lot, 5}}},
            {"tieBreaks", SetTieBreaks{{}, std::vector<TieBreak>{}}},
            {"ratedBy", SetRatedBy{RatedBy::nobody, RatedBy::federation}},
            {"playOffWinner", SetPlayOffWinner{PlayerKey{1}, std::optional(PlayerKey{2})}},
            {"chess960Seed", SetChess960{5, std::optional(std::optional<std::uint64_t>(7))}},
            {"prizeRules", SetPrizeRules{{QStringLiteral("EUR")}, PrizeRules{QStringLiteral("CHF")}}},
            {"announced", AnnouncePrizes{AnnouncedPrizes{QDateTime(QDate(2026, 1, 1), QTime(), Qt::UTC), 1, {}, {}},
                                         AnnouncedPrizes{}}},
            {"declaredOrder", SetDeclaredOrder{{PlayerKey{2}, PlayerKey{1}}, std::vector{PlayerKey{1}}}}};
}

} // namespace

/// Commands of two desks that looked at the same tournament, one after the other.
class TwoDesksTest : public QObject {
    Q_OBJECT
private slots:
    void twoFieldsOfOnePlayerAreChangedByTwo()
    {
        MemoryTournament tournament(2);
        const Player seen = tournament.value.players.front();
        const Command club = editOf(seen, with(seen, [](PlayerData& data) { data.club = QStringLiteral("Rooks"); }));
        const Command rating = editOf(seen, with(seen, [](PlayerData& data) { data.rating->value = 1500; }));
        tournament.apply(club);
        tournament.apply(rating);
        const PlayerData& data = tournament.value.players.front().data;
        QCOMPARE(data.club, QStringLiteral("Rooks"));
        QCOMPARE(data.rating->value, 1500);
    }

    void whoIsSecondWithOneFieldIsRefusedAndToldWhich()
    {
        MemoryTournament tournament(2);
        const Player seen = tournament.value.players.front();
        tournament.apply(editOf(seen, with(seen, [](PlayerData& data) { data.club = QStringLiteral("Rooks"); })));
        const PlayerData both = with(seen, [](PlayerData& data) {
            data.club = QStringLiteral("Bishops");
            data.federation = QStringLiteral("GER");
        });
        const Plan late = tournament.plan(editOf(seen, both));
        QCOMPARE(codesOf(late.findings), (Codes{FindingCode::changedMeanwhile}));
        QCOMPARE(late.findings.front().player, std::optional(seen.key));
        QCOMPARE(late.findings.front().text, QStringLiteral("club"));
        QVERIFY(!checked(late, WarningLevel::twoSteps));
        // A list that was read before is refused for the same reason.
        QCOMPARE(codesOf(tournament.plan(AddPlayers{{}, {}, {editOf(seen, both)}}).findings),
                 (Codes{FindingCode::changedMeanwhile}));
    }

    void whoeverWantsWhatIsAlreadySoIsNotRefused()
    {
        MemoryTournament tournament(2);
        const Player seen = tournament.value.players.front();
        const Command club = editOf(seen, with(seen, [](PlayerData& data) { data.club = QStringLiteral("Rooks"); }));
        tournament.apply(club);
        const Plan again = tournament.plan(club);
        QVERIFY(again.findings.empty());
        QVERIFY(again.delta.empty());
    }

    void anImportedOddityElsewhereIsNotInTheWayOfAnEdit()
    {
        MemoryTournament tournament(2);
        tournament.value.players.front().data.fideId = QStringLiteral("12a");
        const Player seen = tournament.value.players.front();
        QVERIFY(tournament.plan(editOf(seen, with(seen, [](PlayerData& data) { data.club = QStringLiteral("Rooks"); })))
                    .findings.empty());
    }

    void timesAreChangedRoundByRound()
    {
        MemoryTournament tournament(2);
        const EventData seen = tournament.value.event;
        const auto time = [&](int round, const QTime& at) {
            return editOf(seen, with(seen, [&](EventData& event) { event.roundTimes[RoundNumber{round}] = at; }));
        };
        tournament.apply(time(1, QTime(10, 0)));
        tournament.apply(time(2, QTime(15, 30)));
        QCOMPARE(tournament.value.event.roundTimes.size(), std::size_t{2});
        const Plan late = tournament.plan(time(2, QTime(16, 0)));
        QCOMPARE(codesOf(late.findings), (Codes{FindingCode::changedMeanwhile}));
        QCOMPARE(late.findings.front().text, QStringLiteral("roundTimes"));
        QCOMPARE(late.findings.front().theirs, QStringLiteral("\"15:30\""));
        // Taken away again.
        const EventData now = tournament.value.event;
        tournament.apply(editOf(now, with(now, [](EventData& event) { event.roundTimes.erase(RoundNumber{1}); })));
        QCOMPARE(tournament.value.event.roundTimes, (std::map{std::pair(RoundNumber{2}, QTime(15, 30))}));
    }

    void theEventIsChangedFieldByFieldAndDateByDate()
    {
        MemoryTournament tournament(2);
        const EventData seen = tournament.value.event;
        const auto city = [&](const QString& name) {
            return editOf(seen, with(seen, [&](EventData& event) { event.city = name; }));
        };
        const auto date = [&](int round, int day) {
            return editOf(seen, with(seen, [&](EventData& event) {
                              event.roundDates[RoundNumber{round}] = QDate(2026, 3, day);
                          }));
        };
        tournament.apply(city(QStringLiteral("Aachen")));
        tournament.apply(date(1, 1));
        tournament.apply(date(2, 2));
        QCOMPARE(tournament.value.event.city, QStringLiteral("Aachen"));
        QCOMPARE(tournament.value.event.roundDates.size(), std::size_t{2});
        const Plan otherCity = tournament.plan(city(QStringLiteral("Bonn")));
        QCOMPARE(codesOf(otherCity.findings), (Codes{FindingCode::changedMeanwhile}));
        QCOMPARE(otherCity.findings.front().text, QStringLiteral("city"));
        const Plan otherDate = tournament.plan(date(2, 3));
        QCOMPARE(codesOf(otherDate.findings), (Codes{FindingCode::changedMeanwhile}));
        QCOMPARE(otherDate.findings.front().round, std::optional(RoundNumber{2}));
    }

    void twoForbidTwoPairsAndLiftOne()
    {
        MemoryTournament tournament(4);
        const ForbiddenPairs first{{PlayerKey{1}, PlayerKey{2}}, RoundNumber{1}, {}};
        const ForbiddenPairs second{{PlayerKey{3}, PlayerKey{4}}, RoundNumber{1}, {}};
        tournament.apply(SetForbidden{{adding(first)}});
        tournament.apply(SetForbidden{{adding(second)}});
        tournament.apply(SetForbidden{{adding(second)}}); // said twice, it stands once
        const auto& forbidden = tournament.value.settings.forbidden;
        QCOMPARE(forbidden.size(), std::size_t{2});
        QVERIFY(saysTheSame(forbidden[0], first) && saysTheSame(forbidden[1], second));
        QVERIFY(forbidden[0].id != forbidden[1].id);
        const ThingId lifted = forbidden[0].id;
        tournament.apply(SetForbidden{{removing(forbidden[0])}});
        tournament.apply(SetForbidden{{removing(first)}});
        QVERIFY(forbidden.size() == 1 && saysTheSame(forbidden[0], second));
        tournament.apply(SetForbidden{{adding(first)}});
        QVERIFY(forbidden[1].id > lifted); // an id is never given twice
    }

    void aGroupIsChangedAtItsPlaceByWhoSawIt()
    {
        MemoryTournament tournament(4);
        const GroupRule juniors{QStringLiteral("Juniors"), {}, 2010, {}, {}, {}};
        const GroupRule women{QStringLiteral("Women"), Sex::Female, {}, {}, {}, {}};
        tournament.apply(SetGroupRules{{adding(juniors), adding(women)}});
        const auto& rules = tournament.value.settings.groupRules;
        const GroupRule seen = rules[0];
        GroupRule younger = seen;
        younger.bornFrom = 2012;
        GroupRule renamed = seen;
        renamed.name = QStringLiteral("U16");
        tournament.apply(SetGroupRules{{{seen, younger}}});
        QVERIFY(rules[0] == younger && rules[0].id == seen.id);
        QCOMPARE(rules[1].name, women.name);
        const Plan late = tournament.plan(SetGroupRules{{{seen, renamed}}});
        QCOMPARE(codesOf(late.findings), (Codes{FindingCode::changedMeanwhile}));
        QCOMPARE(late.findings.front().text, QStringLiteral("groupRules"));
        // Who wants what is there already is not refused, and two who change two groups do not meet.
        QVERIFY(tournament.plan(SetGroupRules{{{seen, younger}}}).findings.empty());
        GroupRule older = rules[1];
        older.bornUntil = 1960;
        const Delta hers = tournament.plan(SetGroupRules{{{rules[1], older}}}).delta;
        tournament.apply(SetGroupRules{{{rules[0], renamed}}});
        applyTo(tournament.value, hers);
        QVERIFY(saysTheSame(rules[0], renamed) && rules[1] == older);
    }

    void prizesAreThingsOfAListToTwoDesks()
    {
        MemoryTournament tournament(4);
        const auto prize = [](int place, std::int64_t amount) {
            Prize one;
            one.set = QStringLiteral("Main");
            one.place = place;
            one.amount = amount;
            return one;
        };
        tournament.apply(SetPrizes{{adding(prize(1, 50'000)), adding(prize(2, 30'000))}});
        const auto& prizes = tournament.value.settings.prizes;
        const Prize seen = prizes[0];
        Prize raised = seen;
        raised.amount = 60'000;
        Prize lowered = seen;
        lowered.amount = 40'000;
        tournament.apply(SetPrizes{{{seen, raised}}});
        QVERIFY(prizes[0] == raised);
        const Plan late = tournament.plan(SetPrizes{{{seen, lowered}}});
        QCOMPARE(codesOf(late.findings), (Codes{FindingCode::changedMeanwhile}));
        QCOMPARE(late.findings.front().text, QStringLiteral("prizes"));
        QVERIFY(tournament.plan(SetPrizes{{{seen, raised}}}).findings.empty());
        // Another prize is another thing.
        Prize second = prizes[1];
        second.amount = 35'000;
        const Delta hers = tournament.plan(SetPrizes{{{prizes[1], second}}}).delta;
        tournament.apply(SetPrizes{{{prizes[0], lowered}}});
        applyTo(tournament.value, hers);
        QVERIFY(saysTheSame(prizes[0], lowered) && prizes[1] == second);
        // Two who mark one player otherwise are told; two who mark two players are not.
        const Plan mine = tournament.plan(MarkForPrizes{{adding(PrizeMark{PlayerKey{1}, PrizeMark::Kind::absent})}});
        tournament.apply(MarkForPrizes{{adding(PrizeMark{PlayerKey{1}, PrizeMark::Kind::excluded})}});
        QCOMPARE(
            codesOf(
                tournament.plan(MarkForPrizes{{adding(PrizeMark{PlayerKey{1}, PrizeMark::Kind::absent})}}).findings),
            (Codes{FindingCode::changedMeanwhile}));
        tournament.apply(MarkForPrizes{{adding(PrizeMark{PlayerKey{2}, PrizeMark::Kind::absent})}});
        QCOMPARE(tournament.value.settings.prizeMarks.size(), std::size_t{2});
        QVERIFY(mine.findings.empty());
    }

    void aSettingIsNotReplacedByWhoSawAnother_data()
    {
        QTest::addColumn<std::size_t>("index");
        const auto commands = commandsThatSawSomethingElse();
        for (std::size_t i = 0; i < commands.size(); ++i)
            QTest::newRow(commands[i].first) << i;
    }

    void aSettingIsNotReplacedByWhoSawAnother()
    {
        QFETCH(std::size_t, index);
        MemoryTournament tournament(4);
        tournament.apply(SetAcceleration{Acceleration::baku});
        const auto [key, command] = commandsThatSawSomethingElse().at(index);
        const Plan plan = tournament.plan(command);
        QCOMPARE(codesOf(plan.findings), (Codes{FindingCode::changedMeanwhile}));
        QCOMPARE(plan.findings.front().text, QString::fromLatin1(key));
        QVERIFY(plan.delta.empty());
    }

    void aRoundIsNotPutRightOverResultsThatAnotherDeskEntered()
    {
        MemoryTournament tournament(9, 5);
        tournament.pairAndPublish();
        const RoundNumber one{1};
        const Tournament seen = tournament.value;
        CaseAnswers answers;
        answers.board = {one, 1};
        answers.reason = QStringLiteral("colours");
        const AmendRound colours = *mistakeOf(seen, CorrectionCase::wrongColours, answers)->amended;
        // A result that came in between would be lost.
        MemoryTournament withResult = tournament;
        withResult.apply(EnterResult{{one, 3}, GameResult::draw});
        const Plan late = withResult.plan(colours);
        QCOMPARE(codesOf(late.findings), (Codes{FindingCode::changedMeanwhile}));
        QCOMPARE(late.findings.front().text, QStringLiteral("pairings"));
        QVERIFY(late.delta.empty());
        // And so would what another desk put right at another board.
        answers.board = {one, 3};
        const AmendRound third = *mistakeOf(seen, CorrectionCase::wrongColours, answers)->amended;
        MemoryTournament putRight = tournament;
        putRight.apply(third);
        const Plan over = putRight.plan(colours);
        QCOMPARE(codesOf(over.findings), (Codes{FindingCode::changedMeanwhile}));
        QVERIFY(over.delta.empty());
        // Whoever wants what is already so is not refused.
        tournament.apply(colours);
        QVERIFY(tournament.plan(colours).findings.empty());
        QVERIFY(tournament.plan(colours).delta.empty());
    }

    void onePlayerWhoComesLateIsGivenAPlaceOnce()
    {
        MemoryTournament tournament(9, 5);
        tournament.pairAndPublish();
        tournament.apply(AddPlayers{somePlayers(2, 20), {}});
        const std::vector<PlayerKey> late = withoutPlace(tournament.value);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        const auto seated = [&](const std::vector<PlayerKey>& whom, LateArrivalWay::Kind kind) {
            for (const LateArrivalWay& way :
                 lateArrivalWays(tournament.value, whom, pairedWith(tournament.value, whom), {}, now))
                if (way.kind == kind)
                    return *way.command;
            return Command(MarkCheckpoint{});
        };
        const Command first = seated({late[0]}, LateArrivalWay::Kind::takeBye);
        const Command second = seated({late[1]}, LateArrivalWay::Kind::takeBye);
        const Command again = seated(late, LateArrivalWay::Kind::pairAgain);
        tournament.apply(first);
        QCOMPARE(refusals(tournament, second),
                 (Codes{FindingCode::changedMeanwhile})); // the first would lose his place
        // Pairing again takes in everybody who is there, whoever has a place by now.
        tournament.apply(again);
        QVERIFY(withoutPlace(tournament.value).empty());
    }

    void fideModeIsLeftOnce()
    {
        MemoryTournament tournament(4);
        const SetRatedBy federation{RatedBy::federation, RatedBy::fide};
        const SetRatedBy nobody{RatedBy::nobody, RatedBy::fide};
        tournament.apply(federation);
        const Plan late = tournament.plan(nobody);
        QCOMPARE(codesOf(late.findings), (Codes{FindingCode::changedMeanwhile}));
        QCOMPARE(late.findings.front().text, QStringLiteral("ratedBy"));
        QVERIFY(tournament.plan(federation).delta.empty());
        QCOMPARE(tournament.value.integrity.size(), std::size_t{1});
    }

    void correctionsOfTwoDesksAreBothThere()
    {
        MemoryTournament tournament(10, 5);
        tournament.pairAndPublish();
        tournament.enterAll();
        tournament.pairAndPublish();
        const RoundNumber one{1};
        const Tournament seen = tournament.value;
        const auto correction = [&](int board) {
            const Mistake mistake{{{{one, board}, GameResult::whiteWins}}, std::nullopt};
            return waysFor(seen, mistake, std::nullopt, {}, QDateTime::currentDateTimeUtc()).front().command;
        };
        const Command first = correction(1);
        const Command second = correction(2);
        tournament.apply(first);
        tournament.apply(second);
        QCOMPARE(tournament.value.game({one, 1})->outcome.result, std::optional(GameResult::whiteWins));
        QCOMPARE(tournament.value.game({one, 2})->outcome.result, std::optional(GameResult::whiteWins));
        QCOMPARE(tournament.value.integrity.size(), std::size_t{2});
        QVERIFY(tournament.plan(first).delta.empty()); // said twice, it is told once
    }

    void theJournalHoldsNoMoreThanWhatACommandChanges()
    {
        const MemoryTournament tournament(2);
        const Player& seen = tournament.value.players.front();
        const QString json =
            toJson(editOf(seen, with(seen, [](PlayerData& data) { data.club = QStringLiteral("Rooks"); })));
        QCOMPARE(json, QStringLiteral("{\"command\":\"EditPlayer\",\"fields\":[{\"field\":\"club\",\"seen\":\"\","
                                      "\"to\":\"Rooks\"}],\"player\":1,\"v\":2}"));
        QVERIFY(toJson(SetRoundCount{5, 7}).contains(QStringLiteral("\"seen\":7")));
    }

    void everyFieldOfAPlayerHasOneRowAndComesBackFromJson()
    {
        PlayerData full;
        full.name = QStringLiteral("Lee, Anna");
        full.title = Title::WFM;
        full.sex = Sex::Female;
        full.federation = QStringLiteral("AUT");
        full.fideId = QStringLiteral("100");
        full.nationalId = QStringLiteral("A-1");
        full.rating = Rating{1500, RatingSource::national, QStringLiteral("2026-10")};
        full.birth = BirthDate{1990, 5, {}};
        full.club = QStringLiteral("Rooks");
        full.group = QStringLiteral("Seniors");
        full.standard = OfficialRating{1501, 20, QStringLiteral("FIDE combined 2026-10")};
        full.rapid = OfficialRating{1502, {}, {}};
        full.blitz = OfficialRating{1503, 40, {}};
        full.national = OfficialRating{1504, {}, QStringLiteral("DSB 2026-10")};
        full.periodRatings = {{QStringLiteral("2026-11"), {1505, 20, QStringLiteral("FIDE combined 2026-11")}}};
        full.offTheWeb = true;
        full.noHalfPointBye = true;
        full.ownNumber = 3;
        full.outsideValue = QStringLiteral("2.50");
        full.placeByHand = 1;
        full.fixedBoard = 4;
        full.captain = QStringLiteral("Miller, Maud");
        full.shortName = QStringLiteral("Castl");
        full.clubNumber = QStringLiteral("112");
        full.phone = QStringLiteral("555 0100");
        full.email = QStringLiteral("anna@example.org");
        full.feeDue = QStringLiteral("25");
        full.feePaid = QStringLiteral("12.50");
        full.remarks = QStringLiteral("junior rate");
        QCOMPARE(editsBetween(playerFields(), PlayerData{}, full).size(), playerFields().size());
        PlayerData copy;
        QVERIFY(json::read(json::write(full), copy));
        QCOMPARE(copy, withoutPrivate(full)); // which the journal keeps apart
        std::set<QString> names;
        for (const PlayerFieldInfo& info : playerFields()) {
            QVERIFY2(names.insert(QString::fromLatin1(info.key)).second, info.key);
            QVERIFY2(infoOf(info.field).key == info.key, info.key);
            QVERIFY2(!textOf(info, full).isEmpty(), info.key);
        }
    }
};

static const pairwright::RegisteredTest<TwoDesksTest> registered("test_two_desks");
#include "test_two_desks.moc"
