#pragma once

#include "ui/frame/desk.h"

#include <QDockWidget>

class QTabWidget;
class QTextBrowser;

namespace pairwright {

class PlayerPanel;

/// What is known about the selection, beside the page: why this pairing, who this player is.
class Inspector : public QDockWidget {
    Q_OBJECT
public:
    explicit Inspector(Desk& desk, QWidget* parent = nullptr);

    void showExplanation();
    void showPlayer();
    /// The text of the Explain tab, without markup.
    [[nodiscard]] QString explanationText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void refreshExplanation();
    void retranslate();

    Desk& desk_;
    QTabWidget* tabs_ = nullptr;
    QTextBrowser* explanation_ = nullptr;
    PlayerPanel* player_ = nullptr;
};

} // namespace pairwright
