#include "app/lists/list_download.h"

#include <QEventLoop>
#include <QFileInfo>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSaveFile>
#include <QTimer>

#include <memory>

namespace pairwright {

namespace {

constexpr int idleTimeout = 30'000;                     // ms without a byte
constexpr int stopTimeout = 100;                        // ms until a stop is heeded
constexpr qint64 mostDownloaded = 1024LL * 1024 * 1024; // FIDE's zip has about 50 MB

Unexpected<ListReadError> notFetched(const QString& detail)
{
    return Unexpected{ListReadError{ListReadError::Code::cannotRead, detail, {}}};
}

} // namespace

QUrl fideListUrl()
{
    return QUrl(QStringLiteral("https://ratings.fide.com/download/players_list.zip"));
}

Expected<QString, ListReadError> downloadList(const QUrl& url, const QString& folder, std::stop_token stop,
                                              const std::function<void(int percent)>& percent)
{
    QSaveFile file(folder + QLatin1Char('/') + QFileInfo(url.path()).fileName());
    if (!file.open(QIODevice::WriteOnly))
        return notFetched(file.errorString());
    QNetworkAccessManager network;
    QNetworkRequest request(url);
    request.setTransferTimeout(idleTimeout);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::NoLessSafeRedirectPolicy);
    const std::unique_ptr<QNetworkReply> reply(network.get(request));
    QEventLoop loop;
    bool isTooLarge = false;
    QString diskError;
    const auto take = [&] {
        if (file.write(reply->readAll()) < 0)
            diskError = file.errorString();
        isTooLarge = file.size() > mostDownloaded;
        if (!diskError.isEmpty() || isTooLarge)
            reply->abort();
    };
    QObject::connect(reply.get(), &QNetworkReply::readyRead, &loop, take);
    QObject::connect(reply.get(), &QNetworkReply::finished, &loop, &QEventLoop::quit);
    QObject::connect(reply.get(), &QNetworkReply::downloadProgress, &loop, [&percent](qint64 done, qint64 total) {
        if (total > 0 && percent)
            percent(static_cast<int>(done * 100 / total));
    });
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, &loop, [&] {
        if (stop.stop_requested())
            reply->abort();
    });
    watch.start(stopTimeout);
    if (!reply->isFinished())
        loop.exec();
    if (stop.stop_requested())
        return Unexpected{ListReadError{ListReadError::Code::cancelled, {}, {}}};
    if (isTooLarge)
        return Unexpected{ListReadError{ListReadError::Code::tooLarge, {}, {}}};
    if (!diskError.isEmpty())
        return notFetched(diskError);
    take();
    if (reply->error() != QNetworkReply::NoError)
        return notFetched(reply->errorString());
    // What says how much it is and is cut off has an error; what does not say must at least be something.
    if (file.size() == 0 || !file.commit())
        return notFetched(file.size() == 0 ? reply->errorString() : file.errorString());
    return file.fileName();
}

} // namespace pairwright
