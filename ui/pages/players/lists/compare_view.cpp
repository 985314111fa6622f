#include "ui/pages/players/lists/compare_view.h"

#include "app/domain/text/visible_text.h"
#include "ui/pages/players/lists/differences_model.h"
#include "ui/text/files/list_text.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/form_keys.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/text_styles.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <set>

namespace pairwright {

CompareView::CompareView(Desk& desk, RatingLists& lists, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , lists_(lists)
    , header_(new PageHeader)
    , model_(new DifferencesModel(desk, this))
    , table_(new DataTable)
    , empty_(new EmptyState(QStringLiteral("rating")))
    , anyway_(new QAction(this))
    , body_(new QStackedWidget)
    , hint_(new PlainLabel)
    , all_(new QCheckBox)
    , cancel_(new QPushButton)
    , apply_(new QPushButton)
{
    setObjectName(QStringLiteral("compareView"));
    empty_->setLeading(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    header_->addControl(cancel_);
    header_->addControl(apply_);
    column->addWidget(header_);
    table_->setObjectName(QStringLiteral("differencesTable"));
    table_->setModel(model_);
    table_->setStretchColumns({DifferencesModel::Name, DifferencesModel::Remarks, DifferencesModel::List});
    table_->setNameColumns({DifferencesModel::Name});
    table_->setDropOrder({DifferencesModel::Remarks, DifferencesModel::List});
    body_->addWidget(empty_);
    body_->addWidget(table_);
    body_->setContentsMargins(look::tableMargin, 0, look::tableMargin, 0);
    column->addWidget(body_, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(16, 8, 16, 10);
    makeMuted(hint_);
    hint_->setWordWrap(true);
    foot->addWidget(hint_, 1);
    foot->addWidget(all_);
    column->addLayout(foot);

    apply_->setObjectName(QStringLiteral("applyDifferences"));
    apply_->setDefault(true);
    connect(cancel_, &QPushButton::clicked, this, &CompareView::finished);
    connect(apply_, &QPushButton::clicked, this, &CompareView::apply);
    connect(all_, &QCheckBox::clicked, model_, &DifferencesModel::tickAll);
    connect(model_, &QAbstractItemModel::dataChanged, this, &CompareView::updateFacts);
    anyway_->setObjectName(QStringLiteral("compareAnyway"));
    connect(anyway_, &QAction::triggered, this, [this] {
        accepted_ = true;
        refresh();
        if (body_->currentWidget() == table_)
            table_->setFocus();
    });
    connect(&lists_, &RatingLists::compared, this, &CompareView::refresh);
    connect(&lists_, &RatingLists::changed, this, &CompareView::refresh);
    connect(&desk_, &Desk::changed, this, &CompareView::updateFacts);
    retranslate();
}

void CompareView::begin()
{
    lists_.lookAgain();
    accepted_ = false; // each comparison first sees that the lists are current
    refresh();
    if (body_->currentWidget() == table_) {
        table_->setFocus();
        if (!table_->currentIndex().isValid())
            chooseRow(*table_, 0);
    } else if (!empty_->takeFocus()) {
        cancel_->setFocus();
    }
}

bool CompareView::isCompared() const
{
    return !lists_.isEmpty() && (accepted_ || lists_.isCurrent()) && desk_.settings().listsAreCompared() &&
           !lists_.isComparing();
}

void CompareView::refresh()
{
    if (desk_.session() == nullptr)
        return;
    const int row = table_->currentIndex().row();
    model_->show(isCompared() ? lists_.differences() : std::vector<ListDifference>());
    if (row >= 0 && row < model_->rowCount())
        chooseRow(*table_, row);
    updateFacts();
}

void CompareView::updateFacts()
{
    if (desk_.session() == nullptr)
        return;
    const int rows = model_->rowCount();
    std::set<PlayerKey> players;
    if (rows > 0)
        for (const ListDifference& difference : lists_.differences())
            players.insert(difference.player);
    QStringList facts;
    if (isCompared())
        facts = {tr("%n difference(s)", nullptr, rows), tr("%n player(s)", nullptr, static_cast<int>(players.size())),
                 comparedWith()};
    facts.removeAll(QString());
    header_->setFacts(facts.join(QStringLiteral(" · ")));
    body_->setCurrentWidget(rows > 0 ? static_cast<QWidget*>(table_) : empty_);
    showWhyEmpty();
    const auto ticked = static_cast<int>(model_->ticked().size());
    apply_->setText(tr("Take Over %n Value(s)", nullptr, ticked));
    apply_->setEnabled(ticked > 0 && desk_.mayChange(CommandName::editPlayer));
    apply_->setVisible(rows > 0);
    cancel_->setText(rows > 0 ? tr("Cancel") : tr("Done"));
    all_->setVisible(rows > 0);
    hint_->setVisible(rows > 0);
    all_->setChecked(rows > 0 && ticked == rows);
}

void CompareView::showWhyEmpty()
{
    if (lists_.isEmpty())
        empty_->set(tr("No rating list is here"), tr("Take in FIDE’s list, or that of your federation."),
                    {desk_.actions().get(ActionId::ratingLists)});
    else if (!desk_.settings().listsAreCompared())
        empty_->set(tr("Comparing is switched off"), tr("Players > Rating Lists switches it on again."),
                    {desk_.actions().get(ActionId::ratingLists)});
    else if (!accepted_ && !lists_.isCurrent())
        empty_->set(tr("Is FIDE’s list current?"),
                    ageText(lists_.hoursOld()) + QLatin1Char(' ') +
                        tr("Ratings may have been corrected since. Renew it first, or compare with what is here."),
                    {desk_.actions().get(ActionId::renewLists), anyway_});
    else if (lists_.isComparing())
        empty_->set(tr("Comparing …"), tr("Names, titles and ratings are looked up in the lists."));
    else
        empty_->set(tr("Everything is as in the lists"), tr("Whoever has no FIDE ID here is looked up by name."));
}

/// The lists, and whether FIDE's is that of the month that it should be.
QString CompareView::comparedWith() const
{
    QStringList labels;
    const QString month = lists_.dayCompared().toString(QStringLiteral("yyyy-MM"));
    bool other = false;
    for (const RatingList& list : lists_.listsCompared()) {
        labels.append(visibleText(labelOf(list)));
        other = other || (list.publisher == ListPublisher::fide && !month.isEmpty() && list.month != month);
    }
    if (labels.isEmpty())
        return {};
    const QString with = tr("compared with %1").arg(labels.join(QStringLiteral(", ")));
    return other ? tr("%1 – FIDE’s list of %2 is not here").arg(with, shownMonth(month)) : with;
}

void CompareView::apply()
{
    const std::vector<ListDifference> chosen = model_->ticked();
    if (chosen.empty())
        return;
    QStringList lists;
    for (const ListDifference& one : chosen)
        if (!lists.contains(one.list))
            lists.append(one.list);
    const QString source = lists.join(QStringLiteral(", "));
    const auto done = [this, source, count = static_cast<int>(chosen.size())] {
        desk_.messages().tell(Mood::good, tr("%n value(s) taken over from %1.", nullptr, count).arg(source));
        emit finished();
    };
    desk_.apply(takeOver(chosen, source), tr("Take these values over?"), tr("Take Over"), whenSaved(this, done));
}

void CompareView::keyPressEvent(QKeyEvent* event)
{
    if (!answersForm(*event, *apply_, *cancel_))
        QWidget::keyPressEvent(event);
}

void CompareView::retranslate()
{
    header_->setTitle(tr("Compare with the List"));
    all_->setText(tr("All"));
    anyway_->setText(tr("Compare All the Same"));
    table_->setAccessibleName(tr("Differences between the players and the rating lists"));
    hint_->setText(
        tr("What is ticked is taken over in one step; nothing changes before you say so. Players are compared with the "
           "list of the month in which the event begins, in one of more than 30 days with that of today, and with the "
           "newest list before it where that is not here."));
    updateFacts();
}

void CompareView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
