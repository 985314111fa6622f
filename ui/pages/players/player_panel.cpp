#include "ui/pages/players/player_panel.h"

#include "app/domain/rounds/progress.h"
#include "app/domain/text/filled.h"
#include "app/explain/call_name.h"
#include "app/explain/colour_due.h"
#include "app/formats/display_text.h"
#include "app/formats/report/ranked_players.h"
#include "ui/frame/seen_before.h"
#include "ui/pages/players/card/player_stairs.h"
#include "ui/pages/players/rating_html.h"
#include "ui/text/format.h"
#include "ui/text/players/official_rating_text.h"
#include "ui/text/players/player_field_text.h"
#include "ui/text/rounds/match_text.h"
#include "ui/text/systems/acceleration_text.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/text_view.h"

#include <QAbstractTextDocumentLayout>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>

#include <cmath>
#include <map>
#include <utility>

namespace pairwright {

namespace {

constexpr int betweenBoxes = 3;
constexpr int leastRow = 24;
constexpr int boxInset = 2; ///< of its text, behind that of a cell

/// Cells whose boxes keep apart from each other.
class RoundsDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// A sentence reads its own way, also in a window that is mirrored.
    [[nodiscard]] QString displayText(const QVariant& value, const QLocale& locale) const override
    {
        return asUnit(QStyledItemDelegate::displayText(value, locale));
    }

    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        const bool mirrored = option.direction == Qt::RightToLeft;
        editor->setGeometry(option.rect.adjusted(mirrored ? 0 : -boxInset, betweenBoxes / 2, mirrored ? boxInset : 0,
                                                 betweenBoxes / 2 - betweenBoxes));
    }
};

/// Entries of the presence boxes, in their order.
enum Choice { presentChoice, halfPointChoice, zeroPointChoice, fullPointChoice };

int choiceOf(Presence presence)
{
    switch (presence) {
    case Presence::halfPointBye: return halfPointChoice;
    case Presence::zeroPointBye: return zeroPointChoice;
    case Presence::fullPointBye: return fullPointChoice;
    default: return presentChoice;
    }
}

} // namespace

PlayerPanel::PlayerPanel(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , name_(new PlainLabel)
    , standing_(new PlainLabel)
    , facts_(new PlainLabel)
    , official_(new PlainLabel)
    , takeOther_(new QPushButton)
    , stairs_(new PlayerStairs)
    , due_(new PlainLabel)
    , rounds_(new QTableWidget(0, 2))
    , rating_(new TextView)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 6);
    column->setSpacing(5);
    constexpr auto ofTitles = static_cast<QFont::Weight>(650);
    scaleText(name_, 1.15, ofTitles);
    name_->setWordWrap(true);
    column->addWidget(name_);
    standing_->setObjectName(QStringLiteral("playerStanding"));
    standing_->setWordWrap(true);
    column->addWidget(standing_);
    facts_->setWordWrap(true);
    makeMuted(facts_);
    column->addWidget(facts_);
    official_->setObjectName(QStringLiteral("officialRatings"));
    official_->setWordWrap(true);
    makeMuted(official_);
    column->addWidget(official_);
    takeOther_->setObjectName(QStringLiteral("takeOtherRating"));
    column->addWidget(takeOther_, 0, Qt::AlignLeft);
    column->addWidget(stairs_);
    due_->setObjectName(QStringLiteral("colourDue"));
    column->addWidget(due_);
    connect(takeOther_, &QPushButton::clicked, this, &PlayerPanel::takeOther);
    rounds_->setObjectName(QStringLiteral("playerRounds"));
    rounds_->setShowGrid(false);
    rounds_->setFrameShape(QFrame::NoFrame);
    rounds_->viewport()->setAutoFillBackground(false); // all of the Inspector has one ground
    rounds_->setItemDelegate(new RoundsDelegate(rounds_));
    rounds_->setSelectionBehavior(QAbstractItemView::SelectRows);
    rounds_->setSelectionMode(QAbstractItemView::SingleSelection);
    rounds_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    rounds_->horizontalHeader()->setHighlightSections(false);
    rounds_->verticalHeader()->hide();
    rounds_->verticalHeader()->setMinimumSectionSize(leastRow);
    rounds_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    rounds_->horizontalHeader()->setStretchLastSection(true);
    rounds_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft);
    rounds_->setFocusPolicy(Qt::ClickFocus); // who has none cannot have a place in the order of Tab
    rounds_->setTabKeyNavigation(false);     // Tab goes from box to box
    column->addWidget(rounds_);
    rating_->setObjectName(QStringLiteral("playerRating"));
    rating_->setFrameShape(QFrame::NoFrame);
    rating_->viewport()->setAutoFillBackground(false);
    rating_->document()->setDocumentMargin(0);
    rating_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // as high as its text
    connect(rating_->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, rating_,
            [this](const QSizeF& size) { rating_->setFixedHeight(static_cast<int>(std::ceil(size.height())) + 1); });
    column->addWidget(rating_);
    auto* together = new QWidget; // from edge to edge, as the fields of the other tabs
    auto* buttons = new QVBoxLayout(together);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(column->spacing());
    ratings_ = new ActionButton(desk_.actions().get(ActionId::playerRatings));
    withdraw_ = new ActionButton(desk_.actions().get(ActionId::withdraw));
    bringBack_ = new ActionButton(desk_.actions().get(ActionId::returnPlayer));
    for (QPushButton* button : {ratings_, withdraw_, bringBack_})
        buttons->addWidget(button);
    column->addWidget(together);
    column->addStretch();

    connect(rounds_, &QTableWidget::cellClicked, this, [this](int row) {
        if (row < static_cast<int>(desk_.projected().rounds.size()))
            desk_.showRound(RoundNumber{row + 1});
        markRound();
    });
    connect(&desk_, &Desk::shownRoundChanged, this, &PlayerPanel::markRound);
    connect(&desk_, &Desk::selectionChanged, this, &PlayerPanel::refresh);
    connect(&desk_, &Desk::changed, this, &PlayerPanel::refresh);
    connect(&desk_, &Desk::sessionChanged, this, &PlayerPanel::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &PlayerPanel::refresh);
    retranslate();
}

void PlayerPanel::refresh()
{
    const Player* player = nullptr;
    if (desk_.session() != nullptr && desk_.selectedPlayer())
        player = desk_.projected().player(*desk_.selectedPlayer());
    rounds_->setVisible(player != nullptr);
    rating_->setVisible(player != nullptr);
    withdraw_->setVisible(player != nullptr);
    bringBack_->setVisible(player != nullptr);
    official_->setVisible(player != nullptr);
    ratings_->setVisible(player != nullptr && !desk_.projected().settings.teams);
    takeOther_->setVisible(false);
    due_->setVisible(false);
    standing_->setVisible(false);
    if (player == nullptr) {
        stairs_->hide();
        name_->setText({});
        facts_->setText(tr("Select a player to see the games so far and to give byes."));
        return;
    }
    name_->setText(displayName(player->data));
    QStringList facts;
    if (player->data.rating)
        facts.append(tr("Rating %1", "1850 (national, DSB 2026-10)").arg(describeRating(*player->data.rating)));
    for (const QString& fact : {player->data.federation, player->data.club, player->data.fideId})
        if (!fact.isEmpty())
            facts.append(fact);
    if (!player->data.group.isEmpty())
        facts.append(tr("Group %1", "the arbiter's own group").arg(player->data.group));
    if (player->data.noHalfPointBye)
        facts.append(tr("no half-point bye"));
    QString text = facts.join(QStringLiteral(" · "));
    if (const QString extra = describeVirtualPoints(desk_.projected(), player->key); !extra.isEmpty())
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + extra;
    facts_->setText(text);
    fillOfficial(*player);
    fillRounds(*player);
    fillRating();
    const Presence presence = presenceIn(*player, desk_.projected().roundAhead());
    bringBack_->setVisible(presence == Presence::withdrawn);
    withdraw_->setVisible(presence != Presence::withdrawn);
}

void PlayerPanel::fillRounds(const Player& player)
{
    const Tournament& tournament = desk_.projected();
    const int rounds = std::max(tournament.settings.plannedRounds, tournament.lastPublished().value);
    rounds_->setRowCount(rounds);
    for (int round = 1; round <= rounds; ++round)
        fillRow(player, RoundNumber{round});
    // All in one height, played or to come.
    rounds_->resizeRowsToContents();
    int height = leastRow;
    for (int row = 0; row < rounds; ++row) {
        const QWidget* box = rounds_->cellWidget(row, 1);
        height = std::max(height, box != nullptr ? box->sizeHint().height() + betweenBoxes : rounds_->rowHeight(row));
    }
    for (int row = 0; row < rounds; ++row)
        rounds_->setRowHeight(row, height);
    markRound();
    // It does not scroll within what scrolls.
    rounds_->setFixedHeight(rounds_->verticalHeader()->length() + rounds_->horizontalHeader()->sizeHint().height() + 4);
}

/// The round that is looked at is marked in the list as well.
void PlayerPanel::markRound()
{
    const auto shown = desk_.session() != nullptr ? desk_.shownRound() : std::nullopt;
    if (shown && shown->value <= rounds_->rowCount())
        chooseRow(*rounds_, shown->value - 1);
    else
        rounds_->clearSelection();
}

void PlayerPanel::fillOfficial(const Player& player)
{
    const QStringList lines = officialRatingLines(player.data);
    official_->setText(tr("Official: %1", "ratings").arg(lines.join(QLatin1Char('\n'))));
    official_->setVisible(!lines.isEmpty());
    const auto other = ratingOfAnotherList(player.data, ratingRuleOf(desk_.projected()));
    takeOther_->setVisible(other.has_value() && desk_.mayChange(CommandName::editPlayer));
    if (other)
        takeOther_->setText(tr("Count with %1", "rapid 2012").arg(describeOther(*other)));
}

void PlayerPanel::takeOther()
{
    const Player* player = desk_.selectedPlayer() ? desk_.projected().player(*desk_.selectedPlayer()) : nullptr;
    const auto other =
        player != nullptr ? ratingOfAnotherList(player->data, ratingRuleOf(desk_.projected())) : std::nullopt;
    if (!other)
        return;
    PlayerData counted = player->data;
    counted.rating = other->rating;
    desk_.apply(editOf(*player, counted), tr("Change this player?"), tr("Change"));
}

void PlayerPanel::fillRating()
{
    // Norms are searched for: only worth while for somebody who looks.
    if (!isVisible() || desk_.session() == nullptr || !desk_.selectedPlayer())
        return;
    if (desk_.projected().settings.teams) // ratings change by the games of players
        rating_->clear();
    else
        showRating(desk_.projected(), *desk_.selectedPlayer(), *rating_);
    stairs_->set(desk_.projected(), *desk_.selectedPlayer());
    const QString due = colourDue(desk_.projected(), *desk_.selectedPlayer());
    due_->setText(tr("Colour due: %1", "White (strong)").arg(due));
    due_->setVisible(!due.isEmpty());
    standing_->setText(standing(*desk_.selectedPlayer()));
    standing_->setVisible(!standing_->text().isEmpty());
}

QString PlayerPanel::standing(PlayerKey player) const
{
    const Tournament& tournament = desk_.projected();
    if (tournament.lastPublished().value == 0)
        return {};
    const RankedPlayers ranked(tournament, roundOfStandings(tournament), tournament.settings.tieBreaks);
    for (const RankedPlayers::Line& line : ranked.lines())
        if (line.player->key == player)
            return filled(tr("Rank %1 of %2 · Points %3"), line.rankText(), ranked.lines().size(),
                          formatScore(line.row.score));
    return {};
}

void PlayerPanel::fillRow(const Player& player, RoundNumber round)
{
    const int row = round.value - 1;
    rounds_->setItem(row, 0, new QTableWidgetItem(QString::number(round.value)));
    const Round* stored = desk_.projected().round(round);
    const bool published = stored != nullptr && stored->published() != nullptr;
    const Presence presence = presenceIn(player, round);
    const bool elsewhere = presence == Presence::withdrawn || presence == Presence::notEntered;
    if (published || elsewhere || !desk_.session()->may(CommandName::setAbsence)) {
        rounds_->removeCellWidget(row, 1);
        rounds_->setItem(row, 1,
                         new QTableWidgetItem(published ? played(player, round) : describePresence(player, round)));
        return;
    }
    delete rounds_->takeItem(row, 1);
    auto* present = qobject_cast<QComboBox*>(rounds_->cellWidget(row, 1));
    const bool sameBox = present != nullptr && present->property("player").toLongLong() == player.key.value;
    if (sameBox)
        present->setCurrentIndex(choiceOf(presence));
    else {
        QComboBox* box = presenceBox(player, round);
        rounds_->setCellWidget(row, 1, box);
        // Made later than all else in the window, it would come after that.
        QWidget* above = row > 0 ? rounds_->cellWidget(row - 1, 1) : nullptr;
        setTabOrder(above != nullptr ? above : rounds_, box);
    }
}

QComboBox* PlayerPanel::presenceBox(const Player& player, RoundNumber round)
{
    auto* box = new ChoiceBox;
    box->setProperty("quiet", true); // one below the other in a list
    box->setObjectName(QStringLiteral("presence%1").arg(round.value));
    box->setProperty("player", QVariant::fromValue<qlonglong>(player.key.value));
    box->setProperty("round", round.value);
    box->installEventFilter(this);
    box->addItems({{}, {}, {}, {}});
    speak(*box);
    box->setCurrentIndex(choiceOf(presenceIn(player, round)));
    const PlayerKey key = player.key;
    connect(box, &QComboBox::activated, this, [this, key, round](int choice) { choose(key, round, choice); });
    return box;
}

/// The words of a box, in the language of the window.
void PlayerPanel::speak(QComboBox& box)
{
    box.setItemText(presentChoice, tr("plays"));
    box.setItemText(halfPointChoice, describeAbsence(AbsenceKind::halfPoint));
    box.setItemText(zeroPointChoice, describeAbsence(AbsenceKind::zeroPoint));
    box.setItemText(fullPointChoice, describeAbsence(AbsenceKind::fullPoint));
    box.setToolTip(keys_);
    box.setAccessibleName(tr("Presence in round %1").arg(box.property("round").toInt()));
}

void PlayerPanel::choose(PlayerKey player, RoundNumber round, int choice)
{
    const QString name = desk_.projected().player(player)->data.name;
    const SeenBefore seen = seen_ ? *std::exchange(seen_, nullptr) : SeenBefore(desk_);
    const auto give = [this, player, round, &name, &seen](AbsenceKind kind) {
        const SetAbsence command{round, {player}, kind};
        if (seen.holds(command))
            desk_.apply(command, questionFor(kind, name, round), tr("Give the Bye"));
    };
    switch (choice) {
    case presentChoice:
        if (seen.holds(ClearAbsence{round, {player}}))
            desk_.apply(ClearAbsence{round, {player}});
        break;
    case halfPointChoice: give(AbsenceKind::halfPoint); break;
    case zeroPointChoice: give(AbsenceKind::zeroPoint); break;
    case fullPointChoice: give(AbsenceKind::fullPoint); break;
    default: break;
    }
    // A refused or cancelled choice must not stay on the screen.
    refresh();
}

bool PlayerPanel::eventFilter(QObject* watched, QEvent* event)
{
    auto* box = qobject_cast<QComboBox*>(watched);
    // What the list is opened over, or the key is pressed at.
    if (box != nullptr && (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress))
        seen_ = std::make_shared<const SeenBefore>(desk_);
    if (box == nullptr || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    const bool plain = (press->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    return (plain && chooseByKey(*box, press->text())) || QWidget::eventFilter(watched, event);
}

bool PlayerPanel::chooseByKey(QComboBox& box, const QString& key)
{
    static const std::map<QString, Choice> choices{{QStringLiteral("1"), presentChoice},
                                                   {QStringLiteral("5"), halfPointChoice},
                                                   {QStringLiteral("0"), zeroPointChoice},
                                                   {QStringLiteral("2"), fullPointChoice}};
    const auto found = choices.find(key);
    if (found == choices.end())
        return false;
    const RoundNumber round{box.property("round").toInt()};
    choose(PlayerKey{box.property("player").toLongLong()}, round, found->second);
    focusBox({round.value + 1});
    return true;
}

QString PlayerPanel::played(const Player& player, RoundNumber round) const
{
    const Tournament& tournament = desk_.projected();
    const RoundVersion* version = tournament.round(round)->published();
    for (const Match& match : version->pairings.boards) {
        if (!match.has(player.key))
            continue;
        const Player* opponent = tournament.player(match.opponentOf(player.key));
        if (match.gameCount() > 1)
            return tr("match against %1   %2")
                .arg(callName(tournament, opponent->key),
                     match.hasAnyResult() ? formatBoardResult(match, player.key, tournament.settings.points)
                                          : QStringLiteral("…"));
        const Game& game = match.games.front();
        const QString meeting = game.white == player.key ? tr("White against %1") : tr("Black against %1");
        return QStringLiteral("%1, %2").arg(
            meeting.arg(callName(tournament, opponent->key)),
            game.outcome.result
                ? describeOwnResult(*game.outcome.result, game.white == player.key ? Colour::White : Colour::Black)
                : QStringLiteral("…"));
    }
    if (version->pairings.bye == player.key)
        return tr("bye");
    if (presenceIn(player, round) != Presence::present)
        return describePresence(player, round);
    return capabilitiesOf(tournament.settings.system).allPlayAll ? tr("free", "of an odd number in a round robin")
                                                                 : tr("unpaired");
}

void PlayerPanel::focusPresence()
{
    if (desk_.session() == nullptr)
        return;
    focusBox(desk_.projected().roundAhead());
}

void PlayerPanel::focusBox(RoundNumber round)
{
    // Not by name: the boxes of the player shown before live a little longer.
    if (QWidget* box = rounds_->cellWidget(round.value - 1, 1))
        box->setFocus();
}

void PlayerPanel::retranslate()
{
    rounds_->setHorizontalHeaderLabels({tr("Round"), tr("Opponent or presence")});
    rounds_->setAccessibleName(tr("Rounds of the player"));
    keys_ = filled(tr("Ctrl+B, then a key for each round: 1 plays · 5 %1 · 0 %2 · 2 %3 · Tab leaves it as it is",
                      "the three kinds of byes"),
                   describeAbsence(AbsenceKind::halfPoint), describeAbsence(AbsenceKind::zeroPoint),
                   describeAbsence(AbsenceKind::fullPoint));
    rating_->setAccessibleName(tr("Rating and title norms of the player"));
    for (QComboBox* box : rounds_->findChildren<QComboBox*>())
        speak(*box);
    refresh();
}

void PlayerPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fillRating();
}

void PlayerPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        fillRating();
    QWidget::changeEvent(event);
}

} // namespace pairwright
