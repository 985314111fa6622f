#pragma once

#include <QLabel>
#include <QList>
#include <QWidget>

class QAction;
class QPushButton;
class QVBoxLayout;

namespace pairwright {

/// What a page shows while it has nothing to show: why, and what to do next.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    explicit EmptyState(const QString& iconName, QWidget* parent = nullptr);

    void setIcon(const QString& name);
    /// Of a page whose head has nothing to be done: the first action is what is intended, and gets the focus from
    /// takeFocus().
    void setLeading(bool leading) { leading_ = leading; }
    /// False: there is no action.
    bool takeFocus();
    /// The buttons repeat actions of the menu.
    void set(const QString& heading, const QString& sentence, const QList<QAction*>& actions = {});
    /// Places a button of the page itself beside those; it stays until it is placed elsewhere.
    void addButton(QPushButton* button);

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintIcon();

    bool leading_ = false;
    QString iconName_;
    QLabel* picture_ = nullptr;
    QLabel* heading_ = nullptr;
    QLabel* sentence_ = nullptr;
    QWidget* buttons_ = nullptr;
};

} // namespace pairwright
