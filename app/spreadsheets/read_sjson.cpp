#include "app/spreadsheets/read_sjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

constexpr qint64 mostSjsonBytes = 16LL * 1024 * 1024;

/// How SwissSys calls a field, and the heading by which a list of players has it.
struct SjsonField {
    const char* key;
    const char* heading;
};
constexpr std::array sjsonFields{SjsonField{"Name", "Name"}, SjsonField{"Player title", "Title"},
                                 SjsonField{"ID", "National ID"}, SjsonField{"Rating", "National rating"},
                                 SjsonField{"Club", "Club"}};

/// SwissSys writes numbers as numbers and as texts.
QString sjsonText(const QJsonValue& value)
{
    if (value.isDouble()) {
        const double number = value.toDouble();
        return number == 0 ? QString() : QString::number(number, 'g', 15);
    }
    return value.toString().simplified();
}

QString sjsonSectionName(const QJsonObject& section, qsizetype index)
{
    for (const char* key : {"Section name", "Section title"})
        if (QString name = sjsonText(section[QLatin1StringView(key)]); !name.isEmpty())
            return name;
    return QStringLiteral("Section %1").arg(index + 1);
}

} // namespace

bool looksLikeSjson(const QByteArray& beginning)
{
    const QByteArray start = beginning.startsWith("\xEF\xBB\xBF") ? beginning.mid(3) : beginning;
    return start.trimmed().startsWith('{');
}

Expected<SpreadsheetText, SpreadsheetError> readSjson(const QByteArray& bytes, const SpreadsheetChoice& options)
{
    if (bytes.size() > mostSjsonBytes)
        return Unexpected{SpreadsheetError{SpreadsheetError::Code::tooLarge, {}}};
    const qsizetype mark = bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    QJsonParseError trouble{};
    const QJsonDocument document = QJsonDocument::fromJson(bytes.mid(mark), &trouble);
    if (trouble.error != QJsonParseError::NoError)
        return Unexpected{SpreadsheetError{SpreadsheetError::Code::damaged, {}}};
    const QJsonArray sections = document.object()[QLatin1StringView("Sections")].toArray();
    if (sections.isEmpty())
        return Unexpected{SpreadsheetError{SpreadsheetError::Code::notASpreadsheet, {}}};
    SpreadsheetText sheet;
    std::optional<qsizetype> chosen;
    for (qsizetype i = 0; i < sections.size(); ++i) {
        const QString name = sjsonSectionName(sections[i].toObject(), i);
        sheet.others.append(name);
        if (!chosen && (options.name.isEmpty() || options.name == name))
            chosen = i;
    }
    if (!chosen)
        return Unexpected{SpreadsheetError{SpreadsheetError::Code::noSuchSheet, {}}};
    sheet.name = sheet.others[*chosen];
    const QJsonArray players = sections[*chosen].toObject()[QLatin1StringView("Players")].toArray();
    if (players.size() >= PlayerListError::maxRows)
        return Unexpected{SpreadsheetError{SpreadsheetError::Code::tooManyRows, {}}};
    CsvRow row;
    for (const SjsonField& field : sjsonFields)
        row.cells.append(QLatin1StringView(field.heading));
    sheet.rows.push_back(row);
    for (const QJsonValue value : players) {
        const QJsonObject player = value.toObject();
        row.cells.clear();
        ++row.line;
        for (const SjsonField& field : sjsonFields)
            row.cells.append(sjsonText(player[QLatin1StringView(field.key)]));
        sheet.rows.push_back(row);
    }
    return sheet;
}

} // namespace pairwright
