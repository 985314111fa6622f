#pragma once

#include "app/cli/console/exit_code.h"
#include "app/lists/rating_lists.h"
#include "engine/json/value.h"

#include <string>
#include <vector>

/// What the command `lists` says about lists and people, as text and as JSON.
namespace pairwright::cli {

CliError cliErrorOf(const AddListError& error, const std::string& path);
CliError cliErrorOf(const ListFileError& error);

/// "12 lines too short", one line for each kind of repair.
std::vector<std::string> remarksAbout(const ListRepairs& repairs);

std::string listsText(const std::vector<RatingList>& lists);
json::Object listJson(const RatingList& list);
std::string peopleText(const std::vector<ListedPerson>& people, const std::vector<RatingList>& lists);
json::Object personJson(const ListedPerson& person);

} // namespace pairwright::cli
