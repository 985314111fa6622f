#include "app/sheets/player_file.h"

#include "app/sheets/read_ods.h"
#include "app/sheets/read_sjson.h"
#include "app/sheets/read_xlsx.h"

namespace pairwright {

namespace {

constexpr qsizetype beginningOfAFile = 64;

PlayerListError::Code listCodeOf(SheetError::Code code)
{
    switch (code) {
    case SheetError::Code::notASpreadsheet: return PlayerListError::Code::notText;
    case SheetError::Code::damaged:
    case SheetError::Code::forbidden: return PlayerListError::Code::damagedSpreadsheet;
    case SheetError::Code::tooLarge: return PlayerListError::Code::tooLarge;
    case SheetError::Code::tooManyRows: return PlayerListError::Code::tooManyRows;
    case SheetError::Code::noSuchSheet: break;
    }
    return PlayerListError::Code::noPlayers;
}

} // namespace

Expected<SheetText, SheetError> readSheet(const QByteArray& bytes, const SheetChoice& options)
{
    if (looksLikeSjson(bytes.left(beginningOfAFile)))
        return readSjson(bytes, options);
    auto archive = ZipArchive::open(bytes);
    if (!archive)
        return Unexpected{SheetError{SheetError::Code::damaged, {}}};
    if (isXlsx(**archive))
        return readXlsx(**archive, options);
    if (isOds(**archive))
        return readOds(**archive, options);
    return Unexpected{SheetError{SheetError::Code::notASpreadsheet, {}}};
}

Expected<PlayerListPreview, PlayerListError> readPlayerFile(const QByteArray& bytes, const Tournament& tournament,
                                                            const PlayerListOptions& options)
{
    if (bytes.size() > PlayerListError::maxBytes)
        return Unexpected{PlayerListError{PlayerListError::Code::tooLarge, {}}};
    if (!looksLikeZip(bytes) && !looksLikeSjson(bytes.left(beginningOfAFile)))
        return readPlayerList(bytes, tournament, options);
    const auto sheet = readSheet(bytes, {options.sheet, options.hiddenRows});
    if (!sheet)
        return Unexpected{PlayerListError{listCodeOf(sheet.error().code), {}}};
    auto preview = readPlayerRows(sheet->rows, tournament, options);
    if (preview) {
        preview->sheet = sheet->name;
        preview->sheets = sheet->others;
        preview->hiddenRows = sheet->hiddenRows;
    }
    return preview;
}

} // namespace pairwright
