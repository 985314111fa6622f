#include "app/cli/about/completion_command.h"

#include "engine/systems.h"

#include <array>
#include <set>

namespace pairwright::cli {

namespace {

using Commands = std::span<const Command* const>;

/// Words that an option takes; empty: a file, or anything.
std::vector<std::string> valuesOf(std::string_view option)
{
    std::set<std::string> words;
    if (option == "system")
        for (const SystemInfo& info : systems())
            words.insert(std::string(info.key));
    else if (option == "edition")
        for (const SystemInfo& info : systems())
            words.insert(std::to_string(info.id.edition));
    else if (option == "initial-colour")
        words = {"white", "black"};
    else if (option == "maxi")
        words = {"auto", "on", "off"};
    else if (option == "shape")
        words = {"even", "bell", "pyramid"};
    else if (option == "acceleration")
        words = {"none", "baku", "sometimes"};
    else if (option == "profile")
        words = {"report", "engine"};
    else if (option == "kind")
        words = {"standard", "rapid", "blitz"};
    return {words.begin(), words.end()};
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string optionsOf(const Command& command)
{
    std::vector<std::string> words;
    for (const OptionSpec& option : command.spec().options)
        words.push_back("--" + std::string(option.name));
    words.emplace_back("--help");
    return joined(words);
}

std::string namesOf(Commands commands)
{
    std::vector<std::string> words;
    for (const Command* command : commands)
        words.emplace_back(command->spec().name);
    return joined(words);
}

/// Every option that takes one of a few words, of whatever command.
std::set<std::string_view> optionsWithWords(Commands commands)
{
    std::set<std::string_view> names;
    for (const Command* command : commands)
        for (const OptionSpec& option : command->spec().options)
            if (!valuesOf(option.name).empty())
                names.insert(option.name);
    return names;
}

std::string forBash(Commands commands)
{
    std::string text = "# bash completion for pairwright-cli, made by: pairwright-cli completion bash\n"
                       "_pairwright_cli()\n{\n"
                       "    local current=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\" words=\n"
                       "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                       "        COMPREPLY=($(compgen -W \"" +
                       namesOf(commands) +
                       " --help --version\" -- \"$current\"))\n        return\n    fi\n"
                       "    case \"$before\" in\n";
    for (const std::string_view option : optionsWithWords(commands))
        text += "    --" + std::string(option) + ") words=\"" + joined(valuesOf(option)) + "\" ;;\n";
    text += "    esac\n"
            "    if [ -z \"$words\" ] && [ \"${current#-}\" != \"$current\" ]; then\n"
            "        case \"${COMP_WORDS[1]}\" in\n";
    for (const Command* command : commands)
        text += "        " + std::string(command->spec().name) + ") words=\"" + optionsOf(*command) + "\" ;;\n";
    return text + "        esac\n    fi\n"
                  "    if [ -n \"$words\" ]; then\n"
                  "        COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
                  "    else\n"
                  "        compopt -o filenames 2>/dev/null\n"
                  "        COMPREPLY=($(compgen -f -- \"$current\"))\n"
                  "    fi\n}\n"
                  "complete -F _pairwright_cli pairwright-cli\n";
}

/// Inside single quotes, for zsh and fish.
std::string quoted(std::string_view text, std::string_view alsoEscaped)
{
    std::string result;
    for (const char c : text) {
        if (c == '\'')
            result += "'\\''";
        else
            (result += alsoEscaped.find(c) != std::string_view::npos ? "\\" : "") += c;
    }
    return result;
}

std::string forZsh(Commands commands)
{
    std::string text = "#compdef pairwright-cli\n# zsh completion, made by: pairwright-cli completion zsh\n"
                       "local -a commands\ncommands=(\n";
    for (const Command* command : commands)
        text += "    '" + std::string(command->spec().name) + ":" + quoted(command->spec().summary, ":") + "'\n";
    text += ")\nif (( CURRENT == 2 )); then\n    _describe command commands\n    return\nfi\n"
            "local command=$words[2]\nshift words\n(( CURRENT-- ))\ncase $command in\n";
    for (const Command* command : commands) {
        text += std::string(command->spec().name) + ")\n    _arguments \\\n";
        for (const OptionSpec& option : command->spec().options) {
            text += "        '--" + std::string(option.name) + "[" + quoted(option.help, "[]:") + "]";
            const std::vector<std::string> words = valuesOf(option.name);
            if (!words.empty())
                text += ":" + std::string(option.name) + ":(" + joined(words) + ")";
            else if (!option.valueName.empty())
                text += ":" + quoted(option.valueName, ":") + ":_files";
            text += "' \\\n";
        }
        text += "        '--help[show this help]' '*:file:_files'\n    ;;\n";
    }
    return text + "esac\n";
}

std::string forFish(Commands commands)
{
    std::string text = "# fish completion for pairwright-cli, made by: pairwright-cli completion fish\n";
    for (const Command* command : commands)
        text += "complete -c pairwright-cli -n __fish_use_subcommand -f -a " + std::string(command->spec().name) +
                " -d '" + quoted(command->spec().summary, "") + "'\n";
    for (const Command* command : commands)
        for (const OptionSpec& option : command->spec().options) {
            const std::vector<std::string> words = valuesOf(option.name);
            text += "complete -c pairwright-cli -n '__fish_seen_subcommand_from " + std::string(command->spec().name) +
                    "' -l " + std::string(option.name);
            if (!words.empty())
                text += " -x -a '" + joined(words) + "'";
            else if (!option.valueName.empty())
                text += " -r";
            text += " -d '" + quoted(option.help, "") + "'\n";
        }
    return text;
}

} // namespace

const CommandSpec& CompletionCommand::spec() const
{
    static const CommandSpec spec{"completion",
                                  "Prints what SHELL (bash, zsh or fish) needs to complete these commands.",
                                  {"SHELL"},
                                  {},
                                  "The package installs it. Without the package:\n"
                                  "Example: pairwright-cli completion bash > ~/.local/share/bash-completion/"
                                  "completions/pairwright-cli"};
    return spec;
}

Expected<Done, CliError> CompletionCommand::run(const Arguments& arguments, Console& console) const
{
    const std::string& shell = arguments.operand(0);
    if (shell == "bash")
        console.print(forBash(commands_));
    else if (shell == "zsh")
        console.print(forZsh(commands_));
    else if (shell == "fish")
        console.print(forFish(commands_));
    else
        return Unexpected{CliError{ExitCode::badRequest, "no completion for \"" + shell + "\"; bash, zsh or fish"}};
    return Done{};
}

} // namespace pairwright::cli
