#include "app/corrections/ways.h"

#include "app/corrections/kept_boards.h"
#include "app/domain/rounds/pairings.h"
#include "app/pairing/pairing_job.h"
#include "app/session/plan/planner.h"
#include "app/session/plan/result_entry.h"
#include "engine/capabilities.h"
#include "engine/systems.h"

namespace pairwright {

namespace {

constexpr std::string_view inTime = "C.04.2:2026 art. 4.3";
constexpr std::string_view newPairings = "C.04.2:2026 art. 4.4";

/// What lets a result of a published round be put right: where every round takes results, the rules of the system.
std::string_view articleOfResults(const Tournament& tournament)
{
    const SystemEdition system = tournament.settings.system;
    if (capabilitiesOf(system).results == ResultsOpen::everyPublishedRound)
        return knownSystem(system)->rules;
    return inTime;
}

template <class Variant>
Command asCommand(const Variant& step)
{
    return std::visit([](const auto& one) { return Command(one); }, step);
}

/// The command that takes this result now, as part of a correction.
CorrectionStep stepFor(const Tournament& tournament, const Mistake::Result& one)
{
    const Command command = commandFor(tournament, one.board, one.result);
    if (const auto* correct = std::get_if<CorrectResult>(&command))
        return *correct;
    if (const auto* adjourned = std::get_if<EnterAdjournedResult>(&command))
        return *adjourned;
    if (const auto* rating = std::get_if<SetRatingOnlyResult>(&command); rating != nullptr && one.result)
        return CorrectResult{one.board, *one.result}; // its refusal says why
    return EnterResult{one.board, one.result};
}

std::vector<CorrectionStep> recordingSteps(const Tournament& tournament, const Mistake& mistake, const QString& reason)
{
    std::vector<CorrectionStep> steps;
    if (mistake.amended) {
        steps.emplace_back(*mistake.amended);
        if (auto& amend = std::get<AmendRound>(steps.back()); amend.reason.isEmpty())
            amend.reason = reason;
    }
    for (const Mistake::Result& one : mistake.results)
        steps.push_back(stepFor(tournament, one));
    return steps;
}

/// One step is its own command: the history names it better.
Command together(std::vector<CorrectionStep> steps)
{
    if (steps.size() == 1)
        return asCommand(steps.front());
    return Correction{std::move(steps)};
}

void addIfPossible(std::vector<CorrectionWay>& ways, const Tournament& tournament, CorrectionWay way,
                   const QDateTime& now)
{
    if (isPossible(way, tournament, way.command, now))
        ways.push_back(std::move(way));
}

/// The tournament before its last published round is paired again; none: that round is not to be withdrawn.
std::optional<Tournament> beforePairingAgain(const Tournament& tournament, const Mistake& mistake)
{
    const RoundNumber last = tournament.lastPublished();
    const auto round = mistake.round();
    if (!round || last.value < 1)
        return std::nullopt;
    const bool ofTheLast = *round == last;
    if (ofTheLast && (!mistake.results.empty() || !mistake.amended || mistake.amended->absences.empty()))
        return std::nullopt; // nothing is paired from it
    Tournament state = tournament;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto run = [&](const Command& command) {
        const Plan plan = planOf(state, command, now);
        if (highestLevel(plan.findings) == WarningLevel::refused)
            return false;
        applyTo(state, plan.delta);
        return true;
    };
    if (!ofTheLast)
        for (const CorrectionStep& step : recordingSteps(tournament, mistake, QStringLiteral("?")))
            if (!run(asCommand(step)))
                return std::nullopt;
    if (!run(WithdrawPublication{last, QStringLiteral("?")}))
        return std::nullopt;
    if (ofTheLast)
        for (const auto& [player, kind] : mistake.amended->absences)
            if (!run(SetAbsence{last, {player}, kind}))
                return std::nullopt;
    return state;
}

CorrectionWay wayOfPairingAgain(const Tournament& tournament, const Mistake& mistake, RoundDraft again,
                                const QString& reason)
{
    const RoundNumber last = again.round;
    const Pairings& old = tournament.round(last)->published()->pairings;
    for (Match& match : again.pairings.boards) // who was named for a match that stays
        if (const Match* same = sameBoard(old, match); same != nullptr && same->gameCount() == match.gameCount())
            for (const PlayerKey side : {match.a, match.b})
                match.seat(side, same->lineUpOf(side));
    std::vector<CorrectionStep> steps;
    if (*mistake.round() < last)
        steps = recordingSteps(tournament, mistake, reason);
    steps.emplace_back(WithdrawPublication{last, reason});
    if (*mistake.round() == last)
        for (const auto& [player, kind] : mistake.amended->absences)
            steps.emplace_back(SetAbsence{last, {player}, kind});
    steps.emplace_back(StoreProposal{again});
    steps.emplace_back(PublishRound{last});
    if (EnterResults kept = keptResults(old, again.pairings, last); !kept.results.empty())
        steps.emplace_back(std::move(kept));
    return {
        {newPairings, boardsThatGo(old, again.pairings)}, CorrectionWay::Kind::pairAgain, Correction{std::move(steps)}};
}

} // namespace

std::optional<RoundDraft> pairedAgain(const Tournament& tournament, const Mistake& mistake, const std::stop_token& stop)
{
    const auto before = beforePairingAgain(tournament, mistake);
    if (!before)
        return std::nullopt;
    const auto draft = proposeRound(*before, stop);
    if (!draft)
        return std::nullopt;
    const Pairings& old = tournament.round(draft->round)->published()->pairings;
    const bool same = old.bye == draft->pairings.bye && old.boards.size() == draft->pairings.boards.size() &&
                      boardsThatGo(old, draft->pairings) == 0;
    if (same)
        return std::nullopt;
    return *draft;
}

std::vector<CorrectionWay> waysFor(const Tournament& tournament, const Mistake& mistake,
                                   const std::optional<RoundDraft>& again, const QString& reason, const QDateTime& now)
{
    std::vector<CorrectionWay> ways;
    const auto round = mistake.round();
    if (!round)
        return ways;
    const QString why = reason.trimmed().isEmpty() ? QStringLiteral("?") : reason;
    const bool current = tournament.mayEnterResults(*round);
    const std::string_view ofResults = articleOfResults(tournament);
    CorrectionWay keep{{mistake.amended ? newPairings : ofResults},
                       current ? CorrectionWay::Kind::enter : CorrectionWay::Kind::keepPairings,
                       together(recordingSteps(tournament, mistake, why))};
    if (mistake.amended)
        if (const Round* of = tournament.round(mistake.amended->round); of != nullptr && of->published() != nullptr)
            keep.boardsChanged = boardsThatGo(of->published()->pairings, mistake.amended->pairings);
    addIfPossible(ways, tournament, keep, now);
    if (again)
        addIfPossible(ways, tournament, wayOfPairingAgain(tournament, mistake, *again, why), now);
    if (mistake.results.empty() || mistake.amended)
        return ways;
    std::vector<CorrectionStep> rating;
    rating.reserve(mistake.results.size());
    for (const Mistake::Result& one : mistake.results)
        rating.emplace_back(SetRatingOnlyResult{one.board, one.result});
    addIfPossible(ways, tournament, {{ofResults}, CorrectionWay::Kind::ratingOnly, together(std::move(rating))}, now);
    return ways;
}

} // namespace pairwright
