#include "ui/frame/desk.h"

#include "app/explain/call_name.h"
#include "app/pairing/round_reading.h"
#include "app/storage/place.h"
#include "engine/capabilities.h"
#include "ui/frame/seen_before.h"
#include "ui/pages/rounds/round_picture.h"
#include "ui/text/files/unsaved_text.h"
#include "ui/text/steps/finding_text.h"
#include "ui/text/steps/step_text.h"

#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

/// The last one; where all are made at once the one that is being played.
std::optional<RoundNumber> roundOfInterest(const Tournament& tournament)
{
    if (tournament.rounds.empty())
        return std::nullopt;
    if (capabilitiesOf(tournament.settings.system).rounds != RoundsMade::allAtOnce)
        return tournament.rounds.back().number;
    const Round* inPlay = tournament.roundInPlay();
    return inPlay != nullptr ? inPlay->number : tournament.rounds.front().number;
}

} // namespace

Continuation whileThere(const QObject* context, Continuation then)
{
    return [context = QPointer(context), then = std::move(then)](Answer answer) {
        if (context)
            then(answer);
    };
}

Continuation whenSaved(const QObject* context, std::function<void()> then)
{
    return whileThere(context, [then = std::move(then)](Answer answer) {
        if (answer == Answer::confirmed)
            then();
    });
}

Continuation whenAccepted(std::function<void()> then)
{
    return [then = std::move(then)](Answer answer) {
        if (answer == Answer::accepted)
            then();
    };
}

Continuation inTurn(Continuation first, Continuation second)
{
    return [first = std::move(first), second = std::move(second)](Answer answer) {
        first(answer);
        second(answer);
    };
}

Desk::Desk(Parts parts, QObject* parent)
    : QObject(parent)
    , parts_(parts)
{
}

Desk::~Desk() = default;

const Tournament& Desk::projected() const
{
    return session_->projected();
}

SharedTournament Desk::projectedState() const
{
    return session_->projectedState();
}

std::shared_ptr<const RoundReading> Desk::reading(RoundNumber round) const
{
    if (reading_ == nullptr || reading_->round() != round)
        reading_ = std::make_shared<RoundReading>(projected(), round, *shownVersion(projected(), round),
                                                  computed_.contains(round) ? computed_.at(round)
                                                                            : std::shared_ptr<const ComputedReasons>());
    return reading_;
}

void Desk::keepReasons(RoundNumber round, std::shared_ptr<const ComputedReasons> reasons)
{
    computed_[round] = std::move(reasons);
    reading_.reset();
}

std::shared_ptr<const Namesakes> Desk::namesakes() const
{
    if (namesakes_ == nullptr)
        namesakes_ = std::make_shared<Namesakes>(projected().players);
    return namesakes_;
}

void Desk::forget(bool playersChanged)
{
    reading_.reset();
    computed_.clear();
    if (playersChanged)
        namesakes_.reset();
}

bool Desk::mayChange(CommandName by) const
{
    const bool isByHand = session_ != nullptr && projected().roundEditedByHand();
    // Beside another desk that does so the session says what is not possible, and why.
    return session_ != nullptr && session_->may(by) && (!isByHand || elsewhere(HeldWork::pairings));
}

QString Desk::folder() const
{
    const QString own = session_ != nullptr ? folderOf(session_->path()) : QString();
    return own.isEmpty() ? settings().lastFolder() : own;
}

void Desk::setSession(std::unique_ptr<TournamentSession> session)
{
    if (session_)
        session_->disconnect(this);
    // The pages let go of the old session before it is destroyed.
    std::unique_ptr<TournamentSession> previous = std::move(session_);
    waiting_.clear();
    onceSaved_.clear();
    session_ = std::move(session);
    forget(true);
    selectedBoard_.reset();
    selectedPlayer_.reset();
    standingsQuestion_.reset();
    prizeQuestion_.reset();
    shownRound_.reset();
    leavesOthers_ = false;
    if (session_) {
        shownRound_ = roundOfInterest(session_->saved());
        waits_ = session_->waiting().size();
        watch();
    }
    emit sessionChanged();
    emit selectionChanged();
    stand();
    // Behind what whoever opened it has to say.
    QTimer::singleShot(0, this, &Desk::tellClock);
}

void Desk::watch()
{
    connect(session_.get(), &TournamentSession::queued, this, [this](const ChangeSet& changes) {
        forget(!changes.players.empty());
        // The session speaks before it has handed out the ticket.
        if (given_)
            waiting_.emplace(changes.ticket, Waiting{std::exchange(given_, nullptr), messages().count()});
        emit changed(changes);
    });
    connect(session_.get(), &TournamentSession::confirmed, this, &Desk::hearConfirmed);
    connect(session_.get(), &TournamentSession::adopted, this, [this](const ChangeSet& changes, const QString& who) {
        forget(!changes.players.empty());
        if (!shownRound_) // the first round, paired at another desk
            shownRound_ = roundOfInterest(session_->projected());
        hearsOthers_ = true;
        emit changed(changes);
        emit saved(changes);
        hearsOthers_ = false;
        emit heard(changes, who);
    });
    watchWaiting();
    watchHolds();
    connect(session_.get(), &TournamentSession::failed, this, &Desk::hearFailed);
}

void Desk::hearConfirmed(const ChangeSet& changes)
{
    if (!session_->notSaved() && session_->waiting().empty() && session_->leftByOthers().empty())
        messages().standNoMore();
    else if (!session_->notSaved() && tellsNotSaved_)
        stand();
    // First whoever gave it speaks, then what waited for it goes on and may ask something.
    answer(changes.ticket, Answer::confirmed);
    if (session_ == nullptr)
        return;
    emit saved(changes);
    if (session_ == nullptr || session_->isSaving())
        return;
    for (const auto& then : std::exchange(onceSaved_, {}))
        then();
}

void Desk::hearFailed(const NotSaved& what)
{
    onceSaved_.clear();
    forget(true);
    emit changedEntirely();
    // It stands until it is saved after all: what failed before is told with it.
    if (clashes_)
        clashes_->append(sentenceFor(what, projected()));
    else if (session_->notSaved())
        stand();
    else // somebody else was faster
        tellRefusal(Mood::bad, what.cause);
    for (const ChangeSet& changes : what.changes)
        answer(changes.ticket, Answer::failed);
}

int Desk::tryAgain()
{
    if (session_ == nullptr)
        return 0;
    clashes_.emplace();
    const int lost = session_->tryAgain();
    const QStringList told = std::exchange(clashes_, std::nullopt).value_or(QStringList());
    stand();
    emit waitingChanged(); // less is not saved
    if (lost > 0)
        messages().tell(Mood::bad, told.join(QLatin1Char('\n')) + QLatin1Char('\n') + tr("Do it anew by hand."));
    onceSaved(this, [this, lost] {
        if (lost == 0 && !session_->notSaved())
            messages().tell(Mood::good, tr("Everything is saved now."));
    });
    return lost;
}

void Desk::onceSaved(const QObject* context, std::function<void()> then)
{
    if (session_ == nullptr)
        return;
    if (!session_->isSaving())
        then();
    else
        onceSaved_.emplace_back([context = QPointer(context), then = std::move(then)] {
            if (context)
                then();
        });
}

void Desk::answer(Ticket ticket, Answer how)
{
    if (const auto waiting = waiting_.extract(ticket))
        messages().tellOf(waiting.mapped().messages, [&] { waiting.mapped().then(how); });
}

void Desk::apply(const Command& command, const QString& title, const QString& action, const Continuation& then)
{
    if (!session_)
        return;
    const auto outcome = give(then, [&] { return session_->apply(command); });
    if (outcome || outcome.error().kind != CommandError::Kind::needsConfirmation) {
        conclude(outcome, then);
        return;
    }
    if (outcome.error().level == WarningLevel::acknowledge) {
        offer(command, outcome.error(), action, then);
        return;
    }
    const SeenBefore seen(*this);
    if (ask(outcome.error(), {.title = title.isEmpty() ? tr("Go on?") : title,
                              .text = whoseResult(*this, command),
                              .consequences = {},
                              .action = action.isEmpty() ? tr("Go On") : action}) &&
        seen.holds(command))
        apply(command, outcome.error().level, then);
    else if (then)
        then(Answer::cancelled);
}

void Desk::apply(const Command& command, WarningLevel acknowledged, const Continuation& then)
{
    if (session_)
        conclude(give(then, [&] { return session_->apply(command, acknowledged); }), then);
}

template <class Act>
Expected<Ticket, CommandError> Desk::give(const Continuation& then, Act act)
{
    given_ = then;
    auto outcome = act();
    given_ = nullptr;
    return outcome;
}

void Desk::conclude(const Expected<Ticket, CommandError>& outcome, const Continuation& then)
{
    tellUnlessDone(outcome);
    if (then)
        then(outcome ? Answer::accepted : Answer::failed);
}

void Desk::offer(const Command& command, const CommandError& error, const QString& action, const Continuation& then)
{
    const TournamentSession* asked = session_.get();
    const auto goOn = [this, command, asked, then, seen = SeenBefore(*this)] {
        if (session_.get() == asked && seen.holds(command))
            apply(command, WarningLevel::acknowledge, then);
    };
    const auto leave = [then] {
        if (then)
            then(Answer::cancelled);
    };
    const QStringList texts = sentencesFor(error, projected()) + QStringList(whoseResult(*this, command));
    messages().tell(Mood::warning, texts.join(QLatin1Char('\n')).trimmed(), action.isEmpty() ? tr("Go On") : action,
                    goOn, leave);
}

bool Desk::ask(const CommandError& error, Question question)
{
    QStringList texts{question.text, sentencesFor(error, projected()).join(QLatin1Char('\n'))};
    texts.removeAll(QString());
    question.level = std::max(question.level, error.level);
    question.text = texts.join(QLatin1Char('\n'));
    question.consequences =
        tr("This goes against what was declared before the tournament. It is written into the log. Players and the "
           "federation may ask for the reason.");
    return asker().ask(question).has_value();
}

void Desk::askAndApply(const Command& command, Question own, const Continuation& then)
{
    if (!session_)
        return;
    const auto possible = session_->check(command);
    if (!possible && possible.error().kind != CommandError::Kind::needsConfirmation)
        conclude(Unexpected{possible.error()}, then);
    else if (const SeenBefore seen(*this);
             ask(possible ? CommandError{.level = WarningLevel::none, .findings = {}} : possible.error(),
                 std::move(own)) &&
             seen.holds(command))
        apply(command, possible ? WarningLevel::none : possible.error().level, then);
    else if (then)
        then(Answer::cancelled);
}

void Desk::applyShown(const Command& command, WarningLevel level, const QString& title, const QString& action,
                      const Continuation& then)
{
    const WarningLevel enough = inFideMode(projected().settings) ? WarningLevel::acknowledge : WarningLevel::confirm;
    if (level <= enough)
        apply(command, level, then);
    else
        apply(command, title, action, then);
}

void Desk::undo()
{
    if (!session_)
        return;
    const auto step = session_->undoStep();
    const auto tell = [this, step] {
        messages().tell(Mood::neutral, tr("Undone: %1.").arg(describeStep(*step)));
    };
    const auto outcome = give(whenSaved(this, tell), [this] { return session_->undo(); });
    if (outcome || outcome.error().findings.empty() ||
        outcome.error().findings.front().code != FindingCode::publishBarrier)
        tellUnlessDone(outcome);
    else
        offerBeyondBarrier(outcome.error());
}

/// What was published is not undone; the message offers what can be done about it instead.
void Desk::offerBeyondBarrier(const CommandError& error)
{
    const QString sentence = sentencesFor(error, projected()).join(QLatin1Char('\n'));
    const std::optional<RoundNumber> number = error.findings.front().round;
    const Round* round = number ? projected().round(*number) : nullptr;
    const RoundVersion* version = round != nullptr ? round->published() : nullptr;
    if (version == nullptr) {
        messages().tell(Mood::warning, sentence);
        return;
    }
    const auto& boards = version->pairings.boards;
    const bool anyResult =
        std::any_of(boards.begin(), boards.end(), [](const Match& match) { return match.hasAnyResult(); });
    const ActionId remedy = anyResult ? ActionId::pageRounds : ActionId::withdrawPublication;
    const QString consequence =
        anyResult ? tr("It has results, so only single results can be corrected: on the Rounds page, with a reason "
                       "kept in the log.")
                  : tr("Withdrawn, it has to be paired again; the version on the wall is no longer valid, and the next "
                       "sheet says that it replaces it.");
    messages().tell(Mood::warning, sentence + QLatin1Char(' ') + consequence,
                    anyResult ? tr("To the Round") : tr("Withdraw the Publication…"),
                    [this, remedy] { actions().get(remedy)->trigger(); });
}

void Desk::redo()
{
    if (!session_)
        return;
    const auto step = session_->redoStep();
    const auto tell = [this, step] {
        messages().tell(Mood::neutral, tr("Done again: %1.").arg(describeStep(*step)));
    };
    tellUnlessDone(give(whenSaved(this, tell), [this] { return session_->redo(); }));
}

void Desk::restoreMoment(std::int64_t step, Continuation then)
{
    onceSaved(this, [this, step, then = std::move(then)] {
        conclude(give(then, [&] { return session_->restoreMoment(step); }), then);
    });
}

void Desk::tellUnlessDone(const Expected<Ticket, CommandError>& outcome)
{
    if (!outcome)
        tellRefusal(Mood::warning, outcome.error());
}

void Desk::tellRefusal(Mood mood, const CommandError& error)
{
    const QString text = sentencesFor(error, projected()).join(QLatin1Char('\n'));
    messages().tell(mood, text);
    const bool isOfHold = std::any_of(error.findings.begin(), error.findings.end(), [](const Finding& finding) {
        return finding.code == FindingCode::heldElsewhere || finding.code == FindingCode::manualPhaseOpen;
    });
    toldHold_ = isOfHold ? elsewhere(HeldWork::pairings) : std::nullopt;
    toldOfHold_ = toldHold_ ? text : QString();
}

void Desk::showRound(RoundNumber round)
{
    if (shownRound_ == round)
        return;
    shownRound_ = round;
    selectedBoard_.reset();
    emit shownRoundChanged();
    emit selectionChanged();
}

void Desk::selectBoard(std::optional<BoardId> board)
{
    if (selectedBoard_ == board)
        return;
    selectedBoard_ = board;
    emit selectionChanged();
}

void Desk::askAboutPrizes(std::optional<PrizeQuestion> question)
{
    if (prizeQuestion_ == question)
        return;
    prizeQuestion_ = question;
    emit selectionChanged();
}

void Desk::askAboutStandings(std::optional<StandingsQuestion> question)
{
    if (standingsQuestion_ == question)
        return;
    standingsQuestion_ = question;
    emit selectionChanged();
}

void Desk::selectPlayer(std::optional<PlayerKey> player)
{
    if (selectedPlayer_ == player)
        return;
    selectedPlayer_ = player;
    emit selectionChanged();
}

} // namespace pairwright
