#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pairwright {

/// What can be chosen of the rules of a system. Keys and values are those of `### OPTION` lines, files and commands.
struct SystemOption {
    std::string_view key;                      ///< "lim-maxi"
    std::span<const std::string_view> choices; ///< the first holds where nobody has chosen

    [[nodiscard]] bool has(std::string_view value) const { return placeOf(value) < choices.size(); }
    [[nodiscard]] std::size_t placeOf(std::string_view value) const
    {
        return static_cast<std::size_t>(std::find(choices.begin(), choices.end(), value) - choices.begin());
    }
};

/// The choices that somebody made, each key at most once, by key; what is not in it has the first choice.
class SystemOptions {
public:
    /// Precondition: it is one of its choices.
    void set(const SystemOption& option, std::string_view value)
    {
        const auto place = std::lower_bound(chosen_.begin(), chosen_.end(), option.key,
                                            [](const auto& entry, std::string_view key) { return entry.first < key; });
        const bool isThere = place != chosen_.end() && place->first == option.key;
        if (value == option.choices.front()) {
            if (isThere)
                chosen_.erase(place);
        } else if (isThere) {
            place->second = value;
        } else {
            chosen_.emplace(place, option.key, value);
        }
    }
    [[nodiscard]] std::string_view of(const SystemOption& option) const
    {
        for (const auto& [key, value] : chosen_)
            if (key == option.key)
                return value;
        return option.choices.front();
    }
    /// Keys and values, by key.
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& chosen() const { return chosen_; }
    /// Those of a system: what another one was told is kept beside them.
    [[nodiscard]] SystemOptions only(std::span<const SystemOption> options) const
    {
        SystemOptions result;
        for (const SystemOption& option : options)
            result.set(option, of(option));
        return result;
    }
    friend bool operator==(const SystemOptions&, const SystemOptions&) = default;

private:
    std::vector<std::pair<std::string, std::string>> chosen_; ///< without first choices
};

} // namespace pairwright
