#include "ui/frame/inspector.h"

#include "ui/explain/explain_panel.h"
#include "ui/pages/players/player_panel.h"

#include <QEvent>
#include <QTabWidget>

namespace pairwright {

Inspector::Inspector(Desk& desk, QWidget* parent)
    : QDockWidget(parent)
    , tabs_(new QTabWidget)
    , explanation_(new ExplainPanel(desk))
    , player_(new PlayerPanel(desk))
{
    setObjectName(QStringLiteral("inspector"));
    setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    tabs_->setDocumentMode(true);
    tabs_->addTab(explanation_, QString());
    tabs_->addTab(player_, QString());
    setWidget(tabs_);

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

void Inspector::askWhyNot(const std::vector<PlayerKey>& selected)
{
    showExplanation();
    explanation_->askWhyNot(selected);
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
    return explanation_->text();
}

void Inspector::refresh()
{
    explanation_->refresh();
}

void Inspector::retranslate()
{
    setWindowTitle(tr("Inspector"));
    tabs_->setTabText(0, tr("Explain"));
    tabs_->setTabText(1, tr("Player"));
}

void Inspector::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDockWidget::changeEvent(event);
}

} // namespace pairwright
