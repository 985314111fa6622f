#include "app/engine_program/request.h"

#include "engine/systems.h"
#include "engine/trf/text/text.h"

#include <algorithm>

namespace pairwright::engine_program {

namespace {

Unexpected<Failure> refused(std::string message)
{
    return Unexpected{Failure{ExitCode::badRequest, std::move(message)}};
}

bool hasEdition(std::string_view key, int edition)
{
    if (!isOfTeams(key))
        return findSystem(key, edition) != nullptr;
    const SystemList teams = teamSystems();
    return std::any_of(teams.begin(), teams.end(),
                       [&](const SystemInfo& info) { return info.key == key && info.id.edition == edition; });
}

class Parser {
public:
    explicit Parser(std::span<const std::string> words)
        : words_(words)
    {
    }

    Expected<Request, Failure> parse()
    {
        while (at_ < words_.size())
            if (auto taken = takeWord(words_[at_++]); !taken)
                return Unexpected{taken.error()};
        return checked();
    }

private:
    /// The word behind an option, if it is no option itself.
    std::optional<std::string> value()
    {
        if (at_ == words_.size() || (words_[at_].size() > 1 && words_[at_].front() == '-'))
            return std::nullopt;
        return words_[at_++];
    }

    Expected<Done, Failure> takeWord(const std::string& word)
    {
        if (word == "-r") {
            request_.release = true;
        } else if (word == "-h" || word == "--help") {
            request_.help = true;
        } else if (word == "-p") {
            request_.pair = true;
            request_.output = value();
        } else if (word == "-c") {
            request_.check = true;
            if (const auto round = value())
                return takeRound(*round);
        } else if (word == "-g") {
            request_.generate = true;
            request_.configuration = value();
        } else if (word == "-o" || word == "-s") {
            auto& target = word == "-o" ? request_.output : request_.seed;
            target = value();
            if (!target)
                return refused(word + " needs a value");
        } else if (word == "-l") {
            request_.checklist = true;
            request_.checklistFile = value();
        } else if (word.starts_with("--")) {
            return takeSystem(word.substr(2));
        } else if (word.starts_with("-") || request_.input) {
            return refused("unexpected argument \"" + word + "\"");
        } else {
            request_.input = word;
        }
        return Done{};
    }

    Expected<Done, Failure> takeRound(const std::string& text)
    {
        request_.round = trf::parseNumber(text);
        if (!request_.round || *request_.round < 1)
            return refused("-c: \"" + text + "\" is no round");
        return Done{};
    }

    Expected<Done, Failure> takeSystem(const std::string& text)
    {
        const std::size_t equals = text.find('=');
        const std::string key = text.substr(0, equals);
        if (request_.system)
            return refused("two pairing systems are named");
        if (!systemInForce(key, {}) && !isOfTeams(key))
            return refused("unknown option --" + key);
        request_.system = key;
        if (equals == std::string::npos)
            return Done{};
        request_.edition = trf::parseNumber(text.substr(equals + 1));
        if (!request_.edition || !hasEdition(key, *request_.edition))
            return refused("--" + text + ": there is no such edition");
        return Done{};
    }

    Expected<Request, Failure> checked()
    {
        if (request_.help)
            return request_;
        const int actions = (request_.pair ? 1 : 0) + (request_.check ? 1 : 0) + (request_.generate ? 1 : 0);
        const bool nothing = actions == 0 && !request_.input && !request_.system && !request_.checklist;
        if (nothing && (request_.release || words_.empty())) {
            request_.release = true;
            return request_;
        }
        if (actions != 1)
            return refused("one of -p, -c and -g is needed");
        if (!request_.generate && !request_.input)
            return refused("the tournament file is missing");
        if (request_.generate && !request_.output)
            return refused("-o OUT is missing: the file for the tournament");
        if (!request_.generate && request_.seed)
            return refused("-s is for -g");
        if (request_.input && request_.configuration)
            return refused("-g takes a model or a configuration, not both");
        return request_;
    }

    std::span<const std::string> words_;
    std::size_t at_ = 0;
    Request request_;
};

bool isVegasCall(std::span<const std::string> words)
{
    return words.size() == 2 && !words[0].starts_with("-") && trf::lowerCase(words[1]).ends_with(".trfx");
}

/// The file may be named with or without its folder.
Request vegasRequest(const std::string& folder, const std::string& file)
{
    const std::string base = folder.ends_with('/') || folder.ends_with('\\') ? folder : folder + "/";
    Request request;
    request.pair = true;
    request.input = file.find_first_of("/\\") == std::string::npos ? base + file : file;
    request.output = base + "engine.man";
    return request;
}

} // namespace

Expected<Request, Failure> parseRequest(std::span<const std::string> words)
{
    if (isVegasCall(words))
        return vegasRequest(words[0], words[1]);
    return Parser(words).parse();
}

bool isOfTeams(std::string_view system)
{
    const SystemList teams = teamSystems();
    return std::any_of(teams.begin(), teams.end(), [&](const SystemInfo& info) { return info.key == system; });
}

std::string_view usage()
{
    return "pairwright-engine [-r | -h]\n"
           "pairwright-engine [-r] [SYSTEM] FILE -c [ROUND] [-l [LIST]]\n"
           "pairwright-engine [-r] [SYSTEM] FILE -p [OUT] [-l [LIST]]\n"
           "pairwright-engine [-r] [SYSTEM] (MODEL -g | -g [CONFIGURATION]) -o OUT [-s SEED] [-l [LIST]]\n"
           "pairwright-engine FOLDER FILE.trfx            (a plug-in of Vega: writes FOLDER/engine.man)\n"
           "SYSTEM: --dutch, --dubov, --burstein, --lim, --double-swiss, also with an edition, --dutch=2017;\n"
           "        --team-swiss and --scheveningen, for files of teams (record 192), with -p and -c\n"
           "-p of a Scheveningen match also prints who plays whom, \"board 1: 3 Name - 9 Name\".\n"
           "-c ends with 0 whether rounds differ or not, as bbpPairings does; pairwright-cli check ends with 6.\n"
           "Exit codes: 0 done, 1 no legal pairing, 2 internal error, 3 wrong request or content, 4 too large,\n"
           "5 file access.\n";
}

} // namespace pairwright::engine_program
