#include "tests/unit/app/support/shared_store.h"

#include <QTest>

#include <stdexcept>

namespace pairwright::test {

namespace {

/// A session's end of it: everything is done by the server's thread, to which the file belongs.
class Connection : public Store {
public:
    Connection(StoreThread& thread, Server& server)
        : thread_(thread)
        , server_(server)
    {
    }
    Expected<Done, StoreError> write(const Delta& delta, const JournalRow& row, std::int64_t base) override
    {
        if (server_.isAway)
            return Unexpected{away()};
        auto done = ask<Done>([&](Store& store) { return store.write(delta, row, base); });
        if (!server_.losesAnswer.exchange(false))
            return done;
        server_.isAway = true;
        return Unexpected{away()};
    }
    Expected<bool, StoreError> bringLogIntoFile() override
    {
        return ask<bool>([](Store& store) { return store.bringLogIntoFile(); });
    }
    Expected<std::vector<JournalRow>, StoreError> history(std::int64_t first, int count) override
    {
        return ask<std::vector<JournalRow>>([&](Store& store) { return store.history(first, count); });
    }
    Expected<std::vector<JournalRow>, StoreError> historyAfter(std::int64_t step) override
    {
        const bool isAway = server_.isAway;
        ++server_.looks;
        if (isAway)
            return Unexpected{away()};
        if (server_.answer == Server::Answer::none)
            return Unexpected{StoreError{StoreError::Code::cannotOpen, {}}};
        auto rows = ask<std::vector<JournalRow>>([&](Store& store) { return store.historyAfter(step); });
        if (rows && server_.answer == Server::Answer::garbled)
            for (JournalRow& row : *rows)
                row.changes.chop(1);
        return rows;
    }
    Expected<std::vector<JournalRow>, StoreError> historyOf(const QString& name) override
    {
        return ask<std::vector<JournalRow>>([&](Store& store) { return store.historyOf(name); });
    }
    [[nodiscard]] FilePlace::State place() const override { return FilePlace::State::inPlace; }
    Expected<Done, StoreError> copyTo(const QString& path) override
    {
        return ask<Done>([&](Store& store) { return store.copyTo(path); });
    }

private:
    static StoreError away() { return {StoreError::Code::cannotOpen, QStringLiteral("away"), true}; }
    template <class T, class Work>
    Expected<T, StoreError> ask(Work work)
    {
        Expected<T, StoreError> answer = Unexpected{StoreError{}};
        thread_.runAndWait([&](Store& store) { answer = work(store); });
        return answer;
    }

    StoreThread& thread_;
    Server& server_;
};

} // namespace

Expected<Store::Opened, OpenError> Server::connect(bool looks)
{
    if (!opened_)
        return Unexpected{opened_.error()};
    Store::Opened opened{std::make_unique<Connection>(thread_, *this), *opened_};
    opened.content.isShared = looks;
    return opened;
}

void AtTwoDesks::open(const std::function<void(TournamentSession&)>& prepare, int players)
{
    file_ = std::make_unique<TournamentFile>();
    auto session = createSession(file_->path(), players);
    prepare(*session);
    session->close();
    session.reset();
    server_ = std::make_unique<Server>(file_->path());
    ada_ = std::make_unique<DeskOfMany>(*server_, QStringLiteral("Ada"));
    ben_ = std::make_unique<DeskOfMany>(*server_, QStringLiteral("Ben"));
}

void AtTwoDesks::close()
{
    ada_.reset();
    ben_.reset();
    server_.reset();
}

void AtTwoDesks::both() const
{
    ada_->session->flush();
    ben_->session->flush();
    ada_->session->catchUp();
    ben_->session->catchUp();
}

void AtTwoDesks::faster(const std::vector<Command>& commands) const
{
    for (const Command& command : commands)
        try {
            mustApply(*ada_->session, command);
        } catch (const std::runtime_error& error) {
            QFAIL(error.what());
        }
}

void AtTwoDesks::later(const Command& command)
{
    ben_->failed.clear();
    lost_.reset();
    wasTaken_ = ben_->session->apply(command, WarningLevel::twoSteps).hasValue();
    both();
    if (!ben_->failed.empty())
        lost_ = ben_->failed.front().cause.findings.front();
}

bool AtTwoDesks::goesThrough() const
{
    return wasTaken_ && ben_->failed.empty() && ben_->session->saved() == ada_->session->saved();
}

bool AtTwoDesks::isConflict(const char* key, const char* theirs, const char* mine) const
{
    if (!lost_) {
        qWarning("%s", wasTaken_ ? "it went through" : "it was refused at once");
        return false;
    }
    const bool is = lost_->code == FindingCode::changedMeanwhile && lost_->text == QLatin1StringView(key) &&
                    !lost_->theirs.isEmpty() && !lost_->mine.isEmpty() &&
                    (theirs == nullptr || lost_->theirs == QLatin1StringView(theirs)) &&
                    (mine == nullptr || lost_->mine == QLatin1StringView(mine)) && ben_->failed.front().cause.other &&
                    ben_->failed.front().cause.other->who == "Ada" && ben_->session->saved() == ada_->session->saved();
    if (!is)
        qWarning("code %d, %s: %s, %s", static_cast<int>(lost_->code), qPrintable(lost_->text),
                 qPrintable(lost_->theirs), qPrintable(lost_->mine));
    return is;
}

} // namespace pairwright::test
