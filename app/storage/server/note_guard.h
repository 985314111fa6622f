#pragma once

namespace pairwright::server {

/// Functions that look at what a step notes about the event (IntegrityEvent), as statements like those of
/// guardStatements().
extern const char* const fitsLog;
extern const char* const notesOwnResult;
extern const char* const takesBackNote;

} // namespace pairwright::server
