#pragma once

#include "app/domain/ids.h"

#include <QDialog>

#include <vector>

class QListWidget;

namespace pairwright {

/// Asks in which order players stand who are tied to the end. Vanishes when it is answered or closed.
class RankTiedWindow : public QDialog {
    Q_OBJECT
public:
    struct Candidate {
        PlayerKey player;
        QString name;
    };
    explicit RankTiedWindow(const std::vector<Candidate>& tied, QWidget* parent = nullptr);

signals:
    void ranked(const std::vector<pairwright::PlayerKey>& order);

private:
    /// Moves the current one up or down.
    void move(int rows);

    QListWidget* list_ = nullptr;
};

} // namespace pairwright
