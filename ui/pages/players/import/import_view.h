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
    [[nodiscard]] const ImportModel& model() const { return *model_; }

signals:
    void finished();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool read(const PlayerListOptions& options);
    void showPreview(const PlayerListPreview& preview);
    void showMapping(const QStringList& headers, const PlayerColumnMapping& columns);
    void remap();
    void matchAgain();
    [[nodiscard]] ImportDecision decision() const;
    void apply();
    /// Another sheet, or the rows that it hides too.
    void readAgain();
    void showSheets(const PlayerListPreview& preview);
    void updateFacts();
    void retranslate();

    Desk& desk_;
    QString path_;
    QByteArray bytes_;
    bool hasHeader_ = true;
    PageHeader* header_ = nullptr;
    QScrollArea* mappingArea_ = nullptr;
    QGridLayout* mapping_ = nullptr;
    QList<QComboBox*> boxes_;
    ImportModel* model_ = nullptr;
    DataTable* table_ = nullptr;
    QLabel* hint_ = nullptr;
    QComboBox* sheet_ = nullptr;  ///< of a spreadsheet with several
    QCheckBox* hidden_ = nullptr; ///< rows that it hides
    QCheckBox* changes_ = nullptr;
    QPushButton* cancel_ = nullptr;
    QPushButton* apply_ = nullptr;
};

} // namespace pairwright
