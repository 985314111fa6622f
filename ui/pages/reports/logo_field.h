#pragma once

#include "ui/frame/desk.h"

#include <QByteArray>
#include <QWidget>

class QPushButton;

namespace pairwright {

/// Chooses the picture at the head of the sheets, or takes it away. What is no good is refused in a message.
class LogoField : public QWidget {
    Q_OBJECT
public:
    explicit LogoField(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] const QByteArray& logo() const { return logo_; }
    /// As readLogo() gives it; empty: none.
    void setLogo(const QByteArray& logo);
    void retranslate();

signals:
    /// By the user.
    void changed();

private:
    void choose();

    Desk& desk_;
    QByteArray logo_;
    QPushButton* choose_ = nullptr;
    QPushButton* remove_ = nullptr;
};

} // namespace pairwright
