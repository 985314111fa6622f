#pragma once

#include "app/jobs/job.h"
#include "app/jobs/second_engine.h"

namespace pairwright {

/// What came of pairing a proposal a second time, another way.
struct SecondPairing {
    enum class Found : std::uint8_t {
        same,
        different, ///< `proposal` and `second` hold what only one of the two has
        once,      ///< no other program is set for these rules, and they have one way only
        noAnswer,  ///< there was one, and it came to no round within its time
    };
    Found found = Found::once;
    QString program{}; ///< that paired it; empty: our own general path
    QString silent{};  ///< the program that is set and gave no round
    std::optional<SecondRound> proposal{};
    std::optional<SecondRound> second{};
};

/// By the other program, if it is set for these rules and gives a round; else by the general path within its limit. The
/// tournament as it was saved, with the proposal of the round ahead.
SecondPairing pairAgain(const Tournament& tournament, const SecondEngine& engine, const std::stop_token& stop);

constexpr std::chrono::seconds generalPathLimit{5};

/// The same on a worker thread; nobody waits for it.
class SecondPairingJob : public Job {
    Q_OBJECT
public:
    SecondPairingJob(SharedTournament tournament, SecondEngine engine, QObject* context);
    void start() override;

signals:
    /// Sent before finished().
    void found(const pairwright::SecondPairing& pairing);

private:
    SharedTournament tournament_;
    SecondEngine engine_;
};

} // namespace pairwright
