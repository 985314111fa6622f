#include "ui/widgets/date_field.h"

#include "ui/theme/icons.h"
#include "ui/theme/tints.h"

#include <QAction>
#include <QCalendarWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QLocale>
#include <QVBoxLayout>

namespace pairwright {

QDate dateFromText(const QString& text)
{
    const QString trimmed = text.trimmed();
    QDate date = QDate::fromString(trimmed, Qt::ISODate);
    // TRF writes dates with slashes.
    for (const char* format : {"yyyy/MM/dd", "d.M.yyyy", "d/M/yyyy"}) {
        if (date.isValid())
            break;
        date = QDate::fromString(trimmed, QLatin1String(format));
    }
    if (!date.isValid())
        date = QLocale().toDate(trimmed, QLocale::ShortFormat);
    return date;
}

DateField::DateField(QWidget* parent)
    : QLineEdit(parent)
    , calendar_(addAction(QIcon(), QLineEdit::TrailingPosition))
{
    connect(this, &QLineEdit::editingFinished, this, &DateField::takeText);
    connect(calendar_, &QAction::triggered, this, &DateField::openCalendar);
    showText();
}

void DateField::setDate(const QDate& date)
{
    if (hasFocus() && isModified())
        return; // the user is typing
    date_ = date;
    showText();
}

void DateField::takeText()
{
    const QDate typed = dateFromText(text());
    if (!text().trimmed().isEmpty() && !typed.isValid()) {
        mark(true);
        return;
    }
    setModified(false);
    const bool changed = typed != date_;
    date_ = typed;
    showText();
    if (changed)
        emit dateEdited(date_);
}

void DateField::openCalendar()
{
    auto* popup = new QWidget(this, Qt::Popup);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    auto* layout = new QVBoxLayout(popup);
    layout->setContentsMargins(1, 1, 1, 1);
    auto* calendar = new QCalendarWidget;
    calendar->setSelectedDate(date_.isValid() ? date_ : QDate::currentDate());
    layout->addWidget(calendar);
    const auto take = [this, popup](const QDate& day) {
        popup->close();
        setText(day.toString(Qt::ISODate));
        takeText();
    };
    connect(calendar, &QCalendarWidget::clicked, this, take);
    connect(calendar, &QCalendarWidget::activated, this, take);
    popup->move(mapToGlobal(QPoint(0, height())));
    popup->show();
    calendar->setFocus();
}

void DateField::showText()
{
    setText(date_.isValid() ? date_.toString(Qt::ISODate) : QString());
    setPlaceholderText(tr("YYYY-MM-DD"));
    calendar_->setIcon(themedIcon(QStringLiteral("view-calendar")));
    calendar_->setToolTip(tr("Choose from a calendar"));
    mark(false);
}

void DateField::mark(bool wrong)
{
    QPalette palette;
    if (wrong)
        palette.setColor(QPalette::Text, inkOf(QGuiApplication::palette(), Mood::bad));
    setPalette(palette);
    setToolTip(wrong ? tr("This is no date. Write 2026-10-03.") : QString());
}

void DateField::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showText();
    QLineEdit::changeEvent(event);
}

} // namespace pairwright
