#include "app/domain/setup/desk_hold.h"

#include <algorithm>

namespace pairwright {

namespace {

using Step = QLatin1StringView;

constexpr std::array editing{Step("BeginManualPairing"), Step("EditProposal"), Step("ValidatePairings"),
                             Step("CancelManualPairing")};
constexpr std::array around{Step("StoreProposal"), Step("DiscardProposal"), Step("LayOutRounds"),
                            Step("PublishRound"),  Step("PublishRounds"),   Step("RestoreMoment")};

} // namespace

bool editsByHand(QLatin1StringView step)
{
    return std::find(editing.begin(), editing.end(), step) != editing.end();
}

bool isForWhoEditsByHand(QLatin1StringView step)
{
    return editsByHand(step) || std::find(around.begin(), around.end(), step) != around.end();
}

} // namespace pairwright
