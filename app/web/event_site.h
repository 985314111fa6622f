#pragma once

#include "app/event/parts.h"
#include "app/web/folder.h"
#include "app/web/site.h"

namespace pairwright::web {

/// A folder of a web site; its name is empty for the outermost.
struct SiteFolder {
    QString name;
    std::vector<WebFile> files;
};

/// All files of an event as one site: a folder for each ("part-1" by its place), whose pages lead back, and last the
/// outermost with the page that leads to them. Each is what webFolder() says.
std::vector<SiteFolder> eventSite(const std::vector<PartFile>& parts, const Language& language = {},
                                  const std::function<bool()>& mustStop = {});

/// Brings a folder to hold that site, the outermost page last. A folder of a file that is a link to elsewhere is
/// somebody else's (foreignFiles). What was written before an error stays.
Expected<Done, FolderError> writeEventSite(const QString& where, const std::vector<PartFile>& parts,
                                           const Language& language = {}, const std::function<bool()>& mustStop = {});

} // namespace pairwright::web
