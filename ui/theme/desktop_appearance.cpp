#include "ui/theme/desktop_appearance.h"

#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

namespace pairwright {

namespace {

const auto service = QStringLiteral("org.freedesktop.portal.Desktop");
const auto placeOfPortal = QStringLiteral("/org/freedesktop/portal/desktop");
const auto interface = QStringLiteral("org.freedesktop.portal.Settings");
const auto colours = QStringLiteral("org.freedesktop.appearance");
const auto scheme = QStringLiteral("color-scheme"); // 1: dark, 2: light
const auto contrast = QStringLiteral("contrast");   // 1: high

} // namespace

DesktopAppearance::DesktopAppearance(QObject* parent)
    : QObject(parent)
{
    // Without an address the bus would be started to be asked.
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return;
    qDBusRegisterMetaType<PortalSettings>();
    QDBusConnection::sessionBus().connect(service, placeOfPortal, interface, QStringLiteral("SettingChanged"), this,
                                          SLOT(takeOne(QDBusMessage)));
    ask();
}

void DesktopAppearance::ask()
{
    auto message = QDBusMessage::createMethodCall(service, placeOfPortal, interface, QStringLiteral("ReadAll"));
    message << QStringList{colours};
    auto* watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<PortalSettings> reply = *watcher;
        if (reply.isError())
            return; // no portal
        settings_ = reply.value().value(colours);
        emit changed();
    });
}

void DesktopAppearance::takeOne(const QDBusMessage& message)
{
    const QVariantList parts = message.arguments(); // name space, key, value
    constexpr qsizetype expected = 3;
    if (parts.size() != expected || parts[0].toString() != colours)
        return;
    settings_.insert(parts[1].toString(), parts[2].value<QDBusVariant>().variant());
    emit changed();
}

Appearance DesktopAppearance::appearance() const
{
    if (settings_.value(contrast).toUInt() == 1)
        return Appearance::highContrast;
    switch (settings_.value(scheme).toUInt()) {
    case 1: return Appearance::dark;
    case 2: return Appearance::light;
    default: return Appearance::system;
    }
}

} // namespace pairwright
