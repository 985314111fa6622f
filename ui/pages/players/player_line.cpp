#include "ui/pages/players/player_line.h"

#include "app/domain/ratings/typed_rating.h"

#include <QCoreApplication>
#include <QDate>
#include <QRegularExpression>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::PlayerLine)
};

bool matches(const QString& text, const char* pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(QLatin1String(pattern))).match(text).hasMatch();
}

/// Puts one part where it belongs; false if it fits nowhere.
bool place(const QString& part, PlayerData& player)
{
    if (!player.rating && matches(part, "\\d{1,4}")) {
        const int value = part.toInt();
        if (value > 0)
            player.rating = Rating{value, RatingSource::fide, typedList()};
        return true;
    }
    if (matches(part, "\\d{5,}") && player.fideId.isEmpty()) {
        player.fideId = part;
        return true;
    }
    if (part.startsWith(QLatin1Char('*'))) {
        player.birth = parseBirth(part.mid(1).trimmed());
        return player.birth.has_value();
    }
    if (const auto title = titleFromString(part); title && *title != Title::None) {
        player.title = *title;
        return true;
    }
    if (player.federation.isEmpty() && matches(part, "[A-Z]{3}")) {
        player.federation = part;
        return true;
    }
    if (player.club.isEmpty()) {
        player.club = part;
        return true;
    }
    return false;
}

} // namespace

std::optional<BirthDate> parseBirth(const QString& text)
{
    const QString trimmed = text.trimmed();
    if (matches(trimmed, "(1[89]|20)\\d\\d"))
        return BirthDate{trimmed.toInt(), {}, {}};
    for (const char* format : {"yyyy-MM-dd", "yyyy/MM/dd", "yyyy.MM.dd", "d.M.yyyy", "d/M/yyyy"}) {
        const QDate date = QDate::fromString(trimmed, QLatin1String(format));
        if (date.isValid())
            return BirthDate{date.year(), date.month(), date.day()};
    }
    // "12.5.98": nobody is born in the future.
    const auto shortYear = QRegularExpression(QStringLiteral("^(\\d{1,2})([./])(\\d{1,2})\\2(\\d{2})$")).match(trimmed);
    if (shortYear.hasMatch()) {
        const int year = shortYear.captured(4).toInt();
        const int century = year > QDate::currentDate().year() % 100 ? 1900 : 2000;
        const QDate date(century + year, shortYear.captured(3).toInt(), shortYear.captured(1).toInt());
        if (date.isValid())
            return BirthDate{date.year(), date.month(), date.day()};
    }
    const auto yearAndMonth = QRegularExpression(QStringLiteral("^(\\d{4})-(\\d{2})$")).match(trimmed);
    if (yearAndMonth.hasMatch() && yearAndMonth.captured(2).toInt() >= 1 && yearAndMonth.captured(2).toInt() <= 12)
        return BirthDate{yearAndMonth.captured(1).toInt(), yearAndMonth.captured(2).toInt(), {}};
    return std::nullopt;
}

Expected<PlayerData, PlayerLineError> parsePlayerLine(const QString& line)
{
    const QStringList parts = line.split(QRegularExpression(QStringLiteral("[;\t]")));
    PlayerData player;
    player.name = parts.constFirst().simplified();
    // "Jones, Tom 1800": a name does not end with such a number.
    static const QRegularExpression withRating(QStringLiteral("^(.*\\D) (\\d{3,4})$"));
    if (const auto match = withRating.match(player.name); parts.size() == 1 && match.hasMatch()) {
        player.name = match.captured(1);
        player.rating = Rating{match.captured(2).toInt(), RatingSource::fide, typedList()};
    }
    if (player.name.isEmpty())
        return Unexpected{PlayerLineError{PlayerLineError::Reason::empty, {}}};
    for (qsizetype i = 1; i < parts.size(); ++i) {
        const QString part = parts[i].simplified();
        if (!part.isEmpty() && !place(part, player))
            return Unexpected{PlayerLineError{PlayerLineError::Reason::unknownPart, part}};
    }
    // Nobody has a FIDE rating without a FIDE ID.
    if (player.rating && player.fideId.isEmpty())
        player.rating->source = RatingSource::national;
    if (player.rating && player.rating->value > highestRating)
        return Unexpected{
            PlayerLineError{PlayerLineError::Reason::ratingTooHigh, QString::number(player.rating->value)}};
    return player;
}

QString sentenceFor(const PlayerLineError& error, bool ofATeam)
{
    switch (error.reason) {
    case PlayerLineError::Reason::unknownPart:
        return (ofATeam ? Tr::tr("“%1” is neither a rating, title nor a federation. Write: "
                                 "Surname, Given name; 2150; GER")
                        : Tr::tr("“%1” is neither a rating, title, federation nor a club. Write: "
                                 "Surname, Given name; 2150; GER; Club"))
            .arg(error.text);
    case PlayerLineError::Reason::ratingTooHigh:
        return Tr::tr("%1 is no possible rating. Ratings lie between 1 and 3500.").arg(error.text);
    case PlayerLineError::Reason::empty: break;
    }
    return Tr::tr("Type a name first, then press Enter.");
}

} // namespace pairwright
