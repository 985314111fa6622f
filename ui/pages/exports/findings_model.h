#pragma once

#include "app/formats/trf/export_findings.h"
#include "ui/frame/desk.h"
#include "ui/frame/place.h"
#include "ui/models/lines_model.h"

namespace pairwright {

/// A finding, or what stands for many of its kind.
struct FindingLine {
    ExportFinding finding;
    int more = 0; ///< above 0: so many others of this kind stand here in one row with it
};

/// What a rating report still needs, the serious things first. Many that are of one kind are one row, until it is
/// opened.
class FindingsModel : public LinesModel<FindingLine> {
    Q_OBJECT
public:
    enum Column { Level, Field, Sentence, ColumnCount };

    explicit FindingsModel(Desk& desk, QObject* parent = nullptr);

    /// Looks at the tournament anew.
    void refresh();
    /// How many there are, shown or not.
    [[nodiscard]] int count(ExportFinding::Level level) const;
    [[nodiscard]] bool isFolded(int row) const { return at(row).more > 0; }
    /// Shows those that a row stands for.
    void unfold(int row);
    [[nodiscard]] Place placeAt(int row) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] QStringList headings() const override;

private:
    void show();

    Desk& desk_;
    std::vector<ExportFinding> findings_;
    std::vector<ExportFinding> unfolded_; ///< one of each kind that was opened
};

} // namespace pairwright
