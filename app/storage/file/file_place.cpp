#include "app/storage/file/file_place.h"

#include "app/storage/sqlite/sqlite_dialect.h"

namespace pairwright {

FilePlace::FilePlace(const QString& path)
    : path_(path)
    , numbersHold_(!sqlite::isOnNetwork(path))
    , identity_(system_file::identityOf(path))
{
}

FilePlace::State FilePlace::look() const
{
    const auto now = system_file::identityOf(path_);
    if (!now)
        return State::gone;
    return !numbersHold_ || now == identity_ ? State::inPlace : State::replaced;
}

} // namespace pairwright
