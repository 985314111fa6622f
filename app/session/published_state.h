#pragma once

#include "app/domain/tournament.h"

#include <memory>
#include <utility>

namespace pairwright {

/// A tournament that changes in one thread and is handed out to others as it is at that moment: one copy for all who
/// ask between two changes.
class PublishedState {
public:
    [[nodiscard]] const Tournament& operator*() const { return present_; }
    [[nodiscard]] const Tournament* operator->() const { return &present_; }
    [[nodiscard]] SharedTournament share() const
    {
        if (!shared_)
            shared_ = std::make_shared<const Tournament>(present_);
        return shared_;
    }
    /// To change it.
    [[nodiscard]] Tournament& open()
    {
        shared_.reset();
        return present_;
    }

private:
    Tournament present_;
    mutable SharedTournament shared_;
};

} // namespace pairwright
