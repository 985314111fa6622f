#pragma once

#include "ui/pages/rounds/entry/result_keys.h"
#include "ui/pages/rounds/entry/slip_scan.h"

#include <QString>

#include <optional>
#include <vector>

namespace pairwright {

/// A game as the entry of results sees it: that of a board, or one of the two of a match.
struct EntryBoard {
    int number = 0;
    QString white; ///< names, for finding a board by letters
    QString black;
    bool hasResult = false;
    int game = 1;
};

/// What came of one key.
struct EntryStep {
    enum class Kind {
        typed,       ///< part of a board number or name; see ResultKeypad::typed()
        selected,    ///< `board` and `game` now take the result
        entered,     ///< `result` is to be stored for `board` and `game`
        askedAgain,  ///< the game has a result: the same key once more replaces it, or Return (isByReturn())
        modeChanged, ///< sequential <-> slip
        scanning,    ///< part of the code of a slip: `text`
        scanned,     ///< the whole code of a slip: `text`
        refused,     ///< nothing happened, see `refusal`
    };
    enum class Refusal {
        none,
        keyHasNoMeaning,
        boardFirst,     ///< slip mode: a result key before any board
        noSuchBoard,    ///< `text` is the number
        noSuchName,     ///< `text` are the letters
        ambiguousName,  ///< `text` are the letters
        moreLetters,    ///< a name needs three letters
        nothingToEnter, ///< no board is selected
    };
    Kind kind = Kind::refused;
    int board = 0;
    ResultKey result = ResultKey::clear;
    Refusal refusal = Refusal::none;
    QString text = {};
    int game = 1;
};

/// The logic of entering results with keys, without any window. Two modes: sequential,
/// where a key gives the result and moves to the next open board; slip, where a board number (or three
/// letters of a name) and Space come before the key. A result is only replaced when its key is pressed twice, or by
/// Return. A match takes two keys, one for each game, in both modes.
class ResultKeypad {
public:
    enum class Mode { sequential, slip };

    void setPreset(KeyPreset preset);
    [[nodiscard]] KeyPreset preset() const { return preset_; }
    /// The games of the round in the order of the boards; keeps the selected one where it can.
    void setBoards(std::vector<EntryBoard> boards);
    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const { return mode_; }

    /// The board that takes the next result.
    [[nodiscard]] std::optional<int> board() const;
    /// The game that does.
    [[nodiscard]] const EntryBoard* current() const { return current_ ? &boards_[*current_] : nullptr; }
    /// Slip mode: what was typed before Space.
    [[nodiscard]] const QString& typed() const { return typed_; }

    EntryStep pressCharacter(QChar key);
    /// A key comes: see SlipScan.
    void keyComes() { scan_.keyComes(); }
    EntryStep pressSpace();
    /// As Space; but where Return replaces a result by what a key has asked for, it does.
    EntryStep pressReturn();
    EntryStep pressBackspace();
    /// Another desk has entered or changed the result of the selected game: what is typed next may be meant for the
    /// next one, so that no key replaces it, only Return.
    void resultCame();
    [[nodiscard]] bool isByReturn() const { return hasCome_; }
    /// Chooses a board by hand, in a match its first open game; false if the round has no such board.
    bool select(int board);
    /// The next game without a result after the current one, from the start again at the end.
    bool selectNextOpen();
    void moveBy(int games);
    /// The slip that was scanned is done with: one after another, the next open game is waited for; slip by slip, a
    /// board has to be named, so that the digits typed next name one and replace nothing.
    void leaveScanned();
    /// What was entered there was not taken. One after another, the game waits for its result again; slip by slip, the
    /// board has to be named again.
    void takeBack(int board, int game);

private:
    EntryStep giveResult(QChar key);
    EntryStep give(ResultKey result);
    EntryStep typeCharacter(QChar key);
    EntryStep findTyped();
    void selectIndex(std::size_t index);
    /// Slip mode after a result: on to the second game of a match, or to the next slip.
    void leaveSlip(const EntryBoard& entered);
    static EntryStep stepAt(EntryStep::Kind kind, const EntryBoard& board);
    static EntryStep refuse(EntryStep::Refusal refusal, const QString& text = {});

    KeyPreset preset_ = KeyPreset::vega;
    Mode mode_ = Mode::sequential;
    std::vector<EntryBoard> boards_;
    std::optional<std::size_t> current_; ///< in boards_
    QString typed_;
    SlipScan scan_;
    std::optional<ResultKey> awaitingRepeat_;
    bool hasCome_ = false; ///< see resultCame()
};

} // namespace pairwright
