#include "app/storage/tournament/content.h"

#include "app/domain/changes/contradictions.h"
#include "app/storage/tournament/column_texts.h"
#include "app/storage/tournament/journal_store.h"
#include "app/storage/tournament/tournament_reader.h"

namespace pairwright {

namespace {

/// What of the JSON in the file cannot be read: of rounds, and of the steps of the journal, the newest first; before
/// them, which is missing. So much of it is looked at that a file of any size opens quickly; the rest is told of where
/// it is asked for.
Expected<std::vector<Finding>, StoreError> unreadableTexts(Database& database, const Tournament& tournament)
{
    constexpr qsizetype mostLetters = 4'000'000;
    auto findings = unreadableRecordsIn(tournament, mostLetters);
    const auto add = [&findings](std::int64_t step) {
        Finding& finding = findings.emplace_back();
        finding.code = FindingCode::stepUnreadable;
        finding.value = step;
    };
    const auto missing = firstMissingStep(database);
    if (!missing)
        return Unexpected{missing.error()};
    if (*missing)
        add(**missing);
    const auto steps = unreadableSteps(database, mostLetters);
    if (!steps)
        return Unexpected{steps.error()};
    for (const std::int64_t step : *steps)
        add(step);
    return findings;
}

} // namespace

Expected<Store::Content, StoreError> readContentAsItIs(Database& database)
{
    Store::Content content;
    auto tournament = readAll(database);
    if (!tournament)
        return Unexpected{tournament.error()};
    content.tournament = std::move(tournament).value();
    const auto last = lastJournalStep(database);
    if (!last)
        return Unexpected{last.error()};
    content.lastStep = *last;
    auto rows = journalSinceBarrier(database);
    if (!rows)
        return Unexpected{rows.error()};
    content.reachable = std::move(rows).value();
    return content;
}

Expected<Store::Content, OpenError> readContent(Database& database, const QString& path)
{
    auto content = readContentAsItIs(database);
    OpenError error;
    if (!content) {
        error = openErrorFrom(content.error(), path);
        // The statements are right for this schema, so the pages are not.
        if (content.error().code == StoreError::Code::failed)
            error.code = OpenError::Code::damaged;
        return Unexpected{error};
    }
    auto findings = contradictionsIn(content->tournament);
    const auto unreadable = unreadableTexts(database, content->tournament);
    if (!unreadable)
        return Unexpected{openErrorFrom(unreadable.error(), path)};
    findings.insert(findings.end(), unreadable->begin(), unreadable->end());
    if (!findings.empty()) {
        error.code = OpenError::Code::contradictory;
        error.path = path;
        error.findings = std::move(findings);
        return Unexpected{error};
    }
    return std::move(content).value();
}

} // namespace pairwright
