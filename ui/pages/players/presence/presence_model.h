#pragma once

#include "app/domain/players/check_in.h"
#include "ui/frame/desk.h"
#include "ui/models/keyed_table_model.h"

namespace pairwright {

/// Who is here in the next round: every registered player by name.
class PresenceModel : public KeyedTableModel<PlayerKey> {
    Q_OBJECT
public:
    enum Column { Name, Rating, Club, State, ColumnCount };

    explicit PresenceModel(Desk& desk, QObject* parent = nullptr);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// A tick is wanted, or wanted no more: the view does what its key does.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    /// How many players have a presence in the next round.
    [[nodiscard]] int count(Presence presence) const;
    [[nodiscard]] int count(DoorState state) const;
    /// Whoever is not ticked counts as missing: the check-in has begun, or is to begin.
    [[nodiscard]] bool missesPeople() const;
    void setMissesPeople(bool always);
    /// The first row whose name, or a word of it, starts with the letters; -1 if there is none.
    [[nodiscard]] int findName(const QString& letters) const;
    void retranslate();

signals:
    void tickWanted(const QModelIndex& index);

private:
    [[nodiscard]] bool isTicked(const Player& player) const;
    void refresh();
    [[nodiscard]] QString stateText(const Player& player) const;
    [[nodiscard]] std::optional<Mood> mood(const Player& player) const;

    Desk& desk_;
    bool alwaysMisses_ = false;
};

} // namespace pairwright
