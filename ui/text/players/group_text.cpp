#include "ui/text/players/group_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::GroupText)
};

} // namespace

QString describeRule(const GroupRule& rule)
{
    QStringList parts;
    if (rule.sex)
        parts.append(*rule.sex == Sex::Female ? Tr::tr("women") : Tr::tr("men"));
    if (rule.bornFrom)
        parts.append(Tr::tr("born from %1").arg(*rule.bornFrom));
    if (rule.bornUntil)
        parts.append(Tr::tr("born until %1").arg(*rule.bornUntil));
    if (rule.ratingFrom)
        parts.append(Tr::tr("rating from %1").arg(*rule.ratingFrom));
    if (rule.ratingBelow)
        parts.append(Tr::tr("rating below %1").arg(*rule.ratingBelow));
    return parts.join(QStringLiteral(", "));
}

QString describeOrder(const OrderOfEquals& order)
{
    switch (order.by) {
    case OrderOfEquals::By::name: return Tr::tr("by name");
    case OrderOfEquals::By::ownNumber: return Tr::tr("by the column “Own number”");
    case OrderOfEquals::By::lot: return Tr::tr("by lot");
    }
    return {};
}

} // namespace pairwright
