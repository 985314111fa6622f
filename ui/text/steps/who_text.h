#pragma once

#include <QDateTime>
#include <QString>

namespace pairwright {

/// Who gave a step, as the journal names him (app/domain/setup/desk_who.h): "Anna Weber", at an event on a server with
/// the role, "Anna Weber (results desk)".
QString describeWho(const QString& who);
/// With the login as well, where the role is told.
QString describeWhoAndLogin(const QString& who);
/// When he did, here: the time alone; of another day the day as well.
QString whenText(const QDateTime& at);

} // namespace pairwright
