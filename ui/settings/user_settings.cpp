#include "ui/settings/user_settings.h"

#include "app/domain/json/enum_names.h"
#include "app/jobs/storage_jobs.h"
#include "app/lists/rating_lists.h"
#include "app/storage/place.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <utility>

namespace pairwright {

// Names in the settings file stay what they are, whatever the enums become.
template <>
struct EnumNames<KeyPreset> {
    static constexpr std::array names{"vega", "sharly", "chess", "letters"};
};
template <>
struct EnumNames<Typeface> {
    static constexpr std::array names{"inter", "system"};
};
template <>
struct EnumNames<Appearance> {
    static constexpr std::array names{"system", "light", "dark", "highContrast"};
};

namespace {

const auto geometryKey = QStringLiteral("window/geometry");
const auto stateKey = QStringLiteral("window/state");
const auto recentKey = QStringLiteral("files/recent");
const auto storyKey = QStringLiteral("standings/story");
const auto recentCommandsKey = QStringLiteral("commands/recent");
const auto presetKey = QStringLiteral("results/keyPreset");
const auto languageKey = QStringLiteral("language");
const auto whoKey = QStringLiteral("who");
const auto backupFolderKey = QStringLiteral("backups/folder");
const auto backupsKeptKey = QStringLiteral("backups/keep");
const auto columnsKey = QStringLiteral("columns/");
const auto textSizeKey = QStringLiteral("textSize");
const auto compactRowsKey = QStringLiteral("compactRows");
const auto typefaceKey = QStringLiteral("typeface");
const auto listsComparedKey = QStringLiteral("lists/compared");
const auto listsRenewedKey = QStringLiteral("lists/renewed");
const auto listFetchedKey = QStringLiteral("lists/fetched");
const auto appearanceKey = QStringLiteral("appearance");

constexpr int recentLimit = 10;
constexpr int recentCommandsKept = 8;

/// By the headings, or where there are none by the number of columns.
QString importKey(const QStringList& headings, int count)
{
    const QString shape = headings.isEmpty() ? QString::number(count) : headings.join(QLatin1Char('\n'));
    const QByteArray hash = QCryptographicHash::hash(shape.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QStringLiteral("import/%1").arg(QString::fromLatin1(hash.left(32)));
}

/// Where the choices for one tournament stand, by the place of its file.
QString groupOf(const QString& tournament, const char* what)
{
    const QFileInfo file(tournament);
    const QString place = file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
    const QByteArray hash = QCryptographicHash::hash(place.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QStringLiteral("%1/%2/").arg(QLatin1String(what), QString::fromLatin1(hash.left(32)));
}

} // namespace

UserSettings::UserSettings(QObject* parent)
    : QObject(parent)
    , store_(std::make_unique<QSettings>())
    , listsPath_(pairwright::ratingListsPath())
    , deskFolder_(QFileInfo(listsPath_).absolutePath() + QStringLiteral("/desk"))
{
}

UserSettings::UserSettings(const QString& iniFile, QObject* parent)
    : QObject(parent)
    , store_(std::make_unique<QSettings>(iniFile, QSettings::IniFormat))
    , listsPath_(QFileInfo(iniFile).absolutePath() + QStringLiteral("/rating-lists.pwlists"))
    , certificatesFolder_(QFileInfo(iniFile).absolutePath() + QStringLiteral("/servers"))
    , deskFolder_(QFileInfo(iniFile).absolutePath() + QStringLiteral("/desk"))
{
}

QByteArray UserSettings::windowGeometry() const
{
    return store_->value(geometryKey).toByteArray();
}

QByteArray UserSettings::windowState() const
{
    return store_->value(stateKey).toByteArray();
}

void UserSettings::setWindow(const QByteArray& geometry, const QByteArray& state)
{
    store_->setValue(geometryKey, geometry);
    store_->setValue(stateKey, state);
}

QStringList UserSettings::recentFiles() const
{
    QStringList present;
    const QStringList stored = store_->value(recentKey).toStringList();
    for (const QString& path : stored)
        if (!missing_.contains(path))
            present.append(path);
    return present;
}

void UserSettings::lookAfterRecentFiles()
{
    lookAgain_ = !looking_.isNull();
    if (lookAgain_)
        return; // when that answers
    QStringList files = store_->value(recentKey).toStringList();
    files.removeIf([](const QString& place) { return isServerAddress(place); }); // nobody asks a server unasked
    looking_ = new LookForFilesJob(files, isThere_, this);
    connect(looking_, &LookForFilesJob::missing, this, [this](const QStringList& gone) {
        if (std::exchange(missing_, gone) != gone)
            emit recentFilesChanged();
    });
    connect(looking_, &Job::finished, this, [this] {
        looking_.clear();
        if (lookAgain_)
            lookAfterRecentFiles();
    });
    looking_->start();
}

void UserSettings::addRecentFile(const QString& path)
{
    const QString absolute = isServerAddress(path) ? path : QFileInfo(path).absoluteFilePath();
    QStringList files = store_->value(recentKey).toStringList();
    missing_.removeAll(absolute);
    files.removeAll(absolute);
    files.prepend(absolute);
    while (files.size() > recentLimit)
        files.removeLast();
    store_->setValue(recentKey, files);
    emit recentFilesChanged();
}

void UserSettings::clearRecentFiles()
{
    store_->remove(recentKey);
    emit recentFilesChanged();
}

bool UserSettings::standingsTellStory() const
{
    return store_->value(storyKey, true).toBool();
}

void UserSettings::setStandingsTellStory(bool told)
{
    store_->setValue(storyKey, told);
}

QStringList UserSettings::recentCommands() const
{
    return store_->value(recentCommandsKey).toStringList();
}

void UserSettings::addRecentCommand(const QString& name)
{
    QStringList names = recentCommands();
    names.removeAll(name);
    names.prepend(name);
    store_->setValue(recentCommandsKey, QStringList(names.mid(0, recentCommandsKept)));
}

QString UserSettings::lastServer() const
{
    const QStringList files = recentFiles();
    const auto found = std::find_if(files.begin(), files.end(), isServerAddress);
    return found == files.end() ? QString() : *found;
}

QString UserSettings::lastFolder() const
{
    // The sample lies among the program's own data, where nobody looks for a tournament.
    const QString hidden = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QLatin1Char('/');
    const QStringList files = recentFiles();
    for (const QString& file : files)
        if (QString folder = folderOf(file); !folder.isEmpty() && !(folder + QLatin1Char('/')).startsWith(hidden))
            return folder;
    return QDir::homePath();
}

std::optional<KeyPreset> UserSettings::keyPreset() const
{
    return fromName<KeyPreset>(store_->value(presetKey).toString());
}

void UserSettings::setKeyPreset(KeyPreset preset)
{
    store_->setValue(presetKey, QString(nameOf(preset)));
    emit keyPresetChanged();
}

QString UserSettings::language() const
{
    return store_->value(languageKey).toString();
}

void UserSettings::setLanguage(const QString& code)
{
    store_->setValue(languageKey, code);
}

QString UserSettings::who() const
{
    return store_->value(whoKey).toString();
}

void UserSettings::setWho(const QString& name)
{
    store_->setValue(whoKey, name);
}

std::optional<BackupPlan> UserSettings::backupPlan() const
{
    const QString folder = store_->value(backupFolderKey).toString();
    if (folder.isEmpty())
        return std::nullopt;
    return BackupPlan{folder, backupsKept()};
}

int UserSettings::backupsKept() const
{
    return std::max(1, store_->value(backupsKeptKey, BackupPlan{}.keep).toInt());
}

void UserSettings::setBackups(const QString& folder, int keep)
{
    store_->setValue(backupFolderKey, folder);
    store_->setValue(backupsKeptKey, keep);
    emit backupPlanChanged();
}

QString UserSettings::columns(const QString& table) const
{
    return store_->value(columnsKey + table).toString();
}

void UserSettings::setColumns(const QString& table, const QString& choice)
{
    store_->setValue(columnsKey + table, choice);
}

QString UserSettings::importColumns(const QStringList& headings, int count) const
{
    return store_->value(importKey(headings, count)).toString();
}

void UserSettings::setImportColumns(const QStringList& headings, int count, const QString& columns)
{
    store_->setValue(importKey(headings, count), columns);
}

int UserSettings::textSize() const
{
    return store_->value(textSizeKey, 0).toInt();
}

void UserSettings::setTextSize(int points)
{
    store_->setValue(textSizeKey, points);
}

bool UserSettings::hasCompactRows() const
{
    return store_->value(compactRowsKey, false).toBool();
}

void UserSettings::setCompactRows(bool compact)
{
    store_->setValue(compactRowsKey, compact);
}

Typeface UserSettings::typeface() const
{
    return fromName<Typeface>(store_->value(typefaceKey).toString()).value_or(Typeface::inter);
}

void UserSettings::setTypeface(Typeface typeface)
{
    store_->setValue(typefaceKey, QString(nameOf(typeface)));
}

QString UserSettings::certificatesFolder() const
{
    return certificatesFolder_;
}

QString UserSettings::ratingListsPath() const
{
    return listsPath_;
}

bool UserSettings::listsAreCompared() const
{
    return store_->value(listsComparedKey, true).toBool();
}

void UserSettings::setListsCompared(bool yes)
{
    store_->setValue(listsComparedKey, yes);
    emit listsChanged();
}

bool UserSettings::listsAreRenewed() const
{
    return store_->value(listsRenewedKey, false).toBool();
}

void UserSettings::setListsRenewed(bool yes)
{
    store_->setValue(listsRenewedKey, yes);
    emit listsChanged();
}

QDateTime UserSettings::listFetched() const
{
    return QDateTime::fromString(store_->value(listFetchedKey).toString(), Qt::ISODate);
}

void UserSettings::setListFetched(const QDateTime& when)
{
    store_->setValue(listFetchedKey, when.toUTC().toString(Qt::ISODate));
}

std::optional<WebPlan> UserSettings::webPlan(const QString& tournament) const
{
    const QString group = groupOf(tournament, "web");
    const WebPlan plan{store_->value(group + QStringLiteral("folder")).toString(),
                       store_->value(group + QStringLiteral("command")).toString(),
                       store_->value(group + QStringLiteral("address")).toString(),
                       store_->value(group + QStringLiteral("language")).toString()};
    return plan.folder.isEmpty() ? std::nullopt : std::optional(plan);
}

void UserSettings::setWebPlan(const QString& tournament, const std::optional<WebPlan>& plan)
{
    const QString group = groupOf(tournament, "web");
    if (!plan) {
        store_->remove(group + QStringLiteral("folder")); // the command is there again when it is wanted again
        return;
    }
    store_->setValue(group + QStringLiteral("folder"), plan->folder);
    store_->setValue(group + QStringLiteral("command"), plan->command);
    store_->setValue(group + QStringLiteral("address"), plan->address);
    store_->setValue(group + QStringLiteral("language"), plan->language);
}

QString UserSettings::choice(const QString& tournament, const char* name) const
{
    return store_->value(groupOf(tournament, "wishes") + QLatin1String(name)).toString();
}

void UserSettings::setChoice(const QString& tournament, const char* name, const QString& text)
{
    store_->setValue(groupOf(tournament, "wishes") + QLatin1String(name), text);
}

Appearance UserSettings::appearance() const
{
    return fromName<Appearance>(store_->value(appearanceKey).toString()).value_or(Appearance::system);
}

void UserSettings::setAppearance(Appearance appearance)
{
    store_->setValue(appearanceKey, QString(nameOf(appearance)));
}

} // namespace pairwright
