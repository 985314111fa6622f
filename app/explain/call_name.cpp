#include "app/explain/call_name.h"

#include "app/formats/display_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace pairwright {

namespace {

template <class SurnameShared, class NameShared, class Number>
QString calledBy(const Player& player, const SurnameShared& surnameShared, const NameShared& nameShared,
                 const Number& numberOf)
{
    QString surname = shortName(player.data);
    if (!surnameShared(surname))
        return surname;
    if (!nameShared())
        return player.data.name;
    const std::optional<Tpn> number = numberOf();
    return number ? nameWithNumber(player.data.name, *number) : player.data.name;
}

} // namespace

QString callName(const Tournament& tournament, PlayerKey key)
{
    const Player* player = tournament.anybody(key);
    if (player == nullptr)
        return {};
    const std::vector<Player>& all = player->team ? tournament.members : tournament.players;
    const auto someoneElse = [&](const auto& matches) {
        return std::any_of(all.begin(), all.end(),
                           [&](const Player& other) { return other.key != key && matches(other.data); });
    };
    const auto surnameShared = [&](const QString& surname) {
        return someoneElse([&](const PlayerData& other) {
            return other.name.startsWith(surname, Qt::CaseInsensitive) &&
                   shortName(other).compare(surname, Qt::CaseInsensitive) == 0;
        });
    };
    const auto nameShared = [&] {
        return someoneElse(
            [&](const PlayerData& other) { return other.name.compare(player->data.name, Qt::CaseInsensitive) == 0; });
    };
    return calledBy(*player, surnameShared, nameShared, [&] { return TpnMap(tpnOrder(tournament)).tpnOf(key); });
}

Namesakes::Namesakes(const std::vector<Player>& players)
{
    for (const Player& player : players) {
        ++surnames_[shortName(player.data).toCaseFolded()];
        ++names_[player.data.name.toCaseFolded()];
    }
}

bool Namesakes::shareSurname(const PlayerData& player) const
{
    return surnames_.value(shortName(player).toCaseFolded()) > 1;
}

bool Namesakes::shareName(const PlayerData& player) const
{
    return names_.value(player.name.toCaseFolded()) > 1;
}

QString callName(const Player& player, const Namesakes& namesakes, const TpnMap& numbers)
{
    return calledBy(
        player, [&](const QString&) { return namesakes.shareSurname(player.data); },
        [&] { return namesakes.shareName(player.data); }, [&] { return numbers.tpnOf(player.key); });
}

QString nameWithNumber(const QString& name, Tpn number)
{
    return QCoreApplication::translate("pairwright::CallName", "%1 (no. %2)", "name and pairing number")
        .arg(name, QString::number(number.value));
}

} // namespace pairwright
