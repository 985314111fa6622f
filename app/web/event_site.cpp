#include "app/web/event_site.h"

#include "app/domain/program_version.h"
#include "app/domain/text/filled.h"
#include "app/web/html.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace pairwright::web {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::EventSite)
};

QString folderOf(const PartFile& part)
{
    return QStringLiteral("part-%1").arg(part.part.place);
}

bool isPage(const WebFile& file)
{
    return file.name.endsWith(QLatin1StringView(".html"));
}

QString roundsText(const Tournament& tournament)
{
    return filled(Tr::tr("%1 of %2", "rounds published, rounds in all"), tournament.lastPublished().value,
                  tournament.settings.plannedRounds);
}

QByteArray indexPage(const std::vector<PartFile>& parts)
{
    QStringList navigation;
    Table table(Tr::tr("The tournaments of this event"), {{Tr::tr("Tournament"), Column::Kind::rowHead},
                                                          {Tr::tr("Players"), Column::Kind::number},
                                                          {Tr::tr("Rounds"), Column::Kind::text}});
    for (const PartFile& part : parts) {
        const QString to = link(folderOf(part) + QStringLiteral("/index.html"), isolated(part.part.title));
        navigation.append(to);
        table.addRow({to, QString::number(part.tournament->players.size()), escaped(roundsText(*part.tournament))});
    }
    const QString event = parts.empty() ? QString() : parts.front().part.name;
    return page({event, navigation.join(QLatin1Char('\n')), {}, paragraph(escaped(programVersion()))},
                QStringLiteral("index.html"), Tr::tr("Tournaments"), table.html());
}

} // namespace

std::vector<SiteFolder> eventSite(const std::vector<PartFile>& parts, const Language& language,
                                  const std::function<bool()>& mustStop)
{
    const Speaking speaking(language);
    std::vector<SiteFolder> site;
    SiteFolder outermost;
    for (const PartFile& part : parts) {
        if (mustStop && mustStop())
            return site;
        SiteFolder folder{folderOf(part), webFolder(*part.tournament, language, mustStop)};
        const QByteArray back = link(QStringLiteral("../index.html"), isolated(part.part.name)).toUtf8();
        for (WebFile& file : folder.files) {
            if (isPage(file))
                file.bytes.replace("<nav>", "<nav>" + back + '\n');
            else if (outermost.files.size() < 2 &&
                     (file.name == QLatin1StringView("style.css") || file.name == QLatin1StringView("site.js")))
                outermost.files.push_back(file);
        }
        site.push_back(std::move(folder));
    }
    outermost.files.push_back({QStringLiteral("index.html"), indexPage(parts)});
    site.push_back(std::move(outermost));
    return site;
}

Expected<Done, FolderError> writeEventSite(const QString& where, const std::vector<PartFile>& parts,
                                           const Language& language, const std::function<bool()>& mustStop)
{
    const std::vector<SiteFolder> site = eventSite(parts, language, mustStop);
    for (const SiteFolder& folder : site) {
        const QString path = folder.name.isEmpty() ? where : QDir(where).filePath(folder.name);
        if (!folder.name.isEmpty() && QFileInfo(path).isSymLink()) {
            FolderError error{FolderError::Code::foreignFiles, {}};
            error.write.path = path;
            return Unexpected{error};
        }
        if (auto done = writeFolder(path, folder.files, mustStop); !done)
            return Unexpected{done.error()};
    }
    return Done{};
}

} // namespace pairwright::web
