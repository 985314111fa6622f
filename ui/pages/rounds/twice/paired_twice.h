#pragma once

#include "app/jobs/second_pairing.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace pairwright {

class Desk;

/// Each proposal of the engine is paired a second time when it is on disk, in the background: nothing waits for it.
/// What was found is told of that proposal only, also when it has been published; a new one ends what was begun for the
/// old.
class PairedTwice : public QObject {
    Q_OBJECT
public:
    explicit PairedTwice(Desk& desk, QObject* parent = nullptr);

    /// nullptr: nothing is known, as of a round that was edited by hand or that is being paired a second time.
    [[nodiscard]] const SecondPairing* about(RoundNumber round, const RoundVersion& version) const;
    [[nodiscard]] bool isRunning(RoundNumber round, const RoundVersion& version) const;

    /// The proposal may be another one, or the program that is set.
    void look();

signals:
    void changed();

private:
    /// What the answer belongs to. Who sits for a team, and results, are no part of it.
    struct Subject {
        RoundNumber round;
        int version = 0;
        std::vector<std::pair<PlayerKey, PlayerKey>> matches; ///< White of the first game first
        std::optional<PlayerKey> bye;
        QString inputHash;
        friend bool operator==(const Subject&, const Subject&) = default;
    };
    struct Told {
        Subject subject;
        SecondEngine engine;
        SecondPairing pairing;
    };

    static Subject subjectOf(RoundNumber round, const RoundVersion& version);
    /// The proposal that is to be paired again.
    [[nodiscard]] std::optional<Subject> wanted() const;
    void begin(const Subject& subject);
    void end();
    void forget();

    Desk& desk_;
    QPointer<SecondPairingJob> job_;
    std::optional<Subject> asked_; ///< by the job
    SecondEngine engine_;          ///< of the job
    std::vector<Told> told_;       ///< at most one of each subject
};

} // namespace pairwright
