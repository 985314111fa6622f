#include "ui/widgets/page_header.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/text_styles.h"

#include <QHBoxLayout>
#include <QLabel>

namespace pairwright {

PageHeader::PageHeader(QWidget* parent)
    : QWidget(parent)
    , title_(new QLabel)
    , facts_(new ElidedLabel)
    , marks_(new QHBoxLayout)
    , controls_(new QHBoxLayout)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 12, 16, 8);
    row->setSpacing(12);
    title_->setFont(scaledFont(title_->font(), 1.5, QFont::DemiBold));
    row->addWidget(title_);
    row->addLayout(marks_);
    makeMuted(facts_);
    facts_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(facts_, 1);
    controls_->setSpacing(6);
    row->addLayout(controls_);
}

void PageHeader::setTitle(const QString& title)
{
    title_->setText(title);
}

void PageHeader::setFacts(const QString& facts)
{
    facts_->setText(facts);
    facts_->setToolTip(facts);
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
