#pragma once

#include "app/lists/name_words.h"
#include "app/storage/lists/list_file.h"

#include <map>
#include <memory>
#include <vector>

namespace pairwright {

/// Whose rating counts first in the event: those who have such a one come before others who fit as well.
enum class MainRating : std::uint8_t { any, fide, national };

struct ListSearchOptions {
    std::vector<int> lists; ///< RatingList::id; none: the newest one of each publisher and kind
    int limit = 10;
    bool forgives = true; ///< one typing error in a word of five letters or more, when fewer than `limit` are found
    QString home = {};    ///< federation whose people come first among those who fit as well; empty: none
    MainRating main = MainRating::any;
};

struct ListHits {
    /// Who has exactly this name or id first, then those at home, those with the main rating, then the higher rating.
    std::vector<ListedPerson> people;
    std::size_t found = 0; ///< so many fit at least in one of the lists; from mostCounted on not counted
    std::size_t exact = 0; ///< how many of them, the first ones, are found as it is typed
    bool forgiven = false; ///< some of them only with a typing error
};

inline constexpr int mostCounted = 1000;

/// Finds people by what is typed: parts of the name in any order, with a federation, or an id. For a thread of its own;
/// keeps some megabytes of words once an error had to be forgiven.
class RatingListSearch {
public:
    static Expected<RatingListSearch, ListFileError> open(const QString& path, std::stop_token stop = {});

    [[nodiscard]] const std::vector<RatingList>& lists() const { return lists_; }
    /// Nobody for an empty text.
    Expected<ListHits, ListFileError> find(const QString& text, const ListSearchOptions& options = {});
    /// Who has exactly this FIDE id, in the order of `lists` (RatingList::id; none: as in ListSearchOptions).
    Expected<std::vector<ListEntry>, ListFileError> withFideId(const QString& id, const std::vector<int>& lists = {});
    /// Who was born in that year and has all words of the name but one, whatever that one is: with a typing error in it
    /// he is among them. At most some hundred of each list.
    Expected<std::vector<ListedPerson>, ListFileError> withAllWordsButOne(const QString& name, int birthYear,
                                                                          const std::vector<int>& lists);
    /// The person as found, then as the other newest lists have him under his FIDE id.
    Expected<std::vector<ListEntry>, ListFileError> entriesOf(const ListedPerson& person);

private:
    using People = Expected<std::vector<ListedPerson>, ListFileError>;
    RatingListSearch(std::unique_ptr<RatingListFile> file, std::vector<RatingList> lists);
    [[nodiscard]] std::vector<int> chosen(const ListSearchOptions& options) const;
    Expected<Done, ListFileError> addExact(int list, const QString& text, const std::vector<TypedWord>& words,
                                           ListHits& hits);
    People byId(int list, const QString& id, int limit);
    /// Those who are found when one word is taken to be mistyped.
    Expected<Done, ListFileError> forgive(int list, const std::vector<TypedWord>& words,
                                          const ListSearchOptions& options, ListHits& hits);
    /// What is typed in other letters also as the words of the list spell it.
    Expected<std::vector<TypedWord>, ListFileError> withSounds(int list, std::vector<TypedWord> words);
    Expected<Done, ListFileError> addMatching(int list, const std::vector<TypedWord>& words,
                                              const ListSearchOptions& options, ListHits& hits);
    Expected<Done, ListFileError> count(int list, const std::vector<TypedWord>& words, ListHits& hits);
    Expected<const QByteArray*, ListFileError> vocabulary(int list);

    std::unique_ptr<RatingListFile> file_;
    std::vector<RatingList> lists_;
    std::map<int, QByteArray> vocabularies_;
};

/// The newest list of each publisher and kind; those of one kind only where no combined list is as new.
std::vector<RatingList> newestLists(const std::vector<RatingList>& lists);

} // namespace pairwright
