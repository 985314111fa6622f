#pragma once

#include "engine/trf/document.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace pairwright::trf {

/// How record 172 says that the starting ranks came about.
enum class RankMethod : std::uint8_t { fide, national, fideElseNational, nationalElseFide, higher, lower };

/// "FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN".
std::string_view codeOf(RankMethod method);
/// Of a record such as "NOR FIDON"; no value for OTHER, for what we do not know, and where the record is missing.
std::optional<RankMethod> rankMethodOf(const Header& header);

/// `### OPTION tournament-rating 12=1850`: our comment for a rating of player 12 that nothing else in the file says; 0:
/// unrated. The column of the players' records is FIDE's.
inline constexpr std::string_view tournamentRatingOption = "tournament-rating";

/// The ratings by which a file's event orders its players, and pairs where a system looks at ratings: our comment, else
/// what record 172 makes of the FIDE rating and the national one, else the FIDE rating.
class TournamentRatings {
public:
    /// The document must outlive it.
    explicit TournamentRatings(const Document& document);

    [[nodiscard]] std::optional<int> of(const Player& player) const;
    /// Whether the file tells the rating of a player apart from FIDE's.
    [[nodiscard]] bool areApart(const Player& player) const { return method_ || told_.contains(player.id); }

private:
    std::optional<RankMethod> method_;
    std::string federation_; ///< whose national ratings count
    std::map<FileId, int> told_;
};

/// The national rating of a player: the federation's, or the only one.
std::optional<int> nationalRatingOf(const Player& player, std::string_view federation);

} // namespace pairwright::trf
