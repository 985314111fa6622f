#pragma once

#include "app/domain/setup/settings.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;

namespace pairwright {

/// The rows of a form for what can be chosen of a system (SystemOption), whichever systems there are: a box for each
/// option, and below it what it is for. A box has the key of its option as its object name, after `prefix`.
class OptionRows : public QObject {
    Q_OBJECT
public:
    enum class Box : std::uint8_t { actsAtOnce, isReadLater };
    OptionRows(QFormLayout* form, const QString& prefix, Box box, QObject* parent);

    /// The options that the system has, and that make a difference to so many players.
    void showFor(SystemEdition system, std::optional<int> players = std::nullopt);
    void setChoices(const SystemOptions& options);
    /// What is chosen of the options that the system has.
    [[nodiscard]] SystemOptions choices(SystemEdition system) const;
    void setEnabled(bool enabled);
    void retranslate();

signals:
    /// Somebody has chosen in this box.
    void chosen(const pairwright::SystemOption& option, const QString& choice, QWidget* box);

private:
    struct Row {
        const SystemOption* option;
        QLabel* label;
        QComboBox* box;
        QLabel* note;
    };
    QFormLayout* form_;
    std::vector<Row> rows_;
};

} // namespace pairwright
