#pragma once

#include "app/jobs/web_job.h"
#include "app/storage/tournament/backup.h"
#include "ui/theme/appearance.h"
#include "ui/theme/letters.h"

#include <QByteArray>
#include <QDateTime>
#include <QFileInfo>
#include <QObject>
#include <QPointer>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace pairwright {

class LookForFilesJob;

/// What keys enter which result (see ResultKeys). Asked once, at the first result entry.
enum class KeyPreset { vega, sharly, chess, letters };

/// The preferences of the person at this computer, kept between starts; nothing of a tournament.
class UserSettings : public QObject {
    Q_OBJECT
public:
    /// Settings of the user's profile.
    explicit UserSettings(QObject* parent = nullptr);
    /// Settings in a file of their own, for tests.
    explicit UserSettings(const QString& iniFile, QObject* parent = nullptr);

    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);

    /// Where what is entered while a server cannot be reached waits on this computer.
    [[nodiscard]] QString deskFolder() const { return deskFolder_; }

    /// Absolute paths, the latest first, at most 10; those are left out that the last look has missed.
    [[nodiscard]] QStringList recentFiles() const;
    /// Looks again, away from the window: a path in the network may need minutes to answer.
    void lookAfterRecentFiles();
    /// How that is looked at; replaced in tests.
    void lookBy(std::function<bool(const QString&)> isThere) { isThere_ = std::move(isThere); }
    void addRecentFile(const QString& path);
    void clearRecentFiles();
    /// The standings show the way of each player, where there is room; true as long as nobody has chosen.
    [[nodiscard]] bool standingsTellStory() const;
    void setStandingsTellStory(bool told);

    /// Names of the commands that were given by the palette, the latest first, at most 8.
    [[nodiscard]] QStringList recentCommands() const;
    void addRecentCommand(const QString& name);
    /// Where the last file was opened or saved.
    [[nodiscard]] QString lastFolder() const;
    /// The address of the event that was opened last on one; empty: none was.
    [[nodiscard]] QString lastServer() const;

    [[nodiscard]] std::optional<KeyPreset> keyPreset() const;
    void setKeyPreset(KeyPreset preset);

    /// "de", "en"; empty: the language of the system.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& code);

    /// Whom the log of a tournament names; empty: the user of the operating system.
    [[nodiscard]] QString who() const;
    void setWho(const QString& name);

    /// Where copies of tournaments go after each publication; none: nowhere.
    [[nodiscard]] std::optional<BackupPlan> backupPlan() const;
    /// How many copies of one tournament are kept, whether a place is chosen or not.
    [[nodiscard]] int backupsKept() const;
    /// An empty folder: no backups.
    void setBackups(const QString& folder, int keep);

    /// Which columns of a table the user chose, as DataTable says it; empty: the usual ones.
    [[nodiscard]] QString columns(const QString& table) const;
    void setColumns(const QString& table, const QString& choice);

    /// What the columns of lists with these headings hold, as it was said the last time; empty: never said.
    [[nodiscard]] QString importColumns(const QStringList& headings, int count) const;
    void setImportColumns(const QStringList& headings, int count, const QString& columns);

    /// Points; 0: what the platform has.
    [[nodiscard]] int textSize() const;
    void setTextSize(int points);

    /// The rows of tables are as low as they may be.
    [[nodiscard]] bool hasCompactRows() const;
    void setCompactRows(bool compact);

    [[nodiscard]] Typeface typeface() const;
    void setTypeface(Typeface typeface);

    /// Where the rating lists of this machine lie; beside settings that have a file of their own.
    [[nodiscard]] QString ratingListsPath() const;
    /// Where the certificates of servers lie that somebody was invited to; empty: the usual folder. Beside settings
    /// that have a file of their own.
    [[nodiscard]] QString certificatesFolder() const;
    /// Whether players are compared with these lists, by themselves and when somebody asks; as long as nobody said:
    /// yes.
    [[nodiscard]] bool listsAreCompared() const;
    void setListsCompared(bool yes);
    /// Whether FIDE's list is fetched anew every day while the program runs; as long as nobody said: no.
    [[nodiscard]] bool listsAreRenewed() const;
    void setListsRenewed(bool yes);
    /// When FIDE's list was fetched the last time, UTC; invalid: never.
    [[nodiscard]] QDateTime listFetched() const;
    void setListFetched(const QDateTime& when);
    /// Where this computer publishes the tournament of that file; none: nowhere. By the place of the file, not by
    /// anything in it: a file that somebody sends runs no command here.
    [[nodiscard]] std::optional<WebPlan> webPlan(const QString& tournament) const;
    void setWebPlan(const QString& tournament, const std::optional<WebPlan>& plan);

    /// What was chosen at this computer for the tournament of that file, as the one who asks writes it ("paper",
    /// "hall", "printed"); empty: nothing yet.
    [[nodiscard]] QString choice(const QString& tournament, const char* name) const;
    void setChoice(const QString& tournament, const char* name, const QString& text);

    [[nodiscard]] Appearance appearance() const;
    void setAppearance(Appearance appearance);

signals:
    void recentFilesChanged();
    void keyPresetChanged();
    void backupPlanChanged();
    void listsChanged();

private:
    std::unique_ptr<QSettings> store_;
    std::function<bool(const QString&)> isThere_ = [](const QString& path) {
        return QFileInfo::exists(path);
    };
    QStringList missing_; ///< of the recent files, as of the last look
    QPointer<LookForFilesJob> looking_;
    bool lookAgain_ = false;
    QString listsPath_;
    QString certificatesFolder_;
    QString deskFolder_;
};

} // namespace pairwright
