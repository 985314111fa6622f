#include "app/domain/changes/contradictions.h"

#include "app/domain/json/json_codec.h"
#include "app/domain/json/record_json.h"
#include "app/domain/players/player_check.h"
#include "app/domain/rounds/acceleration.h"
#include "app/domain/rounds/pairings.h"
#include "app/domain/teams/seats.h"
#include "app/domain/text/longest.h"
#include "engine/capabilities.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/tie_break_info.h"
#include "engine/tournament/acceleration.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_set>

namespace pairwright {

namespace {

constexpr std::size_t mostTieBreaks = 20;
constexpr int shown = 40;

class Checker {
public:
    explicit Checker(const Tournament& tournament)
        : tournament_(tournament)
    {
        for (const Player& player : tournament.players)
            known_.insert(player.key);
    }

    std::vector<Finding> findings()
    {
        checkEvent();
        checkSettings();
        checkPlayers();
        checkRounds();
        checkKeptLines();
        return std::move(findings_);
    }

private:
    Finding& add(FindingCode code)
    {
        Finding& finding = findings_.emplace_back();
        finding.code = code;
        return finding;
    }
    Finding& addImpossible(const char* what, std::int64_t value)
    {
        Finding& finding = add(FindingCode::valueImpossible);
        finding.text = QLatin1StringView(what);
        finding.value = value;
        return finding;
    }
    void checkText(const QString& text)
    {
        if (isAllowedText(text, Longest::kept))
            return;
        add(FindingCode::textNotAllowed).text = text.left(shown);
    }

    void checkEvent()
    {
        const EventData& event = tournament_.event;
        for (const QString* text : {&event.name, &event.city, &event.federation, &event.timeControl,
                                    &event.chiefArbiter.name, &event.chiefArbiter.fideId})
            checkText(*text);
        for (const Official& deputy : event.deputyArbiters) {
            checkText(deputy.name);
            checkText(deputy.fideId);
        }
        if (event.part && !isPossible(*event.part))
            addImpossible("tournament.part_place", event.part->place);
        for (const auto& date : event.roundDates)
            if (!isPossible(date.first))
                addImpossible("round_date.round_number", date.first.value);
        for (const auto& time : event.roundTimes)
            if (!isPossible(time.first))
                addImpossible("round_time.round_number", time.first.value);
    }

    void checkSettings()
    {
        const Settings& settings = tournament_.settings;
        if (settings.plannedRounds < 1 || settings.plannedRounds > mostRounds)
            add(FindingCode::roundCountOutOfRange).value = settings.plannedRounds;
        if (settings.plannedRounds < tournament_.lastPublished().value)
            add(FindingCode::fewerRoundsThanPublished).value = tournament_.lastPublished().value;
        if (usableSystem(settings.system, settings.teams.has_value()) == nullptr)
            add(FindingCode::unknownSystem).value = settings.system.edition;
        if (settings.teams && !isPossible(*settings.teams))
            addImpossible("tournament.team_rules", settings.teams->boards);
        if (!isPossible(settings.points))
            add(FindingCode::invalidPointSystem);
        else if (virtualPointsKind(tournament_) == VirtualPoints::baku && !canAccelerate(settings))
            add(FindingCode::accelerationNeedsPoints);
        if (settings.tieBreaks.size() > mostTieBreaks)
            add(FindingCode::tooManyTieBreaks).value = mostTieBreaks;
        for (const TieBreak& tieBreak : usableTieBreaks(settings.tieBreaks, formatOf(settings.system)).dropped)
            add(FindingCode::tieBreakNotForRoundRobin).text = QString::fromStdString(toString(tieBreak));
        if (settings.statedRanks && !arePossible(*settings.statedRanks))
            addImpossible("tournament.stated_ranks", static_cast<std::int64_t>(settings.statedRanks->size()));
        for (std::size_t i = 0; i < settings.forbidden.size(); ++i) {
            const ForbiddenPairs& group = settings.forbidden[i];
            if (!areKnown(group.players) || group.first.value < 1 || (group.last && *group.last < group.first))
                add(FindingCode::invalidForbiddenGroup).value = static_cast<std::int64_t>(i);
        }
        checkOrder(settings.declaredOrder, false, RoundNumber{1});
        if (settings.clubsApartUntil < 0 || settings.clubsApartUntil > mostRounds)
            addImpossible("tournament.clubs_apart_until", settings.clubsApartUntil);
        if ((settings.orderOfEquals.by == OrderOfEquals::By::lot) != settings.orderOfEquals.seed.has_value())
            addImpossible("tournament.order_of_equals", static_cast<int>(settings.orderOfEquals.by));
        if (settings.numberDraw && !isPossible(*settings.numberDraw))
            addImpossible("tournament.numbers_by", static_cast<int>(settings.numberDraw->by));
        if (settings.playOffWinner && !areKnown({*settings.playOffWinner}))
            addImpossible("tournament.play_off_winner", settings.playOffWinner->value);
        if (!areDistinct(settings.ratingLists))
            addImpossible("tournament.rating_lists", static_cast<std::int64_t>(settings.ratingLists.size()));
        for (const GroupRule& rule : settings.groupRules)
            if (!isPossible(rule))
                add(FindingCode::invalidGroupRule).text = rule.name.left(shown);
        checkPrizes(settings);
        if (settings.orderDeclaredAfter < 0 || settings.orderDeclaredAfter > mostRounds)
            addImpossible("tournament.order_declared_after", settings.orderDeclaredAfter);
        checkIds();
        for (const IntegrityEvent& event : tournament_.integrity) {
            checkText(event.text);
            const bool isOneLine = !event.text.contains(QLatin1Char('\n')) && !event.text.contains(QLatin1Char('\r'));
            if (event.round.value < 0 || event.round.value > mostRounds || !isOneLine)
                addImpossible("integrity_event.round_number", event.round.value);
        }
    }

    void checkPrizes(const Settings& settings)
    {
        for (const Prize& prize : settings.prizes)
            if (faultOf(prize) || (prize.given && !areKnown({*prize.given})))
                add(FindingCode::invalidPrize).text = prize.set.left(shown);
        if (!isPossible(settings.prizeRules))
            addImpossible("tournament.prize_rules", settings.prizeRules.unit);
        std::set<PlayerKey> marked;
        for (const PrizeMark& mark : settings.prizeMarks)
            if (!areKnown({mark.player}) || !marked.insert(mark.player).second)
                addImpossible("prize_mark.player_key", mark.player.value);
        std::set<QString> names;
        for (const TeamRanking& ranking : settings.teamRankings)
            if (!isPossible(ranking) || !names.insert(ranking.name).second)
                add(FindingCode::invalidTeamRanking).text = ranking.name.left(shown);
        if (const auto& announced = settings.announced) {
            bool fits = isPossible(*announced);
            for (const Award& award : announced->awards)
                fits = fits && (!award.player || areKnown({*award.player}));
            if (!fits)
                addImpossible("tournament.announced_prizes", static_cast<std::int64_t>(announced->awards.size()));
        }
    }

    /// Each thing of a list has one of its own, and the next is free.
    void checkIds()
    {
        std::set<ThingId> seen;
        const auto check = [&](const char* where, ThingId id) {
            if (id.value < 1 || id >= tournament_.nextThing || !seen.insert(id).second)
                addImpossible(where, id.value);
        };
        for (const GroupRule& rule : tournament_.settings.groupRules)
            check("group_rule.thing_id", rule.id);
        for (const ForbiddenPairs& group : tournament_.settings.forbidden)
            check("forbidden_group.thing_id", group.id);
        for (const Prize& prize : tournament_.settings.prizes)
            check("prize.thing_id", prize.id);
        for (const PrizeMark& mark : tournament_.settings.prizeMarks)
            check("prize_mark.thing_id", mark.id);
        for (const TeamRanking& ranking : tournament_.settings.teamRankings)
            check("team_ranking.thing_id", ranking.id);
        if (tournament_.nextThing.value < 1 || tournament_.nextThing.value > highestThing + 1)
            addImpossible("tournament.next_thing_id", tournament_.nextThing.value);
    }

    void checkPlayers()
    {
        if (tournament_.players.size() + tournament_.members.size() > static_cast<std::size_t>(mostPlayers))
            add(FindingCode::tooManyPlayers).value = mostPlayers;
        checkKeys(tournament_.players);
        checkKeys(tournament_.members);
        for (const Player& player : tournament_.players) {
            checkData(player);
            checkPresence(player);
            if (player.team)
                addImpossible("player.team_key", player.team->team.value).player = player.key;
        }
        for (const Player& member : tournament_.members) {
            checkData(member);
            if (!isPossibleMember(tournament_, member))
                addImpossible("player.team_key", member.team ? member.team->team.value : 0).player = member.key;
        }
        const PlayerKey next = tournament_.nextPlayerKey;
        if (next.value < 1 || next.value > highestPlayerKey + 1)
            addImpossible("tournament.next_player_key", next.value);
    }

    /// Ascending, and none of them still to be given.
    void checkKeys(const std::vector<Player>& players)
    {
        const PlayerKey* previous = nullptr;
        for (const Player& player : players) {
            const bool follows = previous == nullptr || *previous < player.key;
            if (player.key.value < 1 || player.key.value > highestPlayerKey || !follows)
                add(FindingCode::invalidOrder).player = player.key;
            previous = &player.key;
        }
        if (previous != nullptr && *previous >= tournament_.nextPlayerKey)
            addImpossible("tournament.next_player_key", tournament_.nextPlayerKey.value);
    }

    void checkData(const Player& player)
    {
        const PlayerData& data = player.data;
        if (data.name.trimmed().isEmpty())
            add(FindingCode::nameMissing).player = player.key;
        for (const PlayerFault& fault : faultsIn(data)) {
            Finding& finding =
                fault.value ? addImpossible(fault.field->key, *fault.value) : add(FindingCode::textNotAllowed);
            finding.player = player.key;
            if (!fault.value)
                finding.text = fault.text.left(shown);
        }
    }

    void checkPresence(const Player& player)
    {
        const auto& away = player.withdrawals;
        bool fits = isPossible(player.firstRound) && player.virtualPoints.size() <= mostRounds;
        for (const auto& absence : player.absences)
            fits = fits && isPossible(absence.first);
        for (std::size_t i = 0; i < away.size(); ++i) {
            const bool follows = i == 0 || (away[i - 1].back && *away[i - 1].back <= away[i].from);
            fits = fits && follows && isPossible(away[i].from) && (!away[i].back || *away[i].back > away[i].from);
        }
        if (!fits)
            add(FindingCode::presenceContradictory).player = player.key;
        for (const Score points : player.virtualPoints)
            if (points.tenths < 0 || points.tenths > mostVirtualTenths)
                addImpossible("player_virtual_points.tenths", points.tenths).player = player.key;
    }

    void checkRounds()
    {
        if (tournament_.rounds.size() > mostRounds)
            addImpossible("tournament_round.round_number", static_cast<std::int64_t>(tournament_.rounds.size()));
        const bool allAtOnce = capabilitiesOf(tournament_.settings.system).rounds == RoundsMade::allAtOnce;
        int number = 0;
        bool gap = false;
        for (const Round& round : tournament_.rounds) {
            ++number;
            // Only the last one may be a proposal; those made all at once are published in their order.
            const bool jumps = gap && (!allAtOnce || round.published() != nullptr);
            if (round.number.value != number || round.versions.empty() || jumps)
                add(FindingCode::notTheNextRound).round = RoundNumber{number};
            gap = gap || round.published() == nullptr;
            if (!holdsTogether(round))
                add(FindingCode::roundContradictory).round = RoundNumber{number};
            for (const RoundVersion& version : round.versions)
                checkVersion(round, version);
        }
    }

    /// The versions follow each other, and what is published is there.
    static bool holdsTogether(const Round& round)
    {
        int previous = 0;
        for (const RoundVersion& version : round.versions) {
            if (version.version <= previous || version.version > highestVersion)
                return false;
            previous = version.version;
            if (version.manualPhase && version.publishedAt)
                return false;
        }
        return !round.publishedVersion || round.published() != nullptr;
    }

    void checkVersion(const Round& round, const RoundVersion& version)
    {
        const bool published = version.publishedAt.has_value() || round.publishedVersion == version.version;
        checkOrder(version.order, published, round.number);
        if (usableSystem(version.system, tournament_.settings.teams.has_value()) == nullptr) {
            Finding& finding = add(FindingCode::unknownSystem);
            finding.round = round.number;
            finding.value = version.system.edition;
        }
        const std::unordered_set<PlayerKey> numbered(version.order.begin(), version.order.end());
        for (const auto& [key, places] : checkPairings(round.number, version.pairings)) {
            if (published && known_.contains(key) && !numbered.contains(key)) {
                Finding& finding = add(FindingCode::invalidOrder);
                finding.player = key;
                finding.round = round.number;
            }
        }
        if (!version.manualPhase)
            return;
        checkPairings(round.number, version.manualPhase->pairings);
        for (const PlayerKey key : version.manualPhase->pool) {
            if (known_.contains(key))
                continue;
            Finding& finding = add(FindingCode::unknownPlayer);
            finding.player = key;
            finding.round = round.number;
        }
    }

    /// How often each player is placed; more than once is a finding.
    std::map<PlayerKey, int> checkPairings(RoundNumber round, const Pairings& pairings)
    {
        std::map<PlayerKey, int> places;
        const int games = matchShape(tournament_.settings).games;
        bool mixed = false;
        for (const Match& match : pairings.boards) {
            ++places[match.a];
            ++places[match.b];
            mixed = mixed || match.gameCount() != games || !isWhole(match) || !isManned(tournament_, match);
        }
        if (pairings.bye)
            ++places[*pairings.bye];
        if (mixed)
            add(FindingCode::matchesAndGames).round = round;
        for (const auto& [key, times] : places) {
            if (known_.contains(key) && times == 1)
                continue;
            Finding& finding = add(known_.contains(key) ? FindingCode::playerPlacedTwice : FindingCode::unknownPlayer);
            finding.player = key;
            finding.round = round;
        }
        return places;
    }

    void checkKeptLines()
    {
        for (std::size_t i = 0; i < tournament_.keptLines.size(); ++i) {
            const KeptLine& line = tournament_.keptLines[i];
            const bool isPlaced = (line.place == KeptLine::Place::afterPlayer) == line.after.has_value() &&
                                  (!line.after || known_.contains(*line.after));
            // A second line in it would be a record of its own in the next export.
            const bool isOneLine = !line.text.contains(QLatin1Char('\n')) && !line.text.contains(QLatin1Char('\r'));
            if (isPlaced && isOneLine && line.text.size() <= Longest::kept)
                continue;
            Finding& finding = add(FindingCode::keptLineImpossible);
            finding.value = static_cast<std::int64_t>(i);
            finding.text = line.text.left(shown);
        }
    }

    void checkOrder(const std::vector<PlayerKey>& order, bool required, RoundNumber round)
    {
        if (!areKnown(order) || (required && order.empty()))
            add(FindingCode::invalidOrder).round = round;
    }

    /// Players of the tournament, nobody twice.
    [[nodiscard]] bool areKnown(const std::vector<PlayerKey>& players) const
    {
        std::unordered_set<PlayerKey> seen;
        return std::all_of(players.begin(), players.end(),
                           [&](PlayerKey key) { return known_.contains(key) && seen.insert(key).second; });
    }

    const Tournament& tournament_;
    std::unordered_set<PlayerKey> known_;
    std::vector<Finding> findings_;
};

} // namespace

std::vector<Finding> contradictionsIn(const Tournament& tournament)
{
    return Checker(tournament).findings();
}

bool isReadable(const KeptRecord& record)
{
    if (record.isEmpty())
        return true;
    const auto read = storedRecordFromJson(record.json());
    return read || read.error().version > 0;
}

bool isReadableComparison(const QString& json)
{
    return json.isEmpty() || json::parsed(json).isObject();
}

std::vector<Finding> unreadableRecordsIn(const Tournament& tournament, qsizetype mostLetters)
{
    std::vector<Finding> findings;
    qsizetype letters = 0;
    for (auto round = tournament.rounds.rbegin(); round != tournament.rounds.rend(); ++round) {
        for (const RoundVersion& version : round->versions) {
            letters += version.record.json().size() + version.comparisonJson.size();
            if (letters > mostLetters)
                return findings;
            if (isReadable(version.record) && isReadableComparison(version.comparisonJson))
                continue;
            Finding& finding = findings.emplace_back();
            finding.code = FindingCode::recordUnreadable;
            finding.round = round->number;
        }
    }
    return findings;
}

Tournament completed(Tournament tournament, const QDateTime& now)
{
    for (const auto* list : {&tournament.players, &tournament.members})
        for (const Player& player : *list)
            tournament.nextPlayerKey = std::max(tournament.nextPlayerKey, PlayerKey{player.key.value + 1});
    giveIds(tournament.settings, tournament.nextThing);
    const int last = tournament.lastPublished().value;
    const bool roundsClose = capabilitiesOf(tournament.settings.system).results == ResultsOpen::currentRound;
    for (Round& round : tournament.rounds) {
        for (RoundVersion& version : round.versions) {
            if (!version.madeAt.isValid())
                version.madeAt = now;
            if (round.publishedVersion == version.version && !version.publishedAt)
                version.publishedAt = version.madeAt;
        }
        if (roundsClose && round.publishedVersion && round.number.value < last && !round.closedAt)
            round.closedAt = now;
    }
    return tournament;
}

} // namespace pairwright
