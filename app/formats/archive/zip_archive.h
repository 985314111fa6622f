#pragma once

#include "engine/base/expected.h"

#include <QDateTime>
#include <QIODevice>
#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace pairwright {

struct ZipEntry {
    QString name;
    qint64 size = 0; ///< when unpacked, as the archive says; it may lie
    QDateTime changed;
};

/// Why an archive cannot be read.
struct ZipError {
    enum class Code : std::uint8_t { cannotRead, notAZip, tooManyEntries, noSuchEntry, encrypted, damaged, tooLarge };
    Code code = Code::notAZip;
    QString entry;
};

/// A zip archive for reading, which trusts nothing that it says about sizes. Belongs to one thread.
class ZipArchive {
public:
    static constexpr int mostEntries = 10'000;

    static Expected<std::unique_ptr<ZipArchive>, ZipError> open(const QString& path);
    /// Of a file in memory.
    static Expected<std::unique_ptr<ZipArchive>, ZipError> open(const QByteArray& bytes);
    ~ZipArchive();
    ZipArchive(const ZipArchive&) = delete;
    ZipArchive& operator=(const ZipArchive&) = delete;

    [[nodiscard]] const std::vector<ZipEntry>& entries() const { return entries_; }
    [[nodiscard]] bool has(const QString& name) const;

    /// More than that, in bytes, comes out of no honest entry: so many times the archive's size as its kind packs at
    /// best, and small ones may be blank. What holds more was made to fill the memory, or the day.
    [[nodiscard]] qint64 mostUnpacked(int timesAtBest) const;
    [[nodiscard]] qint64 packedBytes() const; ///< of the archive itself

    /// An entry as a stream, one at a time; it must not outlive the archive. How much comes out of it the reader
    /// limits.
    Expected<std::unique_ptr<QIODevice>, ZipError> stream(const QString& name);
    /// A whole entry of at most so many bytes.
    Expected<QByteArray, ZipError> content(const QString& name, qint64 mostBytes);

private:
    struct Impl;
    explicit ZipArchive(std::unique_ptr<Impl> impl);
    static Expected<std::unique_ptr<ZipArchive>, ZipError> openImpl(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
    std::vector<ZipEntry> entries_;
};

/// True if a file that begins like this is a zip archive.
bool looksLikeZip(const QByteArray& beginning);

} // namespace pairwright
