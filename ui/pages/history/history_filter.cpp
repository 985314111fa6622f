#include "ui/pages/history/history_filter.h"

#include <QRegularExpression>

namespace pairwright {

void HistoryFilter::setTyped(const QString& typed)
{
    QString pattern = QRegularExpression::escape(tr("Round %1").arg(QLatin1Char('#')));
    pattern.replace(QStringLiteral("\\#"), QStringLiteral("(\\d{1,3})"));
    pattern.replace(QStringLiteral("\\ "), QStringLiteral("\\s*"));
    const QRegularExpression round(QStringLiteral("\\b") + pattern + QStringLiteral("\\b"),
                                   QRegularExpression::CaseInsensitiveOption |
                                       QRegularExpression::UseUnicodePropertiesOption);
    const auto match = round.match(typed);
    typedRound_ = match.hasMatch() ? std::optional(RoundNumber{match.captured(1).toInt()}) : std::nullopt;
    setWords(QString(typed).remove(round));
}

bool HistoryFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto* model = static_cast<const HistoryModel*>(sourceModel());
    const StepDescription& step = model->at(row).description;
    return (!subject_ || subjectOf(step) == *subject_) && (!round_ || step.round == round_) &&
           (!typedRound_ || step.round == typedRound_) && RowFilter::filterAcceptsRow(row, parent);
}

} // namespace pairwright
