#include "app/session/consistency.h"

#include "app/domain/acceleration.h"
#include "engine/tournament/acceleration.h"

#include <algorithm>
#include <map>
#include <set>

namespace pairwright {

namespace {

class Checker {
public:
    explicit Checker(const Tournament& tournament)
        : tournament_(tournament)
    {
    }

    std::vector<Finding> findings()
    {
        checkSettings();
        checkPlayers();
        checkRounds();
        return std::move(findings_);
    }

private:
    Finding& add(FindingCode code)
    {
        Finding& finding = findings_.emplace_back();
        finding.code = code;
        return finding;
    }

    void checkSettings()
    {
        const Settings& settings = tournament_.settings;
        constexpr int mostRounds = 99;
        if (settings.plannedRounds < 1 || settings.plannedRounds > mostRounds)
            add(FindingCode::roundCountOutOfRange).value = settings.plannedRounds;
        if (settings.plannedRounds < tournament_.publishedRounds())
            add(FindingCode::fewerRoundsThanPublished).value = tournament_.publishedRounds();
        if (findSystem(settings.system) == nullptr)
            add(FindingCode::unknownSystem).value = settings.system.edition;
        if (virtualPointsKind(tournament_) == VirtualPoints::baku && !canAccelerate(settings.points))
            add(FindingCode::accelerationNeedsPoints);
        for (std::size_t i = 0; i < settings.forbidden.size(); ++i) {
            const auto& players = settings.forbidden[i].players;
            if (!std::all_of(players.begin(), players.end(), [&](PlayerKey key) { return isKnown(key); }))
                add(FindingCode::invalidForbiddenGroup).value = static_cast<std::int64_t>(i);
        }
        checkOrder(settings.declaredOrder, false, RoundNumber{1});
    }

    void checkPlayers()
    {
        const PlayerKey* previous = nullptr;
        for (const Player& player : tournament_.players) {
            if (player.key.value < 1 || (previous != nullptr && player.key <= *previous))
                add(FindingCode::invalidOrder).player = player.key;
            if (player.data.name.trimmed().isEmpty())
                add(FindingCode::nameMissing).player = player.key;
            previous = &player.key;
        }
    }

    void checkRounds()
    {
        int number = 0;
        bool gap = false;
        for (const Round& round : tournament_.rounds) {
            ++number;
            const bool published = round.published() != nullptr;
            const bool complete = published || !round.publishedVersion;
            if (round.number.value != number || round.versions.empty() || !complete || (gap && published))
                add(FindingCode::notTheNextRound).round = RoundNumber{number};
            gap = gap || !published;
            for (const RoundVersion& version : round.versions)
                checkVersion(round.number, version);
        }
    }

    void checkVersion(RoundNumber round, const RoundVersion& version)
    {
        checkOrder(version.order, version.publishedAt.has_value(), round);
        std::map<PlayerKey, int> places;
        for (const Match& match : version.pairings.boards) {
            ++places[match.a];
            ++places[match.b];
        }
        if (version.pairings.bye)
            ++places[*version.pairings.bye];
        for (const auto& place : places) {
            const PlayerKey key = place.first;
            if (!isKnown(key))
                add(FindingCode::unknownPlayer).player = key;
            if (place.second > 1) {
                Finding& finding = add(FindingCode::playerPlacedTwice);
                finding.player = key;
                finding.round = round;
            }
            if (version.publishedAt && isKnown(key) && !version.tpnOf(key)) {
                Finding& finding = add(FindingCode::invalidOrder);
                finding.player = key;
                finding.round = round;
            }
        }
    }

    void checkOrder(const std::vector<PlayerKey>& order, bool required, RoundNumber round)
    {
        std::set<PlayerKey> seen;
        const bool valid = std::all_of(order.begin(), order.end(),
                                       [&](PlayerKey key) { return isKnown(key) && seen.insert(key).second; });
        if (!valid || (required && order.empty()))
            add(FindingCode::invalidOrder).round = round;
    }

    [[nodiscard]] bool isKnown(PlayerKey key) const { return tournament_.player(key) != nullptr; }

    const Tournament& tournament_;
    std::vector<Finding> findings_;
};

} // namespace

std::vector<Finding> contradictionsIn(const Tournament& tournament)
{
    return Checker(tournament).findings();
}

Tournament completed(Tournament tournament, const QDateTime& now)
{
    for (const Player& player : tournament.players)
        tournament.nextPlayerKey = std::max(tournament.nextPlayerKey, PlayerKey{player.key.value + 1});
    const int last = tournament.publishedRounds();
    for (Round& round : tournament.rounds) {
        for (RoundVersion& version : round.versions) {
            if (!version.madeAt.isValid())
                version.madeAt = now;
            if (round.publishedVersion == version.version && !version.publishedAt)
                version.publishedAt = version.madeAt;
        }
        if (round.publishedVersion && round.number.value < last && !round.closedAt)
            round.closedAt = now;
    }
    return tournament;
}

} // namespace pairwright
