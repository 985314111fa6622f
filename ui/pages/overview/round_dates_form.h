#pragma once

#include "ui/frame/desk.h"

#include <QGroupBox>

#include <array>
#include <map>
#include <vector>

class QAction;
class QGridLayout;
class QToolButton;

namespace pairwright {

class DateField;
class FieldNote;
class PlainLabel;
class TimeField;

/// When each round is played: its date, which the rating report asks for, and the time at which its games start.
class RoundDatesForm : public QGroupBox {
    Q_OBJECT
public:
    explicit RoundDatesForm(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// The fields of a round.
    struct Row {
        PlainLabel* number = nullptr;
        DateField* date = nullptr;
        TimeField* time = nullptr;
    };
    void refresh();
    void addRow();
    void retranslate();
    void store(const EventData& wanted);
    /// From the first day of the event on, every so many days a round.
    void spread(int days);
    /// What has no time yet starts as the rounds of the first day do: its first as the first, its second as the second.
    void repeatTimes();
    void clear();

    Desk& desk_;
    QGridLayout* grid_ = nullptr;
    std::vector<Row> rows_;
    QToolButton* spread_ = nullptr;
    std::array<QAction*, 5> spreads_{}; ///< on the first day, daily, weekly, times, none
    FieldNote* refusal_ = nullptr;
};

} // namespace pairwright
