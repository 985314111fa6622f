#include "engine/trf/read/header_records.h"

#include "engine/capabilities.h"
#include "engine/trf/text/columns.h"
#include "engine/trf/text/dates.h"
#include "engine/trf/text/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pairwright::trf {

namespace {

using TextField = std::string Header::*;
using DateField = std::optional<Date> Header::*;

constexpr std::array<std::pair<std::string_view, TextField>, 12> textRecords{{
    {"012", &Header::name},
    {"022", &Header::city},
    {"032", &Header::federation},
    {"092", &Header::type},
    {"102", &Header::chiefArbiter},
    {"122", &Header::timeControl},
    {"172", &Header::startingRankMethod},
    {"182", &Header::pairingController},
    {"192", &Header::encodedType},
    {"202", &Header::tieBreaks},
    {"212", &Header::standingsOrder},
    {"222", &Header::encodedTimeControl},
}};
constexpr std::array<std::pair<std::string_view, DateField>, 2> dateRecords{{
    {"042", &Header::start},
    {"052", &Header::end},
}};

RecordFate readText(const Line& line, std::string& field, Collected& collected)
{
    const std::string value = line.value();
    if (!field.empty() && field != value)
        collected.repair(line.number(), RepairCode::repeatedRecord, field, value);
    field = value;
    return RecordFate::read;
}

RecordFate readDate(const Line& line, std::optional<Date>& field, Collected& collected)
{
    const std::string value = line.value();
    if (value.empty())
        return RecordFate::read;
    const std::optional<Date> date = parseDate(value);
    if (!date) {
        collected.repair(line.number(), RepairCode::unreadableDate, value);
        return RecordFate::unreadable;
    }
    if (toTrf(*date) != value)
        collected.repair(line.number(), RepairCode::date, value, toTrf(*date));
    field = date;
    return RecordFate::read;
}

/// Number at the start of "9 (9)".
std::optional<int> leadingNumber(const std::string& value)
{
    return parseNumber(value.substr(0, value.find_first_not_of("0123456789")));
}

RecordFate readCounts(const Line& line, Collected& collected)
{
    const std::string code = line.code();
    const std::string value = line.value();
    const std::optional<int> number = leadingNumber(value);
    if (!number && !value.empty())
        collected.repair(line.number(), RepairCode::unreadableNumber, value);
    if (number && code == "062")
        collected.playerCount = Said<int>{*number, line.number()};
    if (number && code == "072")
        collected.ratedCount = Said<int>{*number, line.number()};
    if (number && code == "082")
        collected.header.teams = number;
    return RecordFate::read;
}

/// The dates of record 132 stand in the columns of the rounds; some programs just list them.
bool areInColumns(const Line& line)
{
    return line.columns(5, column::ofRound(1) - 1).empty();
}

std::vector<std::string> dateTexts(const Line& line)
{
    std::vector<std::string> texts;
    if (!areInColumns(line)) {
        const std::string value = line.value();
        for (const std::string_view word : words(value))
            texts.emplace_back(word);
        return texts;
    }
    for (int round = 1; column::ofRound(round) <= line.length() && round <= maxColumns; ++round)
        texts.push_back(line.columns(column::ofRound(round), column::ofRound(round) + 9));
    return texts;
}

/// A file may give each date a line of its own: in its round's column, or the next of a list.
void addRoundDates(const Line& line, const std::vector<std::optional<Date>>& dates, Collected& collected)
{
    auto& known = collected.header.roundDates;
    const std::size_t first = areInColumns(line) || dates == known ? 0 : known.size();
    known.resize(std::max(known.size(), first + dates.size()));
    for (std::size_t i = 0; i < dates.size(); ++i) {
        std::optional<Date>& date = known[first + i];
        if (!dates[i])
            continue;
        if (date && *date != *dates[i])
            collected.repair(line.number(), RepairCode::repeatedRecord, toTrf(*date), toTrf(*dates[i]));
        date = dates[i];
    }
    while (!known.empty() && !known.back())
        known.pop_back();
}

RecordFate readRoundDates(const Line& line, Collected& collected)
{
    std::vector<std::optional<Date>> dates;
    for (const std::string& text : dateTexts(line)) {
        const std::optional<Date> date = text.empty() ? std::nullopt : parseDate(text);
        if (!date && !text.empty()) {
            collected.repair(line.number(), RepairCode::unreadableDate, text);
            return RecordFate::unreadable;
        }
        if (date && text != toShortTrf(*date))
            collected.repair(line.number(), RepairCode::date, text, toShortTrf(*date));
        dates.push_back(date);
    }
    addRoundDates(line, dates, collected);
    return RecordFate::read;
}

/// "MPA @ Round 3: text"; a round named again, and anything else, is left as it is.
RecordFate readManualPairing(const std::string& text, Collected& collected)
{
    constexpr std::string_view start = "MPA @ ROUND ";
    const auto colon = text.find(':');
    if (colon == std::string::npos || !upperCase(text.substr(0, colon)).starts_with(start))
        return RecordFate::unknown;
    const std::optional<int> round = parseNumber(std::string_view(text).substr(start.size(), colon - start.size()));
    const auto& known = collected.manualPairings;
    const bool again = std::any_of(known.begin(), known.end(),
                                   [&](const ManualPairingComment& one) { return round && one.round.value == *round; });
    const auto from = text.find_first_not_of(' ', colon + 1);
    if (!round || *round < 1 || again || from == std::string::npos)
        return RecordFate::unknown;
    const auto to = text.find_last_not_of(' ');
    collected.manualPairings.push_back({RoundNumber{*round}, text.substr(from, to - from + 1)});
    return RecordFate::read;
}

/// How often everybody meets everybody, said of a system of teams by an option that it has for it.
constexpr std::string_view gamesOfTable = "scheveningen-games";

/// Of both kinds the one by whose table everybody meets everybody; nullptr: none of that name.
const SystemInfo* tableNamed(const std::string& key)
{
    if (const SystemInfo* info = systemInForce(key, {}))
        return capabilitiesOf(info->id).allPlayAll ? info : nullptr;
    for (const SystemInfo& info : teamSystems())
        if (info.key == key && capabilitiesOf(info.id).allPlayAll)
            return &info;
    return nullptr;
}

/// "SYSTEM lim 1999"; where everybody meets everybody also "SYSTEM round-robin" and "SYSTEM round-robin cycles 4", of a
/// family of systems of which no edition is said. False: none of these.
bool takeSystem(const std::vector<std::string_view>& parts, Collected& collected)
{
    constexpr std::size_t withEdition = 3;
    const std::string key = lowerCase(parts[1]);
    const bool saysCycles = parts.size() >= 4 && lowerCase(parts[parts.size() - 2]) == cyclesOption;
    const std::size_t named = parts.size() - (saysCycles ? 2 : 0);
    const std::optional<int> edition = named == withEdition ? parseNumber(parts[2]) : std::nullopt;
    const std::optional<int> cycles = saysCycles ? parseNumber(parts.back()) : std::nullopt;
    if (named > withEdition || (named == withEdition && !edition) || (saysCycles && (!cycles || *cycles < 1)))
        return false;
    const SystemInfo* table = tableNamed(key);
    if (edition && !saysCycles) {
        collected.system = SystemComment{key, *edition};
        return true;
    }
    if (!table || (edition && *edition != table->id.edition))
        return false;
    if (capabilitiesOf(table->id).entrants == Entrants::players) {
        collected.system = SystemComment{key, table->id.edition, cycles};
        return true;
    }
    const SystemOption* games = findOption(gamesOfTable);
    if (cycles && (!games || !games->has(std::to_string(*cycles))))
        return false;
    collected.system = SystemComment{key, table->id.edition};
    if (cycles && *cycles > 1)
        collected.options.emplace_back(gamesOfTable, std::to_string(*cycles));
    return true;
}

RecordFate readComment(const Line& line, Collected& collected)
{
    const std::string text = line.columns(4, line.length());
    const auto first = std::min(text.find_first_not_of(' '), text.size());
    if (const RecordFate fate = readManualPairing(text.substr(first), collected); fate == RecordFate::read)
        return fate;
    const std::vector<std::string_view> parts = words(text);
    if (parts.size() >= 2 && upperCase(parts[0]) == "SYSTEM") {
        if (takeSystem(parts, collected))
            return RecordFate::read;
        if (parts[0] == "SYSTEM") // not a sentence
            collected.repair(line.number(), RepairCode::systemComment, line.columns(1, line.length()));
        return RecordFate::unknown;
    }
    if (parts.size() == 3 && upperCase(parts[0]) == "OPTION") {
        collected.options.emplace_back(parts[1], parts[2]);
        return RecordFate::read;
    }
    return RecordFate::unknown;
}

} // namespace

RecordFate readHeaderRecord(const Line& line, Collected& collected)
{
    const std::string code = line.code();
    for (const auto& [record, field] : textRecords)
        if (code == record)
            return readText(line, collected.header.*field, collected);
    for (const auto& [record, field] : dateRecords)
        if (code == record)
            return readDate(line, collected.header.*field, collected);
    if (code == "062" || code == "072" || code == "082")
        return readCounts(line, collected);
    if (code == "132")
        return readRoundDates(line, collected);
    if (code == "112") {
        if (const std::string name = line.value(); !name.empty())
            collected.header.deputyArbiters.push_back(name);
        return RecordFate::read;
    }
    return code == "###" ? readComment(line, collected) : RecordFate::unknown;
}

} // namespace pairwright::trf
