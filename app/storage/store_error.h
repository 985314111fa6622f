#pragma once

#include <QString>

#include <cstdint>

namespace pairwright {

/// Why a server that answers is not worked with.
enum class ShutOut : std::uint8_t {
    no,
    login,       ///< it does not let this login in any more, which has ended or has another password
    certificate, ///< it shows another than the one of the invitation, and gets nothing
};

/// Why a statement or a file operation failed. `detail` is what the system says, not translated.
struct StoreError {
    enum class Code : std::uint8_t {
        diskFull,
        io,
        readOnly,
        damaged,
        busy,
        blocked, ///< a server: another keeps locked what is wanted, `detail`: by which logins, where that is known
        notADatabase,
        cannotOpen,
        interrupted,      ///< it ran too long, or nobody waits for it any more (StatementWatch)
        strangeNeighbour, ///< what lies where SQLite keeps its log is no file of its own: `detail` (neighbours.h)
        deletingJournal,  ///< the journal beside it would have the file `detail` deleted
        behind,           ///< somebody else has gone on meanwhile: read first
        privateKept,      ///< a player has private data that this login may not take away
        otherCertificate, ///< the server shows another than the one of the invitation: nothing was sent to it
        stepsGone,        ///< the journal ends before what this desk knows, or goes on otherwise: of a backup
        heldElsewhere,    ///< another desk does what one alone does (Store::holds): `detail`, by name
        newerProgram,     ///< a newer program has brought the event on the server up to date, to revision `detail`
        temporaryFull,    ///< there is no room where temporary files go: in the folder `detail`
        failed
    };
    Code code = Code::failed;
    QString detail;
    bool ofServer = false;         ///< the file is none of this computer, but an event on a server
    ShutOut shutOut = ShutOut::no; ///< cannotOpen: for whoever has it open
};

} // namespace pairwright
