#pragma once

#include "app/cli/console/exit_code.h"
#include "app/storage/file/file_writer.h"
#include "engine/base/expected.h"

#include <QByteArray>

#include <cstdint>
#include <string>

namespace pairwright::cli {

/// What a file is, by its first bytes.
enum class FileKind : std::uint8_t { text, database };

struct FileContent {
    FileKind kind = FileKind::text;
    QByteArray bytes; ///< empty for a database
};

/// Reads a whole text file, or recognises a database. Files of more than 64 MB are too large.
Expected<FileContent, CliError> readFile(const std::string& path);

/// Why a file was not written, as one line.
CliError cliErrorOf(const WriteError& error);
/// Writes a file whole or not at all.
Expected<Done, CliError> writeFile(const std::string& path, const QByteArray& bytes);

} // namespace pairwright::cli
