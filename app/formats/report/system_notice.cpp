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
    const QString edition = QStringLiteral("%1 %2").arg(text(info->name)).arg(info->id.edition);
    switch (info->standing) {
    case Standing::inForce: notices.append(ReportTexts::tr("Paired by the rules %1 (%2).").arg(rules, edition)); break;
    case Standing::superseded:
        notices.append(ReportTexts::tr("Paired by the rules %1 (%2), in force until %3.")
                           .arg(rules, edition, text(info->lastDay)));
        break;
    case Standing::secondarySource:
        notices.append(
            ReportTexts::tr("Paired by the rules %1 (%2), known from a secondary source only.").arg(rules, edition));
        break;
    }
    if (!info->endorsed)
        notices.append(
            ReportTexts::tr("%1 system (%2): FIDE has accepted no program for it yet.").arg(text(info->name), rules));
    return notices;
}

QStringList systemNotices(const Tournament& tournament, int rounds)
{
    QStringList notices;
    for (const Round& round : tournament.rounds)
        if (const RoundVersion* version = round.published(); version != nullptr && round.number.value <= rounds)
            notices += systemNotices(version->system);
    notices.removeDuplicates();
    return notices;
}

} // namespace pairwright
