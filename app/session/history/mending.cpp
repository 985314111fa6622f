#include "app/session/history/mending.h"

#include "app/domain/changes/contradictions.h"
#include "app/domain/players/player_check.h"
#include "app/domain/teams/seats.h"
#include "app/domain/text/longest.h"
#include "app/domain/text/visible_text.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/tie_break_info.h"

#include <algorithm>
#include <set>
#include <unordered_set>

namespace pairwright {

namespace {

bool isRefused(const Tournament& tournament, FindingCode code)
{
    const auto findings = contradictionsIn(tournament);
    return std::any_of(findings.begin(), findings.end(), [code](const Finding& one) { return one.code == code; });
}

class Mender {
public:
    explicit Mender(Tournament& tournament)
        : tournament_(tournament)
    {
        for (auto* list : {&tournament_.players, &tournament_.members})
            drop(*list,
                 [](const Player& player) { return player.key.value < 1 || player.key.value > highestPlayerKey; });
        for (const Player& player : tournament.players)
            known_.insert(player.key);
    }

    Mended all()
    {
        PlayerKey free{known_.empty() ? 1 : std::max_element(known_.begin(), known_.end())->value + 1};
        for (const Player& member : tournament_.members)
            free = std::max(free, PlayerKey{member.key.value + 1});
        if (tournament_.nextPlayerKey < free || tournament_.nextPlayerKey.value > highestPlayerKey + 1)
            reset(tournament_.nextPlayerKey, free);
        mendTeams();
        mendSettings();
        for (auto* list : {&tournament_.players, &tournament_.members})
            for (Player& player : *list)
                mendPlayer(player);
        for (Round& round : tournament_.rounds) {
            drop(round.versions,
                 [](const RoundVersion& version) { return version.version < 1 || version.version > highestVersion; });
            for (RoundVersion& version : round.versions)
                mendVersion(version);
        }
        mendByFinding();
        return mended_;
    }

private:
    /// Counts what `remove` took away.
    template <class List, class IsBad>
    void drop(List& list, IsBad isBad)
    {
        mended_.values += static_cast<int>(std::erase_if(list, isBad));
    }
    template <class T>
    void reset(T& value, const T& to)
    {
        mended_.values += value == to ? 0 : 1;
        value = to;
    }
    [[nodiscard]] bool isKnown(PlayerKey key) const { return known_.contains(key); }

    /// Where the rules of the teams are lost, their members say that there were some, and their matches how large.
    void mendTeams()
    {
        auto& rules = tournament_.settings.teams;
        if ((rules && !isPossible(*rules)) || (!rules && !tournament_.members.empty())) {
            TeamRules made;
            for (const Round& round : tournament_.rounds)
                for (const RoundVersion& version : round.versions)
                    if (!version.pairings.boards.empty())
                        made.boards = std::clamp(version.pairings.boards.front().gameCount(), 1, mostTeamBoards);
            reset(rules, std::optional(made));
        }
        drop(tournament_.members, [this](const Player& member) { return !isPossibleMember(tournament_, member); });
    }

    void mendSettings()
    {
        Settings& settings = tournament_.settings;
        if (!isPossible(settings.points))
            reset(settings.points, PointSystem{});
        if (usableSystem(settings.system, settings.teams.has_value()) == nullptr)
            reset(settings.system, settings.teams ? teamSystems()[0].id : SystemEdition{});
        reset(settings.orderDeclaredAfter, std::clamp(settings.orderDeclaredAfter, 0, mostRounds));
        drop(tournament_.integrity, [](const IntegrityEvent& event) {
            return event.round.value < 0 || event.round.value > mostRounds || event.text.contains(QLatin1Char('\n')) ||
                   event.text.contains(QLatin1Char('\r')) || !isAllowedText(event.text, Longest::kept);
        });
        // Rounds that are there count more than a number that may be lost.
        const int fewest = std::clamp(tournament_.lastPublished().value, 1, mostRounds);
        reset(settings.plannedRounds, std::clamp(settings.plannedRounds, fewest, mostRounds));
        std::unordered_set<PlayerKey> seen;
        drop(settings.declaredOrder, [&](PlayerKey key) { return !isKnown(key) || !seen.insert(key).second; });
        drop(settings.forbidden, [this](const ForbiddenPairs& group) {
            const std::set<PlayerKey> members(group.players.begin(), group.players.end());
            return members.size() != group.players.size() || group.first.value < 1 ||
                   (group.last && *group.last < group.first) ||
                   std::any_of(members.begin(), members.end(), [this](PlayerKey key) { return !isKnown(key); });
        });
        reset(settings.clubsApartUntil, std::clamp(settings.clubsApartUntil, 0, mostRounds));
        if ((settings.orderOfEquals.by == OrderOfEquals::By::lot) != settings.orderOfEquals.seed.has_value())
            reset(settings.orderOfEquals, {});
        if (settings.numberDraw && !isPossible(*settings.numberDraw))
            reset(settings.numberDraw, std::optional<NumberDraw>{});
        if (settings.playOffWinner && !isKnown(*settings.playOffWinner))
            reset(settings.playOffWinner, std::optional<PlayerKey>{});
        if (!areDistinct(settings.ratingLists))
            reset(settings.ratingLists, {});
        if (settings.statedRanks && !arePossible(*settings.statedRanks))
            reset(settings.statedRanks, {});
        drop(settings.groupRules, [](const GroupRule& rule) { return !isPossible(rule); });
        mendPrizes(settings);
        mendIds();
        if (auto& part = tournament_.event.part; part && !isPossible(*part))
            reset(part, std::optional<PartOfEvent>{});
        drop(tournament_.event.roundDates, [](const auto& date) { return !isPossible(date.first); });
        drop(tournament_.event.roundTimes, [](const auto& time) { return !isPossible(time.first); });
    }

    void mendPrizes(Settings& settings)
    {
        drop(settings.prizes, [this](const Prize& prize) {
            return faultOf(prize).has_value() || (prize.given && !isKnown(*prize.given));
        });
        if (!isPossible(settings.prizeRules))
            reset(settings.prizeRules, PrizeRules{});
        std::set<PlayerKey> marked;
        drop(settings.prizeMarks,
             [&](const PrizeMark& mark) { return !isKnown(mark.player) || !marked.insert(mark.player).second; });
        std::set<QString> names;
        drop(settings.teamRankings,
             [&](const TeamRanking& ranking) { return !isPossible(ranking) || !names.insert(ranking.name).second; });
        if (settings.announced && !isPossible(*settings.announced))
            reset(settings.announced, std::optional<AnnouncedPrizes>{});
        if (settings.announced)
            drop(settings.announced->awards,
                 [this](const Award& award) { return award.player && !isKnown(*award.player); });
    }

    void mendIds()
    {
        std::set<ThingId> seen;
        const auto mend = [&](ThingId& id) {
            if (id.value < 1 || id.value > highestThing || !seen.insert(id).second)
                reset(id, ThingId{});
        };
        for (GroupRule& rule : tournament_.settings.groupRules)
            mend(rule.id);
        for (ForbiddenPairs& group : tournament_.settings.forbidden)
            mend(group.id);
        for (Prize& prize : tournament_.settings.prizes)
            mend(prize.id);
        for (PrizeMark& mark : tournament_.settings.prizeMarks)
            mend(mark.id);
        for (TeamRanking& ranking : tournament_.settings.teamRankings)
            mend(ranking.id);
        ThingId next{std::clamp<std::int64_t>(tournament_.nextThing.value, 1, highestThing)};
        giveIds(tournament_.settings, next);
        reset(tournament_.nextThing, next);
    }

    void mendPlayer(Player& player)
    {
        for (const PlayerFault& fault : faultsIn(player.data)) {
            takeOut(fault, player.data);
            ++mended_.values;
        }
        if (player.data.name.trimmed().isEmpty())
            player.data.name = QStringLiteral("? %1").arg(player.key.value);
        if (!isPossible(player.firstRound))
            reset(player.firstRound, RoundNumber{1});
        drop(player.absences, [](const auto& absence) { return !isPossible(absence.first); });
        std::optional<RoundNumber> free(RoundNumber{1}); // none: gone for good
        drop(player.withdrawals, [&free](const Withdrawal& away) {
            const bool fits =
                free && *free <= away.from && isPossible(away.from) && (!away.back || *away.back > away.from);
            if (fits)
                free = away.back;
            return !fits;
        });
        const auto& points = player.virtualPoints;
        if (points.size() > mostRounds || std::any_of(points.begin(), points.end(), [](Score score) {
                return score.tenths < 0 || score.tenths > mostVirtualTenths;
            }))
            reset(player.virtualPoints, {});
    }

    void mendVersion(RoundVersion& version)
    {
        if (usableSystem(version.system, tournament_.settings.teams.has_value()) == nullptr)
            reset(version.system, tournament_.settings.system);
        if (!isReadable(version.record))
            reset(version.record, {});
        if (!isReadableComparison(version.comparisonJson))
            reset(version.comparisonJson, {});
        mendPairings(version.pairings);
        if (version.publishedAt)
            reset(version.manualPhase, {});
        if (version.manualPhase) {
            mendPairings(version.manualPhase->pairings);
            drop(version.manualPhase->pool, [this](PlayerKey key) { return !isKnown(key); });
        }
        std::unordered_set<PlayerKey> numbered;
        drop(version.order, [&](PlayerKey key) { return !isKnown(key) || !numbered.insert(key).second; });
        const auto add = [&](PlayerKey key) {
            if (version.publishedAt && numbered.insert(key).second) {
                version.order.push_back(key);
                ++mended_.values;
            }
        };
        for (const Match& match : version.pairings.boards) {
            add(match.a);
            add(match.b);
        }
        if (version.pairings.bye)
            add(*version.pairings.bye);
    }

    /// As many games as the system has, between its two sides: those that were lost are open again.
    Match withGames(const Match& match, MatchShape shape) const
    {
        Match whole = Match::of(match.a, match.b, shape);
        whole.colourRule = match.colourRule;
        for (int number = 1; number <= std::min(shape.games, match.gameCount()); ++number) {
            const Game& game = match.game(number);
            if (match.has(game.white) && game.black == match.opponentOf(game.white))
                whole.game(number) = game;
        }
        if (!isManned(tournament_, whole))
            for (Game& game : whole.games)
                game.forWhite = game.forBlack = std::nullopt;
        return whole;
    }

    void mendPairings(Pairings& pairings)
    {
        const MatchShape shape = matchShape(tournament_.settings);
        std::unordered_set<PlayerKey> placed;
        mended_.boards += static_cast<int>(std::erase_if(pairings.boards, [&](const Match& match) {
            const bool fits = match.a != match.b && isKnown(match.a) && isKnown(match.b) && !placed.contains(match.a) &&
                              !placed.contains(match.b);
            if (fits)
                placed.insert({match.a, match.b});
            return !fits;
        }));
        for (Match& match : pairings.boards) {
            const Match whole = withGames(match, shape);
            if (whole == match)
                continue;
            match = whole;
            ++mended_.values;
        }
        if (pairings.bye && (!isKnown(*pairings.bye) || placed.contains(*pairings.bye))) {
            pairings.bye.reset();
            ++mended_.values;
        }
    }

    /// What the list of contradictions names piece by piece.
    void mendByFinding()
    {
        if (isRefused(tournament_, FindingCode::accelerationNeedsPoints))
            reset(tournament_.settings.acceleration, Acceleration::none);
        std::set<std::int64_t> badLines;
        for (const Finding& finding : contradictionsIn(tournament_)) {
            if (finding.code == FindingCode::keptLineImpossible)
                badLines.insert(*finding.value);
            else if (finding.code == FindingCode::tooManyTieBreaks)
                reset(tournament_.settings.tieBreaks,
                      defaultTieBreaks(formatOf(tournament_.settings.system), tournament_.tieBreakRules().entrants));
            else if (finding.code == FindingCode::tieBreakNotForRoundRobin)
                reset(tournament_.settings.tieBreaks,
                      usableTieBreaks(tournament_.settings.tieBreaks, EventFormat::roundRobin).list);
            else if (finding.code == FindingCode::textNotAllowed)
                shortenEvent();
        }
        for (auto line = badLines.rbegin(); line != badLines.rend(); ++line) {
            tournament_.keptLines.erase(tournament_.keptLines.begin() + *line);
            ++mended_.values;
        }
    }

    void shortenEvent()
    {
        EventData& event = tournament_.event;
        for (QString* text : {&event.name, &event.city, &event.federation, &event.timeControl, &event.chiefArbiter.name,
                              &event.chiefArbiter.fideId})
            shorten(*text);
        for (Official& deputy : event.deputyArbiters) {
            shorten(deputy.name);
            shorten(deputy.fideId);
        }
    }
    void shorten(QString& text)
    {
        if (!isAllowedText(text, Longest::kept))
            reset(text, visibleText(text.left(Longest::name)));
    }

    Tournament& tournament_;
    std::unordered_set<PlayerKey> known_;
    Mended mended_;
};

} // namespace

Mended mend(Tournament& tournament)
{
    return Mender(tournament).all();
}

} // namespace pairwright
