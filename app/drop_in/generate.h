#pragma once

#include "app/drop_in/failure.h"
#include "app/drop_in/request.h"
#include "engine/base/expected.h"

#include <string>

namespace pairwright::drop_in {

/// -g: a random tournament into the file of -o, like the model, by the configuration ("PlayersNumber=40" and the other
/// keys of those engines, one a line), or by the usual ranges.
Expected<Done, Failure> generateTournament(const Request& request, std::string& remarks);

} // namespace pairwright::drop_in
