#pragma once

#include "app/domain/changes/finding.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// Who has a file open. Empty texts: not known.
struct FileHolder {
    QString user;
    QString host;
    std::int64_t processId = 0;
    QDateTime since; ///< UTC; not valid: not known
    QString program;
    friend bool operator==(const FileHolder&, const FileHolder&) = default;
};

/// Of an event on a server that a newer program has made or renewed, and what this one knows: tables and, behind the
/// dot, what looks at what comes into them.
struct NewerEvent {
    QString revision;
    QString known;
    friend bool operator==(const NewerEvent&, const NewerEvent&) = default;
};

/// Why a file could not be opened or made. Nothing was changed.
struct OpenError {
    enum class Code : std::uint8_t {
        notFound,
        noPermission,   ///< cannot be read at all
        notATournament, ///< another kind of file
        empty,
        newerSchema,   ///< made by a newer program: `fileSchema` > `knownSchema`
        truncated,     ///< shorter than its own header says
        damaged,       ///< `detail` holds what the check found
        needsCopy,     ///< cannot be written here and was not closed properly: copy it elsewhere
        alreadyExists, ///< create: there is a file of this name
        cannotCreate,  ///< create: the folder is missing or cannot be written
        nameLocked,    ///< create: by the lock that lies there somebody on computer `detail` has a file of this name
        diskFull,
        contradictory,     ///< the tournament contradicts itself, see `findings`
        failed,            ///< anything else; `detail` holds what the system says
        foreignSchema,     ///< holds something that no tournament has (`detail`); nothing of it has run
        impossibleSchema,  ///< `fileSchema` is a revision that there never was
        strangeNeighbour,  ///< beside it lies something of the name of its log that is no file of its own: `detail`
        deletingJournal,   ///< the journal beside it would have the file `detail` deleted; nothing was done
        tooLarge,          ///< `detail`, the file or its log, is larger than that of any tournament
        temporaryFull,     ///< there is no room for a working copy where temporary files go: in the folder `detail`
        cancelled,         ///< nobody waits for it any more
        notUpgraded,       ///< of revision `fileSchema`; the copy that is made before it is brought up to date failed:
                           ///< `detail`
        nameTooLong,       ///< create: no room for the names of its lock and its log
        notAnAddress,      ///< `path` begins like the address of an event on a server, and is none
        passwordInAddress, ///< it stands in the address, which is not repeated
        notReached,        ///< the server does not answer, or does not let this user in: `detail`
        noEvent,           ///< the server has no such event, or not for this user
        otherCertificate,  ///< it is not the server of the invitation: another certificate; it has got no password
        blocked,           ///< another keeps it locked on the server: `detail`, the logins, as far as known
        ownerFirst,  ///< of revision `fileSchema`, on a server: only its owner brings it up to date, by opening it
        toBeRenewed, ///< the same for its owner, who has not said yet that he wants that (SessionOptions::renews)
    };
    /// notReached: what is in the way, as far as can be told.
    enum class Barrier : std::uint8_t {
        unknown,
        noSuchHost,    ///< nobody knows the name of the server
        noAnswer,      ///< nothing answers there, or too late
        noServer,      ///< the computer answers, and there is no PostgreSQL at that port
        noPassword,    ///< it wants one, and none was given
        wrongPassword, ///< or an unknown login: a server does not tell which
        noDatabase,
        notLetIn,     ///< its rules let this login not in from this computer
        notEncrypted, ///< it encrypts nothing, and is not this computer
        full,         ///< it has as many connections as it takes
    };
    Code code = Code::failed;
    Barrier barrier = Barrier::unknown;
    QString path;
    QString detail; ///< technical text, not translated
    int fileSchema = 0;
    int knownSchema = 0;
    std::vector<Finding> findings;
    std::optional<NewerEvent> newer{}; ///< newerSchema, of an event on a server
};

/// True if something of the file may still be read into a new one (app/session/history/recovery.h).
bool mayBeRecovered(const OpenError& error);

struct StoreError;
/// What a failure of the store means for who wants to open `path`.
OpenError openErrorFrom(const StoreError& error, const QString& path);

/// A file of an older program, or an event on a server, that was brought up to date when it was opened.
struct Upgrade {
    int fromSchema = 0;
    int toSchema = 0;
    QString copy; ///< the file as it was, beside the new one; empty: an event on a server
    friend bool operator==(const Upgrade&, const Upgrade&) = default;
};

/// Why an open session cannot write.
struct ReadOnlyReason {
    enum class Code : std::uint8_t {
        openedElsewhere, ///< see `holder`
        openedNoMore,    ///< it was, and can be opened again to work on it
        placeNotWritable,
        lockInTheWay,   ///< something of the name of its lock lies there that is no file
        nameTooLong,    ///< no room for the names of its lock and its log
        cannotBeLocked, ///< the place gives no lock by which two programs could keep apart
        otherName,      ///< under another name of the file a program has died over it, and its log lies there
        fileGone,       ///< removed while it was open: nothing that is done now is kept
        fileReplaced,   ///< another file has taken its name while it was open
        contradictory,  ///< it contradicts itself, see `findings`; only what holds is shown
        outOfStep,      ///< what others have done since cannot be followed: another file has taken the place of the one
                        ///< that they had open, or a step of theirs cannot be read
        onlyViewing,    ///< by the role of the login, on a server
        newerProgram,   ///< a newer program has made or renewed the event on a server: `newer`
        stepsGone,      ///< the server was brought back to an earlier moment: what was confirmed since is only here
    };
    Code code = Code::placeNotWritable;
    std::optional<FileHolder> holder;
    bool mayTakeOver = false; ///< the holder is another computer, which may be gone (SessionOptions::takeOver)
    std::vector<Finding> findings = {};
    std::optional<NewerEvent> newer = {};
};

} // namespace pairwright
