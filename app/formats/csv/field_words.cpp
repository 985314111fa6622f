#include "app/formats/csv/field_words.h"

#include "app/domain/text/folded_text.h"

#include <QSet>

#include <array>

namespace pairwright {

namespace {

/// Separated by blanks, each as it is usually written.
struct Row {
    FieldWords words;
    const char* text;
};

constexpr std::array table{
    Row{FieldWords::male,
        "m male man mann mannlich herr h homme hombre uomo u masculino maschio maschile masculin homem "
        "mannelijk boy м муж мужской мужчина ч чол чоловік чоловіча mezczyzna muz muzsky ferfi musko "
        "muski muskarac herre mand mies erkek bay αρρεν ανδρας barbat vyras virietis mees"},
    Row{FieldWords::female, "f female w woman women weiblich frau femme feminin mujer donna femmina femminile femenino "
                            "feminino mulher v vrouw vrouwelijk dame girl ж жен женский женщина жін жінка жіноча k "
                            "kobieta z zena zensky zensko zenski kvinna kvinde kvinne nainen kadin bayan θηλυ γυναικα "
                            "femeie moteris sieviete naine"},
    Row{FieldWords::yes,
        "x j ja y yes true wahr richtig ok bezahlt gezahlt paid oui vrai paye si verdadero pagado vero "
        "pagato waar betaald sim pago tak prawda да истина оплачено так ano pravda áno igen igaz da "
        "istina sant sand kyllä tosi evet doğru ναι adevarat taip jā jah"},
    Row{FieldWords::no,
        "n no nein false falsch non faux falso nee onwaar nao nie falsz нет ложь ні ne nepravda nem hamis "
        "nej nei falskt falsk ei hayir yanlis οχι nu fals ne"},
    Row{FieldWords::notRated, "unr unrated ur nr none ohne nc x"},
    Row{FieldWords::sum,
        "summe summa gesamt gesamtsumme insgesamt zwischensumme total totals subtotal sum somme totaal "
        "totale somma suma razem ogolem итого всего сумма разом всього celkem soucet spolu osszesen "
        "ukupno zbroj zusammen sammanlagt totalt ialt yhteensa toplam συνολο viso kopa kokku "
        "durchschnitt schnitt mittelwert average mean avg moyenne promedio gemiddelde srednia среднее "
        "средний prumer atlag prosjek medel keskiarvo ortalama anzahl count"},
    Row{FieldWords::counted, "spieler spielerinnen players teilnehmer teilnehmerinnen participants entries joueurs "
                             "jugadores giocatori spelers zawodnikow zawodnicy участников игроков hracu jatekos igraca "
                             "elo dwz rating ratings eloschnitt"},
};

QSet<QString> wordsOf(FieldWords words)
{
    QSet<QString> set;
    for (const Row& row : table)
        if (row.words == words)
            for (const QString& word : QString::fromUtf8(row.text).split(u' '))
                set.insert(folded(word));
    return set;
}

} // namespace

bool holds(FieldWords words, const QString& word)
{
    static const std::array sets{wordsOf(FieldWords::male),   wordsOf(FieldWords::female),   wordsOf(FieldWords::yes),
                                 wordsOf(FieldWords::no),     wordsOf(FieldWords::notRated), wordsOf(FieldWords::sum),
                                 wordsOf(FieldWords::counted)};
    return sets.at(static_cast<std::size_t>(words)).contains(word);
}

} // namespace pairwright
