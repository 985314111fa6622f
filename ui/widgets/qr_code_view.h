#pragma once

#include <QString>
#include <QWidget>

namespace pairwright {

/// A text as a QR code, in dots of whole pixels, as large as there is room.
class QrCodeView final : public QWidget {
    Q_OBJECT
public:
    explicit QrCodeView(QWidget* parent = nullptr);

    /// False, and nothing is shown: it is too long for one that a telephone reads off a screen.
    bool setText(const QString& text);

    /// The side of the code, in pixels, that is no less than that and has whole dots; 0: nothing is shown.
    [[nodiscard]] int sideOfAtLeast(int pixels) const;
    /// The same of no more than that, if a telephone reads it then.
    [[nodiscard]] int sideOfAtMost(int pixels) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int sideWith(double pixelsOfADot) const;

    QString text_;
    int dots_ = 0; ///< of a side, with the quiet zone
};

} // namespace pairwright
