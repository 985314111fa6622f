#pragma once

#include "ui/settings/user_settings.h"
#include "ui/theme/tints.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace pairwright {

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
    /// What came of a key, told to screen readers with the game.
    void say(Mood mood, const QString& sentence);
    /// The same without a word to screen readers, for what is gone in a moment.
    void write(Mood mood, const QString& sentence);
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
    QLabel* answer_ = nullptr;
    QWidget* keys_ = nullptr;
    QToolButton* close_ = nullptr;
    Mood mood_ = Mood::neutral;
    KeyPreset preset_ = KeyPreset::vega;
    int slotCount_ = 1;
};

} // namespace pairwright
