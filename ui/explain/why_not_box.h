#pragma once

#include "app/pairing/question_jobs.h"
#include "ui/frame/desk.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace pairwright {

class NameField;

/// "Why not these two?": asks for two players of the shown round and finds the answer away from the window's thread.
class WhyNotBox final : public QWidget {
    Q_OBJECT
public:
    explicit WhyNotBox(Desk& desk, QWidget* parent = nullptr);

    /// Puts the names in, as far as they are known, and takes the keyboard; with both it asks at once.
    void begin(const std::vector<PlayerKey>& selected);
    /// How long an answer may take before it is "unknown".
    void setTimeLimit(std::chrono::milliseconds timeLimit) { timeLimit_ = timeLimit; }
    [[nodiscard]] bool isBusy() const { return job_ != nullptr; }

signals:
    void answered(const pairwright::WhyNotAnswer& answer);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void ask();
    void end();
    [[nodiscard]] bool holdsFocus() const;
    void tell(const QString& remark);
    void retranslate();
    void nameEntrants();
    [[nodiscard]] bool areTeams() const;

    Desk& desk_;
    bool askedHere_ = false; ///< the keys belonged to the box when the question was asked
    QPointer<WhyNotJob> job_;
    std::chrono::milliseconds timeLimit_ = WhyNotJob::usualTimeLimit;
    QLabel* title_ = nullptr;
    NameField* first_ = nullptr;
    NameField* second_ = nullptr;
    QPushButton* ask_ = nullptr;
    QProgressBar* busy_ = nullptr;
    QPushButton* cancel_ = nullptr;
    QLabel* remark_ = nullptr;
};

} // namespace pairwright
