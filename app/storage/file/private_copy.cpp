#include "app/storage/file/private_copy.h"

#include "app/storage/file/file_writer.h"
#include "app/storage/file/neighbours.h"
#include "app/storage/file/system_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace pairwright {

namespace {

OpenError openErrorFrom(const WriteError& failure)
{
    OpenError error;
    error.path = failure.path;
    error.detail = failure.detail;
    switch (failure.code) {
    case WriteError::Code::diskFull: error.code = OpenError::Code::diskFull; break;
    case WriteError::Code::taken: error.code = OpenError::Code::alreadyExists; break;
    case WriteError::Code::nameTooLong: error.code = OpenError::Code::nameTooLong; break;
    case WriteError::Code::noSuchFolder:
    case WriteError::Code::notWritable:
    case WriteError::Code::link:
    case WriteError::Code::notAFile:
    case WriteError::Code::failed: error.code = OpenError::Code::cannotCreate; break;
    }
    return error;
}

} // namespace

OpenError ofWorkingCopy(OpenError error, const QString& original)
{
    error.path = original;
    if (error.code == OpenError::Code::diskFull || error.code == OpenError::Code::cannotCreate) {
        error.code = OpenError::Code::temporaryFull;
        error.detail = QDir::tempPath();
    }
    return error;
}

namespace {

/// With the logs beside it, to a place where there is nothing yet. What must not be used is not copied.
Expected<Done, OpenError> copyWithLogs(const QString& from, const QString& to, const std::stop_token& stop)
{
    if (const auto objection = objectionToNeighbours(from))
        return Unexpected{openErrorFrom(*objection, from)};
    if (const auto name = tooLargeFile(from)) {
        OpenError error;
        error.code = OpenError::Code::tooLarge;
        error.path = from;
        error.detail = *name;
        return Unexpected{error};
    }
    for (const char* ending : {"", "-journal", "-wal"}) {
        const QString each = *ending == '\0' ? from : neighbourOf(from, ending);
        if (*ending != '\0' && !QFileInfo(each).isFile())
            continue;
        if (const auto copied = copyToNewFile(each, to + QLatin1StringView(ending), stop); !copied)
            return Unexpected{openErrorFrom(copied.error())};
    }
    return Done{};
}

} // namespace

Expected<std::unique_ptr<PrivateCopy>, OpenError> PrivateCopy::placeFor(const QString& original)
{
    std::unique_ptr<PrivateCopy> place(new PrivateCopy);
    if (place->folder_.isValid())
        return place;
    OpenError error;
    error.code = OpenError::Code::diskFull;
    return Unexpected{ofWorkingCopy(error, original)};
}

Expected<std::unique_ptr<PrivateCopy>, OpenError> PrivateCopy::of(const QString& original, const std::stop_token& stop)
{
    auto copy = placeFor(original);
    if (!copy)
        return copy;
    if (const auto copied = copyWithLogs(original, (*copy)->path(), stop); !copied)
        return Unexpected{ofWorkingCopy(copied.error(), original)};
    return copy;
}

Expected<Done, OpenError> PrivateCopy::giveTo(const QString& to, const std::stop_token& stop) const
{
    // SQLite would take for a log of the new file what lies there of another one.
    for (const char* ending : neighbourEndings) {
        if (!system_file::entryAt(neighbourOf(to, ending)))
            continue;
        OpenError error;
        error.code = OpenError::Code::strangeNeighbour;
        error.path = to;
        error.detail = QFileInfo(to).fileName() + QLatin1StringView(ending);
        return Unexpected{error};
    }
    if (const auto copied = copyToNewFile(path(), to, stop); !copied)
        return Unexpected{openErrorFrom(copied.error())};
    return Done{};
}

} // namespace pairwright
