#include "tests/unit/lists/list_place.h"

#include <QFile>

#include <quazip/quazip.h>
#include <quazip/quazipfile.h>
#include <quazip/quazipnewinfo.h>

namespace pairwright::test {

QString ListPlace::file(const QString& name, const std::string& content) const
{
    QString path = folder_.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content.data(), static_cast<qint64>(content.size())) < 0)
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

QString ListPlace::zip(const QString& name, const QString& member, const std::string& content) const
{
    QString path = folder_.filePath(name);
    QuaZip zip(path);
    QuaZipFile inside(&zip);
    QuaZipNewInfo info(member);
    info.dateTime = QDateTime(QDate(2026, 3, 2), QTime(1, 0));
    if (!zip.open(QuaZip::mdCreate) || !inside.open(QIODevice::WriteOnly, info) ||
        inside.write(content.data(), static_cast<qint64>(content.size())) < 0)
        qFatal("cannot write %s", qPrintable(path));
    inside.close();
    zip.close();
    return path;
}

Expected<AddedList, AddListError> ListPlace::add(const QString& path, const ListFileOptions& options,
                                                 std::stop_token stop) const
{
    return addRatingList(path, lists(), options, std::move(stop), {});
}

QStringList ListPlace::find(const QString& text, const ListSearchOptions& options) const
{
    auto search = RatingListSearch::open(lists());
    if (!search)
        return {"error", search.error().detail};
    const auto hits = search->find(text, options);
    if (!hits)
        return {"error", hits.error().detail};
    QStringList names;
    for (const ListedPerson& person : hits->people)
        names.append(person.name);
    return names;
}

std::vector<ListedPerson> ListPlace::people(const QString& text) const
{
    auto search = RatingListSearch::open(lists());
    return search ? search->find(text)->people : std::vector<ListedPerson>();
}

std::vector<RatingList> ListPlace::all() const
{
    auto file = RatingListFile::openToRead(lists());
    return file ? *(*file)->lists() : std::vector<RatingList>();
}

std::optional<ListReadError::Code> refusalOf(const Expected<AddedList, AddListError>& added)
{
    if (added)
        return std::nullopt;
    const auto* error = std::get_if<ListReadError>(&added.error());
    return error ? std::optional(error->code) : std::nullopt;
}

} // namespace pairwright::test
