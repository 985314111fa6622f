#include "ui/pages/overview/round_dates_form.h"

#include "app/domain/rounds/expected_rounds.h"
#include "engine/base/limits.h"
#include "ui/widgets/date_field.h"
#include "ui/widgets/field_note.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/time_field.h"

#include <QEvent>
#include <QGridLayout>
#include <QMenu>
#include <QToolButton>

namespace pairwright {

namespace {

constexpr int roundsInARow = 2;
constexpr int roomBetween = 24;
constexpr int columnsOfARound = 4;  ///< number, date, time, room
constexpr int lastRow = mostRounds; // of the grid: below every round

template <class T>
T valueOf(const std::map<RoundNumber, T>& values, int round)
{
    const auto found = values.find(RoundNumber{round});
    return found == values.end() ? T() : found->second;
}

} // namespace

RoundDatesForm::RoundDatesForm(Desk& desk, QWidget* parent)
    : QGroupBox(parent)
    , desk_(desk)
    , grid_(new QGridLayout(this))
{
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(8);
    grid_->setColumnMinimumWidth(columnsOfARound - 1, roomBetween);
    grid_->setColumnStretch(roundsInARow * columnsOfARound - 1, 1);
    spread_ = new QToolButton;
    spread_->setObjectName(QStringLiteral("spreadDates"));
    spread_->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(spread_);
    for (QAction*& action : spreads_)
        action = menu->addAction(QString());
    spread_->setMenu(menu);
    auto* below = new QHBoxLayout;
    refusal_ = new FieldNote("datesRefusal");
    below->addWidget(spread_);
    below->addWidget(refusal_, 1);
    below->addStretch();
    grid_->addLayout(below, lastRow, 1, 1, roundsInARow * columnsOfARound - 1); // below the dates
    constexpr std::array steps{0, 1, 7};
    for (std::size_t i = 0; i < steps.size(); ++i)
        connect(spreads_.at(i), &QAction::triggered, this, [this, days = steps.at(i)] { spread(days); });
    connect(spreads_.at(steps.size()), &QAction::triggered, this, &RoundDatesForm::repeatTimes);
    connect(spreads_.back(), &QAction::triggered, this, &RoundDatesForm::clear);
    connect(&desk_, &Desk::sessionChanged, this, &RoundDatesForm::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &RoundDatesForm::refresh);
    connect(&desk_, &Desk::changed, this, [this](const ChangeSet& changes) {
        if (changes.event || changes.settings || changes.playersAddedOrRemoved)
            refresh();
    });
    retranslate();
}

void RoundDatesForm::addRow()
{
    const int round = static_cast<int>(rows_.size()) + 1;
    Row row{new PlainLabel(QString::number(round)), new DateField, new TimeField};
    row.number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row.number->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("00")));
    row.number->setBuddy(row.date);
    row.date->setObjectName(QStringLiteral("roundDate%1").arg(round));
    row.time->setObjectName(QStringLiteral("roundTime%1").arg(round));
    const int line = (round - 1) / roundsInARow;
    const int column = (round - 1) % roundsInARow * columnsOfARound;
    grid_->addWidget(row.number, line, column);
    grid_->addWidget(row.date, line, column + 1);
    grid_->addWidget(row.time, line, column + 2);
    setTabOrder(rows_.empty() ? static_cast<QWidget*>(this) : rows_.back().time, row.date);
    setTabOrder(row.date, row.time);
    setTabOrder(row.time, spread_);
    connect(row.date, &DateField::dateEdited, this, [this, round](const QDate& date) {
        EventData event = desk_.projected().event;
        event.roundDates[RoundNumber{round}] = date;
        store(event);
    });
    connect(row.time, &TimeField::timeEdited, this, [this, round](const QTime& time) {
        EventData event = desk_.projected().event;
        event.roundTimes[RoundNumber{round}] = time;
        store(event);
    });
    connect(row.date, &DateField::dateRefused, refusal_, &FieldNote::say);
    connect(row.time, &TimeField::timeRefused, refusal_, &FieldNote::say);
    rows_.push_back(row);
}

void RoundDatesForm::refresh()
{
    if (desk_.session() == nullptr)
        return;
    const Tournament& tournament = desk_.projected();
    const auto wanted = static_cast<std::size_t>(expectedRounds(tournament));
    while (rows_.size() > wanted) {
        const Row row = rows_.back();
        rows_.pop_back();
        delete row.number;
        delete row.date;
        delete row.time;
    }
    while (rows_.size() < wanted)
        addRow();
    for (int round = 1; round <= static_cast<int>(rows_.size()); ++round) {
        const Row& row = rows_[static_cast<std::size_t>(round - 1)];
        row.date->setDate(valueOf(tournament.event.roundDates, round));
        row.time->setTime(valueOf(tournament.event.roundTimes, round));
        row.date->setAccessibleName(tr("Date of round %1").arg(round));
        row.time->setAccessibleName(tr("When round %1 starts").arg(round));
    }
    setEnabled(desk_.session()->may(CommandName::setEventData));
}

void RoundDatesForm::store(const EventData& wanted)
{
    const EventData& seen = desk_.projected().event;
    if (wanted == seen)
        return;
    refusal_->dismiss();
    desk_.apply(editOf(seen, wanted), {}, {}, [this](Answer answer) {
        if (answer == Answer::failed)
            refusal_->say(desk_.messages().text());
        refresh();
    });
}

void RoundDatesForm::spread(int days)
{
    EventData event = desk_.projected().event;
    const QDate start = event.start.isValid() ? event.start : valueOf(event.roundDates, 1);
    if (!start.isValid()) {
        refusal_->say(tr("Enter the first day of the event, or the date of round 1."));
        return;
    }
    for (int round = 1; round <= static_cast<int>(rows_.size()); ++round)
        event.roundDates[RoundNumber{round}] = start.addDays(static_cast<qint64>(days) * (round - 1));
    store(event);
}

void RoundDatesForm::repeatTimes()
{
    EventData event = desk_.projected().event;
    std::map<QDate, int> roundsOn; // so far
    std::vector<QTime> times;      // of the first day
    for (int round = 1; round <= static_cast<int>(rows_.size()); ++round) {
        const QDate date = valueOf(event.roundDates, round);
        const auto place = static_cast<std::size_t>(roundsOn[date]++);
        const QTime time = valueOf(event.roundTimes, round);
        if (roundsOn.size() == 1)
            times.push_back(time);
        else if (!time.isValid() && !times.empty())
            event.roundTimes[RoundNumber{round}] = times[std::min(place, times.size() - 1)];
    }
    if (std::none_of(times.begin(), times.end(), [](const QTime& time) { return time.isValid(); })) {
        refusal_->say(tr("Enter the times of the rounds of the first day."));
        return;
    }
    store(event);
}

void RoundDatesForm::clear()
{
    EventData event = desk_.projected().event;
    event.roundDates.clear();
    event.roundTimes.clear();
    store(event);
}

void RoundDatesForm::retranslate()
{
    setTitle(tr("Dates and times of the rounds"));
    spread_->setText(tr("Fill In"));
    spread_->setToolTip(tr("Gives each round its date, from the first day on, and its time"));
    const std::array texts{tr("All rounds on the first day"), tr("A round each day"), tr("A round each week"),
                           tr("Times as on the first day"), tr("No dates and times")};
    for (std::size_t i = 0; i < texts.size(); ++i)
        spreads_.at(i)->setText(texts.at(i));
    refresh();
}

void RoundDatesForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

} // namespace pairwright
