#pragma once

#include "app/storage/server/server_address.h"
#include "app/storage/store_error.h"

#include <QObject>
#include <QThread>

#include <memory>

namespace pairwright {

/// Hears of what others write to an event on a server, as soon as they have: PostgreSQL tells it (LISTEN) on a
/// connection that is used for nothing else, in a thread of its own. A connection that is lost is made anew; until then
/// nothing is heard, and whoever waits has to ask.
class ServerNews final : public QObject {
    Q_OBJECT
public:
    explicit ServerNews(ServerAddress address, QObject* parent = nullptr);
    ~ServerNews() override;

signals:
    /// Somebody has written, or may have while nothing could be heard.
    void heard();
    /// Whether it would be heard now.
    void hearingChanged(bool hears);
    /// Why a server that answers is not listened to.
    void shutOutChanged(pairwright::ShutOut shutOut);
    /// How far its clock is before that of this computer, in milliseconds; now and then.
    void clockRead(qint64 ahead);

private:
    class Ear;

    QThread* thread_; ///< ends by itself: whoever goes does not wait for a server that does not answer
    Ear* ear_;        ///< lives in the thread, and ends with it
};

} // namespace pairwright
