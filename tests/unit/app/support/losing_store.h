#pragma once

#include "app/storage/store.h"

#include <memory>
#include <utility>
#include <vector>

namespace pairwright::test {

/// A server of which the answer to one write is lost, though it was done, and which is away then until it is wanted.
class LosesAnAnswer : public Store {
public:
    struct Net {
        bool losesNext = false;
        bool isAway = false;
    };
    LosesAnAnswer(std::unique_ptr<Store> store, std::shared_ptr<Net> net)
        : store_(std::move(store))
        , net_(std::move(net))
    {
    }
    Expected<Done, StoreError> write(const Delta& delta, const JournalRow& row, std::int64_t base) override
    {
        if (net_->isAway)
            return Unexpected{gone()};
        auto done = store_->write(delta, row, base);
        net_->isAway = net_->losesNext;
        if (net_->losesNext)
            return Unexpected{gone()};
        return done;
    }
    Expected<bool, StoreError> bringLogIntoFile() override { return true; }
    Expected<std::vector<JournalRow>, StoreError> history(std::int64_t from, int count) override
    {
        return store_->history(from, count);
    }
    Expected<std::vector<JournalRow>, StoreError> historyAfter(std::int64_t step) override
    {
        if (net_->isAway)
            return Unexpected{gone()};
        return store_->historyAfter(step);
    }
    Expected<std::vector<JournalRow>, StoreError> historyOf(const QString& name) override
    {
        return store_->historyOf(name);
    }
    [[nodiscard]] FilePlace::State place() const override { return FilePlace::State::inPlace; }
    Expected<Done, StoreError> copyTo(const QString& path) override { return store_->copyTo(path); }

private:
    static StoreError gone() { return {StoreError::Code::cannotOpen, QStringLiteral("cut"), true}; }
    std::unique_ptr<Store> store_;
    std::shared_ptr<Net> net_;
};

} // namespace pairwright::test
