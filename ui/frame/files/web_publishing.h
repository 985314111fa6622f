#pragma once

#include "app/jobs/web_keeper.h"
#include "ui/frame/desk.h"

#include <QObject>

#include <memory>

namespace pairwright {

/// The web folder of one window's tournament: kept where the settings of this computer say so, told when it fails.
/// Nobody has to wait for it.
class WebPublishing : public QObject {
    Q_OBJECT
public:
    explicit WebPublishing(Desk& desk, QObject* parent = nullptr);
    ~WebPublishing() override;

    /// None: this tournament is not published.
    [[nodiscard]] std::optional<WebPlan> plan() const;
    /// Keeps it for this tournament on this computer. None: from now on nothing is written; what was written stays.
    void setPlan(const std::optional<WebPlan>& plan);
    /// One now. Precondition: plan() has a value. Where another desk publishes the arbiter is asked first.
    void publish();
    /// Another desk of the event publishes, and this one does not.
    [[nodiscard]] std::optional<DeskHold> elsewhere() const { return desk_.elsewhere(HeldWork::webFolder); }
    [[nodiscard]] bool isPossible() const { return keeper_ != nullptr; }
    [[nodiscard]] bool isRunning() const { return keeper_ != nullptr && keeper_->isRunning(); }
    /// What readers should see is not where they find it; kept until it is, also while the tournament is closed.
    [[nodiscard]] bool isOwed() const { return keeper_ != nullptr && keeper_->isOwed(); }
    /// What is owed, without waiting for more.
    void handOver()
    {
        if (keeper_ != nullptr)
            keeper_->handOver();
    }
    /// How the last writing ended, as sentences; empty: there was none.
    [[nodiscard]] QString report() const;
    [[nodiscard]] bool isTrouble() const { return trouble_; }

signals:
    /// One begins or has ended; or there is another tournament, or another plan.
    void changed();

private:
    void watchSession();
    /// It is this desk or another that publishes.
    void follow();
    void tell(const QString& report, bool trouble);

    Desk& desk_;
    std::unique_ptr<WebKeeper> keeper_;
    QString report_;
    bool trouble_ = false;
};

} // namespace pairwright
