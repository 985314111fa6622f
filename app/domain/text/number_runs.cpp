#include "app/domain/text/number_runs.h"

#include "app/domain/text/filled.h"

namespace pairwright {

namespace {

constexpr std::size_t leastOfARun = 3;

} // namespace

QStringList numberRuns(const std::vector<int>& numbers, int most)
{
    QStringList words;
    for (std::size_t first = 0; first < numbers.size();) {
        if (words.size() == most) {
            words.append(QStringLiteral("…"));
            break;
        }
        std::size_t end = first + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1)
            ++end;
        if (end - first < leastOfARun)
            end = first + 1;
        words.append(end == first + 1 ? QString::number(numbers[first])
                                      : filled(QStringLiteral("%1–%2"), numbers[first], numbers[end - 1]));
        first = end;
    }
    return words;
}

} // namespace pairwright
