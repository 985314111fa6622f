#include "ui/text/systems/system_text.h"

#include "app/domain/text/filled.h"

#include <QComboBox>
#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::SystemText)
};

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

QString describeSystem(const SystemInfo& system)
{
    return filled(Tr::tr("%1 %2"), text(system.name), system.id.edition);
}

QString noticeOf(const SystemInfo& system)
{
    const QString rules = text(system.rules);
    QString notice;
    switch (system.standing) {
    case Standing::inForce: notice = Tr::tr("Rules %1, in force.").arg(rules); break;
    case Standing::superseded:
        notice = Tr::tr("Rules %1, superseded: in force until %2.").arg(rules, text(system.lastDay));
        break;
    case Standing::secondarySource: notice = Tr::tr("Rules %1, known from a secondary source only.").arg(rules); break;
    }
    if (!system.textAt.empty())
        notice += QLatin1Char(' ') + Tr::tr("Their text: %1").arg(text(system.textAt));
    if (!system.endorsed)
        notice += QLatin1Char(' ') + Tr::tr("FIDE has accepted no program for this system yet.");
    return notice;
}

void fillWithSystems(QComboBox* box)
{
    const int current = box->currentIndex();
    box->clear();
    int place = 0;
    for (const SystemInfo& system : systems())
        box->addItem(describeSystem(system), place++);
    box->setCurrentIndex(std::max(0, current));
}

void selectSystem(QComboBox* box, SystemEdition system)
{
    int place = 0;
    for (const SystemInfo& candidate : systems()) {
        if (candidate.id == system)
            box->setCurrentIndex(box->findData(place));
        ++place;
    }
}

const SystemInfo& selectedSystem(const QComboBox* box)
{
    return systems()[static_cast<std::size_t>(box->currentData().toInt())];
}

} // namespace pairwright
