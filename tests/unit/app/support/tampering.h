#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace pairwright::test {

/// Runs statements in a file from outside, as another program would. Fails the test when one is refused.
void tamper(const QString& path, const QStringList& statements);

/// All bytes of a file; empty if it cannot be read.
QByteArray contentOf(const QString& path);

} // namespace pairwright::test
