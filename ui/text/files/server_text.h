#pragma once

#include "app/storage/open_error.h"

#include <QString>

namespace pairwright {

/// OpenError::Code::notReached as a sentence of ours: what is in the way, and what to do.
QString notReachedText(const OpenError& error);
/// What the server and its library have said, in their words, for whoever looks after it; empty: nothing.
QString serverDetails(const OpenError& error);

} // namespace pairwright
