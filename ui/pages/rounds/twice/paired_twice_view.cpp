#include "ui/pages/rounds/twice/paired_twice_view.h"

#include "ui/pages/rounds/twice/paired_twice_words.h"
#include "ui/theme/tints.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/text_view.h"

#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr int linesOfARound = 5;

} // namespace

PairedTwiceView::PairedTwiceView(QWidget* parent)
    : QFrame(parent)
    , head_(new PlainLabel)
    , silent_(new PlainLabel)
    , both_(new QWidget)
{
    setObjectName(QStringLiteral("pairedTwice"));
    head_->setObjectName(QStringLiteral("pairedTwiceHead"));
    silent_->setObjectName(QStringLiteral("pairedTwiceSilent"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 2, 16, 4);
    column->setSpacing(2);
    for (QLabel* label : {head_, silent_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    }
    auto* grid = new QGridLayout(both_);
    grid->setContentsMargins(0, 2, 0, 2);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    static constexpr std::array names{"onlyInProposal", "onlyInSecondRound"};
    for (int i = 0; i < static_cast<int>(texts_.size()); ++i) {
        const auto at = static_cast<std::size_t>(i);
        titles_[at] = new PlainLabel;
        scaleText(titles_[at], 1.0, QFont::DemiBold);
        texts_[at] = new TextView;
        texts_[at]->setObjectName(QLatin1String(names.at(at)));
        texts_[at]->setFixedHeight(linesOfARound * fontMetrics().lineSpacing() + 8);
        texts_[at]->setTabChangesFocus(true);
        titles_[at]->setBuddy(texts_[at]);
        grid->addWidget(titles_[at], 0, i);
        grid->addWidget(texts_[at], 1, i);
    }
    column->addWidget(both_);
    refresh();
}

void PairedTwiceView::set(const SecondPairing& pairing, const RoundVersion& version, const Tournament& tournament)
{
    pairing_ = pairing;
    running_ = false;
    const std::array rounds{pairing.proposal, pairing.second};
    for (std::size_t i = 0; i < rounds.size(); ++i)
        texts_.at(i)->setPlainText(
            boardsOf(rounds.at(i).value_or(SecondRound{}), version, tournament).join(QLatin1Char('\n')));
    refresh();
}

void PairedTwiceView::setRunning(bool running)
{
    pairing_.reset();
    running_ = running;
    refresh();
}

QString PairedTwiceView::runningText()
{
    return tr("Being paired a second time …");
}

void PairedTwiceView::refresh()
{
    const bool differs = pairing_ && pairing_->found == SecondPairing::Found::different;
    head_->setText(pairing_ ? headOf(*pairing_) : running_ ? runningText() : QString());
    silent_->setText(pairing_ ? silenceOf(*pairing_) : QString());
    silent_->setVisible(!silent_->text().isEmpty());
    titles_[0]->setText(tr("Only in this proposal"));
    titles_[1]->setText(tr("Only in the second round"));
    for (std::size_t i = 0; i < texts_.size(); ++i)
        texts_.at(i)->setAccessibleName(titles_.at(i)->text());
    both_->setVisible(differs);
    setAccessibleName(head_->text());
    QPalette palette = QGuiApplication::palette();
    if (differs)
        palette.setColor(QPalette::Window, washOf(palette, Mood::warning));
    setPalette(palette);
    setAutoFillBackground(differs);
    setVisible(pairing_ || running_);
}

void PairedTwiceView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::ApplicationPaletteChange)
        refresh();
    QFrame::changeEvent(event);
}

} // namespace pairwright
