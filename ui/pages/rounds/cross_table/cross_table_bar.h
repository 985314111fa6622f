#pragma once

#include "ui/settings/user_settings.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace pairwright {

class AnswerLine;
class KeyCaps;

/// The strip over the cross-table while results are entered: the game in large type, White first, what came of the last
/// key, and the keys. It only shows.
class CrossTableBar final : public QFrame {
    Q_OBJECT
public:
    explicit CrossTableBar(QWidget* parent = nullptr);

    /// Names and "1 – 0"; no result: "…".
    void setGame(const QString& white, const QString& result, const QString& black);
    /// Round, board, and the other game of the two.
    void setFacts(const QString& facts);
    /// What came of a key.
    [[nodiscard]] AnswerLine& line() { return *answer_; }
    /// `slotCount`: games that two of them play, 2 or more have a key that goes from one to the other.
    void setKeys(KeyPreset preset, int slotCount);
    /// "Reitmüller   1 – 0   Novotný"
    [[nodiscard]] QString echo() const;
    [[nodiscard]] QString answer() const;

signals:
    void endWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void paint();
    void retranslate();
    void fillKeys();

    QLabel* white_ = nullptr;
    QLabel* result_ = nullptr;
    QLabel* black_ = nullptr;
    QLabel* facts_ = nullptr;
    AnswerLine* answer_ = nullptr;
    KeyCaps* keys_ = nullptr;
    QToolButton* close_ = nullptr;
    KeyPreset preset_ = KeyPreset::vega;
    int slotCount_ = 1;
};

} // namespace pairwright
