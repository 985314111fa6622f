#include "ui/pages/rounds/entry/answer_line.h"

#include "ui/text/format.h"
#include "ui/theme/tints.h"

#include <QAccessible>
#include <QApplication>

namespace pairwright {

AnswerLine::AnswerLine(QWidget& bar, std::function<QString()> echo)
    : bar_(bar)
    , echo_(std::move(echo))
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void AnswerLine::write(Mood mood, const QString& sentence)
{
    mood_ = mood;
    saving_.reset();
    saysWaiting_ = false;
    said_ = sentence;
    paint();
    setText(said_.isEmpty() ? idle_ : said_);
}

void AnswerLine::setIdle(const QString& hint)
{
    idle_ = hint;
    if (said_.isEmpty())
        setText(idle_);
    paint();
}

void AnswerLine::say(Mood mood, const QString& sentence)
{
    write(mood, sentence);
    bar_.setAccessibleDescription(echo_() + QLatin1Char('\n') + sentence);
    QAccessibleEvent spoken(&bar_, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&spoken);
}

void AnswerLine::hear(Answer answer, int given, const QString& title, const std::optional<GameResult>& result)
{
    switch (answer) {
    case Answer::accepted:
        write(Mood::neutral, tr("%1   saving …").arg(title));
        saving_ = given;
        return;
    case Answer::confirmed:
        if (saving_ == given)
            say(Mood::good, result ? QStringLiteral("✓  %1   %2").arg(title, formatResult(*result))
                                   : tr("%1   cleared").arg(title));
        return;
    case Answer::kept:
        if (saving_ == given) {
            say(Mood::warning, tr("%1   waits at this desk").arg(title));
            saysWaiting_ = true;
        }
        return;
    case Answer::failed: say(Mood::bad, tr("%1   stays as it was. The message below says why.").arg(title)); return;
    case Answer::cancelled: say(Mood::neutral, tr("%1   stays as it was: cancelled.").arg(title)); return;
    }
}

void AnswerLine::follow(Desk& desk)
{
    connect(&desk, &Desk::waitingChanged, this, [this, &desk] {
        if (saysWaiting_ && (desk.session() == nullptr || desk.session()->waiting().empty()))
            say(Mood::neutral, {});
    });
}

void AnswerLine::paint()
{
    QPalette ink;
    if (mood_ != Mood::neutral)
        for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text}) // which, the ground decides
            ink.setColor(role, inkOf(QApplication::palette(), mood_));
    else if (said_.isEmpty())
        for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text})
            ink.setColor(role, mutedOn(QApplication::palette(), palette().color(backgroundRole())));
    setPalette(ink);
}

} // namespace pairwright
