#pragma once

#include "ui/frame/desk.h"
#include "ui/models/keyed_table_model.h"
#include "ui/pages/rounds/round_picture.h"

namespace pairwright {

/// A row of the rounds table: a board, the pairing-allocated bye, or a player who is absent on request.
struct PairingRow {
    enum class Kind { board, bye, absent };
    Kind kind = Kind::board;
    int board = 0;    ///< for a board
    PlayerKey player; ///< otherwise
    friend bool operator==(const PairingRow&, const PairingRow&) = default;
};

/// The boards of the round that the desk shows, with points before the round, results and notes.
class BoardsModel : public KeyedTableModel<PairingRow> {
    Q_OBJECT
public:
    /// The facts are those of the system (ui/text/facts_text.h); without any the columns are empty.
    enum Column {
        BoardNumber,
        WhiteTpn,
        White,
        WhiteFacts,
        WhitePoints,
        Result,
        BlackPoints,
        BlackFacts,
        Black,
        BlackTpn,
        Notes,
        ColumnCount
    };

    explicit BoardsModel(Desk& desk, QObject* parent = nullptr);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] const RoundPicture& picture() const { return picture_; }
    /// True if the system knows something about the players that the table would not show otherwise.
    [[nodiscard]] bool hasFacts() const;
    [[nodiscard]] int rowOfBoard(int board) const;
    /// No value for the rows below the boards.
    [[nodiscard]] std::optional<int> boardAt(int row) const;
    void retranslate();

private:
    void refresh();
    void follow(const ChangeSet& changes);
    void repaintBoards(const ChangeSet& changes);
    [[nodiscard]] QString boardText(const BoardLine& line, Column column) const;
    [[nodiscard]] QString specialText(const PairingRow& row, Column column) const;
    [[nodiscard]] QString resultText(int board) const;
    [[nodiscard]] QVariant toolTip(const BoardLine& line, Column column) const;
    [[nodiscard]] QString nameOf(PlayerKey key) const;
    [[nodiscard]] const BoardLine& lineOf(const PairingRow& row) const;
    [[nodiscard]] const SideLine* sideOf(const PairingRow& row) const;

    Desk& desk_;
    RoundPicture picture_; ///< what refresh() read off the tournament
};

} // namespace pairwright
