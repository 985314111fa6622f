#include "ui/pages/overview/groups_form.h"

#include "app/domain/listed.h"
#include "app/domain/text/longest.h"
#include "ui/text/players/group_text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/listed_row.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int earliestYear = 1899; // shown as "any"
constexpr int latestYear = 2100;

std::optional<int> valueOf(const QSpinBox& box)
{
    return box.value() == box.minimum() ? std::nullopt : std::optional(box.value());
}

} // namespace

GroupsForm::GroupsForm(Desk& desk, QWidget* parent)
    : QGroupBox(parent)
    , desk_(desk)
    , hint_(new PlainLabel)
    , rows_(new QVBoxLayout)
    , name_(new QLineEdit)
    , sex_(new ChoiceBox)
    , born_(new PlainLabel)
    , rating_(new PlainLabel)
    , add_(new QPushButton)
{
    auto* column = new QVBoxLayout(this);
    hint_->setWordWrap(true);
    makeMuted(hint_);
    column->addWidget(hint_);
    column->addLayout(rows_);
    name_->setObjectName(QStringLiteral("groupName"));
    name_->setMaxLength(Longest::title);
    sex_->setObjectName(QStringLiteral("groupSex"));
    add_->setObjectName(QStringLiteral("addGroup"));
    bornFrom_ = addNumber("groupBornFrom", earliestYear, latestYear);
    bornUntil_ = addNumber("groupBornUntil", earliestYear, latestYear);
    ratingFrom_ = addNumber("groupRatingFrom", 0, highestRating);
    ratingBelow_ = addNumber("groupRatingBelow", 0, highestRating);
    auto* fields = new QGridLayout;
    fields->addWidget(name_, 0, 0, 1, 3);
    fields->addWidget(sex_, 0, 3);
    fields->addWidget(born_, 1, 0);
    fields->addWidget(bornFrom_, 1, 1);
    fields->addWidget(bornUntil_, 1, 2);
    fields->addWidget(rating_, 2, 0);
    fields->addWidget(ratingFrom_, 2, 1);
    fields->addWidget(ratingBelow_, 2, 2);
    fields->addWidget(add_, 2, 3);
    column->addLayout(fields);
    connect(add_, &QPushButton::clicked, this, &GroupsForm::add);
    connect(name_, &QLineEdit::returnPressed, this, &GroupsForm::add);
    connect(&desk_, &Desk::sessionChanged, this, [this] { beginChange({}); });
    connect(&desk_, &Desk::changedEntirely, this, &GroupsForm::refresh);
    connect(&desk_, &Desk::changed, this, [this](const ChangeSet& changes) {
        if (changes.settings || !changes.players.empty() || changes.playersAddedOrRemoved)
            refresh();
    });
    retranslate();
}

QSpinBox* GroupsForm::addNumber(const char* name, int least, int most)
{
    auto* box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    return box;
}

void GroupsForm::refresh()
{
    while (QLayoutItem* item = rows_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    if (desk_.session() == nullptr)
        return;
    const Tournament& tournament = desk_.projected();
    const auto& rules = tournament.settings.groupRules;
    const bool isGone = changed_ && std::none_of(rules.begin(), rules.end(), [this](const GroupRule& rule) {
                            return isSameThing(*changed_, rule);
                        });
    if (isGone) { // what is in the fields can still become a new one
        changed_.reset();
        nameButton();
    }
    for (const GroupRule& rule : rules) {
        const auto members = std::count_if(tournament.players.begin(), tournament.players.end(),
                                           [&rule](const Player& player) { return belongsTo(rule, player.data); });
        auto* row = new ListedRow(
            tr("%1: %2 (%n player(s))", nullptr, static_cast<int>(members)).arg(rule.name, describeRule(rule)));
        QToolButton* change =
            row->addButton("edit-rename", tr("Change the group"), tr("Change the group: %1").arg(rule.name));
        change->setObjectName(QStringLiteral("changeGroup"));
        change->setCheckable(true);
        change->setChecked(changed_ && isSameThing(*changed_, rule));
        change->setEnabled(desk_.mayChange(CommandName::setGroupRules));
        connect(change, &QToolButton::toggled, this,
                [this, rule](bool on) { beginChange(on ? std::optional(rule) : std::nullopt); });
        QToolButton* remove =
            row->addButton(takeAwayIcon, tr("Take the group away"), tr("Take the group away: %1").arg(rule.name));
        remove->setEnabled(desk_.mayChange(CommandName::setGroupRules));
        rows_->addWidget(row);
        connect(remove, &QToolButton::clicked, this,
                [this, rule] { desk_.apply(SetGroupRules{{removing(rule)}}, {}, {}); });
    }
    hint_->setVisible(rules.empty());
    for (QWidget* field :
         std::initializer_list<QWidget*>{name_, sex_, bornFrom_, bornUntil_, ratingFrom_, ratingBelow_, add_})
        field->setEnabled(desk_.mayChange(CommandName::setGroupRules));
}

void GroupsForm::nameButton()
{
    add_->setText(changed_ ? tr("Change the Group") : tr("Add the Group"));
}

void GroupsForm::add()
{
    if (desk_.session() == nullptr)
        return;
    GroupRule rule;
    rule.name = name_->text().simplified();
    if (sex_->currentIndex() > 0)
        rule.sex = sex_->currentIndex() == 1 ? Sex::Female : Sex::Male;
    rule.bornFrom = valueOf(*bornFrom_);
    rule.bornUntil = valueOf(*bornUntil_);
    rule.ratingFrom = valueOf(*ratingFrom_);
    rule.ratingBelow = valueOf(*ratingBelow_);
    desk_.apply(SetGroupRules{{{changed_, rule}}}, {}, {}, whenAccepted([this] { beginChange({}); }));
}

/// Puts the group into the fields, or empties them for a new one.
void GroupsForm::beginChange(const std::optional<GroupRule>& rule)
{
    changed_ = rule;
    const GroupRule shown = rule.value_or(GroupRule{});
    name_->setText(shown.name);
    sex_->setCurrentIndex(!shown.sex ? 0 : *shown.sex == Sex::Female ? 1 : 2);
    const auto show = [](QSpinBox& box, const std::optional<int>& value) {
        box.setValue(value.value_or(box.minimum()));
    };
    show(*bornFrom_, shown.bornFrom);
    show(*bornUntil_, shown.bornUntil);
    show(*ratingFrom_, shown.ratingFrom);
    show(*ratingBelow_, shown.ratingBelow);
    nameButton();
    refresh();
    if (changed_)
        name_->setFocus();
}

void GroupsForm::retranslate()
{
    setTitle(tr("Groups by rule"));
    hint_->setText(tr("None. A group gets ranks of its own on the Standings page, and its members follow from what is "
                      "known of the players."));
    name_->setPlaceholderText(tr("Name of a new group"));
    name_->setAccessibleName(tr("Name of a new group"));
    const int chosen = std::max(0, sex_->currentIndex());
    sex_->clear();
    sex_->addItems({tr("women and men"), tr("women"), tr("men")});
    sex_->setCurrentIndex(chosen);
    sex_->setAccessibleName(tr("Sex"));
    born_->setText(tr("Born"));
    rating_->setText(tr("Rating"));
    for (QSpinBox* box : {bornFrom_, ratingFrom_})
        box->setSpecialValueText(tr("from any", "year or rating"));
    bornUntil_->setSpecialValueText(tr("until any", "year"));
    ratingBelow_->setSpecialValueText(tr("below any", "rating"));
    for (QSpinBox* box : {bornFrom_, ratingFrom_})
        fillWithNumber(box, tr("from %1", "year or rating"));
    fillWithNumber(bornUntil_, tr("until %1", "year"));
    fillWithNumber(ratingBelow_, tr("below %1", "rating"));
    bornFrom_->setAccessibleName(tr("Born from"));
    bornUntil_->setAccessibleName(tr("Born until"));
    ratingFrom_->setAccessibleName(tr("Rating from"));
    ratingBelow_->setAccessibleName(tr("Rating below"));
    nameButton();
    refresh();
}

void GroupsForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

} // namespace pairwright
