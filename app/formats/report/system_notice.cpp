#include "app/formats/report/system_notice.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/acceleration.h"
#include "app/domain/text/number_runs.h"
#include "app/domain/text/system_name.h"
#include "app/formats/report/report_texts.h"
#include "app/pairing/manual_comparison.h"

#include <algorithm>
#include <optional>

namespace pairwright {

namespace {

QString viewText(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// Boards that the rules give otherwise, the bye among them.
int differingBoards(const RoundChanges& changes)
{
    return static_cast<int>(changes.boards.size()) + (changes.byeNow != changes.byeInstead ? 1 : 0);
}

/// No value: as the rules give it, as far as is known.
std::optional<QString> arbitersNotice(const RoundVersion& version)
{
    const SystemInfo* info = knownSystem(version.system);
    const auto comparison = comparisonFromJson(version.comparisonJson);
    if (info == nullptr || (version.origin != PairingOrigin::edited && !comparison))
        return std::nullopt;
    const QString edition = systemEditionName(*info);
    const QString rules = viewText(info->rules);
    if (!comparison || !comparison->fromFile.isEmpty())
        return ReportTexts::tr("Paired by the arbiter on the base of the rules %1 (%2).").arg(rules, edition);
    const int boards = differingBoards(comparison->judgement.changes);
    if (boards == 0)
        return std::nullopt;
    return ReportTexts::tr("Paired by the arbiter on the base of the rules %1 (%2): %n board(s) differ from them.",
                           nullptr, boards)
        .arg(rules, edition);
}

/// "1–3, 5": the rounds from `first` to `last` in which somebody has virtual points.
QString acceleratedRounds(const Tournament& tournament, int first, int last)
{
    const auto points = virtualPoints(tournament, tpnOrder(tournament));
    const auto isAccelerated = [&points](int round) {
        const auto index = static_cast<std::size_t>(round - 1);
        return std::any_of(points.begin(), points.end(), [index](const std::vector<Score>& own) {
            return index < own.size() && own[index] != Score{};
        });
    };
    std::vector<int> rounds;
    for (int round = first; round <= last; ++round)
        if (isAccelerated(round))
            rounds.push_back(round);
    return numberRuns(rounds).join(QStringLiteral(", "));
}

} // namespace

QString accelerationNotice(const Tournament& tournament, int first, int last)
{
    if (virtualPointsKind(tournament) == VirtualPoints::none)
        return {};
    const QString rounds = acceleratedRounds(tournament, first, last);
    if (rounds.isEmpty())
        return {};
    return isByBaku(tournament)
               ? ReportTexts::tr("Rounds with Baku acceleration (FIDE Handbook C.04.7): %1.").arg(rounds)
               : ReportTexts::tr("Rounds with virtual points as the file of this event gave them: %1. All of them are "
                                 "on the sheet \"Virtual points\".")
                     .arg(rounds);
}

QStringList systemNotices(const RoundVersion& version)
{
    QStringList notices = systemNotices(version.system);
    if (const auto byHand = arbitersNotice(version); byHand && !notices.isEmpty())
        notices.front() = *byHand;
    return notices;
}

QStringList systemNotices(SystemEdition system)
{
    QStringList notices;
    const SystemInfo* info = knownSystem(system);
    if (info == nullptr)
        return notices;
    const QString rules = viewText(info->rules);
    const QString edition = systemEditionName(*info);
    switch (info->standing) {
    case Standing::inForce: notices.append(ReportTexts::tr("Paired by the rules %1 (%2).").arg(rules, edition)); break;
    case Standing::superseded:
        notices.append(ReportTexts::tr("Paired by the rules %1 (%2), in force until %3.")
                           .arg(rules, edition, viewText(info->lastDay)));
        break;
    case Standing::secondarySource:
        notices.append(
            ReportTexts::tr("Paired by the rules %1 (%2), known from a secondary source only.").arg(rules, edition));
        break;
    }
    if (!info->textAt.empty())
        notices.append(ReportTexts::tr("The text of the rules %1: %2").arg(rules, viewText(info->textAt)));
    if (!info->endorsed)
        notices.append(
            ReportTexts::tr("%1 (%2): FIDE has accepted no program for it yet.").arg(systemName(*info), rules));
    return notices;
}

QStringList systemNotices(const Tournament& tournament, int rounds)
{
    QStringList notices;
    for (const Round& round : tournament.rounds) {
        const RoundVersion* version = round.number.value <= rounds ? round.published() : nullptr;
        if (version == nullptr)
            continue;
        QStringList own = systemNotices(*version);
        if (arbitersNotice(*version) && !own.isEmpty())
            own.front() = ReportTexts::tr("Round %1: %2").arg(QString::number(round.number.value), own.front());
        notices += own;
    }
    notices.removeDuplicates();
    if (const QString accelerated = accelerationNotice(tournament, 1, rounds); !accelerated.isEmpty())
        notices.append(accelerated);
    return notices;
}

} // namespace pairwright
