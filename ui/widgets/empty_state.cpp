#include "ui/widgets/empty_state.h"

#include "ui/theme/icons.h"
#include "ui/theme/tints.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace pairwright {

EmptyState::EmptyState(const QString& iconName, QWidget* parent)
    : QWidget(parent)
    , iconName_(iconName)
    , picture_(new PlainLabel)
    , heading_(new PlainLabel)
    , sentence_(new PlainLabel)
    , buttons_(new QWidget)
{
    // A small window may cut it; it must not keep the window large.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addStretch(2);
    picture_->setAlignment(Qt::AlignCenter);
    column->addWidget(picture_);
    heading_->setAlignment(Qt::AlignCenter);
    scaleText(heading_, 1.35, QFont::DemiBold);
    column->addWidget(heading_);
    sentence_->setAlignment(Qt::AlignCenter);
    sentence_->setWordWrap(true);
    sentence_->setMaximumWidth(520);
    makeMuted(sentence_);
    auto* centred = new QHBoxLayout;
    centred->addStretch();
    centred->addWidget(sentence_, 4);
    centred->addStretch();
    column->addLayout(centred);
    auto* row = new QHBoxLayout(buttons_);
    row->setAlignment(Qt::AlignCenter);
    column->addWidget(buttons_);
    column->addStretch(3);
    paintIcon();
}

void EmptyState::set(const QString& heading, const QString& sentence, const QList<QAction*>& actions)
{
    heading_->setText(heading);
    sentence_->setText(withoutLastWordAlone(sentence));
    qDeleteAll(buttons_->findChildren<ActionButton*>(QString(), Qt::FindDirectChildrenOnly));
    for (QAction* action : actions) {
        auto* button = new ActionButton(action);
        if (leading_ && action == actions.front())
            button->setProperty("primary", true);
        buttons_->layout()->addWidget(button);
    }
}

void EmptyState::addButton(QPushButton* button)
{
    buttons_->layout()->addWidget(button);
    button->show();
    buttons_->layout()->activate(); // at once: the window may be shown before anything else happens
}

void EmptyState::setIcon(const QString& name)
{
    iconName_ = name;
    paintIcon();
}

bool EmptyState::takeFocus()
{
    auto* button = buttons_->findChild<QPushButton*>(QString(), Qt::FindDirectChildrenOnly);
    if (button != nullptr)
        button->setFocus();
    return button != nullptr;
}

void EmptyState::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        paintIcon();
    QWidget::changeEvent(event);
}

void EmptyState::paintIcon()
{
    QPixmap icon = themedIcon(iconName_).pixmap(QSize(48, 48), devicePixelRatioF(), QIcon::Disabled);
    if (iconName_ == QLatin1String("dialog-ok") && !icon.isNull()) { // nothing is wrong
        QPainter painter(&icon);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(icon.rect(), inkOf(palette(), Mood::good));
    }
    picture_->setPixmap(icon);
}

} // namespace pairwright
