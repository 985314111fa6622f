#pragma once

#include "ui/frame/desk.h"
#include "ui/pages/rounds/entry/result_keypad.h"

#include <QFrame>

#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QPushButton;
class QStackedLayout;

namespace pairwright {

class AnswerLine;
class EchoLabel;
class KeyCaps;
class PresetChoice;
class RoundFlow;
class StateChip;
struct EchoedGame;

/// Entry of results by keys (F8): takes the keyboard, shows mode, board, names and result in large type.
/// Asks once which keys the arbiter likes; the status bar shows it afterwards.
class KeypadBar : public QFrame {
    Q_OBJECT
public:
    KeypadBar(Desk& desk, RoundFlow& flow, QWidget* parent = nullptr);

    /// Shows the bar for the shown round and takes the keyboard.
    void begin();
    void end();
    void selectBoard(int board);
    /// Ctrl+M.
    void goToNextMissing();
    [[nodiscard]] ResultKeypad::Mode mode() const { return keypad_.mode(); }
    /// What stands in large type.
    [[nodiscard]] QString echo() const;
    /// The line below it: refusals and hints.
    [[nodiscard]] QString answer() const;

signals:
    /// The board that takes the next result; the table goes along.
    void boardSelected(int board);
    void begun();
    void ended();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* buildEntry();
    void loadBoards();
    void follow(const ChangeSet& changes);
    void react(const EntryStep& step);
    void give(const EntryStep& step);
    /// What another desk has entered is cleared at the second time.
    void pressBackspace();
    /// The code of a slip.
    void takeSlip(const QString& digits);
    /// What came of a result: `given`: which one; `title` names the game.
    void hear(Answer answer, int given, BoardId id, const QString& title, std::optional<GameResult> result);
    void showBoard();
    void showProgress();
    /// A key that means nothing: a sound, and a red frame for a moment.
    void refuse();
    /// Ground by the focus, mixed for the colours in use.
    void paint();
    void updateHint();
    void retranslate();
    [[nodiscard]] EchoedGame gameAt(BoardId id) const;

    Desk& desk_;
    RoundFlow& flow_;
    ResultKeypad keypad_;
    QStackedLayout* stack_ = nullptr;
    PresetChoice* choice_ = nullptr;
    StateChip* modeChip_ = nullptr;
    EchoLabel* echo_ = nullptr;
    AnswerLine* answer_ = nullptr;
    QLabel* hint_ = nullptr; ///< what comes before the keys
    KeyCaps* keys_ = nullptr;
    QLabel* progress_ = nullptr;
    QWidget* atTheEnd_ = nullptr;                          ///< what to do when everything is in
    std::vector<std::pair<ActionId, QWidget*>> nextSteps_; ///< there: one of them is shown
    int in_ = 0;                                           ///< games with a result
    int games_ = 0;
    bool refused_ = false;           ///< a moment ago
    QString askedSlip_;              ///< scanned once for a board that has another result: once more replaces it
    std::optional<BoardId> askedOf_; ///< that board, or the one whose result Backspace would clear
    std::optional<BoardId> giving_;  ///< the game whose result is being judged: what is heard of it answers the key
};

/// The stored result that a key stands for; no value: clear.
std::optional<GameResult> gameResultOf(ResultKey key);

} // namespace pairwright
