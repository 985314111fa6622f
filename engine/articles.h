#pragma once

#include "engine/decision_record.h"
#include "engine/pairing.h"
#include "engine/why_not.h"

#include <span>
#include <string_view>

namespace pairwright {

/// What an edition calls a rule, "2.4.7 [C12]".
template <class Rule>
struct ArticleOf {
    Rule rule;
    std::string_view article;
};

using CriterionArticle = ArticleOf<Criterion>;
using ColourArticle = ArticleOf<ColourRule>;
using OrderArticle = ArticleOf<OrderRule>;

/// The rules that an edition knows. What is not in a table it does not know, so that a new enumerator belongs to the
/// system that brings it and to no other.
struct Articles {
    std::span<const CriterionArticle> criteria{};
    std::span<const ColourArticle> colours{};
    std::span<const OrderArticle> orders{};
};

} // namespace pairwright
