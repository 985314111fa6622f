#pragma once

#include "app/formats/csv/player_list.h"

#include <QAbstractTableModel>
#include <QMap>

namespace pairwright {

/// The rows of a player list before anything is applied. Doubtful rows are taken when they are ticked.
class ImportModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// First the line and what happens, then the fields of the table of players, then the remarks.
    enum Column { Line, State, FirstField };
    [[nodiscard]] static int columnOf(PlayerField field);
    [[nodiscard]] static int remarksColumn();

    using QAbstractTableModel::QAbstractTableModel;

    /// Another list; nothing is ticked.
    void show(const PlayerListPreview& preview);
    /// The same list, matched again: ticks stay on rows that are still what they were when they were ticked.
    void update(const PlayerListPreview& preview);
    [[nodiscard]] const PlayerListPreview& preview() const { return preview_; }
    /// Places in preview().rows of the ticked doubtful rows.
    [[nodiscard]] const AcceptedRows& accepted() const { return accepted_; }
    /// In an event of teams the club of a player is the team.
    void callClubTeam(bool isTeam);
    /// Of columns above which something stands, in px.
    void setLeastWidths(const QMap<int, int>& widths);
    /// All doubtful rows, or none.
    void tickAll(bool ticked);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    /// A cell was put right by hand: the list is to be read again with it.
    void mended(int line, pairwright::PlayerField field, const QString& text);

private:
    [[nodiscard]] const PlayerRow& rowAt(int row) const { return preview_.rows.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] QString text(const PlayerRow& row, int column) const;
    /// What stands in the file as far as it is known, for the one who puts it right.
    [[nodiscard]] static QString written(const PlayerRow& row, const PlayerFieldInfo& info);

    bool clubIsTeam_ = false;
    PlayerListPreview preview_;
    AcceptedRows accepted_;
    QMap<int, int> leastWidths_;
};

} // namespace pairwright
