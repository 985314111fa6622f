#include "app/web/folder.h"

#include "app/storage/file/regular_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

namespace pairwright::web {

namespace {

const QString listName = QStringLiteral("pairwright-files.txt");

/// A plain name of a page: whatever stands in a list, nothing outside of the folder is removed.
bool isPlainName(const QString& name)
{
    return !name.isEmpty() && !name.startsWith(QLatin1Char('.')) && !name.contains(QLatin1Char('/')) &&
           !name.contains(QLatin1Char('\\'));
}

std::optional<QByteArray> contentOf(const QString& path)
{
    if (QFileInfo(path).isSymLink())
        return std::nullopt; // of somebody else
    RegularFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll();
}

FolderError failureAt(FolderError::Code code, const QString& path)
{
    FolderError error{code, {}};
    error.write.code = WriteError::Code::notWritable;
    error.write.path = path;
    return error;
}

/// The names of our files as they were written last.
QStringList listedIn(const QDir& folder)
{
    QStringList names;
    for (const QString& name :
         QString::fromUtf8(contentOf(folder.filePath(listName)).value_or(QByteArray())).split('\n'))
        if (isPlainName(name))
            names.append(name);
    return names;
}

FolderError notWritten(const WriteError& error)
{
    return {FolderError::Code::notWritten, error};
}

Expected<Done, FolderError> writeList(const QDir& folder, QStringList names)
{
    names.sort();
    names.removeDuplicates();
    const QString path = folder.filePath(listName);
    const QByteArray bytes = names.join(QLatin1Char('\n')).toUtf8() + '\n';
    if (contentOf(path) == bytes)
        return Done{};
    if (auto written = writeFile(path, bytes); !written)
        return Unexpected{notWritten(written.error())};
    return Done{};
}

/// A file of somebody else that one of ours would replace.
std::optional<QString> foreignAmong(const QDir& folder, const std::vector<WebFile>& files, const QStringList& ours)
{
    const QSet<QString> known(ours.begin(), ours.end());
    for (const WebFile& file : files) {
        const QString path = folder.filePath(file.name);
        const QFileInfo there(path);
        const bool isFree = known.contains(file.name) ? !there.isSymLink() : !there.exists() && !there.isSymLink();
        if (!isFree && contentOf(path) != file.bytes)
            return path;
    }
    return std::nullopt;
}

/// Of a program that died over them. While another one writes the folder, its parts stay.
void removeLeftParts(const files::Folder& opened, const QDir& folder, const QStringList& names)
{
    if (!opened.hold())
        return;
    for (const QString& part : folder.entryList({QStringLiteral("*.part")}, QDir::Files | QDir::System))
        for (const QString& name : names + QStringList(listName))
            if (files::PartFile::isPartOf(QFile::encodeName(part).toStdString(), QFile::encodeName(name).toStdString()))
                (void)opened.remove(QFile::encodeName(part).toStdString());
}

} // namespace

Expected<FolderChanges, FolderError> writeFolder(const QString& path, const std::vector<WebFile>& files,
                                                 const std::function<bool()>& mustStop)
{
    const QDir folder(path);
    if (!folder.exists() && !QDir().mkpath(path))
        return Unexpected{failureAt(FolderError::Code::notWritten, path)};
    const auto opened = openFolder(path);
    if (!opened)
        return Unexpected{notWritten(opened.error())};
    const QStringList before = listedIn(folder);
    if (const auto foreign = foreignAmong(folder, files, before))
        return Unexpected{failureAt(FolderError::Code::foreignFiles, *foreign)};
    QStringList wanted;
    for (const WebFile& file : files)
        wanted.append(file.name);
    removeLeftParts(**opened, folder, before + wanted);
    // All of them before any: on a full disk the folder stays as it was.
    FolderChanges changes;
    std::vector<PreparedFile> prepared;
    for (const WebFile& file : files) {
        if (mustStop && mustStop())
            return Unexpected{failureAt(FolderError::Code::stopped, path)};
        const QString place = folder.filePath(file.name);
        if (contentOf(place) == file.bytes) {
            ++changes.same;
            continue;
        }
        auto made = PreparedFile::make(*opened, place, file.bytes);
        if (!made)
            return Unexpected{notWritten(made.error())};
        prepared.push_back(std::move(made.value()));
    }
    if (mustStop && mustStop())
        return Unexpected{failureAt(FolderError::Code::stopped, path)};
    if (!prepared.empty())
        if (auto synced = PreparedFile::bringToDisk(*opened, path); !synced)
            return Unexpected{notWritten(synced.error())};
    // Until the end both are ours: whatever is interrupted is cleared up next time.
    if (auto listed = writeList(folder, before + wanted); !listed)
        return Unexpected{listed.error()};
    for (PreparedFile& file : prepared) {
        if (auto put = file.putInPlace(); !put)
            return Unexpected{notWritten(put.error())};
        ++changes.written;
    }
    const QSet<QString> kept(wanted.begin(), wanted.end());
    for (const QString& name : before)
        if (!kept.contains(name) && QFile::remove(folder.filePath(name)))
            ++changes.removed;
    if (auto listed = writeList(folder, wanted); !listed)
        return Unexpected{listed.error()};
    return changes;
}

} // namespace pairwright::web
