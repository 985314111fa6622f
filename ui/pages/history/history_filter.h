#pragma once

#include "ui/models/row_filter.h"
#include "ui/pages/history/history_model.h"

namespace pairwright {

/// Keeps the steps that hold every typed word, are about one subject, and concern one round; newest first. "Round 3" in
/// what is typed is that round, and not any step with a round and a 3.
class HistoryFilter : public RowFilter {
    Q_OBJECT
public:
    using RowFilter::RowFilter;

    void setTyped(const QString& typed);
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
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    std::optional<StepSubject> subject_;
    std::optional<RoundNumber> round_;
    std::optional<RoundNumber> typedRound_;
};

} // namespace pairwright
