#pragma once

#include "app/formats/csv/decoded_text.h"

#include <QDialog>

#include <vector>

namespace pairwright {

/// Asks how the letters of a rating list are written (EncodingChoice). Vanishes when it is answered or closed.
class EncodingWindow : public QDialog {
    Q_OBJECT
public:
    EncodingWindow(const QString& fileName, const std::vector<EncodingReading>& readings, QWidget* parent = nullptr);

signals:
    void chosen(pairwright::TextEncoding encoding);
};

} // namespace pairwright
