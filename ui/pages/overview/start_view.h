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
    void changeEvent(QEvent* event) override;

private:
    void fillRecent();
    void retranslate();

    Desk& desk_;
    QLabel* picture_ = nullptr;
    QLabel* welcome_ = nullptr;
    QLabel* purpose_ = nullptr;
    QLabel* recentTitle_ = nullptr;
    QListWidget* recent_ = nullptr;
};

} // namespace pairwright
