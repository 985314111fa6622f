#include "app/formats/standings/tie_break_columns.h"

#include "app/domain/text/language.h"
#include "app/formats/display_text.h"

#include <algorithm>
#include <cstdlib>

namespace pairwright {

void TieBreakColumns::add(std::size_t column, const std::optional<TieBreakValue>& value)
{
    columns_.resize(std::max(columns_.size(), column + 1));
    if (!value || value->numerator % value->denominator == 0)
        return;
    Column& of = columns_[column];
    if (2 * value->numerator % value->denominator == 0)
        of.halves = true;
    else
        of.decimals = std::max(of.decimals, decimalsOf(*value));
}

QString TieBreakColumns::text(std::size_t column, const std::optional<TieBreakValue>& value) const
{
    if (!value)
        return {};
    const int decimals = column < columns_.size() ? columns_[column].decimals : 0;
    if (decimals == 0)
        return tieBreakText(*value);
    const std::int64_t units = roundedTo(*value, decimals);
    QString digits = QString::number(std::abs(units)).rightJustified(decimals + 1, QLatin1Char('0'));
    digits.insert(digits.size() - decimals, spokenLocale().decimalPoint());
    return units < 0 ? minusSign + digits : digits;
}

bool TieBreakColumns::hasHalves(std::size_t column) const
{
    return column < columns_.size() && columns_[column].halves && columns_[column].decimals == 0;
}

} // namespace pairwright
