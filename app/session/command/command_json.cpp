#include "app/session/command/command_json.h"

#include "app/domain/json/json_codec.h"
#include "app/domain/json/json_fields.h"
#include "app/domain/text/visible_text.h"
#include "app/session/command/command_names.h"
#include "app/session/command/desk_command_fields.h"

namespace pairwright {

// Fields of the commands and of the step's description; the names are part of the file format.

template <class V, class Field, class Value>
void describe(V& visit, const FieldEdit<Field, Value>& value)
{
    const auto& info = infoOf(value.field);
    visit("field", QString(QLatin1StringView(info.key)));
    if constexpr (requires { info.isPrivate; })
        if (info.isPrivate) // the journal names it and no more
            return;
    visit("seen", value.seen);
    visit("to", value.wanted);
}
template <class V, class Value>
void describe(V& visit, const ValueEdit<Value>& value)
{
    visit("seen", value.seen);
    visit("to", value.wanted);
}
template <class V>
void describe(V& visit, const SetEventData& value)
{
    visit("fields", value.fields);
    visit("roundDates", value.roundDates);
    visit("roundTimes", value.roundTimes);
}
template <class V>
void describe(V& visit, const NewPlayer& value)
{
    visit("data", withoutPrivate(value.data));
    visit("firstRound", value.firstRound);
    visit("absences", value.absences);
}
template <class V>
void describe(V& visit, const AddPlayers& value)
{
    visit("players", value.players);
    visit("source", value.source);
    visit("changes", value.changes);
}
template <class V>
void describe(V& visit, const EditPlayer& value)
{
    visit("player", value.player);
    visit("fields", value.fields);
}
template <class V>
void describe(V& visit, const RemovePlayers& value)
{
    visit("players", value.players);
}
template <class V>
void describe(V& visit, const SetDeclaredOrder& value)
{
    visit("order", value.order);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const SetRatingChoice& value)
{
    visit("choice", value.choice);
    visit("seen", value.seen);
    visit("lists", value.lists);
    visit("seenLists", value.seenLists);
}
template <class V>
void describe(V& visit, const SetOrderOfEquals& value)
{
    visit("order", value.order);
    visit("seen", value.seen);
}
template <class V, class Thing>
void describe(V& visit, const ThingEdit<Thing>& value)
{
    visit("seen", value.seen);
    visit("wanted", value.wanted);
}
template <class V>
void describe(V& visit, const SetClubsApart& value)
{
    visit("rounds", value.rounds);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const SetGroupRules& value)
{
    visit("edits", value.edits);
}
template <class V>
void describe(V& visit, const SetPrizes& value)
{
    visit("edits", value.edits);
    visit("source", value.source);
}
template <class V>
void describe(V& visit, const SetPrizeRules& value)
{
    visit("rules", value.rules);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const MarkForPrizes& value)
{
    visit("edits", value.edits);
}
template <class V>
void describe(V& visit, const SetTeamRankings& value)
{
    visit("edits", value.edits);
}
template <class V>
void describe(V& visit, const SetTeamRules& value)
{
    visit("rules", value.rules);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const AddMembers& value)
{
    visit("team", value.team);
    std::vector<PlayerData> members;
    members.reserve(value.members.size());
    for (const PlayerData& member : value.members)
        members.push_back(withoutPrivate(member));
    visit("members", members);
    visit("source", value.source);
}
template <class V>
void describe(V& visit, const SetTeamOrder& value)
{
    visit("team", value.team);
    visit("order", value.order);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const SetLineUp& value)
{
    visit("round", value.round);
    visit("team", value.team);
    visit("seats", value.seats);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const SeatAsUsual& value)
{
    visit("round", value.round);
}
template <class V>
void describe(V& visit, const AddTeams& value)
{
    std::vector<PlayerData> members;
    std::vector<QString> teams;
    for (const AddTeams::Entry& entry : value.members) {
        teams.push_back(entry.team);
        members.push_back(withoutPrivate(entry.data));
    }
    visit("teams", teams);
    visit("members", members);
    visit("source", value.source);
}
template <class V>
void describe(V& visit, const AnnouncePrizes& value)
{
    visit("prizes", value.prizes);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const DrawNumbers& value)
{
    visit("draw", value.draw);
    visit("byHand", value.byHand);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const LayOutRounds& value)
{
    // The boards are in the step's changes.
    visit("rounds", static_cast<int>(value.drafts.size()));
}
template <class V>
void describe(V& visit, const PublishRounds& value)
{
    visit("last", value.last);
}
template <class V>
void describe(V& visit, const SetPlayOffWinner& value)
{
    visit("player", value.player);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const DrawLots& value)
{
    visit("seed", value.seed);
}
template <class V>
void describe(V& visit, const RankTied& value)
{
    visit("order", value.order);
}
template <class V>
void describe(V& visit, const SetChess960& value)
{
    visit("seed", value.seed);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const SetForbidden& value)
{
    visit("edits", value.edits);
}
template <class V>
void describe(V& visit, const SetRoundCount& value)
{
    visit("rounds", value.rounds);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const SetInitialColour& value)
{
    visit("lot", value.lot);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const SetPointSystem& value)
{
    visit("points", value.points);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const SetSystem& value)
{
    visit("system", value.system);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const StoreProposal& value)
{
    // The boards are in the step's changes; here is only what was asked for.
    visit("round", value.draft.round);
    visit("origin", value.draft.origin);
    visit("system", value.draft.system);
    visit("inputHash", value.draft.inputHash);
}
template <class V>
void describe(V& visit, const EditProposal& value)
{
    visit("round", value.round);
    if (const auto* players = std::get_if<EditProposal::SwapPlayers>(&value.edit)) {
        visit("swapPlayers", std::vector<PlayerKey>{players->first, players->second});
    } else if (const auto* colours = std::get_if<EditProposal::SwapColours>(&value.edit)) {
        visit("swapColours", colours->board);
    } else if (const auto* pairings = std::get_if<EditProposal::SetPairings>(&value.edit)) {
        visit("setPairings", pairings->pairings);
    } else if (const auto* unpaired = std::get_if<EditProposal::Unpair>(&value.edit)) {
        visit("unpair", unpaired->player);
    } else if (const auto* pair = std::get_if<EditProposal::Pair>(&value.edit)) {
        visit("pair", std::vector<PlayerKey>{pair->white, pair->black});
    } else if (const auto* bye = std::get_if<EditProposal::GiveBye>(&value.edit)) {
        visit("giveBye", bye->player);
    } else if (const auto* moved = std::get_if<EditProposal::MoveBoard>(&value.edit)) {
        visit("moveBoard", std::vector<int>{moved->from, moved->to});
    } else if (std::holds_alternative<EditProposal::OrderBoards>(value.edit)) {
        visit("orderBoards", true);
    }
}
template <class V>
void describe(V& visit, const BeginManualPairing& value)
{
    visit("round", value.round);
    if (value.empty)
        visit("empty", value.empty);
}
template <class V>
void describe(V& visit, const ValidatePairings& value)
{
    // What was judged and what came out is in the step's changes.
    visit("round", value.round);
}
template <class V>
void describe(V& visit, const CancelManualPairing& value)
{
    visit("round", value.round);
}
template <class V>
void describe(V& visit, const DiscardProposal& value)
{
    visit("round", value.round);
}
template <class V>
void describe(V& visit, const PublishRound& value)
{
    visit("round", value.round);
}
template <class V>
void describe(V& visit, const WithdrawPublication& value)
{
    visit("round", value.round);
    visit("reason", value.reason);
}
template <class V>
void describe(V& visit, const CorrectResult& value)
{
    visit("board", value.board);
    visit("result", value.result);
}
template <class V>
void describe(V& visit, const SetRatingOnlyResult& value)
{
    visit("board", value.board);
    visit("result", value.result);
}
template <class V>
void describe(V& visit, const SetRatedBy& value)
{
    visit("ratedBy", value.ratedBy);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const AmendRound& value)
{
    // The boards are in the step's changes.
    visit("round", value.round);
    visit("reason", value.reason);
}
template <class V>
void describe(V& visit, const Correction& value)
{
    std::vector<QString> names; // what each did is in the step's changes
    names.reserve(value.steps.size());
    for (const CorrectionStep& step : value.steps)
        names.push_back(std::visit([](const auto& one) { return QString(nameOf(Command(one))); }, step));
    visit("steps", names);
}
template <class V>
void describe(V& visit, const SetAcceleration& value)
{
    visit("acceleration", value.acceleration);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const SetSystemOption& value)
{
    visit("key", value.key);
    visit("choice", value.choice);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const SetTieBreaks& value)
{
    visit("list", value.list);
    visit("seen", value.seen);
}
template <class V>
void describe(V& visit, const MarkCheckpoint& value)
{
    visit("name", value.name);
}
template <class V, Like<StepDescription> T>
void describe(V& visit, T& value)
{
    visit("command", value.command);
    visit("round", value.round);
    visit("board", value.board);
    visit("result", value.result);
    visit("playerName", value.playerName);
    visit("count", value.count);
    visit("text", value.text);
    visit("game", value.game);
}

namespace {

constexpr int commandVersion = 2; // 1: whole values, without what was seen

} // namespace

QString toJson(const Command& command)
{
    json::Object object = std::visit([](const auto& one) { return json::write(one).object(); }, command);
    object.insert("v", commandVersion);
    object.insert("command", json::write(QString(nameOf(command))));
    return json::compactText(std::move(object));
}

QString toJson(const StepDescription& step)
{
    return json::compactText(json::write(step));
}

std::optional<StepDescription> stepFromJson(const QString& text)
{
    json::Object object = json::parsed(text).object();
    // What a newer program calls a step is not known here; the rest of it is still worth reading.
    if (const auto* command = object["command"].as<std::string>(); command && !fromKey<CommandName>(*command))
        object.insert("command", keyOf(CommandName::unknown));
    StepDescription step;
    if (!json::read(json::Value(std::move(object)), step))
        return std::nullopt;
    step.playerName = visibleText(step.playerName);
    step.text = visibleText(step.text);
    return step;
}

} // namespace pairwright
