#include "tests/gui/every_view.h"

#include "app/domain/text/filled.h"
#include "app/storage/server/server_certificate.h"
#include "tests/gui/gui_desk.h"
#include "tests/gui/made_events.h"
#include "ui/dialogs/encoding_window.h"
#include "ui/dialogs/invite_window.h"
#include "ui/dialogs/list_columns_window.h"
#include "ui/dialogs/play_off_window.h"
#include "ui/dialogs/postpone_window.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/dialogs/rank_tied_window.h"
#include "ui/dialogs/server_window.h"
#include "ui/dialogs/tie_window.h"
#include "ui/frame/inspector.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCoreApplication>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QTest>
#include <QToolButton>

namespace pairwright {

namespace {

/// What the program says there, in the language of the window.
QString said(const char* context, const char* text, const char* comment = nullptr)
{
    return QCoreApplication::translate(context, text, comment);
}

class Tour {
public:
    Tour(const WindowUnderTest& hands, const std::function<void(const QString&, QWidget&)>& look)
        : hands_(hands)
        , look_(look)
    {
    }

    void page(const QString& name, QWidget* view = nullptr) const
    {
        QTest::qWait(30); // tables fit their columns a moment later
        look_(name, view != nullptr ? *view : hands_.window());
    }

    /// A window that the action opens.
    void dialog(ActionId action) const
    {
        const QWidgetList before = QApplication::topLevelWidgets();
        hands_.trigger(action);
        QTest::qWait(30);
        // A window that is closed takes the lists that drop down from it along.
        QList<QPointer<QWidget>> after;
        const QWidgetList windows = QApplication::topLevelWidgets();
        for (QWidget* window : windows)
            after.append(window);
        for (const QPointer<QWidget>& window : std::as_const(after))
            if (window != nullptr && !before.contains(window.data()) && window->isVisible())
                ask(hands_.action(action)->objectName(), *window);
    }

    void ask(const QString& name, QWidget& window) const
    {
        window.show();
        page(name, &window);
        window.close();
        hands_.window().activateWindow();
        QTest::qWait(1);
    }

    void lead(PageId where, const QString& name) const
    {
        hands_.window().lead({where, {}, {}, {}});
        page(name);
    }

    void act(ActionId action) const
    {
        QVERIFY2(hands_.action(action)->isEnabled(), qPrintable(hands_.action(action)->objectName()));
        hands_.trigger(action);
        page(hands_.action(action)->objectName());
    }

private:
    const WindowUnderTest& hands_;
    const std::function<void(const QString&, QWidget&)>& look_;
};

void showPlayersViews(const WindowUnderTest& hands, const Tour& tour)
{
    tour.act(ActionId::presence);
    tour.act(ActionId::preflight);
    tour.act(ActionId::compareWithLists);
    hands.asker().paths = {
        hands.makeFile(QStringLiteral("entries.csv"),
                       "Name;Rating;Fed;Born;Club\nJones, Tom;1800;ENG;1990;Rooks\nDoe, Ann;17x5;;;\n")};
    tour.act(ActionId::importPlayers);
    hands.asker().paths = {hands.makeFile(QStringLiteral("letters.csv"), "Name;Rating\nKu\xe8"
                                                                         "era, Jan;1800\n\xa9"
                                                                         "karo, Eva;1700\n")};
    hands.trigger(ActionId::importPlayers);
    tour.page(QStringLiteral("import with a question about letters"));
    hands.trigger(ActionId::addPlayer);
    hands.desk().selectPlayer(hands.projected().players.front().key);
    hands.window().inspector().showPlayer();
    tour.page(QStringLiteral("players and a player"));
    hands.window().inspector().showChecks();
    tour.page(QStringLiteral("players and checks"));
    hands.window().inspector().hide();
}

void showRoundsViews(const WindowUnderTest& hands, const Tour& tour)
{
    hands.desk().showRound(RoundNumber{4});
    hands.window().lead({PageId::rounds, {}, {}, {}});
    hands.desk().selectBoard(BoardId{RoundNumber{4}, 1});
    hands.window().inspector().showExplanation();
    tour.page(QStringLiteral("rounds and the explanation"));
    tour.dialog(ActionId::putRight);
    tour.dialog(ActionId::lateArrival);
    hands.window().inspector().hide();
    hands.trigger(ActionId::pairRound);
    QTRY_VERIFY(hands.projected().round(RoundNumber{5}) != nullptr && !hands.session().isSaving());
    tour.page(QStringLiteral("a proposal"));
    hands.trigger(ActionId::crossTableOrList);
    tour.page(QStringLiteral("map of a round"));
    hands.trigger(ActionId::editPairings);
    tour.page(QStringLiteral("pairings edited in the map"));
    hands.trigger(ActionId::crossTableOrList);
    tour.page(QStringLiteral("pairings edited by hand"));
    const auto& boards = hands.projected().round(RoundNumber{5})->proposal()->pairings.boards;
    hands.desk().apply(EditProposal{RoundNumber{5}, EditProposal::SwapPlayers{boards.at(2).a, boards.at(3).a}});
    hands.trigger(ActionId::validatePairings);
    QTRY_VERIFY(!hands.session().isSaving());
    QTest::mouseClick(&hands.find<QToolButton>("comparisonHead"), Qt::LeftButton);
    tour.page(QStringLiteral("pairings compared"));
    hands.trigger(ActionId::undo);
    QTRY_VERIFY(!hands.session().isSaving());
    hands.trigger(ActionId::cancelEditing);
    QTRY_VERIFY(!hands.session().isSaving());
    hands.trigger(ActionId::publish);
    QTRY_VERIFY(!hands.session().isSaving());
    hands.trigger(ActionId::enterResults);
    tour.page(QStringLiteral("results are entered"));
}

void showPrizesViews(const WindowUnderTest& hands, const Tour& tour)
{
    tour.lead(PageId::prizes, QStringLiteral("no prizes"));
    SetPrizes fund;
    for (int place = 1; place <= 3; ++place)
        fund.edits.push_back(
            adding(Prize{QStringLiteral("Main"), PrizeKind::place, {}, {}, {}, place, 50'000 / place}));
    fund.edits.push_back(adding(Prize{QStringLiteral("Under 2000"), PrizeKind::under, {}, {}, 2000, 1, 6'000}));
    hands.desk().apply(fund);
    hands.desk().apply(SetTeamRankings{{adding(TeamRanking{QStringLiteral("Clubs")})}});
    tour.page(QStringLiteral("prizes"));
    hands.click("prizeRules");
    tour.page(QStringLiteral("rules of the prizes"));
    hands.click("prizeRules");
    hands.window().inspector().showExplanation();
    tour.page(QStringLiteral("prizes and the explanation"));
    hands.window().inspector().hide();
}

void showReports(const WindowUnderTest& hands, const Tour& tour)
{
    using enum ActionId;
    for (const Player& player : hands.projected().players) {
        PlayerData pays = player.data;
        pays.feeDue = QStringLiteral("25");
        pays.feePaid = player.key.value % 3 == 0 ? QStringLiteral("12.50") : pays.feeDue;
        hands.desk().apply(editOf(player, pays));
    }
    for (const ActionId id :
         {showPairingSheet, showPairingsByName, showStandingsSheet, showGroups,        showCrossTable,
          showPlayerList,   showPayments,       showRatingPreview,  showResultSlips,   showWallChart,
          showBoardCards,   showNameBadges,     showPlayerCards,    showNotice,        showDisasterPack,
          showPrizes,       showPrizeCeremony,  showPrizeWorksheet, showPrizeReceipts, showTeamRankings})
        tour.act(id);
    auto& kinds = hands.find<QListWidget>("reportKinds");
    kinds.setCurrentRow(kinds.count() - 1);
    tour.page(QStringLiteral("print set"));
    hands.window().lead({PageId::overview, {}, {}, {}});
}

/// Of an event on a server, which need not be there.
void showServerDialogs(const WindowUnderTest& hands, const Tour& tour)
{
    Invited invited;
    Invitation& invitation = invited.invitation;
    invitation.address =
        ServerAddress::read(QStringLiteral("postgresql://ben@192.168.1.20/chess?event=open-2026")).value();
    invitation.password = QStringLiteral("0123456789abcdef0123");
    invitation.certificate = certificateIn(QStringLiteral("-----BEGIN CERTIFICATE-----%1-----END CERTIFICATE-----")
                                               .arg(QString::fromLatin1(("\x30" + QByteArray(420, 'x')).toBase64())));
    invited.until = QDate(2026, 8, 16);
    ServerWindow server(ServerWindow::Task::open, invitation.address, true, &hands.window());
    tour.ask(QStringLiteral("open from a server"), server);
    server.readInvitation(invitation.text());
    tour.ask(QStringLiteral("open by an invitation"), server);
    InviteWindow inviting(invitation.address, hands.asker(), &hands.window());
    tour.ask(QStringLiteral("invite"), inviting);
    inviting.show(invited);
    tour.ask(QStringLiteral("an invitation"), inviting);
}

void showDialogs(const WindowUnderTest& hands, const Tour& tour)
{
    using enum ActionId;
    for (const ActionId id : {ActionId::settings, backups, ratingLists, splitIntoGroups, eventFiles, shortcuts, goTo,
                              publishToWeb, hallPlan, hallView, manual, about})
        tour.dialog(id);
    ListColumnsWindow columns(QStringLiteral("club.csv"), {{QStringLiteral("Jones, Tom"), QStringLiteral("1800")}},
                              &hands.window());
    columns.setAttribute(Qt::WA_DeleteOnClose, false);
    tour.ask(QStringLiteral("columns of a list"), columns);
    EncodingWindow letters(QStringLiteral("club.csv"),
                           {{TextEncoding::windows1252, {QStringLiteral("Kuèera, Jan")}},
                            {TextEncoding::windows1250, {QStringLiteral("Kučera, Jan")}}},
                           &hands.window());
    letters.setAttribute(Qt::WA_DeleteOnClose, false);
    tour.ask(QStringLiteral("letters of a list"), letters);
    PostponeWindow postpone(filled(said("pairwright::RoundsPage", "Round %1, %2: %3 against %4", "board or match"), 1,
                                   said("pairwright::BoardPlaces", "board %1").arg(1), QStringLiteral("Novák, Jan"),
                                   QStringLiteral("Berg, Eva")),
                            Postponement{}, &hands.window());
    postpone.setAttribute(Qt::WA_DeleteOnClose, false);
    tour.ask(QStringLiteral("a game is postponed"), postpone);
    PlayOffWindow playOff({{PlayerKey{1}, QStringLiteral("Novák, Jan")}, {PlayerKey{2}, QStringLiteral("Berg, Eva")}},
                          {}, &hands.window());
    playOff.setAttribute(Qt::WA_DeleteOnClose, false);
    tour.ask(QStringLiteral("the winner of a play-off"), playOff);
    constexpr char eventWindow[] = "pairwright::EventWindow";
    TieWindow tie(filled(said(eventWindow,
                              "%1 players share rank %2 of “%3”, and the standings do not tell them apart. Put them "
                              "into the order that you have decided: it says who goes and who stays.",
                              "two or more"),
                         2, 1, QStringLiteral("A")),
                  {{PlayerKey{1}, QStringLiteral("Novák, Jan")}, {PlayerKey{2}, QStringLiteral("Berg, Eva")}},
                  {said(eventWindow, "stays"), filled(said(eventWindow, "down to %1"), QStringLiteral("B"))},
                  &hands.window());
    tie.setAttribute(Qt::WA_DeleteOnClose, false);
    tour.ask(QStringLiteral("a tie is decided"), tie);
    RankTiedWindow tiedOrder(
        {{PlayerKey{1}, QStringLiteral("Novák, Jan")}, {PlayerKey{2}, QStringLiteral("Berg, Eva")}}, &hands.window());
    tiedOrder.setAttribute(Qt::WA_DeleteOnClose, false);
    tour.ask(QStringLiteral("the order of the tied"), tiedOrder);
    showServerDialogs(hands, tour);
    for (const WarningLevel level : {WarningLevel::acknowledge, WarningLevel::confirm, WarningLevel::twoSteps}) {
        Question question;
        question.level = level;
        question.title = said("pairwright::RoundFlow", "Withdraw the publication of round %1?").arg(3);
        question.text = filled(said("pairwright::FindingText", "The published pairings of round %1 (v%2) are taken "
                                                               "back. The old version is kept, and the next sheet "
                                                               "says that it replaces it."),
                               3, 1);
        question.consequences = question.text;
        question.action = said("pairwright::RoundFlow", "Withdraw");
        question.wantsReason = level == WarningLevel::confirm;
        QuestionDialog dialog(question, &hands.window());
        tour.ask(QStringLiteral("a question of level %1").arg(static_cast<int>(level)), dialog);
    }
    Question taken;
    constexpr char files[] = "pairwright::TournamentFiles";
    constexpr char trf[] = "pairwright::TrfText";
    taken.title = said(files, "Import %1?").arg(QStringLiteral("open.trf"));
    taken.text = said(files, "What the file does not say, or says otherwise, is taken so:");
    taken.action = said(files, "Import");
    const QString points = filled(said(trf, "the points “%1” do not match the results, which give %2"),
                                  QStringLiteral("1.0"), QStringLiteral("1½"));
    taken.details = {filled(said(trf, "Line %1: %2."), 7, points),
                     said("pairwright::OpenText", "The file names no tie-breaks: equal points share a rank until you "
                                                  "choose some on the page Standings.")};
    taken.choices = {{said(files, "Pairing system"), {QStringLiteral("Dutch 2026"), QStringLiteral("Lim 2026")}},
                     {said(files, "Tie-breaks"),
                      {said(files, "none yet: the ranks stand as the file states them"), QStringLiteral("BH")}}};
    QuestionDialog listing(taken, &hands.window());
    tour.ask(QStringLiteral("a question with a list and choices"), listing);
}

/// What other tournaments have.
void showOtherEvents(const WindowUnderTest& hands, const Tour& tour)
{
    using enum ActionId;
    QVERIFY(hands.openFile(makeChampionship(hands.inFolder(QStringLiteral("championship.pairwright")))));
    tour.lead(PageId::rounds, QStringLiteral("cross-table"));
    hands.trigger(crossTableOrList);
    tour.page(QStringLiteral("a round of a round robin"));
    for (const ActionId id : {showCrossTable, showSchedule, showPostponedGames})
        tour.act(id);
    QVERIFY(hands.openFile(makeAcceleratedOpen(hands.inFolder(QStringLiteral("accelerated.pairwright")))));
    for (const ActionId id : {showVirtualPoints, showTitleNorms})
        tour.act(id);
}

void showTeams(const WindowUnderTest& hands, const Tour& tour)
{
    QVERIFY(hands.openFile(makeLeague(hands.inFolder(QStringLiteral("league.pairwright")))));
    hands.trigger(ActionId::setUp);
    tour.page(QStringLiteral("set-up of an event of teams"));
    tour.lead(PageId::players, QStringLiteral("teams"));
    tour.dialog(ActionId::teamMembers);
    hands.pairAndPublish();
    tour.lead(PageId::rounds, QStringLiteral("matches of teams"));
    tour.dialog(ActionId::lineUps);
    using enum ActionId;
    hands.trigger(usualLineUps);
    EnterResults results{RoundNumber{1}, {}};
    for (const int board : hands.projected().round(results.round)->openBoards())
        for (int game = 1; game <= 4; ++game)
            results.results.push_back({board, game == board ? GameResult::draw : GameResult::whiteWins, game});
    hands.desk().apply(results);
    for (const ActionId id : {showPairingSheet, showMatches, showMatchReports, showLineUpForms, showTeamPlayers,
                              showBoardStandings, showTeamCards})
        tour.act(id);
}

} // namespace

void showEveryView(const WindowUnderTest& hands, const std::function<void(const QString&, QWidget&)>& look,
                   const std::function<void()>& afterOpening)
{
    const Tour tour(hands, look);
    hands.settings().setKeyPreset(KeyPreset::vega);
    tour.page(QStringLiteral("start"));
    tour.act(ActionId::newTournament);
    QVERIFY(hands.openSample());
    if (afterOpening)
        afterOpening();
    using enum PageId;
    tour.lead(overview, QStringLiteral("overview"));
    tour.act(ActionId::setUp);
    tour.lead(players, QStringLiteral("players"));
    tour.lead(rounds, QStringLiteral("rounds"));
    tour.lead(standings, QStringLiteral("standings"));
    hands.click("editTieBreaks");
    tour.page(QStringLiteral("tie-breaks"));
    showPrizesViews(hands, tour);
    tour.lead(exports, QStringLiteral("export"));
    tour.lead(history, QStringLiteral("history"));
    showPlayersViews(hands, tour);
    showRoundsViews(hands, tour);
    showReports(hands, tour);
    showDialogs(hands, tour);
    showOtherEvents(hands, tour);
    showTeams(hands, tour);
}

QList<QWidget*> seenIn(const QWidget& view)
{
    QList<QWidget*> seen;
    const QList<QWidget*> children = view.findChildren<QWidget*>();
    for (QWidget* child : children)
        if (child->window() == &view && child->isVisible())
            seen.append(child);
    return seen;
}

QString called(const QWidget& widget)
{
    QString name = widget.objectName();
    if (name.isEmpty())
        name = QString::fromLatin1(widget.metaObject()->className());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget); button != nullptr)
        return QStringLiteral("%1 \"%2\"").arg(name, button->text());
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label != nullptr)
        return QStringLiteral("%1 \"%2\"").arg(name, label->text());
    return QStringLiteral("%1 (%2)").arg(name, widget.accessibleName());
}

} // namespace pairwright
