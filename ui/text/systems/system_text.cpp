#include "ui/text/systems/system_text.h"

#include "app/domain/setup/settings.h"
#include "app/domain/text/system_name.h"

#include <QComboBox>
#include <QCoreApplication>

#include <algorithm>
#include <vector>

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
    return systemEditionName(system);
}

QString noticeOf(const SystemInfo& system)
{
    if (system.rules == system.name) // of no article
        return Tr::tr("FIDE has no rules for it; the table is this program’s own.");
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
        notice += QLatin1Char(' ') + Tr::tr("Their text: %1.").arg(text(system.textAt));
    if (!system.endorsed)
        notice += QLatin1Char(' ') + Tr::tr("FIDE has accepted no program for this system yet.");
    return notice;
}

namespace {

/// Of players first, then of teams: a box keeps places in this list.
std::vector<const SystemInfo*> everySystem()
{
    std::vector<const SystemInfo*> all;
    for (const SystemList& list : {systems(), teamSystems()})
        for (const SystemInfo& system : list)
            all.push_back(&system);
    return all;
}

} // namespace

void fillWithSystems(QComboBox* box, Entrants entrants)
{
    const QVariant current = box->currentData();
    box->clear();
    int place = 0;
    std::vector<std::pair<int, const SystemInfo*>> offered;
    for (const SystemInfo* system : everySystem()) {
        if (usableSystem(system->id, entrants == Entrants::teams) != nullptr)
            offered.emplace_back(place, system);
        ++place;
    }
    if (entrants == Entrants::teams) // the Swiss first
        std::rotate(offered.begin(), std::prev(offered.end(), static_cast<std::ptrdiff_t>(teamSystems().size())),
                    offered.end());
    for (const auto& [at, system] : offered)
        box->addItem(describeSystem(*system), at);
    box->setMaxVisibleItems(box->count()); // whoever chooses sees them all
    box->setCurrentIndex(std::max(0, box->findData(current)));
}

void selectSystem(QComboBox* box, SystemEdition system)
{
    int place = 0;
    for (const SystemInfo* candidate : everySystem()) {
        if (candidate->id == system)
            box->setCurrentIndex(box->findData(place));
        ++place;
    }
}

const SystemInfo& selectedSystem(const QComboBox* box)
{
    return *everySystem()[static_cast<std::size_t>(box->currentData().toInt())];
}

} // namespace pairwright
