#pragma once

#include "app/domain/players/tpn_order.h"
#include "app/formats/ratings/norm_progress.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/standings/player_paths.h"

#include <optional>
#include <unordered_map>

namespace pairwright::web {

/// Why one place is before the next.
struct PlaceReason {
    QString sentence;
    QString criterion;   ///< what decided: "Pts", "BH/C1"; empty where the place is shared
    bool stated = false; ///< by the imported file
};

/// What all pages are made from, computed once: places and ratings from the tournament as it is, names from the
/// tournament as the web may show it. The tournament must outlive it.
class Source {
public:
    explicit Source(const Tournament& tournament);
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;

    [[nodiscard]] const Tournament& tournament() const { return tournament_; } ///< to compute with, not to show
    [[nodiscard]] const Tournament& shown() const { return shown_; }
    [[nodiscard]] int rounds() const { return rounds_; } ///< published ones
    [[nodiscard]] const RoundVersion& version(RoundNumber round) const;

    /// The round whose standings are shown; 0: none is published.
    [[nodiscard]] int standingsRound() const { return standingsRound_; }
    [[nodiscard]] const std::vector<RankedPlayers::Line>& standings() const { return ranked_.lines(); }
    [[nodiscard]] bool areStated() const { return ranked_.areStated(); }
    [[nodiscard]] const RankedPlayers& ranked() const { return ranked_; }
    /// Why line i of the standings stands before line i+1.
    [[nodiscard]] const std::vector<PlaceReason>& reasons() const { return reasons_; }
    /// What everybody did in the rounds that the standings count.
    [[nodiscard]] const PlayerPaths& paths() const { return paths_; }
    /// Ranks won since the round before; negative: lost; none: there is none to compare with.
    [[nodiscard]] std::optional<int> rankChange(PlayerKey player) const;
    [[nodiscard]] const RatedTournament& rated() const { return rated_; }
    [[nodiscard]] const NormCards& norms() const { return norms_; }
    [[nodiscard]] RatingKind ratingKind() const { return ratingKind_; }

    /// All players by number.
    [[nodiscard]] const std::vector<PlayerKey>& byNumber() const { return numbers_.order(); }
    [[nodiscard]] QString number(PlayerKey player) const;
    [[nodiscard]] const PlayerData& data(PlayerKey player) const { return shown_.player(player)->data; }
    [[nodiscard]] QString ratingText(PlayerKey player) const;

    // Markup.
    [[nodiscard]] QString name(PlayerKey player) const; ///< with the title, as a link to the player's page
    [[nodiscard]] static QString fileOf(PlayerKey player);
    [[nodiscard]] static QString fileOf(RoundNumber round);
    [[nodiscard]] static QString whyFileOf(RoundNumber round);

private:
    void findReasons();
    void findChanges();

    const Tournament& tournament_;
    Tournament shown_;
    TpnMap numbers_;
    int rounds_;
    int standingsRound_;
    RankedPlayers ranked_;
    std::vector<PlaceReason> reasons_;
    PlayerPaths paths_;
    std::unordered_map<PlayerKey, int> changes_;
    RatingKind ratingKind_;
    RatedTournament rated_;
    NormCards norms_;
    std::unordered_map<PlayerKey, QString> names_;
};

} // namespace pairwright::web
