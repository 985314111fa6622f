// What waits at this desk while the server cannot be reached: what is said of it, and what is asked.
#include "app/domain/text/filled.h"
#include "app/formats/report/shown_date.h"
#include "ui/frame/desk.h"
#include "ui/text/files/unsaved_text.h"
#include "ui/text/steps/finding_text.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/steps/who_text.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace pairwright {

void Desk::watchWaiting()
{
    connect(session_.get(), &TournamentSession::cutOffChanged, this, &Desk::hearCutOff);
    connect(session_.get(), &TournamentSession::waitingChanged, this, &Desk::hearOfWaiting);
    connect(session_.get(), &TournamentSession::kept, this, [this](const ChangeSet& changes) {
        waits_ = session_->waiting().size();
        emit saved(changes);
        emit waitingChanged();
        const auto given = waiting_.find(changes.ticket);
        if (given == waiting_.end())
            return;
        const Waiting waiting = given->second;
        messages().tellOf(waiting.messages, [&] { waiting.then(Answer::kept); });
    });
}

void Desk::hearCutOff()
{
    stand();
    if (!session_->isCutOff() && session_->waiting().empty())
        messages().tell(Mood::good, tr("The server answers again."));
    emit cutOffChanged();
}

void Desk::hearOfWaiting()
{
    forget(true);
    emit changedEntirely();
    emit waitingChanged();
    if (session_ == nullptr)
        return;
    const std::size_t before = std::exchange(waits_, session_->waiting().size());
    if (before > waits_ && !session_->isCutOff())
        broughtIn_ += before - waits_;
    stand();
    if (waits_ > 0 || session_->isCutOff())
        return;
    const auto count = static_cast<int>(std::exchange(broughtIn_, 0));
    onceSaved(this, [this, count] {
        if (count > 0 && !session_->notSaved() && session_->waiting().empty())
            messages().tell(Mood::good, tr("What waited at this desk is on the server now: %1", "how many").arg(count));
    });
}

void Desk::stand()
{
    if (session_ == nullptr)
        return;
    const auto readOnly = session_->readOnlyReason();
    if (readOnly && readOnly->code == ReadOnlyReason::Code::stepsGone)
        return; // a copy is what is left to do, and the window offers it
    tellsNotSaved_ = session_->notSaved().has_value();
    if (tellsNotSaved_) {
        messages().stand(Mood::bad, sentenceFor(*session_->notSaved(), projected()), tr("Try Again"),
                         [this] { tryAgain(); });
        return;
    }
    const std::vector<WaitingEntry> entries = session_->waiting();
    const auto count = [&entries](auto which) {
        return static_cast<int>(std::count_if(entries.begin(), entries.end(), which));
    };
    const int clashes = count([](const WaitingEntry& entry) { return entry.clash.has_value(); });
    const int found = count([](const WaitingEntry& entry) { return entry.isFound; });
    if (session_->isCutOff() && session_->keepsAtDesk())
        messages().stand(
            Mood::warning,
            tr("The server does not answer. Results and presence can go on: they wait at this desk, on its "
               "disk, and are brought in when the server is back. Everything else has to wait."),
            {}, {});
    else if (clashes > 0)
        messages().stand(
            Mood::warning,
            tr("Not brought in: %1 of the entries of this desk. Others have done something else meanwhile.")
                .arg(clashes),
            tr("Decide…"), [this] { decideWaiting(); });
    else if (found > 0)
        messages().stand(
            Mood::warning,
            filled(tr("Waiting at this desk since %1, entered without the server: %2", "when, and how many"),
                   shownDateTime(entries.front().at.toLocalTime()), found),
            tr("Bring In"), [this] { decideWaiting(); });
    else
        messages().standNoMore();
}

void Desk::decideWaiting()
{
    if (session_ == nullptr)
        return;
    const QPointer<TournamentSession> asked = session_.get();
    const std::vector<WaitingEntry> entries = session_->waiting();
    if (std::none_of(entries.begin(), entries.end(),
                     [](const WaitingEntry& entry) { return entry.clash || entry.isFound; })) {
        QStringList names;
        for (const WaitingEntry& entry : entries)
            names.append(describeStep(entry.changes.step));
        messages().tell(Mood::neutral, names.join(QStringLiteral("; ")));
        return;
    }
    for (const WaitingEntry& entry : entries)
        if (asked && entry.clash && !decide(entry))
            break;
    if (!asked)
        return;
    const std::vector<WaitingEntry> left = asked->waiting();
    if (std::any_of(left.begin(), left.end(), [](const WaitingEntry& entry) { return entry.isFound; }))
        asked->bringIn();
    stand();
}

bool Desk::decide(const WaitingEntry& entry)
{
    const QPointer<TournamentSession> asked = session_.get();
    CommandError clash = *entry.clash;
    for (;;) {
        const bool isConflict = std::any_of(clash.findings.begin(), clash.findings.end(), [](const Finding& finding) {
            return finding.code == FindingCode::changedMeanwhile;
        });
        const bool isPossible = isConflict || clash.kind == CommandError::Kind::needsConfirmation;
        Question question;
        question.level = clash.kind == CommandError::Kind::needsConfirmation
                             ? std::max(clash.level, WarningLevel::confirm)
                             : WarningLevel::confirm;
        question.title = tr("What shall become of “%1”?", "an entry").arg(describeStep(entry.changes.step));
        QStringList texts{tr("%1 entered it at this desk at %2.", "who and when")
                              .arg(entry.who, shownDateTime(entry.at.toLocalTime())),
                          sentencesFor(clash, projected()).join(QLatin1Char('\n'))};
        if (clash.other && !saysWhoWasFaster(clash))
            texts.append(tr("%1 did so at %2.", "who and when")
                             .arg(describeWho(clash.other->who), shownDateTime(clash.other->at.toLocalTime())));
        question.text = texts.join(QLatin1Char('\n'));
        question.consequences = tr("What others have entered is replaced. It is written into the log.");
        QStringList ways{tr("Leave what is there, and forget this entry")};
        if (isPossible)
            ways.append(tr("Enter it all the same"));
        question.choices = {{tr("To do:"), ways, 0}};
        question.action = tr("Go On");
        const auto consent = asker().ask(question);
        if (!asked || !consent)
            return false;
        if (consent->chosen.front() == 0) {
            --waits_; // it goes, and is not brought in
            asked->dropWaiting(entry.ticket);
            return true;
        }
        const bool isAsked = clash.kind == CommandError::Kind::needsConfirmation;
        const auto done = asked->bringIn(entry.ticket, isAsked ? clash.level : WarningLevel::none);
        if (done || !asked)
            return done.hasValue();
        clash = done.error();
    }
}

} // namespace pairwright
