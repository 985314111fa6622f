#include "tests/support/registered_test.h"
#include "tests/unit/cli/cli_run.h"

#include <QDir>
#include <QRegularExpression>
#include <QtTest>

using namespace pairwright::test;

namespace {

/// "check", ...: as the program lists them.
QStringList commands()
{
    static const QRegularExpression line(R"(^  ([a-z-]+) )", QRegularExpression::MultilineOption);
    QStringList names;
    auto found = line.globalMatch(runCli({"--help"}).output);
    while (found.hasNext())
        names << found.next().captured(1);
    return names;
}

QStringList optionsOf(const QString& command)
{
    static const QRegularExpression option(R"(^  (--[a-z-]+))", QRegularExpression::MultilineOption);
    QStringList names;
    auto found = option.globalMatch(runCli({command, "--help"}).output);
    while (found.hasNext())
        names << found.next().captured(1);
    return names;
}

} // namespace

/// What a shell and man know of the programs.
class TestCliShell : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(commands().size() >= 10);
        script_ = work_.file("completion", runCli({"completion", "bash"}).output.toStdString());
    }

    void bashOffersEachCommandAndOption()
    {
        QStringList expected = commands() + QStringList{"--help", "--version"};
        QCOMPARE(offered({""}), sorted(expected));
        for (const QString& command : commands()) {
            const QStringList offers = offered({command, "--"});
            for (const QString& option : optionsOf(command))
                QVERIFY2(offers.contains(option), qPrintable(command + " " + option));
            QVERIFY(offers.contains("--help"));
        }
    }

    void bashOffersTheWordsOfAnOption()
    {
        QCOMPARE(offered({"pair", "--system", "du"}), (QStringList{"dubov", "dutch"}));
        QVERIFY(offered({"pair", "--edition", ""}).contains("1997"));
        QCOMPARE(offered({"convert", QDir::cleanPath(script_).chopped(3)}), QStringList{script_});
    }

    void theOtherShellsGetEachOption()
    {
        const QString zsh = runCli({"completion", "zsh"}).output;
        const QString fish = runCli({"completion", "fish"}).output;
        for (const QString& command : commands())
            for (const QString& option : optionsOf(command)) {
                QVERIFY2(zsh.contains("'" + option + "["), qPrintable(option));
                QVERIFY2(option == "--help" || fish.contains("-l " + option.mid(2) + " "), qPrintable(option));
            }
        for (const auto& [shell, text] : {std::pair{"zsh", zsh}, std::pair{"fish", fish}}) {
            const CliRun parsed = runProgram(shell, {"-n", work_.file(shell, text.toStdString())});
            QVERIFY2(parsed.exitCode == 0, parsed.all());
        }
        QCOMPARE(runCli({"completion", "powershell"}).exitCode, 3);
    }

    void everyCommandShowsHowItIsUsed()
    {
        for (const QString& command : commands()) {
            const QString help = runCli({command, "--help"}).output;
            QVERIFY2(command == "version" || help.contains("Example"), qPrintable(command));
        }
    }

    void theManPagesRenderWithoutWarnings()
    {
        const QDir folder(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/packaging/linux"));
        const QStringList pages = folder.entryList({"*.1.in"});
        QCOMPARE(pages.size(), 4);
        for (const QString& page : pages) {
            const CliRun run = runProgram("man", {"--warnings", "-l", folder.filePath(page)});
            QVERIFY2(run.exitCode == 0 && run.errors.isEmpty(), run.errors.toUtf8());
            QVERIFY(run.output.contains("SYNOPSIS"));
        }
    }

    void theManPageNamesEachCommand()
    {
        QFile page(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/packaging/linux/pairwright-cli.1.in"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        for (const QString& command : commands())
            QVERIFY2(text.contains("\n.B " + command + "\n"), qPrintable(command));
    }

private:
    static QStringList sorted(QStringList words)
    {
        words.sort();
        return words;
    }

    /// What bash offers when TAB is pressed behind these words.
    [[nodiscard]] QStringList offered(const QStringList& words) const
    {
        QString call = QString("source '%1'; COMP_WORDS=(pairwright-cli").arg(script_);
        for (const QString& word : words)
            call += " '" + word + "'";
        call += QString("); COMP_CWORD=%1; _pairwright_cli; printf '%s\\n' \"${COMPREPLY[@]}\"").arg(words.size());
        const CliRun run = runProgram("bash", {"--noprofile", "--norc", "-c", call});
        return sorted(run.output.split('\n', Qt::SkipEmptyParts));
    }

    Workplace work_;
    QString script_;
};

static const pairwright::RegisteredTest<TestCliShell> registered("unit_cli_shell");
#include "test_cli_shell.moc"
