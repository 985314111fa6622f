#include "engine/dubov1997/columns.h"

#include <algorithm>

namespace pairwright::dubov1997 {

namespace {

std::size_t index(int i)
{
    return static_cast<std::size_t>(i);
}

/// The largest assignment of Whites to Blacks, with Whites bound one by one (Kuhn).
class Assignment {
public:
    Assignment(const Field& field, const Columns& columns)
        : columns_(columns)
        , allowed_(columns.white.size(), std::vector<bool>(columns.black.size(), false))
        , blackOf_(columns.white.size(), nobody)
        , whiteOf_(columns.black.size(), nobody)
    {
        for (std::size_t w = 0; w < columns.white.size(); ++w)
            for (std::size_t b = 0; b < columns.black.size(); ++b)
                allowed_[w][b] = field.compatible(columns.white[w], columns.black[b]);
        for (int w = 0; w < whites(); ++w)
            augment(w);
        largest_ = size();
    }

    [[nodiscard]] int whites() const { return static_cast<int>(columns_.white.size()); }
    [[nodiscard]] int blacks() const { return static_cast<int>(columns_.black.size()); }
    [[nodiscard]] bool allowed(int w, int b) const { return allowed_[index(w)][index(b)]; }

    /// Binds White w to Black b if as many rows can still be paired.
    bool bind(int w, int b)
    {
        const auto before = *this;
        for (int other = 0; other < blacks(); ++other)
            allowed_[index(w)][index(other)] = other == b && before.allowed(w, b);
        for (int other = 0; other < whites(); ++other)
            if (other != w)
                allowed_[index(other)][index(b)] = false;
        std::fill(blackOf_.begin(), blackOf_.end(), nobody);
        std::fill(whiteOf_.begin(), whiteOf_.end(), nobody);
        for (int row = 0; row < whites(); ++row)
            augment(row);
        if (size() == largest_ && blackOf_[index(w)] == b)
            return true;
        *this = before;
        return false;
    }

private:
    static constexpr int nobody = -1;

    [[nodiscard]] int size() const
    {
        return static_cast<int>(
            std::count_if(blackOf_.begin(), blackOf_.end(), [](int black) { return black != nobody; }));
    }
    bool augment(int w)
    {
        std::vector<bool> seen(columns_.black.size(), false);
        return augment(w, seen);
    }
    bool augment(int w, std::vector<bool>& seen)
    {
        for (int b = 0; b < blacks(); ++b) {
            if (!allowed(w, b) || seen[index(b)])
                continue;
            seen[index(b)] = true;
            if (whiteOf_[index(b)] != nobody && !augment(whiteOf_[index(b)], seen))
                continue;
            whiteOf_[index(b)] = w;
            blackOf_[index(w)] = b;
            return true;
        }
        return false;
    }

    Columns columns_;
    std::vector<std::vector<bool>> allowed_;
    std::vector<int> blackOf_;
    std::vector<int> whiteOf_;
    int largest_ = 0;
};

} // namespace

std::vector<ColumnPair> assign(const Field& field, const Columns& columns)
{
    Assignment assignment(field, columns);
    std::vector<ColumnPair> pairs;
    std::vector<bool> taken(columns.black.size(), false);
    for (int w = 0; w < assignment.whites(); ++w) {
        ColumnPair pair;
        pair.white = columns.white[index(w)];
        for (int b = 0; b < assignment.blacks(); ++b) {
            if (taken[index(b)])
                continue;
            const int black = columns.black[index(b)];
            if (!assignment.allowed(w, b)) {
                pair.passed.emplace_back(black, RejectedAlternative::Reason::incompatible);
            } else if (assignment.bind(w, b)) {
                taken[index(b)] = true;
                pair.black = black;
                pairs.push_back(std::move(pair));
                break;
            } else {
                pair.passed.emplace_back(black, RejectedAlternative::Reason::othersLeftOver);
            }
        }
    }
    return pairs;
}

} // namespace pairwright::dubov1997
