#pragma once

#include "app/pairing/pairing_job.h"
#include "ui/frame/desk.h"
#include "ui/pages/rounds/twice/paired_twice.h"

#include <QObject>
#include <QPointer>

namespace pairwright {

/// The steps of a round: propose, publish, take back. Asks and tells through the desk; shows nothing itself.
class RoundFlow : public QObject {
    Q_OBJECT
public:
    explicit RoundFlow(Desk& desk, QObject* parent = nullptr);

    /// F6: readiness, then the engine on its own thread, then the proposal is stored. Nothing is published.
    void propose();
    void cancelPairing();
    [[nodiscard]] bool isPairing() const { return !job_.isNull(); }
    /// F7. A proposal that was paired a second time as another round is asked about.
    void publish();
    /// What pairing the proposals a second time has found.
    [[nodiscard]] PairedTwice& twice() const { return *twice_; }
    /// All rounds that are laid out, in one step.
    void publishAll();
    void discardProposal();
    /// An empty round, edited by hand at once. A proposal that is out of date goes, which is told.
    void makeByHand(RoundNumber round);
    /// Asks for a reason.
    void withdrawPublication();
    /// Enters, corrects or completes a result by whatever command fits the board now. No value clears it.
    void giveResult(BoardId board, std::optional<GameResult> result, const Continuation& then = {});

signals:
    void pairingStarted();
    void pairingProgressed(int done, int total);
    void pairingEnded();

private:
    [[nodiscard]] bool mayReplaceProposal() const;
    void startJob();
    /// Another tournament, or none.
    void forget();
    Continuation shows(RoundNumber round);
    void store(const std::vector<RoundDraft>& drafts);

    Desk& desk_;
    PairedTwice* twice_ = nullptr;
    QPointer<PairingJob> job_;
    QString drawn_;    ///< the lot, told together with the proposal
    QString warnings_; ///< what the arbiter should know about the round that is being paired
    bool proposeWhenSaved_ = false;
};

} // namespace pairwright
