#pragma once

#include "app/domain/setup/desk_role.h"

#include <QString>

#include <optional>

namespace pairwright {

/// Who gave a step, as a journal names him: by his name at the desk alone, "Anna Weber"; at an event on a server with
/// the role and the login that the server knows behind it, "Anna Weber [results:anna]".
struct DeskWho {
    QString name;
    std::optional<DeskRole> role; ///< none: not on a server
    QString login;

    static DeskWho read(const QString& who);
    friend bool operator==(const DeskWho&, const DeskWho&) = default;
};

/// The name as a server keeps it, who has brackets for the role.
QString nameAtDesk(const QString& name);

} // namespace pairwright
