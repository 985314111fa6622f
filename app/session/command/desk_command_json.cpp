#include "app/session/command/desk_command_json.h"

#include "app/session/command/command_names.h"
#include "app/session/command/desk_command_fields.h"

namespace pairwright {

namespace {

constexpr auto entryKey = "entry";

template <class T>
bool readAs(const json::Value& from, CommandName name, std::optional<Command>& to)
{
    T command{};
    if (name != commandNameOf(Command(command)) || !json::read(from, command))
        return false;
    to = std::move(command);
    return true;
}

template <class... T>
std::optional<Command> readOneOf(const json::Value& from, CommandName name)
{
    std::optional<Command> command;
    (void)(readAs<T>(from, name, command) || ...);
    return command;
}

} // namespace

std::optional<Command> deskCommandFromJson(const QString& text)
{
    const json::Value value = json::parsed(text);
    const auto* name = value.object()["command"].as<std::string>();
    const auto command = name != nullptr ? fromKey<CommandName>(*name) : std::nullopt;
    if (!command)
        return std::nullopt;
    return readOneOf<SetAbsence, ClearAbsence, WithdrawPlayer, ReturnPlayer, CheckIn, CloseCheckIn, PostponeGame,
                     EnterResult, EnterResults, RegisterAdjourned, EnterAdjournedResult>(value, *command);
}

QString commandOfEntry(const QString& command, const QString& entry, const QDateTime& at)
{
    json::Object object = json::parsed(command).object();
    object.insert(entryKey, json::write(entry));
    object.insert("given", json::write(at));
    return json::compactText(std::move(object));
}

QString entryOf(const QString& command)
{
    if (!command.contains(QLatin1StringView(entryKey)))
        return {};
    return QString::fromStdString(json::parsed(command).object()[entryKey].text());
}

} // namespace pairwright
