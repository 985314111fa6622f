#include "tests/gui/gui_desk.h"
#include "tests/support/registered_test.h"
#include "ui/pages/players/presence/presence_view.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/round_flow.h"

#include <QLineEdit>
#include <QTest>

using namespace pairwright;

namespace {

/// Two Müllers, Jones, O'Brien and "von der Heide" as players 1 to 5.
void addNames(GuiDesk& gui)
{
    std::vector<NewPlayer> players;
    for (const char* name : {"Müller, Anna", "Müller, Bernd", "Jones, Tom", "O'Brien, Pat", "von der Heide, Max"}) {
        players.push_back(GuiDesk::newPlayer(QString::fromUtf8(name)));
        players.back().data.rating = Rating{2500 - 10 * static_cast<int>(players.size()), RatingSource::fide, {}};
    }
    QVERIFY(applied(gui.desk, AddPlayers{players, {}}));
    gui.desk.session()->flush();
}

int presentPlayers(const GuiDesk& gui)
{
    const Tournament& tournament = gui.desk.projected();
    return static_cast<int>(
        std::count_if(tournament.players.begin(), tournament.players.end(),
                      [](const Player& player) { return presenceIn(player, RoundNumber{1}) == Presence::present; }));
}

} // namespace

class TestEntryViews : public QObject {
    Q_OBJECT
private slots:
    void lettersThatFindNobodyChangeNobody()
    {
        GuiDesk gui;
        addNames(gui);
        PresenceView view(gui.desk);
        view.show();
        view.begin();
        auto* letters = view.findChild<QLineEdit*>(QStringLiteral("presenceLetters"));
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_5, Qt::Key_0, Qt::Key_9}) {
            letters->clear();
            QTest::keyClicks(letters, QStringLiteral("xyz"));
            QTest::keyClick(letters, key);
            QCOMPARE(presentPlayers(gui), 5);
            QVERIFY(gui.messages.text().contains(QStringLiteral("xyz")));
        }
        // The same keys mean somebody again as soon as the letters do, and the message goes.
        letters->clear();
        QTest::keyClicks(letters, QStringLiteral("jon"));
        QVERIFY(gui.messages.isHidden());
        QTest::keyClick(letters, Qt::Key_Space);
        QCOMPARE(presenceIn(gui.desk.projected().players[2], RoundNumber{1}), Presence::zeroPointBye);
    }

    void anArrowChoosesSomebodyInSpiteOfLettersThatFindNobody()
    {
        GuiDesk gui;
        addNames(gui);
        PresenceView view(gui.desk);
        view.show();
        view.begin();
        auto* letters = view.findChild<QLineEdit*>(QStringLiteral("presenceLetters"));
        QTest::keyClicks(letters, QStringLiteral("xyz"));
        QTest::keyClick(letters, Qt::Key_Down);
        QVERIFY(letters->text().isEmpty());
        QTest::keyClick(letters, Qt::Key_Space);
        QCOMPARE(presentPlayers(gui), 4);
    }

    void namesFollowTheAlphabetAndNotTheirCodePoints()
    {
        GuiDesk gui;
        std::vector<NewPlayer> players;
        for (const char* name : {"Zahn, A", "Šimek, B", "von der Au, C", "Öztürk, D", "Weiß, E", "Çelik, F", "Abt, G"})
            players.push_back(GuiDesk::newPlayer(QString::fromUtf8(name)));
        QVERIFY(applied(gui.desk, AddPlayers{players, {}}));
        const PresenceModel model(gui.desk);
        QString order;
        for (int row = 0; row < model.rowCount(); ++row)
            order += model.index(row, PresenceModel::Name).data().toString().back();
        QCOMPARE(order, QStringLiteral("GFDBCEA"));
    }

    void theEntryBarTellsPlayersOfOneFamilyNameApart()
    {
        GuiDesk gui;
        addNames(gui);
        gui.settings.setKeyPreset(KeyPreset::vega);
        gui.playRound(false);
        RoundFlow flow(gui.desk);
        KeypadBar bar(gui.desk, flow);
        bar.begin();
        const QString echo = bar.echo();
        QVERIFY2(echo.contains(QString::fromUtf8("Müller, Anna")), qPrintable(echo));
        QVERIFY2(echo.contains(QStringLiteral("Jones")) && !echo.contains(QStringLiteral("Jones, Tom")),
                 qPrintable(echo));
    }
};

static const pairwright::RegisteredTest<TestEntryViews> registered("test_entry_views");
#include "test_entry_views.moc"
