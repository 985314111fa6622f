#include "engine/trf/starting_rank.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace pairwright::trf {

namespace {

constexpr std::array<std::string_view, 6> methodCodes{"FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN"};
constexpr std::size_t lettersOfAFederation = 3;

std::optional<int> rated(std::optional<int> rating)
{
    return rating && *rating > 0 ? rating : std::nullopt;
}

/// "12=1850"
std::optional<std::pair<FileId, int>> toldRating(std::string_view text)
{
    FileId id;
    int rating = 0;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, id.value);
    if (first.ec != std::errc{} || first.ptr == end || *first.ptr != '=')
        return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, rating);
    if (second.ec != std::errc{} || rating < 0)
        return std::nullopt;
    return std::pair{id, rating};
}

} // namespace

std::string_view codeOf(RankMethod method)
{
    return methodCodes.at(static_cast<std::size_t>(method));
}

std::optional<RankMethod> rankMethodOf(const Header& header)
{
    std::string_view text = header.startingRankMethod;
    while (text.ends_with(' '))
        text.remove_suffix(1);
    const std::size_t blank = text.find_last_of(' ');
    const std::string_view code = blank == std::string_view::npos ? text : text.substr(blank + 1);
    const auto* const found = std::find(methodCodes.begin(), methodCodes.end(), code);
    if (found == methodCodes.end())
        return std::nullopt;
    return static_cast<RankMethod>(found - methodCodes.begin());
}

std::optional<int> nationalRatingOf(const Player& player, std::string_view federation)
{
    const auto found = std::find_if(player.national.begin(), player.national.end(),
                                    [&](const NationalRecord& record) { return record.federation == federation; });
    if (found != player.national.end())
        return rated(found->rating);
    return player.national.size() == 1 ? rated(player.national.front().rating) : std::nullopt;
}

TournamentRatings::TournamentRatings(const Document& document)
    : method_(rankMethodOf(document.header))
    , federation_(document.header.startingRankMethod.substr(0, lettersOfAFederation))
{
    for (const auto& [key, value] : document.options)
        if (const auto told = key == tournamentRatingOption ? toldRating(value) : std::nullopt)
            told_.insert(*told);
}

std::optional<int> TournamentRatings::of(const Player& player) const
{
    if (const auto told = told_.find(player.id); told != told_.end())
        return rated(told->second);
    if (!method_)
        return player.rating;
    const std::optional<int> fide = rated(player.rating);
    const std::optional<int> national = nationalRatingOf(player, federation_);
    switch (*method_) {
    case RankMethod::national: return national;
    case RankMethod::fideElseNational: return fide ? fide : national;
    case RankMethod::nationalElseFide: return national ? national : fide;
    case RankMethod::higher: return std::max(fide, national);
    case RankMethod::lower: return fide && national ? std::min(fide, national) : std::max(fide, national);
    case RankMethod::fide: break;
    }
    return fide;
}

} // namespace pairwright::trf
