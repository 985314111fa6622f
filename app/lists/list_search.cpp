#include "app/lists/list_search.h"

#include "app/domain/text/name_match.h"
#include "app/lists/near_words.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace pairwright {

namespace {

constexpr qsizetype shortestId = 3;
constexpr int mostBeginnings = 40;

/// A number, or a number with a letter behind it as the English federation has them.
bool canBeId(const QString& text)
{
    const qsizetype digits = std::count_if(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    return digits >= shortestId && !text.contains(QLatin1Char(' '));
}

/// Digits alone: no name has them, so that nothing is searched for or forgiven in names.
bool isNumber(const QString& text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

int shownRating(const ListedPerson& person)
{
    for (const auto* rating : {&person.standard, &person.rapid, &person.blitz, &person.national})
        if (*rating)
            return (*rating)->value;
    return 0;
}

/// How well somebody fits what is typed, the best first.
enum class Fit : std::uint8_t { wholeName, otherOrder, wholeWords, beginnings };

/// "carlsen magnus NOR" is his whole name.
Fit fitOf(const ListedPerson& person, const QString& typed)
{
    if (person.fideId == typed || (!person.nationalId.isEmpty() && person.nationalId == typed.toUpper()))
        return Fit::wholeName;
    QString name = typed;
    const QString last = typed.section(QLatin1Char(' '), -1);
    if (!person.federation.isEmpty() && last.compare(person.federation, Qt::CaseInsensitive) == 0)
        name.chop(last.size());
    switch (agreementOf(name, person.name)) {
    case NameAgreement::same: return Fit::wholeName;
    case NameAgreement::otherOrder: return Fit::otherOrder;
    case NameAgreement::different: break;
    }
    const QStringList words = comparedWords(person.name);
    const QStringList wanted = comparedWords(name);
    const bool whole =
        std::all_of(wanted.begin(), wanted.end(), [&words](const QString& word) { return words.contains(word); });
    // One word is still being typed.
    return whole && wanted.size() > 1 ? Fit::wholeWords : Fit::beginnings;
}

bool hasMain(const ListedPerson& person, MainRating main)
{
    switch (main) {
    case MainRating::fide: return !person.fideId.isEmpty() || person.standard || person.rapid || person.blitz;
    case MainRating::national: return person.national.has_value();
    case MainRating::any: break;
    }
    return true;
}

void sortByFit(std::vector<ListedPerson>& people, const QString& typed, const ListSearchOptions& options)
{
    struct Ranked {
        Fit fit;
        bool away;
        bool aside;
        int rating;
        ListedPerson person;
        [[nodiscard]] auto rank() const { return std::tuple(fit, away, aside, -rating); }
    };
    std::vector<Ranked> ranked;
    ranked.reserve(people.size());
    for (ListedPerson& person : people) {
        const Fit fit = fitOf(person, typed);
        const bool away = options.home.isEmpty() || person.federation != options.home;
        const bool aside = !hasMain(person, options.main);
        const int rating = shownRating(person);
        ranked.push_back({fit, away, aside, rating, std::move(person)});
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const Ranked& a, const Ranked& b) { return a.rank() < b.rank(); });
    std::transform(ranked.begin(), ranked.end(), people.begin(), [](Ranked& one) { return std::move(one.person); });
}

/// An expression for those of them who are of that federation; empty: it is none.
QString atHome(const QString& expression, const QString& home)
{
    std::string word;
    appendFederationWord(home.toStdString(), word);
    const bool letters = std::all_of(home.begin(), home.end(), [](QChar c) { return c >= u'A' && c <= u'Z'; });
    return word.empty() || !letters
               ? QString()
               : expression + QLatin1String(" AND \"") + QString::fromStdString(word).trimmed() + QLatin1Char('"');
}

bool isAmong(const std::vector<ListedPerson>& people, const ListedPerson& person)
{
    return std::find(people.begin(), people.end(), person) != people.end();
}

} // namespace

std::vector<RatingList> newestLists(const std::vector<RatingList>& lists)
{
    const auto isOutdone = [&lists](const RatingList& list) {
        return std::any_of(lists.begin(), lists.end(), [&list](const RatingList& other) {
            if (other.publisher != list.publisher || other.id == list.id)
                return false;
            const bool others = list.publisher == ListPublisher::other && other.source != list.source;
            if (other.ratings == list.ratings && !others)
                return other.month > list.month;
            return other.ratings == ListRatings::combined && list.ratings != ListRatings::national &&
                   other.month >= list.month;
        });
    };
    std::vector<RatingList> newest;
    std::copy_if(lists.begin(), lists.end(), std::back_inserter(newest),
                 [&isOutdone](const RatingList& list) { return !isOutdone(list); });
    return newest;
}

RatingListSearch::RatingListSearch(std::unique_ptr<RatingListFile> file, std::vector<RatingList> lists)
    : file_(std::move(file))
    , lists_(std::move(lists))
{
}

Expected<RatingListSearch, ListFileError> RatingListSearch::open(const QString& path, std::stop_token stop)
{
    auto file = RatingListFile::openToRead(path, std::move(stop));
    if (!file)
        return Unexpected{file.error()};
    auto lists = (*file)->lists();
    if (!lists)
        return Unexpected{lists.error()};
    return RatingListSearch(std::move(file).value(), std::move(lists).value());
}

std::vector<int> RatingListSearch::chosen(const ListSearchOptions& options) const
{
    std::vector<int> ids;
    for (const RatingList& list : options.lists.empty() ? newestLists(lists_) : lists_)
        if (options.lists.empty() ||
            std::find(options.lists.begin(), options.lists.end(), list.id) != options.lists.end())
            ids.push_back(list.id);
    return ids;
}

Expected<std::vector<ListEntry>, ListFileError> RatingListSearch::withFideId(const QString& id,
                                                                             const std::vector<int>& lists)
{
    std::vector<ListEntry> entries;
    bool fits = false;
    const qint64 digits = id.toLongLong(&fits);
    for (const int list : chosen({.lists = lists})) {
        const auto found = fits ? file_->byFideId(list, digits, 1) : People(std::vector<ListedPerson>{});
        if (!found)
            return Unexpected{found.error()};
        const auto known =
            std::find_if(lists_.begin(), lists_.end(), [list](const RatingList& one) { return one.id == list; });
        // The first one with these digits is the one who has no more of them, if there is one.
        if (!found->empty() && found->front().fideId == id && known != lists_.end())
            entries.push_back({found->front(), *known});
    }
    return entries;
}

Expected<std::vector<ListEntry>, ListFileError> RatingListSearch::entriesOf(const ListedPerson& person)
{
    auto others = person.fideId.isEmpty() ? Expected<std::vector<ListEntry>, ListFileError>(std::vector<ListEntry>{})
                                          : withFideId(person.fideId);
    if (!others)
        return others;
    std::vector<ListEntry> entries;
    for (const RatingList& list : lists_)
        if (list.id == person.list)
            entries.push_back({person, list});
    for (ListEntry& other : *others)
        if (other.person.list != person.list)
            entries.push_back(std::move(other));
    return entries;
}

RatingListSearch::People RatingListSearch::byId(int list, const QString& id, int limit)
{
    auto found = file_->byNationalId(list, id, limit);
    bool fits = false;
    const qint64 digits = id.toLongLong(&fits);
    if (!found || !fits)
        return found;
    auto byFide = file_->byFideId(list, digits, limit);
    if (!byFide)
        return byFide;
    for (ListedPerson& person : *byFide)
        if (!isAmong(*found, person))
            found->push_back(std::move(person));
    return found;
}

// Among thousands with a higher rating whose names only begin so he would not be found.
Expected<Done, ListFileError> RatingListSearch::addExact(int list, const QString& text,
                                                         const std::vector<TypedWord>& words, ListHits& hits)
{
    constexpr int mostNamesakes = 500;
    auto people = file_->matching(list, expressionFor(words, WordEnds::typed), mostNamesakes);
    if (!people)
        return Unexpected{people.error()};
    for (ListedPerson& person : *people)
        if (fitOf(person, text) <= Fit::wholeWords && !isAmong(hits.people, person))
            hits.people.push_back(std::move(person));
    return Done{};
}

Expected<std::vector<ListedPerson>, ListFileError>
RatingListSearch::withAllWordsButOne(const QString& name, int birthYear, const std::vector<int>& lists)
{
    constexpr int mostOfAYear = 300;
    std::vector<ListedPerson> found;
    const std::vector<TypedWord> words = typedWords(name);
    for (std::size_t left = 0; left < words.size() && words.size() > 1; ++left) {
        std::vector<TypedWord> others = words;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(left));
        for (TypedWord& word : others)
            word.mayBeFederation = false;
        for (const int list : lists) {
            auto people = file_->matching(list, expressionFor(others, WordEnds::typed), mostOfAYear, birthYear);
            if (!people)
                return people;
            for (ListedPerson& person : *people)
                if (!isAmong(found, person))
                    found.push_back(std::move(person));
        }
    }
    return found;
}

Expected<const QByteArray*, ListFileError> RatingListSearch::vocabulary(int list)
{
    auto found = vocabularies_.find(list);
    if (found == vocabularies_.end()) {
        auto words = file_->vocabulary(list);
        if (!words)
            return Unexpected{words.error()};
        found = vocabularies_.emplace(list, std::move(words).value()).first;
    }
    return &std::as_const(found->second);
}

Expected<std::vector<TypedWord>, ListFileError> RatingListSearch::withSounds(int list, std::vector<TypedWord> words)
{
    for (TypedWord& word : words) {
        if (word.sounds.isEmpty())
            continue;
        const auto known = vocabulary(list);
        if (!known)
            return Unexpected{known.error()};
        for (const QString& beginning : beginningsThatSoundLike(**known, word.sounds, word.vowels, mostBeginnings))
            if (!word.forms.contains(beginning))
                word.forms.append(beginning);
    }
    return words;
}

Expected<Done, ListFileError> RatingListSearch::addMatching(int list, const std::vector<TypedWord>& words,
                                                            const ListSearchOptions& options, ListHits& hits)
{
    const QString anywhere = expressionFor(words);
    // At home there may be nobody among those with the highest ratings.
    for (const QString& expression : {atHome(anywhere, options.home), anywhere}) {
        if (expression.isEmpty())
            continue;
        auto people = file_->matching(list, expression, options.limit);
        if (!people)
            return Unexpected{people.error()};
        for (ListedPerson& person : *people)
            if (!isAmong(hits.people, person))
                hits.people.push_back(std::move(person));
    }
    return Done{};
}

Expected<Done, ListFileError> RatingListSearch::count(int list, const std::vector<TypedWord>& words, ListHits& hits)
{
    const auto found = file_->countMatching(list, expressionFor(words), mostCounted);
    if (!found)
        return Unexpected{found.error()};
    hits.found = std::max(hits.found, static_cast<std::size_t>(*found));
    return Done{};
}

Expected<Done, ListFileError> RatingListSearch::forgive(int list, const std::vector<TypedWord>& words,
                                                        const ListSearchOptions& options, ListHits& hits)
{
    const auto limit = static_cast<std::size_t>(options.limit);
    const std::size_t before = hits.people.size();
    // "Mueller" may be written "Muller", which is no error.
    std::vector<TypedWord> plain = words;
    for (TypedWord& word : plain)
        word.forms.append(withoutWrittenUmlauts(word.forms.front()));
    if (auto done = addMatching(list, plain, options, hits); !done)
        return done;
    for (std::size_t i = 0; i < words.size() && hits.people.size() - before < limit; ++i) {
        if (words[i].forms.front().size() < shortestForgiven)
            continue;
        const auto known = vocabulary(list);
        if (!known)
            return Unexpected{known.error()};
        // The index was made of these words: who has one that begins like this is found by it, or it is damaged.
        if (words.size() == 1 && hits.people.empty() && hasBeginning(**known, words[i].forms.front()))
            return Unexpected{ListFileError{ListFileError::Code::damaged, file_->path(), {}, {}}};
        std::vector<TypedWord> mended = words;
        mended[i].forms = nearBeginnings(**known, words[i].forms.front(), mostBeginnings);
        if (mended[i].forms.isEmpty())
            continue;
        const std::size_t exact = hits.people.size();
        if (auto done = addMatching(list, mended, options, hits); !done)
            return done;
        hits.forgiven = hits.forgiven || hits.people.size() > exact;
    }
    return Done{};
}

Expected<ListHits, ListFileError> RatingListSearch::find(const QString& text, const ListSearchOptions& options)
{
    ListHits hits;
    const QString typed = text.trimmed();
    const std::vector<TypedWord> words = typedWords(typed);
    const std::vector<int> lists = chosen(options);
    if (words.empty())
        return hits;
    if (canBeId(typed)) {
        for (const int list : lists) {
            auto people = byId(list, typed.toUpper(), options.limit + 1); // one more: whether there are more
            if (!people)
                return Unexpected{people.error()};
            hits.people.insert(hits.people.end(), people->begin(), people->end());
        }
    }
    const bool named = !isNumber(typed);
    std::map<int, std::vector<TypedWord>> spelled;
    Expected<Done, ListFileError> done = Done{};
    for (std::size_t i = 0; named && done && i < lists.size(); ++i) {
        auto known = withSounds(lists[i], words);
        if (!known)
            return Unexpected{known.error()};
        spelled[lists[i]] = std::move(known).value();
        done = addExact(lists[i], typed, spelled[lists[i]], hits);
    }
    for (std::size_t i = 0; named && done && i < lists.size(); ++i)
        done = addMatching(lists[i], spelled[lists[i]], options, hits);
    for (std::size_t i = 0; named && done && i < lists.size(); ++i)
        done = count(lists[i], spelled[lists[i]], hits);
    sortByFit(hits.people, typed, options);
    const auto wanted = static_cast<std::size_t>(options.limit);
    hits.exact = std::min(hits.people.size(), wanted);
    for (std::size_t i = 0; named && done && options.forgives && hits.people.size() < wanted && i < lists.size(); ++i)
        done = forgive(lists[i], spelled[lists[i]], options, hits);
    if (!done)
        return Unexpected{done.error()};
    std::map<int, std::size_t> ofLists; // one and the same may stand in two of them
    for (const ListedPerson& person : hits.people)
        hits.found = std::max(hits.found, ++ofLists[person.list]);
    if (hits.people.size() > wanted)
        hits.people.resize(wanted);
    return hits;
}

} // namespace pairwright
