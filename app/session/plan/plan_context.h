#pragma once

#include "app/domain/json/json_fields.h"
#include "app/domain/listed.h"
#include "app/domain/players/tpn_order.h"
#include "app/session/plan/planner.h"

#include <functional>
#include <optional>

/// What the plan_*.cpp files share: one function for each command, filling a Plan.
namespace pairwright {
struct ManualComparison;
}

namespace pairwright::plan {

struct Context {
    const Tournament& tournament;
    const QDateTime& now;
    Plan& plan;

    /// At the level that the table of refusals gives it in the mode of the tournament.
    Finding& add(FindingCode code) const;
    Finding& add(FindingCode code, WarningLevel level) const;
    [[nodiscard]] bool refused() const;
    /// The round to be made next.
    [[nodiscard]] RoundNumber roundAhead() const { return tournament.roundAhead(); }
    [[nodiscard]] bool fideMode() const { return inFideMode(tournament.settings); }
    /// What was declared before the start is fixed.
    [[nodiscard]] bool started() const { return tournament.declarationsAreFixed(); }
};

void run(const Context& to, const SetEventData& command);
void run(const Context& to, const AddPlayers& command);
void run(const Context& to, const EditPlayer& command);
void run(const Context& to, const RemovePlayers& command);
void run(const Context& to, const SetDeclaredOrder& command);
void run(const Context& to, const SetAbsence& command);
void run(const Context& to, const ClearAbsence& command);
void run(const Context& to, const WithdrawPlayer& command);
void run(const Context& to, const ReturnPlayer& command);
void run(const Context& to, const CheckIn& command);
void run(const Context& to, const CloseCheckIn& command);
void run(const Context& to, const SetRatingChoice& command);
void run(const Context& to, const SetOrderOfEquals& command);
void run(const Context& to, const SetClubsApart& command);
void run(const Context& to, const SetGroupRules& command);
void run(const Context& to, const SetForbidden& command);
void run(const Context& to, const SetRoundCount& command);
void run(const Context& to, const SetInitialColour& command);
void run(const Context& to, const SetPointSystem& command);
void run(const Context& to, const SetSystem& command);
void run(const Context& to, const SetAcceleration& command);
void run(const Context& to, const SetSystemOption& command);
void run(const Context& to, const SetTieBreaks& command);
void run(const Context& to, const SetRatedBy& command);
void run(const Context& to, const AmendRound& command);
void run(const Context& to, const Correction& command);
void run(const Context& to, const MarkCheckpoint& command);
void run(const Context& to, const StoreProposal& command);
void run(const Context& to, const EditProposal& command);
void run(const Context& to, const DrawNumbers& command);
void run(const Context& to, const LayOutRounds& command);
void run(const Context& to, const PublishRounds& command);
void run(const Context& to, const PostponeGame& command);
void run(const Context& to, const SetPlayOffWinner& command);
void run(const Context& to, const DrawLots& command);
void run(const Context& to, const RankTied& command);
void run(const Context& to, const SetChess960& command);
void run(const Context& to, const SetPrizes& command);
void run(const Context& to, const SetPrizeRules& command);
void run(const Context& to, const MarkForPrizes& command);
void run(const Context& to, const SetTeamRankings& command);
void run(const Context& to, const AnnouncePrizes& command);
void run(const Context& to, const SetTeamRules& command);
void run(const Context& to, const AddMembers& command);
void run(const Context& to, const SetTeamOrder& command);
void run(const Context& to, const SetLineUp& command);
void run(const Context& to, const SeatAsUsual& command);
void run(const Context& to, const AddTeams& command);
void run(const Context& to, const BeginManualPairing& command);
void run(const Context& to, const ValidatePairings& command);
void run(const Context& to, const CancelManualPairing& command);
void run(const Context& to, const DiscardProposal& command);
void run(const Context& to, const PublishRound& command);
void run(const Context& to, const WithdrawPublication& command);
void run(const Context& to, const EnterResult& command);
void run(const Context& to, const EnterResults& command);
void run(const Context& to, const RegisterAdjourned& command);
void run(const Context& to, const CorrectResult& command);
void run(const Context& to, const SetRatingOnlyResult& command);
void run(const Context& to, const EnterAdjournedResult& command);

/// Replaces the settings by an edited copy; nothing when the copy is equal.
void changeSettings(const Context& to, const std::function<void(Settings&)>& edit);
/// A finding where Baku acceleration is set and the points do not allow it (C.04.7).
void checkAcceleration(const Context& to, const Settings& after);
/// Notes with the tournament what was done against what was declared or published.
void log(const Context& to, IntegrityEvent::Kind kind, RoundNumber round, std::optional<int> board,
         const QString& text);
/// A finding if there is none, or it cannot be stored.
void checkReason(const Context& to, const QString& reason);
/// Replaces a player by an edited copy; nothing when the copy is equal.
void changePlayer(const Context& to, const Player& player, const std::function<void(Player&)>& edit);
/// False, with a finding, if what the maker of a command saw of a value holds no longer, unless the value already is
/// what he wants. `key` names the value.
template <class Value>
bool isAsSeen(const Context& to, const Seen<Value>& seen, const Value& present, const Value& wanted, const char* key)
{
    if (!seen || *seen == present || present == wanted)
        return true;
    Finding& finding = to.add(FindingCode::changedMeanwhile);
    finding.text = QLatin1StringView(key);
    finding.theirs = json::compactText(json::write(present));
    finding.mine = json::compactText(json::write(wanted));
    return false;
}
/// That the edits of those fields of `whole` were made of values that are there no longer.
template <class Whole, class Info, class Edit>
void tellChanged(const Context& to, const Whole& whole, const std::vector<const Info*>& fields,
                 const std::vector<Edit>& edits, const std::function<void(Finding&)>& about = {})
{
    const auto text = [](const auto& value) {
        return json::compactText(json::write(value));
    };
    for (const Info* info : fields) {
        Finding& finding = to.add(FindingCode::changedMeanwhile);
        if (about)
            about(finding);
        finding.text = QLatin1StringView(info->key);
        finding.theirs = std::visit([&](auto member) { return text(whole.*member); }, info->member);
        for (const Edit& edit : edits)
            if (edit.field == info->field)
                finding.mine = std::visit(text, edit.wanted);
    }
}
/// Carries the edits out on a list; a finding, named by `key`, where a thing is no longer as it was seen. What stands
/// in the list already is not added again.
template <class Thing>
void edit(const Context& to, const std::vector<ThingEdit<Thing>>& edits, const char* key, std::vector<Thing>& list)
{
    for (const ThingEdit<Thing>& edit : edits) {
        const auto place = edit.seen ? placeOf(list, *edit.seen) : list.end();
        const bool isThere = place != list.end();
        const bool stands = edit.wanted && std::any_of(list.begin(), list.end(), [&edit](const Thing& thing) {
                                return saysTheSame(thing, *edit.wanted);
                            });
        if (!edit.seen && edit.wanted && !stands) {
            list.push_back(*edit.wanted);
            list.back().id = {};
        } else if (edit.seen && isThere && saysTheSame(*place, *edit.seen)) {
            if (!edit.wanted) {
                list.erase(place);
                continue;
            }
            const ThingId id = place->id;
            *place = *edit.wanted;
            place->id = id;
        } else if (edit.seen && (edit.wanted ? !stands : isThere)) {
            to.add(FindingCode::changedMeanwhile).text = QLatin1StringView(key);
        }
    }
}
/// Asks where a half-point bye in a round is the second one, or the player may have none.
void askAboutHalfPointBye(const Context& to, const Player& player, RoundNumber round);
/// The player, or team, that is paired, or a finding unknownPlayer and nullptr.
const Player* findPlayer(const Context& to, PlayerKey key);
/// The same of players, teams and who plays for them.
const Player* findAnybody(const Context& to, PlayerKey key);
/// The proposal that a command is about, or a finding and nullptr. Names the round in the step.
const RoundVersion* findProposal(const Context& to, RoundNumber number);
/// A finding for each key that names nobody.
void checkPlayersAreKnown(const Context& to, const Pairings& pairings, const std::vector<PlayerKey>& order);
/// Asks where a round made by hand has other pairs than the rules give.
void askWhereDiffering(const Context& to, RoundNumber round, const ManualComparison& comparison);
/// Makes a version of its round of the draft; findings where it rests on something else by now.
/// `phase`: it is edited by hand at once.
void storeDraft(const Context& to, const RoundDraft& draft, std::optional<ManualPhase> phase = {});
/// A round without boards whose manual phase is open, with everybody who is present in its pool.
void beginEmptyRound(const Context& to, RoundNumber number);
/// In a system in which everybody has his game: results of games of a round that is being published of whoever has
/// left, see settleWithdrawal().
void settleAbsentees(const Context& to, RoundNumber number, const RoundVersion& version);
/// What becomes of the games of somebody who leaves a round robin: those that are open are lost by default, and if he
/// has played less than half of all his games over the board, none of them counts for anybody's standings.
void settleWithdrawal(const Context& to, const Player& player);
/// He is back: his games count again. What was lost by default stays until it is entered otherwise.
void settleReturn(const Context& to, const Player& player);
/// Removes the versions of the next round that were never published; their pairings would be wrong.
void dropProposals(const Context& to, RoundNumber number);
/// The same of that round and of those behind it.
void dropAllProposals(const Context& to, RoundNumber first);
/// Who comes to a round robin whose rounds are published takes the number that is free in an odd field, and has the
/// games of it in every round; a finding where none is free. Called with the new player in the plan.
void fillFreeNumber(const Context& to);

} // namespace pairwright::plan
