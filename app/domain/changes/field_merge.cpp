#include "app/domain/changes/field_merge.h"

#include "app/domain/json/json_fields.h"
#include "app/domain/listed.h"

#include <algorithm>
#include <vector>

namespace pairwright {

namespace {

/// Where the fields of a struct lie, in the order of its describe().
class Places {
public:
    template <class T>
    explicit Places(const T& whole)
    {
        describe(*this, whole);
    }
    template <class T>
    void operator()(const char* /*key*/, const T& field)
    {
        places_.push_back(&field);
    }
    template <class T>
    void orDefault(const char* key, const T& field)
    {
        (*this)(key, field);
    }
    /// The next one, of the same struct as the fields asked for before.
    template <class T>
    const T& next()
    {
        return *static_cast<const T*>(places_[asked_++]);
    }

private:
    std::vector<const void*> places_;
    std::size_t asked_ = 0;
};

/// What is done with each field of a struct that differs between two others.
template <class Field>
class EachField {
public:
    template <class T>
    EachField(const T& before, const T& after, Field field)
        : before_(before)
        , after_(after)
        , field_(std::move(field))
    {
    }
    template <class T>
    void operator()(const char* key, T& here)
    {
        using Value = std::remove_const_t<T>;
        compare(key, here, before_.next<Value>(), after_.next<Value>());
    }
    template <class T>
    void orDefault(const char* key, T& here)
    {
        (*this)(key, here);
    }

private:
    template <class T, class Value>
    void compare(const char* key, T& here, const Value& before, const Value& after)
    {
        if (!(before == after))
            field_(key, here, before, after);
    }
    /// Describing it leaves out what is private.
    template <Like<PlayerData> T>
    void compare(const char* /*key*/, T& here, const PlayerData& before, const PlayerData& after)
    {
        for (const PlayerFieldInfo& info : playerFields())
            std::visit([&](auto member) { compare(info.key, here.*member, before.*member, after.*member); },
                       info.member);
    }

    Places before_;
    Places after_;
    Field field_;
};

template <class T>
void take(T& here, const T& /*before*/, const T& after)
{
    here = after;
}

template <class T>
void take(std::map<RoundNumber, T>& here, const std::map<RoundNumber, T>& before, const std::map<RoundNumber, T>& after)
{
    for (const auto& [round, value] : before)
        if (!after.contains(round))
            here.erase(round);
    for (const auto& [round, value] : after)
        if (const auto old = before.find(round); old == before.end() || !(old->second == value))
            here.insert_or_assign(round, value);
}

template <class T>
requires Like<T, ForbiddenPairs> || Like<T, GroupRule> || Like<T, Prize> || Like<T, PrizeMark> || Like<T, TeamRanking>
void take(std::vector<T>& here, const std::vector<T>& before, const std::vector<T>& after)
{
    if (here == before) {
        here = after; // at their places
        return;
    }
    for (const T& thing : before) {
        const auto now = placeOf(after, thing);
        const auto place = placeOf(here, thing);
        if (place == here.end() || (now != after.end() && saysTheSame(*now, thing)))
            continue;
        if (now == after.end()) {
            here.erase(place);
        } else {
            const ThingId id = place->id;
            *place = *now;
            place->id = id;
        }
    }
    for (const T& thing : after)
        if (placeOf(before, thing) == before.end() && placeOf(here, thing) == here.end())
            here.push_back(thing);
}

struct Take {
    template <class T>
    void operator()(const char* /*key*/, T& here, const T& before, const T& after) const
    {
        take(here, before, after);
    }
};

template <class T>
QString text(const T& value)
{
    return json::compactText(json::write(value));
}

/// What is there with the change carried out, and with it taken back: one of them is there.
struct Compare {
    std::vector<FieldConflict>& found;
    Accepts accepts;

    template <class T>
    void operator()(const char* key, const T& here, const T& before, const T& after) const
    {
        T wanted = here;
        take(wanted, before, after);
        T back = here;
        take(back, after, before);
        const bool isWanted = accepts == Accepts::startOrEnd && here == wanted;
        if (!isWanted && !(here == back))
            found.push_back({key, text(here), text(wanted), text(before)});
    }
};

template <class T>
void takeFields(T& target, const T& before, const T& after)
{
    EachField fields(before, after, Take{});
    describe(fields, target);
}

template <class T>
std::vector<FieldConflict> conflictsOf(const T& present, const T& before, const T& after, Accepts accepts)
{
    std::vector<FieldConflict> found;
    EachField fields(before, after, Compare{found, accepts});
    describe(fields, present);
    return found;
}

} // namespace

void takeOver(Player& target, const Player& before, const Player& after)
{
    takeFields(target, before, after);
}

void takeOver(EventData& target, const EventData& before, const EventData& after)
{
    takeFields(target, before, after);
}

void takeOver(Settings& target, const Settings& before, const Settings& after)
{
    takeFields(target, before, after);
}

std::vector<FieldConflict> conflicts(const Player& present, const Player& before, const Player& after, Accepts accepts)
{
    return conflictsOf(present, before, after, accepts);
}

std::vector<FieldConflict> conflicts(const EventData& present, const EventData& before, const EventData& after,
                                     Accepts accepts)
{
    return conflictsOf(present, before, after, accepts);
}

std::vector<FieldConflict> conflicts(const Settings& present, const Settings& before, const Settings& after,
                                     Accepts accepts)
{
    return conflictsOf(present, before, after, accepts);
}

} // namespace pairwright
