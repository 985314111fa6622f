#include "engine/scheveningen/system.h"

#include "engine/all_play_all/laid_out.h"
#include "engine/scheveningen/table.h"

namespace pairwright::scheveningen {

namespace {

constexpr int teams = 2;
constexpr std::array colours{ColourArticle{ColourRule::byTable, "table"}};

int boardsOf(const SystemOptions& options)
{
    return fewestBoards + static_cast<int>(boardsOption.placeOf(options.of(boardsOption)));
}

int gamesOf(const SystemOptions& options)
{
    return 1 + static_cast<int>(gamesOption.placeOf(options.of(gamesOption)));
}

/// The two teams meet in every round.
int cycles(const SystemOptions& options)
{
    return boardsOf(options) * gamesOf(options);
}

int roundsFor(int players, int cycles)
{
    return players == teams ? cycles : 0;
}

/// The second time begins with the last round of the table, so that nobody has one colour three times in a row where
/// the two meet.
TableRecord lineOf(int boards, int round)
{
    const int cycle = (round - 1) / boards;
    const int line = (round - 1) % boards;
    return {.numbers = boards,
            .cycle = cycle + 1,
            .round = (line + cycle * (boards - 1)) % boards + 1,
            .turned = cycle > 0};
}

SeatedRound seatedOf(const TableRecord& line)
{
    return seatedRound(line.numbers, line.round, line.turned);
}

all_play_all::LaidOut allRounds(const TournamentState& state, const PairingRequest& request)
{
    if (state.players.size() != teams)
        return all_play_all::noTable();
    std::vector<RoundPairing> rounds;
    const int count = cycles(request.options);
    rounds.reserve(static_cast<std::size_t>(count));
    for (int number = 1; number <= count; ++number) {
        const TableRecord line = lineOf(boardsOf(request.options), number);
        const bool firstBegins = seatedOf(line).firstBegins;
        RoundPairing& round = rounds.emplace_back();
        round.boards.push_back({Tpn{firstBegins ? 1 : 2}, Tpn{firstBegins ? 2 : 1}, ColourRule::byTable});
        round.record = line;
    }
    return rounds;
}

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b)
{
    return all_play_all::whyNot(allRounds(state, request), state, request, a, b);
}

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given)
{
    return all_play_all::judge(allRounds(state, request), state, request, given);
}

std::vector<TableSeats> seats(const SystemOptions& options, RoundNumber round)
{
    if (round.value < 1 || round.value > cycles(options))
        return {};
    return seatedOf(lineOf(boardsOf(options), round.value)).seats;
}

} // namespace

constinit const PairingSystem system{.info = {.id = {System::Scheveningen, 2026},
                                              .key = "scheveningen",
                                              .name = "Scheveningen",
                                              .rules = "Scheveningen",
                                              .customCode = "CUSTOM_SCHEVENINGEN",
                                              .endorsed = true},
                                     .can = {.entrants = Entrants::teams,
                                             .usesAcceleration = false,
                                             .hasColourPreferences = false,
                                             .boardsByVirtualPoints = false,
                                             .method = Method::table,
                                             .allPlayAll = true,
                                             .rounds = RoundsMade::allAtOnce,
                                             .results = ResultsOpen::everyPublishedRound,
                                             .numbers = Numbers::drawn,
                                             .fewestPlayers = teams,
                                             .mostPlayers = teams,
                                             .options = allOptions},
                                     .articles = {.colours = colours},
                                     .layOut = &allRounds,
                                     .whyNot = &whyNot,
                                     .judge = &judge,
                                     .facts = &all_play_all::facts,
                                     .cycles = &cycles,
                                     .roundsFor = &roundsFor,
                                     .seats = &seats};

} // namespace pairwright::scheveningen
