#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/theme/desktop_appearance.h"
#include "ui/theme/tints.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace pairwright;

/// The settings portal as a desktop offers it.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public:
    PortalSettings settings;

public slots:
    [[nodiscard]] PortalSettings ReadAll(const QStringList& spaces) const
    {
        PortalSettings asked;
        for (const QString& space : spaces)
            asked.insert(space, settings.value(space));
        return asked;
    }
};

/// Light, dark and contrast as the desktop desktop them, over a bus of its own.
class TestDesktopAppearance : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const QString daemon = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
        QVERIFY2(!daemon.isEmpty(), "dbus-daemon is missing: ./test installs the package of that name");
        bus_.start(daemon,
                   {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY(bus_.waitForStarted());
        QTRY_VERIFY(bus_.canReadLine());
        const QByteArray address = bus_.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        qDBusRegisterMetaType<PortalSettings>();
        auto connection = QDBusConnection::connectToBus(QString::fromUtf8(address), QStringLiteral("portal"));
        QVERIFY(connection.isConnected());
        portal_.settings[colours_] = {{QStringLiteral("color-scheme"), 1U}, {QStringLiteral("contrast"), 0U}};
        QVERIFY(connection.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal_,
                                          QDBusConnection::ExportAllSlots));
        QVERIFY(connection.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        start();
    }

    void cleanupTestCase()
    {
        setDesktopAppearance(Appearance::system);
        applyAppearance(Appearance::light);
        close();
        bus_.kill();
        bus_.waitForFinished();
    }

    void theDesktopIsFollowedWhereNothingElseIsChosen()
    {
        applyAppearance(Appearance::system);
        const DesktopAppearance desktop;
        connect(&desktop, &DesktopAppearance::changed, this,
                [&desktop] { setDesktopAppearance(desktop.appearance()); });
        QTRY_COMPARE(desktop.appearance(), Appearance::dark);
        QVERIFY(isDark(QApplication::palette()));
        change(colours_, QStringLiteral("contrast"), 1U);
        QTRY_COMPARE(desktop.appearance(), Appearance::highContrast);
        QVERIFY(isHighContrast());
        change(QStringLiteral("org.gnome.fonts"), QStringLiteral("contrast"), 0U);
        change(colours_, QStringLiteral("contrast"), 0U);
        QTRY_COMPARE(desktop.appearance(), Appearance::dark);
        // Who chooses for himself is not asked again.
        applyAppearance(Appearance::light);
        change(colours_, QStringLiteral("color-scheme"), 2U);
        QTRY_COMPARE(desktop.appearance(), Appearance::light);
        change(colours_, QStringLiteral("color-scheme"), 1U);
        QTRY_COMPARE(desktop.appearance(), Appearance::dark);
        QVERIFY(!isDark(QApplication::palette()));
    }

    void blackOnWhiteIsNoHighContrast()
    {
        const QPalette usual = QApplication::palette();
        applyAppearance(Appearance::highContrast);
        QVERIFY(isHighContrast());
        const QColor strong = tintsOf(QApplication::palette()).line;
        applyAppearance(Appearance::light);
        QVERIFY(!isHighContrast());
        // Many a platform begins with these colours.
        const QColor faint = tintsOf(QPalette(Qt::black, Qt::white)).line;
        QVERIFY(faint != strong);
        QApplication::setPalette(usual);
    }

private:
    static void change(const QString& space, const QString& key, unsigned value)
    {
        auto signal = QDBusMessage::createSignal(QStringLiteral("/org/freedesktop/portal/desktop"),
                                                 QStringLiteral("org.freedesktop.portal.Settings"),
                                                 QStringLiteral("SettingChanged"));
        signal << space << key << QVariant::fromValue(QDBusVariant(value));
        QVERIFY(QDBusConnection(QStringLiteral("portal")).send(signal));
    }

    const QString colours_ = QStringLiteral("org.freedesktop.appearance");
    QProcess bus_;
    Portal portal_;
};

static const pairwright::RegisteredTest<TestDesktopAppearance> registered("test_desktop_appearance");
#include "test_desktop_appearance.moc"
