#pragma once

#include "app/formats/csv/player_list.h"

#include <QHash>

#include <span>

namespace pairwright {

/// Finds out for each row whom it is about: a registered player, somebody of an earlier row, or nobody
/// yet. By FIDE id, else by national id, else by name unless id or birth date contradict.
class PlayerMatcher {
public:
    /// The tournament must outlive the matcher.
    explicit PlayerMatcher(const Tournament& tournament);

    /// Settles the state of a row that is no error, whatever an earlier match said about it, and remembers it for
    /// the rows below. The rows before it, settled, are `earlier`.
    void settle(PlayerRow& row, std::span<const PlayerRow> earlier);

private:
    struct Registry {
        QMultiHash<QString, std::size_t> byFideId;
        QMultiHash<QString, std::size_t> byNationalId;
        QMultiHash<QString, std::size_t> byNameKey; ///< nameKeys()
        void add(const PlayerData& data, std::size_t index);
        /// Those whose names may be this one, in the order in which they came.
        [[nodiscard]] std::vector<std::size_t> named(const QString& name) const;
    };

    [[nodiscard]] bool isRepetition(PlayerRow& row, std::span<const PlayerRow> earlier) const;
    [[nodiscard]] const Player* registered(PlayerRow& row) const;

    const Tournament& tournament_;
    Registry players_;
    Registry rows_;
};

} // namespace pairwright
