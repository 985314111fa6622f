#include "ui/pages/rounds/map/map_view.h"

#include "app/domain/text/filled.h"
#include "ui/pages/rounds/map/map_accessible.h"
#include "ui/text/format.h"
#include "ui/text/rounds/match_text.h"
#include "ui/widgets/text_styles.h"

#include <QAccessible>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace pairwright {

namespace {

constexpr int sideMargin = 8;
constexpr int topMargin = 8;
constexpr int cardWidth = 304;
// In heights of a line: in the usual letters 30, 26, 64, 200 to 370, 120 and 1,870 px.
constexpr double rowHeight = 1.76;
constexpr double nodeHeight = 1.53;
constexpr double scoresWidth = 3.76;
constexpr double leastNode = 15.6;
constexpr double mostNode = 22;
constexpr double nodeShare = 0.3; // of the map, where it is wide
constexpr double leastCurve = 7;
constexpr double widestMap = 110;

} // namespace

MapView::MapView(Desk& desk, BoardsModel& model, QItemSelectionModel& selection, QWidget* parent)
    : QAbstractScrollArea(parent)
    , desk_(desk)
    , model_(model)
    , selection_(selection)
    , carrying_(new MapCarrying(desk, this))
    , card_(new MapCard(viewport()))
{
    setObjectName(QStringLiteral("mapView"));
    makeMapsAccessible();
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
    connect(&model, &QAbstractItemModel::modelReset, this, &MapView::planSoon);
    connect(&model, &QAbstractItemModel::dataChanged, this, &MapView::planSoon);
    connect(&selection, &QItemSelectionModel::currentChanged, this, &MapView::followCurrent);
    connect(carrying_, &MapCarrying::changed, this, [this] {
        showCard();
        tell();
        viewport()->update();
    });
    connect(carrying_, &MapCarrying::judged, this, [this] {
        showCard();
        tell();
    });
}

void MapView::setEditing(bool editing)
{
    if (editing_ == editing)
        return;
    editing_ = editing;
    carrying_->end();
    planSoon();
}

void MapView::planSoon()
{
    due_ = true;
    if (isVisible())
        QTimer::singleShot(0, this, &MapView::planIfDue);
}

void MapView::planIfDue()
{
    if (due_)
        planAnew();
}

const MapPlan& MapView::plan()
{
    planIfDue();
    return plan_;
}

MapMeasures MapView::measures() const
{
    const int line = fontMetrics().height();
    const auto lines = [line](double count) {
        return static_cast<int>(std::lround(count * line));
    };
    MapMeasures sizes;
    sizes.row = lines(rowHeight);
    sizes.node = lines(nodeHeight);
    sizes.scores = lines(scoresWidth);
    sizes.curve = lines(leastCurve);
    sizes.pad = lines(0.35);
    sizes.gap = sizes.pad;
    sizes.mirrored = layoutDirection() == Qt::RightToLeft;
    const QFontMetrics bold(scaledFont(font(), 1, QFont::DemiBold));
    int widest = 0;
    const RoundPicture& picture = model_.picture();
    const auto measure = [&](const SideLine& side) {
        if (const Player* player = desk_.projected().player(side.player))
            widest = std::max(widest, bold.horizontalAdvance(player->data.name));
    };
    for (const BoardLine& board : picture.boards) {
        measure(board.white);
        measure(board.black);
    }
    const int room = viewport()->width() - 2 * sideMargin;
    sizes.width = std::min(room, lines(widestMap));
    // Disc, number and a note of two words beside the name; a wide map has wide names rather than long curves.
    const int usual = std::clamp(widest + lines(9), lines(leastNode), lines(mostNode));
    sizes.name = std::clamp(static_cast<int>(nodeShare * sizes.width), usual, std::max(usual, lines(mostNode)));
    return sizes;
}

const SideLine& MapView::sideOf(const MapNode& node) const
{
    const RoundPicture& picture = model_.picture();
    if (node.pair) {
        const BoardLine& line = picture.boards.at(static_cast<std::size_t>(*node.pair));
        return node.white ? line.white : line.black;
    }
    if (picture.bye && picture.bye->player == node.player)
        return *picture.bye;
    for (const auto* list : {&picture.unpaired, &picture.absent})
        for (const SideLine& side : *list)
            if (side.player == node.player)
                return side;
    static const SideLine nobody;
    return nobody;
}

const Match* MapView::matchOf(const MapPair& pair) const
{
    return desk_.projected().board(BoardId{model_.picture().round, pair.board});
}

MapWords MapView::wordsOf(const MapNode& node) const
{
    const SideLine& side = sideOf(node);
    MapWords words;
    words.number = QString::number(side.tpn.value);
    if (const Player* player = desk_.projected().player(node.player))
        words.name = player->data.name;
    words.hasGame = node.pair.has_value();
    words.white = node.white;
    if (node.pair) {
        const Match* match = matchOf(plan_.pairs.at(static_cast<std::size_t>(*node.pair)));
        if (match != nullptr)
            words.mark = formatShare(*match, node.player, desk_.projected().settings.points);
        words.down = side.notes.floatsDown;
        words.up = side.notes.floatsUp;
        words.warns = side.notes.colourNotGranted;
        if (words.warns)
            words.note = node.white ? tr("due Black") : tr("due White");
        return words;
    }
    const auto said = [&](BoardsModel::Column column) {
        return model_.index(node.row, column).data().toString();
    };
    const QString worth = said(BoardsModel::Result);
    words.note =
        worth.isEmpty() ? said(BoardsModel::Black) : tr("%1, %2", "bye, +1").arg(said(BoardsModel::Black), worth);
    words.warns = worth.isEmpty();
    return words;
}

void MapView::write()
{
    words_.clear();
    for (const MapNode& node : plan_.nodes)
        words_.push_back(wordsOf(node));
}

void MapView::planAnew()
{
    due_ = false;
    hovered_.reset();
    plan_ = {};
    if (desk_.session() != nullptr) {
        const MapMeasures sizes = measures();
        scores_ = sizes.scores;
        plan_ = planMap(model_.picture(), sizes);
    }
    write();
    QScrollBar& bar = *verticalScrollBar();
    const int height = plan_.size.height() + 2 * topMargin;
    bar.setRange(0, std::max(0, height - viewport()->height()));
    bar.setPageStep(viewport()->height());
    bar.setSingleStep(fontMetrics().height() * 2);
    viewport()->update();
    emit planned();
    followCurrent();
}

QPoint MapView::origin() const
{
    const int free = viewport()->width() - 2 * sideMargin - plan_.size.width();
    return {sideMargin + (plan_.mirrored ? free : 0), topMargin - verticalScrollBar()->value()};
}

std::optional<int> MapView::current()
{
    planIfDue();
    const QModelIndex index = selection_.currentIndex();
    if (!index.isValid())
        return std::nullopt;
    return plan_.nodeOf(index.row(), !BoardsModel::isOfBlack(index.column()));
}

void MapView::come(int node)
{
    const MapNode& to = plan_.at(node);
    const QModelIndex index = model_.index(to.row, to.white || !to.pair ? BoardsModel::White : BoardsModel::Black);
    selection_.setCurrentIndex(index, editing_ ? QItemSelectionModel::ClearAndSelect
                                               : QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void MapView::followCurrent()
{
    if (!isVisible() || due_)
        return;
    if (const auto node = current(); node && !carrying_->isOn())
        showInView(*node);
    tell();
    viewport()->update();
    emit currentMoved();
}

QRect MapView::placeOf(int node)
{
    return plan().at(node).place.translated(origin());
}

void MapView::showInView(int node)
{
    QRect place = plan_.at(node).place;
    if (const auto other = plan_.opponentOf(node))
        if (const QRect both = place.united(plan_.at(*other).place); both.height() < viewport()->height())
            place = both;
    QScrollBar& bar = *verticalScrollBar();
    const int margin = fontMetrics().height();
    if (place.top() - margin < bar.value())
        bar.setValue(place.top() - margin);
    else if (place.bottom() + margin + topMargin > bar.value() + viewport()->height())
        bar.setValue(place.bottom() + margin + topMargin - viewport()->height());
}

MapState MapView::state()
{
    MapState state;
    state.current = current();
    state.hovered = hovered_;
    state.focused = hasFocus();
    state.editing = carrying_->isOn() && carrying_->purpose() == MapCarrying::Purpose::pair;
    if (carrying_->isOn()) {
        state.moved = plan_.nodeOf(*carrying_->moved());
        if (carrying_->target())
            state.target = plan_.nodeOf(*carrying_->target());
    }
    return state;
}

void MapView::paintEvent(QPaintEvent* event)
{
    planIfDue();
    if (desk_.session() == nullptr)
        return;
    QPainter painter(viewport());
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    const MapState now = state();
    MapPainter map(plan_, words_, now, palette(), font());
    map.setCosts([this](int node) { return carrying_->costFor(plan_.at(node).player); });
    painter.save();
    painter.translate(origin());
    map.paint(painter, event->rect().translated(-origin()), scores_);
    painter.restore();
    if (!now.moved || !byMouse_)
        return;
    // What is carried floats under the pointer.
    QRect ghost(pointer_ + QPoint(12, 12), plan_.at(*now.moved).place.size());
    ghost.setWidth(
        std::min(ghost.width(), fontMetrics().horizontalAdvance(words_.at(static_cast<std::size_t>(*now.moved)).name) +
                                    6 * fontMetrics().height()));
    MapState carried;
    carried.current = now.moved;
    std::vector<MapWords> words = words_;
    words.at(static_cast<std::size_t>(*now.moved)).note.clear();
    MapPainter(plan_, words, carried, palette(), font()).paintNode(painter, *now.moved, ghost);
}

QString MapView::sentenceOf(int node)
{
    const MapNode& at = plan().at(node);
    const SideLine& side = sideOf(at);
    const Tournament& tournament = desk_.projected();
    const auto nameOf = [&](PlayerKey key) {
        const Player* player = tournament.player(key);
        return player != nullptr ? displayName(player->data) : QString();
    };
    QStringList said;
    if (const auto other = plan_.opponentOf(node)) {
        const SideLine& opponent = sideOf(plan_.at(*other));
        const MapPair& pair = plan_.pairs.at(static_cast<std::size_t>(*at.pair));
        const bool ofTeams = tournament.settings.teams.has_value();
        const QString asWhite = ofTeams ? tr("Match %1: %2, %3 points, has White against %4, %5 points.")
                                        : tr("Board %1: %2, %3 points, has White against %4, %5 points.");
        const QString asBlack = ofTeams ? tr("Match %1: %2, %3 points, has Black against %4, %5 points.")
                                        : tr("Board %1: %2, %3 points, has Black against %4, %5 points.");
        said.append(filled(at.white ? asWhite : asBlack, pair.board, nameOf(at.player), formatScore(side.points),
                           nameOf(opponent.player), formatScore(opponent.points)));
        if (pair.floats)
            said.append(side.notes.floatsDown ? tr("It goes down to another scoregroup.")
                                              : tr("The opponent comes from above."));
        if (side.notes.colourNotGranted)
            said.append(at.white ? tr("Due: Black.") : tr("Due: White."));
        if (const Match* match = matchOf(pair); match != nullptr && match->hasAnyResult())
            said.append(tr("Result: %1.").arg(formatBoardResult(*match, match->a, desk_.projected().settings.points)));
    } else {
        said.append(filled(tr("%1, %2 points: %3."), nameOf(at.player), formatScore(side.points),
                           words_.at(static_cast<std::size_t>(node)).note));
    }
    if (const MapCost* cost = carrying_->costFor(at.player))
        said.append(filled(tr("Against %1: %2."), nameOf(*carrying_->moved()), cost->words));
    return said.join(QLatin1Char(' '));
}

void MapView::tell()
{
    const auto node = carrying_->isOn() && carrying_->target() ? plan_.nodeOf(*carrying_->target()) : current();
    QString said = node ? sentenceOf(*node) : QString();
    if (carrying_->isOn() && card_->isVisible())
        said += QLatin1Char(' ') + card_->text();
    if (said == accessibleDescription())
        return;
    setAccessibleDescription(said);
    if (node && hasFocus()) {
        QAccessibleEvent focused(this, QAccessible::Focus);
        focused.setChild(*node);
        QAccessible::updateAccessibility(&focused);
    }
}

void MapView::showCard()
{
    const auto target = carrying_->target() ? plan_.nodeOf(*carrying_->target()) : std::nullopt;
    card_->setVisible(target.has_value());
    if (!target)
        return;
    card_->resize(std::min(cardWidth * fontMetrics().height() / 17, viewport()->width() - 2 * sideMargin),
                  card_->height());
    carrying_->show(*card_);
    const QRect place = placeOf(*target);
    const QRect map(origin(), plan_.size);
    constexpr int space = 12;
    QPoint at;
    if (!plan_.mirrored && viewport()->width() - map.right() >= card_->width() + space)
        at = {map.right() + space, place.center().y() - card_->height() / 2};
    else if (plan_.mirrored && map.left() >= card_->width() + space)
        at = {map.left() - space - card_->width(), place.center().y() - card_->height() / 2};
    else if (plan_.size.width() - scores_ - 2 * place.width() >= card_->width() + 2 * space) // over the curves
        at = {place.center().x() < map.center().x() ? place.right() + space : place.left() - space - card_->width(),
              place.center().y() - card_->height() / 2};
    else if (place.bottom() + space + card_->height() <= viewport()->height())
        at = {place.left(), place.bottom() + space + place.height()};
    else
        at = {place.left(), place.top() - space - card_->height()};
    at.setX(std::clamp(at.x(), sideMargin / 2, std::max(sideMargin / 2, viewport()->width() - card_->width() - 8)));
    at.setY(std::clamp(at.y(), 4, std::max(4, viewport()->height() - card_->height() - 4)));
    card_->move(at);
    card_->raise();
}

void MapView::retranslate()
{
    setAccessibleName(tr("Map of the round: scoregroups from the top, each player with his opponent"));
    planSoon();
}

void MapView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    planAnew();
}

void MapView::showEvent(QShowEvent* event)
{
    QAbstractScrollArea::showEvent(event);
    planAnew();
}

void MapView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LayoutDirectionChange: planSoon(); break;
    default: break;
    }
}

void MapView::scrollContentsBy(int, int)
{
    viewport()->update();
    if (card_->isVisible())
        showCard();
}

} // namespace pairwright
