#pragma once

#include "engine/capabilities.h"
#include "engine/systems.h"

#include <QString>

class QComboBox;

namespace pairwright {

/// "Dutch 2026".
QString describeSystem(const SystemInfo& system);
/// What the arbiter should know before choosing it; empty: it is in force and tested.
QString noticeOf(const SystemInfo& system);

/// Fills a box with the systems that pair such entrants; what was chosen stays where it is one of them.
void fillWithSystems(QComboBox* box, Entrants entrants = Entrants::players);
void selectSystem(QComboBox* box, SystemEdition system);
/// Precondition: the box was filled and something is selected.
const SystemInfo& selectedSystem(const QComboBox* box);

} // namespace pairwright
