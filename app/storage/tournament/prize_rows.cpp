#include "app/storage/tournament/prize_rows.h"

#include "app/domain/json/json_codec.h"
#include "app/domain/json/json_fields.h"
#include "app/storage/sql/sql_values.h"

namespace pairwright::sql {

namespace {

using Statements = std::vector<Statement>;

void writePrizes(Statements& to, const std::vector<Prize>& prizes)
{
    to.push_back({QStringLiteral("DELETE FROM prize"), {}});
    int position = 0;
    for (const Prize& prize : prizes)
        to.push_back(
            {QStringLiteral("INSERT INTO prize (position, thing_id, prize_set, kind, of_whom, from_value, to_value, "
                            "place, amount, thing, given_to) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
             {++position, of(prize.id), of(prize.set), of(prize.kind), of(prize.of), of(prize.from), of(prize.to),
              of(prize.place), QVariant::fromValue<qlonglong>(prize.amount), of(prize.thing), of(prize.given)}});
}

void writePrizeMarks(Statements& to, const std::vector<PrizeMark>& marks)
{
    to.push_back({QStringLiteral("DELETE FROM prize_mark"), {}});
    int position = 0;
    for (const PrizeMark& mark : marks)
        to.push_back(
            {QStringLiteral("INSERT INTO prize_mark (position, thing_id, player_key, kind) VALUES (?, ?, ?, ?)"),
             {++position, of(mark.id), of(mark.player), of(mark.kind)}});
}

void writeTeamRankings(Statements& to, const std::vector<TeamRanking>& rankings)
{
    to.push_back({QStringLiteral("DELETE FROM team_ranking"), {}});
    int position = 0;
    for (const TeamRanking& ranking : rankings)
        to.push_back({QStringLiteral("INSERT INTO team_ranking (position, thing_id, name, ranked_by, best, share_ties, "
                                     "complete_only) VALUES (?, ?, ?, ?, ?, ?, ?)"),
                      {++position, of(ranking.id), of(ranking.name), of(ranking.by), of(ranking.best),
                       of(ranking.shareTies ? 1 : 0), of(ranking.completeOnly ? 1 : 0)}});
}

} // namespace

std::vector<Statement> prizeStatements(const Settings& before, const Settings& after)
{
    Statements statements;
    if (before.prizes != after.prizes)
        writePrizes(statements, after.prizes);
    if (before.prizeMarks != after.prizeMarks)
        writePrizeMarks(statements, after.prizeMarks);
    if (before.teamRankings != after.teamRankings)
        writeTeamRankings(statements, after.teamRankings);
    if (before.prizeRules != after.prizeRules)
        statements.push_back({QStringLiteral("UPDATE tournament SET prize_rules = ? WHERE id = 1"),
                              {json::compactText(json::write(after.prizeRules))},
                              true});
    if (before.announced != after.announced)
        statements.push_back(
            {QStringLiteral("UPDATE tournament SET announced_prizes = ? WHERE id = 1"),
             {after.announced ? QVariant(json::compactText(json::write(*after.announced))) : QVariant()},
             true});
    return statements;
}

void readPrizes(Tables& tables, Settings& into)
{
    for (const char* list : {"prize", "prize_mark", "team_ranking"})
        tables.checkNumbers(list, "position");
    tables.read("tournament", QStringLiteral("SELECT prize_rules FROM tournament WHERE prize_rules <> ''"),
                [&](RowReader& row) { return json::read(json::parsed(row.text()), into.prizeRules); });
    tables.read("tournament",
                QStringLiteral("SELECT announced_prizes FROM tournament WHERE announced_prizes IS NOT NULL"),
                [&](RowReader& row) { return json::read(json::parsed(row.text()), into.announced); });
    tables.read("prize",
                QStringLiteral("SELECT thing_id, prize_set, kind, of_whom, from_value, to_value, place, amount, thing, "
                               "given_to FROM prize ORDER BY position"),
                [&](RowReader& row) {
                    Prize& prize = into.prizes.emplace_back();
                    prize.id = row.thing();
                    prize.set = row.text();
                    prize.kind = row.named<PrizeKind>();
                    prize.of = row.text();
                    prize.from = row.optionalNumber();
                    prize.to = row.optionalNumber();
                    prize.place = row.number();
                    prize.amount = row.longNumber();
                    prize.thing = row.text();
                    prize.given = row.optionalPlayer();
                    return true;
                });
    tables.read("prize_mark", QStringLiteral("SELECT thing_id, player_key, kind FROM prize_mark ORDER BY position"),
                [&](RowReader& row) {
                    PrizeMark& mark = into.prizeMarks.emplace_back();
                    mark.id = row.thing();
                    mark.player = row.player();
                    mark.kind = row.named<PrizeMark::Kind>();
                    return true;
                });
    tables.read("team_ranking",
                QStringLiteral("SELECT thing_id, name, ranked_by, best, share_ties, complete_only FROM team_ranking "
                               "ORDER BY position"),
                [&](RowReader& row) {
                    TeamRanking& ranking = into.teamRankings.emplace_back();
                    ranking.id = row.thing();
                    ranking.name = row.text();
                    ranking.by = row.named<TeamRanking::By>();
                    ranking.best = row.number();
                    ranking.shareTies = row.yes();
                    ranking.completeOnly = row.yes();
                    return true;
                });
}

} // namespace pairwright::sql
