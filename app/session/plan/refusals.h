#pragma once

#include "app/domain/changes/finding.h"

#include <span>
#include <string_view>

namespace pairwright {

enum class RefusalKind : std::uint8_t {
    impossible,      ///< it would contradict itself: refused in every mode
    forbiddenByFide, ///< the regulations do not allow it, or want to be asked; outside FIDE mode a question
};

/// Something that a command is not simply allowed to do.
struct Refusal {
    FindingCode code = FindingCode::storageFailed;
    RefusalKind kind = RefusalKind::impossible;
    WarningLevel inside = WarningLevel::refused;  ///< in FIDE mode
    WarningLevel outside = WarningLevel::refused; ///< never below `acknowledge`: no warning can be switched off
    std::string_view article = {};                ///< of whatever forbids it; empty: reason itself
};

/// All of them, each code once. Nothing else decides what leaving FIDE mode allows.
std::span<const Refusal> refusals();

/// nullptr: such a finding is a warning only, or comes from the disk.
const Refusal* refusalOf(FindingCode code);

/// How loudly that code speaks in a mode. Precondition: it is in the table.
WarningLevel levelOf(FindingCode code, bool fideMode);

} // namespace pairwright
