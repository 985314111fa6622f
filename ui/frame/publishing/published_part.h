#pragma once

#include <QPixmap>
#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace pairwright {

/// One way out of a published round: what people see of it, small, and how far it is.
class PublishedPart final : public QWidget {
    Q_OBJECT
public:
    enum class State : std::uint8_t {
        absent,  ///< not set up
        waiting, ///< for somebody to do it
        running,
        done,
        trouble,
    };
    /// `what`: for tests and screen readers.
    explicit PublishedPart(const QString& name, QWidget* parent = nullptr);

    /// `text` says in words what the sign says; `action` is the button's word, none usually.
    void set(State state, const QString& title, const QString& text, const QString& action = {});
    void setPictures(std::vector<QPixmap> pictures);
    void showPictures(bool shown);
    [[nodiscard]] State state() const { return state_; }
    /// "Paper: not printed yet"
    [[nodiscard]] QString told() const;

signals:
    void pressed();

private:
    class Sign;
    class Pictures;

    State state_ = State::absent;
    Pictures* pictures_;
    Sign* sign_;
    QLabel* title_;
    QLabel* text_;
    QPushButton* action_;
};

/// Height of the pictures in a strip.
inline constexpr int publishedPictureHeight = 112;

} // namespace pairwright
