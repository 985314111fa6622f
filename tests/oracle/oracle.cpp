#include "tests/oracle/oracle.h"

#include "tests/oracle/colour_criteria.h"

#include <algorithm>

namespace pairwright::oracle {

namespace {

std::vector<Tpn> tpnsOf(const Field& field, std::vector<Rank> ranks)
{
    std::sort(ranks.begin(), ranks.end());
    std::vector<Tpn> tpns;
    tpns.reserve(ranks.size());
    for (const Rank rank : ranks)
        tpns.push_back(field.player(rank).tpn);
    return tpns;
}

BracketRecord::Kind kindOf(PairedBracket::Kind kind)
{
    switch (kind) {
    case PairedBracket::Kind::penultimate: return BracketRecord::Kind::penultimate;
    case PairedBracket::Kind::collapsedLast: return BracketRecord::Kind::collapsedLast;
    case PairedBracket::Kind::ordinary: break;
    }
    return BracketRecord::Kind::ordinary;
}

BracketRecord recordOf(const Field& field, const PairedBracket& paired)
{
    BracketRecord record;
    record.kind = kindOf(paired.kind);
    record.residentScore = field.player(paired.bracket.residents.front()).score;
    record.residents = tpnsOf(field, paired.bracket.residents);
    record.mdps = tpnsOf(field, paired.bracket.mdps);
    record.downfloaters = tpnsOf(field, paired.chosen.downfloaters());
    record.criteria = paired.criteria;
    record.order.exchanged = paired.chosen.exchanged;
    record.order.limbo = tpnsOf(field, paired.chosen.limbo);
    std::vector<Pair> pairs = paired.chosen.pairs();
    std::sort(pairs.begin(), pairs.end());
    for (const Pair& pair : pairs)
        record.pairs.emplace_back(field.player(pair.first).tpn, field.player(pair.second).tpn);
    return record;
}

} // namespace

std::optional<OracleRound> pairByOracle(const TournamentState& state, Edition edition, std::span<const Tpn> absent)
{
    const Field field = makeField(state, edition, absent);
    const auto paired = edition == Edition::Dutch2026 ? pairDutch2026(field) : pairDutch2017(field);
    if (!paired)
        return std::nullopt;
    OracleRound round;
    for (const PairedBracket& bracket : paired->brackets) {
        round.brackets.push_back(recordOf(field, bracket));
        for (const Allocation& allocation : allocateAll(field, bracket.chosen))
            round.boards.push_back(
                Board{field.player(allocation.white).tpn, field.player(allocation.black).tpn, allocation.rule});
    }
    const auto byWhite = [](const Board& one, const Board& other) {
        return one.white < other.white;
    };
    std::sort(round.boards.begin(), round.boards.end(), byWhite);
    if (paired->bye)
        round.bye = field.player(*paired->bye).tpn;
    return round;
}

} // namespace pairwright::oracle
