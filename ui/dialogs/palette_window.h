#pragma once

#include <QDialog>
#include <QIcon>
#include <QString>

#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace pairwright {

/// Goes anywhere by a few letters: commands, players, boards. Type, choose with the arrows, Enter.
class PaletteWindow : public QDialog {
    Q_OBJECT
public:
    struct Entry {
        QString text;
        QString detail; ///< keys of a command, or what the entry is
        QIcon icon;
        std::function<void()> go;
    };
    explicit PaletteWindow(std::vector<Entry> entries, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill(const QString& typed);
    void take();

    std::vector<Entry> entries_;
    QLineEdit* line_ = nullptr;
    QListWidget* list_ = nullptr;
};

} // namespace pairwright
