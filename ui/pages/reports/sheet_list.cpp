#include "ui/pages/reports/sheet_list.h"

#include "ui/frame/actions.h"
#include "ui/pages/reports/report_maker.h"
#include "ui/theme/tints.h"
#include "ui/widgets/text_styles.h"

#include <QAction>
#include <QEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOptionViewItem>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

/// Where sheets are wanted: the groups of the list.
enum class SheetGroup : std::uint8_t { wall, desk, players, end, together };
constexpr std::size_t sheetGroups = static_cast<std::size_t>(SheetGroup::together) + 1;

/// The rows of the list, and the action that leads to each.
struct KindRow {
    SheetGroup group;
    ReportKind kind;
    ActionId action;
};
constexpr std::array kindRows{KindRow{SheetGroup::wall, ReportKind::pairingsByBoard, ActionId::showPairingSheet},
                              KindRow{SheetGroup::wall, ReportKind::pairingsByName, ActionId::showPairingsByName},
                              KindRow{SheetGroup::wall, ReportKind::matchBoards, ActionId::showMatches},
                              KindRow{SheetGroup::wall, ReportKind::standings, ActionId::showStandingsSheet},
                              KindRow{SheetGroup::wall, ReportKind::groups, ActionId::showGroups},
                              KindRow{SheetGroup::wall, ReportKind::crossTable, ActionId::showCrossTable},
                              KindRow{SheetGroup::wall, ReportKind::teamPlayers, ActionId::showTeamPlayers},
                              KindRow{SheetGroup::wall, ReportKind::boardStandings, ActionId::showBoardStandings},
                              KindRow{SheetGroup::wall, ReportKind::schedule, ActionId::showSchedule},
                              KindRow{SheetGroup::wall, ReportKind::virtualPoints, ActionId::showVirtualPoints},
                              KindRow{SheetGroup::wall, ReportKind::notice, ActionId::showNotice},
                              KindRow{SheetGroup::desk, ReportKind::playerList, ActionId::showPlayerList},
                              KindRow{SheetGroup::desk, ReportKind::payments, ActionId::showPayments},
                              KindRow{SheetGroup::desk, ReportKind::ratingPreview, ActionId::showRatingPreview},
                              KindRow{SheetGroup::desk, ReportKind::titleNorms, ActionId::showTitleNorms},
                              KindRow{SheetGroup::desk, ReportKind::wallChart, ActionId::showWallChart},
                              KindRow{SheetGroup::desk, ReportKind::postponedGames, ActionId::showPostponedGames},
                              KindRow{SheetGroup::desk, ReportKind::disasterPack, ActionId::showDisasterPack},
                              KindRow{SheetGroup::players, ReportKind::lineUpForms, ActionId::showLineUpForms},
                              KindRow{SheetGroup::players, ReportKind::matchReports, ActionId::showMatchReports},
                              KindRow{SheetGroup::players, ReportKind::resultSlips, ActionId::showResultSlips},
                              KindRow{SheetGroup::players, ReportKind::boardCards, ActionId::showBoardCards},
                              KindRow{SheetGroup::players, ReportKind::nameBadges, ActionId::showNameBadges},
                              KindRow{SheetGroup::players, ReportKind::playerCards, ActionId::showPlayerCards},
                              KindRow{SheetGroup::players, ReportKind::teamCards, ActionId::showTeamCards},
                              KindRow{SheetGroup::end, ReportKind::prizes, ActionId::showPrizes},
                              KindRow{SheetGroup::end, ReportKind::prizeCeremony, ActionId::showPrizeCeremony},
                              KindRow{SheetGroup::end, ReportKind::prizeWorksheet, ActionId::showPrizeWorksheet},
                              KindRow{SheetGroup::end, ReportKind::prizeReceipts, ActionId::showPrizeReceipts},
                              KindRow{SheetGroup::end, ReportKind::teamRankings, ActionId::showTeamRankings},
                              KindRow{SheetGroup::together, ReportKind::printSet, ActionId::printSet}};
constexpr int listRoom = 44;   // beside the texts of the list
constexpr int rowAir = 6;      // above and below the letters
constexpr int roomyAir = 9;    // where all rows have that
constexpr int mostBelow = 3;   // rows: by so little it scrolls; a message comes and goes
constexpr int fewestRows = 6;  // are seen where room is short
constexpr int headingLess = 2; // a heading is so much lower than a row, and stands at the foot of it
constexpr double headingSize = 0.85;
constexpr double arrowShare = 0.4; ///< of the height of a line
constexpr double arrowPen = 1.6;

std::size_t rowOf(ReportKind kind)
{
    return static_cast<std::size_t>(
        std::find_if(kindRows.begin(), kindRows.end(), [kind](const KindRow& row) { return row.kind == kind; }) -
        kindRows.begin());
}

} // namespace

SheetList::SheetList(Actions& actions, QWidget* parent)
    : QListWidget(parent)
    , actions_(actions)
    , air_(rowAir)
{
    setObjectName(QStringLiteral("reportKinds"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel); // by items it stops before the chosen one is whole
    connect(verticalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
    for (const KindRow& row : kindRows) {
        auto& heading = headings_.at(static_cast<std::size_t>(row.group));
        if (heading == nullptr) {
            heading = new QListWidgetItem(this);
            heading->setFlags(Qt::NoItemFlags);
            heading->setTextAlignment(Qt::AlignLeft | Qt::AlignBottom); // nearer to what it is the heading of
        }
        items_.push_back(new QListWidgetItem(this));
    }
    offered_.assign(items_.size(), true);
    sizeRows();
    choose(kindRows.front().kind);
    connect(this, &QListWidget::currentItemChanged, this, &SheetList::fold);
}

ReportKind SheetList::kind() const
{
    const auto found = std::find(items_.begin(), items_.end(), currentItem());
    return found == items_.end() ? kindRows.front().kind
                                 : kindRows.at(static_cast<std::size_t>(found - items_.begin())).kind;
}

void SheetList::choose(ReportKind kind)
{
    setCurrentItem(items_.at(rowOf(kind)));
    fromTop_ = true;
    updateGeometries();
}

void SheetList::offer(const Tournament& tournament)
{
    for (std::size_t i = 0; i < kindRows.size(); ++i) {
        const bool offered = isOfferedFor(tournament, kindRows.at(i).kind);
        fromTop_ = fromTop_ || offered != offered_[i];
        offered_[i] = offered;
        items_[i]->setText(nameOf(kindRows.at(i).kind, tournament.settings.teams.has_value()));
    }
    ofTeams_ = tournament.settings.teams.has_value();
    sizeRows();
    if (!isOffered(kind()))
        choose(kindRows.front().kind);
    fold();
}

bool SheetList::isFolded(std::size_t group) const
{
    const std::size_t row = rowOf(kind());
    return isTight_ && group != static_cast<std::size_t>(kindRows.at(row).group);
}

void SheetList::measure()
{
    isTight_ = isVisible() && height() < heightOfAll(rowAir) - mostBelow * rowHeight();
    const int air = mayBeRoomy_ && height() >= heightOfAll(roomyAir) ? roomyAir : rowAir;
    if (air != air_) {
        air_ = air;
        spread();
    }
    fold();
}

void SheetList::fold()
{
    for (std::size_t i = 0; i < items_.size(); ++i) {
        const bool hidden = !offered_[i] || isFolded(static_cast<std::size_t>(kindRows.at(i).group));
        if (hidden != items_[i]->isHidden())
            items_[i]->setHidden(hidden);
    }
}

bool SheetList::isOffered(ReportKind kind) const
{
    const std::size_t row = rowOf(kind);
    return row == kindRows.size() || offered_[row];
}

/// From sheet to sheet, also into a group that is closed.
QModelIndex SheetList::moveCursor(CursorAction action, Qt::KeyboardModifiers /*modifiers*/)
{
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < items_.size(); ++i)
        if (offered_[i])
            rows.push_back(i);
    if (rows.empty())
        return {};
    const auto now = std::find(rows.begin(), rows.end(), rowOf(kind())) - rows.begin();
    const std::ptrdiff_t page = std::max(1, viewport()->height() / std::max(1, visualItemRect(currentItem()).height()));
    const auto last = std::ssize(rows) - 1;
    std::ptrdiff_t next = now;
    switch (action) {
    case MoveUp:
    case MovePrevious: next = now - 1; break;
    case MoveDown:
    case MoveNext: next = now + 1; break;
    case MovePageUp: next = now - page; break;
    case MovePageDown: next = now + page; break;
    case MoveHome: next = 0; break;
    case MoveEnd: next = last; break;
    case MoveLeft:
    case MoveRight: break;
    }
    return indexFromItem(items_[rows[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(next, 0, last))]]);
}

void SheetList::mousePressEvent(QMouseEvent* event)
{
    const QListWidgetItem* under = itemAt(event->position().toPoint());
    const auto heading = std::find(headings_.begin(), headings_.end(), under);
    const auto group = static_cast<std::size_t>(heading - headings_.begin());
    if (heading == headings_.end() || !isFolded(group)) {
        QListWidget::mousePressEvent(event);
        return;
    }
    for (std::size_t i = 0; i < items_.size(); ++i)
        if (offered_[i] && static_cast<std::size_t>(kindRows.at(i).group) == group) {
            setCurrentItem(items_[i]);
            return;
        }
}

void SheetList::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    measure();
}

int SheetList::rowHeight() const
{
    return fontMetrics().height() + air_;
}

void SheetList::setMayBeRoomy(bool may)
{
    if (may == mayBeRoomy_)
        return;
    mayBeRoomy_ = may;
    sizeRows();
}

/// The list of an event of teams, the longest, fits a page of 768 px with the least air.
int SheetList::heightOfAll(int air) const
{
    constexpr int around = 4;
    const int height = fontMetrics().height() + air;
    int total = around;
    for (const bool offered : offered_)
        total += offered ? height : 0;
    for (std::size_t group = 0; group < sheetGroups; ++group)
        total += headings_.at(group)->isHidden() ? 0 : height - (group > 0 ? headingLess : air);
    return total;
}

void SheetList::spread()
{
    const int height = rowHeight();
    for (QListWidgetItem* item : items_)
        item->setSizeHint(QSize(0, height));
    for (std::size_t group = 0; group < sheetGroups; ++group)
        headings_.at(group)->setSizeHint(QSize(0, height - (group > 0 ? headingLess : air_)));
}

void SheetList::sizeRows()
{
    std::array<bool, sheetGroups> any{};
    for (std::size_t i = 0; i < kindRows.size(); ++i) {
        bool& shown = any.at(static_cast<std::size_t>(kindRows.at(i).group));
        shown = shown || offered_[i];
    }
    // A group of which nothing is offered has no heading.
    for (std::size_t group = 0; group < sheetGroups; ++group) {
        headings_.at(group)->setFont(scaledFont(font(), headingSize, QFont::DemiBold));
        headings_.at(group)->setHidden(!any.at(group));
    }
    spread();
    setMaximumHeight(sizeHint().height());
    setMinimumHeight(std::min(heightOfAll(rowAir), fewestRows * (fontMetrics().height() + rowAir)));
    updateGeometry();
    QTimer::singleShot(0, this, &SheetList::measure); // when it has its new height
}

void SheetList::updateGeometries()
{
    QListWidget::updateGeometries();
    scrollToItem(currentItem());
    const int bottom = visualItemRect(currentItem()).bottom() + verticalScrollBar()->value();
    if (!isVisible() || !std::exchange(fromTop_, false) || bottom >= viewport()->height())
        return;
    verticalScrollBar()->setValue(0);
}

/// The first sheet of a group comes into view with its heading.
void SheetList::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    int above = index.row() - 1;
    while (above >= 0 && item(above)->isHidden())
        --above;
    if (above >= 0 && !item(above)->flags().testFlag(Qt::ItemIsEnabled))
        QListWidget::scrollTo(indexFromItem(item(above)), hint);
    QListWidget::scrollTo(index, hint);
    if (above < 0 || !item(above)->flags().testFlag(Qt::ItemIsEnabled))
        return;
    // Not below the heading that stays at the top.
    if (const int covered = headings_.front()->sizeHint().height() - visualRect(index).top(); covered > 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() - covered);
}

int SheetList::firstRowFrom(int y) const
{
    int row = 0;
    while (row < count() && (item(row)->isHidden() || visualItemRect(item(row)).top() < y))
        ++row;
    return row;
}

void SheetList::showEvent(QShowEvent* event)
{
    fromTop_ = true;
    QListWidget::showEvent(event);
    measure();
    updateGeometries();
}

/// A row that is not whole at an edge is not shown, nor a heading without its sheets: the scroll bar says that there
/// are more. What is scrolled begins with the heading of its group.
void SheetList::paintEvent(QPaintEvent* event)
{
    QRect whole = viewport()->rect();
    const auto isHeading = [this](int row) {
        return row < count() && !item(row)->flags().testFlag(Qt::ItemIsEnabled);
    };
    int first = firstRowFrom(0);
    const QListWidgetItem* heading = nullptr; // which stays at the top
    if (first < count() && !isHeading(first)) {
        int above = first;
        while (above > 0 && !isHeading(above))
            --above;
        first = firstRowFrom(headings_.front()->sizeHint().height()); // at the top it needs no air
        heading = isHeading(first) ? nullptr : item(above);
    }
    if (first < count())
        whole.setTop(std::max(0, visualItemRect(item(first)).top()));
    const QRect last = visualItemRect(itemAt(QPoint(whole.width() / 2, whole.bottom())));
    if (last.isValid() && last.bottom() > whole.bottom())
        whole.setBottom(last.top() - 1);
    const QListWidgetItem* end = itemAt(QPoint(whole.width() / 2, whole.bottom()));
    if (end != nullptr && !isTight_ && !end->flags().testFlag(Qt::ItemIsEnabled))
        whole.setBottom(visualItemRect(end).top() - 1);
    QPaintEvent shown(event->region() & whole);
    QListWidget::paintEvent(&shown);
    QPainter painter(viewport());
    if (isTight_)
        drawArrows(painter);
    if (heading == nullptr)
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const int height = headings_.front()->sizeHint().height();
    option.rect = QRect(0, whole.top() - height, viewport()->width(), height);
    option.state.setFlag(QStyle::State_Enabled, false);
    option.palette.setCurrentColorGroup(QPalette::Disabled);
    itemDelegate()->paint(&painter, option, indexFromItem(heading));
}

/// At the end of the heading of a group that is closed.
void SheetList::drawArrows(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tintsOf(palette()).muted, arrowPen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double half = fontMetrics().height() * arrowShare / 2;
    const double point = isRightToLeft() ? -half / 2 : half / 2;
    for (std::size_t group = 0; group < sheetGroups; ++group) {
        if (headings_.at(group)->isHidden() || !isFolded(group))
            continue;
        const QRect row = visualItemRect(headings_.at(group));
        const double x = isRightToLeft() ? row.left() + 2 * half : row.right() - 2 * half;
        // Headings stand at the foot of their rows; on the middle of their small letters.
        const QFontMetricsF letters(headings_.at(group)->font());
        const double y = row.bottom() + 1 - letters.descent() - (letters.xHeight() + letters.capHeight()) / 4;
        painter.drawPolyline(
            QPolygonF{QPointF(x - point, y - half), QPointF(x + point, y), QPointF(x - point, y + half)});
    }
}

QSize SheetList::sizeHint() const
{
    return {QListWidget::sizeHint().width(), heightOfAll(mayBeRoomy_ ? roomyAir : rowAir)};
}

void SheetList::retranslate()
{
    for (std::size_t i = 0; i < kindRows.size(); ++i) {
        QListWidgetItem* item = items_[i];
        item->setText(nameOf(kindRows.at(i).kind, ofTeams_));
        const QAction* action = actions_.get(kindRows.at(i).action);
        item->setToolTip(action->shortcut().toString(QKeySequence::NativeText));
    }
    const std::array headings{tr("On the wall"), tr("At the desk"), tr("For players"), tr("At the end"),
                              tr("Together")};
    for (std::size_t group = 0; group < sheetGroups; ++group)
        headings_.at(group)->setText(headings.at(group));
    setAccessibleName(tr("Sheets"));
}

int SheetList::widthOfTexts() const
{
    int widest = 0;
    for (const QListWidgetItem* item : items_)
        widest = std::max(widest, fontMetrics().horizontalAdvance(item->text()));
    return widest + listRoom;
}

void SheetList::changeEvent(QEvent* event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        sizeRows();
}

} // namespace pairwright
