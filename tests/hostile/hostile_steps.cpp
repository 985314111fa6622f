#include "tests/hostile/hostile_steps.h"

#include "app/domain/json/json_codec.h"

#include <algorithm>
#include <array>
#include <limits>

namespace pairwright::test {

namespace {

using json::Array;
using json::Object;
using json::Value;

std::size_t nodesIn(const Value& value)
{
    std::size_t count = 1;
    for (const Value& one : value.array())
        count += nodesIn(one);
    for (const json::Member& member : value.object().members())
        count += nodesIn(member.value);
    return count;
}

/// The same with one node, counted from 0 in the order of reading, replaced by what `spoil` makes of it.
template <class Spoil>
Value withNode(const Value& value, std::size_t& left, const Spoil& spoil)
{
    if (left-- == 0)
        return spoil(value);
    if (value.isArray()) {
        Array list;
        for (const Value& one : value.array())
            list.push_back(withNode(one, left, spoil));
        return list;
    }
    if (value.isObject()) {
        Object object;
        for (const json::Member& member : value.object().members())
            object.insert(member.key, withNode(member.value, left, spoil));
        return object;
    }
    return value;
}

Value anyNumber(std::int64_t was, Random& random)
{
    constexpr std::array<std::int64_t, 14> numbers{std::numeric_limits<std::int64_t>::min(),
                                                   std::numeric_limits<int>::min(),
                                                   -1,
                                                   0,
                                                   1,
                                                   2,
                                                   3,
                                                   99,
                                                   100,
                                                   10'000,
                                                   std::numeric_limits<int>::max(),
                                                   1'000'000'000'000,
                                                   std::int64_t{1} << 40,
                                                   std::numeric_limits<std::int64_t>::max()};
    const std::uint64_t which = random.below(numbers.size() + 2);
    if (which < numbers.size())
        return numbers.at(which);
    return which == numbers.size() ? was + 1 : was - 1;
}

Value anyText(Random& random)
{
    static const std::array<std::string, 9> texts{"",
                                                  "x",
                                                  "<img src='/dev/zero'>",
                                                  "\x1b[31m\a",
                                                  "\xe2\x80\xae"
                                                  "abc\n001",
                                                  std::string(60'000, 'W'),
                                                  "9999-99-99T00:00:00.000Z",
                                                  "2026-03-01T10:00:00.000Z",
                                                  "1-0"};
    return texts.at(random.below(texts.size()));
}

Value anyOther(const Value& value, Random& random)
{
    if (random.chance(1, 12))
        return random.chance(1, 2) ? Value() : Value(Array{});
    if (const auto* number = value.as<std::int64_t>())
        return anyNumber(*number, random);
    if (value.as<std::string>() != nullptr)
        return anyText(random);
    if (const auto* yes = value.as<bool>())
        return !*yes;
    if (value.isArray() && !value.array().empty()) {
        Array list = value.array();
        const auto at = list.begin() + static_cast<std::ptrdiff_t>(random.below(list.size()));
        switch (random.below(4)) {
        case 0: list.erase(at); break;
        case 1: list.emplace_back(*at); break;
        case 2: std::reverse(list.begin(), list.end()); break;
        default: list.assign(300, Value(*at));
        }
        return list;
    }
    if (value.isObject()) {
        std::vector<json::Member> members = value.object().members();
        if (!members.empty())
            members.erase(members.begin() + static_cast<std::ptrdiff_t>(random.below(members.size())));
        return Object(std::move(members));
    }
    return anyNumber(0, random); // in the place of nothing
}

Value anyMatch(Random& random)
{
    const auto player = [&random] {
        return static_cast<std::int64_t>(random.below(11));
    };
    const std::int64_t a = player();
    const std::int64_t b = player();
    Array games;
    for (std::uint64_t game = 0; game < (random.chance(1, 8) ? random.below(4) : 1); ++game)
        games.emplace_back(Object{{"white", a}, {"black", b}, {"wasAdjourned", false}});
    return Object{{"a", a}, {"b", b}, {"games", std::move(games)}};
}

Value anyRuns(Random& random)
{
    Array runs;
    std::int64_t first = 1;
    for (std::uint64_t run = 0; run < random.below(4); ++run) {
        Array matches;
        for (std::uint64_t match = 0; match < random.below(4); ++match)
            matches.push_back(anyMatch(random));
        const auto count = static_cast<std::int64_t>(matches.size());
        runs.emplace_back(Object{{"first", first}, {"matches", std::move(matches)}});
        first += random.chance(1, 4) ? -2 : count + static_cast<std::int64_t>(random.below(3));
    }
    return runs;
}

/// A step that exchanges boards of a round, as a hand edit does.
Value anyBoards(Random& random)
{
    const auto side = [&random] {
        return Object{{"origin", "engine"}, {"runs", anyRuns(random)}};
    };
    return Object{{"kind", "pairings"},
                  {"round", static_cast<std::int64_t>(1 + random.below(4))},
                  {"version", static_cast<std::int64_t>(1 + random.below(2))},
                  {"before", side()},
                  {"after", side()}};
}

/// The sides exchanged: what is there is what was, as if the step had been taken back.
Value exchanged(const Value& change)
{
    Object object = change.object();
    object.insert("before", change.object()["after"]);
    object.insert("after", change.object()["before"]);
    return object;
}

} // namespace

QString spoiltChanges(const QString& changes, Random& random, QString& what)
{
    const Value whole = json::parsed(changes);
    Array list = whole.object()["changes"].array();
    const auto written = [&list] {
        return json::compactText(Object{{"v", 1}, {"changes", list}});
    };
    const std::uint64_t way = list.empty() ? 0 : random.below(8);
    if (way == 0) {
        what = QStringLiteral("boards that do not belong together");
        list.push_back(anyBoards(random));
        return written();
    }
    const std::uint64_t which = random.below(list.size());
    Value& change = list[which];
    what = QStringLiteral("change %1 ").arg(which);
    switch (way) {
    case 1:
        what += QStringLiteral("exchanged");
        change = exchanged(change);
        return written();
    case 2:
        what += QStringLiteral("twice");
        list.emplace_back(change);
        return written();
    case 3:
        what += QStringLiteral("taken out");
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(which));
        return written();
    default: break;
    }
    const std::uint64_t node = random.below(nodesIn(change));
    std::size_t left = node;
    change = withNode(Value(change), left, [&random](const Value& value) { return anyOther(value, random); });
    what += QStringLiteral("with node %1 spoilt").arg(node);
    return written();
}

} // namespace pairwright::test
