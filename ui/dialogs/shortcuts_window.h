#pragma once

#include <QDialog>

namespace pairwright {

class Actions;

/// All keys on one page, not modal.
class ShortcutsWindow : public QDialog {
    Q_OBJECT
public:
    ShortcutsWindow(const Actions& actions, QWidget* parent);
};

} // namespace pairwright
