#include "tests/unit/tiebreaks/second_computation.h"

#include "tests/unit/tiebreaks/second_event.h"

#include <algorithm>
#include <functional>
#include <map>
#include <sstream>

namespace second {

using namespace pairwright;

namespace {

struct Item {
    long long score = 0;
    long long amount = 0;
    bool voluntary = false;
};

/// 14.1 to 14.4 and 16.5 on a list in any order.
long long sumAfterCuts(std::vector<Item> items, const Code& code)
{
    const auto order = [](const Item& a, const Item& b) {
        return a.score != b.score ? a.score < b.score : a.amount < b.amount;
    };
    for (int i = 0; i < code.low() && !items.empty(); ++i) {
        std::sort(items.begin(), items.end(), order);
        auto out = items.begin();
        auto lowest = items.end();
        for (auto item = items.begin(); item != items.end(); ++item)
            if (item->voluntary && (lowest == items.end() || item->amount < lowest->amount))
                lowest = item;
        if (lowest != items.end() && lowest->amount >= out->amount)
            out = lowest;
        items.erase(out);
    }
    std::sort(items.begin(), items.end(), order);
    for (int i = 0; i < code.high() && !items.empty(); ++i)
        items.pop_back();
    long long sum = 0;
    for (const Item& item : items)
        sum += item.amount;
    return sum;
}

long long dummy(const Event& event, int number, const Cell& cell)
{
    const long long own = event.score(number);
    if (event.old)
        return own;
    const long long cap = cell.kind == 'f' ? event.seen(cell.opponent) : event.draw * event.rounds;
    return std::min(own, cap);
}

std::vector<Item> items(const Event& event, int number, const Code& code, bool products)
{
    std::vector<Item> list;
    for (const Cell& cell : event.lines.at(number)) {
        Item item;
        const bool meets = cell.kind == 'g' || (cell.kind == 'f' && (event.circle || code.has("P")));
        if (meets)
            item.score = event.seen(cell.opponent);
        else if (event.circle)
            continue;
        else {
            item.score = dummy(event, number, cell);
            item.voluntary = Event::voluntary(cell);
        }
        item.amount = products ? item.score * cell.points : item.score;
        list.push_back(item);
    }
    return list;
}

const char* const differenceTable =
    "0 7 14 21 29 36 43 50 57 65 72 80 87 95 102 110 117 125 133 141 149 158 166 175 184 193 202 211 220 230 240 251 "
    "262 273 284 296 309 322 336 351 366 383 401 422 444 470 501 538 589 677 800";
const char* const expectationTable =
    "0-3 50 4-10 51 11-17 52 18-25 53 26-32 54 33-39 55 40-46 56 47-53 57 54-61 58 62-68 59 69-76 60 77-83 61 84-91 62 "
    "92-98 63 99-106 64 107-113 65 114-121 66 122-129 67 130-137 68 138-145 69 146-153 70 154-162 71 163-170 72 "
    "171-179 73 180-188 74 189-197 75 198-206 76 207-215 77 216-225 78 226-235 79 236-245 80 246-256 81 257-267 82 "
    "268-278 83 279-290 84 291-302 85 303-315 86 316-328 87 329-344 88 345-357 89 358-374 90 375-391 91 392-411 92 "
    "412-432 93 433-456 94 457-484 95 485-517 96 518-559 97 560-619 98 620-735 99";

int expectation(int difference)
{
    static const std::map<int, int> percentByDifference = [] {
        std::map<int, int> table;
        std::istringstream rows(expectationTable);
        int from = 0;
        int to = 0;
        int percent = 0;
        char dash = 0;
        while (rows >> from >> dash >> to >> percent)
            for (int d = from; d <= to; ++d)
                table[d] = percent;
        return table;
    }();
    const auto found = percentByDifference.find(difference < 0 ? -difference : difference);
    const int percent = found == percentByDifference.end() ? 100 : found->second;
    return difference < 0 ? 100 - percent : percent;
}

int difference(int percent)
{
    std::istringstream row(differenceTable);
    const bool below = percent < 50;
    int value = 0;
    for (int p = 50; p <= (below ? 100 - percent : percent); ++p)
        row >> value;
    return below ? -value : value;
}

/// a/b to the nearest whole number, halves up.
long long nearest(long long a, long long b)
{
    long long result = -100000;
    while (2 * b * (result + 1) <= 2 * a + b)
        ++result;
    return result;
}

struct RatedGame {
    int opponent = 0;
    int rating = 0;
    int halves = 0;
};

std::optional<std::vector<RatedGame>> ratedGames(const Event& event, int number, const Code& code)
{
    std::optional<int> unrated;
    for (const std::string& modifier : code.with)
        if (modifier[0] == 'U' && modifier.size() > 1)
            unrated = std::stoi(modifier.substr(1));
    for (const auto& [other, rating] : event.ratings)
        if (!rating && !unrated && !event.out.contains(other))
            return std::nullopt;
    std::vector<RatedGame> games;
    for (const Cell& round : event.lines.at(number))
        for (const Cell& cell : Event::gamesOf(round)) {
            if (cell.kind != 'g' && !(cell.kind == 'f' && event.circle && event.old))
                continue;
            const std::optional<int> rating = event.ratings.at(cell.opponent);
            const int halves = cell.sign == '+' ? 2 : cell.sign == '=' ? 1 : 0;
            games.push_back({cell.opponent, rating ? *rating : *unrated, halves});
        }
    return games;
}

std::optional<int> performance(const Event& event, int number, const Code& code)
{
    const auto games = ratedGames(event, number, code);
    if (!games || games->empty())
        return std::nullopt;
    long long sum = 0;
    long long halves = 0;
    for (const RatedGame& game : *games) {
        sum += game.rating;
        halves += game.halves;
    }
    const auto count = static_cast<long long>(games->size());
    return static_cast<int>(nearest(sum, count) + difference(static_cast<int>(nearest(50 * halves, count))));
}

std::optional<int> perfect(const Event& event, int number, const Code& code)
{
    const auto games = ratedGames(event, number, code);
    if (!games || games->empty())
        return std::nullopt;
    int halves = 0;
    int lowest = games->front().rating;
    for (const RatedGame& game : *games) {
        halves += game.halves;
        lowest = std::min(lowest, game.rating);
    }
    if (halves == 0)
        return lowest - 800;
    for (int rating = lowest - 1000;; ++rating) {
        int expected = 0;
        for (const RatedGame& game : *games)
            expected += expectation(rating - game.rating);
        if (expected >= 50 * halves)
            return rating;
    }
}

std::optional<Fraction> byRatings(const Event& event, int number, const Code& code)
{
    const auto games = ratedGames(event, number, code);
    if (!games)
        return std::nullopt;
    if (code.name == "TPR" || code.name == "PTP") {
        const auto rating = code.name == "TPR" ? performance(event, number, code) : perfect(event, number, code);
        return rating ? std::optional(Fraction{*rating, 1}) : std::nullopt;
    }
    std::vector<long long> list;
    for (const RatedGame& game : *games) {
        if (code.name == "APRO")
            list.push_back(*performance(event, game.opponent, code));
        else if (code.name == "APPO")
            list.push_back(*perfect(event, game.opponent, code));
        else
            list.push_back(game.rating);
    }
    std::sort(list.begin(), list.end());
    list.erase(list.begin(), list.begin() + std::min(code.low(), static_cast<int>(list.size())));
    list.erase(list.end() - std::min(code.high(), static_cast<int>(list.size())), list.end());
    if (list.empty())
        return std::nullopt;
    long long sum = 0;
    for (const long long rating : list)
        sum += rating;
    return Fraction{nearest(sum, static_cast<long long>(list.size())), 1};
}

long long byOwnRounds(const Event& event, int number, const std::string& name)
{
    long long sum = 0;
    for (std::size_t r = 0; r < static_cast<std::size_t>(event.rounds); ++r) {
        const Cell& cell = event.lines.at(number)[r];
        const bool forfeitIsGame = cell.kind == 'f' && event.circle && (event.old || cell.sign == '+');
        bool counts = false;
        if (name == "WIN")
            counts = cell.kind == 'g' ? cell.sign == '+' : cell.points == event.win;
        else if (name == "REP")
            counts = !Event::voluntary(cell) || forfeitIsGame;
        if (name == "STD") {
            const long long other = cell.opponent > 0 ? event.lines.at(cell.opponent)[r].points : event.draw;
            sum += cell.points > other ? 2 : cell.points == other ? 1 : 0;
        }
        sum += counts ? 1 : 0;
        for (const Cell& one : Event::gamesOf(cell)) {
            // A game forfeited in a match that was played counts.
            const bool countsAsOne =
                cell.kind == 'g' || (one.kind == 'f' && event.circle && (event.old || one.sign == '+'));
            const bool asked = (name == "WON" && one.sign == '+') || (name == "BPG" && one.black) ||
                               (name == "BWG" && one.black && one.sign == '+');
            sum += countsAsOne && asked ? 1 : 0;
        }
    }
    return sum;
}

long long koya(const Event& event, int number, const Code& code)
{
    int shift = 0;
    for (const std::string& modifier : code.with)
        if (modifier[0] == 'L')
            shift = std::stoi(modifier.substr(1));
    long long sum = 0;
    for (const Cell& cell : event.lines.at(number)) {
        if (cell.opponent == 0)
            continue;
        long long possible = 0;
        for (const Cell& other : event.lines.at(cell.opponent))
            possible += event.circle && other.opponent == 0 ? 0 : event.win;
        if (2LL * event.score(cell.opponent) - 10LL * shift >= possible)
            sum += cell.points;
    }
    return sum;
}

std::optional<Fraction> buchholzFamily(const Event& played, const TournamentState& state, const Code& code, int number)
{
    const bool fore = code.name == "FB" || code.has("F");
    const Event event = fore ? lastRoundDrawn(played, state) : played;
    if (code.name != "AOB")
        return Fraction{sumAfterCuts(items(event, number, code, false), code), 10};
    Code plain{"BH", {}};
    if (code.has("P"))
        plain.with.insert("P");
    long long sum = 0;
    long long count = 0;
    for (const Cell& cell : played.lines.at(number)) {
        if (cell.kind != 'g' && !(cell.kind == 'f' && (played.circle || code.has("P"))))
            continue;
        sum += sumAfterCuts(items(event, cell.opponent, plain, false), plain);
        ++count;
    }
    return count == 0 ? std::nullopt : std::optional(Fraction{sum, 10 * count});
}

std::optional<Fraction> valueIn(const Event& event, const TournamentState& state, const Code& code, int number)
{
    const std::string& name = code.name;
    if (name == "BH" || name == "FB" || name == "AOB")
        return buchholzFamily(event, state, code, number);
    if (name == "SB")
        return Fraction{sumAfterCuts(items(event, number, code, true), code), 100};
    if (name == "PS") {
        long long sum = 0;
        for (int r = 0; r < event.rounds; ++r)
            sum += event.lines.at(number)[static_cast<std::size_t>(r)].points *
                   std::max(event.rounds - std::max(r, code.low()), 0);
        return Fraction{sum, 10};
    }
    if (name == "KS")
        return Fraction{koya(event, number, code), 10};
    if (name == "TPN")
        return Fraction{code.has("R") ? number : -number, 1}; // higher is better here
    if (name == "RTNG") {
        if (!ratedGames(event, number, code))
            return std::nullopt;
        int rating = 0;
        for (const std::string& modifier : code.with)
            if (modifier[0] == 'U' && modifier.size() > 1)
                rating = std::stoi(modifier.substr(1));
        rating = event.ratings.at(number).value_or(rating);
        return Fraction{code.has("R") ? -rating : rating, 1};
    }
    if (name == "STD")
        return Fraction{byOwnRounds(event, number, name), 2};
    if (std::set<std::string>{"WIN", "WON", "BPG", "BWG", "REP"}.contains(name))
        return Fraction{byOwnRounds(event, number, name), 1};
    return byRatings(event, number, code);
}

} // namespace

std::optional<Fraction> valueOf(const TournamentState& state, int rounds, TieBreakRules rules, const std::string& code,
                                int number)
{
    const Event event = eventOf(state, rounds, rules);
    return event.out.contains(number) ? std::nullopt : valueIn(event, state, codeOf(code), number);
}

} // namespace second
