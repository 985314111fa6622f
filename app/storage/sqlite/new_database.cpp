#include "app/storage/sqlite/new_database.h"

#include "app/storage/file/neighbours.h"

#include <QFile>

#include <cerrno>
#include <utility>

namespace pairwright {

namespace {

Expected<files::Handle, files::Error> createIn(const files::Folder& folder, const std::string& name)
{
    for (const char* ending : neighbourEndings)
        if (folder.isTaken(name + ending))
            return Unexpected{files::Error{files::Error::Kind::taken, EEXIST}};
    return folder.create(name);
}

Unexpected<StoreError> notMade(const files::Error& error)
{
    const auto code = error.number == ENOSPC ? StoreError::Code::diskFull : StoreError::Code::cannotOpen;
    return Unexpected{StoreError{code, QString::fromLocal8Bit(files::describe(error).c_str())}};
}

} // namespace

NewDatabaseFile::NewDatabaseFile(files::Folder folder, files::Handle file, std::string name)
    : folder_(std::move(folder))
    , file_(std::move(file))
    , name_(std::move(name))
{
}

Expected<NewDatabaseFile, StoreError> NewDatabaseFile::make(const QString& path)
{
    files::Place place = files::placeOf(QFile::encodeName(path).toStdString());
    auto folder = files::Folder::open(place.folder);
    if (!folder)
        return notMade(folder.error());
    auto made = createIn(*folder, place.name);
    if (!made)
        return notMade(made.error());
    return NewDatabaseFile(std::move(folder).value(), std::move(made).value(), std::move(place.name));
}

} // namespace pairwright
