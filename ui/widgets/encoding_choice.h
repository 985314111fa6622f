#pragma once

#include "app/formats/csv/decoded_text.h"

#include <QWidget>

#include <optional>
#include <vector>

class QButtonGroup;
class QLabel;
class QVBoxLayout;

namespace pairwright {

/// Asks in which of several encodings the names of a file are right, with the names before the eyes. Nothing is chosen
/// at first: only who knows the people can tell.
class EncodingChoice : public QWidget {
    Q_OBJECT
public:
    explicit EncodingChoice(QWidget* parent = nullptr);

    /// Invisible without readings.
    void display(const std::vector<EncodingReading>& readings);
    /// No value: there is a question without an answer, or none.
    [[nodiscard]] std::optional<TextEncoding> chosen() const;
    [[nodiscard]] bool isOpen() const { return !readings_.empty() && !chosen(); }

signals:
    void choiceMade();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::vector<EncodingReading> readings_;
    QVBoxLayout* column_ = nullptr;
    QLabel* question_ = nullptr;
    QButtonGroup* buttons_ = nullptr;
};

} // namespace pairwright
