#pragma once

#include <QString>

namespace pairwright {

/// Exit codes of the program without a window; the same as those of pairwright-cli.
enum class HeadlessExit { done = 0, noLegalPairing = 1, internalError = 2, badRequest = 3, fileAccess = 5 };

/// The job of ./run where no display is: proposes the next round of a tournament without storing it,
/// prints the pairing sheet with its reasons on stdout, and writes the sheet as PDF and the report as TRF into
/// a folder. `file` empty: the sample. A finished tournament gets its last sheet instead of a proposal.
HeadlessExit runHeadless(const QString& file, const QString& outFolder);

} // namespace pairwright
