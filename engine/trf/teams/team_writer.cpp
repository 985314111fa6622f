#include "engine/trf/teams/team_file.h"
#include "engine/trf/write/output.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

std::string teamNumber(std::optional<Tpn> team)
{
    const std::string digits = std::to_string(team ? team->value : 0);
    return team ? digits : "000";
}

/// Every so many columns from `first` on.
template <class List, class Text>
void placeAll(LineBuilder& line, int first, int width, int distance, const List& list, Text text)
{
    int column = first;
    for (const auto& item : list) {
        line.right(column, column + width - 1, text(item));
        column += distance;
    }
}

std::string playerNumber(std::optional<FileId> player)
{
    return player ? std::to_string(player->value) : "0000";
}

/// Lines of teams; a number that its columns cannot hold is the error.
class TeamLines {
public:
    explicit TeamLines(Output& output)
        : output_(output)
    {
    }

    void write(const TeamRequests& requests)
    {
        for (const TeamRequest& request : requests.byes)
            writeRequest(request);
        for (const TeamVirtualPoints& points : requests.virtualPoints)
            writeVirtualPoints(points);
        for (const ForbiddenTeams& group : requests.forbidden)
            writeForbidden(group);
        for (const AbnormalPoints& points : requests.abnormal)
            writeAbnormal(points);
    }

    void write(const TeamDocument& teams)
    {
        for (const LineUp& lineUp : teams.lineUps)
            writeLineUp(lineUp);
        for (const TeamLine& team : teams.teams)
            writeTeam(team);
        if (teams.byes)
            writeByes(*teams.byes);
        for (const MatchForfeit& forfeit : teams.forfeits)
            writeForfeit(forfeit);
        if (teams.boardColours)
            output_.record("352", *teams.boardColours);
        if (!teams.matchPoints.empty())
            writeMatchPoints(teams.matchPoints);
        for (const std::string& line : teams.tableForPeople)
            output_.record("801", line);
        for (const TableLine& row : teams.table)
            writeTableLine(row);
    }

    [[nodiscard]] const std::optional<WriteError>& error() const { return error_; }

private:
    void right(LineBuilder& line, int first, int last, const std::string& text)
    {
        if (!line.right(first, last, text) && !error_)
            error_ = WriteError{.code = WriteErrorCode::doesNotFit, .detail = text};
    }
    void points(LineBuilder& line, int first, int last, const std::optional<Score>& value)
    {
        if (value)
            right(line, first, last, toString(*value));
    }
    void left(LineBuilder& line, int first, int last, const std::string& text)
    {
        const std::string clean = output_.clean(text);
        if (!line.left(first, last, clean))
            output_.omit(OmissionCode::cutText, clean);
    }

    void writeRequest(const TeamRequest& request)
    {
        LineBuilder line("240");
        line.left(5, 5, request.kind == ByeKind::Full ? "F" : request.kind == ByeKind::Half ? "H" : "Z");
        right(line, 7, 9, std::to_string(request.round.value));
        placeAll(line, 11, 4, 5, request.teams, &teamNumber);
        output_.line(std::move(line));
    }
    void writeVirtualPoints(const TeamVirtualPoints& virtualPoints)
    {
        LineBuilder line("250");
        points(line, 5, 8, virtualPoints.matchPoints);
        points(line, 10, 13, virtualPoints.gamePoints);
        right(line, 15, 17, std::to_string(virtualPoints.first.value));
        right(line, 19, 21, std::to_string(virtualPoints.last.value));
        right(line, 23, 26, teamNumber(virtualPoints.from));
        right(line, 28, 31, teamNumber(virtualPoints.to));
        output_.line(std::move(line));
    }
    void writeForbidden(const ForbiddenTeams& group)
    {
        LineBuilder line("260");
        right(line, 5, 7, std::to_string(group.first.value));
        if (group.last)
            right(line, 9, 11, std::to_string(group.last->value));
        placeAll(line, 13, 4, 5, group.teams, &teamNumber);
        output_.line(std::move(line));
    }
    void writeAbnormal(const AbnormalPoints& abnormal)
    {
        LineBuilder line("299");
        line.left(5, 5, std::string(1, abnormal.type));
        points(line, 7, 11, abnormal.matchPoints);
        points(line, 13, 17, abnormal.gamePoints);
        right(line, 20, 22, abnormal.round ? std::to_string(abnormal.round->value) : "000");
        placeAll(line, 24, 4, 5, abnormal.teams, &teamNumber);
        output_.line(std::move(line));
    }
    void writeLineUp(const LineUp& lineUp)
    {
        LineBuilder line("300");
        right(line, 5, 7, std::to_string(lineUp.round.value));
        right(line, 9, 11, teamNumber(lineUp.team));
        right(line, 13, 15, teamNumber(lineUp.opponent));
        placeAll(line, 17, 4, 5, lineUp.players, &playerNumber);
        output_.line(std::move(line));
    }
    void writeTeam(const TeamLine& team)
    {
        LineBuilder line("310");
        right(line, 5, 7, teamNumber(team.tpn));
        left(line, 9, 40, team.name);
        left(line, 42, 46, team.nickname);
        points(line, 48, 53, team.strength);
        points(line, 55, 60, team.matchPoints);
        points(line, 62, 67, team.gamePoints);
        if (team.rank)
            right(line, 69, 71, std::to_string(*team.rank));
        placeAll(line, 74, 4, 5, team.players, &playerNumber);
        output_.line(std::move(line));
    }
    void writeByes(const TeamByes& byes)
    {
        LineBuilder line("320");
        points(line, 5, 8, byes.matchPoints);
        points(line, 10, 13, byes.gamePoints);
        placeAll(line, 15, 3, 4, byes.byRound, &teamNumber);
        output_.line(std::move(line));
    }
    void writeForfeit(const MatchForfeit& forfeit)
    {
        LineBuilder line("330");
        line.left(5, 5, forfeit.whiteWins ? "+" : "-");
        line.left(6, 6, forfeit.blackWins ? "+" : "-");
        right(line, 8, 10, std::to_string(forfeit.round.value));
        right(line, 12, 14, teamNumber(forfeit.white));
        right(line, 16, 18, teamNumber(forfeit.black));
        output_.line(std::move(line));
    }
    void writeMatchPoints(const std::map<std::string, Score>& bySymbol)
    {
        LineBuilder line("362");
        int column = 5;
        for (const auto& [symbol, value] : bySymbol) {
            line.left(column, column + 1, symbol);
            points(line, column + 2, column + 5, value);
            column += 9;
        }
        output_.line(std::move(line));
    }
    void writeTableLine(const TableLine& row)
    {
        LineBuilder line("802");
        right(line, 5, 7, teamNumber(row.tpn));
        left(line, 9, 13, row.nickname);
        points(line, 15, 20, row.matchPoints);
        points(line, 22, 27, row.gamePoints);
        int column = 29;
        for (const TableCell& cell : row.rounds) {
            right(line, column, column + 2, cell.bye ? std::string(nameOf(*cell.bye)) : teamNumber(cell.opponent));
            line.left(column + 4, column + 4, !cell.colour ? "-" : *cell.colour == Colour::White ? "W" : "B");
            points(line, column + 6, column + 9, cell.gamePoints);
            if (cell.forfeited)
                line.left(column + 10, column + 10, "f");
            column += 13;
        }
        output_.line(std::move(line));
    }
    Output& output_;
    std::optional<WriteError> error_;
};

} // namespace

std::string_view nameOf(ByeKind kind)
{
    switch (kind) {
    case ByeKind::PairingAllocated: return "PAB";
    case ByeKind::Full: return "FPB";
    case ByeKind::Half: return "HPB";
    case ByeKind::Zero:
    case ByeKind::NotEntered: break;
    }
    return "ZPB";
}

Expected<Written, WriteError> writeTeamFile(const TeamFile& file, Profile profile)
{
    const WriteOptions options{.version = Version::trf26, .profile = profile};
    auto written = write(file.games, options);
    if (!written)
        return written;
    std::erase_if(written->omissions,
                  [](const Omission& omission) { return omission.code == OmissionCode::missingRank; });
    Output output(options);
    TeamLines lines(output);
    lines.write(file.requests);
    lines.write(file.teams);
    if (lines.error())
        return Unexpected{*lines.error()};
    Written ofTeams = std::move(output).take();
    written->text += ofTeams.text;
    written->omissions.insert(written->omissions.end(), ofTeams.omissions.begin(), ofTeams.omissions.end());
    const auto back = readTeamFile(written->text);
    if (!back)
        return Unexpected{WriteError{.code = WriteErrorCode::unreadable, .detail = back.error().text}};
    return written;
}

} // namespace pairwright::trf
