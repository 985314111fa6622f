#include "app/domain/players/player_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

constexpr auto context = "pairwright::PlayerFields";

bool consistsOf(const QString& text, QChar first, QChar last)
{
    return std::all_of(text.begin(), text.end(), [=](QChar c) { return c >= first && c <= last; });
}

bool isFederation(const QString& text)
{
    return text.size() == 3 && consistsOf(text, QLatin1Char('A'), QLatin1Char('Z'));
}

bool isNumber(const QString& text)
{
    return consistsOf(text, QLatin1Char('0'), QLatin1Char('9'));
}

bool isAmount(const QString& text)
{
    return hundredthsOf(text).has_value();
}

constexpr int longestFideId = 11; // the width of the field in a TRF

// The headings are English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Russian, Ukrainian, Czech,
// Slovak, Hungarian, Croatian, Swedish, Danish, Norwegian, Finnish, Turkish, Greek, Romanian, Lithuanian, Latvian and
// Estonian, of lists of players and of rating lists; a word that means different things stands where it is usual.
constexpr std::array fields{
    PlayerFieldInfo{
        .field = PlayerField::name,
        .member = &PlayerData::name,
        .key = "name",
        .columns = "name",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Name"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Name"),
        .headings = "name names player playername fullname lastnamefirstname surnamename namelastfirst spieler "
                    "spielername teilnehmer teilnehmername namevorname nom nomcomplet nometprenom nomprenom "
                    "joueur nombre nombrecompleto apellidosynombre apellidosnombre jugador nome nominativo "
                    "nomecompleto cognomenome cognomeenome giocatore jogador naam speler spelernaam "
                    "volledigenaam zawodnik nazwiskoiimie imieinazwisko nazwiskoimie фио фамилияимя фамилияиимя "
                    "игрок участник спортсмен имяфамилия prizvyshcheimya піб прізвищеімя гравець hrac "
                    "jmenoaprijmeni prijmeniajmeno jatekos teljesnev nev igrac imeiprezime prezimeime namn "
                    "spelare navn spiller pelaaja nimi isim adsoyad adisoyadi adivesoyadi oyuncu ονοματεπωνυμο "
                    "παικτης numesiprenume numeprenume jucator zaidejas vardaspavarde speletajs mangija",
    },
    PlayerFieldInfo{
        .field = PlayerField::title,
        .member = &PlayerData::title,
        .key = "title",
        .columns = "title",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Title"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Title"),
        .headings = "title titel titre titolo titulo tit fidetitle fidetitel titrefide titlefide ftitle "
                    "titolofide titulofide tytul tytulfide звание титул звання cim titul titula titteli unvan "
                    "τιτλος titlu nosaukums titulas tiitel",
    },
    PlayerFieldInfo{
        .field = PlayerField::rating,
        .member = &PlayerData::rating,
        .key = "rating",
        .columns = "rating, rating_source, rating_list",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Rating"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Rating"),
        .headings = "rating rtg elo elozahl wertungszahl ratings classement puntuacion std standard stdrtg "
                    "stdrating standardrating rat ranking рейтинг рейтингэло эло elopunkte spielstarke "
                    "wertung wzahl ertekszam rejting ratingtal ratingtall vahvuusluku βαθμολογια "
                    "elopuan reitings reitingas reiting elopoints elobodovi",
    },
    PlayerFieldInfo{
        .field = PlayerField::federation,
        .member = &PlayerData::federation,
        .key = "federation",
        .columns = "federation",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Federation"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Fed."),
        .headings = "fed federation feder foderation federatie federacion federazione federacao fidefed fideland "
                    "fidefederation nation nationality nationalitat nationalite nationaliteit nazione "
                    "nazionalita nacionalidad nacionalidade nat land country pays pais paese federacja kraj "
                    "narodowosc федерация страна стр федерація країна federace federacia krajina "
                    "szovetseg orszag savez drzava forbund maa liitto ulke federasyon ομοσπονδια χωρα federatia "
                    "tara federacija salis valsts riik foderacja",
        .allows = isFederation,
        .refusal = FindingCode::invalidFederation,
    },
    PlayerFieldInfo{
        .field = PlayerField::club,
        .member = &PlayerData::club,
        .key = "club",
        .columns = "club",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Club"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Club"),
        .headings = "club clubname clubcity clubstadt verein vereinsname vereinort klub klubname vereniging "
                    "clubnaam circolo societa clube entidad "
                    "sektion schachklub schachverein spielgemeinschaft association asso cercle "
                    "clubename klubas клуб oddil klubsport tjsokol egyesulet klubb "
                    "forening seura kulup συλλογος σωματειο klubs klubi "
                    "organizacja vkz clubcode",
        .teamHeadings = "team teamname mannschaft equipe equipo squadra команда csapat takim komanda",
    },
    PlayerFieldInfo{
        .field = PlayerField::group,
        .member = &PlayerData::group,
        .key = "group",
        .columns = "own_group",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Group"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Group"),
        .headings = "group gr owngroup gruppe wertungsgruppe groupe grupo gruppo groep category kategorie "
                    "categorie categoria kategoria grupa группа категория група skupina csoport kategori grupp "
                    "ryhma kategorija κατηγορια",
        .since = 6,
    },
    PlayerFieldInfo{
        .field = PlayerField::birth,
        .member = &PlayerData::birth,
        .key = "birth",
        .columns = "birth_year, birth_month, birth_day",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Birth"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Birth"),
        .headings = "birth birthday birthdate dateofbirth dob yearofbirth birthyear bday born yob geburt "
                    "geburtsdatum geburtstag geburtsjahr gebdat gebdatum gebjahr geb jahrgang naissance "
                    "datedenaissance datenaissance anneedenaissance anneenaissance nele neele datadinascita "
                    "datanascita nascita annodinascita annonascita fechadenacimiento fechanacimiento fechanac "
                    "fnac nacimiento anodenacimiento anonacimiento datadenascimento datanascimento nascimento "
                    "anodenascimento anonascimento geboortedatum geboortejaar geboren jg jahr year annee ano rok "
                    "rokurodzenia dataurodzenia rokur dataur urodzony годрождения датарождения гр др год "
                    "рікнародження датанародження roknarozeni datumnarozeni narozen rocnik szuletes "
                    "szuletesidatum szuletesiev godinarodenja datumrodenja godiste rodjen fodt fodelsear "
                    "fodelsedatum fodselsar fodselsdato syntymavuosi syntymaaika dogumtarihi dogumyili dtarihi "
                    "ημερομηνιαγεννησης ετοςγεννησης datanasterii annasterii gimimometai gimimodata "
                    "dzimsanasgads dzimsanasdatums sunniaasta sunniaeg jaar byear birthyr yr nacimientoano",
    },
    PlayerFieldInfo{
        .field = PlayerField::sex,
        .member = &PlayerData::sex,
        .key = "sex",
        .columns = "sex",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Sex"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Sex"),
        .headings =
            "sex gender geschlecht geschl sexe genre sesso genere sexo genero geslacht mf mw s mannlichweiblich "
            "plec пол стать pohlavi nem spol kon kjonn sukupuoli cinsiyet φυλο lytis dzimums sugu hf mv "
            "mk",
    },
    PlayerFieldInfo{
        .field = PlayerField::fideId,
        .member = &PlayerData::fideId,
        .key = "fideId",
        .columns = "fide_id",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "FIDE ID"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "FIDE ID"),
        .headings = "fideid fidenr fideno fidenumber fidenummer fideident fidecode fideidno fideidnumber "
                    "fideidnr idfide idnofide idnumber codefide codigofide codicefide intlid idint fidekennung "
                    "fide numerofide fideidnummer nrfide идfide idфиде фидеid фидеидентификатор numerfide "
                    "fideazonosito fidekod fidekodu kodfide codfide fideszam fidekodas",
        .longest = longestFideId,
        .allows = isNumber,
        .refusal = FindingCode::invalidFideId,
    },
    PlayerFieldInfo{
        .field = PlayerField::nationalId,
        .member = &PlayerData::nationalId,
        .key = "nationalId",
        .columns = "national_id",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "National ID"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "National ID"),
        .headings = "idno id ident identnr nationalid natid natno natident locid idnat idnational pkz zps mglnr "
                    "mitgliedsnummer licence license licencenumber nrlicence numerolicence licenza licencia "
                    "licenca nrffe bondsnummer relatienummer lidnummer knsbnr ecfcode otherid uscfid tessera "
                    "nrlicencji idkrajowy pid memid spielerid mitglnr mitgliednr mitgliedsnr mitgliednummer "
                    "passnummer passnr relatienr spielernr pnr кодфшр idфшр ffe nffe matricule carnet ficha "
                    "registrace lidnr lok knsbnummer",
        .shown = false,
    },
    PlayerFieldInfo{
        .field = PlayerField::standard,
        .member = &PlayerData::standard,
        .key = "standard",
        .columns = "standard_rating, standard_k, standard_list",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "FIDE standard"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Std"),
        .shown = false,
        .inLists = false,
        .since = 10,
    },
    PlayerFieldInfo{
        .field = PlayerField::rapid,
        .member = &PlayerData::rapid,
        .key = "rapid",
        .columns = "rapid_rating, rapid_k, rapid_list",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "FIDE rapid"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Rapid"),
        .headings = "originalrapid rapid rapidrating rrtng rapide rtgrapid elorapid ratingrapid schnellschach быстрые "
                    "рапид rapidelo",
        .shown = false,
        .inLists = false,
        .since = 10,
    },
    PlayerFieldInfo{
        .field = PlayerField::blitz,
        .member = &PlayerData::blitz,
        .key = "blitz",
        .columns = "blitz_rating, blitz_k, blitz_list",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "FIDE blitz"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Blitz"),
        .headings = "originalblitz blitz blitzrating brtng rtgblitz eloblitz ratingblitz блиц blitzelo",
        .shown = false,
        .inLists = false,
        .since = 10,
    },
    PlayerFieldInfo{
        .field = PlayerField::national,
        .member = &PlayerData::national,
        .key = "national",
        .columns = "national_rating, national_k, national_list",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "National rating"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Nat."),
        .shown = false,
        .inLists = false,
        .since = 10,
    },
    PlayerFieldInfo{
        .field = PlayerField::periodRatings,
        .member = &PlayerData::periodRatings,
        .key = "periodRatings",
        .columns = "period_ratings",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Ratings of later months"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Later months"),
        .shown = false,
        .inLists = false,
        .since = 13,
    },
    PlayerFieldInfo{
        .field = PlayerField::offTheWeb,
        .member = &PlayerData::offTheWeb,
        .key = "offTheWeb",
        .columns = "off_the_web",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Not on the web"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Not on the web"),
        .headings = "notontheweb notonweb offtheweb offweb nichtiminternet nichtimnetz nichtimweb",
        .since = 11,
    },
    PlayerFieldInfo{
        .field = PlayerField::ownNumber,
        .member = &PlayerData::ownNumber,
        .key = "ownNumber",
        .columns = "own_number",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Own number"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Own no."),
        .headings = "ownnumber ownno eigenenummer startreihenfolge sortnumber",
        .since = 12,
    },
    PlayerFieldInfo{
        .field = PlayerField::fixedBoard,
        .member = &PlayerData::fixedBoard,
        .key = "fixedBoard",
        .columns = "fixed_board",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Fixed board"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Fixed board"),
        .headings = "fixedboard fixed festesbrett festbrett fixe tablefixe mesafija",
        .since = 12,
    },
    PlayerFieldInfo{
        .field = PlayerField::noHalfPointBye,
        .member = &PlayerData::noHalfPointBye,
        .key = "noHalfPointBye",
        .columns = "no_half_point_bye",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "No half-point bye"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "No ½ bye"),
        .headings = "nohalfpointbye nohalfbye nohpb keinhalbpunktfreilos keinhalbesfreilos",
        .since = 13,
    },
    PlayerFieldInfo{
        .field = PlayerField::outsideValue,
        .member = &PlayerData::outsideValue,
        .key = "outsideValue",
        .columns = "outside_value",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Outside value"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Outside value"),
        .headings = "outsidevalue externalvalue wertvonaussen fremdwert",
        .allows = isAmount,
        .refusal = FindingCode::invalidAmount,
        .since = 19,
    },
    PlayerFieldInfo{
        .field = PlayerField::placeByHand,
        .member = &PlayerData::placeByHand,
        .key = "placeByHand",
        .columns = "place_by_hand",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Place among the tied"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Tied place"),
        .headings = "placeamongthetied tiedplace placebyhand platzunterpunktgleichen",
        .since = 19,
    },
    PlayerFieldInfo{
        .field = PlayerField::captain,
        .member = &PlayerData::captain,
        .key = "captain",
        .columns = "captain",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Captain"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Captain"),
        .headings =
            "captain teamcaptain captainofteam kapitan mannschaftsfuhrer mannschaftskapitan teamkapitan capitaine "
            "capitan capitano teamleider",
        .since = 23,
        .ofTeams = true,
    },
    PlayerFieldInfo{
        .field = PlayerField::shortName,
        .member = &PlayerData::shortName,
        .key = "shortName",
        .columns = "short_name",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Short name"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Short"),
        .headings = "shortname short teamshortname abbreviation nickname kurzname kurzel teamkurzname abkurzung",
        .since = 24,
        .ofTeams = true,
    },
    PlayerFieldInfo{
        .field = PlayerField::clubNumber,
        .member = &PlayerData::clubNumber,
        .key = "clubNumber",
        .columns = "club_number",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Club number"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Club no."),
        .headings = "clubnumber clubno clubnr klubnr klubnummer vereinsnummer vereinsnr",
        .isPrivate = true,
        .since = 12,
    },
    PlayerFieldInfo{
        .field = PlayerField::phone,
        .member = &PlayerData::phone,
        .key = "phone",
        .columns = "phone",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Phone"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Phone"),
        .headings = "phone phonenumber telephone mobile mobilephone telefon handy mobil tel telefono telefone telefoon "
                    "portable",
        .isPrivate = true,
        .since = 12,
    },
    PlayerFieldInfo{
        .field = PlayerField::email,
        .member = &PlayerData::email,
        .key = "email",
        .columns = "email",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "E-mail"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "E-mail"),
        .headings = "email mail emailaddress emailadresse mailadresse courriel correo correoelectronico",
        .isPrivate = true,
        .since = 12,
    },
    PlayerFieldInfo{
        .field = PlayerField::feeDue,
        .member = &PlayerData::feeDue,
        .key = "feeDue",
        .columns = "fee_due",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Fee due"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Fee due"),
        .headings = "feedue fee entryfee owed amountdue startgeld startgebuhr gebuhr zuzahlen inscription cuota",
        .allows = isAmount,
        .refusal = FindingCode::invalidAmount,
        .isPrivate = true,
        .since = 12,
    },
    PlayerFieldInfo{
        .field = PlayerField::feePaid,
        .member = &PlayerData::feePaid,
        .key = "feePaid",
        .columns = "fee_paid",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Fee paid"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Fee paid"),
        .headings = "feepaid paid amountpaid bezahlt gezahlt paye pagado pagato betaald pago",
        .allows = isAmount,
        .refusal = FindingCode::invalidAmount,
        .isPrivate = true,
        .since = 12,
    },
    PlayerFieldInfo{
        .field = PlayerField::remarks,
        .member = &PlayerData::remarks,
        .key = "remarks",
        .columns = "remarks",
        .word = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Private remarks"),
        .heading = QT_TRANSLATE_NOOP("pairwright::PlayerFields", "Private remarks"),
        .headings = "remarks remark comment comments notes note bemerkung bemerkungen anmerkung commentaire "
                    "observaciones opmerking osservazioni",
        .isPrivate = true,
        .since = 12,
    },
};

struct Text {
    QString operator()(const QString& text) const { return text; }
    QString operator()(Title title) const { return toString(title); }
    QString operator()(const std::optional<Rating>& rating) const
    {
        return rating ? QString::number(rating->value) : QString();
    }
    QString operator()(const std::optional<int>& number) const { return number ? QString::number(*number) : QString(); }
    QString operator()(const std::optional<BirthDate>& birth) const { return birth ? toString(*birth) : QString(); }
    QString operator()(bool yes) const { return yes ? QStringLiteral("x") : QString(); }
    QString operator()(const std::optional<Sex>& sex) const
    {
        return !sex ? QString() : *sex == Sex::Female ? QStringLiteral("f") : QStringLiteral("m");
    }
    QString operator()(const std::optional<OfficialRating>& rating) const
    {
        return rating ? QString::number(rating->value) : QString();
    }
    QString operator()(const std::vector<PeriodRating>& ratings) const
    {
        QStringList texts;
        for (const PeriodRating& one : ratings)
            texts.append(one.month + QLatin1Char(' ') + QString::number(one.rating.value));
        return texts.join(QStringLiteral(", "));
    }
};

} // namespace

std::span<const PlayerFieldInfo> playerFields()
{
    return fields;
}

const PlayerFieldInfo& infoOf(PlayerField field)
{
    return *std::find_if(fields.begin(), fields.end(),
                         [field](const PlayerFieldInfo& info) { return info.field == field; });
}

QString textOf(const PlayerFieldInfo::Value& value)
{
    return std::visit(Text{}, value);
}

QString textOf(const PlayerFieldInfo& info, const PlayerData& data)
{
    return std::visit([&data](auto member) { return Text{}(data.*member); }, info.member);
}

QString playerFieldWord(const PlayerFieldInfo& info)
{
    return QCoreApplication::translate(context, info.word);
}

QString playerFieldHeading(const PlayerFieldInfo& info)
{
    return QCoreApplication::translate(context, info.heading);
}

std::optional<std::int64_t> hundredthsOf(const QString& amount)
{
    constexpr qsizetype mostDigits = 9;
    const QString whole = amount.section(QLatin1Char('.'), 0, 0);
    const QString rest = amount.section(QLatin1Char('.'), 1);
    const bool hasPoint = amount.contains(QLatin1Char('.'));
    if (amount.isEmpty())
        return 0;
    if (whole.isEmpty() || whole.size() > mostDigits || !isNumber(whole) || !isNumber(rest) ||
        rest.size() != (hasPoint ? 2 : 0))
        return std::nullopt;
    return whole.toLongLong() * 100 + rest.toLongLong();
}

QString amountText(std::int64_t hundredths)
{
    if (hundredths == 0)
        return {};
    const QString whole = QString::number(hundredths / 100);
    return hundredths % 100 == 0 ? whole : whole + QStringLiteral(".%1").arg(hundredths % 100, 2, 10, QLatin1Char('0'));
}

} // namespace pairwright
