#pragma once

#include "app/session/tournament_session.h"

#include <QAbstractTableModel>
#include <QSet>

#include <deque>
#include <vector>

namespace pairwright {

/// What a step of the journal is about, for the filter of the History page.
enum class StepSubject : std::uint8_t { players, rounds, results, settings, marks };
/// `marks`: checkpoints, ways back, and how the file began.
StepSubject subjectOf(const StepDescription& step);

/// The journal as a table, the newest step first. It holds what it was given; the page reads the journal in pieces.
class HistoryModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Step, Time, Who, What, Where, columns };

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void clear();
    /// Steps newer than all that are here, or older than all; oldest first, as the session gives them.
    void addNewer(const std::vector<HistoryEntry>& entries);
    void addOlder(const std::vector<HistoryEntry>& entries);
    void retranslate();

    /// Precondition: the row exists.
    [[nodiscard]] const HistoryEntry& at(int row) const { return entries_.at(static_cast<std::size_t>(row)); }
    /// Numbers of the newest and the oldest step that are here; 0 when there is none.
    [[nodiscard]] std::int64_t newest() const { return entries_.empty() ? 0 : entries_.front().step; }
    [[nodiscard]] std::int64_t oldest() const { return entries_.empty() ? 0 : entries_.back().step; }
    /// The steps after that one, newest first.
    [[nodiscard]] std::vector<HistoryEntry> after(std::int64_t step) const;

private:
    [[nodiscard]] QString searchText(const HistoryEntry& entry) const;
    void countUndone(const HistoryEntry& entry);

    std::deque<HistoryEntry> entries_;
    QSet<std::int64_t> undone_; ///< steps that were taken back and not done again
};

/// "Undone: board 12: 1 – 0": what a step of the journal was.
QString describeEntry(const HistoryEntry& entry);

} // namespace pairwright
