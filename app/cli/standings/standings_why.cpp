#include "app/cli/standings/standings_why.h"

#include "app/cli/console/text_table.h"
#include "app/formats/standings/comparison.h"

#include <QLocale>

#include <algorithm>
#include <sstream>

namespace pairwright::cli {

namespace {

using Side = TextTable::Side;

const StandingsRow& rowOf(const StandingsTable& table, int id)
{
    const auto index = std::find(table.task.ids.begin(), table.task.ids.end(), id) - table.task.ids.begin();
    const Tpn tpn{static_cast<std::int32_t>(index + 1)};
    return *std::find_if(table.rows.begin(), table.rows.end(),
                         [tpn](const StandingsRow& row) { return row.tpn == tpn; });
}

Comparison comparisonFor(const StandingsTable& table, const WhyRequest& request)
{
    // The numbers of a command line are the same everywhere.
    QLocale::setDefault(QLocale::c());
    const auto nameOf = [&task = table.task](Tpn tpn) {
        const std::size_t index = task.indexOf(tpn);
        return QString::number(task.ids[index]) + QLatin1Char(' ') + QString::fromStdString(task.names[index]);
    };
    return compare(rowOf(table, request.first), rowOf(table, request.second),
                   {table.tieBreaks, table.task.rules, nameOf});
}

/// Of rounds, or of boards.
std::string tableOf(const ComparedSide& side, bool ofBoards)
{
    TextTable lines({{ofBoards ? "Board" : "Round", Side::right},
                     {"Opponent", Side::left},
                     {"Result", Side::right},
                     {"Score used", Side::right},
                     {"Adds", Side::right},
                     {"Remark", Side::left}});
    bool isEmpty = true;
    for (const ComparedContribution& one : side.contributions) {
        if ((one.board > 0) != ofBoards)
            continue;
        isEmpty = false;
        lines.addRow({std::to_string(ofBoards ? one.board : one.round.value), one.opponentText.toStdString(),
                      one.ownPoints.toStdString(), one.used.toStdString(),
                      one.cut ? "-" : one.plainAmount.toStdString(), one.note.toStdString()});
    }
    return isEmpty ? std::string() : lines.text();
}

std::string contributionsText(const ComparedSide& side)
{
    const std::string text = side.remark.isEmpty() ? std::string() : side.remark.toStdString() + "\n";
    return text + tableOf(side, false) + tableOf(side, true);
}

json::Object toJson(const ComparedSide& side, const StandingsTask& task)
{
    json::Array contributions;
    for (const ComparedContribution& one : side.contributions)
        contributions.emplace_back(json::Object{
            {one.board > 0 ? "board" : "round", one.board > 0 ? one.board : one.round.value},
            {"opponent", one.opponent ? json::Value(task.ids[task.indexOf(*one.opponent)]) : json::Value()},
            {"points", one.ownPoints.toStdString()},
            {"score_used", one.used.toStdString()},
            {"adds", one.plainAmount.toStdString()},
            {"cut", one.cut},
            {"note", one.note.toStdString()}});
    return json::Object{
        {"value", side.plainValue.isEmpty() ? json::Value() : json::Value(side.plainValue.toStdString())},
        {"remark", side.remark.toStdString()},
        {"contributions", contributions}};
}

} // namespace

Expected<WhyRequest, CliError> parseWhy(const std::string& text, const StandingsTask& task)
{
    std::istringstream words(text);
    WhyRequest request;
    std::string rest;
    const auto isKnown = [&](int id) {
        return std::find(task.ids.begin(), task.ids.end(), id) != task.ids.end();
    };
    if (!(words >> request.first >> request.second) || words >> rest)
        return Unexpected{CliError{ExitCode::badRequest, "--why needs two ids of the file, not \"" + text + "\""}};
    for (const int id : {request.first, request.second})
        if (!isKnown(id))
            return Unexpected{CliError{ExitCode::badRequest, "--why: nobody has the id " + std::to_string(id)}};
    if (request.first == request.second)
        return Unexpected{CliError{ExitCode::badRequest, "--why needs two different ids"}};
    return request;
}

std::string whyText(const StandingsTable& table, const WhyRequest& request)
{
    const Comparison comparison = comparisonFor(table, request);
    std::string text = comparison.verdict.toStdString() + "\n";
    const std::string first = std::to_string(table.task.ids[table.task.indexOf(comparison.first)]);
    const std::string second = std::to_string(table.task.ids[table.task.indexOf(comparison.second)]);
    TextTable values({{"Criterion", Side::left}, {first, Side::right}, {second, Side::right}});
    for (const ComparedCriterion& one : comparison.criteria)
        values.addRow({one.code.isEmpty() ? one.name.toStdString() : one.code.toStdString(),
                       one.first.plainValue.toStdString(), one.second.plainValue.toStdString()});
    text += "\n" + values.text();
    for (const ComparedCriterion& one : comparison.criteria) {
        const bool differs = one.first.plainValue != one.second.plainValue;
        if (!one.decides && !one.code.isEmpty() && differs && !one.first.remark.isEmpty())
            text += "\n" + one.code.toStdString() + ": " + one.first.remark.toStdString() + "\n";
        if (!one.decides || one.code.isEmpty())
            continue;
        text +=
            "\n" + one.code.toStdString() + ", " + one.name.toStdString() + " (" + one.article.toStdString() + ")\n";
        text += "\n" + first + ": " + one.first.plainValue.toStdString() + "\n" + contributionsText(one.first);
        text += "\n" + second + ": " + one.second.plainValue.toStdString() + "\n" + contributionsText(one.second);
    }
    return text;
}

json::Object whyJson(const StandingsTable& table, const WhyRequest& request)
{
    const Comparison comparison = comparisonFor(table, request);
    json::Array criteria;
    json::Value decidedBy;
    for (const ComparedCriterion& one : comparison.criteria) {
        const std::string code = one.code.isEmpty() ? "PTS" : one.code.toStdString();
        if (one.decides)
            decidedBy = code;
        criteria.emplace_back(json::Object{{"code", code},
                                           {"article", one.article.toStdString()},
                                           {"decides", one.decides},
                                           {"first", toJson(one.first, table.task)},
                                           {"second", toJson(one.second, table.task)}});
    }
    return json::Object{{"first", table.task.ids[table.task.indexOf(comparison.first)]},
                        {"second", table.task.ids[table.task.indexOf(comparison.second)]},
                        {"decided_by", decidedBy},
                        {"verdict", comparison.verdict.toStdString()},
                        {"criteria", criteria}};
}

} // namespace pairwright::cli
