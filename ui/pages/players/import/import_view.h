#pragma once

#include "app/formats/csv/import_decision.h"
#include "ui/frame/desk.h"
#include "ui/pages/players/import/import_model.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace pairwright {

class DataTable;
class EncodingChoice;
class PageHeader;

/// Shows what a file of players holds and what would happen, before anything happens. Each column of the
/// file can be mapped anew. What would happen is told against the players as they are now, however long ago
/// the file was read.
class ImportView : public QWidget {
    Q_OBJECT
public:
    explicit ImportView(Desk& desk, QWidget* parent = nullptr);

    /// Reads the file; false, with a message, if it is no list of players.
    bool load(const QString& path);
    /// The same for a text from the clipboard.
    bool loadText(const QString& text);
    [[nodiscard]] const ImportModel& model() const { return *model_; }

signals:
    void finished();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool begin(const QByteArray& bytes, const QString& name);
    bool read();
    /// The same file read in another way; ticks stay where nothing changes.
    void readOtherwise();
    void takeKeptColumns();
    void mend(int line, PlayerField field, const QString& text);
    void showRows();
    void showPreview(const PlayerListPreview& preview);
    void showMapping(const QStringList& headers, const PlayerColumnMapping& columns);
    void remap();
    void matchAgain();
    [[nodiscard]] ImportDecision decision() const;
    void apply();
    /// The names are right in this one.
    void takeEncoding();
    /// Another sheet, or the rows that it hides too.
    void readAgain();
    void showSheets(const PlayerListPreview& preview);
    void updateFacts();
    void retranslate();

    Desk& desk_;
    QString name_; ///< of the file, for people
    QString source_;
    QByteArray bytes_;
    PlayerListOptions options_;
    QStringList headers_;
    bool asTheLastTime_ = false; ///< the columns are those that were chosen for such a list before
    PageHeader* header_ = nullptr;
    QScrollArea* mappingArea_ = nullptr;
    QGridLayout* mapping_ = nullptr;
    QList<QComboBox*> boxes_;
    EncodingChoice* encoding_ = nullptr;
    ImportModel* model_ = nullptr;
    DataTable* table_ = nullptr;
    QLabel* hint_ = nullptr;
    QComboBox* sheet_ = nullptr;     ///< of a spreadsheet with several
    QCheckBox* hidden_ = nullptr;    ///< rows that it hides
    QCheckBox* unchanged_ = nullptr; ///< rows that would change nothing
    QCheckBox* changes_ = nullptr;
    QPushButton* cancel_ = nullptr;
    QPushButton* apply_ = nullptr;
};

} // namespace pairwright
