#pragma once

#include "app/domain/ids.h"

#include <QDialog>
#include <QStringList>

#include <vector>

class QListWidget;
class QPushButton;

namespace pairwright {

/// Asks for the order of some who share a place, where only some of them go. Vanishes when it is answered or closed.
class TieWindow : public QDialog {
    Q_OBJECT
public:
    struct Tied {
        PlayerKey player;
        QString name;
    };
    /// `fates`: what becomes of whoever stands first, second, ...; as many as there are players.
    TieWindow(const QString& question, const std::vector<Tied>& tied, const QStringList& fates,
              QWidget* parent = nullptr);

signals:
    void decided(const std::vector<pairwright::PlayerKey>& order);

private:
    void move(int by);
    void display(int chosen);

    std::vector<Tied> tied_;
    QStringList fates_;
    QListWidget* list_ = nullptr;
    QPushButton* up_ = nullptr;
    QPushButton* down_ = nullptr;
};

} // namespace pairwright
