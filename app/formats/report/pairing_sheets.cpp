#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/chess960.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/folded_text.h"
#include "app/formats/display_text.h"
#include "app/formats/report/arbiter_notice.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/reports.h"
#include "app/formats/report/round_start_text.h"
#include "app/formats/report/system_notice.h"
#include "app/formats/report/teams/match_sides.h"
#include "app/formats/report/teams/team_reports.h"
#include "app/formats/report/white_left.h"
#include "app/formats/report/without_game.h"
#include "app/pairing/paired_from.h"

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

using Align = ReportColumn::Align;

/// From so many players on a list by name stands in columns.
constexpr std::size_t fewestInColumns = 80;

/// One round's pairings with everything that both sheets ask for.
class PairingSheet {
public:
    PairingSheet(const Tournament& tournament, RoundNumber round, const RoundVersion& version,
                 const PairingSheetOptions& options)
        : tournament_(tournament)
        , round_(round)
        , version_(version)
        , options_(options)
        , view_(pairedFrom(tournament, round, version))
    {
        options_.common = withoutEmptyColumns(options.common, tournament);
    }

    ReportDocument byBoard() const
    {
        const RoundVersion* before = versionBefore();
        const QString subject = before != nullptr ? ReportTexts::tr("CHANGED boards of round %1").arg(round_.value)
                                                  : ReportTexts::tr("Pairings of round %1").arg(round_.value);
        ReportDocument document =
            startReport(ReportKind::pairingsByBoard, tournament_, subject, options_.common, round_, &version_);
        if (before == nullptr)
            document.headline = roundText();
        addStart(document);
        ReportTable boards;
        boards.columns = boardColumns();
        for (std::size_t i = 0; i < version_.pairings.boards.size(); ++i)
            for (int game = 1; game <= (isOfTeams() ? 1 : version_.pairings.boards[i].gameCount()); ++game)
                if (!isAsBefore(i, before))
                    boards.rows.push_back(boardRow(i, game));
        if (version_.pairings.bye && (before == nullptr || before->pairings.bye != version_.pairings.bye))
            boards.rows.push_back(byeRow(*version_.pairings.bye));
        document.tables.push_back(std::move(boards));
        if (const QString absent = absentText(); !absent.isEmpty())
            document.sections.push_back({{}, {absent}, {}});
        if (before != nullptr)
            document.notes.append(changedNote(*before));
        if (options_.points && isAccelerated())
            document.notes.append(
                ReportTexts::tr("After a plus: virtual points (acceleration). They count for this pairing only."));
        if (std::any_of(version_.pairings.boards.begin(), version_.pairings.boards.end(),
                        [](const Match& match) { return !postponedText(match.game(1)).isEmpty(); }))
            document.notes.append(ReportTexts::tr("A day in the place of a result: the game is postponed to it."));
        if (isMatches())
            document.notes.append(ReportTexts::tr("A match of %n game(s): the colours change from game to game.",
                                                  nullptr, version_.gamesOfAMatch()));
        if (isOfTeams())
            document.notes.append(boardColoursNote(tournament_.settings));
        addNotices(document);
        return document;
    }

    ReportDocument byName() const
    {
        ReportDocument document = startReport(ReportKind::pairingsByName, tournament_,
                                              ReportTexts::tr("Round %1: where do I play?").arg(round_.value),
                                              options_.common, round_, &version_);
        document.headline = roundText();
        addStart(document);
        const std::vector<const Player*> everybody = everybodyByName();
        if (everybody.size() >= fewestInColumns) {
            addColumnsByName(everybody, document);
            addNotices(document);
            return document;
        }
        ReportTable table;
        const NameColumns names(everybody);
        names.addTo(table.columns);
        table.columns.front().shown = ReportColumn::Shown::surname;
        addPlayerColumns(options_.common, table.columns);
        table.columns.push_back({ReportTexts::tr("Board"), Align::right, false});
        table.columns.back().shown = ReportColumn::Shown::strong;
        table.columns.push_back({ReportTexts::tr("Colour"), Align::left, false});
        table.columns.push_back(nameColumn(ReportTexts::tr("Opponent")));
        for (const Player* player : everybody) {
            QStringList row;
            names.addCells(player->data, row);
            addPlayerCells(options_.common, player->data, row);
            row += placeOf(player->key);
            table.rows.push_back(std::move(row));
        }
        document.tables.push_back(std::move(table));
        addNotices(document);
        return document;
    }

private:
    /// Above what the sheet is: when one must be there.
    void addStart(ReportDocument& document) const
    {
        if (const QString start = roundStartText(startOf(tournament_.event, round_)); !start.isEmpty())
            document.titleLines.insert(document.titleLines.indexOf(document.subject), start);
    }

    [[nodiscard]] QString roundText() const { return ReportTexts::tr("Round %1").arg(round_.value); }

    /// Names, colours and boards alone, as many as are to be found at a glance; who has no board stands below them.
    void addColumnsByName(const std::vector<const Player*>& everybody, ReportDocument& document) const
    {
        using Shown = ReportColumn::Shown;
        ReportTable table;
        table.columns = {{{}, Align::left, false},
                         {ReportTexts::tr("Name"), Align::left, true},
                         {{}, Align::centre, false},
                         {ReportTexts::tr("Board"), Align::right, false}};
        table.columns[0].shown = Shown::once;
        table.columns[1].shown = Shown::surname;
        table.columns[2].shown = Shown::disc;
        table.columns[3].shown = Shown::strong;
        QStringList without;
        for (const Player* player : everybody) {
            const auto [board, colour] = boardOf(player->key);
            const QString name = player->data.name;
            table.rows.push_back({folded(name).left(1).toUpper(), name,
                                  board == 0 ? QString() : QString(colour == Colour::White ? whiteDisc : blackDisc),
                                  board == 0 ? QStringLiteral("–") : QString::number(board)});
            if (board == 0)
                without.append(filled(QStringLiteral("%1 (%2)"), name, placeOf(player->key).last()));
        }
        document.tables.push_back(std::move(table));
        document.flows = true;
        // Beside the title; the subject goes on to be the last of the lines that are small.
        document.titleLines.insert(document.titleLines.indexOf(document.subject),
                                   filled(QStringLiteral("%1 %2   %3 %4"), QString(whiteDisc), ReportTexts::tr("White"),
                                          QString(blackDisc), ReportTexts::tr("Black")));
        if (!without.isEmpty())
            document.notes.append(
                ReportTexts::tr("No board: %1.", "players with the reason").arg(without.join(QStringLiteral("; "))));
        if (isMatches())
            document.notes.append(ReportTexts::tr("The colour is that of the first game."));
    }

    /// 0: none.
    [[nodiscard]] std::pair<int, Colour> boardOf(PlayerKey key) const
    {
        int number = 0;
        for (const Match& match : version_.pairings.boards) {
            ++number;
            if (match.has(key))
                return {number, match.a == key ? Colour::White : Colour::Black};
        }
        return {0, Colour::White};
    }

    /// The version that this one is compared with; nullptr: everything is shown.
    [[nodiscard]] const RoundVersion* versionBefore() const
    {
        return options_.changedOnly ? tournament_.round(round_)->replacedBy(version_.version) : nullptr;
    }

    [[nodiscard]] bool isAsBefore(std::size_t board, const RoundVersion* before) const
    {
        if (before == nullptr || board >= before->pairings.boards.size())
            return false;
        const Match& was = before->pairings.boards[board];
        const Match& is = version_.pairings.boards[board];
        return was.a == is.a && was.b == is.b;
    }

    [[nodiscard]] QString changedNote(const RoundVersion& before) const
    {
        const std::size_t boards = version_.pairings.boards.size();
        const QString others =
            ReportTexts::tr("All other boards are as in %1.").arg(revisionText(round_, before.version));
        return before.pairings.boards.size() > boards
                   ? ReportTexts::tr("There is no board above %1 any more.").arg(boards) + QLatin1Char(' ') + others
                   : others;
    }

    /// By which rules, and what they left to the arbiter.
    void addNotices(ReportDocument& document) const
    {
        document.notes += leftToArbiter(tournament_, version_);
        document.notes += systemNotices(version_);
        if (const QString notice = accelerationNotice(tournament_, round_.value, round_.value); !notice.isEmpty())
            document.notes.append(notice);
        if (const auto seed = tournament_.settings.chess960Seed)
            document.introduction.append(startPositionText(round_, *seed));
    }

    [[nodiscard]] const PlayerData& data(PlayerKey key) const
    {
        static const PlayerData nobody;
        const Player* player = tournament_.player(key);
        return player ? player->data : nobody;
    }

    [[nodiscard]] QString points(PlayerKey key) const
    {
        const auto tpn = view_.order.tpnOf(key);
        if (!tpn)
            return {};
        const Score extra = virtualPoints(*tpn);
        const QString text = scoreText(view_.state.scoreAfter(*tpn, round_.value - 1));
        return extra == Score{} ? text : text + QStringLiteral(" +") + scoreText(extra);
    }

    [[nodiscard]] Score virtualPoints(Tpn tpn) const
    {
        return view_.state.pairingScore(tpn, round_) - view_.state.scoreAfter(tpn, round_.value - 1);
    }

    [[nodiscard]] bool isAccelerated() const
    {
        const auto& boards = version_.pairings.boards;
        const auto has = [this](PlayerKey key) {
            const auto tpn = view_.order.tpnOf(key);
            return tpn && virtualPoints(*tpn) != Score{};
        };
        return std::any_of(boards.begin(), boards.end(),
                           [&](const Match& match) { return has(match.a) || has(match.b); });
    }

    [[nodiscard]] QString number(PlayerKey key) const
    {
        const auto tpn = view_.order.tpnOf(key);
        return tpn ? QString::number(tpn->value) : QString();
    }

    [[nodiscard]] bool hasNotes() const { return !options_.boardNotes.empty(); }

    /// Number, name, chosen columns and points; mirrored for Black, so that the points meet in the middle.
    void addSide(PlayerKey key, bool white, QStringList& row) const
    {
        QStringList cells{number(key), titledName(data(key))};
        addPlayerCells(options_.common, data(key), cells);
        if (options_.points && white)
            cells.append(points(key));
        if (options_.points && !white)
            cells.prepend(points(key));
        row += cells;
    }

    void addSideColumns(const QString& colour, bool white, std::vector<ReportColumn>& columns) const
    {
        ReportColumn pointsColumn{ReportTexts::tr("Pts", "points, column"), Align::right, false};
        pointsColumn.shown = ReportColumn::Shown::soft;
        if (options_.points && !white)
            columns.push_back(pointsColumn);
        columns.push_back({ReportTexts::tr("No.", "pairing number, column"), Align::right, false});
        columns.back().yields = ReportColumn::Yields::toRoomyType; // on the wall one looks for names
        columns.push_back(nameColumn(colour));
        addPlayerColumns(options_.common, columns);
        if (options_.points && white)
            columns.push_back(pointsColumn);
    }

    [[nodiscard]] std::vector<ReportColumn> boardColumns() const
    {
        const QString number = isOfTeams() ? ReportTexts::tr("Match") : ReportTexts::tr("Bd.", "board, column");
        std::vector<ReportColumn> columns{{number, Align::right, false}};
        columns.back().shown = ReportColumn::Shown::number;
        if (isMatches())
            columns.push_back({ReportTexts::tr("Game", "of a match, column"), Align::right, false});
        addSideColumns(isOfTeams() ? ReportTexts::tr("Team") : ReportTexts::tr("White"), true, columns);
        columns.push_back({ReportTexts::tr("Result"), Align::centre, false});
        columns.back().shown = ReportColumn::Shown::box;
        addSideColumns(isOfTeams() ? ReportTexts::tr("Team") : ReportTexts::tr("Black"), false, columns);
        if (hasNotes())
            columns.push_back({ReportTexts::tr("Notes"), Align::left, true});
        columns.back().wraps = hasNotes();
        keepWhiteLeftIn(columns);
        return columns;
    }

    /// Between the board and the notes.
    template <typename List>
    void keepWhiteLeftIn(List& columns) const
    {
        const auto first = columns.begin() + (isMatches() ? 2 : 1);
        const auto end = columns.end() - (hasNotes() ? 1 : 0);
        const auto result = first + (end - first) / 2;
        if (options_.points && isSpokenRightToLeft()) { // points go on meeting in the middle
            std::rotate(first, result - 1, result);
            std::rotate(result + 1, result + 2, end);
        }
        keepWhiteSideLeft(first, end);
    }

    [[nodiscard]] bool isOfTeams() const { return tournament_.settings.teams.has_value(); }
    /// Each game of it has a row of its own; of a match of teams there is a sheet of its boards.
    [[nodiscard]] bool isMatches() const { return version_.gamesOfAMatch() > 1 && !isOfTeams(); }

    /// The board, or one game of the match on it: the notes stand beside the first.
    [[nodiscard]] QStringList boardRow(std::size_t index, int game) const
    {
        const Game& played = version_.pairings.boards[index].game(game);
        QStringList row{QString::number(index + 1)};
        if (isMatches())
            row.append(QString::number(game));
        addSide(played.white, true, row);
        row.append(isOfTeams() ? matchText(version_.pairings.boards[index], tournament_.settings)
                               : resultOrDayText(played));
        addSide(played.black, false, row);
        if (hasNotes())
            row.append(game == 1 && index < options_.boardNotes.size() ? options_.boardNotes[index] : QString());
        keepWhiteLeftIn(row);
        return row;
    }

    [[nodiscard]] QStringList byeRow(PlayerKey key) const
    {
        QStringList row{QString()};
        addSide(key, true, row);
        row.append(scoreText(valueOfBye(tournament_.settings, ByeKind::PairingAllocated)));
        const std::size_t width = boardColumns().size();
        if (isMatches())
            row.insert(1, QString());
        const auto blackName = row.size() + (options_.points ? 2 : 1);
        while (static_cast<std::size_t>(row.size()) < width)
            row.append(row.size() == blackName ? ReportTexts::tr("bye") : QString());
        keepWhiteLeftIn(row);
        return row;
    }

    [[nodiscard]] std::vector<const Player*> absentPlayers() const
    {
        std::vector<const Player*> absent = withoutGame(tournament_, round_, version_.pairings);
        sortByName(absent);
        return absent;
    }

    /// "Not paired: Ebner, Eva (withdrawn); ...".
    [[nodiscard]] QString absentText() const
    {
        QStringList named;
        for (const Player* player : absentPlayers())
            named.append(filled(QStringLiteral("%1 (%2)"), titledName(player->data),
                                withoutGameText(tournament_, *player, round_)));
        return named.isEmpty()
                   ? QString()
                   : ReportTexts::tr("Not paired: %1", "players with the reason").arg(named.join(QStringLiteral("; ")));
    }

    [[nodiscard]] std::vector<const Player*> everybodyByName() const
    {
        std::vector<const Player*> players = absentPlayers();
        const auto add = [&](PlayerKey key) {
            if (const Player* player = tournament_.player(key))
                players.push_back(player);
        };
        for (const Match& match : version_.pairings.boards) {
            add(match.a);
            add(match.b);
        }
        if (version_.pairings.bye)
            add(*version_.pairings.bye);
        sortByName(players);
        return players;
    }

    /// Board, colour and opponent of a player, or why there is none.
    [[nodiscard]] QStringList placeOf(PlayerKey key) const
    {
        int number = 0;
        for (const Match& match : version_.pairings.boards) {
            ++number;
            if (match.a == key)
                return {QString::number(number),
                        isMatches() ? ReportTexts::tr("White, then Black") : ReportTexts::tr("White"),
                        withDay(titledName(data(match.b)), match.game(1))};
            if (match.b == key)
                return {QString::number(number),
                        isMatches() ? ReportTexts::tr("Black, then White") : ReportTexts::tr("Black"),
                        withDay(titledName(data(match.a)), match.game(1))};
        }
        if (version_.pairings.bye == key)
            return {QString(), QString(), ReportTexts::tr("bye")};
        return {QString(), QString(), withoutGameText(tournament_, *tournament_.player(key), round_)};
    }

    const Tournament& tournament_;
    RoundNumber round_;
    const RoundVersion& version_;
    PairingSheetOptions options_;
    EngineView view_;
};

} // namespace

Expected<ReportDocument, ReportError> pairingsByBoard(const Tournament& tournament, RoundNumber round,
                                                      const PairingSheetOptions& options)
{
    const Speaking speaking(options.common.language);
    const auto version = versionToShow(tournament, round, options.proposal);
    if (!version)
        return Unexpected{version.error()};
    return PairingSheet(tournament, round, **version, options).byBoard();
}

Expected<ReportDocument, ReportError> pairingsByName(const Tournament& tournament, RoundNumber round,
                                                     const PairingSheetOptions& options)
{
    const Speaking speaking(options.common.language);
    const auto version = versionToShow(tournament, round, options.proposal);
    if (!version)
        return Unexpected{version.error()};
    return tournament.settings.teams ? seatsByName(tournament, round, **version, options.common)
                                     : PairingSheet(tournament, round, **version, options).byName();
}

} // namespace pairwright
