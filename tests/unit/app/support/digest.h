#pragma once

#include "app/storage/tournament/content_digest.h"
#include "app/storage/tournament/tournament_store.h"

#include <stdexcept>

namespace pairwright::test {

/// Of everything that a tournament file holds; throws where it cannot be opened.
inline QByteArray digestOf(const QString& path)
{
    const auto store = TournamentStore::openToKeep(path, {});
    if (!store)
        throw std::runtime_error(store.error().detail.toStdString());
    return contentDigest((*store)->database()).value();
}

} // namespace pairwright::test
