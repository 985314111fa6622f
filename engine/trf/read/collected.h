#pragma once

#include "engine/base/expected.h"
#include "engine/base/limits.h"
#include "engine/trf/document.h"
#include "engine/trf/reader.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace pairwright::trf {

/// Success, or why the file is refused.
using Outcome = Expected<Done, ReadError>;

/// A value with the line that said it.
template <class T>
struct Said {
    T value;
    int line = 0;
};

/// The records of a file as they stand there, before they are held against each other. Inside the reader only.
struct Collected {
    struct PlayerLine {
        Player player;                               ///< without rounds
        std::vector<std::optional<RoundCell>> cells; ///< no value: blank
        std::optional<Score> points;
        int line = 0;
    };
    struct Request {
        ByeKind kind = ByeKind::Zero;
        int round = 0;
        std::vector<FileId> players;
    };
    struct VirtualRange {
        Score points;
        int firstRound = 1;
        int lastRound = 1;
        FileId first;
        FileId last;
    };
    struct VirtualList {
        FileId player;
        std::vector<Score> byRound;
    };
    struct National {
        FileId player;
        NationalRecord record;
        KeptLine asWritten; ///< what to keep when the player does not exist
    };

    std::optional<int> gamesOfARound; ///< as the caller knows it
    Header header;
    std::vector<PlayerLine> players; ///< in file order
    std::optional<Said<int>> playerCount;
    std::optional<Said<int>> ratedCount;
    std::optional<Said<int>> rounds142;
    std::optional<Said<int>> roundsXxr;
    std::optional<Said<Colour>> colour152;
    std::optional<Said<Colour>> colourXxc;
    bool byFileOrder = false;
    std::map<std::string, Said<Score>> points162; ///< by symbol
    std::map<std::string, Said<Score>> pointsBb;  ///< by record code
    std::map<std::string, Said<Score>> pointsXxs; ///< by code, shortcuts resolved
    std::vector<Said<Request>> requests240;
    std::vector<Said<std::vector<FileId>>> absentXxz;
    std::vector<Said<VirtualRange>> virtual250;
    std::vector<Said<VirtualList>> virtualXxa;
    std::vector<Said<ForbiddenPlayers>> forbidden260;
    std::vector<Said<std::vector<FileId>>> forbiddenXxp;
    std::vector<Said<National>> national;
    std::optional<SystemComment> system;
    std::vector<std::pair<std::string, std::string>> options;
    std::vector<ManualPairingComment> manualPairings;
    std::vector<Said<KeptLine>> kept;
    bool abnormalPoints = false; ///< there is a record 299
    std::vector<Repair> repairs;

    void repair(int line, RepairCode code, std::string found = {}, std::string used = {})
    {
        repairs.push_back({line, code, std::nullopt, std::nullopt, std::move(found), std::move(used)});
    }
};

/// The columns of a round may be two.
constexpr int maxColumns = 2 * mostRounds;
/// Largest number of a round that the records can express (three digits): "to the end".
constexpr int lastRoundStated = 999;

} // namespace pairwright::trf
