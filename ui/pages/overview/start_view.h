#pragma once

#include "ui/frame/desk.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace pairwright {

/// What the window shows before a tournament is open: new, open, sample, and the files used last.
class StartView : public QWidget {
    Q_OBJECT
public:
    explicit StartView(Desk& desk, QWidget* parent = nullptr);

signals:
    void fileWanted(const QString& path);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fillRecent();
    void fitWidth();
    void retranslate();

    Desk& desk_;
    QWidget* content_ = nullptr;
    QLabel* picture_ = nullptr;
    QLabel* welcome_ = nullptr;
    QLabel* purpose_ = nullptr;
    QLabel* recentTitle_ = nullptr;
    QListWidget* recent_ = nullptr;
};

} // namespace pairwright
