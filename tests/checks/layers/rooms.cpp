#include "tests/checks/layers/rooms.h"

#include <array>
#include <span>

namespace pairwright::layers {

namespace {

struct Listed {
    std::string_view name;
    std::array<std::string_view, 10> begins; ///< of the paths; the longest that fits decides
};

// A header that all systems answer in the words of stands below them, and the .cpp that asks them all above them.
constexpr auto engineRooms = std::to_array<Listed>({
    {"base", {"engine/base/", "engine/precompiled.h"}},
    {"matching", {"engine/matching/"}},
    {"registry", {"engine/systems.h", "engine/capabilities.h", "engine/system_options.h"}},
    {"tournament", {"engine/tournament/"}},
    {"questions",
     {"engine/articles.h", "engine/decision_record.h", "engine/pairing.h", "engine/why_not.h", "engine/judge.h",
      "engine/pairing_facts.h", "engine/table_seats.h", "engine/pairing_system.h"}},
    {"field", {"engine/field/"}},
    {"completion", {"engine/completion/"}},
    {"answers", {"engine/answers/"}},
    {"bracket", {"engine/bracket/"}},
    {"upfloat", {"engine/upfloat/"}},
    {"dutch", {"engine/dutch/"}},
    {"dutch2012", {"engine/dutch2012/"}},
    {"burstein", {"engine/burstein/"}},
    {"dubov", {"engine/dubov/"}},
    {"dubov1997", {"engine/dubov1997/"}},
    {"lim", {"engine/lim/"}},
    {"double_swiss", {"engine/double_swiss/"}},
    {"team_swiss", {"engine/team_swiss/"}},
    {"all_play_all", {"engine/all_play_all/"}},
    {"round_robin", {"engine/round_robin/"}},
    {"scheveningen", {"engine/scheveningen/"}},
    {"systems",
     {"engine/general_path.", "engine/registry.", "engine/systems.cpp", "engine/request_check.", "engine/pairing.cpp",
      "engine/why_not.cpp", "engine/judge.cpp", "engine/pairing_facts.cpp", "engine/round_rules."}},
    {"tiebreaks", {"engine/tiebreaks/"}},
    {"ratings", {"engine/ratings/"}},
    {"trf", {"engine/trf/"}},
    {"generator", {"engine/generator/"}},
    {"words", {"engine/words/"}},
    {"json", {"engine/json/"}},
    {"library", {"engine/library/"}},
});

constexpr auto appRooms = std::to_array<Listed>({
    {"files", {"app/files/"}},
    {"domain", {"app/domain/", "app/precompiled.h"}},
    {"job", {"app/jobs/job.", "app/jobs/job_threads."}}, // what all jobs share knows no tournament
    {"storage", {"app/storage/"}},
    {"pairing", {"app/pairing/"}},
    {"session", {"app/session/"}},
    {"formats", {"app/formats/"}},
    {"prizes", {"app/prizes/"}},
    {"event", {"app/event/"}},
    {"explain", {"app/explain/"}},
    {"corrections", {"app/corrections/"}},
    {"lists", {"app/lists/"}},
    {"spreadsheets", {"app/spreadsheets/"}},
    {"web", {"app/web/"}},
    {"jobs", {"app/jobs/"}},
    {"cli", {"app/cli/"}},
    {"engine_program", {"app/engine_program/"}},
});

std::optional<Room> roomAmong(std::span<const Listed> rooms, std::string_view path)
{
    std::optional<Room> found;
    std::size_t longest = 0;
    for (std::size_t place = 0; place < rooms.size(); ++place)
        for (const std::string_view begin : rooms[place].begins)
            if (begin.size() > longest && path.substr(0, begin.size()) == begin) {
                longest = begin.size();
                found = Room{place, rooms[place].name};
            }
    return found;
}

} // namespace

std::optional<Room> roomOf(std::string_view path)
{
    if (const std::optional<Room> room = roomAmong(engineRooms, path))
        return room;
    return roomAmong(appRooms, path);
}

} // namespace pairwright::layers
