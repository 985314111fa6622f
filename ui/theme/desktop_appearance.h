#pragma once

#include "ui/theme/appearance.h"

#include <QDBusMessage>
#include <QMap>
#include <QObject>
#include <QVariant>

namespace pairwright {

/// What the desktop says of light, dark and contrast: the settings portal (org.freedesktop.portal.Settings), which
/// Qt 6.4 does not ask. The answer comes later; where no portal is, none comes.
class DesktopAppearance : public QObject {
    Q_OBJECT
public:
    /// Asks on the bus of the session, if there is one.
    explicit DesktopAppearance(QObject* parent = nullptr);

    /// `system`: the desktop desktop nothing.
    [[nodiscard]] Appearance appearance() const;

signals:
    void changed();

private slots:
    void takeOne(const QDBusMessage& message);

private:
    void ask();

    QVariantMap settings_;
};

/// The answer of ReadAll: the settings of each name space.
using PortalSettings = QMap<QString, QVariantMap>;

} // namespace pairwright
