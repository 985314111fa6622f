#pragma once

#include "app/domain/changes/finding.h"
#include "app/domain/tournament.h"

#include <memory>
#include <vector>

namespace pairwright {

/// Judges pairings of the next round by the rules that hold in every system (C.04.1), read from the
/// stored rounds and independent of the engine: who is forgotten or placed twice (level 5), rematches,
/// forbidden pairs, who may not have the bye, colours three times in a row or more than two apart
/// (level 3; in the last round with a topscorer only told, level none), both with the wrong colour
/// (level 2).
std::vector<Finding> judgePairings(const Tournament& tournament, const Pairings& pairings);

/// The same of single boards of the next round, for many questions: the stored rounds are read once.
class BoardJudge {
public:
    /// The tournament has to outlive it.
    explicit BoardJudge(const Tournament& tournament);
    ~BoardJudge();
    BoardJudge(const BoardJudge&) = delete;
    BoardJudge& operator=(const BoardJudge&) = delete;

    [[nodiscard]] std::vector<Finding> ofBoard(const Match& match, int number);
    /// Whether the player may have the pairing-allocated bye.
    [[nodiscard]] std::vector<Finding> ofBye(PlayerKey player);

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

/// All rounds of a round robin together, those that are published and those that are laid out: pairs who do not meet as
/// often as there are cycles, and colours three times in a row. Level 3 where a round was changed by hand, otherwise
/// only told. Empty where they are no round robin, or not all there.
std::vector<Finding> judgeLayout(const Tournament& tournament);

/// The same for the proposal of round `number`, hand edits included; nothing if there is none.
std::vector<Finding> judgeProposal(const Tournament& tournament, RoundNumber number);

} // namespace pairwright
