#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/round_flow.h"
#include "ui/pages/rounds/rounds_page.h"
#include "ui/settings/second_engine_setting.h"
#include "ui/settings/settings_window.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTextBrowser>

using namespace pairwright;

namespace {

constexpr RoundNumber theFifth{5};

} // namespace

/// Proposals that are paired a second time: by the general path, and by a program of somebody else that answers the
/// same, another round, rubbish, nothing, or not at all. On the sample tournament, before round 5.
class TestPairedTwice : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { close(); }
    void theGeneralPathPairsItTheSame();
    void aProgramThatPairsItTheSameIsNamed();
    void anotherRoundIsShownAndAskedAboutBeforePublishing();
    void aProgramThatGivesNoRoundIsNamed_data();
    void aProgramThatGivesNoRoundIsNamed();
    void nothingWaitsForAProgramThatHangs();
    void anAnswerIsNeverToldOfAnotherProposal();
    void rulesWithOneWayArePairedOnce();
    void aRoundEditedByHandIsNotPairedTwice();
    void theProgramIsSetInTheSettings();

private:
    /// A program that does this; it is called "witness".
    [[nodiscard]] QString programThat(const QByteArray& does) const;
    void setWitness(const QByteArray& does) const;
    void propose() const;
    /// As a program prints it, after `swap` the first two players of the first two boards changed.
    [[nodiscard]] QByteArray printed(bool swap) const;
    [[nodiscard]] QString head() const { return find<QLabel>("pairedTwiceHead").text(); }
    [[nodiscard]] bool isTold() const
    {
        return find<QWidget>("pairedTwice").isVisible() || find<QWidget>("pairedTwiceChip").isVisible();
    }
    [[nodiscard]] const RoundVersion& proposal() const { return *projected().rounds.back().proposal(); }
};

void TestPairedTwice::init()
{
    start();
    QVERIFY(openSample());
    activate();
}

QString TestPairedTwice::programThat(const QByteArray& does) const
{
    QString path = makeFile(QStringLiteral("witness"), "#!/bin/sh\n" + does + "\n");
    QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

void TestPairedTwice::setWitness(const QByteArray& does) const
{
    setSecondEngine(settings(), {.command = programThat(does)});
    find<RoundsPage>("roundsPage").flow().twice().look(); // as when the window of the settings is left
}

void TestPairedTwice::propose() const
{
    press(Qt::Key_F6);
    QTRY_VERIFY(projected().round(theFifth) != nullptr && projected().round(theFifth)->proposal() != nullptr);
    QTRY_VERIFY(!session().isSaving());
}

QByteArray TestPairedTwice::printed(bool swap) const
{
    std::vector<std::pair<int, int>> pairs;
    for (const Match& match : proposal().pairings.boards)
        pairs.emplace_back(proposal().tpnOf(match.a)->value, proposal().tpnOf(match.b)->value);
    if (swap)
        std::swap(pairs[0].first, pairs[1].first);
    QByteArray text = QByteArray::number(qsizetype(pairs.size())) + '\n';
    for (const auto& [white, black] : pairs)
        text += QByteArray::number(white) + ' ' + QByteArray::number(black) + '\n';
    if (proposal().pairings.bye)
        text += QByteArray::number(proposal().tpnOf(*proposal().pairings.bye)->value) + " 0\n";
    return text;
}

void TestPairedTwice::theGeneralPathPairsItTheSame()
{
    QVERIFY(!isTold());
    propose();
    QTRY_COMPARE(head(), QStringLiteral("Paired twice, the same."));
    QVERIFY(isTold());
    QVERIFY(!find<QWidget>("onlyInProposal").isVisible());
    screenshot(QStringLiteral("paired-twice-same"));
    const auto asked = asker().questions.size();
    press(Qt::Key_F7);
    QTRY_VERIFY(projected().lastPublished() == theFifth);
    QCOMPARE(asker().questions.size(), asked);
    QVERIFY(isTold()); // it is still that round
    desk().showRound(two);
    QVERIFY(!isTold());
}

void TestPairedTwice::aProgramThatPairsItTheSameIsNamed()
{
    propose();
    QTRY_VERIFY(head().startsWith(QStringLiteral("Paired twice")));
    const QByteArray same = printed(false);
    // A program that is set later pairs the proposal that is there; it gets the file by its place.
    setWitness("test -s \"$2\" && grep -q ^001 \"$2\" && cat <<END\n" + same + "END");
    QTRY_COMPARE(head(), QStringLiteral("Paired twice, the same: the second time by witness."));
    QVERIFY(!find<QWidget>("pairedTwiceSilent").isVisible());
}

void TestPairedTwice::anotherRoundIsShownAndAskedAboutBeforePublishing()
{
    propose();
    const QByteArray other = printed(true);
    setWitness("cat <<END\n" + other + "END");
    QTRY_COMPARE(head(), QStringLiteral("Paired twice, and not the same: by witness it is another round."));
    QVERIFY(find<QWidget>("onlyInProposal").isVisible());
    const auto lines = [this](const char* name) {
        return find<QTextBrowser>(name).toPlainText().split(QLatin1Char('\n'));
    };
    QCOMPARE(lines("onlyInProposal").size(), 2);
    QCOMPARE(lines("onlyInSecondRound").size(), 2);
    QVERIFY(lines("onlyInProposal") != lines("onlyInSecondRound"));
    screenshot(QStringLiteral("paired-twice-different"));

    const auto asked = asker().questions.size();
    asker().consents = false;
    press(Qt::Key_F7);
    QCOMPARE(asker().questions.size(), asked + 1);
    const Question question = asker().questions.back();
    QCOMPARE(question.level, WarningLevel::confirm);
    QVERIFY2(question.text.contains(lines("onlyInProposal").front()), qPrintable(question.text));
    QVERIFY2(question.text.contains(lines("onlyInSecondRound").front()), qPrintable(question.text));
    QVERIFY(projected().lastPublished() != theFifth);

    asker().consents = true;
    press(Qt::Key_F7);
    QTRY_VERIFY(projected().lastPublished() == theFifth);
}

void TestPairedTwice::aProgramThatGivesNoRoundIsNamed_data()
{
    QTest::addColumn<QByteArray>("does");
    QTest::newRow("rubbish") << QByteArray("echo once upon a time");
    QTest::newRow("nothing") << QByteArray("true");
    QTest::newRow("a failure") << QByteArray("exit 3");
    QTest::newRow("other players") << QByteArray("echo 1; echo 1 2");
    QTest::newRow("without end") << QByteArray("yes 1 2");
}

void TestPairedTwice::aProgramThatGivesNoRoundIsNamed()
{
    QFETCH(QByteArray, does);
    setWitness(does);
    propose();
    QTRY_VERIFY_WITH_TIMEOUT(head().startsWith(QStringLiteral("Paired twice")), 20000);
    QCOMPARE(head(), QStringLiteral("Paired twice, the same."));
    QCOMPARE(find<QLabel>("pairedTwiceSilent").text(),
             QStringLiteral("witness, which is set to pair a second time, gave no round of these players."));
    QVERIFY(find<QWidget>("pairedTwiceSilent").isVisible());
}

void TestPairedTwice::nothingWaitsForAProgramThatHangs()
{
    setWitness("exec sleep 1000");
    propose();
    QTRY_COMPARE(head(), QStringLiteral("Being paired a second time …"));
    const auto asked = asker().questions.size();
    QElapsedTimer timer;
    timer.start();
    press(Qt::Key_F7);
    QTRY_VERIFY(projected().lastPublished() == theFifth);
    QVERIFY2(!timer.hasExpired(10000), "publishing waited for the program");
    QCOMPARE(asker().questions.size(), asked);
    QTRY_VERIFY(!isTold()); // the program was stopped with the proposal that it was asked about
}

void TestPairedTwice::anAnswerIsNeverToldOfAnotherProposal()
{
    propose();
    const QByteArray other = printed(true);
    // Says another round, but only after a while.
    setWitness("sleep 1\ncat <<END\n" + other + "END");
    QTRY_COMPARE(head(), QStringLiteral("Being paired a second time …"));
    trigger(ActionId::discardProposal);
    QTRY_VERIFY(projected().round(theFifth) == nullptr || projected().round(theFifth)->proposal() == nullptr);
    QTRY_VERIFY(!isTold());
    setSecondEngine(settings(), {});
    propose();
    QTRY_VERIFY(head().startsWith(QStringLiteral("Paired twice")));
    QTest::qWait(1500); // the late answer would have come
    QCOMPARE(head(), QStringLiteral("Paired twice, the same."));
}

void TestPairedTwice::rulesWithOneWayArePairedOnce()
{
    NewTournament event = testOpen();
    event.system = {System::Lim, 2026};
    QVERIFY(openFile(makeTournament(9, event)));
    QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    activate();
    setWitness("echo 1"); // it pairs by other rules
    press(Qt::Key_F6);
    QTRY_COMPARE(head(), QStringLiteral("Paired once: these rules have no second way here."));
    screenshot(QStringLiteral("paired-once"));
    press(Qt::Key_F7);
    QTRY_VERIFY(projected().lastPublished() == one);
}

void TestPairedTwice::aRoundEditedByHandIsNotPairedTwice()
{
    propose();
    QTRY_VERIFY(isTold());
    trigger(ActionId::editPairings);
    QTRY_VERIFY(projected().roundEditedByHand().has_value());
    QTRY_VERIFY(!isTold());
    trigger(ActionId::cancelEditing);
    QTRY_VERIFY(!projected().roundEditedByHand());
    QTRY_VERIFY(isTold());
}

void TestPairedTwice::theProgramIsSetInTheSettings()
{
    SettingsWindow window(settings());
    window.show();
    auto* command = window.findChild<QLineEdit*>(QStringLiteral("secondEngine"));
    auto* system = window.findChild<QComboBox*>(QStringLiteral("secondEngineSystem"));
    QVERIFY(command != nullptr && system != nullptr);
    QCOMPARE(system->currentText(), QStringLiteral("Dutch 2026"));
    command->setFocus();
    QTest::keyClicks(command, QStringLiteral("python3 pairing.py -i {file}"));
    QTest::keyClick(command, Qt::Key_Return);
    QCOMPARE(secondEngineOf(settings()).command, QStringLiteral("python3 pairing.py -i {file}"));
    QCOMPARE(secondEngineOf(settings()).name(), QStringLiteral("pairing"));
    system->setCurrentIndex(system->findText(QStringLiteral("Dutch 2017")));
    emit system->activated(system->currentIndex());
    QCOMPARE(secondEngineOf(settings()).system, (SystemEdition{System::Dutch, 2017}));
    screenshot(QStringLiteral("paired-twice-settings"), &window);
    command->clear();
    QVERIFY(!secondEngineOf(settings()).isSet());
}

static const pairwright::RegisteredTest<TestPairedTwice> registered("test_paired_twice");
#include "test_paired_twice.moc"
