#include "app/storage/server/server_news.h"

#include "app/storage/server/server_barrier.h"
#include "app/storage/server/server_dialect.h"

#include <QCoreApplication>
#include <QSqlDriver>
#include <QTimer>

#include <chrono>
#include <mutex>
#include <utility>
#include <vector>

namespace pairwright {

namespace {

/// A connection that says nothing may be lost: it is asked.
constexpr std::chrono::seconds timeBetweenQuestions{2};

} // namespace

/// What listens, in the thread of its own.
class ServerNews::Ear final : public QObject {
    Q_OBJECT
public:
    explicit Ear(ServerAddress address)
        : address_(std::move(address))
    {
    }

    void begin()
    {
        auto* timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, &Ear::ask);
        timer->start(timeBetweenQuestions);
        ask();
    }

signals:
    void heard();
    // Each as the signal of ServerNews.
    void hearingChanged(bool);
    void shutOutChanged(pairwright::ShutOut);
    void clockRead(qint64);

private:
    void ask()
    {
        if (!database_)
            return listenAnew();
        const auto ahead = server::clockAhead(*database_, [] { return QDateTime::currentDateTimeUtc(); });
        if (!ahead)
            return listenAnew();
        emit clockRead(*ahead);
    }

    void listenAnew()
    {
        database_.reset();
        auto opened = server::connect(address_);
        if (opened) {
            QSqlDriver* driver = (*opened)->connection().driver();
            connect(driver, &QSqlDriver::notification, this, &Ear::heard);
            if (driver->subscribeToNotification(server::nameOfNews(address_)))
                database_ = std::move(*opened);
        }
        if (const bool hears = database_ != nullptr; hears != hears_) {
            hears_ = hears;
            emit hearingChanged(hears);
        }
        if (const ShutOut by = opened ? ShutOut::no : server::shutOutBy(opened.error()); by != shutOut_) {
            shutOut_ = by;
            emit shutOutChanged(by);
        }
        if (hears_)
            emit heard(); // whatever came before
    }

    ServerAddress address_;
    std::unique_ptr<Database> database_;
    bool hears_ = false;
    ShutOut shutOut_ = ShutOut::no;
};

namespace {

/// The threads that end by themselves, which the program waits for when everything else of it has ended.
class Leaving {
public:
    static void add(QThread* thread)
    {
        Leaving& all = instance();
        const std::scoped_lock lock(all.mutex_);
        std::erase_if(all.threads_, [](const std::unique_ptr<QThread>& one) { return one->isFinished(); });
        if (all.threads_.empty())
            qAddPostRoutine(waitForAll);
        all.threads_.emplace_back(thread);
    }

private:
    static Leaving& instance()
    {
        static Leaving all;
        return all;
    }
    static void waitForAll()
    {
        Leaving& all = instance();
        const std::scoped_lock lock(all.mutex_);
        for (const auto& thread : all.threads_)
            thread->wait();
        all.threads_.clear();
    }

    std::mutex mutex_;
    std::vector<std::unique_ptr<QThread>> threads_;
};

} // namespace

ServerNews::ServerNews(ServerAddress address, QObject* parent)
    : QObject(parent)
    , thread_(new QThread)
    , ear_(new Ear(std::move(address)))
{
    ear_->moveToThread(thread_);
    connect(ear_, &Ear::heard, this, &ServerNews::heard);
    connect(ear_, &Ear::hearingChanged, this, &ServerNews::hearingChanged);
    connect(ear_, &Ear::shutOutChanged, this, &ServerNews::shutOutChanged);
    connect(ear_, &Ear::clockRead, this, &ServerNews::clockRead);
    connect(thread_, &QThread::started, ear_, &Ear::begin);
    connect(thread_, &QThread::finished, ear_, &QObject::deleteLater);
    thread_->setObjectName(QStringLiteral("server news"));
    thread_->start();
}

ServerNews::~ServerNews()
{
    thread_->quit();
    Leaving::add(thread_);
}

} // namespace pairwright

#include "server_news.moc"
