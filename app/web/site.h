#pragma once

#include "app/domain/text/language.h"
#include "app/domain/tournament.h"

#include <QByteArray>
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
/// it leads to; the start page, `index.html`, is the last. Nothing in them says when they were made: of an unchanged
/// tournament they are the same again, byte for byte, and a page changes only with what it shows.
/// `mustStop` is asked now and then; some or all of the files are missing then.
std::vector<WebFile> webFolder(const Tournament& tournament, const Language& language = {},
                               const std::function<bool()>& mustStop = {});

/// Of the names and contents of all files, in letters; never empty.
QByteArray hashOf(const std::vector<WebFile>& files);

} // namespace pairwright::web
