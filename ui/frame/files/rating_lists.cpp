#include "ui/frame/files/rating_lists.h"

#include "app/domain/ratings/rating_periods.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "app/lists/list_download.h"
#include "ui/text/files/list_text.h"

#include <QDateTime>
#include <QFileInfo>
#include <QGuiApplication>

#include <utility>

namespace pairwright {

namespace {
constexpr int compareAfter = 300;      // ms without a change
constexpr int lookEvery = 60 * 60'000; // ms
constexpr qint64 hoursOfADay = 24;

/// Sizes and times of the file and of what is not yet written into it.
QString stampOf(const QString& path)
{
    QString stamp;
    for (const char* ending : {"", "-wal"}) {
        const QFileInfo file(path + QLatin1String(ending));
        stamp += filled(QStringLiteral("%1 %2 "), file.size(), file.lastModified().toMSecsSinceEpoch());
    }
    return stamp;
}
} // namespace

RatingLists::RatingLists(Desk& desk, QObject* parent)
    : QObject(parent)
    , desk_(desk)
    , path_(desk.settings().ratingListsPath())
    , searcher_(path_)
    , fideUrl_(fideListUrl())
{
    compareSoon_.setSingleShot(true);
    compareSoon_.setInterval(compareAfter);
    connect(&compareSoon_, &QTimer::timeout, this, &RatingLists::compare);
    const auto soon = [this] {
        if (!lists_.empty())
            compareSoon_.start();
    };
    connect(&desk_, &Desk::sessionChanged, this, [this, soon] {
        differences_.clear(); // they were about another tournament
        emit compared();
        soon();
    });
    connect(&desk_, &Desk::changed, this, [soon](const ChangeSet& changes) {
        if (changes.playersAddedOrRemoved || !changes.players.empty() || changes.event || changes.settings)
            soon();
    });
    connect(&desk_, &Desk::changedEntirely, this, soon);
    connect(&desk_.settings(), &UserSettings::listsChanged, this, [this] {
        differences_.clear();
        emit compared();
        compareSoon_.start();
        renewIfOld();
    });
    connect(this, &RatingLists::added, this, [this](const AddedList& list) {
        if (!renewing_)
            return;
        renewing_ = false;
        desk_.settings().setListFetched(QDateTime::currentDateTimeUtc());
        desk_.messages().tell(
            Mood::good, list.wasThere
                            ? tr("FIDE has no newer list: %1 is here already.").arg(visibleText(labelOf(list.list)))
                            : tr("%1 is here.").arg(visibleText(labelOf(list.list))));
        emit changed();
    });
    connect(this, &RatingLists::failed, this, [this](const QString& sentence) {
        if (std::exchange(renewing_, false))
            desk_.messages().tell(Mood::warning, sentence);
    });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            lookIfChanged();
    });
    lookAtAge_.setInterval(lookEvery);
    connect(&lookAtAge_, &QTimer::timeout, this, &RatingLists::renewIfOld);
    lookAtAge_.start();
    lookAgain();
    QTimer::singleShot(0, this, &RatingLists::renewIfOld);
}

std::optional<qint64> RatingLists::hoursOld() const
{
    QDateTime newest;
    for (const RatingList& list : lists_)
        if (list.publisher == ListPublisher::fide && (!newest.isValid() || list.added > newest))
            newest = list.added;
    if (!newest.isValid())
        return std::nullopt;
    const QDateTime fetched = desk_.settings().listFetched();
    return std::max(newest, fetched.isValid() ? fetched : newest).secsTo(QDateTime::currentDateTimeUtc()) / 3600;
}

bool RatingLists::isCurrent() const
{
    const auto hours = hoursOld();
    return !hours || *hours <= hoursOfADay;
}

void RatingLists::renewIfOld()
{
    if (desk_.settings().listsAreRenewed() && !isCurrent())
        renew();
}

void RatingLists::renew()
{
    if (isBusy())
        return;
    renewing_ = true;
    desk_.messages().tell(Mood::neutral,
                          tr("FIDE’s list is fetched from %1 … The work can go on meanwhile.").arg(fideUrl_.host()));
    fetch(fideUrl_);
}

QDate RatingLists::dayCompared() const
{
    if (desk_.session() == nullptr)
        return {};
    const EventData& event = desk_.projected().event;
    return takesMoreThan30Days(event) ? QDate::currentDate() : event.start;
}

std::vector<RatingList> RatingLists::listsCompared() const
{
    return listsOfDay(lists_, dayCompared());
}

void RatingLists::lookIfChanged()
{
    if (!isBusy() && stampOf(path_) != stamp_)
        lookAgain();
}

void RatingLists::lookAgain()
{
    stamp_ = stampOf(path_);
    std::vector<RatingList> found;
    trouble_.clear();
    if (auto file = RatingListFile::openToRead(path_)) {
        if (auto lists = (*file)->lists())
            found = std::move(lists).value();
        else
            trouble_ = sentenceFor(lists.error());
    } else if (file.error().code != ListFileError::Code::missing) {
        trouble_ = sentenceFor(file.error());
    }
    if (found == lists_)
        return;
    lists_ = std::move(found);
    searcher_.reopen();
    if (lists_.empty())
        differences_.clear();
    else
        compareSoon_.start();
    emit changed();
    emit compared();
}

void RatingLists::watch(Job* job)
{
    job_ = job;
    const auto end = [this] {
        job_ = nullptr;
        lookAgain();
        emit changed();
        if (!waiting_.isEmpty() && !isBusy())
            add(waiting_.takeFirst());
    };
    connect(job, &Job::finished, this, end);
    connect(job, &Job::failed, this, end);
    connect(job, &Job::cancelled, this, end);
    connect(job, &Job::progressed, this, [this](int done, int total) {
        if (total > 0) // else it is a sign of life
            emit progressed(done);
    });
    job->start();
    emit changed();
}

void RatingLists::add(const QString& path, const ListFileOptions& options)
{
    if (isBusy())
        return;
    auto* job = new AddListJob(path, path_, options, this);
    connect(job, &AddListJob::added, this, &RatingLists::added);
    connect(job, &AddListJob::failedWith, this, [this, path, options](const AddListError& error) {
        emit failed(sentenceFor(error, visibleText(QFileInfo(path).fileName())));
        const auto* reading = std::get_if<ListReadError>(&error);
        using Code = ListReadError::Code;
        if (reading != nullptr && (reading->code == Code::noHeader || reading->code == Code::noNames))
            emit columnsWanted(path, options);
        if (reading != nullptr && reading->code == ListReadError::Code::unclear)
            emit encodingWanted(path, options, reading->readings);
    });
    watch(job);
}

void RatingLists::addAll(const QStringList& paths)
{
    if (isBusy() || paths.isEmpty())
        return;
    waiting_ = paths;
    add(waiting_.takeFirst());
}

void RatingLists::fetch(const QUrl& url)
{
    if (isBusy())
        return;
    auto* job = new FetchListJob(url, path_, this);
    connect(job, &FetchListJob::added, this, &RatingLists::added);
    connect(job, &FetchListJob::failedWith, this,
            [this, host = url.host()](const AddListError& error) { emit failed(sentenceFor(error, host)); });
    watch(job);
}

void RatingLists::remove(int list)
{
    if (isBusy())
        return;
    searcher_.reopen(); // nobody reads while the room is given back
    auto* job = new RemoveListJob(list, path_, this);
    connect(job, &RemoveListJob::failedWith, this,
            [this](const ListFileError& error) { emit failed(sentenceFor(error)); });
    watch(job);
}

void RatingLists::cancel()
{
    waiting_.clear();
    if (job_ != nullptr)
        job_->cancel();
}

void RatingLists::compare()
{
    if (comparison_ != nullptr)
        comparison_->cancel(); // about an earlier state
    if (desk_.session() == nullptr || lists_.empty() || !desk_.settings().listsAreCompared())
        return;
    const QDate day = dayCompared();
    auto* job =
        new CompareListsJob(path_, desk_.projectedState(), day.isValid() ? std::optional(day) : std::nullopt, this);
    comparison_ = job;
    connect(job, &CompareListsJob::compared, this, [this, job](const std::vector<ListDifference>& differences) {
        if (comparison_ == job)
            differences_ = differences;
    });
    const auto end = [this, job] {
        if (comparison_ != job)
            return;
        comparison_ = nullptr;
        emit compared();
    };
    connect(job, &Job::finished, this, end);
    connect(job, &Job::failed, this, end);
    connect(job, &Job::cancelled, this, end);
    job->start();
}

} // namespace pairwright
