#include "ui/hall/hall_view.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "ui/frame/desk.h"
#include "ui/frame/files/web_publishing.h"
#include "ui/hall/hall.h"
#include "ui/hall/hall_names.h"
#include "ui/hall/hall_table.h"
#include "ui/print/qr_code.h"
#include "ui/text/players/rated_by_text.h"
#include "ui/theme/tints.h"
#include "ui/widgets/name_in_room.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QTime>

#include <algorithm>
#include <cmath>

namespace pairwright {

namespace {

constexpr QSize windowSize(1280, 720);
constexpr int shortestPage = 8000;    // milliseconds
constexpr int readingTimeARow = 700;  // milliseconds
constexpr int readingTimeAName = 250; // one of many, in the order of the alphabet
constexpr int everySecond = 1000;
constexpr double leastTextShare = 0.65; // of its usual size, before a text is cut
constexpr double smallestNotice = 10;
constexpr double longestTime = 0.6; // the same of the time of the day, with what is said beside it
constexpr double clockShare = 0.55; // of the line with the title, at most
constexpr double smallerNotice = 0.94;
constexpr double modeShare = 0.7; // of the type of the event's name

/// Of its size, with which a text fits into that width; at most 1.
double fittingShare(const QPainter& painter, double width, const QString& text)
{
    return std::min(1.0, width / std::max(1, painter.fontMetrics().horizontalAdvance(text)));
}

QFont smaller(QFont font, double share)
{
    font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * std::max(leastTextShare, share))));
    return font;
}

/// One line of text; where it does not fit a name gives up given names, and the rest is cut.
void drawLine(QPainter& painter, const QRectF& place, Qt::Alignment alignment, const QString& text)
{
    // What fits by a part of a pixel is whole.
    const int room = static_cast<int>(std::ceil(place.width()));
    const QString fitting = text.contains(QLatin1Char(','))
                                ? nameInRoom(text, room, painter.fontMetrics())
                                : painter.fontMetrics().elidedText(text, Qt::ElideRight, room);
    painter.drawText(place, static_cast<int>((alignment | Qt::AlignVCenter).toInt()) | Qt::TextSingleLine, fitting);
}

/// The same, smaller where it does not fit, and cut where that is not enough.
void drawText(QPainter& painter, const QRectF& place, Qt::Alignment alignment, const QString& text)
{
    const QFont usual = painter.font();
    painter.setFont(smaller(usual, fittingShare(painter, place.width(), text)));
    drawLine(painter, place, alignment, text);
    painter.setFont(usual);
}

QFont hallFont(double pixels, bool bold = false)
{
    QFont font;
    font.setPixelSize(std::max(8, static_cast<int>(pixels)));
    font.setBold(bold);
    return font;
}

} // namespace

HallView::HallView(Desk& desk, WebPublishing& web, Hall& hall, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , desk_(desk)
    , web_(web)
    , hall_(hall)
{
    setObjectName(QStringLiteral("hallView"));
    resize(windowSize);
    setFocusPolicy(Qt::StrongFocus);
    next_.setSingleShot(true);
    connect(&next_, &QTimer::timeout, this, [this] { turn(1); });
    connect(&clock_, &QTimer::timeout, this, &HallView::tick);
    connect(&desk_, &Desk::saved, this, &HallView::refresh);
    connect(&desk_, &Desk::sessionChanged, this, &HallView::refresh);
    connect(&desk_, &Desk::sessionChanged, this, &HallView::hearCutOff);
    connect(&desk_, &Desk::cutOffChanged, this, &HallView::hearCutOff);
    connect(&web_, &WebPublishing::changed, this, qOverload<>(&QWidget::update));
    connect(&hall_, &Hall::changed, this, &HallView::refresh);
    setWindowTitle(tr("Hall view"));
    hearCutOff();
    refresh();
}

void HallView::hearCutOff()
{
    const bool isCutOff = desk_.session() != nullptr && desk_.session()->isCutOff();
    if (!isCutOff)
        cutSince_.reset();
    else if (!cutSince_)
        cutSince_ = QTime::currentTime();
    setAccessibleDescription(timeText());
    update();
}

QString HallView::timeText() const
{
    const auto told = [](const QTime& time) {
        return spokenLocale().toString(time, QLocale::ShortFormat);
    };
    const QString now = told(QTime::currentTime());
    return cutSince_ ? filled(tr("No connection to the server since %1 · %2", "both are times of the day, the other "
                                                                              "one is now"),
                              told(*cutSince_), now)
                     : now;
}

void HallView::refresh()
{
    pages_.clear();
    const HallPlan& wanted = hall_.plan();
    const auto add = [this](const QString& language, const QString& notice) {
        const Tournament& tournament = desk_.session()->saved();
        const Speaking speaking{Language(language)};
        const auto made = hallPages(tournament, notice, content_, hallRows(tournament.players.size()));
        pages_.insert(pages_.end(), made.begin(), made.end());
    };
    if (desk_.session() != nullptr)
        add(wanted.language, wanted.notice);
    if (desk_.session() != nullptr && !wanted.secondLanguage.isEmpty())
        add(wanted.secondLanguage, {}); // nobody has translated the notice
    page_ = pages_.empty() ? 0 : std::min(page_, static_cast<int>(pages_.size()) - 1);
    if (!next_.isActive())
        plan();
    tick();
}

void HallView::tick()
{
    const bool hasBar = !pages_.empty() && next_.isActive();
    clock_.start(clockText().isEmpty() && !hasBar ? 30 * everySecond : everySecond);
    update();
}

QString HallView::clockText() const
{
    return desk_.session() != nullptr ? countdown(desk_.session()->saved(), hall_.plan(), QDateTime::currentDateTime())
                                      : QString();
}

void HallView::choose(HallContent content)
{
    content_ = content;
    page_ = 0;
    next_.stop();
    refresh();
}

void HallView::turn(int pages)
{
    const auto count = static_cast<int>(pages_.size());
    if (count > 0)
        page_ = (page_ + pages + count) % count;
    plan();
    update();
}

void HallView::plan()
{
    next_.stop();
    if (held_ || pages_.size() < 2)
        return;
    const HallPage& page = pages_[static_cast<std::size_t>(page_)];
    const auto rows = static_cast<int>(page.rows.size());
    next_.start(std::max(shortestPage, rows * (page.inColumns ? readingTimeAName : readingTimeARow)));
    tick();
}

void HallView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        held_ = !held_;
        plan();
        update();
        return;
    case Qt::Key_Right:
    case Qt::Key_PageDown: turn(1); return;
    case Qt::Key_Left:
    case Qt::Key_PageUp: turn(-1); return;
    case Qt::Key_A: choose(HallContent::everything); return;
    case Qt::Key_B: choose(HallContent::byBoard); return;
    case Qt::Key_N: choose(HallContent::byName); return;
    case Qt::Key_S: choose(HallContent::standings); return;
    case Qt::Key_M: choose(HallContent::notice); return;
    case Qt::Key_D:
        dark_ = !dark_;
        update();
        return;
    case Qt::Key_F11: setWindowState(windowState() ^ Qt::WindowFullScreen); return;
    case Qt::Key_Escape: close(); return;
    default: QWidget::keyPressEvent(event);
    }
}

QString HallView::nothingText() const
{
    return content_ == HallContent::notice ? tr("There is no notice.") : tr("Round 1 is not published yet.");
}

QString HallView::modeText() const
{
    if (desk_.session() == nullptr || inFideMode(desk_.session()->saved().settings))
        return {};
    return tr("Not in FIDE mode: %1").arg(nameOfRatedBy(desk_.session()->saved().settings.ratedBy));
}

void HallView::paintHead(QPainter& painter, const QRectF& head, const QString& title, const QString& range) const
{
    const HallColours colours = hallColours(dark_);
    const double unit = height() / 24.0;
    const QString event = desk_.session() != nullptr ? visibleText(desk_.session()->saved().event.name) : QString();
    const QString time = timeText();
    const auto widthOf = [&painter, unit](const QString& text) {
        return painter.fontMetrics().horizontalAdvance(text) + unit / 2;
    };
    // Places are told as they are from left to right.
    const auto draw = [&painter, &head](QRectF place, Qt::AlignmentFlag side, const QString& text) {
        if (QGuiApplication::isRightToLeft())
            place.moveRight(head.left() + head.right() - place.left());
        drawText(painter, place, side, text);
    };
    painter.setPen(colours.soft);
    painter.setFont(hallFont(unit * 0.9));
    const double timeWidth = std::min(widthOf(time), head.width() * longestTime);
    const double wanted = widthOf(event) + unit / 2;
    double beforeTime = head.width() - timeWidth;
    if (const QString mode = modeText(); !mode.isEmpty()) {
        painter.setFont(hallFont(unit * 0.9 * modeShare));
        const double modeWidth = std::min(widthOf(mode), beforeTime / 2);
        beforeTime -= modeWidth;
        draw({head.left() + std::min(wanted, beforeTime), head.top(), modeWidth, 1.2 * unit}, Qt::AlignLeft, mode);
        painter.setFont(hallFont(unit * 0.9));
    }
    draw({head.left(), head.top(), beforeTime, 1.2 * unit}, Qt::AlignLeft, event);
    draw({head.right() - timeWidth, head.top(), timeWidth, 1.2 * unit}, Qt::AlignRight, time);
    painter.setPen(colours.ink);
    painter.setFont(hallFont(unit * 1.5, true));
    QRectF line(head.left(), head.top() + 1.2 * unit, head.width(), 2 * unit);
    if (const QString clock = clockText(); !clock.isEmpty()) {
        const double most = line.width() * clockShare;
        double size = unit * 1.5;
        while (widthOf(clock) > most && size > smallestNotice) {
            size *= smallerNotice;
            painter.setFont(hallFont(size, true));
        }
        const double clockWidth = std::min(most, widthOf(clock));
        draw({line.right() - clockWidth, line.top(), clockWidth, line.height()}, Qt::AlignRight, clock);
        line.setWidth(line.width() - clockWidth - unit);
        painter.setFont(hallFont(unit * 1.5, true));
    }
    draw(line, Qt::AlignLeft, title);
    if (range.isEmpty())
        return;
    const double used = painter.fontMetrics().horizontalAdvance(title) + unit;
    QFont light = hallFont(unit * 1.5);
    light.setWeight(QFont::Light);
    painter.setFont(light);
    painter.setPen(colours.accent);
    if (used < line.width())
        draw(line.adjusted(used, 0, 0, 0), Qt::AlignLeft, range);
}

void HallView::paintNotice(QPainter& painter, const QRectF& room, const QString& notice) const
{
    painter.setPen(hallColours(dark_).ink);
    // The largest type in which all of it is to be seen.
    double size = room.height() / 4;
    const auto fits = [&] {
        painter.setFont(hallFont(size, true));
        const QRect needed = painter.fontMetrics().boundingRect(room.toRect(), Qt::TextWordWrap, notice);
        return needed.height() <= room.height() && needed.width() <= room.width();
    };
    while (size > smallestNotice && !fits())
        size *= smallerNotice;
    painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, notice);
}

void HallView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const HallColours colours = hallColours(dark_);
    painter.fillRect(rect(), colours.ground);
    const double unit = height() / 24.0;
    QRectF room = QRectF(rect()).adjusted(unit, unit * 0.6, -unit, -unit * 0.6);
    const QString address = web_.plan() ? web_.plan()->address : QString();
    const QRectF corner(room.right() - 3 * unit, room.top(), 3 * unit, 3 * unit);
    const bool hasCode = drawQrCode(painter, corner, address);
    const QRectF head = room.adjusted(0, 0, hasCode ? -3.6 * unit : 0, 0);
    const HallPage* shown = pages_.empty() ? nullptr : &pages_[static_cast<std::size_t>(page_)];
    const Speaking speaking(shown != nullptr ? shown->language : Language(hall_.plan().language));
    paintHead(painter, head, shown != nullptr ? shown->title : nothingText(),
              shown != nullptr ? shown->range : QString());
    if (shown == nullptr)
        return;
    const QRectF middle = room.adjusted(0, 3.5 * unit, 0, -1.6 * unit);
    if (shown->inColumns) {
        const double left =
            held_ || !next_.isActive() ? 1 : static_cast<double>(next_.remainingTime()) / next_.interval();
        paintHallNames(painter, middle.adjusted(0, 0, 0, -0.5 * unit), *shown, colours,
                       hallRows(desk_.session()->saved().players.size()), dark_);
        paintHallRanges(painter, {room.left(), room.bottom() - 1.5 * unit, room.width(), 1.5 * unit}, *shown, colours,
                        left, dark_);
        return;
    }
    std::size_t most = 1;
    for (const HallPage& one : pages_)
        if (one.headings == shown->headings)
            most = std::max(most, one.rows.size());
    if (shown->notice.isEmpty())
        paintHallTable(painter, middle, *shown, most, colours);
    else
        paintNotice(painter, middle, shown->notice);
    QStringList labels;
    for (const HallPage& one : pages_)
        labels.append(one.label);
    const double left = held_ || !next_.isActive() ? 1 : static_cast<double>(next_.remainingTime()) / next_.interval();
    const QRectF foot(room.left(), room.bottom() - 1.2 * unit, room.width(), 1.2 * unit);
    const QString behind = !held_              ? address
                           : address.isEmpty() ? tr("held")
                                               : tr("held") + QStringLiteral("  ·  ") + address;
    if (labels.size() > 1) {
        paintHallStrip(painter, foot, labels, page_, left, behind, colours);
        return;
    }
    painter.setPen(colours.soft);
    painter.setFont(hallFont(unit * 0.7));
    drawText(painter, foot, Qt::AlignLeft, behind);
}

void HallView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setWindowTitle(tr("Hall view"));
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace pairwright
