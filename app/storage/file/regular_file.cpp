#include "app/storage/file/regular_file.h"

#include "app/files/folder.h"

namespace pairwright {

bool RegularFile::open(OpenMode mode)
{
    if (fileName().startsWith(QLatin1String(":/"))) // built into the program
        return mode == ReadOnly && QFile::open(mode);
    const std::string path = QFile::encodeName(fileName()).toStdString();
    auto opened = (mode & WriteOnly) != 0 ? files::openToWrite(path) : files::openToRead(path);
    if (!opened) {
        setErrorString(QString::fromLocal8Bit(describe(opened.error()).c_str()));
        return false;
    }
    return QFile::open(opened->release(), mode, AutoCloseHandle);
}

} // namespace pairwright
