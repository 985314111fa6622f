#include "ui/pages/rounds/entry/slip_scan.h"

#include "app/formats/slips/slip_code.h"

#include <utility>

namespace pairwright {

namespace {

constexpr qint64 longestScanPause = 500; // milliseconds

} // namespace

void SlipScan::keyComes()
{
    if (sinceKey_.isValid() && sinceKey_.hasExpired(longestScanPause))
        drop();
    sinceKey_.start();
}

SlipScan::Took SlipScan::take(QChar key, bool mayBegin)
{
    enterEnds_ = false;
    const bool begins = digits_.isEmpty() && mayBegin && key == slipFirstDigit;
    if (!begins && (digits_.isEmpty() || !key.isDigit())) {
        drop();
        return Took::nothing;
    }
    digits_ += key;
    if (digits_.size() < slipDigitCount)
        return Took::part;
    enterEnds_ = true;
    code_ = std::exchange(digits_, QString());
    return Took::whole;
}

bool SlipScan::takeEnter()
{
    return std::exchange(enterEnds_, false);
}

} // namespace pairwright
