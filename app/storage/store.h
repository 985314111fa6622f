#pragma once

#include "app/domain/changes/change.h"
#include "app/domain/setup/desk_hold.h"
#include "app/domain/setup/desk_role.h"
#include "app/storage/file/file_place.h"
#include "app/storage/journal_row.h"
#include "app/storage/open_error.h"
#include "app/storage/store_error.h"
#include "engine/base/expected.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace pairwright {

/// Where a tournament and its journal are kept, as a session sees it. Belongs to the thread that opened it.
///
/// Several sessions may write to one store. Each step is worked out on top of the last one that its session knows;
/// where the store has gone on since, the step is not written, and the session reads first.
class Store {
public:
    /// What was found when it was opened.
    struct Content {
        Tournament tournament;
        std::int64_t lastStep = 0;
        std::vector<JournalRow> reachable; ///< see app/storage/tournament/journal_store.h
        std::optional<ReadOnlyReason> readOnly;
        std::optional<Upgrade> upgrade;  ///< when the file was of an older revision
        bool isShared = false;           ///< several may write to it at once: whoever shows it looks for their steps
        DeskRole role = DeskRole::chief; ///< of who has opened it
        bool seesPrivate = true;         ///< what is private of players is there, and may be changed
        EventRoles roles = EventRoles::there;
        /// Of who has opened it, as the journal names logins; empty: a file, where all steps are one's own.
        QString login;
        /// Of an event on a server, by whatever address it is reached: a part of a file name. Empty: a file.
        QString identity;
        std::int64_t clockAhead = 0; ///< how far the clock there is before this desk's, in milliseconds
    };
    struct Opened {
        std::unique_ptr<Store> store;
        Content content;
    };

    virtual ~Store() = default;

    /// One step: the changes and their journal row in one transaction, on top of the step `base`; the row gets the
    /// number after it, whatever it says itself. On an error nothing is written; StoreError::Code::behind: `base` is
    /// not the last step any more.
    virtual Expected<Done, StoreError> write(const Delta& delta, const JournalRow& row, std::int64_t base) = 0;
    /// Brings what is written to where a copy finds it. False: somebody reads; once more, later.
    virtual Expected<bool, StoreError> bringLogIntoFile() = 0;
    virtual Expected<std::vector<JournalRow>, StoreError> history(std::int64_t first, int count) = 0;
    /// The rows of the journal after that step, oldest first.
    virtual Expected<std::vector<JournalRow>, StoreError> historyAfter(std::int64_t step) = 0;
    /// The steps of that name that were done, oldest first.
    virtual Expected<std::vector<JournalRow>, StoreError> historyOf(const QString& name) = 0;
    /// Whether what is written still arrives where the store was opened.
    [[nodiscard]] virtual FilePlace::State place() const = 0;
    /// Who does what one desk alone does at a time: on a server. It ends with the connection; a step of editing by hand
    /// takes it by itself, and is not written (StoreError::Code::heldElsewhere) where another desk has it.
    virtual Expected<std::vector<DeskHold>, StoreError> holds() { return std::vector<DeskHold>(); }
    /// From now on it is this desk, `who` by name; heldElsewhere: another has it, and it is not taken `over`.
    virtual Expected<Done, StoreError> hold(HeldWork work, const QString& who, bool over)
    {
        Q_UNUSED(work)
        Q_UNUSED(who)
        Q_UNUSED(over)
        return Done{};
    }
    virtual void letGo(HeldWork work) { Q_UNUSED(work) }
    /// Set: a newer program has brought the event up to date, and nothing more is written by this one. As of the last
    /// question to the server.
    [[nodiscard]] virtual const std::optional<NewerEvent>& madeByNewer() const
    {
        static const std::optional<NewerEvent> no;
        return no;
    }
    /// Copies everything, the journal too, to a new file.
    virtual Expected<Done, StoreError> copyTo(const QString& path) = 0;
};

} // namespace pairwright
