#pragma once

#include "app/domain/rounds/game_result.h"
#include "ui/settings/user_settings.h"

#include <QMenu>

namespace pairwright {

/// All results for one game; the keys of the preset choose in it as they do in the entry of results.
class ResultMenu final : public QMenu {
    Q_OBJECT
public:
    /// `title` stands above the results, for instance which game of a match it is; may be empty.
    ResultMenu(KeyPreset preset, const QString& title, QWidget* parent = nullptr);

signals:
    void chosen(pairwright::GameResult result);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    KeyPreset preset_;
};

} // namespace pairwright
