#pragma once

#include "app/domain/ids.h"

#include <QDialog>

#include <optional>
#include <vector>

namespace pairwright {

/// Asks who of those that share the first place has won the play-off. Vanishes when it is answered or closed.
class PlayOffWindow : public QDialog {
    Q_OBJECT
public:
    struct Candidate {
        PlayerKey player;
        QString name;
    };
    PlayOffWindow(const std::vector<Candidate>& tied, std::optional<PlayerKey> now, QWidget* parent = nullptr);

signals:
    /// None: nobody is to be named.
    void chosen(std::optional<pairwright::PlayerKey> winner);
};

} // namespace pairwright
