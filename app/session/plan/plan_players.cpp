#include "app/session/plan/plan_context.h"
#include "app/session/plan/plan_numbers.h"
#include "engine/base/limits.h"
#include "engine/capabilities.h"

#include "app/domain/changes/contradictions.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/teams/line_up.h"
#include "app/domain/text/folded_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_set>

namespace pairwright::plan {

namespace {

/// Names and ids that are taken, to find duplicates among the stored and the new players.
class Register {
public:
    struct Holder {
        std::optional<PlayerKey> player;
        std::optional<int> row;
    };

    Register() = default;
    explicit Register(const Tournament& tournament, const std::unordered_set<PlayerKey>& except)
    {
        for (const auto* list : {&tournament.players, &tournament.members})
            for (const Player& player : *list)
                if (!except.contains(player.key))
                    enter(player.data, Holder{player.key, {}});
    }

    void enter(const PlayerData& data, const Holder& holder)
    {
        names_.emplace(keyOf(data.name), holder);
        if (!data.fideId.isEmpty())
            ids_.emplace(data.fideId, holder);
    }

    void check(const Context& to, const PlayerData& data, const std::function<void(Finding&)>& about) const
    {
        const auto report = [&](FindingCode code, WarningLevel level, const Holder& holder, const QString& text) {
            Finding& finding = to.add(code, level);
            about(finding);
            finding.other = holder.player;
            if (holder.row)
                finding.value = *holder.row;
            finding.text = text;
        };
        if (const auto id = ids_.find(data.fideId); !data.fideId.isEmpty() && id != ids_.end())
            report(FindingCode::duplicateFideId, WarningLevel::refused, id->second, data.fideId);
        if (const auto name = names_.find(keyOf(data.name)); name != names_.end())
            report(FindingCode::duplicateName, WarningLevel::acknowledge, name->second, data.name);
    }

private:
    /// A name without a letter or digit folds to nothing.
    static QString keyOf(const QString& name)
    {
        const QString key = folded(name);
        return key.isEmpty() ? name.simplified() : key;
    }

    std::map<QString, Holder> names_;
    std::map<QString, Holder> ids_;
};

/// True if the player stands in the numbering of a round that was published at some time.
bool wasNumbered(const Tournament& tournament, PlayerKey key)
{
    return std::any_of(tournament.rounds.begin(), tournament.rounds.end(), [&](const Round& round) {
        return std::any_of(round.versions.begin(), round.versions.end(),
                           [&](const RoundVersion& version) { return version.publishedAt && version.tpnOf(key); });
    });
}

/// Byes that come with an entry ask like those that are set later.
void checkRequestedByes(const Context& to, const NewPlayer& entry, const std::function<void(Finding&)>& about)
{
    int halves = 0;
    for (const auto& absence : entry.absences) {
        if (absence.second != AbsenceKind::zeroPoint && capabilitiesOf(to.tournament.settings.system).allPlayAll) {
            Finding& finding = to.add(FindingCode::noByesInATable);
            about(finding);
            finding.round = absence.first;
            continue;
        }
        if (absence.second == AbsenceKind::fullPoint)
            about(to.add(FindingCode::fullPointByeDeprecated, WarningLevel::acknowledge));
        if (absence.second != AbsenceKind::halfPoint)
            continue;
        const auto ask = [&](FindingCode code) {
            Finding& finding = to.add(code);
            about(finding);
            finding.round = absence.first;
        };
        if (++halves == 2)
            ask(FindingCode::secondHalfPointBye);
        if (entry.data.noHalfPointBye)
            ask(FindingCode::halfPointByeBarred);
    }
}

void forgetInSettings(const Context& to, const std::unordered_set<PlayerKey>& gone)
{
    changeSettings(to, [&](Settings& settings) {
        const auto isGone = [&](PlayerKey key) {
            return gone.contains(key);
        };
        std::erase_if(settings.declaredOrder, isGone);
        if (settings.playOffWinner && isGone(*settings.playOffWinner))
            settings.playOffWinner.reset();
        for (Prize& prize : settings.prizes)
            if (prize.given && isGone(*prize.given))
                prize.given.reset();
        std::erase_if(settings.prizeMarks, [&](const PrizeMark& mark) { return isGone(mark.player); });
        if (settings.announced)
            std::erase_if(settings.announced->awards,
                          [&](const Award& award) { return award.player && isGone(*award.player); });
        for (ForbiddenPairs& group : settings.forbidden)
            std::erase_if(group.players, isGone);
        std::erase_if(settings.forbidden, [](const ForbiddenPairs& group) { return group.players.size() < 2; });
    });
}

/// Says what is wrong with one field.
struct FieldCheck {
    const Context& to;
    const PlayerFieldInfo& info;
    const std::function<void(Finding&)>& about;

    void operator()(const QString& text) const
    {
        if (info.field == PlayerField::name && text.trimmed().isEmpty())
            report(FindingCode::nameMissing);
        if (!isAllowedText(text, info.longest))
            report(info.allows != nullptr ? info.refusal : FindingCode::textNotAllowed, text);
        else if (!text.isEmpty() && info.allows != nullptr && !info.allows(text))
            report(info.refusal, text);
    }
    void operator()(const std::optional<Rating>& rating) const
    {
        if (rating && !isAllowedText(rating->list, info.longest))
            report(FindingCode::textNotAllowed, rating->list);
        if (rating && !isPossibleRating(rating->value))
            report(FindingCode::ratingOutOfRange).value = rating->value;
    }
    void operator()(const std::optional<BirthDate>& birth) const
    {
        if (birth && !isPossibleBirth(*birth))
            report(FindingCode::invalidBirthDate);
    }
    void operator()(const std::optional<OfficialRating>& rating) const
    {
        if (rating && !isAllowedText(rating->list, info.longest))
            report(FindingCode::textNotAllowed, rating->list);
        if (rating && !isPossible(*rating))
            report(FindingCode::ratingOutOfRange).value = rating->value;
    }
    void operator()(const std::vector<PeriodRating>& ratings) const
    {
        if (!isPossible(ratings))
            report(FindingCode::valueImpossible, QLatin1StringView(info.key));
    }
    void operator()(const std::optional<int>& number) const
    {
        if (number && !isPossibleOwnNumber(*number))
            report(FindingCode::valueImpossible, QLatin1StringView(info.key)).value = *number;
    }
    void operator()(Title) const {}
    void operator()(const std::optional<Sex>&) const {}
    void operator()(bool) const {}

    Finding& report(FindingCode code, const QString& text = {}) const
    {
        constexpr int shown = 40;
        Finding& finding = to.add(code);
        about(finding);
        finding.text = text.left(shown);
        return finding;
    }
};

/// Personal data, told about `about` (which names the row or the player).
void checkPlayerData(const Context& to, const PlayerData& data, const std::function<void(Finding&)>& about)
{
    for (const PlayerFieldInfo& info : playerFields())
        std::visit([&](auto member) { FieldCheck{to, info, about}(data.*member); }, info.member);
}

bool keepsNameAndId(const EditPlayer& edit)
{
    return std::none_of(edit.fields.begin(), edit.fields.end(), [](const PlayerFieldEdit& field) {
        return field.field == PlayerField::name || field.field == PlayerField::fideId;
    });
}

/// Half-point byes that a player was promised before it was known that he may have none.
void askAboutByesToCome(const Context& to, const Player& player)
{
    for (const auto& [round, kind] : player.absences)
        if (kind == AbsenceKind::halfPoint && round >= to.roundAhead()) {
            Finding& finding = to.add(FindingCode::halfPointByeBarred);
            finding.player = player.key;
            finding.round = round;
        }
}

/// Changes the data of one player and returns what it is then; `taken` holds everybody else.
PlayerData editPlayer(const Context& to, const EditPlayer& edit, const Register& taken)
{
    const Player& player = *to.tournament.anybody(edit.player);
    const std::function<void(Finding&)> about = [&](Finding& finding) {
        finding.player = player.key;
    };
    PlayerData data = player.data;
    tellChanged(to, player.data, applyEdits(playerFields(), data, edit.fields), edit.fields, about);
    // Only what is new is checked and told: a known duplicate name must not ask again at every edit.
    for (const PlayerFieldEdit& field : edit.fields)
        std::visit(FieldCheck{to, infoOf(field.field), about}, field.wanted);
    if (!keepsNameAndId(edit))
        taken.check(to, data, about);
    if (data.noHalfPointBye && !player.data.noHalfPointBye)
        askAboutByesToCome(to, player);
    changePlayer(to, player, [&](Player& after) { after.data = data; });
    if (!player.team && ranksOtherwise(player.data, data))
        rankAnew(to, {player.key});
    return data;
}

/// The changes that come with a list of new players; enters the changed ones into `taken`.
void editPlayers(const Context& to, const std::vector<EditPlayer>& changes, Register& taken)
{
    std::map<PlayerKey, const EditPlayer*> once;
    for (const EditPlayer& change : changes)
        if (findAnybody(to, change.player) != nullptr)
            once.emplace(change.player, &change);
    // Those who keep name and id first: the others are checked against them.
    for (const bool keeping : {true, false})
        for (const auto& [key, change] : once)
            if (keepsNameAndId(*change) == keeping)
                taken.enter(editPlayer(to, *change, taken), Register::Holder{key, {}});
}

} // namespace

void run(const Context& to, const AddPlayers& command)
{
    const auto total = to.tournament.players.size() + to.tournament.members.size() + command.players.size();
    const auto keysLeft = static_cast<std::size_t>(highestPlayerKey + 1 - to.tournament.nextPlayerKey.value);
    if (total > static_cast<std::size_t>(mostPlayers) || command.players.size() > keysLeft)
        to.add(FindingCode::tooManyPlayers).value = mostPlayers;
    std::unordered_set<PlayerKey> changed;
    for (const EditPlayer& change : command.changes)
        changed.insert(change.player);
    Register taken(to.tournament, changed);
    editPlayers(to, command.changes, taken);
    PlayerKey key = to.tournament.nextPlayerKey;
    int row = 0;
    for (const NewPlayer& entry : command.players) {
        const auto about = [row](Finding& finding) {
            finding.row = row;
        };
        checkPlayerData(to, entry.data, about);
        checkRequestedByes(to, entry, about);
        taken.check(to, entry.data, about);
        taken.enter(entry.data, Register::Holder{{}, row});
        Player player;
        player.key = key;
        player.data = entry.data;
        // Who comes late to a table has all its games.
        const bool hasAllGames = capabilitiesOf(to.tournament.settings.system).allPlayAll;
        player.firstRound = hasAllGames ? RoundNumber{1} : entry.firstRound.value_or(to.roundAhead());
        player.absences = entry.absences;
        const bool absentTooEarly = !entry.absences.empty() && entry.absences.begin()->first < player.firstRound;
        if ((player.firstRound < to.roundAhead() && !hasAllGames) || absentTooEarly) {
            Finding& finding = to.add(FindingCode::roundAlreadyPublished);
            about(finding);
            finding.round = absentTooEarly ? entry.absences.begin()->first : player.firstRound;
        }
        to.plan.delta.emplace_back(PlayerChange{std::nullopt, std::move(player)});
        ++key.value;
        ++row;
    }
    if (row > 0 && !to.refused())
        fillFreeNumber(to);
    to.plan.step.count = row + static_cast<int>(command.changes.size());
    to.plan.step.text = command.source;
    if (command.players.size() == 1 && command.changes.empty())
        to.plan.step.playerName = command.players.front().data.name;
}

void run(const Context& to, const AddMembers& command)
{
    if (!to.tournament.settings.teams) {
        to.add(FindingCode::noTeamsHere);
        return;
    }
    const Player* team = findPlayer(to, command.team);
    if (team == nullptr)
        return;
    const auto total = to.tournament.players.size() + to.tournament.members.size() + command.members.size();
    if (total > static_cast<std::size_t>(mostPlayers))
        to.add(FindingCode::tooManyPlayers).value = mostPlayers;
    Register taken(to.tournament, {});
    PlayerKey key = to.tournament.nextPlayerKey;
    const std::vector<const Player*> present = to.tournament.membersOf(command.team);
    TeamPlace place{command.team, present.empty() ? 1 : present.back()->team->place + 1};
    for (std::size_t i = 0; i < command.members.size(); ++i) {
        const std::function<void(Finding&)> about = [row = static_cast<int>(i)](Finding& finding) {
            finding.row = row;
        };
        checkPlayerData(to, command.members[i], about);
        taken.check(to, command.members[i], about);
        taken.enter(command.members[i], Register::Holder{{}, static_cast<int>(i)});
        Player member;
        member.key = key;
        member.data = command.members[i];
        member.team = place;
        to.plan.delta.emplace_back(PlayerChange{std::nullopt, std::move(member)});
        ++key.value;
        ++place.place;
    }
    to.plan.step.count = static_cast<int>(command.members.size());
    to.plan.step.text = command.source;
    to.plan.step.playerName = team->data.name;
}

namespace {

/// What the rows of its players say of the team, in the first of them that does.
QString saidOf(const QString& team, const AddTeams& command, QString PlayerData::*what)
{
    for (const AddTeams::Entry& entry : command.members)
        if (!(entry.data.*what).isEmpty() && folded(entry.team) == folded(team))
            return entry.data.*what;
    return {};
}

} // namespace

void run(const Context& to, const AddTeams& command)
{
    constexpr std::array ofTeams{&PlayerData::captain, &PlayerData::shortName};
    if (!to.tournament.settings.teams) {
        to.add(FindingCode::noTeamsHere);
        return;
    }
    Register taken(to.tournament, {});
    std::map<QString, TeamPlace> last; ///< by folded name: the last place of a team
    std::size_t total = to.tournament.players.size() + to.tournament.members.size() + command.members.size();
    for (const Player& team : to.tournament.players) {
        const auto present = static_cast<int>(to.tournament.membersOf(team.key).size());
        last.emplace(folded(team.data.name), TeamPlace{team.key, present});
    }
    PlayerKey key = to.tournament.nextPlayerKey;
    const auto store = [&to, &key](Player player) {
        player.key = key;
        to.plan.delta.emplace_back(PlayerChange{std::nullopt, std::move(player)});
        return PlayerKey{key.value++};
    };
    for (std::size_t i = 0; i < command.members.size(); ++i) {
        const AddTeams::Entry& entry = command.members[i];
        const std::function<void(Finding&)> about = [row = static_cast<int>(i)](Finding& finding) {
            finding.row = row;
        };
        if (entry.team.simplified().isEmpty()) {
            Finding& finding = to.add(FindingCode::valueImpossible);
            about(finding);
            finding.text = QStringLiteral("team");
            continue;
        }
        auto place = last.find(folded(entry.team));
        if (place == last.end()) {
            Player team;
            team.data.name = entry.team.simplified();
            for (QString PlayerData::*const what : ofTeams)
                team.data.*what = saidOf(entry.team, command, what);
            checkPlayerData(to, team.data, about);
            const bool hasAllGames = capabilitiesOf(to.tournament.settings.system).allPlayAll;
            team.firstRound = hasAllGames ? RoundNumber{1} : to.roundAhead();
            place = last.emplace(folded(entry.team), TeamPlace{store(std::move(team)), 0}).first;
            ++total;
        }
        checkPlayerData(to, entry.data, about);
        taken.check(to, entry.data, about);
        taken.enter(entry.data, Register::Holder{{}, static_cast<int>(i)});
        Player member;
        member.data = entry.data;
        for (QString PlayerData::*const what : ofTeams)
            (member.data.*what).clear();
        ++place->second.place;
        member.team = place->second;
        store(std::move(member));
    }
    const auto keysLeft = static_cast<std::size_t>(highestPlayerKey + 1 - to.tournament.nextPlayerKey.value);
    if (total > static_cast<std::size_t>(mostPlayers) || to.plan.delta.size() > keysLeft)
        to.add(FindingCode::tooManyPlayers).value = mostPlayers;
    to.plan.step.count = static_cast<int>(command.members.size());
    to.plan.step.text = command.source;
}

void run(const Context& to, const EditPlayer& command)
{
    if (findAnybody(to, command.player) == nullptr)
        return;
    const Register taken = keepsNameAndId(command) ? Register() : Register(to.tournament, {command.player});
    to.plan.step.playerName = editPlayer(to, command, taken).name;
}

void run(const Context& to, const RemovePlayers& command)
{
    std::unordered_set<PlayerKey> gone;
    for (const PlayerKey key : command.players) {
        const Player* player = findAnybody(to, key);
        if (player == nullptr || !gone.insert(key).second)
            continue;
        if (player->team ? isSeated(to.tournament, key) : wasNumbered(to.tournament, key))
            to.add(FindingCode::playerHasRounds).player = key;
        for (const Player* member : to.tournament.membersOf(key)) // with their team
            gone.insert(member->key);
    }
    if (to.refused() || gone.empty())
        return;
    const bool anySide =
        std::any_of(gone.begin(), gone.end(), [&](PlayerKey key) { return to.tournament.player(key) != nullptr; });
    if (anySide)
        dropAllProposals(to, to.roundAhead());
    forgetInSettings(to, gone);
    for (const auto* list : {&to.tournament.members, &to.tournament.players})
        for (const Player& player : *list)
            if (gone.contains(player.key))
                to.plan.delta.emplace_back(PlayerChange{player, std::nullopt});
    if (command.players.size() == 1)
        to.plan.step.playerName = to.tournament.anybody(command.players.front())->data.name;
    to.plan.step.count = static_cast<int>(std::unordered_set(command.players.begin(), command.players.end()).size());
}

void run(const Context& to, const SetDeclaredOrder& command)
{
    const bool ofATable = capabilitiesOf(to.tournament.settings.system).numbers == Numbers::drawn;
    const bool fixed = tpnsAreFixed(to.tournament);
    if (ofATable && to.started())
        to.add(FindingCode::lockedAfterRoundOne); // the published rounds are of these numbers
    else if (fixed)
        to.add(FindingCode::tpnsFixed);
    if (to.refused())
        return;
    if (!isAsSeen(to, command.seen, to.tournament.settings.declaredOrder, command.order, "declaredOrder"))
        return;
    std::unordered_set<PlayerKey> seen;
    const bool valid = std::all_of(command.order.begin(), command.order.end(), [&](PlayerKey key) {
        return to.tournament.player(key) != nullptr && seen.insert(key).second;
    });
    if (!valid)
        to.add(FindingCode::invalidOrder);
    changeSettings(to, [&](Settings& settings) {
        settings.declaredOrder = command.order;
        if (fixed)
            settings.orderDeclaredAfter = to.tournament.lastPublished().value;
    });
    checkExchange(to);
    to.plan.step.count = static_cast<int>(command.order.size());
}

} // namespace pairwright::plan
