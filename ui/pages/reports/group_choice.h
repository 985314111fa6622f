#pragma once

#include "app/formats/standings/category.h"
#include "ui/widgets/choice_box.h"

#include <QWheelEvent>

namespace pairwright {

/// The parts of a field that a sheet is wanted of, in a list that drops down: each has a box to tick.
class GroupChoice final : public ChoiceBox {
    Q_OBJECT
public:
    explicit GroupChoice(QWidget* parent = nullptr);

    /// Offers them, and ticks those with these keys (keyOf()). Says nothing.
    void offer(const std::vector<StandingsCategory>& groups, const QStringList& ticked);
    /// Keys, in the order of the list.
    [[nodiscard]] QStringList ticked() const { return tickedIn(keyRole); }
    void retranslate();
    void showPopup() override;

signals:
    void chosen();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void initStyleOption(QStyleOptionComboBox* option) const override;
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }

private:
    static constexpr int keyRole = Qt::UserRole;

    void fill(const std::vector<StandingsCategory>& groups);
    void turn(const QModelIndex& index);
    [[nodiscard]] QStringList tickedIn(int role) const;

    QString said_;         ///< what is ticked
    bool pressed_ = false; ///< in the list
};

} // namespace pairwright
