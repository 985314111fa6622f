#include "ui/frame/inspector.h"

#include "ui/explain/checks_panel.h"
#include "ui/explain/explain_panel.h"
#include "ui/pages/players/player_panel.h"
#include "ui/theme/icons.h"
#include "ui/widgets/scrolled.h"

#include <QEvent>
#include <QTabWidget>
#include <QToolButton>

namespace pairwright {

namespace {

enum Tab { explanationTab, playerTab, checksTab };

} // namespace

Inspector::Inspector(Desk& desk, QWidget* parent)
    : QDockWidget(parent)
    , desk_(desk)
    , tabs_(new QTabWidget)
    , close_(new QToolButton)
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
    // The tabs say what it is: a title above them would only cost room.
    auto* untitled = new QWidget;
    untitled->setFixedHeight(0);
    setTitleBarWidget(untitled);
    close_->setObjectName(QStringLiteral("closeInspector"));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::NoFocus); // its key is in the menu
    tabs_->setCornerWidget(close_);
    connect(close_, &QToolButton::clicked, this, &QDockWidget::close);

    tabOf_[PageId::players] = playerTab;
    connect(this, &QDockWidget::visibilityChanged, this, &Inspector::refresh);
    connect(&desk, &Desk::sessionChanged, this, &Inspector::nameThePlayerTab);
    connect(&desk, &Desk::changed, this, &Inspector::nameThePlayerTab);
    connect(&desk, &Desk::changedEntirely, this, &Inspector::nameThePlayerTab);
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
    nameThePlayerTab();
}

void Inspector::nameThePlayerTab()
{
    const bool ofTeams = desk_.session() != nullptr && desk_.projected().settings.teams.has_value();
    tabs_->setTabText(playerTab, ofTeams ? tr("Team") : tr("Player"));
}

void Inspector::retranslate()
{
    setWindowTitle(tr("Inspector"));
    close_->setIcon(themedIcon(QStringLiteral("window-close")));
    close_->setToolTip(tr("Close the Inspector (F4)"));
    close_->setAccessibleName(close_->toolTip());
    tabs_->setTabText(explanationTab, tr("Explain"));
    nameThePlayerTab();
    tabs_->setTabText(checksTab, tr("Checks"));
}

void Inspector::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QDockWidget::changeEvent(event);
}

} // namespace pairwright
