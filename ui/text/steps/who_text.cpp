#include "ui/text/steps/who_text.h"

#include "app/domain/setup/desk_who.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "app/formats/report/shown_date.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::WhoText)
};

QString roleBehindName(DeskRole role)
{
    switch (role) {
    case DeskRole::viewer: return Tr::tr("viewer", "a role behind a name");
    case DeskRole::checkIn: return Tr::tr("check-in desk", "a role behind a name");
    case DeskRole::results: return Tr::tr("results desk", "a role behind a name");
    case DeskRole::arbiter: return Tr::tr("arbiter", "a role behind a name");
    case DeskRole::chief: return Tr::tr("chief arbiter", "a role behind a name");
    }
    return {};
}

} // namespace

QString describeWho(const QString& who)
{
    const DeskWho desk = DeskWho::read(who);
    const QString name = visibleText(desk.name);
    return desk.role ? filled(Tr::tr("%1 (%2)", "somebody, a role"), name, roleBehindName(*desk.role)) : name;
}

QString describeWhoAndLogin(const QString& who)
{
    const DeskWho desk = DeskWho::read(who);
    if (!desk.role || desk.login.isEmpty())
        return describeWho(who);
    return filled(Tr::tr("%1 (%2, login %3)", "somebody, a role"), visibleText(desk.name), roleBehindName(*desk.role),
                  visibleText(desk.login));
}

QString whenText(const QDateTime& at)
{
    const QDateTime there = at.toLocalTime();
    return there.date() == QDate::currentDate() ? shownTime(there.time()) : shownDateTime(there);
}

} // namespace pairwright
