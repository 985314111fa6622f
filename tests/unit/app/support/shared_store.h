#pragma once

#include "app/storage/tournament/store_thread.h"
#include "app/storage/tournament/tournament_store.h"
#include "tests/unit/app/support/sessions.h"

#include <atomic>
#include <functional>

namespace pairwright::test {

/// One store, for several sessions of this process: what a database server is for several desks.
class Server {
public:
    explicit Server(const QString& path)
    {
        opened_ = thread_.open([path] { return TournamentStore::asStore(TournamentStore::open(path)); });
    }

    /// `looks`: its sessions look by themselves for what others do.
    [[nodiscard]] Expected<Store::Opened, OpenError> connect(bool looks = false);

    /// What becomes of a question for the steps of others.
    enum class Answer { whole, none, garbled };
    std::atomic<Answer> answer = Answer::whole;
    std::atomic<int> looks = 0;            ///< how often they were answered
    std::atomic<bool> isAway = false;      ///< no step and no question arrives
    std::atomic<bool> losesAnswer = false; ///< to the next step, which is done; it is away then

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

/// Ada and Ben at one event. Test classes derive from it.
class AtTwoDesks {
protected:
    /// Twelve players, the first round published.
    void open()
    {
        open([](TournamentSession& session) { pairAndPublish(session); });
    }
    void open(const std::function<void(TournamentSession&)>& prepare, int players = 12);
    void close();
    /// Everything is stored, and both know of it.
    void both() const;

    /// Of Ada, and stored.
    void faster(const std::vector<Command>& commands) const;
    /// Of Ben, who has heard of nothing yet.
    void later(const Command& command);
    /// What Ben gave last was taken.
    [[nodiscard]] bool goesThrough() const;
    /// It was refused because Ada had changed the value of that name; both values as the journal keeps them.
    [[nodiscard]] bool isConflict(const char* key, const char* theirs = nullptr, const char* mine = nullptr) const;

    std::unique_ptr<TournamentFile> file_;
    std::unique_ptr<Server> server_;
    std::unique_ptr<DeskOfMany> ada_;
    std::unique_ptr<DeskOfMany> ben_;
    std::optional<Finding> lost_;
    bool wasTaken_ = false;
};

} // namespace pairwright::test
