#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;

namespace pairwright {

/// Above the boards of a round that the rules leave to the arbiter in part: what they leave open, who the candidates
/// are, and what is proposed. Hidden otherwise.
class ArbiterNotice final : public QFrame {
    Q_OBJECT
public:
    explicit ArbiterNotice(QWidget* parent = nullptr);

    void set(const QStringList& sentences);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void paintMood();

    QLabel* title_ = nullptr;
    QLabel* text_ = nullptr;
};

} // namespace pairwright
