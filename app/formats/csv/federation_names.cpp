#include "app/formats/csv/federation_names.h"

#include "app/domain/text/folded_text.h"
#include "app/domain/text/heading_languages.h"

#include <QStringList>

#include <array>
#include <unordered_map>

#include <unicode/uloc.h>

namespace pairwright {

namespace {

/// What people write and ICU's list of countries does not have, as foldedHeading() writes it.
struct OtherName {
    const char* code;
    const char* names;
};
constexpr std::array otherNames{
    OtherName{"ENG", "england angleterre inglaterra inghilterra engeland anglia англия англія anglie inglitera αγγλια"},
    OtherName{"SCO", "scotland schottland ecosse escocia scozia schotland szkocja шотландия skotsko skottland"},
    OtherName{"WLS", "wales paysdegalles gales galles walia уэльс"},
    OtherName{"US",
              "usa us amerika america etatsunisdamerique estadosunidosdeamerica сша unitedstatesofamerica eua eeuu"},
    OtherName{"NL", "holland holandia hollande holanda olanda голландия thenetherlands dieniederlande"},
    OtherName{"CZ", "czechrepublic tschechischerepublik republiquetcheque republicacheca repubblicaceca ceskarepublika "
                    "чехия чешскаяреспублика"},
    OtherName{"SK", "slovakrepublic slowakischerepublik slovenskarepublika"},
    OtherName{"RU", "russianfederation russischefoderation российскаяфедерация"},
    OtherName{"TR", "turkey turkiye"},
    OtherName{"KR", "southkorea korea sudkorea"},
    OtherName{"CN", "prchina volksrepublikchina"},
    OtherName{"IR", "iran"},
    OtherName{"MK", "macedonia mazedonien macedoine makedonija македония"},
    OtherName{"BA", "bosnia bosnien bosnaihercegovina"},
    OtherName{"MD", "moldova moldau moldavia молдавия"},
    OtherName{"BY", "belarus weissrussland белоруссия"},
    OtherName{"AE", "uae vae"},
    OtherName{"CH", "dieschweiz"},
    OtherName{"TW", "chinesetaipei"},
};

using Names = std::unordered_map<QString, QString>;

Names namesOfCountries()
{
    Names names;
    constexpr int mostLetters = 100;
    char16_t text[mostLetters];
    for (const char* const* country = uloc_getISOCountries(); *country != nullptr; ++country)
        for (const char* language : headingLanguages) {
            UErrorCode error = U_ZERO_ERROR;
            const std::string locale = std::string("und_") + *country;
            const int letters = uloc_getDisplayCountry(locale.c_str(), language, text, mostLetters, &error);
            if (U_SUCCESS(error) && letters > 2)
                names.emplace(foldedHeading(QString::fromUtf16(text, letters)), QLatin1String(*country));
        }
    for (const OtherName& other : otherNames)
        for (const QString& name : QString::fromUtf8(other.names).split(u' '))
            names.insert_or_assign(foldedHeading(name), QLatin1String(other.code));
    return names;
}

} // namespace

std::optional<QString> countryCodeOf(const QString& name)
{
    static const Names names = namesOfCountries();
    const auto found = names.find(foldedHeading(name));
    return found == names.end() ? std::nullopt : std::optional(found->second);
}

} // namespace pairwright
