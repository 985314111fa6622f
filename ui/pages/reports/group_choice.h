#pragma once

#include "app/formats/standings/category.h"

#include <QListWidget>

namespace pairwright {

/// The parts of a field, each with a box: those that a sheet is wanted of.
class GroupChoice final : public QListWidget {
    Q_OBJECT
public:
    explicit GroupChoice(QWidget* parent = nullptr);

    /// Offers them, and ticks those with these keys (keyOf()). Says nothing.
    void offer(const std::vector<StandingsCategory>& groups, const QStringList& ticked);
    /// Keys, in the order of the list.
    [[nodiscard]] QStringList ticked() const;

signals:
    void chosen();

private:
    void fill(const std::vector<StandingsCategory>& groups);
};

} // namespace pairwright
