#include "app/lists/list_candidates.h"

#include <set>

namespace pairwright {

Expected<std::vector<ListCandidate>, ListFileError> candidatesFor(RatingListSearch& search, const QString& text,
                                                                  const RatingWish& wish, int limit)
{
    ListSearchOptions options;
    if (newestLists(search.lists()).size() > 1)
        options.limit = 2 * limit; // somebody may stand in two of them
    else
        options.limit = limit;
    auto hits = search.find(text, options);
    if (!hits)
        return Unexpected{hits.error()};
    std::vector<ListCandidate> candidates;
    std::set<QString> seen;
    for (std::size_t place = 0; place < hits->people.size(); ++place) {
        const ListedPerson& person = hits->people[place];
        if (static_cast<int>(candidates.size()) == limit)
            break;
        if (!person.fideId.isEmpty() && !seen.insert(person.fideId).second)
            continue;
        auto entries = search.entriesOf(person);
        if (!entries)
            return Unexpected{entries.error()};
        candidates.push_back(
            {person, labelOf(entries->front().list), playerFrom(*entries, wish), place >= hits->exact});
    }
    return candidates;
}

} // namespace pairwright
