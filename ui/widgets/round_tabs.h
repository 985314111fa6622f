#pragma once

#include "app/domain/ids.h"

#include <QTabBar>

#include <optional>

namespace pairwright {

/// Chooses a round: one tab for each, those that do not exist yet greyed out.
class RoundTabs : public QTabBar {
    Q_OBJECT
public:
    explicit RoundTabs(QWidget* parent = nullptr);

    /// `planned` tabs of which the first `usable` can be chosen. Sends nothing.
    void set(int planned, int usable, std::optional<RoundNumber> current);

signals:
    void roundChosen(pairwright::RoundNumber round);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
};

} // namespace pairwright
