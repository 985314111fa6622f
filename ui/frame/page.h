#pragma once

#include "ui/frame/desk.h"

#include <QWidget>

namespace pairwright {

/// One page of the rail. Hears of the desk's changes and of a new language.
class Page : public QWidget {
    Q_OBJECT
public:
    explicit Page(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] Desk& desk() const { return desk_; }
    /// Puts the cursor where a place says, or where work on the page starts.
    virtual void focusPlace(const Place& place);

    /// Tells the desk what is selected here, for the Inspector. Called whenever the page comes into view; what
    /// another page had selected is forgotten by then.
    virtual void announceSelection() {}

    /// What was begun here and is neither taken nor dropped, in words; empty: nothing.
    [[nodiscard]] virtual QString unfinished() const { return {}; }

protected:
    /// Sets every text anew; called once after construction by the window, and after LanguageChange.
    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    Desk& desk_;
};

} // namespace pairwright
