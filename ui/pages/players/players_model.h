#pragma once

#include "app/domain/players/player_fields.h"
#include "app/domain/players/tpn_order.h"
#include "ui/frame/desk.h"
#include "ui/models/keyed_table_model.h"

namespace pairwright {

/// The registered players in the order of their pairing numbers, or those of a team in its order, editable in place.
class PlayersModel : public KeyedTableModel<PlayerKey> {
    Q_OBJECT
public:
    /// The pairing number, the shown fields of player_fields.h with the list of the rating behind them, and remarks.
    enum Column { Number, FirstField };
    [[nodiscard]] static int columnOf(PlayerField field);
    [[nodiscard]] static int sourceColumn();
    [[nodiscard]] static int statusColumn();
    /// Of an event of teams: how many players a team has, and who is first in its order.
    [[nodiscard]] static int membersColumn() { return statusColumn() + 1; }
    [[nodiscard]] static int firstMemberColumn() { return statusColumn() + 2; }
    /// Names a column that can be changed, the same everywhere; empty: another one.
    [[nodiscard]] static QString keyOf(int column);

    /// Of the field that a finding names by its key; of the name where there is no such column.
    [[nodiscard]] static int columnOfField(const QString& key);

    explicit PlayersModel(Desk& desk, QObject* parent = nullptr);
    /// From now on the players of a team, numbered by their places; none: nobody.
    void listTeam(std::optional<PlayerKey> team);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Applies EditPlayer; text that makes no sense is told and not stored.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    /// What is asked and refused of what is typed stands there, not in the window's bar: for a window of its own.
    void speakIn(MessageBar& bar) { bar_ = &bar; }
    /// What stands in sourceColumn() tells nobody from another: several ratings, all from the same list.
    [[nodiscard]] bool isOfOneSource() const;
    void retranslate();
    /// Rows stay where they are, and numbers with them, until somebody has done typing into one.
    void keepRows(bool keeps);
    /// Puts what was typed into the field of the column; false, with a message, if it makes no sense there.
    bool put(PlayerData& data, int column, const QString& text) const;

private:
    void refresh();
    /// What is being typed in another column stays.
    void repaintStatus();
    [[nodiscard]] std::vector<PlayerKey> listed() const;
    [[nodiscard]] int numberOf(const Player& player) const;
    void follow(const ChangeSet& changes);
    [[nodiscard]] const Player* playerAt(int row) const;
    /// As it is read; `display` is as it is typed.
    [[nodiscard]] QString shown(const Player& player, int column) const;
    [[nodiscard]] QString display(const Player& player, int column) const;
    [[nodiscard]] std::vector<const Player*> membersOf(const Player& team) const;
    [[nodiscard]] QVariant sortValue(const Player& player, int column) const;
    [[nodiscard]] QString status(const Player& player, bool shortly = false) const;
    /// It is private, and not for the login at this desk to see.
    [[nodiscard]] bool isKeptBack(int column) const;
    bool putSource(PlayerData& data, const QString& text) const;
    [[nodiscard]] MessageBar& bar() const { return bar_ != nullptr ? *bar_ : desk_.messages(); }

    Desk& desk_;
    MessageBar* bar_ = nullptr; ///< of a window of its own
    bool ofATeam_ = false;
    std::optional<PlayerKey> team_;
    bool keepsRows_ = false;
    TpnMap numbers_{{}}; ///< of the last refresh: while rows move, numbers must not
};

} // namespace pairwright
