#pragma once

#include <QLineEdit>
#include <QTime>

namespace pairwright {

/// A time of day to the minute that may be left empty, shown as the user's country writes it. What is no time is not
/// handed on: the field goes back, and what was typed is named.
class TimeField : public QLineEdit {
    Q_OBJECT
public:
    explicit TimeField(QWidget* parent = nullptr);

    /// Invalid: empty.
    void setTime(const QTime& time);
    [[nodiscard]] QTime time() const { return time_; }

signals:
    /// The user has entered another time, or none.
    void timeEdited(const QTime& time);
    /// What was typed is no time; the sentence says so.
    void timeRefused(const QString& why);

protected:
    void changeEvent(QEvent* event) override;

private:
    void takeText();
    void showText();

    QTime time_;
};

/// Reads "15:30", "15.30", "1530", "15" and what the country writes ("3:30 PM"); invalid if it is none of them.
QTime timeFromText(const QString& text);

} // namespace pairwright
