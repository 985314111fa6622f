#pragma once

#include <QString>

#include <cstdint>

namespace pairwright {

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
        temporaryFull,    ///< there is no room where temporary files go: in the folder `detail`
        failed
    };
    Code code = Code::failed;
    QString detail;
    bool ofServer = false;  ///< the file is none of this computer, but an event on a server
    bool isShutOut = false; ///< cannotOpen: the server answers, and does not let this login in any more
};

} // namespace pairwright
