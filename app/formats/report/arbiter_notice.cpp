#include "app/formats/report/arbiter_notice.h"

#include "app/domain/json/record_json.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_texts.h"
#include "engine/capabilities.h"

#include <algorithm>

namespace pairwright {

namespace {

using Steps = std::vector<ProcedureStep>;
using NameOf = std::function<QString(Tpn)>;

/// A name that ends in an initial brings its own full stop.
QString withSingleStops(QString sentence)
{
    return sentence.replace(QStringLiteral(".."), QStringLiteral("."));
}

QString namesOf(const std::vector<Tpn>& players, const NameOf& nameOf)
{
    QStringList names;
    for (const Tpn player : players)
        names.append(nameOf(player));
    return names.join(QStringLiteral("; "));
}

/// Of the candidates those who float down, in the order of the candidates.
std::vector<Tpn> whoFloats(const Steps& steps, std::size_t step)
{
    std::vector<Tpn> floating;
    for (const Tpn candidate : steps[step].players)
        for (std::size_t i = step + 1; i < steps.size() && steps[i].outcome != ProcedureOutcome::arbiterDecides; ++i)
            if (steps[i].outcome == ProcedureOutcome::floatsDown && steps[i].players.front() == candidate) {
                floating.push_back(candidate);
                break;
            }
    return floating;
}

QString decidedText(const QString& what, bool published)
{
    return published ? ReportTexts::tr("Decided: %1.").arg(what) : ReportTexts::tr("Proposed: %1.").arg(what);
}

QString floaterSentence(const Steps& steps, std::size_t step, bool published, const NameOf& nameOf)
{
    const std::vector<Tpn>& candidates = steps[step].players;
    const std::vector<Tpn> floating = whoFloats(steps, step);
    QString open = ReportTexts::tr("The rules leave it to the arbiter who of these floats down: %1.")
                       .arg(namesOf(candidates, nameOf));
    if (floating.empty())
        return open;
    // Candidates are named by rank.
    const bool lowest = std::equal(floating.rbegin(), floating.rend(), candidates.rbegin());
    const QString names = namesOf(floating, nameOf);
    if (!lowest)
        return open + QLatin1Char(' ') + decidedText(names, published);
    return open + QLatin1Char(' ') +
           (published ? ReportTexts::tr("Decided for the lowest ranked: %1.").arg(names)
                      : ReportTexts::tr("Proposed, as the lowest ranked: %1.").arg(names));
}

QString completionSentence(const Steps& steps, std::size_t step, bool published, const NameOf& nameOf)
{
    QStringList pairs;
    for (std::size_t i = step + 1; i < steps.size(); ++i)
        if (steps[i].outcome == ProcedureOutcome::paired && steps[i].article == steps[step].article)
            pairs.append(namesOf(steps[i].players, nameOf).replace(QStringLiteral("; "), QStringLiteral(" – ")));
    return ReportTexts::tr("The rules leave these players without an opponent, and the rest to the arbiter: %1.")
               .arg(namesOf(steps[step].players, nameOf)) +
           QLatin1Char(' ') + decidedText(pairs.join(QStringLiteral("; ")), published);
}

QString byeSentence(const Steps& steps, std::size_t step, bool published, const NameOf& nameOf)
{
    return ReportTexts::tr("By the rules the bye would go to %1, but then the others could not all be paired; what "
                           "then, they leave to the arbiter.")
               .arg(namesOf(steps[step].players, nameOf)) +
           QLatin1Char(' ') + decidedText(namesOf(steps[step + 1].players, nameOf), published);
}

} // namespace

QString arbiterSentence(const Steps& steps, std::size_t step, bool published, const NameOf& nameOf)
{
    const bool ofBye = step + 1 < steps.size() && steps[step + 1].outcome == ProcedureOutcome::bye;
    if (steps[step].article == "6.4")
        return withSingleStops(floaterSentence(steps, step, published, nameOf));
    return withSingleStops(ofBye ? byeSentence(steps, step, published, nameOf)
                                 : completionSentence(steps, step, published, nameOf));
}

QStringList leftToArbiter(const Tournament& tournament, const RoundVersion& version)
{
    QStringList sentences;
    if (!capabilitiesOf(version.system).leavesToArbiter)
        return sentences;
    const StoredRecord* stored = version.origin == PairingOrigin::engine ? version.record.read() : nullptr;
    const auto* record = stored != nullptr ? std::get_if<ProcedureRecord>(&stored->record) : nullptr;
    if (record == nullptr)
        return sentences;
    const auto nameOf = [&](Tpn tpn) {
        const Player* player = tournament.player(version.order.at(static_cast<std::size_t>(tpn.value) - 1));
        return player != nullptr ? titledName(player->data) : QString();
    };
    for (std::size_t i = 0; i < record->steps.size(); ++i)
        if (record->steps[i].outcome == ProcedureOutcome::arbiterDecides)
            sentences.append(arbiterSentence(record->steps, i, version.publishedAt.has_value(), nameOf));
    return sentences;
}

} // namespace pairwright
