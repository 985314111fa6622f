#include "app/session/history/recovery.h"

#include "app/domain/changes/contradictions.h"
#include "app/domain/players/player_fields.h"
#include "app/session/history/journal_things.h"
#include "app/session/history/mending.h"
#include "app/session/history/new_file.h"
#include "app/storage/tournament/sqlite_salvage.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <set>

namespace pairwright {

namespace {

void takePrivate(const PlayerData& from, PlayerData& to)
{
    for (const PlayerFieldInfo& info : playerFields())
        if (info.isPrivate)
            std::visit([&](auto member) { to.*member = from.*member; }, info.member);
}

std::size_t gamesIn(const Pairings& pairings)
{
    std::size_t games = 0;
    for (const Match& match : pairings.boards)
        games += match.games.size();
    return games;
}

/// Puts together what the tables and the journal know.
class Repair {
public:
    explicit Repair(Salvage salvaged)
        : salvaged_(std::move(salvaged))
        , known_(thingsIn(salvaged_.journal))
        , journalWhole_(salvaged_.isWhole(TableGroup::history) && known_.isWhole)
    {
        for (const Finding& finding : contradictionsIn(salvaged_.tournament)) {
            const bool isOfASetting = finding.code == FindingCode::invalidPointSystem ||
                                      finding.code == FindingCode::unknownSystem ||
                                      finding.code == FindingCode::roundCountOutOfRange;
            roundsContradict_ = roundsContradict_ || finding.round;
            settingsContradict_ = settingsContradict_ || (isOfASetting && !finding.round);
        }
        for (const auto& table : salvaged_.damaged)
            report_.damagedTables.append(table.first);
        report_.stepsRead = static_cast<int>(salvaged_.journal.size());
    }

    Tournament tournament(const QDateTime& now)
    {
        takeEvent();
        takePlayers();
        takeRounds();
        nameThoseOnBoards();
        result_ = completed(std::move(result_), now);
        dropWhatContradicts();
        count();
        return std::move(result_);
    }

    [[nodiscard]] const RecoveryReport& report() const { return report_; }

private:
    void takeEvent()
    {
        const Tournament& tables = salvaged_.tournament;
        result_.event = tables.event;
        result_.settings = tables.settings;
        result_.nextThing = tables.nextThing;
        result_.integrity = tables.integrity;
        result_.keptLines = tables.keptLines;
        const bool rowLost = !salvaged_.isWhole(TableGroup::tournament);
        const bool eventHurt = rowLost || !salvaged_.isWhole(TableGroup::event);
        const bool settingsHurt = rowLost || settingsContradict_ || !salvaged_.isWhole(TableGroup::settings);
        if (eventHurt && known_.event) {
            result_.event = *known_.event;
            report_.event = true;
        }
        if (settingsHurt && known_.settings) {
            result_.settings = *known_.settings;
            // What the file came with is in no step.
            for (const IntegrityEvent& event : known_.integrity)
                if (std::find(result_.integrity.begin(), result_.integrity.end(), event) == result_.integrity.end())
                    result_.integrity.push_back(event);
            report_.settings = true;
        }
        // What was given when the file was made, and never changed, is in no later step; and where steps are missing
        // the last that is known may not be the last.
        report_.eventLost =
            (eventHurt && !(known_.event && journalWhole_)) || (settingsHurt && !(known_.settings && journalWhole_));
        report_.keptLinesDoubtful = !salvaged_.isWhole(TableGroup::keptLines);
    }

    void takePlayers()
    {
        const bool whole = salvaged_.isWhole(TableGroup::players);
        std::map<PlayerKey, Player> players;
        for (auto* list : {&salvaged_.tournament.players, &salvaged_.tournament.members}) {
            for (Player& player : *list)
                players.insert_or_assign(player.key, std::move(player));
            list->clear();
        }
        if (!whole) {
            report_.presenceDoubtful = !journalWhole_;
            for (const auto& [key, last] : known_.players) {
                const auto present = players.find(key);
                if (last && (journalWhole_ || present == players.end())) {
                    Player taken = *last;
                    if (present != players.end())
                        takePrivate(present->second.data, taken.data);
                    report_.playersFromJournal += present != players.end() && present->second == taken ? 0 : 1;
                    players.insert_or_assign(key, std::move(taken));
                } else if (!last && journalWhole_) {
                    players.erase(key);
                }
            }
            // Those whom no step has changed came with an imported file; the tables are all there is of them.
            if (journalWhole_)
                report_.presenceDoubtful = std::any_of(players.begin(), players.end(), [this](const auto& one) {
                    return !known_.players.contains(one.first);
                });
        }
        takePrivateData(players);
        result_.players.reserve(players.size());
        for (auto& one : players)
            (one.second.team ? result_.members : result_.players).push_back(std::move(one.second));
    }

    /// What stands apart of players, in the tables and in the journal.
    void takePrivateData(std::map<PlayerKey, Player>& players)
    {
        if (salvaged_.isWhole(TableGroup::privateData))
            return;
        const bool historyWhole = journalWhole_ && salvaged_.isWhole(TableGroup::privateHistory);
        bool isKnown = historyWhole;
        for (auto& [key, player] : players) {
            const auto known = known_.players.find(key);
            const bool stands = known != known_.players.end() && known->second;
            if (stands && (historyWhole || player.data == withoutPrivate(player.data)))
                takePrivate(known->second->data, player.data);
            isKnown = isKnown && stands;
        }
        report_.privateDoubtful = !isKnown;
    }

    void takeRounds()
    {
        const bool whole = !roundsContradict_ && salvaged_.isWhole(TableGroup::rounds);
        std::map<int, Round> rounds;
        for (const Round& round : salvaged_.tournament.rounds)
            rounds.insert_or_assign(round.number.value, round);
        if (!whole) {
            report_.roundsDoubtful = !journalWhole_ || !knowsEveryVersion(rounds);
            for (const auto& [id, last] : known_.versions)
                takeVersion(rounds, id.first, id.second, last);
            for (const auto& [number, head] : known_.heads) {
                const auto round = rounds.find(number);
                if (round != rounds.end() && (journalWhole_ || roundsContradict_ ||
                                              salvaged_.damaged.contains(QStringLiteral("tournament_round")))) {
                    round->second.publishedVersion = head.publishedVersion;
                    round->second.closedAt = head.closedAt;
                }
            }
        }
        int expected = 1;
        for (auto& [number, round] : rounds) {
            if (round.publishedVersion && round.published() == nullptr)
                round.publishedVersion.reset();
            if (!round.publishedVersion)
                publishAgain(round);
            const bool follows = number == expected && !round.versions.empty();
            if (!follows || (expected > 1 && !result_.rounds.back().publishedVersion)) {
                ++report_.roundsLost;
                continue;
            }
            round.number = RoundNumber{number};
            result_.rounds.push_back(round);
            ++expected;
        }
    }

    [[nodiscard]] bool knowsEveryVersion(const std::map<int, Round>& rounds) const
    {
        return std::all_of(rounds.begin(), rounds.end(), [this](const auto& one) {
            return std::all_of(one.second.versions.begin(), one.second.versions.end(),
                               [&](const RoundVersion& version) {
                                   return known_.versions.contains({one.first, version.version});
                               });
        });
    }

    void takeVersion(std::map<int, Round>& rounds, int number, int version, const std::optional<RoundVersion>& last)
    {
        auto& versions = rounds[number].versions;
        const auto place = std::find_if(versions.begin(), versions.end(),
                                        [version](const RoundVersion& one) { return one.version == version; });
        const bool there = place != versions.end();
        if (!last) {
            if (there && journalWhole_)
                versions.erase(place);
            if (versions.empty())
                rounds.erase(number);
            return;
        }
        // Games may have gone from a version that is still there; the journal knows how many there were.
        const bool short_ = there && gamesIn(place->pairings) < gamesIn(last->pairings);
        if (there && !short_ && !journalWhole_)
            return;
        if (there && *place == *last)
            return;
        ++report_.versionsFromJournal;
        if (there) {
            *place = *last;
        } else {
            versions.push_back(*last);
            std::sort(versions.begin(), versions.end(),
                      [](const RoundVersion& a, const RoundVersion& b) { return a.version < b.version; });
        }
    }

    /// The head of a round is lost, but its version says that it was published.
    static void publishAgain(Round& round)
    {
        for (const RoundVersion& version : round.versions)
            if (version.publishedAt && !version.withdrawn)
                round.publishedVersion = version.version;
    }

    /// Results of players whose rows are gone are worth keeping: they get a name that says so.
    void nameThoseOnBoards()
    {
        std::set<PlayerKey> seen;
        for (const Round& round : result_.rounds) {
            for (const RoundVersion& version : round.versions) {
                seen.insert(version.order.begin(), version.order.end());
                for (const Match& match : version.pairings.boards)
                    seen.insert({match.a, match.b});
                if (version.pairings.bye)
                    seen.insert(*version.pairings.bye);
            }
        }
        for (const PlayerKey key : seen) {
            if (result_.anybody(key) != nullptr || key.value < 1)
                continue;
            Player player;
            player.key = key;
            player.data.name = QStringLiteral("? %1").arg(key.value);
            report_.nameless.push_back(key);
            const auto place = std::lower_bound(result_.players.begin(), result_.players.end(), key,
                                                [](const Player& one, PlayerKey wanted) { return one.key < wanted; });
            result_.players.insert(place, player);
        }
    }

    void dropWhatContradicts()
    {
        const Mended mended = mend(result_);
        report_.valuesLost = mended.values;
        report_.boardsLost = mended.boards;
        const auto contradictsInARound = [this] {
            const auto findings = contradictionsIn(result_);
            return std::any_of(findings.begin(), findings.end(),
                               [](const Finding& finding) { return finding.round.has_value(); });
        };
        while (!result_.rounds.empty() && contradictsInARound()) {
            result_.rounds.pop_back();
            ++report_.roundsLost;
        }
    }

    void count()
    {
        report_.players = static_cast<int>(result_.players.size() + result_.members.size());
        report_.publishedRounds = result_.lastPublished().value;
        for (const Round& round : result_.rounds) {
            if (const RoundVersion* version = round.published())
                for (const Match& match : version->pairings.boards)
                    for (const Game& game : match.games)
                        report_.results += game.outcome.result.has_value() ? 1 : 0;
        }
    }

    Salvage salvaged_;
    JournalThings known_;
    bool journalWhole_;
    bool roundsContradict_ = false;   ///< the tables, which can be read
    bool settingsContradict_ = false; ///< likewise
    Tournament result_;
    RecoveryReport report_;
};

} // namespace

Expected<RecoveryReport, OpenError> recoverTournament(const QString& from, const QString& to, const QString& who,
                                                      const QDateTime& now, const std::stop_token& stop)
{
    OpenError error;
    error.path = to;
    if (!QFileInfo(from).isFile()) {
        error.code = OpenError::Code::notFound;
        error.path = from;
        return Unexpected{error};
    }
    if (QFileInfo::exists(to)) {
        error.code = OpenError::Code::alreadyExists;
        return Unexpected{error};
    }
    const QTemporaryDir work;
    if (!work.isValid()) {
        error.code = OpenError::Code::temporaryFull;
        error.path = from;
        error.detail = QDir::tempPath();
        return Unexpected{error};
    }
    auto salvaged = salvage(from, work.path(), stop);
    if (!salvaged)
        return Unexpected{salvaged.error()};
    Repair repair(std::move(salvaged).value());
    const Tournament tournament = repair.tournament(now);
    StepDescription first;
    first.command = CommandName::recoverTournament;
    first.text = QFileInfo(from).fileName();
    first.count = static_cast<int>(tournament.players.size());
    if (auto written = writeNewFile(to, tournament, firstRow(first, who, now), stop); !written)
        return Unexpected{written.error()};
    return repair.report();
}

} // namespace pairwright
