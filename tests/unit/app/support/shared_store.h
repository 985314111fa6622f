#pragma once

#include "app/storage/tournament/store_thread.h"
#include "app/storage/tournament/tournament_store.h"
#include "tests/unit/app/support/sessions.h"

namespace pairwright::test {

/// One store, for several sessions of this process: what a database server is for several desks.
class Server {
public:
    explicit Server(const QString& path)
    {
        opened_ = thread_.open([path] { return TournamentStore::asStore(TournamentStore::open(path)); });
    }

    [[nodiscard]] Expected<Store::Opened, OpenError> connect();

private:
    StoreThread thread_{[] {
    }};
    Expected<Store::Content, OpenError> opened_ = Unexpected{OpenError{}};
};

/// A session on the store, and what came of what it was given.
class DeskOfMany {
public:
    DeskOfMany(Server& server, const QString& who)
    {
        SessionOptions options = testOptions();
        options.who = who;
        session = TournamentSession::openStore(
                      who, [&server] { return server.connect(); }, options)
                      .value();
        QObject::connect(session.get(), &TournamentSession::confirmed, session.get(), [this] { ++confirmed; });
        QObject::connect(session.get(), &TournamentSession::failed, session.get(),
                         [this](const NotSaved& what) { failed.push_back(what); });
    }

    std::unique_ptr<TournamentSession> session;
    int confirmed = 0;
    std::vector<NotSaved> failed;
};

} // namespace pairwright::test
