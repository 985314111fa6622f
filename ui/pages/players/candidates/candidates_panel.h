#pragma once

#include "ui/frame/files/rating_lists.h"
#include "ui/pages/players/candidates/candidates_model.h"

#include <QFrame>

class QLabel;
class QLineEdit;

namespace pairwright {

class DataTable;

/// Shows, while a name is typed into a line, who in the rating lists is meant, on top of what stands above the line.
/// The line keeps the keyboard: arrows choose, Enter takes, Escape leaves what is typed as it is.
class CandidatesPanel : public QFrame {
    Q_OBJECT
public:
    static constexpr int fewestLetters = 3;

    /// Lies on the parent of the line.
    CandidatesPanel(Desk& desk, RatingLists& lists, QLineEdit& line);

    /// Somebody is marked, and Enter takes him.
    [[nodiscard]] bool hasChosen() const;
    /// The answer to what is typed is not there yet.
    [[nodiscard]] bool isWaiting() const;
    void dismiss();

signals:
    void taken(const pairwright::ListCandidate& candidate);
    /// What is typed is nobody's name in the lists, and Enter was pressed before that was known.
    void nobodyFound();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void follow(const QString& text);
    void display(const QString& text, const ListCandidates& candidates);
    bool handleKey(int key);
    void move(int rows);
    void take();
    void place();
    void retranslate();

    Desk& desk_;
    RatingLists& lists_;
    QLineEdit& line_;
    CandidatesModel* model_ = nullptr;
    DataTable* table_ = nullptr;
    QLabel* more_ = nullptr; ///< that there are others who fit
    std::size_t moreFit_ = 0;
    QLabel* hint_ = nullptr;
    bool enterWaits_ = false;
};

} // namespace pairwright
