#pragma once

#include "app/cli/console/exit_code.h"
#include "engine/base/expected.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pairwright::cli {

/// What numbers behind an option may be, the same for each command that has it.
constexpr int mostThreads = 256;
constexpr int firstEdition = 1990;
constexpr int lastEdition = 2100;

/// The failure of who asked wrongly, for `return`.
Unexpected<CliError> badRequest(std::string message);

/// One option of a command.
struct OptionSpec {
    std::string_view name;      ///< "rounds": given as --rounds N or --rounds=N
    std::string_view valueName; ///< "N"; empty: a flag without value; "A B": two words, joined by a blank
    std::string_view help;
};

/// How many operands a command takes: those that it names, or the last of them as often as one likes.
enum class Operands : bool { asNamed, oneOrMore };

/// What a command takes; help texts are made from it.
struct CommandSpec {
    std::string_view name;
    std::string_view summary;
    std::vector<std::string_view> operands; ///< "FILE"; all are required
    std::vector<OptionSpec> options;
    std::string_view details; ///< paragraphs below the options
    Operands count = Operands::asNamed;
};

/// The command line of one command, checked against its spec.
class Arguments {
public:
    [[nodiscard]] const std::string& operand(std::size_t index) const { return operands_.at(index); }
    [[nodiscard]] const std::vector<std::string>& operands() const { return operands_; }
    [[nodiscard]] bool has(std::string_view option) const { return values_.contains(std::string(option)); }
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;
    /// No value when the option is not given; fails unless it is a whole number from `least` to `most`.
    [[nodiscard]] Expected<std::optional<int>, CliError> number(std::string_view option, int least, int most) const;
    [[nodiscard]] bool wantsHelp() const { return help_; }

private:
    friend Expected<Arguments, CliError> parseArguments(const CommandSpec& spec, std::span<const std::string> words);
    std::vector<std::string> operands_;
    std::map<std::string, std::string> values_; ///< flags have an empty value
    bool help_ = false;
};

/// -h and --help are always understood and need no operands; `--` ends the options.
Expected<Arguments, CliError> parseArguments(const CommandSpec& spec, std::span<const std::string> words);

/// The help text of a command.
std::string helpText(const CommandSpec& spec);

} // namespace pairwright::cli
