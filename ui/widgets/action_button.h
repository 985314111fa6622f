#pragma once

#include <QAction>
#include <QPushButton>

namespace pairwright {

/// A push button that shows and triggers an action of the menu: same text, icon, state and shortcut hint.
class ActionButton : public QPushButton {
    Q_OBJECT
public:
    explicit ActionButton(QAction* action, QWidget* parent = nullptr)
        : QPushButton(parent)
        , action_(action)
    {
        connect(this, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, this, &ActionButton::follow);
        follow();
    }

private:
    void follow()
    {
        QString text = action_->text();
        setText(text.remove(QLatin1Char('&')));
        setIcon(action_->icon());
        setEnabled(action_->isEnabled());
        const QString keys = action_->shortcut().toString(QKeySequence::NativeText);
        setProperty("keys", keys);
        setToolTip(keys.isEmpty() ? action_->toolTip() : QStringLiteral("%1 (%2)").arg(action_->toolTip(), keys));
    }

    QAction* action_;
};

} // namespace pairwright
