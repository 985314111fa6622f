#include "app/lists/fide_columns.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

namespace pairwright {

namespace {

enum class Label : std::uint8_t {
    id,
    name,
    federation,
    sex,
    title,
    womensTitle,
    otherTitles,
    foa,
    standard,
    standardGames,
    standardK,
    rapid,
    rapidGames,
    rapidK,
    blitz,
    blitzGames,
    blitzK,
    games,
    k,
    birth,
    flag,
    month,
};

struct Known {
    std::string_view text; ///< in lower case
    Label label;
};
// Labels stand glued together in old lists ("TitlFed", "GamesBorn"), so that the longer one is tried first.
constexpr std::array known{
    Known{"id number", Label::id},     Known{"idnumber", Label::id},    Known{"name", Label::name},
    Known{"titl", Label::title},       Known{"tit", Label::title},      Known{"wtit", Label::womensTitle},
    Known{"otit", Label::otherTitles}, Known{"fed", Label::federation}, Known{"foa", Label::foa},
    Known{"sex", Label::sex},          Known{"srtng", Label::standard}, Known{"sgm", Label::standardGames},
    Known{"sk", Label::standardK},     Known{"rrtng", Label::rapid},    Known{"rgm", Label::rapidGames},
    Known{"rk", Label::rapidK},        Known{"brtng", Label::blitz},    Known{"bgm", Label::blitzGames},
    Known{"bk", Label::blitzK},        Known{"games", Label::games},    Known{"gms", Label::games},
    Known{"gm", Label::games},         Known{"b-day", Label::birth},    Known{"born", Label::birth},
    Known{"birthday", Label::birth},   Known{"flag", Label::flag},      Known{"k", Label::k},
};

struct Place {
    Label label;
    std::size_t from;
    std::size_t length;
};

bool isMonth(std::string_view text)
{
    const auto is = [&text](std::size_t i, int (*kind)(int)) {
        return kind(static_cast<unsigned char>(text[i])) != 0;
    };
    return text.size() >= 5 && is(0, std::isalpha) && is(1, std::isalpha) && is(2, std::isalpha) &&
           is(3, std::isdigit) && is(4, std::isdigit);
}

std::vector<Place> placesIn(std::string_view header)
{
    std::string lower(header);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    std::vector<Place> places;
    for (std::size_t at = 0; at < lower.size();) {
        const std::string_view rest = std::string_view(lower).substr(at);
        const auto* found =
            std::find_if(known.begin(), known.end(), [rest](const Known& each) { return rest.starts_with(each.text); });
        if (rest.front() == ' ') {
            ++at;
        } else if (found != known.end()) {
            places.push_back({found->label, at, found->text.size()});
            at += found->text.size();
        } else if (isMonth(rest)) {
            constexpr std::size_t letters = 5;
            places.push_back({Label::month, at, letters});
            at += letters;
        } else {
            at = std::min(lower.find(' ', at), lower.size());
        }
    }
    return places;
}

class Columns {
public:
    explicit Columns(const std::vector<Place>& places)
        : places_(places)
    {
    }
    [[nodiscard]] std::optional<FideColumns::Span> of(Label label) const
    {
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (places_[i].label == label)
                return FideColumns::Span{places_[i].from,
                                         i + 1 < places_.size() ? places_[i + 1].from : std::string_view::npos};
        return std::nullopt;
    }

private:
    const std::vector<Place>& places_;
};

} // namespace

std::optional<FideColumns> fideColumns(std::string_view header)
{
    const std::vector<Place> places = placesIn(header);
    const Columns columns(places);
    const auto id = columns.of(Label::id);
    const auto name = columns.of(Label::name);
    const auto month = columns.of(Label::month);
    const auto standard = columns.of(Label::standard);
    if (!id || !name || (!month && !standard))
        return std::nullopt;
    FideColumns found;
    found.id = *id;
    found.name = *name;
    found.federation = columns.of(Label::federation);
    found.sex = columns.of(Label::sex);
    found.title = columns.of(Label::title);
    found.womensTitle = columns.of(Label::womensTitle);
    found.otherTitles = columns.of(Label::otherTitles);
    found.foa = columns.of(Label::foa);
    found.birth = columns.of(Label::birth);
    found.flag = columns.of(Label::flag);
    found.combined = standard && columns.of(Label::rapid) && columns.of(Label::blitz);
    if (standard) {
        found.figures[0] = {standard, columns.of(Label::standardGames), columns.of(Label::standardK)};
        found.figures[1] = {columns.of(Label::rapid), columns.of(Label::rapidGames), columns.of(Label::rapidK)};
        found.figures[2] = {columns.of(Label::blitz), columns.of(Label::blitzGames), columns.of(Label::blitzK)};
    } else {
        found.figures[0] = {month, columns.of(Label::games), columns.of(Label::k)};
        found.month = std::string(header.substr(month->from, 5));
    }
    found.width = places.back().from + places.back().length;
    return found;
}

} // namespace pairwright
