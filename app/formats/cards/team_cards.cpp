#include "app/formats/cards/team_cards.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/teams/match_score.h"
#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/teams/match_sides.h"
#include "app/formats/report/without_game.h"

#include <QStringList>

#include <algorithm>

namespace pairwright {

namespace {

int roundsOf(const Tournament& tournament)
{
    return std::max(tournament.settings.plannedRounds, tournament.lastPublished().value);
}

ByeKind byeFor(Presence presence)
{
    return presence == Presence::halfPointBye   ? ByeKind::Half
           : presence == Presence::fullPointBye ? ByeKind::Full
                                                : ByeKind::Zero;
}

void addMatch(const Tournament& tournament, const TpnMap& numbers, const Match& match, PlayerKey team,
              TeamCard::Line& line)
{
    const PlayerKey other = match.opponentOf(team);
    if (const auto number = numbers.tpnOf(other))
        line.number = QString::number(number->value);
    line.opponent = tournament.player(other)->data.name;
    line.colour = match.games.front().white == team ? ReportTexts::tr("w", "White, in a cross-table")
                                                    : ReportTexts::tr("b", "Black, in a cross-table");
    QStringList boards;
    for (const Game& game : match.games) {
        const QString mark = markOf(game, team);
        boards.append(mark.isEmpty() ? QStringLiteral("·") : mark);
    }
    if (!match.hasAnyResult())
        return;
    line.boards = boards.join(QLatin1Char(' '));
    line.result = joined(pointsText(match, team, tournament.settings), pointsText(match, other, tournament.settings));
}

std::vector<TeamCard::Line> linesOf(const Tournament& tournament, const TpnMap& numbers, const Player& team)
{
    std::vector<TeamCard::Line> lines;
    MatchScore sum;
    bool isKnown = true;
    for (RoundNumber number{1}; number.value <= roundsOf(tournament); ++number.value) {
        TeamCard::Line& line = lines.emplace_back(TeamCard::Line{.round = QString::number(number.value)});
        const Round* round = tournament.round(number);
        const RoundVersion* version = round != nullptr ? round->published() : nullptr;
        if (version == nullptr)
            continue;
        const std::vector<Match>& boards = version->pairings.boards;
        const auto match =
            std::find_if(boards.begin(), boards.end(), [&team](const Match& one) { return one.has(team.key); });
        const Presence presence = presenceIn(team, number);
        MatchScore won;
        if (match != boards.end()) {
            addMatch(tournament, numbers, *match, team.key, line);
            const auto [a, b] = scoreOf(*match, tournament.settings);
            won = match->a == team.key ? a : b;
            isKnown = isKnown && !match->isOpen() && !match->isAdjourned();
        } else if (version->pairings.bye == team.key) {
            line.opponent = ReportTexts::tr("bye");
            won = matchScoreOfBye(tournament.settings, ByeKind::PairingAllocated);
        } else {
            line.opponent = withoutGameText(tournament, team, number);
            won = matchScoreOfBye(tournament.settings, byeFor(presence));
        }
        sum.matchPoints += won.matchPoints;
        sum.gamePoints += won.gamePoints;
        if (!isKnown || presence == Presence::notEntered)
            continue;
        line.matchPoints = scoreText(sum.matchPoints);
        line.gamePoints = scoreText(sum.gamePoints);
    }
    return lines;
}

} // namespace

std::vector<TeamCard> teamCards(const Tournament& tournament)
{
    const TpnMap numbers(tpnOrder(tournament));
    std::vector<TeamCard> cards;
    for (const PlayerKey key : numbers.order()) {
        const Player& team = *tournament.player(key);
        TeamCard card{tournament.event.name,
                      QString::number(cards.size() + 1),
                      team.data.name,
                      team.data.captain,
                      tournament.settings.teams->boards,
                      {},
                      linesOf(tournament, numbers, team)};
        for (const Player* member : tournament.membersOf(key))
            card.people.push_back({QString::number(member->team->place), titledName(member->data),
                                   member->data.rating ? QString::number(member->data.rating->value) : QString()});
        cards.push_back(std::move(card));
    }
    return cards;
}

TeamCard emptyTeamCard(const Tournament& tournament)
{
    TeamCard card{tournament.event.name, {}, {}, {}, tournament.settings.teams->boards, {}, {}};
    for (int round = 1; round <= roundsOf(tournament); ++round)
        card.lines.push_back({.round = QString::number(round)});
    return card;
}

} // namespace pairwright
