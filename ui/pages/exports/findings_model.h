#pragma once

#include "app/formats/trf/export_findings.h"
#include "ui/frame/desk.h"
#include "ui/frame/place.h"
#include "ui/models/lines_model.h"

namespace pairwright {

/// What a rating report still needs, the serious things first.
class FindingsModel : public LinesModel<ExportFinding> {
    Q_OBJECT
public:
    enum Column { Level, Field, Sentence, ColumnCount };

    explicit FindingsModel(Desk& desk, QObject* parent = nullptr);

    /// Looks at the tournament anew.
    void refresh();
    [[nodiscard]] int count(ExportFinding::Level level) const;
    [[nodiscard]] Place placeAt(int row) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] QStringList headings() const override;

private:
    Desk& desk_;
};

} // namespace pairwright
