#include "engine/trf/text/national_record.h"

#include "engine/trf/text/columns.h"
#include "engine/trf/text/line_builder.h"
#include "engine/trf/text/text.h"

#include <algorithm>

namespace pairwright::trf {

std::optional<std::pair<FileId, NationalRecord>> readNationalRecord(const Line& line)
{
    const std::string code = line.code();
    const bool letters =
        code.size() == 3 && std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    const auto id = parseNumber(line.columns(column::id, column::idEnd));
    if (!letters || code.starts_with("XX") || code.starts_with("BB") || !id || *id == 0)
        return std::nullopt;
    NationalRecord record;
    record.federation = code;
    record.sex = line.columns(column::sex, column::sex);
    record.classification = line.columns(column::title, column::titleEnd);
    record.name = line.columns(column::name, column::nameEnd);
    record.rating = parseNumber(line.columns(column::rating, column::ratingEnd));
    record.origin = line.columns(column::federation, column::federationEnd);
    record.nationalId = line.columns(column::fideId, column::fideIdEnd);
    record.birth = line.columns(column::birth, column::birthEnd);
    if (formatNationalRecord(FileId{*id}, record) != line.text())
        return std::nullopt;
    return std::pair{FileId{*id}, std::move(record)};
}

std::u32string formatNationalRecord(FileId player, const NationalRecord& record)
{
    LineBuilder line(record.federation);
    line.right(column::id, column::idEnd, std::to_string(player.value));
    line.left(column::sex, column::sex, record.sex);
    line.right(column::title, column::titleEnd, record.classification);
    line.left(column::name, column::nameEnd, record.name);
    if (record.rating)
        line.right(column::rating, column::ratingEnd, std::to_string(*record.rating));
    line.left(column::federation, column::federationEnd, record.origin);
    line.right(column::fideId, column::fideIdEnd, record.nationalId);
    line.left(column::birth, column::birthEnd, record.birth);
    return std::move(line).take();
}

} // namespace pairwright::trf
