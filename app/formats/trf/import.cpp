#include "app/formats/trf/import.h"

#include "app/domain/json/enum_names.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/ratings/time_control.h"
#include "app/domain/text/filled.h"
#include "app/formats/trf/carried_records.h"
#include "app/formats/trf/given_lines.h"
#include "app/formats/trf/header_text.h"
#include "app/formats/trf/import_players.h"
#include "app/formats/trf/import_rounds.h"
#include "app/formats/trf/integrity_lines.h"
#include "app/formats/trf/rating_corrections.h"
#include "app/formats/trf/teams/import_teams.h"
#include "app/formats/trf/teams/rated_teams.h"
#include "app/formats/trf/teams/told_in_comments.h"
#include "app/pairing/adapter.h"
#include "engine/capabilities.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/standings.h"
#include "engine/tournament/acceleration.h"
#include "engine/trf/convert/system_choice.h"
#include "engine/trf/stated_standings.h"
#include "engine/trf/to_state.h"

#include <algorithm>

namespace pairwright {

namespace {

using Code = TrfImportNote::Code;

TrfImportError errorFrom(const trf::ConversionError& error)
{
    using From = trf::ConversionErrorCode;
    const QString detail = QString::fromStdString(error.detail);
    switch (error.code) {
    case From::unknownSystem:
    case From::otherColumns:
    case From::systemsDisagree: return {TrfImportError::Code::unknownSystem, {}, {}, detail};
    case From::pointsForBaku: return {TrfImportError::Code::pointsForBaku, {}, {}, detail};
    case From::notSupported: return {TrfImportError::Code::notSupported, {}, {}, detail};
    default: return {TrfImportError::Code::badRounds, {}, {}, detail};
    }
}

trf::Choices choicesFrom(const TrfImportOptions& options)
{
    trf::Choices choices;
    const SystemInfo* info = options.system ? findSystem(*options.system) : nullptr;
    if (info) {
        choices.system = std::string(info->key);
        choices.edition = info->id.edition;
    }
    return choices;
}

void takeNotes(const std::vector<trf::Note>& from, std::vector<TrfImportNote>& notes)
{
    const auto codeOf = [](trf::NoteCode code) {
        switch (code) {
        case trf::NoteCode::systemByDate: return Code::systemByDate;
        case trf::NoteCode::systemByDefault: return Code::systemByDefault;
        case trf::NoteCode::initialColourInferred: return Code::initialColourInferred;
        case trf::NoteCode::initialColourAssumed: return Code::initialColourMissing;
        case trf::NoteCode::roundsAssumed: return Code::roundsAssumed;
        case trf::NoteCode::virtualPointsDiffer: return Code::virtualPointsDiffer;
        case trf::NoteCode::seamInferred: return Code::seamInferred;
        case trf::NoteCode::otherThanTable: return Code::otherThanTable;
        case trf::NoteCode::tableUnknown: // of teams
        case trf::NoteCode::boardsByPlayers:
        case trf::NoteCode::otherThanBoards:
        case trf::NoteCode::ownRulesUnknown:
        case trf::NoteCode::virtualPointsComputed: break;
        }
        return Code::virtualPointsComputed;
    };
    for (const trf::Note& note : from)
        notes.push_back({codeOf(note.code), {}, {}, QString::fromStdString(note.detail)});
}

/// What records 202 and 212 say; none when they say nothing, or what this program does not have.
std::optional<std::vector<TieBreak>> tieBreaksOf(const trf::Header& header)
{
    if (header.tieBreaks.empty() && header.standingsOrder.empty())
        return std::nullopt;
    auto parsed = parseTieBreakRecords(header.tieBreaks, header.standingsOrder);
    return parsed ? std::optional(std::move(parsed).value()) : std::nullopt;
}

/// Without those that a round robin must not use.
void takeTieBreaks(const std::vector<TieBreak>& said, Tournament& tournament, std::vector<TrfImportNote>& notes)
{
    UsableTieBreaks usable = usableTieBreaks(said, tournament.tieBreakRules().format);
    if (!usable.dropped.empty())
        notes.push_back({Code::tieBreaksDropped, {}, {}, QString::fromStdString(toString(usable.dropped))});
    tournament.settings.tieBreaks = std::move(usable.list);
}

/// Records that have neither a field nor any use as a kept line, because an export says its own.
void noteRecordsNotCarried(const trf::Header& header, std::vector<TrfImportNote>& notes)
{
    const auto note = [&](const char* record, const std::string& text) {
        notes.push_back({Code::recordNotCarried, {}, {}, QString::fromStdString(record + text)});
    };
    const auto carried = tieBreaksOf(header);
    // Both are written anew from one list.
    const auto isCarried = [&](std::string_view record202, std::string_view record212) {
        const auto said = parseTieBreakRecords(record202, record212);
        return said && carried && *said == *carried;
    };
    if (!header.tieBreaks.empty() && !isCarried(header.tieBreaks, {}))
        note("202 ", header.tieBreaks);
    if (!header.standingsOrder.empty() && !isCarried({}, header.standingsOrder))
        note("212 ", header.standingsOrder);
    if (!header.pairingController.empty() && !header.pairingController.starts_with("Pairwright"))
        note("182 ", header.pairingController); // a report names who pairs now
    const auto control = timeControlFrom(QString::fromStdString(header.timeControl));
    const bool sameControl = header.timeControl.empty() ||
                             (control && control == timeControlFrom(QString::fromStdString(header.encodedTimeControl)));
    if (!header.encodedTimeControl.empty() && !sameControl)
        note("222 ", header.encodedTimeControl);
}

Settings settingsFrom(const trf::ConvertedState& converted, SystemEdition system)
{
    Settings settings;
    settings.plannedRounds = std::max(converted.state.plannedRounds, 1);
    settings.system = system;
    settings.points = converted.state.points;
    const bool drawn = std::none_of(converted.notes.begin(), converted.notes.end(), [](const trf::Note& note) {
        return note.code == trf::NoteCode::initialColourAssumed;
    });
    if (drawn)
        settings.initialColour = InitialColour{converted.state.initialColour, {}};
    for (const ForbiddenGroup& group : converted.state.forbidden) {
        ForbiddenPairs pairs{{}, group.first, group.last};
        for (const Tpn tpn : group.players)
            pairs.players.push_back(PlayerKey{tpn.value});
        settings.forbidden.push_back(std::move(pairs));
    }
    return settings;
}

void importPlayers(const trf::Document& document, const trf::ConvertedState& converted, Tournament& tournament,
                   std::vector<TrfImportNote>& notes)
{
    const TrfPeople people{trf::TournamentRatings(document),
                           ratingKindOf(tournament.event.timeControl).value_or(RatingKind::standard)};
    for (const trf::FileId id : converted.ids) {
        const trf::Player& from = *document.find(id);
        Player player;
        player.key = tournament.nextPlayerKey;
        player.data = playerDataFromTrf(from, player.key, people, notes);
        for (KeptLine& line : keptNationalRecords(from, player.key, player.data))
            tournament.keptLines.push_back(std::move(line));
        tournament.players.push_back(std::move(player));
        ++tournament.nextPlayerKey.value;
    }
}

/// The acceleration that record 192 names, and the points of 250 and XXA where they are others than its own.
void takeAcceleration(const trf::Document& document, const trf::ConvertedState& converted, Tournament& tournament)
{
    Settings& settings = tournament.settings;
    const bool baku = document.header.encodedType.ends_with("_BAKU") && canAccelerate(settings);
    settings.acceleration = baku ? Acceleration::baku : Acceleration::none;
    std::vector<PlayerKey> order;
    order.reserve(tournament.players.size());
    for (const Player& player : tournament.players)
        order.push_back(player.key);
    EngineView computed = engineView(tournament, tournament.lastPublished().value, order);
    const auto& players = converted.state.players;
    const RoundNumber next = tournament.roundAhead();
    bool same = true;
    for (std::size_t i = 0; i < players.size(); ++i)
        for (RoundNumber round{1}; round <= next; ++round.value) {
            const auto index = static_cast<std::size_t>(round.value - 1);
            const auto points = [index](const PlayerState& player) {
                return index < player.virtualPoints.size() ? player.virtualPoints[index] : Score{};
            };
            same = same && points(players[i]) == points(computed.state.players[i]);
        }
    if (baku && same)
        return;
    const std::size_t least = baku ? upperGroupPoints(settings).size() : std::size_t{0};
    for (std::size_t i = 0; i < players.size(); ++i) {
        tournament.players[i].virtualPoints = players[i].virtualPoints;
        if (tournament.players[i].virtualPoints.size() < least)
            tournament.players[i].virtualPoints.resize(least);
    }
}

/// A file that names no tie-breaks: its ranks hold until somebody does. "ranks" where it states some for everybody.
QString keepStatedRanks(const trf::Document& document, const trf::ConvertedState& converted, Tournament& tournament)
{
    const int rounds = tournament.lastPublished().value;
    std::vector<PlayerKey> order;
    order.reserve(tournament.players.size());
    for (const Player& player : tournament.players)
        order.push_back(player.key);
    const EngineView view = engineView(tournament, rounds, order);
    std::vector<StatedRank> ranks;
    bool all = true;
    bool onlyIds = true;
    for (const StandingsRow& row : standings(view.state, rounds, {})) {
        std::optional<int> rank = document.find(converted.idOf(row.tpn))->rank;
        if (rank && (*rank < 1 || *rank > highestStatedRank))
            rank.reset();
        all = all && rank;
        onlyIds = onlyIds && rank == converted.idOf(row.tpn).value;
        ranks.push_back({view.order.keyOf(row.tpn), rank, row.score});
    }
    tournament.settings.tieBreaks.clear();
    tournament.settings.statedRanks = std::move(ranks);
    return all && !onlyIds ? QStringLiteral("ranks") : QString();
}

/// Ranks that the file states otherwise than its own tie-breaks give them.
void compareRanks(const trf::Document& document, const trf::Choices& choices, const Tournament& tournament,
                  std::vector<TrfImportNote>& notes)
{
    auto input = trf::toStandingsInput(document, choices);
    if (!input || !trf::statesRanks(input->statedRanks, input->ids) || tournament.settings.statedRanks)
        return;
    if (input->completeRounds < input->state.roundsPlayed() || !input->adjourned.empty() || input->openGames > 0) {
        notes.push_back({Code::ranksNotCompared, {}, {}, {}});
        return;
    }
    const EngineView view = publishedView(tournament);
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        const PlayerState& told = view.state.player(*view.order.tpnOf(tournament.players[i].key));
        input->state.players[i].outsideValue = told.outsideValue;
        input->state.players[i].placeByHand = told.placeByHand;
        input->state.players[i].lot = told.lot;
    }
    const auto rows = trf::standingsOf(*input, input->state.roundsPlayed(), tournament.settings.tieBreaks);
    for (const trf::StatedDifference& one : trf::statedDifferences(*input, {}, rows)) {
        const auto place = std::ranges::find(input->ids, one.id) - input->ids.begin();
        const QString stated = one.stated.empty() ? QStringLiteral("-") : QString::fromStdString(one.stated);
        const QString computed = QString::fromStdString(one.computed).section(QLatin1Char(','), 0, 0);
        notes.push_back({Code::ranksDiffer,
                         tournament.players[static_cast<std::size_t>(place)].key,
                         {},
                         stated + QLatin1Char(' ') + computed});
    }
}

/// What the file does not say and the format has a default for.
void noteGaps(const trf::Document& document, const trf::ConvertedState& converted, const trf::Gaps& gaps,
              std::vector<TrfImportNote>& notes)
{
    if (gaps.points)
        notes.push_back({Code::pointsByDefault, {}, {}, {}});
    const std::string& method = document.header.startingRankMethod;
    if (method.empty())
        notes.push_back({Code::methodByDefault, {}, {}, {}});
    else if (!ratingChoiceFrom(document.header) && !declaresRatingOrder(document.kept))
        notes.push_back({Code::methodUnknown, {}, {}, QString::fromStdString(method)});
    for (std::size_t i = 0; i < converted.ids.size(); ++i)
        if (const auto here = static_cast<int>(i) + 1; converted.ids[i].value != here) {
            notes.push_back(
                {Code::numbersClosed, {}, {}, filled(QStringLiteral("%1 %2"), converted.ids[i].value, here)});
            break;
        }
    if (gaps.playerPoints)
        notes.push_back({Code::pointsMissing, {}, {}, {}});
    if (const std::string& control = document.header.encodedTimeControl;
        !control.empty() && !timeControlFrom(QString::fromStdString(control)))
        notes.push_back({Code::controlUnknown, {}, {}, QString::fromStdString(control)});
    for (const trf::Gaps::Cell& cell : gaps.cells)
        notes.push_back({Code::nothingInTheCell, PlayerKey{converted.tpnOf(cell.player)->value}, cell.round, {}});
}

/// How the rounds of a round robin were laid out; others than those of the table are said.
void takeTable(const trf::Document& document, const trf::Choices& choices, Tournament& tournament,
               std::vector<TrfImportNote>& notes)
{
    if (!capabilitiesOf(tournament.settings.system).allPlayAll)
        return;
    const auto paired = trf::toPairedInput(document, choices);
    if (!paired)
        return;
    for (const auto& [key, choice] : paired->request.options.chosen())
        if (const SystemOption* option = findOption(key))
            tournament.settings.options.set(*option, choice);
    for (const trf::Note& note : paired->converted.notes)
        if (note.code == trf::NoteCode::seamInferred || note.code == trf::NoteCode::otherThanTable)
            takeNotes({note}, notes);
}

/// Whose games do not count has withdrawn, at the latest now.
void withdrawLeftOut(const trf::Document& document, const trf::ConvertedState& converted, Tournament& tournament)
{
    if (tournament.allRoundsPublished())
        return;
    for (const trf::UncountedGames& games : document.uncounted) {
        const Tpn tpn = *converted.tpnOf(games.player);
        Player& player = tournament.players[static_cast<std::size_t>(tpn.value - 1)];
        if (player.withdrawals.empty() || player.withdrawals.back().back)
            player.withdrawals.push_back({tournament.roundAhead(), std::nullopt});
    }
}

/// The pairing numbers of the file hold, also where they are not in order of rating, title and name.
void declareOrder(Tournament& tournament)
{
    const auto higher = [](const Player& a, const Player& b) {
        return ranksHigher(a, b);
    };
    if (capabilitiesOf(tournament.settings.system).numbers == Numbers::drawn)
        tournament.settings.numberDraw = NumberDraw{NumberDraw::By::hand, {}}; // elsewhere
    if (std::is_sorted(tournament.players.begin(), tournament.players.end(), higher))
        return;
    for (const Player& player : tournament.players)
        tournament.settings.declaredOrder.push_back(player.key);
}

/// The report of ratings says of these games what was corrected too late for the tournament.
void rateOtherwise(const std::vector<RatingCorrection>& corrections, const trf::ConvertedState& converted,
                   Tournament& tournament)
{
    const auto keyOf = [&](trf::FileId id) {
        return PlayerKey{converted.tpnOf(id)->value};
    };
    for (const RatingCorrection& one : corrections)
        for (Match& match :
             tournament.rounds[static_cast<std::size_t>(one.round.value - 1)].versions.back().pairings.boards)
            if (match.has(keyOf(one.white)) && match.has(keyOf(one.black)))
                match.game(1).outcome.ratingOnly = one.rated;
}

/// By the usual system, in place of one that this program cannot pair.
Expected<TrfImport, TrfImportError> importAsUsual(const trf::Document& document, TrfImportOptions options,
                                                  const trf::Gaps& gaps, const TrfImportError& why)
{
    const QDate start = dateFromTrf(document.header.start).value_or(QDate());
    const SystemInfo* usual = systemInForce(usualSystem, start.toString(Qt::ISODate).toStdString());
    if (usual == nullptr)
        return Unexpected{why};
    options.system = usual->id;
    auto imported = importTrf(document, options, gaps);
    if (!imported)
        return Unexpected{why};
    imported->notes.insert(imported->notes.begin(), {Code::systemUnknown, {}, {}, why.text});
    return imported;
}

} // namespace

Expected<TrfImport, TrfImportError> importTrf(const trf::Document& read, const TrfImportOptions& options,
                                              const trf::Gaps& gaps)
{
    const std::vector<RatingCorrection> corrections = ratingCorrectionsIn(read);
    const trf::Document document = asItCounted(read, corrections);
    const trf::Choices choices = choicesFrom(options);
    const auto system = trf::chooseSystem(document, choices);
    if (!system && options.systemForUnknown && !options.system)
        return importAsUsual(document, options, gaps, errorFrom(system.error()));
    if (!system)
        return Unexpected{errorFrom(system.error())};
    const auto converted = trf::toState(document, choices);
    if (!converted)
        return Unexpected{errorFrom(converted.error())};
    if (const auto bound = boundLeft(converted->state.points))
        return Unexpected{TrfImportError{TrfImportError::Code::pointsBeyond, {}, bound, {}}};

    TrfImport result;
    if (system->note)
        takeNotes({*system->note}, result.notes);
    takeNotes(converted->notes, result.notes);
    noteGaps(document, *converted, gaps, result.notes);
    noteRecordsNotCarried(document.header, result.notes);

    Tournament& tournament = result.tournament;
    tournament.event = eventFrom(document.header, converted->state.gamesOfARound);
    tournament.settings = settingsFrom(*converted, system->edition);
    if (capabilitiesOf(system->edition).allPlayAll && !document.initialColour)
        tournament.settings.initialColour.reset(); // nobody has drawn a lot that nobody needs
    if (const auto choice = ratingChoiceFrom(document.header))
        tournament.settings.ratingChoice = *choice;
    importPlayers(document, *converted, tournament, result.notes);
    declareOrder(tournament);
    importRounds(document, *converted, options.now, tournament, result.notes);
    rateOtherwise(corrections, *converted, tournament);
    takeAcceleration(document, *converted, tournament);
    const RecordedTieBreaks said = recordedTieBreaks(document.header.tieBreaks, document.header.standingsOrder);
    if (said.unknown) {
        const Code code = options.tieBreaks ? Code::tieBreakLeftOut : Code::tieBreakUnknown;
        result.notes.push_back({code, {}, {}, QString::fromStdString(said.unknown->text)});
        result.unknownAfter = said.known;
    }
    if (const auto tieBreaks = said.unknown ? options.tieBreaks : tieBreaksOf(document.header)) {
        takeTieBreaks(*tieBreaks, tournament, result.notes);
    } else {
        const QString ranks = keepStatedRanks(document, *converted, tournament);
        if (!said.unknown)
            result.notes.push_back({Code::tieBreaksNotSaid, {}, {}, ranks});
    }
    if (const auto chosen = trf::optionsOf(document)) {
        tournament.settings.options = *chosen;
        takeTable(document, choices, tournament, result.notes);
    } else {
        result.notes.push_back({Code::recordNotCarried,
                                {},
                                {},
                                QStringLiteral("### OPTION ") + QString::fromStdString(chosen.error().detail)});
    }

    std::vector<PlayerKey> keys;
    keys.reserve(tournament.players.size());
    for (const Player& player : tournament.players)
        keys.push_back(player.key);
    const std::vector<KeptLine> kept = keptLinesOf(document, converted->ids, keys);
    for (const KeptLine& line : kept)
        if (!takeExpelled(line.text, converted->ids, tournament) && // an export says it by itself
            !takePlayOffWinner(line.text, converted->ids, tournament) &&
            !takeFullPointBye(line.text, converted->ids, tournament) &&
            !takeGiven(line.text, converted->ids, tournament) &&
            !takeEvent(line.text, options.now, converted->ids, tournament))
            tournament.keptLines.push_back(line);
    if (const auto ratedBy = takeFideModeOff(options.now, tournament))
        result.notes.push_back({Code::fideModeOff, {}, {}, nameOf(*ratedBy)});
    if (const auto teams = std::ranges::count_if(
            tournament.keptLines, [](const KeptLine& line) { return line.text.startsWith(QLatin1String("013 ")); });
        teams > 0)
        result.notes.push_back({Code::teamsOfIndividuals, {}, {}, QString::number(teams)});
    compareRanks(document, choices, tournament, result.notes); // the lines tell what decides from outside
    withdrawLeftOut(document, *converted, tournament);
    return result;
}

Expected<TrfImport, TrfImportError> importTrf(const QByteArray& bytes, const TrfImportOptions& options)
{
    const std::string_view given(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const bool ofTeams = trf::isTeamFile(given);
    const std::string records = ofTeams ? withRecordsOfComments(given) : std::string();
    const std::string_view text = ofTeams ? std::string_view(records) : given;
    if (ofTeams) {
        auto teams = trf::readTeamFile(text);
        if (!teams)
            return Unexpected{TrfImportError{TrfImportError::Code::teamsUnreadable,
                                             {},
                                             {},
                                             QString::fromStdString(teams.error().text),
                                             teamRefusal(text, teams.error().text)}};
        takeWhatCounted(teams->file, teams->repairs);
        auto imported = importTeams(teams->file, options);
        if (imported)
            imported->repairs = std::move(teams->repairs);
        return imported;
    }
    auto read = trf::read(text, trf::gamesOfARound(choicesFrom(options)));
    if (!read)
        return Unexpected{TrfImportError{TrfImportError::Code::unreadable, read.error(), {}, {}}};
    auto imported = importTrf(read->document, options, read->gaps);
    if (imported)
        imported->repairs = std::move(read->repairs);
    return imported;
}

} // namespace pairwright
