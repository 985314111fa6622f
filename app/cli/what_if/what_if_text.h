#pragma once

#include "app/corrections/ways.h"
#include "app/corrections/what_if.h"
#include "app/domain/players/tpn_order.h"
#include "engine/json/value.h"

#include <string>

namespace pairwright::cli {

/// A question about one game, with its answer.
struct WhatIfAnswer {
    const Tournament& tournament;
    const TpnMap& order; ///< numbers as of now
    BoardId board;
    std::optional<GameResult> before;
    GameResult after = GameResult::draw;
    WhatIf whatIf;
    std::vector<CorrectionWay> ways;
};

std::string whatIfText(const WhatIfAnswer& answer);
json::Object whatIfJson(const WhatIfAnswer& answer);

} // namespace pairwright::cli
