#pragma once

#include "app/storage/open_error.h"
#include "engine/base/expected.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace pairwright {

/// A copy of a tournament file on the disk of this computer, with the logs that lie beside it: where something is tried
/// out that the original must not see. Vanishes with the object.
class PrivateCopy {
public:
    /// Nobody may write the original meanwhile; for a file that is in use see copyOnline().
    static Expected<std::unique_ptr<PrivateCopy>, OpenError> of(const QString& original);
    /// An empty place for a copy that is made otherwise.
    PrivateCopy() = default;

    [[nodiscard]] QString path() const { return folder_.filePath(QStringLiteral("copy.pairwright")); }

private:
    QTemporaryDir folder_;
};

} // namespace pairwright
