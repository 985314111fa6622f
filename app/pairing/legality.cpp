#include "app/pairing/legality.h"

#include "app/domain/players/club_mates.h"
#include "app/domain/rounds/game_result.h"
#include "app/pairing/adapter.h"
#include "engine/all_play_all/layout_check.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/tournament/match_record.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace pairwright {

namespace {

/// What the published rounds say about one player.
struct History {
    std::map<PlayerKey, RoundNumber> met;
    std::vector<Colour> colours; ///< of played games only
    Score score;
    bool hadBye = false;
    bool wonByForfeit = false;
    bool hadFullPointBye = false; ///< kept in matches only
    bool scoredWinWithoutPlaying = false;
    bool scoredWithoutPlaying = false;

    [[nodiscard]] int colourDifference() const
    {
        const auto whites = std::count(colours.begin(), colours.end(), Colour::White);
        return static_cast<int>(2 * whites) - static_cast<int>(colours.size());
    }
    /// The colour that is due: the one had less often, else the other than last; none before a game.
    [[nodiscard]] std::optional<Colour> due() const
    {
        if (colours.empty())
            return std::nullopt;
        const int difference = colourDifference();
        if (difference != 0)
            return difference > 0 ? Colour::Black : Colour::White;
        return opposite(colours.back());
    }
};

using Histories = std::map<PlayerKey, History>;

void addUnplayed(History& to, Score points, Score win)
{
    to.score += points;
    to.scoredWithoutPlaying |= points > Score{0};
    to.scoredWinWithoutPlaying |= points >= win;
}

void addGame(Histories& histories, const Game& game, RoundNumber round, const PointSystem& points)
{
    if (!game.outcome.result)
        return;
    const GameResult result = *game.outcome.result;
    for (const Colour side : {Colour::White, Colour::Black}) {
        const bool isWhite = side == Colour::White;
        History& mine = histories[isWhite ? game.white : game.black];
        const RoundRecord record = recordFor(result, side, Tpn{1});
        if (isForfeit(result)) {
            addUnplayed(mine, points.pointsFor(record), points.winValue());
            mine.wonByForfeit |= std::get<ForfeitedGame>(record).won;
        } else {
            mine.score += points.pointsFor(record);
            mine.colours.push_back(side);
            mine.met.emplace(isWhite ? game.black : game.white, round);
        }
    }
}

/// Of a tournament in matches. Colours are no criterion there, so none are kept.
Histories matchHistoriesOf(const Tournament& tournament)
{
    const EngineView view = publishedView(tournament);
    Histories histories;
    for (std::size_t i = 0; i < view.order.order().size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i) + 1};
        History& mine = histories[view.order.keyOf(tpn)];
        for (int number = 1; number <= view.state.roundsPlayed(); ++number) {
            const MatchRecord match = matchOf(view.state, tpn, RoundNumber{number});
            mine.score += match.points;
            mine.hadBye |= match.bye == ByeKind::PairingAllocated;
            mine.hadFullPointBye |= match.bye == ByeKind::Full;
            mine.wonByForfeit |= match.kind == MatchRecord::Kind::forfeitWin;
            if (match.isPlayed())
                mine.met.emplace(view.order.keyOf(*match.opponent), RoundNumber{number});
        }
    }
    return histories;
}

Histories historiesOf(const Tournament& tournament)
{
    if (matchShape(tournament.settings).games > 1 || tournament.settings.teams)
        return matchHistoriesOf(tournament);
    const PointSystem& points = tournament.settings.points;
    Histories histories;
    for (const Player& player : tournament.players)
        histories[player.key];
    for (const Round& round : tournament.rounds) {
        const RoundVersion* version = round.published();
        if (version == nullptr)
            continue;
        for (const Match& match : version->pairings.boards)
            for (const Game& game : match.games)
                addGame(histories, game, round.number, points);
        if (version->pairings.bye) {
            History& mine = histories[*version->pairings.bye];
            mine.hadBye = true;
            addUnplayed(mine, points.pairingAllocatedBye, points.winValue());
        }
        for (const Player& player : tournament.players) {
            const Presence presence = presenceIn(player, round.number);
            if (presence == Presence::fullPointBye)
                addUnplayed(histories[player.key], points.fullPointBye, points.winValue());
            else if (presence == Presence::halfPointBye)
                addUnplayed(histories[player.key], points.halfPointBye, points.winValue());
        }
    }
    return histories;
}

class Judge {
public:
    Judge(const Tournament& tournament, const Pairings& pairings)
        : tournament_(tournament)
        , pairings_(pairings)
        , round_(tournament.roundAhead())
        , histories_(historiesOf(tournament))
        , clubs_(clubMates(tournament))
        , allPlayAll_(capabilitiesOf(tournament.settings.system).allPlayAll)
    {
    }

    std::vector<Finding> findings()
    {
        judgePlaces();
        if (allPlayAll_)
            return std::move(findings_); // what the rounds are together is for judgeLayout()
        int number = 0;
        for (const Match& match : pairings_.boards)
            judgeMatch(match, ++number);
        if (pairings_.bye)
            judgeBye(*pairings_.bye);
        return std::move(findings_);
    }

    std::vector<Finding> ofBoard(const Match& match, int number)
    {
        if (!allPlayAll_)
            judgeMatch(match, number);
        return std::exchange(findings_, {});
    }

    std::vector<Finding> ofBye(PlayerKey player)
    {
        if (!allPlayAll_)
            judgeBye(player);
        return std::exchange(findings_, {});
    }

private:
    Finding& add(FindingCode code, WarningLevel level)
    {
        Finding& finding = findings_.emplace_back();
        finding.code = code;
        finding.level = level;
        finding.round = round_;
        return finding;
    }

    void judgePlaces()
    {
        std::map<PlayerKey, int> places;
        for (const Match& match : pairings_.boards) {
            ++places[match.a];
            ++places[match.b];
        }
        if (pairings_.bye)
            ++places[*pairings_.bye];
        int present = 0;
        for (const Player& player : tournament_.players) {
            const auto place = places.find(player.key);
            const int count = place != places.end() ? place->second : 0;
            const bool here = presenceIn(player, round_) == Presence::present;
            present += here ? 1 : 0;
            if (here && count == 0 && !allPlayAll_) // of an odd number one is free
                add(FindingCode::playerNotPlaced, WarningLevel::refused).player = player.key;
            if (!here && count > 0 && !allPlayAll_) // his games are forfeits
                add(FindingCode::absentPlayerPlaced, WarningLevel::refused).player = player.key;
            if (count > 1)
                add(FindingCode::playerPlacedTwice, WarningLevel::refused).player = player.key;
        }
        for (const auto& place : places) {
            if (tournament_.player(place.first) == nullptr)
                add(FindingCode::unknownPlayer, WarningLevel::refused).player = place.first;
        }
        if (pairings_.bye && present % 2 == 0)
            add(FindingCode::byeNotNeeded, WarningLevel::confirm).player = *pairings_.bye;
    }

    [[nodiscard]] bool areForbidden(PlayerKey a, PlayerKey b) const
    {
        return std::any_of(
            tournament_.settings.forbidden.begin(), tournament_.settings.forbidden.end(),
            [&](const ForbiddenPairs& group) {
                const auto has = [&](PlayerKey key) {
                    return std::find(group.players.begin(), group.players.end(), key) != group.players.end();
                };
                return round_ >= group.first && (!group.last || round_ <= *group.last) && has(a) && has(b);
            });
    }

    void judgeMatch(const Match& match, int number)
    {
        const History& white = histories_[match.a];
        const History& black = histories_[match.b];
        const auto about = [&](Finding& finding) {
            finding.player = match.a;
            finding.other = match.b;
            finding.board = number;
        };
        if (const auto met = white.met.find(match.b); met != white.met.end()) {
            Finding& finding = add(FindingCode::rematch, WarningLevel::confirm);
            about(finding);
            finding.round = met->second;
        }
        if (areForbidden(match.a, match.b))
            about(add(FindingCode::forbiddenPair, WarningLevel::confirm));
        judgeClubs(match, about);
        if (white.due() == Colour::Black && black.due() == Colour::White)
            about(add(FindingCode::bothWantSameColour, WarningLevel::acknowledge));
        const bool excused = isLastRound() && (isTopscorer(white) || isTopscorer(black));
        const WarningLevel level = excused ? WarningLevel::none : WarningLevel::confirm;
        judgeColour(white, Colour::White, match.a, number, level);
        judgeColour(black, Colour::Black, match.b, number, level);
    }

    /// In FIDE mode it is only told: the pairing does not know of it.
    void judgeClubs(const Match& match, const std::function<void(Finding&)>& about)
    {
        const bool apart = std::any_of(clubs_.begin(), clubs_.end(), [&](const ForbiddenPairs& club) {
            const auto has = [&](PlayerKey key) {
                return std::find(club.players.begin(), club.players.end(), key) != club.players.end();
            };
            return round_ <= *club.last && has(match.a) && has(match.b);
        });
        if (apart)
            about(add(FindingCode::clubMatesMeet,
                      keepsClubsApart(tournament_.settings) ? WarningLevel::acknowledge : WarningLevel::none));
    }

    void judgeColour(const History& player, Colour colour, PlayerKey key, int number, WarningLevel level)
    {
        const auto about = [&](Finding& finding) {
            finding.player = key;
            finding.board = number;
        };
        const auto& had = player.colours;
        if (had.size() >= 2 && had.back() == colour && had[had.size() - 2] == colour)
            about(add(FindingCode::thirdColourInARow, level));
        const int difference = player.colourDifference() + (colour == Colour::White ? 1 : -1);
        if (std::abs(difference) > 2 && std::abs(difference) > std::abs(player.colourDifference()))
            about(add(FindingCode::colourDifferenceBeyondTwo, level));
    }

    void judgeBye(PlayerKey key)
    {
        const History& player = histories_[key];
        if (player.hadBye || isBarred(player))
            add(FindingCode::byeNotAllowed, WarningLevel::confirm).player = key;
    }

    /// By what else than a bye before.
    [[nodiscard]] bool isBarred(const History& player) const
    {
        switch (capabilitiesOf(tournament_.settings.system).byeBar) {
        case ByeBar::wonWithoutPlaying: return player.scoredWinWithoutPlaying;
        case ByeBar::wonByForfeit: return player.wonByForfeit;
        case ByeBar::scoredWithoutPlaying: return player.scoredWithoutPlaying;
        case ByeBar::byeOfAMatch: return player.wonByForfeit || player.hadFullPointBye;
        }
        return false;
    }

    [[nodiscard]] bool isLastRound() const { return round_.value >= tournament_.settings.plannedRounds; }

    /// Over half of the most that could be scored so far.
    [[nodiscard]] bool isTopscorer(const History& player) const
    {
        return 2 * player.score.tenths > (round_.value - 1) * tournament_.settings.points.winValue().tenths;
    }

    const Tournament& tournament_;
    const Pairings& pairings_;
    RoundNumber round_;
    Histories histories_;
    std::vector<ForbiddenPairs> clubs_;
    bool allPlayAll_ = false;
    std::vector<Finding> findings_;
};

} // namespace

std::vector<Finding> judgePairings(const Tournament& tournament, const Pairings& pairings)
{
    return Judge(tournament, pairings).findings();
}

struct BoardJudge::Parts {
    explicit Parts(const Tournament& tournament)
        : judge(tournament, none)
    {
    }
    Pairings none;
    Judge judge;
};

BoardJudge::BoardJudge(const Tournament& tournament)
    : parts_(std::make_unique<Parts>(tournament))
{
}

BoardJudge::~BoardJudge() = default;

std::vector<Finding> BoardJudge::ofBoard(const Match& match, int number)
{
    return parts_->judge.ofBoard(match, number);
}

std::vector<Finding> BoardJudge::ofBye(PlayerKey player)
{
    return parts_->judge.ofBye(player);
}

std::vector<Finding> judgeLayout(const Tournament& tournament)
{
    std::vector<Finding> findings;
    const int cycles = cyclesOf(tournament.settings.system, optionsOf(tournament.settings, tournament.settings.system));
    if (cycles == 0 || static_cast<int>(tournament.rounds.size()) != tournament.settings.plannedRounds)
        return findings;
    const TpnMap order(tpnOrder(tournament));
    std::vector<GivenRound> rounds;
    bool byHand = false;
    for (const Round& round : tournament.rounds) {
        const RoundVersion* version = round.published() != nullptr ? round.published() : round.proposal();
        if (version == nullptr)
            return findings;
        byHand = byHand || version->origin != PairingOrigin::engine;
        GivenRound& given = rounds.emplace_back();
        for (const Match& match : version->pairings.boards)
            if (const auto white = order.tpnOf(match.a), black = order.tpnOf(match.b); white && black)
                given.boards.emplace_back(*white, *black);
    }
    using Kind = all_play_all::LayoutFault::Kind;
    for (const auto& fault : all_play_all::faultsOf(rounds, static_cast<int>(order.order().size()), cycles)) {
        if (fault.kind == Kind::twiceInARound || fault.kind == Kind::unevenColours)
            continue; // the one is refused in its round, the other follows from the pairs
        Finding& finding = findings.emplace_back();
        const bool colours = fault.kind == Kind::thirdColour;
        finding.code = colours ? FindingCode::thirdColourInARow : FindingCode::pairMeetsOtherwise;
        // The table itself is nobody's fault: a seam that is not exchanged was asked for.
        finding.level = byHand ? WarningLevel::confirm : WarningLevel::none;
        finding.player = order.keyOf(fault.players.front());
        if (colours) {
            finding.round = fault.rounds.back();
        } else {
            finding.other = order.keyOf(fault.players.back());
            finding.value = static_cast<std::int64_t>(fault.rounds.size());
        }
    }
    return findings;
}

std::vector<Finding> judgeProposal(const Tournament& tournament, RoundNumber number)
{
    const Round* round = tournament.round(number);
    const RoundVersion* proposal = round != nullptr ? round->proposal() : nullptr;
    return proposal != nullptr ? judgePairings(tournament, proposal->pairings) : std::vector<Finding>();
}

} // namespace pairwright
