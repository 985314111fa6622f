#pragma once

#include "ui/theme/tints.h"

#include <QFrame>
#include <QTimer>

#include <functional>
#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace pairwright {

/// Tells something above the page without stopping the work. Good news leaves by itself, trouble stays
/// until it is closed or replaced.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    void tell(Mood mood, const QString& sentence);
    /// With one button; the message closes when it is pressed. `whenLeft` is called when it goes without that. Good
    /// news do not put away a message that listens for it: they are told after it.
    void tell(Mood mood, const QString& sentence, const QString& action, std::function<void()> whenPressed,
              std::function<void()> whenLeft = {});
    /// Stays as long as the file is open: comes back when a message after it goes. Its own cross ends it. What stands
    /// already is not told anew. `details`: shown when they are asked for, selectable; what a system says.
    void stand(Mood mood, const QString& sentence, const QString& action, const std::function<void()>& whenPressed,
               const QString& details = {});
    void standNoMore();
    void dismiss();
    /// How many messages there were so far.
    [[nodiscard]] int count() const { return count_; }
    /// For news of something that was begun when there were `since` messages: good ones do not put away trouble that
    /// was told meanwhile, they are told after it.
    void tellOf(int since, const std::function<void()>& news);

    /// The sentence, without its details.
    [[nodiscard]] QString text() const { return told_; }
    [[nodiscard]] Mood mood() const { return mood_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void showDetails(const QString& details);
    void paintMood();
    void retranslate();

    QString told_;
    Mood mood_ = Mood::neutral;
    QLabel* sign_ = nullptr;
    QLabel* sentence_ = nullptr;
    QPushButton* action_ = nullptr;
    QToolButton* details_ = nullptr;
    QToolButton* close_ = nullptr;
    QTimer leave_;
    std::function<void()> whenPressed_;
    std::function<void()> whenLeft_;
    std::function<void()> standing_; ///< tells what stays
    QString standingText_;           ///< of that
    QString standingAction_;
    QString standingDetails_;
    QString shownDetails_;        ///< of what is told
    std::function<void()> later_; ///< tells what came while something was being asked
    bool isStanding_ = false;     ///< what stays is what is shown
    int count_ = 0;
    int trouble_ = 0;          ///< which of them is shown and is no good news; 0: none
    std::optional<int> since_; ///< of the news that are being told
};

} // namespace pairwright
