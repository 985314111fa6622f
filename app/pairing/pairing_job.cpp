#include "app/pairing/pairing_job.h"

#include "app/domain/json/record_json.h"
#include "app/domain/players/club_mates.h"
#include "app/domain/program_version.h"
#include "app/domain/teams/line_up.h"
#include "app/pairing/fixed_boards.h"
#include "app/pairing/legality.h"
#include "app/pairing/paired_from.h"
#include "engine/capabilities.h"

#include <algorithm>

namespace pairwright {

namespace {

using Outcome = Expected<RoundDraft, PairingJobError>;
using Drafts = Expected<std::vector<RoundDraft>, PairingJobError>;

std::vector<PlayerKey> keysOf(const std::vector<Tpn>& tpns, const TpnMap& order)
{
    std::vector<PlayerKey> keys;
    keys.reserve(tpns.size());
    for (const Tpn tpn : tpns)
        keys.push_back(order.keyOf(tpn));
    return keys;
}

RoundDraft draftOf(const RoundPairing& pairing, const PairingInput& input, const Tournament& tournament)
{
    const TpnMap& order = input.view.order;
    RoundDraft draft;
    draft.round = input.round;
    draft.system = input.request.system;
    draft.order = order.order();
    draft.inputHash = pairingInputHash(tournament);
    const MatchShape shape = matchShape(tournament.settings);
    for (const Board& board : pairing.boards) {
        Match match = Match::of(order.keyOf(board.white), order.keyOf(board.black), shape);
        seatByTable(tournament, input.round, match);
        draft.pairings.boards.push_back({match.a, match.b, board.rule, match.games});
    }
    draft.pairings.boards = withFixedBoards(tournament, std::move(draft.pairings.boards));
    if (pairing.bye)
        draft.pairings.bye = order.keyOf(*pairing.bye);
    draft.record = KeptRecord(StoredRecord{pairing.record, pairing.effectiveNumbers, input.request.system,
                                           programVersion(), resultsSoFar(tournament)});
    return draft;
}

/// What no system allows; colours are the system's own business.
bool isNeverLegal(const Finding& finding)
{
    switch (finding.code) {
    case FindingCode::rematch:
    case FindingCode::forbiddenPair:
    case FindingCode::byeNotAllowed:
    case FindingCode::byeNotNeeded: return true;
    default: return finding.level == WarningLevel::refused;
    }
}

PairingJobError errorOf(const PairingFailure& failure, const PairingInput& input)
{
    return {failure.reason,
            input.round,
            keysOf(failure.blocked, input.view.order),
            keysOf(failure.onlyOpponents, input.view.order),
            {}};
}

Outcome pairedBy(const Tournament& tournament, const std::stop_token& stop,
                 const std::function<void(int settled, int players)>& progress)
{
    PairingInput input = pairingInput(tournament);
    input.request.stop = stop;
    input.request.progress = progress;
    const auto pairing = pairRound(input.view.state, input.request);
    if (!pairing)
        return Unexpected{errorOf(pairing.error(), input)};
    RoundDraft draft = draftOf(*pairing, input, tournament);
    std::vector<Finding> illegal = judgePairings(tournament, draft.pairings);
    std::erase_if(illegal, [](const Finding& finding) { return !isNeverLegal(finding); });
    if (!illegal.empty()) {
        return Unexpected{
            PairingJobError{PairingFailure::Reason::inconsistentState, input.round, {}, {}, std::move(illegal)}};
    }
    return draft;
}

} // namespace

Expected<RoundDraft, PairingJobError> proposeRound(const Tournament& tournament, const std::stop_token& stop,
                                                   const std::function<void(int settled, int players)>& progress)
{
    Outcome outcome = pairedBy(tournament, stop, progress);
    if (outcome || !keepsClubsApart(tournament.settings) || stop.stop_requested() || !outcome.error().illegal.empty())
        return outcome;
    // Better that club mates meet than that nobody plays; who meets is told.
    Tournament together = tournament;
    together.settings.clubsApartUntil = 0;
    Outcome all = pairedBy(together, stop, progress);
    if (!all)
        return outcome;
    all->inputHash = pairingInputHash(tournament);
    return all;
}

Expected<std::vector<RoundDraft>, PairingJobError> layOutRounds(const Tournament& tournament, std::stop_token stop,
                                                                std::optional<RoundNumber> first)
{
    PairingInput input = pairingInput(tournament);
    input.round = first.value_or(input.round);
    input.request.stop = std::move(stop);
    const auto rounds = layOut(input.view.state, input.request);
    if (!rounds)
        return Unexpected{errorOf(rounds.error(), input)};
    std::vector<RoundDraft> drafts;
    for (auto next = static_cast<std::size_t>(input.round.value - 1); next < rounds->size();
         ++next, ++input.round.value)
        drafts.push_back(draftOf((*rounds)[next], input, tournament));
    return drafts;
}

namespace {

Drafts proposalsFor(const Tournament& tournament, const std::stop_token& stop,
                    const std::function<void(int settled, int players)>& report)
{
    if (capabilitiesOf(tournament.settings.system).rounds == RoundsMade::allAtOnce)
        return layOutRounds(tournament, stop);
    Outcome round = proposeRound(tournament, stop, report);
    if (!round)
        return Unexpected{round.error()};
    return std::vector{std::move(*round)};
}

} // namespace

PairingJobError brokenJob(RoundNumber round, const QString& what)
{
    qWarning("pairing: %s", qUtf8Printable(what));
    return {PairingFailure::Reason::inconsistentState, round, {}, {}, {}};
}

PairingJob::PairingJob(SharedTournament tournament, QObject* context)
    : Job(context, Ending::dropped)
    , tournament_(std::move(tournament))
{
}

void PairingJob::start()
{
    run<Drafts>([tournament = tournament_,
                 report = reporter()](const std::stop_token& stop) { return proposalsFor(*tournament, stop, report); },
                [this](const Drafts& drafts) {
                    if (drafts)
                        emit proposed(*drafts);
                    else
                        emit failedWith(drafts.error());
                    return drafts.hasValue();
                },
                [round = tournament_->roundAhead()](const QString& what) -> Drafts {
                    return Unexpected{brokenJob(round, what)};
                });
}

} // namespace pairwright
