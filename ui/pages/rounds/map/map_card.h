#pragma once

#include <QFrame>

#include <array>
#include <vector>

class QGridLayout;
class QLabel;

namespace pairwright {

/// Beside the target while a player is carried: who would meet, what changes in the round, what the rules say, and what
/// letting go does.
class MapCard final : public QFrame {
    Q_OBJECT
public:
    struct Line {
        QString what;
        QString now;
        QString then;
        bool worse = false;
        bool better = false;
    };
    explicit MapCard(QWidget* parent);

    void set(const QString& pair, const QString& change, const std::vector<Line>& lines, const QString& foot);
    void setVerdict(const QString& verdict);
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    static constexpr std::size_t mostLines = 4;
    struct Row {
        QLabel* what = nullptr;
        QLabel* now = nullptr;
        QLabel* then = nullptr;
    };

    QLabel* pair_ = nullptr;
    QLabel* change_ = nullptr;
    QLabel* verdict_ = nullptr;
    QLabel* foot_ = nullptr;
    std::array<Row, mostLines> rows_; ///< the first one is the head
};

} // namespace pairwright
