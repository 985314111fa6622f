#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace pairwright::test {

/// A row of a made rating list. 0: unrated, or not known.
struct MadePerson {
    struct Figures {
        int rating = 0;
        int games = 0;
        int k = 0;
    };
    int id = 0;
    std::string name;
    std::string federation;
    std::string sex;
    std::string title;
    std::string womensTitle;
    std::string otherTitles;
    std::string foa;
    std::array<Figures, 3> figures; ///< standard, rapid, blitz
    int birth = 0;
    std::string flag;
};

/// A list of people who do not exist, in FIDE's true formats: as many as wanted, the same for the same seed, and with
/// the oddities of the real one: cut lines, titles that run over their column, "0000" as a year, a name that is
/// missing.
class MadeRatingList {
public:
    enum class Shape : std::uint8_t { combinedText, legacyText, singleText, combinedXml, legacyXml, singleXml };
    using Sink = std::function<void(std::string_view)>;

    MadeRatingList(std::uint64_t seed, int people)
        : seed_(seed)
        , people_(people)
    {
    }
    [[nodiscard]] int size() const { return people_; }
    [[nodiscard]] MadePerson person(int index) const;
    /// Other titles that run over their column by a letter, and no name.
    static bool runsOver(int index);
    static bool lacksName(int index);
    /// In pieces of some kilobytes. A single list holds the standard ratings of October 2026.
    void write(Shape shape, const Sink& sink) const;
    [[nodiscard]] std::string text(Shape shape) const;

private:
    std::uint64_t seed_;
    int people_;
};

} // namespace pairwright::test
