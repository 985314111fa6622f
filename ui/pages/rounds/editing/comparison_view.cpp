#include "ui/pages/rounds/editing/comparison_view.h"

#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/text_view.h"

#include <QEvent>
#include <QGridLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr int visibleLines = 7;

} // namespace

ComparisonView::ComparisonView(QWidget* parent)
    : QWidget(parent)
    , head_(new QToolButton)
    , body_(new QWidget)
{
    head_->setObjectName(QStringLiteral("comparisonHead"));
    head_->setCheckable(true);
    head_->setAutoRaise(true);
    head_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 0, 16, 6);
    column->setSpacing(4);
    column->addWidget(head_);
    auto* grid = new QGridLayout(body_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    static constexpr std::array names{"onlyByHand", "onlyByTheRules", "handWarnings"};
    for (int i = 0; i < static_cast<int>(titles_.size()); ++i) {
        const auto at = static_cast<std::size_t>(i);
        titles_[at] = new PlainLabel;
        scaleText(titles_[at], 1.0, QFont::DemiBold);
        texts_[at] = new TextView;
        texts_[at]->setObjectName(QLatin1String(names.at(at)));
        texts_[at]->setFixedHeight(visibleLines * fontMetrics().lineSpacing() + 8);
        texts_[at]->setTabChangesFocus(true);
        titles_[at]->setBuddy(texts_[at]);
        grid->addWidget(titles_[at], 0, i);
        grid->addWidget(texts_[at], 1, i);
        grid->setColumnStretch(i, i == 2 ? 2 : 1);
    }
    column->addWidget(body_);
    body_->hide();
    connect(head_, &QToolButton::toggled, this, [this](bool open) {
        head_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        body_->setVisible(open);
    });
    head_->setArrowType(Qt::RightArrow);
    refresh();
}

void ComparisonView::set(std::optional<ComparisonLists> lists, bool ofTeams)
{
    lists_ = std::move(lists);
    ofTeams_ = ofTeams;
    refresh();
}

void ComparisonView::open(bool open)
{
    head_->setChecked(open);
}

void ComparisonView::makeRoom(bool entering)
{
    if (makesRoom_ == entering)
        return;
    makesRoom_ = entering;
    if (entering)
        wasOpen_ = head_->isChecked();
    open(!entering && (wasOpen_ || head_->isChecked()));
}

void ComparisonView::refresh()
{
    setVisible(lists_.has_value());
    if (!lists_)
        return;
    const auto count = static_cast<int>(lists_->byHand.size());
    head_->setText(count == 0 ? tr("✎ Edited by hand, with the pairs that the rules give")
                   : ofTeams_ ? tr("✎ Edited by hand: %n match(es) other than by the rules", nullptr, count)
                              : tr("✎ Edited by hand: %n board(s) other than by the rules", nullptr, count));
    const std::array titles{tr("Only by hand"), tr("Only by the rules"), tr("Warnings")};
    const std::array lists{lists_->byHand, lists_->byTheRules, lists_->warnings};
    for (std::size_t i = 0; i < titles_.size(); ++i) {
        titles_[i]->setText(titles[i]);
        texts_[i]->setPlainText(lists[i].isEmpty() ? tr("nothing") : lists[i].join(QLatin1Char('\n')));
        texts_[i]->setAccessibleName(titles[i]);
    }
}

void ComparisonView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace pairwright
