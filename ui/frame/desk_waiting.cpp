// What waits at this desk while the server cannot be reached: what is said of it, and what is asked.
#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "app/formats/report/shown_date.h"
#include "ui/frame/desk.h"
#include "ui/text/files/open_text.h"
#include "ui/text/files/unsaved_text.h"
#include "ui/text/format.h"
#include "ui/text/steps/conflict_text.h"
#include "ui/text/steps/finding_text.h"
#include "ui/text/steps/saving_text.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/steps/who_text.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <variant>

namespace pairwright {

namespace {

QString loginsThatLeft(const TournamentSession& session)
{
    QStringList logins;
    for (const LeftEntries& left : session.leftByOthers())
        logins.append(visibleText(left.login));
    return logins.join(QStringLiteral(", "));
}

int entriesLeft(const TournamentSession& session)
{
    int count = 0;
    for (const LeftEntries& left : session.leftByOthers())
        count += left.count;
    return count;
}

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Desk)
};

QString durationText(std::int64_t seconds)
{
    constexpr std::int64_t minute = 60;
    constexpr std::int64_t hour = 60 * minute;
    constexpr std::int64_t day = 24 * hour;
    if (seconds >= 2 * day)
        return Tr::tr("%1 days").arg(seconds / day);
    if (seconds >= 2 * hour)
        return Tr::tr("%1 hours").arg(seconds / hour);
    return Tr::tr("%1 minutes").arg(seconds / minute);
}

/// Which bye the entry is about; empty: none.
QString byeMeantBy(const WaitingEntry& entry)
{
    if (!entry.wanted)
        return {};
    const auto text = [](RoundNumber round, AbsenceKind kind) {
        return filled(Tr::tr("It was to be: %1 in round %2.", "a bye"), describeAbsence(kind), round.value);
    };
    if (const auto* absence = std::get_if<SetAbsence>(&*entry.wanted))
        return text(absence->round, absence->kind);
    const auto* end = std::get_if<CloseCheckIn>(&*entry.wanted);
    if (end == nullptr || end->end == CheckInEnd::out)
        return {};
    return text(end->round, end->end == CheckInEnd::halfPointBye ? AbsenceKind::halfPoint : AbsenceKind::zeroPoint);
}

} // namespace

void Desk::watchWaiting()
{
    connect(session_.get(), &TournamentSession::cutOffChanged, this, &Desk::hearCutOff);
    connect(session_.get(), &TournamentSession::waitingChanged, this, &Desk::hearOfWaiting);
    connect(session_.get(), &TournamentSession::clockChanged, this, &Desk::tellClock);
    connect(session_.get(), &TournamentSession::savedAfterAll, this, &Desk::hearSavedAfterAll);
    connect(session_.get(), &TournamentSession::kept, this, [this](const ChangeSet& changes) {
        const std::size_t before = std::exchange(waits_, session_->waiting().size());
        if (waits_ > before) // it was on its way, and comes back
            broughtIn_ -= std::min(broughtIn_, waits_ - before);
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
    if (!session_->isCutOff() && session_->waiting().empty() && !session_->notSaved())
        messages().tell(Mood::good, tr("The server answers again."));
    emit cutOffChanged();
}

void Desk::hearSavedAfterAll(const ChangeSet& changes)
{
    stand();
    emit saved(changes);
    if (!session_->notSaved())
        messages().tell(Mood::good, tr("It is saved: “%1” had reached the server before the connection was lost.")
                                        .arg(describeStep(changes.kind, changes.step)));
}

void Desk::tellClock()
{
    constexpr std::int64_t noMatter = 120; // s
    const std::int64_t ahead = session_ != nullptr ? session_->clockAhead() / 1000 : 0;
    if (std::abs(ahead) <= noMatter)
        return;
    const QString by = durationText(std::abs(ahead));
    messages().tell(Mood::warning,
                    ahead > 0 ? tr("The clock of this computer is %1 slow against the server. The history has the "
                                   "time of the server; set this clock right.")
                                    .arg(by)
                              : tr("The clock of this computer is %1 fast against the server. The history has the "
                                   "time of the server; set this clock right.")
                                    .arg(by));
}

QString Desk::sentenceWithoutServer() const
{
    const bool keeps = session_->keepsAtDesk();
    switch (session_->shutOut()) {
    case ShutOut::no: break;
    case ShutOut::login:
        return keeps ? tr("The server does not let this login in any more: it has ended, or its password was changed. "
                          "What waits at this desk stays on its disk. Ask the chief arbiter for a new invitation and "
                          "open the event with it here: then it is offered.")
                     : tr("The server does not let this login in any more: it has ended, or its password was changed. "
                          "What is shown is of before. Ask the chief arbiter for a new invitation.");
    case ShutOut::certificate:
        return keeps ? tr("What answers is not the server of your invitation: it shows another certificate, and has "
                          "got nothing. The server was made anew, or another computer stands in its place: ask the "
                          "chief arbiter for a new invitation. Results and presence can go on: they wait at this "
                          "desk, on its disk, and are offered when the event is opened here with that invitation.")
                     : tr("What answers is not the server of your invitation: it shows another certificate, and has "
                          "got nothing. What is shown is of before. The server was made anew, or another computer "
                          "stands in its place: ask the chief arbiter for a new invitation.");
    }
    return keeps ? tr("The server does not answer. Results and presence can go on: they wait at this desk, on its "
                      "disk, and are brought in when the server is back. Everything else has to wait.")
                 : tr("The server does not answer. What is shown is of before; it is looked for again every few "
                      "seconds.");
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
    if (waits_ > 0 || session_->isCutOff() || session_->isServerFull())
        return;
    const auto count = static_cast<int>(std::exchange(broughtIn_, 0));
    onceSaved(this, [this, count] {
        if (count > 0 && !session_->notSaved() && session_->waiting().empty())
            messages().tell(Mood::good, tr("What waited at this desk is on the server now: %1", "how many").arg(count));
    });
}

void Desk::tellNotSaved()
{
    messages().standNoMore();
    stand();
}

void Desk::stand()
{
    if (session_ == nullptr)
        return;
    const auto readOnly = session_->readOnlyReason();
    if (readOnly && readOnly->code == ReadOnlyReason::Code::stepsGone)
        return; // a copy is what is left to do, and the window offers it
    if (readOnly && readOnly->code == ReadOnlyReason::Code::newerProgram) {
        const auto& lost = session_->notSaved();
        messages().stand(
            Mood::bad,
            sentenceFor(*readOnly) + (lost ? QLatin1Char('\n') + sentenceFor(*lost, projected()) : QString()), {}, {});
        return;
    }
    tellsNotSaved_ = session_->notSaved().has_value();
    if (tellsNotSaved_) {
        messages().stand(
            Mood::bad, sentenceFor(*session_->notSaved(), projected()), tr("Try Again"), [this] { tryAgain(); },
            savingDetails(session_->notSaved()->cause.findings.front()));
        return;
    }
    const std::vector<WaitingEntry> entries = session_->waiting();
    const auto count = [&entries](auto which) {
        return static_cast<int>(std::count_if(entries.begin(), entries.end(), which));
    };
    const int clashes = count([](const WaitingEntry& entry) { return entry.clash.has_value(); });
    const int found = count([](const WaitingEntry& entry) { return entry.isFound; });
    if (session_->isCutOff())
        messages().stand(Mood::warning, sentenceWithoutServer(), {}, {});
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
    else if (session_->isServerFull())
        messages().stand(Mood::warning,
                         tr("The disk of the server is full: tell whoever looks after it. Results and presence can go "
                            "on: they wait at this desk, on its disk, and are brought in when there is room. "
                            "Everything else has to wait."),
                         tr("Try Again"), [this] { session_->bringIn(); });
    else if (!leavesOthers_ && !session_->leftByOthers().empty())
        messages().stand(
            Mood::warning,
            filled(tr("Another login (%1) has left entries for this event at this computer, which are not on the "
                      "server: %2",
                      "its name, and how many entries"),
                   loginsThatLeft(*session_), entriesLeft(*session_)),
            tr("Decide…"), [this] { decideLeft(); });
    else
        messages().standNoMore();
}

void Desk::lookForLeft()
{
    if (session_ == nullptr)
        return;
    const int before = entriesLeft(*session_);
    session_->lookForLeft();
    leavesOthers_ = leavesOthers_ && entriesLeft(*session_) <= before;
    stand();
}

void Desk::decideLeft()
{
    if (session_ == nullptr || session_->leftByOthers().empty())
        return;
    const QPointer<TournamentSession> asked = session_.get();
    const LeftEntries& first = asked->leftByOthers().front();
    Question question;
    question.level = WarningLevel::confirm;
    question.title = tr("Bring in what another login has left?");
    question.text = filled(tr("Login: %1. Entries: %2. The first of them is of %3."), loginsThatLeft(*asked),
                           entriesLeft(*asked), shownDateTime(first.since.toLocalTime()));
    question.consequences = tr("They go in as steps of this login, with the name of who entered them. What others have "
                               "changed since is asked about one by one.");
    question.choices = {{tr("To do:"), {tr("Leave them here for that login"), tr("Bring them in as this login")}, 0}};
    question.action = tr("Go On");
    const auto consent = asker().ask(question);
    if (!asked)
        return;
    leavesOthers_ = !consent || consent->chosen.front() == 0;
    if (!leavesOthers_) {
        if (!asked->takeLeftByOthers())
            messages().tell(Mood::warning, tr("Another program has these entries open, or they cannot be read. They "
                                              "stay where they are."));
        if (asked)
            asked->bringIn();
    }
    if (asked)
        stand();
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
    CommandError clash = asked->clashOf(entry.ticket).value_or(*entry.clash);
    for (;;) {
        const bool isConflict = std::any_of(clash.findings.begin(), clash.findings.end(), [](const Finding& finding) {
            return finding.code == FindingCode::changedMeanwhile;
        });
        const bool isOfOthers = std::ranges::any_of(clash.findings, isOfOtherPlayers);
        const bool isPossible = (isConflict && !isOfOthers) || clash.kind == CommandError::Kind::needsConfirmation;
        Question question;
        question.level = clash.kind == CommandError::Kind::needsConfirmation
                             ? std::max(clash.level, WarningLevel::confirm)
                             : WarningLevel::confirm;
        question.title = tr("What shall become of “%1”?", "an entry").arg(describeStep(entry.changes.step));
        QStringList texts{tr("%1 entered it at this desk at %2.", "who and when")
                              .arg(entry.who, shownDateTime(entry.at.toLocalTime()))};
        if (const QString bye = byeMeantBy(entry); !bye.isEmpty())
            texts.append(bye);
        texts.append(sentencesFor(clash, projected()).join(QLatin1Char('\n')));
        if (clash.other && !saysWhoWasFaster(clash))
            texts.append(tr("%1 did so at %2.", "who and when")
                             .arg(describeWho(clash.other->who), shownDateTime(clash.other->at.toLocalTime())));
        question.text = texts.join(QLatin1Char('\n'));
        if (isPossible)
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
