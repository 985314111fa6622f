#include "engine/trf/text/round_cell.h"

#include "engine/trf/text/columns.h"
#include "engine/trf/text/text.h"

#include <array>
#include <utility>

namespace pairwright::trf {

namespace {

constexpr std::array<std::pair<char, CellResult>, 14> symbols{{
    {'1', CellResult::win},
    {'=', CellResult::draw},
    {'0', CellResult::loss},
    {'W', CellResult::unratedWin},
    {'D', CellResult::unratedDraw},
    {'L', CellResult::unratedLoss},
    {'+', CellResult::forfeitWin},
    {'-', CellResult::forfeitLoss},
    {'U', CellResult::pairingBye},
    {'F', CellResult::fullPointBye},
    {'H', CellResult::halfPointBye},
    {'Z', CellResult::zeroPointBye},
    {'?', CellResult::adjourned},
    {' ', CellResult::open},
}};

std::optional<CellResult> resultOf(char32_t symbol)
{
    if (symbol == U'½')
        return CellResult::draw;
    if (symbol >= U'a' && symbol <= U'z')
        symbol -= U'a' - U'A';
    for (const auto& [character, result] : symbols)
        if (symbol == static_cast<char32_t>(character))
            return result;
    return std::nullopt;
}

/// What a result without opponent can only mean (rules for `+` and `-`: TRF26, record 330).
CellResult asBye(CellResult result)
{
    switch (result) {
    case CellResult::win:
    case CellResult::unratedWin:
    case CellResult::forfeitWin: return CellResult::fullPointBye;
    case CellResult::draw:
    case CellResult::unratedDraw: return CellResult::halfPointBye;
    default: return CellResult::zeroPointBye;
    }
}

std::string symbolText(char32_t symbol)
{
    return toUtf8(std::u32string(1, symbol));
}

std::optional<Colour> colourOf(char32_t letter)
{
    if (letter == U'w' || letter == U'W')
        return Colour::White;
    if (letter == U'b' || letter == U'B')
        return Colour::Black;
    return std::nullopt;
}

bool separatorsAreBlank(const Line& line, int first)
{
    for (const int offset : {4, 6, 8, 9})
        if (!line.isBlankAt(first + offset))
            return false;
    return true;
}

void readBye(CellReading& reading, char32_t symbol, std::optional<Colour> colour)
{
    if (symbol == U' ')
        return;
    const std::optional<CellResult> result = resultOf(symbol);
    reading.cell.emplace();
    reading.cell->result = result && isBye(*result) ? *result : asBye(result.value_or(CellResult::open));
    if (!result || !isBye(*result))
        reading.repairs.push_back(
            {RepairCode::byeWritten, symbolText(symbol), std::string(1, symbolOf(reading.cell->result))});
    if (colour)
        reading.repairs.push_back({RepairCode::colourOfBye, *colour == Colour::White ? "w" : "b", "-"});
}

void readPairedCell(CellReading& reading, FileId opponent, char32_t symbol, std::optional<Colour> colour)
{
    const std::optional<CellResult> result = resultOf(symbol);
    if (result && isBye(*result)) {
        reading.error = ReadErrorCode::byeWithOpponent;
        return;
    }
    if (!result)
        reading.repairs.push_back({RepairCode::unknownResult, symbolText(symbol), "?"});
    reading.cell = RoundCell{opponent, colour, result.value_or(CellResult::adjourned)};
}

} // namespace

CellReading readRoundCell(const Line& line, int round)
{
    CellReading reading;
    const int first = column::ofRound(round);
    const std::string opponentText = line.columns(first, first + column::opponentWidth - 1);
    const auto opponent = opponentText.empty() ? 0 : parseNumber(opponentText);
    if (!opponent || !separatorsAreBlank(line, first)) {
        reading.error = ReadErrorCode::badCell;
        return reading;
    }
    const char32_t symbol = line.at(first + column::resultOffset);
    const char32_t letter = line.at(first + column::colourOffset);
    const std::optional<Colour> colour = colourOf(letter);
    if (!colour && letter != U' ' && letter != U'-')
        reading.error = ReadErrorCode::badCell;
    else if (*opponent == 0)
        readBye(reading, symbol, colour);
    else
        readPairedCell(reading, FileId{*opponent}, symbol, colour);
    return reading;
}

char symbolOf(CellResult result)
{
    for (const auto& [character, known] : symbols)
        if (known == result)
            return character;
    return ' ';
}

} // namespace pairwright::trf
