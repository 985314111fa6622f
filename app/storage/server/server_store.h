#pragma once

#include "app/storage/last_moment.h"
#include "app/storage/server/server_address.h"
#include "app/storage/server/server_holds.h"
#include "app/storage/sql/database.h"
#include "app/storage/store.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace pairwright {

/// One event on a PostgreSQL server, as one desk sees it. Belongs to the thread that opened it.
///
/// Of several desks that write the next step at once one is first, by the key of the journal; the others are told that
/// they are behind. A connection that is lost is made anew at the next question; whether a step had arrived is looked
/// up in the journal then, so that it is there once. StoreError::Code::cannotOpen: the server cannot be reached, and
/// nothing was written, or that is looked up when the step is given again. StoreError::Code::stepsGone: what was
/// confirmed is not there any more, or something else is in its place; the server was restored.
class ServerStore : public Store {
public:
    using Clock = std::function<QDateTime()>;
    /// `clock`: of this desk, replaced in tests; empty: the current time. What is written bears the times that it is
    /// given: whoever makes them adds Store::Content::clockAhead.
    static Expected<Store::Opened, OpenError> open(const ServerAddress& address, const Clock& clock = {},
                                                   bool renews = true);
    /// A new event with a whole tournament and the first row of its journal, all or nothing.
    static Expected<Store::Opened, OpenError> create(const ServerAddress& address, const Tournament& tournament,
                                                     const JournalRow& firstRow);
    /// A new event with everything that a file holds, journal included, all or nothing; the file stays as it is.
    /// OpenError::Code::cancelled: it was given up before the last moment.
    static Expected<Done, OpenError> createFromFile(const ServerAddress& address, const QString& path,
                                                    LastMoment* moment = nullptr);
    /// A new file with everything that the event holds, journal included, all or nothing.
    static Expected<Done, OpenError> copyToFile(const ServerAddress& address, const QString& path);

    ~ServerStore() override;

    Expected<Done, StoreError> write(const Delta& delta, const JournalRow& row, std::int64_t base) override;
    Expected<bool, StoreError> bringLogIntoFile() override { return true; }
    Expected<std::vector<JournalRow>, StoreError> history(std::int64_t first, int count) override;
    Expected<std::vector<JournalRow>, StoreError> historyAfter(std::int64_t step) override;
    Expected<std::vector<JournalRow>, StoreError> historyOf(const QString& name) override;
    [[nodiscard]] FilePlace::State place() const override { return FilePlace::State::inPlace; }
    Expected<std::vector<DeskHold>, StoreError> holds() override;
    Expected<Done, StoreError> hold(HeldWork work, const QString& who, bool over) override;
    void letGo(HeldWork work) override { holds_.letGo(*database_, work); }
    Expected<Done, StoreError> copyTo(const QString& path) override;
    [[nodiscard]] const std::optional<NewerEvent>& madeByNewer() const override { return newer_; }

    /// The connection, for tests that cut it.
    [[nodiscard]] Database& database() { return *database_; }

private:
    static Expected<Store::Opened, OpenError> read(const ServerAddress& address, const Clock& clock, bool renews);
    ServerStore(ServerAddress address, std::unique_ptr<Database> database, QString login);
    Expected<Done, StoreError> connectAnew();
    Expected<Done, StoreError> lookAtRevision(Database& database);
    Expected<Done, StoreError> goesOnFromKnown(Database& database) const;
    Expected<Done, StoreError> attempt(const Delta& delta, const JournalRow& row);
    /// StoreError::Code::blocked says by whom.
    [[nodiscard]] StoreError named(StoreError error);
    template <class Question>
    auto ask(const Question& question) -> decltype(question());

    ServerAddress address_;
    std::unique_ptr<Database> database_;
    ServerHolds holds_;
    QString login_; ///< as the server knows it
    std::optional<NewerEvent> newer_;
    std::optional<JournalRow> known_; ///< the last step that is known to have been there
};

} // namespace pairwright
