#include "app/domain/teams/match_score.h"
#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/teams/match_sides.h"
#include "app/formats/report/teams/team_reports.h"
#include "app/formats/report/white_left.h"
#include "app/formats/report/without_game.h"

#include <algorithm>
#include <map>

namespace pairwright {

namespace {

using Align = ReportColumn::Align;
using Shown = ReportColumn::Shown;

QString nameOf(const Tournament& tournament, PlayerKey team)
{
    const Player* player = tournament.player(team);
    return player != nullptr ? player->data.name : QString();
}

QString discOf(const Game& game, PlayerKey side)
{
    return QString(game.white == side ? whiteDisc : blackDisc);
}

/// The sheet of all matches of a round, to be read or to be signed.
class MatchSheet {
public:
    MatchSheet(const Tournament& tournament, const RoundVersion& version, const ReportOptions& options, bool toSign)
        : tournament_(tournament)
        , version_(version)
        , shown_(withoutEmptyColumns(options, tournament))
        , toSign_(toSign)
    {
    }

    void addTo(ReportDocument& document) const
    {
        int number = 0;
        for (const Match& match : version_.pairings.boards)
            document.tables.push_back(tableOf(match, ++number));
        if (const auto bye = version_.pairings.bye)
            document.notes.append(ReportTexts::tr("Bye: %1.").arg(nameOf(tournament_, *bye)));
    }

private:
    [[nodiscard]] ReportTable tableOf(const Match& match, int number) const
    {
        ReportTable table;
        table.heading =
            filled(QStringLiteral("%1   %2 – %3"), number, nameOf(tournament_, match.a), nameOf(tournament_, match.b));
        const QString score = matchText(match, tournament_.settings);
        if (!score.isEmpty() && !toSign_)
            table.heading += QStringLiteral("   ") + score;
        table.ruled = toSign_;
        table.together = true;
        table.columns.push_back({ReportTexts::tr("Bd.", "board, column"), Align::right, false});
        addSideColumns(match.a, true, table);
        table.columns.push_back({ReportTexts::tr("Result"), Align::centre, false, QStringLiteral("½ – ½")});
        table.columns.back().shown = Shown::box;
        addSideColumns(match.b, false, table);
        int board = 0;
        for (const Game& game : match.games) {
            QStringList row{QString::number(++board)};
            addSide(game, match.a, true, row);
            row.append(boardText(match, game));
            addSide(game, match.b, false, row);
            keepWhiteLeft(row, 1, row.size());
            table.rows.push_back(std::move(row));
        }
        keepWhiteLeft(table.columns, 1, std::ssize(table.columns));
        if (toSign_)
            addSignatures(match, score, table);
        return table;
    }

    void addSideColumns(PlayerKey team, bool first, ReportTable& table) const
    {
        std::vector<ReportColumn> columns{nameColumn(nameOf(tournament_, team))};
        if (shown_.ratings)
            columns.push_back({ReportTexts::tr("Rtg", "rating, column"), Align::right, false});
        columns.push_back({{}, Align::centre, false});
        columns.back().shown = Shown::disc;
        if (!first)
            std::reverse(columns.begin(), columns.end()); // the discs stand beside the result
        if (!first)
            std::swap(columns[1], columns.back()); // and a rating behind its name
        table.columns.insert(table.columns.end(), columns.begin(), columns.end());
    }

    void addSide(const Game& game, PlayerKey team, bool first, QStringList& row) const
    {
        const Player* player = seatedFor(tournament_, game, team);
        QStringList cells{player != nullptr ? titledName(player->data) : QString()};
        if (shown_.ratings)
            cells.append(player != nullptr && player->data.rating ? QString::number(player->data.rating->value)
                                                                  : QString());
        if (first)
            cells.append(discOf(game, team));
        else
            cells.prepend(discOf(game, team));
        row += cells;
    }

    /// The match, and who signs for it.
    void addSignatures(const Match& match, const QString& score, ReportTable& table) const
    {
        constexpr int wide = 5;
        constexpr int narrow = 2;
        const auto captainOf = [this](PlayerKey team) {
            const Player* player = tournament_.player(team);
            if (player == nullptr)
                return ReportTexts::tr("Captain");
            const QString& captain = player->data.captain;
            return captain.isEmpty() ? ReportTexts::tr("Captain of %1").arg(nameOf(tournament_, team))
                                     : ReportTexts::tr("Captain of %1: %2").arg(nameOf(tournament_, team), captain);
        };
        std::vector<WrittenField> ofTheMatch{
            {captainOf(match.a), {}, wide}, {ReportTexts::tr("Match"), score, narrow}, {captainOf(match.b), {}, wide}};
        keepWhiteLeft(ofTheMatch, 0, std::ssize(ofTheMatch));
        table.fields = {std::move(ofTheMatch),
                        {{ReportTexts::tr("Arbiter"), {}, wide + narrow}, {ReportTexts::tr("Ended at"), {}, wide}}};
    }

    const Tournament& tournament_;
    const RoundVersion& version_;
    ReportOptions shown_;
    bool toSign_;
};

Expected<ReportDocument, ReportError> matchSheet(const Tournament& tournament, RoundNumber round,
                                                 const PairingSheetOptions& options, ReportKind kind,
                                                 const QString& subject)
{
    const auto version = versionToShow(tournament, round, options.proposal);
    if (!version)
        return Unexpected{version.error()};
    ReportDocument document = startReport(kind, tournament, subject, options.common, round, *version);
    document.headline = ReportTexts::tr("Round %1").arg(round.value);
    document.alike = true;
    MatchSheet(tournament, **version, options.common, kind == ReportKind::matchReports).addTo(document);
    return document;
}

} // namespace

Expected<ReportDocument, ReportError> matchBoards(const Tournament& tournament, RoundNumber round,
                                                  const PairingSheetOptions& options)
{
    const Speaking speaking(options.common.language);
    auto document = matchSheet(tournament, round, options, ReportKind::matchBoards,
                               ReportTexts::tr("Matches of round %1").arg(round.value));
    if (document)
        document->notes.append(ReportTexts::tr("Results are those of the team that is named first."));
    return document;
}

Expected<ReportDocument, ReportError> matchReports(const Tournament& tournament, RoundNumber round,
                                                   const PairingSheetOptions& options)
{
    const Speaking speaking(options.common.language);
    auto document = matchSheet(tournament, round, options, ReportKind::matchReports,
                               ReportTexts::tr("Match reports of round %1").arg(round.value));
    if (document)
        document->notes.append(
            ReportTexts::tr("Write the result of the team that is named first, and sign when all boards have ended."));
    return document;
}

ReportDocument emptyMatchReports(const Tournament& tournament, std::size_t matches, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    ReportDocument document = startReport(ReportKind::matchReports, tournament, ReportTexts::tr("Match reports"),
                                          options, std::nullopt, nullptr);
    document.alike = true;
    RoundVersion unpaired;
    Match match = Match::of(PlayerKey{0}, PlayerKey{-1}); // two teams that nobody has
    match.open(matchShape(tournament.settings));
    unpaired.pairings.boards.assign(matches, match);
    MatchSheet(tournament, unpaired, options, true).addTo(document);
    for (ReportTable& table : document.tables)
        table.heading = ReportTexts::tr("Round ____   Match ____   ____________________ – ____________________");
    document.notes.append(
        ReportTexts::tr("Write the result of the team that is named first, and sign when all boards have ended."));
    return document;
}

ReportDocument seatsByName(const Tournament& tournament, RoundNumber round, const RoundVersion& version,
                           const ReportOptions& options)
{
    const Speaking speaking(options.language);
    ReportDocument document =
        startReport(ReportKind::pairingsByName, tournament,
                    ReportTexts::tr("Round %1: where do I play?").arg(round.value), options, round, &version);
    document.headline = ReportTexts::tr("Round %1").arg(round.value);
    struct Place {
        const Game* game = nullptr;
        PlayerKey team;
        PlayerKey opponents;
        QString board;
    };
    std::map<PlayerKey, Place> seats;
    std::vector<const Player*> listed;
    int number = 0;
    bool allNamed = true;
    for (const Match& match : version.pairings.boards) {
        ++number;
        int board = 0;
        for (const Game& game : match.games) {
            ++board;
            for (const PlayerKey team : {match.a, match.b}) {
                const Player* player = seatedFor(tournament, game, team);
                allNamed = allNamed && player != nullptr;
                if (player == nullptr)
                    continue;
                listed.push_back(player);
                seats[player->key] = {&game, team, match.opponentOf(team),
                                      filled(QStringLiteral("%1.%2"), number, board)};
            }
        }
    }
    sortByName(listed);
    ReportTable table;
    const NameColumns names(listed);
    names.addTo(table.columns);
    table.columns.push_back({ReportTexts::tr("Team"), Align::left, true});
    table.columns.push_back({ReportTexts::tr("Board"), Align::right, false});
    table.columns.back().shown = Shown::strong;
    table.columns.push_back({ReportTexts::tr("Colour"), Align::left, false});
    table.columns.push_back(nameColumn(ReportTexts::tr("Opponent")));
    for (const Player* player : listed) {
        const Place& seat = seats.at(player->key);
        const Player* opponent = seatedFor(tournament, *seat.game, seat.opponents);
        QStringList row;
        names.addCells(player->data, row);
        row += QStringList{nameOf(tournament, seat.team), seat.board,
                           seat.game->white == seat.team ? ReportTexts::tr("White") : ReportTexts::tr("Black"),
                           opponent != nullptr ? titledName(opponent->data) : nameOf(tournament, seat.opponents)};
        table.rows.push_back(std::move(row));
    }
    if (!table.rows.empty())
        document.tables.push_back(std::move(table));
    document.notes.append(ReportTexts::tr("3.2 is board 2 of match 3."));
    if (!allNamed)
        document.notes.append(ReportTexts::tr("Line-ups are missing: only players who are named are listed."));
    if (const auto bye = version.pairings.bye)
        document.notes.append(ReportTexts::tr("Bye: %1.").arg(nameOf(tournament, *bye)));
    return document;
}

} // namespace pairwright
