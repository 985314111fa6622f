#include "engine/trf/read/raw_lines.h"
#include "engine/trf/teams/team_file.h"
#include "engine/trf/text/text.h"

namespace pairwright::trf {

namespace {

constexpr int highestTeam = 999; ///< numbers have three digits

/// What stands in columns; the first that means nothing is kept.
class RequestFields {
public:
    explicit RequestFields(const Line& line)
        : line_(line)
    {
    }

    [[nodiscard]] std::string text(int first, int last) const { return line_.columns(first, last); }
    RoundNumber round(int first, int last) { return RoundNumber{number(first, last, mostRounds)}; }
    std::optional<RoundNumber> roundIfAny(int first, int last)
    {
        return isNobody(first, last) ? std::nullopt : std::optional(round(first, last));
    }
    Tpn team(int first, int last) { return Tpn{number(first, last, highestTeam)}; }
    /// Every five columns from `first` on.
    std::vector<Tpn> teams(int first)
    {
        std::vector<Tpn> found;
        for (int column = first; column <= line_.length(); column += 5)
            if (!isNobody(column, column + 3))
                found.push_back(team(column, column + 3));
        return found;
    }
    /// With a sign, if it is no plus; blank is nothing.
    Score points(int first, int last)
    {
        const std::string whole = text(first, last);
        const bool isNegative = whole.starts_with('-');
        const auto value = parsePoints(std::string_view(whole).substr(isNegative || whole.starts_with('+') ? 1 : 0));
        if (!value && !whole.empty())
            refuse(first, last);
        const Score points = value.value_or(Score{});
        return isNegative ? Score{-points.tenths} : points;
    }
    void refuse(int first, int last)
    {
        if (!refused_)
            refused_ = ReadError{.line = line_.number(),
                                 .code = ReadErrorCode::badValue,
                                 .record = line_.code(),
                                 .detail = text(first, last)};
    }
    [[nodiscard]] const std::optional<ReadError>& refused() const { return refused_; }

private:
    int number(int first, int last, int most)
    {
        const auto value = parseNumber(text(first, last));
        if (value && *value >= 1 && *value <= most)
            return *value;
        refuse(first, last);
        return 1;
    }
    [[nodiscard]] bool isNobody(int first, int last) const
    {
        return text(first, last).find_first_not_of('0') == std::string::npos;
    }

    const Line& line_;
    std::optional<ReadError> refused_;
};

void readBye(RequestFields& line, TeamRequests& requests)
{
    const std::string kind = upperCase(line.text(5, 5));
    if (kind != "F" && kind != "H" && kind != "Z")
        line.refuse(5, 5);
    requests.byes.push_back({.round = line.round(7, 9),
                             .kind = kind == "F"   ? ByeKind::Full
                                     : kind == "H" ? ByeKind::Half
                                                   : ByeKind::Zero,
                             .teams = line.teams(11)});
}

void readVirtualPoints(RequestFields& line, TeamRequests& requests)
{
    TeamVirtualPoints points;
    points.matchPoints = line.points(5, 8);
    points.gamePoints = line.points(10, 13);
    points.first = line.round(15, 17);
    points.last = line.round(19, 21);
    points.from = line.team(23, 26);
    points.to = line.team(28, 31);
    requests.virtualPoints.push_back(points);
}

void readForbiddenTeams(RequestFields& line, TeamRequests& requests)
{
    requests.forbidden.push_back({.first = line.round(5, 7), .last = line.roundIfAny(9, 11), .teams = line.teams(13)});
}

void readAbnormalPoints(RequestFields& line, TeamRequests& requests)
{
    constexpr std::string_view types = "WDLFHZ+-";
    const std::string type = upperCase(line.text(5, 5));
    if (!type.empty() && types.find(type.front()) == std::string_view::npos)
        line.refuse(5, 5);
    requests.abnormal.push_back({.type = type.empty() ? ' ' : type.front(),
                                 .matchPoints = line.points(7, 11),
                                 .gamePoints = line.points(13, 17),
                                 .round = line.roundIfAny(20, 22),
                                 .teams = line.teams(24)});
}

} // namespace

Expected<TeamRequests, ReadError> readTeamRequests(std::string_view bytes)
{
    Collected mended; // how the text had to be mended readTeamFile() tells
    const auto lines = splitLines(bytes, mended);
    if (!lines)
        return Unexpected{ReadError{.code = ReadErrorCode::notTrf}};
    TeamRequests requests;
    for (const Line& line : *lines) {
        RequestFields fields(line);
        const std::string code = line.code();
        if (code == "240")
            readBye(fields, requests);
        else if (code == "250")
            readVirtualPoints(fields, requests);
        else if (code == "260")
            readForbiddenTeams(fields, requests);
        else if (code == "299")
            readAbnormalPoints(fields, requests);
        if (fields.refused())
            return Unexpected{*fields.refused()};
    }
    return requests;
}

} // namespace pairwright::trf
