#include "app/cli/input/open_error_text.h"

#include "app/cli/check/contradiction_text.h"

namespace pairwright::cli {

namespace {

ExitCode exitCodeOf(OpenError::Code code)
{
    switch (code) {
    case OpenError::Code::notATournament:
    case OpenError::Code::newerSchema:
    case OpenError::Code::truncated:
    case OpenError::Code::damaged:
    case OpenError::Code::empty:
    case OpenError::Code::foreignSchema:
    case OpenError::Code::impossibleSchema:
    case OpenError::Code::contradictory: return ExitCode::badRequest;
    default: return ExitCode::fileAccess;
    }
}

/// The first few, one a clause.
std::string contradictions(const std::vector<Finding>& findings)
{
    constexpr std::size_t most = 5;
    std::string text = "the tournament contradicts itself: ";
    for (std::size_t i = 0; i < findings.size() && i < most; ++i)
        text += (i > 0 ? "; " : "") + contradictionText(findings[i]);
    if (findings.size() > most)
        text += "; and " + std::to_string(findings.size() - most) + " more";
    return text + ". Recover it into a new file with the program";
}

std::string reason(const OpenError& error)
{
    const std::string detail = error.detail.toStdString();
    switch (error.code) {
    case OpenError::Code::notFound: return "there is no such file";
    case OpenError::Code::noPermission: return "the file may not be read";
    case OpenError::Code::notATournament: return "this is not a tournament file of Pairwright";
    case OpenError::Code::newerSchema:
        return "made by a newer version of Pairwright (format " + std::to_string(error.fileSchema) +
               ", this one knows " + std::to_string(error.knownSchema) + "); use that version";
    case OpenError::Code::truncated: return "the file is shorter than it should be; use a copy or a backup";
    case OpenError::Code::damaged: return "the file is damaged (" + detail + "); use a copy or a backup";
    case OpenError::Code::needsCopy:
        return "the file was not closed properly and its folder cannot be written; copy it elsewhere first";
    case OpenError::Code::alreadyExists: return "there is a file of this name already";
    case OpenError::Code::cannotCreate:
        return "the file cannot be made; is there such a folder, and may it be written?";
    case OpenError::Code::nameLocked:
        return "by its lock a program on " + (detail.empty() ? "another computer" : detail) +
               " has a file of this name; if it is gone, remove the lock (.lock), or choose another name";
    case OpenError::Code::nameTooLong: return "the name is too long for the files beside it; choose a shorter one";
    case OpenError::Code::diskFull: return "the disk is full";
    case OpenError::Code::notAnAddress:
        return "this is no address of an event; it is written postgresql://USER@SERVER/DATABASE?event=NAME";
    case OpenError::Code::passwordInAddress: return "a password does not belong into the address; leave it out";
    case OpenError::Code::notReached:
        return "the server does not let this computer in; check its name, the network and the login (" + detail + ")";
    case OpenError::Code::otherCertificate:
        return "the server shows another certificate than the one in the invitation, and has got no password; ask "
               "whoever has sent the invitation";
    case OpenError::Code::ownerFirst:
        return "made by an older version of Pairwright; its owner has to open it once with this one";
    case OpenError::Code::toBeRenewed:
        return "made by an older version of Pairwright; open it in the window, which asks whether to renew it";
    case OpenError::Code::blocked:
        return (detail.empty() ? "somebody" : "the login " + detail) + " keeps it locked on the server; try again";
    case OpenError::Code::noEvent: return "the server has no such event for this login; check its name";
    case OpenError::Code::contradictory: return contradictions(error.findings);
    case OpenError::Code::empty: return "the file is empty; use a copy or a backup";
    case OpenError::Code::foreignSchema:
        return "the file holds something that no tournament of Pairwright has (" + detail +
               "); nothing in it was run. Recover it into a new file with the program";
    case OpenError::Code::impossibleSchema:
        return "the file says that it has format " + std::to_string(error.fileSchema) +
               ", which no version of Pairwright has made";
    case OpenError::Code::strangeNeighbour:
        return detail + " beside it, where its log would lie, is a link or no file of its own; move it away";
    case OpenError::Code::deletingJournal:
        return "the journal beside it would have the file " + detail +
               " deleted; nothing was opened or deleted. Recover the tournament into a new file with the program";
    case OpenError::Code::tooLarge: return detail + " is larger than that of any tournament; use a copy or a backup";
    case OpenError::Code::temporaryFull:
        return "it needs a working copy, for which there is no room in the folder for temporary files, " + detail;
    case OpenError::Code::cancelled: return "stopped";
    case OpenError::Code::notUpgraded:
        return "a file of an older version of Pairwright; the copy made before it is brought up to date failed (" +
               detail + ")";
    case OpenError::Code::failed: break;
    }
    return detail.empty() ? "the file cannot be opened" : detail;
}

} // namespace

CliError cliErrorOf(const OpenError& error)
{
    return {exitCodeOf(error.code), error.path.toStdString() + ": " + reason(error)};
}

} // namespace pairwright::cli
