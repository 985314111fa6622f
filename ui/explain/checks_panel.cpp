#include "ui/explain/checks_panel.h"

#include "app/pairing/legality.h"
#include "ui/pages/exports/findings_model.h"
#include "ui/text/steps/finding_text.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QVBoxLayout>

namespace pairwright {

namespace {
constexpr int aboveTitle = 12;
} // namespace

ChecksPanel::ChecksPanel(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
{
    setObjectName(QStringLiteral("checksPanel"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    proposal_ = addSection();
    next_ = addSection();
    report_ = addSection();
    column->addStretch();
    connect(&desk, &Desk::sessionChanged, this, &ChecksPanel::refresh);
    connect(&desk, &Desk::changed, this, &ChecksPanel::refresh);
    connect(&desk, &Desk::changedEntirely, this, &ChecksPanel::refresh);
    connect(&desk, &Desk::shownRoundChanged, this, &ChecksPanel::refresh);
}

ChecksPanel::Section ChecksPanel::addSection()
{
    const Section section{new PlainLabel, new PlainLabel};
    scaleText(section.title, 1.0, QFont::DemiBold);
    section.title->setContentsMargins(0, layout()->isEmpty() ? 0 : aboveTitle, 0, 0);
    for (QLabel* label : {section.title, section.lines}) {
        label->setWordWrap(true);
        layout()->addWidget(label);
    }
    return section;
}

void ChecksPanel::tell(const Section& section, const QString& title, const QStringList& sentences, const QString& none)
{
    section.title->setText(title);
    QStringList lines;
    for (const QString& sentence : sentences)
        lines.append(QStringLiteral("⚠ ") + sentence);
    section.lines->setText(lines.isEmpty() ? QStringLiteral("✓ ") + none : lines.join(QLatin1Char('\n')));
}

void ChecksPanel::refresh()
{
    if (!isVisible())
        return;
    const bool open = desk_.session() != nullptr;
    for (const Section& section : {proposal_, next_, report_})
        for (QLabel* label : {section.title, section.lines})
            label->setVisible(open);
    if (!open)
        return;
    const Tournament& tournament = desk_.projected();
    const auto shown = desk_.shownRound();
    const Round* round = shown ? tournament.round(*shown) : nullptr;
    const bool isProposal = round != nullptr && round->proposal() != nullptr;
    for (QLabel* label : {proposal_.title, proposal_.lines})
        label->setVisible(isProposal);
    if (isProposal)
        tell(proposal_, tr("Proposal of round %1").arg(shown->value),
             sentencesFor(judgeProposal(tournament, *shown), tournament), tr("It breaks no rule."));

    const Readiness readiness = desk_.session()->readinessForPairing(tournament);
    tell(next_, tr("Before round %1 is paired").arg(readiness.round.value),
         sentencesFor(readiness.findings, tournament), tr("Nothing stands in the way."));

    FindingsModel report(desk_);
    report.refresh();
    QStringList sentences;
    for (int row = 0; row < report.rowCount(); ++row)
        sentences.append(tr("%1: %2", "field and what is wrong with it")
                             .arg(report.index(row, FindingsModel::Field).data().toString(),
                                  report.index(row, FindingsModel::Sentence).data().toString()));
    tell(report_, tr("The rating report"), sentences, tr("It has all that it needs."));
}

QString ChecksPanel::text() const
{
    QStringList lines;
    for (const Section& section : {proposal_, next_, report_})
        if (section.title->isVisibleTo(this))
            lines << section.title->text() << section.lines->text();
    return lines.join(QLatin1Char('\n'));
}

void ChecksPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void ChecksPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

} // namespace pairwright
