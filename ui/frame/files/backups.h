#pragma once

#include "app/jobs/backup_keeper.h"
#include "ui/frame/desk.h"

#include <QObject>

#include <memory>

namespace pairwright {

/// The backups of one window's tournament: made after each publication where the settings want them, told when they
/// fail. Nobody has to wait for one.
class Backups : public QObject {
    Q_OBJECT
public:
    explicit Backups(Desk& desk, QObject* parent = nullptr);
    ~Backups() override;

    /// One now. Precondition: canBackUp().
    void backUp();
    [[nodiscard]] bool canBackUp() const;
    [[nodiscard]] bool isRunning() const { return keeper_ != nullptr && keeper_->isRunning(); }
    /// Why the last backup of this tournament failed, as a sentence; empty: it did not.
    [[nodiscard]] QString trouble() const { return trouble_; }

signals:
    /// One begins, is made or has failed; or there is another tournament, or another place.
    void changed();

private:
    void watchSession();

    Desk& desk_;
    std::unique_ptr<BackupKeeper> keeper_;
    QString trouble_;
};

} // namespace pairwright
