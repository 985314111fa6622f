#include "engine/trf/reader.h"

#include "engine/trf/read/assemble.h"
#include "engine/trf/read/header_records.h"
#include "engine/trf/read/pairing_records.h"
#include "engine/trf/read/player_line.h"
#include "engine/trf/read/point_records.h"
#include "engine/trf/read/raw_lines.h"
#include "engine/trf/text/national_record.h"
#include "engine/trf/text/text.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

Unexpected<ReadError> refused(ReadErrorCode code, std::string detail = {}, int line = 0)
{
    return Unexpected{ReadError{.line = line, .code = code, .detail = std::move(detail)}};
}

/// Vega's generic file uses the same record numbers with other meanings.
bool isVegaGeneric(const Line& line)
{
    const auto bars = std::count(line.text().begin(), line.text().end(), U'|');
    return (line.code() == "001" && bars >= 5) || (line.code() == "192" && line.value().starts_with("Vega"));
}

/// Goes through the lines in order and remembers where the lines that are kept stood.
class LineReader {
public:
    explicit LineReader(Collected& collected)
        : collected_(collected)
    {
    }

    Outcome read(const Line& line)
    {
        if (isVegaGeneric(line))
            return refused(ReadErrorCode::foreignDialect, "Vega", line.number());
        if (line.code() == "001")
            return readPlayer(line);
        auto known = readPairingRecord(line, collected_);
        if (known && !*known)
            known = readPointRecord(line, collected_);
        if (!known)
            return Unexpected{known.error()};
        return *known ? remember() : readHeader(line);
    }

    [[nodiscard]] bool sawRecords() const { return seenRecord_; }

private:
    Outcome remember()
    {
        seenRecord_ = true;
        return Done{};
    }

    Outcome readPlayer(const Line& line)
    {
        if (collected_.players.size() >= static_cast<std::size_t>(mostPlayers))
            return refused(ReadErrorCode::tooManyPlayers, {}, line.number());
        if (Outcome outcome = readPlayerLine(line, collected_); !outcome)
            return outcome;
        return remember();
    }

    Outcome readHeader(const Line& line)
    {
        const RecordFate fate = readHeaderRecord(line, collected_);
        if (fate == RecordFate::read)
            return remember();
        if (auto national = readNationalRecord(line)) {
            collected_.national.push_back({{national->first, std::move(national->second), kept(line)}, line.number()});
            return Done{};
        }
        if (line.code() == "299") {
            collected_.abnormalPoints = true;
            collected_.repair(line.number(), RepairCode::abnormalPoints, line.value());
        }
        collected_.kept.push_back({kept(line), line.number()});
        return Done{};
    }

    KeptLine kept(const Line& line) const
    {
        KeptLine kept{KeptLine::Place::top, std::nullopt, toUtf8(line.text())};
        if (!collected_.players.empty()) {
            kept.place = KeptLine::Place::afterPlayer;
            kept.after = collected_.players.back().player.id;
        } else if (seenRecord_) {
            kept.place = KeptLine::Place::header;
        }
        return kept;
    }

    Collected& collected_;
    bool seenRecord_ = false;
};

/// Kept lines behind the last player line of the file are its tail, whatever id that player has.
void markTail(Collected& collected)
{
    if (collected.players.empty())
        return;
    const int last = collected.players.back().line;
    const auto mark = [last](KeptLine& kept, int line) {
        if (line > last) {
            kept.place = KeptLine::Place::tail;
            kept.after.reset();
        }
    };
    for (auto& said : collected.kept)
        mark(said.value, said.line);
    for (auto& said : collected.national)
        mark(said.value.asWritten, said.line);
}

/// In team events 240, 250, 260 and others number teams.
bool isTeamReport(const std::vector<Line>& lines)
{
    return std::any_of(lines.begin(), lines.end(), [](const Line& line) { return line.code() == "310"; });
}

Expected<ReadResult, ReadError> readLines(const std::vector<Line>& lines, Collected collected)
{
    LineReader reader(collected);
    for (const Line& line : lines)
        if (Outcome outcome = reader.read(line); !outcome)
            return Unexpected{outcome.error()};
    if (collected.players.empty())
        return refused(reader.sawRecords() ? ReadErrorCode::noPlayers : ReadErrorCode::notTrf);
    markTail(collected);
    return assemble(std::move(collected));
}

} // namespace

Expected<ReadResult, ReadError> read(std::string_view bytes, std::optional<int> gamesOfARound)
{
    Collected collected;
    collected.gamesOfARound = gamesOfARound;
    const auto lines = splitLines(bytes, collected);
    if (!lines)
        return refused(ReadErrorCode::notTrf);
    if (lines->size() > maxLines)
        return refused(ReadErrorCode::tooManyLines);
    auto result = readLines(*lines, std::move(collected));
    if (!result && isTeamReport(*lines))
        return refused(ReadErrorCode::teamReport);
    return result;
}

} // namespace pairwright::trf
