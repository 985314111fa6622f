#include "ui/pages/overview/team_form.h"

#include "engine/capabilities.h"
#include "ui/pages/overview/score_box.h"
#include "ui/text/steps/team_text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field_note.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

constexpr int mostPlayersOfStrength = 20;
constexpr int mostAhead = 400;
constexpr int stepAhead = 10;

/// What counts first and what then; the second may be left out.
struct Scores {
    TeamScore primary = TeamScore::matchPoints;
    std::optional<TeamScore> secondary;
    friend bool operator==(const Scores&, const Scores&) = default;
};
constexpr std::array allScores{
    Scores{TeamScore::matchPoints, TeamScore::gamePoints}, Scores{TeamScore::matchPoints, std::nullopt},
    Scores{TeamScore::gamePoints, TeamScore::matchPoints}, Scores{TeamScore::gamePoints, std::nullopt}};

} // namespace

TeamForm::TeamForm(Desk& desk, QWidget* parent)
    : QGroupBox(parent)
    , desk_(desk)
    , form_(new QFormLayout(this))
    , refusal_(new FieldNote("teamRefusal", this))
    , boards_(new QSpinBox)
    , colours_(new ChoiceBox)
    , order_(new ChoiceBox)
    , counts_(new ChoiceBox)
    , preferences_(new ChoiceBox)
    , asGacrux_(new QCheckBox)
    , strength_(new QSpinBox)
    , ahead_(new QSpinBox)
{
    build();
    connect(&desk_, &Desk::sessionChanged, this, &TeamForm::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &TeamForm::refresh);
    connect(&desk_, &Desk::changed, this, [this](const ChangeSet& changes) {
        if (changes.settings || !changes.rounds.empty())
            refresh();
    });
    retranslate();
}

void TeamForm::build()
{
    form_->setVerticalSpacing(8);
    form_->setHorizontalSpacing(12);
    form_->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    boards_->setObjectName(QStringLiteral("teamBoards"));
    boards_->setRange(1, mostTeamBoards);
    colours_->setObjectName(QStringLiteral("teamColours"));
    order_->setObjectName(QStringLiteral("teamOrder"));
    counts_->setObjectName(QStringLiteral("teamCounts"));
    preferences_->setObjectName(QStringLiteral("teamPreferences"));
    asGacrux_->setObjectName(QStringLiteral("teamAsGacrux"));
    connect(asGacrux_, &QCheckBox::clicked, this, &TeamForm::store);
    strength_->setObjectName(QStringLiteral("teamStrength"));
    strength_->setRange(0, mostPlayersOfStrength);
    ahead_->setObjectName(QStringLiteral("teamAhead"));
    ahead_->setRange(-1, mostAhead);
    ahead_->setSingleStep(stepAhead);
    const auto addPoints = [&](const char* name, QLabel*& label, ScoreBox*& box) {
        box = new ScoreBox;
        box->setObjectName(QLatin1String(name));
        label = new PlainLabel;
        label->setBuddy(box);
        connect(box, &QDoubleSpinBox::valueChanged, this, &TeamForm::store);
    };
    addPoints("matchWin", winLabel_, win_);
    addPoints("matchDraw", drawLabel_, draw_);
    addPoints("matchLoss", lossLabel_, loss_);
    pointsRow_ = rowOfFields({winLabel_, win_, drawLabel_, draw_, lossLabel_, loss_});
    for (QWidget* field : std::initializer_list<QWidget*>{boards_, colours_, order_, pointsRow_, counts_, preferences_,
                                                          asGacrux_, strength_, ahead_})
        addLabelledRow(form_, field);
    for (QSpinBox* box : {boards_, strength_, ahead_}) {
        box->setKeyboardTracking(false);
        box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        connect(box, &QSpinBox::valueChanged, this, &TeamForm::store);
    }
    for (QComboBox* box : {colours_, order_, counts_, preferences_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        connect(box, &QComboBox::activated, this, box == colours_ ? &TeamForm::storeColours : &TeamForm::store);
    }
}

TeamRules TeamForm::entered() const
{
    TeamRules rules = *desk_.projected().settings.teams;
    rules.boards = boards_->value();
    const std::string letters = colours_->currentData().toString().toStdString();
    rules.colours = BoardColours::of(letters).value_or(rules.colours);
    rules.order = static_cast<BoardOrder>(order_->currentIndex());
    rules.win = win_->score();
    rules.draw = draw_->score();
    rules.loss = loss_->score();
    const Scores& scores = allScores[static_cast<std::size_t>(counts_->currentIndex())];
    rules.primary = scores.primary;
    rules.secondary = scores.secondary;
    rules.preferences = static_cast<TeamPreferences>(preferences_->currentIndex());
    rules.asGacrux = asGacrux_->isChecked();
    rules.strengthOf = strength_->value() > 0 ? std::optional(strength_->value()) : std::nullopt;
    rules.mostRatingAhead = ahead_->value() >= 0 ? std::optional(ahead_->value()) : std::nullopt;
    return rules;
}

void TeamForm::store()
{
    if (desk_.session() == nullptr || !desk_.projected().settings.teams)
        return;
    const TeamRules present = *desk_.projected().settings.teams;
    const TeamRules wanted = entered();
    if (wanted == present) {
        refresh(); // a draw may give what there was
        return;
    }
    auto* field = qobject_cast<QWidget*>(sender());
    if (field != nullptr && pointsRow_->isAncestorOf(field))
        field = pointsRow_;
    refusal_->dismiss();
    desk_.apply(SetTeamRules{wanted, std::optional(present)}, tr("Change how teams play?"), tr("Change"),
                [this, field](Answer answer) {
                    if (answer == Answer::failed && field != nullptr)
                        refusal_->sayBelow(form_, field, desk_.messages().text());
                    refresh();
                });
    refresh();
}

void TeamForm::refresh()
{
    const bool there = desk_.session() != nullptr && desk_.projected().settings.teams;
    setVisible(there);
    if (!there)
        return;
    const Settings& settings = desk_.projected().settings;
    const TeamRules& rules = *settings.teams;
    for (QWidget* field : std::initializer_list<QWidget*>{boards_, strength_, ahead_}) {
        const QSignalBlocker quiet(field);
        if (field == boards_)
            boards_->setValue(rules.boards);
        else if (field == strength_)
            strength_->setValue(rules.strengthOf.value_or(0));
        else
            ahead_->setValue(rules.mostRatingAhead.value_or(-1));
    }
    fillColours();
    order_->setCurrentIndex(static_cast<int>(rules.order));
    win_->showScore(rules.win);
    draw_->showScore(rules.draw);
    loss_->showScore(rules.loss);
    const auto place = std::find(allScores.begin(), allScores.end(), Scores{rules.primary, rules.secondary});
    counts_->setCurrentIndex(static_cast<int>(place - allScores.begin()));
    preferences_->setCurrentIndex(static_cast<int>(rules.preferences));
    const bool isSwiss =
        capabilitiesOf(settings.system).entrants == Entrants::teams && !capabilitiesOf(settings.system).allPlayAll;
    showRow(form_, preferences_, isSwiss);
    asGacrux_->setChecked(rules.asGacrux);
    showRow(form_, asGacrux_, isSwiss);
    const bool byTable = isSeatedByTable(settings); // which says who sits where, and with which colour
    showRow(form_, colours_, !byTable);
    showRow(form_, order_, !byTable);
    const bool writable = desk_.session()->may(CommandName::setTeamRules);
    const bool started = desk_.projected().declarationsAreFixed();
    const bool isFixed = started && inFideMode(settings);
    boards_->setEnabled(writable && !started);
    colours_->setEnabled(writable && !started);
    pointsRow_->setEnabled(writable && !isFixed);
    counts_->setEnabled(writable && !isFixed);
    preferences_->setEnabled(writable && !isFixed);
    asGacrux_->setEnabled(writable && !isFixed);
    for (QWidget* field : std::initializer_list<QWidget*>{order_, strength_, ahead_})
        field->setEnabled(writable);
}

/// The usual ones, what the event has if it is another, and a draw.
void TeamForm::fillColours()
{
    const TeamRules& rules = *desk_.projected().settings.teams;
    colours_->clear();
    const auto add = [this](BoardColours colours) {
        const QString letters = QString::fromStdString(colours.letters(BoardColours::mostBoards));
        if (colours_->findData(letters) < 0)
            colours_->addItem(boardColoursText(colours, BoardColours::mostBoards), letters);
        return colours_->findData(letters);
    };
    add(BoardColours::alternating());
    add(BoardColours::alike());
    colours_->setCurrentIndex(add(rules.colours));
    colours_->setItemText(colours_->currentIndex(), boardColoursText(rules.colours, rules.boards));
    colours_->addItem(tr("draw by lot"));
}

void TeamForm::storeColours()
{
    if (!colours_->currentData().isValid()) {
        const int boards = desk_.projected().settings.teams->boards;
        const BoardColours drawn = BoardColours::drawn(boards, QRandomGenerator::system()->generate64());
        colours_->setItemData(colours_->currentIndex(),
                              QString::fromStdString(drawn.letters(BoardColours::mostBoards)));
    }
    store();
}

void TeamForm::retranslate()
{
    setTitle(tr("How teams play"));
    const auto refill = [](QComboBox* box, const QStringList& texts) {
        const int shown = std::max(0, box->currentIndex());
        box->clear();
        box->addItems(texts);
        box->setCurrentIndex(shown);
    };
    labelRow(form_, boards_, tr("Boards of a match"));
    labelRow(form_, colours_, tr("Colours"));
    labelRow(form_, order_, tr("Who sits where"));
    refill(order_, {tr("in the order of the team"), tr("in any order")});
    labelRow(form_, pointsRow_, tr("Match points"));
    winLabel_->setText(tr("Win"));
    drawLabel_->setText(tr("Draw"));
    lossLabel_->setText(tr("Loss"));
    labelRow(form_, counts_, tr("What counts"));
    refill(counts_, {tr("match points, then game points"), tr("match points"), tr("game points, then match points"),
                     tr("game points")});
    labelRow(form_, preferences_, tr("Colour preferences"));
    refill(preferences_, {tr("Type A"), tr("Type B, with two strengths"), tr("none", "colour preferences")});
    labelRow(form_, asGacrux_, tr("Other program"));
    asGacrux_->setText(tr("pair as Gacrux does, for its files"));
    labelRow(form_, strength_, tr("Strength of a team"));
    fillWithNumber(strength_, tr("its best %1 players"));
    strength_->setSpecialValueText(tr("its best, one for each board"));
    labelRow(form_, ahead_, tr("Rating limit"));
    fillWithNumber(ahead_, tr("%1 points above who sits before"));
    ahead_->setSpecialValueText(tr("none", "rating limit"));
    refresh();
}

void TeamForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

} // namespace pairwright
