#include "ui/pages/prizes/prizes_output.h"

#include "app/domain/text/file_name.h"
#include "app/formats/csv/export.h"
#include "app/prizes/fund_reading.h"
#include "app/prizes/prize_tables.h"
#include "app/spreadsheets/write_xlsx.h"
#include "app/storage/file/file_writer.h"
#include "ui/print/print_sheet.h"
#include "ui/text/files/storage_text.h"
#include "ui/text/tables/table_clipboard.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::PrizesOutput)
};

Expected<Done, WriteError> writePrizes(const Tournament& tournament, PrizesFile format, const QString& path)
{
    switch (format) {
    case PrizesFile::csv: return saveText(QString::fromUtf8(csvOf(prizesTable(tournament), {})), path);
    case PrizesFile::fund:
        return saveText(prizes::fundCsv(tournament.settings.prizes, tournament.settings.prizeRules.currency), path);
    case PrizesFile::xlsx: break;
    }
    const auto bytes = writeXlsx({{QStringLiteral("Prizes"), prizesTable(tournament)}});
    if (!bytes)
        return Unexpected{WriteError{WriteError::Code::failed, path, bytes.error()}};
    return writeFile(path, *bytes);
}

} // namespace

void copyPrizes(const Tournament& tournament)
{
    copyTable(prizesTable(tournament));
}

void savePrizes(Desk& desk, PrizesFile format)
{
    const Tournament& tournament = desk.projected();
    const QString suffix = format == PrizesFile::xlsx ? QStringLiteral("xlsx") : QStringLiteral("csv");
    QString name = tournament.event.name.isEmpty() ? Tr::tr("Tournament") : tournament.event.name;
    name += QLatin1Char(' ') + (format == PrizesFile::fund ? Tr::tr("Prize fund") : Tr::tr("Prizes"));
    const auto path =
        desk.asker().askFile({FileQuestion::Kind::save,
                              Tr::tr("Save the Prizes"),
                              {format == PrizesFile::xlsx ? Tr::tr("Spreadsheets (*.xlsx)") : Tr::tr("Tables (*.csv)")},
                              QDir(desk.folder()).filePath(fileNameFrom(name) + QLatin1Char('.') + suffix),
                              suffix});
    if (!path)
        return;
    const auto saved = writePrizes(tournament, format, *path);
    if (saved)
        desk.messages().tell(Mood::good, Tr::tr("Saved as %1.").arg(QDir::toNativeSeparators(*path)));
    else
        desk.messages().tell(Mood::bad, sentenceFor(saved.error()));
}

} // namespace pairwright
