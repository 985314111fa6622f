#include "tests/gui/window_under_test.h"

#include "tests/gui/gui_desk.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/rounds_page.h"
#include "ui/settings/keyring.h"
#include "ui/theme/appearance.h"
#include "ui/theme/letters.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

namespace pairwright {

namespace {

class NoKeyring final : public Keyring {
public:
    [[nodiscard]] bool isOffered() const override { return false; }
    std::optional<QString> password(const ServerAddress& /*address*/) override { return std::nullopt; }
    bool keep(const ServerAddress& /*address*/, const QString& /*password*/) override { return false; }
    void forget(const ServerAddress& /*address*/) override {}
};

} // namespace

void WindowUnderTest::start()
{
    window_.reset();
    folder_ = std::make_unique<QTemporaryDir>();
    settings_ = std::make_unique<UserSettings>(inFolder(QStringLiteral("settings.ini")));
    language_.use(QStringLiteral("en"));
    useKeyring(std::make_unique<NoKeyring>()); // not that of whoever runs the tests
    const QByteArray look = qgetenv("PAIRWRIGHT_LOOK");
    applyAppearance(look == "dark"       ? Appearance::dark
                    : look == "contrast" ? Appearance::highContrast
                                         : Appearance::light);
    applyTypeface(settings_->typeface());
    restart();
}

void WindowUnderTest::restart()
{
    window_.reset();
    auto asker = std::make_unique<ScriptedAsker>();
    asker_ = asker.get();
    window_ = std::make_unique<MainWindow>(*settings_, language_, std::move(asker));
    window_->resize(1366, 768);
    window_->show();
}

void WindowUnderTest::activate()
{
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

QString WindowUnderTest::makeFile(const QString& name, const QByteArray& content) const
{
    QFile file(inFolder(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("no file %s", qPrintable(name));
    return file.fileName();
}

NewTournament WindowUnderTest::testOpen()
{
    NewTournament start;
    start.event.name = QStringLiteral("Test open");
    return start;
}

QString WindowUnderTest::makeTournament(int players, const NewTournament& start) const
{
    QString file = inFolder(QStringLiteral("test.pairwright"));
    QFile::remove(file);
    const auto created = TournamentSession::create(file, start);
    if (!created || (players > 0 && !(*created)->apply(AddPlayers{GuiDesk::newPlayers(players), {}})))
        qFatal("no tournament for the test");
    (*created)->flush();
    return file;
}

bool WindowUnderTest::openTrf(const QString& file) const
{
    asker_->paths.push_back(inFolder(QFileInfo(file).completeBaseName() + QStringLiteral(".pairwright")));
    return openFile(file);
}

bool WindowUnderTest::openSample() const
{
    return openTrf(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/resources/samples/sample.trf"));
}

QTableView& WindowUnderTest::table() const
{
    return find<QTableView>("boardsTable");
}

BoardsModel& WindowUnderTest::boards() const
{
    return *qobject_cast<BoardsModel*>(table().model());
}

KeypadBar& WindowUnderTest::keypad() const
{
    return window_->rounds().keypad();
}

void WindowUnderTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    QWidget* focused = window_->focusWidget();
    QTest::keyClick(focused != nullptr ? focused : window_.get(), key, modifiers);
}

void WindowUnderTest::type(const QString& text) const
{
    QWidget* focused = window_->focusWidget();
    QTest::keyClicks(focused != nullptr ? focused : window_.get(), text);
}

void WindowUnderTest::fill(const char* field, const QString& text) const
{
    auto& line = find<QLineEdit>(field);
    line.setFocus();
    line.selectAll();
    QTest::keyClicks(&line, text);
    QTest::keyClick(&line, Qt::Key_Return);
    QApplication::processEvents();
}

void WindowUnderTest::click(const char* button) const
{
    QTest::mouseClick(&find<QAbstractButton>(button), Qt::LeftButton);
}

void WindowUnderTest::chooseByKeys(QComboBox& box, int index)
{
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Down);
    QAbstractItemView* list = box.view();
    QVERIFY(list->isVisible());
    QTest::keyClick(list, Qt::Key_Home);
    for (int pressed = 0; list->currentIndex().row() < index && pressed < box.count(); ++pressed)
        QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(list->currentIndex().row(), index);
    QTest::keyClick(list, Qt::Key_Return);
    // Nobody manages the windows here: the list that is gone had the keys.
    box.window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(box.window()));
}

void WindowUnderTest::waitUntilSaved() const
{
    if (desk().session() != nullptr)
        session().flush();
}

QString WindowUnderTest::message() const
{
    waitUntilSaved();
    return desk().messages().text();
}

QString WindowUnderTest::offered() const
{
    waitUntilSaved();
    for (const QPushButton* button : desk().messages().findChildren<QPushButton*>())
        if (!button->isHidden() && !desk().messages().isHidden())
            return button->text();
    return {};
}

void WindowUnderTest::pressInMessage() const
{
    waitUntilSaved();
    for (QPushButton* button : desk().messages().findChildren<QPushButton*>())
        if (!button->isHidden())
            QTest::mouseClick(button, Qt::LeftButton);
}

void WindowUnderTest::pairAndPublish() const
{
    const RoundNumber next = projected().roundAhead();
    trigger(ActionId::pairRound);
    QTRY_VERIFY(projected().round(next) != nullptr);
    QCOMPARE(projected().lastPublished().value, next.value - 1);
    trigger(ActionId::publish);
    QTRY_VERIFY(!session().isSaving());
    QCOMPARE(projected().lastPublished().value, next.value);
}

void WindowUnderTest::screenshot(const QString& name, QWidget* widget) const
{
    QApplication::processEvents();
    QTest::qWait(50);
    const QDir folder(qEnvironmentVariable("PAIRWRIGHT_SCREENSHOTS", QStringLiteral(PAIRWRIGHT_SCREENSHOTS)));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    QVERIFY((widget != nullptr ? widget : window_.get())->grab().save(folder.filePath(name + QStringLiteral(".png"))));
}

} // namespace pairwright
