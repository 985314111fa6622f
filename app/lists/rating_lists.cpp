#include "app/lists/rating_lists.h"

#include <QStandardPaths>

#include <algorithm>

namespace pairwright {

namespace {

// Reading takes about a third of the time, the people and their words the rest.
constexpr int readingShare = 35;
constexpr int packedTimes = 8; // what a zip of such a list unpacks to

} // namespace

QString ratingListsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/pairwright/rating-lists.pwlists");
}

Expected<AddedList, AddListError> addRatingList(const QString& path, const QString& listsPath,
                                                const ListFileOptions& options, std::stop_token stop,
                                                const std::function<void(int)>& percent)
{
    int told = -1;
    const auto tell = [&percent, &told](int value) {
        if (percent && value != told)
            percent(told = value);
    };
    ListReadingWatch watch{stop, {}};
    const auto file = lookAtListFile(path, watch);
    if (!file)
        return Unexpected{AddListError(file.error())};
    auto lists = RatingListFile::openToWrite(listsPath);
    if (!lists)
        return Unexpected{AddListError(lists.error())};
    const auto known = (*lists)->lists();
    if (!known)
        return Unexpected{AddListError(known.error())};
    for (const RatingList& list : *known)
        if (list.hash == file->hash && (!options.month || *options.month == list.month))
            return AddedList{list, true, {}};

    const bool packed = path.endsWith(QLatin1String(".zip"), Qt::CaseInsensitive);
    const qint64 total = std::max<qint64>(1, file->bytes * (packed ? packedTimes : 1));
    watch.progress = [&tell, total](qint64 bytes) {
        tell(static_cast<int>(std::min(bytes, total) * readingShare / total));
    };
    ListPeople people;
    auto origin = readListFile(*file, options, people, watch);
    if (!origin)
        return Unexpected{AddListError(origin.error())};

    RatingList list;
    list.publisher = origin->publisher;
    list.ratings = origin->ratings;
    list.month = origin->month;
    list.source = file->name;
    list.hash = file->hash;
    list.people = people.size();
    list.added = QDateTime::currentDateTimeUtc();
    list.added = list.added.addMSecs(-list.added.time().msec());
    list.repairs = origin->repairs;
    const int rows = std::max(1, people.size());
    const auto written = (*lists)->replace(list, people, std::move(stop), [&tell, rows](int done) {
        tell(readingShare + static_cast<int>(qint64{done} * (100 - readingShare) / rows));
    });
    if (!written)
        return Unexpected{AddListError(written.error())};
    return AddedList{*written, false, origin->dropped};
}

} // namespace pairwright
