#include "app/corrections/numbers_before.h"

#include "app/domain/players/tpn_order.h"

#include <QRegularExpression>

#include <set>

namespace pairwright {

namespace {

/// "5 to 3, 3 to 4, 4 to 5" taken back.
std::optional<std::vector<PlayerKey>> takenBack(const QString& moves, const std::vector<PlayerKey>& order)
{
    static const QRegularExpression move(QStringLiteral("([0-9]{1,5}) to ([0-9]{1,5})"));
    std::vector<PlayerKey> before = order;
    std::set<std::size_t> from;
    std::set<std::size_t> to;
    auto each = move.globalMatch(moves);
    while (each.hasNext()) {
        const auto match = each.next();
        const auto was = static_cast<std::size_t>(match.captured(1).toInt());
        const auto is = static_cast<std::size_t>(match.captured(2).toInt());
        const bool isNumber = was >= 1 && was <= order.size() && is >= 1 && is <= order.size();
        if (!isNumber || !from.insert(was).second || !to.insert(is).second)
            return std::nullopt;
        before[was - 1] = order[is - 1];
    }
    return from == to ? std::optional(std::move(before)) : std::nullopt;
}

} // namespace

std::optional<std::vector<PlayerKey>> numbersBefore(const Tournament& tournament, RoundNumber round)
{
    const std::vector<PlayerKey> now = tpnOrder(tournament);
    std::optional<std::vector<PlayerKey>> order = now;
    for (auto event = tournament.integrity.rbegin(); event != tournament.integrity.rend() && order; ++event)
        if (event->kind == IntegrityEvent::Kind::numbers && event->round >= round)
            order = takenBack(event->text, *order);
    return order != now ? order : std::nullopt;
}

} // namespace pairwright
