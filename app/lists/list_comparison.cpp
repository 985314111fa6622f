#include "app/lists/list_comparison.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/ratings/rating_periods.h"
#include "app/domain/text/name_match.h"

#include <algorithm>
#include <functional>
#include <map>

namespace pairwright {

namespace {

using DifferenceKind = ListDifference::Kind;

QString ratingsText(const PlayerData& data)
{
    QStringList parts;
    const auto add = [&parts](const char* name, const std::optional<OfficialRating>& rating) {
        if (rating)
            parts.append(QLatin1String(name) + QLatin1Char(' ') + QString::number(rating->value));
    };
    add("Std", data.standard);
    add("Rpd", data.rapid);
    add("Blz", data.blitz);
    add("Nat", data.national);
    return parts.join(QStringLiteral(", "));
}

/// Compares one player with what the lists have of him.
class PlayerComparison {
public:
    /// `firstMonth`: of a long event; empty: of another.
    PlayerComparison(const Player& player, const std::vector<ListEntry>& entries, const RatingRule& rule, bool locked,
                     const QString& firstMonth, std::vector<ListDifference>& into)
        : player_(player)
        , listed_(playerFrom(entries, rule))
        , list_(labelOf(entries.front().list))
        , locked_(locked)
        , isLater_(!firstMonth.isEmpty() && entries.front().list.month > firstMonth)
        , into_(into)
        , months_(player.data.periodRatings)
    {
    }

    void compareId()
    {
        if (player_.data.fideId.isEmpty() && !listed_.fideId.isEmpty())
            take(DifferenceKind::missingId, {PlayerField::fideId});
    }

    void offerSimilar()
    {
        take(DifferenceKind::similarId, {PlayerField::fideId});
        into_.back().here = player_.data.name;
        into_.back().listed = listed_.name + QLatin1String(", ") + listed_.fideId;
    }

    /// Nothing but the name says that it is the same person.
    void offerRatingOfName(const RatingRule& rule)
    {
        if (player_.data.rating)
            return;
        if (const auto other = ratingOfAnotherList(listed_, rule); other && !listed_.rating)
            listed_.rating = other->rating;
        if (listed_.rating)
            take(DifferenceKind::otherList, {PlayerField::rating});
    }

    /// One month after the other; `listed` is what FIDE's list of that month has.
    void addMonth(const QString& month, const PlayerData& listed, RatingKind kind)
    {
        for (const RatingKind list : usualLists(kind))
            if (const auto& rating = fideRating(listed, list)) {
                months_ = withMonth(months_, month, rating);
                listOfMonths_ = rating->list;
                return;
            }
    }

    void compareMonths()
    {
        const auto sameValues = [](const PeriodRating& a, const PeriodRating& b) {
            return a.month == b.month && a.rating.value == b.rating.value && a.rating.k == b.rating.k;
        };
        const auto& here = player_.data.periodRatings;
        if (std::equal(here.begin(), here.end(), months_.begin(), months_.end(), sameValues))
            return;
        listed_.periodRatings = months_;
        take(DifferenceKind::laterMonths, {PlayerField::periodRatings});
        into_.back().list = listOfMonths_;
    }

    void compareData()
    {
        const PlayerData& here = player_.data;
        // A rating that the arbiter gave to somebody without one is his business.
        const bool sameRating = here.rating && listed_.rating && here.rating->value == listed_.rating->value &&
                                here.rating->source == listed_.rating->source;
        if (listed_.rating && !sameRating)
            take(DifferenceKind::rating, {PlayerField::rating});
        if (here.title != listed_.title)
            take(DifferenceKind::title, {PlayerField::title});
        if (!listed_.federation.isEmpty() && here.federation != listed_.federation)
            take(DifferenceKind::federation, {PlayerField::federation});
        if (agreementOf(here.name, listed_.name) == NameAgreement::different)
            take(DifferenceKind::name, {PlayerField::name});
        if (listed_.birth && (!here.birth || here.birth->year != listed_.birth->year))
            take(DifferenceKind::birth, {PlayerField::birth});
        if (listed_.sex && here.sex != listed_.sex)
            take(DifferenceKind::sex, {PlayerField::sex});
        compareListRatings();
    }

private:
    void compareListRatings()
    {
        const auto differ = [](const std::optional<OfficialRating>& here, const std::optional<OfficialRating>& listed) {
            return listed && (!here || here->value != listed->value || here->k != listed->k);
        };
        const PlayerData& here = player_.data;
        std::vector<PlayerField> fields;
        if (differ(here.standard, listed_.standard))
            fields.push_back(PlayerField::standard);
        if (differ(here.rapid, listed_.rapid))
            fields.push_back(PlayerField::rapid);
        if (differ(here.blitz, listed_.blitz))
            fields.push_back(PlayerField::blitz);
        if (differ(here.national, listed_.national))
            fields.push_back(PlayerField::national);
        if (!fields.empty())
            take(DifferenceKind::listRatings, fields);
    }

    [[nodiscard]] bool hasOfficial() const
    {
        const PlayerData& here = player_.data;
        return here.standard || here.rapid || here.blitz || here.national;
    }

    void take(DifferenceKind kind, const std::vector<PlayerField>& fields)
    {
        ListDifference difference;
        difference.kind = kind;
        difference.player = player_.key;
        difference.list = list_;
        for (const PlayerField field : fields) {
            const PlayerFieldInfo& info = infoOf(field);
            difference.edits.push_back({field, valueOf(info, player_.data), valueOf(info, listed_)});
        }
        const bool several = kind == DifferenceKind::listRatings;
        difference.here = several ? ratingsText(player_.data) : textOf(infoOf(fields.front()), player_.data);
        difference.listed = several ? ratingsText(listed_) : textOf(infoOf(fields.front()), listed_);
        difference.isLocked = locked_ && (kind == DifferenceKind::rating || kind == DifferenceKind::title ||
                                          kind == DifferenceKind::name || kind == DifferenceKind::otherList);
        const bool replaces = kind == DifferenceKind::rating ? player_.data.rating.has_value() : hasOfficial();
        difference.isOfLaterMonth =
            isLater_ && replaces && (kind == DifferenceKind::rating || kind == DifferenceKind::listRatings);
        into_.push_back(std::move(difference));
    }

    const Player& player_;
    PlayerData listed_;
    const QString list_;
    bool locked_;
    bool isLater_;
    std::vector<ListDifference>& into_;
    std::vector<PeriodRating> months_;
    QString listOfMonths_;
};

/// The later months of a long event of which a list of FIDE is here.
struct ListedMonth {
    QString month;
    std::vector<int> lists;
};

std::vector<ListedMonth> listedMonths(const Tournament& tournament, const std::vector<RatingList>& lists)
{
    std::vector<ListedMonth> months;
    const std::vector<EventPeriod> periods = ratingPeriods(tournament);
    for (std::size_t i = 1; i < periods.size(); ++i) {
        ListedMonth one{periods[i].month, {}};
        for (const RatingList& list : lists)
            if (list.publisher == ListPublisher::fide && list.month == one.month)
                one.lists.push_back(list.id);
        if (!one.lists.empty())
            months.push_back(std::move(one));
    }
    return months;
}

Expected<Done, ListFileError> compareMonths(RatingListSearch& search, const std::vector<ListedMonth>& months,
                                            const QString& fideId, const RatingRule& rule, PlayerComparison& comparison)
{
    for (const ListedMonth& one : months) {
        const auto entries = search.withFideId(fideId, one.lists);
        if (!entries)
            return Unexpected{entries.error()};
        if (!entries->empty())
            comparison.addMonth(one.month, playerFrom(*entries, rule), rule.kind);
    }
    comparison.compareMonths();
    return Done{};
}

std::vector<int> idsOf(const std::vector<RatingList>& lists)
{
    std::vector<int> ids;
    ids.reserve(lists.size());
    for (const RatingList& list : lists)
        ids.push_back(list.id);
    return ids;
}

/// Whether nothing but the name speaks against it.
bool canBe(const PlayerData& data, const ListedPerson& person)
{
    if (data.birth && person.birthYear && data.birth->year != *person.birthYear)
        return false;
    return data.federation.isEmpty() || person.federation.isEmpty() || data.federation == person.federation;
}

using PersonById = std::map<QString, ListedPerson>; ///< one person may stand in several lists

PersonById whoFits(const std::vector<ListedPerson>& people, const PlayerData& data,
                   const std::function<bool(const ListedPerson&)>& hasName)
{
    PersonById found;
    for (const ListedPerson& person : people)
        if (!person.fideId.isEmpty() && canBe(data, person) && hasName(person))
            found.emplace(person.fideId, person);
    return found;
}

/// The only one of exactly that name in the first list that has it, where lists give no FIDE ids.
const ListedPerson* onlyNamesake(const std::vector<ListedPerson>& people, const PlayerData& data)
{
    const ListedPerson* only = nullptr;
    for (const ListedPerson& person : people) {
        if (!person.fideId.isEmpty() || !canBe(data, person) ||
            agreementOf(data.name, person.name) != NameAgreement::same)
            continue;
        if (only != nullptr && person.list == only->list)
            return nullptr;
        if (only == nullptr)
            only = &person;
    }
    return only;
}

/// A letter or two, in names long enough that they are still the same.
bool isMistyped(const QString& name, const ListedPerson& person)
{
    constexpr qsizetype lettersAnError = 7;
    const QString here = comparedWords(name).join(QLatin1Char(' '));
    const int errors = typingErrors(here, comparedWords(person.name).join(QLatin1Char(' ')));
    return errors <= std::clamp<qsizetype>(here.size() / lettersAnError, 1, 2);
}

/// Who may be meant by a name that no list has so.
Expected<PersonById, ListFileError> similarPeople(RatingListSearch& search, const PlayerData& data,
                                                  const std::vector<ListedPerson>& found, const std::vector<int>& lists)
{
    PersonById similar = whoFits(found, data, [&data](const ListedPerson& person) {
        return agreementOf(data.name, person.name) == NameAgreement::otherOrder;
    });
    if (!similar.empty() || !data.birth)
        return similar;
    const auto near = search.withAllWordsButOne(data.name, data.birth->year, lists);
    if (!near)
        return Unexpected{near.error()};
    return whoFits(*near, data, [&data](const ListedPerson& person) { return isMistyped(data.name, person); });
}

} // namespace

std::vector<RatingList> listsOfDay(const std::vector<RatingList>& lists, QDate day)
{
    if (!day.isValid())
        return newestLists(lists);
    const QString month = day.toString(QStringLiteral("yyyy-MM"));
    std::vector<RatingList> chosen;
    std::copy_if(lists.begin(), lists.end(), std::back_inserter(chosen),
                 [&month](const RatingList& list) { return list.month <= month; });
    return newestLists(chosen.empty() ? lists : chosen);
}

Expected<std::vector<ListDifference>, ListFileError> compareWithLists(RatingListSearch& search,
                                                                      const Tournament& tournament,
                                                                      std::optional<QDate> day,
                                                                      const std::stop_token& stop)
{
    const std::vector<RatingList> compared = day ? listsOfDay(search.lists(), *day) : newestLists(search.lists());
    const std::vector<int> lists = idsOf(compared);
    const bool hasFideList = std::any_of(compared.begin(), compared.end(),
                                         [](const RatingList& list) { return list.publisher == ListPublisher::fide; });
    const RatingRule rule = ratingRuleOf(tournament);
    const bool locked = tpnsAreFixed(tournament);
    const std::vector<ListedMonth> months = listedMonths(tournament, search.lists());
    const std::vector<EventPeriod> periods = ratingPeriods(tournament);
    const QString firstMonth = periods.empty() ? QString() : periods.front().month;
    std::vector<ListDifference> differences;
    for (const PlayerKey key : tpnOrder(tournament)) {
        if (stop.stop_requested())
            break;
        const Player& player = *tournament.player(key);
        if (lists.empty())
            break;
        if (!player.data.fideId.isEmpty()) {
            const auto entries = search.withFideId(player.data.fideId, lists);
            if (!entries)
                return Unexpected{entries.error()};
            if (!entries->empty()) {
                PlayerComparison comparison(player, *entries, rule, locked, firstMonth, differences);
                comparison.compareData();
                if (auto done = compareMonths(search, months, player.data.fideId, rule, comparison); !done)
                    return Unexpected{done.error()};
            } else if (hasFideList)
                differences.push_back({DifferenceKind::deadId, key, player.data.fideId, {}, {}, {}, false});
            continue;
        }
        const auto hits = search.find(player.data.name, {.lists = lists, .limit = 20, .forgives = false});
        if (!hits)
            return Unexpected{hits.error()};
        const PersonById exact = whoFits(hits->people, player.data, [&player](const ListedPerson& person) {
            return agreementOf(player.data.name, person.name) == NameAgreement::same;
        });
        const auto similar = exact.empty() ? similarPeople(search, player.data, hits->people, lists)
                                           : Expected<PersonById, ListFileError>(PersonById{});
        if (!similar)
            return Unexpected{similar.error()};
        const PersonById& people = exact.empty() ? *similar : exact;
        const ListedPerson* namesake = people.empty() ? onlyNamesake(hits->people, player.data) : nullptr;
        if (people.size() != 1 && namesake == nullptr)
            continue;
        const auto entries =
            namesake != nullptr ? search.entriesOf(*namesake) : search.withFideId(people.begin()->first, lists);
        if (!entries)
            return Unexpected{entries.error()};
        PlayerComparison comparison(player, *entries, rule, locked, firstMonth, differences);
        if (namesake != nullptr) {
            comparison.offerRatingOfName(rule);
            continue;
        }
        if (exact.empty()) {
            comparison.offerSimilar();
            continue;
        }
        comparison.compareId();
        comparison.compareData();
    }
    return differences;
}

AddPlayers takeOver(const std::vector<ListDifference>& differences, const QString& source)
{
    AddPlayers command;
    command.source = source;
    for (const ListDifference& difference : differences) {
        if (difference.edits.empty())
            continue;
        auto edit = std::find_if(command.changes.begin(), command.changes.end(),
                                 [&](const EditPlayer& one) { return one.player == difference.player; });
        if (edit == command.changes.end())
            edit = command.changes.insert(command.changes.end(), EditPlayer{difference.player, {}});
        edit->fields.insert(edit->fields.end(), difference.edits.begin(), difference.edits.end());
    }
    return command;
}

} // namespace pairwright
