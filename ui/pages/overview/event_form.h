#pragma once

#include "ui/frame/desk.h"

#include <QGroupBox>

#include <array>
#include <functional>
#include <map>

class QAction;
class QFormLayout;
class QGridLayout;
class QLineEdit;
class QToolButton;

namespace pairwright {

class DateField;
class FieldNote;

/// What a rating report says about the event. Each field is stored when it is left.
class EventForm : public QGroupBox {
    Q_OBJECT
public:
    explicit EventForm(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    using Put = std::function<void(EventData&)>;
    QLineEdit* addText(const char* name, const std::function<void(EventData&, const QString&)>& put);
    DateField* addDate(const char* name, QDate EventData::*date);
    void refresh();
    [[nodiscard]] bool isBeingTyped() const;
    /// Stores the present data with one field changed: what is wrong in another field does not matter.
    void store(QWidget* field, const Put& put);
    void retranslate();

    Desk& desk_;
    EventData seen_; ///< what the fields showed before somebody typed into one
    QFormLayout* form_ = nullptr;
    FieldNote* refusal_ = nullptr;
    QLineEdit* name_ = nullptr;
    QLineEdit* city_ = nullptr;
    QLineEdit* federation_ = nullptr;
    DateField* start_ = nullptr;
    DateField* end_ = nullptr;
    QLineEdit* chief_ = nullptr;
    QLineEdit* deputies_ = nullptr;
    QLineEdit* timeControl_ = nullptr;
};

/// The date of each round, for the rating report.
class RoundDatesForm : public QGroupBox {
    Q_OBJECT
public:
    explicit RoundDatesForm(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();
    void store(const std::map<RoundNumber, QDate>& dates);
    /// From the first day of the event on, every so many days a round.
    void spread(int days);

    Desk& desk_;
    QGridLayout* grid_ = nullptr;
    QList<DateField*> fields_;
    QToolButton* spread_ = nullptr;
    std::array<QAction*, 4> spreads_{}; ///< on the first day, daily, weekly, none
    FieldNote* refusal_ = nullptr;
};

/// "Name (FIDE ID)" and back; a list is separated by semicolons.
QString formatOfficial(const Official& official);
Official parseOfficial(const QString& text);

} // namespace pairwright
