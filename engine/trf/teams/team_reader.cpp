#include "engine/trf/read/raw_lines.h"
#include "engine/trf/teams/team_document.h"
#include "engine/trf/teams/teams16.h"
#include "engine/trf/text/text.h"

#include <algorithm>
#include <set>

namespace pairwright::trf {

namespace {

constexpr int mostTeams = 999; ///< numbers have three digits

/// What stands in columns, or nothing where they mean nothing.
class Fields {
public:
    explicit Fields(const Line& line)
        : line_(line)
    {
    }

    [[nodiscard]] bool isBlank(int first, int last) const { return line_.columns(first, last).empty(); }
    [[nodiscard]] std::string text(int first, int last) const { return line_.columns(first, last); }
    /// From 1 to `most`; anything else is told.
    int number(int first, int last, int most)
    {
        const auto value = parseNumber(text(first, last));
        return value && *value >= 1 && *value <= most ? *value : refuse(first, last);
    }
    /// Penalties may leave less than nothing.
    Score points(int first, int last)
    {
        const std::string whole = text(first, last);
        const bool isNegative = whole.starts_with('-');
        const auto value = parsePoints(std::string_view(whole).substr(isNegative ? 1 : 0));
        if (!value)
            return Score{refuse(first, last)};
        return isNegative ? Score{-value->tenths} : *value;
    }
    std::optional<Score> pointsIfAny(int first, int last)
    {
        return isBlank(first, last) ? std::nullopt : std::optional(points(first, last));
    }
    Tpn team(int first, int last)
    {
        named_.emplace_back(number(first, last, mostTeams));
        return named_.back();
    }
    /// The line has no number.
    Tpn nextTeam(int number)
    {
        if (number > mostTeams)
            refuse(5, 36);
        named_.emplace_back(number);
        return named_.back();
    }
    /// Zeros and blanks are nobody.
    std::optional<Tpn> teamIfAny(int first, int last)
    {
        return isNobody(first, last) ? std::nullopt : std::optional(team(first, last));
    }
    RoundNumber round(int first, int last) { return RoundNumber{number(first, last, mostRounds)}; }
    std::optional<FileId> playerIfAny(int first)
    {
        if (isNobody(first, first + 3))
            return std::nullopt;
        players_.push_back(FileId{number(first, first + 3, mostPlayers)});
        return players_.back();
    }
    int refuse(int first, int last, ReadErrorCode code = ReadErrorCode::badValue)
    {
        if (!refused_)
            refused_ =
                ReadError{.line = line_.number(), .code = code, .record = line_.code(), .detail = text(first, last)};
        return 0;
    }
    [[nodiscard]] int length() const { return line_.length(); }
    [[nodiscard]] int number() const { return line_.number(); }
    [[nodiscard]] std::string code() const { return line_.code(); }
    [[nodiscard]] const std::optional<ReadError>& refused() const { return refused_; }
    /// Whom the line speaks of.
    [[nodiscard]] const std::vector<Tpn>& named() const { return named_; }
    [[nodiscard]] const std::vector<FileId>& players() const { return players_; }

private:
    [[nodiscard]] bool isNobody(int first, int last) const
    {
        return text(first, last).find_first_not_of('0') == std::string::npos;
    }

    const Line& line_;
    std::optional<ReadError> refused_;
    std::vector<Tpn> named_;
    std::vector<FileId> players_;
};

void readTeamLine(Fields& line, TeamDocument& document)
{
    TeamLine team;
    team.tpn = line.team(5, 7);
    team.name = line.text(9, 40);
    team.nickname = line.text(42, 46);
    team.strength = line.pointsIfAny(48, 53);
    team.matchPoints = line.pointsIfAny(55, 60);
    team.gamePoints = line.pointsIfAny(62, 67);
    if (!line.isBlank(69, 71))
        team.rank = line.number(69, 71, mostTeams);
    for (int column = 74; column <= line.length(); column += 5)
        if (const auto player = line.playerIfAny(column))
            team.players.push_back(*player);
    document.teams.push_back(std::move(team));
}

/// 013 of a TRF16: teams are numbered by the order of their lines.
void readTeamLine16(Fields& line, TeamDocument& document)
{
    TeamLine team;
    team.tpn = line.nextTeam(static_cast<int>(document.teams.size()) + 1);
    team.name = line.text(5, 36);
    for (int column = 37; column <= line.length(); column += 5)
        if (const auto player = line.playerIfAny(column))
            team.players.push_back(*player);
    document.teams.push_back(std::move(team));
}

void readLineUp(Fields& line, TeamDocument& document)
{
    LineUp lineUp;
    lineUp.round = line.round(5, 7);
    lineUp.team = line.team(9, 11);
    lineUp.opponent = line.teamIfAny(13, 15);
    for (int column = 17; column <= line.length(); column += 5)
        lineUp.players.push_back(line.playerIfAny(column));
    document.lineUps.push_back(std::move(lineUp));
}

void readByes(Fields& line, TeamDocument& document)
{
    TeamByes byes;
    byes.matchPoints = line.points(5, 8);
    byes.gamePoints = line.points(10, 13);
    for (int column = 15; column <= line.length(); column += 4)
        byes.byRound.push_back(line.teamIfAny(column, column + 2));
    if (document.byes)
        line.refuse(5, line.length());
    document.byes = std::move(byes);
}

void readForfeit(Fields& line, TeamDocument& document)
{
    const std::string result = line.text(5, 6);
    if (result != "+-" && result != "-+" && result != "--")
        line.refuse(5, 6);
    document.forfeits.push_back({.round = line.round(8, 10),
                                 .white = line.team(12, 14),
                                 .black = line.team(16, 18),
                                 .whiteWins = result == "+-",
                                 .blackWins = result == "-+"});
}

void readBoardColours(Fields& line, TeamDocument& document)
{
    const std::string colours = upperCase(line.text(5, line.length()));
    if (colours.empty() || colours.find_first_not_of("WB") != std::string::npos)
        line.refuse(5, line.length());
    document.boardColours = colours;
}

void readMatchPoints(Fields& line, TeamDocument& document)
{
    for (int column = 5; column <= line.length(); column += 9) {
        if (!line.isBlank(column + 6, column + 8))
            line.refuse(column, column + 8, ReadErrorCode::beyondColumns);
        if (!line.isBlank(column, column + 5))
            document.matchPoints[upperCase(line.text(column, column + 1))] = line.points(column + 2, column + 5);
    }
}

std::optional<ByeKind> byeKindOf(const std::string& text)
{
    if (text == "PAB")
        return ByeKind::PairingAllocated;
    if (text == "FPB")
        return ByeKind::Full;
    if (text == "HPB")
        return ByeKind::Half;
    return text == "ZPB" ? std::optional(ByeKind::Zero) : std::nullopt;
}

TableCell tableCellAt(Fields& line, int column)
{
    TableCell cell;
    cell.bye = byeKindOf(upperCase(line.text(column, column + 2)));
    if (!cell.bye)
        cell.opponent = line.teamIfAny(column, column + 2);
    const std::string colour = upperCase(line.text(column + 4, column + 4));
    if (colour == "W" || colour == "B")
        cell.colour = colour == "W" ? Colour::White : Colour::Black;
    else if (!colour.empty() && colour != "-")
        line.refuse(column + 4, column + 4);
    cell.gamePoints = line.pointsIfAny(column + 6, column + 9).value_or(Score{});
    cell.forfeited = upperCase(line.text(column + 10, column + 10)) == "F";
    return cell;
}

void readTableLine(Fields& line, TeamDocument& document)
{
    TableLine row;
    row.tpn = line.team(5, 7);
    row.nickname = line.text(9, 13);
    row.matchPoints = line.pointsIfAny(15, 20);
    row.gamePoints = line.pointsIfAny(22, 27);
    for (int column = 29; column <= line.length(); column += 13)
        row.rounds.push_back(tableCellAt(line, column));
    document.table.push_back(std::move(row));
}

/// What people read stays in its columns.
std::string behindTheCode(const Line& line)
{
    const std::u32string_view text = line.text();
    const std::size_t end = text.find_last_not_of(U" \r\n") + 1;
    return end > 4 ? toUtf8(text.substr(4, end - 4)) : std::string();
}

using Reader = void (*)(Fields&, TeamDocument&);

Reader readerOf(const std::string& code, bool isOld)
{
    if (code == record013)
        return isOld ? &readTeamLine16 : nullptr;
    static const std::map<std::string, Reader> readers{
        {"300", &readLineUp},       {"310", &readTeamLine},    {"320", &readByes},     {"330", &readForfeit},
        {"352", &readBoardColours}, {"362", &readMatchPoints}, {"802", &readTableLine}};
    const auto found = readers.find(code);
    return found == readers.end() ? nullptr : found->second;
}

/// Whom a line names, to be held against what the whole file has.
struct Mention {
    int line = 0;
    std::string record;
    std::vector<Tpn> teams;
    std::vector<FileId> players;
};

ReadError errorAt(const Mention& mention, ReadErrorCode code, int number)
{
    return {.line = mention.line, .code = code, .record = mention.record, .detail = std::to_string(number)};
}

/// Teams and players must be those of the file; a player is in one team, and a number is of one team.
std::optional<ReadError> contradictionIn(const std::vector<Mention>& mentions, const std::set<FileId>& players)
{
    std::map<Tpn, int> teams; ///< with their lines
    std::map<FileId, int> members;
    for (const Mention& mention : mentions) {
        if (mention.record != "310" && mention.record != record013)
            continue;
        if (const auto [place, isNew] = teams.emplace(mention.teams.front(), mention.line); !isNew) {
            ReadError error = errorAt(mention, ReadErrorCode::duplicateId, mention.teams.front().value);
            error.otherLine = place->second;
            return error;
        }
        for (const FileId player : mention.players)
            if (const auto [place, isNew] = members.emplace(player, mention.line); !isNew) {
                ReadError error = errorAt(mention, ReadErrorCode::duplicateId, player.value);
                error.otherLine = place->second;
                error.player = player;
                return error;
            }
    }
    for (const Mention& mention : mentions) {
        for (const Tpn team : mention.teams)
            if (!teams.contains(team))
                return errorAt(mention, ReadErrorCode::unknownTeam, team.value);
        for (const FileId player : mention.players)
            if (!players.contains(player)) {
                ReadError error = errorAt(mention, ReadErrorCode::unknownPlayer, player.value);
                error.player = player;
                return error;
            }
    }
    return std::nullopt;
}

} // namespace

Expected<TeamDocument, ReadError> readTeams(std::string_view bytes)
{
    Collected mended; // how the text had to be mended read() tells
    const auto lines = splitLines(bytes, mended);
    if (!lines)
        return Unexpected{ReadError{.code = ReadErrorCode::notTrf}};
    if (lines->size() > maxLines)
        return Unexpected{ReadError{.code = ReadErrorCode::tooManyLines}};
    const bool isOld = isTeamReport16(*lines);
    TeamDocument document;
    std::vector<Mention> mentions;
    std::set<FileId> players;
    for (const Line& line : *lines) {
        const std::string code = line.code();
        if (code == "801")
            document.tableForPeople.push_back(behindTheCode(line));
        else if (code == "192")
            document.code = teamCodeOf(line.value());
        else if (const auto id = code == "001" ? parseNumber(line.columns(5, 8)) : std::nullopt)
            players.insert(FileId{*id});
        const Reader reader = readerOf(code, isOld);
        if (reader == nullptr)
            continue;
        Fields fields(line);
        reader(fields, document);
        if (fields.refused())
            return Unexpected{*fields.refused()};
        mentions.push_back({line.number(), code, fields.named(), fields.players()});
    }
    if (auto error = contradictionIn(mentions, players))
        return Unexpected{std::move(*error)};
    std::ranges::sort(document.teams, {}, &TeamLine::tpn);
    return document;
}

} // namespace pairwright::trf
