#pragma once

#include <QFile>

namespace pairwright {

/// A file as readers and writers of ours open it: an ordinary one, without waiting for anybody. A pipe or a device is
/// refused, but for what the caller handed over (files::openToRead()). What is built into the program (":/...") is
/// read.
class RegularFile : public QFile {
public:
    using QFile::QFile;
    /// To read, only or as well: the file must be there. What is made anew goes through file_writer.h.
    bool open(OpenMode mode) override;
};

} // namespace pairwright
