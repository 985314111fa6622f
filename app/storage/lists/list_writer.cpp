#include "app/storage/lists/list_writer.h"

#include "app/domain/text/filled.h"
#include "app/storage/lists/list_schema.h"
#include "app/storage/sql/sql_values.h"
#include "app/storage/sqlite/sqlite_native.h"

#include <array>

namespace pairwright {

namespace {

using sqlite::BulkValue;

constexpr int rowsBetweenLooks = 4096;
constexpr std::size_t personColumns = 24;

struct NamedRepair {
    const char* name;
    int ListRepairs::*count;
};
constexpr std::array repairNames{NamedRepair{"short", &ListRepairs::shortLines},
                                 NamedRepair{"shifted", &ListRepairs::shiftedLines},
                                 NamedRepair{"unreadable", &ListRepairs::unreadableFields},
                                 NamedRepair{"titles", &ListRepairs::unknownTitles},
                                 NamedRepair{"characters", &ListRepairs::badCharacters},
                                 NamedRepair{"leftOut", &ListRepairs::leftOut}};

BulkValue textOrNothing(std::string_view text)
{
    return text.empty() ? BulkValue() : BulkValue(text);
}

BulkValue numberOrNothing(std::int64_t number)
{
    return number == 0 ? BulkValue() : BulkValue(number);
}

void fill(std::span<BulkValue> values, std::int64_t place, const ListRow& row)
{
    values[0] = place;
    values[1] = numberOrNothing(row.fideId);
    values[2] = textOrNothing(row.nationalId);
    values[3] = row.name;
    values[4] = textOrNothing(row.federation);
    values[5] = textOrNothing(row.sex);
    values[6] = textOrNothing(row.title);
    values[7] = textOrNothing(row.womensTitle);
    values[8] = textOrNothing(row.otherTitles);
    values[9] = textOrNothing(row.club);
    values[10] = numberOrNothing(row.birthYear);
    values[11] = numberOrNothing(row.inactive ? 1 : 0);
    std::size_t column = 12;
    for (const ListRow::Figures& figures : row.figures)
        for (const int figure : {figures.rating, figures.games, figures.k})
            values[column++] = numberOrNothing(figure);
}

} // namespace

QString textOf(const ListRepairs& repairs)
{
    QStringList parts;
    for (const NamedRepair& repair : repairNames)
        if (const int count = repairs.*(repair.count); count != 0)
            parts.append(QLatin1String(repair.name) + QLatin1Char('=') + QString::number(count));
    return parts.join(QLatin1Char(' '));
}

ListRepairs repairsFromText(const QString& text)
{
    ListRepairs repairs;
    for (const QString& part : text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        for (const NamedRepair& repair : repairNames)
            if (part.startsWith(QLatin1String(repair.name) + QLatin1Char('=')))
                repairs.*(repair.count) = part.mid(part.indexOf(QLatin1Char('=')) + 1).toInt();
    return repairs;
}

bool ListWriter::isStopped(int rowsDone) const
{
    if (rowsDone % rowsBetweenLooks != 0)
        return false;
    if (progress_)
        progress_(rowsDone);
    return stop_.stop_requested();
}

Expected<Done, StoreError> ListWriter::unlessStopped() const
{
    if (stop_.stop_requested())
        return Unexpected{StoreError{StoreError::Code::interrupted, {}}};
    return Done{};
}

Expected<Done, StoreError> ListWriter::write(RatingList& list, ListRows& rows)
{
    auto done = makeRoom(list);
    if (done)
        done = sqlite::createListTables(database_, list.id);
    if (done)
        done = writePeople(list.id, rows);
    if (done)
        done = unlessStopped();
    if (done)
        done = sqlite::createListIndexes(database_, list.id);
    if (done)
        done = writeWords(list.id, rows);
    if (done)
        done = unlessStopped();
    if (done)
        done = describe(list);
    if (done)
        done = unlessStopped();
    return done;
}

Expected<Done, StoreError> ListWriter::makeRoom(RatingList& list)
{
    std::vector<int> replaced;
    int highest = 0;
    // Lists of others are told apart by the name of their file.
    auto done = database_.select(
        QStringLiteral(
            "SELECT id, publisher = ? AND ratings = ? AND month = ? AND (publisher <> 'other' OR source = ?) "
            "FROM list"),
        {sql::of(list.publisher), sql::of(list.ratings), sql::of(list.month), sql::of(list.source)},
        [&](const QSqlQuery& row) {
            highest = std::max(highest, row.value(0).toInt());
            if (row.value(1).toBool())
                replaced.push_back(row.value(0).toInt());
            return true;
        });
    for (const int old : replaced) {
        if (done)
            done = sqlite::dropListTables(database_, old);
        if (done)
            done = database_.run(QStringLiteral("DELETE FROM list WHERE id = ?"), {old});
    }
    list.id = highest + 1;
    return done;
}

Expected<Done, StoreError> ListWriter::writePeople(int list, ListRows& rows)
{
    QStringList marks;
    for (std::size_t i = 0; i < personColumns; ++i)
        marks.append(QStringLiteral("?"));
    int place = 0;
    ListRow row;
    rows.restart();
    return sqlite::runMany(
        database_,
        QStringLiteral("INSERT INTO person_%1 VALUES (%2)").arg(QString::number(list), marks.join(QLatin1Char(','))),
        personColumns, [&](std::span<BulkValue> values) {
            if (isStopped(place) || !rows.next(row))
                return false;
            fill(values, ++place, row);
            return true;
        });
}

Expected<Done, StoreError> ListWriter::writeWords(int list, ListRows& rows)
{
    const QString name = QStringLiteral("word_%1").arg(list);
    // Few large pieces, never put together: a list is written once.
    for (const auto& [setting, value] : {std::pair{"hashsize", 4'194'304}, std::pair{"automerge", 0}})
        if (auto done = database_.run(filled(QStringLiteral("INSERT INTO %1 (%1, rank) VALUES ('%2', %3)"), name,
                                             QLatin1String(setting), value));
            !done)
            return done;
    int place = 0;
    ListRow row;
    rows.restart();
    return sqlite::runMany(database_, QStringLiteral("INSERT INTO %1 (rowid, words) VALUES (?, ?)").arg(name), 2,
                           [&](std::span<BulkValue> values) {
                               if (isStopped(place) || !rows.next(row))
                                   return false;
                               values[0] = static_cast<std::int64_t>(++place);
                               values[1] = row.words;
                               return true;
                           });
}

Expected<Done, StoreError> ListWriter::describe(const RatingList& list)
{
    auto done = database_.run(
        QStringLiteral("CREATE VIRTUAL TABLE temp.list_words USING fts5vocab(main, word_%1, row)").arg(list.id));
    QByteArray words(""); // a list of short names has no words, which is not the same as nothing
    if (done)
        done = database_.select(QStringLiteral("SELECT term FROM temp.list_words"), {}, [&words](const QSqlQuery& row) {
            const QByteArray word = row.value(0).toString().toUtf8();
            // "0ger" is a federation; a mistake in a short word is not forgiven.
            if (word.size() > 3 && !word.startsWith('0'))
                words += word + '\n';
            return true;
        });
    if (done)
        done = database_.run(QStringLiteral("DROP TABLE temp.list_words"));
    if (!done)
        return done;
    return database_.run(
        QStringLiteral("INSERT INTO list (id, publisher, ratings, month, source, hash, people, added, repairs, words) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {sql::of(list.id), sql::of(list.publisher), sql::of(list.ratings), sql::of(list.month), sql::of(list.source),
         sql::of(list.hash), sql::of(list.people), sql::of(list.added), sql::of(textOf(list.repairs)), words});
}

} // namespace pairwright
