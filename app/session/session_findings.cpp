// What a session answers where something cannot be done, or was not saved.

#include "app/session/session_impl.h"

namespace pairwright {

CommandError refusedBecause(FindingCode code, std::optional<RoundNumber> round)
{
    Finding finding;
    finding.code = code;
    finding.round = round;
    return CommandError{CommandError::Kind::refused, WarningLevel::refused, {finding}, {}};
}

CommandError notSavedBecause(FindingCode code, const QString& detail)
{
    Finding finding;
    finding.code = code;
    finding.text = detail;
    return CommandError{CommandError::Kind::notSaved, WarningLevel::refused, {finding}, {}};
}

CommandError unreadableStep(std::optional<std::int64_t> step)
{
    CommandError error = refusedBecause(FindingCode::stepUnreadable);
    error.findings.front().value = step;
    return error;
}

namespace {

FindingCode findingCodeOfCut(ShutOut by)
{
    switch (by) {
    case ShutOut::no: break;
    case ShutOut::login: return FindingCode::loginEnded;
    case ShutOut::certificate: return FindingCode::otherCertificate;
    }
    return FindingCode::serverNotReached;
}

FindingCode findingCodeOfServer(const StoreError& error)
{
    switch (error.code) {
    case StoreError::Code::cannotOpen: return findingCodeOfCut(error.shutOut);
    case StoreError::Code::readOnly: return FindingCode::serverRefuses;
    case StoreError::Code::privateKept: return FindingCode::privateKept;
    case StoreError::Code::heldElsewhere: return FindingCode::heldElsewhere;
    case StoreError::Code::newerProgram: return FindingCode::newerProgram;
    case StoreError::Code::stepsGone: return FindingCode::serverWentBack;
    case StoreError::Code::interrupted:
    case StoreError::Code::busy: return FindingCode::serverBusy;
    case StoreError::Code::blocked: return FindingCode::serverBlocked;
    case StoreError::Code::diskFull: return FindingCode::serverFull;
    default: return FindingCode::serverFailed;
    }
}

} // namespace

FindingCode findingCodeOf(const StoreError& error)
{
    if (error.ofServer)
        return findingCodeOfServer(error);
    switch (error.code) {
    case StoreError::Code::temporaryFull:
    case StoreError::Code::diskFull: return FindingCode::diskFull;
    case StoreError::Code::io: return FindingCode::ioError;
    case StoreError::Code::readOnly: return FindingCode::storageReadOnly;
    case StoreError::Code::damaged:
    case StoreError::Code::notADatabase: return FindingCode::storageDamaged;
    case StoreError::Code::busy: return FindingCode::storageBusy;
    case StoreError::Code::blocked:
    case StoreError::Code::cannotOpen:
    case StoreError::Code::interrupted:
    case StoreError::Code::behind:
    case StoreError::Code::otherCertificate:
    case StoreError::Code::privateKept:
    case StoreError::Code::heldElsewhere:
    case StoreError::Code::stepsGone:
    case StoreError::Code::newerProgram:
    case StoreError::Code::strangeNeighbour:
    case StoreError::Code::deletingJournal:
    case StoreError::Code::failed: break;
    }
    return FindingCode::storageFailed;
}

} // namespace pairwright
