#include "app/web/site.h"

#include "app/domain/program_version.h"
#include "app/web/pages.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>

#include <algorithm>
#include <stdexcept>

// Outside of any namespace, as the macro wants it: a static library's resources are not found otherwise.
static void loadWebResource()
{
    Q_INIT_RESOURCE(web);
}

namespace pairwright::web {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Web)
};

WebFile fromProgram(const char* name)
{
    QFile file(QStringLiteral(":/pairwright/web/") + QLatin1StringView(name));
    if (!file.open(QIODevice::ReadOnly))
        throw std::logic_error("a file of the web folder is missing from the program");
    return {QString::fromLatin1(name), file.readAll()};
}

QString navigationOf(const Source& source)
{
    QStringList links{link(QStringLiteral("index.html"), Tr::tr("Start").toHtmlEscaped())};
    for (RoundNumber round{1}; round.value <= source.rounds(); ++round.value)
        links.append(link(Source::fileOf(round), Tr::tr("Round %1").arg(round.value).toHtmlEscaped()));
    const auto add = [&links](const char* file, const QString& title) {
        links.append(link(QLatin1StringView(file), title.toHtmlEscaped()));
    };
    if (source.rounds() > 0) {
        add("standings.html", Tr::tr("Standings"));
        add("crosstable.html", Tr::tr("Cross-table"));
        add("groups.html", Tr::tr("Groups"));
    }
    add("players.html", entrantsTitle(source));
    if (hasBoardStandings(source))
        add("boards.html", Tr::tr("Players by board"));
    const auto& players = source.byNumber();
    if (std::any_of(players.begin(), players.end(),
                    [&source](PlayerKey player) { return !source.data(player).club.isEmpty(); }))
        add("clubs.html", Tr::tr("Clubs"));
    if (hasTeamRankings(source))
        add("teams.html", Tr::tr("Team rankings"));
    if (hasPrizes(source))
        add("prizes.html", Tr::tr("Prizes"));
    return links.join(QLatin1Char('\n'));
}

QString placesOf(const Source& source)
{
    QStringList links;
    if (const Round* inPlay = source.tournament().roundInPlay())
        links.append(
            link(Source::fileOf(inPlay->number), Tr::tr("Round %1").arg(inPlay->number.value).toHtmlEscaped()));
    else
        links.append(link(QStringLiteral("index.html"), Tr::tr("Start").toHtmlEscaped()));
    if (source.rounds() > 0)
        links.append(link(QStringLiteral("standings.html"), Tr::tr("Standings").toHtmlEscaped()));
    links.append(link(QStringLiteral("players.html"), entrantsTitle(source).toHtmlEscaped()));
    return links.join(QLatin1Char('\n'));
}

} // namespace

std::vector<RoundSource> roundSources(const Source& source, const std::function<bool()>& mustStop)
{
    std::vector<RoundSource> rounds;
    for (RoundNumber round{1}; round.value <= source.rounds() && !(mustStop && mustStop()); ++round.value) {
        const RoundVersion& version = source.version(round);
        rounds.push_back(
            {round, source.shown().round(round)->published(),
             std::make_shared<RoundReading>(source.tournament(), round, version,
                                            computeReasons(source.tournament(), round, version, mustStop))});
    }
    return rounds;
}

void Pages::add(const QString& file, const QString& title, const QString& main)
{
    files_.push_back({file, page(frame_, file, title, main)});
}

std::vector<WebFile> webFolder(const Tournament& tournament, const Language& language,
                               const std::function<bool()>& mustStop)
{
    const Speaking speaking(language);
    loadWebResource();
    const Source source(tournament);
    const std::vector<RoundSource> rounds = roundSources(source, mustStop);
    std::vector<WebFile> files{fromProgram("style.css"), fromProgram("site.js")};
    for (WebFile& file : downloads(source))
        files.push_back(std::move(file));
    const QString event = tournament.event.name.isEmpty() ? Tr::tr("Tournament") : tournament.event.name;
    Pages pages(source, {event, navigationOf(source), placesOf(source), paragraph(escaped(programVersion()))},
                mustStop);
    if (!pages.mustStop())
        addPlayerPages(pages, rounds);
    if (!pages.mustStop())
        addMemberPages(pages);
    if (!pages.mustStop())
        addRoundPages(pages, rounds);
    if (pages.mustStop())
        return files;
    addPlayerList(pages);
    addClubs(pages);
    addPrizes(pages);
    addTeamRankings(pages);
    addBoardStandings(pages);
    if (source.rounds() > 0) {
        addGroups(pages);
        addCrossTable(pages);
        addStandings(pages);
    }
    addStartPage(pages, rounds);
    for (WebFile& file : pages.take())
        files.push_back(std::move(file));
    return files;
}

QByteArray hashOf(const std::vector<WebFile>& files)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const WebFile& file : files) {
        const QByteArray name = file.name.toUtf8();
        hash.addData(QByteArray::number(name.size()) + ' ' + QByteArray::number(file.bytes.size()) + ' ' + name);
        hash.addData(file.bytes);
    }
    return hash.result().toHex();
}

} // namespace pairwright::web
