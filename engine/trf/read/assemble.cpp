#include "engine/trf/read/assemble.h"

#include "engine/systems.h"
#include "engine/trf/convert/system_choice.h"
#include "engine/trf/read/match_check.h"
#include "engine/trf/read/point_records.h"
#include "engine/trf/read/remarks.h"
#include "engine/trf/read/requests.h"
#include "engine/trf/read/round_check.h"
#include "engine/trf/read/virtual_points.h"
#include "engine/trf/uncounted.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

Outcome sortPlayers(Collected& collected, Document& document)
{
    auto& players = collected.players;
    if (players.empty())
        return Unexpected{ReadError{.code = ReadErrorCode::noPlayers}};
    if (collected.byFileOrder) {
        document.fileOrder.emplace();
        for (const auto& entry : players)
            document.fileOrder->push_back(entry.player.id);
    }
    const auto byId = [](const auto& a, const auto& b) {
        return a.player.id < b.player.id;
    };
    std::stable_sort(players.begin(), players.end(), byId);
    const auto twin = std::adjacent_find(players.begin(), players.end(),
                                         [](const auto& a, const auto& b) { return a.player.id == b.player.id; });
    if (twin == players.end())
        return Done{};
    return Unexpected{ReadError{.line = std::next(twin)->line,
                                .code = ReadErrorCode::duplicateId,
                                .otherLine = twin->line,
                                .player = twin->player.id,
                                .record = "001"}};
}

void takePlayers(const Collected& collected, int pairedRounds, Document& document)
{
    const std::size_t count = document.cellIndex(pairedRounds + 1);
    for (const Collected::PlayerLine& entry : collected.players) {
        Player player = entry.player;
        player.rounds.resize(count); // a blank cell of a paired round is a zero-point bye
        for (std::size_t round = 0; round < count && round < entry.cells.size(); ++round)
            if (entry.cells[round])
                player.rounds[round] = *entry.cells[round];
        document.players.push_back(std::move(player));
    }
}

template <class T>
Outcome takeEither(const std::optional<Said<T>>& standard, const std::optional<Said<T>>& extension,
                   std::optional<T>& target, const char* standardRecord, const char* extensionRecord)
{
    if (standard && extension && !(standard->value == extension->value))
        return Unexpected{ReadError{.line = extension->line,
                                    .code = ReadErrorCode::contradictingRecords,
                                    .otherLine = standard->line,
                                    .record = extensionRecord,
                                    .detail = standardRecord}};
    if (standard)
        target = standard->value;
    else if (extension)
        target = extension->value;
    return Done{};
}

Outcome checkIds(const std::vector<FileId>& ids, const Document& document, int line, const char* record)
{
    for (const FileId id : ids)
        if (!document.find(id))
            return Unexpected{
                ReadError{.line = line, .code = ReadErrorCode::unknownPlayer, .player = id, .record = record}};
    return Done{};
}

bool hasGroupOf(const Document& document, const std::vector<FileId>& players)
{
    return std::any_of(document.forbidden.begin(), document.forbidden.end(),
                       [&](const ForbiddenPlayers& group) { return group.players == players; });
}

/// XXP cannot name rounds, so a group that 260 names too is the one of 260.
Outcome takeForbidden(const Collected& collected, Document& document)
{
    for (const auto& said : collected.forbidden260) {
        if (Outcome ids = checkIds(said.value.players, document, said.line, "260"); !ids)
            return ids;
        ForbiddenPlayers group = said.value;
        if (group.last && document.rounds && group.last->value >= *document.rounds)
            group.last.reset();
        if (std::find(document.forbidden.begin(), document.forbidden.end(), group) == document.forbidden.end())
            document.forbidden.push_back(std::move(group));
    }
    for (const auto& said : collected.forbiddenXxp) {
        if (Outcome ids = checkIds(said.value, document, said.line, "XXP"); !ids)
            return ids;
        if (!hasGroupOf(document, said.value))
            document.forbidden.push_back({said.value, RoundNumber{1}, std::nullopt});
    }
    return Done{};
}

void takeNational(Collected& collected, Document& document)
{
    for (auto& said : collected.national) {
        const Player* owner = document.find(said.value.player);
        if (owner)
            document.players[static_cast<std::size_t>(owner - document.players.data())].national.push_back(
                said.value.record);
        else
            collected.kept.push_back({said.value.asWritten, said.line});
    }
}

/// What is told by lines that would be kept otherwise: which games do not count, and the records 299 that take off just
/// their points. Any other record 299 stays.
void takeUncounted(Collected& collected, Document& document)
{
    constexpr std::string_view comment = "### ";
    std::erase_if(collected.kept, [&](const Said<KeptLine>& said) {
        const std::string& text = said.value.text;
        const auto games = text.starts_with(comment) ? readUncounted(text.substr(comment.size())) : std::nullopt;
        return games && markUncounted(document, *games);
    });
    std::ranges::sort(document.uncounted, {}, &UncountedGames::player);
    std::vector<PointsTakenOff> said;
    for (const auto& kept : collected.kept)
        if (auto record = readPointsTakenOff(kept.value.text))
            said.push_back(std::move(*record));
    if (document.uncounted.empty() || !std::ranges::is_permutation(said, pointsTakenOff(document)))
        return;
    std::erase_if(collected.kept, [&collected](const Said<KeptLine>& kept) {
        const bool isUnderstood = readPointsTakenOff(kept.value.text).has_value();
        if (isUnderstood)
            std::erase_if(collected.repairs, [&kept](const Repair& repair) {
                return repair.code == RepairCode::abnormalPoints && repair.line == kept.line;
            });
        return isUnderstood;
    });
    collected.abnormalPoints = std::ranges::any_of(
        collected.kept, [](const Said<KeptLine>& kept) { return kept.value.text.starts_with("299"); });
}

/// Lines between the players belong behind the player above them; those behind the last one are the tail.
void takeKeptLines(Collected& collected, Document& document)
{
    const FileId last = document.fileOrder ? document.fileOrder->back() : document.players.back().id;
    std::stable_sort(collected.kept.begin(), collected.kept.end(),
                     [](const auto& a, const auto& b) { return a.line < b.line; });
    for (auto& said : collected.kept) {
        KeptLine kept = std::move(said.value);
        const bool atEnd = kept.place == KeptLine::Place::tail || kept.after == last;
        if (atEnd) {
            kept.place = KeptLine::Place::tail;
            kept.after.reset();
        }
        document.kept.push_back(std::move(kept));
    }
    const auto position = [&document](const std::optional<FileId>& id) {
        if (!id || !document.fileOrder)
            return id ? id->value : 0;
        const auto found = std::find(document.fileOrder->begin(), document.fileOrder->end(), *id);
        return static_cast<int>(found - document.fileOrder->begin());
    };
    std::stable_sort(document.kept.begin(), document.kept.end(), [&](const KeptLine& a, const KeptLine& b) {
        return std::pair(a.place, position(a.after)) < std::pair(b.place, position(b.after));
    });
}

/// The records count columns.
Outcome takeRounds(const Collected& collected, Document& document)
{
    if (Outcome rounds = takeEither(collected.rounds142, collected.roundsXxr, document.rounds, "142", "XXR"); !rounds)
        return rounds;
    if (!document.rounds)
        return Done{};
    const int games = document.gamesOfARound;
    const Said<int>& said = collected.rounds142 ? *collected.rounds142 : *collected.roundsXxr;
    if (said.value % games != 0)
        return Unexpected{ReadError{.line = said.line,
                                    .code = ReadErrorCode::halfOfAMatch,
                                    .record = collected.rounds142 ? "142" : "XXR",
                                    .detail = std::to_string(said.value)}};
    document.rounds = said.value / games;
    if (*document.rounds > mostRounds)
        return Unexpected{ReadError{.line = said.line,
                                    .code = ReadErrorCode::impossibleNumber,
                                    .record = collected.rounds142 ? "142" : "XXR",
                                    .detail = std::to_string(said.value)}};
    return Done{};
}

Outcome takeSettings(const Collected& collected, Document& document)
{
    auto points = combinedPoints(collected);
    if (!points)
        return Unexpected{points.error()};
    document.points = *points;
    if (Outcome rounds = takeRounds(collected, document); !rounds)
        return rounds;
    return takeEither(collected.colour152, collected.colourXxc, document.initialColour, "152", "XXC");
}

/// In files for engines 192 has a code without year, and our comment names the edition: put together they are the code
/// with the year.
void takeEdition(Document& document)
{
    constexpr std::string_view bareCode = "FIDE_DUTCH";
    std::string& code = document.header.encodedType;
    const bool accelerated = code == std::string(bareCode) + "_BAKU";
    if (!document.system || (code != bareCode && !accelerated))
        return;
    const SystemInfo* info = findSystem(document.system->key, document.system->edition);
    if (!info || !info->trfCode.starts_with(bareCode))
        return;
    code = std::string(info->trfCode) + (accelerated ? "_BAKU" : "");
    document.system.reset();
}

/// A record 240 says what a blank cell is.
bool isRequested(const Collected& collected, FileId player, int round)
{
    return std::ranges::any_of(collected.requests240, [&](const Said<Collected::Request>& said) {
        return said.value.round == round && std::ranges::count(said.value.players, player) > 0;
    });
}

Gaps gapsIn(const Collected& collected, const Document& document)
{
    Gaps gaps;
    gaps.points = collected.points162.empty() && collected.pointsXxs.empty() && collected.pointsBb.empty();
    gaps.playerPoints =
        document.pairedRounds() > 0 && std::ranges::none_of(collected.players, [](const Collected::PlayerLine& entry) {
            return entry.points.has_value();
        });
    for (const Collected::PlayerLine& entry : collected.players)
        for (int round = 1; round <= document.pairedRounds(); ++round) {
            const std::size_t index = document.cellIndex(round);
            const bool blank = index >= entry.cells.size() || !entry.cells[index];
            if (blank && !isRequested(collected, entry.player.id, round))
                gaps.cells.push_back({entry.player.id, RoundNumber{round}});
        }
    return gaps;
}

} // namespace

Expected<ReadResult, ReadError> assemble(Collected collected)
{
    Document document;
    document.header = collected.header;
    document.system = collected.system;
    takeEdition(document);
    document.options = collected.options;
    document.manualPairings = collected.manualPairings;
    if (Outcome sorted = sortPlayers(collected, document); !sorted)
        return Unexpected{sorted.error()};
    const int games = gamesOfARoundIn(collected);
    document.gamesOfARound = games;
    const int paired = (countPairedColumns(collected.players) + games - 1) / games;
    if (paired > mostRounds)
        return Unexpected{ReadError{.line = collected.players.front().line,
                                    .code = ReadErrorCode::impossibleNumber,
                                    .record = "001",
                                    .detail = std::to_string(paired)}};
    if (Outcome rounds = checkRounds(collected); !rounds)
        return Unexpected{rounds.error()};
    if (Outcome matches = checkMatches(collected, games, paired); !matches)
        return Unexpected{matches.error()};
    takePlayers(collected, paired, document);
    using Step = Outcome (*)(const Collected&, Document&);
    constexpr std::array<Step, 3> steps{takeSettings, collectVirtualPoints, takeForbidden};
    for (const Step step : steps)
        if (Outcome outcome = step(collected, document); !outcome)
            return Unexpected{outcome.error()};
    if (isAllPlayAll(document, {}))
        document.points.zeroPointBye = {}; // whoever is free has no point, whatever 162 gives those who are absent
    if (Outcome requests = collectRequests(collected, paired, document); !requests)
        return Unexpected{requests.error()};
    takeNational(collected, document);
    takeUncounted(collected, document);
    takeKeptLines(collected, document);
    addRemarks(collected, document);
    std::stable_sort(collected.repairs.begin(), collected.repairs.end(),
                     [](const Repair& a, const Repair& b) { return a.line < b.line; });
    Gaps gaps = gapsIn(collected, document);
    return ReadResult{std::move(document), std::move(collected.repairs), std::move(gaps)};
}

} // namespace pairwright::trf
