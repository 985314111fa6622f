#include "app/domain/ratings/typed_rating.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::TypedRating)
};

constexpr QLatin1StringView typedMark(":typed");

} // namespace

QString typedList(const QString& said)
{
    return said.isEmpty() ? QString(typedMark) : typedMark + QLatin1Char(' ') + said;
}

bool isTyped(const QString& list)
{
    return list == typedMark || list.startsWith(typedMark + QLatin1Char(' '));
}

QString shownList(const QString& list)
{
    if (!isTyped(list))
        return list;
    const QString said = list.mid(typedMark.size() + 1);
    return said.isEmpty() ? Tr::tr("typed", "a rating") : Tr::tr("typed (%1)", "a rating, list").arg(said);
}

QString listAfterTyping(const QString& list, bool sameValue, const QString& shown)
{
    const bool sameList = shown == shownList(list);
    if (sameValue && sameList)
        return list;
    return typedList(sameList || shown == shownList(typedList()) ? QString() : shown);
}

} // namespace pairwright
