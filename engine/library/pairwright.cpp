#include "engine/library/pairwright.h"

#include "engine/library/answer.h"
#include "engine/trf/text/text.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <iterator>

namespace {

using pairwright::library::Answer;

/// How long the options of a release were. A size between two of them would cut a field in half, one beyond them may
/// hold what this library does not know of.
bool isReleased(size_t size)
{
    constexpr size_t released[] = {offsetof(pairwright_options, stop), sizeof(pairwright_options)};
    return std::find(std::begin(released), std::end(released), size) != std::end(released);
}

/// Those of an older program are shorter: what is not there keeps its default.
pairwright_options known(const pairwright_options* given)
{
    pairwright_options options = PAIRWRIGHT_OPTIONS_INIT;
    if (given != nullptr)
        std::memcpy(&options, given, given->size);
    options.size = sizeof options;
    return options;
}

/// In memory of malloc(), so that every language can hold it.
char* textOf(const pairwright::json::Object& object)
{
    const std::string text = compact(object);
    auto* copy = static_cast<char*>(std::malloc(text.size() + 1));
    if (copy != nullptr)
        std::memcpy(copy, text.c_str(), text.size() + 1);
    return copy;
}

int give(Answer answer, char** json)
{
    answer.json.insert("schema", 1);
    *json = textOf(answer.json);
    return *json != nullptr ? answer.code : PAIRWRIGHT_INTERNAL;
}

int answerWith(Answer (*question)(std::string_view, const pairwright_options&), const char* trf, size_t length,
               const pairwright_options* options, char** json) noexcept
{
    if (json == nullptr)
        return PAIRWRIGHT_BAD_REQUEST;
    *json = nullptr;
    try {
        if (options != nullptr && !isReleased(options->size))
            return give(pairwright::library::refused("the size of the options is that of no release of this library; "
                                                     "start from PAIRWRIGHT_OPTIONS_INIT"),
                        json);
        const pairwright_options chosen = known(options);
        for (const char* word : {chosen.system, chosen.tie_breaks})
            if (word != nullptr && !pairwright::trf::fromUtf8(word))
                return give(pairwright::library::refused("an option is not UTF-8"), json);
        const std::string_view text = trf != nullptr ? std::string_view(trf, length) : std::string_view();
        return give(question(text, chosen), json);
    } catch (...) { // no memory, or a broken invariant
        return PAIRWRIGHT_INTERNAL;
    }
}

} // namespace

int pairwright_pair(const char* trf, size_t length, const pairwright_options* options, char** json)
{
    return answerWith(pairwright::library::pair, trf, length, options, json);
}

int pairwright_check(const char* trf, size_t length, const pairwright_options* options, char** json)
{
    return answerWith(pairwright::library::check, trf, length, options, json);
}

int pairwright_explain(const char* trf, size_t length, const pairwright_options* options, char** json)
{
    return answerWith(pairwright::library::explain, trf, length, options, json);
}

int pairwright_standings(const char* trf, size_t length, const pairwright_options* options, char** json)
{
    return answerWith(pairwright::library::standingsAfter, trf, length, options, json);
}

void pairwright_free(char* json)
{
    std::free(json);
}

pairwright_stop* pairwright_stop_new(void)
{
    try {
        return new pairwright_stop;
    } catch (...) { // no memory
        return nullptr;
    }
}

void pairwright_stop_request(pairwright_stop* stop)
{
    if (stop != nullptr)
        stop->source.request_stop();
}

void pairwright_stop_free(pairwright_stop* stop)
{
    delete stop;
}

const char* pairwright_version(void)
{
    return PAIRWRIGHT_VERSION;
}
