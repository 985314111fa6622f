#pragma once

#include "ui/pages/reports/printing.h"

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QSpinBox;
class QVBoxLayout;

namespace pairwright {

class GroupChoice;
class LogoField;
class SheetList;

/// The left side of the Reports page: which sheet, how it looks, and when it is in the print set. What is chosen for a
/// sheet is kept in the paper plan.
class ReportChoices : public QWidget {
    Q_OBJECT
public:
    ReportChoices(Desk& desk, Printing& printing, QWidget* parent = nullptr);

    [[nodiscard]] ReportKind kind() const;
    void choose(ReportKind kind);
    void focusNotice();
    /// What was chosen for the shown kind; the round is not chosen here.
    [[nodiscard]] ReportChoice choice() const;
    /// Of the print set.
    [[nodiscard]] PrintMoment moment() const;
    void choose(PrintMoment moment);
    [[nodiscard]] QListWidget& kinds() const;
    /// "Only what changed" is there where a version replaces another.
    void setReplaces(bool replaces);
    /// What there is to choose in the tournament as it is now: groups, and norms where one can be made.
    void follow();
    /// Another tournament: the list of the rating preview follows its time control again.
    void forget() { ratingKindChosen_ = false; }
    /// Takes the proposed list of the rating preview, unless one was chosen.
    void propose(RatingKind kind);
    void retranslate();
    /// Wide enough for what any kind shows, so that nothing jumps.
    [[nodiscard]] int widthOfAll(bool beside) const;
    [[nodiscard]] int widthOfList() const;
    /// What there is to choose of a sheet stands beside the list of sheets, where there is room, or below it.
    void setBeside(bool beside);
    void showOptions(bool shown);
    /// The keys are where something of the sheet is chosen.
    [[nodiscard]] bool isChoosing() const;

signals:
    void changed();

private:
    /// A field and the label above it.
    struct Field {
        QLabel* label = nullptr;
        QWidget* widget = nullptr;
        void setVisible(bool visible) const;
    };
    void build();
    [[nodiscard]] int widthOfFields() const;
    [[nodiscard]] QCheckBox* addBox(bool checked, const char* name);
    [[nodiscard]] QComboBox* addChoice(Field& field, const char* name);
    void addField(Field& field, QWidget* widget, const char* name);
    void showFields();
    void load();
    void store();
    void loadSet();
    void fillCounts();

    Desk& desk_;
    Printing& printing_;
    bool loading_ = false;
    bool replaces_ = false;
    bool ratingKindChosen_ = false;
    QWidget* options_ = nullptr;
    QBoxLayout* both_ = nullptr;
    QVBoxLayout* fields_ = nullptr;
    SheetList* kinds_ = nullptr;
    QCheckBox* ratings_ = nullptr;
    QCheckBox* federations_ = nullptr;
    QCheckBox* clubs_ = nullptr;
    QCheckBox* notes_ = nullptr;
    QCheckBox* points_ = nullptr;
    QCheckBox* byName_ = nullptr;
    QCheckBox* birthYears_ = nullptr;
    QCheckBox* names_ = nullptr;
    QCheckBox* changedOnly_ = nullptr;
    QComboBox* ratingKind_ = nullptr;
    QComboBox* aPage_ = nullptr;
    QPlainTextEdit* notice_ = nullptr;
    QComboBox* type_ = nullptr;
    QComboBox* orientation_ = nullptr;
    QComboBox* language_ = nullptr;
    QComboBox* secondLanguage_ = nullptr;
    QComboBox* when_ = nullptr;
    QSpinBox* copies_ = nullptr;
    GroupChoice* groups_ = nullptr;
    QComboBox* moment_ = nullptr;
    QLabel* contents_ = nullptr;
    QComboBox* printer_ = nullptr;
    QComboBox* paper_ = nullptr;
    LogoField* logo_ = nullptr;
    Field groupsField_;
    Field ratingKindField_;
    Field aPageField_;
    Field noticeField_;
    Field typeField_;
    Field orientationField_;
    Field languageField_;
    Field secondLanguageField_;
    Field whenField_;
    Field copiesField_;
    Field momentField_;
    Field printerField_;
    Field paperField_;
    Field logoField_;
};

} // namespace pairwright
