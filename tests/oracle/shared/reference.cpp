#include "tests/oracle/shared/reference.h"

#include <QDir>
#include <QtDebug>
#include <QtGlobal>

#include <algorithm>
#include <map>

namespace pairwright::oracle {

namespace {

int sizeOfLargestScoregroup(const Position& position)
{
    const TournamentState& state = position.state;
    const RoundNumber round{state.roundsPlayed() + 1};
    std::map<Score, int> sizes;
    int largest = 0;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i + 1)};
        if (std::find(position.absent.begin(), position.absent.end(), tpn) == position.absent.end())
            largest = std::max(largest, ++sizes[state.pairingScore(tpn, round)]);
    }
    return largest;
}

} // namespace

Expectation answerOf(const PairRound& pair, const Position& position)
{
    Expectation answer;
    const auto round = pair(position.state, position.absent);
    if (!round)
        return answer;
    for (const Board& board : round->boards)
        answer.pairs.emplace_back(board.white, board.black);
    std::sort(answer.pairs.begin(), answer.pairs.end());
    answer.bye = round->bye;
    return answer;
}

int differences(const PairRound& pair, const std::vector<Exercise>& exercises, const QString& source)
{
    int different = 0;
    for (const Exercise& exercise : exercises) {
        const Expectation got = answerOf(pair, exercise.position);
        if (got == exercise.expected)
            continue;
        ++different;
        qWarning().noquote() << source << exercise.name << "got:" << toText(got)
                             << "recorded:" << toText(exercise.expected);
    }
    return different;
}

std::vector<Exercise> readSmallRounds(const QString& folder, int largestScoregroup)
{
    const QDir directory(folder);
    std::vector<Exercise> small;
    for (const QString& name : directory.entryList({"*.trf"}))
        for (const Exercise& exercise : readTournament(directory.filePath(name)))
            if (sizeOfLargestScoregroup(exercise.position) <= largestScoregroup)
                small.push_back(exercise);
    return small;
}

int largestScoregroup(int otherwise)
{
    bool given = false;
    const int size = qEnvironmentVariableIntValue("PAIRWRIGHT_LARGEST_SCOREGROUP", &given);
    return given ? size : otherwise;
}

} // namespace pairwright::oracle
