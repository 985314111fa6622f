#include "app/cli/file_content.h"

#include <QFile>
#include <QSaveFile>

namespace pairwright::cli {

namespace {

constexpr qint64 largestText = 64LL * 1024 * 1024;
constexpr char databaseMark[] = "SQLite format 3";

Unexpected<CliError> failed(const char* what, const std::string& path, const QFileDevice& file)
{
    return Unexpected{
        CliError{ExitCode::fileAccess, std::string(what) + " " + path + ": " + file.errorString().toStdString()}};
}

} // namespace

Expected<FileContent, CliError> readFile(const std::string& path)
{
    QFile file(QFile::decodeName(path.c_str()));
    if (!file.open(QIODevice::ReadOnly))
        return failed("cannot read", path, file);
    if (file.peek(static_cast<qint64>(sizeof databaseMark)) == QByteArrayView(databaseMark, sizeof databaseMark))
        return FileContent{FileKind::database, {}};
    FileContent content{FileKind::text, file.read(largestText + 1)};
    if (file.error() != QFileDevice::NoError)
        return failed("cannot read", path, file);
    if (content.bytes.size() > largestText)
        return Unexpected{CliError{ExitCode::tooLarge, path + " has more than 64 MB"}};
    return content;
}

Expected<Done, CliError> writeFile(const std::string& path, const QByteArray& bytes)
{
    QSaveFile file(QFile::decodeName(path.c_str()));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return failed("cannot write", path, file);
    return Done{};
}

} // namespace pairwright::cli
