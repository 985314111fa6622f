#pragma once

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace pairwright {

/// A string of a translation file (Qt's .ts XML).
struct TsMessage {
    QString context;
    QString source;
    QStringList translations; ///< more than one for a plural
    bool plural = false;
    bool unfinished = false;
};

struct TsMessages {
    std::vector<TsMessage> messages; ///< without obsolete ones
    QString error;                   ///< empty: the file was read to its end
};

TsMessages readTs(const QByteArray& ts);

} // namespace pairwright
