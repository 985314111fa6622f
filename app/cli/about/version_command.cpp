#include "app/cli/about/version_command.h"

#include "app/cli/console/json_output.h"
#include "app/domain/setup/settings.h"
#include "app/domain/teams/team_options.h"
#include "engine/capabilities.h"

#include <string>
#include <vector>

namespace pairwright::cli {

namespace {

/// What teams can be paired by, the Swiss of C.04.6 first.
std::vector<const SystemInfo*> systemsForTeams()
{
    std::vector<const SystemInfo*> found;
    for (const SystemList& list : {teamSystems(), systems()})
        for (const SystemInfo& info : list)
            if (usableSystem(info.id, true) != nullptr)
                found.push_back(&info);
    return found;
}

/// "type-a", "type-b", "none": the colour preferences that the rules of an event may use; empty: it asks for none.
std::vector<std::string> typesOf(const SystemInfo& info)
{
    std::vector<std::string> types;
    for (const SystemOption& option : capabilitiesOf(info.id).options)
        if (option.key == teamPreferencesOption)
            types.assign(option.choices.begin(), option.choices.end());
    return types;
}

json::Object jsonOf(const SystemInfo& info)
{
    return {{"system", info.key}, {"edition", info.id.edition}, {"rules", info.rules}};
}

std::string lineOf(const SystemInfo& info)
{
    std::string types;
    for (const std::string& type : typesOf(info))
        types += (types.empty() ? ": " : ", ") + type;
    return std::string(info.key) + " " + std::to_string(info.id.edition) + " (" + std::string(info.rules) + ")" +
           types + "\n";
}

} // namespace

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
            list.emplace_back(jsonOf(info));
        json::Array ofTeams;
        for (const SystemInfo* info : systemsForTeams()) {
            json::Object one = jsonOf(*info);
            json::Array types;
            for (const std::string& type : typesOf(*info))
                types.emplace_back(type);
            if (!types.empty())
                one.insert("types", types);
            ofTeams.emplace_back(one);
        }
        printJson(console, json::Object{{"version", PAIRWRIGHT_VERSION}, {"systems", list}, {"team_systems", ofTeams}});
        return Done{};
    }
    console.print("pairwright-cli " PAIRWRIGHT_VERSION "\n");
    for (const SystemInfo& info : systems())
        console.print(lineOf(info));
    console.print("of teams:\n");
    for (const SystemInfo* info : systemsForTeams())
        console.print(lineOf(*info));
    return Done{};
}

} // namespace pairwright::cli
