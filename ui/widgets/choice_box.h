#pragma once

#include <QComboBox>

namespace pairwright {

/// A choice that acts at once when something is chosen, so nothing is chosen in passing: letters and arrows
/// open the list and move in it, Enter or a click takes, Escape leaves everything as it was.
class ChoiceBox : public QComboBox {
    Q_OBJECT
public:
    using QComboBox::QComboBox;

    void showPopup() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace pairwright
