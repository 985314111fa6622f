#include "app/cli/lists/lists_text.h"

#include "app/cli/console/text_table.h"
#include "app/cli/convert/encoding_option.h"

#include <algorithm>

namespace pairwright::cli {

namespace {

std::string sentence(const ListReadError& error)
{
    const std::string detail = error.detail.isEmpty() ? std::string() : ": " + error.detail.toStdString();
    const std::string line = error.line ? " (line " + std::to_string(*error.line) + ")" : std::string();
    switch (error.code) {
    case ListReadError::Code::cannotRead: return "cannot be read" + detail;
    case ListReadError::Code::badArchive: return "the zip archive is damaged, or is none";
    case ListReadError::Code::noListInside: return "there is no rating list in the zip archive";
    case ListReadError::Code::notAList: return "is no rating list" + line;
    case ListReadError::Code::unclear: return describe(error.readings);
    case ListReadError::Code::noHeader:
        return "no row names the columns; --columns does, for instance --columns id,name,-,rating,birth";
    case ListReadError::Code::noNames: return "no column holds names; --columns says what they hold";
    case ListReadError::Code::noRatings:
        return "names without ratings or ids are no rating list; --columns says what the columns hold";
    case ListReadError::Code::tooManyPeople:
        return "more than " + std::to_string(ListReadError::mostPeople) + " people: this is no rating list";
    case ListReadError::Code::tooLarge: return "too large for a rating list" + line;
    case ListReadError::Code::nobody: return "nobody stands in the list";
    case ListReadError::Code::cancelled: break;
    }
    return "cancelled";
}

std::string textOf(const std::optional<ListedRating>& rating)
{
    return rating ? std::to_string(rating->value) : std::string();
}

std::string nameOfList(int id, const std::vector<RatingList>& lists)
{
    const auto found = std::find_if(lists.begin(), lists.end(), [id](const RatingList& list) { return list.id == id; });
    return found == lists.end() ? std::string() : labelOf(*found).toStdString();
}

void insertRating(json::Object& object, const char* key, const std::optional<ListedRating>& rating)
{
    if (!rating)
        return;
    json::Object made{{"rating", rating->value}, {"games", rating->games}};
    if (rating->k)
        made.insert("k", *rating->k);
    object.insert(key, made);
}

} // namespace

CliError cliErrorOf(const ListFileError& error)
{
    const std::string path = error.path.toStdString() + ": ";
    using Code = ListFileError::Code;
    switch (error.code) {
    case Code::missing:
        return {ExitCode::badRequest, "there are no rating lists yet; pairwright-cli lists add FILE takes one in"};
    case Code::otherFile: return {ExitCode::fileAccess, path + "is no file of rating lists"};
    case Code::newer: return {ExitCode::fileAccess, path + "was made by a newer program"};
    case Code::foreign:
        return {ExitCode::fileAccess, path + "does not hold what a file of rating lists holds (" +
                                          error.detail.toStdString() + "); remove it and take the lists in again"};
    case Code::damaged: return {ExitCode::fileAccess, path + "is damaged; remove it and take the lists in again"};
    case Code::noSuchList:
        return {ExitCode::badRequest, "there is no list of this number; see pairwright-cli lists show"};
    case Code::tooManyLists:
        return {ExitCode::badRequest, "there are " + std::to_string(ListFileError::mostLists) +
                                          " lists already; pairwright-cli lists remove NO makes room"};
    case Code::cancelled: return {ExitCode::interrupted, "cancelled"};
    case Code::store: break;
    }
    if (error.store.code == StoreError::Code::diskFull)
        return {ExitCode::fileAccess, path + "the disk is full; the lists are as they were"};
    if (error.store.code == StoreError::Code::strangeNeighbour)
        return {ExitCode::fileAccess, path + error.detail.toStdString() +
                                          " beside it, where its log would lie, is a link or no file of its own; "
                                          "move it away"};
    if (error.store.code == StoreError::Code::deletingJournal)
        return {ExitCode::fileAccess, path + "the journal beside it would have the file " + error.detail.toStdString() +
                                          " deleted; nothing was opened or deleted. Move that journal away"};
    if (error.store.code == StoreError::Code::temporaryFull)
        return {ExitCode::fileAccess,
                path + "there is no room in the folder for temporary files, " + error.detail.toStdString()};
    if (error.store.code == StoreError::Code::busy)
        return {ExitCode::fileAccess, path + "another program is taking in a list just now"};
    return {ExitCode::fileAccess, path + error.detail.toStdString()};
}

CliError cliErrorOf(const AddListError& error, const std::string& path)
{
    if (const auto* file = std::get_if<ListFileError>(&error))
        return cliErrorOf(*file);
    const auto& read = std::get<ListReadError>(error);
    const bool access = read.code == ListReadError::Code::cannotRead || read.code == ListReadError::Code::badArchive;
    return {access ? ExitCode::fileAccess : ExitCode::badRequest, path + ": " + sentence(read)};
}

std::vector<std::string> remarksAbout(const ListRepairs& repairs)
{
    std::vector<std::string> remarks;
    const auto tell = [&remarks](int count, const char* what) {
        if (count > 0)
            remarks.push_back(std::to_string(count) + what);
    };
    tell(repairs.shortLines, " lines end before their last column");
    tell(repairs.shiftedLines, " lines run over a column; their ratings were found from the right end");
    tell(repairs.unreadableFields, " numbers that are none were left out");
    tell(repairs.unknownTitles, " titles are unknown and kept as they are written");
    tell(repairs.badCharacters, " fields were not UTF-8 or held control characters");
    tell(repairs.leftOut, " lines without a name or an id were left out");
    return remarks;
}

std::string listsText(const std::vector<RatingList>& lists)
{
    using Side = TextTable::Side;
    TextTable table({{"No", Side::right},
                     {"List", Side::left},
                     {"Month", Side::left},
                     {"Players", Side::right},
                     {"From", Side::left},
                     {"Added", Side::left}});
    for (const RatingList& list : lists)
        table.addRow({std::to_string(list.id), labelOf(list).toStdString(), list.month.toStdString(),
                      std::to_string(list.people), list.source.toStdString(),
                      list.added.toString(Qt::ISODate).toStdString()});
    return table.text();
}

json::Object listJson(const RatingList& list)
{
    return {{"id", list.id},
            {"publisher", nameOf(list.publisher).data()},
            {"ratings", nameOf(list.ratings).data()},
            {"month", list.month.toStdString()},
            {"source", list.source.toStdString()},
            {"sha256", list.hash.toStdString()},
            {"players", list.people},
            {"added", list.added.toString(Qt::ISODate).toStdString()},
            {"repairs", json::Object{{"short_lines", list.repairs.shortLines},
                                     {"shifted_lines", list.repairs.shiftedLines},
                                     {"unreadable_fields", list.repairs.unreadableFields},
                                     {"unknown_titles", list.repairs.unknownTitles},
                                     {"bad_characters", list.repairs.badCharacters},
                                     {"left_out", list.repairs.leftOut}}}};
}

std::string peopleText(const std::vector<ListedPerson>& people, const std::vector<RatingList>& lists)
{
    using Side = TextTable::Side;
    TextTable table({{"Name", Side::left},
                     {"Title", Side::left},
                     {"Fed", Side::left},
                     {"Born", Side::left},
                     {"Std", Side::right},
                     {"Rapid", Side::right},
                     {"Blitz", Side::right},
                     {"Nat", Side::right},
                     {"Id", Side::right},
                     {"Club", Side::left},
                     {"List", Side::left}});
    for (const ListedPerson& person : people)
        table.addRow({person.name.toStdString(), person.title.toStdString(), person.federation.toStdString(),
                      person.birthYear ? std::to_string(*person.birthYear) : std::string(), textOf(person.standard),
                      textOf(person.rapid), textOf(person.blitz), textOf(person.national),
                      (person.fideId.isEmpty() ? person.nationalId : person.fideId).toStdString(),
                      person.club.toStdString(), nameOfList(person.list, lists)});
    return table.text();
}

json::Object personJson(const ListedPerson& person)
{
    json::Object made{{"list", person.list}, {"name", person.name.toStdString()}};
    const auto text = [&made](const char* key, const QString& value) {
        if (!value.isEmpty())
            made.insert(key, value.toStdString());
    };
    text("fide_id", person.fideId);
    text("national_id", person.nationalId);
    text("federation", person.federation);
    text("title", person.title);
    text("womens_title", person.womensTitle);
    text("other_titles", person.otherTitles);
    text("club", person.club);
    if (person.sex)
        made.insert("sex", *person.sex == Sex::Female ? "f" : "m");
    if (person.birthYear)
        made.insert("birth_year", *person.birthYear);
    if (person.inactive)
        made.insert("inactive", true);
    insertRating(made, "standard", person.standard);
    insertRating(made, "rapid", person.rapid);
    insertRating(made, "blitz", person.blitz);
    insertRating(made, "national", person.national);
    return made;
}

} // namespace pairwright::cli
