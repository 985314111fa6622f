#pragma once

#include <QDate>
#include <QLineEdit>

namespace pairwright {

/// A date that may be left empty, shown in the order of the user's country: typed so or as 2026-10-03, or chosen
/// from a calendar. What is no date is not handed on: the field goes back, and what was typed is named.
class DateField : public QLineEdit {
    Q_OBJECT
public:
    explicit DateField(QWidget* parent = nullptr);

    /// Invalid: empty.
    void setDate(const QDate& date);
    [[nodiscard]] QDate date() const { return date_; }

signals:
    /// The user has entered another date, or none.
    void dateEdited(const QDate& date);
    /// What was typed is no date; the sentence says so.
    void dateRefused(const QString& why);

protected:
    void changeEvent(QEvent* event) override;

private:
    void takeText();
    void openCalendar();
    void showText();

    QDate date_;
    QAction* calendar_ = nullptr;
};

/// Reads a date as ISO or in the order of the country, with four figures of the year or two; invalid if it is none.
QDate dateFromText(const QString& text);

} // namespace pairwright
