#pragma once

#include "ui/frame/desk.h"

#include <QGroupBox>

class QLabel;
class QVBoxLayout;

namespace pairwright {

/// Players who may not meet: the groups, each with a button that lifts it. New groups are made on the
/// Players page from the selected players.
class ForbiddenForm : public QGroupBox {
    Q_OBJECT
public:
    explicit ForbiddenForm(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void lift(std::size_t group);
    void retranslate();
    [[nodiscard]] QString describe(const ForbiddenPairs& group) const;

    Desk& desk_;
    QLabel* hint_ = nullptr;
    QVBoxLayout* rows_ = nullptr;
};

} // namespace pairwright
