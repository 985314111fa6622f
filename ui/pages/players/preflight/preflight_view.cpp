#include "ui/pages/players/preflight/preflight_view.h"

#include "app/domain/players/player_fields.h"
#include "ui/pages/players/preflight/preflight_model.h"
#include "ui/text/files/list_text.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace pairwright {

PreflightView::PreflightView(Desk& desk, RatingLists& lists, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , lists_(lists)
    , header_(new PageHeader)
    , model_(new PreflightModel(desk, lists, this))
    , table_(new DataTable)
    , empty_(new EmptyState(QStringLiteral("dialog-ok")))
    , body_(new QStackedWidget)
    , hint_(new PlainLabel)
    , done_(new QPushButton)
{
    setObjectName(QStringLiteral("preflightView"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    compare_ = new ActionButton(desk.actions().get(ActionId::compareWithLists));
    header_->addControl(compare_);
    header_->addControl(done_);
    column->addWidget(header_);
    table_->setObjectName(QStringLiteral("preflightTable"));
    table_->setModel(model_);
    table_->setStretchColumns({PreflightModel::Name, PreflightModel::Detail});
    table_->setNameColumns({PreflightModel::Name});
    table_->setDropOrder({PreflightModel::Detail});
    body_->addWidget(empty_);
    body_->addWidget(table_);
    body_->setContentsMargins(look::tableMargin, 0, look::tableMargin, 0);
    column->addWidget(body_, 1);
    hint_->setObjectName(QStringLiteral("preflightHint"));
    hint_->setContentsMargins(16, 8, 16, 10);
    hint_->setWordWrap(true);
    makeMuted(hint_);
    column->addWidget(hint_);
    connect(done_, &QPushButton::clicked, this, &PreflightView::finished);
    connect(table_, &DataTable::rowActivated, this, &PreflightView::lead);
    connect(table_, &QAbstractItemView::doubleClicked, this, &PreflightView::lead);
    connect(&desk_, &Desk::sessionChanged, this, &PreflightView::refresh);
    connect(&desk_, &Desk::changed, this, &PreflightView::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &PreflightView::refresh);
    connect(&lists_, &RatingLists::compared, this, &PreflightView::refresh);
    connect(&lists_, &RatingLists::changed, this, &PreflightView::refresh);
    retranslate();
}

void PreflightView::begin()
{
    lists_.lookAgain();
    refresh();
    if (model_->rowCount() > 0 && !table_->currentIndex().isValid())
        chooseRow(*table_, 0);
    (model_->rowCount() > 0 ? static_cast<QWidget*>(table_) : done_)->setFocus();
}

void PreflightView::refresh()
{
    if (desk_.session() == nullptr || !isVisible())
        return;
    model_->refresh();
    const int count = model_->rowCount();
    body_->setCurrentWidget(count > 0 ? static_cast<QWidget*>(table_) : empty_);
    header_->setFacts(count > 0 ? tr("%n point(s) to look at", nullptr, count) : QString());
    const QString old =
        inFideMode(desk_.projected().settings) && !lists_.isCurrent() ? ageText(lists_.hoursOld()) : QString();
    QStringList hints{count > 0 ? tr("Enter leads to the field. None of this stops a round.") : QString(), old};
    hints.removeAll(QString());
    hint_->setText(hints.join(QLatin1Char(' ')));
    hint_->setVisible(!hints.isEmpty());
    compare_->setVisible(count > 0 || !lists_.isEmpty());
    empty_->set(
        tr("All data are complete"),
        withoutLastWordAlone(lists_.isEmpty()
                                 ? tr("There is no rating list on this machine; with one the ratings and titles are "
                                      "compared too.")
                                 : tr("Nobody stands there twice, nothing is missing, and all is as in the lists.")),
        lists_.isEmpty() ? QList<QAction*>{desk_.actions().get(ActionId::ratingLists)} : QList<QAction*>{});
}

void PreflightView::lead(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const PreflightLine& line = model_->at(index.row());
    desk_.leadTo({PageId::players, QString::fromLatin1(infoOf(fieldOf(line.code)).key), line.player, {}});
}

void PreflightView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit finished();
    else
        QWidget::keyPressEvent(event);
}

void PreflightView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void PreflightView::retranslate()
{
    header_->setTitle(tr("Preflight"));
    done_->setText(tr("Done"));
    table_->setAccessibleName(tr("What there is to look at"));
    model_->retranslate();
    refresh();
}

void PreflightView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
