#include "app/formats/csv/player_columns.h"

#include "app/domain/folded_text.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace pairwright {

namespace {

/// Headings as foldedHeading() writes them, separated by blanks.
struct Synonyms {
    PlayerColumn column;
    const char* headings;
};

constexpr std::array dictionary{
    Synonyms{PlayerColumn::name, "name names player playername fullname lastnamefirstname surnamename namelastfirst "
                                 "spieler spielername teilnehmer teilnehmername namevorname "
                                 "nom nomcomplet nometprenom nomprenom joueur "
                                 "nombre nombrecompleto apellidosynombre apellidosnombre jugador "
                                 "nome nominativo nomecompleto cognomenome cognomeenome giocatore jogador "
                                 "naam speler spelernaam volledigenaam"},
    Synonyms{PlayerColumn::lastName, "lastname last surname familyname nachname familienname zuname nomdefamille "
                                     "apellido apellidos cognome achternaam apelido apelidos sobrenome"},
    Synonyms{PlayerColumn::firstName, "firstname first givenname forename vorname rufname prenom prenoms "
                                      "nombredepila voornaam primeironome nomeproprio"},
    Synonyms{PlayerColumn::title, "title titel titre titolo titulo tit fidetitle fidetitel titrefide titlefide ftitle "
                                  "titrefide titolofide titulofide"},
    Synonyms{PlayerColumn::womensTitle, "wtit wtitle womenstitle womentitle"},
    Synonyms{PlayerColumn::sex, "sex gender geschlecht sexe genre sesso genere sexo genero geslacht mf mw"},
    Synonyms{
        PlayerColumn::federation,
        "fed federation feder foderation federatie federacion federazione federacao fidefed fideland fidefederation "
        "nation nationality nationalitat nationalite nationaliteit nazione nazionalita nacionalidad nacionalidade nat "
        "land country pays pais paese"},
    Synonyms{PlayerColumn::rating, "rating rtg elo elozahl wertungszahl ratings classement puntuacion std standard "
                                   "stdrtg stdrating standardrating rat"},
    Synonyms{PlayerColumn::fideRating, "rtgint ratingint intrating irtg rtgi eloint elointernational elofide fideelo "
                                       "fiderating fidertg ratingfide rtgfide ratfide srtng fideratingstandard"},
    Synonyms{PlayerColumn::nationalRating, "rtgnat ratingnat natrating nationalrating nrtg rtgn elonat elonational "
                                           "elonazionale elonacional nationaleelo natelo dwz rtgloc locrtg knsb "
                                           "knsbrating ratingnational"},
    Synonyms{PlayerColumn::ratingType, "ratingtype"},
    Synonyms{PlayerColumn::fideId,
             "fideid fidenr fideno fidenumber fidenummer fideident fidecode fideidno fideidnumber "
             "fideidnr idfide idnofide idnumber codefide codigofide codicefide intlid idint "
             "fidekennung fide numerofide fideidnummer"},
    Synonyms{PlayerColumn::nationalId,
             "idno id ident identnr nationalid natid natno natident locid idnat idnational pkz zps mglnr "
             "mitgliedsnummer licence license licencenumber nrlicence numerolicence licenza licencia licenca nrffe "
             "bondsnummer relatienummer lidnummer knsbnr ecfcode otherid uscfid tessera"},
    Synonyms{
        PlayerColumn::birth,
        "birth birthday birthdate dateofbirth dob yearofbirth birthyear bday born yob geburt geburtsdatum geburtstag "
        "geburtsjahr gebdat gebdatum gebjahr geb jahrgang naissance datedenaissance datenaissance "
        "anneedenaissance anneenaissance nele neele datadinascita datanascita nascita annodinascita annonascita "
        "fechadenacimiento fechanacimiento fechanac fnac nacimiento anodenacimiento anonacimiento "
        "datadenascimento datanascimento nascimento anodenascimento anonascimento geboortedatum geboortejaar "
        "geboren"},
    Synonyms{PlayerColumn::club, "club clubname clubcity clubstadt verein vereinsname vereinort klub klubname "
                                 "vereniging clubnaam circolo societa clube team teamname mannschaft equipe equipo "
                                 "squadra entidad"},
    Synonyms{PlayerColumn::group, "group owngroup gruppe wertungsgruppe groupe grupo gruppo groep category kategorie "
                                  "categorie categoria"},
};

using HeadingMap = std::unordered_map<QString, PlayerColumn>;

const HeadingMap& headingMap()
{
    static const HeadingMap map = [] {
        HeadingMap built;
        for (const Synonyms& entry : dictionary)
            for (const QString& heading : QString::fromLatin1(entry.headings).split(QLatin1Char(' ')))
                built.emplace(heading, entry.column);
        return built;
    }();
    return map;
}

using FoundColumn = PlayerColumnMapping::iterator;

FoundColumn find(PlayerColumnMapping& mapping, PlayerColumn column)
{
    return std::find(mapping.begin(), mapping.end(), std::optional(column));
}

/// "Nom; Prénom" and "Apellidos; Nombre": one of the two words means the whole name elsewhere.
void settleHalfNames(PlayerColumnMapping& mapping)
{
    const auto whole = find(mapping, PlayerColumn::name);
    const bool hasLast = find(mapping, PlayerColumn::lastName) != mapping.end();
    const bool hasFirst = find(mapping, PlayerColumn::firstName) != mapping.end();
    if (whole == mapping.end() || hasLast == hasFirst)
        return;
    *whole = hasFirst ? PlayerColumn::lastName : PlayerColumn::firstName;
}

} // namespace

PlayerColumnMapping recognisePlayerColumns(const QStringList& headings)
{
    PlayerColumnMapping mapping;
    for (const QString& heading : headings) {
        constexpr qsizetype longestHeading = 60;
        const auto found = headingMap().find(foldedHeading(heading.left(longestHeading)));
        const bool taken = found == headingMap().end() || find(mapping, found->second) != mapping.end();
        mapping.push_back(taken ? std::nullopt : std::optional(found->second));
    }
    settleHalfNames(mapping);
    return mapping;
}

} // namespace pairwright
