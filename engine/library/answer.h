#pragma once

#include "engine/json/value.h"
#include "engine/library/pairwright.h"

#include <stop_token>
#include <string>
#include <string_view>

/// What the header keeps to itself.
struct pairwright_stop {
    std::stop_source source;
};

/// What the C functions answer, before it becomes text.
namespace pairwright::library {

struct Answer {
    int code = PAIRWRIGHT_OK;
    json::Object json;
};

/// PAIRWRIGHT_BAD_REQUEST and why.
Answer refused(std::string message);

Answer pair(std::string_view trf, const pairwright_options& options);
Answer check(std::string_view trf, const pairwright_options& options);
Answer explain(std::string_view trf, const pairwright_options& options);
Answer standingsAfter(std::string_view trf, const pairwright_options& options);

} // namespace pairwright::library
