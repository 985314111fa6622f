#include "app/cli/simulate/simulation_report.h"

#include "app/cli/console/text_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace pairwright::cli {

namespace {

using generator::Figures;

struct Column {
    const char* heading; ///< in the CSV
    const char* text;    ///< in the table
    double (*value)(const Figures&);
    int decimals; ///< of the CSV
};

constexpr std::array columns{
    Column{"players", "players", [](const Figures& one) -> double { return one.players; }, 0},
    Column{"rounds", "rounds", [](const Figures& one) -> double { return one.rounds; }, 0},
    Column{"winners_strength", "strength of the winner (1: strongest)",
           [](const Figures& one) -> double { return one.winnersStrength; }, 0},
    Column{"strongest_place", "place of the strongest", [](const Figures& one) -> double { return one.strongestPlace; },
           0},
    Column{"shared_first", "players with the winner's points",
           [](const Figures& one) -> double { return one.sharedFirst; }, 0},
    Column{"correlation", "correlation of rank and strength", [](const Figures& one) { return one.correlation; }, 4},
    Column{"widest_colours", "largest colour difference",
           [](const Figures& one) -> double { return one.widestColours; }, 0},
    Column{"uneven", "players with a difference of 2 or more", [](const Figures& one) -> double { return one.uneven; },
           0},
    Column{"third_colours", "a colour three times running",
           [](const Figures& one) -> double { return one.thirdColours; }, 0},
    Column{"floats", "pairs across scoregroups", [](const Figures& one) -> double { return one.floats; }, 0},
    Column{"repeated_floats", "floats the same way twice running",
           [](const Figures& one) -> double { return one.repeatedFloats; }, 0},
    Column{"pairing_byes", "pairing-allocated byes", [](const Figures& one) -> double { return one.pairingByes; }, 0},
    Column{"requested_byes", "requested byes and absences",
           [](const Figures& one) -> double { return one.requestedByes; }, 0}};

/// Of teams where teams play.
std::string worded(std::string text, Entrants entrants)
{
    constexpr std::string_view players = "players";
    const std::size_t found = text.find(players);
    return entrants == Entrants::players || found == std::string::npos ? text
                                                                       : text.replace(found, players.size(), "teams");
}

/// "1.25", half away from zero; the same on every machine.
std::string decimal(double value, int decimals)
{
    std::int64_t scale = 1;
    for (int i = 0; i < decimals; ++i)
        scale *= 10;
    const auto units = std::llround(std::abs(value) * static_cast<double>(scale));
    std::string text = (value < 0 && units > 0 ? "-" : "") + std::to_string(units / scale);
    if (decimals > 0) {
        const std::string rest = std::to_string(units % scale);
        text += "." + std::string(static_cast<std::size_t>(decimals) - rest.size(), '0') + rest;
    }
    return text;
}

std::string share(std::span<const Figures> figures, const std::function<bool(const Figures&)>& holds)
{
    const auto count = std::count_if(figures.begin(), figures.end(), holds);
    return decimal(100.0 * static_cast<double>(count) / static_cast<double>(figures.size()), 1) + " %";
}

} // namespace

std::string simulationCsv(std::span<const Figures> figures, Entrants entrants)
{
    std::string text = "seed";
    for (const Column& column : columns)
        text += "," + worded(column.heading, entrants);
    text += ",complete\r\n";
    for (const Figures& one : figures) {
        text += std::to_string(one.seed);
        for (const Column& column : columns)
            text += "," + decimal(column.value(one), column.decimals);
        text += one.complete ? ",1\r\n" : ",0\r\n";
    }
    return text;
}

std::string simulationTable(std::span<const Figures> figures, Entrants entrants)
{
    if (figures.empty())
        return "no tournament was played to its end\n";
    using Side = TextTable::Side;
    TextTable table({{"Of a tournament", Side::left},
                     {"Mean", Side::right},
                     {"Deviation", Side::right},
                     {"Least", Side::right},
                     {"Most", Side::right}});
    const auto count = static_cast<double>(figures.size());
    constexpr int decimals = 3;
    for (const Column& column : columns) {
        double sum = 0;
        double squares = 0;
        double least = column.value(figures.front());
        double most = least;
        for (const Figures& one : figures) {
            const double value = column.value(one);
            sum += value;
            squares += value * value;
            least = std::min(least, value);
            most = std::max(most, value);
        }
        const double mean = sum / count;
        const double deviation = std::sqrt(std::max(0.0, squares / count - mean * mean));
        table.addRow({worded(column.text, entrants), decimal(mean, decimals), decimal(deviation, decimals),
                      decimal(least, column.decimals), decimal(most, column.decimals)});
    }
    std::string text = table.text();
    text += "\nThe strongest wins: " + share(figures, [](const Figures& one) { return one.winnersStrength == 1; });
    text +=
        "; one of the three strongest: " + share(figures, [](const Figures& one) { return one.winnersStrength <= 3; });
    text += "\nPoints alone decide who is first: " +
            share(figures, [](const Figures& one) { return one.sharedFirst == 1; });
    const auto broken = std::count_if(figures.begin(), figures.end(), [](const Figures& one) { return !one.complete; });
    if (broken > 0)
        text += "\n" + std::to_string(broken) + " ended early, without a legal pairing";
    return text + "\n";
}

} // namespace pairwright::cli
