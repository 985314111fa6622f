#include "engine/json/standings.h"

#include "engine/tiebreaks/descriptor.h"

namespace pairwright::json {

namespace {

Value valuesOf(const StandingsRow& row)
{
    Array values;
    for (const TieBreakResult& result : row.tieBreaks)
        values.push_back(result.value ? Value(toString(*result.value)) : Value());
    return values;
}

} // namespace

std::string decidedBy(const StandingsRow& row, std::span<const TieBreak> tieBreaks)
{
    if (!row.decidedBy)
        return row.stated ? "stated" : "";
    return *row.decidedBy == 0 ? "PTS" : toString(tieBreaks[*row.decidedBy - 1]);
}

Object standings(const NamedTable& table, int afterRound, TieBreakEdition edition)
{
    Array codes;
    for (const TieBreak& tieBreak : table.tieBreaks)
        codes.emplace_back(toString(tieBreak));
    Array rows;
    for (const StandingsRow& row : table.rows) {
        const auto index = static_cast<std::size_t>(row.tpn.value - 1);
        Object line{{"rank", row.rank},
                    {"shared", row.shared},
                    {"id", table.ids[index]},
                    {"name", table.names[index]},
                    {"points", toString(row.score)},
                    {"tie_breaks", valuesOf(row)},
                    {"decided_by", row.decidedBy ? Value(decidedBy(row, table.tieBreaks)) : Value()}};
        if (row.leftOut)
            line.insert("left_out", true);
        rows.emplace_back(std::move(line));
    }
    return {{"after_round", afterRound},
            {"edition", static_cast<int>(edition)},
            {"tie_breaks", std::move(codes)},
            {"standings", std::move(rows)}};
}

Object toJson(const trf::CheckedStandings& checked)
{
    Array differences;
    for (const trf::StatedDifference& difference : checked.differences)
        differences.emplace_back(Object{{"id", difference.id},
                                        {"field", trf::nameOf(difference.field)},
                                        {"stated", difference.stated.empty() ? Value() : Value(difference.stated)},
                                        {"computed", difference.computed}});
    return {{"what", checked.what}, {"differences", std::move(differences)}};
}

} // namespace pairwright::json
