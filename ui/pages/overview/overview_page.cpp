#include "ui/pages/overview/overview_page.h"

#include "ui/pages/overview/event_form.h"
#include "ui/pages/overview/forbidden_form.h"
#include "ui/pages/overview/glance_panel.h"
#include "ui/pages/overview/groups_form.h"
#include "ui/pages/overview/integrity_form.h"
#include "ui/pages/overview/play_form.h"
#include "ui/pages/overview/rating_form.h"
#include "ui/pages/overview/start_view.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/scrolled.h"

#include <QDir>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

namespace pairwright {

namespace {
constexpr int glanceWidth = 300;
constexpr int formsWidth = 760;
} // namespace

OverviewPage::OverviewPage(Desk& desk, RatingLists& lists, QWidget* parent)
    : Page(desk, parent)
    , stack_(new QStackedWidget)
    , start_(new StartView(desk))
    , new_(new NewTournamentView(desk))
{
    setObjectName(QStringLiteral("overviewPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(stack_);
    tournament_ = buildTournamentView(lists);
    startArea_ = scrolled(start_);
    newArea_ = scrolled(new_);
    stack_->addWidget(startArea_);
    stack_->addWidget(newArea_);
    stack_->addWidget(tournament_);

    connect(start_, &StartView::fileWanted, this, &OverviewPage::fileWanted);
    connect(new_, &NewTournamentView::accepted, this, &OverviewPage::creationWanted);
    connect(new_, &NewTournamentView::cancelled, this, [this] {
        endNew();
        emit newGivenUp();
    });
    connect(&desk, &Desk::sessionChanged, this, [this] {
        endNew();
        refresh();
    });
    connect(&desk, &Desk::changed, this, &OverviewPage::refresh);
    retranslate();
}

QWidget* OverviewPage::buildTournamentView(RatingLists& lists)
{
    auto* view = new QWidget;
    auto* column = new QVBoxLayout(view);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    header_ = new PageHeader;
    header_->addControl(new ActionButton(desk().actions().get(ActionId::backups)));
    column->addWidget(header_);

    auto* content = new QWidget;
    columns_ = new QBoxLayout(QBoxLayout::LeftToRight, content);
    columns_->setContentsMargins(16, 4, 16, 16);
    columns_->setSpacing(24);
    auto* forms = new QVBoxLayout;
    forms->setSpacing(12);
    auto* formHolder = new QWidget;
    formHolder->setLayout(forms);
    formHolder->setMaximumWidth(formsWidth);
    forms->setContentsMargins(0, 0, 0, 0);
    forms->addWidget(new EventForm(desk()));
    forms->addWidget(new PlayForm(desk()));
    forms->addWidget(new RatingForm(desk()));
    forms->addWidget(new RoundDatesForm(desk()));
    forms->addWidget(new ForbiddenForm(desk()));
    forms->addWidget(new GroupsForm(desk()));
    auto* integrity = new IntegrityForm(desk());
    forms->addWidget(integrity);
    connect(integrity, &IntegrityForm::momentWanted, this, &OverviewPage::momentWanted);
    forms->addStretch();
    columns_->addWidget(formHolder, 5);
    auto* glance = new GlancePanel(desk(), lists);
    glance->setMinimumWidth(glanceWidth);
    columns_->addWidget(glance, 3);
    columns_->addStretch(0);

    scroll_ = scrolled(content);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    column->addWidget(scroll_, 1);
    return view;
}

void OverviewPage::arrange()
{
    const QMargins margins = columns_->contentsMargins();
    const int needed = columns_->itemAt(0)->minimumSize().width() + columns_->spacing() + glanceWidth + margins.left() +
                       margins.right();
    // Too narrow for both: what to do next stands above the forms.
    const int room = width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    columns_->setDirection(room < needed ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
}

void OverviewPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    arrange();
}

void OverviewPage::beginNew()
{
    stack_->setCurrentWidget(newArea_);
    new_->begin();
}

void OverviewPage::endNew()
{
    stack_->setCurrentWidget(desk().session() != nullptr ? tournament_ : startArea_);
}

QString OverviewPage::unfinished() const
{
    const QString name = stack_->currentWidget() == newArea_ ? new_->name() : QString();
    return name.isEmpty() ? QString() : tr("the new tournament “%1”").arg(name);
}

void OverviewPage::refresh()
{
    if (desk().session() == nullptr)
        return;
    const EventData& event = desk().projected().event;
    header_->setTitle(event.name.isEmpty() ? tr("Tournament without a name") : event.name);
    header_->setFacts(QDir::toNativeSeparators(desk().session()->path()));
}

void OverviewPage::focusPlace(const Place& place)
{
    QWidget* field = place.field.isEmpty() ? nullptr : tournament_->findChild<QWidget*>(place.field);
    if (field != nullptr && desk().session() != nullptr) {
        endNew();
        scroll_->ensureWidgetVisible(field);
        field->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (stack_->currentWidget() == tournament_)
        tournament_->findChild<QWidget*>(QStringLiteral("eventName"))->setFocus();
}

void OverviewPage::retranslate()
{
    refresh();
}

} // namespace pairwright
