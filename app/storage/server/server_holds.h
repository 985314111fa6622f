#pragma once

#include "app/domain/changes/change.h"
#include "app/domain/setup/desk_hold.h"
#include "app/storage/journal_row.h"
#include "app/storage/server/server_address.h"
#include "app/storage/sql/database.h"

#include <map>
#include <optional>
#include <vector>

namespace pairwright {

/// What one desk alone does at an event on a server. Each desk that has begun it keeps a shared advisory lock of its
/// connection, whose second number says when; the newest has it, so that taking over waits for nobody, and a desk that
/// has died has none. Its name is that of the connection (application_name), which every login may read. No right is
/// needed for any of it.
class ServerHolds {
public:
    explicit ServerHolds(ServerAddress address)
        : address_(std::move(address))
    {
    }

    /// One at most of each work. What another has taken over is not ours any more.
    Expected<std::vector<DeskHold>, StoreError> read(Database& database);
    /// In a transaction of its own. StoreError::Code::heldElsewhere: another has it, `detail` by name.
    Expected<Done, StoreError> take(Database& database, HeldWork work, const QString& who, bool over);
    void letGo(Database& database, HeldWork work);
    /// On a connection that was made anew: what nobody has taken over meanwhile.
    void takeAgain(Database& database);

    /// Inside the transaction of a step, before it writes: a step of editing by hand takes or ends the hold, or is
    /// refused as by take().
    Expected<Done, StoreError> admit(Database& database, const Delta& delta, const JournalRow& row);
    /// The logins that let nobody come in, by name; empty: none, or the server does not tell. In no transaction that
    /// has failed.
    QString whoIsAhead(Database& database) const;
    /// That step was not written, and the connection stands.
    void giveBack(Database& database);

private:
    struct Claim {
        int number = 0; ///< seconds since 2020 by the clock of the server
        QString who;
    };
    Expected<Done, StoreError> claim(Database& database, HeldWork work, const QString& who, bool over);
    void tellAll(Database& database);

    ServerAddress address_;
    std::map<HeldWork, Claim> claims_;
    bool isNew_ = false; ///< the last step that was admitted has taken the hold
};

/// The name of a connection, 63 bytes of ASCII at most, that says who is at it; and back.
QString connectionNameOf(const QString& who);
QString whoOfConnection(const QString& name);

} // namespace pairwright
