#include "ui/pages/rounds/round_flow.h"

#include "app/domain/teams/seats.h"
#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"
#include "app/session/plan/result_entry.h"
#include "engine/capabilities.h"
#include "ui/frame/draw_lot.h"
#include "ui/pages/rounds/twice/paired_twice_words.h"
#include "ui/text/format.h"
#include "ui/text/rounds/round_text.h"
#include "ui/text/steps/finding_text.h"

#include <utility>

namespace pairwright {

RoundFlow::RoundFlow(Desk& desk, QObject* parent)
    : QObject(parent)
    , desk_(desk)
    , twice_(new PairedTwice(desk, this))
{
    connect(&desk, &Desk::sessionChanged, this, &RoundFlow::forget);
    connect(&desk, &Desk::changedEntirely, this, [this] { proposeWhenSaved_ = false; });
    connect(&desk, &Desk::saved, this, [this] {
        if (proposeWhenSaved_ && !desk_.session()->isSaving())
            propose();
    });
}

/// What was made by hand goes only when that is meant.
bool RoundFlow::mayReplaceProposal() const
{
    const Round* next = desk_.projected().round(desk_.projected().roundAhead());
    const RoundVersion* proposal = next != nullptr ? next->proposal() : nullptr;
    if (proposal == nullptr || proposal->origin != PairingOrigin::edited || proposal->manualPhase)
        return true;
    Question question;
    question.title = filled(tr("Pair round %1 anew?"), next->number.value);
    question.text =
        tr("The pairings that were made by hand and validated are replaced by those of the rules. They stay in "
           "the history.");
    question.action = tr("Pair Anew");
    return desk_.asker().ask(question).has_value();
}

void RoundFlow::propose()
{
    if (desk_.session() == nullptr || isPairing())
        return;
    // Only what is on disk is paired; while something is on its way, the pairing follows it.
    proposeWhenSaved_ = desk_.session()->isSaving();
    if (proposeWhenSaved_)
        return;
    if (!mayReplaceProposal())
        return;
    const Readiness readiness = desk_.session()->readinessForPairing(desk_.session()->saved());
    const auto has = [&readiness](FindingCode code) {
        return std::any_of(readiness.findings.begin(), readiness.findings.end(),
                           [code](const Finding& finding) { return finding.code == code; });
    };
    const QString text = sentencesFor(readiness.findings, desk_.projected()).join(QLatin1Char('\n'));
    if (readiness.refused()) {
        const auto rating = std::find_if(readiness.findings.begin(), readiness.findings.end(),
                                         [](const Finding& one) { return one.code == FindingCode::ratingMissing; });
        if (rating != readiness.findings.end())
            desk_.messages().tell(Mood::warning, text, tr("Enter the Rating"), [this, player = rating->player] {
                desk_.leadTo({PageId::players, QStringLiteral("rating"), player, {}});
            });
        else if (has(FindingCode::numbersMissing) && !has(FindingCode::tableMissing))
            desk_.messages().tell(Mood::warning, text, tr("Draw the Numbers and Lay Out"), [this] {
                drawNumbers(desk_, NumberDraw::By::lot, this, [this](const QString& drawn) {
                    drawn_ = drawn;
                    propose();
                });
            });
        else if (has(FindingCode::initialColourMissing))
            desk_.messages().tell(Mood::warning, text, tr("Draw the Lot and Pair"), [this] {
                drawLot(desk_, this, [this](const QString& drawn) {
                    drawn_ = drawn;
                    propose();
                });
            });
        else
            desk_.messages().tell(Mood::warning, text);
        return;
    }
    if (has(FindingCode::resultsMissing)) {
        // The command asks for itself: it knows which games would be registered.
        desk_.apply(RegisterAdjourned{RoundNumber{readiness.round.value - 1}}, tr("Pair with results missing?"),
                    tr("Register as Adjourned and Pair"), whenSaved(this, [this] { propose(); }));
        return;
    }
    if (has(FindingCode::gamesStillAdjourned)) {
        desk_.messages().tell(Mood::warning, text, tr("Pair with Them as Draws"), [this] { startJob(); });
        return;
    }
    warnings_ = text; // told together with the proposal, or they would be gone before anybody has read them
    startJob();
}

void RoundFlow::startJob()
{
    job_ = new PairingJob(desk_.session()->savedState(), this);
    connect(job_, &PairingJob::proposed, this, &RoundFlow::store);
    connect(job_, &PairingJob::failedWith, this, [this](const PairingJobError& error) {
        const QString text = sentenceFor(error, desk_.projected());
        if (canBeMadeByHand(error))
            desk_.messages().tell(Mood::bad, text, tr("Make the Round by Hand"),
                                  [this, round = error.round] { makeByHand(round); });
        else
            desk_.messages().tell(Mood::bad, text);
    });
    connect(job_, &Job::cancelled, this,
            [this] { desk_.messages().tell(Mood::neutral, tr("Pairing was cancelled. Nothing was changed.")); });
    connect(job_, &Job::progressed, this, &RoundFlow::pairingProgressed);
    const auto end = [this] {
        job_.clear();
        emit pairingEnded();
    };
    connect(job_, &Job::finished, this, end);
    connect(job_, &Job::failed, this, end);
    connect(job_, &Job::cancelled, this, end);
    emit pairingStarted();
    job_->start();
}

void RoundFlow::makeByHand(RoundNumber round)
{
    if (desk_.session() == nullptr)
        return;
    const Round* before = desk_.projected().round(round);
    const bool goes = before != nullptr && before->proposal() != nullptr;
    desk_.apply(BeginManualPairing{round, true}, {}, {},
                inTurn(inTurn(shows(round), whenAccepted([this] {
                                  desk_.leadTo({PageId::rounds, {}, {}, {}});
                              })),
                       whenSaved(this, [this, round, goes] {
                           if (goes)
                               desk_.messages().tell(
                                   Mood::neutral,
                                   tr("The proposal of round %1 was out of date and is discarded; undoing "
                                      "(Ctrl+Z) brings it back. The round is made by hand, from nothing.")
                                       .arg(round.value));
                       })));
}

void RoundFlow::cancelPairing()
{
    if (job_)
        job_->cancel();
}

void RoundFlow::forget()
{
    proposeWhenSaved_ = false;
    drawn_.clear();
    warnings_.clear();
    if (!job_)
        return;
    job_->disconnect(this); // what it has to say is of the tournament before
    job_->cancel();
    job_.clear();
    emit pairingEnded();
}

// The page goes to the round at once: whoever has turned it since is not fetched back when the disk is done.
Continuation RoundFlow::shows(RoundNumber round)
{
    return whileThere(this, whenAccepted([this, round] { desk_.showRound(round); }));
}

void RoundFlow::store(const std::vector<RoundDraft>& drafts)
{
    if (desk_.session() == nullptr || drafts.empty())
        return;
    const RoundNumber first = drafts.front().round;
    const int count = static_cast<int>(drafts.size());
    const bool allAtOnce = capabilitiesOf(drafts.front().system).rounds == RoundsMade::allAtOnce;
    const QString done =
        allAtOnce
            ? tr("%n round(s) are laid out by the table. Look them over, then publish them: one by one with F7, or "
                 "all at once.",
                 nullptr, count)
            : tr("Round %1 is paired as a proposal.").arg(first.value);
    desk_.apply(allAtOnce ? Command(LayOutRounds{drafts}) : Command(StoreProposal{drafts.front()}), {}, {},
                inTurn(shows(first), whenSaved(this, [this, done] {
                           const QString lot = std::exchange(drawn_, {});
                           const QString told = (lot.isEmpty() ? lot : lot + QLatin1Char(' ')) + done;
                           if (warnings_.isEmpty())
                               desk_.messages().tell(Mood::good, told);
                           else
                               desk_.messages().tell(Mood::warning, warnings_ + QLatin1Char('\n') + told);
                       })));
}

void RoundFlow::publishAll()
{
    if (desk_.session() == nullptr)
        return;
    const RoundNumber next = desk_.projected().roundAhead();
    const RoundNumber last{static_cast<int>(desk_.projected().rounds.size())};
    if (last < next)
        return;
    const int count = last.value - next.value + 1;
    desk_.apply(PublishRounds{last}, tr("Publish %n round(s)?", nullptr, count), tr("Publish"),
                inTurn(shows(next), whenSaved(this, [this, count] {
                           desk_.messages().tell(Mood::good, tr("%n round(s) are published.", nullptr, count));
                       })));
}

void RoundFlow::publish()
{
    if (desk_.session() == nullptr)
        return;
    const RoundNumber next = desk_.projected().roundAhead();
    const Continuation published =
        inTurn(shows(next), whenSaved(this, [this, next] {
                   desk_.messages().tell(Mood::good, tr("Round %1 is published.").arg(next.value), tr("Print Set"),
                                         [this] { desk_.actions().get(ActionId::printSet)->trigger(); });
               }));
    const QString title = tr("Publish round %1?").arg(next.value);
    const Round* round = desk_.projected().round(next);
    const RoundVersion* proposal = round != nullptr ? round->proposal() : nullptr;
    const SecondPairing* second = proposal != nullptr ? twice_->about(next, *proposal) : nullptr;
    if (second != nullptr && second->found == SecondPairing::Found::different)
        desk_.askAndApply(PublishRound{next},
                          {.level = WarningLevel::confirm,
                           .title = title,
                           .text = bothRounds(*second, *proposal, desk_.projected()),
                           .consequences = {},
                           .action = tr("Publish")},
                          published);
    else
        desk_.apply(PublishRound{next}, title, tr("Publish"), published);
}

void RoundFlow::discardProposal()
{
    if (desk_.session() != nullptr)
        desk_.apply(DiscardProposal{desk_.projected().roundAhead()}, tr("Discard the proposal?"), tr("Discard"));
}

void RoundFlow::withdrawPublication()
{
    if (desk_.session() == nullptr)
        return;
    const RoundNumber round = desk_.projected().lastPublished();
    // The reason belongs to the command; whether it is worth asking for one is known without it.
    const auto possible = desk_.session()->check(WithdrawPublication{round, QStringLiteral("?")});
    const CommandError error = possible ? CommandError{} : possible.error();
    const QString text = sentencesFor(error, desk_.projected()).join(QLatin1Char('\n'));
    if (error.kind != CommandError::Kind::needsConfirmation) {
        desk_.messages().tell(Mood::warning, text);
        return;
    }
    const auto consent = desk_.asker().ask(
        {error.level, tr("Withdraw the publication of round %1?").arg(round.value), text, {}, tr("Withdraw"), true});
    if (consent)
        desk_.apply(WithdrawPublication{round, consent->reason}, error.level, whenSaved(this, [this, round] {
                        desk_.messages().tell(
                            Mood::good,
                            tr("Round %1 is no longer published. Press F6 to pair it again.").arg(round.value));
                    }));
}

void RoundFlow::giveResult(BoardId board, std::optional<GameResult> result, const Continuation& then)
{
    if (desk_.session() == nullptr)
        return;
    const Command command = commandFor(desk_.projected(), board, result);
    QString title;
    QString action;
    const Match* match = desk_.projected().board(board);
    const auto forfeit = match != nullptr ? forfeitOfEmptyBoard(*match, board.game) : std::nullopt;
    if (forfeit && result && !isForfeit(*result)) {
        const auto refused = desk_.session()->check(command);
        desk_.messages().tell(Mood::warning,
                              refused ? QString()
                                      : sentencesFor(refused.error(), desk_.projected()).join(QLatin1Char('\n')),
                              tr("Enter the Forfeit"), [this, board, forfeit] { giveResult(board, forfeit); });
        if (then)
            then(Answer::failed);
        return;
    }
    const QString place = gamePlace(desk_.projected(), board);
    if (std::holds_alternative<CorrectResult>(command)) {
        title = filled(tr("Round %1: correct %2?", "board or match"), board.round.value, place);
        action = tr("Correct");
    } else if (std::holds_alternative<SetRatingOnlyResult>(command)) {
        title =
            filled(tr("Round %1: correct %2 for the rating report only?", "board or match"), board.round.value, place);
        action = tr("Correct");
    } else if (std::holds_alternative<EnterAdjournedResult>(command)) {
        title = tr("Enter the result of the adjourned game (%1)?", "board or match").arg(place);
        action = tr("Enter the Result");
    }
    desk_.apply(command, title, action, then);
}

} // namespace pairwright
