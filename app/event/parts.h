#pragma once

#include "app/domain/tournament.h"
#include "app/session/tournament_session.h"
#include "app/storage/open_error.h"

#include <functional>
#include <vector>

/// Groups, stages and quads of one event: files beside each other that know each other by PartOfEvent. Apart from that
/// each stands for itself: it can be opened, moved and copied alone.
namespace pairwright {

/// One of them that lies in the folder.
struct PartFile {
    QString path;
    PartOfEvent part;
    SharedTournament tournament; ///< as it is on disk
};

/// The parts of that event in a folder, by place and title. Files that cannot be read, and those of other events, are
/// passed over. `mustStop` is asked before each file; then the answer is what was found.
std::vector<PartFile> partsIn(const QString& folder, const QString& event, const std::function<bool()>& mustStop = {});

/// The places below the last one that have no file there: it is gone, or lies elsewhere.
std::vector<int> missingPlaces(const std::vector<PartFile>& parts);

/// What a part is to hold; its title and its place follow from where it stands in the list.
struct NewPart {
    QString title; ///< "Group A"; no two alike
    Tournament tournament;
};

/// Makes an event of several files in one step: all of them, or none. Their names are those of event and part; nothing
/// that is there is replaced, and two parts whose files would bear one name are refused
/// (OpenError::Code::alreadyExists); names that are none are refused as contradictory. The paths, in order. `source`:
/// for the journal of each (TournamentSession::createFrom()).
Expected<std::vector<QString>, OpenError> makeParts(const QString& folder, const QString& name,
                                                    std::vector<NewPart> parts, const QString& source,
                                                    const SessionOptions& options = {});

/// Adds one to an event that is there, behind the others, or makes it a file of its own (no `event`). The path; the
/// errors are those of makeParts().
Expected<QString, OpenError> addPart(const QString& folder, const std::optional<PartOfEvent>& event, NewPart part,
                                     const QString& name, const QString& source, const SessionOptions& options = {});

/// Why the files of an event stay.
struct PartsStay {
    enum class Code : std::uint8_t {
        notOne,  ///< nothing of that event is there
        begun,   ///< a round was published in `path`
        inUse,   ///< `path` is open here or elsewhere
        notGone, ///< the disk refused; those before `path` are gone
    };
    Code code = Code::notOne;
    QString path = {};
};

/// Takes back what makeParts() did, while nothing was played: the files go, all of them, or they stay.
Expected<Done, PartsStay> takePartsBack(const QString& folder, const QString& event);

} // namespace pairwright
