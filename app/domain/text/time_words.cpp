#include "app/domain/text/time_words.h"

#include "app/domain/text/heading_languages.h"
#include "app/domain/text/world_letters.h"

#include <QMap>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <array>
#include <memory>

#include <unicode/unumberformatter.h>

namespace pairwright {

namespace {

constexpr std::array unitNames{"second", "minute", "hour"}; // in the order of TimeWord

/// What languages say of chess has no place in ICU.
struct ChessWords {
    TimeWord word;
    const char* words;
};
constexpr std::array chessWords{
    ChessWords{TimeWord::seconds, "s sec sek с сек"},
    ChessWords{TimeWord::minutes, "m min м мин"},
    ChessWords{TimeWord::hours, "h std ч"},
    ChessWords{TimeWord::moves,
               "moves? zugen? zug zuge coups? jugadas? movimientos? moss[ae] zet(?:ten)? lances? jogadas? "
               "posuniec(?:ia|ie)? ruch(?:ow|y|u)? ход(?:ов|ів|а|у|и)? хід tah(?:u|y)? tahov lepes(?:re|ig|enkent)? "
               "potez(?:a|i|u)? потез(?:а|и|у)? drag trekk? træk siir(?:toa|ron|rolta|to) hamle(?:ye|lik|de)? "
               "κινησ(?:εισ|εις|η) mutar[ei] ejim(?:u|as|ai|a) gajien(?:i|u|s) kaiku?"},
    ChessWords{TimeWord::first, "first|erste[nrm]?|1er|premier|primer[ao]?|prima|primo|eerste|pierwsz\\w*|перв\\w*|"
                                "перш\\w*|prv\\w*|1[.-]?\\w{0,2}|one"},
    ChessWords{TimeWord::then,
               "and und then dann danach et puis ensuite y luego despues e poi en daarna depois i oraz potem "
               "и затем потом і та потім pak potom es majd zatim затим och sedan og sa derefter "
               "ja sitten ve sonra και μετα si apoi ir tada un tad siis"},
    ChessWords{
        TimeWord::filler,
        "for in fur je pro per each every the an game partie rest remaining increment inkrement zuschlag bonus "
        "classical pour par chaque le les la reste  cadence por para cada el los las resto partida de "
        "ogni il lo partita voor elke het partij na za kazd\\w* do kon(?:ca|iec) parti[ie] reszt[ea] "
        "на за кажды\\w* кожен до конца кінця партии партії партию с з добавлени\\w* начиная po svak\\w* "
        "kraja сваки краја по for varje resten partiet pr hvert per joka loppuun icin her basina για ανα καθε την "
        "τις pentru pe fiecare restul uz kiekvien\\w* ejima par katru iga kohta"},
    ChessWords{TimeWord::standard, "standard classical classique clasic[ao] classic[oa] klassi\\w* klasy\\w* "
                                   "классик\\w* классич\\w* класич\\w* стандарт\\w* klasik"},
    ChessWords{TimeWord::rapid, "rapid\\w* schnellschach rapide semi-rapide rapidas szybki\\w* быстры\\w* "
                                "рапид\\w* швидк\\w* snabbschack hurtig\\w* hizli pikashakki nopea\\w* "
                                "ubrzan\\w* убрзан\\w* γρηγορο"},
    ChessWords{TimeWord::blitz, "blitz\\w* блиц\\w* бліц\\w* snelschaak blyskawiczn\\w* villam\\w* lynskak lynsjakk "
                                "relampago yildirim brzopotezn\\w* брзопотезн\\w* μπλιτς zibakva"},
};

/// "90 Minuten", with what ICU puts around the number.
QString formattedUnit(const char* language, const char* unit, const char* width, int count)
{
    const QString skeleton =
        QStringLiteral("measure-unit/duration-%1 %2").arg(QLatin1String(unit), QLatin1String(width));
    UErrorCode error = U_ZERO_ERROR;
    const std::unique_ptr<UNumberFormatter, decltype(&unumf_close)> format(
        unumf_openForSkeletonAndLocale(reinterpret_cast<const UChar*>(skeleton.utf16()),
                                       static_cast<int>(skeleton.size()), language, &error),
        &unumf_close);
    const std::unique_ptr<UFormattedNumber, decltype(&unumf_closeResult)> result(unumf_openResult(&error),
                                                                                 &unumf_closeResult);
    std::array<char16_t, 60> text{};
    unumf_formatInt(format.get(), count, result.get(), &error);
    const int length = unumf_resultToString(result.get(), text.data(), static_cast<int>(text.size()), &error);
    return U_SUCCESS(error) ? QString::fromUtf16(text.data(), length) : QString();
}

/// The unit behind each word; a word that means two of them in two languages is left out, and so is a single letter.
QMap<QString, std::size_t> unitsOfIcu()
{
    QMap<QString, std::size_t> units;
    QSet<QString> doubtful;
    for (const char* language : headingLanguages)
        for (std::size_t unit = 0; unit < unitNames.size(); ++unit)
            for (const char* width : {"unit-width-short", "unit-width-full-name"})
                for (const int count : {1, 2, 5, 90}) { // their words differ where a language has several plurals
                    QString word = likeTimeWords(formattedUnit(language, unitNames[unit], width, count));
                    word.removeIf([](QChar c) { return !c.isLetter() && !c.isSpace(); });
                    word = word.simplified().section(QLatin1Char(' '), -1);
                    if (word.size() < 2)
                        continue;
                    if (units.value(word, unit) != unit)
                        doubtful.insert(word);
                    units.insert(word, unit);
                }
    for (const QString& word : doubtful)
        units.remove(word);
    return units;
}

} // namespace

QString likeTimeWords(const QString& text)
{
    QString plain;
    for (const QChar c : text.toLower().normalized(QString::NormalizationForm_D))
        if (!c.isMark())
            plain += plainLetters(c);
    return plain;
}

QString wordsFor(TimeWord word)
{
    QStringList words;
    for (const ChessWords& known : chessWords)
        if (known.word == word)
            words += likeTimeWords(QString::fromUtf8(known.words)).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (word <= TimeWord::hours) {
        static const QMap<QString, std::size_t> units = unitsOfIcu();
        words += units.keys(static_cast<std::size_t>(word));
    }
    std::sort(words.begin(), words.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
    return words.join(QLatin1Char('|'));
}

} // namespace pairwright
