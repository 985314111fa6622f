#include "tests/oracle/team_swiss/colours.h"

#include <optional>
#include <stdexcept>
#include <tuple>

namespace pairwright::oracle::teamswiss {

namespace {

bool hasPreference(const Team& team)
{
    return team.preference.kind != TeamPreference::Kind::none;
}

bool hasStrongPreference(const Team& team)
{
    return team.preference.kind == TeamPreference::Kind::strong;
}

/// What the rule of that number (4.3.x) gives the first-team; no value: it does not speak.
std::optional<Colour> givenByRule(const Teams& field, const Team& first, const Team& other, int rule)
{
    switch (rule) {
    case 1:
        if (!first.colours.empty() || !other.colours.empty())
            return std::nullopt;
        return first.number % 2 == 1 ? field.initialColour : opposite(field.initialColour);
    case 2:
        if (hasPreference(first) == hasPreference(other))
            return std::nullopt;
        return hasPreference(first) ? first.preference.colour : opposite(other.preference.colour);
    case 3:
        if (!hasPreference(first) || !hasPreference(other) || first.preference.colour == other.preference.colour)
            return std::nullopt;
        return first.preference.colour;
    case 4:
        if (field.preferences != PreferenceType::typeB || hasStrongPreference(first) == hasStrongPreference(other))
            return std::nullopt;
        return hasStrongPreference(first) ? first.preference.colour : opposite(other.preference.colour);
    case 5: {
        const int ones = colourDifferenceOf(first.colours);
        const int others = colourDifferenceOf(other.colours);
        if (ones == others)
            return std::nullopt;
        return ones < others ? Colour::White : Colour::Black;
    }
    case 6: { // GHR 3.4: of the matches played, counted from the last
        auto ones = first.colours.rbegin();
        auto others = other.colours.rbegin();
        for (; ones != first.colours.rend() && others != other.colours.rend(); ++ones, ++others)
            if (*ones != *others)
                return opposite(*ones);
        return std::nullopt;
    }
    case 7: return hasPreference(first) ? std::optional(first.preference.colour) : std::nullopt;
    case 8: return first.colours.empty() ? std::nullopt : std::optional(opposite(first.colours.back()));
    case 9: return other.colours.empty() ? std::nullopt : std::optional(other.colours.back());
    default: throw std::logic_error("no rule gives the colours");
    }
}

} // namespace

Rank firstTeamOf(const Teams& teams, Rank one, Rank other)
{
    const auto claim = [&teams](Rank rank) { // the smallest
        const Team& team = teams.at(rank);
        return std::tuple(-team.score.tenths, teams.usesSecondary ? -team.secondary.tenths : 0, team.tpn.value);
    };
    return claim(one) < claim(other) ? one : other;
}

TeamColours allocateColours(const Teams& teams, Rank one, Rank other)
{
    const Rank first = firstTeamOf(teams, one, other);
    const Rank second = first == one ? other : one;
    for (int rule = 1;; ++rule)
        if (const auto given = givenByRule(teams, teams.at(first), teams.at(second), rule))
            return *given == Colour::White ? TeamColours{first, second, rule} : TeamColours{second, first, rule};
}

} // namespace pairwright::oracle::teamswiss
