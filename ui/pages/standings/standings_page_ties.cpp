#include "app/domain/rounds/progress.h"
#include "app/pairing/play_off.h"
#include "app/pairing/tied_players.h"
#include "ui/dialogs/play_off_window.h"
#include "ui/dialogs/rank_tied_window.h"
#include "ui/models/row_filter.h"
#include "ui/pages/standings/standings_model.h"
#include "ui/pages/standings/standings_page.h"
#include "ui/text/format.h"
#include "ui/widgets/data_table.h"

#include <QRandomGenerator>

#include <algorithm>

/// What an arbiter decides about those who are tied.
namespace pairwright {

void StandingsPage::askPlayOff()
{
    const Tournament& tournament = desk().projected();
    std::vector<PlayOffWindow::Candidate> tied;
    for (const PlayerKey player : tiedForFirst(tournament))
        tied.push_back({player, displayName(tournament.player(player)->data)});
    auto* window = new PlayOffWindow(tied, playOffWinner(tournament), this);
    connect(window, &PlayOffWindow::chosen, this,
            [this, seen = tournament.settings.playOffWinner](const std::optional<PlayerKey>& winner) {
                if (desk().session() != nullptr)
                    desk().apply(SetPlayOffWinner{winner, seen});
            });
    window->open();
}

void StandingsPage::drawLots()
{
    if (desk().session() == nullptr)
        return;
    const Tournament& tournament = desk().projected();
    const Settings& settings = tournament.settings;
    const bool decide = std::any_of(settings.tieBreaks.begin(), settings.tieBreaks.end(),
                                    [](const TieBreak& one) { return one.kind == TieBreakKind::Lot; });
    if (settings.lotSeed && decide) {
        desk().messages().tell(Mood::neutral,
                               tr("Lots are drawn once for the whole tournament (seed %1); drawing again "
                                  "gives the same.")
                                   .arg(*settings.lotSeed));
        return;
    }
    if (openGames(tournament).empty() && tiedPlayers(tournament).empty()) {
        desk().messages().tell(
            Mood::neutral,
            tr("Nobody shares a rank after round %1: there is no lot to draw.").arg(tournament.lastPublished().value));
        return;
    }
    desk().apply(DrawLots{QRandomGenerator::system()->generate64()}, tr("Draw lots among the tied?"), tr("Draw Lots"),
                 whenSaved(this, [this] {
                     if (const auto seed = desk().projected().settings.lotSeed)
                         desk().messages().tell(Mood::good,
                                                tr("Lots are drawn (seed %1): they stand in the column LOT of "
                                                   "the standings.")
                                                    .arg(*seed));
                 }));
}

void StandingsPage::rankTied()
{
    if (desk().session() == nullptr)
        return;
    const Tournament& tournament = desk().projected();
    const auto groups = tiedPlayers(tournament);
    if (groups.empty()) {
        desk().messages().tell(Mood::neutral,
                               tr("Nobody shares a rank after the last published round, or its games have not ended."));
        return;
    }
    std::size_t chosen = 0;
    if (const QModelIndex now = table_->currentIndex(); now.isValid()) {
        const PlayerKey selected = model_->keyAt(filter_->mapToSource(now).row());
        for (std::size_t i = 0; i < groups.size(); ++i)
            if (std::find(groups[i].begin(), groups[i].end(), selected) != groups[i].end())
                chosen = i;
    }
    std::vector<PlayerKey> group = groups[chosen];
    std::stable_sort(group.begin(), group.end(), [&](PlayerKey a, PlayerKey b) {
        constexpr int last = highestOwnNumber + 1;
        return tournament.player(a)->data.placeByHand.value_or(last) <
               tournament.player(b)->data.placeByHand.value_or(last);
    });
    std::vector<RankTiedWindow::Candidate> tied;
    tied.reserve(group.size());
    for (const PlayerKey player : group)
        tied.push_back({player, displayName(tournament.player(player)->data)});
    auto* window = new RankTiedWindow(tied, this);
    connect(window, &RankTiedWindow::ranked, this, [this](const std::vector<PlayerKey>& order) {
        if (desk().session() != nullptr)
            desk().apply(RankTied{order}, tr("Rank these players by hand?"), tr("Rank"));
    });
    window->open();
}

} // namespace pairwright
