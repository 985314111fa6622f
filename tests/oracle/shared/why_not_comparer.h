#pragma once

#include "engine/why_not.h"
#include "tests/oracle/comparing.h"
#include "tests/oracle/why_not.h"

#include <QtTest>

#include <array>
#include <string>
#include <vector>

/// Why-not of the engine against that of an oracle, for every pair of a random round of matches or of teams.
namespace pairwright::oracle {

struct WhyNotTally {
    int rounds = 0;
    int pairs = 0;
    int different = 0;
    std::array<int, 6> verdicts{};
};

/// Those of so many participants who are not absent, ascending.
std::vector<Tpn> presentOf(std::size_t participants, const std::vector<Tpn>& absent);

/// What must hold of the best round with the pair: it holds it, and everybody once.
bool isRoundWith(const RoundPairing& round, Tpn a, Tpn b, std::vector<Tpn> present);

/// Of a round that the oracle's `position` gives, `seed` and `system` for messages.
template <class Position>
void compareWhyNot(const char* system, std::uint64_t seed, const Position& position, const PairingRequest& request,
                   const std::vector<Tpn>& present, WhyNotTally& tally)
{
    const TournamentState state = stateOf(position);
    ++tally.rounds;
    for (std::size_t i = 0; i < present.size(); ++i)
        for (std::size_t k = i + 1; k < present.size(); ++k) {
            ++tally.pairs;
            const auto answer = whyNot(state, request, present[i], present[k]);
            QVERIFY(answer.hasValue());
            ++tally.verdicts[static_cast<std::size_t>(answer->verdict)];
            const std::string engine = describe(*answer);
            const std::string oracle = describe(whyNotByOracle(position, present[i], present[k]));
            const bool another = answer->verdict == Counterfactual::Verdict::worse ||
                                 answer->verdict == Counterfactual::Verdict::laterInOrder;
            const bool isRound =
                !another || (answer->alternative && isRoundWith(*answer->alternative, present[i], present[k], present));
            if (engine == oracle && isRound)
                continue;
            if (++tally.different <= shownDifferences)
                qWarning("%s, seed %d, %d-%d: engine %s%s; oracle %s\n%s", system, static_cast<int>(seed),
                         present[i].value, present[k].value, engine.c_str(),
                         isRound ? "" : " (with no round that holds the pair)", oracle.c_str(),
                         toString(position).c_str());
        }
}

/// No difference, and every kind of answer met; counts are printed.
void checkWhyNot(const char* system, std::uint64_t firstSeed, const WhyNotTally& tally);

} // namespace pairwright::oracle
