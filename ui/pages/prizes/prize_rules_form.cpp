#include "ui/pages/prizes/prize_rules_form.h"

#include "app/domain/players/player_fields.h"
#include "app/domain/text/longest.h"
#include "app/formats/display_text.h"
#include "app/prizes/prize_words.h"
#include "engine/base/limits.h"
#include "ui/explain/name_field.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field_note.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form_keys.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/listed_row.h"
#include "ui/widgets/name_row.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_field.h"
#include "ui/widgets/window_heading.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>

#include <array>

namespace pairwright {

namespace {

constexpr int betweenColumns = 32;

/// What shares may be rounded to, in hundredths.
constexpr std::array<std::int64_t, 7> units{1, 5, 10, 50, 100, 500, 1000};

} // namespace

PrizeRulesForm::PrizeRulesForm(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , columns_(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , first_(new QWidget)
    , second_(new QWidget)
    , rulesTitle_(partHeading())
    , form_(new QFormLayout)
    , winnersTitle_(partHeading())
    , currency_(new TextField(TextField::aWord))
    , limit_(new ChoiceBox)
    , sharing_(new ChoiceBox)
    , setsApart_(new QCheckBox)
    , lowest_(new TextField(TextField::aWord))
    , unit_(new ChoiceBox)
    , present_(new QCheckBox)
    , rated_(new QCheckBox)
    , fee_(new QCheckBox)
    , notWithdrawn_(new QCheckBox)
    , games_(new QSpinBox)
    , fullFrom_(new QSpinBox)
    , note_(new FieldNote("prizeRulesNote"))
    , marksTitle_(partHeading())
    , marks_(new QVBoxLayout)
    , player_(new NameField)
    , markKind_(new QComboBox)
    , addMark_(new QPushButton)
{
    build();
    connect(limit_, &QComboBox::activated, this, &PrizeRulesForm::store);
    connect(sharing_, &QComboBox::activated, this, &PrizeRulesForm::store);
    connect(unit_, &QComboBox::activated, this, &PrizeRulesForm::store);
    for (QCheckBox* box : {setsApart_, present_, rated_, fee_, notWithdrawn_})
        connect(box, &QCheckBox::clicked, this, &PrizeRulesForm::store);
    for (QLineEdit* field : {currency_, lowest_})
        connect(field, &QLineEdit::editingFinished, this, &PrizeRulesForm::store);
    for (QSpinBox* box : {games_, fullFrom_})
        connect(box, &QSpinBox::editingFinished, this, &PrizeRulesForm::store);
    connect(player_, &QLineEdit::returnPressed, this, &PrizeRulesForm::mark);
    connect(addMark_, &QPushButton::clicked, this, &PrizeRulesForm::mark);
    connect(&desk_, &Desk::sessionChanged, this, &PrizeRulesForm::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &PrizeRulesForm::refresh);
    connect(&desk_, &Desk::changed, this, [this](const ChangeSet& changes) {
        if (changes.settings || !changes.players.empty() || changes.playersAddedOrRemoved)
            refresh();
    });
    retranslate();
    refresh();
}

void PrizeRulesForm::build()
{
    const std::array<std::pair<QWidget*, const char*>, 14> named{
        std::pair<QWidget*, const char*>{currency_, "prizeCurrency"},
        {limit_, "prizeLimit"},
        {sharing_, "prizeSharing"},
        {setsApart_, "prizeSetsApart"},
        {lowest_, "prizeLowest"},
        {unit_, "prizeUnit"},
        {present_, "prizePresent"},
        {rated_, "prizeRated"},
        {fee_, "prizeFee"},
        {notWithdrawn_, "prizeNotWithdrawn"},
        {games_, "prizeGames"},
        {fullFrom_, "prizeFullFrom"},
        {player_, "prizeMarkPlayer"},
        {markKind_, "prizeMarkKind"}};
    for (const auto& [widget, name] : named)
        widget->setObjectName(QLatin1String(name));
    addMark_->setObjectName(QStringLiteral("addPrizeMark"));
    games_->setRange(0, mostRounds);
    fullFrom_->setRange(0, mostPlayers);
    currency_->setMaxLength(Longest::currency);
    for (int i = 0; i < 3; ++i) {
        limit_->addItem(QString());
        sharing_->addItem(QString());
        markKind_->addItem(QString());
    }
    for (std::size_t i = 0; i < units.size(); ++i)
        unit_->addItem(QString());
    buildColumns();
}

void PrizeRulesForm::buildColumns()
{
    columns_->setContentsMargins(0, 0, 0, 0);
    columns_->setSpacing(betweenColumns);
    columns_->addWidget(first_);
    columns_->addWidget(second_, 1);
    auto* first = new QVBoxLayout(first_);
    auto* second = new QVBoxLayout(second_);
    for (QVBoxLayout* column : {first, second}) {
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(betweenFormRows);
    }
    form_->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form_->setSpacing(betweenFormRows); // else that of the layout around it
    for (QWidget* field :
         std::initializer_list<QWidget*>{currency_, limit_, sharing_, setsApart_, lowest_, unit_, fullFrom_, games_})
        addLabelledRow(form_, field);
    first->addWidget(rulesTitle_);
    first->addLayout(form_);
    first->addWidget(note_);
    first->addStretch(1);
    auto* winners = new QWidget;
    auto* flow = new FlowLayout(winners);
    flow->setContentsMargins(0, 0, 0, 0);
    boxes_ = {present_, rated_, fee_, notWithdrawn_};
    for (QCheckBox* box : std::as_const(boxes_))
        flow->addWidget(box);
    second->addWidget(winnersTitle_);
    second->addWidget(winners);
    second->addWidget(marksTitle_);
    second->addLayout(marks_);
    second->addWidget(new NameRow(player_, {markKind_, addMark_}, betweenFormRows));
    second->addStretch(1);
}

void PrizeRulesForm::addPart(QWidget* part, const QList<QCheckBox*>& boxes)
{
    boxes_ += boxes;
    auto* column = static_cast<QVBoxLayout*>(second_->layout());
    column->insertWidget(column->count() - 1, part);
}

void PrizeRulesForm::focusCurrency()
{
    currency_->setFocus(Qt::OtherFocusReason);
}

QWidget* PrizeRulesForm::choice() const
{
    return markKind_;
}

QWidget* PrizeRulesForm::addButton() const
{
    return addMark_;
}

void PrizeRulesForm::refresh()
{
    const QScopedValueRollback loading(loading_, true);
    const bool open = desk_.session() != nullptr;
    const bool may = open && desk_.mayChange(CommandName::setPrizeRules);
    for (QWidget* part :
         std::initializer_list<QWidget*>{first_, present_, rated_, fee_, notWithdrawn_, player_, markKind_, addMark_})
        part->setEnabled(may);
    if (!open)
        return;
    const PrizeRules& rules = desk_.projected().settings.prizeRules;
    if (!currency_->hasFocus())
        currency_->setText(rules.currency);
    if (!lowest_->hasFocus())
        lowest_->setText(amountText(rules.lowest));
    limit_->setCurrentIndex(static_cast<int>(rules.limit));
    sharing_->setCurrentIndex(static_cast<int>(rules.sharing));
    setsApart_->setChecked(rules.setsApart);
    for (std::size_t i = 0; i < units.size(); ++i)
        if (units.at(i) <= rules.unit)
            unit_->setCurrentIndex(static_cast<int>(i));
    present_->setChecked(rules.mustBePresent);
    rated_->setChecked(rules.ratedOnly);
    fee_->setChecked(rules.feePaid);
    notWithdrawn_->setChecked(rules.notWithdrawn);
    games_->setValue(rules.leastGames);
    fullFrom_->setValue(rules.fullFrom);
    const bool shares = rules.sharing != PrizeSharing::none;
    for (QWidget* field : std::initializer_list<QWidget*>{setsApart_, lowest_})
        showRow(form_, field, shares);
    player_->setPlayers(desk_.projected().players);
    refreshMarks();
    makeAsWide({currency_, limit_, sharing_, lowest_, unit_, fullFrom_, games_});
    alignRows();
}

/// The box among fields is as high as they are, and those of the blocks stand in the same two columns.
void PrizeRulesForm::alignRows()
{
    setsApart_->setMinimumHeight(currency_->sizeHint().height());
    int widest = 0;
    for (const QCheckBox* box : std::as_const(boxes_))
        widest = std::max(widest, box->sizeHint().width());
    for (QCheckBox* box : std::as_const(boxes_)) {
        box->setMinimumWidth(widest);
        QWidget* block = box->parentWidget(); // two beside each other, at most
        block->setMaximumWidth(2 * widest + block->layout()->spacing());
    }
}

void PrizeRulesForm::refreshMarks()
{
    while (QLayoutItem* item = marks_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const PrizeMark& mark : desk_.projected().settings.prizeMarks) {
        const Player* player = desk_.projected().player(mark.player);
        if (player == nullptr)
            continue;
        auto* line = new ListedRow(
            QStringLiteral("%1: %2").arg(player->data.name, markKind_->itemText(static_cast<int>(mark.kind))));
        QToolButton* remove = line->addButton(takeAwayIcon, tr("Take this back"),
                                              tr("Take back what is said of %1").arg(player->data.name));
        remove->setObjectName(QStringLiteral("removePrizeMark"));
        connect(remove, &QToolButton::clicked, this, [this, mark] { desk_.apply(MarkForPrizes{{removing(mark)}}); });
        marks_->addWidget(line);
        letTabComeBefore(player_, remove);
    }
}

void PrizeRulesForm::store()
{
    if (loading_ || desk_.session() == nullptr || !desk_.mayChange(CommandName::setPrizeRules))
        return;
    const PrizeRules seen = desk_.projected().settings.prizeRules;
    PrizeRules rules = seen;
    note_->dismiss();
    rules.currency = currency_->text().simplified();
    if (const auto lowest = hundredthsOf(lowest_->text().trimmed())) {
        rules.lowest = *lowest;
    } else if (lowest_->text().trimmed().isEmpty()) {
        rules.lowest = 0;
    } else {
        note_->say(tr("“%1” is no amount, such as 20 or 12.50.").arg(lowest_->text()));
        lowest_->setText(amountText(seen.lowest));
        return;
    }
    rules.limit = static_cast<PrizeLimit>(std::max(0, limit_->currentIndex()));
    rules.sharing = static_cast<PrizeSharing>(std::max(0, sharing_->currentIndex()));
    rules.setsApart = setsApart_->isChecked();
    rules.unit = units.at(static_cast<std::size_t>(std::max(0, unit_->currentIndex())));
    rules.mustBePresent = present_->isChecked();
    rules.ratedOnly = rated_->isChecked();
    rules.feePaid = fee_->isChecked();
    rules.notWithdrawn = notWithdrawn_->isChecked();
    rules.leastGames = games_->value();
    rules.fullFrom = fullFrom_->value();
    if (rules != seen)
        desk_.apply(SetPrizeRules{rules, seen});
}

void PrizeRulesForm::mark()
{
    if (desk_.session() == nullptr || !desk_.mayChange(CommandName::markForPrizes))
        return;
    const auto player = player_->player();
    if (!player) {
        note_->say(tr("“%1” does not fit exactly one player.").arg(player_->text()));
        return;
    }
    PrizeMark wanted{*player, static_cast<PrizeMark::Kind>(std::max(0, markKind_->currentIndex()))};
    ThingEdit<PrizeMark> edit{{}, wanted};
    for (const PrizeMark& mark : desk_.projected().settings.prizeMarks)
        if (mark.player == *player)
            edit.seen = mark;
    note_->dismiss();
    desk_.apply(MarkForPrizes{{edit}}, {}, {}, whenAccepted([this] { player_->setPlayer(std::nullopt); }));
}

void PrizeRulesForm::retranslate()
{
    rulesTitle_->setText(tr("Rules"));
    winnersTitle_->setText(tr("Who may win"));
    labelRow(form_, currency_, tr("Currency"));
    labelRow(form_, limit_, tr("A player wins"));
    labelRow(form_, sharing_, tr("On equal points"));
    labelRow(form_, lowest_, tr("Lowest share"));
    labelRow(form_, unit_, tr("Rounded to"));
    labelRow(form_, fullFrom_, tr("Paid in full"));
    labelRow(form_, games_, tr("Games played"));
    alignLabels({form_}); // rows that come do not move the others
    fillWithNumber(fullFrom_, tr("from %1 players on", "prizes are paid in full"));
    fullFrom_->setSpecialValueText(tr("with any number of players", "prizes are paid in full"));
    fillWithNumber(games_, tr("at least %1", "a number of games"));
    games_->setSpecialValueText(tr("any number", "of games"));
    const QStringList limits{tr("one prize"), tr("one prize of each kind"), tr("one prize of each set")};
    const QStringList ways{tr("the tie-break decides"), tr("are shared equally"),
                           tr("half by place, half shared (Hort)")};
    const QStringList marks{tr("is not at the ceremony"), tr("may win nothing"), tr("may win, whatever the rules say")};
    for (int i = 0; i < 3; ++i) {
        limit_->setItemText(i, limits[i]);
        sharing_->setItemText(i, ways[i]);
        markKind_->setItemText(i, marks[i]);
    }
    for (std::size_t i = 0; i < units.size(); ++i)
        unit_->setItemText(static_cast<int>(i), moneyText(units.at(i), {}));
    setsApart_->setText(tr("Share within each set only"));
    present_->setText(tr("Only players at the ceremony"));
    rated_->setText(tr("Only players with a rating"));
    fee_->setText(tr("Only players who have paid the fee"));
    notWithdrawn_->setText(tr("Only players who have not withdrawn"));
    marksTitle_->setText(tr("Exceptions"));
    player_->setPlaceholderText(tr("Player"));
    player_->setAccessibleName(tr("Player"));
    markKind_->setAccessibleName(tr("What is said of the player"));
    addMark_->setText(tr("Add Exception"));
    refresh();
}

void PrizeRulesForm::resizeEvent(QResizeEvent* event)
{
    // A little more room is asked for before they go beside each other than they need to stay there: a scroll bar that
    // comes and goes with the height must not move them to and fro.
    const bool isBeside = columns_->direction() == QBoxLayout::LeftToRight;
    const int least =
        first_->minimumSizeHint().width() + second_->minimumSizeHint().width() + (isBeside ? 1 : 3) * betweenColumns;
    const auto wanted = width() >= least ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (wanted != columns_->direction())
        columns_->setDirection(wanted);
    QWidget::resizeEvent(event);
}

void PrizeRulesForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        QMetaObject::invokeMethod(this, &PrizeRulesForm::alignRows, Qt::QueuedConnection); // when all have their words
    }
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        alignRows();
}

} // namespace pairwright
