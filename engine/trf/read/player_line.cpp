#include "engine/trf/read/player_line.h"

#include "engine/trf/text/columns.h"
#include "engine/trf/text/dates.h"
#include "engine/trf/text/personal_fields.h"
#include "engine/trf/text/round_cell.h"
#include "engine/trf/text/text.h"

#include <array>

namespace pairwright::trf {

namespace {

constexpr int highestRating = 3999;

bool isNumberOrBlank(const std::string& text)
{
    return text.empty() || parseNumber(text).has_value();
}

/// True if the fixed fields stand where the standard wants them.
bool isAligned(const Line& line)
{
    constexpr std::array<int, 7> separators{9, 48, 53, 57, 69, 80, 85};
    for (const int column : separators)
        if (!line.isBlankAt(column))
            return false;
    return isNumberOrBlank(line.columns(49, 52)) && isNumberOrBlank(line.columns(86, 89));
}

/// The line with its name padded by characters, if it was padded by bytes; no value if a byte count
/// would cut a character.
std::optional<Line> countedInBytes(const Line& line)
{
    const std::string bytes = toUtf8(line.text());
    constexpr auto before = static_cast<std::size_t>(column::name - 1);
    constexpr auto width = static_cast<std::size_t>(column::nameEnd) - before;
    if (bytes.size() < before + width)
        return std::nullopt;
    auto head = fromUtf8(std::string_view(bytes).substr(0, before));
    auto name = fromUtf8(std::string_view(bytes).substr(before, width));
    auto rest = fromUtf8(std::string_view(bytes).substr(before + width));
    if (!head || !name || !rest)
        return std::nullopt;
    name->resize(width, U' ');
    return Line(line.number(), *head + *name + *rest);
}

Line realigned(const Line& line, Collected& collected)
{
    if (isAligned(line))
        return line;
    std::optional<Line> other = countedInBytes(line);
    if (!other || other->text() == line.text() || !isAligned(*other))
        return line;
    collected.repair(line.number(), RepairCode::byteColumns);
    return *other;
}

/// Reports about one player's line.
class Report {
public:
    Report(Collected& collected, int line, FileId id)
        : collected_(collected)
        , line_(line)
        , id_(id)
    {
    }
    void operator()(RepairCode code, std::string found, std::string used = {}, std::optional<RoundNumber> round = {})
    {
        collected_.repairs.push_back({line_, code, id_, round, std::move(found), std::move(used)});
    }

private:
    Collected& collected_;
    int line_;
    FileId id_;
};

void readPerson(const Line& line, Player& player, Report& report)
{
    const std::string sexText = line.columns(column::sex, column::sex);
    const auto sex = readSex(sexText);
    player.sex = sex.value;
    if (!sex.known || sex.changed)
        report(RepairCode::sex, sexText, sex.value ? (*sex.value == Sex::female ? "w" : "m") : "");

    const std::string titleText = line.columns(column::title, column::titleEnd);
    const auto title = readTitle(titleText);
    player.title = title.value;
    if (!title.known || title.changed)
        report(title.known ? RepairCode::title : RepairCode::unknownTitle, titleText, title.value);

    player.name = line.columns(column::name, column::nameEnd);
    player.federation = line.columns(column::federation, column::federationEnd);
    player.fideId = readFideId(line.columns(column::fideId, column::fideIdEnd));

    const std::string birthText = line.columns(column::birth, column::birthEnd);
    const bool unknownBirth = birthText.find_first_not_of("0/.- ") == std::string::npos;
    player.birth = unknownBirth ? std::nullopt : parseDate(birthText);
    if (!unknownBirth && !player.birth)
        report(RepairCode::unreadableDate, birthText);
    else if (player.birth && birthText != toTrf(*player.birth) && birthText.size() != 4)
        report(RepairCode::date, birthText, toTrf(*player.birth));
}

Outcome readRating(const Line& line, Player& player, Report& report)
{
    const std::string text = line.columns(column::rating, column::ratingEnd);
    const auto number = parseNumber(text);
    if (number && *number > highestRating)
        return Unexpected{ReadError{.line = line.number(),
                                    .code = ReadErrorCode::impossibleRating,
                                    .player = player.id,
                                    .record = "001",
                                    .detail = text}};
    if (!number && !text.empty())
        report(RepairCode::unreadableNumber, text);
    if (number && *number > 0)
        player.rating = number;
    return Done{};
}

void readStanding(const Line& line, Collected::PlayerLine& entry, Report& report)
{
    const std::string pointsText = line.columns(column::points, column::pointsEnd);
    entry.points = parsePoints(pointsText);
    if (!entry.points && !pointsText.empty())
        report(RepairCode::unreadableNumber, pointsText);
    else if (pointsText.find(',') != std::string::npos)
        report(RepairCode::decimalComma, pointsText, toString(*entry.points));

    const std::string rankText = line.columns(column::rank, column::rankEnd);
    const auto rank = parseNumber(rankText);
    if (!rank && !rankText.empty())
        report(RepairCode::unreadableNumber, rankText);
    if (rank && *rank > 0)
        entry.player.rank = rank;
}

Outcome readCells(const Line& line, Collected::PlayerLine& entry, Report& report)
{
    for (int round = 1; column::ofRound(round) <= line.length(); ++round) {
        if (round > maxColumns)
            return Unexpected{ReadError{.line = line.number(),
                                        .code = ReadErrorCode::impossibleNumber,
                                        .player = entry.player.id,
                                        .record = "001",
                                        .detail = "more than " + std::to_string(maxColumns) + " columns of rounds"}};
        CellReading reading = readRoundCell(line, round);
        if (reading.error)
            return Unexpected{ReadError{.line = line.number(),
                                        .code = *reading.error,
                                        .player = entry.player.id,
                                        .round = RoundNumber{round},
                                        .record = "001",
                                        .detail = line.columns(column::ofRound(round), column::ofRound(round) + 9)}};
        for (CellRepair& mended : reading.repairs)
            report(mended.code, std::move(mended.found), std::move(mended.used), RoundNumber{round});
        entry.cells.push_back(reading.cell);
    }
    return Done{};
}

} // namespace

Outcome readPlayerLine(const Line& original, Collected& collected)
{
    const Line line = realigned(original, collected);
    const std::string idText = line.columns(column::id, column::idEnd);
    const auto id = parseNumber(idText);
    if (!id || *id == 0 || !line.isBlankAt(4) || !line.isBlankAt(9))
        return Unexpected{ReadError{
            .line = line.number(), .code = ReadErrorCode::badId, .record = "001", .detail = line.columns(4, 9)}};
    Collected::PlayerLine entry;
    entry.line = line.number();
    entry.player.id = FileId{*id};
    Report report(collected, entry.line, entry.player.id);
    readPerson(line, entry.player, report);
    if (Outcome rating = readRating(line, entry.player, report); !rating)
        return rating;
    readStanding(line, entry, report);
    if (Outcome cells = readCells(line, entry, report); !cells)
        return cells;
    collected.players.push_back(std::move(entry));
    return Done{};
}

} // namespace pairwright::trf
