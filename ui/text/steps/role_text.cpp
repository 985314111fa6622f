#include "ui/text/steps/role_text.h"

#include "app/domain/json/enum_names.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::RoleText)
};

} // namespace

QString nameOfDesk(DeskRole role)
{
    switch (role) {
    case DeskRole::viewer: return Tr::tr("Looking on");
    case DeskRole::checkIn: return Tr::tr("Check-in desk");
    case DeskRole::results: return Tr::tr("Results desk");
    case DeskRole::arbiter: return Tr::tr("Arbiter");
    case DeskRole::chief: return Tr::tr("Chief arbiter");
    }
    return {};
}

QString notOfThisRole(const QString& key)
{
    switch (fromName<DeskRole>(key).value_or(DeskRole::arbiter)) {
    case DeskRole::checkIn:
        return Tr::tr("Your login is for the check-in: who is there, absent or has left. Ask an arbiter for the rest.");
    case DeskRole::results: return Tr::tr("Your login is for results. Ask an arbiter for the rest.");
    default: return Tr::tr("Only the chief arbiter may do this.");
    }
}

} // namespace pairwright
