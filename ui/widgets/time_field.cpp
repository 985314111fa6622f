#include "ui/widgets/time_field.h"

#include "app/formats/report/shown_date.h"

#include <QEvent>
#include <QLocale>
#include <QRegularExpression>

namespace pairwright {

QTime timeFromText(const QString& text)
{
    const QString trimmed = text.trimmed();
    static const QRegularExpression figures(QStringLiteral("^(\\d{1,2})(?:[:.hH ]?(\\d{2}))?$"));
    if (const auto match = figures.match(trimmed); match.hasMatch())
        return {match.captured(1).toInt(), match.captured(2).toInt()};
    return QLocale().toTime(trimmed, QLocale::ShortFormat);
}

TimeField::TimeField(QWidget* parent)
    : QLineEdit(parent)
{
    constexpr int edges = 24; // and the cursor
    const int widest = fontMetrics().horizontalAdvance(shownTime(QTime(22, 58)));
    setFixedWidth(std::max(widest, fontMetrics().horizontalAdvance(QStringLiteral("00:00"))) + edges);
    connect(this, &QLineEdit::editingFinished, this, &TimeField::takeText);
    showText();
}

void TimeField::setTime(const QTime& time)
{
    if (hasFocus() && isModified())
        return; // the user is typing
    time_ = time;
    showText();
}

void TimeField::takeText()
{
    const QString written = text().trimmed();
    const QTime typed = timeFromText(written);
    setModified(false);
    if (!written.isEmpty() && !typed.isValid()) {
        showText();
        emit timeRefused(tr("“%1” is no time of day. Write 15:30.").arg(written));
        return;
    }
    const bool changed = typed != time_;
    time_ = typed;
    showText();
    if (changed)
        emit timeEdited(time_);
}

void TimeField::showText()
{
    setText(shownTime(time_));
    setPlaceholderText(tr("Time", "of day, in a narrow field"));
}

void TimeField::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showText();
    QLineEdit::changeEvent(event);
}

} // namespace pairwright
