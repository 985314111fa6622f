#include "app/formats/trf/carried_records.h"

#include "app/formats/trf/header_text.h"
#include "engine/capabilities.h"
#include "engine/trf/starting_rank.h"
#include "engine/trf/text/national_record.h"
#include "engine/trf/text/text.h"
#include "engine/trf/to_state.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace pairwright {

namespace {

struct TextRecord {
    std::string_view code;
    std::string trf::Header::*field;
};

/// Header records without a field in EventData or Settings. What an export says by itself (182, 202, 222)
/// is not carried: it would be wrong after the next change.
constexpr std::array textRecords{
    TextRecord{"092", &trf::Header::type},
    TextRecord{"172", &trf::Header::startingRankMethod},
};

constexpr std::string_view optionStart = "### OPTION ";

/// What an export says by itself: which ratings count, and the type in the words that it has for it.
bool isSetting(const TextRecord& record, const trf::Document& document)
{
    if (record.field == &trf::Header::type)
        return document.header.type == usualType(false, false) || document.header.type == usualType(false, true);
    return ratingChoiceFrom(document.header).has_value();
}

std::string stripped(const std::string& text)
{
    const auto last = text.find_last_not_of(' ');
    return last == std::string::npos ? std::string() : text.substr(0, last + 1);
}

KeptLine headerLine(const std::string& text)
{
    return KeptLine{KeptLine::Place::header, {}, QString::fromStdString(text)};
}

/// True if the line was one of the records above and is in its field now.
bool putIntoField(const std::string& text, trf::Document& document)
{
    if (text.starts_with(optionStart)) {
        const std::string rest = text.substr(optionStart.size());
        const auto blank = std::min(rest.find(' '), rest.size());
        document.options.emplace_back(rest.substr(0, blank), rest.substr(std::min(blank + 1, rest.size())));
        return true;
    }
    if (text.size() < 5 || text[3] != ' ')
        return false;
    const std::string_view code = std::string_view(text).substr(0, 3);
    if (code == "082") {
        int teams = 0;
        const auto read = std::from_chars(text.data() + 4, text.data() + text.size(), teams);
        if (read.ec != std::errc{})
            return false;
        document.header.teams = teams;
        return true;
    }
    const auto* record =
        std::find_if(textRecords.begin(), textRecords.end(), [&](const TextRecord& r) { return r.code == code; });
    if (record == textRecords.end())
        return false;
    if ((document.header.*record->field).empty())
        document.header.*record->field = text.substr(4);
    return true;
}

trf::KeptLine::Place placeToTrf(KeptLine::Place place)
{
    switch (place) {
    case KeptLine::Place::top: return trf::KeptLine::Place::top;
    case KeptLine::Place::header: return trf::KeptLine::Place::header;
    case KeptLine::Place::afterPlayer: return trf::KeptLine::Place::afterPlayer;
    case KeptLine::Place::tail: break;
    }
    return trf::KeptLine::Place::tail;
}

KeptLine::Place placeFromTrf(trf::KeptLine::Place place)
{
    switch (place) {
    case trf::KeptLine::Place::top: return KeptLine::Place::top;
    case trf::KeptLine::Place::header: return KeptLine::Place::header;
    case trf::KeptLine::Place::afterPlayer: return KeptLine::Place::afterPlayer;
    case trf::KeptLine::Place::tail: break;
    }
    return KeptLine::Place::tail;
}

} // namespace

std::vector<KeptLine> keptNationalRecords(const trf::Player& player, PlayerKey key, const PlayerData& data)
{
    const auto ordinary = nationalRecordOf(data);
    if (player.national.size() == 1 && ordinary && player.national.front() == *ordinary)
        return {};
    std::vector<KeptLine> lines;
    for (const trf::NationalRecord& record : player.national) {
        const std::string text = trf::toUtf8(trf::formatNationalRecord(player.id, record));
        lines.push_back(KeptLine{KeptLine::Place::afterPlayer, key, QString::fromStdString(text)});
    }
    return lines;
}

namespace {

/// An option of a system that pairs players.
bool isOfPlayers(const std::string& key)
{
    return std::any_of(systems().begin(), systems().end(), [&](const SystemInfo& info) {
        const auto options = capabilitiesOf(info.id).options;
        return std::any_of(options.begin(), options.end(), [&](const SystemOption& one) { return one.key == key; });
    });
}

} // namespace

std::vector<KeptLine> keptLinesOf(const trf::Document& document, const std::vector<trf::FileId>& ids,
                                  const std::vector<PlayerKey>& keys)
{
    const auto keyOf = [&](trf::FileId id) {
        return keys[static_cast<std::size_t>(std::find(ids.begin(), ids.end(), id) - ids.begin())];
    };
    std::vector<KeptLine> lines;
    for (const TextRecord& record : textRecords)
        if (const std::string& text = document.header.*record.field; !text.empty() && !isSetting(record, document))
            lines.push_back(headerLine(std::string(record.code) + ' ' + text));
    if (document.header.teams)
        lines.push_back(headerLine("082 " + std::to_string(*document.header.teams)));
    for (const auto& option : document.options)
        if (!isOfPlayers(option.first) && option.first != trf::tournamentRatingOption) // have fields
            lines.push_back(headerLine(stripped(std::string(optionStart) + option.first + ' ' + option.second)));
    for (const trf::ManualPairingComment& comment : document.manualPairings)
        if (comment.round.value > document.pairedRounds()) // nothing to keep it with
            lines.push_back(headerLine("### MPA @ Round " + std::to_string(comment.round.value) + ": " + comment.text));
    for (const trf::KeptLine& kept : document.kept) {
        if (kept.text.starts_with(ratingListStart)) // follows from the dates
            continue;
        KeptLine line{placeFromTrf(kept.place), {}, QString::fromStdString(kept.text)};
        if (kept.after)
            line.after = keyOf(*kept.after);
        lines.push_back(std::move(line));
    }
    return lines;
}

void putBackKeptLines(const std::vector<KeptLine>& lines, const std::vector<PlayerKey>& order, trf::Document& document)
{
    for (const KeptLine& line : lines) {
        const std::string text = line.text.toStdString();
        if (line.place == KeptLine::Place::header && putIntoField(text, document))
            continue;
        trf::KeptLine kept{placeToTrf(line.place), {}, text};
        if (line.place == KeptLine::Place::afterPlayer) {
            const auto found = line.after ? std::find(order.begin(), order.end(), *line.after) : order.end();
            if (found == order.end())
                continue;
            const auto index = static_cast<std::size_t>(found - order.begin());
            const trf::Line raw(0, trf::fromUtf8(text).value_or(std::u32string()));
            if (auto national = trf::readNationalRecord(raw)) {
                document.players[index].national.push_back(std::move(national->second));
                continue;
            }
            kept.after = document.players[index].id;
        }
        document.kept.push_back(std::move(kept));
    }
}

} // namespace pairwright
