#include "app/formats/archive/zip_archive.h"

#include "app/storage/file/regular_file.h"

#include <QBuffer>
#include <QFile>

#include <algorithm>
#include <quazip/quazip.h>
#include <quazip/quazipfile.h>
#include <quazip/quazipfileinfo.h>

namespace pairwright {

struct ZipArchive::Impl {
    QByteArray bytes;
    std::unique_ptr<QIODevice> device;
    std::unique_ptr<QuaZip> zip;
};

ZipArchive::ZipArchive(std::unique_ptr<Impl> impl)
    : impl_(std::move(impl))
{
}

ZipArchive::~ZipArchive() = default;

Expected<std::unique_ptr<ZipArchive>, ZipError> ZipArchive::open(const QString& path)
{
    auto impl = std::make_unique<Impl>();
    impl->device = std::make_unique<RegularFile>(path);
    return openImpl(std::move(impl));
}

Expected<std::unique_ptr<ZipArchive>, ZipError> ZipArchive::open(const QByteArray& bytes)
{
    auto impl = std::make_unique<Impl>();
    impl->bytes = bytes;
    impl->device = std::make_unique<QBuffer>(&impl->bytes);
    return openImpl(std::move(impl));
}

Expected<std::unique_ptr<ZipArchive>, ZipError> ZipArchive::openImpl(std::unique_ptr<Impl> impl)
{
    using Code = ZipError::Code;
    if (!impl->device->open(QIODevice::ReadOnly))
        return Unexpected{ZipError{Code::cannotRead, {}}};
    impl->zip = std::make_unique<QuaZip>(impl->device.get());
    if (!impl->zip->open(QuaZip::mdUnzip))
        return Unexpected{ZipError{Code::notAZip, {}}};
    if (impl->zip->getEntriesCount() > mostEntries)
        return Unexpected{ZipError{Code::tooManyEntries, {}}};
    std::unique_ptr<ZipArchive> archive(new ZipArchive(std::move(impl)));
    QuaZip& zip = *archive->impl_->zip;
    for (bool more = zip.goToFirstFile(); more; more = zip.goToNextFile()) {
        QuaZipFileInfo64 info;
        if (!zip.getCurrentFileInfo(&info) || archive->entries_.size() > static_cast<std::size_t>(mostEntries))
            return Unexpected{ZipError{Code::damaged, {}}};
        archive->entries_.push_back({info.name, static_cast<qint64>(info.uncompressedSize), info.dateTime});
    }
    return archive;
}

bool ZipArchive::has(const QString& name) const
{
    return std::any_of(entries_.begin(), entries_.end(), [&name](const ZipEntry& entry) { return entry.name == name; });
}

qint64 ZipArchive::mostUnpacked(int timesAtBest) const
{
    constexpr qint64 always = 16LL * 1024 * 1024;
    return always + timesAtBest * packedBytes();
}

qint64 ZipArchive::packedBytes() const
{
    return impl_->device->size();
}

Expected<std::unique_ptr<QIODevice>, ZipError> ZipArchive::stream(const QString& name)
{
    using Code = ZipError::Code;
    QuaZip& zip = *impl_->zip;
    QuaZipFileInfo64 info;
    if (!zip.setCurrentFile(name, QuaZip::csSensitive) || !zip.getCurrentFileInfo(&info))
        return Unexpected{ZipError{Code::noSuchEntry, name}};
    if (info.isEncrypted())
        return Unexpected{ZipError{Code::encrypted, name}};
    auto file = std::make_unique<QuaZipFile>(&zip);
    if (!file->open(QIODevice::ReadOnly))
        return Unexpected{ZipError{Code::damaged, name}};
    return std::unique_ptr<QIODevice>(std::move(file));
}

Expected<QByteArray, ZipError> ZipArchive::content(const QString& name, qint64 mostBytes)
{
    auto device = stream(name);
    if (!device)
        return Unexpected{device.error()};
    constexpr qint64 piece = 262'144;
    QByteArray bytes;
    while (bytes.size() <= mostBytes) {
        const QByteArray more = (*device)->read(piece);
        if (more.isEmpty())
            break;
        bytes += more;
    }
    if (bytes.size() > mostBytes)
        return Unexpected{ZipError{ZipError::Code::tooLarge, name}};
    auto& file = static_cast<QuaZipFile&>(**device);
    file.close(); // compares the check sum
    if (file.getZipError() != UNZ_OK)
        return Unexpected{ZipError{ZipError::Code::damaged, name}};
    return bytes;
}

bool looksLikeZip(const QByteArray& beginning)
{
    return beginning.startsWith("PK\x03\x04") || beginning.startsWith("PK\x05\x06");
}

} // namespace pairwright
