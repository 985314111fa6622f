#pragma once

#include "engine/base/entrants.h"
#include "engine/generator/figures.h"

#include <span>
#include <string>

namespace pairwright::cli {

/// One line for each tournament, behind a line of headings: for a spreadsheet.
std::string simulationCsv(std::span<const generator::Figures> figures, Entrants entrants);

/// Mean, deviation, least and most of every figure over all tournaments, and who wins.
std::string simulationTable(std::span<const generator::Figures> figures, Entrants entrants);

} // namespace pairwright::cli
