#pragma once

#include "app/storage/lists/list_row.h"

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

namespace pairwright {

/// The people of a list in memory while it is read, some fifty bytes each, and then in the order of display: the higher
/// rating first, equal ones as the list has them.
class ListPeople : public ListRows {
public:
    /// Rows without a name or an id are the reader's to leave out. The texts are copied.
    void add(const ListRow& row);
    [[nodiscard]] int size() const { return static_cast<int>(order_.size()); }
    /// After the last add().
    void sort();

    void restart() override { next_ = 0; }
    bool next(ListRow& row) override;

private:
    std::deque<std::string> blocks_;
    std::vector<std::uint64_t> order_; ///< what is to be shown first has the smallest number; the low bits are a place
    std::size_t next_ = 0;
    std::string words_;
    std::string packed_;
};

} // namespace pairwright
