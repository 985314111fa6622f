#pragma once

#include "app/pairing/question_jobs.h"
#include "ui/frame/desk.h"
#include "ui/pages/rounds/map/map_card.h"
#include "ui/pages/rounds/map/map_costs.h"

#include <QObject>
#include <QPointer>

class QTimer;

namespace pairwright {

/// A player who is picked up in the map, by mouse or keys, and whom one points at: to pair the two while the round is
/// edited by hand, else to ask why they do not meet. Knows what it would cost; changes nothing.
class MapCarrying final : public QObject {
    Q_OBJECT
public:
    enum class Purpose { pair, ask };
    MapCarrying(Desk& desk, QObject* parent);
    ~MapCarrying() override;

    void begin(Purpose purpose, PlayerKey moved);
    void end();
    /// No value: nobody, or himself.
    void aim(std::optional<PlayerKey> target);

    [[nodiscard]] bool isOn() const { return moved_.has_value(); }
    [[nodiscard]] Purpose purpose() const { return purpose_; }
    [[nodiscard]] std::optional<PlayerKey> moved() const { return moved_; }
    [[nodiscard]] std::optional<PlayerKey> target() const { return target_; }
    /// nullptr: nothing is known. It stands until the carrying ends.
    [[nodiscard]] const MapCost* costFor(PlayerKey onto);
    /// Letting go on the target does something.
    [[nodiscard]] bool leadsSomewhere();
    void show(MapCard& card);
    [[nodiscard]] const QString& verdict() const { return verdict_; }

signals:
    void changed();
    /// What the judge says about the target has come.
    void judged();

private:
    void judge();
    [[nodiscard]] QString nameOf(PlayerKey player) const;
    /// What becomes of those whom the two leave.
    [[nodiscard]] QString changeOf(const Pairings& after) const;

    Desk& desk_;
    Purpose purpose_ = Purpose::ask;
    std::optional<PlayerKey> moved_;
    std::optional<PlayerKey> target_;
    SharedTournament state_; ///< that everything here is about
    const RoundVersion* version_ = nullptr;
    std::shared_ptr<const RoundReading> reading_;
    std::unique_ptr<MapCosts> costs_; ///< while a round is edited
    std::map<PlayerKey, MapCost> known_;
    QTimer* soon_ = nullptr;
    QPointer<JudgeJob> job_;
    QString verdict_;
};

} // namespace pairwright
