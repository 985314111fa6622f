#pragma once

#include "app/domain/tournament.h"

#include <QStringList>

namespace pairwright {

/// The rules and the edition that a round was paired by, for every sheet with pairings; and what there is to know of
/// them: superseded, known from a secondary source, a system for which FIDE has accepted no program.
QStringList systemNotices(SystemEdition system);
/// Where the virtual points of the rounds from `first` to `last` come from; empty: none of them has any.
QString accelerationNotice(const Tournament& tournament, int first, int last);
/// Of one version: edited by hand, it was paired by the arbiter, and on how many boards that differs is said.
QStringList systemNotices(const RoundVersion& version);
/// The same of the published rounds up to this one, each notice once, and of their acceleration.
QStringList systemNotices(const Tournament& tournament, int rounds);

} // namespace pairwright
