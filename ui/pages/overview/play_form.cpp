#include "ui/pages/overview/play_form.h"

#include "app/domain/rounds/acceleration.h"
#include "app/domain/rounds/expected_rounds.h"
#include "engine/base/limits.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "ui/frame/draw_lot.h"
#include "ui/pages/overview/numbers_row.h"
#include "ui/pages/overview/option_rows.h"
#include "ui/pages/overview/score_box.h"
#include "ui/text/players/group_text.h"
#include "ui/text/players/rated_by_text.h"
#include "ui/text/systems/acceleration_text.h"
#include "ui/text/systems/system_text.h"
#include "ui/theme/icons.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field_note.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>

namespace pairwright {

namespace {

enum LotChoice { notDrawn, whiteChoice, blackChoice };

} // namespace

PlayForm::PlayForm(Desk& desk, QWidget* parent)
    : QGroupBox(parent)
    , desk_(desk)
    , form_(new QFormLayout(this))
    , refusal_(new FieldNote("playRefusal", this))
    , fixed_(new PlainLabel)
    , rounds_(new QSpinBox)
    , ratedBy_(new ChoiceBox)
    , system_(new ChoiceBox)
    , notice_(new PlainLabel)
    , acceleration_(new ChoiceBox)
    , accelerated_(new PlainLabel)
    , order_(new ChoiceBox)
    , clubs_(new QSpinBox)
    , clubsNote_(new PlainLabel)
    , variant_(new ChoiceBox)
    , variantNote_(new PlainLabel)
{
    form_->setVerticalSpacing(8);
    form_->setHorizontalSpacing(12);
    form_->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    fixed_->setObjectName(QStringLiteral("whyFixed"));
    makeNote(fixed_);
    form_->addRow(fixed_);
    rounds_->setObjectName(QStringLiteral("plannedRounds"));
    rounds_->setRange(1, mostRounds);
    rounds_->setKeyboardTracking(false);
    rounds_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    addLabelledRow(form_, rounds_);
    ratedBy_->setObjectName(QStringLiteral("ratedBy"));
    addLabelledRow(form_, ratedBy_);
    system_->setObjectName(QStringLiteral("system"));
    addLabelledRow(form_, system_);
    makeNote(notice_);
    form_->addRow(QString(), notice_);
    numbers_ = new NumbersRow(desk_, form_, this);
    options_ = new OptionRows(form_, {}, OptionRows::Box::actsAtOnce, this);
    buildLot();
    buildPoints();
    acceleration_->setObjectName(QStringLiteral("acceleration"));
    addLabelledRow(form_, acceleration_);
    makeNote(accelerated_);
    form_->addRow(QString(), accelerated_);
    order_->setObjectName(QStringLiteral("orderOfEquals"));
    addLabelledRow(form_, order_);
    clubs_->setObjectName(QStringLiteral("clubsApart"));
    clubs_->setRange(0, mostRounds);
    clubs_->setKeyboardTracking(false);
    clubs_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    addLabelledRow(form_, clubs_);
    makeNote(clubsNote_);
    form_->addRow(QString(), clubsNote_);
    variant_->setObjectName(QStringLiteral("chess960"));
    addLabelledRow(form_, variant_);
    makeNote(variantNote_);
    form_->addRow(QString(), variantNote_);

    connect(rounds_, &QSpinBox::valueChanged, this, &PlayForm::storeRounds);
    connect(system_, &QComboBox::activated, this, &PlayForm::storeSystem);
    for (QComboBox* box : {acceleration_, order_, variant_})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // what they offer changes with the system
    connect(acceleration_, &QComboBox::activated, this, &PlayForm::storeAcceleration);
    connect(ratedBy_, &QComboBox::activated, this, &PlayForm::storeRatedBy);
    connect(options_, &OptionRows::chosen, this, &PlayForm::storeOption);
    connect(order_, &QComboBox::activated, this, &PlayForm::storeOrder);
    connect(clubs_, &QSpinBox::valueChanged, this, &PlayForm::storeClubs);
    connect(variant_, &QComboBox::activated, this, &PlayForm::storeVariant);
    connect(&desk_, &Desk::sessionChanged, this, &PlayForm::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &PlayForm::refresh);
    connect(&desk_, &Desk::changed, this, [this](const ChangeSet& changes) {
        if (changes.settings || !changes.rounds.empty() || !changes.players.empty())
            refresh();
    });
    retranslate();
}

void PlayForm::buildLot()
{
    lotRow_ = new QWidget;
    auto* row = new QHBoxLayout(lotRow_);
    row->setContentsMargins(0, 0, 0, 0);
    lot_ = new ChoiceBox;
    lot_->setObjectName(QStringLiteral("initialColour"));
    draw_ = new QPushButton;
    draw_->setObjectName(QStringLiteral("drawLot"));
    lotSource_ = new PlainLabel;
    makeMuted(lotSource_);
    lotSource_->setWordWrap(true);
    row->addWidget(lot_);
    row->addWidget(draw_);
    row->addWidget(lotSource_, 1);
    row->addStretch(); // also while that says nothing
    addLabelledRow(form_, lotRow_);
    connect(lot_, &QComboBox::activated, this, &PlayForm::storeLot);
    connect(draw_, &QPushButton::clicked, this, [this] { drawLot(desk_, this); });
}

ScoreBox* PlayForm::addPoints(const char* name)
{
    auto* box = new ScoreBox;
    box->setObjectName(QLatin1String(name));
    connect(box, &QDoubleSpinBox::valueChanged, this, &PlayForm::storePoints);
    return box;
}

void PlayForm::buildPoints()
{
    win_ = addPoints("pointsWin");
    drawPoints_ = addPoints("pointsDraw");
    lossPoints_ = addPoints("pointsLoss");
    bye_ = addPoints("pointsBye");
    winLabel_ = new PlainLabel;
    drawLabel_ = new PlainLabel;
    lossLabel_ = new PlainLabel;
    byeLabel_ = new PlainLabel;
    for (const auto& [label, box] : {std::pair{winLabel_, win_}, std::pair{drawLabel_, drawPoints_},
                                     std::pair{lossLabel_, lossPoints_}, std::pair{byeLabel_, bye_}})
        label->setBuddy(box);
    pointsRow_ = rowOfFields({winLabel_, win_, drawLabel_, drawPoints_, lossLabel_, lossPoints_, byeLabel_, bye_});
    addLabelledRow(form_, pointsRow_);
}

void PlayForm::refresh()
{
    if (desk_.session() == nullptr)
        return;
    const Settings& settings = desk_.projected().settings;
    const bool writable = desk_.session()->may(CommandName::setRoundCount);
    const bool started = desk_.projected().hasBegun();
    const bool declared = desk_.projected().declarationsAreFixed();
    {
        const QSignalBlocker quiet(rounds_);
        const bool followsPlayers = capabilitiesOf(settings.system).allPlayAll && desk_.projected().rounds.empty();
        rounds_->setMinimum(followsPlayers ? 0 : 1); // 0: there is no table for so many
        rounds_->setSpecialValueText(followsPlayers ? QStringLiteral("–") : QString());
        rounds_->setValue(expectedRounds(desk_.projected()));
    }
    fillWithSystems(system_, settings.teams ? Entrants::teams : Entrants::players);
    selectSystem(system_, settings.system);
    const SystemInfo* info = knownSystem(settings.system);
    setNote(notice_, info != nullptr ? noticeOf(*info) : QString());
    const auto& lot = settings.initialColour;
    lot_->setCurrentIndex(!lot ? notDrawn : lot->colour == Colour::White ? whiteChoice : blackChoice);
    lotSource_->setText(!lot ? QString() : lot->seed ? tr("drawn by the program") : tr("not drawn by the program"));
    win_->showScore(settings.points.winValue());
    drawPoints_->showScore(settings.points.drawValue());
    lossPoints_->showScore(settings.points.lossValue());
    bye_->showScore(settings.points.pairingAllocatedBye);
    // In a match the bye is a game won and a game drawn: it follows from the other two.
    for (QWidget* field : {static_cast<QWidget*>(byeLabel_), static_cast<QWidget*>(bye_)})
        field->setVisible(matchShape(settings).games == 1);
    const bool given = virtualPointsKind(desk_.projected()) == VirtualPoints::given && !isByBaku(desk_.projected());
    fillWithAccelerations(acceleration_, given);
    acceleration_->setCurrentIndex(given ? acceleration_->count() - 1
                                         : acceleration_->findData(static_cast<int>(settings.acceleration)));
    accelerated_->setText(describeVirtualPoints(desk_.projected()));
    showRow(form_, accelerated_, !accelerated_->text().isEmpty());
    const Capabilities& can = capabilitiesOf(settings.system);
    numbers_->refresh();
    showRow(form_, lotRow_, can.numbers != Numbers::drawn); // there the numbers give the colours
    showRow(form_, acceleration_, can.usesAcceleration);
    options_->setChoices(settings.options);
    options_->showFor(settings.system, static_cast<int>(desk_.projected().players.size()));
    acceleration_->setEnabled(writable && !declared);
    const bool isFixed = declared && inFideMode(settings);
    options_->setEnabled(writable && !isFixed && !(can.allPlayAll && started)); // the rounds are as the table has them
    rounds_->setEnabled(writable && !can.allPlayAll);                           // there they follow from the players
    system_->setEnabled(writable && !isFixed);
    lot_->setEnabled(writable && !started);
    draw_->setEnabled(writable && !started);
    draw_->setVisible(!started);
    lotSource_->setVisible(started || (lot && lot->seed)); // beside the button that draws it says nothing new
    pointsRow_->setEnabled(writable && !isFixed);
    fixed_->setText(
        desk_.session()->isReadOnly() ? tr("This tournament is open for reading only: nothing can be changed.")
        : !writable                   ? tr("Your login may not change this.")
        : isFixed                     ? desk_.projected().hasBegun()
                                            ? tr("Grey fields are fixed since round 1 was published: FIDE wants system, points and "
                                                                     "acceleration declared before.")
                                            : tr("Grey fields stay fixed, though round 1 was withdrawn: FIDE wants system, points and "
                                                                     "acceleration declared before it is published.")
                            : started ? tr("Grey fields are fixed since round 1 was published.")
                                      : QString());
    showRow(form_, fixed_, !fixed_->text().isEmpty());
    ratedBy_->setCurrentIndex(ratedBy_->findData(static_cast<int>(settings.ratedBy)));
    ratedBy_->setEnabled(desk_.session()->may(CommandName::setRatedBy));
    order_->setCurrentIndex(order_->findData(static_cast<int>(settings.orderOfEquals.by)));
    order_->setEnabled(writable && !started);
    showRow(form_, order_, can.numbers != Numbers::drawn);
    {
        const QSignalBlocker quiet(clubs_);
        clubs_->setValue(settings.clubsApartUntil);
    }
    clubs_->setEnabled(writable);
    showRow(form_, clubs_, !can.allPlayAll || settings.clubsApartUntil > 0); // there everybody meets everybody
    clubsNote_->setText(inFideMode(settings)
                            ? tr("In FIDE mode the pairing does not obey it; it is told where club mates meet.")
                            : tr("Club mates meet all the same where nobody could be paired otherwise; it is told."));
    showRow(form_, clubsNote_, settings.clubsApartUntil > 0);
    variant_->setCurrentIndex(settings.chess960Seed ? 1 : 0);
    variant_->setEnabled(writable && !started);
    if (settings.chess960Seed)
        variantNote_->setText(
            tr("The start position of each round is drawn (seed %1) and stands on its pairings, on the "
               "web and in the hall once the round is published.")
                .arg(*settings.chess960Seed));
    showRow(form_, variantNote_, settings.chess960Seed.has_value());
    makeAsWide({ratedBy_, system_, acceleration_, order_, variant_});
}

Continuation PlayForm::shownAt(QWidget* field)
{
    refusal_->dismiss(); // now: an answer may come after the refusal of another field
    return [this, field](Answer answer) {
        if (answer == Answer::failed)
            refusal_->sayBelow(form_, field, desk_.messages().text());
        refresh();
    };
}

void PlayForm::storeRounds()
{
    if (desk_.session() == nullptr || rounds_->value() == desk_.projected().settings.plannedRounds)
        return;
    desk_.apply(SetRoundCount{rounds_->value(), shown().plannedRounds}, tr("Change the number of rounds?"),
                tr("Change"), shownAt(rounds_));
    refresh();
}

void PlayForm::storeSystem()
{
    const SystemEdition chosen = selectedSystem(system_).id;
    if (desk_.session() == nullptr || chosen == desk_.projected().settings.system)
        return;
    desk_.apply(SetSystem{chosen, shown().system}, tr("Change the pairing system?"), tr("Change"), shownAt(system_));
    refresh();
}

void PlayForm::storeLot(int choice)
{
    if (desk_.session() != nullptr && choice != notDrawn)
        desk_.apply(SetInitialColour{{choice == whiteChoice ? Colour::White : Colour::Black, std::nullopt},
                                     shown().initialColour},
                    {}, {}, shownAt(lotRow_));
    refresh();
}

void PlayForm::storePoints()
{
    if (desk_.session() == nullptr)
        return;
    // A bye that is worth a win stays so: it can neither be more nor, with 1, ½, 0, something else.
    const PointSystem& present = desk_.projected().settings.points;
    const bool byeIsWin = present.pairingAllocatedBye == present.winValue() && bye_->score() == present.winValue();
    const Score bye = byeIsWin ? win_->score() : bye_->score();
    PointSystem points = PointSystem::of(win_->score(), drawPoints_->score(), bye);
    points.loss = {lossPoints_->score(), lossPoints_->score()};
    if (points != desk_.projected().settings.points)
        desk_.apply(SetPointSystem{points, shown().points}, tr("Change the points?"), tr("Change"),
                    shownAt(pointsRow_));
    refresh();
}

void PlayForm::storeAcceleration()
{
    const QVariant chosen = acceleration_->currentData();
    if (desk_.session() != nullptr && chosen.isValid())
        desk_.apply(SetAcceleration{static_cast<Acceleration>(chosen.toInt()), shown().acceleration}, {}, {},
                    shownAt(acceleration_));
    refresh();
}

void PlayForm::storeRatedBy()
{
    const auto chosen = static_cast<RatedBy>(ratedBy_->currentData().toInt());
    if (desk_.session() != nullptr && chosen != shown().ratedBy)
        desk_.apply(SetRatedBy{chosen, shown().ratedBy}, tr("Leave FIDE mode for good?"), tr("Leave FIDE Mode"));
    refresh();
}

void PlayForm::storeOption(const SystemOption& option, const QString& choice, QWidget* box)
{
    if (desk_.session() != nullptr)
        desk_.apply(
            SetSystemOption{std::string(option.key), choice.toStdString(), std::string(shown().options.of(option))},
            tr("Change this option of the pairing system?"), tr("Change"), shownAt(box));
    refresh();
}

void PlayForm::storeOrder()
{
    OrderOfEquals order{static_cast<OrderOfEquals::By>(order_->currentData().toInt()), {}};
    if (desk_.session() == nullptr || order.by == shown().orderOfEquals.by)
        return;
    if (order.by == OrderOfEquals::By::lot)
        order.seed = QRandomGenerator::system()->generate64();
    desk_.apply(SetOrderOfEquals{order, shown().orderOfEquals}, {}, {}, shownAt(order_));
    refresh();
}

void PlayForm::storeClubs()
{
    if (desk_.session() != nullptr && clubs_->value() != shown().clubsApartUntil)
        desk_.apply(SetClubsApart{clubs_->value(), shown().clubsApartUntil}, {}, {}, shownAt(clubs_));
    refresh();
}

void PlayForm::storeVariant()
{
    const auto& present = shown().chess960Seed;
    const bool wanted = variant_->currentIndex() == 1;
    if (desk_.session() != nullptr && wanted != present.has_value())
        desk_.apply(
            SetChess960{wanted ? std::optional<std::uint64_t>(QRandomGenerator::system()->generate64()) : std::nullopt,
                        present},
            {}, {}, shownAt(variant_));
    refresh();
}

void PlayForm::retranslate()
{
    labelRow(form_, variant_, tr("Start position"));
    const int variantShown = variant_->currentIndex();
    variant_->clear();
    variant_->addItems({tr("Chess"), tr("Chess960: drawn for each round")});
    variant_->setCurrentIndex(std::max(0, variantShown));
    labelRow(form_, order_, tr("Equal rating and title"));
    order_->setToolTip(tr("What decides where rating and title are equal. Anything but the name is to be announced "
                          "before the start (C.04.2, article 2.2)."));
    const int orderShown = order_->currentIndex();
    order_->clear();
    for (const auto by : {OrderOfEquals::By::name, OrderOfEquals::By::ownNumber, OrderOfEquals::By::lot})
        order_->addItem(describeOrder({by, {}}), static_cast<int>(by));
    order_->setCurrentIndex(std::max(0, orderShown));
    labelRow(form_, clubs_, tr("Club mates apart"));
    fillWithNumber(clubs_, tr("up to round %1", "club mates apart"));
    clubs_->setSpecialValueText(tr("no", "club mates apart"));
    numbers_->retranslate();
    setTitle(tr("How it is played"));
    labelRow(form_, rounds_, tr("Rounds"));
    labelRow(form_, ratedBy_, tr("Rating"));
    fillWithRatedBy(ratedBy_);
    labelRow(form_, system_, tr("Pairing system"));
    labelRow(form_, lotRow_, tr("Initial colour"));
    labelRow(form_, pointsRow_, tr("Points"));
    labelRow(form_, acceleration_, tr("Acceleration"));
    options_->retranslate();
    const QSignalBlocker quiet(lot_);
    const int choice = lot_->currentIndex();
    lot_->clear();
    lot_->addItems({tr("not drawn yet"), tr("White"), tr("Black")});
    lot_->setCurrentIndex(std::max(0, choice));
    lot_->setAccessibleName(tr("Initial colour of player number 1"));
    draw_->setText(tr("Draw the Lot"));
    draw_->setIcon(themedIcon(QStringLiteral("lot")));
    winLabel_->setText(tr("Win"));
    drawLabel_->setText(tr("Draw"));
    lossLabel_->setText(tr("Loss"));
    byeLabel_->setText(tr("Bye"));
    refresh();
}

void PlayForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

} // namespace pairwright
