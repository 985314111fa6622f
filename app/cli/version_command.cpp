#include "app/cli/version_command.h"

#include "app/cli/json_output.h"
#include "engine/systems.h"

#include <QJsonArray>
#include <QJsonObject>

namespace pairwright::cli {

namespace {

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
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
        QJsonArray list;
        for (const SystemInfo& info : systems())
            list.append(
                QJsonObject{{"system", text(info.key)}, {"edition", info.id.edition}, {"rules", text(info.rules)}});
        printJson(console, QJsonObject{{"version", PAIRWRIGHT_VERSION}, {"systems", list}});
        return Done{};
    }
    console.print("pairwright-cli " PAIRWRIGHT_VERSION "\n");
    for (const SystemInfo& info : systems())
        console.print(std::string(info.key) + " " + std::to_string(info.id.edition) + " (" + std::string(info.rules) +
                      ")\n");
    return Done{};
}

} // namespace pairwright::cli
