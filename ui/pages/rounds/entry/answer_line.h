#pragma once

#include "app/domain/rounds/match.h"
#include "ui/frame/desk.h"
#include "ui/theme/tints.h"
#include "ui/widgets/plain_label.h"

#include <functional>
#include <optional>

namespace pairwright {

/// The line below the large type while results are entered: refusals, hints, and what came of the last result. Screen
/// readers hear it with what stands in large type, as the description of the bar.
class AnswerLine final : public PlainLabel {
    Q_OBJECT
public:
    AnswerLine(QWidget& bar, std::function<QString()> echo);

    void say(Mood mood, const QString& sentence);
    /// The same without a word to screen readers, for what is gone in a moment.
    void write(Mood mood, const QString& sentence);
    /// A result is given; what comes of it is heard with this number.
    [[nodiscard]] int nextResult() { return ++given_; }
    /// What came of it; `title` names the game. With something newer on the line its confirmation says nothing: the
    /// table tells it.
    void hear(Answer answer, int given, const QString& title, const std::optional<GameResult>& result);
    /// What it says waits at this desk is said no longer when nothing waits there.
    void follow(Desk& desk);
    /// Ink by the mood, in the colours in use.
    void paint();
    /// What stands in its place while there is nothing to say.
    void setIdle(const QString& hint);
    [[nodiscard]] const QString& said() const { return said_; }

private:
    QWidget& bar_;
    std::function<QString()> echo_;
    Mood mood_ = Mood::neutral;
    QString said_;
    QString idle_;
    int given_ = 0; ///< results
    bool saysWaiting_ = false;
    std::optional<int> saving_; ///< which of them the line says is being saved
};

} // namespace pairwright
