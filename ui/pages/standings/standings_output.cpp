#include "ui/pages/standings/standings_output.h"
#include "app/domain/text/file_name.h"

#include "app/formats/csv/export.h"
#include "app/formats/report/html.h"
#include "app/formats/report/reports.h"
#include "ui/print/print_sheet.h"
#include "ui/text/files/storage_text.h"
#include "ui/text/tables/table_clipboard.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::StandingsOutput)
};

ReportDocument documentOf(const Tournament& tournament, const ShownStandings& shown)
{
    StandingsOptions options;
    options.common = ReportOptions{QDateTime::currentDateTime(), true, true, false};
    if (shown.category.kind != StandingsCategory::Kind::everybody)
        options.groups = {shown.category};
    return standingsReport(tournament, shown.afterRound, options);
}

QString suffixOf(StandingsFile format)
{
    switch (format) {
    case StandingsFile::csv: return QStringLiteral("csv");
    case StandingsFile::html: return QStringLiteral("html");
    case StandingsFile::pdf: break;
    }
    return QStringLiteral("pdf");
}

QString filterOf(StandingsFile format)
{
    switch (format) {
    case StandingsFile::csv: return Tr::tr("Tables (*.csv)");
    case StandingsFile::html: return Tr::tr("Web pages (*.html)");
    case StandingsFile::pdf: break;
    }
    return Tr::tr("PDF files (*.pdf)");
}

QString suggestedName(const Tournament& tournament, const ShownStandings& shown)
{
    QString name = tournament.event.name.isEmpty() ? Tr::tr("Tournament") : tournament.event.name;
    name += QStringLiteral(" R%1 ").arg(shown.afterRound) + Tr::tr("Standings");
    if (shown.category.kind != StandingsCategory::Kind::everybody)
        name += QLatin1Char(' ') + nameOf(shown.category);
    return fileNameFrom(name);
}

Expected<Done, WriteError> write(const Tournament& tournament, const ShownStandings& shown, StandingsFile format,
                                 const QString& path)
{
    switch (format) {
    case StandingsFile::csv:
        return saveText(QString::fromUtf8(standingsCsv(tournament, shown.afterRound, tournament.settings.tieBreaks, {},
                                                       shown.category)),
                        path);
    case StandingsFile::html: return saveText(toHtml(documentOf(tournament, shown)), path);
    case StandingsFile::pdf: break;
    }
    return savePdf(Sheet(documentOf(tournament, shown), sheetOptionsForLocale()), path);
}

} // namespace

void copyStandings(const Tournament& tournament, const ShownStandings& shown)
{
    const ReportDocument document = documentOf(tournament, shown);
    const ReportTable& table = document.tables.front();
    std::vector<QStringList> rows(1);
    for (const ReportColumn& column : table.columns)
        rows.front().append(column.title);
    rows.insert(rows.end(), table.rows.begin(), table.rows.end());
    copyTable(rows);
}

void saveStandings(Desk& desk, const ShownStandings& shown, StandingsFile format)
{
    const Tournament& tournament = desk.projected();
    const QString suffix = suffixOf(format);
    const QString name = suggestedName(tournament, shown) + QLatin1Char('.') + suffix;
    const auto path = desk.asker().askFile({FileQuestion::Kind::save,
                                            Tr::tr("Save the Standings"),
                                            {filterOf(format)},
                                            QDir(desk.folder()).filePath(name),
                                            suffix});
    if (!path)
        return;
    const auto saved = write(tournament, shown, format, *path);
    if (saved)
        desk.messages().tell(Mood::good, Tr::tr("Saved as %1.").arg(QDir::toNativeSeparators(*path)));
    else
        desk.messages().tell(Mood::bad, sentenceFor(saved.error()));
}

} // namespace pairwright
