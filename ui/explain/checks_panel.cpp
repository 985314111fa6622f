#include "ui/explain/checks_panel.h"

#include "app/pairing/legality.h"
#include "ui/models/roles.h"
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

QString signOf(Mood mood)
{
    return mood == Mood::good ? QStringLiteral("✓") : mood == Mood::neutral ? QStringLiteral("•") : QStringLiteral("⚠");
}
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

std::vector<ChecksPanel::Line> ChecksPanel::linesOf(const QStringList& sentences)
{
    std::vector<Line> lines;
    for (const QString& sentence : sentences)
        lines.push_back({sentence});
    return lines;
}

void ChecksPanel::tell(const Section& section, const QString& title, const std::vector<Line>& lines,
                       const QString& none)
{
    section.title->setText(title);
    qDeleteAll(section.lines->findChildren<QLabel*>());
    auto* grid = qobject_cast<QGridLayout*>(section.lines->layout());
    int row = 0;
    for (const Line& line : lines.empty() ? std::vector<Line>{{none, Mood::good}} : lines) {
        // A sentence goes on below itself, not below its sign.
        auto* sign = new PlainLabel(signOf(line.mood));
        QPalette ink;
        ink.setColor(QPalette::WindowText, inkOf(QGuiApplication::palette(), line.mood));
        sign->setPalette(ink);
        auto* sentence = new PlainLabel(withoutLastWordAlone(line.sentence));
        sentence->setWordWrap(true);
        grid->addWidget(sign, row, 0, Qt::AlignTop);
        grid->addWidget(sentence, row, 1);
        ++row;
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
             linesOf(sentencesFor(judgeProposal(tournament, *shown), tournament)), tr("It breaks no rule."));

    const Readiness readiness = desk_.session()->readinessForPairing(tournament);
    tell(next_, tr("Before round %1 is paired").arg(readiness.round.value),
         linesOf(sentencesFor(readiness.findings, tournament)), tr("Nothing stands in the way."));

    FindingsModel report(desk_);
    report.refresh();
    std::vector<Line> lines;
    for (int row = 0; row < report.rowCount(); ++row)
        lines.push_back({tr("%1: %2", "field and what is wrong with it")
                             .arg(report.index(row, FindingsModel::Field).data().toString(),
                                  report.index(row, FindingsModel::Sentence).data().toString()),
                         static_cast<Mood>(report.index(row, FindingsModel::Level).data(MoodRole).toInt())});
    tell(report_, tr("The rating report"), lines, tr("It has all that it needs."));
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
