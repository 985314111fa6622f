#pragma once

#include "ui/models/row_filter.h"
#include "ui/pages/history/history_model.h"

namespace pairwright {

/// Keeps the steps that hold every typed word, are about one subject, and concern one round; newest first.
class HistoryFilter : public RowFilter {
    Q_OBJECT
public:
    using RowFilter::RowFilter;

    void setSubject(std::optional<StepSubject> subject)
    {
        subject_ = subject;
        invalidateFilter();
    }
    void setRound(std::optional<RoundNumber> round)
    {
        round_ = round;
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const auto* model = static_cast<const HistoryModel*>(sourceModel());
        const StepDescription& step = model->at(row).description;
        return (!subject_ || subjectOf(step) == *subject_) && (!round_ || step.round == round_) &&
               RowFilter::filterAcceptsRow(row, parent);
    }

private:
    std::optional<StepSubject> subject_;
    std::optional<RoundNumber> round_;
};

} // namespace pairwright
