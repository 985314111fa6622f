#pragma once

#include "ui/frame/desk.h"

#include <QObject>

namespace pairwright {

/// Makes new tournament files of what there already is: the open one, a moment of it, a backup, what is left of a
/// damaged one. Asks where, works beside the window, tells how it went.
class NewFiles : public QObject {
    Q_OBJECT
public:
    explicit NewFiles(Desk& desk, QObject* parent = nullptr);

    enum class Copy {
        whole,
        forOthers, ///< without what is private of the players (app/domain/changes/for_others.h)
    };
    /// The open tournament as it stands, as soon as it is saved; its history stays with the original.
    void saveCopy(Copy what);
    /// The open tournament as it was after that step; the button of the message opens it.
    void saveMoment(const HistoryEntry& moment);
    /// Opens the new file at once.
    void restoreBackup(const QString& backup, const QString& tournament);
    /// Opens the new file at once; the report goes with it.
    void recover(const QString& damaged);

signals:
    /// Made, and to be opened; `remarks` tell what the arbiter must know of it.
    void fileMade(const QString& path, const QStringList& remarks);
    /// Sent after fileMade(): what came back of a damaged file, and what did not.
    void recovered(const QStringList& report);

private:
    [[nodiscard]] std::optional<QString> askWhere(const QString& title, const QString& suggestion);

    Desk& desk_;
};

} // namespace pairwright
