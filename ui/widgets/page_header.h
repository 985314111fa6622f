#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace pairwright {

/// The top of a page: its title in large type, a line of facts, and room for controls at the right.
class PageHeader : public QWidget {
    Q_OBJECT
public:
    explicit PageHeader(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setFacts(const QString& facts);
    /// Controls stand at the right, in the order they are added.
    void addControl(QWidget* control);
    /// Beside the title.
    void addMark(QWidget* mark);

private:
    QLabel* title_ = nullptr;
    QLabel* facts_ = nullptr;
    QHBoxLayout* marks_ = nullptr;
    QHBoxLayout* controls_ = nullptr;
};

} // namespace pairwright
