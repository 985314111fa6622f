#include "app/domain/text/system_name.h"
#include "app/formats/report/system_notice.h"
#include "engine/systems.h"
#include "tests/gui/league_window.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/refused_team_files.h"
#include "ui/text/format.h"
#include "ui/text/systems/system_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace pairwright;

namespace {

/// A language that has words for one part of the program alone: "~" before those of the source. Spoken while it lives.
class WordsOf : public QTranslator {
public:
    explicit WordsOf(const char* context)
        : context_(context)
    {
        QCoreApplication::installTranslator(this);
    }
    ~WordsOf() override { QCoreApplication::removeTranslator(this); }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override
    {
        return qstrcmp(context, context_) == 0 ? QLatin1Char('~') + QString::fromUtf8(source) : QString();
    }

private:
    const char* context_;
};

} // namespace

/// What the window says of teams, in its own words and its own language.
class TestTeamWords : public QObject, private LeagueWindow {
    Q_OBJECT
private slots:
    void init() { startLeague(); }
    void cleanup()
    {
        language().use(QStringLiteral("en"));
        close();
    }

    void resultsAreNotReadFromAFile()
    {
        showRoundOne();
        seatRoundOne();
        const QByteArray rows = "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS\r\n"
                                "1;1;0;0;1;4;1;0;;1:0;0;;\r\n1;1;0;0;4;1;1;0;;1:0;0;;\r\n";
        asker().paths = {makeFile(QStringLiteral("results.txt"), rows)};
        const auto was = projected().round(one)->published()->pairings;
        callByLetters(QStringLiteral("Results from a File"));
        QVERIFY2(message().contains(QStringLiteral("not read from a file in an event of teams")) &&
                     message().contains(QStringLiteral("F8")),
                 qPrintable(message()));
        QVERIFY(desk().messages().mood() == Mood::warning);
        QVERIFY2(asker().fileQuestions.empty(), "no file is asked for that is not read");
        QVERIFY(projected().round(one)->published()->pairings == was);
    }

    void resultsAreNotWrittenForOthers()
    {
        showRoundOne();
        seatRoundOne();
        trigger(ActionId::pageExport);
        const QString verb = action(ActionId::exportResults)->text().remove(QLatin1Char('&'));
        const auto buttons = find<QWidget>("exportsPage").findChildren<QPushButton*>();
        const auto button =
            std::find_if(buttons.begin(), buttons.end(), [&](const QPushButton* one) { return one->text() == verb; });
        QVERIFY(button != buttons.end());
        const auto labels = find<QWidget>("exportsPage").findChildren<QLabel*>();
        QVERIFY2(std::any_of(labels.begin(), labels.end(),
                             [](const QLabel* one) {
                                 return one->isVisible() &&
                                        one->text().startsWith(QStringLiteral("not in an event of teams"));
                             }),
                 "the page says so before it is pressed");
        asker().paths = {inFolder(QStringLiteral("results.txt"))};
        QTest::mouseClick(*button, Qt::LeftButton);
        QVERIFY2(message().contains(QStringLiteral("not written for Swiss-Manager in an event of teams")) &&
                     message().contains(QStringLiteral("ITDX")),
                 qPrintable(message()));
        QVERIFY(asker().fileQuestions.empty());
        QVERIFY(!QFile::exists(inFolder(QStringLiteral("results.txt"))));
        screenshot(QStringLiteral("36-no-results-by-file"));
    }

    /// The engine says why in English; the window has words of its own for all of it.
    void aRefusedFileOfTeamsIsToldInTheLanguageOfTheWindow_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        for (const test::teams::RefusedTeamFile& one : test::teams::refusedTeamFiles())
            QTest::newRow(one.why) << QByteArray::fromStdString(one.bytes);
    }
    void aRefusedFileOfTeamsIsToldInTheLanguageOfTheWindow()
    {
        QFETCH(QByteArray, bytes);
        const QString file = makeFile(QStringLiteral("refused.trf"), bytes);
        const WordsOf reasons("pairwright::TrfText");
        QVERIFY(!openFile(file));
        QVERIFY2(asker().fileQuestions.empty(), "no place is asked for");
        QVERIFY2(message().startsWith(QStringLiteral("refused.trf")) && message().contains(QLatin1Char('~')),
                 qPrintable(message()));
    }

    void systemsOfTeamsHaveTheirNamesInTheLanguageThatIsSpoken()
    {
        const WordsOf names("pairwright::SystemName");
        for (const SystemInfo& info : teamSystems()) {
            const QString name = QLatin1Char('~') + QString::fromStdString(std::string(info.name));
            QVERIFY2(describeSystem(info).startsWith(name), qPrintable(describeSystem(info)));
            QVERIFY2(systemNotices(info.id).join(QLatin1Char(' ')).contains(name),
                     qPrintable(systemNotices(info.id).join(QLatin1Char(' '))));
        }
        QComboBox box;
        fillWithSystems(&box, Entrants::teams);
        for (int place = 0; place < box.count(); ++place)
            QVERIFY2(box.itemText(place).startsWith(QLatin1Char('~')), qPrintable(box.itemText(place)));
    }

    void theNameOfASystemStandsByItselfOnSheetsInGerman()
    {
        language().use(QStringLiteral("de"));
        int found = 0;
        for (const SystemList& some : {systems(), teamSystems()})
            for (const SystemInfo& info : some) {
                if (info.endorsed)
                    continue;
                const QString said = systemNotices(info.id).constLast();
                QVERIFY2(said.startsWith(systemName(info) + QStringLiteral(" (")), qPrintable(said));
                found += said.startsWith(QStringLiteral("Schweizer System für Mannschaften (C.04.6:2026): ")) ? 1 : 0;
            }
        QCOMPARE(found, 1);
    }

    void aBoardAtWhichNobodySitsSaysSo()
    {
        showRoundOne();
        trigger(ActionId::lineUps);
        auto& seat = find<QComboBox>("seat-1-1");
        QTRY_VERIFY(seat.isVisible());
        QCOMPARE(seat.currentText(), QStringLiteral("nobody"));
        QTest::mouseClick(&find<QPushButton>("inOrder-1"), Qt::LeftButton);
        QVERIFY(seat.currentText() != QStringLiteral("nobody"));
        seat.setFocus();
        QTest::keyClick(&seat, Qt::Key_Home);
        QCOMPARE(seat.currentText(), QStringLiteral("nobody"));
        find<QDialog>("lineUpWindow").close();
    }

private:
    /// Ctrl+K, letters, Enter.
    void callByLetters(const QString& letters)
    {
        activate();
        press(Qt::Key_K, Qt::ControlModifier);
        auto& line = find<QLineEdit>("paletteLine");
        QTest::keyClicks(&line, letters);
        QTest::keyClick(&line, Qt::Key_Return);
        QTest::qWait(1); // it is deleted
    }
};

static const RegisteredTest<TestTeamWords> registered("test_team_words");

#include "test_team_words.moc"
