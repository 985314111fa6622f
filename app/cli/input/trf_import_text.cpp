#include "app/cli/input/trf_import_text.h"

#include "engine/trf/to_state.h"

namespace pairwright::cli {

namespace {

/// "games 2", "players 4", ...
std::string boardsText(const QString& text)
{
    const std::string boards = text.section(QLatin1Char(' '), 1).toStdString();
    const QString from = text.section(QLatin1Char(' '), 0, 0);
    const std::string by = from == QLatin1String("games")     ? "as in the largest match"
                           : from == QLatin1String("players") ? "as many as each team has players"
                           : from == QLatin1String("least")   ? "as many as the smallest team has players"
                                                              : "as nothing else tells";
    return "no record 352 says how many boards a match has: " + boards + (boards == "1" ? " is" : " are") +
           " assumed, " + by;
}

std::string strengthsText(const QString& text)
{
    const std::string stated = text.section(QLatin1Char(' '), 0, 0).toStdString();
    const int teams = text.section(QLatin1Char(' '), 2).toInt();
    return "record 310 states a strength of " + stated + "; by the ratings of the players it is " +
           text.section(QLatin1Char(' '), 1, 1).toStdString() +
           (teams > 1 ? " (so of " + std::to_string(teams) + " teams)" : "") + "; what is stated is kept";
}

std::string sentence(const TrfImportNote& note)
{
    using Code = TrfImportNote::Code;
    const std::string text = note.text.toStdString();
    switch (note.code) {
    case Code::systemByDate: return trf::describe(trf::Note{trf::NoteCode::systemByDate, text});
    case Code::systemByDefault: return trf::describe(trf::Note{trf::NoteCode::systemByDefault, text});
    case Code::initialColourInferred: return trf::describe(trf::Note{trf::NoteCode::initialColourInferred, text});
    case Code::initialColourMissing: return "no initial colour in the file: the lot is still to be drawn";
    case Code::roundsAssumed: return trf::describe(trf::Note{trf::NoteCode::roundsAssumed, text});
    case Code::virtualPointsComputed: return trf::describe(trf::Note{trf::NoteCode::virtualPointsComputed, text});
    case Code::virtualPointsDiffer: return trf::describe(trf::Note{trf::NoteCode::virtualPointsDiffer, text});
    case Code::seamInferred: return trf::describe(trf::Note{trf::NoteCode::seamInferred, text});
    case Code::otherThanTable: return trf::describe(trf::Note{trf::NoteCode::otherThanTable, text});
    case Code::boardsAssumed: return boardsText(note.text);
    case Code::otherThanBoards: return trf::describe(trf::Note{trf::NoteCode::otherThanBoards, text});
    case Code::strengthsDiffer: return strengthsText(note.text);
    case Code::tieBreaksDropped:
        return text + " must not be used in a round robin (C.07 art. 8): the list of tie-breaks goes on without";
    case Code::tieBreaksNotSaid:
        return std::string("no tie-breaks in the file (record 202): ") +
               (text.empty() ? "equal points share a rank" : "its ranks are kept as stated") + " until some are chosen";
    case Code::tieBreakUnknown:
        return "the tie-break " + text +
               " of the file is not known here: its ranks are kept as stated, or are shared, until some are chosen";
    case Code::tieBreakLeftOut:
        return "the tie-break " + text + " of the file is not known here: only those before it count";
    case Code::systemUnknown: return "the file names the system " + text + ", which is not known here";
    case Code::ranksDiffer:
    case Code::teamRanksDiffer:
        return "the file states rank " + note.text.section(QLatin1Char(' '), 0, 0).toStdString() +
               ", by its own tie-breaks it is rank " + note.text.section(QLatin1Char(' '), 1).toStdString();
    case Code::ranksNotCompared: return "games are not over: the ranks of the file are not compared and are made anew";
    case Code::pointsByDefault: return "no points for results in the file (record 162): 1, 0.5, 0 and 1 for a bye";
    case Code::methodByDefault:
        return "nothing in the file about which ratings count (record 172): FIDE's of the type of play, else the "
               "national one";
    case Code::methodUnknown:
        return "record 172 (" + text +
               ") is not understood: FIDE's ratings of the type of play count, else the "
               "national ones";
    case Code::numbersClosed:
        return "the numbers have gaps; here they go on without: number " +
               QString(note.text).replace(QLatin1Char(' '), QLatin1String(" of the file is ")).toStdString() + " now";
    case Code::nameMissing: return "the name is missing; the number stands for it";
    case Code::pointsMissing: return "nobody's points are in the file (columns 81 to 84); computed from the rounds";
    case Code::controlUnknown: return "record 222 says \"" + text + "\", which is no time control; taken as words";
    case Code::nothingInTheCell: return "nothing stands there; taken for a zero-point bye";
    case Code::teamsOfIndividuals:
        return text + " teams (record 013), and nothing that says that they meet (record 092): an event of individuals";
    case Code::fideModeOff:
        return "the file says that the event is not in FIDE mode; imported, it is, and its report says that it was "
               "left";
    case Code::recordNotCarried: return "record " + text + " has no place in a tournament here and is left out";
    case Code::recordContradicts: return contradictionText(text);
    case Code::valueNotCarried: return "\"" + text + "\" is no title or federation of a known form and is left out";
    case Code::ratingOutOfRange: return "rating " + text + " is impossible; the player is unrated now";
    case Code::unusualResult: return "an unusual result was taken for the nearest that exists";
    case Code::secondPairingBye: break;
    }
    return "a second pairing-allocated bye was taken for a full-point bye";
}

} // namespace

std::string describe(const TrfImportNote& note)
{
    using Code = TrfImportNote::Code;
    const bool ofTeam = note.code == Code::strengthsDiffer || note.code == Code::teamRanksDiffer;
    const char* who = ofTeam ? "team " : "player ";
    std::string where = note.player ? who + std::to_string(note.player->value) : "";
    if (note.round)
        where += (where.empty() ? "round " : " in round ") + std::to_string(note.round->value);
    return where.empty() ? sentence(note) : where + ": " + sentence(note);
}

std::string contradictionText(const std::string& record)
{
    const std::string is = "record " + record;
    if (record.starts_with("299"))
        return is + " is there more than once for that team and round: bonus and penalty are added up, of any other "
                    "kind the last one counts; leave one of them if that is not meant";
    if (record.starts_with("352"))
        return is + " has more boards than any match or line-up of the file: both teams lose those that nobody "
                    "played; correct the record if they are not played";
    return is + " contradicts what else the file says of that match or team; the rest of the file holds: if "
                "the record is right, correct the rest";
}

std::string describe(const TrfImportError& error)
{
    std::string text = error.text.toStdString();
    switch (error.code) {
    case TrfImportError::Code::unreadable: return error.reading ? trf::describe(*error.reading) : "not a readable TRF";
    case TrfImportError::Code::unknownSystem:
        return trf::describe(trf::ConversionError{.code = trf::ConversionErrorCode::unknownSystem, .detail = text});
    case TrfImportError::Code::notSupported:
        return trf::describe(trf::ConversionError{.code = trf::ConversionErrorCode::notSupported, .detail = text});
    case TrfImportError::Code::pointsForBaku:
        return trf::describe(trf::ConversionError{.code = trf::ConversionErrorCode::pointsForBaku});
    case TrfImportError::Code::pointsBeyond:
        return "by its points (" + (text.empty() ? "162, XXS or BBU" : text) + ") " +
               std::string(describe(*error.bound)) + "; correct the record";
    case TrfImportError::Code::teamsUnreadable: return text;
    case TrfImportError::Code::badRounds: break;
    }
    return "the number of rounds does not fit the rounds that are paired already: " + text;
}

} // namespace pairwright::cli
