#include "app/cli/lists/lists_command.h"

#include "app/cli/console/json_output.h"
#include "app/cli/convert/encoding_option.h"
#include "app/cli/input/sql_runtime.h"
#include "app/cli/lists/lists_text.h"
#include "app/lists/list_search.h"
#include "app/spreadsheets/list_spreadsheet.h"

#include <QFile>
#include <QFileInfo>

namespace pairwright::cli {

namespace {

constexpr int mostHits = 1000;

QString listsPath(const Arguments& arguments)
{
    const auto asked = arguments.value("lists");
    return asked ? QFile::decodeName(asked->c_str()) : ratingListsPath();
}

Unexpected<CliError> badList(const std::string& message)
{
    return Unexpected{CliError{ExitCode::badRequest, message}};
}

Expected<ListFileOptions, CliError> fileOptions(const Arguments& arguments)
{
    ListFileOptions options;
    const auto encoding = askedEncoding(arguments);
    if (!encoding)
        return Unexpected{encoding.error()};
    options.table.encoding = *encoding;
    if (const auto month = arguments.value("month")) {
        const QString read = monthIn(QString::fromStdString(*month));
        if (read.isEmpty())
            return badList("--month must be a month such as 2026-10, not \"" + *month + "\"");
        options.month = read;
    }
    if (const auto publisher = arguments.value("publisher")) {
        options.table.publisher = fromName<ListPublisher>(QString::fromStdString(*publisher));
        if (!options.table.publisher)
            return badList("--publisher must be fide, dsb, ecf, knsb, oesb or other, not \"" + *publisher + "\"");
    }
    if (const auto columns = arguments.value("columns")) {
        options.table.columns = listColumnsFrom(QString::fromStdString(*columns));
        if (!options.table.columns) {
            std::string names;
            for (const char* name : EnumNames<ListColumn>::names)
                names += std::string(", ") + name;
            return badList("--columns takes names separated by commas; there are -" + names);
        }
    }
    return options;
}

/// What is to be taken in; a folder stands for the files in it.
std::vector<std::string> listFiles(const Arguments& arguments)
{
    std::vector<std::string> files;
    for (std::size_t i = 1; i < arguments.operands().size(); ++i) {
        const QString path = QFile::decodeName(arguments.operand(i).c_str());
        if (!QFileInfo(path).isDir()) {
            files.push_back(arguments.operand(i));
            continue;
        }
        for (const QString& file : listFilesIn(path))
            files.push_back(QFile::encodeName(file).toStdString());
    }
    return files;
}

Expected<Done, CliError> add(const Arguments& arguments, Console& console)
{
    const auto options = fileOptions(arguments);
    if (!options)
        return Unexpected{options.error()};
    json::Array added;
    for (const std::string& path : listFiles(arguments)) {
        const QString given = QFile::decodeName(path.c_str());
        const auto list = addAnyRatingList(given, listsPath(arguments), *options, {}, [&console](int percent) {
            console.progress(static_cast<std::size_t>(percent), 100);
        });
        console.endProgress();
        if (!list)
            return Unexpected{cliErrorOf(list.error(), path)};
        for (const std::string& remark : remarksAbout(list->list.repairs))
            console.say(std::string(path).append(": ").append(remark));
        if (!list->dropped.isEmpty())
            console.say(path + ": not read: the columns \"" +
                        list->dropped.join(QLatin1String("\", \"")).toStdString() + '"');
        if (list->wasThere)
            console.say(path + ": had been taken in before" +
                        (arguments.has("columns") ? "; to read it with other columns take it out first: lists remove " +
                                                        std::to_string(list->list.id)
                                                  : ""));
        added.emplace_back(listJson(list->list));
        if (!arguments.has("json"))
            console.print("list " + std::to_string(list->list.id) + ": " + labelOf(list->list).toStdString() + ", " +
                          std::to_string(list->list.people) + " players\n");
    }
    if (added.empty())
        return badList("lists add needs a file");
    if (arguments.has("json"))
        printJson(console, {{"lists", added}});
    return Done{};
}

Expected<Done, CliError> show(const Arguments& arguments, Console& console)
{
    std::vector<RatingList> lists;
    if (auto file = RatingListFile::openToRead(listsPath(arguments))) {
        auto found = (*file)->lists();
        if (!found)
            return Unexpected{cliErrorOf(found.error())};
        lists = std::move(found).value();
    } else if (file.error().code != ListFileError::Code::missing || !arguments.has("json")) {
        return Unexpected{cliErrorOf(file.error())};
    }
    if (!arguments.has("json")) {
        console.print(listsText(lists));
        return Done{};
    }
    json::Array all;
    for (const RatingList& list : lists)
        all.emplace_back(listJson(list));
    printJson(console, {{"lists", all}});
    return Done{};
}

Expected<Done, CliError> removeLists(const Arguments& arguments)
{
    if (arguments.operands().size() < 2)
        return badList("lists remove needs the number of a list; see pairwright-cli lists show");
    const QString path = listsPath(arguments);
    if (!QFile::exists(path))
        return Unexpected{cliErrorOf(ListFileError{ListFileError::Code::missing, path, {}, {}})};
    auto file = RatingListFile::openToWrite(path);
    if (!file)
        return Unexpected{cliErrorOf(file.error())};
    for (std::size_t i = 1; i < arguments.operands().size(); ++i)
        if (const auto removed = (*file)->remove(QString::fromStdString(arguments.operand(i)).toInt()); !removed)
            return Unexpected{cliErrorOf(removed.error())};
    return Done{};
}

Expected<Done, CliError> search(const Arguments& arguments, Console& console)
{
    const auto limit = arguments.number("limit", 1, mostHits);
    const auto list = arguments.number("list", 1, 1'000'000);
    if (!limit || !list)
        return Unexpected{limit ? list.error() : limit.error()};
    ListSearchOptions options;
    options.limit = limit->value_or(options.limit);
    if (*list)
        options.lists = {**list};
    QStringList words;
    for (std::size_t i = 1; i < arguments.operands().size(); ++i)
        words.append(QString::fromStdString(arguments.operand(i)));
    auto lists = RatingListSearch::open(listsPath(arguments));
    if (!lists)
        return Unexpected{cliErrorOf(lists.error())};
    const auto hits = lists->find(words.join(QLatin1Char(' ')), options);
    if (!hits)
        return Unexpected{cliErrorOf(hits.error())};
    if (hits->forgiven)
        console.say("some were found with a typing error forgiven");
    if (hits->found > hits->people.size())
        console.say("at least " + std::to_string(hits->found - hits->people.size()) +
                    " more fit: name more letters, or a larger --limit");
    if (!arguments.has("json")) {
        console.print(peopleText(hits->people, lists->lists()));
        return Done{};
    }
    json::Array people;
    for (const ListedPerson& person : hits->people)
        people.emplace_back(personJson(person));
    printJson(console, {{"players", people}, {"forgiven", hits->forgiven}});
    return Done{};
}

} // namespace

const CommandSpec& ListsCommand::spec() const
{
    static const CommandSpec spec{
        "lists",
        "Takes rating lists in, shows, removes and searches them: ACTION is add, show, remove or search.",
        {"ACTION"},
        {{"json", "", "machine-readable output"},
         {"month", "YYYY-MM", "add: the month of the list; otherwise by its header, its name or its date"},
         {"publisher", "NAME", "add: fide, dsb, ecf, knsb, oesb or other; otherwise by its headings"},
         {"columns", "A,B,-", "add: what the columns of a table hold; - passes one over"},
         encodingOption,
         {"limit", "N", "search: at most N players (10)"},
         {"list", "NO", "search: in this list only; otherwise in the newest ones"},
         {"lists", "FILE", "another file of lists than your own"}},
        "lists add FILE...     FIDE's list (text, XML, zip; combined, one kind, legacy), the list of a federation or\n"
        "                      any table (CSV); it takes the place of the same list of the same month\n"
        "lists show            the lists on this machine\n"
        "lists remove NO...    removes lists by their number\n"
        "lists search WORDS    parts of the name in any order and a federation, or an id; one typing error is\n"
        "                      forgiven from five letters on\n"
        "Example: pairwright-cli lists search muel hans GER",
        Operands::oneOrMore};
    return spec;
}

Expected<Done, CliError> ListsCommand::run(const Arguments& arguments, Console& console) const
{
    const SqlRuntime runtime;
    const std::string& action = arguments.operand(0);
    if (action == "add")
        return add(arguments, console);
    if (action == "show")
        return show(arguments, console);
    if (action == "remove")
        return removeLists(arguments);
    if (action == "search")
        return search(arguments, console);
    return badList("lists: the action must be add, show, remove or search, not \"" + action + "\"");
}

} // namespace pairwright::cli
