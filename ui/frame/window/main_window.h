#pragma once

#include "ui/dialogs/server_window.h"
#include "ui/frame/desk.h"
#include "ui/frame/files/new_files.h"
#include "ui/frame/files/tournament_files.h"

#include <QMainWindow>
#include <QPointer>

#include <array>
#include <memory>
#include <vector>

class QFrame;
class QStackedWidget;

namespace pairwright {

class Backups;
class ExportsPage;
class Hall;
class HistoryPage;
class Inspector;
class InviteWindow;
class WindowLanguage;
class Menus;
class NewFiles;
class OverviewPage;
class Page;
class PlayersPage;
class Printing;
class PublishStrip;
class RatingLists;
class Rail;
class ReportsPage;
class RoundsPage;
class PrizesPage;
class StandingsPage;
class StatusStrip;
class WebPublishing;

/// One tournament, one window: rail, page, Inspector, status bar. Puts the parts together and leads between
/// them; what a page does, it does itself.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `asker` null: ask with dialogs over this window.
    MainWindow(UserSettings& settings, WindowLanguage& language, std::unique_ptr<Asker> asker = nullptr);
    ~MainWindow() override;

    /// Opens in this window, or in a new one when a tournament is open here. False, with a message, if not.
    bool openFile(const QString& path);
    /// The sample on a proposed round, with the reasons of a pair of which somebody floats. `path`: where the copy lies
    /// or is made; empty: in the user's documents.
    bool openSample(const QString& path = {});
    void lead(const Place& place);
    /// Takes what is being typed and waits until it is on disk; what is not is told, or asked about. False: it is not
    /// done, and the window has to stay.
    bool saveBeforeEnd();
    [[nodiscard]] Desk& desk() const { return *desk_; }
    [[nodiscard]] RoundsPage& rounds() const { return *rounds_; }
    [[nodiscard]] Inspector& inspector() const { return *inspector_; }
    [[nodiscard]] WebPublishing& web() const { return *web_; }
    [[nodiscard]] Printing& printing() const { return *printing_; }
    [[nodiscard]] Hall& hall() const { return *hall_; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The rail is the outermost: the Inspector goes to the other side of the page.
    void putInspectorAside();
    void framePage();
    void buildPages();
    /// In the order of PageId.
    [[nodiscard]] std::array<Page*, 8> pages() const;
    [[nodiscard]] Page* currentPage() const;
    void buildFrame();
    void connectPages();
    void connectActions();
    void connectReports();
    void connectFiles();
    void choosePage(int row);
    void showTournament(OpenedTournament opened);
    void showSample();
    void showReasonsOfAFloat(RoundNumber round);
    bool take(Expected<OpenedTournament, NotOpened> outcome);
    void markCheckpoint();
    void showBackups();
    void showRatingLists();
    void showWeb();
    void showHallPlan();
    void showGroups();
    void showEventFiles();
    /// All files of the event vanish, while nothing was played; what is open of them is closed.
    void takeEventBack();
    /// A file that the program made itself.
    void openMade(const QString& path, const QStringList& remarks);
    void showRecovery(const QStringList& report);
    /// In this window, or in a new one; `where`: on a server, else a file, which is asked for at the end.
    void beginNew(std::optional<ServerAddress> where);
    void create(const NewTournament& start);
    void showServer(ServerWindow::Task task);
    ServerWindow* showServer(ServerWindow::Task task, const ServerAddress& proposed);
    void showInvite();
    void endInvited(const ServerAddress& chief, const QPointer<InviteWindow>& window);
    void askInvitation(ServerWindow& window);
    /// What is missing for it, a password for one, is asked for.
    bool openAddress(const QString& place);
    /// Why it did not go well; without a sentence: it did.
    struct ServerTrouble {
        QString sentence;
        QString details = {}; ///< in the words of the server
        OpenError::Barrier barrier = OpenError::Barrier::unknown;
    };
    static void tellTrouble(ServerWindow& window, const ServerTrouble& trouble);
    /// The password that is remembered for it, in the keyring of the system; or there no more.
    void keepPassword(const ServerAddress& address, bool keeps);
    ServerTrouble openOnServer(const ServerAddress& address);
    /// An event of a server that was opened without a folder for what waits: in the place of one whose login does not
    /// work any more, with what waits there.
    void takeAtDesk(OpenedTournament opened);
    /// The other windows of this desk that have the same event open.
    [[nodiscard]] std::vector<MainWindow*> windowsOfEvent(const TournamentSession& session) const;
    ServerTrouble moveToServer(const ServerAddress& address);
    void askOpen();
    void saveCopy(NewFiles::Copy what);
    void takeOver();
    void watchFile();
    void tellFileLost();
    void tellNotSaved();
    void openAgain();
    void saveElsewhere();
    /// The window lives on meanwhile. False: the arbiter did not want to wait any longer.
    bool waitUntilSaved();
    void takeWhatIsTyped();
    /// What was begun on a page and is in no field of the tournament is asked about.
    bool mayLeaveUnfinished();
    /// Everything is on disk, or the arbiter has read what is not.
    bool isKept();
    bool mayLeaveWaiting();
    [[nodiscard]] QString whatIsNotKept() const;
    [[nodiscard]] bool mayBeTriedAgain() const;
    [[nodiscard]] QString waysToLeave() const;
    [[nodiscard]] MainWindow* windowOf(const QString& path);
    bool isHandedOver();
    void waitForBackup();
    /// Saves, and lets go of the file; setSession() may follow. False: the tournament has to stay, and it is said why.
    bool letGo();
    /// The same where what waits at this desk is offered at once by whoever comes.
    bool letGoForAnother();
    /// Its window closes, and another that has the event open offers what waits.
    void handOver();
    void comeToFront();
    void standBeside(const MainWindow& other);
    /// Esc in a window that was opened for a new tournament.
    void comeBack();
    void find();
    void refreshTitle();
    void refreshActions();
    [[nodiscard]] TournamentFiles files() const;
    void showSettings();
    void useTypeface(Typeface typeface);
    /// Points; 0: the platform's. Kept.
    void useTextSize(int points);
    void showManual();
    void showShortcuts();
    void showAbout();
    void useLanguage(const QString& code);
    void useAppearance(Appearance appearance);
    void retranslate();
    void restoreLook();
    [[nodiscard]] MainWindow* windowForFile();

    UserSettings& settings_;
    WindowLanguage& language_;
    std::unique_ptr<Asker> asker_;
    Actions* actions_ = nullptr;
    MessageBar* messages_ = nullptr;
    Desk* desk_ = nullptr;
    Menus* menus_ = nullptr;
    Rail* rail_ = nullptr;
    QFrame* content_ = nullptr; ///< the page and what is told below it
    QStackedWidget* stack_ = nullptr;
    OverviewPage* overview_ = nullptr;
    PlayersPage* players_ = nullptr;
    RoundsPage* rounds_ = nullptr;
    StandingsPage* standings_ = nullptr;
    PrizesPage* prizes_ = nullptr;
    ReportsPage* reports_ = nullptr;
    ExportsPage* exports_ = nullptr;
    HistoryPage* history_ = nullptr;
    Inspector* inspector_ = nullptr;
    bool inspectorWaits_ = false; ///< for a page that it has something to tell of
    StatusStrip* status_ = nullptr;
    NewFiles* newFiles_ = nullptr;
    Backups* backups_ = nullptr;
    RatingLists* ratingLists_ = nullptr;
    WebPublishing* web_ = nullptr;
    Printing* printing_ = nullptr;
    Hall* hall_ = nullptr;
    PublishStrip* published_ = nullptr;
    std::optional<ServerAddress> newAt_; ///< where the new tournament that is begun goes; none: into a file
    QPointer<MainWindow> cameFrom_;      ///< set: opened for a new tournament while that window has one
    QString toldMissing_;                ///< what closing was refused for: it has been read
    bool lettingGo_ = false;
    bool handsOver_ = false; ///< what waits at this desk is offered in another session at once
    bool ownAsker_ = false;
};

} // namespace pairwright
