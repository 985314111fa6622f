#pragma once

#include "app/jobs/storage_jobs.h"

#include <QDialog>
#include <QPointer>

#include <optional>
#include <vector>

class QAction;
class QCheckBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace pairwright {

class Backups;
class Desk;
class EmptyState;

/// The backups in the second place: makes one now, restores one into a new file. Not modal.
class BackupsWindow : public QDialog {
    Q_OBJECT
public:
    BackupsWindow(Desk& desk, Backups& backups, QWidget* parent = nullptr);

signals:
    void restoreWanted(const QString& backup, const QString& tournament);
    void settingsWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void look(const QString& folder, const std::optional<QString>& of);
    void fill(const std::vector<BackupFile>& files);
    void retranslate();
    [[nodiscard]] const BackupFile* selected() const;

    Desk& desk_;
    Backups& backups_;
    std::vector<BackupFile> files_;
    QPointer<ListBackupsJob> looking_;
    QLabel* place_ = nullptr;
    QLabel* trouble_ = nullptr;
    QLabel* waiting_ = nullptr;
    QCheckBox* all_ = nullptr;
    QLabel* none_ = nullptr; ///< what the list says while it is empty
    QTableWidget* table_ = nullptr;
    EmptyState* empty_ = nullptr; ///< while no place is chosen
    QAction* choose_ = nullptr;
    QPushButton* now_ = nullptr;
    QPushButton* restore_ = nullptr;
    QPushButton* settings_ = nullptr;
    QPushButton* close_ = nullptr;
};

} // namespace pairwright
