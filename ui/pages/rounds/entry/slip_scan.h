#pragma once

#include <QChar>
#include <QElapsedTimer>
#include <QString>

#include <cstdint>

namespace pairwright {

/// The code of a slip as a scanner types it: digits without a pause, with most scanners Enter at the end.
class SlipScan {
public:
    enum class Took : std::uint8_t { nothing, part, whole };

    /// A key comes, whichever. After a pause, what looked like a code was none: a person types slower.
    void keyComes();
    /// Nothing: the key belongs to no code, and what looked like one was none. `mayBegin`: at this place a code can
    /// begin. Whole: code() has it.
    Took take(QChar key, bool mayBegin);
    /// The digits that have come so far; empty: none is being read.
    [[nodiscard]] const QString& digits() const { return digits_; }
    [[nodiscard]] const QString& code() const { return code_; }
    void chop() { digits_.chop(1); }
    void drop() { digits_.clear(); }
    /// Whether Enter ends a code that was taken just now; once.
    bool takeEnter();

private:
    QString digits_;
    QString code_;
    bool enterEnds_ = false;
    QElapsedTimer sinceKey_;
};

} // namespace pairwright
