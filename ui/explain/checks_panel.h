#pragma once

#include "ui/frame/desk.h"
#include "ui/theme/tints.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace pairwright {

/// What there is to mind: what the proposal of the shown round breaks, what stands before the next pairing, and what
/// the rating report still needs.
class ChecksPanel : public QWidget {
    Q_OBJECT
public:
    explicit ChecksPanel(Desk& desk, QWidget* parent = nullptr);

    void refresh();
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Section {
        QLabel* title = nullptr;
        QWidget* lines = nullptr; ///< a sign and a sentence each
    };
    Section addSection();
    /// What is only advised is neutral.
    struct Line {
        QString sentence;
        Mood mood = Mood::warning;
    };
    static void tell(const Section& section, const QString& title, const std::vector<Line>& lines, const QString& none);
    [[nodiscard]] static std::vector<Line> linesOf(const QStringList& sentences);

    Desk& desk_;
    Section proposal_;
    Section next_;
    Section report_;
};

} // namespace pairwright
