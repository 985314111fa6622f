#pragma once

#include "app/web/site.h"

#include <QHash>
#include <QSet>
#include <QStringList>

/// A web folder as a reader, a browser and a checker see it.
namespace pairwright::test {

/// What was found wrong, one line each; empty: nothing.
using Complaints = QStringList;

struct ReadPage {
    QString title;
    QString text;      ///< everything that is shown
    QStringList links; ///< of href and src, as written
    QSet<QString> ids;
    Complaints complaints; ///< not well-formed, headings, scope, language ...
};

ReadPage readPage(const web::WebFile& page);
QHash<QString, ReadPage> readPages(const std::vector<web::WebFile>& files);

/// Every link leads to a file of the folder and to a place in it, and none out of the folder; every page can be reached
/// from the start page.
Complaints checkLinks(const std::vector<web::WebFile>& files);

/// The file of that name; fails the test program where there is none.
const web::WebFile& fileNamed(const std::vector<web::WebFile>& files, const QString& name);

} // namespace pairwright::test
