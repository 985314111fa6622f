#include "ui/pages/overview/day/rounds_line.h"

#include "app/domain/text/filled.h"
#include "app/formats/report/round_start_text.h"
#include "app/formats/report/shown_date.h"
#include "ui/theme/tints.h"
#include "ui/widgets/text_styles.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int stationDisc = 11; ///< radius
constexpr double stationRing = 15.5;
constexpr int narrowest = 84; ///< of a station
constexpr int daysHeight = 26;
constexpr int lineGap = 8;

using State = DayRound::State;

} // namespace

RoundsLine::RoundsLine(QWidget* parent)
    : PartsDrawing(parent)
{
    setObjectName(QStringLiteral("roundsLine"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RoundsLine::set(const DayFacts& facts)
{
    rounds_ = facts.rounds;
    const bool goesOn = current_ != facts.current;
    current_ = facts.current;
    arrange();
    const auto now = std::ranges::find_if(
        stations_, [this](const Station& station) { return current_ && station.round.number == *current_; });
    if (goesOn && !stations_.empty())
        beginAt(now != stations_.end() ? static_cast<int>(now - stations_.begin()) : 0);
    updateGeometry();
}

QSize RoundsLine::sizeHint() const
{
    return {narrowest * std::max(1, static_cast<int>(rounds_.size())),
            belowStations() + 2 * fontMetrics().height() + 4};
}

QSize RoundsLine::minimumSizeHint() const
{
    return {narrowest * 3, sizeHint().height()};
}

QString RoundsLine::sentenceOf(const DayRound& round) const
{
    const QString start = shortStartText(round.start);
    const QString name = start.isEmpty()
                             ? tr("Round %1").arg(round.number.value)
                             : tr("Round %1, %2", "number, date").arg(QString::number(round.number.value), start);
    switch (round.state) {
    case State::done: return tr("%1: all results are in", "a round").arg(name);
    case State::running:
        return tr("%1: %2 of %3 results are in", "a round")
            .arg(name, QString::number(round.results), QString::number(round.boards));
    case State::proposed: return tr("%1: proposed", "a round").arg(name);
    case State::toCome: break;
    }
    return tr("%1: to come", "a round").arg(name);
}

int RoundsLine::topOfStations() const
{
    const bool dated = std::ranges::any_of(rounds_, [](const DayRound& round) { return round.start.date.isValid(); });
    return dated ? daysHeight : 0;
}

int RoundsLine::belowStations() const
{
    return topOfStations() + lineGap + 2 * static_cast<int>(stationRing) + lineGap;
}

void RoundsLine::arrange()
{
    stations_.clear();
    days_.clear();
    const auto all = static_cast<int>(rounds_.size());
    if (all == 0) {
        setParts({}, {});
        return;
    }
    const int room = std::clamp(width() / narrowest, 1, all);
    const int middle = current_ ? current_->value - 1 : 0;
    const int first = std::clamp(middle - room / 2, 0, all - room);
    const int step = width() / room;
    const int top = topOfStations();
    constexpr int besideTheName = 6;
    const QFontMetrics letters(scaledFont(font(), 1, QFont::DemiBold));
    std::vector<Part> parts;
    for (int i = 0; i < room; ++i) {
        const DayRound& round = rounds_.at(static_cast<std::size_t>(first) + static_cast<std::size_t>(i));
        const int x = i * step;
        stations_.push_back({round, x + step / 2});
        const bool leads = round.state != State::toCome;
        Part part{QRect(x + 4, top, step - 8, height() - top), sentenceOf(round)};
        const int name = letters.horizontalAdvance(tr("Round %1").arg(round.number.value)) + 2 * besideTheName;
        part.ring = QRect(x + (step - name) / 2, belowStations() - 2, name, fontMetrics().height() + 2);
        if (leads)
            part.go = [this, number = round.number] {
                emit roundWanted(number);
            };
        parts.push_back(std::move(part));
        if (!round.start.date.isValid())
            continue;
        if (!days_.empty() && days_.back().date == round.start.date)
            days_.back().to = x + step - lineGap;
        else
            days_.push_back({round.start.date, i == 0 ? x : x + lineGap, x + step - lineGap}); // at the margin
    }
    const QString whole =
        current_ ? filled(tr("Round %1 of %2"), current_->value, all) : tr("Before round 1 of %1").arg(all);
    setParts(whole, std::move(parts));
}

void RoundsLine::drawDays(QPainter& painter) const
{
    const Tints tints = tintsOf(palette());
    const QDate today = QDate::currentDate();
    for (const Day& day : days_) {
        const bool isToday = day.date == today;
        QFont font = scaledFont(this->font(), 0.9, isToday ? QFont::DemiBold : QFont::Normal);
        painter.setFont(font);
        painter.setPen(isToday ? palette().color(QPalette::Text) : tints.muted);
        const int width = day.to - day.from;
        const QFontMetrics metrics(font);
        QString text = shownDay(day.date);
        if (isToday)
            text = tr("%1, today", "a date").arg(text);
        if (metrics.horizontalAdvance(text) > width)
            text = shownDay(day.date);
        painter.drawText(QRect(day.from, 0, width, daysHeight - 6), // where the day begins: time goes on to the right
                         Qt::AlignAbsolute | Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(text, Qt::ElideRight, width));
        painter.setPen(isToday ? tints.muted : tints.line);
        painter.drawLine(day.from, daysHeight - 4, day.to, daysHeight - 4);
    }
}

void RoundsLine::drawStation(QPainter& painter, const Station& station) const
{
    const Tints tints = tintsOf(palette());
    const DataInks inks = dataInksOf(palette());
    const QPointF middle(station.x, topOfStations() + lineGap + stationRing);
    const DayRound& round = station.round;
    const QColor base = palette().color(QPalette::Base);
    const bool isCurrent = current_ == round.number && round.state == State::running;
    painter.setBrush(base);
    if (isCurrent) {
        painter.setPen(QPen(tints.accentWash, 4));
        painter.drawEllipse(middle, stationRing - 2, stationRing - 2);
        painter.setPen(QPen(tints.accent, 4, Qt::SolidLine, Qt::FlatCap));
        constexpr int sixteenths = 16;
        const int span = round.boards == 0 ? 0 : 360 * sixteenths * round.results / round.boards;
        painter.drawArc(QRectF(middle.x() - stationRing + 2, middle.y() - stationRing + 2, 2 * stationRing - 4,
                               2 * stationRing - 4),
                        90 * sixteenths, -span);
    } else if (round.state == State::done || round.state == State::running) {
        painter.setPen(round.state == State::done ? Qt::NoPen : QPen(tints.accent, 2));
        painter.setBrush(round.state == State::done ? tints.accent : base);
        painter.drawEllipse(middle, stationDisc, stationDisc);
    } else {
        painter.setPen(QPen(round.state == State::proposed ? tints.accent : inks.mark, 1.4,
                            round.state == State::proposed ? Qt::DashLine : Qt::SolidLine));
        painter.drawEllipse(middle, stationDisc, stationDisc);
    }
    if (round.state == State::done) {
        painter.setPen(QPen(base, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(
            QPolygonF({middle + QPointF(-4.5, 0), middle + QPointF(-1.5, 3.5), middle + QPointF(5, -4)}));
    } else {
        painter.setFont(scaledFont(font(), isCurrent ? 1 : 0.85, isCurrent ? QFont::DemiBold : QFont::Normal));
        painter.setPen(round.state == State::toCome ? tints.muted : tints.accent);
        painter.drawText(QRectF(middle.x() - stationRing, middle.y() - stationRing, 2 * stationRing, 2 * stationRing),
                         Qt::AlignCenter, QString::number(round.number.value));
    }
    const int width = stations_.size() > 1 ? stations_[1].x - stations_[0].x : this->width();
    const int below = belowStations();
    const int line = fontMetrics().height();
    painter.setFont(scaledFont(font(), 1, isCurrent ? QFont::DemiBold : QFont::Normal));
    painter.setPen(round.state == State::toCome ? tints.muted : palette().color(QPalette::Text));
    painter.drawText(QRect(station.x - width / 2, below, width, line), Qt::AlignCenter,
                     tr("Round %1").arg(round.number.value));
    painter.setFont(scaledFont(font(), 0.9));
    painter.setPen(tints.muted);
    QStringList notes{shownTime(round.start.time)};
    if (round.state == State::running)
        notes.append(filled(tr("%1 of %2 in", "results"), round.results, round.boards));
    else if (round.state == State::proposed)
        notes.append(tr("proposed"));
    notes.removeAll(QString());
    QString note = notes.join(QStringLiteral(", "));
    if (painter.fontMetrics().horizontalAdvance(note) > width)
        note = notes.last();
    painter.drawText(QRect(station.x - width / 2, below + line, width, line), Qt::AlignCenter, note);
}

void RoundsLine::draw(QPainter& painter)
{
    if (stations_.empty())
        return;
    const Tints tints = tintsOf(palette());
    const double y = topOfStations() + lineGap + stationRing;
    for (std::size_t i = 1; i < stations_.size(); ++i) {
        const Station& from = stations_[i - 1];
        const Station& to = stations_[i];
        const bool reached = to.round.state == State::done || to.round.state == State::running;
        painter.setPen(reached ? QPen(tints.accent, 3) : QPen(dataInksOf(palette()).mark, 1.4, Qt::DotLine));
        painter.drawLine(QPointF(from.x + stationRing + 2, y), QPointF(to.x - stationRing - 2, y));
    }
    for (const Station& station : stations_)
        drawStation(painter, station);
    drawDays(painter);
}

} // namespace pairwright
