#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <string>

namespace pairwright::test {

inline const QString sample = QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/resources/samples/sample.trf");
inline const QString wrongDubov = QStringLiteral(PAIRWRIGHT_FIXTURES "/corpora/dubov-2026/t2.trf");

/// What one call of the program gave.
struct CliRun {
    int exitCode = -1; ///< -1: it crashed or hung
    QString output;
    QString errors;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(output.toUtf8()).object(); }
    [[nodiscard]] QStringList errorLines() const { return errors.split('\n', Qt::SkipEmptyParts); }
    /// For the message of a failed test.
    [[nodiscard]] QByteArray all() const
    {
        return QString("exit %1\n%2\n%3").arg(QString::number(exitCode), output, errors).toUtf8();
    }
};

/// Runs a program to its end, at most a minute.
inline CliRun runProgram(const QString& program, const QStringList& arguments, const QString& outputFile = {})
{
    QProcess process;
    if (!outputFile.isEmpty())
        process.setStandardOutputFile(outputFile);
    process.start(program, arguments);
    CliRun run;
    if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit)
        run.exitCode = process.exitCode();
    run.output = QString::fromUtf8(process.readAllStandardOutput());
    run.errors = QString::fromUtf8(process.readAllStandardError());
    return run;
}

inline CliRun runCli(const QStringList& arguments, const QString& outputFile = {})
{
    return runProgram(QStringLiteral(PAIRWRIGHT_CLI), arguments, outputFile);
}

/// Empty if it cannot be read.
inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QString textOf(const QString& path)
{
    return QString::fromUtf8(bytesOf(path));
}

/// A folder of files that lives as long as a test.
class Workplace {
public:
    /// Writes a file and returns its path.
    QString file(const QString& name, const std::string& content) const
    {
        QString path = folder_.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content.data(), static_cast<qint64>(content.size())) < 0)
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }

private:
    QTemporaryDir folder_;
};

} // namespace pairwright::test
