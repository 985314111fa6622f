#pragma once

#include "app/domain/players/tpn_order.h"
#include "ui/frame/desk.h"
#include "ui/models/keyed_table_model.h"
#include "ui/pages/rounds/round_picture.h"

#include <QStringList>

#include <map>
#include <optional>

namespace pairwright {

/// A row of the rounds table: a board, the pairing-allocated bye, somebody whom a hand edit left unpaired, or a player
/// who is absent on request.
struct PairingRow {
    enum class Kind { board, bye, unpaired, absent };
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
        // Shown where they are wanted:
        WhiteRating,
        WhiteFederation,
        WhiteClub,
        BlackRating,
        BlackFederation,
        BlackClub,
        ColumnCount
    };

    explicit BoardsModel(Desk& desk, QObject* parent = nullptr);

    /// The column says something of the player of Black.
    [[nodiscard]] static bool isOfBlack(int column);
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
    /// In a manual phase: players are dragged onto each other.
    void setDragging(bool dragging) { dragging_ = dragging; }
    /// In a manual phase: what is broken at a board, by its number, in sentences; stands in its notes.
    void setBroken(std::map<int, QStringList> broken);
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    void playerDropped(pairwright::PlayerKey moved, pairwright::PlayerKey onto);

private:
    void refresh();
    void follow(const ChangeSet& changes);
    void repaintBoards(const ChangeSet& changes);
    /// A game of it is on its way to the disk.
    [[nodiscard]] bool isSaving(int board) const;
    [[nodiscard]] bool isWaiting(int board) const;
    /// The number that the player has now; the round may have been paired with others.
    [[nodiscard]] QString numberOf(const SideLine& side) const;
    [[nodiscard]] QString boardText(const BoardLine& line, Column column) const;
    [[nodiscard]] QString specialText(const PairingRow& row, Column column) const;
    [[nodiscard]] QString notesOf(const BoardLine& line, bool shortly = false) const;
    /// Whom he was to meet before the pairings were edited, where that is somebody else now.
    [[nodiscard]] QString formerOpponent(PlayerKey player, std::optional<PlayerKey> now) const;
    [[nodiscard]] bool isInPlace(PlayerKey player, int board) const;
    [[nodiscard]] QString struckBeside(const PairingRow& row, Column column) const;
    [[nodiscard]] QString resultText(int board) const;
    [[nodiscard]] QVariant toolTip(const BoardLine& line, Column column) const;
    [[nodiscard]] QString nameOf(PlayerKey key) const;
    /// Rating, federation or club.
    [[nodiscard]] QString dataOf(PlayerKey key, Column column) const;
    [[nodiscard]] QString titleOf(const PairingRow& row, Column column) const;
    [[nodiscard]] const BoardLine& lineOf(const PairingRow& row) const;
    [[nodiscard]] const SideLine* sideOf(const PairingRow& row) const;

    Desk& desk_;
    bool dragging_ = false;
    std::map<int, QStringList> broken_;
    /// Whom somebody was to meet, and where.
    struct Former {
        std::optional<PlayerKey> opponent; ///< none: the bye
        int board = 0;                     ///< its number then
    };
    /// Before the pairings were edited; empty: they are not.
    std::map<PlayerKey, Former> former_;
    RoundPicture picture_; ///< what refresh() read off the tournament
    TpnMap numbers_{{}};   ///< as they are now
};

} // namespace pairwright
