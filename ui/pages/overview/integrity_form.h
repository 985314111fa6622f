#pragma once

#include "app/corrections/imported_rounds.h"
#include "ui/frame/desk.h"

#include <QGroupBox>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace pairwright {

/// What was done against what was declared or published, the newest first, each with the way to the state before it;
/// then the imported rounds that the rules pair otherwise. Not there while there is nothing to tell.
class IntegrityForm : public QGroupBox {
    Q_OBJECT
public:
    explicit IntegrityForm(Desk& desk, QWidget* parent = nullptr);

signals:
    /// Show the state after that step of the history.
    void momentWanted(std::int64_t step);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void addEvent(const IntegrityEvent& event, const QString& sentence);
    void leadBefore(const IntegrityEvent& event);
    void retranslate();

    Desk& desk_;
    QLabel* hint_ = nullptr;
    QVBoxLayout* rows_ = nullptr;
    QLabel* more_ = nullptr;
    std::vector<IntegrityEvent> shown_;
    QStringList sentences_; ///< of the newest, which are shown
};

} // namespace pairwright
