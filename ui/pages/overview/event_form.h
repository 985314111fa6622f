#pragma once

#include "ui/frame/desk.h"

#include <QGroupBox>

#include <functional>

class QFormLayout;
class QLineEdit;

namespace pairwright {

class DateField;
class FieldNote;

/// What a rating report says about the event. Each field is stored when it is left.
class EventForm : public QGroupBox {
    Q_OBJECT
public:
    explicit EventForm(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    using Put = std::function<void(EventData&)>;
    QLineEdit* addText(const char* name, int letters, const std::function<void(EventData&, const QString&)>& put);
    DateField* addDate(const char* name, QDate EventData::*date);
    void refresh();
    [[nodiscard]] bool isBeingTyped() const;
    /// Stores the present data with one field changed: what is wrong in another field does not matter.
    void store(QWidget* field, const Put& put);
    void retranslate();

    Desk& desk_;
    EventData seen_; ///< what the fields showed before somebody typed into one
    QFormLayout* form_ = nullptr;
    FieldNote* refusal_ = nullptr;
    QLineEdit* name_ = nullptr;
    QLineEdit* city_ = nullptr;
    QLineEdit* federation_ = nullptr;
    DateField* start_ = nullptr;
    DateField* end_ = nullptr;
    QLineEdit* chief_ = nullptr;
    QLineEdit* deputies_ = nullptr;
    QLineEdit* timeControl_ = nullptr;
};

/// "Name (FIDE ID)" and back; a list is separated by semicolons.
QString formatOfficial(const Official& official);
Official parseOfficial(const QString& text);

} // namespace pairwright
