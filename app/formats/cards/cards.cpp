#include "app/formats/cards/cards.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/formats/display_text.h"
#include "app/formats/ratings/time_control.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/round_start_text.h"
#include "app/formats/report/teams/match_sides.h"
#include "app/formats/report/teams/member_games.h"
#include "app/formats/report/without_game.h"
#include "engine/capabilities.h"

#include <algorithm>
#include <map>

namespace pairwright {

namespace {

QString factsOf(const PlayerData& player)
{
    QStringList parts;
    if (player.rating)
        parts.append(QString::number(player.rating->value));
    for (const QString& text : {player.federation, player.club})
        if (!text.isEmpty())
            parts.append(text);
    return parts.join(QStringLiteral(" · "));
}

/// The lines of all cards, round by round.
class CardLines {
public:
    /// `teams` is the event whose players these are; nullptr: everybody plays for himself.
    explicit CardLines(const Tournament& tournament, const Tournament* teams = nullptr)
        : tournament_(tournament)
        , teams_(teams)
        , numbers_(tpnOrder(tournament))
    {
        for (int round = 1; round <= tournament.lastPublished().value; ++round)
            addRound(*tournament.round(RoundNumber{round}));
    }

    [[nodiscard]] const TpnMap& numbers() const { return numbers_; }

    [[nodiscard]] PlayerCard::Line line(PlayerKey player, RoundNumber round) const
    {
        const auto found = lines_.find({round, player});
        return found == lines_.end() ? PlayerCard::Line{QString::number(round.value), {}, {}, {}, {}, {}}
                                     : found->second;
    }

private:
    void addRound(const Round& round)
    {
        const QString number = QString::number(round.number.value);
        for (const Player& player : tournament_.players)
            lines_[{round.number, player.key}] = withoutOpponent(player, round.number, number);
        const Pairings& pairings = round.published()->pairings;
        for (const Match& match : pairings.boards)
            for (const PlayerKey player : {match.a, match.b})
                lines_[{round.number, player}] = lineOf(match, player, round.number);
        if (pairings.bye)
            lines_[{round.number, *pairings.bye}].opponent = ReportTexts::tr("bye");
        if (capabilitiesOf(tournament_.settings.system).allPlayAll)
            return;
        const RankedPlayers ranked(tournament_, round.number.value, {});
        for (const RankedPlayers::Line& line : ranked.everybody())
            lines_[{round.number, line.player->key}].points = scoreText(line.row.score);
        // Who still plays has no points after this round.
        for (const Match& match : pairings.boards)
            if (match.isOpen() || match.isAdjourned())
                for (const PlayerKey player : {match.a, match.b})
                    lines_[{round.number, player}].points.clear();
    }

    [[nodiscard]] PlayerCard::Line withoutOpponent(const Player& player, RoundNumber round, const QString& number) const
    {
        PlayerCard::Line line{number, withoutGameText(tournament_, player, round), {}, {}, {}, {}};
        if (teams_ == nullptr || !player.team)
            return line;
        const Player& team = *teams_->player(player.team->team);
        const Pairings& pairings = teams_->round(round)->published()->pairings;
        if (const Seat seat = seatOf(*teams_, player.key, round); seat.game != nullptr) {
            line.opponent = ReportTexts::tr("nobody", "at an empty board");
            line.result = markOf(*seat.game, seat.team);
        } else if (pairings.bye == team.key) {
            line.opponent = ReportTexts::tr("bye of the team");
        } else if (std::any_of(pairings.boards.begin(), pairings.boards.end(),
                               [&team](const Match& match) { return match.has(team.key); })) {
            line.opponent = ReportTexts::tr("not in the line-up");
        } else if (presenceIn(team, round) == Presence::notEntered) {
            line.opponent = ReportTexts::tr("the team had not entered yet");
        } else {
            line.opponent =
                ReportTexts::tr("the team: %1", "why it has no match").arg(withoutGameText(*teams_, team, round));
        }
        return line;
    }

    /// No result: the game is played with its round, or on the day that it is postponed to.
    [[nodiscard]] QString dayOf(const Match& match, RoundNumber round) const
    {
        if (QString postponed = postponedText(match.game(1)); !postponed.isEmpty())
            return postponed;
        return shortStartText(startOf(tournament_.event, round));
    }

    [[nodiscard]] PlayerCard::Line lineOf(const Match& match, PlayerKey player, RoundNumber round) const
    {
        const PlayerKey other = match.opponentOf(player);
        const auto number = numbers_.tpnOf(other);
        PlayerCard::Line line{QString::number(round.value), {}, {}, {}, {}, dayOf(match, round)};
        line.number = number ? QString::number(number->value) : QString();
        line.opponent = titledName(tournament_.player(other)->data);
        QStringList results;
        for (const Game& game : match.games) {
            const bool white = game.white == player;
            line.colour += white ? ReportTexts::tr("w", "White, in a cross-table")
                                 : ReportTexts::tr("b", "Black, in a cross-table");
            if (!game.outcome.result)
                continue;
            const auto marks = marksOf(*game.outcome.result);
            results.append(!marks ? resultText(*game.outcome.result) : white ? marks->white : marks->black);
        }
        line.result = results.join(QLatin1Char(' '));
        return line;
    }

    const Tournament& tournament_;
    const Tournament* teams_;
    TpnMap numbers_;
    std::map<std::pair<RoundNumber, PlayerKey>, PlayerCard::Line> lines_;
};

int roundsOfCards(const Tournament& tournament)
{
    return std::max(tournament.settings.plannedRounds, tournament.lastPublished().value);
}

} // namespace

std::vector<BoardCard> boardCards(const Tournament& tournament, std::optional<RoundNumber> round)
{
    std::vector<BoardCard> cards;
    const Round* shown = round ? tournament.round(*round) : nullptr;
    const RoundVersion* version = shown != nullptr ? shown->published() : nullptr;
    const std::size_t boards = version != nullptr ? version->pairings.boards.size() : tournament.players.size() / 2;
    for (std::size_t i = 0; i < boards; ++i) {
        BoardCard card{tournament.event.name, QString::number(i + 1), {}, {}, {}};
        if (version != nullptr) {
            const Match& match = version->pairings.boards[i];
            card.round = ReportTexts::tr("Round %1").arg(round->value);
            card.white = titledName(tournament.player(match.a)->data);
            card.black = titledName(tournament.player(match.b)->data);
        }
        cards.push_back(std::move(card));
    }
    return cards;
}

std::vector<NameBadge> nameBadges(const Tournament& tournament)
{
    const TpnMap numbers(tpnOrder(tournament));
    std::vector<const Player*> players;
    players.reserve(tournament.players.size());
    for (const Player& player : tournament.players)
        players.push_back(&player);
    sortByName(players);
    std::vector<NameBadge> badges;
    for (const Player* player : players) {
        const PlayerData& data = player->data;
        const qsizetype comma = data.name.indexOf(QLatin1Char(','));
        NameBadge badge;
        badge.event = tournament.event.name;
        badge.number = QString::number(numbers.tpnOf(player->key)->value);
        badge.title = toString(data.title);
        badge.family = comma < 0 ? data.name : data.name.left(comma).trimmed();
        badge.given = comma < 0 ? QString() : data.name.mid(comma + 1).trimmed();
        badge.place = data.federation.isEmpty() || data.club.isEmpty()
                          ? data.federation + data.club
                          : data.federation + QStringLiteral(" · ") + data.club;
        badges.push_back(std::move(badge));
    }
    return badges;
}

std::vector<PlayerCard> playerCards(const Tournament& event)
{
    const Tournament tournament = peopleOf(event);
    const CardLines lines(tournament, event.settings.teams ? &event : nullptr);
    const bool isSchedule = capabilitiesOf(tournament.settings.system).allPlayAll;
    const int rounds = isSchedule ? 0 : tournament.lastPublished().value;
    const RatingKind kind = ratingKindOf(tournament.event.timeControl).value_or(RatingKind::standard);
    const PlayerPaths paths(tournament, rounds);
    const RatedTournament rated = ratedTournament(tournament, rounds, kind);
    const RatedTournament ratedAll =
        isSchedule ? ratedTournament(tournament, tournament.lastPublished().value, kind) : rated;
    const NormCards norms(tournament, ratedAll);
    std::vector<PlayerCard> cards;
    for (const PlayerKey key : lines.numbers().order()) {
        const PlayerData& player = tournament.player(key)->data;
        PlayerCard card{
            tournament.event.name, QString::number(cards.size() + 1), titledName(player), factsOf(player), {}};
        card.isSchedule = isSchedule;
        card.stairs = pointsStairs(tournament, paths, rated, key);
        card.norms = norms.of(key);
        for (int round = 1; round <= roundsOfCards(tournament); ++round)
            card.lines.push_back(lines.line(key, RoundNumber{round}));
        cards.push_back(std::move(card));
    }
    return cards;
}

PlayerCard emptyPlayerCard(const Tournament& tournament)
{
    PlayerCard card{tournament.event.name, {}, {}, {}, {}};
    for (int round = 1; round <= roundsOfCards(tournament); ++round)
        card.lines.push_back({QString::number(round), {}, {}, {}, {}, {}});
    return card;
}

} // namespace pairwright
