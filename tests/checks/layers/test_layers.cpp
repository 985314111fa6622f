#include "tests/checks/layers/layer_rules.h"
#include "tests/support/registered_test.h"

#include <QString>
#include <QTest>

using pairwright::layers::checkText;
using pairwright::layers::checkTree;
using pairwright::layers::Places;
using pairwright::layers::Violation;

/// The arrows engine <- app <- ui never turn back, and every include shows its layer.
class LayersTest : public QObject {
    Q_OBJECT
private slots:
    void aWrongLineIsFound_data();
    void aWrongLineIsFound();
    void aRightLineIsAccepted_data();
    void aRightLineIsAccepted();
    void aLongFileAndAHeaderWithoutGuardAreFound();
    void aBoxThatGuessesIsFound();
    void whoNeedsANetworkOrASettingOfTheUserIsFound();
    void theTreeIsClean();

private:
    const Places places_{PAIRWRIGHT_SOURCE_DIR, PAIRWRIGHT_QT_INCLUDES};
};

void LayersTest::aWrongLineIsFound_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("line");
    QTest::newRow("engine uses Qt") << "engine/x.cpp"
                                    << "#include <QString>";
    QTest::newRow("engine uses Qt by module") << "engine/x.cpp"
                                              << "#include <QtCore/QString>";
    QTest::newRow("engine prints") << "engine/x.cpp"
                                   << "#include <iostream>";
    QTest::newRow("engine uses app") << "engine/x.cpp"
                                     << "#include \"app/CMakeLists.txt\"";
    QTest::newRow("engine uses ui") << "engine/x.cpp"
                                    << "#  include \"ui/CMakeLists.txt\"";
    QTest::newRow("app uses ui") << "app/x.cpp"
                                 << "#include \"ui/CMakeLists.txt\"";
    QTest::newRow("app uses a GUI type") << "app/x.cpp"
                                         << "#include <QColor>";
    QTest::newRow("app uses a GUI type in lower case") << "app/x.cpp"
                                                       << "#include <QtGui/qcolor.h>";
    QTest::newRow("app uses a widget") << "app/x.cpp"
                                       << "#include <QWidget>";
    QTest::newRow("app uses printing") << "app/x.cpp"
                                       << "#include <QPrinter>";
    QTest::newRow("app uses SQL outside storage") << "app/session/x.cpp"
                                                  << "#include <QSqlQuery>";
    QTest::newRow("app uses the C API outside storage") << "app/session/x.cpp"
                                                        << "#include <sqlite3.h>";
    QTest::newRow("app writes SQL outside storage") << "app/session/x.cpp"
                                                    << "q(\"SELECT a FROM b\");";
    QTest::newRow("ui uses SQL") << "ui/x.cpp"
                                 << "#include <QSqlDatabase>";
    QTest::newRow("ui writes SQL") << "ui/x.cpp"
                                   << "f(\"DELETE FROM player\");";
    QTest::newRow("app branches on a system") << "app/x.cpp"
                                              << "if (settings.system.system == System::Lim)";
    QTest::newRow("ui branches on a system") << "ui/x.cpp"
                                             << "    case System::Dubov: break;";
    QTest::newRow("engine branches on a system") << "engine/trf/x.cpp"
                                                 << "return gamesOfARound(System::DoubleSwiss);";
    QTest::newRow("a sheet in the language of the window") << "app/x.cpp"
                                                           << "return QLocale().toString(date);";
    QTest::newRow("a page as well") << "app/web/x.cpp"
                                    << "    const QLocale locale;";
    QTest::newRow("a sentence in pieces") << "ui/x.cpp"
                                          << "text += QStringLiteral(\", \") + Tr::tr(\"reversed\");";
    QTest::newRow("the other way round") << "app/x.cpp"
                                         << "return tr(\"%1 players\").arg(n) + QStringLiteral(\", \") + rest;";
    QTest::newRow("a system names another") << "engine/lim/judge.cpp"
                                            << "if (id.system == System::Dutch)";
    QTest::newRow("a key is compared") << "engine/trf/x.cpp"
                                       << "if (info->key == \"lim\")";
    QTest::newRow("a system is looked up by a fixed name") << "app/cli/x.cpp"
                                                           << "auto* info = findSystem(\"dubov\", 1997);";
    QTest::newRow("a format asks the rules themselves") << "engine/trf/x.cpp"
                                                        << "#include \"engine/lim/lim.h\"";
    QTest::newRow("app asks the rules themselves") << "app/x.cpp"
                                                   << "#include \"engine/double_swiss/match.h\"";
    QTest::newRow("the program uses a test") << "ui/x.cpp"
                                             << "#include \"tests/CMakeLists.txt\"";
    QTest::newRow("not from the root") << "engine/base/x.cpp"
                                       << "#include \"score.h\"";
    QTest::newRow("not from the root in a test") << "tests/unit/x.cpp"
                                                 << "#include \"../checks/layers/layer_rules.h\"s";
    QTest::newRow("a room of engine uses a later one") << "engine/matching/x.cpp"
                                                       << "#include \"engine/tournament/tournament_state.h\"";
    QTest::newRow("a rule uses what asks all rules") << "engine/dutch/x.cpp"
                                                     << "#include \"engine/registry.h\"";
    QTest::newRow("a room of app uses a later one") << "app/storage/x.cpp"
                                                    << "#include \"app/session/command/command.h\"";
    QTest::newRow("a filled sentence is filled again") << "ui/x.cpp"
                                                       << "return tr(\"%1 %2\").arg(name(\")\")).arg(2);";
    QTest::newRow("on the next line too") << "app/x.cpp"
                                          << "return tr(\"%1 %2\").arg(name)\n    .arg(2);";
    for (const char* guessing : {"auto* name = new QLabel(player.name);", "class Chip : public QLabel {",
                                 "QLabel name(text);", "view_(std::make_unique<QLabel>())", ", text_(new QTextBrowser)",
                                 "QTextDocument document;", "label->setTextFormat(Qt::AutoText);",
                                 "QToolTip::showText(place, name, this);", "form->addRow(tr(\"Name\"), x);",
                                 "QMessageBox::warning(this, title, text);", "QProgressDialog dialog(name, {}, 0, 0);",
                                 "dialog_ = std::make_unique<QProgressDialog>(what_, tr(\"Cancel\"), 0, 0, window_);",
                                 "QInputDialog::getText(this, title, text);", "field->setWhatsThis(text);"})
        QTest::newRow(guessing) << "ui/x.cpp" << guessing;
    QTest::newRow("own header not first") << "engine/base/score.cpp"
                                          << "#include <string>";
}

void LayersTest::aWrongLineIsFound()
{
    QFETCH(QString, file);
    QFETCH(QString, line);
    const std::string text = "// a comment\n" + line.toStdString() + "\n";
    const std::vector<Violation> found = checkText(places_, file.toStdString(), text);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().line, 2);
}

void LayersTest::aRightLineIsAccepted_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("line");
    QTest::newRow("engine uses engine") << "engine/x.cpp"
                                        << "#include \"engine/base/score.h\"";
    QTest::newRow("engine uses the standard library") << "engine/x.cpp"
                                                      << "#include <string>";
    QTest::newRow("a room uses an earlier one") << "engine/dutch/x.cpp"
                                                << "#include \"engine/completion/bye.h\"";
    QTest::newRow("what all jobs share comes early") << "app/pairing/x.cpp"
                                                     << "#include \"app/jobs/job.h\"";
    QTest::newRow("app uses engine") << "app/x.cpp"
                                     << "#include \"engine/base/score.h\"";
    QTest::newRow("app uses Core") << "app/x.cpp"
                                   << "#include <QString>";
    QTest::newRow("app uses Concurrent") << "app/x.cpp"
                                         << "#include <QtConcurrentRun>";
    QTest::newRow("storage uses SQL") << "app/storage/x.cpp"
                                      << "#include <QSqlQuery>";
    QTest::newRow("storage uses the C API") << "app/storage/x.cpp"
                                            << "#include <sqlite3.h>";
    QTest::newRow("storage writes SQL") << "app/storage/x.cpp"
                                        << "q(\"SELECT a FROM b\");";
    QTest::newRow("ui uses widgets") << "ui/x.cpp"
                                     << "#include <QWidget>";
    QTest::newRow("ui asks to select") << "ui/x.cpp"
                                       << "tr(\"Select the players from the list\");";
    QTest::newRow("ui asks the registry") << "ui/x.cpp"
                                          << "if (capabilitiesOf(settings.system).has(option))";
    QTest::newRow("app uses another scope of that ending") << "app/x.cpp"
                                                           << "PointSystem::PerColour value;";
    QTest::newRow("the registry names systems") << "engine/lim/system.cpp"
                                                << "SystemInfo{{System::Lim, 2026}, \"lim\"}";
    QTest::newRow("a value is filled on its own") << "ui/x.cpp"
                                                  << "tr(\"%1\").arg(tr(\"%1\").arg(2)) + tr(\"%1\").arg(3);";
    for (const char* plain : {"auto* name = new PlainLabel(player.name);", "QLabel* name_ = nullptr;",
                              "for (QLabel* label : {a, b})", "findChildren<QLabel*>()", "class QLabel;",
                              "form_->addRow(QString(), notice_);", "label->setTextFormat(Qt::RichText);",
                              "std::make_unique<QProgressDialog>(QString(), tr(\"Cancel\"), 0, 0, window_);"})
        QTest::newRow(plain) << "ui/x.cpp" << plain;
    QTest::newRow("generated file") << "ui/x.cpp"
                                    << "#include \"x.moc\"";
    QTest::newRow("own header first") << "engine/base/score.cpp"
                                      << "#include \"engine/base/score.h\"";
}

void LayersTest::aRightLineIsAccepted()
{
    QFETCH(QString, file);
    QFETCH(QString, line);
    const std::vector<Violation> found = checkText(places_, file.toStdString(), line.toStdString() + "\n");
    QVERIFY2(found.empty(), found.empty() ? "" : found.front().reason.c_str());
}

void LayersTest::aLongFileAndAHeaderWithoutGuardAreFound()
{
    QCOMPARE(checkText(places_, "ui/x.h", "int a;\n").size(), std::size_t{1});
    QVERIFY(checkText(places_, "ui/x.h", "#pragma once\nint a;\n").empty());
    QVERIFY(checkText(places_, "ui/x.cpp", std::string(500, '\n')).empty());
    QCOMPARE(checkText(places_, "ui/x.cpp", std::string(501, '\n')).size(), std::size_t{1});
}

void LayersTest::aBoxThatGuessesIsFound()
{
    QCOMPARE(checkText(places_, "ui/x.cpp", "auto* box = new QMessageBox(this);\nbox->setText(name);\n").size(),
             std::size_t{1});
    QVERIFY(checkText(places_, "ui/x.cpp", "auto* box = new QMessageBox(this);\nbox->setTextFormat(Qt::PlainText);\n")
                .empty());
}

void LayersTest::whoNeedsANetworkOrASettingOfTheUserIsFound()
{
    for (const char* line : {"QNetworkAccessManager manager;", "QTcpSocket socket;", "QSslSocket socket;"})
        for (const char* file : {"app/pairing/x.cpp", "app/session/x.cpp", "app/formats/x.cpp", "ui/pages/x.cpp"})
            QCOMPARE(checkText(places_, file, std::string(line) + "\n").size(), std::size_t{1});
    QCOMPARE(checkText(places_, "app/session/plan/x.cpp", "QSettings().value(\"level\");\n").size(), std::size_t{1});
    QVERIFY(checkText(places_, "app/lists/list_download.cpp", "QNetworkReply* reply;\n").empty());
    QVERIFY(checkText(places_, "ui/settings/user_settings.cpp", "QSettings store;\n").empty());
}

void LayersTest::theTreeIsClean()
{
    QStringList report;
    for (const Violation& violation : checkTree(places_))
        report += QStringLiteral("%1:%2: %3")
                      .arg(QString::fromStdString(violation.file))
                      .arg(violation.line)
                      .arg(QString::fromStdString(violation.reason));
    QVERIFY2(report.isEmpty(), qPrintable(QLatin1Char('\n') + report.join(QLatin1Char('\n'))));
}

static const pairwright::RegisteredTest<LayersTest> registered("layers");
#include "test_layers.moc"
