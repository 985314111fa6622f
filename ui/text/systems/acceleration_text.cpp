#include "ui/text/systems/acceleration_text.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/acceleration.h"
#include "app/domain/text/filled.h"
#include "engine/tournament/acceleration.h"
#include "ui/text/format.h"

#include <QComboBox>
#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::AccelerationText)
};

template <class E>
void fill(QComboBox* box, const QList<std::pair<QString, E>>& choices)
{
    const int current = box->currentIndex();
    box->clear();
    for (const auto& choice : choices)
        box->addItem(choice.first, static_cast<int>(choice.second));
    box->setCurrentIndex(std::clamp(current, 0, box->count() - 1));
}

/// "+1 in rounds 1–2, +½ in rounds 3–4"
QString spans(const std::vector<Score>& points)
{
    QStringList texts;
    for (std::size_t begin = 0; begin < points.size();) {
        std::size_t end = begin;
        while (end + 1 < points.size() && points[end + 1] == points[begin])
            ++end;
        const QString value = formatDifference(points[begin]);
        if (points[begin] != Score{})
            texts.append(begin == end ? filled(Tr::tr("%1 in round %2"), value, begin + 1)
                                      : filled(Tr::tr("%1 in rounds %2–%3"), value, begin + 1, end + 1));
        begin = end + 1;
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace

void fillWithAccelerations(QComboBox* box, bool given)
{
    fill<Acceleration>(box, {{Tr::tr("none"), Acceleration::none}, {Tr::tr("Baku"), Acceleration::baku}});
    if (given)
        box->addItem(Tr::tr("virtual points as given"));
}

QString describeVirtualPoints(const Tournament& tournament)
{
    const std::vector<PlayerKey> order = tpnOrder(tournament);
    switch (virtualPointsKind(tournament)) {
    case VirtualPoints::none: return {};
    case VirtualPoints::baku: break;
    case VirtualPoints::given: {
        const auto points = virtualPoints(tournament, order);
        const auto players = std::count_if(points.begin(), points.end(), [](const auto& one) { return !one.empty(); });
        return Tr::tr("%n player(s) have virtual points, shown beside the score; all of them are on the sheet "
                      "\"Virtual points\" (Reports menu).",
                      nullptr, static_cast<int>(players));
    }
    }
    const QString rounds = spans(upperGroupPoints(tournament.settings));
    const auto last = lastOfUpperGroup(tournament);
    if (!last)
        return Tr::tr("Upper half: %1.").arg(rounds);
    const auto place = std::find(order.begin(), order.end(), *last) - order.begin() + 1;
    return filled(Tr::tr("Numbers 1 to %1: %2."), place, rounds);
}

QString describeVirtualPoints(const Tournament& tournament, PlayerKey player)
{
    if (virtualPointsKind(tournament) == VirtualPoints::none)
        return {};
    const std::vector<PlayerKey> order = tpnOrder(tournament);
    const auto found = std::find(order.begin(), order.end(), player);
    if (found == order.end())
        return {};
    const QString rounds = spans(virtualPoints(tournament, order)[static_cast<std::size_t>(found - order.begin())]);
    return rounds.isEmpty() ? QString() : Tr::tr("Virtual points: %1").arg(rounds);
}

} // namespace pairwright
