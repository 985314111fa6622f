#pragma once

#include <QDialog>
#include <QIcon>
#include <QString>

#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace pairwright {

/// Goes anywhere by a few letters: commands, players, boards. Type, choose with the arrows, Enter. What begins with the
/// letters stands first, then what is more likely meant; what takes something away is last.
class PaletteWindow : public QDialog {
    Q_OBJECT
public:
    enum class Section { commands, players, boards };
    /// How likely an entry is meant, among those that fit as well.
    enum class Likely { next, lately, usual, takesAway };
    struct Entry {
        QString text;
        QString detail; ///< keys of a command, or what the entry is
        QIcon icon;
        std::function<void()> go;
        Section section = Section::commands;
        Likely likely = Likely::usual;
    };
    explicit PaletteWindow(std::vector<Entry> entries, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill(const QString& typed);
    void addRow(std::size_t entry);
    void addLabel(Section section);
    void take();

    std::vector<Entry> entries_;
    QLineEdit* line_ = nullptr;
    QListWidget* list_ = nullptr;
};

} // namespace pairwright
