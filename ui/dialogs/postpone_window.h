#pragma once

#include "app/domain/rounds/match.h"

#include <QDialog>

#include <optional>

namespace pairwright {

/// Asks to which day a game is postponed; an empty field: to no day yet. Vanishes when it is answered or closed.
class PostponeWindow : public QDialog {
    Q_OBJECT
public:
    /// `game`: which one it is, in words.
    PostponeWindow(const QString& game, const std::optional<Postponement>& now, QWidget* parent = nullptr);

signals:
    /// None: it is played with its round after all.
    void chosen(const std::optional<pairwright::Postponement>& postponed);
};

} // namespace pairwright
