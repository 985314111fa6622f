#include "tests/checks/translations/glossary.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace pairwright;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString sourceFile(const char* path)
{
    return QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/") + QLatin1String(path);
}

/// What is typed or names a file is no word of ours.
QString withoutCode(QString markdown)
{
    static const QRegularExpression code(QStringLiteral("`[^`]*`|^    .*$|\\]\\([^)]*\\)"),
                                         QRegularExpression::MultilineOption);
    return markdown.remove(code);
}

TsMessage message(const char* source, const char* translation)
{
    return {{}, QString::fromUtf8(source), {QString::fromUtf8(translation)}, false, false};
}

/// Each in a line of its own: together they may be too long for one message.
void sayAll(const QStringList& findings)
{
    for (const QString& finding : findings)
        qWarning().noquote() << finding;
}

} // namespace

/// A thing has one word on screen, on paper, in the hall, on the web and in the manual.
class WordsTest : public QObject {
    Q_OBJECT
private slots:
    void anotherWordIsFound()
    {
        const auto glossary = readGlossary("# comment\ncheck-in\tAnmeldung\tcheckin\tEinchecken\n");
        QCOMPARE(glossary.size(), std::size_t{1});
        QVERIFY(otherWords(glossary, message("&Check-In", "&Anmeldung")).isEmpty());
        QVERIFY(otherWords(glossary, message("Close", "Voranmeldung schließen")).isEmpty());
        QCOMPARE(otherWords(glossary, message("Check-in", "Anwesenheit")).size(), 1);
        QCOMPARE(otherWords(glossary, message("Close", "Einchecken beenden")).size(), 1);
        QCOMPARE(otherWords(glossary, message("C&heckin", "Anmeldung")).size(), 1);
        QCOMPARE(otherWords(glossary, QStringLiteral("the Checkin is open")).size(), 1);
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, readGlossary("check-in\tAnmeldung\n"));
    }

    void everyTextSaysItWithItsWord()
    {
        const auto glossary = readGlossary(contentOf(sourceFile("translations/glossary.tsv")));
        QVERIFY(glossary.size() > 10);
        const TsMessages german = readTs(contentOf(sourceFile("translations/pairwright_de.ts")));
        QVERIFY(german.messages.size() > 3'000);
        QStringList findings;
        for (const TsMessage& one : german.messages)
            for (const QString& finding : otherWords(glossary, one))
                findings += QStringLiteral("%1: \"%2\": %3").arg(one.context, one.source, finding);
        sayAll(findings);
        QVERIFY(findings.isEmpty());
    }

    void theManualSaysItWithTheSameWords_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<bool>("isGerman");
        QTest::newRow("English") << QStringLiteral("resources/manual") << false;
        QTest::newRow("German") << QStringLiteral("resources/manual/de") << true;
    }

    void theManualSaysItWithTheSameWords()
    {
        QFETCH(const QString, folder);
        QFETCH(const bool, isGerman);
        const auto glossary = readGlossary(contentOf(sourceFile("translations/glossary.tsv")));
        const auto others = isGerman ? &Term::notInGerman : &Term::notInEnglish;
        const QDir manual(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/") + folder);
        const QStringList pages = manual.entryList({QStringLiteral("*.md")});
        QVERIFY(pages.size() > 10);
        QStringList findings;
        for (const QString& page : pages)
            for (const QString& finding :
                 otherWords(glossary, withoutCode(QString::fromUtf8(contentOf(manual.filePath(page)))), others))
                findings += page + QStringLiteral(": ") + finding;
        sayAll(findings);
        QVERIFY(findings.isEmpty());
    }
};

static const pairwright::RegisteredTest<WordsTest> registered("words");
#include "test_words.moc"
