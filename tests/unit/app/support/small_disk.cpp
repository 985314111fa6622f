#include "tests/unit/app/support/small_disk.h"

#include <QFile>
#include <QProcess>
#include <QStorageInfo>

namespace pairwright::test {

namespace {

bool run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished() && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

const QString filling = QStringLiteral("filling");

} // namespace

SmallDisk::SmallDisk(int kibibytes)
{
    mounted_ = run(QStringLiteral("mount"),
                   {QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"),
                    QStringLiteral("size=%1k").arg(kibibytes), QStringLiteral("tmpfs"), folder_.path()});
}

SmallDisk::~SmallDisk()
{
    if (mounted_)
        run(QStringLiteral("umount"), {folder_.path()});
}

bool SmallDisk::makeReadOnly()
{
    return run(QStringLiteral("mount"), {QStringLiteral("-o"), QStringLiteral("remount,ro"), folder_.path()});
}

bool SmallDisk::fill(qint64 leave)
{
    const qint64 size = QStorageInfo(folder_.path()).bytesAvailable() - leave;
    QFile file(path(filling));
    return file.open(QIODevice::WriteOnly) && file.write(QByteArray(static_cast<qsizetype>(size), 'x')) == size &&
           file.flush();
}

bool SmallDisk::removeFilling()
{
    return QFile::remove(path(filling));
}

} // namespace pairwright::test
