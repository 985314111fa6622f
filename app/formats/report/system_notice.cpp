#include "app/formats/report/system_notice.h"

#include "app/formats/report/report_texts.h"

namespace pairwright {

QStringList systemNotices(SystemEdition system)
{
    QStringList notices;
    const SystemInfo* info = findSystem(system);
    if (info == nullptr)
        return notices;
    const auto text = [](std::string_view view) {
        return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
    };
    const QString rules = text(info->rules);
    switch (info->standing) {
    case Standing::inForce: break;
    case Standing::superseded:
        notices.append(ReportTexts::tr("Paired by the rules %1, in force until %2.").arg(rules, text(info->lastDay)));
        break;
    case Standing::secondarySource:
        notices.append(ReportTexts::tr("Paired by the rules %1, known from a secondary source only.").arg(rules));
        break;
    }
    if (!info->endorsed)
        notices.append(
            ReportTexts::tr("%1 system (%2): FIDE has accepted no program for it yet.").arg(text(info->name), rules));
    return notices;
}

} // namespace pairwright
