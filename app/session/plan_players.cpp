#include "app/session/plan_context.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace pairwright::plan {

namespace {

constexpr int longestName = 200;
constexpr int highestRating = 3500;
constexpr int mostPlayers = 9999; // TRF ids have four digits
constexpr int longestFideId = 11;

bool isFederation(const QString& text)
{
    return text.size() == 3 && std::all_of(text.begin(), text.end(),
                                           [](QChar c) { return c >= QLatin1Char('A') && c <= QLatin1Char('Z'); });
}

bool isFideId(const QString& text)
{
    return text.size() <= longestFideId && std::all_of(text.begin(), text.end(), [](QChar c) {
               return c >= QLatin1Char('0') && c <= QLatin1Char('9');
           });
}

bool isBirthDate(const BirthDate& date)
{
    constexpr int earliest = 1850;
    constexpr int latest = 2100;
    if (date.year < earliest || date.year > latest || (date.day && !date.month))
        return false;
    return QDate::isValid(date.year, date.month.value_or(1), date.day.value_or(1));
}

QString folded(const QString& name)
{
    return name.simplified().toCaseFolded();
}

/// Names and ids that are taken, to find duplicates among the stored and the new players.
class Register {
public:
    struct Holder {
        std::optional<PlayerKey> player;
        std::optional<int> row;
    };

    explicit Register(const Tournament& tournament, const std::unordered_set<PlayerKey>& except = {})
    {
        for (const Player& player : tournament.players) {
            if (!except.contains(player.key))
                enter(player.data, Holder{player.key, {}});
        }
    }

    void enter(const PlayerData& data, const Holder& holder)
    {
        names_.emplace(folded(data.name), holder);
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
        if (const auto name = names_.find(folded(data.name)); name != names_.end())
            report(FindingCode::duplicateName, WarningLevel::acknowledge, name->second, data.name);
    }

private:
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
        if (absence.second == AbsenceKind::fullPoint)
            about(to.add(FindingCode::fullPointByeDeprecated, WarningLevel::acknowledge));
        if (absence.second == AbsenceKind::halfPoint && ++halves == 2) {
            Finding& finding = to.add(FindingCode::secondHalfPointBye, WarningLevel::confirm);
            about(finding);
            finding.round = absence.first;
        }
    }
}

void forgetInSettings(const Context& to, const std::unordered_set<PlayerKey>& gone)
{
    changeSettings(to, [&](Settings& settings) {
        const auto isGone = [&](PlayerKey key) {
            return gone.contains(key);
        };
        std::erase_if(settings.declaredOrder, isGone);
        for (ForbiddenPairs& group : settings.forbidden)
            std::erase_if(group.players, isGone);
        std::erase_if(settings.forbidden, [](const ForbiddenPairs& group) { return group.players.size() < 2; });
    });
}

} // namespace

bool isAllowedText(const QString& text, int longest)
{
    return text.size() <= longest &&
           std::none_of(text.begin(), text.end(), [](QChar c) { return c.category() == QChar::Other_Control; });
}

void checkPlayerData(const Context& to, const PlayerData& data, const std::function<void(Finding&)>& about)
{
    const auto report = [&](FindingCode code, const QString& text = {}) -> Finding& {
        Finding& finding = to.add(code);
        about(finding);
        finding.text = text;
        return finding;
    };
    if (data.name.trimmed().isEmpty())
        report(FindingCode::nameMissing);
    constexpr int shown = 40;
    for (const QString& text : {data.name, data.club, data.group, data.nationalId}) {
        if (!isAllowedText(text, longestName))
            report(FindingCode::textNotAllowed, text.left(shown));
    }
    if (data.rating && !isAllowedText(data.rating->list, longestName))
        report(FindingCode::textNotAllowed, data.rating->list.left(shown));
    if (data.rating && (data.rating->value < 1 || data.rating->value > highestRating))
        report(FindingCode::ratingOutOfRange).value = data.rating->value;
    if (!isFideId(data.fideId))
        report(FindingCode::invalidFideId, data.fideId.left(shown));
    if (!data.federation.isEmpty() && !isFederation(data.federation))
        report(FindingCode::invalidFederation, data.federation.left(shown));
    if (data.birth && !isBirthDate(*data.birth))
        report(FindingCode::invalidBirthDate);
}

namespace {

bool keepsNameAndId(const PlayerData& before, const PlayerData& after)
{
    return before.name == after.name && before.fideId == after.fideId;
}

/// Changes the data of one player; `taken` holds everybody else.
void editPlayer(const Context& to, const Player& player, const PlayerData& data, const Register& taken)
{
    const auto about = [&](Finding& finding) {
        finding.player = player.key;
    };
    checkPlayerData(to, data, about);
    // Only what is new is told: a known duplicate name must not ask again at every edit.
    if (!keepsNameAndId(player.data, data))
        taken.check(to, data, about);
    changePlayer(to, player, [&](Player& after) { after.data = data; });
}

/// The changes that come with a list of new players; enters the changed ones into `taken`.
void editPlayers(const Context& to, const std::vector<EditPlayer>& changes, Register& taken)
{
    std::map<PlayerKey, const EditPlayer*> once;
    for (const EditPlayer& change : changes)
        if (findPlayer(to, change.player) != nullptr)
            once.emplace(change.player, &change);
    // Those who keep name and id first: the others are checked against them.
    for (const bool keeping : {true, false})
        for (const auto& [key, change] : once) {
            const Player& player = *to.tournament.player(key);
            if (keepsNameAndId(player.data, change->data) != keeping)
                continue;
            editPlayer(to, player, change->data, taken);
            taken.enter(change->data, Register::Holder{key, {}});
        }
}

} // namespace

void run(const Context& to, const AddPlayers& command)
{
    const auto total = to.tournament.players.size() + command.players.size();
    if (total > static_cast<std::size_t>(mostPlayers))
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
        player.firstRound = entry.firstRound.value_or(to.nextRound());
        player.absences = entry.absences;
        const bool absentTooEarly = !entry.absences.empty() && entry.absences.begin()->first < player.firstRound;
        if (player.firstRound < to.nextRound() || absentTooEarly) {
            Finding& finding = to.add(FindingCode::roundAlreadyPublished);
            about(finding);
            finding.round = absentTooEarly ? entry.absences.begin()->first : player.firstRound;
        }
        to.plan.delta.emplace_back(PlayerChange{std::nullopt, std::move(player)});
        ++key.value;
        ++row;
    }
    to.plan.step.count = row + static_cast<int>(command.changes.size());
    to.plan.step.text = command.source;
    if (command.players.size() == 1 && command.changes.empty())
        to.plan.step.playerName = command.players.front().data.name;
}

void run(const Context& to, const EditPlayer& command)
{
    const Player* player = findPlayer(to, command.player);
    if (player == nullptr)
        return;
    editPlayer(to, *player, command.data, Register(to.tournament, {command.player}));
    to.plan.step.playerName = command.data.name;
}

void run(const Context& to, const RemovePlayers& command)
{
    std::unordered_set<PlayerKey> gone;
    for (const PlayerKey key : command.players) {
        const Player* player = findPlayer(to, key);
        if (player == nullptr || !gone.insert(key).second)
            continue;
        if (wasNumbered(to.tournament, key))
            to.add(FindingCode::playerHasRounds).player = key;
    }
    if (to.refused() || gone.empty())
        return;
    dropProposals(to, to.nextRound());
    forgetInSettings(to, gone);
    for (const Player& player : to.tournament.players) {
        if (!gone.contains(player.key))
            continue;
        to.plan.delta.emplace_back(PlayerChange{player, std::nullopt});
        if (gone.size() == 1)
            to.plan.step.playerName = player.data.name;
    }
    to.plan.step.count = static_cast<int>(gone.size());
}

void run(const Context& to, const SetDeclaredOrder& command)
{
    if (tpnsAreFixed(to.tournament)) {
        to.add(FindingCode::tpnsFixed);
        return;
    }
    std::unordered_set<PlayerKey> seen;
    const bool valid = std::all_of(command.order.begin(), command.order.end(), [&](PlayerKey key) {
        return to.tournament.player(key) != nullptr && seen.insert(key).second;
    });
    if (!valid)
        to.add(FindingCode::invalidOrder);
    changeSettings(to, [&](Settings& settings) { settings.declaredOrder = command.order; });
    to.plan.step.count = static_cast<int>(command.order.size());
}

} // namespace pairwright::plan
