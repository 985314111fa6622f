#include "ui/explain/checks_panel.h"

#include "app/pairing/legality.h"
#include "ui/pages/exports/findings_model.h"
#include "ui/text/steps/finding_text.h"
#include "ui/theme/tints.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QVBoxLayout>

namespace pairwright {

namespace {
constexpr int aboveTitle = 12;
constexpr int besideSign = 6;
constexpr int betweenLines = 4;
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
    const Section section{new PlainLabel, new QWidget};
    scaleText(section.title, 1.0, QFont::DemiBold);
    section.title->setContentsMargins(0, layout()->isEmpty() ? 0 : aboveTitle, 0, 0);
    section.title->setWordWrap(true);
    auto* grid = new QGridLayout(section.lines);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(besideSign);
    grid->setVerticalSpacing(betweenLines);
    grid->setColumnStretch(1, 1);
    layout()->addWidget(section.title);
    layout()->addWidget(section.lines);
    return section;
}

void ChecksPanel::tell(const Section& section, const QString& title, const QStringList& sentences, const QString& none)
{
    section.title->setText(title);
    qDeleteAll(section.lines->findChildren<QLabel*>());
    auto* grid = qobject_cast<QGridLayout*>(section.lines->layout());
    const bool isGood = sentences.isEmpty();
    const QStringList lines = isGood ? QStringList{none} : sentences;
    for (int row = 0; row < lines.size(); ++row) { // a sentence goes on below itself, not below its sign
        auto* sign = new PlainLabel(isGood ? QStringLiteral("✓") : QStringLiteral("⚠"));
        QPalette ink;
        ink.setColor(QPalette::WindowText, inkOf(QGuiApplication::palette(), isGood ? Mood::good : Mood::warning));
        sign->setPalette(ink);
        auto* sentence = new PlainLabel(withoutLastWordAlone(lines[row]));
        sentence->setWordWrap(true);
        grid->addWidget(sign, row, 0, Qt::AlignTop);
        grid->addWidget(sentence, row, 1);
    }
}

void ChecksPanel::refresh()
{
    if (!isVisible())
        return;
    const bool open = desk_.session() != nullptr;
    for (const Section& section : {proposal_, next_, report_})
        for (QWidget* part : std::initializer_list<QWidget*>{section.title, section.lines})
            part->setVisible(open);
    if (!open)
        return;
    const Tournament& tournament = desk_.projected();
    const auto shown = desk_.shownRound();
    const Round* round = shown ? tournament.round(*shown) : nullptr;
    const bool isProposal = round != nullptr && round->proposal() != nullptr;
    for (QWidget* part : std::initializer_list<QWidget*>{proposal_.title, proposal_.lines})
        part->setVisible(isProposal);
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
        if (section.title->isVisibleTo(this)) {
            lines << section.title->text();
            const auto* grid = qobject_cast<const QGridLayout*>(section.lines->layout());
            for (int i = 0; i + 1 < grid->count(); i += 2) // a sign and its sentence
                lines << QStringLiteral("%1 %2").arg(qobject_cast<QLabel*>(grid->itemAt(i)->widget())->text(),
                                                     qobject_cast<QLabel*>(grid->itemAt(i + 1)->widget())
                                                         ->text()
                                                         .replace(QChar(QChar::Nbsp), QLatin1Char(' ')));
        }
    return lines.join(QLatin1Char('\n'));
}

void ChecksPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}

void ChecksPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

} // namespace pairwright
