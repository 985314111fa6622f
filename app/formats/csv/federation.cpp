#include "app/formats/csv/federation.h"

#include "app/formats/csv/federation_names.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

struct Federation {
    QLatin1StringView fide;
    QLatin1StringView iso2;
    QLatin1StringView iso3;
    constexpr Federation(const char* fideCode, const char* twoLetters, const char* threeLetters)
        : fide(fideCode, 3)
        , iso2(twoLetters, 2)
        , iso3(threeLetters, 3)
    {
    }
};

// clang-format off
constexpr std::array federations{
    Federation{"AFG", "AF", "AFG"},
    Federation{"AHO", "AN", "ANT"},
    Federation{"ALB", "AL", "ALB"},
    Federation{"ALG", "DZ", "DZA"},
    Federation{"AND", "AD", "AND"},
    Federation{"ANG", "AO", "AGO"},
    Federation{"ANT", "AG", "ATG"},
    Federation{"ARG", "AR", "ARG"},
    Federation{"ARM", "AM", "ARM"},
    Federation{"ARU", "AW", "ABW"},
    Federation{"AUS", "AU", "AUS"},
    Federation{"AUT", "AT", "AUT"},
    Federation{"AZE", "AZ", "AZE"},
    Federation{"BAH", "BS", "BHS"},
    Federation{"BAN", "BD", "BGD"},
    Federation{"BAR", "BB", "BRB"},
    Federation{"BDI", "BI", "BDI"},
    Federation{"BEL", "BE", "BEL"},
    Federation{"BER", "BM", "BMU"},
    Federation{"BHU", "BT", "BTN"},
    Federation{"BIH", "BA", "BIH"},
    Federation{"BIZ", "BZ", "BLZ"},
    Federation{"BLR", "BY", "BLR"},
    Federation{"BOL", "BO", "BOL"},
    Federation{"BOT", "BW", "BWA"},
    Federation{"BRA", "BR", "BRA"},
    Federation{"BRN", "BH", "BHR"},
    Federation{"BRU", "BN", "BRN"},
    Federation{"BUL", "BG", "BGR"},
    Federation{"BUR", "BF", "BFA"},
    Federation{"CAF", "CF", "CAF"},
    Federation{"CAM", "KH", "KHM"},
    Federation{"CAN", "CA", "CAN"},
    Federation{"CAY", "KY", "CYM"},
    Federation{"CHA", "TD", "TCD"},
    Federation{"CHI", "CL", "CHL"},
    Federation{"CHN", "CN", "CHN"},
    Federation{"CIV", "CI", "CIV"},
    Federation{"CMR", "CM", "CMR"},
    Federation{"COD", "CD", "COD"},
    Federation{"COL", "CO", "COL"},
    Federation{"COM", "KM", "COM"},
    Federation{"CPV", "CV", "CPV"},
    Federation{"CRC", "CR", "CRI"},
    Federation{"CRO", "HR", "HRV"},
    Federation{"CUB", "CU", "CUB"},
    Federation{"CYP", "CY", "CYP"},
    Federation{"CZE", "CZ", "CZE"},
    Federation{"DEN", "DK", "DNK"},
    Federation{"DJI", "DJ", "DJI"},
    Federation{"DMA", "DM", "DMA"},
    Federation{"DOM", "DO", "DOM"},
    Federation{"ECU", "EC", "ECU"},
    Federation{"EGY", "EG", "EGY"},
    Federation{"ERI", "ER", "ERI"},
    Federation{"ESA", "SV", "SLV"},
    Federation{"ESP", "ES", "ESP"},
    Federation{"EST", "EE", "EST"},
    Federation{"ETH", "ET", "ETH"},
    Federation{"FAI", "FO", "FRO"},
    Federation{"FIJ", "FJ", "FJI"},
    Federation{"FIN", "FI", "FIN"},
    Federation{"FRA", "FR", "FRA"},
    Federation{"GAB", "GA", "GAB"},
    Federation{"GAM", "GM", "GMB"},
    Federation{"GCI", "GG", "GGY"},
    Federation{"GEO", "GE", "GEO"},
    Federation{"GEQ", "GQ", "GNQ"},
    Federation{"GER", "DE", "DEU"},
    Federation{"GHA", "GH", "GHA"},
    Federation{"GRE", "GR", "GRC"},
    Federation{"GRL", "GL", "GRL"},
    Federation{"GRN", "GD", "GRD"},
    Federation{"GUA", "GT", "GTM"},
    Federation{"GUI", "GN", "GIN"},
    Federation{"GUM", "GU", "GUM"},
    Federation{"GUY", "GY", "GUY"},
    Federation{"HAI", "HT", "HTI"},
    Federation{"HKG", "HK", "HKG"},
    Federation{"HON", "HN", "HND"},
    Federation{"HUN", "HU", "HUN"},
    Federation{"INA", "ID", "IDN"},
    Federation{"IND", "IN", "IND"},
    Federation{"IOM", "IM", "IMN"},
    Federation{"IRI", "IR", "IRN"},
    Federation{"IRL", "IE", "IRL"},
    Federation{"IRQ", "IQ", "IRQ"},
    Federation{"ISL", "IS", "ISL"},
    Federation{"ISR", "IL", "ISR"},
    Federation{"ISV", "VI", "VIR"},
    Federation{"ITA", "IT", "ITA"},
    Federation{"IVB", "VG", "VGB"},
    Federation{"JAM", "JM", "JAM"},
    Federation{"JCI", "JE", "JEY"},
    Federation{"JOR", "JO", "JOR"},
    Federation{"JPN", "JP", "JPN"},
    Federation{"KAZ", "KZ", "KAZ"},
    Federation{"KEN", "KE", "KEN"},
    Federation{"KGZ", "KG", "KGZ"},
    Federation{"KOR", "KR", "KOR"},
    Federation{"KOS", "XK", "XKX"},
    Federation{"KSA", "SA", "SAU"},
    Federation{"KUW", "KW", "KWT"},
    Federation{"LAO", "LA", "LAO"},
    Federation{"LAT", "LV", "LVA"},
    Federation{"LBA", "LY", "LBY"},
    Federation{"LBN", "LB", "LBN"},
    Federation{"LBR", "LR", "LBR"},
    Federation{"LCA", "LC", "LCA"},
    Federation{"LES", "LS", "LSO"},
    Federation{"LIE", "LI", "LIE"},
    Federation{"LTU", "LT", "LTU"},
    Federation{"LUX", "LU", "LUX"},
    Federation{"MAC", "MO", "MAC"},
    Federation{"MAD", "MG", "MDG"},
    Federation{"MAR", "MA", "MAR"},
    Federation{"MAS", "MY", "MYS"},
    Federation{"MAW", "MW", "MWI"},
    Federation{"MDA", "MD", "MDA"},
    Federation{"MDV", "MV", "MDV"},
    Federation{"MEX", "MX", "MEX"},
    Federation{"MGL", "MN", "MNG"},
    Federation{"MKD", "MK", "MKD"},
    Federation{"MLI", "ML", "MLI"},
    Federation{"MLT", "MT", "MLT"},
    Federation{"MNC", "MC", "MCO"},
    Federation{"MNE", "ME", "MNE"},
    Federation{"MOZ", "MZ", "MOZ"},
    Federation{"MRI", "MU", "MUS"},
    Federation{"MTN", "MR", "MRT"},
    Federation{"MYA", "MM", "MMR"},
    Federation{"NAM", "NA", "NAM"},
    Federation{"NCA", "NI", "NIC"},
    Federation{"NCL", "NC", "NCL"},
    Federation{"NED", "NL", "NLD"},
    Federation{"NEP", "NP", "NPL"},
    Federation{"NGR", "NG", "NGA"},
    Federation{"NIG", "NE", "NER"},
    Federation{"NOR", "NO", "NOR"},
    Federation{"NRU", "NR", "NRU"},
    Federation{"NZL", "NZ", "NZL"},
    Federation{"OMA", "OM", "OMN"},
    Federation{"PAK", "PK", "PAK"},
    Federation{"PAN", "PA", "PAN"},
    Federation{"PAR", "PY", "PRY"},
    Federation{"PER", "PE", "PER"},
    Federation{"PHI", "PH", "PHL"},
    Federation{"PLE", "PS", "PSE"},
    Federation{"PLW", "PW", "PLW"},
    Federation{"PNG", "PG", "PNG"},
    Federation{"POL", "PL", "POL"},
    Federation{"POR", "PT", "PRT"},
    Federation{"PUR", "PR", "PRI"},
    Federation{"QAT", "QA", "QAT"},
    Federation{"ROU", "RO", "ROU"},
    Federation{"RSA", "ZA", "ZAF"},
    Federation{"RUS", "RU", "RUS"},
    Federation{"RWA", "RW", "RWA"},
    Federation{"SEN", "SN", "SEN"},
    Federation{"SEY", "SC", "SYC"},
    Federation{"SGP", "SG", "SGP"},
    Federation{"SKN", "KN", "KNA"},
    Federation{"SLE", "SL", "SLE"},
    Federation{"SLO", "SI", "SVN"},
    Federation{"SMR", "SM", "SMR"},
    Federation{"SOL", "SB", "SLB"},
    Federation{"SOM", "SO", "SOM"},
    Federation{"SRB", "RS", "SRB"},
    Federation{"SRI", "LK", "LKA"},
    Federation{"SSD", "SS", "SSD"},
    Federation{"STP", "ST", "STP"},
    Federation{"SUD", "SD", "SDN"},
    Federation{"SUI", "CH", "CHE"},
    Federation{"SUR", "SR", "SUR"},
    Federation{"SVK", "SK", "SVK"},
    Federation{"SWE", "SE", "SWE"},
    Federation{"SWZ", "SZ", "SWZ"},
    Federation{"SYR", "SY", "SYR"},
    Federation{"TAN", "TZ", "TZA"},
    Federation{"TGA", "TO", "TON"},
    Federation{"THA", "TH", "THA"},
    Federation{"TJK", "TJ", "TJK"},
    Federation{"TKM", "TM", "TKM"},
    Federation{"TLS", "TL", "TLS"},
    Federation{"TOG", "TG", "TGO"},
    Federation{"TPE", "TW", "TWN"},
    Federation{"TTO", "TT", "TTO"},
    Federation{"TUN", "TN", "TUN"},
    Federation{"TUR", "TR", "TUR"},
    Federation{"UAE", "AE", "ARE"},
    Federation{"UGA", "UG", "UGA"},
    Federation{"UKR", "UA", "UKR"},
    Federation{"URU", "UY", "URY"},
    Federation{"USA", "US", "USA"},
    Federation{"UZB", "UZ", "UZB"},
    Federation{"VAN", "VU", "VUT"},
    Federation{"VEN", "VE", "VEN"},
    Federation{"VIE", "VN", "VNM"},
    Federation{"VIN", "VC", "VCT"},
    Federation{"YEM", "YE", "YEM"},
    Federation{"ZAM", "ZM", "ZMB"},
    Federation{"ZIM", "ZW", "ZWE"},
    // players without a federation, and the parts of the United Kingdom, which ISO does not have
    Federation{"FID", "  ", "   "},
    Federation{"NON", "  ", "   "},
    Federation{"ENG", "  ", "   "},
    Federation{"SCO", "  ", "   "},
    Federation{"WLS", "  ", "WAL"},
};
// clang-format on

} // namespace

std::optional<QString> federationCode(const QString& text)
{
    const QString code = text.trimmed().toUpper();
    const auto matching = [&code](QLatin1StringView Federation::*field) {
        return std::find_if(federations.begin(), federations.end(),
                            [&](const Federation& federation) { return code == federation.*field; });
    };
    if (code.size() == 2) {
        const auto* found = matching(&Federation::iso2);
        return found == federations.end() ? std::nullopt : std::optional<QString>(found->fide);
    }
    const bool threeLetters = code.size() == 3 && std::all_of(code.begin(), code.end(), [](QChar c) {
                                  return c >= QLatin1Char('A') && c <= QLatin1Char('Z');
                              });
    if (!threeLetters) {
        const auto country = countryCodeOf(text);
        return country ? federationCode(*country) : std::nullopt;
    }
    // FIDE's meaning first: BRN is Bahrain there and Brunei in ISO.
    if (matching(&Federation::fide) != federations.end())
        return code;
    const auto* found = matching(&Federation::iso3);
    return found == federations.end() ? code : QString(found->fide);
}

bool isTwoLetterColumn(const QStringList& column)
{
    return std::none_of(column.begin(), column.end(), [](const QString& text) { return text.trimmed().size() == 3; });
}

bool isFederationOfFide(const QString& code)
{
    return std::any_of(federations.begin(), federations.end(),
                       [&code](const Federation& federation) { return code == federation.fide; });
}

} // namespace pairwright
