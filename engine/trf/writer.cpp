#include "engine/trf/writer.h"

#include "engine/base/limits.h"
#include "engine/trf/reader.h"
#include "engine/trf/text/text.h"
#include "engine/trf/write/extension_lines.h"
#include "engine/trf/write/header_lines.h"
#include "engine/trf/write/output.h"
#include "engine/trf/write/player_lines.h"
#include "engine/trf/write/point_lines.h"
#include "engine/trf/write/requests.h"

namespace pairwright::trf {

namespace {

/// A report holds standard records only; comments came with TRF26.
bool mayKeep(const KeptLine& kept, const Output& output)
{
    if (output.isEngine())
        return true;
    const bool extension = kept.text.starts_with("XX") || kept.text.starts_with("BB");
    return !extension && !(output.isTrf16() && kept.text.starts_with("###"));
}

void writeKept(const Document& document, KeptLine::Place place, std::optional<FileId> after, Output& output)
{
    for (const KeptLine& kept : document.kept) {
        if (kept.place != place || kept.after != after)
            continue;
        if (!mayKeep(kept, output)) {
            output.omit(OmissionCode::keptLine, kept.text);
            continue;
        }
        LineBuilder line("");
        line.append(output.clean(kept.text));
        output.line(std::move(line));
    }
}

WriteOutcome writePlayers(const Document& document, Output& output)
{
    const bool linesBetween = !document.kept.empty();
    const auto writeOne = [&](const Player& player) -> WriteOutcome {
        if (WriteOutcome outcome = writePlayer(document, player, output); !outcome)
            return outcome;
        if (linesBetween)
            writeKept(document, KeptLine::Place::afterPlayer, player.id, output);
        return Done{};
    };
    if (!document.fileOrder) {
        for (const Player& player : document.players)
            if (WriteOutcome outcome = writeOne(player); !outcome)
                return outcome;
        return Done{};
    }
    for (const FileId id : *document.fileOrder)
        if (const Player* player = document.find(id))
            if (WriteOutcome outcome = writeOne(*player); !outcome)
                return outcome;
    return Done{};
}

Expected<Written, WriteError> compose(const Document& document, WriteOptions options)
{
    if (document.players.size() > static_cast<std::size_t>(mostPlayers))
        return Unexpected{
            WriteError{.code = WriteErrorCode::tooManyPlayers, .detail = std::to_string(document.players.size())}};
    Output output(options);
    writeKept(document, KeptLine::Place::top, std::nullopt, output);
    writeHeader(document, output);
    writeKept(document, KeptLine::Place::header, std::nullopt, output);
    if (WriteOutcome players = writePlayers(document, output); !players)
        return Unexpected{players.error()};
    write240(document, output);
    if (WriteOutcome points = writeVirtualPoints(document, output); !points)
        return Unexpected{points.error()};
    writeForbidden(document, output);
    write299(document, output);
    writeEngineSettings(document, output);
    writeKept(document, KeptLine::Place::tail, std::nullopt, output);
    return std::move(output).take();
}

} // namespace

Expected<Written, WriteError> write(const Document& document, WriteOptions options)
{
    auto written = compose(document, options);
    if (!written)
        return written;
    if (const auto back = read(written->text, document.gamesOfARound); !back)
        return Unexpected{WriteError{.code = WriteErrorCode::unreadable, .detail = describe(back.error())}};
    return written;
}

} // namespace pairwright::trf
