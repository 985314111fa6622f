#include "app/cli/input/file_content.h"

#include "app/storage/file/regular_file.h"

#include <QFile>

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
    RegularFile file(QFile::decodeName(path.c_str()));
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

CliError cliErrorOf(const WriteError& error)
{
    std::string why = error.detail.toStdString();
    switch (error.code) {
    case WriteError::Code::diskFull:
        why = "the disk is full; it needs " + std::to_string(error.needed) + " bytes, " + std::to_string(error.free) +
              " are free";
        break;
    case WriteError::Code::noSuchFolder: why = "there is no such folder"; break;
    case WriteError::Code::notWritable:
        if (why.empty())
            why = "no permission";
        break;
    case WriteError::Code::link: why = "a link of that name is there; name the file itself"; break;
    case WriteError::Code::notAFile: why = "what has that name is not an ordinary file"; break;
    case WriteError::Code::nameTooLong: why = "the name is too long for this disk"; break;
    case WriteError::Code::taken: why = "there is such a file already"; break;
    case WriteError::Code::failed: break;
    }
    return CliError{ExitCode::fileAccess, "cannot write " + error.path.toStdString() + ": " + why};
}

Expected<Done, CliError> writeFile(const std::string& path, const QByteArray& bytes)
{
    if (const auto written = pairwright::writeFile(QFile::decodeName(path.c_str()), bytes); !written)
        return Unexpected{cliErrorOf(written.error())};
    return Done{};
}

} // namespace pairwright::cli
