#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace pairwright::test {

/// One thing that a strict reader would object to.
struct TrfViolation {
    int line = 0; ///< from 1; 0: the whole file
    QString what;
};

enum class TrfDialect { trf16, trf26 };

struct TrfExpectations {
    TrfDialect dialect = TrfDialect::trf26;
    /// A report that a rating officer accepts: event data, FIDE ids, no open game.
    bool forRating = false;
};

/// Checks a report letter by letter against the standard: line ends, columns, codes, counts, points, and that
/// the rounds fit together. Written from the standard and sharing no code with the program's reader or writer.
std::vector<TrfViolation> validateTrf(const QByteArray& bytes, const TrfExpectations& expectations);

/// "line 3: ...", for the message of a failed test.
QString toText(const std::vector<TrfViolation>& violations);

} // namespace pairwright::test
