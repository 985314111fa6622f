#pragma once

#include "ui/frame/page.h"

class QStackedWidget;

namespace pairwright {

class CompareView;
class ImportView;
class PlayerListView;
class PreflightView;
class PresenceView;
class RatingLists;

/// The players: the list, who is present, the preview of an import, what differs from the rating lists, and what there
/// is to look at.
class PlayersPage final : public Page {
    Q_OBJECT
public:
    PlayersPage(Desk& desk, RatingLists& lists, QWidget* parent = nullptr);

    void focusPlace(const Place& place) override;
    void announceSelection() override;
    void focusFilter();
    /// Shows the preview of a file of players; nothing is applied.
    void previewImport(const QString& path);
    /// Whom the commands about players mean.
    [[nodiscard]] std::vector<PlayerKey> targets() const;
    [[nodiscard]] QString unfinished() const override;

signals:
    /// The Inspector's Player tab is wanted.
    void playerWanted();

protected:
    void retranslate() override {}

private:
    /// Changes the view; a preview of an import that is left open is told of.
    void showView(QWidget* view);
    void refreshActions();
    void askImport();
    void importClipboard();
    void openDoor();
    /// Does it with the chosen players, or says what to choose first.
    void withTargets(void (PlayerListView::*act)(const std::vector<PlayerKey>&));
    [[nodiscard]] bool hasTargets();

    QStackedWidget* stack_ = nullptr;
    PlayerListView* list_ = nullptr;
    PresenceView* presence_ = nullptr;
    ImportView* import_ = nullptr;
    CompareView* compare_ = nullptr;
    PreflightView* preflight_ = nullptr;
};

} // namespace pairwright
