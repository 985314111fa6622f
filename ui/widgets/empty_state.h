#pragma once

#include <QLabel>
#include <QList>
#include <QWidget>

class QAction;
class QVBoxLayout;

namespace pairwright {

/// What a page shows while it has nothing to show: why, and what to do next.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    explicit EmptyState(const QString& iconName, QWidget* parent = nullptr);

    /// The buttons repeat actions of the menu.
    void set(const QString& heading, const QString& sentence, const QList<QAction*>& actions = {});

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintIcon();

    QString iconName_;
    QLabel* picture_ = nullptr;
    QLabel* heading_ = nullptr;
    QLabel* sentence_ = nullptr;
    QWidget* buttons_ = nullptr;
};

} // namespace pairwright
