#pragma once

#include "app/prizes/prospects_job.h"
#include "ui/frame/desk.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace pairwright {

class NameField;

/// "Why did I not get ...?": asks for a player and a prize; and says what each result of his open game would bring.
/// Shown while the Prizes page is.
class PrizeWhyBox final : public QWidget {
    Q_OBJECT
public:
    explicit PrizeWhyBox(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void ask();
    void lookAhead();
    void retranslate();

    Desk& desk_;
    QPointer<prizes::ProspectsJob> job_;
    std::optional<PlayerKey> ahead_; ///< whose prospects are told
    QLabel* title_ = nullptr;
    NameField* player_ = nullptr;
    QComboBox* prize_ = nullptr;
    QPushButton* ask_ = nullptr;
    QLabel* prospects_ = nullptr;
};

} // namespace pairwright
