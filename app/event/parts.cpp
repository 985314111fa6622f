#include "app/event/parts.h"

#include "app/domain/text/file_name.h"
#include "app/domain/text/filled.h"
#include "app/storage/file/file_lock.h"
#include "app/storage/file/file_writer.h"
#include "app/storage/tournament/read_tournament.h"

#include <QDir>
#include <QFile>
#include <QUuid>

#include <algorithm>
#include <set>
#include <tuple>

namespace pairwright {

namespace {

OpenError errorFrom(const WriteError& error)
{
    OpenError result;
    result.code = error.code == WriteError::Code::taken      ? OpenError::Code::alreadyExists
                  : error.code == WriteError::Code::diskFull ? OpenError::Code::diskFull
                                                             : OpenError::Code::cannotCreate;
    result.path = error.path;
    result.detail = error.detail;
    return result;
}

/// Everything that was given its name vanishes again, unless all of it was.
class NamesGiven {
public:
    NamesGiven() = default;
    ~NamesGiven()
    {
        for (const QString& path : paths_)
            (void)QFile::remove(path);
    }
    NamesGiven(const NamesGiven&) = delete;
    NamesGiven& operator=(const NamesGiven&) = delete;

    void add(const QString& path) { paths_.push_back(path); }
    std::vector<QString> keep() { return std::exchange(paths_, {}); }

private:
    std::vector<QString> paths_;
};

/// "Open - Group A.pairwright".
QString fileOf(const QString& event, const QString& title)
{
    return fileNameFrom(filled(QStringLiteral("%1 - %2"), event, title)) + QStringLiteral(".pairwright");
}

} // namespace

std::vector<PartFile> partsIn(const QString& folder, const QString& event, const std::function<bool()>& mustStop)
{
    std::vector<PartFile> parts;
    const QDir there(folder);
    for (const QString& name : there.entryList({QStringLiteral("*.pairwright")}, QDir::Files | QDir::NoSymLinks)) {
        if (mustStop && mustStop())
            break;
        const QString path = there.filePath(name);
        auto read = readTournament(path);
        if (!read || !read->event.part || read->event.part->event != event)
            continue;
        auto tournament = std::make_shared<const Tournament>(std::move(read).value());
        parts.push_back({path, *tournament->event.part, std::move(tournament)});
    }
    std::sort(parts.begin(), parts.end(), [](const PartFile& one, const PartFile& other) {
        return std::tie(one.part.place, one.part.title, one.path) <
               std::tie(other.part.place, other.part.title, other.path);
    });
    return parts;
}

std::vector<int> missingPlaces(const std::vector<PartFile>& parts)
{
    std::set<int> there;
    for (const PartFile& part : parts)
        there.insert(part.part.place);
    std::vector<int> missing;
    for (int place = 1; !there.empty() && place < *there.rbegin(); ++place)
        if (!there.contains(place))
            missing.push_back(place);
    return missing;
}

Expected<std::vector<QString>, OpenError> makeParts(const QString& folder, const QString& name,
                                                    std::vector<NewPart> parts, const QString& source,
                                                    const SessionOptions& options)
{
    const QString event = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const QDir there(folder);
    OpenError error;
    std::set<QString> names;
    NamesGiven hidden; // made out of sight, so that none is there before all are whole
    std::vector<std::pair<QString, QString>> files;
    int place = 0;
    for (NewPart& part : parts) {
        part.tournament.event.part = PartOfEvent{event, name, ++place, part.title};
        const QString file = fileOf(name, part.title);
        if (!names.insert(file.toCaseFolded()).second) {
            error.code = OpenError::Code::alreadyExists;
            error.path = file;
            return Unexpected{error};
        }
        const QString path = there.filePath(filled(QStringLiteral(".%1-%2.part"), event, place));
        hidden.add(path);
        auto made = TournamentSession::createFrom(path, part.tournament, source, options);
        if (!made)
            return Unexpected{made.error()};
        (*made)->close();
        files.emplace_back(path, there.filePath(file));
    }
    NamesGiven given;
    for (const auto& [from, to] : files) {
        if (const auto named = giveNewName(from, to); !named)
            return Unexpected{errorFrom(named.error())};
        given.add(to);
    }
    return given.keep();
}

Expected<QString, OpenError> addPart(const QString& folder, const std::optional<PartOfEvent>& event, NewPart part,
                                     const QString& name, const QString& source, const SessionOptions& options)
{
    if (event) {
        int last = event->place;
        for (const PartFile& one : partsIn(folder, event->event))
            last = std::max(last, one.part.place);
        part.tournament.event.part = PartOfEvent{event->event, event->name, last + 1, part.title};
    }
    const QString path = QDir(folder).filePath(fileOf(name, part.title));
    auto made = TournamentSession::createFrom(path, part.tournament, source, options);
    if (!made)
        return Unexpected{made.error()};
    (*made)->close();
    return path;
}

Expected<Done, PartsStay> takePartsBack(const QString& folder, const QString& event)
{
    const std::vector<PartFile> parts = partsIn(folder, event);
    if (parts.empty())
        return Unexpected{PartsStay{}};
    for (const PartFile& one : parts)
        if (one.tournament->hasBegun())
            return Unexpected{PartsStay{PartsStay::Code::begun, one.path}};
    std::vector<std::unique_ptr<FileLock>> locks;
    for (const PartFile& one : parts) {
        locks.push_back(std::make_unique<FileLock>(one.path));
        if (locks.back()->acquire() != FileLock::Outcome::held)
            return Unexpected{PartsStay{PartsStay::Code::inUse, one.path}};
        // It may have begun before the lock was had.
        const auto now = readTournament(one.path);
        if (!now || now->hasBegun())
            return Unexpected{PartsStay{PartsStay::Code::begun, one.path}};
    }
    for (const PartFile& one : parts)
        if (!QFile::remove(one.path))
            return Unexpected{PartsStay{PartsStay::Code::notGone, one.path}};
    return Done{};
}

} // namespace pairwright
