#include "ui/pages/overview/rating_form.h"

#include "ui/text/files/list_text.h"
#include "ui/text/players/official_rating_text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field_note.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int countedListRole = Qt::UserRole;

/// By the type of play where the order is one that FIDE's lists alone do not have.
int placeOfLists(const std::vector<CountedList>& lists)
{
    const auto choices = choicesOfLists();
    const auto place = std::find(choices.begin(), choices.end(), lists);
    return place == choices.end() ? 0 : static_cast<int>(place - choices.begin());
}

} // namespace

RatingForm::RatingForm(Desk& desk, QWidget* parent)
    : QGroupBox(parent)
    , desk_(desk)
    , form_(new QFormLayout(this))
    , refusal_(new FieldNote("ratingRefusal", this))
    , method_(new ChoiceBox)
    , lists_(new ChoiceBox)
    , order_(new QWidget)
    , ownOrder_(new QListWidget)
    , up_(new QPushButton)
    , down_(new QPushButton)
    , recount_(new QPushButton)
    , facts_(new PlainLabel)
    , periods_(new PlainLabel)
{
    form_->setVerticalSpacing(8);
    form_->setHorizontalSpacing(12);
    form_->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    method_->setObjectName(QStringLiteral("ratingMethod"));
    addLabelledRow(form_, method_);
    lists_->setObjectName(QStringLiteral("countedLists"));
    lists_->setMaxVisibleItems(20);
    addLabelledRow(form_, lists_);
    buildOrder();
    facts_->setObjectName(QStringLiteral("ratingFacts"));
    makeNote(facts_);
    form_->addRow(QString(), facts_);
    recount_->setObjectName(QStringLiteral("recountRatings"));
    recount_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    form_->addRow(QString(), recount_);
    periods_->setObjectName(QStringLiteral("ratingPeriods"));
    makeNote(periods_);
    form_->addRow(QString(), periods_);

    for (QComboBox* box : {method_, lists_})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // the language may change while they are seen
    connect(method_, &QComboBox::activated, this, [this] { store(method_); });
    connect(lists_, &QComboBox::activated, this, [this] { store(lists_); });
    connect(recount_, &QPushButton::clicked, this, [this] { store(recount_); });
    connect(&desk_, &Desk::sessionChanged, this, &RatingForm::refresh);
    connect(&desk_, &Desk::changed, this, &RatingForm::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &RatingForm::refresh);
    retranslate();
}

void RatingForm::buildOrder()
{
    ownOrder_->setObjectName(QStringLiteral("ratingOrder"));
    up_->setObjectName(QStringLiteral("listUp"));
    down_->setObjectName(QStringLiteral("listDown"));
    auto* row = new QHBoxLayout(order_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(ownOrder_, 1);
    auto* moves = new QVBoxLayout;
    moves->addWidget(up_);
    moves->addWidget(down_);
    moves->addStretch();
    row->addLayout(moves);
    addLabelledRow(form_, order_);
    connect(ownOrder_, &QListWidget::itemChanged, this, &RatingForm::storeOrder);
    connect(up_, &QPushButton::clicked, this, [this] { moveList(-1); });
    connect(down_, &QPushButton::clicked, this, [this] { moveList(1); });
}

/// Those that count first, in their order; behind them those that are left out.
void RatingForm::showOrder(const RatingRule& rule)
{
    std::vector<CountedList> lists = countedLists(rule);
    const std::size_t counted = lists.size();
    for (const CountedList list :
         {CountedList::standard, CountedList::rapid, CountedList::blitz, CountedList::national})
        if (std::find(lists.begin(), lists.end(), list) == lists.end())
            lists.push_back(list);
    const QSignalBlocker quiet(ownOrder_);
    const QListWidgetItem* held = ownOrder_->currentItem();
    const QVariant current = held != nullptr ? held->data(countedListRole) : QVariant();
    ownOrder_->clear();
    for (std::size_t i = 0; i < lists.size(); ++i) {
        auto* item = new QListWidgetItem(describeList(lists[i]), ownOrder_);
        item->setData(countedListRole, static_cast<int>(lists[i]));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(i < counted ? Qt::Checked : Qt::Unchecked);
        if (i == 0 || item->data(countedListRole) == current) // the one that was held goes with its row
            ownOrder_->setCurrentItem(item);
    }
    ownOrder_->setFixedHeight(ownOrder_->sizeHintForRow(0) * ownOrder_->count() + 2 * ownOrder_->frameWidth() + 4);
}

void RatingForm::moveList(int rows)
{
    const int from = ownOrder_->currentRow();
    const int to = from + rows;
    if (from < 0 || to < 0 || to >= ownOrder_->count())
        return;
    {
        const QSignalBlocker quiet(ownOrder_);
        ownOrder_->insertItem(to, ownOrder_->takeItem(from));
        ownOrder_->setCurrentRow(to);
    }
    storeOrder();
}

void RatingForm::storeOrder()
{
    std::vector<CountedList> lists;
    for (int row = 0; row < ownOrder_->count(); ++row)
        if (ownOrder_->item(row)->checkState() == Qt::Checked)
            lists.push_back(static_cast<CountedList>(ownOrder_->item(row)->data(countedListRole).toInt()));
    if (desk_.session() == nullptr)
        return;
    if (lists.empty()) { // one of them has to count
        refresh();
        return;
    }
    apply(RatingChoice::other, lists, order_);
}

void RatingForm::refresh()
{
    if (desk_.session() == nullptr)
        return;
    const Tournament& tournament = desk_.projected();
    const RatingKind kind = ratingRuleOf(tournament).kind;
    lists_->setItemText(0, describeLists({}, kind));
    method_->setCurrentIndex(static_cast<int>(tournament.settings.ratingChoice));
    lists_->setCurrentIndex(placeOfLists(tournament.settings.ratingLists));
    for (QWidget* field : {static_cast<QWidget*>(method_), static_cast<QWidget*>(lists_)})
        field->setEnabled(desk_.mayChange(CommandName::setRatingChoice));
    const bool national = tournament.settings.ratingChoice == RatingChoice::nationalOnly;
    const bool ownOrder = tournament.settings.ratingChoice == RatingChoice::other;
    showRow(form_, lists_, !national && !ownOrder);
    showRow(form_, order_, ownOrder);
    for (QWidget* field : {static_cast<QWidget*>(ownOrder_), static_cast<QWidget*>(up_), static_cast<QWidget*>(down_)})
        field->setEnabled(desk_.mayChange(CommandName::setRatingChoice));
    if (ownOrder)
        showOrder(ratingRuleOf(tournament));
    facts_->setText(factsText());
    showRow(form_, facts_, !facts_->text().isEmpty());
    const RatingRule rule = ratingRuleOf(tournament);
    const bool differs = std::any_of(tournament.players.begin(), tournament.players.end(), [&](const Player& player) {
        return recounted(player.data, rule).rating != player.data.rating;
    });
    showRow(form_, recount_, differs);
    recount_->setEnabled(desk_.mayChange(CommandName::setRatingChoice));
    periods_->setText(periodsText());
    showRow(form_, periods_, !periods_->text().isEmpty());
    makeAsWide({method_, lists_});
}

QString RatingForm::factsText() const
{
    int counts[3]{};
    int unrated = 0;
    const Tournament& tournament = desk_.projected();
    // The ratings of teams are their strengths, made of those of their players.
    for (const Player& player : tournament.settings.teams ? tournament.members : tournament.players)
        ++(player.data.rating ? counts[static_cast<int>(player.data.rating->source)] : unrated);
    QStringList facts;
    if (counts[0] > 0)
        facts.append(tr("%n by FIDE", nullptr, counts[0]));
    if (counts[1] > 0)
        facts.append(tr("%n national", nullptr, counts[1]));
    if (counts[2] > 0)
        facts.append(tr("%n estimate(s)", nullptr, counts[2]));
    if (unrated > 0)
        facts.append(tr("%n unrated", nullptr, unrated));
    return facts.isEmpty() ? QString() : tr("Ratings: %1").arg(facts.join(QStringLiteral(" · ")));
}

QString RatingForm::periodsText() const
{
    const std::vector<EventPeriod> periods = ratingPeriods(desk_.projected());
    if (periods.empty())
        return {};
    QStringList lines{tr("The event takes more than 30 days: each game is rated by the list of its month. Pairings go "
                         "by the ratings of the start.")};
    for (std::size_t i = 0; i < periods.size(); ++i) {
        QString line = describePeriod(periods[i]);
        if (i > 0)
            line += QStringLiteral(" · ") + (periods[i].known > 0 ? tr("%n rating(s) known", nullptr, periods[i].known)
                                                                  : tr("no list yet: those of the month before count"));
        lines.append(line);
    }
    return lines.join(QLatin1Char('\n'));
}

void RatingForm::store(QWidget* field)
{
    if (desk_.session() == nullptr)
        return;
    const auto method = static_cast<RatingChoice>(method_->currentIndex());
    const Settings& seen = desk_.projected().settings;
    // An order of one's own begins with that of the type of play, and goes with it.
    const bool stays = method == RatingChoice::other && seen.ratingChoice == RatingChoice::other;
    apply(method,
          stays ? seen.ratingLists
          : method == RatingChoice::other
              ? std::vector<CountedList>()
              : choicesOfLists().at(static_cast<std::size_t>(std::max(0, lists_->currentIndex()))),
          field);
}

void RatingForm::apply(RatingChoice method, const std::vector<CountedList>& lists, QWidget* field)
{
    refusal_->dismiss();
    const Settings& seen = desk_.projected().settings;
    const SetRatingChoice command{method, seen.ratingChoice, lists, seen.ratingLists};
    const bool same = command.choice == seen.ratingChoice && command.lists == seen.ratingLists;
    if (!same || field == recount_)
        desk_.apply(command, tr("Change which rating counts?"), tr("Change"), [this, field](Answer answer) {
            if (answer == Answer::failed)
                refusal_->sayBelow(form_, field, desk_.messages().text());
            refresh();
        });
    refresh();
}

void RatingForm::retranslate()
{
    setTitle(tr("Ratings"));
    labelRow(form_, method_, tr("Counts"));
    method_->setToolTip(tr("The rating that orders the players. Official ratings stay beside it; estimates stay what "
                           "they are."));
    const int method = std::max(0, method_->currentIndex());
    method_->clear();
    for (const RatingChoice choice : ratingChoices())
        method_->addItem(describeChoice(choice));
    method_->setCurrentIndex(method);
    labelRow(form_, order_, tr("Order of the lists"));
    ownOrder_->setAccessibleName(tr("Order of the lists"));
    ownOrder_->setToolTip(tr("The first list with a tick that has a rating of the player counts. Take the tick away to "
                             "leave a list out."));
    up_->setText(tr("List &up"));
    down_->setText(tr("List do&wn"));
    labelRow(form_, lists_, tr("FIDE lists"));
    lists_->setToolTip(tr("The first of these lists that has a rating of the player counts."));
    const int lists = std::max(0, lists_->currentIndex());
    lists_->clear();
    for (const auto& choice : choicesOfLists())
        lists_->addItem(describeLists(choice, RatingKind::standard));
    lists_->setCurrentIndex(lists);
    recount_->setText(tr("Take the Official Ratings"));
    recount_->setToolTip(tr("Some ratings are not what the official ones give by this method."));
    refresh();
}

void RatingForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

} // namespace pairwright
