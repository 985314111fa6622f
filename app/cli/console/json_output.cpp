#include "app/cli/console/json_output.h"

namespace pairwright::cli {

void printJson(Console& console, json::Object object)
{
    object.insert("schema", 1);
    console.print(json::compact(std::move(object)) + "\n");
}

json::Array textsJson(const std::vector<std::string>& texts)
{
    return {texts.begin(), texts.end()};
}

} // namespace pairwright::cli
