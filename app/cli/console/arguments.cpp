#include "app/cli/console/arguments.h"

#include <algorithm>

namespace pairwright::cli {

namespace {

const OptionSpec* findOption(const CommandSpec& spec, std::string_view name)
{
    const auto found = std::find_if(spec.options.begin(), spec.options.end(),
                                    [name](const OptionSpec& option) { return option.name == name; });
    return found == spec.options.end() ? nullptr : &*found;
}

std::string hint(const CommandSpec& spec)
{
    return "; see pairwright-cli " + std::string(spec.name) + " -h";
}

std::string padded(std::string text, std::size_t width)
{
    text.resize(std::max(text.size() + 1, width), ' ');
    return text;
}

} // namespace

Unexpected<CliError> badRequest(std::string message)
{
    return Unexpected{CliError{ExitCode::badRequest, std::move(message)}};
}

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const auto found = values_.find(std::string(option));
    return found == values_.end() ? std::nullopt : std::optional(found->second);
}

Expected<std::optional<int>, CliError> Arguments::number(std::string_view option, int least, int most) const
{
    const std::optional<std::string> text = value(option);
    if (!text)
        return std::optional<int>();
    constexpr std::size_t mostDigits = 9;
    const bool digits =
        !text->empty() && text->size() <= mostDigits && text->find_first_not_of("0123456789") == std::string::npos;
    const int number = digits ? std::stoi(*text) : least - 1;
    if (number < least || number > most)
        return badRequest("--" + std::string(option) + " must be a whole number from " + std::to_string(least) +
                          " to " + std::to_string(most) + ", not \"" + *text + "\"");
    return std::optional(number);
}

Expected<Arguments, CliError> parseArguments(const CommandSpec& spec, std::span<const std::string> words)
{
    Arguments arguments;
    bool optionsEnded = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (optionsEnded || word.size() < 2 || word.front() != '-') {
            arguments.operands_.push_back(word);
            continue;
        }
        if (word == "--") {
            optionsEnded = true;
            continue;
        }
        if (word == "-h" || word == "--help") {
            arguments.help_ = true;
            return arguments;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.starts_with("--") ? word.substr(2, equals - 2) : word;
        const OptionSpec* option = findOption(spec, name);
        if (!option)
            return badRequest("unknown option " + word + hint(spec));
        std::string value;
        if (equals != std::string::npos)
            value = word.substr(equals + 1);
        else if (!option->valueName.empty() && i + 1 < words.size())
            value = words[++i];
        const bool two = option->valueName.find(' ') != std::string_view::npos;
        if (two && equals == std::string::npos) {
            if (i + 1 == words.size())
                return badRequest("option --" + name + " needs " + std::string(option->valueName) + hint(spec));
            value += " " + words[++i];
        }
        if (option->valueName.empty() != value.empty())
            return badRequest("option --" + name + (value.empty() ? " needs a value" : " takes no value") + hint(spec));
        if (!arguments.values_.try_emplace(name, value).second)
            return badRequest("option --" + name + " is given twice");
    }
    if (arguments.operands_.size() < spec.operands.size())
        return badRequest("missing argument " + std::string(spec.operands[arguments.operands_.size()]) + hint(spec));
    if (arguments.operands_.size() > spec.operands.size() && spec.count == Operands::asNamed)
        return badRequest("unexpected argument \"" + arguments.operands_[spec.operands.size()] + "\"" + hint(spec));
    return arguments;
}

std::string helpText(const CommandSpec& spec)
{
    constexpr std::size_t width = 30;
    std::string text = "Usage: pairwright-cli " + std::string(spec.name);
    for (const std::string_view operand : spec.operands)
        text += " " + std::string(operand);
    text += spec.options.empty() ? "\n\n" : " [options]\n\n";
    text += std::string(spec.summary) + "\n\nOptions:\n";
    for (const OptionSpec& option : spec.options)
        text += padded("  --" + std::string(option.name) + " " + std::string(option.valueName), width) +
                std::string(option.help) + "\n";
    text += padded("  -h, --help", width) + "show this help\n";
    return spec.details.empty() ? text : text + "\n" + std::string(spec.details) + "\n";
}

} // namespace pairwright::cli
