#include "app/spreadsheets/player_file.h"

#include "app/formats/csv/export.h"
#include "app/formats/trf/import.h"
#include "app/spreadsheets/read_ods.h"
#include "app/spreadsheets/read_sjson.h"
#include "app/spreadsheets/read_xlsx.h"

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

constexpr qsizetype beginningOfAFile = 64;

PlayerListError::Code listCodeOf(SpreadsheetError::Code code)
{
    switch (code) {
    case SpreadsheetError::Code::notASpreadsheet: return PlayerListError::Code::notText;
    case SpreadsheetError::Code::damaged:
    case SpreadsheetError::Code::forbidden: return PlayerListError::Code::damagedSpreadsheet;
    case SpreadsheetError::Code::tooLarge: return PlayerListError::Code::tooLarge;
    case SpreadsheetError::Code::tooManyRows: return PlayerListError::Code::tooManyRows;
    case SpreadsheetError::Code::noSuchSheet:
    case SpreadsheetError::Code::cancelled: break;
    }
    return PlayerListError::Code::noPlayers;
}

/// The lines of the players, each up to its rounds: what they have played is not asked for.
QByteArray playersOfTrf(const QByteArray& bytes)
{
    constexpr qsizetype beforeRounds = 89;
    QByteArray players;
    QByteArray lines = bytes;
    lines.replace('\r', '\n');
    for (const QByteArray& line : lines.split('\n')) {
        if (!line.startsWith("001 "))
            continue;
        // Letters of several bytes count once, or as often as they have bytes: what is cut off too much holds points.
        const auto more = std::count_if(line.begin(), line.end(),
                                        [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; });
        players += line.left(beforeRounds + more).trimmed() + '\n';
    }
    return players;
}

/// A TRF as a list of players, which goes the way of our own lists.
Expected<PlayerListRows, PlayerListError> rowsOfTrf(const QByteArray& bytes)
{
    TrfImportOptions reading;
    reading.now = QDateTime::currentDateTimeUtc();
    const auto trf = importTrf(playersOfTrf(bytes), reading);
    if (!trf)
        return Unexpected{PlayerListError{PlayerListError::Code::trf, {}}};
    PlayerListRows list;
    for (const QStringList& cells : playersTable(trf->tournament, PrivateData::included))
        list.rows.push_back({static_cast<int>(list.rows.size()) + 1, cells, false});
    list.shape = ListShape::trf;
    return list;
}

} // namespace

Expected<SpreadsheetText, SpreadsheetError> readSpreadsheet(const QByteArray& bytes, const SpreadsheetChoice& options)
{
    if (looksLikeSjson(bytes.left(beginningOfAFile)))
        return readSjson(bytes, options);
    auto archive = ZipArchive::open(bytes);
    if (!archive)
        return Unexpected{SpreadsheetError{SpreadsheetError::Code::damaged, {}}};
    if (isXlsx(**archive))
        return readXlsx(**archive, options);
    if (isOds(**archive))
        return readOds(**archive, options);
    return Unexpected{SpreadsheetError{SpreadsheetError::Code::notASpreadsheet, {}}};
}

Expected<PlayerListRows, PlayerListError> rowsOfPlayerFile(const QByteArray& bytes, const PlayerListOptions& options,
                                                           const std::stop_token& stop)
{
    if (bytes.size() > PlayerListError::maxBytes)
        return Unexpected{PlayerListError{PlayerListError::Code::tooLarge, {}}};
    const bool isSwissSys = looksLikeSjson(bytes.left(beginningOfAFile));
    if (!looksLikeZip(bytes) && !isSwissSys) {
        auto list = rowsOfPlayerList(bytes, options);
        return list || list.error().code != PlayerListError::Code::trf ? list : rowsOfTrf(bytes);
    }
    auto sheet = readSpreadsheet(bytes, {options.sheet, options.hiddenRows, PlayerListError::maxRows, stop});
    if (!sheet)
        return Unexpected{PlayerListError{listCodeOf(sheet.error().code), {}}};
    PlayerListRows list;
    list.rows = std::move(sheet->rows);
    if (isSwissSys)
        list.shape = ListShape::swissSys;
    list.sheet = sheet->name;
    list.sheets = sheet->others;
    list.hiddenRows = sheet->hiddenRows;
    list.calendarOf1904 = sheet->calendarOf1904;
    return list;
}

Expected<PlayerListPreview, PlayerListError> readPlayerFile(const QByteArray& bytes, const Tournament& tournament,
                                                            const PlayerListOptions& options,
                                                            const std::stop_token& stop)
{
    const auto rows = rowsOfPlayerFile(bytes, options, stop);
    if (!rows)
        return Unexpected{rows.error()};
    return readPlayerRows(*rows, tournament, options);
}

} // namespace pairwright
