#pragma once

#include <QProcess>
#include <QString>

namespace pairwright {

/// What a reader of PDF finds in a file, laid out as on paper.
inline QString textOfPdf(const QString& path)
{
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    if (!reader.waitForFinished() || reader.exitCode() != 0)
        qFatal("pdftotext (poppler-utils) does not read %s", qPrintable(path));
    return QString::fromUtf8(reader.readAllStandardOutput());
}

} // namespace pairwright
