#include "app/cli/prizes/prizes_text.h"

#include "app/cli/console/json_output.h"
#include "app/cli/console/text_table.h"
#include "app/domain/json/enum_names.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/players/tpn_order.h"
#include "app/formats/display_text.h"
#include "app/prizes/prize_words.h"

namespace pairwright::cli {

namespace {

using prizes::Pool;
using prizes::PrizeAssignment;
using prizes::Share;
using prizes::TeamAward;
using Side = TextTable::Side;

std::string winnerText(const PrizeAssignment& all, std::size_t prize)
{
    if (const auto winner = all.winnerOf(prize))
        return prizes::nameOf(all.event.people[*winner]).toStdString();
    for (const TeamAward& award : all.teams)
        if (std::find(award.prizes.begin(), award.prizes.end(), prize) != award.prizes.end())
            return all.event.teams[award.ranking].teams[award.team].name.toStdString();
    return "-";
}

json::Value idOf(const TpnMap& numbers, PlayerKey player)
{
    const auto number = numbers.tpnOf(player);
    return number ? json::Value(number->value) : json::Value();
}

json::Array people(const PrizeAssignment& all, const TpnMap& numbers, const std::vector<std::size_t>& places)
{
    json::Array ids;
    for (const std::size_t place : places)
        ids.push_back(idOf(numbers, all.event.people[place].player));
    return ids;
}

json::Object prizeJson(const PrizeAssignment& all, const TpnMap& numbers, std::size_t index)
{
    const Prize& prize = all.prizes[index];
    const auto winner = all.winnerOf(index);
    json::Array reasons;
    for (const QString& reason : prizes::prizeExplanation(all, index, prizes::Reader::everybody))
        reasons.emplace_back(reason.toStdString());
    return json::Object{{"set", prize.set.toStdString()},
                        {"kind", std::string(QString(nameOf(prize.kind)).toStdString())},
                        {"of", ofText(prize).toStdString()},
                        {"place", prize.place},
                        {"amount", all.fund.amounts[index]},
                        {"thing", prize.thing.toStdString()},
                        {"winner", winner ? idOf(numbers, all.event.people[*winner].player) : json::Value()},
                        {"name", winnerText(all, index)},
                        {"why", reasons}};
}

} // namespace

std::string prizesText(const PrizeAssignment& all)
{
    TextTable table({{"Prize", Side::left}, {"Worth", Side::right}, {"Winner", Side::left}});
    for (std::size_t prize = 0; prize < all.prizes.size(); ++prize)
        table.addRow({labelOf(all.prizes[prize]).toStdString(),
                      moneyText(all.fund.amounts[prize], all.rules.currency).toStdString(), winnerText(all, prize)});
    std::string text = table.text();
    TextTable paid({{"Paid", Side::right}, {"To", Side::left}, {"For", Side::left}});
    for (const Award& award : prizes::awardsOf(all)) {
        QString name = award.team;
        if (award.player)
            name = prizes::nameOf(all.event.people[*all.placeOf(*award.player)]);
        QStringList labels;
        for (const QString& label : award.prizes)
            labels.append(label);
        paid.addRow({moneyText(award.cash, all.rules.currency).toStdString(), name.toStdString(),
                     award.level        ? "level with the last prize"
                     : labels.isEmpty() ? "a share"
                                        : labels.join(QStringLiteral(", ")).toStdString()});
    }
    text += "\n" + paid.text();
    for (const Pool& pool : all.pools)
        if (const QString shared = prizes::poolText(all, pool); !shared.isEmpty())
            text += "\n" + shared.toStdString() + "\n";
    text += "\npaid " + moneyText(all.paid(), all.rules.currency).toStdString() + ", left " +
            moneyText(all.unpaid(), all.rules.currency).toStdString() + "\n";
    return text;
}

json::Object prizesJson(const PrizeAssignment& all, const Tournament& tournament)
{
    const TpnMap numbers(tpnOrder(tournament));
    json::Array list;
    for (std::size_t prize = 0; prize < all.prizes.size(); ++prize)
        list.emplace_back(prizeJson(all, numbers, prize));
    json::Array awards;
    for (const Award& award : prizes::awardsOf(all)) {
        json::Array labels;
        for (const QString& label : award.prizes)
            labels.emplace_back(label.toStdString());
        awards.emplace_back(json::Object{{"player", award.player ? idOf(numbers, *award.player) : json::Value()},
                                         {"team", award.team.toStdString()},
                                         {"prizes", labels},
                                         {"cash", award.cash},
                                         {"level", award.level}});
    }
    json::Array pools;
    for (const Pool& pool : all.pools) {
        json::Array shares;
        for (const Share& share : pool.shares)
            shares.emplace_back(json::Object{{"player", idOf(numbers, all.event.people[share.contender].player)},
                                             {"taken", share.taken},
                                             {"paid", share.paid}});
        pools.emplace_back(
            json::Object{{"total", pool.total}, {"shares", shares}, {"level", people(all, numbers, pool.level)}});
    }
    json::Array notes;
    for (const prizes::FundNote& note : prizes::notesOn(all))
        notes.emplace_back(prizes::noteText(note, all).toStdString());
    return json::Object{{"after_round", all.event.afterRound},
                        {"over", all.event.isOver},
                        {"currency", all.rules.currency.toStdString()},
                        {"prizes", list},
                        {"awards", awards},
                        {"pools", pools},
                        {"remarks", notes},
                        {"paid", all.paid()},
                        {"left", all.unpaid()}};
}

} // namespace pairwright::cli
