#include "app/explain/explanation.h"
#include "tests/gui/gui_desk.h"
#include "tests/support/registered_test.h"
#include "ui/explain/explanation_html.h"
#include "ui/pages/rounds/round_picture.h"

#include "app/formats/report/reports.h"
#include "app/pairing/round_reading.h"

#include <QTest>

using namespace pairwright;

namespace {

QStringList explanationsOf(const Tournament& tournament, RoundNumber round)
{
    QStringList texts;
    const RoundVersion* version = shownVersion(tournament, round);
    for (std::size_t i = 1; i <= version->pairings.boards.size(); ++i)
        texts.append(toHtml(explainBoard(tournament, {round, static_cast<int>(i)}), QPalette()));
    if (version->pairings.bye)
        texts.append(toHtml(explainBye(tournament, round), QPalette()));
    return texts;
}

} // namespace

class TestExplanation : public QObject {
    Q_OBJECT
private slots:
    void aCorrectionDoesNotRewriteTheRoundThatWasPairedBefore()
    {
        GuiDesk gui(13);
        gui.playRound(true);
        gui.playRound(true);
        gui.playRound(false);
        const RoundNumber round{3};
        const QStringList told = explanationsOf(gui.desk.projected(), round);
        const RoundPicture picture = pictureOf(gui.desk.projected(), round);
        const auto sheet = pairingsByBoard(gui.desk.projected(), round, {});
        QVERIFY(sheet.hasValue());

        for (const int board : {1, 2, 3}) {
            const GameResult now = *gui.desk.projected().game({RoundNumber{2}, board})->outcome.result;
            QVERIFY(applied(gui.desk, CorrectResult{{RoundNumber{2}, board},
                                                    now == GameResult::draw ? GameResult::whiteWinsByForfeit
                                                                            : GameResult::blackWins}));
        }
        gui.desk.session()->flush();

        QCOMPARE(explanationsOf(gui.desk.projected(), round), told);
        QVERIFY(pictureOf(gui.desk.projected(), round).boards == picture.boards);
        QVERIFY(pairingsByBoard(gui.desk.projected(), round, {})->tables.front().rows == sheet->tables.front().rows);
    }

    void oneReadingOfARoundServesUntilSomethingChanges()
    {
        GuiDesk gui(13);
        gui.playRound(true);
        gui.playRound(false);
        const RoundNumber two{2};
        const auto reading = gui.desk.reading(two);
        QVERIFY(reading->record() != nullptr);
        QCOMPARE(gui.desk.reading(two), reading);
        // The record is the same value in every copy of the tournament.
        QCOMPARE(shownVersion(gui.desk.session()->saved(), two)->record.read(), reading->record());
        QVERIFY(applied(gui.desk, EnterResult{{two, 1}, GameResult::draw}));
        QVERIFY(gui.desk.reading(two) != reading);
        QCOMPARE(gui.desk.reading(two)->record(), reading->record());
    }

    void opponentsOfThePastAreToldApart()
    {
        GuiDesk gui(0);
        AddPlayers four;
        for (const char* name : {"Müller, Anna", "Müller, Bernd", "Jones, Tom", "Nguyen, Van"})
            four.players.push_back(GuiDesk::newPlayer(QString::fromUtf8(name)));
        QVERIFY(applied(gui.desk, four));
        gui.playRound(true);
        gui.playRound(true);
        gui.playRound(false);
        const QString met = explainBoard(gui.desk.projected(), {RoundNumber{3}, 1}).facts.back().white;
        QVERIFY2(met.contains(QStringLiteral("; ")), qPrintable(met));
    }
};

static const pairwright::RegisteredTest<TestExplanation> registered("test_explanation");
#include "test_explanation.moc"
