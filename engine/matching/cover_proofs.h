#pragma once

#include "engine/matching/weighted_matching.h"

namespace pairwright {

/// As long as one of these lives, this thread proves what each WeightedMatching of up to so many vertices answers, and
/// counts; for tests. A cover, and each that a question answered "yes" leads to, is proved by its dual values. After a
/// "no" the cover that stays is proved again, and what was asked for is solved from the start: dearer, or not to be
/// had. That there is no cover, an obstruction proves.
class CoverProofs {
public:
    explicit CoverProofs(int mostVertices);
    ~CoverProofs();
    CoverProofs(const CoverProofs&) = delete;
    CoverProofs& operator=(const CoverProofs&) = delete;

    /// A matching that is watched by the one that lives; none: nothing is to be watched.
    static std::unique_ptr<WeightedMatching> watched(int vertexCount, int penaltyBits);
    /// The same for a matching that has been made: what it answers is judged by others.
    std::unique_ptr<WeightedMatching> watch(std::unique_ptr<WeightedMatching> matching, int vertexCount,
                                            int penaltyBits);

    int solved = 0;     ///< covers that solve() found
    int impossible = 0; ///< ... and did not find
    int kept = 0;       ///< questions answered "yes"
    int refused = 0;    ///< questions answered "no"
    int unproven = 0;   ///< of all these

private:
    const int mostVertices_;
    CoverProofs* const outer_;
};

} // namespace pairwright
