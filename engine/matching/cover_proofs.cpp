#include "engine/matching/cover_proofs.h"

#include "engine/matching/maximum_matching.h"
#include "engine/matching/wide_integer.h"

#include <algorithm>
#include <map>
#include <utility>

namespace pairwright {

namespace {

using Total = WideInteger<Penalty::maxLimbs>;

CoverProofs*& living()
{
    static thread_local CoverProofs* innermost = nullptr;
    return innermost;
}

/// Nobody watches the matchings that watching needs.
class Unwatched {
public:
    Unwatched()
        : before_(std::exchange(living(), nullptr))
    {
    }
    ~Unwatched() { living() = before_; }
    Unwatched(const Unwatched&) = delete;
    Unwatched& operator=(const Unwatched&) = delete;

private:
    CoverProofs* before_;
};

/// Passes everything on, and keeps what a second opinion needs.
class WatchedMatching final : public WeightedMatching {
public:
    WatchedMatching(std::unique_ptr<WeightedMatching> matching, int count, int bits, CoverProofs& proofs)
        : matching_(std::move(matching))
        , count_(count)
        , bits_(bits)
        , proofs_(&proofs)
    {
    }

    void allowPair(int u, int v, const Penalty& penalty) override
    {
        penalties_[std::minmax(u, v)] = penalty;
        matching_->allowPair(u, v, penalty);
    }
    void allowSingle(int v, const Penalty& penalty) override
    {
        penalties_[{v, v}] = penalty;
        matching_->allowSingle(v, penalty);
    }

    bool solve() override
    {
        const bool solved = matching_->solve();
        if (solved)
            best_ = totalOf(*matching_);
        note(solved ? proofs_->solved : proofs_->impossible, solved ? isProven() : !hasCover());
        return solved;
    }
    bool restrictPartners(int v, std::span<const int> partners) override
    {
        return follow(matching_->restrictPartners(v, partners), v, [&](int u) { return u == v || !has(partners, u); });
    }
    bool excludePartners(int v, std::span<const int> partners) override
    {
        return follow(matching_->excludePartners(v, partners), v, [&](int u) { return u != v && has(partners, u); });
    }

    [[nodiscard]] bool mayPair(int u, int v) const override { return matching_->mayPair(u, v); }
    [[nodiscard]] std::optional<int> partner(int v) const override { return matching_->partner(v); }
    [[nodiscard]] bool isProvenOptimal() const override { return matching_->isProvenOptimal(); }

private:
    /// By its two vertices, the smaller one first; who is single stands twice.
    using Penalties = std::map<std::pair<int, int>, Penalty>;

    static bool has(std::span<const int> vertices, int v)
    {
        return std::find(vertices.begin(), vertices.end(), v) != vertices.end();
    }
    void note(int& count, bool proven)
    {
        ++count;
        proofs_->unproven += proven ? 0 : 1;
    }

    /// `forbids(u)`: the question wants v not to be paired with u, or not to be single (u is v).
    template <class Forbids>
    bool follow(bool answer, int v, Forbids forbids)
    {
        const auto isForbidden = [&](const auto& entry) {
            const auto& [a, b] = entry.first;
            return (a == v && forbids(b)) || (b == v && forbids(a));
        };
        if (answer) {
            std::erase_if(penalties_, isForbidden);
            note(proofs_->kept, isProven());
        } else {
            Penalties asked = penalties_;
            std::erase_if(asked, isForbidden);
            note(proofs_->refused, isProven() && isDearer(asked));
        }
        return answer;
    }

    [[nodiscard]] bool isProven() const { return totalOf(*matching_) == best_ && matching_->isProvenOptimal(); }

    /// None: the cover makes a pair that it must not make, or leaves somebody out.
    [[nodiscard]] std::optional<Total> totalOf(const WeightedMatching& matching) const
    {
        Total total;
        for (int v = 0; v < count_; ++v) {
            const int partner = matching.partner(v).value_or(v);
            if (partner < v)
                continue;
            const auto found = penalties_.find({v, partner});
            if (found == penalties_.end() || matching.partner(partner).value_or(v) != v)
                return std::nullopt;
            Total one;
            for (std::size_t i = 0; i < Penalty::maxLimbs; ++i)
                one.limb[i] = found->second.limb(i);
            total += one;
        }
        return total;
    }

    [[nodiscard]] bool isDearer(const Penalties& asked) const
    {
        const Unwatched unwatched;
        const auto anew = WeightedMatching::create(count_, bits_);
        for (const auto& [vertices, penalty] : asked)
            if (vertices.first == vertices.second)
                anew->allowSingle(vertices.first, penalty);
            else
                anew->allowPair(vertices.first, vertices.second, penalty);
        if (!anew->solve())
            return true;
        const auto total = totalOf(*anew);
        return total && best_ && *best_ < *total && anew->isProvenOptimal();
    }

    /// Whoever may be single finds a partner among his like, or in a vertex more that makes their number even.
    [[nodiscard]] bool hasCover() const
    {
        const int count = count_ + count_ % 2;
        return MaximumMatching(count,
                               [&](int a, int b) {
                                   const auto maySpare = [&](int v) {
                                       return v == count_ || penalties_.contains({v, v});
                                   };
                                   return penalties_.contains(std::minmax(a, b)) || (maySpare(a) && maySpare(b));
                               })
            .isPerfect();
    }

    std::unique_ptr<WeightedMatching> matching_;
    int count_;
    int bits_;
    CoverProofs* proofs_;
    Penalties penalties_; ///< of what is still allowed
    std::optional<Total> best_;
};

} // namespace

CoverProofs::CoverProofs(int mostVertices)
    : mostVertices_(mostVertices)
    , outer_(std::exchange(living(), this))
{
}

CoverProofs::~CoverProofs()
{
    living() = outer_;
}

std::unique_ptr<WeightedMatching> CoverProofs::watched(int vertexCount, int penaltyBits)
{
    CoverProofs* const proofs = living();
    if (proofs == nullptr || vertexCount > proofs->mostVertices_)
        return nullptr;
    const Unwatched unwatched;
    return proofs->watch(WeightedMatching::create(vertexCount, penaltyBits), vertexCount, penaltyBits);
}

std::unique_ptr<WeightedMatching> CoverProofs::watch(std::unique_ptr<WeightedMatching> matching, int vertexCount,
                                                     int penaltyBits)
{
    return std::make_unique<WatchedMatching>(std::move(matching), vertexCount, penaltyBits, *this);
}

} // namespace pairwright
