#include "app/formats/csv/player_matcher.h"

#include "app/domain/text/name_match.h"

#include <algorithm>
#include <set>

namespace pairwright {

namespace {

using Code = PlayerRowIssue::Code;
using State = PlayerRow::State;

bool contradict(const QString& a, const QString& b)
{
    return !a.isEmpty() && !b.isEmpty() && a != b;
}

bool contradict(const std::optional<BirthDate>& a, const std::optional<BirthDate>& b)
{
    if (!a || !b)
        return false;
    const bool days = a->month && b->month && (a->month != b->month || (a->day && b->day && a->day != b->day));
    return a->year != b->year || days;
}

bool canBeTheSame(const PlayerData& a, const PlayerData& b)
{
    return !contradict(a.fideId, b.fideId) && !contradict(a.nationalId, b.nationalId) && !contradict(a.birth, b.birth);
}

/// More of the same birth date than was known.
bool saysMore(const BirthDate& given, const BirthDate& known)
{
    return (given.month && !known.month) || (given.day && !known.day);
}

/// What the file says of a field, or what is known where it says nothing new.
struct Merged {
    QString operator()(const QString& known, const QString& given) const { return given.isEmpty() ? known : given; }
    bool operator()(bool known, bool given) const { return known || given; }
    std::optional<int> operator()(std::optional<int> known, std::optional<int> given) const
    {
        return given ? given : known;
    }
    Title operator()(Title known, Title given) const { return given == Title::None ? known : given; }
    std::optional<Sex> operator()(std::optional<Sex> known, std::optional<Sex> given) const
    {
        return given ? given : known;
    }
    // A column that only says "rating" is no reason to forget whose it is.
    std::optional<Rating> operator()(const std::optional<Rating>& known, const std::optional<Rating>& given) const
    {
        return given && (!known || known->value != given->value) ? given : known;
    }
    std::optional<OfficialRating> operator()(const std::optional<OfficialRating>& known,
                                             const std::optional<OfficialRating>& given) const
    {
        return given ? given : known;
    }
    std::vector<PeriodRating> operator()(const std::vector<PeriodRating>& known,
                                         const std::vector<PeriodRating>& given) const
    {
        return given.empty() ? known : given;
    }
    std::optional<BirthDate> operator()(const std::optional<BirthDate>& known,
                                        const std::optional<BirthDate>& given) const
    {
        return given && (!known || saysMore(*given, *known) || contradict(given, known)) ? given : known;
    }
};

bool haveOneName(const PlayerData& a, const PlayerData& b)
{
    return agreementOf(a.name, b.name) != NameAgreement::different;
}

/// Registered data with what the file knows written over it.
PlayerData merged(const PlayerData& known, const PlayerData& given, bool nameUncertain)
{
    PlayerData result = known;
    for (const PlayerFieldInfo& info : playerFields())
        std::visit([&](auto member) { result.*member = Merged{}(known.*member, given.*member); }, info.member);
    if (nameUncertain && haveOneName(given, known))
        result.name = known.name;
    return result;
}

bool hasIssue(const PlayerRow& row, IssueWeight weight)
{
    return std::any_of(row.issues.begin(), row.issues.end(),
                       [weight](const PlayerRowIssue& issue) { return weightOf(issue.code) == weight; });
}

bool hasIssue(const PlayerRow& row, Code code)
{
    return std::any_of(row.issues.begin(), row.issues.end(),
                       [code](const PlayerRowIssue& issue) { return issue.code == code; });
}

/// What an earlier match said about a row.
void forgetMatch(PlayerRow& row)
{
    row.state = State::added;
    row.data = row.read;
    row.existing.reset();
    row.changes.clear();
    std::erase_if(row.issues, [](const PlayerRowIssue& issue) {
        return issue.code == Code::duplicateInList || issue.code == Code::sameNameInList ||
               issue.code == Code::sameIdOtherName || issue.code == Code::sameNameAsPlayer;
    });
}

} // namespace

void PlayerMatcher::Registry::add(const PlayerData& data, std::size_t index)
{
    if (!data.fideId.isEmpty())
        byFideId.insert(data.fideId, index);
    if (!data.nationalId.isEmpty())
        byNationalId.insert(data.nationalId, index);
    for (const QString& key : nameKeys(data.name))
        byNameKey.insert(key, index);
}

std::vector<std::size_t> PlayerMatcher::Registry::named(const QString& name) const
{
    std::set<std::size_t> found;
    for (const QString& key : nameKeys(name))
        for (auto one = byNameKey.constFind(key); one != byNameKey.constEnd() && one.key() == key; ++one)
            found.insert(*one);
    return {found.begin(), found.end()};
}

PlayerMatcher::PlayerMatcher(const Tournament& tournament)
    : tournament_(tournament)
{
    for (std::size_t i = 0; i < tournament.players.size(); ++i)
        players_.add(tournament.players[i].data, i);
}

bool PlayerMatcher::isRepetition(PlayerRow& row, std::span<const PlayerRow> earlier) const
{
    const auto repeats = [&](std::size_t index) {
        row.issues.push_back({Code::duplicateInList, {}, {}, earlier[index].line, {}});
        return true;
    };
    if (const auto found = rows_.byFideId.constFind(row.data.fideId); found != rows_.byFideId.constEnd())
        return repeats(*found);
    if (const auto found = rows_.byNationalId.constFind(row.data.nationalId); found != rows_.byNationalId.constEnd())
        if (canBeTheSame(earlier[*found].read, row.read))
            return repeats(*found);
    for (const std::size_t index : rows_.named(row.data.name)) {
        if (!haveOneName(earlier[index].read, row.data))
            continue;
        if (earlier[index].read == row.read)
            return repeats(index);
        if (!hasIssue(row, Code::sameNameInList))
            row.issues.push_back({Code::sameNameInList, {}, {}, earlier[index].line, {}});
    }
    return false;
}

const Player* PlayerMatcher::registered(PlayerRow& row) const
{
    const auto byId = [&](const QMultiHash<QString, std::size_t>& ids, const QString& id) -> const Player* {
        const auto found = ids.constFind(id);
        if (found == ids.constEnd())
            return nullptr;
        const Player& player = tournament_.players[*found];
        if (!haveOneName(player.data, row.data))
            row.issues.push_back({Code::sameIdOtherName, {}, player.data.name, {}, player.key});
        return &player;
    };
    if (const Player* player = byId(players_.byFideId, row.data.fideId))
        return player;
    if (const Player* player = byId(players_.byNationalId, row.data.nationalId);
        player && !contradict(player->data.fideId, row.data.fideId))
        return player;
    const Player* namesake = nullptr;
    for (const std::size_t index : players_.named(row.data.name)) {
        const Player& player = tournament_.players[index];
        const NameAgreement agreement = agreementOf(player.data.name, row.data.name);
        if (agreement == NameAgreement::same && canBeTheSame(player.data, row.data))
            return &player;
        if (agreement != NameAgreement::different)
            namesake = &player;
    }
    if (namesake)
        row.issues.push_back({Code::sameNameAsPlayer, {}, namesake->data.name, {}, namesake->key});
    return nullptr;
}

void PlayerMatcher::settle(PlayerRow& row, std::span<const PlayerRow> earlier)
{
    forgetMatch(row);
    if (isRepetition(row, earlier)) {
        row.state = State::duplicate;
        return;
    }
    const Player* player = registered(row);
    if (player) {
        row.existing = player->key;
        row.data = merged(player->data, row.read, hasIssue(row, Code::nameWithoutComma));
        row.changes = editsBetween(playerFields(), player->data, row.data);
        row.state = row.changes.empty() ? State::same : State::changed;
    }
    if (row.state != State::same && hasIssue(row, IssueWeight::doubt))
        row.state = State::doubtful;
    rows_.add(row.read, earlier.size());
}

} // namespace pairwright
