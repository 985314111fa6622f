#include "ui/pages/rounds/editing/comparison_view.h"

#include "ui/explain/explanation_html.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/band.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/text_view.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QStyleOption>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace pairwright {

namespace {

constexpr int mostOfAText = 8; ///< of one of the texts; more scroll
constexpr std::size_t warnings = 2;
constexpr int fewLines = 36; ///< of text on the whole page
constexpr int arrowWidth = 20;
constexpr int headAir = 6; ///< above and below the words of the head

/// A line from edge to edge that opens and closes what stands below it; it is no box of its own.
class FoldingHead final : public QToolButton {
public:
    using QToolButton::QToolButton;

    [[nodiscard]] QSize sizeHint() const override
    {
        return {arrowWidth + fontMetrics().horizontalAdvance(text()) + headAir, fontMetrics().height() + 2 * headAir};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {arrowWidth, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        QStyleOption arrow;
        arrow.initFrom(this);
        const QRect all = rect();
        arrow.rect = QStyle::visualRect(layoutDirection(), all, {0, (height() - arrowSize) / 2, arrowSize, arrowSize});
        style()->drawPrimitive(arrowType() == Qt::DownArrow   ? QStyle::PE_IndicatorArrowDown
                               : arrowType() == Qt::LeftArrow ? QStyle::PE_IndicatorArrowLeft
                                                              : QStyle::PE_IndicatorArrowRight,
                               &arrow, &painter, this);
        const QRect words = QStyle::visualRect(layoutDirection(), all, all.adjusted(arrowWidth, 0, 0, 0));
        style()->drawItemText(&painter, words,
                              static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)) |
                                  Qt::AlignVCenter | Qt::TextSingleLine,
                              palette(), isEnabled(), fontMetrics().elidedText(text(), Qt::ElideRight, words.width()),
                              QPalette::WindowText);
        if (hasFocus()) {
            QStyleOptionFocusRect focus;
            focus.initFrom(this);
            focus.rect = all;
            style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
        }
    }

private:
    static constexpr int arrowSize = 14;
};

/// "C.04.3:2026 art. 2.4.1 [C6]; art. 2.4.9 [C14]": what they begin with is said once.
QString inOneList(const QStringList& articles)
{
    QStringList told;
    QString before;
    for (const QString& article : articles) {
        const QString edition = article.left(article.indexOf(QLatin1Char(' ')) + 1);
        told.append(edition == before ? article.mid(edition.size()) : article);
        before = edition;
    }
    return told.join(QStringLiteral("; "));
}

} // namespace

ComparisonView::ComparisonView(QWidget* parent)
    : QWidget(parent)
    , head_(new FoldingHead)
    , body_(new QWidget)
{
    head_->setObjectName(QStringLiteral("comparisonHead"));
    head_->setCheckable(true);
    head_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    scaleText(head_, 1.0, QFont::DemiBold);
    auto* band = new Band;
    auto* around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 8);
    around->addWidget(band);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(16, 2, 16, 2);
    column->setSpacing(2);
    band->setContent(column);
    column->addWidget(head_);
    grid_ = new QGridLayout(body_);
    indent();
    grid_->setHorizontalSpacing(24);
    grid_->setVerticalSpacing(4);
    static constexpr std::array names{"onlyByHand", "onlyByTheRules", "handWarnings"};
    for (std::size_t at = 0; at < titles_.size(); ++at) {
        titles_[at] = new PlainLabel;
        makeMuted(titles_[at]);
        texts_[at] = new TextView;
        texts_[at]->setObjectName(QLatin1String(names.at(at)));
        texts_[at]->setFrameShape(QFrame::NoFrame);
        texts_[at]->viewport()->setAutoFillBackground(false);
        texts_[at]->document()->setDocumentMargin(0);
        texts_[at]->setTabChangesFocus(true);
        titles_[at]->setBuddy(texts_[at]);
        // As high as what it holds.
        connect(texts_[at]->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
                [this, text = texts_[at]](const QSizeF& size) {
                    const double most = mostOfAText * fontMetrics().lineSpacing();
                    text->setFixedHeight(static_cast<int>(std::ceil(std::min(size.height(), most))) + 2);
                });
    }
    for (const std::size_t at : {std::size_t{0}, std::size_t{1}})
        hairlines_[at] = new Hairline;
    arrange(false);
    grid_->addWidget(texts_[2], 4, 0, 1, 2);
    titles_[2]->hide();
    titles_[2]->setParent(body_);
    column->addWidget(body_);
    body_->hide();
    connect(head_, &QToolButton::toggled, this, [this](bool open) {
        showArrow();
        body_->setVisible(open);
        emit toggled();
    });
    showArrow();
    refresh();
}

/// What the head opens stands below its words.
void ComparisonView::indent()
{
    grid_->setContentsMargins(look::fromStart(arrowWidth, 0, 0, 8));
}

/// The boards are a table of two columns, or a line a side; the warnings are sentences below.
void ComparisonView::arrange(bool inLines)
{
    for (const int i : {0, 1}) {
        const auto at = static_cast<std::size_t>(i);
        grid_->addWidget(titles_[at], inLines ? i : 0, inLines ? 0 : i, inLines ? Qt::AlignTop : Qt::Alignment());
        grid_->addWidget(texts_[at], inLines ? i : 2, inLines ? 1 : i, Qt::AlignTop);
        grid_->addWidget(hairlines_[at], 1 + 2 * i, 0, 1, 2);
        grid_->setColumnStretch(i, inLines ? i : 1);
        hairlines_[at]->setHidden(inLines);
    }
}

void ComparisonView::fit()
{
    const bool inLines = parentWidget() != nullptr && parentWidget()->height() < fewLines * fontMetrics().lineSpacing();
    if (std::exchange(inLines_, inLines) == inLines)
        return;
    arrange(inLines);
    refresh();
}

bool ComparisonView::takesRoom() const
{
    return inLines_ && !isHidden() && head_->isChecked();
}

void ComparisonView::set(std::optional<ComparisonLists> lists, bool ofTeams)
{
    lists_ = std::move(lists);
    ofTeams_ = ofTeams;
    refresh();
}

void ComparisonView::showArrow()
{
    const Qt::ArrowType folded = isRightToLeft() ? Qt::LeftArrow : Qt::RightArrow;
    head_->setArrowType(head_->isChecked() ? Qt::DownArrow : folded);
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
    head_->setText(lists_->asImported ? tr("✎ Edited by hand, as the imported file says")
                   : count == 0       ? tr("✎ Edited by hand, with the pairs that the rules give")
                   : ofTeams_         ? tr("✎ Edited by hand: %n match(es) other than by the rules", nullptr, count)
                                      : tr("✎ Edited by hand: %n board(s) other than by the rules", nullptr, count));
    const std::array titles{tr("Only by hand"), tr("Only by the rules"), tr("Warnings")};
    const std::array lists{lists_->byHand, lists_->byTheRules, lists_->warnings};
    for (std::size_t i = 0; i < titles_.size(); ++i) {
        titles_[i]->setText(titles[i]);
        if (i < warnings) {
            titles_[i]->setHidden(lists_->asImported);
            texts_[i]->setHidden(lists_->asImported);
            hairlines_[i]->setHidden(inLines_ || lists_->asImported);
        }
        texts_[i]->setAccessibleName(titles[i]);
        if (i < warnings)
            texts_[i]->setPlainText(lists[i].isEmpty()
                                        ? tr("nothing")
                                        : lists[i].join(inLines_ ? QStringLiteral(", ") : QStringLiteral("\n")));
    }
    QStringList sentences;
    for (const QString& warning : lists_->warnings)
        sentences.append(proseHtml(withoutLastWordAlone(warning)));
    QString told = sentences.join(QStringLiteral("<br>"));
    if (!lists_->articles.isEmpty()) // in the line of the last, where it has room
        told += QStringLiteral(" <span style=\"color:%1\">%2</span>")
                    .arg(tintsOf(palette()).muted.name(), proseHtml(inOneList(lists_->articles)));
    texts_[warnings]->setHtml(told);
    texts_[warnings]->setVisible(!told.isEmpty());
}

void ComparisonView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    else if (event->type() == QEvent::LayoutDirectionChange) {
        showArrow();
        indent();
    } else if (event->type() == QEvent::FontChange)
        fit();
    QWidget::changeEvent(event);
}

} // namespace pairwright
