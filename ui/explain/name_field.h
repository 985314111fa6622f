#pragma once

#include "app/domain/tournament.h"

#include <QLineEdit>

#include <optional>
#include <vector>

class QCompleter;
class QStandardItemModel;

namespace pairwright {

/// A field for the name of a player, completed while typing; case and accents do not count.
class NameField final : public QLineEdit {
    Q_OBJECT
public:
    explicit NameField(QWidget* parent = nullptr);

    /// Who can be named.
    void setPlayers(const std::vector<Player>& players);
    void setPlayer(std::optional<PlayerKey> player);
    /// The player whose name stands there, in full or as the only one whom the letters fit.
    [[nodiscard]] std::optional<PlayerKey> player() const;
    /// Typing then names another one; what is seen begins with the name.
    void selectName();

signals:
    /// A name was taken from those offered.
    void chosen();

private:
    struct Named {
        PlayerKey key;
        QString name;
    };
    void offer(const QString& letters);
    /// Those whom the letters fit, the best ones first.
    [[nodiscard]] std::vector<Named> fitting(const QString& letters) const;

    std::vector<Named> players_;
    std::optional<PlayerKey> chosen_;
    QStandardItemModel* model_ = nullptr;
    QCompleter* completer_ = nullptr;
};

} // namespace pairwright
