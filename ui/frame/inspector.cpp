#include "ui/frame/inspector.h"

#include "ui/explain/checks_panel.h"
#include "ui/explain/explain_panel.h"
#include "ui/pages/players/player_panel.h"
#include "ui/widgets/scrolled.h"

#include <QEvent>
#include <QTabWidget>

namespace pairwright {

Inspector::Inspector(Desk& desk, QWidget* parent)
    : QDockWidget(parent)
    , tabs_(new QTabWidget)
    , explanation_(new ExplainPanel(desk))
    , player_(new PlayerPanel(desk))
    , checks_(new ChecksPanel(desk))
{
    setObjectName(QStringLiteral("inspector"));
    setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    tabs_->setDocumentMode(true);
    for (QWidget* panel : std::initializer_list<QWidget*>{explanation_, player_, checks_})
        tabs_->addTab(scrolledBothWays(panel), QString());
    setWidget(tabs_);

    connect(this, &QDockWidget::visibilityChanged, this, &Inspector::refresh);
    retranslate();
}

void Inspector::showExplanation()
{
    show();
    raise();
    tabs_->setCurrentIndex(0);
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
    tabs_->setCurrentIndex(1);
    player_->focusPresence();
}

void Inspector::showChecks()
{
    show();
    raise();
    tabs_->setCurrentIndex(2);
}

QString Inspector::checksText() const
{
    return checks_->text();
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
    tabs_->setTabText(2, tr("Checks"));
}

void Inspector::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDockWidget::changeEvent(event);
}

} // namespace pairwright
