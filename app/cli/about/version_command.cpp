#include "app/cli/about/version_command.h"

#include "app/cli/console/json_output.h"
#include "engine/systems.h"

namespace pairwright::cli {

const CommandSpec& VersionCommand::spec() const
{
    static const CommandSpec spec{"version",
                                  "Shows the version of the program and the pairing systems that it has.",
                                  {},
                                  {{"json", "", "machine-readable output"}},
                                  ""};
    return spec;
}

Expected<Done, CliError> VersionCommand::run(const Arguments& arguments, Console& console) const
{
    if (arguments.has("json")) {
        json::Array list;
        for (const SystemInfo& info : systems())
            list.emplace_back(json::Object{{"system", info.key}, {"edition", info.id.edition}, {"rules", info.rules}});
        printJson(console, json::Object{{"version", PAIRWRIGHT_VERSION}, {"systems", list}});
        return Done{};
    }
    console.print("pairwright-cli " PAIRWRIGHT_VERSION "\n");
    for (const SystemInfo& info : systems())
        console.print(std::string(info.key) + " " + std::to_string(info.id.edition) + " (" + std::string(info.rules) +
                      ")\n");
    return Done{};
}

} // namespace pairwright::cli
