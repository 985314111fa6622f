#include "app/formats/archive/bounded_stream.h"

namespace pairwright {

BoundedStream::BoundedStream(QIODevice& from, Limits limits)
    : from_(from)
    , limits_(limits)
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 BoundedStream::readData(char* data, qint64 most)
{
    if (isExhausted())
        return -1;
    const qint64 read = from_.read(data, most);
    total_ += read > 0 ? read : 0;
    sinceMark_ += read > 0 ? read : 0;
    return read;
}

qint64 BoundedStream::writeData(const char*, qint64)
{
    return -1;
}

} // namespace pairwright
