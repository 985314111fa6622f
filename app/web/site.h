#pragma once

#include "app/domain/text/language.h"
#include "app/domain/tournament.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <functional>
#include <vector>

namespace pairwright::web {

/// A file of the web folder; its name has no folder in it.
struct WebFile {
    QString name;
    QByteArray bytes;
    friend bool operator==(const WebFile&, const WebFile&) = default;
};

/// The tournament as a folder of linked pages in one language: what is published and nothing else,
/// without birth dates, and who is not to be on the web is "Player 17" everywhere. A file stands behind the files that
/// it leads to; the start page, `index.html`, is the last. `writtenAt` (local time) is on the start page only, so that
/// a page whose content has not changed is the same again.
/// `mustStop` is asked now and then; some or all of the files are missing then.
std::vector<WebFile> webFolder(const Tournament& tournament, const QDateTime& writtenAt, const Language& language = {},
                               const std::function<bool()>& mustStop = {});

} // namespace pairwright::web
