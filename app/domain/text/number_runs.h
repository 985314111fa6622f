#pragma once

#include <QStringList>

#include <vector>

namespace pairwright {

/// Ascending numbers in words of a list: "1–4", "7", "9", "10". Three or more that follow each other are one word;
/// after `most` words comes "…".
QStringList numberRuns(const std::vector<int>& numbers, int most = 1'000'000);

} // namespace pairwright
