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
/// The same of an error, which may know who was faster.
QStringList sentencesFor(const CommandError& error, const Tournament& tournament);
/// They tell who that was, and when.
bool saysWhoWasFaster(const CommandError& error);

} // namespace pairwright
