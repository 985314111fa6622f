#include "ui/widgets/page_header.h"

#include "ui/widgets/plain_tool_tip.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace pairwright {

PageHeader::PageHeader(QWidget* parent)
    : QWidget(parent)
    , title_(new QLabel)
    , facts_(new QLabel)
    , below_(new QLabel)
    , marks_(new QHBoxLayout)
    , controls_(new QHBoxLayout)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 8);
    column->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    scaleText(title_, 1.5, QFont::DemiBold);
    row->addWidget(title_);
    row->addLayout(marks_);
    makeMuted(facts_);
    facts_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(facts_, 1);
    controls_->setSpacing(6);
    row->addLayout(controls_);
    column->addLayout(row);
    makeMuted(below_);
    below_->setWordWrap(true);
    QSizePolicy narrow(QSizePolicy::Ignored, QSizePolicy::Preferred);
    narrow.setHeightForWidth(true);
    below_->setSizePolicy(narrow);
    below_->hide();
    for (QLabel* label : {title_, facts_, below_})
        label->setTextFormat(Qt::PlainText);
    facts_->installEventFilter(this);
    column->addWidget(below_);
}

void PageHeader::setTitle(const QString& title)
{
    title_->setText(title);
}

void PageHeader::setFacts(const QString& facts)
{
    text_ = facts;
    for (QLabel* label : {facts_, below_})
        label->setToolTip(plainToolTip(facts));
    placeFacts();
}

void PageHeader::placeFacts()
{
    const bool fits = facts_->fontMetrics().horizontalAdvance(text_) <= facts_->width();
    facts_->setText(fits ? text_ : QString());
    below_->setText(fits ? QString() : text_);
    below_->setVisible(!fits);
}

bool PageHeader::eventFilter(QObject* watched, QEvent* event)
{
    // Its place has the same width with and without a text in it, so this settles at once.
    if (watched == facts_ && event->type() == QEvent::Resize)
        placeFacts();
    return QWidget::eventFilter(watched, event);
}

void PageHeader::addControl(QWidget* control)
{
    controls_->addWidget(control);
}

void PageHeader::addMark(QWidget* mark)
{
    marks_->addWidget(mark);
}

} // namespace pairwright
