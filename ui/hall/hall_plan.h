#pragma once

#include "app/domain/tournament.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace pairwright {

/// What the screen in the hall says beside what is published. Kept on this computer, never in the tournament.
struct HallPlan {
    QString notice;                     ///< empty: none
    std::optional<QDateTime> nextRound; ///< when it begins, local time
    QString screen;                     ///< its name; empty: another one than the window is on
    QString language = {};              ///< code; empty: that of the window
    QString secondLanguage = {};        ///< the same pages in this one after them; empty: once is enough
    friend bool operator==(const HallPlan&, const HallPlan&) = default;
};

/// For the settings file, and back; what cannot be read is left out.
QString toText(const HallPlan& plan);
HallPlan hallPlanFrom(const QString& text);

/// The next time of day, today or tomorrow, that is not past.
QDateTime nextTime(const QTime& time, const QDateTime& now);

/// "Round 4 at 15:30 – in 12:05": what a hall waits for, by the plan, else by the times of the rounds; empty where
/// nothing is ahead.
QString countdown(const Tournament& tournament, const HallPlan& plan, const QDateTime& now);

} // namespace pairwright
