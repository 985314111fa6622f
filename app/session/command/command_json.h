#pragma once

#include "app/session/command/command.h"

#include <QString>

#include <optional>

namespace pairwright {

/// The command as the journal keeps it: {"v":1,"command":"EnterResult", ...}.
QString toJson(const Command& command);

QString toJson(const StepDescription& step);
std::optional<StepDescription> stepFromJson(const QString& text);

} // namespace pairwright
