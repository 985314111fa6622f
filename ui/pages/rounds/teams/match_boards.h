#pragma once

#include "ui/frame/desk.h"

#include <QAbstractTableModel>
#include <QWidget>

#include <optional>

class QLabel;

namespace pairwright {

class DataTable;

/// The boards of a match of teams: who plays whom with which colour, and what came of it, the team that is named first
/// on the left.
class MatchBoardsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, FirstColour, First, Result, Second, SecondColour, ColumnCount };

    explicit MatchBoardsModel(Desk& desk, QObject* parent = nullptr);

    /// A match that is published or proposed; none: no rows.
    void setMatch(std::optional<BoardId> match);
    [[nodiscard]] const Match* matchShown() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString textOf(const Game& game, int board, int column) const;

    Desk& desk_;
    std::optional<BoardId> match_;
};

/// They stand below the list of matches while somebody wants them.
class MatchBoards : public QWidget {
    Q_OBJECT
public:
    explicit MatchBoards(Desk& desk, QWidget* parent = nullptr);

    /// Hidden without one.
    void showMatch(std::optional<BoardId> match);
    [[nodiscard]] DataTable& table() const { return *table_; }
    /// Where a menu about the chosen board opens, on the screen.
    [[nodiscard]] QPoint placeOfGame() const;

signals:
    /// Of the chosen board, by Return or a double click.
    void resultWanted(pairwright::BoardId game);
    /// Esc.
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fit();
    void wantResult(const QModelIndex& index);

    Desk& desk_;
    MatchBoardsModel* model_ = nullptr;
    QLabel* heading_ = nullptr;
    DataTable* table_ = nullptr;
    std::optional<BoardId> match_;
};

} // namespace pairwright
