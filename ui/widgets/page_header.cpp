#include "ui/widgets/page_header.h"

#include "ui/theme/look_shapes.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {
constexpr int between = 12; ///< title, marks, facts, controls
} // namespace

PageHeader::PageHeader(double size, QWidget* parent)
    : QWidget(parent)
    , title_(new PlainLabel)
    , facts_(new PlainLabel)
    , below_(new PlainLabel)
    , row_(new QHBoxLayout)
    , marks_(new QHBoxLayout)
    , controls_(new QHBoxLayout)
    , flow_(new FlowLayout(nullptr))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 8);
    column->setSpacing(4);
    auto* row = row_;
    row->setSpacing(between);
    if (size != 1)
        scaleText(this, size, QFont::Normal);
    scaleText(title_, 1.5 * size, QFont::DemiBold);
    row->addStrut(look::controlHeight); // with controls or without
    row->addWidget(title_);
    row->addLayout(marks_);
    makeMuted(facts_);
    facts_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(facts_, 1);
    controls_->setSpacing(6);
    row->addLayout(controls_);
    column->addLayout(row);
    column->addLayout(flow_);
    makeMuted(below_);
    below_->setWordWrap(true);
    QSizePolicy narrow(QSizePolicy::Ignored, QSizePolicy::Preferred);
    narrow.setHeightForWidth(true);
    below_->setSizePolicy(narrow);
    below_->hide();
    facts_->installEventFilter(this);
    column->addWidget(below_);
}

void PageHeader::setTitle(const QString& title)
{
    title_->setText(title);
}

void PageHeader::setFacts(const QString& facts, bool besideOnly)
{
    text_ = facts;
    besideOnly_ = besideOnly;
    for (QLabel* label : {facts_, below_})
        label->setToolTip(facts);
    if (instead_ != nullptr)
        placeControls();
    placeFacts();
}

void PageHeader::placeFacts()
{
    const bool fits = facts_->fontMetrics().horizontalAdvance(text_) <= facts_->width();
    facts_->setText(fits ? text_ : QString());
    const bool below = !fits && !besideOnly_;
    below_->setText(below ? text_ : QString());
    below_->setVisible(below);
}

QSize PageHeader::minimumSizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    const int title = title_->sizeHint().width() + between + marks_->minimumSize().width();
    int widest = title;
    for (QWidget* control : all_)
        if (const QWidgetItem item(control); !item.isEmpty())
            widest = std::max(widest, item.minimumSize().width());
    return {widest + margins.left() + margins.right(), QWidget::minimumSizeHint().height()};
}

int PageHeader::widthOfControls() const
{
    int width = 0;
    for (QWidget* control : all_)
        if (const QWidgetItem item(control); !item.isEmpty())
            width += (width > 0 ? controls_->spacing() : 0) + item.minimumSize().width();
    return width;
}

void PageHeader::partControls(bool parted)
{
    if (parted == parted_)
        return;
    parted_ = parted;
    QLayout* from = parted ? static_cast<QLayout*>(controls_) : flow_;
    QLayout* into = parted ? static_cast<QLayout*>(flow_) : controls_;
    for (QWidget* control : std::as_const(all_)) {
        from->removeWidget(control);
        into->addWidget(control);
    }
}

void PageHeader::fold(const QList<QWidget*>& controls, QWidget* instead)
{
    folding_ = controls;
    instead_ = instead;
    instead_->hide();
}

void PageHeader::foldControls(int room)
{
    if (instead_ == nullptr)
        return;
    const int facts = facts_->fontMetrics().horizontalAdvance(text_);
    int rest = title_->sizeHint().width() + marks_->minimumSize().width() + 3 * between + facts;
    int open = 0;
    for (QWidget* control : std::as_const(all_)) {
        const int width = control->minimumSizeHint().width() + controls_->spacing();
        if (folding_.contains(control))
            open += width;
        else if (control != instead_ && !control->isHidden())
            rest += width;
    }
    const bool folded = rest + open > room || (foldedIn_ > 0 && room <= foldedIn_);
    foldedIn_ = folded ? room : 0;
    instead_->setVisible(folded);
    for (QWidget* control : std::as_const(folding_))
        control->setVisible(!folded);
    // Controls that grow where they have room leave the facts theirs.
    const int shut = instead_->minimumSizeHint().width() + controls_->spacing();
    facts_->setMinimumWidth(rest + (folded ? shut : open) <= room ? facts : 0);
}

void PageHeader::placeControls()
{
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    foldControls(room);
    const int controls = widthOfControls();
    const bool below = title_->sizeHint().width() + marks_->minimumSize().width() + controls + 3 * between > room;
    partControls(controls > room);
    if (below == controlsBelow_)
        return;
    controlsBelow_ = below;
    auto* column = static_cast<QVBoxLayout*>(layout());
    (below ? static_cast<QLayout*>(row_) : column)->removeItem(controls_);
    controls_->setParent(nullptr);
    controls_->setAlignment(below ? Qt::AlignRight : Qt::Alignment()); // where they stand beside a title too
    if (below)
        column->insertLayout(2, controls_);
    else
        row_->addLayout(controls_);
}

void PageHeader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // Not while the layout is at work: it would not hear of it.
    QTimer::singleShot(0, this, &PageHeader::placeControls);
}

bool PageHeader::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        foldedIn_ = std::min(foldedIn_, 1); // looked at anew
    // A control has come or gone, or has another text.
    if (event->type() == QEvent::LayoutRequest)
        placeControls();
    return QWidget::event(event);
}

bool PageHeader::eventFilter(QObject* watched, QEvent* event)
{
    // Its place has the same width with and without a text in it, so this settles at once.
    if (watched == facts_ && event->type() == QEvent::Resize)
        QTimer::singleShot(0, this, &PageHeader::placeFacts);
    return QWidget::eventFilter(watched, event);
}

void PageHeader::addControl(QWidget* control)
{
    controls_->addWidget(control);
    all_.append(control);
}

void PageHeader::addMark(QWidget* mark)
{
    marks_->addWidget(mark);
}

} // namespace pairwright
