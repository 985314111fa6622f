#pragma once

#include "engine/base/expected.h"
#include "engine/systems.h"
#include "engine/tiebreaks/tie_break.h"
#include "engine/tournament/point_system.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The random tournament generator that FIDE asks for (C.02.03 art. 7): tournaments by chance, paired by the rules.
namespace pairwright::generator {

/// A whole number that each tournament draws anew, evenly from least to most.
struct Range {
    int least = 0;
    int most = 0;
    friend bool operator==(Range, Range) = default;
};

/// How often something happens in a tournament, of players or of games (Settings says which).
struct Rate {
    enum class Unit : std::uint8_t {
        onceIn,  ///< once in so many, each round; 0 is never
        percent, ///< so many in a hundred, each round
        number,  ///< so many in the whole tournament, or in each of the rounds that are named
    };
    /// What holds in some rounds in place of the rest.
    struct OfRounds {
        Range rounds;
        Unit unit = Unit::onceIn;
        Range range{};
        friend bool operator==(const OfRounds&, const OfRounds&) = default;
    };
    Range range{};
    Unit unit = Unit::onceIn;
    std::vector<OfRounds> ofRounds{}; ///< the last that names a round holds for it
    friend bool operator==(const Rate&, const Rate&) = default;
};

/// How ratings lie between the lowest and the highest.
enum class RatingShape : std::uint8_t {
    even,
    bell,    ///< most of them in the middle
    pyramid, ///< few strong players, many weak ones
};

enum class Acceleration : std::uint8_t {
    none,
    baku,
    sometimes, ///< Baku in every fourth tournament whose points allow it
};

/// What tournaments are to look like. The defaults are the ranges that FIDE's generators have in use, and nothing that
/// those do not have. A range that is a rate is "once in so many", 0 is never.
struct Settings {
    SystemEdition system;
    SystemOptions options{}; ///< of that system
    Range players{15, 215};
    Range rounds{5, 15}; ///< in the Double-Swiss System matches; where everybody meets everybody they follow from that
    Range highestRating{2400, 2800};
    Range lowestRating{1400, 2300};
    Range ratingStep{0, 0}; ///< of which each player has less than the one before, down to the lowest; 0: by `shapes`
    std::vector<int> ratings{}; ///< of these players and no others, 0 is unrated; none: as the lines above say
    std::vector<RatingShape> shapes{RatingShape::even}; ///< one of them is drawn
    std::optional<Range> draws = {};                    ///< per cent of games between equals; none: by the model
    Rate forfeits{{6, 30}};                             ///< games; each side stays away by chance, sometimes both
    Rate forfeitWins{};                                 ///< games that White wins by forfeit, besides
    Rate forfeitLosses{};                               ///< games that White loses by forfeit, besides
    Rate doubleForfeits{};                              ///< games to which neither side comes, besides
    Rate drawLosses{};                                  ///< played games in which White has a draw and Black nothing
    Rate lossDraws{};                                   ///< played games in which Black has a draw and White nothing
    Rate doubleLosses{};                                ///< played games that both sides lose
    Rate halfPointByes{{15, 3225}};                     ///< players; none in the last round unless it is named
    Rate fullPointByes{};                               ///< players; none in the last round unless it is named
    Rate zeroPointByes{};                               ///< players
    Range withdrawals{15, 3225};                        ///< players and rounds
    Range returns{0, 0};                                ///< withdrawn players and rounds
    Range lateEntries{0, 0};                            ///< players; they enter in round 2 or 3
    Range unrated{0, 0};                                ///< players
    Range forbiddenPairs{0, 0};                         ///< number of them
    Range forbiddenGroups{0, 0};                        ///< number of them: 2 to 12 players, from some round on
    Acceleration acceleration = Acceleration::none;
    std::vector<PointSystem> points{PointSystem{}};           ///< one of them is drawn
    std::optional<std::vector<TieBreak>> tieBreaks = usual(); ///< none: each tournament draws its own
    std::optional<int> stopAfter = {};                        ///< rounds to play; none: all

    friend bool operator==(const Settings&, const Settings&) = default;

private:
    static std::vector<TieBreak> usual();
};

/// The defaults; where everybody meets everybody few players, no byes and its usual tie-breaks.
Settings settingsFor(SystemEdition system);

/// What is drawn where nothing is asked for: settingsFor() with byes of every kind, accelerated and other tournaments,
/// each shape of ratings and tie-breaks of their own.
Settings drawnFor(SystemEdition system);

/// Settings under which everything happens that a tournament can meet.
Settings eventful(SystemEdition system);

struct SettingsError {
    enum class Reason : std::uint8_t {
        unknownSystem,
        unknownOption,     ///< `option`
        badValue,          ///< `value` means nothing to `option`, or is out of its range
        ratingsNeeded,     ///< the system cannot do with unrated players
        playersAndRatings, ///< a number of players beside a list of their ratings
        ratingsCrossed,    ///< the lowest rating can lie above the highest
        cannotAccelerate,  ///< no point system of these allows Baku acceleration
        noTable,           ///< too few or too many players to meet each other, or too many rounds
        notInAllPlayAll,   ///< `option`: byes, withdrawals and the like, where everybody meets everybody
        swissTieBreak,     ///< `value` must not be used there
        pointsBeyond,      ///< points that FIDE does not allow; `value` says why
    };
    Reason reason = Reason::badValue;
    std::string option{};
    std::string value{};
    friend bool operator==(const SettingsError&, const SettingsError&) = default;
};

/// An option of the command line that is a range: "--players 15..215" or "--players 40".
struct RangeOption {
    std::string_view name;
    Range Settings::*member;
    int least;
    int most;
    std::string_view help;
};

std::span<const RangeOption> rangeOptions();

/// An option that is a rate: "30" or "6..30" (once in so many), "5%", "4x" (in the whole tournament) and, for some
/// rounds only, "3:4x" or "1..4:10%", several with commas.
struct RateOption {
    std::string_view name;
    Rate Settings::*member;
    std::string_view help;
};

std::span<const RateOption> rateOptions();

/// Options that name forfeits by kind: who gives one of them does not want `forfeits` besides.
std::span<const std::string_view> forfeitsByKind();

/// Ratings as people write them: numbers from 0 (unrated) to 4000 with commas, blanks or lines between them. None: it
/// is no such list, or an empty one.
std::optional<std::vector<int>> parseRatings(std::string_view text);

/// Sets what an option (without its dashes) says: those of rangeOptions() and rateOptions(), `ratings`, `draws`,
/// `shape`, `acceleration`, `points`
/// ("1/0.5/0,3/1/0/3": win, draw, loss and, if it is not a win, the pairing-allocated bye), `tie-breaks`, `stop-after`.
Expected<Done, SettingsError> setOption(Settings& settings, std::string_view name, std::string_view value);

/// Whether tournaments can be made of them.
Expected<Done, SettingsError> validated(const Settings& settings);

/// The whole of the settings as options, "--system dutch --edition 2026 --players 15..215 ...".
std::string toOptions(const Settings& settings);

/// Plain English, one line.
std::string describe(const SettingsError& error);

} // namespace pairwright::generator
