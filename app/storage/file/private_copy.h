#pragma once

#include "app/storage/open_error.h"
#include "engine/base/expected.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <stop_token>

namespace pairwright {

/// A copy of a tournament file on the disk of this computer, with the logs that lie beside it: where something is tried
/// out that the original must not see. Vanishes with the object.
class PrivateCopy {
public:
    /// Nobody may write the original meanwhile; for a file that is in use see copyOnline(). What must not be used is
    /// not copied (neighbours.h).
    static Expected<std::unique_ptr<PrivateCopy>, OpenError> of(const QString& original,
                                                                const std::stop_token& stop = {});
    /// An empty place for a copy of `original` that is made otherwise.
    static Expected<std::unique_ptr<PrivateCopy>, OpenError> placeFor(const QString& original);

    /// To the user, as a new file of that name: where nothing has it, nor that of a log of it.
    [[nodiscard]] Expected<Done, OpenError> giveTo(const QString& to, const std::stop_token& stop = {}) const;

    [[nodiscard]] QString path() const { return folder_.filePath(QStringLiteral("copy.pairwright")); }

private:
    PrivateCopy() = default;
    QTemporaryDir folder_;
};

/// A failure in a working copy of `original`, as it is told: a disk that is full is that of the temporary files.
OpenError ofWorkingCopy(OpenError error, const QString& original);

} // namespace pairwright
