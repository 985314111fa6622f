#include "app/formats/report/without_game.h"

#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/shown_date.h"
#include "engine/capabilities.h"

#include <set>

namespace pairwright {

QString withoutGameText(const Tournament& tournament, const Player& player, RoundNumber round)
{
    const bool isFree =
        capabilitiesOf(tournament.settings.system).allPlayAll && presenceIn(player, round) == Presence::present;
    return isFree ? ReportTexts::tr("free", "of an odd number in a round robin") : presenceText(player, round);
}

std::vector<const Player*> withoutGame(const Tournament& tournament, RoundNumber round, const Pairings& pairings)
{
    std::set<PlayerKey> placed;
    for (const Match& match : pairings.boards)
        placed.insert({match.a, match.b});
    if (pairings.bye)
        placed.insert(*pairings.bye);
    std::vector<const Player*> without;
    for (const Player& player : tournament.players)
        if (presenceIn(player, round) != Presence::notEntered && !placed.contains(player.key) &&
            !withoutGameText(tournament, player, round).isEmpty())
            without.push_back(&player);
    return without;
}

QString postponedText(const Game& game)
{
    const auto& postponed = game.outcome.postponed;
    if (!postponed || game.outcome.result)
        return {};
    return postponed->to ? shownDate(*postponed->to) : ReportTexts::tr("no day yet", "a postponed game");
}

QString withDay(const QString& name, const Game& game)
{
    const QString day = postponedText(game);
    return day.isEmpty() ? name : filled(ReportTexts::tr("%1 (postponed: %2)", "an opponent, the day"), name, day);
}

QString resultOrDayText(const Game& game)
{
    return game.outcome.result ? resultText(*game.outcome.result) : postponedText(game);
}

} // namespace pairwright
