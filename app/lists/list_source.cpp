#include "app/lists/list_source.h"

#include "app/formats/archive/bounded_stream.h"
#include "app/formats/archive/zip_archive.h"
#include "app/lists/fide_text_list.h"
#include "app/lists/fide_xml_list.h"
#include "app/storage/file/regular_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

using ReadCode = ListReadError::Code;
constexpr qint64 beginningBytes = 65'536;
constexpr int bestPackedList = 40; // rows as FIDE's XML has them come to 13 to 19 times
constexpr qint64 largestTable = 256LL * 1024 * 1024;

/// Opens the text once more from its start: what comes out of a zip cannot be read twice otherwise.
using OpenText = std::function<Expected<std::unique_ptr<QIODevice>, ListReadError>()>;

/// What comes out of an archive, and no more than can honestly be in it.
class UnpackedText : public BoundedStream {
public:
    /// `isTooLarge` outlives it.
    UnpackedText(std::unique_ptr<QIODevice> from, qint64 mostBytes, bool& isTooLarge)
        : BoundedStream(*from, {mostBytes, mostBytes})
        , from_(std::move(from))
        , isTooLarge_(isTooLarge)
    {
    }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        const qint64 read = BoundedStream::readData(data, most);
        isTooLarge_ = isTooLarge_ || isExhausted();
        return read;
    }

private:
    std::unique_ptr<QIODevice> from_;
    bool& isTooLarge_;
};

Unexpected<ListReadError> readProblem(ReadCode code, const QString& detail = {})
{
    return Unexpected{ListReadError{code, detail, {}}};
}

Expected<std::unique_ptr<QIODevice>, ListReadError> openPlain(const QString& path)
{
    auto file = std::make_unique<RegularFile>(path);
    if (!file->open(QIODevice::ReadOnly))
        return readProblem(ReadCode::cannotRead, file->errorString());
    return std::unique_ptr<QIODevice>(std::move(file));
}

bool canHoldList(const QString& name)
{
    constexpr std::array endings{".txt", ".xml", ".csv", ".lst"};
    return std::any_of(endings.begin(), endings.end(), [&name](const char* ending) {
        return name.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
    });
}

/// FIDE has renamed the member several times: the largest one of a fitting name is it.
std::optional<ZipEntry> listInside(const ZipArchive& archive)
{
    std::optional<ZipEntry> best;
    for (const ZipEntry& entry : archive.entries()) {
        const bool sheet = entry.name == QLatin1String("[Content_Types].xml");
        if (sheet)
            return std::nullopt;
        if (canHoldList(entry.name) && (!best || entry.size > best->size))
            best = entry;
    }
    return best;
}

/// A table stands in memory as a whole: one that is packed must not be much larger than its file.
Expected<QByteArray, ListReadError> wholeTable(QIODevice& device, qint64 fileBytes)
{
    constexpr qint64 always = 4LL * 1024 * 1024;
    constexpr qint64 bestPacked = 12; // a list of names is packed to a sixth or an eighth
    const qint64 largest = std::min(largestTable, always + bestPacked * fileBytes);
    QByteArray bytes;
    while (bytes.size() <= largest) {
        const QByteArray more = device.read(beginningBytes * 16);
        if (more.isEmpty())
            return bytes;
        bytes += more;
    }
    return readProblem(ReadCode::tooLarge);
}

Expected<ListOrigin, ListReadError> readText(const OpenText& open, qint64 fileBytes, const ListFileOptions& options,
                                             ListPeople& people, const ListReadingWatch& watch)
{
    QByteArray beginning;
    {
        const auto device = open();
        if (!device)
            return Unexpected{device.error()};
        beginning = (*device)->read(beginningBytes);
    }
    auto device = open();
    if (!device)
        return Unexpected{device.error()};
    const QByteArray visible = beginning.trimmed();
    if (visible.isEmpty())
        return readProblem(ReadCode::nobody);
    if (visible.startsWith('<') || visible.startsWith("\xEF\xBB\xBF<"))
        return readFideXml(**device, people, watch);
    if (looksLikeFideText(beginning))
        return readFideText(**device, people, watch);
    if (beginning.contains('\0') && !looksLikeUtf16(beginning))
        return readProblem(ReadCode::notAList);
    auto table = wholeTable(**device, fileBytes);
    if (!table)
        return Unexpected{table.error()};
    return readCsvList(std::move(*table), people, options.table, watch);
}

/// A list of one kind does not say of which: its file is named after it.
ListRatings kindByName(const QString& names, ListRatings otherwise)
{
    if (otherwise != ListRatings::standard)
        return otherwise;
    if (names.contains(QLatin1String("rapid"), Qt::CaseInsensitive))
        return ListRatings::rapid;
    return names.contains(QLatin1String("blitz"), Qt::CaseInsensitive) ? ListRatings::blitz : ListRatings::standard;
}

QString monthOf(const QDateTime& time)
{
    return time.isValid() ? time.toString(QStringLiteral("yyyy-MM")) : QString();
}

} // namespace

QStringList listFilesIn(const QString& folder)
{
    QStringList paths;
    const QStringList endings{QStringLiteral("*.zip"), QStringLiteral("*.txt"), QStringLiteral("*.xml"),
                              QStringLiteral("*.csv"), QStringLiteral("*.lst"), QStringLiteral("*.xlsx"),
                              QStringLiteral("*.ods")};
    const QFileInfoList files = QDir(folder).entryInfoList(endings, QDir::Files | QDir::Readable, QDir::Name);
    for (const QFileInfo& file : files)
        paths.append(file.absoluteFilePath());
    return paths;
}

Expected<ListFile, ListReadError> lookAtListFile(const QString& path, const ListReadingWatch& watch)
{
    RegularFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return readProblem(ReadCode::cannotRead, file.errorString());
    QCryptographicHash hash(QCryptographicHash::Sha256);
    constexpr qint64 piece = qint64{1024} * 1024;
    QByteArray bytes;
    while (!(bytes = file.read(piece)).isEmpty()) {
        hash.addData(bytes);
        if (watch.stop.stop_requested())
            return readProblem(ReadCode::cancelled);
    }
    if (file.error() != QFileDevice::NoError)
        return readProblem(ReadCode::cannotRead, file.errorString());
    return ListFile{path, QFileInfo(path).fileName(), QString::fromLatin1(hash.result().toHex()), file.size()};
}

Expected<ListOrigin, ListReadError> readListFile(const ListFile& file, const ListFileOptions& options,
                                                 ListPeople& people, const ListReadingWatch& watch)
{
    QString names = file.name;
    QString month = monthOf(QFileInfo(file.path).lastModified());
    std::unique_ptr<ZipArchive> archive;
    bool isTooLarge = false;
    OpenText open = [&file] {
        return openPlain(file.path);
    };
    const auto plain = openPlain(file.path);
    if (!plain)
        return Unexpected{plain.error()};
    if (looksLikeZip((*plain)->peek(4))) {
        auto opened = ZipArchive::open(file.path);
        if (!opened)
            return readProblem(ReadCode::badArchive);
        archive = std::move(opened).value();
        const auto member = listInside(*archive);
        if (!member)
            return readProblem(ReadCode::noListInside);
        names = member->name + QLatin1Char(' ') + file.name;
        month = monthOf(member->changed);
        open = [&archive, &isTooLarge, name = member->name]() -> Expected<std::unique_ptr<QIODevice>, ListReadError> {
            auto stream = archive->stream(name);
            if (!stream)
                return readProblem(ReadCode::badArchive);
            return std::unique_ptr<QIODevice>(std::make_unique<UnpackedText>(
                std::move(stream).value(), archive->mostUnpacked(bestPackedList), isTooLarge));
        };
    }
    auto origin = readText(open, file.bytes, options, people, watch);
    if (isTooLarge)
        return readProblem(ReadCode::tooLarge);
    if (!origin)
        return origin;
    if (people.size() == 0)
        return readProblem(ReadCode::nobody);
    people.sort();
    origin->ratings = kindByName(names, origin->ratings);
    if (origin->month.isEmpty())
        origin->month = monthIn(names);
    if (origin->month.isEmpty())
        origin->month = month;
    if (options.month)
        origin->month = *options.month;
    return origin;
}

} // namespace pairwright
