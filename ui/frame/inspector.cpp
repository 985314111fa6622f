#include "ui/frame/inspector.h"

#include "ui/explain/checks_panel.h"
#include "ui/explain/explain_panel.h"
#include "ui/pages/players/player_panel.h"
#include "ui/widgets/scrolled.h"

#include <QEvent>
#include <QTabWidget>

namespace pairwright {

namespace {

enum Tab { explanationTab, playerTab, checksTab };

} // namespace

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

    tabOf_[PageId::players] = playerTab;
    connect(this, &QDockWidget::visibilityChanged, this, &Inspector::refresh);
    retranslate();
}

void Inspector::showExplanation()
{
    show();
    raise();
    tabs_->setCurrentIndex(explanationTab);
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
    tabs_->setCurrentIndex(playerTab);
    player_->focusPresence();
}

void Inspector::showChecks()
{
    show();
    raise();
    tabs_->setCurrentIndex(checksTab);
}

void Inspector::turnTo(PageId page)
{
    if (page == page_)
        return;
    tabOf_[page_] = tabs_->currentIndex();
    page_ = page;
    tabs_->setCurrentIndex(tabOf_.try_emplace(page, explanationTab).first->second);
    refresh();
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
    tabs_->setTabText(explanationTab, tr("Explain"));
    tabs_->setTabText(playerTab, tr("Player"));
    tabs_->setTabText(checksTab, tr("Checks"));
}

void Inspector::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDockWidget::changeEvent(event);
}

} // namespace pairwright
