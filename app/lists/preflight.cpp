#include "app/lists/preflight.h"

#include "app/domain/players/check_in.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/text/folded_text.h"
#include "app/domain/text/name_match.h"
#include "app/domain/text/world_letters.h"
#include "app/formats/csv/federation.h"

#include <algorithm>
#include <unordered_map>

namespace pairwright {

namespace {

using LineCode = PreflightLine::Code;

bool areTwoPeople(const PlayerData& a, const PlayerData& b)
{
    const bool ids = !a.fideId.isEmpty() && !b.fideId.isEmpty() && a.fideId != b.fideId;
    return ids || (a.birth && b.birth && a.birth != b.birth);
}

bool hasOtherLetters(const std::vector<Player>& players)
{
    return std::any_of(players.begin(), players.end(), [](const Player& player) { return !isLatin(player.data.name); });
}

class Preflight {
public:
    explicit Preflight(const Tournament& tournament)
        : tournament_(tournament)
        , forFide_(inFideMode(tournament.settings))
        , checksIn_(checkInIsOpen(tournament))
        , rule_(ratingRuleOf(tournament))
        , otherLetters_(hasOtherLetters(tournament.players) || hasOtherLetters(tournament.members))
    {
    }

    void look(const Player& player)
    {
        const PlayerData& data = player.data;
        lookForNamesake(player);
        if (forFide_ && data.fideId.isEmpty())
            add(LineCode::noFideId, player.key);
        if (forFide_ && data.federation.isEmpty())
            add(LineCode::noFederation, player.key);
        if (!data.federation.isEmpty() && !isFederationOfFide(data.federation))
            add(LineCode::unknownFederation, player.key, data.federation);
        if (forFide_ && !data.birth)
            add(LineCode::noBirthYear, player.key);
        if (forFide_ && !data.sex)
            add(LineCode::noSex, player.key);
        lookAtRating(player);
        const std::int64_t open = hundredthsOf(data.feeDue).value_or(0) - hundredthsOf(data.feePaid).value_or(0);
        if (open > 0)
            add(LineCode::unpaid, player.key, amountText(open));
        if (checksIn_ && !player.team && doorStateOf(tournament_, player) == DoorState::notYet)
            add(LineCode::notArrived, player.key);
    }

    void lookAtTeam(PlayerKey team)
    {
        if (!tournament_.members.empty() && tournament_.membersOf(team).empty())
            add(LineCode::noPlayers, team);
    }

    void add(const ListDifference& difference)
    {
        using Kind = ListDifference::Kind;
        const auto replace = [&](LineCode weaker, LineCode code) {
            std::erase_if(lines_, [&](const PreflightLine& line) {
                return line.code == weaker && line.player == difference.player;
            });
            add(code, difference.player, difference.listed);
        };
        switch (difference.kind) {
        case Kind::rating: {
            const bool unrated = !tournament_.player(difference.player)->data.rating;
            replace(LineCode::noRating, unrated ? LineCode::noRating : LineCode::ratingUnlikeList);
            break;
        }
        case Kind::title: add(LineCode::titleUnlikeList, difference.player, difference.listed); break;
        case Kind::federation: replace(LineCode::noFederation, LineCode::federationUnlikeList); break;
        case Kind::name: add(LineCode::nameUnlikeList, difference.player, difference.listed); break;
        case Kind::birth: replace(LineCode::noBirthYear, LineCode::birthUnlikeList); break;
        case Kind::sex: replace(LineCode::noSex, LineCode::sexUnlikeList); break;
        case Kind::missingId: replace(LineCode::noFideId, LineCode::idFound); break;
        case Kind::deadId: add(LineCode::deadFideId, difference.player, difference.here); break;
        case Kind::otherList: replace(LineCode::noRating, LineCode::ratingInOtherList); break;
        case Kind::similarId:   // perhaps somebody else
        case Kind::listRatings: // they are for reports and counted nowhere
        case Kind::laterMonths: break;
        }
    }

    std::vector<PreflightLine> lines()
    {
        std::stable_sort(lines_.begin(), lines_.end(),
                         [](const PreflightLine& a, const PreflightLine& b) { return a.code < b.code; });
        return std::move(lines_);
    }

private:
    void add(LineCode code, PlayerKey player, const QString& text = {}) { lines_.push_back({code, player, {}, text}); }

    void lookAtRating(const Player& player)
    {
        const PlayerData& data = player.data;
        if (const auto other = ratingOfAnotherList(data, rule_))
            add(LineCode::ratingInOtherList, player.key, QString::number(other->rating.value));
        else if (const auto counted = recounted(data, rule_).rating;
                 counted && (!data.rating || counted->value != data.rating->value))
            add(LineCode::ratingUnlikeMethod, player.key, QString::number(counted->value));
        else if (!data.rating)
            add(LineCode::noRating, player.key);
    }

    void lookForNamesake(const Player& player)
    {
        const QString& name = player.data.name;
        const QStringList keys = otherLetters_ ? nameKeys(name) : QStringList{folded(name)};
        const auto isNamesake = [&player, &name](const Player* other) {
            const QString& others = other->data.name;
            const bool same = isLatin(name) == isLatin(others) ? folded(name) == folded(others)
                                                               : agreementOf(name, others) == NameAgreement::same;
            return same && !areTwoPeople(other->data, player.data);
        };
        for (const QString& key : keys) {
            const auto& others = names_[key];
            const auto found = std::find_if(others.begin(), others.end(), isNamesake);
            if (found == others.end())
                continue;
            lines_.push_back({LineCode::sameName, player.key, (*found)->key, {}});
            break;
        }
        for (const QString& key : keys)
            names_[key].push_back(&player);
    }

    const Tournament& tournament_;
    bool forFide_;
    bool checksIn_;
    RatingRule rule_;
    bool otherLetters_; ///< of somebody; else names are compared letter by letter
    std::unordered_map<QString, std::vector<const Player*>> names_; ///< by what two names of one person have in common
    std::vector<PreflightLine> lines_;
};

} // namespace

std::vector<PreflightLine> preflight(const Tournament& tournament, const std::vector<ListDifference>& differences)
{
    Preflight preflight(tournament);
    if (tournament.settings.teams) // those who sit at the boards
        for (const PlayerKey team : tpnOrder(tournament)) {
            preflight.lookAtTeam(team);
            for (const Player* member : tournament.membersOf(team))
                preflight.look(*member);
        }
    else
        for (const PlayerKey key : tpnOrder(tournament))
            preflight.look(*tournament.player(key));
    for (const ListDifference& difference : differences)
        if (tournament.player(difference.player) != nullptr)
            preflight.add(difference);
    return preflight.lines();
}

PlayerField fieldOf(LineCode code)
{
    switch (code) {
    case LineCode::sameName:
    case LineCode::nameUnlikeList:
    case LineCode::notArrived:
    case LineCode::noPlayers: return PlayerField::name;
    case LineCode::noFideId:
    case LineCode::deadFideId:
    case LineCode::idFound: return PlayerField::fideId;
    case LineCode::noFederation:
    case LineCode::unknownFederation:
    case LineCode::federationUnlikeList: return PlayerField::federation;
    case LineCode::noBirthYear:
    case LineCode::birthUnlikeList: return PlayerField::birth;
    case LineCode::noSex:
    case LineCode::sexUnlikeList: return PlayerField::sex;
    case LineCode::noRating:
    case LineCode::ratingInOtherList:
    case LineCode::ratingUnlikeMethod:
    case LineCode::ratingUnlikeList: return PlayerField::rating;
    case LineCode::unpaid: return PlayerField::feePaid;
    case LineCode::titleUnlikeList: return PlayerField::title;
    }
    return PlayerField::name;
}

} // namespace pairwright
