#include "ui/frame/window/main_window.h"

#include "app/domain/text/language.h"
#include "app/domain/text/visible_text.h"
#include "app/storage/place.h"
#include "app/storage/server/server_certificate.h"
#include "ui/dialogs/about_window.h"
#include "ui/dialogs/dialog_asker.h"
#include "ui/dialogs/manual_window.h"
#include "ui/dialogs/shortcuts_window.h"
#include "ui/frame/files/backups.h"
#include "ui/frame/files/new_files.h"
#include "ui/frame/files/rating_lists.h"
#include "ui/frame/files/web_publishing.h"
#include "ui/frame/inspector.h"
#include "ui/frame/page_actions.h"
#include "ui/frame/publishing/publish_strip.h"
#include "ui/frame/window/menus.h"
#include "ui/frame/window/rail.h"
#include "ui/frame/window/status_strip.h"
#include "ui/hall/hall.h"
#include "ui/pages/exports/exports_page.h"
#include "ui/pages/history/history_page.h"
#include "ui/pages/overview/overview_page.h"
#include "ui/pages/players/players_page.h"
#include "ui/pages/prizes/prizes_page.h"
#include "ui/pages/reports/printing.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/pages/rounds/rounds_page.h"
#include "ui/pages/standings/standings_page.h"
#include "ui/settings/settings_window.h"
#include "ui/settings/window_language.h"
#include "ui/theme/icons.h"
#include "ui/theme/letters.h"
#include "ui/theme/tints.h"
#include "ui/widgets/plain_tool_tips.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/wheel_guard.h"

#include <QApplication>
#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QResizeEvent>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

constexpr int railCollapsesBelow = 1000;
constexpr int inspectorWidth = 340; ///< with text of 10 points
constexpr int widestInspector = 400;
constexpr int inspectorNeeds = 800; ///< points across the screen
constexpr QSize firstSize(1280, 720);
constexpr QSize frameRoom(8, 40); ///< what a window manager puts around a window

/// The Inspector has something to tell of it.
bool hasSelection(PageId page)
{
    return page == PageId::players || page == PageId::rounds || page == PageId::standings || page == PageId::prizes;
}

} // namespace

MainWindow::MainWindow(UserSettings& settings, WindowLanguage& language, std::unique_ptr<Asker> asker)
    : settings_(settings)
    , language_(language)
    , asker_(std::move(asker))
{
    setObjectName(QStringLiteral("mainWindow"));
    setMirrored(QGuiApplication::isRightToLeft());
    connect(qGuiApp, &QGuiApplication::layoutDirectionChanged, this,
            [](Qt::LayoutDirection direction) { setMirrored(direction == Qt::RightToLeft); });
    setAcceptDrops(true);
    keepCertificatesIn(settings_.certificatesFolder());
    guardWheel();
    makeToolTipsPlain();
    ownAsker_ = asker_ == nullptr;
    if (ownAsker_)
        asker_ = std::make_unique<DialogAsker>(this);
    actions_ = new Actions(this);
    messages_ = new MessageBar;
    desk_ = new Desk({*actions_, *asker_, *messages_, settings_, language_}, this);
    newFiles_ = new NewFiles(*desk_, this);
    backups_ = new Backups(*desk_, this);
    ratingLists_ = new RatingLists(*desk_, this);
    web_ = new WebPublishing(*desk_, this);
    printing_ = new Printing(*desk_, this);
    connect(web_, &WebPublishing::changed, printing_,
            [this] { printing_->setWebAddress(web_->plan().value_or(WebPlan{}).address); });
    hall_ = new Hall(*desk_, *web_, *this);
    buildPages();
    buildFrame();
    connectPages();
    connectActions();
    connectReports();
    connectFiles();
    retranslate();
    restoreLook();
    rail_->setCurrentPage(0);
    refreshActions();
}

MainWindow::~MainWindow()
{
    // What stands above it shows what is taken away below, perhaps with a field that is still open.
    while (QDialog* const above = findChild<QDialog*>())
        delete above;
    // Before the pages and the asker go, so that nobody hears of it.
    disconnect(desk_, nullptr, nullptr, nullptr);
    disconnect(ratingLists_, nullptr, nullptr, nullptr);
    delete std::exchange(published_, nullptr); // before what it tells of
    delete std::exchange(hall_, nullptr);
    delete std::exchange(backups_, nullptr); // waits for a backup that is being written
    delete std::exchange(web_, nullptr);     // and for the pages
    delete std::exchange(printing_, nullptr);
    desk_->setSession(nullptr);
}

void MainWindow::buildPages()
{
    overview_ = new OverviewPage(*desk_, *ratingLists_);
    players_ = new PlayersPage(*desk_, *ratingLists_);
    rounds_ = new RoundsPage(*desk_, *printing_);
    standings_ = new StandingsPage(*desk_);
    prizes_ = new PrizesPage(*desk_);
    reports_ = new ReportsPage(*desk_, *printing_);
    exports_ = new ExportsPage(*desk_);
    history_ = new HistoryPage(*desk_);
    stack_ = new QStackedWidget;
    for (Page* page : pages())
        stack_->addWidget(scrolledBothWays(page));
    stack_->setAutoFillBackground(true);
    stack_->setBackgroundRole(QPalette::Base);
}

std::array<Page*, 8> MainWindow::pages() const
{
    return {overview_, players_, rounds_, standings_, prizes_, reports_, exports_, history_};
}

Page* MainWindow::currentPage() const
{
    return pages().at(static_cast<std::size_t>(stack_->currentIndex()));
}

void MainWindow::buildFrame()
{
    rail_ = new Rail;
    for (const ActionId id : pageActions)
        rail_->addPage(actions_->get(id));
    content_ = new QFrame;
    auto* column = new QVBoxLayout(content_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    // Below the page: what comes and goes must not move the rows under the mouse.
    column->addWidget(stack_, 1);
    published_ = new PublishStrip(*desk_, {*printing_, *hall_, *web_}, this);
    column->addWidget(published_);
    column->addWidget(messages_);
    auto* centre = new QWidget;
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(rail_);
    row->addWidget(content_, 1);
    setCentralWidget(centre);
    framePage();

    inspector_ = new Inspector(*desk_, this);
    addDockWidget(Qt::RightDockWidgetArea, inspector_);
    inspector_->hide();
    menus_ = new Menus(*desk_, this);
    statusBar()->setSizeGripEnabled(false); // the window's own edge is there
    status_ = new StatusStrip(*desk_, statusBar(), this);
    // Actions work on every page, also when no menu shows them.
    addActions(actions_->all());
}

void MainWindow::choosePage(int row)
{
    if (row != stack_->currentIndex()) {
        messages_->dismiss(); // it spoke of the other page
        desk_->selectBoard(std::nullopt);
        desk_->selectPlayer(std::nullopt); // the page that comes tells its own
    }
    stack_->setCurrentIndex(row);
    inspector_->turnTo(static_cast<PageId>(row));
    // Beside a page that selects nothing it would say nothing: it waits, and comes again with the next one.
    const bool speaks = hasSelection(static_cast<PageId>(row));
    if (!speaks && !inspector_->isHidden()) {
        inspectorWaits_ = true;
        inspector_->hide();
    } else if (speaks && inspectorWaits_) {
        inspector_->show();
    }
    if (speaks)
        inspectorWaits_ = false;
    for (std::size_t i = 0; i < pageActions.size(); ++i)
        actions_->get(pageActions[i])->setChecked(static_cast<int>(i) == row);
}

void MainWindow::lead(const Place& place)
{
    if (desk_->session() == nullptr && place.page != PageId::overview)
        return;
    rail_->setCurrentPage(static_cast<int>(place.page));
    currentPage()->focusPlace(place);
}

void MainWindow::find()
{
    if (currentPage() == standings_) {
        standings_->focusFilter();
        return;
    }
    if (currentPage() == history_) {
        history_->focusFilter();
        return;
    }
    lead({PageId::players, {}, {}, {}});
    players_->focusFilter();
}

void MainWindow::refreshTitle()
{
    if (desk_->session() == nullptr) {
        setWindowTitle(QStringLiteral("Pairwright"));
        setWindowFilePath({});
        return;
    }
    const QString name = desk_->projected().event.name;
    const QString shown = name.isEmpty() ? visibleText(baseNameOf(desk_->session()->path())) : name;
    setWindowTitle(QStringLiteral("%1 – Pairwright").arg(shown));
}

void MainWindow::showSettings()
{
    auto* window = new SettingsWindow(settings_, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &SettingsWindow::languageWanted, this, &MainWindow::useLanguage);
    connect(window, &SettingsWindow::appearanceWanted, this, &MainWindow::useAppearance);
    connect(window, &SettingsWindow::typefaceWanted, this, &MainWindow::useTypeface);
    connect(window, &SettingsWindow::textSizeWanted, this, &MainWindow::useTextSize);
    window->show();
}

void MainWindow::useTypeface(Typeface typeface)
{
    settings_.setTypeface(typeface);
    applyTypeface(typeface);
}

void MainWindow::useTextSize(int points)
{
    settings_.setTextSize(points > 0 ? std::clamp(points, leastTextSize, greatestTextSize) : 0);
    applyTextSize(settings_.textSize());
}

void MainWindow::showManual()
{
    auto* window = new ManualWindow(language_.current(), this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void MainWindow::showShortcuts()
{
    auto* window = new ShortcutsWindow(*actions_, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void MainWindow::showAbout()
{
    (new AboutWindow(this))->show();
}

void MainWindow::useLanguage(const QString& code)
{
    settings_.setLanguage(code);
    language_.use(code);
}

void MainWindow::useAppearance(Appearance appearance)
{
    settings_.setAppearance(appearance);
    applyAppearance(appearance);
    menus_->retranslate();
}

void MainWindow::retranslate()
{
    // Numbers and calendars of what is open already change with the language too.
    setLocale(QLocale());
    actions_->retranslate();
    menus_->retranslate();
    status_->retranslate();
    rail_->setAccessibleName(tr("Pages"));
    refreshActions();
}

void MainWindow::restoreLook()
{
    const QSize room = screen()->availableSize();
    if (!restoreGeometry(settings_.windowGeometry()))
        resize(firstSize.boundedTo(room));
    if (!restoreState(settings_.windowState()))
        resizeDocks({inspector_}, {std::min(widestInspector, inspectorWidth * std::max(10, textSizeNow()) / 10)},
                    Qt::Horizontal);
    if (isRightToLeft())
        putInspectorAside();
    if (!isMaximized() && !isFullScreen())
        resize(size().boundedTo(room - frameRoom));
    // Beside the Inspector a page on a small screen would show next to nothing; F4 still brings it.
    if (room.width() < inspectorNeeds)
        inspector_->hide();
    actions_->get(ActionId::inspector)->setChecked(!inspector_->isHidden());
}

void MainWindow::putInspectorAside()
{
    const Qt::DockWidgetArea rails = isRightToLeft() ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea;
    if (inspector_ == nullptr || dockWidgetArea(inspector_) != rails)
        return;
    const bool shown = !inspector_->isHidden();
    const int width = inspector_->width();
    addDockWidget(isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, inspector_);
    inspector_->setVisible(shown);
    if (shown)
        resizeDocks({inspector_}, {width}, Qt::Horizontal);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::StyleChange) {
        chooseIconTheme();
        actions_->refreshIcons();
        framePage();
    } else if (event->type() == QEvent::LayoutDirectionChange) {
        putInspectorAside();
    }
    QMainWindow::changeEvent(event);
}

/// In high contrast what is around the page has the page's ground, so a line is between.
void MainWindow::framePage()
{
    content_->setFrameShape(isHighContrast() ? QFrame::StyledPanel : QFrame::NoFrame);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    rail_->setCollapsed(event->size().width() < railCollapsesBelow);
    QMainWindow::resizeEvent(event);
}

} // namespace pairwright
