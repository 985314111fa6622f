#include "ui/pages/rounds/editing/hand_editing.h"

#include "app/pairing/board_place.h"
#include "app/pairing/legality.h"
#include "app/pairing/manual_comparison.h"
#include "engine/capabilities.h"
#include "ui/pages/rounds/map/map_edit.h"
#include "ui/text/format.h"
#include "ui/text/rounds/round_text.h"

#include <algorithm>

namespace pairwright {

HandEditing::HandEditing(Desk& desk, QObject* parent)
    : QObject(parent)
    , desk_(desk)
{
    connect(&desk, &Desk::sessionChanged, this, &HandEditing::follow);
    connect(&desk, &Desk::changed, this, &HandEditing::follow);
    connect(&desk, &Desk::changedEntirely, this, &HandEditing::follow);
    connect(&desk, &Desk::holdsChanged, this, &HandEditing::follow);
}

std::optional<RoundNumber> HandEditing::round() const
{
    return desk_.session() != nullptr ? desk_.projected().roundEditedByHand() : std::nullopt;
}

std::optional<DeskHold> HandEditing::elsewhere() const
{
    return round() ? desk_.elsewhere(HeldWork::pairings) : std::nullopt;
}

const RoundVersion* HandEditing::version() const
{
    const auto number = round();
    return number ? desk_.projected().round(*number)->proposal() : nullptr;
}

void HandEditing::follow()
{
    const RoundVersion* now = version();
    if (now == nullptr || judged_ != now->pairings) {
        if (job_ != nullptr)
            job_->cancel();
        job_.clear();
        judged_.reset();
        judgement_.reset();
        noRound_.reset();
        notJudged_.clear();
        finishWhenJudged_ = false;
        boardsInOrder_ = now == nullptr || inPublishingOrder(desk_.projected(), *round(), *now) == now->pairings.boards;
        if (now != nullptr)
            judge();
        else
            marked_.reset();
    }
    emit changed();
}

void HandEditing::judge()
{
    judged_ = version()->pairings;
    auto* job = new JudgeJob(desk_.projectedState(), *round(), *version(), this);
    job_ = job;
    connect(job, &JudgeJob::judged, this, [this, job](const RoundJudgement& judgement) {
        if (job_ != job)
            return;
        judgement_ = judgement;
        emit changed();
        if (finishWhenJudged_)
            finish();
    });
    connect(job, &JudgeJob::failedWith, this, [this, job](const PairingJobError& error) {
        if (job_ != job)
            return;
        notJudged_ = reasonFor(error, desk_.projected());
        if (canBeMadeByHand(error))
            noRound_ = error;
        emit changed();
        if (finishWhenJudged_ && isJudged())
            finish();
        else if (finishWhenJudged_)
            desk_.messages().tell(Mood::bad, notJudged_);
        finishWhenJudged_ = false;
    });
    job->start();
}

void HandEditing::begin()
{
    if (elsewhere())
        desk_.takeAlone(HeldWork::pairings, this, [this] {
            if (round())
                desk_.showRound(*round());
        });
    if (desk_.session() == nullptr || round())
        return;
    // Where all rounds are laid out at once it is the one that is looked at.
    const Tournament& tournament = desk_.projected();
    const Round* shown = desk_.shownRound() ? tournament.round(*desk_.shownRound()) : nullptr;
    const RoundNumber next =
        shown != nullptr && shown->proposal() != nullptr ? *desk_.shownRound() : tournament.roundAhead();
    const bool oneByOne = capabilitiesOf(tournament.settings.system).rounds != RoundsMade::allAtOnce;
    if (oneByOne && desk_.session()->isProposalStale(tournament, next)) {
        desk_.messages().tell(
            Mood::warning,
            tr("The proposal of round %1 is out of date. Press F6 to pair the round again, or make it "
               "by hand from nothing: then the proposal is discarded.")
                .arg(next.value),
            tr("Make the Round by Hand"), [this, next] { emit emptyRoundWanted(next); });
        return;
    }
    desk_.apply(BeginManualPairing{next}, {}, {}, whenAccepted([this, next] {
                    desk_.showRound(next);
                    desk_.leadTo({PageId::rounds, {}, {}, {}});
                }));
}

void HandEditing::validate()
{
    if (!round())
        return;
    finishWhenJudged_ = true;
    if (isJudged())
        finish();
    else if (job_ == nullptr || !job_->isRunning())
        judge();
}

void HandEditing::finish()
{
    finishWhenJudged_ = false;
    const RoundNumber number = *round();
    const Pairings pairings = version()->pairings;
    const bool byHand = version()->origin == PairingOrigin::edited;
    const ManualComparison comparison = noRound_ ? comparisonOf(desk_.projected(), pairings, *noRound_)
                                                 : comparisonOf(desk_.projected(), pairings, *judgement_);
    const QString done = byHand ? tr("The pairings of round %1 are validated. Publish them with F7.").arg(number.value)
                                : tr("Nothing was changed by hand: the proposal is as it was.");
    desk_.apply(ValidatePairings{number, pairings, toJson(comparison)}, tr("Pair otherwise than the rules?"),
                tr("Validate"), whenSaved(this, [this, done] {
                    desk_.messages().tell(Mood::good, done);
                    emit validated();
                }));
}

void HandEditing::cancel()
{
    const auto number = round();
    if (!number)
        return;
    const bool beganEmpty = !version()->manualPhase->pool.empty();
    const QString done = beganEmpty ? tr("Round %1 is not paired.").arg(number->value)
                                    : tr("The proposal of round %1 is as it was.").arg(number->value);
    desk_.apply(CancelManualPairing{*number}, {}, {},
                whenSaved(this, [this, done] { desk_.messages().tell(Mood::neutral, done); }));
}

void HandEditing::apply(const decltype(EditProposal::edit)& edit)
{
    const auto number = round();
    if (!number)
        return;
    marked_.reset();
    desk_.apply(EditProposal{*number, edit}, tr("Pair against the rules?"), tr("Pair So"),
                whenAccepted([this] { emit edited(); }));
    emit changed();
}

bool HandEditing::markFirst(Mark mark, PlayerKey player)
{
    if (marked_ && marked_->first == mark && marked_->second != player)
        return false;
    // The same key on the same player takes the mark back.
    if (marked_ && marked_->first == mark)
        marked_.reset();
    else
        marked_ = {mark, player};
    emit changed();
    return true;
}

void HandEditing::swap()
{
    const auto player = cursor().player;
    if (!round() || !player || markFirst(Mark::swap, *player))
        return;
    apply(EditProposal::SwapPlayers{marked_->second, *player});
}

void HandEditing::pair()
{
    const RoundVersion* now = version();
    const auto player = cursor().player;
    if (now == nullptr || !player)
        return;
    const std::vector<PlayerKey> free = now->unpaired();
    if (std::find(free.begin(), free.end(), *player) == free.end()) {
        desk_.messages().tell(Mood::neutral,
                              tr("Choose somebody who is unpaired, at the end of the table; U unpairs a board."));
        return;
    }
    if (free.size() == 2) {
        apply(EditProposal::Pair{*player, free.front() == *player ? free.back() : free.front()});
        return;
    }
    if (!markFirst(Mark::pair, *player))
        apply(EditProposal::Pair{marked_->second, *player});
}

void HandEditing::swapColours()
{
    if (const auto board = cursor().board; board && round())
        apply(EditProposal::SwapColours{*board});
}

void HandEditing::unpair()
{
    if (const auto player = cursor().player; player && round())
        apply(EditProposal::Unpair{*player});
}

void HandEditing::giveBye()
{
    if (const auto player = cursor().player; player && round())
        apply(EditProposal::GiveBye{*player});
}

void HandEditing::moveTable(int from, int to)
{
    if (round() && from != to)
        apply(EditProposal::MoveBoard{from, to});
}

void HandEditing::orderBoards()
{
    if (round())
        apply(EditProposal::OrderBoards{});
}

void HandEditing::drop(PlayerKey moved, PlayerKey onto)
{
    const RoundVersion* now = version();
    if (now == nullptr)
        return;
    const std::vector<PlayerKey> free = now->unpaired();
    const auto isFree = [&free](PlayerKey player) {
        return std::find(free.begin(), free.end(), player) != free.end();
    };
    if (isFree(moved) && isFree(onto))
        apply(EditProposal::Pair{onto, moved});
    else
        apply(EditProposal::SwapPlayers{moved, onto});
}

void HandEditing::pairWith(PlayerKey moved, PlayerKey onto)
{
    const RoundVersion* now = version();
    if (now == nullptr)
        return;
    if (const auto edit = editThatPairs(*now, moved, onto))
        std::visit([this](const auto& one) { apply(one); }, *edit);
}

void HandEditing::forgetMark()
{
    if (!marked_)
        return;
    marked_.reset();
    emit changed();
}

QString HandEditing::question() const
{
    if (!marked_ || version() == nullptr)
        return {};
    const Player* player = desk_.projected().player(marked_->second);
    const QString name = player != nullptr ? displayName(player->data) : QString();
    return marked_->first == Mark::swap
               ? tr("Who changes places with %1? Go there and press S again; Esc forgets it.").arg(name)
               : tr("Who plays Black against %1? Go there and press P again; Esc forgets it.").arg(name);
}

QStringList HandEditing::unpaired() const
{
    QStringList names;
    if (const RoundVersion* now = version())
        for (const PlayerKey key : now->unpaired())
            if (const Player* player = desk_.projected().player(key))
                names.append(displayName(player->data));
    return names;
}

std::vector<Finding> HandEditing::breaches() const
{
    const RoundVersion* now = version();
    if (now == nullptr)
        return {};
    std::vector<Finding> findings = judgePairings(desk_.projected(), now->pairings);
    std::erase_if(findings, [](const Finding& one) { return one.code == FindingCode::playerNotPlaced; });
    return findings;
}

} // namespace pairwright
