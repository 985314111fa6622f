#pragma once

#include "app/event/go_on.h"
#include "ui/frame/desk.h"
#include "ui/print/print_sheet.h"

#include <QDialog>
#include <QPointer>

#include <map>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QVBoxLayout;

namespace pairwright {

class Job;
class Printing;
class ViewTabs;

/// All files of one event on one page: the standings of each, and below them one of three jobs at a time: what follows
/// from them (promotions and relegations, or the best who go on to a final), of which it makes new files as soon as all
/// are finished; the sheets of all of them; one web site of them. A tournament that stands for itself is an event of
/// one file. Not modal.
class EventWindow : public QDialog {
    Q_OBJECT
public:
    EventWindow(Desk& desk, Printing& printing, QWidget* parent = nullptr);

signals:
    void fileWanted(const QString& path);
    /// All files of the event go, while nothing was played.
    void takeBackWanted();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Task { next, sheets, site };
    enum class Follows { season, final };
    enum class Paper { printSets, crossTables, whatFollows };

    void build();
    void buildTasks();
    void buildFoot();
    void look();
    void take(std::vector<PartFile> parts);
    void fill();
    void refresh();
    /// What the chosen task is, and its fields; the others take no room.
    void showTask();
    void note(const QString& text);
    /// What is to be read below the chosen task.
    void say(const std::optional<SeasonFault>& fault);
    /// The buttons of the chosen task; Enter presses the last of them.
    void offer(const std::optional<SeasonFault>& fault);
    void make();
    void makeSeason(const QString& name);
    void makeFinal(const QString& title);
    void tell(const Expected<std::vector<QString>, OpenError>& made);
    void decideTie();
    void print();
    void savePdf();
    /// Where the site lay the last time; asked for when `anew`, or when it never was.
    void saveWeb(bool anew);
    /// Says so when it has ended; meanwhile nothing else is made.
    void begin(Job* job, const QString& meanwhile, const QString& done);
    void openChosen();
    void retranslate();
    [[nodiscard]] Task task() const;
    [[nodiscard]] Follows follows() const;
    [[nodiscard]] QString eventName() const;
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString keptWebFolder() const;
    [[nodiscard]] Paper paper() const;
    /// The chosen sheets of paper of all files.
    [[nodiscard]] LayOut layOut() const;
    [[nodiscard]] const std::vector<SharedBorder>& ties() const;
    /// Null: none.
    [[nodiscard]] const SharedBorder* undecidedTie() const;
    /// What becomes of a player; those of whom nothing is to be said are not in it.
    [[nodiscard]] std::map<PlayerKey, QString> fatesOf(std::size_t part) const;
    /// The same as it stands beside him, with who has decided it.
    [[nodiscard]] QString noteOf(std::size_t part, PlayerKey player, const std::map<PlayerKey, QString>& fates) const;

    Desk& desk_;
    Printing& printing_;
    std::vector<PartFile> parts_;
    std::optional<Season> season_;
    std::optional<GoOn> goOn_;
    std::vector<TieDecision> decisions_; ///< of the arbiter, while this window lives
    QPointer<Job> job_;
    QTreeWidget* tree_ = nullptr;
    QLabel* tasksTitle_ = nullptr;
    ViewTabs* tabs_ = nullptr; ///< the tasks
    QVBoxLayout* tasks_ = nullptr;
    QFormLayout* form_ = nullptr;
    QWidget* whatFollows_ = nullptr;
    QWidget* ups_ = nullptr;        ///< of the next season
    QWidget* ofTheFinal_ = nullptr; ///< how it is played
    QLabel* about_ = nullptr;       ///< what the chosen task does
    QLabel* followsLabel_ = nullptr;
    QComboBox* follows_ = nullptr;
    QLabel* upLabel_ = nullptr;
    QSpinBox* up_ = nullptr;
    QLabel* downLabel_ = nullptr;
    QSpinBox* down_ = nullptr;
    QLabel* bestLabel_ = nullptr;
    QSpinBox* best_ = nullptr;
    QLabel* systemLabel_ = nullptr;
    QComboBox* system_ = nullptr;
    QLabel* roundsLabel_ = nullptr;
    QSpinBox* rounds_ = nullptr;
    QLabel* nameLabel_ = nullptr;
    QLineEdit* name_ = nullptr;
    QLabel* note_ = nullptr;
    QPushButton* make_ = nullptr;
    QPushButton* decide_ = nullptr;
    QLabel* paperLabel_ = nullptr;
    QComboBox* paper_ = nullptr;
    QPushButton* open_ = nullptr;
    QPushButton* print_ = nullptr;
    QPushButton* pdf_ = nullptr;
    QPushButton* web_ = nullptr;
    QPushButton* webElsewhere_ = nullptr;
    QPushButton* takeBack_ = nullptr;
    QPushButton* close_ = nullptr;
};

} // namespace pairwright
