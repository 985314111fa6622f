// How a session hears of what others do to the same store, and whether the store can be reached.

#include "app/session/session_impl.h"
#include "app/storage/server/server_address.h"

#include <QTimer>

#include <chrono>
#include <cstdlib>
#include <utility>

namespace pairwright {

namespace {

/// Others are to be seen within a third of a second.
constexpr std::chrono::milliseconds timeBetweenNews{250};
/// Where one hears of them by itself; a look finds what was missed.
constexpr std::chrono::milliseconds timeWhileHearing{2000};
/// A server that does not answer holds up what is to be saved meanwhile.
constexpr std::chrono::milliseconds timeBetweenAttempts{3000};

/// Somebody has to make it first.
constexpr std::chrono::seconds timeUntilThereMayBeRoom{10};

/// Less is the time that an answer takes, or no matter (ServerStore).
constexpr std::int64_t clocksAgree = 2'000;

bool isOfConnection(const CommandError& cause)
{
    return !cause.findings.empty() && isOfConnection(cause.findings.front().code);
}

} // namespace

bool isOfConnection(FindingCode code)
{
    return code == FindingCode::serverNotReached || code == FindingCode::loginEnded ||
           code == FindingCode::otherCertificate;
}

void TournamentSession::catchUp()
{
    flush();
    Expected<std::vector<JournalRow>, StoreError> rows = std::vector<JournalRow>{};
    impl_->thread->runAndWait([&](Store& store) { rows = store.historyAfter(impl_->confirmedStep); });
    if (rows)
        impl_->noticeCut(false);
    if (rows && (!rows->empty() || impl_->hasSomethingToBringIn()))
        impl_->heed(*rows);
}

void TournamentSession::Impl::beginToFollow()
{
    const bool isOfOthers = readOnly && readOnly->code == ReadOnlyReason::Code::openedElsewhere;
    if (!isShared && !isOfOthers)
        return;
    isFollowing = true;
    look = new QTimer(session);
    connect(look, &QTimer::timeout, session, &TournamentSession::lookForNews);
    pace();
    const auto address = ServerAddress::read(path);
    if (!isShared || !address)
        return;
    ear = new ServerNews(*address, session);
    QObject::connect(ear, &ServerNews::heard, session, &TournamentSession::lookForNews);
    QObject::connect(ear, &ServerNews::hearingChanged, session, [this](bool hears) {
        isHearing = hears;
        pace();
    });
    QObject::connect(ear, &ServerNews::shutOutChanged, session, [this](ShutOut by) {
        if (isCutOff)
            noticeCut(true, by);
    });
    QObject::connect(ear, &ServerNews::clockRead, session, [this](qint64 ahead) { noticeClock(ahead); });
}

void TournamentSession::Impl::pace()
{
    // Whoever listens knocks until the server answers, and tells of it; the queue is not held up by that.
    if (isCutOff && ear != nullptr && !isHearing)
        look->stop();
    else
        look->start(isCutOff ? timeBetweenAttempts : isHearing ? timeWhileHearing : timeBetweenNews);
}

void TournamentSession::Impl::noticeCut(bool cut, ShutOut by)
{
    const bool isNew = cut != isCutOff;
    const bool wasAway =
        !cut && notSaved && isOfConnection(notSaved->cause) && !std::exchange(notSaved->answersAgain, true);
    if (!isNew && by == shutOut && !wasAway)
        return;
    isCutOff = cut;
    shutOut = cut ? by : ShutOut::no;
    if (isNew && !cut && !session->isSaving())
        ++epoch; // what failed with the connection is over
    if (isNew)
        pace();
    emit session->cutOffChanged();
}

void TournamentSession::Impl::noticeFull(bool full)
{
    if (full)
        triesAgainAt = std::chrono::steady_clock::now() + timeUntilThereMayBeRoom;
    if (std::exchange(isFull, full) != full)
        emit session->waitingChanged();
}

bool TournamentSession::Impl::waitsForRoom() const
{
    return isFull && std::chrono::steady_clock::now() < triesAgainAt;
}

void TournamentSession::Impl::needNoRoom()
{
    isFull = isFull && !(queue.empty() && unsaved.empty());
}

bool TournamentSession::isServerFull() const
{
    return impl_->isFull;
}

void TournamentSession::Impl::noticeClock(std::int64_t ahead)
{
    if (options.clock || std::abs(ahead - clockAhead) < clocksAgree)
        return;
    clockAhead = std::abs(ahead) < clocksAgree ? 0 : ahead;
    emit session->clockChanged();
}

ShutOut TournamentSession::shutOut() const
{
    return impl_->shutOut;
}

std::int64_t TournamentSession::clockAhead() const
{
    return impl_->clockAhead;
}

bool TournamentSession::isCutOff() const
{
    return impl_->isCutOff;
}

void TournamentSession::lookForNews()
{
    if (!impl_->isFollowing)
        return;
    impl_->looksAgain = impl_->isLooking || isSaving();
    if (impl_->looksAgain)
        return;
    impl_->isLooking = true;
    impl_->thread->lookForNews(impl_->path, impl_->confirmedStep);
}

void TournamentSession::Impl::lookAgain()
{
    if (looksAgain && !isLooking && !session->isSaving())
        session->lookForNews();
}

} // namespace pairwright
