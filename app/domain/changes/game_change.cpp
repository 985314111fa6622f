#include "app/domain/changes/game_change.h"

#include "app/domain/text/filled.h"

#include <QRegularExpression>

namespace pairwright {

QString coloursChange(bool isWhite)
{
    return isWhite ? QStringLiteral("B-W to W-B") : QStringLiteral("W-B to B-W");
}

bool isOfColours(const GameChange& change)
{
    return change.change == coloursChange(true) || change.change == coloursChange(false);
}

QString toText(const GameChange& change)
{
    return change.game ? filled(QStringLiteral("game %1, %2"), *change.game, change.change) : change.change;
}

GameChange gameChangeIn(const QString& text)
{
    static const QRegularExpression shape(QStringLiteral("\\Agame ([1-9][0-9]?), "));
    const auto match = shape.match(text);
    if (!match.hasMatch())
        return {{}, text};
    return {match.captured(1).toInt(), text.mid(match.capturedLength())};
}

QString seatChange(std::optional<PlayerKey> before, std::optional<PlayerKey> after)
{
    const auto code = [](const std::optional<PlayerKey>& key) {
        return key ? QString::number(key->value) : QStringLiteral("none");
    };
    return code(before) + QStringLiteral(" to ") + code(after);
}

} // namespace pairwright
