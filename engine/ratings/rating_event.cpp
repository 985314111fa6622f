#include "engine/ratings/rating_event.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace pairwright {

FideTitle fideTitleFrom(std::string_view text)
{
    constexpr std::array names{
        std::pair{std::string_view("GM"), FideTitle::GM},   std::pair{std::string_view("IM"), FideTitle::IM},
        std::pair{std::string_view("WGM"), FideTitle::WGM}, std::pair{std::string_view("FM"), FideTitle::FM},
        std::pair{std::string_view("WIM"), FideTitle::WIM}, std::pair{std::string_view("CM"), FideTitle::CM},
        std::pair{std::string_view("WFM"), FideTitle::WFM}, std::pair{std::string_view("WCM"), FideTitle::WCM},
    };
    const auto* const found =
        std::find_if(names.begin(), names.end(), [text](const auto& name) { return name.first == text; });
    return found == names.end() ? FideTitle::none : found->second;
}

int RatingEvent::year() const
{
    constexpr std::size_t digitsOfAYear = 4;
    return std::atoi(firstDay.substr(0, digitsOfAYear).c_str());
}

int RatingEvent::periodOf(RoundNumber round) const
{
    const auto index = static_cast<std::size_t>(round.value - 1);
    return index < periodOfRound.size() ? periodOfRound[index] : 0;
}

std::optional<int> RatingEvent::ratingIn(Tpn tpn, int period) const
{
    const RatedPerson& one = person(tpn);
    const auto index = static_cast<std::size_t>(period - 1);
    return period > 0 && index < one.laterRatings.size() ? one.laterRatings[index] : one.rating;
}

int RatingEvent::yearOf(int period) const
{
    const auto index = static_cast<std::size_t>(period);
    return period > 0 && index < periods.size() ? std::atoi(periods[index].c_str()) : year();
}

std::vector<CountedGame> countedGames(const RatingEvent& event, Tpn tpn)
{
    std::vector<CountedGame> games;
    for (int round = 1; round <= event.afterRound; ++round) {
        const RoundRecord record = event.state.record(tpn, RoundNumber{round});
        const auto* game = std::get_if<PlayedGame>(&record);
        if (game == nullptr || !game->rated || game->outcome == GameOutcome::Adjourned)
            continue;
        const int halfPoints = game->outcome == GameOutcome::Win ? 2 : game->outcome == GameOutcome::Draw ? 1 : 0;
        games.push_back({RoundNumber{round}, game->opponent, halfPoints});
    }
    return games;
}

} // namespace pairwright
