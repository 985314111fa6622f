#pragma once

#include "engine/trf/to_state.h"

namespace pairwright::trf {

struct SystemChoice {
    SystemEdition edition;
    std::optional<Note> note; ///< set when the file did not say it
};

/// The caller's choice, else ### SYSTEM, else 192 (or a FIDE code in 092), else Dutch by the start date. Refused where
/// its rounds take another number of columns than the document was read with.
Expected<SystemChoice, ConversionError> chooseSystem(const Document& document, const Choices& choices);

/// The one in which everybody meets everybody so often; nullptr: there is none.
const SystemInfo* systemOfCycles(int cycles);

/// Everybody meets everybody (Capabilities::allPlayAll), by the system that is chosen.
bool isAllPlayAll(const Document& document, const Choices& choices);

} // namespace pairwright::trf
