#include "ui/pages/players/presence/presence_view.h"

#include "app/formats/report/reports.h"
#include "ui/frame/seen_before.h"
#include "ui/print/print_sheet.h"
#include "ui/text/format.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/form_keys.h"
#include "ui/widgets/key_caps.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/text_styles.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPrinter>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace pairwright {

namespace {
constexpr double larger = 1.6;   // at the door, where one stands
constexpr int roomForKeys = 900; // beside the table
} // namespace

PresenceView::PresenceView(Desk& desk, Where where, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , where_(where)
    , model_(new PresenceModel(desk, this))
    , table_(new DataTable)
    , header_(new PageHeader(where == Where::door ? larger : 1))
    , letters_(new QLineEdit)
    , body_(new QBoxLayout(QBoxLayout::TopToBottom))
    , keysPanel_(new QWidget)
    , hint_(new PlainLabel)
    , keys_(new KeyCaps)
    , door_(new QPushButton)
    , print_(new QPushButton)
    , close_(new QPushButton)
    , ends_(new QMenu(this))
    , done_(new QPushButton)
{
    setObjectName(isDoor() ? QStringLiteral("doorView") : QStringLiteral("presenceView"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header_);
    letters_->setObjectName(QStringLiteral("presenceLetters"));
    letters_->setClearButtonEnabled(true);
    letters_->setMinimumWidth(220);
    letters_->installEventFilter(this);
    letUndoThroughWhenEmpty(letters_);
    header_->addControl(letters_);
    buildButtons();
    table_->setObjectName(QStringLiteral("presenceTable"));
    table_->setModel(model_);
    table_->setStretchColumns({PresenceModel::Name, PresenceModel::Club, PresenceModel::State});
    table_->setNameColumns({PresenceModel::Name});
    table_->setDropOrder({PresenceModel::Club, PresenceModel::Rating});
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->installEventFilter(this);
    auto* beside = new QVBoxLayout(keysPanel_);
    beside->setContentsMargins(look::pageMargin, look::tableMargin, look::pageMargin, look::tableMargin);
    hint_->setWordWrap(true);
    makeMuted(hint_);
    beside->addWidget(hint_);
    beside->addWidget(keys_);
    beside->addStretch();
    body_->setContentsMargins(look::fromStart(look::tableMargin, 0, 0, 0));
    body_->setSpacing(0);
    body_->addWidget(table_, 1);
    body_->addWidget(keysPanel_);
    column->addLayout(body_, 1);

    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(model_, &PresenceModel::tickWanted, this, [this](const QModelIndex& index) {
        table_->setCurrentIndex(index);
        toggle();
    });
    connect(table_, &QWidget::customContextMenuRequested, this, &PresenceView::openMenu);
    connect(letters_, &QLineEdit::textEdited, this, &PresenceView::jumpTo);
    connect(done_, &QPushButton::clicked, this, &PresenceView::finished);
    connect(model_, &QAbstractItemModel::dataChanged, this, &PresenceView::updateFacts);
    connect(model_, &QAbstractItemModel::modelReset, this, &PresenceView::updateFacts);
    if (isDoor())
        makeLarge();
    retranslate();
}

void PresenceView::buildButtons()
{
    door_->setObjectName(QStringLiteral("openDoor"));
    close_->setObjectName(QStringLiteral("closeCheckIn"));
    close_->setMenu(ends_);
    connect(door_, &QPushButton::clicked, this, &PresenceView::doorWanted);
    for (const CheckInEnd end : {CheckInEnd::halfPointBye, CheckInEnd::zeroPointBye, CheckInEnd::out}) {
        QAction* action = ends_->addAction(QString());
        action->setObjectName(QString(nameOf(end)));
        connect(action, &QAction::triggered, this, [this, end] { endCheckIn(end); });
    }
    print_->setObjectName(QStringLiteral("printMissing"));
    connect(print_, &QPushButton::clicked, this, [this] { desk_.onceSaved(this, [this] { printMissing(); }); });
    header_->addControl(print_);
    header_->addControl(door_);
    header_->addControl(close_);
    header_->addControl(done_);
    door_->setVisible(!isDoor());
}

void PresenceView::makeLarge()
{
    model_->setMissesPeople(true);
    table_->setFont(scaledFont(table_->font(), larger));
    // A touch on a row ticks it; whoever is touched by mistake is touched once more.
    connect(table_, &QAbstractItemView::clicked, this, &PresenceView::toggle);
    auto* undo = new QShortcut(QKeySequence(QKeySequence::Undo), this);
    connect(undo, &QShortcut::activated, this, [this] { desk_.undo(); });
}

/// The keys stand beside the table, or below it where that leaves too little for the names.
void PresenceView::placeKeys()
{
    const bool beside = !isDoor() && width() >= roomForKeys;
    body_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    keys_->standInAColumn(beside);
    keysPanel_->setSizePolicy(beside ? QSizePolicy::Fixed : QSizePolicy::Preferred,
                              beside ? QSizePolicy::Preferred : QSizePolicy::Maximum);
}

void PresenceView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeKeys();
}

void PresenceView::begin()
{
    letters_->clear();
    if (!table_->currentIndex().isValid() && model_->rowCount() > 0)
        chooseRow(*table_, 0);
    letters_->setFocus();
    updateFacts();
}

bool PresenceView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* press = static_cast<QKeyEvent*>(event);
        const bool plain = (press->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
        if (plain && handleKey(press->key(), press->text()))
            return true;
        if (plain && watched == table_ && !press->text().isEmpty() && press->text()[0].isLetter()) {
            letters_->setFocus();
            letters_->setText(press->text());
            jumpTo(press->text());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

bool PresenceView::handleKey(int key, const QString& text)
{
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Up: {
        const int step = key == Qt::Key_Down ? 1 : -1;
        const int row = std::clamp(table_->currentIndex().row() + step, 0, std::max(0, model_->rowCount() - 1));
        letters_->clear();
        chooseRow(*table_, row);
        return true;
    }
    case Qt::Key_Space:
        if (lettersFindSomebody())
            toggle();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isDoor()) { // somebody stands there and waits
            if (lettersFindSomebody())
                toggle();
            return true;
        }
        emit finished();
        return true;
    case Qt::Key_Escape:
        if (letters_->text().isEmpty())
            emit finished();
        letters_->clear();
        return true;
    default: break;
    }
    return text.size() == 1 && handleDigit(text[0]);
}

bool PresenceView::handleDigit(QChar digit)
{
    if (!QStringLiteral("102359").contains(digit))
        return false;
    if (!lettersFindSomebody())
        return true;
    switch (digit.toLatin1()) {
    case '1': setPresent(); break;
    case '2': setNotYet(); break;
    case '3': setLater(); break;
    case '0': setAbsence(AbsenceKind::zeroPoint); break;
    case '5': setAbsence(AbsenceKind::halfPoint); break;
    default: withdraw(); break;
    }
    letters_->clear();
    return true;
}

void PresenceView::openMenu(const QPoint& position)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [this, menu](const QString& text, const QString& key, auto&& act) {
        QAction* action = menu->addAction(text + QLatin1Char('\t') + key);
        connect(action, &QAction::triggered, this, act);
    };
    if (current() == nullptr)
        return;
    // While it is open another desk may mark the player, and the row that is chosen may be of another.
    const auto seen = std::make_shared<const SeenBefore>(desk_);
    const auto on = [this, seen, player = current()->key](auto act) {
        return [this, seen, player, act] {
            seen_ = seen;
            choose(player);
            if (const Player* now = current(); now != nullptr && now->key == player)
                act();
            seen_.reset();
        };
    };
    add(describePresence(Presence::present), QStringLiteral("1"), on([this] { setPresent(); }));
    add(tr("not yet arrived"), QStringLiteral("2"), on([this] { setNotYet(); }));
    add(tr("late: one round later"), QStringLiteral("3"), on([this] { setLater(); }));
    for (const auto& [kind, key] : {std::pair{AbsenceKind::zeroPoint, '0'}, std::pair{AbsenceKind::halfPoint, '5'}})
        add(describeAbsence(kind), QString(QLatin1Char(key)), on([this, kind = kind] { setAbsence(kind); }));
    add(describePresence(Presence::withdrawn), QStringLiteral("9"), on([this] { withdraw(); }));
    menu->popup(table_->viewport()->mapToGlobal(position));
}

void PresenceView::jumpTo(const QString& letters)
{
    const int row = model_->findName(letters);
    if (row >= 0)
        chooseRow(*table_, row);
    if (lettersFindSomebody())
        desk_.messages().dismiss();
}

bool PresenceView::lettersFindSomebody()
{
    const QString letters = letters_->text();
    if (letters.isEmpty() || model_->findName(letters) >= 0)
        return true;
    tell(tr("No player’s name starts with “%1”.").arg(letters));
    return false;
}

void PresenceView::tell(const QString& sentence)
{
    if (isDoor())
        hint_->setText(sentence); // the bar is in the other window
    else
        desk_.messages().tell(Mood::warning, sentence);
}

const Player* PresenceView::current() const
{
    const QModelIndex index = table_->currentIndex();
    return index.isValid() ? desk_.projected().player(model_->keyAt(index.row())) : nullptr;
}

void PresenceView::toggle()
{
    const Player* player = current();
    if (player == nullptr)
        return;
    const bool present = presenceIn(*player, desk_.projected().roundAhead()) == Presence::present;
    if (model_->missesPeople() && present)
        mark(player->arrived ? DoorMark::notYet : DoorMark::arrived);
    else if (present)
        setAbsence(AbsenceKind::zeroPoint);
    else
        setPresent();
    letters_->clear();
}

void PresenceView::give(const Command& command, const QString& title, const QString& action)
{
    const auto seen = std::exchange(seen_, nullptr);
    if (seen == nullptr || seen->holds(command))
        desk_.apply(command, title, action);
}

void PresenceView::choose(PlayerKey player)
{
    for (int row = 0; row < model_->rowCount(); ++row)
        if (model_->keyAt(row) == player)
            chooseRow(*table_, row);
}

void PresenceView::mark(DoorMark mark, std::optional<RoundNumber> until)
{
    if (const Player* player = current())
        give(CheckIn{desk_.projected().roundAhead(), {player->key}, mark, until});
}

void PresenceView::setNotYet()
{
    const Player* player = current();
    if (player == nullptr)
        return;
    if (!model_->missesPeople() && presenceIn(*player, desk_.projected().roundAhead()) == Presence::present)
        tell(tr("Nobody is missed before the check-in: it begins with the first who is ticked in %1.")
                 .arg(door_->text()));
    else
        mark(DoorMark::notYet);
}

void PresenceView::setLater()
{
    const Player* player = current();
    if (player == nullptr)
        return;
    const Tournament& tournament = desk_.projected();
    const auto back = firstRoundAfterAbsence(tournament, *player);
    const RoundNumber until{(back ? *back : tournament.roundAhead()).value + 1};
    if (until.value > tournament.settings.plannedRounds)
        tell(tr("There is no round %1. 9 withdraws a player who does not come at all.").arg(until.value));
    else
        mark(DoorMark::late, until);
}

void PresenceView::endCheckIn(CheckInEnd end)
{
    const std::vector<PlayerKey> missing = stillExpected(desk_.projected());
    if (missing.empty())
        return;
    const QString what = end == CheckInEnd::out            ? tr("They are out of the tournament from this round on.")
                         : end == CheckInEnd::halfPointBye ? tr("Each of them gets a half-point bye in this round.")
                                                           : tr("Each of them gets a zero-point bye in this round.");
    Question question;
    question.title = tr("Close the check-in without %n player(s)?", nullptr, static_cast<int>(missing.size()));
    QStringList names;
    for (const PlayerKey key : missing)
        names.append(displayName(desk_.projected().player(key)->data));
    constexpr qsizetype mostNames = 12;
    question.text = what + QLatin1Char(' ') + enumerate(names.mid(0, mostNames)) +
                    (names.size() > mostNames ? QStringLiteral(" …") : QString());
    question.action = tr("Close the Check-In");
    const auto done = [this, count = static_cast<int>(missing.size())] {
        desk_.messages().tell(Mood::good, tr("The check-in is closed; %n player(s) did not come.", nullptr, count));
    };
    desk_.askAndApply(CloseCheckIn{desk_.projected().roundAhead(), missing, end}, question, whenSaved(this, done));
}

void PresenceView::setPresent()
{
    const Player* player = current();
    if (player == nullptr)
        return;
    const RoundNumber next = desk_.projected().roundAhead();
    const Presence presence = presenceIn(*player, next);
    if (presence == Presence::withdrawn)
        give(ReturnPlayer{{player->key}, next}, tr("Bring %1 back?").arg(player->data.name), tr("Bring Back"));
    else if (model_->missesPeople())
        mark(DoorMark::arrived);
    else if (presence == Presence::notEntered)
        tell(tr("%1 enters in round %2; change that on the Player tab of the Inspector.")
                 .arg(player->data.name, QString::number(player->firstRound.value)));
    else if (presence != Presence::present)
        give(ClearAbsence{next, {player->key}});
}

void PresenceView::setAbsence(AbsenceKind kind)
{
    const RoundNumber next = desk_.projected().roundAhead();
    if (const Player* player = current())
        give(SetAbsence{next, {player->key}, kind}, questionFor(kind, player->data.name, next), tr("Give the Bye"));
}

void PresenceView::withdraw()
{
    if (const Player* player = current())
        give(WithdrawPlayer{{player->key}, desk_.projected().roundAhead()},
             tr("Withdraw %1?", "a player").arg(player->data.name), tr("Withdraw"));
}

void PresenceView::printMissing()
{
    const ReportDocument document =
        missingPlayers(desk_.projected(), {QDateTime::currentDateTime(), false, true, true});
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(document.titleLines.join(QStringLiteral(" - ")));
    if (desk_.asker().askPrinter(printer) && !printSheet(document, printer, sheetOptionsForLocale()))
        tell(tr("The printer did not answer."));
}

void PresenceView::updateFacts()
{
    if (desk_.session() == nullptr)
        return;
    QStringList facts;
    if (model_->missesPeople())
        facts << tr("%n arrived", nullptr, model_->count(DoorState::arrived))
              << tr("%n not yet", nullptr, model_->count(DoorState::notYet));
    else
        facts << tr("%n present", nullptr, model_->count(Presence::present));
    if (const int byes = model_->count(Presence::halfPointBye) + model_->count(Presence::fullPointBye); byes > 0)
        facts.append(tr("%n with a bye", nullptr, byes));
    if (const int absent = model_->count(Presence::zeroPointBye); absent > 0)
        facts.append(tr("%n absent", nullptr, absent));
    if (const int withdrawn = model_->count(Presence::withdrawn); withdrawn > 0)
        facts.append(tr("%n withdrawn", nullptr, withdrawn));
    const int round = desk_.projected().roundAhead().value;
    const bool isOver = round > desk_.projected().settings.plannedRounds;
    header_->setFacts(isOver ? tr("All rounds are published.") : facts.join(QStringLiteral(" · ")));
    header_->setTitle(isOver                   ? tr("Presence")
                      : model_->missesPeople() ? tr("Check-In for Round %1").arg(round)
                                               : tr("Presence in Round %1").arg(round));
    print_->setVisible(model_->missesPeople() && !isDoor());
    print_->setEnabled(model_->count(DoorState::notYet) > 0);
    close_->setVisible(model_->missesPeople());
    close_->setEnabled(desk_.mayChange(CommandName::closeCheckIn) && model_->count(DoorState::notYet) > 0);
}

void PresenceView::retranslate()
{
    letters_->setPlaceholderText(tr("First letters of a name"));
    letters_->setAccessibleName(tr("Find a player by the first letters"));
    table_->setAccessibleName(tr("Players and their presence in the next round"));
    done_->setText(isDoor() ? tr("Back") : tr("Done"));
    door_->setText(tr("Check-In at the Door"));
    close_->setText(tr("Close the Check-In"));
    print_->setText(tr("Print the Missing…"));
    const QStringList ends{tr("Half-Point Bye for Who Is Missing…"), tr("Zero-Point Bye for Who Is Missing…"),
                           tr("Out for Who Is Missing…")};
    for (int i = 0; i < ends.size(); ++i)
        ends_->actions().at(i)->setText(ends[i]);
    hint_->setText(withoutLastWordAlone(tr("Type the first letters of a name.")));
    keys_->clear();
    if (isDoor()) {
        keys_->add(tr("Enter", "the key"), tr("arrived, or not after all"));
    } else {
        keys_->add(tr("Space", "the key"), tr("there, or not"));
        keys_->add(QStringLiteral("1"), describePresence(Presence::present));
        keys_->add(QStringLiteral("2"), tr("not yet arrived"));
    }
    keys_->add(QStringLiteral("3"), tr("late: one round later"));
    keys_->add(QStringLiteral("0"), describeAbsence(AbsenceKind::zeroPoint));
    if (!isDoor())
        keys_->add(QStringLiteral("5"), describeAbsence(AbsenceKind::halfPoint));
    keys_->add(QStringLiteral("9"), describePresence(Presence::withdrawn));
    if (isDoor()) {
        keys_->add(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText), tr("undo"));
        keys_->add(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText), tr("back"));
    } else {
        keys_->add(tr("Enter", "the key"), tr("done"));
    }
    model_->retranslate();
    updateFacts();
}

void PresenceView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
