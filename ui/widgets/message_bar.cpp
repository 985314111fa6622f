#include "ui/widgets/message_bar.h"

#include "ui/theme/icons.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include <utility>

namespace pairwright {

namespace {

constexpr int goodNewsMilliseconds = 8000;
constexpr int offerMilliseconds = 15000; // good news with a button

QString signOf(Mood mood)
{
    switch (mood) {
    case Mood::good: return QStringLiteral("dialog-ok");
    case Mood::warning: return QStringLiteral("dialog-warning");
    case Mood::bad: return QStringLiteral("dialog-error");
    case Mood::neutral: break;
    }
    return QStringLiteral("dialog-information");
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , sign_(new PlainLabel)
    , sentence_(new PlainLabel)
    , action_(new QPushButton)
    , details_(new QToolButton)
    , close_(new QToolButton)
{
    setObjectName(QStringLiteral("messageBar"));
    setAutoFillBackground(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(look::fromStart(12, 6, 6, 6));
    row->setSpacing(10);
    row->addWidget(sign_, 0, Qt::AlignVCenter);
    sentence_->setWordWrap(true);
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(sentence_, 1);
    row->addWidget(action_);
    details_->setObjectName(QStringLiteral("messageDetails"));
    details_->setCheckable(true);
    details_->setAutoRaise(true);
    details_->hide();
    row->addWidget(details_, 0, Qt::AlignVCenter);
    close_->setObjectName(QStringLiteral("closeMessage"));
    close_->setAutoRaise(true);
    row->addWidget(close_, 0, Qt::AlignVCenter);

    leave_.setSingleShot(true);
    connect(&leave_, &QTimer::timeout, this, &MessageBar::dismiss);
    connect(close_, &QToolButton::clicked, this, [this] {
        if (isStanding_)
            standNoMore();
        else
            dismiss();
    });
    connect(details_, &QToolButton::toggled, this,
            [this](bool shown) { sentence_->setText(shown ? told_ + QLatin1Char('\n') + shownDetails_ : told_); });
    connect(action_, &QPushButton::clicked, this, [this] {
        const auto pressed = std::exchange(whenPressed_, nullptr);
        whenLeft_ = nullptr;
        dismiss();
        if (pressed)
            pressed();
    });
    retranslate();
    hide();
}

void MessageBar::tell(Mood mood, const QString& sentence)
{
    tell(mood, sentence, {}, {});
}

void MessageBar::tell(Mood mood, const QString& sentence, const QString& action, std::function<void()> whenPressed,
                      std::function<void()> whenLeft)
{
    const bool leaves = mood == Mood::good || mood == Mood::neutral;
    const bool isOld = since_ && trouble_ > *since_;
    if (leaves && (isOld || (whenLeft_ && mood == Mood::good && action.isEmpty()))) {
        later_ = [this, mood, sentence, action, whenPressed = std::move(whenPressed), whenLeft = std::move(whenLeft)] {
            tell(mood, sentence, action, whenPressed, whenLeft);
        };
        return;
    }
    trouble_ = leaves ? 0 : count_ + 1;
    ++count_;
    if (const auto left = std::exchange(whenLeft_, nullptr))
        left();
    isStanding_ = false;
    mood_ = mood;
    told_ = sentence;
    sentence_->setText(sentence);
    shownDetails_.clear();
    details_->setChecked(false);
    details_->hide();
    action_->setText(action);
    action_->setVisible(!action.isEmpty());
    whenPressed_ = std::move(whenPressed);
    whenLeft_ = std::move(whenLeft);
    paintMood();
    show();
    if (leaves)
        leave_.start(action.isEmpty() ? goodNewsMilliseconds : offerMilliseconds);
    else
        leave_.stop();
    setAccessibleName(sentence);
    QAccessibleEvent spoken(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

void MessageBar::tellOf(int since, const std::function<void()>& news)
{
    const auto before = std::exchange(since_, since);
    news();
    since_ = before;
}

void MessageBar::stand(Mood mood, const QString& sentence, const QString& action,
                       const std::function<void()>& whenPressed, const QString& details)
{
    const bool isTheSame =
        standing_ && standingText_ == sentence && standingAction_ == action && standingDetails_ == details;
    standingText_ = sentence;
    standingAction_ = action;
    standingDetails_ = details;
    standing_ = [this, mood, sentence, action, whenPressed, details] {
        tell(mood, sentence, action, whenPressed);
        leave_.stop();
        isStanding_ = true;
        showDetails(details);
    };
    if (!isTheSame)
        standing_();
    else if (isStanding_)
        whenPressed_ = whenPressed;
}

void MessageBar::showDetails(const QString& details)
{
    shownDetails_ = details;
    details_->setChecked(false);
    details_->setVisible(!details.isEmpty());
}

void MessageBar::standNoMore()
{
    standing_ = nullptr;
    if (isStanding_)
        dismiss();
}

void MessageBar::dismiss()
{
    leave_.stop();
    hide();
    told_.clear();
    sentence_->clear();
    details_->hide();
    trouble_ = 0;
    whenPressed_ = nullptr;
    isStanding_ = false;
    if (const auto left = std::exchange(whenLeft_, nullptr))
        left();
    if (standing_)
        standing_();
    if (const auto later = std::exchange(later_, nullptr))
        later();
}

void MessageBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        paintMood();
    QFrame::changeEvent(event);
}

void MessageBar::paintMood()
{
    QPalette palette;
    palette.setColor(QPalette::Window, washOf(QGuiApplication::palette(), mood_));
    setPalette(palette);
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    sign_->setPixmap(themedIcon(signOf(mood_)).pixmap(QSize(size, size), devicePixelRatioF()));
    close_->setIcon(themedIcon(QStringLiteral("window-close")));
}

void MessageBar::retranslate()
{
    details_->setText(tr("Details"));
    close_->setToolTip(tr("Close this message"));
    close_->setAccessibleName(tr("Close this message"));
}

} // namespace pairwright
