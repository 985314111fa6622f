#pragma once

#include "ui/frame/desk.h"

#include <QDateTime>
#include <QObject>

#include <optional>

class QLabel;
class QStatusBar;
class QToolButton;

namespace pairwright {

/// The permanent parts of the status bar: FIDE mode, missing boards, what somebody else has done last, when the last
/// change was saved, and the keys for results.
class StatusStrip : public QObject {
    Q_OBJECT
public:
    StatusStrip(Desk& desk, QStatusBar* bar, QObject* parent = nullptr);

    void retranslate();
    /// Why the last backup failed; empty: it did not.
    void setBackupTrouble(const QString& sentence);
    /// The window shows that moment of the past, which can only be read; nullptr: the present.
    void speakOf(const Tournament* moment, const QDateTime& at);

signals:
    /// The failed backup was pressed.
    void backupsWanted();
    /// What is not saved was pressed.
    void notSavedWanted();
    /// What waits at this desk was pressed.
    void waitingWanted();
    /// The missing boards were pressed.
    void missingWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    /// Names as many of the missing boards as there is room for.
    void fitMissing();
    [[nodiscard]] int roomForMissing() const;
    void hear(const ChangeSet& changes, const QString& who);
    void fillPresets();
    [[nodiscard]] const Tournament& shown() const { return moment_ ? *moment_ : desk_.projected(); }
    /// Names that many boards at most.
    [[nodiscard]] QString missingText(int most) const;
    [[nodiscard]] bool isNotSaved() const;
    [[nodiscard]] QString cutOffText() const;
    [[nodiscard]] QString savedText() const;
    [[nodiscard]] QString savedToolTip() const;

    Desk& desk_;
    QStatusBar* bar_;
    std::optional<Tournament> moment_; ///< of the past, and shown; none: the present
    QDateTime momentAt_;
    QLabel* mode_ = nullptr;
    QToolButton* missing_ = nullptr;
    QToolButton* backup_ = nullptr;
    QToolButton* waiting_ = nullptr; ///< how much waits at this desk
    QLabel* heard_ = nullptr;
    QLabel* role_ = nullptr; ///< of this desk, unless it may do everything
    QLabel* saved_ = nullptr;
    QToolButton* notSaved_ = nullptr; ///< in its place, while something is not saved
    QToolButton* preset_ = nullptr;
};

} // namespace pairwright
