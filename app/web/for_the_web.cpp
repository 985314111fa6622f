#include "app/web/for_the_web.h"

#include "app/domain/players/tpn_order.h"
#include "engine/trf/starting_rank.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright::web {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Web)
};

QString hiddenName(Tpn number)
{
    return Tr::tr("Player %1", "who is not to be named; %1 is the pairing number, or the place in a team")
        .arg(number.value);
}

} // namespace

Tournament forTheWeb(const Tournament& tournament)
{
    Tournament shown = tournament;
    const TpnMap numbers(tpnOrder(tournament));
    shown.settings.declaredOrder = numbers.order();
    shown.keptLines.clear();
    for (Round& round : shown.rounds)
        for (RoundVersion& version : round.versions)
            if (version.withdrawn)
                version.withdrawn->reason.clear();
    for (Player& player : shown.players) {
        if (player.data.offTheWeb) {
            player.data = PlayerData();
            player.data.name = hiddenName(numbers.tpnOf(player.key).value_or(Tpn{}));
            player.data.offTheWeb = true;
        }
        player.data.birth.reset();
    }
    for (Player& member : shown.members) {
        if (member.data.offTheWeb) {
            member.data = PlayerData();
            member.data.name = hiddenName(Tpn{member.team ? member.team->place : 0});
            member.data.offTheWeb = true;
        }
        member.data.birth.reset();
    }
    return shown;
}

trf::Document forTheWeb(trf::Document document, const Tournament& tournament)
{
    const std::vector<PlayerKey> order = tpnOrder(tournament);
    const auto isOfOthers = [&](const trf::KeptLine& kept) {
        return std::any_of(tournament.keptLines.begin(), tournament.keptLines.end(),
                           [&kept](const KeptLine& line) { return line.text.toStdString() == kept.text; });
    };
    std::erase_if(document.kept, isOfOthers);
    for (trf::Player& player : document.players) {
        player.birth.reset();
        for (trf::NationalRecord& record : player.national)
            record.birth.clear();
        const auto place = static_cast<std::size_t>(player.id.value - 1);
        if (place >= order.size() || !tournament.player(order[place])->data.offTheWeb)
            continue;
        std::erase_if(document.options, [start = std::to_string(player.id.value) + "="](const auto& option) {
            return option.first == trf::tournamentRatingOption && option.second.starts_with(start);
        });
        const QString name = hiddenName(Tpn{player.id.value});
        trf::Player unnamed;
        unnamed.id = player.id;
        unnamed.name = name.toStdString();
        unnamed.rank = player.rank;
        unnamed.rounds = std::move(player.rounds);
        unnamed.virtualPoints = std::move(player.virtualPoints);
        player = std::move(unnamed);
    }
    return document;
}

} // namespace pairwright::web
