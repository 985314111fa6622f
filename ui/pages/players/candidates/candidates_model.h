#pragma once

#include "app/lists/list_candidates.h"

#include "ui/models/lines_model.h"

namespace pairwright {

/// The people of the rating lists who are found by what is typed.
class CandidatesModel : public LinesModel<ListCandidate> {
    Q_OBJECT
public:
    enum Column { Title, Name, Federation, Born, Standard, Rapid, Blitz, National, Club, Id, List, ColumnCount };

    using LinesModel::LinesModel;

    void show(std::vector<ListCandidate> candidates) { setLines(std::move(candidates)); }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] QStringList headings() const override;
    [[nodiscard]] bool isNumber(int column) const override
    {
        return (column >= Born && column <= National) || column == Id;
    }
};

} // namespace pairwright
