#include "app/storage/lists/list_file.h"

#include "app/domain/text/filled.h"
#include "app/storage/lists/list_schema.h"
#include "app/storage/lists/list_writer.h"
#include "app/storage/sql/database.h"
#include "app/storage/sql/sql_values.h"
#include "app/storage/sqlite/known_schema.h"
#include "app/storage/sqlite/sqlite_dialect.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace pairwright {

namespace {

ListFileError listFileError(ListFileError::Code code, const QString& path, const QString& detail = {})
{
    return {code, path, detail, {}};
}

std::optional<ListedRating> ratingAt(const QSqlQuery& row, int column)
{
    const int value = sql::wholeNumber(row.value(column)).value_or(0);
    if (value < 1 || value > highestRating)
        return std::nullopt;
    const int k = sql::wholeNumber(row.value(column + 2)).value_or(0);
    return ListedRating{value, sql::wholeNumber(row.value(column + 1)).value_or(0),
                        k > 0 ? std::optional(k) : std::nullopt};
}

ListedPerson personOf(int list, const QSqlQuery& row)
{
    ListedPerson person;
    person.list = list;
    const qlonglong fideId = row.value(0).toLongLong();
    person.fideId = fideId > 0 ? QString::number(fideId) : QString();
    person.nationalId = row.value(1).toString();
    person.name = row.value(2).toString();
    person.federation = row.value(3).toString();
    const QString sex = row.value(4).toString();
    if (!sex.isEmpty())
        person.sex = sex == QLatin1String("F") ? Sex::Female : Sex::Male;
    person.title = row.value(5).toString();
    person.womensTitle = row.value(6).toString();
    person.otherTitles = row.value(7).toString();
    person.club = row.value(8).toString();
    if (const int year = sql::wholeNumber(row.value(9)).value_or(0); year > 0)
        person.birthYear = year;
    person.inactive = row.value(10).toInt() != 0;
    person.standard = ratingAt(row, 11);
    person.rapid = ratingAt(row, 14);
    person.blitz = ratingAt(row, 17);
    person.national = ratingAt(row, 20);
    return person;
}

} // namespace

RatingListFile::RatingListFile(std::unique_ptr<Database> database, bool writes)
    : database_(std::move(database))
    , writes_(writes)
{
}

RatingListFile::~RatingListFile()
{
    if (!writes_)
        return;
    database_->trust(); // what was stopped has been taken back
    sqlite::leaveOneFile(*database_);
}

Unexpected<ListFileError> RatingListFile::failed(const StoreError& error) const
{
    ListFileError made = listFileError(ListFileError::Code::store, database_->name(), error.detail);
    made.store = error;
    if (error.code == StoreError::Code::interrupted)
        made.code = ListFileError::Code::cancelled;
    if (error.code == StoreError::Code::damaged)
        made.code = ListFileError::Code::damaged;
    if (error.code == StoreError::Code::notADatabase)
        made.code = ListFileError::Code::otherFile;
    return Unexpected{made};
}

RatingListFile::Outcome<std::unique_ptr<RatingListFile>> RatingListFile::openToRead(const QString& path,
                                                                                    std::stop_token stop)
{
    if (!QFileInfo::exists(path))
        return Unexpected{listFileError(ListFileError::Code::missing, path)};
    auto database = sqlite::open(path, sqlite::Access::readOnly, std::move(stop));
    if (!database)
        return Unexpected{ListFileError{ListFileError::Code::store, path, database.error().detail, database.error()}};
    std::unique_ptr<RatingListFile> file(new RatingListFile(std::move(database).value(), false));
    if (const auto sound = file->inspect(); !sound)
        return Unexpected{sound.error()};
    return file;
}

RatingListFile::Outcome<std::unique_ptr<RatingListFile>> RatingListFile::openToWrite(const QString& path,
                                                                                     const std::stop_token& stop)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    const bool isThere = QFileInfo::exists(path);
    const bool isNew = QFileInfo(path).size() == 0;
    auto database = sqlite::open(path, isThere ? sqlite::Access::readWrite : sqlite::Access::create, stop);
    if (!database)
        return Unexpected{ListFileError{ListFileError::Code::store, path, database.error().detail, database.error()}};
    std::unique_ptr<RatingListFile> file(new RatingListFile(std::move(database).value(), false));
    Database& opened = *file->database_;
    if (isNew) {
        auto made = opened.run(QStringLiteral("PRAGMA auto_vacuum = INCREMENTAL"));
        auto transaction = made ? SqlTransaction::begin(opened) : Unexpected{made.error()};
        if (!transaction)
            return file->failed(transaction.error());
        made = sqlite::createListsSchema(opened);
        if (made)
            made = transaction->commit();
        if (!made)
            return file->failed(made.error());
    }
    if (const auto sound = file->inspect(); !sound)
        return Unexpected{sound.error()};
    opened.trust(stop);
    file->writes_ = true;
    if (const auto prepared = sqlite::prepareForLists(opened); !prepared)
        return file->failed(prepared.error());
    return file;
}

RatingListFile::Outcome<Done> RatingListFile::inspect()
{
    using Code = ListFileError::Code;
    const auto because = [this](Code code, const QString& detail = {}) {
        return Unexpected{listFileError(code, database_->name(), detail)};
    };
    const auto application = sqlite::readApplicationId(*database_);
    if (!application)
        return failed(application.error());
    if (*application != sqlite::listsApplicationId)
        return because(Code::otherFile);
    const auto revision = sqlite::readSchemaVersion(*database_);
    if (!revision)
        return failed(revision.error());
    if (*revision > sqlite::listsRevision)
        return because(Code::newer);
    std::vector<int> ids;
    const auto listed =
        database_->select(QStringLiteral("SELECT id FROM list ORDER BY id"), {}, [&ids](const QSqlQuery& row) {
            ids.push_back(sql::wholeNumber(row.value(0)).value_or(-1));
            return ids.size() <= ListFileError::mostLists;
        });
    if (!listed)
        return failed(listed.error());
    if (std::any_of(ids.begin(), ids.end(), [](int id) { return id < 1; }))
        return because(Code::damaged);
    const auto revisions = sqlite::revisionsOf(*database_, ids);
    if (!revisions)
        return failed(revisions.error());
    const auto difference = schemaDifference(*database_, [&ids, &revisions](Database& pattern) {
        return sqlite::createKnownLists(pattern, ids, *revisions);
    });
    if (!difference)
        return failed(difference.error());
    if (*difference)
        return because(Code::foreign, (*difference)->object);
    return Done{};
}

QString RatingListFile::path() const
{
    return database_->name();
}

RatingListFile::Outcome<std::vector<RatingList>> RatingListFile::lists()
{
    std::vector<RatingList> found;
    bool isSound = true;
    const auto done = database_->select(
        QStringLiteral("SELECT id, publisher, ratings, month, source, hash, people, added, repairs FROM list "
                       "ORDER BY publisher = 'fide' DESC, publisher, ratings, month DESC, id"),
        {}, [&found, &isSound](const QSqlQuery& row) {
            sql::RowReader reader(row);
            RatingList list;
            list.id = reader.number();
            list.publisher = reader.named<ListPublisher>();
            list.ratings = reader.named<ListRatings>();
            list.month = reader.text();
            list.source = reader.text();
            list.hash = reader.text();
            list.people = reader.number();
            list.added = reader.time();
            list.repairs = repairsFromText(reader.text());
            found.push_back(list);
            isSound = isSound && reader.ok && list.people >= 0;
            return true;
        });
    if (!done)
        return failed(done.error());
    if (!isSound)
        return Unexpected{listFileError(ListFileError::Code::damaged, database_->name())};
    return found;
}

RatingListFile::Outcome<RatingList> RatingListFile::replace(RatingList list, ListRows& rows, std::stop_token stop,
                                                            const std::function<void(int)>& progress)
{
    const auto known = lists();
    if (!known)
        return Unexpected{known.error()};
    const auto staying = std::count_if(known->begin(), known->end(),
                                       [&list](const RatingList& each) { return !takesPlaceOf(list, each); });
    if (static_cast<std::size_t>(staying) >= ListFileError::mostLists)
        return Unexpected{listFileError(ListFileError::Code::tooManyLists, database_->name())};
    auto transaction = SqlTransaction::begin(*database_);
    if (!transaction)
        return failed(transaction.error());
    ListWriter writer(*database_, std::move(stop), progress);
    if (const auto written = writer.write(list, rows); !written)
        return failed(written.error());
    if (const auto raised = sqlite::raiseListsRevision(*database_); !raised)
        return failed(raised.error());
    if (const auto committed = transaction->commit(); !committed)
        return failed(committed.error());
    return list;
}

RatingListFile::Outcome<Done> RatingListFile::remove(int list)
{
    const auto known = lists();
    if (!known)
        return Unexpected{known.error()};
    if (std::none_of(known->begin(), known->end(), [list](const RatingList& each) { return each.id == list; }))
        return Unexpected{listFileError(ListFileError::Code::noSuchList, database_->name())};
    auto transaction = SqlTransaction::begin(*database_);
    if (!transaction)
        return failed(transaction.error());
    auto done = sqlite::dropListTables(*database_, list);
    if (done)
        done = database_->run(QStringLiteral("DELETE FROM list WHERE id = ?"), {list});
    if (done)
        done = transaction->commit();
    const bool isRemoved = done.hasValue();
    if (done)
        done = sqlite::shrink(*database_);
    if (!done && done.error().code == StoreError::Code::interrupted && isRemoved)
        return Done{};
    if (!done)
        return failed(done.error());
    return Done{};
}

RatingListFile::Outcome<std::vector<ListedPerson>> RatingListFile::people(int list, const QString& from,
                                                                          const QVariantList& values, int limit)
{
    std::vector<ListedPerson> found;
    const QString text =
        QStringLiteral("SELECT fide_id, national_id, name, federation, sex, title, womens_title, other_titles, club, "
                       "birth_year, inactive, standard, standard_games, standard_k, rapid, rapid_games, rapid_k, "
                       "blitz, blitz_games, blitz_k, national, national_games, national_k FROM ") +
        from + QStringLiteral(" LIMIT %1").arg(limit);
    const auto done = database_->select(text, values, [&found, list](const QSqlQuery& row) {
        found.push_back(personOf(list, row));
        return true;
    });
    if (!done)
        return failed(done.error());
    return found;
}

RatingListFile::Outcome<std::vector<ListedPerson>> RatingListFile::matching(int list, const QString& expression,
                                                                            int limit, std::optional<int> birthYear)
{
    QVariantList values{expression};
    if (birthYear)
        values.append(*birthYear);
    return people(list,
                  filled(QStringLiteral("word_%1 JOIN person_%1 ON place = word_%1.rowid WHERE word_%1 MATCH ? %2"
                                        "ORDER BY word_%1.rowid"),
                         list, QLatin1String(birthYear ? "AND birth_year = ? " : "")),
                  values, limit);
}

RatingListFile::Outcome<int> RatingListFile::countMatching(int list, const QString& expression, int most)
{
    int found = 0;
    const auto done = database_->select(
        filled(QStringLiteral("SELECT count(*) FROM (SELECT 1 FROM word_%1 WHERE word_%1 MATCH ? LIMIT %2)"), list,
               most),
        {expression}, [&found](const QSqlQuery& row) {
            found = row.value(0).toInt();
            return false;
        });
    if (!done)
        return failed(done.error());
    return found;
}

RatingListFile::Outcome<std::vector<ListedPerson>> RatingListFile::byFideId(int list, qint64 digits, int limit)
{
    std::vector<ListedPerson> found;
    constexpr qint64 aboveAllIds = 1'000'000'000'000;
    // 46 is found as 46, 460 to 469, 4600 to 4699 ...
    for (qint64 from = digits, to = digits; digits > 0 && from < aboveAllIds; from = from * 10, to = to * 10 + 9) {
        const int left = limit - static_cast<int>(found.size());
        if (left <= 0)
            break;
        auto some = people(list, QStringLiteral("person_%1 WHERE fide_id BETWEEN ? AND ? ORDER BY fide_id").arg(list),
                           {from, to}, left);
        if (!some)
            return some;
        found.insert(found.end(), some->begin(), some->end());
    }
    return found;
}

RatingListFile::Outcome<std::vector<ListedPerson>> RatingListFile::byNationalId(int list, const QString& id, int limit)
{
    return people(list, QStringLiteral("person_%1 WHERE national_id = ? ORDER BY place").arg(list), {id}, limit);
}

RatingListFile::Outcome<QByteArray> RatingListFile::vocabulary(int list)
{
    QByteArray words;
    const auto done = database_->select(QStringLiteral("SELECT words FROM list WHERE id = ?"), {list},
                                        [&words](const QSqlQuery& row) {
                                            words = row.value(0).toByteArray();
                                            return false;
                                        });
    if (!done)
        return failed(done.error());
    return words;
}

} // namespace pairwright
