#pragma once

#include "engine/pairing.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace pairwright::property {

/// FNV-1a over numbers, the same on every machine.
class Fingerprint {
public:
    void add(std::int64_t number)
    {
        for (int byte = 0; byte < 8; ++byte) {
            hash_ ^= static_cast<std::uint64_t>(number >> (8 * byte)) & 0xffU;
            hash_ *= 1099511628211U;
        }
    }
    void add(Tpn tpn) { add(tpn.value); }
    void add(const std::string& text)
    {
        for (const char letter : text)
            add(std::int64_t{letter});
    }
    template <class T>
    void add(const std::vector<T>& list)
    {
        add(static_cast<std::int64_t>(list.size()));
        for (const T& item : list)
            add(item);
    }
    void add(const std::pair<Tpn, Tpn>& pair)
    {
        add(pair.first);
        add(pair.second);
    }
    /// Whom a criterion is charged to is a matter of telling, its value is not.
    void add(const CriterionValue& value)
    {
        add(static_cast<std::int64_t>(value.criterion));
        add(value.value);
    }
    void add(const BracketRecord& bracket)
    {
        add(static_cast<std::int64_t>(bracket.kind));
        add(bracket.residentScore.tenths);
        for (const auto* players : {&bracket.residents, &bracket.mdps, &bracket.upfloaters, &bracket.shiftedToBlack,
                                    &bracket.shiftedToWhite, &bracket.downfloaters, &bracket.order.limbo})
            add(*players);
        add(bracket.pairs);
        add(bracket.criteria);
        add(bracket.order.exchanged);
        add(bracket.order.transposed ? 1 : 0);
    }
    void add(const RejectedAlternative& rejected)
    {
        add(rejected.player);
        add(static_cast<std::int64_t>(rejected.reason));
    }
    void add(const ProcedureStep& step)
    {
        add(step.article);
        add(step.players);
        add(static_cast<std::int64_t>(step.outcome));
        add(step.rejected);
    }
    void add(const Board& board)
    {
        add(board.white);
        add(board.black);
        add(static_cast<std::int64_t>(board.rule));
    }
    void add(const RoundPairing& pairing)
    {
        add(pairing.boards);
        add(pairing.bye.value_or(Tpn{0}));
        add(pairing.arbiterDecides ? 1 : 0);
        if (const auto* criteria = std::get_if<CriteriaRecord>(&pairing.record))
            add(criteria->brackets);
        else if (const auto* procedure = std::get_if<ProcedureRecord>(&pairing.record))
            add(procedure->steps);
    }
    void add(const PairingFailure& failure)
    {
        add(static_cast<std::int64_t>(failure.reason));
        add(failure.blocked);
        add(failure.onlyOpponents);
    }
    [[nodiscard]] std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 14695981039346656037U;
};

} // namespace pairwright::property
