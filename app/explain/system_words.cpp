#include "app/explain/system_words.h"

#include <QCoreApplication>

#include <array>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

struct FloatingRow {
    const char* higherMoved;
    const char* lowerMoved;
};

struct HalvesRow {
    const char* left;
    const char* right;
    bool byColour;
};

template <class Rows, class Key>
const auto& rowOf(const Rows& rows, Key key)
{
    return rows.at(static_cast<std::size_t>(key));
}

} // namespace

QString byeText(ByeGoesTo bye, Entrants entrants)
{
    if (entrants == Entrants::teams && bye == ByeGoesTo::mostMatches)
        return Tr::tr("An odd number of teams is present. The bye goes to the lowest score, then to the most matches "
                      "played, then to the largest number, among those that may have it and let all others be paired: "
                      "%1, which has %2.");
    static constexpr std::array rows{
        // leftOver
        QT_TRANSLATE_NOOP("pairwright::Explain",
                          "An odd number of players is present. %1 has %2, was left over in the last bracket and had "
                          "no bye before."),
        // lowestNumber
        QT_TRANSLATE_NOOP("pairwright::Explain",
                          "An odd number of players is present. The bye goes to the lowest score, then to the most "
                          "games played, then to the largest number, among those who may have it and let all others "
                          "be paired: %1, who has %2."),
        // mostMatches
        QT_TRANSLATE_NOOP("pairwright::Explain",
                          "An odd number of players is present. The bye goes to the lowest score, then to the most "
                          "matches played, then to the largest number, among those who may have it and let all others "
                          "be paired: %1, who has %2."),
        // lowestIndex
        QT_TRANSLATE_NOOP("pairwright::Explain",
                          "An odd number of players is present. The bye goes to the lowest score, then to the most "
                          "games played, then to the lowest opposition index, among those who may have it and let all "
                          "others be paired: %1, who has %2."),
        // lowestRanked
        QT_TRANSLATE_NOOP("pairwright::Explain",
                          "An odd number of players is present. The bye goes to the lowest ranked player of the lowest "
                          "scoregroup, among those who may have it and let all others be paired: %1, who has %2."),
        // lowestRated
        QT_TRANSLATE_NOOP("pairwright::Explain",
                          "An odd number of players is present. The bye goes to the lowest rated player of the lowest "
                          "scoregroup, among those who may have it: %1, who has %2."),
    };
    return Tr::tr(rowOf(rows, bye));
}

FloatingText floatingText(Floating floating, Entrants entrants)
{
    if (entrants == Entrants::teams && floating == Floating::up)
        return {Tr::tr("%1 has %2. The teams with as many points could not all be paired with each other, so %3, which "
                       "has %4 and has not met %1 before, moved up."),
                {}};
    static constexpr std::array rows{
        // down
        FloatingRow{QT_TRANSLATE_NOOP("pairwright::Explain",
                                      "%1 has %2. Nobody was left for %1 among the players with as many points, so %1 "
                                      "moved down and meets %3, who has %4 and has not met %1 before."),
                    nullptr},
        // up
        FloatingRow{QT_TRANSLATE_NOOP("pairwright::Explain",
                                      "%1 has %2. The players with as many points could not all be paired with each "
                                      "other, so %3, who has %4 and has not met %1 before, moved up."),
                    nullptr},
        // broughtUp
        FloatingRow{QT_TRANSLATE_NOOP("pairwright::Explain",
                                      "%1 has %2 and meets %3, who has %4 and has not met %1 before: not everybody "
                                      "could be paired among players with as many points."),
                    nullptr},
        // towardsMedian
        FloatingRow{QT_TRANSLATE_NOOP("pairwright::Explain",
                                      "%1 has %2 and floated down towards the median, to meet %3, who has %4 and has "
                                      "not met %1 before."),
                    QT_TRANSLATE_NOOP("pairwright::Explain",
                                      "%1 has %2 and floated up towards the median, to meet %3, who has %4 and has "
                                      "not met %1 before.")},
    };
    const FloatingRow& row = rowOf(rows, floating);
    return {Tr::tr(row.higherMoved), row.lowerMoved != nullptr ? Tr::tr(row.lowerMoved) : QString()};
}

HalvesText halvesText(Halves halves)
{
    static constexpr std::array rows{
        HalvesRow{QT_TRANSLATE_NOOP("pairwright::BracketDrawing", "S1: upper half"), // upperAndLower
                  QT_TRANSLATE_NOOP("pairwright::BracketDrawing", "S2: lower half"), false},
        HalvesRow{QT_TRANSLATE_NOOP("pairwright::BracketDrawing", "Upper half"), // firstAndLast
                  QT_TRANSLATE_NOOP("pairwright::BracketDrawing", "Lower half"), false},
        HalvesRow{QT_TRANSLATE_NOOP("pairwright::BracketDrawing", "G1: White"), // seekers
                  QT_TRANSLATE_NOOP("pairwright::BracketDrawing", "G2: Black"), true},
        HalvesRow{QT_TRANSLATE_NOOP("pairwright::BracketDrawing", "White"), // columns
                  QT_TRANSLATE_NOOP("pairwright::BracketDrawing", "Black"), true},
        HalvesRow{QT_TRANSLATE_NOOP("pairwright::BracketDrawing", "Top members"), // topAndBottom (C.04.5 art. 3.6.1)
                  QT_TRANSLATE_NOOP("pairwright::BracketDrawing", "Bottom members"), false},
    };
    const HalvesRow& row = rowOf(rows, halves);
    const auto translated = [](const char* text) {
        return QCoreApplication::translate("pairwright::BracketDrawing", text);
    };
    return {translated(row.left), translated(row.right), row.byColour};
}

} // namespace pairwright
