#pragma once

#include "app/domain/ids.h"

#include <QTabBar>

#include <optional>

namespace pairwright {

class ChoiceBox;

/// Chooses a round: one tab for each, those that do not exist yet greyed out. Where there is too little room it is a
/// box with the same choice.
class RoundTabs : public QTabBar {
    Q_OBJECT
public:
    explicit RoundTabs(QWidget* parent = nullptr);

    /// `planned` tabs of which the first `usable` can be chosen. Sends nothing.
    void set(int planned, int usable, std::optional<RoundNumber> current);
    /// "Round" stands before it: the box says numbers alone.
    void setLabelled();

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void roundChosen(pairwright::RoundNumber round);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void fit();
    void fillBox();

    /// The box is no wider than it needs, until there is room for the tabs again.
    void growAgain();
    [[nodiscard]] int widthOfBox() const;

    ChoiceBox* box_ = nullptr; ///< over the tabs
    bool labelled_ = false;
    QSize triedIn_; ///< what holds them and what stands beside them, the widths in which tabs were tried last
};

} // namespace pairwright
