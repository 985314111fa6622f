#pragma once

#include <QDialog>

namespace pairwright {

/// What the program is, and which one.
class AboutWindow : public QDialog {
    Q_OBJECT
public:
    explicit AboutWindow(QWidget* parent = nullptr);
};

} // namespace pairwright
