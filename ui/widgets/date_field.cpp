#include "ui/widgets/date_field.h"

#include "app/formats/report/shown_date.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QCalendarWidget>
#include <QEvent>
#include <QLocale>
#include <QRegularExpression>
#include <QStyle>
#include <QVBoxLayout>

namespace pairwright {

namespace {

/// "3.10.26" is of this century; with slashes day and month stand as the country has them.
QDate withShortYear(const QString& text)
{
    static const QRegularExpression figures(QStringLiteral("^(\\d{1,2})([./])(\\d{1,2})\\2(\\d{2})$"));
    const auto match = figures.match(text);
    if (!match.hasMatch())
        return {};
    const bool monthFirst = match.captured(2) == QLatin1String("/") &&
                            QLocale().dateFormat(QLocale::ShortFormat).startsWith(QLatin1Char('M'));
    constexpr int century = 2000;
    return {century + match.captured(4).toInt(), match.captured(monthFirst ? 1 : 3).toInt(),
            match.captured(monthFirst ? 3 : 1).toInt()};
}

} // namespace

QDate dateFromText(const QString& text)
{
    const QString trimmed = text.trimmed();
    QDate date = QDate::fromString(trimmed, Qt::ISODate);
    if (!date.isValid())
        date = QLocale().toDate(trimmed, shownDateFormat());
    if (!date.isValid())
        date = QLocale().toDate(trimmed, typedDateFormat());
    if (!date.isValid()) // "1 Sep 2026" where the locale writes Sept
        date = QLocale::c().toDate(trimmed, QStringLiteral("d MMM yyyy"));
    // TRF writes dates with slashes.
    for (const char* format : {"yyyy/MM/dd", "d.M.yyyy", "d/M/yyyy"}) {
        if (date.isValid())
            break;
        date = QDate::fromString(trimmed, QLatin1String(format));
    }
    return date.isValid() ? date : withShortYear(trimmed);
}

namespace {

/// "D MMM YYYY", in the order of the locale and with the letters of the language.
QString pattern()
{
    const QString letters = DateField::tr("DMY", "first letters of day, month and year");
    QString shown;
    for (const QChar sign : shownDateFormat()) {
        const auto at = QStringLiteral("dMy").indexOf(sign);
        shown += at >= 0 && at < letters.size() ? letters[at] : sign;
    }
    return shown;
}

} // namespace

DateField::DateField(QWidget* parent)
    : QLineEdit(parent)
    , calendar_(addAction(QIcon(), QLineEdit::TrailingPosition))
{
    // A date is only of use as a whole.
    const int extra = 3 * style()->pixelMetric(QStyle::PM_SmallIconSize) / 2 + 12;
    setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("MM. MMM. MMMM")) + extra);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // as wide as a date
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
    const QString written = text().trimmed();
    const QDate typed = dateFromText(written);
    if (!written.isEmpty() && !typed.isValid()) {
        setModified(false);
        showText();
        emit dateRefused(tr("“%1” is no date. Write 2026-10-03.").arg(written));
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
    // After the click: who hears of the date may ask something, and the calendar is gone by then.
    connect(calendar, &QCalendarWidget::clicked, popup, take, Qt::QueuedConnection);
    connect(calendar, &QCalendarWidget::activated, popup, take, Qt::QueuedConnection);
    popup->move(mapToGlobal(QPoint(0, height())));
    popup->show();
    calendar->setFocus();
}

void DateField::showText()
{
    setText(date_.isValid() ? shownDate(date_) : QString());
    setPlaceholderText(pattern());
    calendar_->setIcon(themedIcon(QStringLiteral("view-calendar")));
    calendar_->setToolTip(tr("Choose from a calendar"));
}

void DateField::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showText();
    QLineEdit::changeEvent(event);
}

} // namespace pairwright
