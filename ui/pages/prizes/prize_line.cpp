#include "ui/pages/prizes/prize_line.h"

#include "app/prizes/fund_reading.h"
#include "app/prizes/prize_words.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field_note.h"
#include "ui/widgets/form_keys.h"
#include "ui/widgets/form_labels.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int kindsOfPrizes = static_cast<int>(PrizeKind::team) + 1;

} // namespace

PrizeLine::PrizeLine(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , kind_(new ChoiceBox)
    , of_(new QLineEdit)
    , line_(new QLineEdit)
    , add_(new QPushButton)
    , note_(new FieldNote("prizeNote"))
{
    kind_->setObjectName(QStringLiteral("prizeKind"));
    of_->setObjectName(QStringLiteral("prizeOf"));
    line_->setObjectName(QStringLiteral("prizeLine"));
    add_->setObjectName(QStringLiteral("addPrizes"));
    constexpr int leastOf = 90;
    constexpr int leastLine = 160;
    of_->setMinimumWidth(leastOf);
    line_->setMinimumWidth(leastLine);
    letUndoThroughWhenEmpty(line_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 0, 16, 8);
    auto* row = new QHBoxLayout; // which keeps no room for a field that is hidden
    row->setSpacing(betweenFormRows);
    row->addWidget(kind_);
    row->addWidget(of_, 1);
    row->addWidget(line_, 4);
    row->addWidget(add_);
    column->addLayout(row);
    column->addWidget(note_);
    for (int i = 0; i < kindsOfPrizes; ++i)
        kind_->addItem(QString());
    connect(kind_, &QComboBox::currentIndexChanged, this, &PrizeLine::showFields);
    connect(of_, &QLineEdit::returnPressed, line_, qOverload<>(&QWidget::setFocus));
    connect(line_, &QLineEdit::returnPressed, this, &PrizeLine::add);
    connect(add_, &QPushButton::clicked, this, &PrizeLine::add);
    for (QLineEdit* field : {of_, line_})
        connect(field, &QLineEdit::textEdited, note_, &FieldNote::dismiss);
    connect(&desk_, &Desk::sessionChanged, this, [this] {
        of_->clear();
        line_->clear();
        note_->dismiss();
        refresh();
    });
    connect(&desk_, &Desk::changed, this, &PrizeLine::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &PrizeLine::refresh);
    retranslate();
    showFields();
    refresh();
}

QWidget* PrizeLine::addButton() const
{
    return add_;
}

void PrizeLine::focusLine()
{
    line_->setFocus(Qt::ShortcutFocusReason);
}

QString PrizeLine::unfinished() const
{
    return line_->text().trimmed().isEmpty() ? QString() : tr("a set of prizes that is not added");
}

void PrizeLine::say(const QString& sentence)
{
    note_->say(sentence);
}

void PrizeLine::refresh()
{
    const bool may = desk_.session() != nullptr && desk_.mayChange(CommandName::setPrizes);
    for (QWidget* field : std::initializer_list<QWidget*>{kind_, of_, line_, add_})
        field->setEnabled(may);
}

void PrizeLine::showFields()
{
    const auto kind = static_cast<PrizeKind>(std::max(0, kind_->currentIndex()));
    switch (kind) {
    case PrizeKind::group: of_->setPlaceholderText(tr("Group")); break;
    case PrizeKind::rating: of_->setPlaceholderText(QStringLiteral("1600-1799")); break;
    case PrizeKind::under: of_->setPlaceholderText(QStringLiteral("1800")); break;
    case PrizeKind::age: of_->setPlaceholderText(QStringLiteral("U14, 60+, 8-10")); break;
    case PrizeKind::club: of_->setPlaceholderText(tr("Club")); break;
    case PrizeKind::team: of_->setPlaceholderText(tr("Team ranking")); break;
    default: of_->setPlaceholderText({}); break;
    }
    const bool wanted = !of_->placeholderText().isEmpty();
    if (!wanted)
        of_->clear();
    of_->setVisible(wanted);
    note_->dismiss();
}

void PrizeLine::apply(std::vector<Prize> prizes, const QString& currency, const QString& source)
{
    const Settings& settings = desk_.projected().settings;
    std::vector<ThingEdit<Prize>> edits;
    edits.reserve(prizes.size());
    for (Prize& prize : prizes)
        edits.push_back(adding(std::move(prize)));
    PrizeRules rules = settings.prizeRules;
    if (!currency.isEmpty() && rules.currency.isEmpty()) {
        rules.currency = currency;
        desk_.apply(SetPrizeRules{rules, settings.prizeRules});
    }
    desk_.apply(SetPrizes{std::move(edits), source}, {}, {}, whenAccepted([this] {
                    line_->clear();
                    note_->dismiss();
                }));
}

void PrizeLine::add()
{
    if (desk_.session() == nullptr || !desk_.mayChange(CommandName::setPrizes))
        return;
    const Settings& settings = desk_.projected().settings;
    Prize like;
    like.kind = static_cast<PrizeKind>(std::max(0, kind_->currentIndex()));
    if (!readOf(of_->text(), like)) {
        note_->say(of_->text().trimmed().isEmpty()
                       ? prizes::faultText(PrizeFault::ofMissing)
                       : prizes::errorText({prizes::FundError::Code::ofUnreadable, {}, 1, of_->text(), 0, {}}));
        of_->setFocus();
        return;
    }
    const QString own = ofText(like);
    like.set = own.isEmpty() ? prizes::kindWord(like.kind) : prizes::kindWord(like.kind) + QLatin1Char(' ') + own;
    auto read = prizes::readSetLine(line_->text(), like, settings.prizeRules.currency);
    if (!read) {
        note_->say(prizes::errorText(read.error()));
        line_->setFocus();
        return;
    }
    // Without places of their own they follow those that the set has already.
    int last = 0;
    for (const Prize& prize : settings.prizes)
        if (isSameSet(prize, read->prizes.front()))
            last = std::max(last, prize.place);
    if (read->prizes.front().place <= last)
        for (Prize& prize : read->prizes)
            prize.place += last;
    apply(std::move(read->prizes), read->currency, {});
    line_->setFocus();
}

bool PrizeLine::addList(const QString& text, const QString& source)
{
    auto read = prizes::readFund(text, desk_.projected().settings.prizeRules.currency);
    if (!read) {
        note_->say(tr("Line %1: %2").arg(QString::number(read.error().line), prizes::errorText(read.error())));
        return false;
    }
    apply(std::move(read->prizes), read->currency, source);
    return true;
}

void PrizeLine::retranslate()
{
    for (int i = 0; i < kindsOfPrizes; ++i)
        kind_->setItemText(i, prizes::kindWord(static_cast<PrizeKind>(i)));
    kind_->setAccessibleName(tr("Kind of the prizes"));
    of_->setAccessibleName(tr("Whom the prizes are for"));
    line_->setAccessibleName(tr("Set of prizes in one line"));
    line_->setPlaceholderText(tr("Main 1-5: 500, 400, 300, 2 x 100", "a set of prizes"));
    line_->setToolTip(
        tr("A name, a colon and what the prizes are worth: amounts, things (“Cup”), or things with a value "
           "(“Laptop (400)”). “5 x 50” is five of them."));
    add_->setText(tr("Add Prizes"));
    showFields();
}

void PrizeLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
