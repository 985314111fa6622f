#include "app/lists/list_candidates.h"

#include <algorithm>
#include <set>

namespace pairwright {

namespace {

/// FIDE's alone, or before the national one, or behind it.
MainRating mainOf(RatingChoice choice)
{
    switch (choice) {
    case RatingChoice::ofTheType:
    case RatingChoice::fideOnly: return MainRating::fide;
    case RatingChoice::nationalFirst:
    case RatingChoice::nationalOnly: return MainRating::national;
    case RatingChoice::higher:
    case RatingChoice::other: break;
    }
    return MainRating::any;
}

} // namespace

Expected<ListCandidates, ListFileError> candidatesFor(RatingListSearch& search, const QString& text,
                                                      const RatingRule& rule, const QString& home, int limit)
{
    ListSearchOptions options;
    options.home = home;
    options.main = mainOf(rule.choice);
    if (newestLists(search.lists()).size() > 1)
        options.limit = 2 * limit; // somebody may stand in two of them
    else
        options.limit = limit;
    auto hits = search.find(text, options);
    if (!hits)
        return Unexpected{hits.error()};
    ListCandidates candidates;
    std::set<QString> seen;
    for (std::size_t place = 0; place < hits->people.size(); ++place) {
        const ListedPerson& person = hits->people[place];
        if (!person.fideId.isEmpty() && !seen.insert(person.fideId).second)
            continue;
        if (static_cast<int>(candidates.people.size()) == limit) {
            ++candidates.more;
            continue;
        }
        auto entries = search.entriesOf(person);
        if (!entries)
            return Unexpected{entries.error()};
        candidates.people.push_back(
            {person, labelOf(entries->front().list), playerFrom(*entries, rule), place >= hits->exact});
    }
    if (hits->found > candidates.people.size())
        candidates.more = std::max(candidates.more, hits->found - candidates.people.size());
    return candidates;
}

} // namespace pairwright
