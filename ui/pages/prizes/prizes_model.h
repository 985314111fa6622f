#pragma once

#include "app/formats/display_text.h"
#include "app/prizes/prize_assignment.h"
#include "ui/frame/desk.h"
#include "ui/models/keyed_table_model.h"

namespace pairwright {

/// The prizes in the order of the list, and who would have them if the event ended now.
class PrizesModel : public KeyedTableModel<ThingId> {
    Q_OBJECT
public:
    enum Column { PrizeName, Whom, Worth, Winner, Points, Paid, columns };

    explicit PrizesModel(Desk& desk, QObject* parent = nullptr);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    /// Worked out only while they are shown.
    void setActive(bool active);
    [[nodiscard]] const prizes::PrizeAssignment& assignment() const { return assignment_; }
    /// nullptr: it is gone.
    [[nodiscard]] const Prize* prizeAt(int row) const;
    void retranslate();

signals:
    /// What was typed cannot be, and why.
    void refused(const QString& why);

private:
    void refresh();
    [[nodiscard]] QString text(int row, int column) const;
    /// Gives a free prize to the player whose name was typed, or takes it back.
    bool give(const Prize& prize, const QString& name);

    Desk& desk_;
    bool active_ = false;
    prizes::PrizeAssignment assignment_; ///< the prizes in the order of keys()
    std::vector<std::int64_t> paid_;     ///< by person
    Cents cents_ = Cents::ifAny;         ///< of what is paid
};

} // namespace pairwright
