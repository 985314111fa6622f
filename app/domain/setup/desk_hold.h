#pragma once

#include <QDateTime>
#include <QLatin1StringView>
#include <QString>

#include <array>
#include <cstdint>

namespace pairwright {

/// What one desk alone does at a time, where several work at an event on a server.
enum class HeldWork : std::uint8_t {
    pairings,  ///< edits a round by hand
    webFolder, ///< keeps the folder for the web
    printSet,  ///< prints what hangs on the wall
};
inline constexpr std::array heldWorks{HeldWork::pairings, HeldWork::webFolder, HeldWork::printSet};

/// The desk that does it now; it has it until it lets go, another takes it over, or its connection is gone.
struct DeskHold {
    HeldWork work = HeldWork::pairings;
    QString who;
    QDateTime since;     ///< UTC
    bool isOurs = false; ///< this desk
    friend bool operator==(const DeskHold&, const DeskHold&) = default;
};

/// Steps of that name edit a round by hand, and are for the desk that has it.
bool editsByHand(QLatin1StringView step);
/// The same, and those by which its pairings would become others while it is edited.
bool isForWhoEditsByHand(QLatin1StringView step);

} // namespace pairwright
