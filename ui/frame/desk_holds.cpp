// What one desk alone does at a time at an event on a server: who does it, and how another takes it over.
#include "ui/frame/desk.h"
#include "ui/text/steps/finding_text.h"
#include "ui/text/steps/hold_text.h"
#include "ui/text/steps/who_text.h"

#include <QPointer>

#include <utility>

namespace pairwright {

void Desk::watchHolds()
{
    connect(session_.get(), &TournamentSession::holdsChanged, this, [this] {
        forget(false);
        if (toldHold_ && elsewhere(HeldWork::pairings) != toldHold_) { // it is not true any more
            toldHold_.reset();
            if (messages().text() == toldOfHold_)
                messages().dismiss();
        }
        emit holdsChanged();
    });
    connect(session_.get(), &TournamentSession::takenOver, this,
            [this](const DeskHold& by) { messages().tell(Mood::warning, takenOverText(by)); });
}

std::optional<DeskHold> Desk::elsewhere(HeldWork work) const
{
    const auto hold = session_ != nullptr ? session_->holder(work) : std::nullopt;
    return hold && !hold->isOurs ? hold : std::nullopt;
}

void Desk::takeAlone(HeldWork work, const QObject* context, std::function<void()> then)
{
    if (session_ == nullptr)
        return;
    session_->hold(work, false, context,
                   [this, work, context = QPointer(context), then = std::move(then)](const auto& answer) {
                       if (!context)
                           return;
                       if (!answer && work == HeldWork::pairings)
                           tellRefusal(Mood::bad, answer.error());
                       else if (answer && *answer && !(*answer)->isOurs)
                           askToTakeOver(**answer, context, then);
                       else {
                           if (!answer)
                               tellUnknownHold(answer.error());
                           then();
                       }
                   });
}

void Desk::tellUnknownHold(const CommandError& error)
{
    if (error.findings.front().code == FindingCode::serverBlocked)
        messages().tell(Mood::warning, sentencesFor(error, projected()).join(QLatin1Char('\n')) + QLatin1Char(' ') +
                                           tr("Whether another desk does this too is not known."));
}

void Desk::askToTakeOver(const DeskHold& from, const QObject* context, std::function<void()> then)
{
    const QPointer<TournamentSession> asked = session_.get();
    const QPointer<const QObject> waiting = context;
    Question question;
    question.title = tr("Take over from %1?").arg(describeWho(from.who));
    question.text = sentenceFor(from, projected().roundEditedByHand()) + QLatin1Char('\n') +
                    tr("The other desk is told, and does it no more. Nothing of it is lost.");
    question.action = tr("Take Over");
    if (!asker().ask(question) || !asked || !waiting)
        return;
    asked->hold(from.work, true, context, [this, then = std::move(then)](const auto& answer) {
        if (answer && *answer && (*answer)->isOurs)
            then();
        else if (!answer)
            tellRefusal(Mood::bad, answer.error());
        else if (*answer) // another was faster
            messages().tell(Mood::warning, sentenceFor(**answer, projected().roundEditedByHand()));
    });
}

} // namespace pairwright
