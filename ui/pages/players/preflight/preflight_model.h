#pragma once

#include "app/lists/preflight.h"
#include "ui/frame/files/rating_lists.h"
#include "ui/models/lines_model.h"

#include <vector>

namespace pairwright {

/// What there is to look at before round 1 and before the report, one line each.
class PreflightModel : public LinesModel<PreflightLine> {
    Q_OBJECT
public:
    enum Column { What, Name, Detail, ColumnCount };

    PreflightModel(Desk& desk, RatingLists& lists, QObject* parent = nullptr);

    /// Looks again; cheap, but for whoever is seen only.
    void refresh();
    void retranslate();

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] QStringList headings() const override;

private:
    Desk& desk_;
    RatingLists& lists_;
};

/// "No FIDE ID: 12 · Rating unlike the list: 3"; empty when there is nothing.
QString preflightSummary(const std::vector<PreflightLine>& lines);

} // namespace pairwright
