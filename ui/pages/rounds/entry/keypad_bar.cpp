#include "ui/pages/rounds/entry/keypad_bar.h"

#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"
#include "ui/frame/next_step.h"
#include "ui/pages/rounds/entry/answer_line.h"
#include "ui/pages/rounds/entry/echo_label.h"
#include "ui/pages/rounds/entry/keypad_words.h"
#include "ui/pages/rounds/entry/preset_choice.h"
#include "ui/pages/rounds/round_flow.h"
#include "ui/text/format.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/key_caps.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/state_chip.h"
#include "ui/widgets/text_styles.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStackedLayout>
#include <QTimer>

#include <algorithm>
#include <chrono>

namespace pairwright {

namespace {

constexpr std::chrono::milliseconds refusalShown{400};
constexpr int progressHeight = 3;

} // namespace

KeypadBar::KeypadBar(Desk& desk, RoundFlow& flow, QWidget* parent)
    : QFrame(parent)
    , desk_(desk)
    , flow_(flow)
    , stack_(new QStackedLayout(this))
    , choice_(new PresetChoice(desk.settings()))
{
    setObjectName(QStringLiteral("keypadBar"));
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    stack_->addWidget(choice_);
    connect(choice_, &PresetChoice::chosen, this, &KeypadBar::begin);
    stack_->addWidget(buildEntry());
    connect(&desk_, &Desk::changed, this, &KeypadBar::follow);
    connect(&desk_, &Desk::changedEntirely, this, [this] {
        loadBoards();
        if (isVisible() && stack_->currentIndex() != 0)
            showBoard();
    });
    connect(&desk_, &Desk::sessionChanged, this, &KeypadBar::end);
    connect(&desk_, &Desk::shownRoundChanged, this, &KeypadBar::end);
    connect(&desk_.settings(), &UserSettings::keyPresetChanged, this, [this] {
        if (const auto preset = desk_.settings().keyPreset())
            keypad_.setPreset(*preset);
        updateHint();
    });
    retranslate();
    hide();
}

QWidget* KeypadBar::buildEntry()
{
    auto* entry = new QWidget;
    auto* column = new QVBoxLayout(entry);
    column->setContentsMargins(look::fromStart(16, 8, 16, 8));
    column->setSpacing(2);
    auto* top = new QHBoxLayout;
    modeChip_ = new StateChip;
    top->addWidget(modeChip_);
    echo_ = new EchoLabel;
    echo_->setObjectName(QStringLiteral("resultEcho"));
    echo_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    top->addSpacing(8);
    top->addWidget(echo_, 1);
    progress_ = new PlainLabel;
    progress_->setObjectName(QStringLiteral("resultProgress"));
    makeMuted(progress_);
    top->addWidget(progress_);
    column->addLayout(top);
    answer_ = new AnswerLine(*this, [this] { return echo(); });
    answer_->setObjectName(QStringLiteral("resultAnswer"));
    answer_->follow(desk_);
    column->addWidget(answer_);
    hint_ = new PlainLabel;
    hint_->setWordWrap(true);
    makeMuted(hint_);
    column->addWidget(hint_);
    keys_ = new KeyCaps;
    column->addWidget(keys_);
    atTheEnd_ = new QWidget;
    auto* row = new QHBoxLayout(atTheEnd_);
    row->setContentsMargins(0, 4, 0, 4);
    for (const ActionId id : {ActionId::printSet, ActionId::pairRound, ActionId::publish, ActionId::pageExport}) {
        auto* button = new ActionButton(desk_.actions().get(id));
        button->setFocusPolicy(Qt::NoFocus); // the keys stay with the bar, and each has one
        row->addWidget(button);
        if (id != ActionId::printSet)
            nextSteps_.emplace_back(id, button);
    }
    row->addStretch();
    column->addWidget(atTheEnd_);
    return entry;
}

void KeypadBar::begin()
{
    const auto preset = desk_.settings().keyPreset();
    show();
    emit begun();
    if (!preset) {
        stack_->setCurrentIndex(0);
        choice_->takeFocus();
        return;
    }
    stack_->setCurrentIndex(1);
    keypad_.setPreset(*preset);
    loadBoards();
    // Starts anew with the first open board; the mode stays what it was.
    keypad_.setMode(keypad_.mode());
    setFocus();
    updateHint();
    showBoard();
    answer_->say(Mood::neutral, {});
    if (keypad_.board())
        emit boardSelected(*keypad_.board());
}

void KeypadBar::end()
{
    if (isHidden()) // on a page that nobody sees it is not visible, but there
        return;
    hide();
    emit ended();
}

void KeypadBar::selectBoard(int board)
{
    if (!isVisible() || keypad_.board() == board || !keypad_.select(board))
        return;
    showBoard();
    answer_->say(Mood::neutral, {});
}

void KeypadBar::goToNextMissing()
{
    if (!keypad_.selectNextOpen()) {
        answer_->say(Mood::good, tr("No result is missing."));
        return;
    }
    showBoard();
    answer_->say(Mood::neutral, {});
    emit boardSelected(*keypad_.board());
}

void KeypadBar::follow(const ChangeSet& changes)
{
    loadBoards();
    const EntryBoard* current = keypad_.current();
    const bool isHere = current != nullptr && desk_.shownRound() &&
                        changes.boards.contains({*desk_.shownRound(), current->number, current->game});
    if (desk_.hearsOthers() && isHere)
        keypad_.resultCame();
    if (askedOf_ && changes.boards.contains(*askedOf_)) { // it was asked about another result
        askedOf_.reset();
        askedSlip_.clear();
    }
    if (!isVisible() || giving_ || changes.boards.empty())
        return;
    if (desk_.hearsOthers()) {
        if (isHere || (current == nullptr && keypad_.mode() == ResultKeypad::Mode::sequential))
            showBoard();
        return;
    }
    // A result was changed on another way, or it was undone: the line tells of that board as it is now.
    const BoardId& changed = *changes.boards.begin();
    if (keypad_.mode() == ResultKeypad::Mode::sequential && changed.round == desk_.shownRound() &&
        keypad_.select(changed.board))
        emit boardSelected(changed.board);
    showBoard();
    answer_->say(Mood::neutral, {});
}

void KeypadBar::loadBoards()
{
    if (desk_.session() == nullptr || !desk_.shownRound())
        return;
    const Tournament& tournament = desk_.projected();
    const Round* round = tournament.round(*desk_.shownRound());
    std::vector<EntryBoard> boards;
    if (round != nullptr && round->published() != nullptr) {
        int number = 0;
        for (const Match& match : round->published()->pairings.boards) {
            ++number;
            for (int game = 1; game <= match.gameCount(); ++game)
                boards.push_back({number, tournament.player(match.a)->data.name, tournament.player(match.b)->data.name,
                                  match.game(game).outcome.result.has_value(), game});
        }
    }
    games_ = static_cast<int>(boards.size());
    in_ = static_cast<int>(std::ranges::count_if(boards, &EntryBoard::hasResult));
    keypad_.setBoards(std::move(boards));
    showProgress();
}

void KeypadBar::showProgress()
{
    progress_->setText(in_ == 0 && games_ > 1 ? tr("All %1 results missing").arg(games_)
                                              : filled(tr("%1 of %2 results"), in_, games_));
    const bool isAtTheEnd = games_ > 0 && in_ == games_;
    atTheEnd_->setVisible(isAtTheEnd);
    for (const auto& [id, button] : nextSteps_)
        button->setVisible(isAtTheEnd && id == nextStep(desk_.projected()));
    update();
}

void KeypadBar::refuse()
{
    QApplication::beep();
    refused_ = true;
    update();
    QTimer::singleShot(refusalShown, this, [this] {
        refused_ = false;
        update();
    });
}

void KeypadBar::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    if (stack_->currentIndex() == 0)
        return;
    QPainter painter(this);
    const Tints tints = tintsOf(QApplication::palette());
    if (games_ > 0) {
        QRect done(0, height() - progressHeight, width() * in_ / games_, progressHeight);
        if (isRightToLeft())
            done.moveRight(width() - 1);
        painter.fillRect(done, tints.accent);
    }
    if (refused_)
        look::box(painter, rect(), QColor(), inkOf(QApplication::palette(), Mood::bad), look::areaRadius, look::ring);
}

void KeypadBar::keyPressEvent(QKeyEvent* event)
{
    if ((event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0) {
        QFrame::keyPressEvent(event);
        return;
    }
    if (stack_->currentIndex() == 0) {
        if (event->key() == Qt::Key_Escape)
            end();
        else
            QFrame::keyPressEvent(event);
        return;
    }
    keypad_.keyComes();
    if (event->key() != Qt::Key_Backspace && askedSlip_.isEmpty())
        askedOf_.reset();
    switch (event->key()) {
    case Qt::Key_Escape: end(); return;
    case Qt::Key_Backspace: pressBackspace(); return;
    case Qt::Key_Space: react(keypad_.pressSpace()); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: react(keypad_.pressReturn()); return;
    case Qt::Key_Down:
    case Qt::Key_Up:
        keypad_.moveBy(event->key() == Qt::Key_Down ? 1 : -1);
        if (keypad_.board())
            react({.kind = EntryStep::Kind::selected, .board = *keypad_.board()});
        return;
    default: break;
    }
    if (event->text().isEmpty() || !event->text()[0].isPrint()) {
        QFrame::keyPressEvent(event);
        return;
    }
    react(keypad_.pressCharacter(event->text()[0]));
}

void KeypadBar::react(const EntryStep& step)
{
    switch (step.kind) {
    case EntryStep::Kind::typed:
        echo_->tell(step.text.isEmpty() ? tr("Board …") : tr("Board %1").arg(step.text));
        answer_->say(Mood::neutral, tr("Space or Enter takes the board."));
        return;
    case EntryStep::Kind::selected:
        showBoard();
        answer_->say(Mood::neutral, {});
        emit boardSelected(step.board);
        return;
    case EntryStep::Kind::entered: give(step); return;
    case EntryStep::Kind::scanning:
        if (!step.text.isEmpty()) {
            echo_->tell(tr("Slip %1").arg(step.text));
            answer_->write(Mood::neutral, tr("The code of a slip is being read."));
        }
        return;
    case EntryStep::Kind::scanned: takeSlip(step.text); return;
    case EntryStep::Kind::askedAgain:
        showBoard();
        {
            const BoardId id{*desk_.shownRound(), step.board, step.game};
            answer_->say(Mood::warning, askedAgain(desk_.projected(), id, gameResultOf(step.result),
                                                   {desk_.session()->whoEntered(id), keypad_.isByReturn()}));
        }
        return;
    case EntryStep::Kind::modeChanged:
        updateHint();
        showBoard();
        answer_->say(Mood::neutral, {});
        if (keypad_.board())
            emit boardSelected(*keypad_.board());
        return;
    case EntryStep::Kind::refused:
        refuse();
        if (keypad_.mode() == ResultKeypad::Mode::slip && !keypad_.board())
            showBoard();
        answer_->say(Mood::bad, refusalText(step));
        return;
    }
}

void KeypadBar::give(const EntryStep& step)
{
    const BoardId id{*desk_.shownRound(), step.board, step.game};
    const auto result = gameResultOf(step.result);
    giving_ = id;
    flow_.giveResult(id, result,
                     [this, given = answer_->nextResult(), id, title = gameAt(id).title(), result](Answer answer) {
                         hear(answer, given, id, title, result);
                     });
    giving_.reset();
    showBoard();
    emit boardSelected(keypad_.board().value_or(step.board));
}

void KeypadBar::hear(Answer answer, int given, BoardId id, const QString& title, std::optional<GameResult> result)
{
    if (answer == Answer::failed || answer == Answer::cancelled) {
        QApplication::beep();
        // A disk that fails later must not move the board under the next key.
        if (giving_ == id)
            keypad_.takeBack(id.board, id.game);
        loadBoards();
        showBoard(); // without the result that was refused
    }
    answer_->hear(answer, given, title, result);
}

EchoedGame KeypadBar::gameAt(BoardId id) const
{
    const Tournament& tournament = desk_.projected();
    const Match* stored = tournament.board(id);
    const QString one = tr("Board %1");
    if (stored == nullptr)
        return {.place = one.arg(id.board), .white = {}, .black = {}, .result = {}};
    const QString several =
        tournament.settings.teams ? tr("Match %1, board %2") : tr("Board %1, game %2", "board and game of a match");
    const Game& game = stored->game(id.game); // of teams: who sits there, where somebody is named
    return {.place = stored->gameCount() > 1 ? filled(several, id.board, id.game) : one.arg(id.board),
            .white = whoSits(tournament, *stored, id.game, game.white),
            .black = whoSits(tournament, *stored, id.game, game.black),
            .result = game.outcome.result ? formatResult(*game.outcome.result) : QString()};
}

void KeypadBar::showBoard()
{
    const bool slip = keypad_.mode() == ResultKeypad::Mode::slip;
    if (keypad_.current() == nullptr && !slip) // others may have opened one again
        (void)keypad_.selectNextOpen();
    const EntryBoard* current = keypad_.current();
    if (current == nullptr) {
        echo_->tell(slip ? tr("Board …") : tr("All results are in"));
        return;
    }
    echo_->tell(gameAt({*desk_.shownRound(), current->number, current->game}));
}

void KeypadBar::paint()
{
    QPalette ground;
    if (hasFocus())
        ground.setColor(QPalette::Base, tintsOf(QApplication::palette()).accentWash);
    setPalette(ground);
    answer_->paint(); // its ink is that for the ground
}

void KeypadBar::updateHint()
{
    const bool slip = keypad_.mode() == ResultKeypad::Mode::slip;
    modeChip_->set(slip ? Mood::warning : Mood::neutral, slip ? tr("Slip by slip") : tr("One after another"));
    hint_->setText(slip ? tr("Board number or three letters, Space, then:") : QString());
    hint_->setVisible(slip);
    answer_->setIdle(slip ? QString() : tr("A key gives the result and goes on; ↑ and ↓ choose another board."));
    keys_->clear();
    for (const LabelledKey& one : keyMeanings(keypad_.preset(), slip))
        keys_->add(one.key, one.meaning);
}

void KeypadBar::retranslate()
{
    setAccessibleName(tr("Entry of results"));
    updateHint();
    showProgress();
}

QString KeypadBar::echo() const
{
    return echo_->text();
}

QString KeypadBar::answer() const
{
    return answer_->said();
}

void KeypadBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange && answer_ != nullptr)
        paint();
    QFrame::changeEvent(event);
}

void KeypadBar::focusInEvent(QFocusEvent* event)
{
    QFrame::focusInEvent(event);
    paint();
}

void KeypadBar::focusOutEvent(QFocusEvent* event)
{
    QFrame::focusOutEvent(event);
    paint();
}

} // namespace pairwright
