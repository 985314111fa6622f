#pragma once

#include "app/lists/list_reading.h"
#include "engine/base/expected.h"

#include <QString>
#include <QUrl>

#include <functional>
#include <stop_token>

namespace pairwright {

/// FIDE's combined list as a zip. Nothing is fetched unless somebody asks for it.
QUrl fideListUrl();

/// Fetches a file into a folder that exists and says where it is; a file of the same name is written over only when all
/// has come. `percent` is told now and then. Runs in any thread.
Expected<QString, ListReadError> downloadList(const QUrl& url, const QString& folder, std::stop_token stop,
                                              const std::function<void(int percent)>& percent);

} // namespace pairwright
