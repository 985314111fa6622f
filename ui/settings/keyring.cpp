#include "ui/settings/keyring.h"

// The library is optional: ui/CMakeLists.txt links it where it is there.
#if __has_include(<qt6keychain/keychain.h>)
#define PAIRWRIGHT_KEYCHAIN
#include <qt6keychain/keychain.h>

#include <QEventLoop>
#include <QTimer>
#endif

#include <utility>

namespace pairwright {

namespace {

#ifdef PAIRWRIGHT_KEYCHAIN

/// The system may ask for its own password first.
constexpr int longestAnswer = 60'000; // milliseconds

class SystemKeyring final : public Keyring {
public:
    [[nodiscard]] bool isOffered() const override { return true; }

    std::optional<QString> password(const ServerAddress& address) override
    {
        QKeychain::ReadPasswordJob job(service());
        return isDone(job, address) ? std::optional(job.textData()) : std::nullopt;
    }
    bool keep(const ServerAddress& address, const QString& password) override
    {
        QKeychain::WritePasswordJob job(service());
        job.setTextData(password);
        return isDone(job, address);
    }
    void forget(const ServerAddress& address) override
    {
        QKeychain::DeletePasswordJob job(service());
        (void)isDone(job, address);
    }

private:
    static QString service() { return QStringLiteral("Pairwright"); }

    static bool isDone(QKeychain::Job& job, const ServerAddress& address)
    {
        job.setAutoDelete(false);
        job.setInsecureFallback(false); // never into a file
        job.setKey(keyringNameOf(address));
        QEventLoop loop;
        bool isFinished = false;
        QObject::connect(&job, &QKeychain::Job::finished, &loop, [&] {
            isFinished = true;
            loop.quit();
        });
        QTimer::singleShot(longestAnswer, &loop, &QEventLoop::quit);
        job.start();
        if (!isFinished)
            loop.exec(QEventLoop::ExcludeUserInputEvents);
        return isFinished && job.error() == QKeychain::NoError;
    }
};

#else

/// The password is asked for each time.
class SystemKeyring final : public Keyring {
public:
    [[nodiscard]] bool isOffered() const override { return false; }
    std::optional<QString> password(const ServerAddress& /*address*/) override { return std::nullopt; }
    bool keep(const ServerAddress& /*address*/, const QString& /*password*/) override { return false; }
    void forget(const ServerAddress& /*address*/) override {}
};

#endif

std::unique_ptr<Keyring>& usedKeyring()
{
    static std::unique_ptr<Keyring> one;
    return one;
}

} // namespace

Keyring& keyring()
{
    if (!usedKeyring())
        usedKeyring() = std::make_unique<SystemKeyring>();
    return *usedKeyring();
}

void useKeyring(std::unique_ptr<Keyring> other)
{
    usedKeyring() = std::move(other);
}

QString keyringNameOf(const ServerAddress& address)
{
    return QStringLiteral("%1@%2:%3/%4")
        .arg(address.user, address.host, QString::number(address.port), address.database);
}

} // namespace pairwright
