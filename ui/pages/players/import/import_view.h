#pragma once

#include "app/formats/csv/import_decision.h"
#include "ui/frame/desk.h"
#include "ui/pages/players/import/import_model.h"

#include <QWidget>

#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace pairwright {

class DataTable;
class EncodingChoice;
class FlowLayout;
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
    void resizeEvent(QResizeEvent* event) override;

private:
    using Preview = Expected<PlayerListPreview, PlayerListError>;
    bool begin(const QByteArray& bytes);
    /// Away from the window, which waits for it; none: given up, or something newer has been read meanwhile.
    [[nodiscard]] std::optional<Preview> waitForPreview();
    /// The file, opened anew.
    bool read();
    /// The same rows read in another way; ticks stay where nothing changes.
    void readOtherwise();
    void takeKeptColumns();
    void mend(int line, PlayerField field, const QString& text);
    void showReason();
    void showRows();
    void showPreview(const PlayerListPreview& preview);
    void showMapping(const QStringList& headers, const PlayerColumnMapping& columns);
    void fitMapping();
    /// Of each column of the file the column of the table that it becomes; -1: it is left out.
    [[nodiscard]] QList<int> columnsOfFile() const;
    /// The columns of the table in the order of the file.
    void orderColumns();
    /// Each choice over its column, where all columns have one and there is room; false: they stand as words.
    bool placeOverColumns();
    void remap();
    void matchAgain();
    [[nodiscard]] ImportDecision decision() const;
    void apply();
    /// The names are right in this one.
    void takeEncoding();
    /// Another sheet, or the rows that it hides too.
    void readAgain();
    void showEncoding();
    void showSheets(const PlayerListPreview& preview);
    void updateFacts();
    void retranslate();

    Desk& desk_;
    QString name_; ///< of the file, for people
    QString source_;
    QByteArray bytes_;
    std::shared_ptr<const PlayerListRows> rows_; ///< of bytes_; none: to be opened
    int readings_ = 0;                           ///< how often something was read
    PlayerListOptions options_;
    QStringList headers_;
    bool asTheLastTime_ = false; ///< the columns are those that were chosen for such a list before
    PageHeader* header_ = nullptr;
    QScrollArea* mappingArea_ = nullptr;
    FlowLayout* mapping_ = nullptr; ///< each column of the file in as many lines as it takes
    QList<QComboBox*> boxes_;
    EncodingChoice* encoding_ = nullptr;
    ImportModel* model_ = nullptr;
    DataTable* table_ = nullptr;
    QLabel* reason_ = nullptr; ///< what there is to say about the row with the cursor
    QLabel* hint_ = nullptr;
    QWidget* lettersRow_ = nullptr;
    QLabel* lettersLabel_ = nullptr;
    QLabel* lettersQuestion_ = nullptr;
    QComboBox* letters_ = nullptr;   ///< the encoding of a text, where it could be another
    QComboBox* sheet_ = nullptr;     ///< of a spreadsheet with several
    QCheckBox* hidden_ = nullptr;    ///< rows that it hides
    QCheckBox* unchanged_ = nullptr; ///< rows that would change nothing
    QCheckBox* changes_ = nullptr;
    QCheckBox* doubtful_ = nullptr; ///< ticks all doubtful rows
    QPushButton* cancel_ = nullptr;
    QPushButton* apply_ = nullptr;
};

} // namespace pairwright
