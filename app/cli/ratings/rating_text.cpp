#include "app/cli/ratings/rating_text.h"

#include "app/cli/console/text_table.h"
#include "app/formats/display_text.h"
#include "app/formats/ratings/rating_words.h"

namespace pairwright::cli {

namespace {

using Side = TextTable::Side;

/// Numbers are for programs here: with the minus sign that they read.
std::string text(QString words)
{
    return words.replace(minusSign, QLatin1Char('-')).toStdString();
}

std::string decimal(int halfPoints)
{
    constexpr int tenthsOfAHalf = 5;
    return toString(Score{halfPoints * tenthsOfAHalf});
}

std::string number(std::optional<int> value)
{
    return value ? std::to_string(*value) : std::string();
}

std::string label(const RatingRequest& request, Tpn tpn)
{
    const std::size_t index = request.task.indexOf(tpn);
    return std::to_string(request.task.ids[index]) + " " + request.task.names[index];
}

/// Expected, K, change and a remark.
struct OutcomeCells {
    std::vector<std::string>& cells;
    void operator()(std::monostate) const { cells.insert(cells.end(), {"", "", "", ""}); }
    void operator()(const RatingChange& change) const
    {
        cells.insert(cells.end(), {text(hundredthsText(change.expectedPercent)), std::to_string(change.k.value),
                                   text(changeText(change.change)), ""});
    }
    void operator()(const InitialRating& initial) const
    {
        cells.insert(cells.end(), {"", "", std::to_string(initial.rating), text(describe(initial))});
    }
    void operator()(const NoInitialRating& none) const
    {
        cells.insert(cells.end(), {"", "", "", text(describe(none))});
    }
};

std::string gamesText(const RatingRequest& request, Tpn tpn)
{
    const RatingPreview preview = previewRating(request.event, tpn);
    TextTable table({{"Round", Side::right},
                     {"Opponent", Side::left},
                     {"Rating", Side::right},
                     {"Difference", Side::right},
                     {"Expected", Side::right},
                     {"Points", Side::right}});
    for (const RatedGame& game : preview.games) {
        const bool rated = request.event.ratingIn(tpn, game.game.round).has_value();
        const std::string difference = std::to_string(game.difference) + (game.limited ? " (limit)" : "");
        table.addRow({std::to_string(game.game.round.value), label(request, game.game.opponent),
                      std::to_string(game.opponentRating), rated ? difference : "",
                      rated ? text(hundredthsText(game.expectedPercent)) : "", decimal(game.game.halfPoints)});
    }
    std::string result = "\n" + label(request, tpn) + "\n" + table.text();
    if (!preview.tooFarApart.empty())
        result += text(tooFarApartText(static_cast<int>(preview.tooFarApart.size()))) + "\n";
    if (const auto* change = std::get_if<RatingChange>(&preview.outcome)) {
        for (const QString& month : periodTexts(request.event, *change))
            result += text(month) + "\n";
        result += text(describe(change->k.reason)) + "\n";
        for (const KFactor::Assumption assumption : change->k.assumptions)
            result += text(describe(assumption)) + "\n";
        result += "K times the sum of the differences: " + text(hundredthsText(change->hundredths)) + "\n";
    }
    return result;
}

std::string conditionsText(const NormCheck& check)
{
    TextTable table(
        {{"Condition", Side::left}, {"Needed", Side::right}, {"Present", Side::right}, {"State", Side::left}});
    for (const NormRequirement& requirement : check.requirements)
        table.addRow({text(nameOf(requirement.kind, check.title)), text(neededText(requirement)),
                      text(presentText(requirement)), text(stateText(requirement, check))});
    std::string result = table.text();
    for (const NormCheck::Remark remark : check.remarks)
        result += text(describe(remark)) + "\n";
    return result;
}

} // namespace

std::string ratingText(const RatingRequest& request)
{
    TextTable table({{"Id", Side::right},
                     {"Name", Side::left},
                     {"Rating", Side::right},
                     {"Games", Side::right},
                     {"Points", Side::right},
                     {"Average", Side::right},
                     {"Performance", Side::right},
                     {"Expected", Side::right},
                     {"K", Side::right},
                     {"Change", Side::right},
                     {"Remark", Side::left}});
    for (const Tpn tpn : request.players) {
        const RatingPreview preview = previewRating(request.event, tpn);
        const std::size_t index = request.task.indexOf(tpn);
        std::vector<std::string> cells{std::to_string(request.task.ids[index]),
                                       request.task.names[index],
                                       number(request.event.person(tpn).rating),
                                       std::to_string(preview.games.size()),
                                       decimal(preview.halfPoints),
                                       number(preview.averageRating),
                                       number(preview.performance)};
        std::visit(OutcomeCells{cells}, preview.outcome);
        table.addRow(std::move(cells));
    }
    std::string result = table.text();
    if (request.details)
        for (const Tpn tpn : request.players)
            result += gamesText(request, tpn);
    return result;
}

std::string normText(const RatingRequest& request)
{
    std::string result = request.noNorms.isEmpty() ? std::string() : "\n" + text(request.noNorms) + "\n";
    if (!request.noNorms.isEmpty() && !request.details)
        return result;
    const NormChecker checker(request.event);
    for (const Tpn tpn : request.players)
        for (const NormTitle title : soughtTitles(request.event.person(tpn))) {
            const NormCheck check = checker.check(tpn, title);
            if (!request.details && !check.inReach)
                continue;
            result += "\n" + label(request, tpn) + ": " + text(verdictOn(check)) + "\n";
            if (request.details)
                result += conditionsText(check);
        }
    return result.empty() ? "\nNobody has reached a title norm or can still reach one.\n" : result;
}

} // namespace pairwright::cli
