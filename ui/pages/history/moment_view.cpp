#include "ui/pages/history/moment_view.h"

#include "app/formats/report/shown_date.h"
#include "ui/pages/history/history_model.h"
#include "ui/print/print_sheet.h"
#include "ui/print/sheet_preview.h"
#include "ui/theme/tints.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/round_tabs.h"

#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace pairwright {

namespace {
constexpr std::array allKinds{ReportKind::standings, ReportKind::pairingsByBoard, ReportKind::pairingsByName,
                              ReportKind::crossTable, ReportKind::playerList};
constexpr int longestStep = 80;
} // namespace

MomentView::MomentView(QWidget* parent)
    : QWidget(parent)
    , banner_(new QWidget)
    , sentence_(new PlainLabel)
    , back_(new QPushButton)
    , kinds_(new QComboBox)
    , tabs_(new RoundTabs)
    , body_(new QStackedWidget)
    , preview_(new SheetPreview)
    , empty_(new EmptyState(QStringLiteral("history")))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    banner_->setAutoFillBackground(true);
    auto* row = new QHBoxLayout(banner_);
    row->setContentsMargins(16, 8, 16, 8);
    sentence_->setObjectName(QStringLiteral("momentBanner"));
    sentence_->setWordWrap(true);
    row->addWidget(sentence_, 1);
    back_->setObjectName(QStringLiteral("backToPresent"));
    row->addWidget(back_);
    column->addWidget(banner_);
    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(16, 8, 16, 8);
    kinds_->setObjectName(QStringLiteral("momentKinds"));
    for (std::size_t i = 0; i < allKinds.size(); ++i)
        kinds_->addItem(QString());
    tools->addWidget(kinds_);
    tools->addStretch();
    tools->addWidget(tabs_);
    column->addLayout(tools);
    body_->addWidget(preview_);
    body_->addWidget(empty_);
    column->addWidget(body_, 1);
    connect(back_, &QPushButton::clicked, this, &MomentView::closed);
    connect(kinds_, &QComboBox::currentIndexChanged, this, &MomentView::refresh);
    connect(tabs_, &RoundTabs::roundChosen, this, [this](RoundNumber round) {
        round_ = round;
        refresh();
    });
    paintBanner();
}

void MomentView::display(const Tournament& tournament, const HistoryEntry& entry)
{
    tournament_ = tournament;
    entry_ = entry;
    round_.reset();
    if (!tournament.rounds.empty())
        round_ = RoundNumber{static_cast<int>(tournament.rounds.size())};
    retranslate();
    back_->setFocus();
    if (isVisible())
        emit looked(&*tournament_, entry_->at);
}

void MomentView::clear()
{
    tournament_.reset();
    entry_.reset();
    sheet_.reset();
    preview_->setSheet(nullptr);
}

const ReportDocument* MomentView::document() const
{
    return sheet_ ? &sheet_->document() : nullptr;
}

QString MomentView::bannerText() const
{
    return sentence_->text();
}

void MomentView::refresh()
{
    if (!tournament_)
        return;
    ReportChoice choice;
    choice.kind = allKinds.at(static_cast<std::size_t>(std::max(0, kinds_->currentIndex())));
    choice.round = round_;
    tabs_->setVisible(choice.kind != ReportKind::playerList);
    tabs_->set(tournament_->settings.plannedRounds, static_cast<int>(tournament_->rounds.size()), round_);
    sheet_.reset();
    if (const auto made = makeReport(*tournament_, choice))
        sheet_ = std::make_shared<const Sheet>(*made, sheetOptionsForLocale());
    preview_->setSheet(sheet_);
    body_->setCurrentWidget(sheet_ ? static_cast<QWidget*>(preview_) : empty_);
}

void MomentView::retranslate()
{
    back_->setText(tr("Back to the Present"));
    kinds_->setAccessibleName(tr("What of that moment"));
    for (std::size_t i = 0; i < allKinds.size(); ++i)
        kinds_->setItemText(static_cast<int>(i), nameOf(allKinds[i]));
    empty_->set(tr("Nothing of that kind yet"),
                tr("At that moment the round had no pairings, or games of the last round had not ended."));
    if (entry_)
        sentence_->setText(tr("As it was on %1, after step %2: %3")
                               .arg(shownDateTime(entry_->at.toLocalTime()), QString::number(entry_->step),
                                    describeEntry(*entry_).left(longestStep)));
    refresh();
}

void MomentView::paintBanner()
{
    QPalette colours;
    colours.setColor(QPalette::Window, washOf(QGuiApplication::palette(), Mood::warning));
    banner_->setPalette(colours);
}

void MomentView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

void MomentView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (tournament_)
        emit looked(&*tournament_, entry_->at);
}

void MomentView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    emit looked(nullptr, {});
}

void MomentView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        paintBanner();
    QWidget::changeEvent(event);
}

} // namespace pairwright
