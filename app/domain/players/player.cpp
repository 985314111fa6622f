#include "app/domain/players/player.h"

#include "app/domain/json/enum_names.h"

#include <algorithm>

namespace pairwright {

Presence presenceIn(const Player& player, RoundNumber round)
{
    if (round < player.firstRound)
        return Presence::notEntered;
    if (withdrawalIn(player, round) != nullptr)
        return Presence::withdrawn;
    const auto absence = player.absences.find(round);
    if (absence == player.absences.end())
        return Presence::present;
    switch (absence->second) {
    case AbsenceKind::zeroPoint: return Presence::zeroPointBye;
    case AbsenceKind::halfPoint: return Presence::halfPointBye;
    case AbsenceKind::fullPoint: return Presence::fullPointBye;
    }
    return Presence::present;
}

const Withdrawal* withdrawalIn(const Player& player, RoundNumber round)
{
    const auto found = std::find_if(player.withdrawals.begin(), player.withdrawals.end(), [&](const Withdrawal& w) {
        return round >= w.from && (!w.back || round < *w.back);
    });
    return found != player.withdrawals.end() ? &*found : nullptr;
}

bool isExpelledIn(const Player& player, RoundNumber round)
{
    const Withdrawal* withdrawal = withdrawalIn(player, round);
    return withdrawal != nullptr && withdrawal->expelled;
}

QString toString(const BirthDate& birth)
{
    QString text = QStringLiteral("%1").arg(birth.year, 4, 10, QLatin1Char('0'));
    if (birth.month)
        text += QStringLiteral("-%1").arg(*birth.month, 2, 10, QLatin1Char('0'));
    if (birth.month && birth.day)
        text += QStringLiteral("-%1").arg(*birth.day, 2, 10, QLatin1Char('0'));
    return text;
}

QString toString(Title title)
{
    return QString::fromLatin1(EnumNames<Title>::names.at(static_cast<std::size_t>(title)));
}

std::optional<Title> titleFromString(QStringView text)
{
    for (std::size_t i = 0; i < EnumNames<Title>::names.size(); ++i) {
        if (text.compare(QLatin1StringView{EnumNames<Title>::names.at(i)}, Qt::CaseInsensitive) == 0)
            return static_cast<Title>(i);
    }
    return std::nullopt;
}

} // namespace pairwright
