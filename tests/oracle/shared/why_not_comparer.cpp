#include "tests/oracle/shared/why_not_comparer.h"

#include "tests/oracle/field.h"

#include <algorithm>

namespace pairwright::oracle {

std::vector<Tpn> presentOf(std::size_t participants, const std::vector<Tpn>& absent)
{
    std::vector<Tpn> present;
    for (std::size_t i = 0; i < participants; ++i)
        if (std::find(absent.begin(), absent.end(), tpnAt(i)) == absent.end())
            present.push_back(tpnAt(i));
    return present;
}

bool isRoundWith(const RoundPairing& round, Tpn a, Tpn b, std::vector<Tpn> present)
{
    std::vector<Tpn> seen;
    bool holds = false;
    for (const Board& board : round.boards) {
        seen.insert(seen.end(), {board.white, board.black});
        holds = holds || std::minmax(board.white, board.black) == std::minmax(a, b);
    }
    if (round.bye)
        seen.push_back(*round.bye);
    std::sort(seen.begin(), seen.end());
    std::sort(present.begin(), present.end());
    return holds && seen == present;
}

void checkWhyNot(const char* system, std::uint64_t firstSeed, const WhyNotTally& tally)
{
    const auto& verdicts = tally.verdicts;
    qInfo("WHYNOT %s, seeds from %d: %d differences in %d pairs of %d rounds: %d impossible, %d worse, %d later in the "
          "order, %d unknown",
          system, static_cast<int>(firstSeed), tally.different, tally.pairs, tally.rounds, verdicts[1], verdicts[2],
          verdicts[3], verdicts[5]);
    QCOMPARE(tally.different, 0);
    QVERIFY(verdicts[0] > 0 && verdicts[1] > 0 && verdicts[2] > 0 && verdicts[3] > 0);
}

} // namespace pairwright::oracle
