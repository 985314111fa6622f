#pragma once

#include "app/formats/trf/export_findings.h"
#include "ui/frame/desk.h"
#include "ui/frame/place.h"

#include <QAbstractTableModel>

#include <vector>

namespace pairwright {

/// What a rating report still needs, the serious things first.
class FindingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Level, Field, Sentence, ColumnCount };

    explicit FindingsModel(Desk& desk, QObject* parent = nullptr);

    /// Looks at the tournament anew.
    void refresh();
    [[nodiscard]] const std::vector<ExportFinding>& findings() const { return findings_; }
    [[nodiscard]] int count(ExportFinding::Level level) const;
    [[nodiscard]] Place placeAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Desk& desk_;
    std::vector<ExportFinding> findings_;
};

} // namespace pairwright
