#include "ui/text/files/list_text.h"

#include "app/domain/json/enum_names.h"
#include "app/domain/text/language.h"
#include "app/domain/text/visible_text.h"
#include "ui/text/format.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include <array>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::ListText)
};

QString reasonFor(const ListReadError& error, const QString& file)
{
    const QString line =
        error.line ? QLatin1Char(' ') + Tr::tr("The trouble is in line %1.").arg(*error.line) : QString();
    switch (error.code) {
    case ListReadError::Code::cannotRead: return Tr::tr("%1 could not be read: %2.").arg(file, error.detail);
    case ListReadError::Code::badArchive: return Tr::tr("The archive %1 is damaged.").arg(file);
    case ListReadError::Code::noListInside: return Tr::tr("The archive %1 holds no rating list.").arg(file);
    case ListReadError::Code::notAList: return Tr::tr("%1 is no rating list that this program knows.").arg(file) + line;
    case ListReadError::Code::unclear:
        return Tr::tr("%1 does not say how its letters are written; the names can be read in several ways.").arg(file);
    case ListReadError::Code::noHeader: return Tr::tr("No line of %1 says what its columns hold.").arg(file);
    case ListReadError::Code::noNames: return Tr::tr("No column of %1 holds names.").arg(file);
    case ListReadError::Code::noRatings:
        return Tr::tr("%1 holds names without ratings or IDs: it is no rating list.").arg(file);
    case ListReadError::Code::tooManyPeople: return Tr::tr("%1 holds more people than any rating list.").arg(file);
    case ListReadError::Code::tooLarge: return Tr::tr("%1 is too large for a rating list.").arg(file) + line;
    case ListReadError::Code::nobody: return Tr::tr("%1 holds nobody.").arg(file);
    case ListReadError::Code::cancelled: return Tr::tr("%1 was not taken in: cancelled.").arg(file);
    }
    return {};
}

} // namespace

QString describePublisher(const RatingList& list)
{
    return list.publisher == ListPublisher::other ? visibleText(list.source)
                                                  : QString(nameOf(list.publisher)).toUpper();
}

QString describeRatings(ListRatings ratings)
{
    switch (ratings) {
    case ListRatings::combined: return Tr::tr("standard, rapid, blitz");
    case ListRatings::standard: return Tr::tr("standard");
    case ListRatings::rapid: return Tr::tr("rapid");
    case ListRatings::blitz: return Tr::tr("blitz");
    case ListRatings::national: return Tr::tr("national");
    }
    return {};
}

QString shownMonth(const QString& month)
{
    const QDate first = QDate::fromString(month + QStringLiteral("-01"), Qt::ISODate);
    return first.isValid() ? spokenLocale().toString(first, QStringLiteral("MMMM yyyy")) : month;
}

QStringList sentencesFor(const ListRepairs& repairs)
{
    QStringList told;
    const auto tell = [&told](int count, const QString& sentence) {
        if (count > 0)
            told.append(sentence);
    };
    tell(repairs.shortLines, Tr::tr("%n line(s) end before their last column.", nullptr, repairs.shortLines));
    tell(repairs.shiftedLines, Tr::tr("%n line(s) run over a column; their ratings were found from the right end.",
                                      nullptr, repairs.shiftedLines));
    tell(repairs.unreadableFields,
         Tr::tr("%n number(s) that are none were left out.", nullptr, repairs.unreadableFields));
    tell(repairs.unknownTitles,
         Tr::tr("%n title(s) are unknown and kept as they are written.", nullptr, repairs.unknownTitles));
    tell(repairs.badCharacters,
         Tr::tr("%n field(s) were not UTF-8 or held control characters.", nullptr, repairs.badCharacters));
    tell(repairs.leftOut, Tr::tr("%n line(s) without a name or an id were left out.", nullptr, repairs.leftOut));
    return told;
}

QString sentenceFor(const ListFileError& error)
{
    switch (error.code) {
    case ListFileError::Code::missing: return Tr::tr("There are no rating lists on this machine yet.");
    case ListFileError::Code::otherFile: return Tr::tr("%1 is no file of rating lists.").arg(error.path);
    case ListFileError::Code::newer:
        return Tr::tr("The rating lists of this machine were made by a newer version of the program.");
    case ListFileError::Code::foreign:
        return Tr::tr("%1 does not hold what a file of rating lists holds. Remove it and take the lists in again.")
            .arg(error.path);
    case ListFileError::Code::damaged:
        return Tr::tr("%1 is damaged. Remove it and take the lists in again.").arg(error.path);
    case ListFileError::Code::noSuchList: return Tr::tr("This list is not there any more.");
    case ListFileError::Code::tooManyLists:
        return Tr::tr("There are %n list(s) already. Remove one that is not needed any more.", nullptr,
                      static_cast<int>(ListFileError::mostLists));
    case ListFileError::Code::cancelled: return Tr::tr("Cancelled. The lists are as they were.");
    case ListFileError::Code::store: break;
    }
    if (error.store.code == StoreError::Code::diskFull)
        return Tr::tr("The disk is full. The lists are as they were.");
    if (error.store.code == StoreError::Code::strangeNeighbour)
        return Tr::tr("Beside the rating lists lies %1, which is a link or no file of its own, where their log would "
                      "lie. Move it away: it is in the folder of %2.")
            .arg(visibleText(error.detail), visibleText(error.path));
    if (error.store.code == StoreError::Code::deletingJournal)
        return Tr::tr("Beside the rating lists lies a journal by which the file %1 would be deleted. Nothing was "
                      "opened or deleted. Move that journal away: it lies beside %2.")
            .arg(visibleText(error.detail), visibleText(error.path));
    if (error.store.code == StoreError::Code::temporaryFull)
        return Tr::tr("There is no room in %1, the folder for temporary files. Make room there; the lists are as they "
                      "were.")
            .arg(error.detail);
    if (error.store.code == StoreError::Code::busy)
        return Tr::tr("Another window or program is taking in a list just now. Try again when it is done.");
    return Tr::tr("The rating lists cannot be used: %1.").arg(error.detail);
}

QString sentenceFor(const AddListError& error, const QString& file)
{
    if (const auto* lists = std::get_if<ListFileError>(&error))
        return sentenceFor(*lists);
    return reasonFor(std::get<ListReadError>(error), file) + QLatin1Char(' ') + Tr::tr("The lists are as they were.");
}

QString ageText(std::optional<qint64> hours)
{
    constexpr qint64 day = 24;
    if (!hours)
        return {};
    if (*hours <= day)
        return Tr::tr("FIDE’s list was taken in less than a day ago.");
    return Tr::tr("FIDE’s list was taken in %n day(s) ago; Players > Renew FIDE’s List fetches it anew.", nullptr,
                  static_cast<int>(*hours / day));
}

QString describeChoice(RatingChoice choice)
{
    switch (choice) {
    case RatingChoice::ofTheType: return Tr::tr("FIDE rating, else national (FIDON)");
    case RatingChoice::nationalFirst: return Tr::tr("National rating, else FIDE (NIDOF)");
    case RatingChoice::higher: return Tr::tr("The higher of the two (HBFN)");
    case RatingChoice::fideOnly: return Tr::tr("FIDE rating only (FIDE)");
    case RatingChoice::nationalOnly: return Tr::tr("National rating only (NRO)");
    case RatingChoice::other: return Tr::tr("In an order of your own (OTHER)");
    }
    return {};
}

std::span<const RatingChoice> ratingChoices()
{
    static constexpr std::array choices{RatingChoice::ofTheType, RatingChoice::nationalFirst, RatingChoice::higher,
                                        RatingChoice::fideOnly,  RatingChoice::nationalOnly,  RatingChoice::other};
    return choices;
}

QString describeKind(ListDifference::Kind kind)
{
    using Kind = ListDifference::Kind;
    switch (kind) {
    case Kind::rating: return Tr::tr("Rating");
    case Kind::title: return Tr::tr("Title");
    case Kind::federation: return Tr::tr("Federation");
    case Kind::name: return Tr::tr("Name");
    case Kind::birth: return Tr::tr("Birth year");
    case Kind::sex: return Tr::tr("Sex");
    case Kind::listRatings: return Tr::tr("Official ratings");
    case Kind::laterMonths: return Tr::tr("Ratings of later months");
    case Kind::missingId: return Tr::tr("FIDE ID found");
    case Kind::similarId: return Tr::tr("FIDE ID of a similar name");
    case Kind::deadId: return Tr::tr("FIDE ID in no list");
    case Kind::otherList: return Tr::tr("Rating of the same name");
    }
    return {};
}

QString describeCode(PreflightLine::Code code)
{
    using Code = PreflightLine::Code;
    switch (code) {
    case Code::sameName: return Tr::tr("Same name twice");
    case Code::noFideId: return Tr::tr("No FIDE ID");
    case Code::deadFideId: return Tr::tr("FIDE ID in no list");
    case Code::idFound: return Tr::tr("No FIDE ID, but the list has one");
    case Code::noFederation: return Tr::tr("No federation");
    case Code::unknownFederation: return Tr::tr("Unknown federation");
    case Code::noBirthYear: return Tr::tr("No birth year");
    case Code::noSex: return Tr::tr("Sex not known");
    case Code::noRating: return Tr::tr("No rating");
    case Code::ratingInOtherList: return Tr::tr("Rated in another list only");
    case Code::ratingUnlikeMethod: return Tr::tr("Rating unlike the official one");
    case Code::ratingUnlikeList: return Tr::tr("Rating unlike the list");
    case Code::titleUnlikeList: return Tr::tr("Title unlike the list");
    case Code::nameUnlikeList: return Tr::tr("Name unlike the list");
    case Code::federationUnlikeList: return Tr::tr("Federation unlike the list");
    case Code::birthUnlikeList: return Tr::tr("Birth year unlike the list");
    case Code::sexUnlikeList: return Tr::tr("Sex unlike the list");
    case Code::unpaid: return Tr::tr("Fee not paid");
    case Code::notArrived: return Tr::tr("Not arrived yet");
    case Code::noPlayers: return Tr::tr("Team without players");
    }
    return {};
}

QString detailOf(const PreflightLine& line, const Tournament& tournament)
{
    using Code = PreflightLine::Code;
    switch (line.code) {
    case Code::sameName: {
        const Player* other = line.other ? tournament.anybody(*line.other) : nullptr;
        return other != nullptr ? Tr::tr("also %1").arg(displayName(other->data)) : QString();
    }
    case Code::titleUnlikeList:
        return line.text.isEmpty() ? Tr::tr("the list has none") : Tr::tr("the list has %1").arg(line.text);
    case Code::ratingInOtherList:
    case Code::ratingUnlikeMethod: return Tr::tr("it would be %1").arg(line.text);
    case Code::deadFideId:
    case Code::unknownFederation: return line.text;
    default: return line.text.isEmpty() ? QString() : Tr::tr("the list has %1").arg(line.text);
    }
}

QString describeColumn(ListColumn column)
{
    switch (column) {
    case ListColumn::fideId: return Tr::tr("FIDE ID");
    case ListColumn::nationalId: return Tr::tr("National ID");
    case ListColumn::name: return Tr::tr("Name");
    case ListColumn::surname: return Tr::tr("Surname");
    case ListColumn::givenName: return Tr::tr("Given name");
    case ListColumn::title: return Tr::tr("Title");
    case ListColumn::federation: return Tr::tr("Federation");
    case ListColumn::sex: return Tr::tr("Sex");
    case ListColumn::birth: return Tr::tr("Birth year");
    case ListColumn::club: return Tr::tr("Club");
    case ListColumn::rating: return Tr::tr("National rating");
    case ListColumn::standard: return Tr::tr("FIDE standard");
    case ListColumn::rapid: return Tr::tr("FIDE rapid");
    case ListColumn::blitz: return Tr::tr("FIDE blitz");
    case ListColumn::games: return Tr::tr("Games");
    case ListColumn::k: return Tr::tr("K factor");
    }
    return {};
}

} // namespace pairwright
