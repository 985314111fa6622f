#include "ui/pages/overview/new_tournament_view.h"

#include "app/domain/text/longest.h"
#include "engine/capabilities.h"
#include "ui/pages/overview/option_rows.h"
#include "ui/text/players/rated_by_text.h"
#include "ui/text/systems/acceleration_text.h"
#include "ui/text/systems/system_text.h"
#include "ui/widgets/date_field.h"
#include "ui/widgets/form_keys.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_field.h"
#include "ui/widgets/text_styles.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr int formWidth = 560;
constexpr int mostOffered = 30; // the rest is on the Overview page
constexpr int usualRounds = 7;

} // namespace

NewTournamentView::NewTournamentView(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , form_(new QFormLayout)
    , title_(new PlainLabel)
    , hint_(new PlainLabel)
    , notice_(new PlainLabel)
    , ratedLabel_(new PlainLabel)
    , name_(new TextField(TextField::aLine))
    , city_(new TextField(TextField::aWord))
    , federation_(new TextField(TextField::aWord))
    , start_(new DateField)
    , rounds_(new QSpinBox)
    , chosenRounds_(usualRounds)
    , entrants_(new QComboBox)
    , boards_(new QSpinBox)
    , ratedBy_(new QComboBox)
    , system_(new QComboBox)
    , acceleration_(new QComboBox)
    , create_(new QPushButton)
    , cancel_(new QPushButton)
{
    setObjectName(QStringLiteral("newTournamentView"));
    auto* outer = new QHBoxLayout(this);
    outer->addStretch();
    auto* content = new QWidget;
    content->setMaximumWidth(formWidth);
    outer->addWidget(content, 100);
    outer->addStretch();
    auto* column = new QVBoxLayout(content);
    column->addStretch(1);
    scaleText(title_, 1.5, QFont::DemiBold);
    column->addWidget(title_);
    hint_->setWordWrap(true);
    makeMuted(hint_);
    column->addWidget(hint_);
    column->addSpacing(12);

    name_->setObjectName(QStringLiteral("newName"));
    rounds_->setObjectName(QStringLiteral("newRounds"));
    start_->setObjectName(QStringLiteral("newStart"));
    city_->setObjectName(QStringLiteral("newCity"));
    federation_->setObjectName(QStringLiteral("newFederation"));
    entrants_->setObjectName(QStringLiteral("newEntrants"));
    boards_->setObjectName(QStringLiteral("newBoards"));
    boards_->setRange(1, mostTeamBoards);
    ratedBy_->setObjectName(QStringLiteral("newRatedBy"));
    system_->setObjectName(QStringLiteral("newSystem"));
    acceleration_->setObjectName(QStringLiteral("newAcceleration"));
    create_->setObjectName(QStringLiteral("createTournament"));
    federation_->setMaxLength(Longest::federation);
    rounds_->setRange(1, mostOffered);
    makeNote(notice_);
    form_->setVerticalSpacing(10);
    form_->setHorizontalSpacing(besideLabels);
    form_->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (QWidget* field : std::initializer_list<QWidget*>{name_, city_, federation_, start_, rounds_})
        addLabelledRow(form_, field);
    auto* rated = new QHBoxLayout;
    rated->setSpacing(besideLabels);
    rated->addWidget(ratedBy_);
    rated->addStretch(1);
    ratedLabel_->setBuddy(ratedBy_);
    form_->addRow(besideItsField(ratedLabel_), rated);
    for (QWidget* field : std::initializer_list<QWidget*>{entrants_, boards_, system_})
        addLabelledRow(form_, field);
    form_->addRow(QString(), notice_);
    options_ = new OptionRows(form_, QStringLiteral("new-"), OptionRows::Box::isReadLater, this);
    addLabelledRow(form_, acceleration_);
    column->addLayout(form_);
    column->addSpacing(12);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel_);
    buttons->addWidget(create_);
    create_->setDefault(true);
    column->addLayout(buttons);
    column->addStretch(2);

    connect(create_, &QPushButton::clicked, this, &NewTournamentView::accept);
    connect(cancel_, &QPushButton::clicked, this, &NewTournamentView::cancelled);
    connect(start_, &DateField::dateEdited, this, &NewTournamentView::followDate);
    connect(start_, &DateField::dateRefused, this,
            [this](const QString& why) { desk_.messages().tell(Mood::warning, why); });
    acceleration_->setSizeAdjustPolicy(QComboBox::AdjustToContents); // what it offers changes with the system
    connect(entrants_, &QComboBox::currentIndexChanged, this, &NewTournamentView::showEntrants);
    connect(rounds_, &QSpinBox::valueChanged, this, [this](int rounds) { chosenRounds_ = rounds; });
    connect(system_, &QComboBox::activated, this, [this] {
        const SystemInfo* natural = inForce();
        isChosen_ = natural == nullptr || !(natural->id == selectedSystem(system_).id);
    });
    connect(system_, &QComboBox::currentIndexChanged, this, [this] {
        if (system_->currentIndex() >= 0)
            showSystem();
    });
    retranslate();
}

void NewTournamentView::begin()
{
    name_->clear();
    city_->clear();
    federation_->clear();
    chosenRounds_ = usualRounds;
    showRounds();
    acceleration_->setCurrentIndex(0);
    options_->setChoices({});
    ratedBy_->setCurrentIndex(0);
    entrants_->setCurrentIndex(0);
    boards_->setValue(TeamRules{}.boards);
    isChosen_ = false;
    start_->setDate(QDate::currentDate());
    followDate();
    name_->setFocus();
}

void NewTournamentView::showEntrants()
{
    const bool teams = entrants_->currentIndex() == 1;
    showRow(form_, boards_, teams);
    {
        const QSignalBlocker quiet(system_);
        fillWithSystems(system_, teams ? Entrants::teams : Entrants::players);
    }
    isChosen_ = false;
    showSystem();
    followDate();
}

void NewTournamentView::showSystem()
{
    const SystemInfo& system = selectedSystem(system_);
    setNote(notice_, noticeOf(system));
    acceleration_->setEnabled(capabilitiesOf(system.id).usesAcceleration);
    options_->showFor(system.id);
    showRounds();
    makeAsWide({ratedBy_, system_, acceleration_});
}

/// By a table they follow from who plays.
void NewTournamentView::showRounds()
{
    const QSignalBlocker quiet(rounds_);
    const bool byTable = capabilitiesOf(selectedSystem(system_).id).allPlayAll;
    rounds_->setEnabled(!byTable);
    rounds_->setMinimum(byTable ? 0 : 1);
    rounds_->setSpecialValueText(byTable ? QStringLiteral("–") : QString());
    rounds_->setValue(byTable ? 0 : chosenRounds_);
}

const SystemInfo* NewTournamentView::inForce() const
{
    const std::string day = start_->date().toString(Qt::ISODate).toStdString();
    return systemInForce(selectedSystem(system_).key, day);
}

void NewTournamentView::followDate()
{
    if (isChosen_)
        return;
    if (const SystemInfo* natural = inForce())
        selectSystem(system_, natural->id);
}

QString NewTournamentView::name() const
{
    return name_->text().simplified();
}

void NewTournamentView::accept()
{
    if (name_->text().trimmed().isEmpty()) {
        desk_.messages().tell(Mood::warning, tr("Give the tournament a name."));
        name_->setFocus();
        return;
    }
    NewTournament start;
    start.event.name = name_->text().simplified();
    start.event.city = city_->text().simplified();
    start.event.federation = federation_->text().trimmed().toUpper();
    start.event.start = start_->date();
    start.plannedRounds = chosenRounds_;
    start.system = selectedSystem(system_).id;
    start.acceleration = static_cast<Acceleration>(acceleration_->currentData().toInt());
    start.options = options_->choices(start.system);
    if (entrants_->currentIndex() == 1)
        start.teams.emplace().boards = boards_->value();
    start.ratedBy = static_cast<RatedBy>(ratedBy_->currentData().toInt());
    emit accepted(start);
}

void NewTournamentView::retranslate()
{
    title_->setText(tr("New Tournament"));
    hint_->setText(withoutLastWordAlone(tr("Only the name cannot wait, the rest can be completed later. Rated by FIDE "
                                           "means FIDE mode: it can be left later, but not entered.")));
    labelRow(form_, name_, tr("&Name"));
    labelRow(form_, city_, tr("&City"));
    labelRow(form_, federation_, tr("Federa&tion"));
    labelRow(form_, start_, tr("First &day"));
    labelRow(form_, rounds_, tr("Ro&unds"));
    labelRow(form_, entrants_, tr("Who plays"));
    {
        const QSignalBlocker quiet(entrants_);
        const int shown = std::max(0, entrants_->currentIndex());
        entrants_->clear();
        entrants_->addItems({tr("Players"), tr("Teams")});
        entrants_->setCurrentIndex(shown);
    }
    labelRow(form_, boards_, tr("Boards of a match"));
    showRow(form_, boards_, entrants_->currentIndex() == 1);
    ratedLabel_->setText(tr("Rating"));
    ratedBy_->setAccessibleName(ratedLabel_->text());
    fillWithRatedBy(ratedBy_);
    ratedBy_->setToolTip(tr("Rated by FIDE means FIDE mode: what the FIDE rules do not allow is refused. "
                            "Otherwise you are asked instead."));
    labelRow(form_, system_, tr("Pairing &system"));
    federation_->setPlaceholderText(tr("three letters, such as GER"));
    create_->setText(tr("Create…"));
    cancel_->setText(tr("Cancel"));
    labelRow(form_, acceleration_, tr("&Acceleration"));
    fillWithAccelerations(acceleration_, false);
    options_->retranslate();
    fillWithSystems(system_, entrants_->currentIndex() == 1 ? Entrants::teams : Entrants::players);
    showSystem();
}

void NewTournamentView::keyPressEvent(QKeyEvent* event)
{
    if (!answersForm(*event, *create_, *cancel_))
        QWidget::keyPressEvent(event);
}

void NewTournamentView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
