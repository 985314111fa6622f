#pragma once

#include "engine/trf/writer.h"
#include "ui/frame/page.h"

#include <initializer_list>
#include <map>

class QCheckBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace pairwright {

class DataTable;
class EmptyState;
class FindingsModel;
class PageHeader;
class StateChip;

/// Files for others: the rating report as TRF, lists as CSV. What a report misses is listed, and each line
/// leads to its field.
class ExportsPage final : public Page {
    Q_OBJECT
public:
    explicit ExportsPage(Desk& desk, QWidget* parent = nullptr);

    void focusPlace(const Place& place) override;

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildFiles();
    void addFiles(QVBoxLayout* card, std::initializer_list<ActionId> ids);
    [[nodiscard]] QString purposeOf(ActionId id) const;
    void refresh();
    void exportTrf(trf::Version version);
    void exportExchange();
    void exportPlayers();
    void exportResults();
    void save(const QByteArray& bytes, const QString& name, const QString& filter, const QString& suffix,
              const QStringList& remarks);

    PageHeader* header_ = nullptr;
    StateChip* state_ = nullptr;
    QLabel* reportTitle_ = nullptr;
    QLabel* listTitle_ = nullptr;
    /// What each file is for.
    struct Note {
        QGridLayout* grid = nullptr;
        int row = 0; ///< of its button
        QLabel* label = nullptr;
    };
    std::map<ActionId, Note> notes_;
    QHBoxLayout* cards_ = nullptr;
    bool isBeside_ = true;         ///< the notes stand beside their buttons, or below them
    QCheckBox* private_ = nullptr; ///< phone and so on go into the list of players
    QHBoxLayout* below_ = nullptr; ///< the file that it is for
    QLabel* findingsTitle_ = nullptr;
    FindingsModel* model_ = nullptr;
    QWidget* body_ = nullptr;
    DataTable* table_ = nullptr;
    EmptyState* clean_ = nullptr;
};

} // namespace pairwright
