#include "tests/unit/app/support/shared_store.h"

namespace pairwright::test {

namespace {

/// A session's end of it: everything is done by the server's thread, to which the file belongs.
class Connection : public Store {
public:
    explicit Connection(StoreThread& server)
        : server_(server)
    {
    }
    Expected<Done, StoreError> write(const Delta& delta, const JournalRow& row, std::int64_t base) override
    {
        return ask<Done>([&](Store& store) { return store.write(delta, row, base); });
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
        return ask<std::vector<JournalRow>>([&](Store& store) { return store.historyAfter(step); });
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
    template <class T, class Work>
    Expected<T, StoreError> ask(Work work)
    {
        Expected<T, StoreError> answer = Unexpected{StoreError{}};
        server_.runAndWait([&](Store& store) { answer = work(store); });
        return answer;
    }

    StoreThread& server_;
};

} // namespace

Expected<Store::Opened, OpenError> Server::connect()
{
    if (!opened_)
        return Unexpected{opened_.error()};
    return Store::Opened{std::make_unique<Connection>(thread_), *opened_};
}

} // namespace pairwright::test
