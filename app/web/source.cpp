#include "app/web/source.h"

#include "app/domain/rounds/progress.h"
#include "app/formats/display_text.h"
#include "app/formats/ratings/time_control.h"
#include "app/formats/standings/comparison.h"
#include "app/web/for_the_web.h"
#include "app/web/html.h"

namespace pairwright::web {

Source::Source(const Tournament& tournament)
    : tournament_(tournament)
    , shown_(forTheWeb(tournament))
    , numbers_(tpnOrder(tournament))
    , rounds_(tournament.lastPublished().value)
    , standingsRound_(roundOfStandings(tournament))
    , ranked_(tournament, standingsRound_, tournament.settings.tieBreaks)
    , paths_(tournament, standingsRound_)
    , ratingKind_(ratingKindOf(tournament.event.timeControl).value_or(RatingKind::standard))
    , rated_(ratedTournament(tournament, standingsRound_, ratingKind_))
    , norms_(tournament, rated_)
{
    for (const auto* people : {&shown_.players, &shown_.members})
        for (const Player& player : *people)
            names_.emplace(player.key, link(fileOf(player.key), isolated(titledName(player.data))));
    ranked_.showAs(shown_);
    findReasons();
    findChanges();
}

void Source::findChanges()
{
    if (standingsRound_ < 2 || ranked_.areStated())
        return;
    const RankedPlayers before(tournament_, standingsRound_ - 1, tournament_.settings.tieBreaks);
    for (const RankedPlayers::Line& line : before.lines())
        changes_[line.player->key] = line.row.rank;
    for (const RankedPlayers::Line& line : ranked_.lines())
        if (const auto was = changes_.find(line.player->key); was != changes_.end())
            was->second -= line.row.rank;
}

std::optional<int> Source::rankChange(PlayerKey player) const
{
    const auto found = changes_.find(player);
    return found == changes_.end() ? std::nullopt : std::optional(found->second);
}

void Source::findReasons()
{
    std::unordered_map<std::int32_t, QString> names;
    for (const RankedPlayers::Line& line : ranked_.everybody())
        names.emplace(line.row.tpn.value, data(line.player->key).name);
    const std::vector<TieBreak>& tieBreaks = tournament_.settings.tieBreaks;
    const ComparedTable table{tieBreaks, tournament_.tieBreakRules(), [&names](Tpn tpn) {
                                  return names[tpn.value];
                              }};
    for (std::size_t i = 0; i + 1 < ranked_.lines().size(); ++i) {
        const Comparison comparison = compare(ranked_.lines()[i].row, ranked_.lines()[i + 1].row, table);
        PlaceReason reason{comparison.verdict, {}, comparison.stated};
        for (const ComparedCriterion& one : comparison.criteria)
            if (one.decides)
                reason.criterion = one.code.isEmpty() ? one.name : one.code;
        reasons_.push_back(std::move(reason));
    }
}

const RoundVersion& Source::version(RoundNumber round) const
{
    return *tournament_.round(round)->published();
}

QString Source::number(PlayerKey player) const
{
    const auto tpn = numbers_.tpnOf(player);
    return tpn ? QString::number(tpn->value) : QString();
}

QString Source::ratingText(PlayerKey player) const
{
    const std::optional<Rating>& rating = data(player).rating;
    return rating ? QString::number(rating->value) : QString();
}

QString Source::name(PlayerKey player) const
{
    const auto found = names_.find(player);
    return found == names_.end() ? QString() : found->second;
}

QString Source::fileOf(PlayerKey player)
{
    return QStringLiteral("player-%1.html").arg(player.value);
}

QString Source::fileOf(RoundNumber round)
{
    return QStringLiteral("round-%1.html").arg(round.value);
}

QString Source::whyFileOf(RoundNumber round)
{
    return QStringLiteral("round-%1-why.html").arg(round.value);
}

} // namespace pairwright::web
