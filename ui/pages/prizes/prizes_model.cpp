#include "ui/pages/prizes/prizes_model.h"

#include "app/domain/text/folded_text.h"
#include "app/formats/display_text.h"
#include "app/prizes/fund_reading.h"
#include "app/prizes/prize_words.h"
#include "ui/models/roles.h"
#include "ui/text/format.h"

#include <QFont>

#include <algorithm>

namespace pairwright {

PrizesModel::PrizesModel(Desk& desk, QObject* parent)
    : KeyedTableModel(parent)
    , desk_(desk)
{
    connect(&desk, &Desk::sessionChanged, this, &PrizesModel::refresh);
    connect(&desk, &Desk::changed, this, &PrizesModel::refresh);
    connect(&desk, &Desk::changedEntirely, this, &PrizesModel::refresh);
}

void PrizesModel::setActive(bool active)
{
    active_ = active;
    refresh();
}

void PrizesModel::refresh()
{
    std::vector<ThingId> keys;
    if (active_ && desk_.session() != nullptr) {
        assignment_ = prizes::assignPrizes(desk_.projected());
        paid_.assign(assignment_.event.people.size(), 0);
        const std::vector<Award> awards = prizes::awardsOf(assignment_);
        cents_ = centsOf(awards, &Award::cash);
        for (const Award& award : awards)
            if (award.player)
                paid_[*assignment_.placeOf(*award.player)] = award.cash;
        for (const Prize& prize : assignment_.prizes)
            keys.push_back(prize.id);
    } else {
        assignment_ = {};
    }
    sync(keys);
    repaintAll();
}

const Prize* PrizesModel::prizeAt(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    return place < assignment_.prizes.size() ? &assignment_.prizes[place] : nullptr;
}

int PrizesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString PrizesModel::text(int row, int column) const
{
    const Prize* prize = prizeAt(row);
    if (prize == nullptr || prize->id != keyAt(row))
        return {};
    const auto place = static_cast<std::size_t>(row);
    const QString& currency = assignment_.rules.currency;
    const auto winner = assignment_.winnerOf(place);
    switch (column) {
    case PrizeName: return prizes::shownLabel(prize->set + QLatin1Char(' ') + QString::number(prize->place));
    case Whom: return prizes::whomText(*prize);
    case Worth:
        // With as many decimals as what is paid out.
        return prize->thing.isEmpty() ? moneyText(assignment_.fund.amounts[place], currency, cents_)
                                      : prizes::worthText(*prize, assignment_.fund.amounts[place], currency);
    case Winner:
        for (const prizes::TeamAward& team : assignment_.teams)
            if (std::find(team.prizes.begin(), team.prizes.end(), place) != team.prizes.end())
                return assignment_.event.teams[team.ranking].teams[team.team].name;
        return winner ? prizes::nameOf(assignment_.event.people[*winner]) : QString();
    case Points:
        return winner ? formatScore(Score{static_cast<std::int32_t>(assignment_.event.people[*winner].points)})
                      : QString();
    case Paid:
        for (const prizes::TeamAward& team : assignment_.teams)
            if (std::find(team.prizes.begin(), team.prizes.end(), place) != team.prizes.end())
                return moneyText(team.cash, currency, cents_);
        // The money of several prizes stands with the first.
        return winner && assignment_.prizesOf(*winner).front() == place && paid_[*winner] > 0
                   ? moneyText(paid_[*winner], currency, cents_)
                   : QString();
    default: return {};
    }
}

QVariant PrizesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole: return text(index.row(), index.column());
    case Qt::EditRole:
        if (index.column() == Worth && prizeAt(index.row()) != nullptr)
            return prizes::worthText(*prizeAt(index.row()));
        return text(index.row(), index.column());
    case TitleRole: {
        const auto winner = index.column() == Winner && prizeAt(index.row()) != nullptr
                                ? assignment_.winnerOf(static_cast<std::size_t>(index.row()))
                                : std::nullopt;
        return winner ? toString(assignment_.event.people[*winner].data.title) : QString();
    }
    case Qt::TextAlignmentRole: return headerData(index.column(), Qt::Horizontal, role);
    case Qt::FontRole:
        if (index.column() == Paid || index.column() == Winner) {
            QFont font;
            font.setWeight(QFont::DemiBold);
            return font;
        }
        return {};
    default: return {};
    }
}

Qt::ItemFlags PrizesModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = KeyedTableModel::flags(index);
    const Prize* prize = index.isValid() ? prizeAt(index.row()) : nullptr;
    const bool isTyped =
        index.column() == Worth || (index.column() == Winner && prize != nullptr && prize->kind == PrizeKind::free);
    return prize != nullptr && isTyped && desk_.mayChange(CommandName::setPrizes) ? flags | Qt::ItemIsEditable : flags;
}

bool PrizesModel::give(const Prize& prize, const QString& name)
{
    Prize given = prize;
    given.given.reset();
    const QString wanted = folded(name);
    std::vector<PlayerKey> fitting;
    for (const Player& player : desk_.projected().players) {
        const QString own = folded(player.data.name);
        if (own == wanted || folded(titledName(player.data)) == wanted) {
            fitting = {player.key};
            break;
        }
        if (!wanted.isEmpty() && own.startsWith(wanted))
            fitting.push_back(player.key);
    }
    if (!wanted.isEmpty() && fitting.size() != 1) {
        emit refused(tr("“%1” does not fit exactly one player.").arg(name));
        return false;
    }
    if (!fitting.empty())
        given.given = fitting.front();
    desk_.apply(SetPrizes{{{prize, given}}});
    return true;
}

bool PrizesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || prizeAt(index.row()) == nullptr || desk_.session() == nullptr)
        return false;
    const Prize prize = *prizeAt(index.row());
    if (index.column() == Winner)
        return give(prize, value.toString().simplified());
    const auto worth = prizes::readWorth(value.toString());
    Prize changed = prize;
    if (worth) {
        changed.amount = worth->amount;
        changed.thing = worth->thing;
    }
    const QString& currency = assignment_.rules.currency;
    if (const auto fault = worth ? faultOf(changed) : PrizeFault::worthNothing) {
        emit refused(prizes::faultText(*fault));
        return false;
    }
    if (!worth->currency.isEmpty() && !currency.isEmpty() &&
        worth->currency.compare(currency, Qt::CaseInsensitive) != 0) {
        emit refused(prizes::errorText({prizes::FundError::Code::currenciesMixed, {}, 1, worth->currency, 0, {}}));
        return false;
    }
    if (!worth->currency.isEmpty() && currency.isEmpty()) {
        PrizeRules rules = desk_.projected().settings.prizeRules;
        rules.currency = worth->currency;
        desk_.apply(SetPrizeRules{rules, desk_.projected().settings.prizeRules});
    }
    if (!(changed == prize))
        desk_.apply(SetPrizes{{{prize, changed}}});
    return true;
}

QVariant PrizesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == Worth || section == Points || section == Paid
                   ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case PrizeName: return tr("Prize");
    case Whom: return tr("For", "whom a prize is for, column");
    case Worth: return tr("Worth", "of a prize, column");
    case Winner: return tr("Winner");
    case Points: return tr("Points");
    case Paid: return tr("Paid out", "money, column");
    default: return {};
    }
}

void PrizesModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    repaintAll();
}

} // namespace pairwright
