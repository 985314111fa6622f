#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace pairwright {

/// The top of a page: its title in large type, a line of facts, and room for controls at the right. Facts that
/// do not fit between title and controls stand below them.
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

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeFacts();

    QString text_;
    QLabel* title_ = nullptr;
    QLabel* facts_ = nullptr;
    QLabel* below_ = nullptr;
    QHBoxLayout* marks_ = nullptr;
    QHBoxLayout* controls_ = nullptr;
};

} // namespace pairwright
