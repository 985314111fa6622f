#include "app/formats/csv/result_exchange.h"

#include "app/domain/players/tpn_order.h"
#include "app/formats/csv/csv_table.h"
#include "app/formats/csv/decoded_text.h"
#include "app/formats/csv/list_shape.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pairwright {

namespace {

constexpr int mostExchangeRows = 200'000;
constexpr qsizetype mostExchangeBytes = qsizetype{64} * 1024 * 1024;
/// The columns, by their places: the headings are German in every build that was seen.
enum ExchangeCell { Runde, Brett, IdentW, IdentS, NrW, NrS, ErgW, ErgS, Kontumaz, Erg, Mnr, ErgEloW, ErgEloS };

struct ExchangeResult {
    GameResult result;
    const char* white; ///< points
    const char* black;
    bool forfeit;
};
constexpr std::array exchangeResults{ExchangeResult{GameResult::whiteWins, "1", "0", false},
                                     ExchangeResult{GameResult::draw, "0,5", "0,5", false},
                                     ExchangeResult{GameResult::blackWins, "0", "1", false},
                                     ExchangeResult{GameResult::whiteWinsByForfeit, "1", "0", true},
                                     ExchangeResult{GameResult::blackWinsByForfeit, "0", "1", true},
                                     ExchangeResult{GameResult::doubleForfeit, "0", "0", true},
                                     ExchangeResult{GameResult::halfZero, "0,5", "0", false},
                                     ExchangeResult{GameResult::zeroHalf, "0", "0,5", false},
                                     ExchangeResult{GameResult::unratedWhiteWins, "1", "0", false},
                                     ExchangeResult{GameResult::unratedDraw, "0,5", "0,5", false},
                                     ExchangeResult{GameResult::unratedBlackWins, "0", "1", false}};

const ExchangeResult* cellsOf(const std::optional<GameResult>& result)
{
    const auto* found = std::find_if(exchangeResults.begin(), exchangeResults.end(),
                                     [&result](const ExchangeResult& one) { return result == one.result; });
    return found == exchangeResults.end() ? nullptr : found;
}

QString identOf(const Player& player)
{
    return player.data.nationalId.isEmpty() ? QStringLiteral("0") : player.data.nationalId;
}

/// "0.50" and "0,5" are one value; a blank one is none. Empty: points that no game gives.
QString pointsCell(const QString& text)
{
    if (text.trimmed().isEmpty())
        return QStringLiteral("0");
    bool fits = false;
    const double points = QString(text).replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&fits);
    if (!fits)
        return {};
    return points == 1.0   ? QStringLiteral("1")
           : points == 0.5 ? QStringLiteral("0,5")
           : points == 0.0 ? QStringLiteral("0")
                           : QString();
}

class ExchangeReader {
public:
    explicit ExchangeReader(const Tournament& tournament)
        : tournament_(tournament)
    {
        if (const Round* played = tournament.roundInPlay(); played != nullptr)
            read_.results.round = played->number;
    }

    void add(const CsvRow& row)
    {
        using IssueCode = ExchangeIssue::Code;
        const auto number = [&row](int cell) {
            bool fits = false;
            const int value = row.cells.value(cell).trimmed().toInt(&fits);
            return fits ? std::optional(value) : std::nullopt;
        };
        const auto round = number(Runde);
        const auto white = number(NrW);
        const auto black = number(NrS);
        if (!round || !white || !black || row.cells.size() <= Kontumaz)
            return tell({IssueCode::unreadable, row.line, {}, {}});
        const Round* of = tournament_.round(RoundNumber{*round});
        const RoundVersion* published = of != nullptr ? of->published() : nullptr;
        if (published == nullptr)
            return tell({IssueCode::notPublished, row.line, RoundNumber{*round}, {}});
        if (*black < 1)
            return; // the bye
        const auto game = gameOf(*of, *published, row, *white, *black);
        if (!game)
            return tell({IssueCode::notPaired, row.line, of->number, {}});
        take(row, *game);
    }

    ResultExchange result() { return std::move(read_); }

private:
    void tell(const ExchangeIssue& issue) { read_.issues.push_back(issue); }

    [[nodiscard]] static std::optional<BoardId> boardOf(const Round& round, const RoundVersion& version,
                                                        PlayerKey white, PlayerKey black)
    {
        for (std::size_t i = 0; i < version.pairings.boards.size(); ++i) {
            const Match& match = version.pairings.boards[i];
            for (int game = 1; game <= match.gameCount(); ++game)
                if (match.game(game).white == white && match.game(game).black == black)
                    return BoardId{round.number, static_cast<int>(i) + 1, game};
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<BoardId> gameOf(const Round& round, const RoundVersion& version, const CsvRow& row,
                                                int white, int black) const
    {
        const auto byNumber = [&version](int number) {
            const bool isOne = number >= 1 && static_cast<std::size_t>(number) <= version.order.size();
            return isOne ? std::optional(version.order[static_cast<std::size_t>(number - 1)]) : std::nullopt;
        };
        const auto a = byNumber(white);
        const auto b = byNumber(black);
        if (const auto found = a && b ? boardOf(round, version, *a, *b) : std::nullopt)
            return found;
        const auto whiteById = byIdent(row.cells.value(IdentW).trimmed());
        const auto blackById = byIdent(row.cells.value(IdentS).trimmed());
        return whiteById && blackById ? boardOf(round, version, *whiteById, *blackById) : std::nullopt;
    }

    [[nodiscard]] std::optional<PlayerKey> byIdent(const QString& ident) const
    {
        if (ident.isEmpty() || ident == QLatin1String("0"))
            return std::nullopt;
        for (const Player& player : tournament_.players)
            if (player.data.nationalId == ident || player.data.fideId == ident)
                return player.key;
        return std::nullopt;
    }

    void take(const CsvRow& row, const BoardId& board)
    {
        using IssueCode = ExchangeIssue::Code;
        const QString white = pointsCell(row.cells.value(ErgW));
        const QString black = pointsCell(row.cells.value(ErgS));
        const bool forfeit = row.cells.value(Kontumaz).trimmed().compare(QLatin1String("K"), Qt::CaseInsensitive) == 0;
        if (white == QLatin1String("0") && black == QLatin1String("0") && !forfeit) {
            ++read_.open;
            return;
        }
        const auto* said = std::find_if(exchangeResults.begin(), exchangeResults.end(), [&](const auto& one) {
            return white == QLatin1String(one.white) && black == QLatin1String(one.black) && forfeit == one.forfeit;
        });
        if (said == exchangeResults.end())
            return tell({IssueCode::unknownResult, row.line, board.round, board.board});
        const auto present = tournament_.game(board)->outcome.result;
        const ExchangeResult* here = cellsOf(present);
        const bool same = here != nullptr && qstrcmp(here->white, said->white) == 0 &&
                          qstrcmp(here->black, said->black) == 0 && here->forfeit == said->forfeit;
        if (same)
            ++read_.same;
        else if (board.round != read_.results.round)
            tell({IssueCode::otherResult, row.line, board.round, board.board});
        else {
            if (present)
                read_.replaced.push_back({board, *present, said->result});
            read_.results.results.push_back({board.board, said->result, board.game});
        }
    }

    const Tournament& tournament_;
    ResultExchange read_;
};

} // namespace

bool hasResultExchange(const Tournament& tournament)
{
    return !tournament.settings.teams;
}

QByteArray resultExchange(const Tournament& tournament)
{
    Q_ASSERT(hasResultExchange(tournament));
    QString text = QStringLiteral("Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS\r\n");
    const auto add = [&text](const QStringList& cells) {
        text += cells.join(QLatin1Char(';')) + QLatin1String(";0;;\r\n");
    };
    for (int number = 1; number <= tournament.lastPublished().value; ++number) {
        const RoundVersion& version = *tournament.round(RoundNumber{number})->published();
        const TpnMap numbers(version.order);
        const auto numberOf = [&numbers](PlayerKey key) {
            const auto tpn = numbers.tpnOf(key);
            return QString::number(tpn ? tpn->value : 0);
        };
        int board = 0;
        for (const Match& match : version.pairings.boards) {
            ++board;
            for (const Game& game : match.games) {
                const ExchangeResult* cells = cellsOf(game.outcome.result);
                const QString white = QLatin1StringView(cells != nullptr ? cells->white : "0");
                const QString black = QLatin1StringView(cells != nullptr ? cells->black : "0");
                const QString k = cells != nullptr && cells->forfeit ? QStringLiteral("K") : QString();
                add({QString::number(number), QString::number(board), identOf(*tournament.player(game.white)),
                     identOf(*tournament.player(game.black)), numberOf(game.white), numberOf(game.black), white, black,
                     k, white + QLatin1Char(':') + black + k});
            }
        }
        if (version.pairings.bye)
            add({QString::number(number), QString::number(board + 1),
                 identOf(*tournament.player(*version.pairings.bye)), QStringLiteral("0"),
                 numberOf(*version.pairings.bye), QStringLiteral("-1"), QStringLiteral("1"), QStringLiteral("0"),
                 QString(), QStringLiteral("1:0")});
    }
    return text.toUtf8();
}

std::optional<ResultExchange> readResultExchange(const QByteArray& bytes, const Tournament& tournament)
{
    if (bytes.size() > mostExchangeBytes || !hasResultExchange(tournament))
        return std::nullopt;
    const DecodedText decoded = decodeText(bytes);
    if (!looksLikeResultExchange(decoded.text) || !tournament.hasBegun())
        return std::nullopt;
    ExchangeReader reader(tournament);
    bool header = true;
    for (const CsvRow& row : parseCsv(decoded.text, QLatin1Char(';'), mostExchangeRows)) {
        const bool blank = row.cells.size() == 1 && row.cells.front().trimmed().isEmpty();
        if (!std::exchange(header, false) && !blank)
            reader.add(row);
    }
    return reader.result();
}

} // namespace pairwright
