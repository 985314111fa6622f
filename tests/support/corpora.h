#pragma once

#include <QByteArray>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QStringList>

namespace pairwright::test {

/// Recorded tournaments of the repository, and of the folder in PAIRWRIGHT_CORPORA when it is set.
inline QStringList corpusFiles()
{
    QStringList roots{QStringLiteral(PAIRWRIGHT_FIXTURES "/corpora")};
    if (const QString more = qEnvironmentVariable("PAIRWRIGHT_CORPORA"); !more.isEmpty())
        roots << more;
    else
        qInfo("PAIRWRIGHT_CORPORA is not set: only the tournaments in tests/fixtures/corpora are read");
    QStringList files;
    for (const QString& root : roots)
        for (QDirIterator it(root, {QStringLiteral("*.trf")}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
            files << it.next();
    files.sort();
    return files;
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace pairwright::test
