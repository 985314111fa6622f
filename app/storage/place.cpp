#include "app/storage/place.h"

#include "app/storage/server/server_store.h"
#include "app/storage/tournament/copy_tournament.h"
#include "app/storage/tournament/tournament_store.h"

#include <QFileInfo>

namespace pairwright {

namespace {

Expected<ServerAddress, OpenError> addressOf(const QString& place)
{
    auto address = ServerAddress::read(place);
    if (address)
        return std::move(address).value();
    OpenError error;
    // A password that stands in it is not to be repeated.
    const bool isSecret = address.error() == ServerAddress::Fault::password;
    error.code = isSecret ? OpenError::Code::passwordInAddress : OpenError::Code::notAnAddress;
    error.path = isSecret ? QString() : place;
    return Unexpected{error};
}

} // namespace

Expected<Store::Opened, OpenError> openAt(const QString& place, bool takeOver, bool renews, const std::stop_token& stop)
{
    if (!isServerAddress(place))
        return TournamentStore::asStore(TournamentStore::openOrLook(place, takeOver, stop));
    const auto address = addressOf(place);
    if (!address)
        return Unexpected{address.error()};
    return ServerStore::open(*address, {}, renews);
}

Expected<Done, OpenError> copyFrom(const QString& place, const QString& to, const std::stop_token& stop)
{
    if (!isServerAddress(place))
        return copyOpenTournament(place, to, stop);
    const auto address = addressOf(place);
    if (!address)
        return Unexpected{address.error()};
    return ServerStore::copyToFile(*address, to);
}

Expected<Done, OpenError> copyToServer(const QString& file, const ServerAddress& address, LastMoment* moment)
{
    return ServerStore::createFromFile(address, file, moment);
}

QString folderOf(const QString& place)
{
    return isServerAddress(place) ? QString() : QFileInfo(place).absolutePath();
}

QString baseNameOf(const QString& place)
{
    if (!isServerAddress(place))
        return QFileInfo(place).completeBaseName();
    const auto address = ServerAddress::read(place);
    return address ? address->event : QString();
}

bool isSameFile(const QString& place, const QString& other)
{
    if (isServerAddress(place) || isServerAddress(other))
        return false;
    const QFileInfo one(place);
    const QFileInfo another(other);
    // What is not there equals for QFileInfo all else that is not there.
    return one.exists() && another.exists() ? one == another : one.absoluteFilePath() == another.absoluteFilePath();
}

} // namespace pairwright
