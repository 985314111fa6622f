#pragma once

#include "app/jobs/second_pairing.h"

#include <QFrame>

#include <array>
#include <optional>

class QLabel;

namespace pairwright {

class TextView;

/// Above the boards: whether the round was paired twice, and where the two are not the same both of them, as far as
/// they differ. Hidden where nothing is known.
class PairedTwiceView final : public QFrame {
    Q_OBJECT
public:
    explicit PairedTwiceView(QWidget* parent = nullptr);

    void set(const SecondPairing& pairing, const RoundVersion& version, const Tournament& tournament);
    /// It is being paired a second time; false: nothing is known.
    void setRunning(bool running);
    static QString runningText();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    std::optional<SecondPairing> pairing_;
    bool running_ = false;
    QLabel* head_ = nullptr;
    QLabel* silent_ = nullptr;
    QWidget* both_ = nullptr;
    std::array<QLabel*, 2> titles_{};
    std::array<TextView*, 2> texts_{};
};

} // namespace pairwright
