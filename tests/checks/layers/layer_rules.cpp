#include "tests/checks/layers/layer_rules.h"

#include "tests/checks/layers/chained_arg.h"
#include "tests/checks/layers/plain_text.h"
#include "tests/checks/layers/rooms.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <optional>
#include <regex>
#include <sstream>

namespace pairwright::layers {

namespace {

namespace fs = std::filesystem;

constexpr int longestFile = 500;

struct Include {
    bool quoted = false;
    std::string name;
};

std::optional<Include> parseInclude(const std::string& line)
{
    static const std::regex pattern(R"re(^\s*#\s*include\s*([<"])([^>"]+)[>"])re");
    std::smatch match;
    if (!std::regex_search(line, match, pattern))
        return std::nullopt;
    return Include{match[1].str() == "\"", match[2].str()};
}

bool startsWith(std::string_view text, std::string_view prefix)
{
    return text.substr(0, prefix.size()) == prefix;
}

std::string topFolder(std::string_view path)
{
    return std::string(path.substr(0, path.find('/')));
}

bool isQtHeader(std::string_view name)
{
    return name.size() > 1 && name[0] == 'Q' && ((name[1] >= 'A' && name[1] <= 'Z') || name[1] == 't');
}

/// The Qt module of a header: "QtCore/QString" and "QString" are both of QtCore. Empty when unknown.
std::string qtModule(const Places& places, const std::string& name)
{
    if (name.find('/') != std::string::npos)
        return topFolder(name);
    static constexpr std::array modules{"QtCore", "QtSql",          "QtConcurrent", "QtTest",      "QtGui",
                                        "QtSvg",  "QtPrintSupport", "QtWidgets",    "QtSvgWidgets"};
    for (const char* module : modules)
        if (fs::exists(places.qt / module / name))
            return module;
    return {};
}

bool isSqlite(const Include& include)
{
    return startsWith(include.name, "sqlite3");
}

std::optional<std::string> judgeEngine(const Include& include)
{
    static constexpr std::array io{"iostream", "fstream", "filesystem", "cstdio", "stdio.h"};
    if (include.quoted && topFolder(include.name) != "engine")
        return "engine includes nothing but engine";
    if (!include.quoted && isQtHeader(include.name))
        return "engine is free of Qt";
    if (!include.quoted && std::find(io.begin(), io.end(), include.name) != io.end())
        return "engine does no input or output";
    return std::nullopt;
}

std::optional<std::string> judgeApp(const Places& places, const std::string& file, const Include& include)
{
    if (include.quoted) {
        const std::string layer = topFolder(include.name);
        if (layer != "app" && layer != "engine")
            return "app includes only app and engine";
        return std::nullopt;
    }
    const bool storage = startsWith(file, "app/storage/");
    if (isSqlite(include))
        return storage ? std::nullopt : std::optional<std::string>("SQLite is spoken to in app/storage only");
    if (!isQtHeader(include.name))
        return std::nullopt;
    const std::string module = qtModule(places, include.name);
    if (module == "QtSql" && !storage)
        return "SQL lives in app/storage only";
    if (startsWith(include.name, "QNetwork") && startsWith(file, "app/lists/"))
        return std::nullopt; // a list is fetched when somebody asks for it
    if (module != "QtCore" && module != "QtSql" && module != "QtConcurrent")
        return "app uses Qt Core, Sql and Concurrent only";
    return std::nullopt;
}

std::optional<std::string> judgeUi(const Places& places, const Include& include)
{
    if (include.quoted) {
        const std::string layer = topFolder(include.name);
        if (layer != "ui" && layer != "app" && layer != "engine" && layer != "resources")
            return "ui includes only ui, app and engine";
        return std::nullopt;
    }
    if (isSqlite(include) || (isQtHeader(include.name) && qtModule(places, include.name) == "QtSql"))
        return "SQL lives in app/storage only";
    return std::nullopt;
}

/// A later room of the same layer is not included.
std::optional<std::string> judgeRooms(const std::string& file, const Include& include)
{
    const std::optional<Room> own = roomOf(file);
    const std::optional<Room> other = roomOf(include.name);
    if (!include.quoted || !own || !other || topFolder(file) != topFolder(include.name) || other->place <= own->place)
        return std::nullopt;
    return "the room " + std::string(other->name) + " comes after " + std::string(own->name);
}

/// In a folder of engine that holds the rules of a system, which says so in its system.h.
bool holdsRules(const Places& places, const std::string& file)
{
    const fs::path folder = fs::path(file).parent_path();
    return folder.parent_path() == "engine" && fs::exists(places.root / folder / "system.h");
}

std::optional<std::string> judge(const Places& places, const std::string& file, const Include& include)
{
    const bool generated = include.quoted && fs::path(include.name).extension() == ".moc";
    if (generated)
        return std::nullopt;
    if (include.quoted && !fs::exists(places.root / include.name))
        return "quoted includes start at the root; there is no " + include.name;
    if (std::optional<std::string> reason = judgeRooms(file, include))
        return reason;
    const std::string layer = topFolder(file);
    if (layer != "tests" && include.quoted && holdsRules(places, include.name) && !holdsRules(places, file) &&
        file != "engine/registry.cpp")
        return "the rules of a system are asked through the registry";
    if (layer == "engine")
        return judgeEngine(include);
    if (layer == "app")
        return judgeApp(places, file, include);
    if (layer == "ui")
        return judgeUi(places, include);
    return std::nullopt;
}

/// SQL in a string outside app/storage would be a second place that knows the tables.
bool holdsSql(const std::string& line)
{
    static const std::regex statement(
        R"re("\s*(SELECT\s.*\sFROM\s|INSERT\s+INTO\s|UPDATE\s+\w+\s+SET\s|DELETE\s+FROM\s|CREATE\s+TABLE\s|PRAGMA\s+\w))re");
    return std::regex_search(line, statement);
}

/// A branch on the name of a system: what the next one would have to find and answer. The registry answers instead
/// (engine/capabilities.h); a system says its name where it says all about itself.
bool namesASystem(const Places& places, const std::string& file, const std::string& line)
{
    static const std::regex name(R"re(\bSystem::[A-Z])re");
    static const std::regex key(R"re((info|system)\w*(->|\.)key\s*[!=]=\s*"|\b(systemInForce|findSystem)\(\s*")re");
    if (file == "engine/systems.h" || file == "engine/systems.cpp" ||
        (!std::regex_search(line, name) && !std::regex_search(line, key)))
        return false;
    return fs::path(file).filename() != "system.cpp" || !holdsRules(places, file);
}

/// What is on paper, on the web or in a message is in the language that its maker was given, which need not be that of
/// the window.
bool asksTheWindowForItsLocale(const std::string& file, const std::string& line)
{
    static const std::regex usual(R"re(\bQLocale(\(\)|\{\}| \w+;))re");
    const bool making = startsWith(file, "app/") || startsWith(file, "ui/print/") || startsWith(file, "ui/text/");
    return making && !startsWith(file, "app/domain/text/language.") && std::regex_search(line, usual);
}

/// ", " between two texts: a sentence that its translator sees in pieces.
bool isPiecedTogether(const std::string& line)
{
    static const std::regex glue(R"re("(, |: )"\) ?\+ ?(\w+::)*tr\(|tr\(.*\+ ?Q\w+\("(, |: )"\))re");
    return std::regex_search(line, glue);
}

std::vector<std::string> splitLines(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Pairing, results, sheets and files need no network, and what is refused depends on no setting of a user.
std::optional<std::string> reachesOut(const std::string& file, const std::string& line)
{
    static const std::regex network("\\bQ(Network[A-Z]|Tcp|Udp|Ssl|Abstract?Socket|WebSocket)\\w*");
    static const std::regex settings("\\bQSettings\\b");
    if (!startsWith(file, "app/lists/list_download") && std::regex_search(line, network))
        return "only app/lists/list_download speaks to a network, and app/storage to a server";
    if (!startsWith(file, "ui/settings/") && std::regex_search(line, settings))
        return "settings of the user are read in ui/settings alone";
    return std::nullopt;
}

} // namespace

std::vector<Violation> checkText(const Places& places, const std::string& file, std::string_view text)
{
    std::vector<Violation> found;
    const std::vector<std::string> lines = splitLines(text);
    const std::string layer = topFolder(file);
    const bool product = layer == "engine" || layer == "app" || layer == "ui";
    const fs::path path(file);
    const std::string ownHeader = fs::path(path).replace_extension(".h").generic_string();
    const bool hasOwnHeader = path.extension() == ".cpp" && fs::exists(places.root / ownHeader);

    bool firstInclude = true;
    bool once = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        once = once || lines[i] == "#pragma once" || lines[i] == "#ifndef PAIRWRIGHT_H"; // the header in C
        if (const std::optional<Include> include = parseInclude(lines[i])) {
            if (firstInclude && hasOwnHeader && include->name != ownHeader)
                found.push_back({file, number, "the own header " + ownHeader + " comes first"});
            firstInclude = false;
            if (const std::optional<std::string> reason = judge(places, file, *include))
                found.push_back({file, number, *reason});
        } else if (product && !startsWith(file, "app/storage/") && holdsSql(lines[i])) {
            found.push_back({file, number, "SQL lives in app/storage only"});
        } else if (product && namesASystem(places, file, lines[i])) {
            found.push_back({file, number, "ask the registry what the system can do, not for its name"});
        } else if (const auto reason = product ? reachesOut(file, lines[i]) : std::nullopt) {
            found.push_back({file, number, *reason});
        } else if (asksTheWindowForItsLocale(file, lines[i])) {
            found.push_back({file, number, "spokenLocale(): the language of what is made, not of the window"});
        } else if (product && isPiecedTogether(lines[i])) {
            found.push_back({file, number, "a sentence in pieces: let its translator see the whole"});
        } else if (const auto guess = layer == "ui" ? guessesMarkup(file, lines[i]) : std::nullopt) {
            found.push_back({file, number, *guess});
        }
    }
    if (product)
        for (const int number : chainedArgs(text))
            found.push_back({file, number, "one filled() in place of arg() after arg()"});
    if (layer == "ui" && leavesBoxesGuessing(text))
        found.push_back({file, 0, "a QMessageBox guesses whether its text is markup: setTextFormat(Qt::PlainText)"});
    if (path.extension() == ".h" && !once)
        found.push_back({file, 0, "a header begins with #pragma once"});
    if (product && static_cast<int>(lines.size()) > longestFile)
        found.push_back({file, 0, std::to_string(lines.size()) + " lines: split it"});
    return found;
}

std::vector<Violation> checkTree(const Places& places)
{
    std::vector<std::string> files;
    for (const char* layer : {"engine", "app", "ui", "tests"})
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(places.root / layer))
            if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp")
                files.push_back(fs::relative(entry.path(), places.root).generic_string());
    std::sort(files.begin(), files.end());

    std::vector<Violation> found;
    for (const std::string& file : files) {
        std::ifstream stream(places.root / file, std::ios::binary);
        std::ostringstream text;
        text << stream.rdbuf();
        if ((topFolder(file) == "engine" || topFolder(file) == "app") && !roomOf(file))
            found.push_back({file, 0, "it stands in no room of tests/checks/layers/rooms.cpp"});
        const std::vector<Violation> here = checkText(places, file, text.str());
        found.insert(found.end(), here.begin(), here.end());
    }
    return found;
}

} // namespace pairwright::layers
