#include "app/session/plan/plan_context.h"

#include <algorithm>
#include <set>

namespace pairwright::plan {

namespace {

constexpr int shownLetters = 40;

bool isKnownPlayer(const Context& to, PlayerKey key)
{
    if (to.tournament.player(key) != nullptr)
        return true;
    to.add(FindingCode::unknownPlayer).player = key;
    return false;
}

/// What the step is called after: the thing that it is about, where it is one.
template <class Thing>
const Thing* onlyThing(const std::vector<ThingEdit<Thing>>& edits)
{
    if (edits.size() != 1)
        return nullptr;
    return edits.front().wanted ? &*edits.front().wanted : edits.front().seen ? &*edits.front().seen : nullptr;
}

} // namespace

void run(const Context& to, const SetPrizes& command)
{
    std::vector<Prize> prizes = to.tournament.settings.prizes;
    edit(to, command.edits, "prizes", prizes);
    for (const ThingEdit<Prize>& one : command.edits) {
        if (!one.wanted)
            continue;
        if (const auto fault = faultOf(*one.wanted)) {
            Finding& finding = to.add(FindingCode::invalidPrize);
            finding.text = one.wanted->set.left(shownLetters);
            finding.value = static_cast<std::int64_t>(*fault);
        }
        if (one.wanted->given)
            isKnownPlayer(to, *one.wanted->given);
    }
    if (prizes.size() > static_cast<std::size_t>(mostPrizes))
        to.add(FindingCode::tooManyPrizes).value = mostPrizes;
    to.plan.step.count = static_cast<int>(command.edits.size());
    if (const Prize* prize = onlyThing(command.edits))
        to.plan.step.text = labelOf(*prize);
    changeSettings(to, [&](Settings& settings) { settings.prizes = prizes; });
}

void run(const Context& to, const SetPrizeRules& command)
{
    if (!isAsSeen(to, command.seen, to.tournament.settings.prizeRules, command.rules, "prizeRules"))
        return;
    if (!isPossible(command.rules))
        to.add(FindingCode::invalidPrizeRules);
    changeSettings(to, [&](Settings& settings) { settings.prizeRules = command.rules; });
}

void run(const Context& to, const MarkForPrizes& command)
{
    std::vector<PrizeMark> marks = to.tournament.settings.prizeMarks;
    edit(to, command.edits, "prizeMarks", marks);
    std::set<PlayerKey> marked;
    for (const PrizeMark& mark : marks)
        if (isKnownPlayer(to, mark.player) && !marked.insert(mark.player).second)
            to.add(FindingCode::changedMeanwhile).text = QStringLiteral("prizeMarks"); // on another desk
    to.plan.step.count = static_cast<int>(command.edits.size());
    if (const PrizeMark* mark = onlyThing(command.edits))
        if (const Player* player = to.tournament.player(mark->player))
            to.plan.step.playerName = player->data.name;
    changeSettings(to, [&](Settings& settings) { settings.prizeMarks = marks; });
}

void run(const Context& to, const SetTeamRankings& command)
{
    std::vector<TeamRanking> rankings = to.tournament.settings.teamRankings;
    edit(to, command.edits, "teamRankings", rankings);
    std::set<QString> names;
    for (const TeamRanking& ranking : rankings)
        if (!names.insert(ranking.name).second || !isPossible(ranking))
            to.add(FindingCode::invalidTeamRanking).text = ranking.name.left(shownLetters);
    if (const TeamRanking* ranking = onlyThing(command.edits))
        to.plan.step.text = ranking->name;
    changeSettings(to, [&](Settings& settings) { settings.teamRankings = rankings; });
}

void run(const Context& to, const AnnouncePrizes& command)
{
    const auto& present = to.tournament.settings.announced;
    if (!isAsSeen(to, command.seen, present, command.prizes, "announced") || present == command.prizes)
        return;
    if (command.prizes && !isPossible(*command.prizes))
        to.add(FindingCode::invalidPrize);
    if (command.prizes)
        for (const Award& award : command.prizes->awards)
            if (award.player)
                isKnownPlayer(to, *award.player);
    if (present)
        to.add(FindingCode::prizesAnnounced, WarningLevel::confirm);
    to.plan.step.count = command.prizes ? static_cast<int>(command.prizes->awards.size()) : 0;
    changeSettings(to, [&](Settings& settings) { settings.announced = command.prizes; });
}

} // namespace pairwright::plan
