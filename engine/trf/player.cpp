#include "engine/trf/player.h"

#include <cstddef>

namespace pairwright::trf {

namespace {

std::string padded(int number, std::size_t width)
{
    std::string digits = std::to_string(number);
    return digits.size() < width ? std::string(width - digits.size(), '0') + digits : digits;
}

} // namespace

std::string toIso(const Date& date)
{
    std::string text = padded(date.year, 4);
    if (date.month)
        text += "-" + padded(*date.month, 2);
    if (date.month && date.day)
        text += "-" + padded(*date.day, 2);
    return text;
}

bool isGame(CellResult result)
{
    switch (result) {
    case CellResult::win:
    case CellResult::draw:
    case CellResult::loss:
    case CellResult::unratedWin:
    case CellResult::unratedDraw:
    case CellResult::unratedLoss:
    case CellResult::adjourned: return true;
    default: return false;
    }
}

bool isBye(CellResult result)
{
    switch (result) {
    case CellResult::pairingBye:
    case CellResult::fullPointBye:
    case CellResult::halfPointBye:
    case CellResult::zeroPointBye: return true;
    default: return false;
    }
}

} // namespace pairwright::trf
