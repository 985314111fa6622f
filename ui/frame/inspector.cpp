#include "ui/frame/inspector.h"

#include "ui/explain/explanation.h"
#include "ui/explain/explanation_html.h"
#include "ui/pages/players/player_panel.h"
#include "ui/pages/rounds/round_picture.h"

#include <QEvent>
#include <QTabWidget>
#include <QTextBrowser>

namespace pairwright {

Inspector::Inspector(Desk& desk, QWidget* parent)
    : QDockWidget(parent)
    , desk_(desk)
    , tabs_(new QTabWidget)
    , explanation_(new QTextBrowser)
    , player_(new PlayerPanel(desk))
{
    setObjectName(QStringLiteral("inspector"));
    setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    explanation_->setObjectName(QStringLiteral("explanation"));
    explanation_->setFrameShape(QFrame::NoFrame);
    explanation_->document()->setDocumentMargin(12);
    tabs_->setDocumentMode(true);
    tabs_->addTab(explanation_, QString());
    tabs_->addTab(player_, QString());
    setWidget(tabs_);

    connect(&desk_, &Desk::selectionChanged, this, &Inspector::refresh);
    connect(&desk_, &Desk::changed, this, &Inspector::refresh);
    connect(&desk_, &Desk::sessionChanged, this, &Inspector::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &Inspector::refresh);
    connect(this, &QDockWidget::visibilityChanged, this, &Inspector::refresh);
    retranslate();
}

void Inspector::showExplanation()
{
    show();
    raise();
    tabs_->setCurrentWidget(explanation_);
    refresh();
}

void Inspector::showPlayer()
{
    show();
    raise();
    tabs_->setCurrentWidget(player_);
    player_->focusPresence();
}

QString Inspector::explanationText() const
{
    return explanation_->toPlainText();
}

void Inspector::refresh()
{
    // What nobody sees is not made.
    if (isVisible())
        refreshExplanation();
}

void Inspector::refreshExplanation()
{
    const auto hint = [this](const QString& text) {
        explanation_->setHtml(QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()));
    };
    if (desk_.session() == nullptr) {
        hint(tr("Open a tournament first."));
        return;
    }
    const Tournament& tournament = desk_.tournament();
    if (const auto& question = desk_.standingsQuestion()) {
        const QString html = standingsHtml(tournament, *question, palette());
        if (!html.isEmpty()) {
            explanation_->setHtml(html);
            return;
        }
    }
    if (const auto board = desk_.selectedBoard()) {
        const RoundVersion* version = shownVersion(tournament, board->round);
        if (version != nullptr && board->board <= static_cast<int>(version->pairings.boards.size())) {
            explanation_->setHtml(toHtml(explainBoard(tournament, *board), palette()));
            return;
        }
    }
    if (desk_.shownRound() && desk_.selectedPlayer()) {
        const RoundVersion* version = shownVersion(tournament, *desk_.shownRound());
        if (version != nullptr && version->pairings.bye == desk_.selectedPlayer()) {
            explanation_->setHtml(toHtml(explainBye(tournament, *desk_.shownRound()), palette()));
            return;
        }
    }
    hint(tr("Select a board on the Rounds page to see why these two players meet, or a "
            "player in the standings to see what decided his rank."));
}

void Inspector::retranslate()
{
    setWindowTitle(tr("Inspector"));
    tabs_->setTabText(0, tr("Explain"));
    tabs_->setTabText(1, tr("Player"));
    explanation_->setAccessibleName(tr("Why this pairing"));
    refresh();
}

void Inspector::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::ApplicationPaletteChange)
        refresh();
    QDockWidget::changeEvent(event);
}

} // namespace pairwright
