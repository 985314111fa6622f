#pragma once

#include "app/domain/changes/finding.h"
#include "app/domain/tournament.h"
#include "app/session/command/command_error.h"

#include <QString>
#include <QStringList>

namespace pairwright {

/// One finding as a sentence: what is wrong, and what to do where something can be done.
QString sentenceFor(const Finding& finding, const Tournament& tournament);

/// One sentence for each finding, in their order, doubles left out.
QStringList sentencesFor(const std::vector<Finding>& findings, const Tournament& tournament);

} // namespace pairwright
