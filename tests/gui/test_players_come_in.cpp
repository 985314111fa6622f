#include "app/domain/changes/for_others.h"
#include "app/formats/csv/export.h"
#include "app/formats/csv/result_exchange.h"
#include "app/lists/preflight.h"
#include "app/storage/tournament/read_tournament.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/files/rating_lists.h"
#include "ui/pages/players/import/import_model.h"
#include "ui/pages/players/players_model.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

using namespace pairwright;

/// Files and the clipboard, fees and private data, fixed places and groups: what an arbiter does before the first
/// round.
class TestPlayersComeIn : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        activate();
    }
    void cleanup() { close(); }

    void otherLettersAreFoundAndStandWhereTheirLatinOnesWould()
    {
        QVERIFY(openFile(makeTournament(5)));
        const std::array names{"Kasparov, Garry", "Карпов, Анатолий", "Karjakin, Sergey", "Παπαϊωάννου, Ιωάννης",
                               "Salah, Mohamed"};
        for (std::size_t i = 0; i < names.size(); ++i) {
            PlayerData data = projected().players[i].data;
            data.name = QString::fromUtf8(names[i]);
            QVERIFY(applied(desk(), editOf(projected().players[i], data)));
        }
        session().flush();
        desk().leadTo({PageId::players, {}, {}, {}});
        auto& search = find<QLineEdit>("playerSearch");
        auto& table = find<QTableView>("playersTable");
        const int column = PlayersModel::columnOf(PlayerField::name);
        const auto shown = [&table, column] {
            QStringList all;
            for (int row = 0; row < table.model()->rowCount(); ++row)
                all.append(table.model()->index(row, column).data().toString().section(u',', 0, 0));
            return all;
        };
        for (const auto& [typed, found] : {std::pair("karp", "Карпов"), std::pair("papaio", "Παπαϊωάννου"),
                                           std::pair("касп", "Kasparov"), std::pair("محمد", "Salah")}) {
            search.clear();
            for (const QChar letter : QString::fromUtf8(typed)) { // QTest's keys are those of ASCII
                QKeyEvent key(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, letter);
                QApplication::sendEvent(&search, &key);
            }
            QCOMPARE(shown(), QStringList{QString::fromUtf8(found)});
        }
        search.clear();
        table.sortByColumn(column, Qt::AscendingOrder);
        QCOMPARE(shown(), QStringList({"Karjakin", "Карпов", "Kasparov", "Παπαϊωάννου", "Salah"}));
    }

    void aCopyForOthersHoldsNothingPrivate()
    {
        QVERIFY(openFile(makeTournament(4)));
        PlayerData data = projected().players.front().data;
        data.clubNumber = QStringLiteral("Member-4711");
        data.phone = QStringLiteral("0160-5550123");
        data.email = QStringLiteral("secret@example.org");
        data.feeDue = QStringLiteral("31.41");
        data.feePaid = QStringLiteral("27.18");
        data.remarks = QStringLiteral("allergic to draws");
        data.birth = BirthDate{1987, 11, 23};
        QVERIFY(applied(desk(), editOf(projected().players.front(), data)));
        data.phone = QStringLiteral("0171-5559876"); // the one before is kept by the history alone
        QVERIFY(applied(desk(), editOf(projected().players.front(), data)));
        session().flush();
        const auto bytesOf = [](const QString& path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QList<QByteArray> secrets{"Member-4711", "0160-5550123", "0171-5559876", "secret@example.org",
                                        "31.41",       "27.18",        "allergic",     "1987"};
        const auto foundIn = [&](const QString& path) {
            QByteArray bytes = bytesOf(path) + bytesOf(path + QStringLiteral("-wal"));
            return std::count_if(secrets.begin(), secrets.end(),
                                 [&bytes](const QByteArray& secret) { return bytes.contains(secret); });
        };
        QCOMPARE(foundIn(session().path()), secrets.size());
        const QString copy = inFolder(QStringLiteral("others.pairwright"));
        asker().paths = {copy};
        trigger(ActionId::saveCopyForOthers);
        QTRY_VERIFY2(message().contains(QStringLiteral("without phone numbers")), qPrintable(message()));
        QCOMPARE(foundIn(copy), 0);
        const auto read = readTournament(copy);
        QVERIFY(read.hasValue());
        QCOMPARE(read->players.size(), std::size_t{4});
        QVERIFY(!read->players.front().data.birth);
        QCOMPARE(read->players.front().data.name, data.name);
        // A group that goes by the year needs it, and no more.
        Tournament grouped = projected();
        grouped.settings.groupRules = {{QStringLiteral("Adults"), {}, {}, 2005, {}, {}}};
        QVERIFY(forOthers(grouped).players.front().data.birth == (BirthDate{1987, {}, {}}));
    }

    void fromPastedTextOf200EntriesToRoundOneInTwelveActions()
    {
        QString text = QStringLiteral("Name\tFIDE ID\tFed\tRating\n");
        for (int i = 0; i < 200; ++i)
            text += QStringLiteral("Entrant%1, Ed\t%2\tENG\t%3\n").arg(i).arg(7000001 + i).arg(1200 + 5 * i);
        QGuiApplication::clipboard()->setText(text);
        int actions = 0;
        press(Qt::Key_N, Qt::ControlModifier);
        ++actions;
        type(QStringLiteral("Autumn Open"));
        ++actions;
        asker().paths = {inFolder(QStringLiteral("autumn.pairwright"))};
        click("createTournament");
        actions += 3; // the file dialog
        press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
        ++actions;
        press(Qt::Key_Return); // takes the list
        ++actions;
        QTRY_VERIFY(projected().players.size() == 200 && !session().isSaving());
        QTRY_VERIFY(message().contains(QStringLiteral("200")));
        press(Qt::Key_F6);
        ++actions;
        QTRY_COMPARE_WITH_TIMEOUT(offered(), QStringLiteral("Draw the Lot and Pair"), 20'000);
        pressInMessage();
        ++actions;
        QTRY_VERIFY_WITH_TIMEOUT(projected().round(RoundNumber{1}) != nullptr && !session().isSaving(), 20'000);
        press(Qt::Key_F7);
        ++actions;
        QTRY_COMPARE_WITH_TIMEOUT(projected().lastPublished().value, 1, 20'000);
        QVERIFY2(actions <= 12, qPrintable(QString::number(actions)));
        QVERIFY(std::all_of(projected().players.begin(), projected().players.end(),
                            [](const Player& player) { return !player.data.fideId.isEmpty() && player.data.rating; }));
    }

    void namesThatCanBeReadInTwoWaysAreAskedFor()
    {
        QVERIFY(openFile(makeTournament(0)));
        import("Name;Elo\nLef\xE8vre, \xC9lodie;1800\nDupont, Jean;1700\n");
        auto& apply = find<QPushButton>("applyImport");
        QVERIFY(!apply.isEnabled());
        auto& western = find<QRadioButton>("encoding_windows-1252");
        auto& central = find<QRadioButton>("encoding_windows-1250");
        QVERIFY2(western.isVisible() && western.text().contains(QStringLiteral("Lefèvre, Élodie")),
                 qPrintable(western.text()));
        QVERIFY2(central.text().contains(QStringLiteral("Lefčvre, Élodie")), qPrintable(central.text()));
        screenshot(QStringLiteral("import-encoding"));
        press(Qt::Key_Return);
        QVERIFY(projected().players.empty());
        QTest::mouseClick(&central, Qt::LeftButton, {}, QPoint(8, central.height() / 2));
        const int name = ImportModel::columnOf(PlayerField::name);
        QCOMPARE(cell(0, name).data().toString(), QStringLiteral("Lefčvre, Élodie"));
        QVERIFY(apply.isEnabled());
        // And back: the question stays.
        QTest::mouseClick(&western, Qt::LeftButton, {}, QPoint(8, western.height() / 2));
        QCOMPARE(cell(0, name).data().toString(), QStringLiteral("Lefèvre, Élodie"));
        QTest::mouseClick(&apply, Qt::LeftButton);
        QTRY_COMPARE(projected().players.size(), std::size_t{2});
        QCOMPARE(projected().players.front().data.name, QStringLiteral("Lefèvre, Élodie"));
        // The next file has nothing to ask.
        import("Name;Elo\nLee, Anna;1500\n");
        QVERIFY(apply.isEnabled());
        QVERIFY(!find<QWidget>("encodingChoice").isVisible());
    }

    void howTheLettersAreReadStandsBesideTheQuestion()
    {
        QVERIFY(openFile(makeTournament(0)));
        import("Name;Rating\nKu\xe8"
               "era, Jan;1800\n\xa9"
               "karo, Eva;1700\n");
        const auto& letters = find<QComboBox>("importLetters");
        QTRY_VERIFY(letters.isVisible());
        QStringList beside;
        for (const QLabel* label : letters.parentWidget()->findChildren<QLabel*>())
            if (label->isVisible())
                beside.append(label->text());
        QCOMPARE(beside.front(), QStringLiteral("Letters:"));
        QVERIFY2(beside.back().endsWith(QStringLiteral("Are the names right?")), qPrintable(beside.back()));
    }

    void aRatingListThatCanBeReadInTwoWaysIsAskedFor()
    {
        QVERIFY(openFile(makeTournament(0)));
        asker().paths = {makeFile(QStringLiteral("list.csv"), "Name;Elo;FIDE-ID\nLef\xE8vre, \xC9lodie;1800;600001\n")};
        trigger(ActionId::ratingLists);
        click("addList");
        QWidget* asked = nullptr;
        QTRY_VERIFY((asked = window().findChild<QWidget*>(QStringLiteral("encodingWindow"))) != nullptr);
        auto* take = asked->findChild<QPushButton*>(QStringLiteral("takeEncoding"));
        QVERIFY(!take->isEnabled());
        auto* western = asked->findChild<QRadioButton*>(QStringLiteral("encoding_windows-1252"));
        QTest::mouseClick(western, Qt::LeftButton, {}, QPoint(8, western->height() / 2));
        QVERIFY(take->isEnabled());
        QTest::mouseClick(take, Qt::LeftButton);
        auto& lists = *window().findChild<RatingLists*>();
        QTRY_COMPARE(lists.all().size(), std::size_t{1});
    }

    void anEmptyClipboardIsToldOf()
    {
        QVERIFY(openFile(makeTournament(0)));
        QGuiApplication::clipboard()->clear();
        trigger(ActionId::importClipboard);
        QVERIFY2(message().contains(QStringLiteral("clipboard")), qPrintable(message()));
    }

    void aDoubtfulCellIsPutRightInThePreview()
    {
        QVERIFY(openFile(makeTournament(0)));
        import("Name;Elo;Fed\nLee, Anna;fifteen;GER\nKim, Bert;1400;GER\n");
        QCOMPARE(cell(0, ImportModel::State).data().toString(), QStringLiteral("please look"));
        const QModelIndex rating = cell(0, ImportModel::columnOf(PlayerField::rating));
        rows().setFocus();
        rows().setCurrentIndex(rating);
        press(Qt::Key_F2);
        auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(editor != nullptr);
        QCOMPARE(editor->text(), QStringLiteral("fifteen"));
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("1500"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(cell(0, ImportModel::State).data().toString(), QStringLiteral("new"));
        screenshot(QStringLiteral("import-mended"));
        click("applyImport");
        QTRY_COMPARE(projected().players.size(), std::size_t{2});
        QCOMPARE(projected().players[0].data.rating->value, 1500);
    }

    void eachChoiceStandsOverItsColumn()
    {
        QVERIFY(openFile(makeTournament(0)));
        import("Fed;Name;Elo\nGER;Lee, Anna;1500\n");
        const auto columns = {ImportModel::columnOf(PlayerField::federation), ImportModel::columnOf(PlayerField::name),
                              ImportModel::columnOf(PlayerField::rating)};
        const auto stand = [&] {
            const QList<QComboBox*> boxes = columnBoxes();
            qsizetype at = 0;
            for (const int column : columns) {
                const QWidget* box = boxes[at++];
                const int left =
                    rows().viewport()->mapTo(&window(), QPoint(rows().columnViewportPosition(column), 0)).x();
                if (box->mapTo(&window(), QPoint()).x() != left || box->width() > rows().columnWidth(column))
                    return false;
            }
            return true;
        };
        QTRY_VERIFY(stand());
        // One that is left out has no column: then they stand as words.
        choose(*columnBoxes()[0], QStringLiteral("(leave out)"));
        QTRY_VERIFY(!stand() && columnBoxes()[0]->isVisible());
    }

    void columnsAreTakenAsTheLastTime()
    {
        QVERIFY(openFile(makeTournament(0)));
        const QByteArray text = "Name;Punkte;Elo\nLee, Anna;1710;0\n";
        import(text);
        QVERIFY(cell(0, ImportModel::columnOf(PlayerField::rating)).data().toString().isEmpty());
        QList<QComboBox*> boxes = columnBoxes();
        QCOMPARE(boxes.size(), 3);
        choose(*boxes[2], QStringLiteral("(leave out)"));
        choose(*boxes[1], QStringLiteral("National rating"));
        QCOMPARE(cell(0, ImportModel::columnOf(PlayerField::rating)).data().toString(), QStringLiteral("1710"));
        // Another list of that shape, another day.
        restart();
        activate();
        QVERIFY(openFile(makeTournament(0)));
        import("Name;Punkte;Elo\nKim, Bert;1805;0\n");
        QCOMPARE(cell(0, ImportModel::columnOf(PlayerField::rating)).data().toString(), QStringLiteral("1805"));
        QCOMPARE(columnBoxes()[1]->currentText(), QStringLiteral("National rating"));
    }

    void aCorrectedListShowsOnlyWhatItCorrects()
    {
        QVERIFY(openFile(makeTournament(0)));
        import("Name;Elo\nLee, Anna;1500\nKim, Bert;1400\nPark, Chris;1300\n");
        click("applyImport");
        QTRY_COMPARE(projected().players.size(), std::size_t{3});
        import("Name;Elo\nLee, Anna;1500\nKim, Bert;1450\nPark, Chris;1300\n");
        QVERIFY(rows().isRowHidden(0));
        QVERIFY(!rows().isRowHidden(1));
        QVERIFY(rows().isRowHidden(2));
        auto& all = find<QCheckBox>("importUnchanged");
        QVERIFY(all.isVisible());
        screenshot(QStringLiteral("import-again"));
        all.click();
        QVERIFY(!rows().isRowHidden(0));
        click("applyImport");
        QTRY_COMPARE(projected().players[1].data.rating->value, 1450);
    }

    void theShapeOfAListIsNamed()
    {
        QVERIFY(openFile(makeTournament(0)));
        QFile file(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/tests/fixtures/lists/sharly.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        import(file.readAll());
        const auto labels = window().findChild<QWidget*>(QStringLiteral("importView"))->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().contains(QStringLiteral("Sharly Chess"));
        }));
        screenshot(QStringLiteral("import-sharly"));
        click("applyImport");
        QTRY_COMPARE(projected().players.size(), std::size_t{2});
        QCOMPARE(projected().players[0].data.fixedBoard, std::optional(3));
        QCOMPARE(projected().players[1].data.feeDue, QStringLiteral("25"));
    }

    void resultsComeFromAFileOnceAndNotTwice()
    {
        QVERIFY(openFile(makeTournament(4)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, {}}}));
        pairAndPublish();
        Tournament played = projected();
        for (Match& match : played.rounds[0].versions[0].pairings.boards)
            match.game(1).outcome.result = GameResult::whiteWins;
        const QString file = makeFile(QStringLiteral("results.txt"), resultExchange(played));
        asker().paths = {file, file};
        trigger(ActionId::importResults);
        QTRY_COMPARE(projected().game({RoundNumber{1}, 1})->outcome.result, std::optional(GameResult::whiteWins));
        QCOMPARE(projected().game({RoundNumber{1}, 2})->outcome.result, std::optional(GameResult::whiteWins));
        QVERIFY2(message().contains(QStringLiteral("2")), qPrintable(message()));
        trigger(ActionId::importResults);
        QVERIFY2(message().contains(QStringLiteral("here already")), qPrintable(message()));
        asker().paths = {inFolder(QStringLiteral("out.txt"))};
        trigger(ActionId::exportResults);
        QFile out(inFolder(QStringLiteral("out.txt")));
        QVERIFY(out.open(QIODevice::ReadOnly));
        QCOMPARE(out.readAll(), resultExchange(projected()));
        // Players are not looked for in it.
        asker().paths = {file};
        trigger(ActionId::importPlayers);
        QVERIFY2(message().contains(QStringLiteral("results, not players")), qPrintable(message()));
    }

    void feesAreEnteredChasedAndListed()
    {
        QVERIFY(openFile(makeTournament(3)));
        trigger(ActionId::pagePlayers);
        auto& table = find<QTableView>("playersTable");
        const int due = PlayersModel::columnOf(PlayerField::feeDue);
        QTRY_VERIFY(table.isColumnHidden(due)); // private, until somebody wants to see it
        QVERIFY(table.model()->setData(table.model()->index(0, due), QStringLiteral("25,00 €"), Qt::EditRole));
        QTRY_COMPARE(projected().players[0].data.feeDue, QStringLiteral("25"));
        QVERIFY(!table.model()->setData(table.model()->index(0, due), QStringLiteral("much"), Qt::EditRole));
        const auto lines = preflight(projected(), {});
        const auto unpaid = std::find_if(lines.begin(), lines.end(), [](const PreflightLine& line) {
            return line.code == PreflightLine::Code::unpaid;
        });
        QVERIFY(unpaid != lines.end());
        QCOMPARE(unpaid->text, QStringLiteral("25"));
        desk().leadTo({PageId::players, QStringLiteral("feePaid"), projected().players[0].key, {}});
        auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, QStringLiteral("25"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(projected().players[0].data.feePaid, QStringLiteral("25"));
        trigger(ActionId::showPayments);
        screenshot(QStringLiteral("payments"));
        asker().paths = {inFolder(QStringLiteral("a.csv")), inFolder(QStringLiteral("b.csv"))};
        trigger(ActionId::exportCsv);
        QVERIFY(!contentOf(QStringLiteral("a.csv")).contains("Fee due"));
        trigger(ActionId::pageExport);
        find<QCheckBox>("exportPrivate").setChecked(true);
        screenshot(QStringLiteral("export-private"));
        trigger(ActionId::exportCsv);
        QVERIFY(contentOf(QStringLiteral("b.csv")).contains("Fee due"));
        QVERIFY(!find<QCheckBox>("exportPrivate").isChecked());
    }

    void orderAmongEqualsAndClubsAreSetOnTheOverview()
    {
        QVERIFY(openFile(makeTournament(4)));
        trigger(ActionId::pageOverview);
        auto& order = find<QComboBox>("orderOfEquals");
        order.setCurrentIndex(2);
        emit order.activated(2);
        QTRY_COMPARE(projected().settings.orderOfEquals.by, OrderOfEquals::By::lot);
        QVERIFY(projected().settings.orderOfEquals.seed.has_value());
        const auto drawn = projected().settings.orderOfEquals;
        emit order.activated(2); // chosen again it is not drawn again
        QCOMPARE(projected().settings.orderOfEquals, drawn);
        find<QSpinBox>("clubsApart").setValue(2);
        QTRY_COMPARE(projected().settings.clubsApartUntil, 2);
        screenshot(QStringLiteral("overview-play"));
        // Where everybody meets everybody nobody is kept apart.
        find<QSpinBox>("clubsApart").setValue(0);
        trigger(ActionId::setUp);
        QTRY_VERIFY(find<QSpinBox>("clubsApart").isVisible());
        QVERIFY(find<QWidget>("forbiddenForm").isVisible());
        QVERIFY(applied(desk(), SetSystem{{System::RoundRobin, 2026}}));
        QTRY_VERIFY(!find<QSpinBox>("clubsApart").isVisible());
        QVERIFY(!find<QWidget>("forbiddenForm").isVisible());
    }

    void listsOfAFolderAreTakenInOneAfterTheOther()
    {
        QVERIFY(QDir(inFolder({})).mkpath(QStringLiteral("lists")));
        makeFile(QStringLiteral("lists/dwz-2026-10.csv"),
                 "Spielername;Geschlecht;Geburtsjahr;FIDE-Land;FIDE-Titel;DWZ;ID\nLee,Anna;W;1990;GER;;1510;1001\n");
        makeFile(QStringLiteral("lists/letter.txt"), "Dear arbiter,\nhello\n");
        makeFile(QStringLiteral("lists/other-2026-10.csv"), "ID;Name;Rating\n7;Kim, Bert;1400\n");
        makeFile(QStringLiteral("lists/picture.png"), "no list");
        trigger(ActionId::ratingLists);
        asker().paths = {inFolder(QStringLiteral("lists"))};
        click("addListFolder");
        auto& lists = *window().findChild<RatingLists*>();
        QTRY_COMPARE(lists.all().size(), std::size_t{2});
        QTRY_VERIFY(!lists.isBusy());
        const QString noted = find<QLabel>("listNote").text();
        QVERIFY2(noted.contains(QStringLiteral("letter.txt")) && noted.contains(QStringLiteral("1 player")),
                 qPrintable(noted));
    }

    void columnsThatNobodyNamesAreAskedFor()
    {
        trigger(ActionId::ratingLists);
        asker().paths = {makeFile(QStringLiteral("club-2026-10.csv"), "17;Lee, Anna;1990;1510\n18;Kim, Bert;;1400\n")};
        click("addList");
        QWidget* asked = nullptr;
        QTRY_VERIFY((asked = window().findChild<QWidget*>(QStringLiteral("listColumnsWindow"))) != nullptr);
        auto* table = asked->findChild<QTableWidget*>(QStringLiteral("listColumnsTable"));
        QCOMPARE(table->columnCount(), 4);
        QCOMPARE(table->item(1, 1)->text(), QStringLiteral("Lee, Anna"));
        auto* take = asked->findChild<QPushButton*>(QStringLiteral("takeColumns"));
        const auto boxOf = [table](int column) {
            return table->cellWidget(0, column)->findChild<QComboBox*>();
        };
        QCOMPARE(boxOf(0)->currentIndex(), 0); // nothing to go by
        QCOMPARE(boxOf(1)->currentText(), QStringLiteral("Name"));
        QCOMPARE(boxOf(2)->currentIndex(), 0);
        QCOMPARE(boxOf(3)->currentText(), QStringLiteral("National rating"));
        choose(*boxOf(1), boxOf(1)->itemText(0));
        QVERIFY(!take->isEnabled());
        const std::pair<int, const char*> meanings[]{
            {0, "National ID"}, {1, "Name"}, {2, "Birth year"}, {3, "National rating"}};
        for (const auto& [column, meaning] : meanings)
            choose(*boxOf(column), QString::fromLatin1(meaning));
        screenshot(QStringLiteral("list-columns"), asked);
        QVERIFY(take->isEnabled());
        take->click();
        auto& lists = *window().findChild<RatingLists*>();
        QTRY_COMPARE(lists.all().size(), std::size_t{1});
        QCOMPARE(lists.all()[0].people, 2);
    }

private:
    [[nodiscard]] QTableView& rows() const { return find<QTableView>("importTable"); }
    [[nodiscard]] QModelIndex cell(int row, int column) const { return rows().model()->index(row, column); }

    void import(const QByteArray& text)
    {
        asker().paths = {makeFile(QStringLiteral("list.csv"), text)};
        trigger(ActionId::importPlayers);
    }

    [[nodiscard]] QList<QComboBox*> columnBoxes() const
    {
        QList<QComboBox*> boxes;
        const auto all = window().findChild<QWidget*>(QStringLiteral("importView"))->findChildren<QComboBox*>();
        for (QComboBox* box : all)
            if (!box->objectName().startsWith(QStringLiteral("import"))) // the sheet, the letters
                boxes.append(box);
        // In the order in which they stand.
        std::sort(boxes.begin(), boxes.end(), [](const QComboBox* a, const QComboBox* b) {
            const QPoint first = a->mapTo(a->window(), QPoint());
            const QPoint second = b->mapTo(b->window(), QPoint());
            return std::pair(first.y(), first.x()) < std::pair(second.y(), second.x());
        });
        return boxes;
    }

    static void choose(QComboBox& box, const QString& text)
    {
        const int index = box.findText(text);
        QVERIFY2(index >= 0, qPrintable(text));
        box.setCurrentIndex(index);
        emit box.activated(index);
    }

    [[nodiscard]] QByteArray contentOf(const QString& name) const
    {
        QFile file(inFolder(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

static const pairwright::RegisteredTest<TestPlayersComeIn> registered("test_players_come_in");
#include "test_players_come_in.moc"
