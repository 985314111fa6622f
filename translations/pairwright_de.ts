<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>ReportTexts</name>
    <message>
        <source>w</source>
        <comment>White, in a cross-table</comment>
        <translation>w</translation>
    </message>
    <message>
        <source>b</source>
        <comment>Black, in a cross-table</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>Paarungen der Runde %1</translation>
    </message>
    <message>
        <source>Round %1: where do I play?</source>
        <translation>Runde %1: Wo spiele ich?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, column</comment>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>pairing number, column</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Bd.</source>
        <comment>board, column</comment>
        <translation>Br.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>f</source>
        <comment>female, in a list</comment>
        <translation>w</translation>
    </message>
    <message>
        <source>m</source>
        <comment>male, in a list</comment>
        <translation>m</translation>
    </message>
    <message>
        <source>Players by name</source>
        <translation>Spieler nach Namen</translation>
    </message>
    <message>
        <source>Players by starting rank</source>
        <translation>Spieler nach Setzliste</translation>
    </message>
    <message>
        <source>Sex</source>
        <comment>column</comment>
        <translation>Ges.</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Sonneborn-Berger</translation>
    </message>
    <message>
        <source>direct encounter</source>
        <translation>direkter Vergleich</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>%1 Median-%2</source>
        <comment>tie-break, number of values cut</comment>
        <translation>%1 Median-%2</translation>
    </message>
    <message>
        <source>%1 Cut-%2</source>
        <comment>tie-break, number of values cut</comment>
        <translation>%1 (%2 gestrichen)</translation>
    </message>
    <message>
        <source>%1 with forfeits</source>
        <comment>tie-break</comment>
        <translation>%1 mit kampflosen Partien</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>before round 1</source>
        <translation>vor Runde 1</translation>
    </message>
    <message>
        <source>printed %1</source>
        <translation>gedruckt %1</translation>
    </message>
    <message>
        <source>PROPOSAL, not published</source>
        <translation>VORSCHLAG, nicht veröffentlicht</translation>
    </message>
    <message>
        <source>REPLACES %1</source>
        <translation>ERSETZT %1</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>Freilos mit halbem Punkt</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>Freilos mit ganzem Punkt</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>not yet entered</source>
        <translation>noch nicht gemeldet</translation>
    </message>
    <message>
        <source>Rtg</source>
        <comment>rating, column</comment>
        <translation>Wz.</translation>
    </message>
    <message>
        <source>Fed</source>
        <comment>federation, column</comment>
        <translation>Föd.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>%1 (withdrawn)</source>
        <translation>%1 (zurückgezogen)</translation>
    </message>
    <message>
        <source>Tie-breaks by FIDE Handbook C.07, edition %1: %2.</source>
        <translation>Feinwertungen nach FIDE-Handbuch C.07, Ausgabe %1: %2.</translation>
    </message>
    <message>
        <source>Cross-table after round %1</source>
        <translation>Kreuztabelle nach Runde %1</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Rangliste nach Runde %1</translation>
    </message>
    <message>
        <source>Standings before round 1</source>
        <translation>Rangliste vor Runde 1</translation>
    </message>
    <message>
        <source>Rk.</source>
        <comment>rank, column</comment>
        <translation>Rg.</translation>
    </message>
    <message>
        <source>games won over the board</source>
        <translation>am Brett gewonnene Partien</translation>
    </message>
    <message>
        <source>games with Black</source>
        <translation>Partien mit Schwarz</translation>
    </message>
    <message>
        <source>wins with Black</source>
        <translation>Siege mit Schwarz</translation>
    </message>
    <message>
        <source>progressive scores</source>
        <translation>Fortschrittswertung</translation>
    </message>
    <message>
        <source>rounds elected to play</source>
        <translation>gespielte Runden nach eigener Wahl</translation>
    </message>
    <message>
        <source>standard points</source>
        <translation>Standardpunkte</translation>
    </message>
    <message>
        <source>pairing number</source>
        <translation>Paarungsnummer</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>Fore-Buchholz</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Koya</translation>
    </message>
    <message>
        <source>average rating of the opponents</source>
        <translation>Gegnerschnitt</translation>
    </message>
    <message>
        <source>performance rating</source>
        <translation>Turnierleistung</translation>
    </message>
    <message>
        <source>perfect performance</source>
        <translation>perfekte Turnierleistung</translation>
    </message>
    <message>
        <source>average performance of the opponents</source>
        <translation>mittlere Turnierleistung der Gegner</translation>
    </message>
    <message>
        <source>average perfect performance of the opponents</source>
        <translation>mittlere perfekte Turnierleistung der Gegner</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>%1, limit moved by %2 half points</source>
        <comment>tie-break</comment>
        <translation>%1, Grenze um %2 halbe Punkte verschoben</translation>
    </message>
    <message>
        <source>%1 by Fore Buchholz</source>
        <comment>tie-break</comment>
        <translation>%1 nach Fore-Buchholz</translation>
    </message>
    <message>
        <source>%1, players without a rating as %2</source>
        <comment>tie-break</comment>
        <translation>%1, Spieler ohne Wertungszahl als %2</translation>
    </message>
    <message>
        <source>%1, reversed</source>
        <comment>tie-break</comment>
        <translation>%1, umgekehrt</translation>
    </message>
    <message>
        <source>After a plus: virtual points (acceleration). They count for this pairing only.</source>
        <translation>Nach dem Plus: virtuelle Punkte (Beschleunigung). Sie zählen nur für diese Auslosung.</translation>
    </message>
    <message>
        <source>not played: a dummy with the score of the scheduled opponent</source>
        <translation>nicht gespielt: gedachter Gegner mit dem Punktestand des angesetzten Gegners</translation>
    </message>
    <message>
        <source>not played: a dummy with a draw in every round</source>
        <translation>nicht gespielt: gedachter Gegner mit einem Remis in jeder Runde</translation>
    </message>
    <message>
        <source>left out as the lowest</source>
        <translation>als niedrigster Wert gestrichen</translation>
    </message>
    <message>
        <source>left out as the highest</source>
        <translation>als höchster Wert gestrichen</translation>
    </message>
    <message>
        <source>left out first as a voluntarily unplayed round</source>
        <translation>als freiwillig nicht gespielte Runde zuerst gestrichen</translation>
    </message>
    <message>
        <source>opponent below the limit</source>
        <translation>Gegner unter der Grenze</translation>
    </message>
    <message>
        <source>counted as drawn</source>
        <translation>als remis gezählt</translation>
    </message>
    <message>
        <source>unplayed rounds of the opponent count as draws</source>
        <translation>nicht gespielte Runden des Gegners zählen als remis</translation>
    </message>
    <message>
        <source>nobody to compare with</source>
        <translation>niemand zum Vergleichen</translation>
    </message>
    <message>
        <source>no games that count</source>
        <translation>keine Partien, die zählen</translation>
    </message>
    <message>
        <source>left out, because there are players without a rating (art. 10)</source>
        <translation>entfällt, weil Spieler ohne Wertungszahl mitspielen (Art. 10)</translation>
    </message>
    <message>
        <source>place %1 among the tied</source>
        <translation>Platz %1 unter den Punktgleichen</translation>
    </message>
    <message numerus="yes">
        <source>%n of them not met</source>
        <translation>
            <numerusform>gegen %n davon nicht gespielt</numerusform>
            <numerusform>gegen %n davon nicht gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 and %2 share their rank: all criteria are equal.</source>
        <translation>%1 und %2 teilen sich den Rang: alle Kriterien sind gleich.</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>%1 stands before %2 by %3.</source>
        <comment>two names, criterion</comment>
        <translation>%1 steht vor %2. Es entscheidet: %3.</translation>
    </message>
    <message>
        <source>%1 stands before %2 by %3: %4 against %5.</source>
        <comment>two names, criterion, two values</comment>
        <translation>%1 steht vor %2. Es entscheidet: %3, %4 gegen %5.</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Frauen</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Männer</translation>
    </message>
    <message>
        <source>U%1</source>
        <comment>age group</comment>
        <translation>U%1</translation>
    </message>
    <message>
        <source>%1 and older</source>
        <comment>age group</comment>
        <translation>%1 und älter</translation>
    </message>
    <message>
        <source>Rating %1 to %2</source>
        <translation>Wertungszahl %1 bis %2</translation>
    </message>
    <message>
        <source>Unrated</source>
        <translation>Ohne Wertungszahl</translation>
    </message>
    <message>
        <source>Opponents GM</source>
        <translation>Gegner GM</translation>
    </message>
    <message>
        <source>Opponents GM or IM</source>
        <translation>Gegner GM oder IM</translation>
    </message>
    <message>
        <source>Opponents GM, IM or WGM</source>
        <translation>Gegner GM, IM oder WGM</translation>
    </message>
    <message>
        <source>Opponents GM, IM, WGM or WIM</source>
        <translation>Gegner GM, IM, WGM oder WIM</translation>
    </message>
    <message>
        <source>Games over the board</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Points (35 %)</source>
        <translation>Punkte (35 %)</translation>
    </message>
    <message>
        <source>Opponents with a title</source>
        <translation>Gegner mit Titel</translation>
    </message>
    <message>
        <source>Foreign federations</source>
        <translation>Fremde Föderationen</translation>
    </message>
    <message>
        <source>From the own federation</source>
        <translation>Aus der eigenen Föderation</translation>
    </message>
    <message>
        <source>From one federation</source>
        <translation>Aus einer Föderation</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>number</comment>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>nicht mehr erreichbar</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>number</comment>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 on average from now on</source>
        <comment>rating</comment>
        <translation>ab jetzt im Schnitt %1</translation>
    </message>
    <message>
        <source>at most %1 more</source>
        <comment>number</comment>
        <translation>höchstens noch %1</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>met</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>met so far; %1</source>
        <translation>bisher erfüllt; %1</translation>
    </message>
    <message>
        <source>%1 norm: all conditions met with %2 games, performance %3</source>
        <comment>title, number, rating</comment>
        <translation>%1-Norm: alle Bedingungen erfüllt mit %2 Partien, Leistung %3</translation>
    </message>
    <message>
        <source>%1 norm: out of reach</source>
        <comment>title</comment>
        <translation>%1-Norm: nicht mehr erreichbar</translation>
    </message>
    <message>
        <source>20 rated foreigners from 3 federations, 10 of them masters: two foreign federations are not needed.</source>
        <translation>20 Ausländer mit Wertungszahl aus 3 Föderationen, davon 10 Meister: Zwei fremde Föderationen sind nicht nötig.</translation>
    </message>
    <message>
        <source>National finals, zonals and the like do not need two foreign federations; the program does not know what the event is.</source>
        <translation>Landesmeisterschaften, Zonenturniere und dergleichen brauchen keine zwei fremden Föderationen; das Programm weiß nicht, was für ein Turnier es ist.</translation>
    </message>
    <message>
        <source>The federation of some opponents is not known; they count as not foreign.</source>
        <translation>Die Föderation einiger Gegner ist nicht bekannt; sie zählen nicht als fremd.</translation>
    </message>
    <message>
        <source>Eight games suffice: nine rounds with a bye or a forfeit win.</source>
        <translation>Acht Partien genügen: neun Runden mit einem Freilos oder kampflosen Sieg.</translation>
    </message>
    <message>
        <source>Later rounds are left out.</source>
        <translation>Spätere Runden bleiben weg.</translation>
    </message>
    <message>
        <source>Games against beaten opponents are left out.</source>
        <translation>Partien gegen besiegte Gegner bleiben weg.</translation>
    </message>
    <message>
        <source>Not every way of leaving out beaten opponents was tried.</source>
        <translation>Nicht jede Möglichkeit, besiegte Gegner wegzulassen, wurde versucht.</translation>
    </message>
    <message>
        <source>The lowest opponent counts with the floor of the title.</source>
        <translation>Der niedrigste Gegner zählt mit der Untergrenze des Titels.</translation>
    </message>
    <message>
        <source>Numbers needed are for all games that the player will have in the end. Points still needed hold if the average of the opponents stays, or just reaches what is asked for.</source>
        <translation>Die geforderten Zahlen gelten für alle Partien, die der Spieler am Ende haben wird. Die noch nötigen Punkte gelten, wenn der Gegnerschnitt bleibt oder gerade das Verlangte erreicht.</translation>
    </message>
    <message>
        <source>standard</source>
        <comment>rating kind</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>rapid</source>
        <comment>rating kind</comment>
        <translation>Schnellschach</translation>
    </message>
    <message>
        <source>blitz</source>
        <comment>rating kind</comment>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>%1 (for %2)</source>
        <comment>limited K, usual K</comment>
        <translation>%1 (statt %2)</translation>
    </message>
    <message>
        <source>K is 10 once a rating of 2400 was published.</source>
        <translation>K ist 10, sobald 2400 einmal veröffentlicht war.</translation>
    </message>
    <message>
        <source>K is 40 to the end of the year of the 18th birthday, rated below 2300.</source>
        <translation>K ist 40 bis zum Ende des Jahres des 18. Geburtstags, solange die Zahl unter 2300 liegt.</translation>
    </message>
    <message>
        <source>K is 20 below 2400.</source>
        <translation>K ist 20 unter 2400.</translation>
    </message>
    <message>
        <source>Assumed: 30 rated games are completed; before, K is 40.</source>
        <translation>Angenommen: 30 gewertete Partien sind gespielt; vorher ist K 40.</translation>
    </message>
    <message>
        <source>Assumed: no list ever showed 2400 or more; else K is 10.</source>
        <translation>Angenommen: Keine Liste zeigte je 2400 oder mehr; sonst ist K 10.</translation>
    </message>
    <message>
        <source>Assumed from the title: a list once showed 2400 or more; else K is 20.</source>
        <translation>Aus dem Titel angenommen: Eine Liste zeigte einmal 2400 oder mehr; sonst ist K 20.</translation>
    </message>
    <message>
        <source>Assumed: older than 18, because the year of birth is not known; else K is 40.</source>
        <translation>Angenommen: älter als 18, weil das Geburtsjahr nicht bekannt ist; sonst ist K 40.</translation>
    </message>
    <message>
        <source>first rating: %1 games with two draws against 1800 added, %2 %, difference %3</source>
        <translation>erste Wertungszahl: %1 Partien mit zwei Remis gegen 1800 dazu, %2 %, Differenz %3</translation>
    </message>
    <message>
        <source>%1; 2200 at most</source>
        <translation>%1; höchstens 2200</translation>
    </message>
    <message>
        <source>no rating: it would be %1, below 1400</source>
        <translation>keine Wertungszahl: Sie wäre %1, unter 1400</translation>
    </message>
    <message>
        <source>no rating from this event alone: %1 of 5 games against rated opponents</source>
        <translation>aus diesem Turnier allein keine Wertungszahl: %1 von 5 Partien gegen Gegner mit Wertungszahl</translation>
    </message>
    <message>
        <source>Only games over the board against rated opponents count, no forfeits. K as far as it is known: 30 completed games are assumed, and that nobody below 2400 was ever above (GM and IM: that they were).</source>
        <translation>Nur gespielte Partien gegen Gegner mit Wertungszahl zählen, keine kampflosen. K, soweit bekannt: Angenommen sind 30 gespielte Partien und dass niemand unter 2400 je darüber war (GM und IM: dass sie es waren).</translation>
    </message>
    <message>
        <source>The numbers for unrated players are known from secondary sources.</source>
        <translation>Die Zahlen für Spieler ohne Wertungszahl sind aus Sekundärquellen bekannt.</translation>
    </message>
    <message>
        <source>Norm</source>
        <comment>title norm, column</comment>
        <translation>Norm</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>column</comment>
        <translation>Part.</translation>
    </message>
    <message>
        <source>Avg</source>
        <comment>average rating of the opponents, column</comment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Perf</source>
        <comment>performance, column</comment>
        <translation>Leist.</translation>
    </message>
    <message>
        <source>All conditions met</source>
        <translation>Alle Bedingungen erfüllt</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>In reach</source>
        <translation>Erreichbar</translation>
    </message>
    <message>
        <source>Nobody has reached a title norm or can still reach one.</source>
        <translation>Niemand hat eine Titelnorm erreicht oder kann sie noch erreichen.</translation>
    </message>
    <message>
        <source>Out of reach and not shown: %1.</source>
        <comment>number of norms</comment>
        <translation>Nicht mehr erreichbar und nicht gezeigt: %1.</translation>
    </message>
    <message>
        <source>Exp</source>
        <comment>expected points, column</comment>
        <translation>Erw.</translation>
    </message>
    <message>
        <source>K</source>
        <comment>rating coefficient, column</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>new %1</source>
        <comment>first rating</comment>
        <translation>neu %1</translation>
    </message>
    <message>
        <source>Ratings that are national or estimates count as none: %1 players.</source>
        <translation>Nationale und geschätzte Wertungszahlen zählen nicht: %1 Spieler.</translation>
    </message>
    <message>
        <source>The tournament has no first day: the rules and ages of today are taken.</source>
        <translation>Das Turnier hat keinen ersten Tag: Es gelten Regeln und Alter von heute.</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>of a match, column</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>White, then Black</source>
        <translation>Weiß, dann Schwarz</translation>
    </message>
    <message>
        <source>Black, then White</source>
        <translation>Schwarz, dann Weiß</translation>
    </message>
    <message>
        <source>Decided: %1.</source>
        <translation>Entschieden: %1.</translation>
    </message>
    <message>
        <source>Proposed: %1.</source>
        <translation>Vorschlag: %1.</translation>
    </message>
    <message>
        <source>The rules leave it to the arbiter who of these floats down: %1.</source>
        <translation>Die Regeln überlassen dem Schiedsrichter, wer von diesen nach unten floatet: %1.</translation>
    </message>
    <message>
        <source>Decided for the lowest ranked: %1.</source>
        <translation>Entschieden für die Rangniedrigsten: %1.</translation>
    </message>
    <message>
        <source>Proposed, as the lowest ranked: %1.</source>
        <translation>Vorschlag, weil am niedrigsten platziert: %1.</translation>
    </message>
    <message>
        <source>The rules leave these players without an opponent, and the rest to the arbiter: %1.</source>
        <translation>Nach den Regeln bleiben diese Spieler ohne Gegner, und der Rest ist dem Schiedsrichter überlassen: %1.</translation>
    </message>
    <message>
        <source>By the rules the bye would go to %1, but then the others could not all be paired; what then, they leave to the arbiter.</source>
        <translation>Nach den Regeln bekäme %1 das Freilos, aber dann könnten nicht alle anderen gepaart werden; was dann gilt, überlassen sie dem Schiedsrichter.</translation>
    </message>
    <message>
        <source>Paired by the rules %1 (%2).</source>
        <translation>Ausgelost nach den Regeln %1 (%2).</translation>
    </message>
    <message>
        <source>Paired by the rules %1 (%2), in force until %3.</source>
        <translation>Ausgelost nach den Regeln %1 (%2), in Kraft bis %3.</translation>
    </message>
    <message>
        <source>Paired by the rules %1 (%2), known from a secondary source only.</source>
        <translation>Ausgelost nach den Regeln %1 (%2), die nur aus zweiter Hand bekannt sind.</translation>
    </message>
    <message>
        <source>%1 point</source>
        <comment>½ or 1</comment>
        <translation>%1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>number</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 from 1 game</source>
        <comment>points</comment>
        <translation>%1 aus 1 Partie</translation>
    </message>
    <message>
        <source>%1 from %2 games</source>
        <comment>points, number</comment>
        <translation>%1 aus %2 Partien</translation>
    </message>
    <message>
        <source>%1 norm: in reach, still needed: %2</source>
        <comment>title, points from games</comment>
        <translation>%1-Norm: in Reichweite, noch nötig: %2</translation>
    </message>
    <message>
        <source>Group %1</source>
        <comment>the arbiter&apos;s own group</comment>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>An estimate: with the strongest opponents that the player has not met.</source>
        <translation>Eine Schätzung: mit den stärksten Gegnern, die der Spieler noch nicht hatte.</translation>
    </message>
    <message>
        <source>Opponents without a rating, or with one below 1400, count as 1400.</source>
        <translation>Gegner ohne Wertungszahl oder mit weniger als 1400 zählen als 1400.</translation>
    </message>
    <message>
        <source>Not checked: rounds a day, arbiters, opponents outside FIDE, and team events where seven games suffice.</source>
        <translation>Nicht geprüft: Runden am Tag, Schiedsrichter, Gegner außerhalb der FIDE und Mannschaftsturniere, in denen sieben Partien genügen.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not rated: 600 points or more apart, one player above 2600.</source>
        <translation>
            <numerusform>%n Partie nicht gewertet: 600 Punkte oder mehr Abstand, ein Spieler über 2600.</numerusform>
            <numerusform>%n Partien nicht gewertet: 600 Punkte oder mehr Abstand, ein Spieler über 2600.</numerusform>
        </translation>
    </message>
    <message>
        <source>A rating below 1400 counts as none.</source>
        <translation>Eine Wertungszahl unter 1400 zählt wie keine.</translation>
    </message>
    <message>
        <source>no rating: a first event without a point against rated opponents is disregarded</source>
        <translation>keine Wertungszahl: Ein erstes Turnier ohne Punkt gegen Gegner mit Wertungszahl zählt nicht</translation>
    </message>
    <message>
        <source>Games of players rated %1 or more need %2 minutes for 60 moves to be rated (B.02 art. 1.1); the time control gives %3.</source>
        <translation>Partien von Spielern mit Wertungszahl %1 oder mehr brauchen %2 Minuten für 60 Züge, um gewertet zu werden (B.02 Art. 1.1); die Bedenkzeit gibt %3.</translation>
    </message>
    <message>
        <source>Norms need 120 minutes for 60 moves (B.01 art. 1.1.3); what the time control gives is not known.</source>
        <translation>Normen brauchen 120 Minuten für 60 Züge (B.01 Art. 1.1.3); was die Bedenkzeit gibt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The opponent of the last round did not come: it counts as a game lost.</source>
        <translation>Der Gegner der letzten Runde ist nicht erschienen: Sie zählt als verlorene Partie.</translation>
    </message>
    <message>
        <source>Paired by the arbiter on the base of the rules %1 (%2).</source>
        <translation>Vom Schiedsrichter gepaart, auf der Grundlage der Regeln %1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>Paired by the arbiter on the base of the rules %1 (%2): %n board(s) differ from them.</source>
        <translation>
            <numerusform>Vom Schiedsrichter gepaart, auf der Grundlage der Regeln %1 (%2): %n Brett weicht davon ab.</numerusform>
            <numerusform>Vom Schiedsrichter gepaart, auf der Grundlage der Regeln %1 (%2): %n Bretter weichen davon ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Not yet arrived</source>
        <translation>Noch nicht angekommen</translation>
    </message>
    <message>
        <source>CHANGED boards of round %1</source>
        <translation>GEÄNDERTE Bretter der Runde %1</translation>
    </message>
    <message>
        <source>All other boards are as in %1.</source>
        <translation>Alle anderen Bretter sind wie in %1.</translation>
    </message>
    <message>
        <source>There is no board above %1 any more.</source>
        <translation>Ein Brett über %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Due</source>
        <comment>money, column</comment>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>money, column</comment>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>money, column</comment>
        <translation>Offen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) still have to pay.</source>
        <translation>
            <numerusform>%n Spieler muss noch zahlen.</numerusform>
            <numerusform>%n Spieler müssen noch zahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Win %1, draw %2, loss %3</source>
        <translation>Sieg %1, Remis %2, Niederlage %3</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1 published</source>
        <translation>
            <numerusform>%n Runde, %1 veröffentlicht</numerusform>
            <numerusform>%n Runden, %1 veröffentlicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairing system: %1, edition %2</source>
        <translation>Auslosungssystem: %1, Ausgabe %2</translation>
    </message>
    <message>
        <source>Lot for round 1: number 1 had White</source>
        <translation>Los für Runde 1: Nummer 1 hatte Weiß</translation>
    </message>
    <message>
        <source>Lot for round 1: number 1 had Black</source>
        <translation>Los für Runde 1: Nummer 1 hatte Schwarz</translation>
    </message>
    <message>
        <source>Tie-breaks: %1</source>
        <translation>Feinwertungen: %1</translation>
    </message>
    <message>
        <source>Disaster pack</source>
        <translation>Notfallmappe</translation>
    </message>
    <message>
        <source>With these sheets the tournament goes on without a computer: as it stands when they were made.</source>
        <translation>Mit diesen Blättern geht das Turnier ohne Computer weiter, auf dem Stand, zu dem sie gemacht wurden.</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Austragung</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Dürfen nicht aufeinandertreffen</translation>
    </message>
    <message>
        <source>Games without a result</source>
        <translation>Partien ohne Ergebnis</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>To go on by hand</source>
        <translation>So geht es von Hand weiter</translation>
    </message>
    <message>
        <source>Groups before round 1</source>
        <translation>Gruppen vor Runde 1</translation>
    </message>
    <message>
        <source>Groups after round %1</source>
        <translation>Gruppen nach Runde %1</translation>
    </message>
    <message>
        <source>There are no groups.</source>
        <translation>Es gibt keine Gruppen.</translation>
    </message>
    <message>
        <source>Wall chart</source>
        <translation>Wandtafel</translation>
    </message>
    <message>
        <source>%1: rounds %2</source>
        <comment>a month</comment>
        <translation>%1: Runden %2</translation>
    </message>
    <message>
        <source>%1: rounds %2 (no list of that month: the one before)</source>
        <comment>a month</comment>
        <translation>%1: Runden %2 (keine Liste dieses Monats: die davor)</translation>
    </message>
    <message>
        <source>The event takes more than 30 days: each game is rated by the list of its month. %1.</source>
        <translation>Die Veranstaltung dauert mehr als 30 Tage: jede Partie wird nach der Liste ihres Monats ausgewertet. %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: rating %2, K %3, %n game(s), %4</source>
        <comment>a month, and the change</comment>
        <translation>
            <numerusform>%1: Wertungszahl %2, K %3, %n Partie, %4</numerusform>
            <numerusform>%1: Wertungszahl %2, K %3, %n Partien, %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (expelled, round %2)</source>
        <comment>a player</comment>
        <translation>%1 (ausgeschlossen, Runde %2)</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>12w1b½: a match against number 12, won with White, then drawn with Black; + and − by forfeit, * adjourned; –1: one point without an opponent.</source>
        <translation>12w1s½: ein Wettkampf gegen Nummer 12, mit Weiß gewonnen, dann mit Schwarz remis; + und − kampflos, * Hängepartie; –1: ein Punkt ohne Gegner.</translation>
    </message>
    <message>
        <source>12w1: White against number 12, won; + and − by forfeit, * adjourned; –1: one point without an opponent.</source>
        <translation>12w1: Weiß gegen Nummer 12, gewonnen; + und − kampflos, * Hängepartie; –1: ein Punkt ohne Gegner.</translation>
    </message>
    <message>
        <source>+/−</source>
        <comment>rating change, column</comment>
        <translation>+/−</translation>
    </message>
    <message>
        <source>zero-point bye</source>
        <translation>Freilos ohne Punkt</translation>
    </message>
    <message>
        <source>PROVISIONAL: not all games have ended</source>
        <translation>VORLÄUFIG: nicht alle Partien sind beendet</translation>
    </message>
    <message>
        <source>PROVISIONAL: results are missing on %1 of %2 boards</source>
        <comment>at the head of standings</comment>
        <translation>VORLÄUFIG: an %1 von %2 Brettern fehlt das Ergebnis</translation>
    </message>
    <message>
        <source>%1 cannot be computed and decides nothing: there are players without a rating (C.07 art. 10).</source>
        <translation>%1 kann nicht berechnet werden und entscheidet nichts: Es spielen Spieler ohne Wertungszahl mit (C.07 Art. 10).</translation>
    </message>
    <message>
        <source>The ranks are those that the imported file states; it does not say what decides among equal points.</source>
        <translation>Die Ränge sind die, die in der übernommenen Datei stehen; sie sagt nicht, was bei gleichen Punkten entscheidet.</translation>
    </message>
    <message>
        <source>%1 and %2 share their rank: the imported file says so, but not by what.</source>
        <translation>%1 und %2 teilen sich den Rang: So steht es in der übernommenen Datei, aber nicht wonach.</translation>
    </message>
    <message>
        <source>%1 stands before %2: the imported file says so, but not by what.</source>
        <comment>two names</comment>
        <translation>%1 steht vor %2: So steht es in der übernommenen Datei, aber nicht wonach.</translation>
    </message>
    <message>
        <source>There are no title norms: they need nine games, and fewer are planned (B.01 art. 1.4).</source>
        <translation>Es gibt keine Titelnormen: Sie brauchen neun Partien, und es sind weniger geplant (B.01 Art. 1.4).</translation>
    </message>
    <message>
        <source>There are no title norms: too few players have a title (B.01 art. 1.4).</source>
        <translation>Es gibt keine Titelnormen: Zu wenige Spieler haben einen Titel (B.01 Art. 1.4).</translation>
    </message>
    <message>
        <source>There are no title norms: even the strongest opponents average too low a rating (B.01 art. 1.4).</source>
        <translation>Es gibt keine Titelnormen: Auch die stärksten Gegner haben im Schnitt eine zu niedrige Wertungszahl (B.01 Art. 1.4).</translation>
    </message>
    <message>
        <source>There are no title norms: FIDE does not rate this tournament.</source>
        <translation>Es gibt keine Titelnormen: Die FIDE wertet dieses Turnier nicht aus.</translation>
    </message>
    <message>
        <source>There are no title norms: by its time control the event is %1 chess, and norms exist for standard play only.</source>
        <comment>rapid or blitz</comment>
        <translation>Es gibt keine Titelnormen: Nach der Bedenkzeit ist es ein Turnier im %1, und Normen gibt es nur im Standardschach.</translation>
    </message>
    <message>
        <source>There are no title norms: they need 120 minutes for 60 moves (B.01 art. 1.1.3), and the time control gives %1.</source>
        <translation>Es gibt keine Titelnormen: Sie brauchen 120 Minuten für 60 Züge (B.01 Art. 1.1.3), und die Bedenkzeit gibt %1.</translation>
    </message>
    <message>
        <source>Federation %1</source>
        <comment>a part of the field</comment>
        <translation>Föderation %1</translation>
    </message>
    <message>
        <source>Club %1</source>
        <comment>a part of the field</comment>
        <translation>Verein %1</translation>
    </message>
    <message numerus="yes">
        <source>A match of %n game(s): the colours change from game to game.</source>
        <translation>
            <numerusform>Ein Wettkampf aus %n Partie.</numerusform>
            <numerusform>Ein Wettkampf aus %n Partien: Die Farben wechseln von Partie zu Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are both out of the standings: they have played too few games.</source>
        <translation>%1 und %2 sind beide nicht in der Tabelle: Sie haben zu wenige Partien gespielt.</translation>
    </message>
    <message>
        <source>%1 stands before %2, who is out of the standings and has played too few games.</source>
        <translation>%1 steht vor %2 (nicht in der Tabelle: zu wenige Partien gespielt).</translation>
    </message>
    <message>
        <source>By number: what the player of the row had against the player of the column; + and − by forfeit, * adjourned.</source>
        <translation>Nach Nummern: was der Spieler der Zeile gegen den der Spalte hat; + und − kampflos, * Hängepartie.</translation>
    </message>
    <message>
        <source>Left in a cell is the game with White, right the one with Black.</source>
        <translation>Links in einer Zelle steht die Partie mit Weiß, rechts die mit Schwarz.</translation>
    </message>
    <message>
        <source>The games of two stand beside each other in the order of the rounds.</source>
        <translation>Die Partien zweier Spieler stehen in der Reihenfolge der Runden nebeneinander.</translation>
    </message>
    <message>
        <source>A day in the place of a result: the game is postponed to it.</source>
        <translation>Ein Tag an der Stelle eines Ergebnisses: Die Partie ist auf ihn verlegt.</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <comment>number and date</comment>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>nicht veröffentlicht</translation>
    </message>
    <message>
        <source>The rounds are not laid out yet.</source>
        <translation>Die Runden sind noch nicht ausgelegt.</translation>
    </message>
    <message>
        <source>Postponed games</source>
        <translation>Verlegte Partien</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>No game is postponed.</source>
        <translation>Keine Partie ist verlegt.</translation>
    </message>
    <message>
        <source>free</source>
        <comment>of an odd number in a round robin</comment>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>no day yet</source>
        <comment>a postponed game</comment>
        <translation>noch kein Tag</translation>
    </message>
    <message>
        <source>%1 (postponed: %2)</source>
        <comment>an opponent, the day</comment>
        <translation>%1 (verlegt: %2)</translation>
    </message>
    <message>
        <source>postponed: %1</source>
        <translation>verlegt: %1</translation>
    </message>
    <message numerus="yes">
        <source>Without %n open game(s).</source>
        <translation>
            <numerusform>Ohne %n offene Partie.</numerusform>
            <numerusform>Ohne %n offene Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adjourned game(s) count as draws.</source>
        <translation>
            <numerusform>%n Hängepartie zählt als Remis.</numerusform>
            <numerusform>%n Hängepartien zählen als Remis.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (won the play-off)</source>
        <comment>a player</comment>
        <translation>%1 (Sieger des Stichkampfs)</translation>
    </message>
    <message>
        <source>The play-off for the first place was won by %1; it changes no rank.</source>
        <translation>Den Stichkampf um den ersten Platz hat %1 gewonnen; er ändert keinen Rang.</translation>
    </message>
    <message>
        <source>Expelled, without a place: %1.</source>
        <translation>Ausgeschlossen, ohne Platz: %1.</translation>
    </message>
    <message>
        <source>The text of the rules %1: %2</source>
        <translation>Der Text der Regeln %1: %2</translation>
    </message>
    <message>
        <source>Rounds with Baku acceleration (FIDE Handbook C.04.7): %1.</source>
        <translation>Runden mit Baku-Beschleunigung (FIDE-Handbuch C.04.7): %1.</translation>
    </message>
    <message>
        <source>Rounds with virtual points as the file of this event gave them: %1. All of them are on the sheet &quot;Virtual points&quot;.</source>
        <translation>Runden mit virtuellen Punkten, wie die Datei dieses Turniers sie angab: %1. Alle stehen auf der Liste „Virtuelle Punkte“.</translation>
    </message>
    <message>
        <source>By Baku acceleration, FIDE Handbook C.04.7.</source>
        <translation>Nach der Baku-Beschleunigung, FIDE-Handbuch C.04.7.</translation>
    </message>
    <message>
        <source>Given by the file that this event was imported from, by no rule of the FIDE Handbook: this list is the whole rule.</source>
        <translation>Von der Datei angegeben, aus der dieses Turnier eingelesen wurde, nach keiner Regel des FIDE-Handbuchs: Diese Liste ist die ganze Regel.</translation>
    </message>
    <message>
        <source>Virtual points</source>
        <translation>Virtuelle Punkte</translation>
    </message>
    <message>
        <source>Nobody has virtual points.</source>
        <translation>Niemand hat virtuelle Punkte.</translation>
    </message>
    <message>
        <source>In each of these rounds a player is paired as if he had these points besides his own: they count in the scoregroups, for the bye and in the order of the boards. Those of one round are not added to those of the next; standings and tie-breaks leave them out.</source>
        <translation>In jeder dieser Runden wird ein Spieler ausgelost, als hätte er diese Punkte zu seinen eigenen dazu: Sie zählen für die Punktgruppen, für das Freilos und für die Reihenfolge der Bretter. Die Punkte einer Runde kommen nicht zu denen der nächsten; Rangliste und Feinwertungen lassen sie weg.</translation>
    </message>
    <message>
        <source>value from outside</source>
        <translation>Wert von außen</translation>
    </message>
    <message>
        <source>ranked by hand</source>
        <translation>von Hand gereiht</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>%1, players without a rating as the lowest</source>
        <comment>tie-break</comment>
        <translation>%1, Spieler ohne Wertungszahl als der niedrigste</translation>
    </message>
    <message>
        <source>%1, players without a rating as the average</source>
        <comment>tie-break</comment>
        <translation>%1, Spieler ohne Wertungszahl als der Durchschnitt</translation>
    </message>
    <message>
        <source>%1 by the rating of each round</source>
        <comment>tie-break</comment>
        <translation>%1 nach der Wertungszahl jeder Runde</translation>
    </message>
    <message>
        <source>%1 by the ratings of month %2 of the event</source>
        <comment>tie-break</comment>
        <translation>%1 nach den Wertungszahlen des %2. Monats des Turniers</translation>
    </message>
    <message>
        <source>nothing entered or drawn</source>
        <translation>nichts eingegeben oder gelost</translation>
    </message>
    <message>
        <source>No board: %1.</source>
        <comment>players with the reason</comment>
        <translation>Ohne Brett: %1.</translation>
    </message>
    <message>
        <source>The colour is that of the first game.</source>
        <translation>Die Farbe ist die der ersten Partie.</translation>
    </message>
    <message>
        <source>The rounds: filled won, half filled drawn, outlined lost, with the number of the opponent; a ring is White, round is without a game.</source>
        <translation>Die Runden: gefüllt gewonnen, halb gefüllt remis, umrandet verloren, mit der Nummer des Gegners; ein kleiner Kreis am Rand ist Weiß, rund ist ohne Partie.</translation>
    </message>
    <message>
        <source>%1, published %2</source>
        <comment>revision, date and time</comment>
        <translation>%1, veröffentlicht %2</translation>
    </message>
    <message>
        <source>Play begins at %1</source>
        <translation>Beginn um %1</translation>
    </message>
    <message>
        <source>%1, play begins at %2</source>
        <comment>day, time</comment>
        <translation>%1, Beginn um %2</translation>
    </message>
    <message>
        <source>After round %1 of %2</source>
        <translation>Nach Runde %1 von %2</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Vor Runde 1</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>of a player, column</comment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>The matches of two stand beside each other, on the left the one with White on board 1.</source>
        <translation>Die Wettkämpfe zweier Mannschaften stehen nebeneinander, links der mit Weiß an Brett 1.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n Mannschaft</numerusform>
            <numerusform>%n Mannschaften</numerusform>
        </translation>
    </message>
    <message>
        <source>Teams by name</source>
        <translation>Mannschaften nach Namen</translation>
    </message>
    <message>
        <source>Teams by starting rank</source>
        <translation>Mannschaften nach Setzrang</translation>
    </message>
    <message>
        <source>Players by board after round %1</source>
        <translation>Spieler nach Brettern, Stand nach Runde %1</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Ersatzspieler</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>A player counts for the board that is his place in the order of his team.</source>
        <translation>Ein Spieler zählt für das Brett, das sein Platz in der Reihenfolge seiner Mannschaft ist.</translation>
    </message>
    <message>
        <source>A player counts for the board at which he sat most often.</source>
        <translation>Ein Spieler zählt für das Brett, an dem er am häufigsten saß.</translation>
    </message>
    <message>
        <source>More points come first, then fewer games, then the higher performance.</source>
        <translation>Mehr Punkte gehen vor, dann weniger Partien, dann die höhere Performance.</translation>
    </message>
    <message>
        <source>Bye: %1.</source>
        <translation>Freilos: %1.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>Matches of round %1</source>
        <translation>Wettkämpfe der Runde %1</translation>
    </message>
    <message>
        <source>Results are those of the team that is named first.</source>
        <translation>Die Ergebnisse sind die der zuerst genannten Mannschaft.</translation>
    </message>
    <message>
        <source>Match reports of round %1</source>
        <translation>Spielberichte der Runde %1</translation>
    </message>
    <message>
        <source>Write the result of the team that is named first, and sign when all boards have ended.</source>
        <translation>Das Ergebnis der zuerst genannten Mannschaft eintragen und unterschreiben, wenn alle Bretter beendet sind.</translation>
    </message>
    <message>
        <source>3.2 is board 2 of match 3.</source>
        <translation>3.2 ist Brett 2 des Wettkampfs 3.</translation>
    </message>
    <message>
        <source>Line-ups are missing: only players who are named are listed.</source>
        <translation>Aufstellungen fehlen: Nur wer genannt ist, steht in der Liste.</translation>
    </message>
    <message>
        <source>The team that is named first has White on board 1 and on every other board after it.</source>
        <translation>Die zuerst genannte Mannschaft hat an Brett 1 Weiß und dann an jedem zweiten Brett.</translation>
    </message>
    <message>
        <source>The team that is named first has White on all boards.</source>
        <translation>Die zuerst genannte Mannschaft hat an allen Brettern Weiß.</translation>
    </message>
    <message>
        <source>against %1, White on board 1</source>
        <comment>a team, of its opponents</comment>
        <translation>gegen %1, Weiß an Brett 1</translation>
    </message>
    <message>
        <source>against %1, Black on board 1</source>
        <comment>a team, of its opponents</comment>
        <translation>gegen %1, Schwarz an Brett 1</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>in the order of the team, column</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Line-ups for round %1</source>
        <translation>Aufstellungen für Runde %1</translation>
    </message>
    <message>
        <source>Write beside each player who plays the number of the board, 1 to %1, and sign.</source>
        <translation>Neben jeden Spieler, der spielt, die Nummer des Bretts schreiben, 1 bis %1, und unterschreiben.</translation>
    </message>
    <message>
        <source>Players sit in this order: whoever is missing is left out, and the others move up.</source>
        <translation>Die Spieler sitzen in dieser Reihenfolge: Wer fehlt, wird ausgelassen, und die anderen rücken auf.</translation>
    </message>
    <message>
        <source>Players may sit in any order.</source>
        <translation>Die Spieler dürfen in beliebiger Reihenfolge sitzen.</translation>
    </message>
    <message>
        <source>Teams and their players after round %1</source>
        <translation>Mannschaften und Spieler nach Runde %1</translation>
    </message>
    <message>
        <source>A hatched field: not in the line-up of that round.</source>
        <translation>Schraffiert: nicht in der Aufstellung dieser Runde.</translation>
    </message>
    <message>
        <source>No fees are entered.</source>
        <translation>Es ist kein Startgeld eingetragen.</translation>
    </message>
    <message>
        <source>Needed</source>
        <comment>points still needed for a norm, column</comment>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>Titled</source>
        <comment>opponents with a title, column</comment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>GM/IM</source>
        <comment>opponents with such a title, column</comment>
        <translation>GM/IM</translation>
    </message>
    <message>
        <source>Foreign</source>
        <comment>federations, column</comment>
        <translation>Fremde</translation>
    </message>
    <message>
        <source>Avg ahead</source>
        <comment>average rating of the opponents to come, column</comment>
        <translation>Schnitt noch</translation>
    </message>
    <message>
        <source>Not paired: %1</source>
        <comment>players with the reason</comment>
        <translation>Nicht ausgelost: %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>board count</source>
        <translation>Brettzahl</translation>
    </message>
    <message>
        <source>top board results</source>
        <translation>Ergebnisse der ersten Bretter</translation>
    </message>
    <message>
        <source>bottom board elimination</source>
        <translation>Streichung der letzten Bretter</translation>
    </message>
    <message>
        <source>match points or game points</source>
        <translation>Mannschafts- oder Brettpunkte</translation>
    </message>
    <message>
        <source>extended Sonneborn-Berger (match points by match points)</source>
        <translation>erweiterte Sonneborn-Berger (Mannschaftspunkte mal Mannschaftspunkte)</translation>
    </message>
    <message>
        <source>extended Sonneborn-Berger (match points by game points)</source>
        <translation>erweiterte Sonneborn-Berger (Mannschaftspunkte mal Brettpunkte)</translation>
    </message>
    <message>
        <source>extended Sonneborn-Berger (game points by match points)</source>
        <translation>erweiterte Sonneborn-Berger (Brettpunkte mal Mannschaftspunkte)</translation>
    </message>
    <message>
        <source>extended Sonneborn-Berger (game points by game points)</source>
        <translation>erweiterte Sonneborn-Berger (Brettpunkte mal Brettpunkte)</translation>
    </message>
    <message>
        <source>extended direct encounter</source>
        <translation>erweiterter direkter Vergleich</translation>
    </message>
    <message>
        <source>extended direct encounter, board count and top board results</source>
        <translation>erweiterter direkter Vergleich, Brettzahl und Ergebnisse der ersten Bretter</translation>
    </message>
    <message>
        <source>extended direct encounter, board count and bottom board elimination</source>
        <translation>erweiterter direkter Vergleich, Brettzahl und Streichung der letzten Bretter</translation>
    </message>
    <message>
        <source>extended direct encounter and top board results</source>
        <translation>erweiterter direkter Vergleich und Ergebnisse der ersten Bretter</translation>
    </message>
    <message>
        <source>extended direct encounter and bottom board elimination</source>
        <translation>erweiterter direkter Vergleich und Streichung der letzten Bretter</translation>
    </message>
    <message>
        <source>scores and schedule strength</source>
        <translation>Punkte und Stärke der Gegner</translation>
    </message>
    <message>
        <source>%1 by match points</source>
        <comment>tie-break</comment>
        <translation>%1 nach Mannschaftspunkten</translation>
    </message>
    <message>
        <source>%1 by game points</source>
        <comment>tie-break</comment>
        <translation>%1 nach Brettpunkten</translation>
    </message>
    <message>
        <source>%1, factor %2</source>
        <comment>tie-break</comment>
        <translation>%1, Faktor %2</translation>
    </message>
    <message>
        <source>needs a day</source>
        <comment>a postponed game</comment>
        <translation>braucht einen Tag</translation>
    </message>
    <message>
        <source>result missing</source>
        <comment>a postponed game</comment>
        <translation>Ergebnis fehlt</translation>
    </message>
    <message>
        <source>today</source>
        <comment>a postponed game</comment>
        <translation>heute</translation>
    </message>
    <message>
        <source>to be played</source>
        <comment>a postponed game</comment>
        <translation>noch zu spielen</translation>
    </message>
    <message>
        <source>State</source>
        <comment>of a postponed game, column</comment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Captain of %1</source>
        <translation>Mannschaftsführer von %1</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Ended at</source>
        <translation>Beendet um</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Mannschaftsführer</translation>
    </message>
    <message>
        <source>all rounds</source>
        <comment>in which a team got these points on a board</comment>
        <translation>alle Runden</translation>
    </message>
    <message>
        <source>for teams only (art. 12, 13)</source>
        <translation>nur für Mannschaften (Art. 12, 13)</translation>
    </message>
    <message>
        <source>left out, because not all boards are known</source>
        <translation>entfällt, weil nicht alle Bretter bekannt sind</translation>
    </message>
    <message>
        <source>second score %1, and Buchholz %2 divided by %3</source>
        <translation>zweite Wertung %1, und Buchholz %2 geteilt durch %3</translation>
    </message>
    <message>
        <source>By number: what the player of the row had against that player of the other team; + and − by forfeit, * adjourned.</source>
        <translation>Nach Nummern: was der Spieler der Zeile gegen diesen Spieler der anderen Mannschaft erzielt hat; + und − kampflos, * vertagt.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>in the standings</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Captain of %1: %2</source>
        <translation>Mannschaftsführer von %1: %2</translation>
    </message>
    <message>
        <source>Captain: %1</source>
        <translation>Mannschaftsführer: %1</translation>
    </message>
    <message>
        <source>The team that is named first has White on boards %1.</source>
        <translation>Die zuerst genannte Mannschaft hat Weiß an den Brettern %1.</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle Bretter</translation>
    </message>
    <message>
        <source>Preview by B.01 art. 1.4 (2024, from secondary sources): a check for the arbiter, no certificate.</source>
        <translation>Vorschau nach B.01 Art. 1.4 (2024, aus Sekundärquellen): eine Prüfung für den Schiedsrichter, keine Bescheinigung.</translation>
    </message>
    <message>
        <source>Preview by B.02 art. 8 (2024-03, with the changes of 2024-12-01 and 2025-10-01) for %1 ratings as they stand in the player list. FIDE computes the changes from its own lists.</source>
        <translation>Vorschau nach B.02 Art. 8 (2024-03, mit den Änderungen vom 01.12.2024 und 01.10.2025) für die Wertungszahlen der Teilnehmerliste (%1). Die FIDE berechnet die Änderungen aus ihren eigenen Listen.</translation>
    </message>
    <message>
        <source>Preview of title norms after round %1</source>
        <translation>Vorschau der Titelnormen nach Runde %1</translation>
    </message>
    <message>
        <source>Rating preview, round %1 (%2)</source>
        <translation>Wertung, Runde %1 (%2)</translation>
    </message>
    <message>
        <source>board count %1 against %2</source>
        <translation>Brettzahl %1 gegen %2</translation>
    </message>
    <message>
        <source>as much on every board</source>
        <translation>auf jedem Brett gleich viel</translation>
    </message>
    <message>
        <source>%1 against %2 on board %3</source>
        <translation>%1 gegen %2 an Brett %3</translation>
    </message>
    <message>
        <source>as much on the boards from the top, however many</source>
        <translation>an den Brettern von oben gleich viel, wie viele man auch zählt</translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2 on the first %n boards</source>
        <translation>
            <numerusform>%1 gegen %2 am ersten Brett</numerusform>
            <numerusform>%1 gegen %2 an den ersten %n Brettern</numerusform>
        </translation>
    </message>
    <message>
        <source>the match with %1 by its boards: %2</source>
        <translation>der Wettkampf mit %1 nach seinen Brettern: %2</translation>
    </message>
    <message>
        <source>counts only between teams with as many game points (art. 12.1)</source>
        <translation>zählt nur zwischen Mannschaften mit gleich vielen Brettpunkten (Art. 12.1)</translation>
    </message>
    <message>
        <source>%1 and %2 share their rank: no criterion tells them apart.</source>
        <translation>%1 und %2 teilen sich den Rang: kein Kriterium unterscheidet sie.</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>For 35 %</source>
        <comment>least points of a norm, column</comment>
        <translation>Für 35 %</translation>
    </message>
    <message>
        <source>Own fed.</source>
        <comment>opponents from the own federation, column</comment>
        <translation>Eigene Föd.</translation>
    </message>
    <message>
        <source>One fed.</source>
        <comment>opponents from one federation, column</comment>
        <translation>Eine Föd.</translation>
    </message>
    <message>
        <source>Own fed., One fed.: so many opponents to come, at most, from the own federation, or from any one. ✓: met, or met however the pairings go.</source>
        <translation>Eigene Föd., Eine Föd.: höchstens so viele kommende Gegner aus der eigenen oder aus einer einzigen Föderation. ✓: erfüllt, oder erfüllt, wie auch ausgelost wird.</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>at an empty board</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>bye of the team</source>
        <translation>Freilos der Mannschaft</translation>
    </message>
    <message>
        <source>not in the line-up</source>
        <translation>nicht aufgestellt</translation>
    </message>
    <message>
        <source>the team had not entered yet</source>
        <translation>die Mannschaft war noch nicht dabei</translation>
    </message>
    <message>
        <source>the team: %1</source>
        <comment>why it has no match</comment>
        <translation>die Mannschaft: %1</translation>
    </message>
    <message>
        <source>By number: what the team of the row had on all boards against the team of the column; +4 and −0: the match was forfeited.</source>
        <translation>Nach Nummern: was die Mannschaft der Zeile an allen Brettern gegen die der Spalte erreicht hat; +4 und −0: kampfloser Wettkampf.</translation>
    </message>
    <message>
        <source>12w2½: against number 12 with White on board 1, 2½ points on all boards; 12+4 and 12−0: the match was forfeited; –2: so much without an opponent.</source>
        <translation>12w2½: gegen Nummer 12 mit Weiß an Brett 1, 2½ Punkte an allen Brettern; 12+4 und 12−0: kampfloser Wettkampf; –2: so viel ohne Gegner.</translation>
    </message>
    <message>
        <source>Without the open game of round %1: %2.</source>
        <comment>board or match</comment>
        <translation>Ohne die offene Partie der Runde %1: %2.</translation>
    </message>
    <message>
        <source>Without the open games of round %1: %2.</source>
        <comment>boards or matches</comment>
        <translation>Ohne die offenen Partien der Runde %1: %2.</translation>
    </message>
    <message>
        <source>The adjourned game of round %1 counts as a draw: %2.</source>
        <comment>board</comment>
        <translation>Die Hängepartie der Runde %1 zählt als Remis: %2.</translation>
    </message>
    <message>
        <source>Adjourned games of round %1 count as draws: %2.</source>
        <comment>boards</comment>
        <translation>Hängepartien der Runde %1 zählen als Remis: %2.</translation>
    </message>
    <message>
        <source>match points</source>
        <translation>Mannschaftspunkte</translation>
    </message>
    <message>
        <source>game points</source>
        <translation>Brettpunkte</translation>
    </message>
    <message>
        <source>A match: %1 boards; won %2, drawn %3, lost %4 match points</source>
        <translation>Ein Wettkampf: %1 Bretter; gewonnen %2, unentschieden %3, verloren %4 Mannschaftspunkte</translation>
    </message>
    <message>
        <source>What counts first: %1; then: %2</source>
        <comment>match points, game points</comment>
        <translation>Zuerst zählen: %1; dann: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Players sit in the order of the team: whoever is missing is left out, and the others move up.</source>
        <translation>Die Spieler sitzen in der Reihenfolge der Mannschaft: Wer fehlt, wird ausgelassen, und die anderen rücken auf.</translation>
    </message>
    <message>
        <source>Colour preferences of teams: type A (C.04.6)</source>
        <translation>Farbwünsche der Mannschaften: Typ A (C.04.6)</translation>
    </message>
    <message>
        <source>Colour preferences of teams: type B (C.04.6)</source>
        <translation>Farbwünsche der Mannschaften: Typ B (C.04.6)</translation>
    </message>
    <message>
        <source>Teams have no colour preferences.</source>
        <translation>Mannschaften haben keine Farbwünsche.</translation>
    </message>
    <message>
        <source>On a board: %1</source>
        <comment>the points</comment>
        <translation>An einem Brett: %1</translation>
    </message>
    <message>
        <source>Lot for round 1: team number 1 had White on board 1</source>
        <translation>Los für Runde 1: Mannschaft Nummer 1 hatte an Brett 1 Weiß</translation>
    </message>
    <message>
        <source>Lot for round 1: team number 1 had Black on board 1</source>
        <translation>Los für Runde 1: Mannschaft Nummer 1 hatte an Brett 1 Schwarz</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>boards or matches</comment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>PROVISIONAL: results are missing in %1 of %2 matches</source>
        <comment>at the head of standings</comment>
        <translation>VORLÄUFIG: In %1 von %2 Wettkämpfen fehlen Ergebnisse</translation>
    </message>
    <message>
        <source>Between White and Black stands the result; of a postponed game its day.</source>
        <translation>Zwischen Weiß und Schwarz steht das Ergebnis, bei einer verlegten Partie ihr Tag.</translation>
    </message>
    <message>
        <source>The performance is shown from %1 games that were played.</source>
        <translation>Die Leistung steht ab %1 gespielten Partien da.</translation>
    </message>
    <message numerus="yes">
        <source>again by the other score, among the %n still equal: %1</source>
        <translation>
            <numerusform>von Neuem nach der anderen Wertung unter den %n noch Gleichen: %1</numerusform>
            <numerusform>von Neuem nach der anderen Wertung unter den %n noch Gleichen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>again among the %n still equal: %1</source>
        <translation>
            <numerusform>von Neuem unter den %n noch Gleichen: %1</numerusform>
            <numerusform>von Neuem unter den %n noch Gleichen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2 among the %n who were still equal</source>
        <translation>
            <numerusform>%1 gegen %2 unter den %n, die noch gleich waren</numerusform>
            <numerusform>%1 gegen %2 unter den %n, die noch gleich waren</numerusform>
        </translation>
    </message>
    <message>
        <source>the bye of round %1 counts %2 on each board</source>
        <translation>das Freilos der Runde %1 zählt %2 an jedem Brett</translation>
    </message>
    <message>
        <source>%1 stands before %2 by %3: %4.</source>
        <comment>two names, criterion, what told them apart</comment>
        <translation>%1 steht vor %2. Es entscheidet: %3 (%4).</translation>
    </message>
    <message>
        <source>The table says who sits at which board, so that each player of one team meets each of the other. Nobody moves up for a player who is missing.</source>
        <translation>Die Tabelle sagt, wer an welchem Brett sitzt, sodass jeder Spieler der einen Mannschaft auf jeden der anderen trifft. Für einen fehlenden Spieler rückt niemand auf.</translation>
    </message>
    <message>
        <source>Write each result on the slip, on the wall chart and on the cards of both players.</source>
        <translation>Jedes Ergebnis auf den Ergebniszettel, in die Wandtafel und auf die Karten beider Spieler schreiben.</translation>
    </message>
    <message>
        <source>Write the result of each board into the match report of its round when it has ended. A board where nobody sits is won by forfeit.</source>
        <translation>Das Ergebnis jedes Bretts in den Spielbericht seiner Runde schreiben, wenn es beendet ist. Ein Brett, an dem niemand sitzt, ist kampflos gewonnen.</translation>
    </message>
    <message>
        <source>Captains hand in the line-up forms; write who sits where into the match reports, and the result of each board when it has ended. A board where nobody sits is won by forfeit.</source>
        <translation>Die Mannschaftsführer geben die Aufstellungsformulare ab; wer wo sitzt, kommt in die Spielberichte, und das Ergebnis jedes Bretts, wenn es beendet ist. Ein Brett, an dem niemand sitzt, ist kampflos gewonnen.</translation>
    </message>
    <message>
        <source>Write the boards, the game points and the match points on the cards of both teams and on the wall chart, and add them up.</source>
        <translation>Bretter, Brettpunkte und Mannschaftspunkte auf die Karten beider Mannschaften und in die Wandtafel schreiben und zusammenzählen.</translation>
    </message>
    <message>
        <source>Nothing has to be paired: the schedule says for every round who sits at which board, and with which colour.</source>
        <translation>Es ist nichts auszulosen: Der Spielplan sagt für jede Runde, wer an welchem Brett sitzt und mit welcher Farbe.</translation>
    </message>
    <message>
        <source>Nothing has to be paired: the schedule says for every round which teams meet; the team that is named first has White as the rules of the boards say.</source>
        <translation>Es ist nichts auszulosen: Der Spielplan sagt für jede Runde, welche Mannschaften aufeinandertreffen; die zuerst genannte hat Weiß, wie es die Regeln der Bretter sagen.</translation>
    </message>
    <message>
        <source>Nothing has to be paired: the schedule says for every round who meets whom, and with which colour.</source>
        <translation>Es ist nichts auszulosen: Der Spielplan sagt für jede Runde, wer gegen wen spielt und mit welcher Farbe.</translation>
    </message>
    <message>
        <source>Lay out the cards of the teams by points, and among equal points by pairing number; pair the teams by the rules of the system: no two teams meet twice, no team has the bye twice.</source>
        <translation>Die Karten der Mannschaften nach Punkten auslegen, bei gleichen Punkten nach Paarungsnummer; die Mannschaften nach den Regeln des Systems paaren: Keine zwei treffen zweimal aufeinander, keine hat zweimal das Freilos.</translation>
    </message>
    <message>
        <source>Write the opponent and the colour on board 1 on both cards before the round begins.</source>
        <translation>Gegner und Farbe an Brett 1 auf beide Karten schreiben, bevor die Runde beginnt.</translation>
    </message>
    <message>
        <source>Lay out the cards by points, and among equal points by pairing number; pair them by the rules of the system: nobody meets twice, nobody has the bye twice.</source>
        <translation>Die Karten nach Punkten auslegen, bei gleichen Punkten nach Paarungsnummer; nach den Regeln des Systems paaren: Niemand trifft zweimal auf denselben Gegner, niemand hat zweimal das Freilos.</translation>
    </message>
    <message>
        <source>Write opponent and colour on both cards before the round begins. Empty slips and cards are at the end.</source>
        <translation>Gegner und Farbe auf beide Karten schreiben, bevor die Runde beginnt. Leere Zettel und Karten sind am Ende.</translation>
    </message>
    <message>
        <source>Later enter the rounds with their line-ups in the program as they were played.</source>
        <translation>Später die Runden mit ihren Aufstellungen so in das Programm eingeben, wie sie gespielt wurden.</translation>
    </message>
    <message>
        <source>Later enter the rounds in the program as they were played.</source>
        <translation>Später die Runden so in das Programm eingeben, wie sie gespielt wurden.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and what is done</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Birth</source>
        <comment>column</comment>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>Match reports</source>
        <translation>Spielberichte</translation>
    </message>
    <message>
        <source>Round ____   Match ____   ____________________ – ____________________</source>
        <translation>Runde ____   Wettkampf ____   ____________________ – ____________________</translation>
    </message>
    <message>
        <source>The table says who sits at which board; only who sits for a player who is missing is written here.</source>
        <translation>Die Tabelle sagt, wer an welchem Brett sitzt; hier steht nur, wer für einen fehlenden Spieler sitzt.</translation>
    </message>
    <message>
        <source>Opponents’ average</source>
        <translation>Gegnerschnitt</translation>
    </message>
    <message>
        <source>The player’s federation is not known.</source>
        <translation>Die Föderation des Spielers ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Whose line is struck out has played too few games: they count for the rating and for nobody’s standings.</source>
        <translation>Wessen Zeile gestrichen ist, hat zu wenige Partien gespielt: Sie zählen für die Wertungszahl und in niemandes Rangliste.</translation>
    </message>
    <message>
        <source>Needed: points from the games to come. For 35 %: points to reach that share. Titled, GM/IM (for women’s norms also WGM and WIM): opponents to come with such a title. Foreign: federations to come. Avg ahead: average rating of the opponents to come.</source>
        <translation>Nötig: Punkte aus den kommenden Partien. Für 35 %: Punkte bis zu diesem Anteil. Titel, GM/IM (für Normen der Frauen auch WGM und WIM): kommende Gegner mit solch einem Titel. Fremde: kommende Föderationen. Schnitt noch: Wertungsschnitt der kommenden Gegner.</translation>
    </message>
    <message>
        <source>average of the opponents’ Buchholz</source>
        <translation>mittlere Buchholzwertung der Gegner</translation>
    </message>
    <message>
        <source>not played: a dummy with the team’s own score</source>
        <translation>nicht gespielt: gedachter Gegner mit dem eigenen Punktestand der Mannschaft</translation>
    </message>
    <message>
        <source>not played: a dummy with the player’s own score</source>
        <translation>nicht gespielt: gedachter Gegner mit dem eigenen Punktestand</translation>
    </message>
    <message>
        <source>opponents’ average %1, %2 of %3 points = %4 %, difference %5</source>
        <translation>Gegnerschnitt %1, %2 aus %3 Punkten = %4 %, Differenz %5</translation>
    </message>
    <message>
        <source>%</source>
        <comment>of the points of his games, column</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <comment>points won by forfeit, column</comment>
        <translation>Kampflos</translation>
    </message>
    <message>
        <source>Nobody who is named in a line-up has played a game yet.</source>
        <translation>Noch niemand, der in einer Aufstellung genannt ist, hat eine Partie gespielt.</translation>
    </message>
    <message>
        <source>Points, games and per cent are of the games that were played over the board.</source>
        <translation>Punkte, Partien und Prozent sind die der am Brett gespielten Partien.</translation>
    </message>
    <message>
        <source>Points won by forfeit stand in a column of their own: they count for the team only.</source>
        <translation>Kampflos gewonnene Punkte stehen in einer eigenen Spalte: Sie zählen nur für die Mannschaft.</translation>
    </message>
    <message>
        <source>%1 (%2): FIDE has accepted no program for it yet.</source>
        <translation>%1 (%2): Die FIDE hat dafür noch kein Programm anerkannt.</translation>
    </message>
    <message>
        <source>Add the virtual points of the round to the points, for the pairing alone: they stand on a sheet of their own.</source>
        <translation>Nur für die Paarung die virtuellen Punkte der Runde zu den Punkten zählen: Sie stehen auf einem eigenen Blatt.</translation>
    </message>
</context>
<context>
    <name>pairwright::AboutWindow</name>
    <message>
        <source>About Pairwright</source>
        <translation>Über Pairwright</translation>
    </message>
    <message>
        <source>Chess tournaments for arbiters, paired exactly by the FIDE rules.</source>
        <translation>Schachturniere für Schiedsrichter, gepaart genau nach den Regeln der FIDE.</translation>
    </message>
    <message>
        <source>Free software under the Apache License 2.0. It works without a network.</source>
        <translation>Freie Software unter der Apache-Lizenz 2.0. Sie kommt ohne Netz aus.</translation>
    </message>
</context>
<context>
    <name>pairwright::AccelerationText</name>
    <message>
        <source>%1 in round %2</source>
        <translation>%1 in Runde %2</translation>
    </message>
    <message>
        <source>%1 in rounds %2–%3</source>
        <translation>%1 in Runde %2–%3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Baku</source>
        <translation>Baku</translation>
    </message>
    <message>
        <source>virtual points as given</source>
        <translation>virtuelle Punkte wie angegeben</translation>
    </message>
    <message>
        <source>Upper half: %1.</source>
        <translation>Obere Hälfte: %1.</translation>
    </message>
    <message>
        <source>Numbers 1 to %1: %2.</source>
        <translation>Nummern 1 bis %1: %2.</translation>
    </message>
    <message>
        <source>Virtual points: %1</source>
        <translation>Virtuelle Punkte: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have virtual points, shown beside the score; all of them are on the sheet &quot;Virtual points&quot; (Reports menu).</source>
        <translation>
            <numerusform>%n Spieler hat virtuelle Punkte; sie stehen beim Punktstand und alle auf der Liste „Virtuelle Punkte“ (Menü Berichte).</numerusform>
            <numerusform>%n Spieler haben virtuelle Punkte; sie stehen beim Punktstand und alle auf der Liste „Virtuelle Punkte“ (Menü Berichte).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::Actions</name>
    <message>
        <source>&amp;New Tournament</source>
        <translation>&amp;Neues Turnier</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open the Sa&amp;mple Tournament</source>
        <translation>&amp;Beispielturnier öffnen</translation>
    </message>
    <message>
        <source>Save a &amp;Copy…</source>
        <translation>&amp;Kopie speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Close &amp;Window</source>
        <translation>Fenster &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Add Player</source>
        <translation>Spieler &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Import Players…</source>
        <translation>Spieler &amp;importieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Remove Player</source>
        <translation>Spieler &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Withdraw from the Tournament</source>
        <translation>Aus dem Turnier &amp;zurückziehen</translation>
    </message>
    <message>
        <source>&amp;Bring Back</source>
        <translation>Wieder &amp;aufnehmen</translation>
    </message>
    <message>
        <source>B&amp;yes of the Player…</source>
        <translation>&amp;Freilose des Spielers&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Pair Round</source>
        <translation>Runde aus&amp;losen</translation>
    </message>
    <message>
        <source>P&amp;ublish</source>
        <translation>Veröffentlic&amp;hen</translation>
    </message>
    <message>
        <source>&amp;Discard Proposal</source>
        <translation>Vors&amp;chlag verwerfen</translation>
    </message>
    <message>
        <source>&amp;Withdraw Publication…</source>
        <translation>Veröffentlichung &amp;zurücknehmen&#xa0;…</translation>
    </message>
    <message>
        <source>Enter &amp;Results</source>
        <translation>Ergebnisse &amp;eingeben</translation>
    </message>
    <message>
        <source>Next &amp;Missing Result</source>
        <translation>Nächstes &amp;fehlendes Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Clear Result</source>
        <translation>Er&amp;gebnis löschen</translation>
    </message>
    <message>
        <source>C&amp;orrect Result…</source>
        <translation>Ergebnis &amp;korrigieren&#xa0;…</translation>
    </message>
    <message>
        <source>Pre&amp;vious Round</source>
        <translation>V&amp;orige Runde</translation>
    </message>
    <message>
        <source>&amp;Next Round</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>Pairings by &amp;Board</source>
        <translation>Paarungen nach &amp;Brettern</translation>
    </message>
    <message>
        <source>Pairings by &amp;Name</source>
        <translation>Paarungen nach &amp;Namen</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>Ranglis&amp;te</translation>
    </message>
    <message>
        <source>S&amp;tandings Sheet</source>
        <translation>Aushang der Rang&amp;liste</translation>
    </message>
    <message>
        <source>&amp;Cross-Table</source>
        <translation>&amp;Kreuztabelle</translation>
    </message>
    <message>
        <source>P&amp;layer List</source>
        <translation>&amp;Spielerliste</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Als HTML sp&amp;eichern&#xa0;…</translation>
    </message>
    <message>
        <source>Rating Report TRF&amp;26…</source>
        <translation>Auswertungsbericht TRF&amp;26&#xa0;…</translation>
    </message>
    <message>
        <source>Rating Report TRF&amp;16…</source>
        <translation>Auswertungsbericht TRF&amp;16&#xa0;…</translation>
    </message>
    <message>
        <source>Players as CS&amp;V…</source>
        <translation>Spieler als CS&amp;V&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>Ü&amp;bersicht</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>R&amp;eports</source>
        <translation>B&amp;erichte</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xport</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation>&amp;Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Pairwright</source>
        <translation>Ü&amp;ber Pairwright</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Must &amp;Not Meet</source>
        <translation>&amp;Dürfen nicht aufeinandertreffen</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Mark a Chec&amp;kpoint…</source>
        <translation>&amp;Merkpunkt setzen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>S&amp;icherungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <source>&amp;Edit Pairings</source>
        <translation>&amp;Paarungen bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Swap Two Players</source>
        <translation>Zwei Spieler &amp;tauschen</translation>
    </message>
    <message>
        <source>Swap &amp;Colours</source>
        <translation>&amp;Farben tauschen</translation>
    </message>
    <message>
        <source>&amp;Unpair</source>
        <translation>Paarung auf&amp;lösen</translation>
    </message>
    <message>
        <source>&amp;Pair Two Players</source>
        <translation>Zwei Spieler &amp;paaren</translation>
    </message>
    <message>
        <source>Give the &amp;Bye</source>
        <translation>Freilos &amp;geben</translation>
    </message>
    <message>
        <source>Move to Another &amp;Table</source>
        <translation>An ein anderes B&amp;rett setzen</translation>
    </message>
    <message>
        <source>Title N&amp;orms</source>
        <translation>Titeln&amp;ormen</translation>
    </message>
    <message>
        <source>&amp;Late Arrival…</source>
        <translation>&amp;Verspätete Ankunft&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Go To…</source>
        <translation>&amp;Gehe zu&#xa0;…</translation>
    </message>
    <message>
        <source>La&amp;rger Text</source>
        <translation>Größere Sc&amp;hrift</translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size</source>
        <translation>&amp;Übliche Schriftgröße</translation>
    </message>
    <message>
        <source>Rating &amp;Lists…</source>
        <translation>Wer&amp;tungslisten&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Compare with the List</source>
        <translation>&amp;Mit der Liste vergleichen</translation>
    </message>
    <message>
        <source>Pre&amp;flight</source>
        <translation>&amp;Vorabprüfung</translation>
    </message>
    <message>
        <source>Result Sl&amp;ips</source>
        <translation>Ergebnis&amp;zettel</translation>
    </message>
    <message>
        <source>&amp;Publish to the Web…</source>
        <translation>Im &amp;Web veröffentlichen&#xa0;…</translation>
    </message>
    <message>
        <source>Hall Vie&amp;w</source>
        <translation>Saal&amp;ansicht</translation>
    </message>
    <message>
        <source>Import from the Cli&amp;pboard</source>
        <translation>Aus der Z&amp;wischenablage importieren</translation>
    </message>
    <message>
        <source>Results &amp;from a File…</source>
        <translation>Ergebnisse aus &amp;Datei&#xa0;…</translation>
    </message>
    <message>
        <source>Pay&amp;ments</source>
        <translation>Za&amp;hlungen</translation>
    </message>
    <message>
        <source>&amp;Groups</source>
        <translation>&amp;Gruppen</translation>
    </message>
    <message>
        <source>&amp;Wall Chart</source>
        <translation>&amp;Wandtafel</translation>
    </message>
    <message>
        <source>Board C&amp;ards</source>
        <translation>B&amp;rettkarten</translation>
    </message>
    <message>
        <source>Pla&amp;yer Cards</source>
        <translation>Spielerk&amp;arten</translation>
    </message>
    <message>
        <source>Notic&amp;e</source>
        <translation>A&amp;ushang</translation>
    </message>
    <message>
        <source>Disaster Pac&amp;k</source>
        <translation>Not&amp;fallmappe</translation>
    </message>
    <message>
        <source>Hall: &amp;Notice, Clock, Screen…</source>
        <translation>Saal: A&amp;nsage, Uhr, Bildschirm&#xa0;…</translation>
    </message>
    <message>
        <source>E&amp;xpel from the Tournament</source>
        <translation>Vom Turnier a&amp;usschließen</translation>
    </message>
    <message>
        <source>Ra&amp;tings of the Player…</source>
        <translation>Wertun&amp;gszahlen des Spielers&#xa0;…</translation>
    </message>
    <message>
        <source>Save a Copy for Ot&amp;hers…</source>
        <translation>Kopie f&amp;ür andere speichern&#xa0;…</translation>
    </message>
    <message>
        <source>C&amp;heck-in</source>
        <translation>A&amp;nmeldung</translation>
    </message>
    <message>
        <source>Validate Pairing&amp;s</source>
        <translation>Paarungen ab&amp;schließen</translation>
    </message>
    <message>
        <source>Cancel Editin&amp;g</source>
        <translation>Bearbeitung ver&amp;werfen</translation>
    </message>
    <message>
        <source>Put Rig&amp;ht Something Else…</source>
        <translation>Anderes &amp;richtigstellen&#xa0;…</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>&amp;Begründen</translation>
    </message>
    <message>
        <source>Why Not &amp;These Two?</source>
        <translation>W&amp;arum nicht diese beiden?</translation>
    </message>
    <message>
        <source>Rating Pre&amp;view</source>
        <translation>Wertungs&amp;vorschau</translation>
    </message>
    <message>
        <source>Name Ba&amp;dges</source>
        <translation>Na&amp;mensschilder</translation>
    </message>
    <message>
        <source>P&amp;rint Set</source>
        <translation>Dru&amp;ckmappe drucken</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als &amp;PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Results &amp;for Swiss-Manager…</source>
        <translation>Er&amp;gebnisse für Swiss-Manager&#xa0;…</translation>
    </message>
    <message>
        <source>Roun&amp;ds</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>Pu&amp;blish All Rounds</source>
        <translation>Alle R&amp;unden veröffentlichen</translation>
    </message>
    <message>
        <source>Pla&amp;y on Another Day…</source>
        <translation>Par&amp;tie verlegen&#xa0;…</translation>
    </message>
    <message>
        <source>Split into &amp;Groups…</source>
        <translation>In Gru&amp;ppen teilen&#xa0;…</translation>
    </message>
    <message>
        <source>Sched&amp;ule</source>
        <translation>Sp&amp;ielplan</translation>
    </message>
    <message>
        <source>Postponed Games</source>
        <translation>Verlegte Partien</translation>
    </message>
    <message>
        <source>&amp;All Files of the Event…</source>
        <translation>A&amp;lle Dateien der Veranstaltung&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Lay Out Rounds</source>
        <translation>Runden aus&amp;legen</translation>
    </message>
    <message>
        <source>L&amp;ist, Map or Cross-table</source>
        <translation>L&amp;iste, Karte oder Kreuztabelle</translation>
    </message>
    <message>
        <source>Virtual Points</source>
        <translation>Virtuelle Punkte</translation>
    </message>
    <message>
        <source>Set-up of the E&amp;vent</source>
        <translation>Einrichtun&amp;g des Turniers</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Prize Ceremony</source>
        <translation>Siegerehrung</translation>
    </message>
    <message>
        <source>Worksheet of the Prizes</source>
        <translation>Arbeitsblatt der Preise</translation>
    </message>
    <message>
        <source>Receipts for Prizes</source>
        <translation>Quittungen für Preise</translation>
    </message>
    <message>
        <source>Team Rankings</source>
        <translation>Mannschaftswertungen</translation>
    </message>
    <message>
        <source>Pri&amp;zes</source>
        <translation>&amp;Preise</translation>
    </message>
    <message>
        <source>Draw Lots among the Tied</source>
        <translation>Unter Punktgleichen losen</translation>
    </message>
    <message>
        <source>Rank the Tied by Hand…</source>
        <translation>Punktgleiche von Hand reihen&#xa0;…</translation>
    </message>
    <message>
        <source>Exchange N&amp;umbers…</source>
        <translation>Paarungsnumme&amp;rn tauschen&#xa0;…</translation>
    </message>
    <message>
        <source>E&amp;xchange File (ITDX)…</source>
        <translation>Austauschdatei (ITD&amp;X)&#xa0;…</translation>
    </message>
    <message>
        <source>Open from a Server…</source>
        <translation>Von einem Server öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>New on a Server…</source>
        <translation>Neu auf einem Server&#xa0;…</translation>
    </message>
    <message>
        <source>Move to a Server…</source>
        <translation>Auf einen Server umziehen&#xa0;…</translation>
    </message>
    <message>
        <source>Players of the Tea&amp;m…</source>
        <translation>Spieler der Mann&amp;schaft&#xa0;…</translation>
    </message>
    <message>
        <source>Line-ups of the Match…</source>
        <translation>Aufstellungen des Wettkampfs&#xa0;…</translation>
    </message>
    <message>
        <source>Usual Line-ups of All Teams</source>
        <translation>Übliche Aufstellungen aller Mannschaften</translation>
    </message>
    <message>
        <source>Matches and Boards</source>
        <translation>Wettkämpfe und Bretter</translation>
    </message>
    <message>
        <source>Match Reports</source>
        <translation>Spielberichte</translation>
    </message>
    <message>
        <source>Line-up Forms</source>
        <translation>Aufstellungsformulare</translation>
    </message>
    <message>
        <source>Teams and Players</source>
        <translation>Mannschaften und Spieler</translation>
    </message>
    <message>
        <source>Players by Board</source>
        <translation>Spieler nach Brettern</translation>
    </message>
    <message>
        <source>&amp;Add Team</source>
        <translation>Mannschaft &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove Team</source>
        <translation>Mannschaft &amp;löschen</translation>
    </message>
    <message>
        <source>Team &amp;List</source>
        <translation>Mann&amp;schaftsliste</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Result of the Whole Match…</source>
        <translation>Ergebnis des ganzen Wettkampfs …</translation>
    </message>
    <message>
        <source>Invite…</source>
        <translation>Einladen&#xa0;…</translation>
    </message>
    <message>
        <source>Boards of the Match</source>
        <translation>Bretter des Wettkampfs</translation>
    </message>
    <message>
        <source>&amp;Swap Two Teams</source>
        <translation>Zwei Mannschaften &amp;tauschen</translation>
    </message>
    <message>
        <source>&amp;Pair Two Teams</source>
        <translation>Zwei Mannschaften &amp;paaren</translation>
    </message>
    <message>
        <source>Team Cards</source>
        <translation>Mannschaftskarten</translation>
    </message>
    <message>
        <source>B&amp;yes of the Team…</source>
        <translation>Fr&amp;eilose der Mannschaft …</translation>
    </message>
    <message>
        <source>Renew FIDE’s List</source>
        <translation>FIDE-Liste erneuern</translation>
    </message>
    <message>
        <source>Boards in Publishing &amp;Order</source>
        <translation>Bretter in &amp;Veröffentlichungsreihenfolge</translation>
    </message>
</context>
<context>
    <name>pairwright::AnswerLine</name>
    <message>
        <source>%1   saving …</source>
        <translation>%1   wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>%1   cleared</source>
        <translation>%1   gelöscht</translation>
    </message>
    <message>
        <source>%1   stays as it was. The message below says why.</source>
        <translation>%1   bleibt, wie es war. Die Meldung unten sagt, warum.</translation>
    </message>
    <message>
        <source>%1   stays as it was: cancelled.</source>
        <translation>%1   bleibt, wie es war: abgebrochen.</translation>
    </message>
    <message>
        <source>%1   waits at this desk</source>
        <translation>%1   wartet an diesem Tisch</translation>
    </message>
</context>
<context>
    <name>pairwright::ArbiterNotice</name>
    <message>
        <source>⚖ The rules leave part of this round to the arbiter</source>
        <translation>⚖ Die Regeln überlassen einen Teil dieser Runde dem Schiedsrichter</translation>
    </message>
</context>
<context>
    <name>pairwright::BackupsWindow</name>
    <message>
        <source>round %1 published</source>
        <translation>Runde %1 veröffentlicht</translation>
    </message>
    <message>
        <source>before round 1</source>
        <translation>vor Runde 1</translation>
    </message>
    <message>
        <source>In %1. Each one was read back and compared after it was written; what did not agree was removed and told.</source>
        <translation>In %1. Jede wurde nach dem Schreiben zurückgelesen und verglichen; was nicht übereinstimmte, wurde entfernt und gemeldet.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Backups of other tournaments too</source>
        <translation>Auch Sicherungen anderer Turniere</translation>
    </message>
    <message>
        <source>Back Up Now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Restore into a New File…</source>
        <translation>In neuer Datei wiederherstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Looking for backups …</source>
        <translation>Sicherungen werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <translation>Es gibt noch keine Sicherung.</translation>
    </message>
    <message>
        <source>Choose a Folder…</source>
        <translation>Ordner wählen …</translation>
    </message>
    <message>
        <source>No second place is chosen yet</source>
        <translation>Noch ist kein zweiter Ort gewählt</translation>
    </message>
    <message>
        <source>Choose a folder, best on a stick: from then on a copy goes there after each publication.</source>
        <translation>Wählen Sie einen Ordner, am besten auf einem Stick: Von da an kommt nach jeder Veröffentlichung eine Kopie dorthin.</translation>
    </message>
</context>
<context>
    <name>pairwright::BoardPlaces</name>
    <message>
        <source>board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>boards %1</source>
        <comment>several</comment>
        <translation>Bretter %1</translation>
    </message>
    <message>
        <source>match %1: board %2</source>
        <translation>Wettkampf %1: Brett %2</translation>
    </message>
    <message>
        <source>match %1: boards %2</source>
        <comment>several</comment>
        <translation>Wettkampf %1: Bretter %2</translation>
    </message>
    <message>
        <source>match %1</source>
        <translation>Wettkampf %1</translation>
    </message>
    <message>
        <source>matches %1</source>
        <comment>several</comment>
        <translation>Wettkämpfe %1</translation>
    </message>
    <message>
        <source>match %1, board %2</source>
        <translation>Wettkampf %1, Brett %2</translation>
    </message>
    <message>
        <source>Match %1, board %2</source>
        <comment>begins a line</comment>
        <translation>Wettkampf %1, Brett %2</translation>
    </message>
    <message>
        <source>Board %1</source>
        <comment>begins a line</comment>
        <translation>Brett %1</translation>
    </message>
</context>
<context>
    <name>pairwright::BoardsModel</name>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Bd.</source>
        <comment>board</comment>
        <translation>Br.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>unpaired</source>
        <translation>ohne Gegner</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>corrected; %1</source>
        <translation>korrigiert; %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>White: rating</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Föd.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>%1 (rating: %2)</source>
        <comment>result, and the one that counts for ratings</comment>
        <translation>%1 (Auswertung: %2)</translation>
    </message>
    <message>
        <source>free</source>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>instead of %1</source>
        <comment>before the pairings were edited</comment>
        <translation>statt %1</translation>
    </message>
    <message>
        <source>Has White on board 1</source>
        <translation>Hat an Brett 1 Weiß</translation>
    </message>
    <message>
        <source>Has Black on board 1</source>
        <translation>Hat an Brett 1 Schwarz</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>Waits at this desk for the server.</source>
        <translation>Wartet an diesem Tisch auf den Server.</translation>
    </message>
</context>
<context>
    <name>pairwright::BracketDrawing</name>
    <message>
        <source>G1: White</source>
        <translation>G1: Weiß</translation>
    </message>
    <message>
        <source>G2: Black</source>
        <translation>G2: Schwarz</translation>
    </message>
    <message>
        <source>Not paired here</source>
        <translation>Hier nicht gepaart</translation>
    </message>
    <message>
        <source>Picture of the bracket: %1</source>
        <translation>Bild der Gruppe: %1</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Top members</source>
        <translation>Obere der Paare</translation>
    </message>
    <message>
        <source>Bottom members</source>
        <translation>Untere der Paare</translation>
    </message>
    <message numerus="yes">
        <source>and %n more pair(s) of this bracket</source>
        <translation>
            <numerusform>und %n weiteres Paar dieser Gruppe</numerusform>
            <numerusform>und %n weitere Paare dieser Gruppe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>S1: upper half</source>
        <translation>S1: obere Hälfte</translation>
    </message>
    <message>
        <source>S2: lower half</source>
        <translation>S2: untere Hälfte</translation>
    </message>
    <message>
        <source>Upper half</source>
        <translation>Obere Hälfte</translation>
    </message>
    <message>
        <source>Lower half</source>
        <translation>Untere Hälfte</translation>
    </message>
</context>
<context>
    <name>pairwright::CallName</name>
    <message>
        <source>%1 (no. %2)</source>
        <comment>name and pairing number</comment>
        <translation>%1 (Nr. %2)</translation>
    </message>
</context>
<context>
    <name>pairwright::CandidatesModel</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Föd.</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Nat.</source>
        <translation>Nat.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Birth</source>
        <translation>Geb.</translation>
    </message>
</context>
<context>
    <name>pairwright::CandidatesPanel</name>
    <message>
        <source>People of the rating lists who are meant by what is typed</source>
        <translation>Personen der Wertungslisten, auf die passt, was getippt ist</translation>
    </message>
    <message>
        <source>Enter takes the marked one with ratings, title and ID · ↑ ↓ choose · Esc: add as typed</source>
        <translation>Enter übernimmt die markierte Person mit Wertungszahlen, Titel und ID · ↑ ↓ wählen · Esc: wie getippt aufnehmen</translation>
    </message>
    <message numerus="yes">
        <source>At least %n more fit: type more letters.</source>
        <translation>
            <numerusform>Mindestens %n weiterer Spieler passt: Tippen Sie mehr Buchstaben.</numerusform>
            <numerusform>Mindestens %n weitere Spieler passen: Tippen Sie mehr Buchstaben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::Cards</name>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Rd.</source>
        <comment>round, column of a card</comment>
        <translation>Rd.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>C</source>
        <comment>colour, column of a card</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Res.</source>
        <comment>result, column of a card</comment>
        <translation>Erg.</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, column</comment>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>I have received:</source>
        <comment>a receipt for a prize</comment>
        <translation>Ich habe erhalten:</translation>
    </message>
    <message>
        <source>In words: %1</source>
        <translation>In Worten: %1</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Ort und Datum</translation>
    </message>
    <message>
        <source>Signature: %1</source>
        <translation>Unterschrift: %1</translation>
    </message>
    <message>
        <source>Paid out by</source>
        <translation>Ausgezahlt von</translation>
    </message>
    <message>
        <source>Paid out by, for %1</source>
        <translation>Ausgezahlt von, für %1</translation>
    </message>
    <message>
        <source>Points against what the ratings expect</source>
        <translation>Punkte gegen das, was die Wertungszahlen erwarten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 expected</source>
        <comment>points by the ratings</comment>
        <translation>%1 erwartet</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>pairing number, column of a card</comment>
        <translation>Nr.</translation>
    </message>
</context>
<context>
    <name>pairwright::ChangeText</name>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>%1, drawn by the program</source>
        <translation>%1, vom Programm gelost</translation>
    </message>
    <message>
        <source>win %1, draw %2, bye %3</source>
        <translation>Sieg %1, Remis %2, Freilos %3</translation>
    </message>
    <message>
        <source>withdrawn: %1</source>
        <translation>zurückgenommen: %1</translation>
    </message>
    <message>
        <source>published %1</source>
        <translation>veröffentlicht am %1</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>version %1 is published</source>
        <translation>Fassung %1 ist veröffentlicht</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>nicht veröffentlicht</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>%1 after adjournment</source>
        <translation>%1 nach Hängepartie</translation>
    </message>
    <message>
        <source>by rating, title and name</source>
        <translation>nach Wertungszahl, Titel und Name</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Name der Veranstaltung</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Föderation</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hauptschiedsrichter</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Weitere Schiedsrichter</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Dates of the rounds</source>
        <translation>Tage der Runden</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Zahl der Runden</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Auslosungssystem</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Anfangsfarbe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Rating limit of the Lim system</source>
        <translation>Wertungszahlgrenze des Lim-Systems</translation>
    </message>
    <message>
        <source>Must not meet</source>
        <translation>Dürfen nicht aufeinandertreffen</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>Order of the players</source>
        <translation>Reihenfolge der Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n Brett</numerusform>
            <numerusform>%n Bretter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, bye: %2</source>
        <translation>%1, Freilos: %2</translation>
    </message>
    <message>
        <source>Round %1, version %2</source>
        <translation>Runde %1, Fassung %2</translation>
    </message>
    <message>
        <source>Round %1, board %2</source>
        <translation>Runde %1, Brett %2</translation>
    </message>
    <message>
        <source>Bye in round %1</source>
        <translation>Freilos in Runde %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>unrated</source>
        <translation>ohne Wertungszahl</translation>
    </message>
    <message>
        <source>female</source>
        <translation>weiblich</translation>
    </message>
    <message>
        <source>male</source>
        <translation>männlich</translation>
    </message>
    <message>
        <source>round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>away from round %1, back in round %2</source>
        <translation>abwesend ab Runde %1, zurück in Runde %2</translation>
    </message>
    <message>
        <source>withdrawn from round %1</source>
        <translation>zurückgetreten ab Runde %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Plays from round</source>
        <translation>Spielt ab Runde</translation>
    </message>
    <message>
        <source>Byes and absences</source>
        <translation>Freilose und Abwesenheiten</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Ausscheiden</translation>
    </message>
    <message>
        <source>being edited by hand</source>
        <translation>werden von Hand bearbeitet</translation>
    </message>
    <message>
        <source>as the rules give them</source>
        <translation>wie die Regeln sie ergeben</translation>
    </message>
    <message>
        <source>edited by hand and validated</source>
        <translation>von Hand bearbeitet und bestätigt</translation>
    </message>
    <message>
        <source>Pairings of round %1, version %2</source>
        <translation>Paarungen der Runde %1, Fassung %2</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, Partie %2</translation>
    </message>
    <message>
        <source>Rated by</source>
        <translation>Gewertet durch</translation>
    </message>
    <message>
        <source>Rating that counts first</source>
        <translation>Wertungszahl, die zuerst zählt</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>arrived</source>
        <translation>angekommen</translation>
    </message>
    <message>
        <source>Pairings of the round</source>
        <translation>Paarungen der Runde</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Order among equals</source>
        <translation>Reihenfolge unter Gleichen</translation>
    </message>
    <message>
        <source>Club mates apart up to round</source>
        <translation>Vereinskollegen getrennt bis Runde</translation>
    </message>
    <message>
        <source>Groups by rule</source>
        <translation>Gruppen nach Regel</translation>
    </message>
    <message>
        <source>FIDE lists that count</source>
        <translation>FIDE-Listen, die zählen</translation>
    </message>
    <message>
        <source>expelled from round %1</source>
        <translation>ausgeschlossen ab Runde %1</translation>
    </message>
    <message>
        <source>not said, ranks as imported</source>
        <translation>nicht angegeben, Ränge wie übernommen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>late entry</source>
        <translation>Nachmeldung</translation>
    </message>
    <message>
        <source>Winner of the play-off</source>
        <translation>Sieger des Stichkampfs</translation>
    </message>
    <message>
        <source>Day of the game</source>
        <translation>Tag der Partie</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Rules of the prizes</source>
        <translation>Regeln der Preise</translation>
    </message>
    <message>
        <source>Who may win prizes</source>
        <translation>Wer Preise gewinnen darf</translation>
    </message>
    <message>
        <source>Team rankings</source>
        <translation>Mannschaftswertungen</translation>
    </message>
    <message>
        <source>Announced prizes</source>
        <translation>Verkündete Preise</translation>
    </message>
    <message>
        <source>Seed of the lots</source>
        <translation>Startzahl der Lose</translation>
    </message>
    <message>
        <source>Seed of the start positions (Chess960)</source>
        <translation>Startzahl der Grundstellungen (Chess960)</translation>
    </message>
    <message>
        <source>Times of the rounds</source>
        <translation>Zeiten der Runden</translation>
    </message>
    <message>
        <source>How teams play</source>
        <translation>Wie Mannschaften spielen</translation>
    </message>
    <message>
        <source>Line-up of %1 in round %2</source>
        <translation>Aufstellung von %1 in Runde %2</translation>
    </message>
    <message>
        <source>Order of the team</source>
        <translation>Reihenfolge der Mannschaft</translation>
    </message>
    <message>
        <source>Line-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Place in the team</source>
        <translation>Platz in der Mannschaft</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <comment>board or match</comment>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>Only for the rating report: round %1, %2</source>
        <comment>board or match</comment>
        <translation>Nur für den Auswertungsbericht: Runde %1, %2</translation>
    </message>
</context>
<context>
    <name>pairwright::ChecksPanel</name>
    <message>
        <source>Proposal of round %1</source>
        <translation>Vorschlag für Runde %1</translation>
    </message>
    <message>
        <source>It breaks no rule.</source>
        <translation>Er verletzt keine Regel.</translation>
    </message>
    <message>
        <source>Before round %1 is paired</source>
        <translation>Vor der Auslosung von Runde %1</translation>
    </message>
    <message>
        <source>Nothing stands in the way.</source>
        <translation>Nichts steht im Weg.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The rating report</source>
        <translation>Der Auswertungsbericht</translation>
    </message>
    <message>
        <source>It has all that it needs.</source>
        <translation>Er hat alles, was er braucht.</translation>
    </message>
</context>
<context>
    <name>pairwright::Chess960</name>
    <message>
        <source>Chess960, start position %1: %2</source>
        <translation>Chess960, Grundstellung %1: %2</translation>
    </message>
</context>
<context>
    <name>pairwright::CompareView</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>No rating list is here</source>
        <translation>Hier ist keine Wertungsliste</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Vergleich läuft&#xa0;…</translation>
    </message>
    <message>
        <source>Names, titles and ratings are looked up in the lists.</source>
        <translation>Namen, Titel und Wertungszahlen werden in den Listen nachgesehen.</translation>
    </message>
    <message>
        <source>Everything is as in the lists</source>
        <translation>Alles ist wie in den Listen</translation>
    </message>
    <message>
        <source>Whoever has no FIDE ID here is looked up by name.</source>
        <translation>Wer hier keine FIDE-ID hat, wird nach dem Namen gesucht.</translation>
    </message>
    <message numerus="yes">
        <source>Take Over %n Value(s)</source>
        <translation>
            <numerusform>%n Wert übernehmen</numerusform>
            <numerusform>%n Werte übernehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) taken over from %1.</source>
        <translation>
            <numerusform>%n Wert aus %1 übernommen.</numerusform>
            <numerusform>%n Werte aus %1 übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take these values over?</source>
        <translation>Diese Werte übernehmen?</translation>
    </message>
    <message>
        <source>Take Over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Compare with the List</source>
        <translation>Vergleich mit der Liste</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Differences between the players and the rating lists</source>
        <translation>Unterschiede zwischen den Spielern und den Wertungslisten</translation>
    </message>
    <message>
        <source>Comparing is switched off</source>
        <translation>Das Vergleichen ist abgeschaltet</translation>
    </message>
    <message>
        <source>Players &gt; Rating Lists switches it on again.</source>
        <translation>Spieler &gt; Wertungslisten schaltet es wieder ein.</translation>
    </message>
    <message>
        <source>Ratings may have been corrected since. Renew it first, or compare with what is here.</source>
        <translation>Seither können Wertungszahlen berichtigt worden sein. Erneuern Sie die Liste zuerst, oder vergleichen Sie mit dem, was da ist.</translation>
    </message>
    <message>
        <source>compared with %1</source>
        <translation>verglichen mit %1</translation>
    </message>
    <message>
        <source>Compare All the Same</source>
        <translation>Trotzdem vergleichen</translation>
    </message>
    <message>
        <source>What is ticked is taken over in one step; nothing changes before you say so. Players are compared with the list of the month in which the event begins, in one of more than 30 days with that of today, and with the newest list before it where that is not here.</source>
        <translation>Was angehakt ist, wird in einem Schritt übernommen; vorher ändert sich nichts. Verglichen wird mit der Liste des Monats, in dem das Turnier beginnt, bei mehr als 30 Tagen mit der von heute, und wo sie nicht da ist, mit der neuesten davor.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Take in FIDE’s list, or that of your federation.</source>
        <translation>Nehmen Sie die Liste der FIDE oder Ihres Verbandes auf.</translation>
    </message>
    <message>
        <source>Is FIDE’s list current?</source>
        <translation>Ist die FIDE-Liste aktuell?</translation>
    </message>
    <message>
        <source>%1 – FIDE’s list of %2 is not here</source>
        <translation>%1 – die FIDE-Liste von %2 ist nicht da</translation>
    </message>
</context>
<context>
    <name>pairwright::Comparison</name>
    <message>
        <source>Bye: %1</source>
        <translation>Freilos: %1</translation>
    </message>
    <message>
        <source>The imported file says: %1</source>
        <translation>Die importierte Datei sagt: %1</translation>
    </message>
    <message>
        <source>Edited by hand</source>
        <translation>Von Hand geändert</translation>
    </message>
    <message>
        <source>The arbiter edited the pairings of round %1 by hand. They were compared with those that the rules give.</source>
        <translation>Der Schiedsrichter hat die Paarungen der Runde %1 von Hand geändert. Sie wurden mit denen verglichen, die die Regeln ergeben.</translation>
    </message>
    <message>
        <source>The rules give no round %1: the arbiter made it by hand.</source>
        <translation>Die Regeln ergeben keine Runde %1: Der Schiedsrichter hat sie von Hand ausgelost.</translation>
    </message>
</context>
<context>
    <name>pairwright::ComparisonView</name>
    <message>
        <source>✎ Edited by hand, with the pairs that the rules give</source>
        <translation>✎ Von Hand bearbeitet, mit den Paaren nach den Regeln</translation>
    </message>
    <message numerus="yes">
        <source>✎ Edited by hand: %n board(s) other than by the rules</source>
        <translation>
            <numerusform>✎ Von Hand geändert: %n Brett anders als nach den Regeln</numerusform>
            <numerusform>✎ Von Hand geändert: %n Bretter anders als nach den Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Only by hand</source>
        <translation>Nur von Hand</translation>
    </message>
    <message>
        <source>Only by the rules</source>
        <translation>Nur nach den Regeln</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>✎ Edited by hand: %n match(es) other than by the rules</source>
        <translation>
            <numerusform>✎ Von Hand geändert: %n Wettkampf anders als nach den Regeln</numerusform>
            <numerusform>✎ Von Hand geändert: %n Wettkämpfe anders als nach den Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>✎ Edited by hand, as the imported file says</source>
        <translation>✎ Von Hand bearbeitet, wie die importierte Datei sagt</translation>
    </message>
</context>
<context>
    <name>pairwright::ConflictText</name>
    <message>
        <source>not paired</source>
        <translation>nicht gepaart</translation>
    </message>
    <message>
        <source>proposed, version %1</source>
        <translation>vorgeschlagen, Fassung %1</translation>
    </message>
    <message>
        <source>published, version %1</source>
        <translation>veröffentlicht, Fassung %1</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>player, field</comment>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>ein Spieler</translation>
    </message>
    <message>
        <source>Round %1, %2: “%3”</source>
        <comment>%2: board or match; field</comment>
        <translation>Runde %1, %2: „%3“</translation>
    </message>
    <message>
        <source>Round %1: “%2”</source>
        <comment>round, field</comment>
        <translation>Runde %1: „%2“</translation>
    </message>
    <message>
        <source>%1 was changed by %2 at %3.</source>
        <comment>what, by whom, when</comment>
        <translation>%1 wurde von %2 um %3 geändert.</translation>
    </message>
    <message>
        <source>%1 was changed in the meantime.</source>
        <comment>what</comment>
        <translation>%1 wurde inzwischen geändert.</translation>
    </message>
    <message>
        <source>It is “%1” now, and was to be “%2”.</source>
        <translation>Jetzt steht dort „%1“, es sollte „%2“ werden.</translation>
    </message>
    <message>
        <source>Look at it again before you change it.</source>
        <translation>Sehen Sie noch einmal nach, bevor Sie es ändern.</translation>
    </message>
    <message>
        <source>Round %1 is published already. Nothing of yours is lost.</source>
        <translation>Runde %1 ist schon veröffentlicht. Von Ihnen ist nichts verloren.</translation>
    </message>
    <message>
        <source>Round %1 is paired already. Nothing of yours is lost.</source>
        <translation>Runde %1 ist schon ausgelost. Von Ihnen ist nichts verloren.</translation>
    </message>
    <message>
        <source>%2 has published round %1 at %3. Nothing of yours is lost.</source>
        <translation>%2 hat Runde %1 um %3 veröffentlicht. Von Ihnen ist nichts verloren.</translation>
    </message>
    <message>
        <source>%2 has paired round %1 at %3. Nothing of yours is lost.</source>
        <translation>%2 hat Runde %1 um %3 ausgelost. Von Ihnen ist nichts verloren.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>It was meant for %1 (round %2, board %3).</source>
        <translation>Es war für %1 bestimmt (Runde %2, Brett %3).</translation>
    </message>
    <message>
        <source>%1 has changed the pairings of the round at %2.</source>
        <translation>%1 hat die Paarungen der Runde um %2 geändert.</translation>
    </message>
    <message>
        <source>The pairings of the round were changed in the meantime.</source>
        <translation>Die Paarungen der Runde wurden inzwischen geändert.</translation>
    </message>
    <message>
        <source>The round is not published now.</source>
        <translation>Die Runde ist jetzt nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Board %1 is %2 now.</source>
        <translation>An Brett %1 sitzen jetzt %2.</translation>
    </message>
    <message>
        <source>%1 meet at board %2 now: enter it there.</source>
        <translation>%1 treffen jetzt an Brett %2 aufeinander: Tragen Sie es dort ein.</translation>
    </message>
</context>
<context>
    <name>pairwright::CorrectionNote</name>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>War</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>%1 (rating only)</source>
        <translation>%1 (nur Wertung)</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>Not valid any more: %1.</source>
        <translation>Nicht mehr gültig: %1.</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Boards of round %1 that have changed</source>
        <translation>Bretter der Runde %1, die sich geändert haben</translation>
    </message>
    <message>
        <source>Until now</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Changed boards of round %1</source>
        <translation>Geänderte Bretter der Runde %1</translation>
    </message>
    <message>
        <source>All other boards stay as they are.</source>
        <translation>Alle anderen Bretter bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Match, board</source>
        <translation>Wettkampf, Brett</translation>
    </message>
    <message>
        <source>match %1</source>
        <translation>Wettkampf %1</translation>
    </message>
    <message>
        <source>Matches of round %1 that have changed</source>
        <translation>Wettkämpfe der Runde %1, die sich geändert haben</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Changed matches of round %1</source>
        <translation>Geänderte Wettkämpfe der Runde %1</translation>
    </message>
    <message>
        <source>All other matches stay as they are.</source>
        <translation>Alle anderen Wettkämpfe bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Colours of round %1 that have changed</source>
        <translation>Farben der Runde %1, die sich geändert haben</translation>
    </message>
</context>
<context>
    <name>pairwright::CorrectionText</name>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>round %1 %2</source>
        <comment>board or match</comment>
        <translation>Runde %1 %2</translation>
    </message>
</context>
<context>
    <name>pairwright::CorrectionWindow</name>
    <message>
        <source>The result is wrong</source>
        <translation>Das Ergebnis ist falsch</translation>
    </message>
    <message>
        <source>Two results are wrong</source>
        <translation>Zwei Ergebnisse sind falsch</translation>
    </message>
    <message>
        <source>The forfeit was entered too early</source>
        <translation>Die Kampflosigkeit wurde zu früh eingetragen</translation>
    </message>
    <message>
        <source>The forfeit was played after all</source>
        <translation>Die kampflose Partie wurde doch gespielt</translation>
    </message>
    <message>
        <source>They played with colours reversed</source>
        <translation>Sie spielten mit vertauschten Farben</translation>
    </message>
    <message>
        <source>The wrong two sat at this board</source>
        <translation>An diesem Brett saßen die Falschen</translation>
    </message>
    <message>
        <source>A player was paired by mistake</source>
        <translation>Ein Spieler wurde irrtümlich gepaart</translation>
    </message>
    <message>
        <source>The bye went to the wrong player</source>
        <translation>Das Freilos ging an den Falschen</translation>
    </message>
    <message>
        <source>no result yet: the game goes on</source>
        <translation>noch kein Ergebnis: die Partie läuft</translation>
    </message>
    <message>
        <source>Say what was really played; so far it is as it is recorded.</source>
        <translation>Geben Sie an, was wirklich gespielt wurde; bisher ist es wie verzeichnet.</translation>
    </message>
    <message>
        <source>It was stopped; what would have been is not known.</source>
        <translation>Abgebrochen; was gewesen wäre, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Let the pairing stand: the opponent wins by forfeit. %1</source>
        <translation>Die Paarung bleibt: der Gegner gewinnt kampflos. %1</translation>
    </message>
    <message>
        <source>Correct round %1?</source>
        <translation>Runde %1 korrigieren?</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>It is done.</source>
        <translation>Erledigt.</translation>
    </message>
    <message>
        <source>What may hang on the wall and is not right any more:</source>
        <translation>Was vielleicht aushängt und nicht mehr stimmt:</translation>
    </message>
    <message>
        <source>Correct Result</source>
        <translation>Ergebnis korrigieren</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round %1, board %2: %3 – %4</source>
        <translation>Runde %1, Brett %2: %3 – %4</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was ist falsch</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Was wurde gespielt</translation>
    </message>
    <message>
        <source>The other board</source>
        <translation>Das andere Brett</translation>
    </message>
    <message>
        <source>What was played there</source>
        <translation>Was wurde dort gespielt</translation>
    </message>
    <message>
        <source>White was</source>
        <translation>Weiß hatte</translation>
    </message>
    <message>
        <source>Black was</source>
        <translation>Schwarz hatte</translation>
    </message>
    <message>
        <source>Who is meant</source>
        <translation>Wer ist gemeint</translation>
    </message>
    <message>
        <source>Reason, for the log</source>
        <translation>Grund, fürs Protokoll</translation>
    </message>
    <message>
        <source>What would have been …</source>
        <translation>Was gewesen wäre&#xa0;…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The ways, the best first</source>
        <translation>Die Wege, der beste zuerst</translation>
    </message>
    <message>
        <source>What would have been</source>
        <translation>Was gewesen wäre</translation>
    </message>
    <message>
        <source>Ways to correct it</source>
        <translation>Wege zur Korrektur</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Korrigieren&#xa0;…</translation>
    </message>
    <message>
        <source>Print a Note for the Wall…</source>
        <translation>Aushang drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Game of the match</source>
        <translation>Partie des Matches</translation>
    </message>
    <message>
        <source>Its game</source>
        <translation>Dessen Partie</translation>
    </message>
    <message>
        <source>What would have been could not be worked out: a defect of the program. The ways below hold all the same; please report it with the tournament.</source>
        <translation>Was gewesen wäre, ließ sich nicht ermitteln: ein Fehler des Programms. Die Wege darunter gelten trotzdem; bitte melden Sie ihn mit dem Turnier.</translation>
    </message>
    <message>
        <source>Save It as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Recorded: no result yet</source>
        <translation>Eingetragen: noch kein Ergebnis</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Was getan wird</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>Was es ändert</translation>
    </message>
    <message>
        <source>Round %1, match %2, board %3: %4 – %5</source>
        <translation>Runde %1, Wettkampf %2, Brett %3: %4 – %5</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Brett des Wettkampfs</translation>
    </message>
    <message>
        <source>The other match</source>
        <translation>Der andere Wettkampf</translation>
    </message>
    <message>
        <source>Its board</source>
        <translation>Dessen Brett</translation>
    </message>
    <message>
        <source>The whole match was played with colours reversed</source>
        <translation>Der ganze Wettkampf wurde mit vertauschten Farben gespielt</translation>
    </message>
    <message>
        <source>The bye went to the wrong team</source>
        <translation>Das Freilos ging an die falsche Mannschaft</translation>
    </message>
    <message>
        <source>One board was played with colours reversed</source>
        <translation>Ein Brett wurde mit vertauschten Farben gespielt</translation>
    </message>
    <message>
        <source>%1 has changed this again at %2: what was done here does not hold any more. Close this window and look at it anew.</source>
        <comment>who, and when</comment>
        <translation>%1 hat dies um %2 noch einmal geändert: Was hier getan wurde, gilt nicht mehr. Schließen Sie dieses Fenster und sehen Sie es neu an.</translation>
    </message>
    <message>
        <source>Recorded: %1</source>
        <translation>Eingetragen: %1</translation>
    </message>
</context>
<context>
    <name>pairwright::CrossTable</name>
    <message>
        <source>No result is missing.</source>
        <translation>Es fehlt kein Ergebnis.</translation>
    </message>
    <message>
        <source>Round %1 is complete; this is round %2.</source>
        <translation>Runde %1 ist vollständig; das ist Runde %2.</translation>
    </message>
    <message>
        <source>The code of a slip is being read: %1</source>
        <translation>Der Code eines Zettels wird gelesen: %1</translation>
    </message>
    <message>
        <source>Press F8 to enter results; nothing was entered.</source>
        <translation>Mit F8 werden Ergebnisse eingegeben; es wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>The key “%1” means nothing here. Nothing was entered.</source>
        <translation>Die Taste „%1“ bedeutet hier nichts. Es wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>Choose a game first: arrows go from player to player.</source>
        <translation>Erst eine Partie wählen: Die Pfeiltasten gehen von Spieler zu Spieler.</translation>
    </message>
    <message>
        <source>Round %1 is not published yet. Nothing was entered.</source>
        <translation>Runde %1 ist noch nicht veröffentlicht. Es wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>The game has this result already.</source>
        <translation>Die Partie hat dieses Ergebnis schon.</translation>
    </message>
    <message>
        <source>The game has no result.</source>
        <translation>Die Partie hat kein Ergebnis.</translation>
    </message>
    <message>
        <source>The game already has a result. Press the same key again to replace it.</source>
        <translation>Die Partie hat schon ein Ergebnis. Dieselbe Taste noch einmal ersetzt es.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two players</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 was %2.</source>
        <comment>the other game of two</comment>
        <translation>%1 endete %2.</translation>
    </message>
    <message>
        <source>%1 is played in round %2.</source>
        <comment>the other game of two</comment>
        <translation>%1 wird in Runde %2 gespielt.</translation>
    </message>
    <message>
        <source>Round %1 is not published yet.</source>
        <translation>Runde %1 ist noch nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Round %1, %2.</source>
        <comment>board or match</comment>
        <translation>Runde %1, %2.</translation>
    </message>
    <message>
        <source>On board %1: %2, %3.</source>
        <comment>a board, who plays there, the result</comment>
        <translation>An Brett %1: %2, %3.</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a game</comment>
        <translation>offen</translation>
    </message>
</context>
<context>
    <name>pairwright::CrossTableBar</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>+ forfeit</source>
        <translation>+ kampflos</translation>
    </message>
    <message>
        <source>− forfeit</source>
        <translation>− kampflos</translation>
    </message>
    <message>
        <source>both absent</source>
        <translation>beide fehlen</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>Hängepartie</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>other colour</source>
        <translation>andere Farbe</translation>
    </message>
    <message>
        <source>next game</source>
        <translation>nächste Partie</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>next open game</source>
        <translation>nächste offene Partie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Entry of results in the cross-table</source>
        <translation>Ergebniseingabe in der Kreuztabelle</translation>
    </message>
    <message>
        <source>End the entry of results (Esc)</source>
        <translation>Ergebniseingabe beenden (Esc)</translation>
    </message>
</context>
<context>
    <name>pairwright::CrossTableGrid</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>pairwright::CrossTableLegend</name>
    <message>
        <source>left: with White</source>
        <translation>links: mit Weiß</translation>
    </message>
    <message>
        <source>right: with Black</source>
        <translation>rechts: mit Schwarz</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>to be played in this round</source>
        <translation>in dieser Runde zu spielen</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>noch kein Ergebnis</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>nicht veröffentlicht</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>verlegt</translation>
    </message>
    <message>
        <source>from the left: board by board</source>
        <translation>von links: Brett für Brett</translation>
    </message>
    <message>
        <source>from the left: round by round</source>
        <translation>von links: Runde für Runde</translation>
    </message>
    <message>
        <source>twice the same colour: round by round</source>
        <translation>zweimal dieselbe Farbe: Runde für Runde</translation>
    </message>
</context>
<context>
    <name>pairwright::CrossTableModel</name>
    <message>
        <source>%1: the player himself</source>
        <comment>a cell of a cross-table</comment>
        <translation>%1: der Spieler selbst</translation>
    </message>
    <message>
        <source>%1 against %2: no game is known</source>
        <translation>%1 gegen %2: keine Partie bekannt</translation>
    </message>
    <message>
        <source>%1, White against %2, round %3</source>
        <translation>%1, Weiß gegen %2, Runde %3</translation>
    </message>
    <message>
        <source>%1, Black against %2, round %3</source>
        <translation>%1, Schwarz gegen %2, Runde %3</translation>
    </message>
    <message>
        <source>%1: the round is not published</source>
        <translation>%1: die Runde ist nicht veröffentlicht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and its result</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, does not count in the standings</source>
        <comment>a game and its result</comment>
        <translation>%1: %2, zählt nicht für die Tabelle</translation>
    </message>
    <message>
        <source>%1: no result yet</source>
        <translation>%1: noch kein Ergebnis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>%1, %2, left out of the standings</source>
        <comment>number and name of a player</comment>
        <translation>%1, %2, aus der Tabelle gestrichen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number and name of a player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>against %1, %2</source>
        <comment>number and name of a player</comment>
        <translation>gegen %1, %2</translation>
    </message>
    <message>
        <source>%1, postponed: %2</source>
        <comment>a game, the day</comment>
        <translation>%1, verlegt: %2</translation>
    </message>
    <message>
        <source>against number %1 of the other team: %2</source>
        <comment>a place, one or two names</comment>
        <translation>gegen Nummer %1 der anderen Mannschaft: %2</translation>
    </message>
    <message>
        <source>Waits at this desk for the server.</source>
        <translation>Wartet an diesem Tisch auf den Server.</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>at an empty board</comment>
        <translation>niemand</translation>
    </message>
</context>
<context>
    <name>pairwright::DataTable</name>
    <message>
        <source>The Usual Columns</source>
        <translation>Die üblichen Spalten</translation>
    </message>
</context>
<context>
    <name>pairwright::DateField</name>
    <message>
        <source>Choose from a calendar</source>
        <translation>Aus einem Kalender wählen</translation>
    </message>
    <message>
        <source>DMY</source>
        <comment>first letters of day, month and year</comment>
        <translation>TMJ</translation>
    </message>
    <message>
        <source>“%1” is no date. Write 2026-10-03.</source>
        <translation>„%1“ ist kein Datum. Schreiben Sie 03.10.2026.</translation>
    </message>
</context>
<context>
    <name>pairwright::DayView</name>
    <message>
        <source>Before round 1</source>
        <translation>Vor Runde 1</translation>
    </message>
    <message>
        <source>Round %1 of %2: %3</source>
        <translation>Runde %1 von %2: %3</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>of %n result(s) are in</source>
        <translation>
            <numerusform>von %n Ergebnis liegen vor</numerusform>
            <numerusform>von %n Ergebnissen liegen vor</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message numerus="yes">
        <source>of %n player(s) are here</source>
        <translation>
            <numerusform>von %n Spieler sind da</numerusform>
            <numerusform>von %n Spielern sind da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) entered</source>
        <comment>after the number itself</comment>
        <translation>
            <numerusform>Spieler gemeldet</numerusform>
            <numerusform>Spieler gemeldet</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the players next.</source>
        <translation>Als Nächstes die Spieler eingeben.</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungszahlen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>In front after round %1, by the imported file</source>
        <translation>Vorn nach Runde %1, laut importierter Datei</translation>
    </message>
    <message>
        <source>In front after round %1</source>
        <translation>Vorn nach Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) postponed</source>
        <translation>
            <numerusform>%n Partie verlegt</numerusform>
            <numerusform>%n Partien verlegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of them to no day yet</source>
        <comment>so many games postponed</comment>
        <translation>
            <numerusform>%1, %n davon noch auf keinen Tag</numerusform>
            <numerusform>%1, %n davon noch auf keinen Tag</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the next on %2</source>
        <comment>so many games postponed, the day</comment>
        <translation>%1, die nächste am %2</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Zu tun</translation>
    </message>
    <message>
        <source>Show the Player</source>
        <translation>Spieler zeigen</translation>
    </message>
    <message>
        <source>%1 played under half of the games: once withdrawn, those leave the standings of all.</source>
        <comment>names</comment>
        <translation>%1: weniger als die Hälfte der Partien gespielt; nach dem Zurückziehen zählen sie in keiner Rangliste.</translation>
    </message>
    <message>
        <source>%1 lost by forfeit in round %2 and would be paired in round %3.</source>
        <comment>names, two round numbers</comment>
        <translation>Kampflos verloren in Runde %2: %1. In Runde %3 würde wieder ausgelost.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) entered</source>
        <comment>after the number itself</comment>
        <translation>
            <numerusform>Mannschaft gemeldet</numerusform>
            <numerusform>Mannschaften gemeldet</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the teams next.</source>
        <translation>Als Nächstes die Mannschaften eingeben.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Arbiters</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Teams by rating</source>
        <translation>Mannschaften nach Wertungszahl</translation>
    </message>
</context>
<context>
    <name>pairwright::Desk</name>
    <message>
        <source>Go on?</source>
        <translation>Fortfahren?</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Fortfahren</translation>
    </message>
    <message>
        <source>It has results, so only single results can be corrected: on the Rounds page, with a reason kept in the log.</source>
        <translation>Sie hat Ergebnisse, daher lassen sich nur einzelne Ergebnisse berichtigen: auf der Seite Runden, mit einem Grund, der im Protokoll bleibt.</translation>
    </message>
    <message>
        <source>To the Round</source>
        <translation>Zur Runde</translation>
    </message>
    <message>
        <source>Withdraw the Publication…</source>
        <translation>Veröffentlichung zurücknehmen&#xa0;…</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Rückgängig: %1.</translation>
    </message>
    <message>
        <source>Withdrawn, it has to be paired again; the version on the wall is no longer valid, and the next sheet says that it replaces it.</source>
        <translation>Zurückgezogen muss sie neu gepaart werden; die ausgehängte Fassung gilt nicht mehr, und der nächste Aushang sagt, dass er sie ersetzt.</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Wiederholt: %1.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Everything is saved now.</source>
        <translation>Jetzt ist alles gespeichert.</translation>
    </message>
    <message>
        <source>The server answers again.</source>
        <translation>Der Server antwortet wieder.</translation>
    </message>
    <message>
        <source>What waited at this desk is on the server now: %1</source>
        <comment>how many</comment>
        <translation>Was an diesem Tisch wartete, ist jetzt auf dem Server: %1</translation>
    </message>
    <message>
        <source>The server does not answer. Results and presence can go on: they wait at this desk, on its disk, and are brought in when the server is back. Everything else has to wait.</source>
        <translation>Der Server antwortet nicht. Mit Ergebnissen und Anwesenheit geht es weiter: Sie warten an diesem Tisch, auf seiner Festplatte, und werden eingebracht, wenn der Server wieder da ist. Alles andere muss warten.</translation>
    </message>
    <message>
        <source>Not brought in: %1 of the entries of this desk. Others have done something else meanwhile.</source>
        <translation>Nicht eingebracht: %1 der Einträge dieses Tisches. Andere haben inzwischen etwas anderes getan.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Entscheiden …</translation>
    </message>
    <message>
        <source>Waiting at this desk since %1, entered without the server: %2</source>
        <comment>when, and how many</comment>
        <translation>Wartet seit %1 an diesem Tisch, ohne den Server eingetragen: %2</translation>
    </message>
    <message>
        <source>Bring In</source>
        <translation>Einbringen</translation>
    </message>
    <message>
        <source>What shall become of “%1”?</source>
        <comment>an entry</comment>
        <translation>Was soll aus „%1“ werden?</translation>
    </message>
    <message>
        <source>%1 entered it at this desk at %2.</source>
        <comment>who and when</comment>
        <translation>%1 hat es an diesem Tisch eingetragen, %2.</translation>
    </message>
    <message>
        <source>%1 did so at %2.</source>
        <comment>who and when</comment>
        <translation>Das war %1 am %2.</translation>
    </message>
    <message>
        <source>What others have entered is replaced. It is written into the log.</source>
        <translation>Was andere eingetragen haben, wird ersetzt. Es steht dann im Protokoll.</translation>
    </message>
    <message>
        <source>Leave what is there, and forget this entry</source>
        <translation>Stehen lassen, was da steht, und diesen Eintrag vergessen</translation>
    </message>
    <message>
        <source>Enter it all the same</source>
        <translation>Trotzdem eintragen</translation>
    </message>
    <message>
        <source>To do:</source>
        <translation>Was tun:</translation>
    </message>
    <message>
        <source>Take over from %1?</source>
        <translation>Von %1 übernehmen?</translation>
    </message>
    <message>
        <source>The other desk is told, and does it no more. Nothing of it is lost.</source>
        <translation>Der andere Tisch erfährt es und tut es nicht mehr. Nichts davon geht verloren.</translation>
    </message>
    <message>
        <source>Take Over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 Stunden</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
    <message>
        <source>It is saved: “%1” had reached the server before the connection was lost.</source>
        <translation>Es ist gespeichert: „%1“ war beim Server angekommen, bevor die Verbindung abriss.</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 slow against the server. The history has the time of the server; set this clock right.</source>
        <translation>Die Uhr dieses Rechners geht gegenüber dem Server um %1 nach. Im Verlauf steht die Zeit des Servers; stellen Sie diese Uhr richtig.</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 fast against the server. The history has the time of the server; set this clock right.</source>
        <translation>Die Uhr dieses Rechners geht gegenüber dem Server um %1 vor. Im Verlauf steht die Zeit des Servers; stellen Sie diese Uhr richtig.</translation>
    </message>
    <message>
        <source>The server does not let this login in any more: it has ended, or its password was changed. What is shown is of before. Ask the chief arbiter for a new invitation.</source>
        <translation>Der Server lässt diesen Zugang nicht mehr ein: Er ist beendet, oder sein Passwort wurde geändert. Was Sie sehen, ist von vorher. Bitten Sie den Hauptschiedsrichter um eine neue Einladung.</translation>
    </message>
    <message>
        <source>The server does not answer. What is shown is of before; it is looked for again every few seconds.</source>
        <translation>Der Server antwortet nicht. Was Sie sehen, ist von vorher; alle paar Sekunden wird wieder nachgesehen.</translation>
    </message>
    <message>
        <source>The server does not let this login in any more: it has ended, or its password was changed. What waits at this desk stays on its disk. Ask the chief arbiter for a new invitation and open the event with it here: then it is offered.</source>
        <translation>Der Server lässt diesen Zugang nicht mehr ein: Er ist beendet, oder sein Passwort wurde geändert. Was an diesem Tisch wartet, bleibt auf seiner Festplatte. Bitten Sie den Hauptschiedsrichter um eine neue Einladung und öffnen Sie damit hier die Veranstaltung: Dann wird es angeboten.</translation>
    </message>
    <message>
        <source>Another login (%1) has left entries for this event at this computer, which are not on the server: %2</source>
        <comment>its name, and how many entries</comment>
        <translation>Ein anderer Zugang (%1) hat an diesem Rechner Einträge für diese Veranstaltung hinterlassen, die nicht auf dem Server sind: %2</translation>
    </message>
    <message>
        <source>Bring in what another login has left?</source>
        <translation>Einbringen, was ein anderer Zugang hinterlassen hat?</translation>
    </message>
    <message>
        <source>Login: %1. Entries: %2. The first of them is of %3.</source>
        <translation>Zugang: %1. Einträge: %2. Der erste ist von %3.</translation>
    </message>
    <message>
        <source>They go in as steps of this login, with the name of who entered them. What others have changed since is asked about one by one.</source>
        <translation>Sie werden als Schritte dieses Zugangs eingebracht, mit dem Namen dessen, der sie eingetragen hat. Was andere seitdem geändert haben, wird einzeln gefragt.</translation>
    </message>
    <message>
        <source>Leave them here for that login</source>
        <translation>Hier für jenen Zugang liegen lassen</translation>
    </message>
    <message>
        <source>Bring them in as this login</source>
        <translation>Mit diesem Zugang einbringen</translation>
    </message>
    <message>
        <source>Another program has these entries open, or they cannot be read. They stay where they are.</source>
        <translation>Ein anderes Programm hat diese Einträge offen, oder sie lassen sich nicht lesen. Sie bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Replace what another desk has entered?</source>
        <translation>Ersetzen, was ein anderer Tisch eingetragen hat?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Do it anew by hand.</source>
        <translation>Machen Sie es von Hand neu.</translation>
    </message>
    <message>
        <source>Whether another desk does this too is not known.</source>
        <translation>Ob ein anderer Tisch dies auch tut, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It was to be: %1 in round %2.</source>
        <comment>a bye</comment>
        <translation>Es sollte werden: %1 in Runde %2.</translation>
    </message>
    <message>
        <source>What answers is not the server of your invitation: it shows another certificate, and has got nothing. The server was made anew, or another computer stands in its place: ask the chief arbiter for a new invitation. Results and presence can go on: they wait at this desk, on its disk, and are offered when the event is opened here with that invitation.</source>
        <translation>Was antwortet, ist nicht der Server Ihrer Einladung: Es zeigt ein anderes Zertifikat und hat nichts bekommen. Der Server wurde neu angelegt, oder ein anderer Rechner steht an seiner Stelle: Bitten Sie den Hauptschiedsrichter um eine neue Einladung. Ergebnisse und Anwesenheit gehen weiter: Sie warten an diesem Tisch, auf seiner Festplatte, und werden angeboten, wenn die Veranstaltung hier mit dieser Einladung geöffnet wird.</translation>
    </message>
    <message>
        <source>What answers is not the server of your invitation: it shows another certificate, and has got nothing. What is shown is of before. The server was made anew, or another computer stands in its place: ask the chief arbiter for a new invitation.</source>
        <translation>Was antwortet, ist nicht der Server Ihrer Einladung: Es zeigt ein anderes Zertifikat und hat nichts bekommen. Was Sie sehen, ist von vorher. Der Server wurde neu angelegt, oder ein anderer Rechner steht an seiner Stelle: Bitten Sie den Hauptschiedsrichter um eine neue Einladung.</translation>
    </message>
    <message>
        <source>%1: “%2” was entered by %3 at %4.</source>
        <comment>board or match; result; who and when</comment>
        <translation>%1: „%2“ wurde von %3 um %4 eingegeben.</translation>
    </message>
    <message>
        <source>The disk of the server is full: tell whoever looks after it. Results and presence can go on: they wait at this desk, on its disk, and are brought in when there is room. Everything else has to wait.</source>
        <translation>Die Festplatte des Servers ist voll: Sagen Sie es dem, der ihn betreut. Ergebnisse und Anwesenheit gehen weiter: Sie warten an diesem Tisch, auf seiner Festplatte, und werden eingebracht, wenn Platz ist. Alles andere muss warten.</translation>
    </message>
    <message>
        <source>This goes against what was declared before the tournament. It is written into the log. Players and the federation may ask for the reason.</source>
        <translation>Das weicht von der Ausschreibung ab. Es wird im Protokoll vermerkt. Spieler und Verband können nach dem Grund fragen.</translation>
    </message>
</context>
<context>
    <name>pairwright::DifferencesModel</name>
    <message>
        <source>locked: round 4 is published, and it would change the numbers (C.04.2, article 2.3)</source>
        <translation>gesperrt: Runde 4 ist veröffentlicht, und die Nummern würden sich ändern (C.04.2, Artikel 2.3)</translation>
    </message>
    <message>
        <source>look whether the ID is right</source>
        <translation>prüfen, ob die ID stimmt</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>In der Liste</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>not quite the same name: look whether it is the same person</source>
        <translation>nicht ganz derselbe Name: bitte prüfen, ob es dieselbe Person ist</translation>
    </message>
    <message>
        <source>only the name is the same: look whether it is the same person</source>
        <translation>nur der Name ist derselbe: bitte prüfen, ob es dieselbe Person ist</translation>
    </message>
    <message>
        <source>of a later month: the ratings of the start count for the pairings and the first month</source>
        <translation>eines späteren Monats: für die Auslosung und den ersten Monat zählen die Wertungszahlen vom Beginn</translation>
    </message>
</context>
<context>
    <name>pairwright::DisasterPack</name>
    <message numerus="yes">
        <source>%1: %n page(s)</source>
        <translation>
            <numerusform>%1: %n Seite</numerusform>
            <numerusform>%1: %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty result slips</source>
        <translation>Leere Ergebniszettel</translation>
    </message>
    <message>
        <source>Empty player cards</source>
        <translation>Leere Spielerkarten</translation>
    </message>
    <message>
        <source>Empty team cards</source>
        <translation>Leere Mannschaftskarten</translation>
    </message>
    <message>
        <source>Empty match reports</source>
        <translation>Leere Spielberichte</translation>
    </message>
</context>
<context>
    <name>pairwright::DrawLot</name>
    <message>
        <source>The lot: player number 1 starts with White.</source>
        <translation>Das Los: Spieler Nummer 1 beginnt mit Weiß.</translation>
    </message>
    <message>
        <source>The lot: player number 1 starts with Black.</source>
        <translation>Das Los: Spieler Nummer 1 beginnt mit Schwarz.</translation>
    </message>
    <message>
        <source>The numbers are drawn by lot (seed %1).</source>
        <translation>Die Nummern sind ausgelost (Startzahl %1).</translation>
    </message>
    <message>
        <source>The players have their numbers.</source>
        <translation>Die Spieler haben ihre Nummern.</translation>
    </message>
    <message>
        <source>The lot: team number 1 starts with White.</source>
        <translation>Das Los: Mannschaft Nummer 1 beginnt mit Weiß.</translation>
    </message>
    <message>
        <source>The lot: team number 1 starts with Black.</source>
        <translation>Das Los: Mannschaft Nummer 1 beginnt mit Schwarz.</translation>
    </message>
</context>
<context>
    <name>pairwright::EditBanner</name>
    <message>
        <source>Unpaired: %1</source>
        <translation>Ohne Gegner: %1</translation>
    </message>
    <message>
        <source>Comparing with the rules …</source>
        <translation>Vergleich mit den Regeln&#xa0;…</translation>
    </message>
    <message>
        <source>What the pairings break</source>
        <translation>Wogegen die Paarungen verstoßen</translation>
    </message>
    <message>
        <source>Move the game of board %1 to &amp;table (Enter moves, Esc leaves it):</source>
        <translation>Partie von Brett %1 an &amp;Brett (Eingabe setzt um, Esc lässt sie dort):</translation>
    </message>
    <message>
        <source>pick up</source>
        <comment>a key</comment>
        <translation>aufnehmen</translation>
    </message>
    <message>
        <source>swap colours</source>
        <comment>a key</comment>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <source>unpair</source>
        <comment>a key</comment>
        <translation>Paarung lösen</translation>
    </message>
    <message>
        <source>Move match %1 to &amp;table (Enter moves, Esc leaves it):</source>
        <translation>Wettkampf %1 an &amp;Brett (Eingabe setzt um, Esc lässt ihn dort):</translation>
    </message>
    <message>
        <source>✎ %1 Pairing and publishing this round wait until that is over.</source>
        <comment>who edits which round by hand since when</comment>
        <translation>✎ %1 Auslosen und Veröffentlichen dieser Runde warten, bis das beendet ist.</translation>
    </message>
    <message>
        <source>✎ Editing round %1 by hand; pairing and publishing wait.</source>
        <translation>✎ Runde %1 wird von Hand bearbeitet; Auslosen und Veröffentlichen warten.</translation>
    </message>
    <message>
        <source>✎ The pairings of round %1 are being edited by hand. An arbiter goes on with it.</source>
        <translation>✎ Die Paarungen der Runde %1 werden von Hand bearbeitet. Ein Schiedsrichter macht damit weiter.</translation>
    </message>
    <message>
        <source>Drag a team, or:</source>
        <translation>Ziehen Sie eine Mannschaft, oder:</translation>
    </message>
    <message>
        <source>Drag a player, or:</source>
        <translation>Ziehen Sie einen Spieler, oder:</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>a key</comment>
        <translation>wählen</translation>
    </message>
    <message>
        <source>swap teams</source>
        <comment>a key</comment>
        <translation>Mannschaften tauschen</translation>
    </message>
    <message>
        <source>swap players</source>
        <comment>a key</comment>
        <translation>Spieler tauschen</translation>
    </message>
    <message>
        <source>pair</source>
        <comment>a key</comment>
        <translation>paaren</translation>
    </message>
    <message>
        <source>bye</source>
        <comment>a key</comment>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>change the table</source>
        <comment>a key</comment>
        <translation>Tisch wechseln</translation>
    </message>
    <message>
        <source>change the board</source>
        <comment>a key</comment>
        <translation>Brett wechseln</translation>
    </message>
    <message>
        <source>Same pairings as the program’s so far.</source>
        <translation>Bisher dieselben Paarungen wie vom Programm.</translation>
    </message>
    <message>
        <source>The matches are not in the order in which they are published (C.04.2, article 3.6): O puts them so.</source>
        <translation>Die Kämpfe stehen nicht in der Reihenfolge, in der sie veröffentlicht werden (C.04.2, Artikel 3.6): O ordnet sie so.</translation>
    </message>
    <message>
        <source>The boards are not in the order in which they are published (C.04.2, article 3.6): O puts them so.</source>
        <translation>Die Bretter stehen nicht in der Reihenfolge, in der sie veröffentlicht werden (C.04.2, Artikel 3.6): O ordnet sie so.</translation>
    </message>
    <message>
        <source>order the tables</source>
        <comment>a key</comment>
        <translation>Tische ordnen</translation>
    </message>
    <message>
        <source>order the boards</source>
        <comment>a key</comment>
        <translation>Bretter ordnen</translation>
    </message>
</context>
<context>
    <name>pairwright::EncodingChoice</name>
    <message>
        <source>The file does not say how its letters are written. Which names are right?</source>
        <translation>Die Datei sagt nicht, wie ihre Buchstaben geschrieben sind. Welche Namen sind richtig?</translation>
    </message>
</context>
<context>
    <name>pairwright::EncodingWindow</name>
    <message>
        <source>Letters of %1</source>
        <translation>Buchstaben von %1</translation>
    </message>
    <message>
        <source>Take In</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>pairwright::EventForm</name>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Föderation</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hauptschiedsrichter</translation>
    </message>
    <message>
        <source>Deputy arbiters</source>
        <translation>Weitere Schiedsrichter</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>three letters, such as GER</source>
        <translation>drei Buchstaben, etwa GER</translation>
    </message>
    <message>
        <source>Surname, Given name (FIDE ID)</source>
        <translation>Nachname, Vorname (FIDE-ID)</translation>
    </message>
    <message>
        <source>Several are separated by semicolons</source>
        <translation>Mehrere werden durch Strichpunkte getrennt</translation>
    </message>
    <message>
        <source>90 min/40 moves + 30 min + 30 s/move</source>
        <translation>90 min/40 Züge + 30 min + 30 s/Zug</translation>
    </message>
</context>
<context>
    <name>pairwright::EventSheets</name>
    <message>
        <source>printed %1 · %2</source>
        <comment>time, program</comment>
        <translation>gedruckt %1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>group, what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>shared place, decided by the arbiter</source>
        <translation>geteilter Platz, vom Schiedsrichter entschieden</translation>
    </message>
    <message>
        <source>shared place, not decided yet</source>
        <translation>geteilter Platz, noch nicht entschieden</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Cross-tables of all groups</source>
        <translation>Kreuztabellen aller Gruppen</translation>
    </message>
    <message>
        <source>Promotions and relegations</source>
        <translation>Auf- und Absteiger</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Rk.</source>
        <comment>rank, column</comment>
        <translation>Rg.</translation>
    </message>
    <message>
        <source>Next season</source>
        <translation>Nächste Saison</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hinauf in %1</translation>
    </message>
    <message>
        <source>down to %1</source>
        <translation>hinab in %1</translation>
    </message>
    <message>
        <source>Nobody changes groups.</source>
        <translation>Niemand wechselt die Gruppe.</translation>
    </message>
    <message>
        <source>%1 of the next season</source>
        <comment>a group</comment>
        <translation>%1 der nächsten Saison</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Kommt aus</translation>
    </message>
    <message>
        <source>Who goes on</source>
        <translation>Wer weiterkommt</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Setzplatz</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>where a player goes</comment>
        <translation>offen</translation>
    </message>
</context>
<context>
    <name>pairwright::EventSite</name>
    <message>
        <source>%1 of %2</source>
        <comment>rounds published, rounds in all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The tournaments of this event</source>
        <translation>Die Turniere dieser Veranstaltung</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
</context>
<context>
    <name>pairwright::EventWindow</name>
    <message>
        <source>%1, next season</source>
        <translation>%1, nächste Saison</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hinauf in %1</translation>
    </message>
    <message>
        <source>down to %1</source>
        <translation>hinab in %1</translation>
    </message>
    <message>
        <source>goes on as number %1</source>
        <translation>kommt weiter als Nummer %1</translation>
    </message>
    <message>
        <source>All Files of the Event</source>
        <translation>Alle Dateien der Veranstaltung</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Standings of all files of the event</source>
        <translation>Ranglisten aller Dateien der Veranstaltung</translation>
    </message>
    <message>
        <source>&amp;Make the Files</source>
        <translation>&amp;Dateien anlegen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Print All…</source>
        <translation>Alle dru&amp;cken&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Take Back…</source>
        <translation>&amp;Zurücknehmen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Type a name first: the files are called by it.</source>
        <translation>Zuerst einen Namen eingeben: Die Dateien heißen danach.</translation>
    </message>
    <message>
        <source>Making the files …</source>
        <translation>Die Dateien werden angelegt&#xa0;…</translation>
    </message>
    <message>
        <source>Made beside this file: %1.</source>
        <translation>Neben dieser Datei angelegt: %1.</translation>
    </message>
    <message>
        <source>Save All Sheets</source>
        <translation>Alle Blätter speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The print sets of these files hold nothing. Choose their sheets on the Reports page.</source>
        <translation>Die Druckmappen dieser Dateien sind leer. Ihre Blätter auf der Seite Berichte wählen.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Folder of the Web Site</source>
        <translation>Ordner der Webseite</translation>
    </message>
    <message>
        <source>Making the pages …</source>
        <translation>Die Seiten werden erstellt&#xa0;…</translation>
    </message>
    <message>
        <source>The web site lies in %1. It begins with index.html.</source>
        <translation>Die Webseite liegt in %1. Sie beginnt mit index.html.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n player(s) share rank %2, and not all of them go. The standings do not decide it: decide the tie by hand.</source>
        <translation>
            <numerusform>%1: %n Spieler hat Rang %2, und nicht jeder geht. Die Rangliste entscheidet es nicht: Entscheiden Sie den Gleichstand von Hand.</numerusform>
            <numerusform>%1: %n Spieler teilen Rang %2, und nicht alle von ihnen gehen. Die Rangliste entscheidet es nicht: Entscheiden Sie den Gleichstand von Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>%1 (decided by the arbiter)</source>
        <translation>%1 (vom Schiedsrichter entschieden)</translation>
    </message>
    <message>
        <source>Decide the T&amp;ie…</source>
        <translation>&amp;Gleichstand entscheiden&#xa0;…</translation>
    </message>
    <message>
        <source>Web Site E&amp;lsewhere…</source>
        <translation>Webse&amp;ite woanders&#xa0;…</translation>
    </message>
    <message>
        <source>Making the sheets …</source>
        <translation>Die Blätter werden erstellt&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of this event are not in this folder: what follows is between those that are here.</source>
        <translation>
            <numerusform>%n Datei dieser Veranstaltung liegt nicht in diesem Ordner: Was folgt, gilt zwischen denen, die hier sind.</numerusform>
            <numerusform>%n Dateien dieser Veranstaltung liegen nicht in diesem Ordner: Was folgt, gilt zwischen denen, die hier sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 open</source>
        <comment>after which round; number of games</comment>
        <translation>%1, %2 offen</translation>
    </message>
    <message>
        <source>undecided (shared place)</source>
        <translation>offen (geteilter Platz)</translation>
    </message>
    <message>
        <source>&amp;Name of the next event</source>
        <translation>&amp;Name der nächsten Veranstaltung</translation>
    </message>
    <message>
        <source>&amp;Name of the final</source>
        <translation>&amp;Name des Finales</translation>
    </message>
    <message>
        <source>&amp;What follows</source>
        <translation>&amp;Was folgt</translation>
    </message>
    <message>
        <source>Go &amp;up</source>
        <translation>A&amp;ufsteiger</translation>
    </message>
    <message>
        <source>Go &amp;down</source>
        <translation>&amp;Absteiger</translation>
    </message>
    <message>
        <source>The best of &amp;each</source>
        <translation>Die B&amp;esten von jeder</translation>
    </message>
    <message>
        <source>S&amp;ystem</source>
        <translation>S&amp;ystem</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>A round has been paired: the files stay.</source>
        <translation>Eine Runde ist ausgelost: Die Dateien bleiben.</translation>
    </message>
    <message>
        <source>A folder with the pages of each file, and a page that leads to all of them.</source>
        <translation>Ein Ordner mit den Seiten jeder Datei und einer Seite, die zu allen führt.</translation>
    </message>
    <message>
        <source>What is done with all files of the event</source>
        <translation>Was mit allen Dateien der Veranstaltung geschieht</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als PD&amp;F speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Make We&amp;b Site…</source>
        <translation>We&amp;bseite erstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Prepare Next Event</source>
        <translation>Nächste Veranstaltung vorbereiten</translation>
    </message>
    <message>
        <source>Print Sheets</source>
        <translation>Blätter drucken</translation>
    </message>
    <message>
        <source>Publish Web Site</source>
        <translation>Webseite veröffentlichen</translation>
    </message>
    <message>
        <source>What to pri&amp;nt</source>
        <translation>&amp;Was gedruckt wird</translation>
    </message>
    <message>
        <source>New files are made of what follows from these standings, as soon as all files are finished.</source>
        <translation>Aus dem, was aus diesen Ranglisten folgt, werden neue Dateien, sobald alle Dateien beendet sind.</translation>
    </message>
    <message>
        <source>The sheets of all files go to the printer, or into one PDF.</source>
        <translation>Die Blätter aller Dateien gehen zum Drucker oder in eine PDF.</translation>
    </message>
    <message>
        <source>%1 players share rank %2 of “%3”, and the standings do not tell them apart. Put them into the order that you have decided: it says who goes and who stays.</source>
        <comment>two or more</comment>
        <translation>%1 Spieler teilen den Rang %2 von „%3“, und die Rangliste unterscheidet sie nicht. Bringen Sie sie in die Reihenfolge, die Sie entschieden haben: Sie sagt, wer geht und wer bleibt.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>Promotions and relegations</source>
        <translation>Auf- und Abstieg</translation>
    </message>
    <message>
        <source>The best go on</source>
        <translation>Die Besten kommen weiter</translation>
    </message>
    <message>
        <source>With all files together</source>
        <translation>Mit allen Dateien zusammen</translation>
    </message>
    <message>
        <source>Print sets</source>
        <translation>Druckmappen</translation>
    </message>
    <message>
        <source>Cross-tables</source>
        <translation>Kreuztabellen</translation>
    </message>
</context>
<context>
    <name>pairwright::Explain</name>
    <message>
        <source>players who move down</source>
        <translation>Spieler, die heruntergelost werden</translation>
    </message>
    <message>
        <source>points of those who move down</source>
        <translation>Punkte der heruntergelosten Spieler</translation>
    </message>
    <message>
        <source>players who move up</source>
        <translation>Spieler, die hinauf floaten</translation>
    </message>
    <message>
        <source>score differences of those who move up</source>
        <translation>Punktabstände der Spieler, die hinauf floaten</translation>
    </message>
    <message>
        <source>players who moved up as often as allowed</source>
        <translation>Spieler, die so oft hinauf gefloatet sind wie erlaubt</translation>
    </message>
    <message>
        <source>upfloats of players who moved up as often as allowed</source>
        <translation>Upfloats von Spielern, die so oft hinauf gefloatet sind wie erlaubt</translation>
    </message>
    <message>
        <source>players left over in the next bracket</source>
        <translation>Spieler, die in der nächsten Gruppe übrig bleiben</translation>
    </message>
    <message>
        <source>points of those left over in the next bracket</source>
        <translation>Punkte der in der nächsten Gruppe übrigen Spieler</translation>
    </message>
    <message>
        <source>unplayed games of the player with the bye</source>
        <translation>ungespielte Partien des Spielers mit dem Freilos</translation>
    </message>
    <message>
        <source>topscorers with a colour difference beyond two</source>
        <translation>Spitzenspieler mit einer Farbdifferenz über zwei</translation>
    </message>
    <message>
        <source>topscorers with a colour three times in a row</source>
        <translation>Spitzenspieler mit dreimal derselben Farbe in Folge</translation>
    </message>
    <message>
        <source>players without the colour due</source>
        <translation>Spieler ohne die zustehende Farbe</translation>
    </message>
    <message>
        <source>players without a colour strongly due</source>
        <translation>Spieler ohne die Farbe, die ihnen stark zusteht</translation>
    </message>
    <message>
        <source>players who move down again after the previous round</source>
        <translation>Spieler, die wie in der vorigen Runde heruntergelost werden</translation>
    </message>
    <message>
        <source>players who are met from above again after the previous round</source>
        <translation>Spieler, die wie in der vorigen Runde hinauf floaten</translation>
    </message>
    <message>
        <source>players who move down again as two rounds before</source>
        <translation>Spieler, die wie vor zwei Runden heruntergelost werden</translation>
    </message>
    <message>
        <source>players who are met from above again as two rounds before</source>
        <translation>Spieler, die wie vor zwei Runden hinauf floaten</translation>
    </message>
    <message>
        <source>score differences of a repeated move down</source>
        <translation>Punktabstände wiederholt Heruntergeloster</translation>
    </message>
    <message>
        <source>score differences of a repeated meeting from above</source>
        <translation>Punktabstände der Spieler, die wieder hinauf floaten</translation>
    </message>
    <message>
        <source>score differences of a move down as two rounds before</source>
        <translation>Punktabstände der wie vor zwei Runden Heruntergelosten</translation>
    </message>
    <message>
        <source>score differences of a meeting from above as two rounds before</source>
        <translation>Punktabstände der Spieler, die wie vor zwei Runden hinauf floaten</translation>
    </message>
    <message>
        <source>Both get the colour due to them.</source>
        <translation>Beide bekommen die Farbe, die ihnen zusteht.</translation>
    </message>
    <message>
        <source>Both were due the same colour; the stronger claim was granted.</source>
        <translation>Beiden stand dieselbe Farbe zu; der stärkere Anspruch wurde erfüllt.</translation>
    </message>
    <message>
        <source>Both had to get the same colour; the one with the wider colour difference got it.</source>
        <translation>Beide hätten dieselbe Farbe bekommen müssen; wer die größere Farbdifferenz hat, bekam sie.</translation>
    </message>
    <message>
        <source>Their claims are equal: the colours alternate to the last round in which they had different ones.</source>
        <translation>Die Ansprüche sind gleich: Die Farben wechseln gegenüber der letzten Runde, in der beide verschiedene Farben hatten.</translation>
    </message>
    <message>
        <source>Their claims are equal: the higher ranked gets the colour due.</source>
        <translation>Die Ansprüche sind gleich: Der höher Gesetzte bekommt die zustehende Farbe.</translation>
    </message>
    <message>
        <source>Neither has a colour due: the initial colour, drawn by lot, and the pairing number decide.</source>
        <translation>Keinem steht eine Farbe zu: Die ausgeloste Anfangsfarbe und die Paarungsnummer entscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>W</source>
        <comment>White, one letter</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Black, one letter</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 (mild)</source>
        <translation>%1 (schwach)</translation>
    </message>
    <message>
        <source>%1 (strong)</source>
        <translation>%1 (stark)</translation>
    </message>
    <message>
        <source>%1 (absolute)</source>
        <translation>%1 (zwingend)</translation>
    </message>
    <message>
        <source>not played in round %1</source>
        <translation>nicht gespielt in Runde %1</translation>
    </message>
    <message>
        <source>↓ in round %1</source>
        <translation>↓ in Runde %1</translation>
    </message>
    <message>
        <source>↑ in round %1</source>
        <translation>↑ in Runde %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Steht zu</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation>Floats</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Gegner bisher</translation>
    </message>
    <message>
        <source>In round 1 the upper half of the starting order meets the lower half: number %1 plays number %2.</source>
        <translation>In Runde 1 trifft die obere Hälfte der Setzliste auf die untere: Nummer %1 spielt gegen Nummer %2.</translation>
    </message>
    <message>
        <source>%1 and %2 both have %3 and have not met before.</source>
        <translation>%1 und %2 haben beide %3 und noch nicht gegeneinander gespielt.</translation>
    </message>
    <message>
        <source>%1 has %2. Nobody was left for %1 among the players with as many points, so %1 moved down and meets %3, who has %4 and has not met %1 before.</source>
        <translation>%1 hat %2. Unter den Spielern mit gleich vielen Punkten blieb für %1 niemand übrig; %1 wurde daher heruntergelost und trifft auf %3 mit %4, bisher noch kein Gegner von %1.</translation>
    </message>
    <message>
        <source>The last brackets were joined, because the players could not be paired otherwise.</source>
        <translation>Die letzten Gruppen wurden vereinigt, weil sich die Spieler sonst nicht paaren ließen.</translation>
    </message>
    <message>
        <source>Residents: %1.</source>
        <translation>Schon in dieser Gruppe: %1.</translation>
    </message>
    <message>
        <source>Moved down into it: %1.</source>
        <translation>Von oben hinzugekommen: %1.</translation>
    </message>
    <message>
        <source>Left it downwards: %1.</source>
        <translation>Nach unten abgegeben: %1.</translation>
    </message>
    <message>
        <source>Moved down, and again not paired here: %1.</source>
        <translation>Von oben gekommen und auch hier nicht gepaart: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed between the upper and the lower half.</source>
        <translation>
            <numerusform>%n Spieler wechselte zwischen oberer und unterer Hälfte.</numerusform>
            <numerusform>%n Spieler wechselten zwischen oberer und unterer Hälfte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lower half was put in another order to satisfy the criteria.</source>
        <translation>Die untere Hälfte wurde umgestellt, um die Kriterien zu erfüllen.</translation>
    </message>
    <message>
        <source>Upper half against lower half in the original order: nothing had to be altered.</source>
        <translation>Obere gegen untere Hälfte in der ursprünglichen Reihenfolge: Nichts musste geändert werden.</translation>
    </message>
    <message>
        <source>Criteria of the bracket</source>
        <translation>Kriterien der Gruppe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Every criterion is met perfectly.</source>
        <translation>Alle Kriterien sind vollständig erfüllt.</translation>
    </message>
    <message>
        <source>All other criteria are met perfectly.</source>
        <translation>Alle übrigen Kriterien sind vollständig erfüllt.</translation>
    </message>
    <message>
        <source>The colours were set by hand or imported.</source>
        <translation>Die Farben wurden von Hand gesetzt oder importiert.</translation>
    </message>
    <message>
        <source>%1 has White, %2 has Black.</source>
        <translation>%1 hat Weiß, %2 hat Schwarz.</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>This round was imported: no record of its pairing exists.</source>
        <translation>Diese Runde wurde importiert: Zu ihrer Auslosung gibt es keine Aufzeichnung.</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>%1 meets %2.</source>
        <translation>%1 spielt gegen %2.</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>An odd number of players is present. %1 has %2, was left over in the last bracket and had no bye before.</source>
        <translation>Eine ungerade Zahl von Spielern ist anwesend. %1 hat %2, blieb in der letzten Gruppe übrig und hatte noch kein Freilos.</translation>
    </message>
    <message>
        <source>The other way round would break a limit of colours.</source>
        <translation>Umgekehrt würde eine Grenze der Farbverteilung verletzt.</translation>
    </message>
    <message>
        <source>Both had the same colours so far; below the median the larger number gets the colour due.</source>
        <translation>Beide hatten bisher dieselben Farben; unterhalb der Mitte erhält die höhere Nummer die fällige Farbe.</translation>
    </message>
    <message>
        <source>Bracket of score %1</source>
        <translation>Punktgruppe %1</translation>
    </message>
    <message>
        <source>score of the player with the bye</source>
        <translation>Punktzahl des Spielers mit dem Freilos</translation>
    </message>
    <message>
        <source>games played by the player with the bye</source>
        <translation>gespielte Partien des Spielers mit dem Freilos</translation>
    </message>
    <message>
        <source>Nobody here has played yet: the first half by number meets the second.</source>
        <translation>Hier hat noch niemand gespielt: Die erste Hälfte nach Nummern trifft auf die zweite.</translation>
    </message>
    <message>
        <source>Nobody here seeks White.</source>
        <translation>Niemand hier sucht Weiß.</translation>
    </message>
    <message>
        <source>Seek White: %1.</source>
        <translation>Weiß suchen: %1.</translation>
    </message>
    <message>
        <source>Nobody here seeks Black.</source>
        <translation>Niemand hier sucht Schwarz.</translation>
    </message>
    <message>
        <source>Seek Black: %1.</source>
        <translation>Schwarz suchen: %1.</translation>
    </message>
    <message>
        <source>Shifted from the first to the second subgroup, so that all can be paired: %1.</source>
        <translation>Aus der ersten in die zweite Untergruppe verschoben, damit alle gepaart werden können: %1.</translation>
    </message>
    <message>
        <source>Shifted from the second to the first subgroup, so that all can be paired: %1.</source>
        <translation>Aus der zweiten in die erste Untergruppe verschoben, damit alle gepaart werden können: %1.</translation>
    </message>
    <message>
        <source>The first subgroup by the average rating of its opponents, lowest first: %1. Each meets the first of the second subgroup, by number, whom the others leave free.</source>
        <translation>Die erste Untergruppe nach der mittleren Wertungszahl ihrer Gegner, die niedrigste zuerst: %1. Jeder trifft auf den Ersten der zweiten Untergruppe, nach Nummern, den die anderen frei lassen.</translation>
    </message>
    <message>
        <source>Ranked by the opposition index, Buchholz and then Sonneborn-Berger, whatever the score: %1.</source>
        <translation>Gereiht nach dem Gegnerindex, Buchholz und dann Sonneborn-Berger, gleich mit welchem Punktestand: %1.</translation>
    </message>
    <message>
        <source>The first meets the last, the second the last but one, and so on: the first pairing of that order that is as good as any by the criteria.</source>
        <translation>Der Erste trifft auf den Letzten, der Zweite auf den Vorletzten und so fort: die erste Auslosung dieser Ordnung, die nach den Kriterien so gut ist wie jede andere.</translation>
    </message>
    <message>
        <source>Moved up into it: %1.</source>
        <translation>Aufgestiegen: %1.</translation>
    </message>
    <message>
        <source>%1 has %2. The players with as many points could not all be paired with each other, so %3, who has %4 and has not met %1 before, moved up.</source>
        <translation>%1 hat %2. Die Spieler mit gleich vielen Punkten konnten nicht alle miteinander gepaart werden; deshalb rückte %3 mit %4 auf, der noch nicht gegen %1 gespielt hat.</translation>
    </message>
    <message>
        <source>%1 has %2 and floated up towards the median, to meet %3, who has %4 and has not met %1 before.</source>
        <translation>%1 hat %2, ist zum Median hin nach oben gefloatet und trifft auf %3 mit %4, der noch nicht gegen %1 gespielt hat.</translation>
    </message>
    <message>
        <source>%1 has %2 and floated down towards the median, to meet %3, who has %4 and has not met %1 before.</source>
        <translation>%1 hat %2, ist zum Median hin nach unten gefloatet und trifft auf %3 mit %4, der noch nicht gegen %1 gespielt hat.</translation>
    </message>
    <message>
        <source>In an accelerated round 1 each group is paired by itself, its upper half against its lower half: number %1 plays number %2.</source>
        <translation>In einer beschleunigten ersten Runde wird jede Gruppe für sich gepaart, ihre obere gegen ihre untere Hälfte: Nummer %1 spielt gegen Nummer %2.</translation>
    </message>
    <message>
        <source>An odd number of players is present. The bye goes to the lowest score, then to the most games played, then to the largest number, among those who may have it and let all others be paired: %1, who has %2.</source>
        <translation>Die Zahl der anwesenden Spieler ist ungerade. Unter denen, die das Freilos haben dürfen und alle anderen paarbar lassen, bekommt es, wer die wenigsten Punkte hat, dann wer am meisten gespielt hat, dann wer die größte Nummer hat: %1 mit %2.</translation>
    </message>
    <message>
        <source>An odd number of players is present. The bye goes to the lowest score, then to the most games played, then to the lowest opposition index, among those who may have it and let all others be paired: %1, who has %2.</source>
        <translation>Die Zahl der anwesenden Spieler ist ungerade. Unter denen, die das Freilos haben dürfen und alle anderen paarbar lassen, bekommt es, wer die wenigsten Punkte hat, dann wer am meisten gespielt hat, dann wer den niedrigsten Gegnerindex hat: %1 mit %2.</translation>
    </message>
    <message>
        <source>An odd number of players is present. The bye goes to the lowest ranked player of the lowest scoregroup, among those who may have it and let all others be paired: %1, who has %2.</source>
        <translation>Die Zahl der anwesenden Spieler ist ungerade. Unter denen, die das Freilos haben dürfen und alle anderen paarbar lassen, bekommt es der Letzte der untersten Punktgruppe: %1 mit %2.</translation>
    </message>
    <message>
        <source>The bye was given before the other players were paired.</source>
        <translation>Das Freilos wurde vergeben, bevor die anderen gepaart wurden.</translation>
    </message>
    <message>
        <source>Seeding round</source>
        <translation>Setzrunde</translation>
    </message>
    <message>
        <source>The first rounds of the Burstein system are paired by the Dutch system, pairs, colours and bye alike.</source>
        <translation>Die ersten Runden des Burstein-Systems werden nach dem Dutch-System ausgelost: Paare, Farben und Freilos.</translation>
    </message>
    <message>
        <source>have met, or no colours are left for both</source>
        <translation>haben schon gegeneinander gespielt, oder es gibt keine zulässigen Farben für beide</translation>
    </message>
    <message>
        <source>the others could not all be paired any more</source>
        <translation>die anderen könnten nicht mehr alle gepaart werden</translation>
    </message>
    <message>
        <source>both are due the same colour</source>
        <translation>beiden steht dieselbe Farbe zu</translation>
    </message>
    <message>
        <source>more than 100 rating points away</source>
        <translation>mehr als 100 Wertungspunkte entfernt</translation>
    </message>
    <message>
        <source>A group above the median, paired from its highest to its lowest number: %1.</source>
        <translation>Eine Gruppe über dem Median, gepaart von der höchsten zur niedrigsten Nummer: %1.</translation>
    </message>
    <message>
        <source>A group below the median, paired from its lowest to its highest number: %1.</source>
        <translation>Eine Gruppe unter dem Median, gepaart von der niedrigsten zur höchsten Nummer: %1.</translation>
    </message>
    <message>
        <source>The median group with the floaters from both sides, paired last, from its highest to its lowest number: %1.</source>
        <translation>Die Mediangruppe mit den Floatern beider Seiten, als letzte gepaart, von der höchsten zur niedrigsten Nummer: %1.</translation>
    </message>
    <message>
        <source>%1 left it to make its number even (%2).</source>
        <translation>%1 hat sie verlassen, damit ihre Zahl gerade wird (%2).</translation>
    </message>
    <message>
        <source>%1 left it, because no opponent remained here (%2).</source>
        <translation>%1 hat sie verlassen, weil hier kein Gegner übrig blieb (%2).</translation>
    </message>
    <message>
        <source>The scoregroup</source>
        <translation>Die Punktgruppe</translation>
    </message>
    <message>
        <source>%1 came here as a floater from another group (%2).</source>
        <translation>%1 kam als Floater aus einer anderen Gruppe (%2).</translation>
    </message>
    <message>
        <source>The median could not be paired, so the pair %1 – %2 of the group above it was taken apart and joined it.</source>
        <translation>Der Median ließ sich nicht paaren; deshalb wurde das Paar %1 – %2 der Gruppe darüber aufgelöst und kam hinzu.</translation>
    </message>
    <message>
        <source>The median could not be paired, so the pair %1 – %2 of the group below it was taken apart and joined it.</source>
        <translation>Der Median ließ sich nicht paaren; deshalb wurde das Paar %1 – %2 der Gruppe darunter aufgelöst und kam hinzu.</translation>
    </message>
    <message>
        <source>The search for an opponent</source>
        <translation>Die Suche nach einem Gegner</translation>
    </message>
    <message>
        <source>%1 takes the first opponent in the order of exchanges: %2.</source>
        <translation>%1 nimmt den ersten Gegner in der Reihenfolge der Tausche: %2.</translation>
    </message>
    <message>
        <source>%1 goes through the opponents in the order of exchanges and takes %2.</source>
        <translation>%1 geht die Gegner in der Reihenfolge der Tausche durch und nimmt %2.</translation>
    </message>
    <message>
        <source>Passed over: %1 – %2.</source>
        <translation>Übergangen: %1 – %2.</translation>
    </message>
    <message>
        <source>Points, virtual</source>
        <translation>Punkte, virtuelle</translation>
    </message>
    <message>
        <source>Everybody is in one group, paired from its highest to its lowest number: %1.</source>
        <translation>Alle sind in einer Gruppe, gepaart von der höchsten zur niedrigsten Nummer: %1.</translation>
    </message>
    <message>
        <source>players who came from above and move down again</source>
        <translation>von oben gekommene Spieler, die wieder absteigen</translation>
    </message>
    <message>
        <source>points of those who came from above and move down again</source>
        <translation>Punkte der von oben gekommenen, die wieder absteigen</translation>
    </message>
    <message>
        <source>players who would move down again from the next bracket</source>
        <translation>Spieler, die aus der nächsten Gruppe wieder abstiegen</translation>
    </message>
    <message>
        <source>points of those who would move down again from the next bracket</source>
        <translation>Punkte derer, die aus der nächsten Gruppe wieder abstiegen</translation>
    </message>
    <message>
        <source>next scoregroup in need of more players from below</source>
        <translation>nächste Punktgruppe, die mehr Spieler von unten braucht</translation>
    </message>
    <message>
        <source>players who move up and floated in the previous round</source>
        <translation>aufsteigende Spieler, die in der Vorrunde gegen andere Punktzahl spielten</translation>
    </message>
    <message>
        <source>their opponents who floated in the previous round</source>
        <translation>ihre Gegner, die in der Vorrunde gegen andere Punktzahl spielten</translation>
    </message>
    <message>
        <source>White in the first game for the one who had it in fewer matches.</source>
        <translation>Weiß in der ersten Partie, wer es in weniger Wettkämpfen hatte.</translation>
    </message>
    <message>
        <source>Both had the same colours so far: the higher ranked gets the other colour than last time.</source>
        <translation>Beide hatten bisher dieselben Farben: der höher Platzierte wechselt die Farbe.</translation>
    </message>
    <message>
        <source>Both had the same colours so far: the lower ranked gets the other colour than last time.</source>
        <translation>Beide hatten bisher dieselben Farben: der niedriger Platzierte wechselt die Farbe.</translation>
    </message>
    <message>
        <source>Their claims are equal: White for the one whose opponents have the higher average rating.</source>
        <translation>Ihre Ansprüche sind gleich: Weiß für den, dessen Gegner im Schnitt die höhere Zahl haben.</translation>
    </message>
    <message>
        <source>Their claims are equal: White for the lower rated.</source>
        <translation>Ihre Ansprüche sind gleich: Weiß für den mit der niedrigeren Zahl.</translation>
    </message>
    <message>
        <source>Without an opponent in the lower half, because they have met or both must get the same colour: %1.</source>
        <translation>Ohne Gegner in der unteren Hälfte, weil sie schon gegeneinander gespielt haben oder beide dieselbe Farbe bekommen müssten: %1.</translation>
    </message>
    <message>
        <source>Every pairing of the upper half against the lower half was forbidden, or worse by the criteria below.</source>
        <translation>Jede Paarung der oberen gegen die untere Hälfte war nicht erlaubt oder nach den Kriterien unten schlechter.</translation>
    </message>
    <message>
        <source>Upper half against lower half was forbidden or worse by the criteria, so players changed halves.</source>
        <translation>Obere gegen untere Hälfte war nicht erlaubt oder nach den Kriterien schlechter; darum wechselten Spieler die Hälfte.</translation>
    </message>
    <message>
        <source>art.</source>
        <comment>article, after a regulation</comment>
        <translation>Art.</translation>
    </message>
    <message>
        <source>Not both can have the colour that they prefer; there are no fewer such pairs here: %1.</source>
        <translation>Nicht beide können die Farbe haben, die ihnen zusteht; weniger solche Paare gibt es hier nicht: %1.</translation>
    </message>
    <message>
        <source>Both prefer the same colour strongly; there are no fewer such pairs here: %1.</source>
        <translation>Beiden steht stark dieselbe Farbe zu; weniger solche Paare gibt es hier nicht: %1.</translation>
    </message>
    <message>
        <source>Upfloaters now who were so two rounds before: %1.</source>
        <translation>Upfloater wie schon vor zwei Runden: %1.</translation>
    </message>
    <message>
        <source>Upfloaters now who were so in the last round: %1.</source>
        <translation>Upfloater wie schon in der letzten Runde: %1.</translation>
    </message>
    <message>
        <source>Moving down who did so two rounds before: %1.</source>
        <translation>Heruntergelost wie schon vor zwei Runden: %1.</translation>
    </message>
    <message>
        <source>Moving down who did so in the last round: %1.</source>
        <translation>Heruntergelost wie schon in der letzten Runde: %1.</translation>
    </message>
    <message>
        <source>No pairing was found with fewer pairs of the same colour preference: %1.</source>
        <translation>Mit weniger Paaren gleicher Farbpräferenz ging es nicht: %1.</translation>
    </message>
    <message>
        <source>Players with the same strong colour preference had to meet: %1.</source>
        <translation>Spieler mit derselben starken Farbpräferenz mussten gegeneinander: %1.</translation>
    </message>
    <message>
        <source>Topscorers with the same absolute colour preference had to meet: %1.</source>
        <translation>Spitzenspieler mit derselben absoluten Farbpräferenz mussten gegeneinander: %1.</translation>
    </message>
    <message>
        <source>Fewer pairs than players were possible; left over: %1.</source>
        <translation>So viele Paare wie möglich wurden gebildet; übrig blieben: %1.</translation>
    </message>
    <message>
        <source>The last brackets were joined, because the players could not be paired otherwise: %1.</source>
        <translation>Die letzten Gruppen wurden vereinigt, weil sich die Spieler sonst nicht paaren ließen: %1.</translation>
    </message>
    <message>
        <source>The players who moved down are paired first, then the others: %1.</source>
        <translation>Zuerst werden die Heruntergelosten gepaart, dann die anderen: %1.</translation>
    </message>
    <message>
        <source>The upper half meets the lower half: %1.</source>
        <translation>Die obere Hälfte spielt gegen die untere: %1.</translation>
    </message>
    <message>
        <source>No opponent at all in this bracket: %1.</source>
        <translation>Ohne jeden Gegner in dieser Punktgruppe: %1.</translation>
    </message>
    <message>
        <source>Players who changed halves: %1.</source>
        <translation>Die Hälfte gewechselt haben: %1.</translation>
    </message>
    <message>
        <source>The bracket was paired again for the players below: at first %1 would have moved down, now %2.</source>
        <translation>Die Punktgruppe wurde für die Spieler darunter neu gepaart: zuerst wäre %1 heruntergelost worden, nun %2.</translation>
    </message>
    <message>
        <source>The bracket</source>
        <translation>Die Punktgruppe</translation>
    </message>
    <message>
        <source>have met, or both need the same colour</source>
        <translation>haben schon gegeneinander gespielt oder brauchen beide dieselbe Farbe</translation>
    </message>
    <message>
        <source>scored without playing before</source>
        <translation>hat schon kampflos gepunktet</translation>
    </message>
    <message>
        <source>%1 was left over at the end and gets the bye.</source>
        <translation>%1 blieb am Ende übrig und erhält das Freilos.</translation>
    </message>
    <message>
        <source>%1 takes the first opponent in the order of the lower half: %2.</source>
        <translation>%1 nimmt den ersten Gegner in der Reihenfolge der unteren Hälfte: %2.</translation>
    </message>
    <message>
        <source>%1 goes through the lower half and takes %2.</source>
        <translation>%1 geht die untere Hälfte durch und nimmt %2.</translation>
    </message>
    <message>
        <source>%1 was brought up from a lower scoregroup, because %2 had met everybody in his own.</source>
        <translation>%1 wurde aus einer unteren Punktgruppe heraufgeholt, weil %2 in der eigenen schon gegen alle gespielt hatte.</translation>
    </message>
    <message>
        <source>%1 was brought up from a lower scoregroup, to make the number of players even.</source>
        <translation>%1 wurde aus einer unteren Punktgruppe heraufgeholt, damit die Zahl der Spieler gerade ist.</translation>
    </message>
    <message>
        <source>%1 was shifted to the Black column, to make both columns equally long.</source>
        <translation>%1 wechselte in die schwarze Spalte, damit beide Spalten gleich lang sind.</translation>
    </message>
    <message>
        <source>%1 was shifted to the White column, to make both columns equally long.</source>
        <translation>%1 wechselte in die weiße Spalte, damit beide Spalten gleich lang sind.</translation>
    </message>
    <message>
        <source>%1 stayed over in a higher scoregroup and floated down.</source>
        <translation>%1 blieb in einer höheren Punktgruppe übrig und floatete nach unten.</translation>
    </message>
    <message>
        <source>%1 is a floater and gets the highest rated possible opponent, of the opposite due colour if there is one: %2.</source>
        <translation>%1 ist Floater und bekommt den möglichen Gegner mit der höchsten Wertungszahl, wenn möglich mit der anderen fälligen Farbe: %2.</translation>
    </message>
    <message>
        <source>%1 and %2 complete the round: the text leaves them without an opponent.</source>
        <translation>%1 und %2 vervollständigen die Runde: Der Text lässt sie ohne Gegner.</translation>
    </message>
    <message>
        <source>Round 1: %1 of the upper half meets %2 of the lower half.</source>
        <translation>Runde 1: %1 aus der oberen Hälfte trifft auf %2 aus der unteren.</translation>
    </message>
    <message>
        <source>%1 and %2 stand in one row of the columns.</source>
        <translation>%1 und %2 stehen in einer Zeile der Spalten.</translation>
    </message>
    <message>
        <source>%1 gets the first possible opponent: %2.</source>
        <translation>%1 bekommt den ersten möglichen Gegner: %2.</translation>
    </message>
    <message>
        <source>The columns</source>
        <translation>Die Spalten</translation>
    </message>
    <message>
        <source>%1 has %2 and meets %3, who has %4 and has not met %1 before: not everybody could be paired among players with as many points.</source>
        <translation>%1 hat %2 und trifft auf %3 mit %4, ohne schon gegeneinander gespielt zu haben: Nicht alle ließen sich unter Punktgleichen paaren.</translation>
    </message>
    <message>
        <source>An odd number of players is present. The bye goes to the lowest rated player of the lowest scoregroup, among those who may have it: %1, who has %2.</source>
        <translation>Die Zahl der Spieler ist ungerade. Das Freilos erhält der Spieler mit der niedrigsten Wertungszahl in der untersten Punktgruppe, der es haben darf: %1 mit %2.</translation>
    </message>
    <message>
        <source>The pairings of this round were edited by hand: no record of them exists.</source>
        <translation>Die Paarungen dieser Runde wurden von Hand geändert: Es gibt keine Aufzeichnung dazu.</translation>
    </message>
    <message>
        <source>the bracket would lose more than it has to, or such a pairing comes later in the order</source>
        <translation>die Gruppe würde mehr verlieren, als sie muss, oder eine solche Auslosung kommt in der Reihenfolge später</translation>
    </message>
    <message>
        <source>then who is left over here could not be paired further down, or not as well</source>
        <translation>wer dann hier übrig bleibt, könnte weiter unten nicht oder nicht so gut gepaart werden</translation>
    </message>
    <message>
        <source>As few as possible move up, those with the highest scores; of sets that are as good by the criteria the first by score and number.</source>
        <translation>Es steigen so wenige wie möglich auf, und zwar die mit den höchsten Punktzahlen; von Mengen, die nach den Kriterien gleich gut sind, die erste nach Punkten und Nummer.</translation>
    </message>
    <message>
        <source>Of the pairings that are as good by the criteria the one with the smallest identifier is made: the smaller numbers of the pairs in ascending order, then their opponents. Here: %1.</source>
        <translation>Von den Paarungen, die nach den Kriterien gleich gut sind, gilt die mit der kleinsten Kennung: die kleineren Nummern der Paare aufsteigend, dann ihre Gegner. Hier: %1.</translation>
    </message>
    <message>
        <source>An odd number of players is present. The bye goes to the lowest score, then to the most matches played, then to the largest number, among those who may have it and let all others be paired: %1, who has %2.</source>
        <translation>Es ist eine ungerade Zahl von Spielern anwesend. Das Freilos geht an die niedrigste Punktzahl, dann an die meisten gespielten Wettkämpfe, dann an die größte Nummer, unter denen, die es haben dürfen und alle anderen paarbar lassen: %1 mit %2.</translation>
    </message>
    <message>
        <source>%1 has number %2 and counts as number %3: who takes no part in the round is not counted.</source>
        <translation>%1 hat die Nummer %2 und zählt als Nummer %3: Wer an der Runde nicht teilnimmt, wird nicht mitgezählt.</translation>
    </message>
    <message>
        <source>%1 has number %2 and %3 number %4: by the Berger table for %5 numbers these two meet in round %6 of the table.</source>
        <translation>%1 hat die Nummer %2 und %3 die Nummer %4: nach der Berger-Tabelle für %5 Nummern treffen diese beiden in Runde %6 der Tabelle aufeinander.</translation>
    </message>
    <message>
        <source>Line of the table</source>
        <translation>Zeile der Tabelle</translation>
    </message>
    <message>
        <source>This round is round %1 of the Berger table for %2 numbers.</source>
        <translation>Diese Runde ist Runde %1 der Berger-Tabelle für %2 Nummern.</translation>
    </message>
    <message>
        <source>This round is round %1 of the Berger table for %2 numbers, in cycle %3.</source>
        <translation>Diese Runde ist Runde %1 der Berger-Tabelle für %2 Nummern, im %3. Durchgang.</translation>
    </message>
    <message>
        <source>In this cycle everybody has the other colour than in the one before.</source>
        <translation>In diesem Durchgang hat jeder die andere Farbe als im vorigen.</translation>
    </message>
    <message>
        <source>The last two rounds of the cycle have changed places, so that nobody has one colour three times in a row where the next cycle begins.</source>
        <translation>Die letzten beiden Runden des Durchgangs sind vertauscht, damit niemand dreimal hintereinander dieselbe Farbe hat, wenn der nächste Durchgang beginnt.</translation>
    </message>
    <message>
        <source>The number of players is odd: whoever meets number %1 is free in that round.</source>
        <translation>Die Zahl der Spieler ist ungerade: Wer auf die Nummer %1 trifft, ist in dieser Runde spielfrei.</translation>
    </message>
    <message>
        <source>Computed now</source>
        <translation>Jetzt berechnet</translation>
    </message>
    <message>
        <source>The round was imported without its reasons. It is the round that the rules give, so the reasons were computed now.</source>
        <translation>Die Runde wurde ohne ihre Gründe importiert. Es ist die Runde, die die Regeln ergeben; die Gründe wurden deshalb jetzt berechnet.</translation>
    </message>
    <message>
        <source>The round was made by hand. It is the round that the rules give, so the reasons were computed now.</source>
        <translation>Die Runde wurde von Hand gemacht. Es ist die Runde, die die Regeln ergeben; die Gründe wurden deshalb jetzt berechnet.</translation>
    </message>
    <message>
        <source>Only one was due a colour, and got it.</source>
        <translation>Nur eine Seite hatte Anspruch auf eine Farbe und bekam sie.</translation>
    </message>
    <message>
        <source>Their claims are equal: White for the one whose colour difference is lower.</source>
        <translation>Ihre Ansprüche sind gleich: Weiß für die Seite mit der niedrigeren Farbdifferenz.</translation>
    </message>
    <message>
        <source>%1 and %2 meet in every round. The table says who of them sits at which board, so that each player of one team meets each of the other.</source>
        <translation>%1 und %2 treffen in jeder Runde aufeinander. Die Tabelle sagt, wer von ihnen an welchem Brett sitzt, so dass jeder Spieler der einen Mannschaft auf jeden der anderen trifft.</translation>
    </message>
    <message>
        <source>This round is round %1 of the table for %2 boards.</source>
        <translation>Diese Runde ist Runde %1 der Tabelle für %2 Bretter.</translation>
    </message>
    <message>
        <source>It is the second time: everybody has the other colour than in the first. The second time begins with the last round of the table, so that nobody has one colour three times in a row.</source>
        <translation>Es ist das zweite Mal: Jeder hat die andere Farbe als beim ersten. Das zweite Mal beginnt mit der letzten Runde der Tabelle, so dass niemand dreimal hintereinander dieselbe Farbe hat.</translation>
    </message>
    <message>
        <source>Board %1: %2 – %3</source>
        <comment>White and Black</comment>
        <translation>Brett %1: %2 – %3</translation>
    </message>
    <message>
        <source>An odd number of teams is present. The bye goes to the lowest score, then to the most matches played, then to the largest number, among those that may have it and let all others be paired: %1, which has %2.</source>
        <translation>Eine ungerade Zahl von Mannschaften ist da. Das Freilos geht an die niedrigste Punktzahl, dann an die meisten gespielten Wettkämpfe, dann an die größte Nummer, unter denen, die es haben dürfen und alle anderen paarbar lassen: %1 mit %2.</translation>
    </message>
    <message>
        <source>%1 has %2. The teams with as many points could not all be paired with each other, so %3, which has %4 and has not met %1 before, moved up.</source>
        <translation>%1 hat %2. Die Mannschaften mit gleich vielen Punkten konnten nicht alle miteinander gepaart werden; deshalb rückte %3 mit %4 auf, die noch nicht gegen %1 gespielt hat.</translation>
    </message>
    <message>
        <source>teams that move up</source>
        <translation>Mannschaften, die hinauf floaten</translation>
    </message>
    <message>
        <source>score differences of those that move up</source>
        <comment>teams</comment>
        <translation>Punktunterschiede derer, die hinauf floaten</translation>
    </message>
    <message>
        <source>teams that moved up as often as allowed</source>
        <translation>Mannschaften, die so oft hinauf floateten wie erlaubt</translation>
    </message>
    <message>
        <source>upfloats of teams that moved up as often as allowed</source>
        <translation>Aufstiege von Mannschaften, die so oft hinauf floateten wie erlaubt</translation>
    </message>
    <message>
        <source>score of the team with the bye</source>
        <translation>Punkte der Mannschaft mit dem Freilos</translation>
    </message>
    <message>
        <source>matches played by the team with the bye</source>
        <translation>gespielte Wettkämpfe der Mannschaft mit dem Freilos</translation>
    </message>
    <message>
        <source>next scoregroup in need of more teams from below</source>
        <translation>nächste Punktgruppe, die mehr Mannschaften von unten braucht</translation>
    </message>
    <message>
        <source>teams that move up and floated in the previous round</source>
        <translation>Mannschaften, die hinauf floaten und in der Vorrunde gefloatet sind</translation>
    </message>
    <message>
        <source>teams without the colour due</source>
        <translation>Mannschaften ohne die fällige Farbe</translation>
    </message>
    <message>
        <source>teams without a colour strongly due</source>
        <translation>Mannschaften ohne eine stark fällige Farbe</translation>
    </message>
    <message>
        <source>The table gives the colours.</source>
        <translation>Die Tabelle bestimmt die Farben.</translation>
    </message>
    <message>
        <source>Match %1</source>
        <translation>Wettkampf %1</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Hide them</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>The bye was given before the other teams were paired.</source>
        <translation>Das Freilos wurde vergeben, bevor die anderen Mannschaften gepaart wurden.</translation>
    </message>
    <message>
        <source>The number of teams is odd: whoever meets number %1 is free in that round.</source>
        <translation>Die Zahl der Mannschaften ist ungerade: Wer auf Nummer %1 trifft, ist in dieser Runde spielfrei.</translation>
    </message>
    <message>
        <source>Board %1: %2 plays in the place of %3.</source>
        <translation>Brett %1: %2 spielt anstelle von %3.</translation>
    </message>
    <message>
        <source>Not met in full: %1. By the order of the criteria no other pairing of the bracket is better.</source>
        <translation>Nicht ganz erfüllt: %1. Nach der Reihenfolge der Kriterien ist keine andere Paarung der Gruppe besser.</translation>
    </message>
</context>
<context>
    <name>pairwright::ExplainPanel</name>
    <message>
        <source>Open a tournament first.</source>
        <translation>Öffnen Sie zuerst ein Turnier.</translation>
    </message>
    <message>
        <source>Select a board on the Rounds page to see why these two players meet, or a player in the standings to see what decided his rank.</source>
        <translation>Wählen Sie auf der Seite „Runden“ ein Brett, um zu sehen, warum diese beiden aufeinandertreffen, oder in der Tabelle einen Spieler, um zu sehen, was über seinen Rang entschied.</translation>
    </message>
    <message>
        <source>The whole round, judged by the rules</source>
        <translation>Die ganze Runde, nach den Regeln beurteilt</translation>
    </message>
    <message>
        <source>The round is being judged …</source>
        <translation>Die Runde wird beurteilt&#xa0;…</translation>
    </message>
    <message>
        <source>Why this pairing</source>
        <translation>Warum diese Paarung</translation>
    </message>
    <message>
        <source>Why this opponent?</source>
        <translation>Warum dieser Gegner?</translation>
    </message>
    <message>
        <source>Why White/Black?</source>
        <translation>Warum Weiß/Schwarz?</translation>
    </message>
    <message>
        <source>Why did I float?</source>
        <translation>Warum gefloatet?</translation>
    </message>
    <message>
        <source>Why the bye?</source>
        <translation>Warum das Freilos?</translation>
    </message>
    <message>
        <source>%1 is not paired in round %2: %3.</source>
        <translation>%1 wird in Runde %2 nicht gepaart: %3.</translation>
    </message>
    <message>
        <source>The printer did not answer.</source>
        <translation>Der Drucker hat nicht geantwortet.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Als Text kopiert.</translation>
    </message>
    <message>
        <source>Print for Player…</source>
        <translation>Für den Spieler drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as Text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Select a prize to see who has it and why, or name a player below.</source>
        <translation>Wählen Sie einen Preis, um zu sehen, wer ihn hat und warum, oder nennen Sie unten einen Spieler.</translation>
    </message>
    <message>
        <source>Print for Team…</source>
        <translation>Für die Mannschaft drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Select a match on the Rounds page to see why these two teams meet, or a team in the standings to see what decided its rank.</source>
        <translation>Wählen Sie einen Wettkampf auf der Seite Runden, um zu sehen, warum diese zwei Mannschaften aufeinandertreffen, oder eine Mannschaft in der Tabelle, um zu sehen, was über ihren Rang entschied.</translation>
    </message>
</context>
<context>
    <name>pairwright::ExplanationSheet</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>fact and value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>pairwright::ExportText</name>
    <message>
        <source>a player</source>
        <translation>ein Spieler</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Name des Turniers</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Föderation</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hauptschiedsrichter</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Date of round %1</source>
        <translation>Datum der Runde %1</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Rundenzahl</translation>
    </message>
    <message>
        <source>Results of round %1</source>
        <translation>Ergebnisse der Runde %1</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>FIDE ID of %1</source>
        <translation>FIDE-ID von %1</translation>
    </message>
    <message>
        <source>Federation of %1</source>
        <translation>Föderation von %1</translation>
    </message>
    <message>
        <source>Sex of %1</source>
        <translation>Geschlecht von %1</translation>
    </message>
    <message>
        <source>Birth of %1</source>
        <translation>Geburt von %1</translation>
    </message>
    <message>
        <source>Rating of %1</source>
        <translation>Wertungszahl von %1</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>“%1” is not possible here</source>
        <translation>„%1“ ist hier nicht möglich</translation>
    </message>
    <message>
        <source>lies before the first day</source>
        <translation>liegt vor dem ersten Tag</translation>
    </message>
    <message>
        <source>lies outside the days of the event</source>
        <translation>liegt außerhalb der Turniertage</translation>
    </message>
    <message>
        <source>lies before the date of an earlier round</source>
        <translation>liegt vor dem Datum einer früheren Runde</translation>
    </message>
    <message>
        <source>only %1 of %2 rounds are published</source>
        <translation>nur %1 von %2 Runden sind veröffentlicht</translation>
    </message>
    <message>
        <source>nothing was played yet</source>
        <translation>es wurde noch nichts gespielt</translation>
    </message>
    <message>
        <source>This version of TRF has no record %1; it is left out.</source>
        <translation>Diese TRF-Version hat keinen Datensatz %1; er entfällt.</translation>
    </message>
    <message>
        <source>A line of an extension is left out: %1</source>
        <translation>Eine Zeile einer Erweiterung entfällt: %1</translation>
    </message>
    <message>
        <source>“%1” is too long and was cut.</source>
        <translation>„%1“ ist zu lang und wurde gekürzt.</translation>
    </message>
    <message>
        <source>Control characters were replaced by blanks.</source>
        <translation>Steuerzeichen wurden durch Leerzeichen ersetzt.</translation>
    </message>
    <message>
        <source>TRF cannot say all of the point values of this tournament.</source>
        <translation>TRF kann nicht alle Punktwerte dieses Turniers ausdrücken.</translation>
    </message>
    <message>
        <source>A game has no result: the report is not complete.</source>
        <translation>Eine Partie hat kein Ergebnis: Der Bericht ist nicht vollständig.</translation>
    </message>
    <message>
        <source>Not everybody has a rank.</source>
        <translation>Nicht jeder hat einen Rang.</translation>
    </message>
    <message>
        <source>A game of round %1 is adjourned. Enter its result before you make the report.</source>
        <translation>Aus Runde %1 gibt es eine Hängepartie. Tragen Sie ihr Ergebnis ein, bevor Sie den Bericht erstellen.</translation>
    </message>
    <message>
        <source>A TRF holds at most %1 players.</source>
        <translation>Eine TRF-Datei fasst höchstens %1 Spieler.</translation>
    </message>
    <message>
        <source>The number %1 is too large for a TRF.</source>
        <translation>Die Zahl %1 ist zu groß für eine TRF-Datei.</translation>
    </message>
    <message>
        <source>the number of rounds</source>
        <translation>die Rundenzahl</translation>
    </message>
    <message>
        <source>the initial colour</source>
        <translation>die Anfangsfarbe</translation>
    </message>
    <message>
        <source>the points of a game</source>
        <translation>die Punkte einer Partie</translation>
    </message>
    <message>
        <source>the starting order</source>
        <translation>die Startrangfolge</translation>
    </message>
    <message>
        <source>the pairing system</source>
        <translation>das Auslosungssystem</translation>
    </message>
    <message>
        <source>the tie-breaks</source>
        <translation>die Feinwertungen</translation>
    </message>
    <message>
        <source>the time control as a code</source>
        <translation>die Bedenkzeit als Kürzel</translation>
    </message>
    <message>
        <source>requested byes</source>
        <translation>beantragte Freilose</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>die Beschleunigung</translation>
    </message>
    <message>
        <source>forbidden pairs</source>
        <translation>ausgeschlossene Paarungen</translation>
    </message>
    <message>
        <source>record %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>This version of TRF has no place for: %1.</source>
        <translation>Diese TRF-Fassung hat keinen Platz für: %1.</translation>
    </message>
    <message>
        <source>No program could read this report, because it would contradict itself: %1</source>
        <translation>Diesen Bericht könnte kein Programm lesen, denn er würde sich widersprechen: %1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Ratings of later months</source>
        <translation>Wertungszahlen späterer Monate</translation>
    </message>
    <message>
        <source>no rating list of %1 is taken over: games of that month count by the one before</source>
        <translation>keine Wertungsliste von %1 ist übernommen: Partien dieses Monats zählen nach der davor</translation>
    </message>
    <message>
        <source>More about the players</source>
        <translation>Mehr über die Spieler</translation>
    </message>
    <message>
        <source>there is no place for it in TRF, it stays in the tournament file: %1</source>
        <translation>hat in TRF keinen Platz und bleibt in der Turnierdatei: %1</translation>
    </message>
    <message>
        <source>line-ups</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>the numbers of the teams</source>
        <translation>die Nummern der Mannschaften</translation>
    </message>
    <message>
        <source>byes of teams</source>
        <translation>Freilose von Mannschaften</translation>
    </message>
    <message>
        <source>forfeited matches</source>
        <translation>kampflose Wettkämpfe</translation>
    </message>
    <message>
        <source>the colours of the boards</source>
        <translation>die Farben der Bretter</translation>
    </message>
    <message>
        <source>the points of a match</source>
        <translation>die Punkte eines Wettkampfs</translation>
    </message>
    <message>
        <source>In match %1 of round %2 somebody who plays is not named. A TRF tells a match by its players: enter the line-ups first.</source>
        <translation>In Wettkampf %1 der Runde %2 ist nicht genannt, wer spielt. Ein TRF erzählt einen Wettkampf durch seine Spieler: zuerst die Aufstellungen eingeben.</translation>
    </message>
    <message>
        <source>adjourned, no report before the games have ended: %1</source>
        <comment>boards or matches</comment>
        <translation>Hängepartie, kein Bericht vor ihrem Ende: %1</translation>
    </message>
    <message>
        <source>not entered: %1</source>
        <comment>boards or matches</comment>
        <translation>nicht eingetragen: %1</translation>
    </message>
    <message>
        <source>somebody who plays is not named; enter the line-ups: %1</source>
        <comment>matches</comment>
        <translation>jemand, der spielt, ist nicht genannt; geben Sie die Aufstellungen ein: %1</translation>
    </message>
    <message>
        <source>the report differs from the standings: %1</source>
        <comment>boards or matches</comment>
        <translation>der Bericht weicht von der Tabelle ab: %1</translation>
    </message>
    <message>
        <source>is no FIDE rating: TRF26 leaves FIDE’s column empty</source>
        <translation>ist keine FIDE-Wertungszahl: TRF26 lässt die Spalte der FIDE leer</translation>
    </message>
    <message>
        <source>from round %1 on everything is still to be played: the report does not have these rounds</source>
        <translation>ab Runde %1 ist alles noch zu spielen: Der Bericht enthält diese Runden nicht</translation>
    </message>
    <message>
        <source>is neither FIDE’s nor a national one with a federation: TRF26 has no place for it</source>
        <translation>ist weder eine der FIDE noch eine nationale mit Föderation: TRF26 hat keinen Platz dafür</translation>
    </message>
</context>
<context>
    <name>pairwright::ExportsPage</name>
    <message>
        <source>What the report still needs</source>
        <translation>Was dem Bericht noch fehlt</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) in the way</source>
        <translation>
            <numerusform>%n Hindernis</numerusform>
            <numerusform>%n Hindernisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) missing</source>
        <translation>
            <numerusform>%n Angabe fehlt</numerusform>
            <numerusform>%n Angaben fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to send</source>
        <translation>Bereit zum Senden</translation>
    </message>
    <message>
        <source>The report cannot be made yet. The list says what is in the way.</source>
        <translation>Der Bericht kann noch nicht erstellt werden. Die Liste sagt, was im Wege steht.</translation>
    </message>
    <message>
        <source>The list on the Export page says what the report still needs.</source>
        <translation>Die Liste auf der Seite Export sagt, was dem Bericht noch fehlt.</translation>
    </message>
    <message>
        <source>TRF reports (*.trf)</source>
        <translation>TRF-Berichte (*.trf)</translation>
    </message>
    <message>
        <source>players</source>
        <translation>spieler</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Rating report</source>
        <translation>Auswertungsbericht</translation>
    </message>
    <message>
        <source>Nothing is missing</source>
        <translation>Nichts fehlt</translation>
    </message>
    <message>
        <source>The rating report has everything that it needs.</source>
        <translation>Der Auswertungsbericht hat alles, was er braucht.</translation>
    </message>
    <message>
        <source>What the report still needs (Enter leads to the field)</source>
        <translation>Was dem Bericht noch fehlt (Enter führt zum Feld)</translation>
    </message>
    <message>
        <source>Lists, copies, web</source>
        <translation>Listen, Kopien, Web</translation>
    </message>
    <message>
        <source>There are no results before a round is published.</source>
        <translation>Vor der Veröffentlichung einer Runde gibt es keine Ergebnisse.</translation>
    </message>
    <message>
        <source>results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>With private data (birth dates, phone, e-mail, fees, remarks)</source>
        <translation>Mit privaten Daten (Geburtsdaten, Telefon, E-Mail, Startgeld, Bemerkungen)</translation>
    </message>
    <message>
        <source>After round %1 of %2</source>
        <translation>Nach Runde %1 von %2</translation>
    </message>
    <message>
        <source>for the federation and FIDE: the present format</source>
        <translation>für Verband und FIDE: das heutige Format</translation>
    </message>
    <message>
        <source>for offices that still want the format before</source>
        <translation>für Stellen, die noch das frühere Format wollen</translation>
    </message>
    <message>
        <source>a table for spreadsheets and other programs</source>
        <translation>für Tabellenkalkulation und andere Programme</translation>
    </message>
    <message>
        <source>all results, to be read there</source>
        <translation>alle Ergebnisse, dort einzulesen</translation>
    </message>
    <message>
        <source>the whole tournament, to go on with elsewhere</source>
        <translation>das ganze Turnier, um anderswo weiterzumachen</translation>
    </message>
    <message>
        <source>the same without private data</source>
        <translation>dasselbe ohne private Daten</translation>
    </message>
    <message>
        <source>pages for everybody</source>
        <translation>Seiten für alle</translation>
    </message>
    <message>
        <source>as it stands now, also while games are open</source>
        <translation>der Stand jetzt, auch während Partien laufen</translation>
    </message>
    <message>
        <source>not in an event of teams: the file cannot tell the boards of a match apart</source>
        <translation>nicht in einem Mannschaftsturnier: Die Datei kann die Bretter eines Wettkampfs nicht unterscheiden</translation>
    </message>
</context>
<context>
    <name>pairwright::FactsText</name>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>above</source>
        <comment>scoregroup above the median, short</comment>
        <translation>über</translation>
    </message>
    <message>
        <source>below</source>
        <comment>scoregroup below the median, short</comment>
        <translation>unter</translation>
    </message>
    <message>
        <source>W</source>
        <comment>seeks White, one letter</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>B</source>
        <comment>seeks Black, one letter</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Seeding</source>
        <translation>Setzrunden</translation>
    </message>
    <message>
        <source>Dutch system up to round %1</source>
        <translation>Dutch-System bis Runde %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Seeks</source>
        <translation>Sucht</translation>
    </message>
    <message>
        <source>ARO</source>
        <translation>ARO</translation>
    </message>
    <message>
        <source>Upfloats</source>
        <translation>Upfloats</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Buchholz</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Sonneborn-Berger</translation>
    </message>
    <message>
        <source>Rank by index</source>
        <translation>Rang nach Index</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>%1, paired as number %2</source>
        <translation>%1, als %2. gepaart</translation>
    </message>
    <message>
        <source>Colour due</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Floated before</source>
        <translation>Zuvor gefloatet</translation>
    </message>
    <message>
        <source>Floater</source>
        <translation>Floater</translation>
    </message>
    <message>
        <source>Seeks, ARO</source>
        <translation>Sucht, ARO</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Colour that the player seeks, average rating of the opponents so far (ARO), and how often the player moved up; “!”: as often as allowed.</source>
        <translation>Farbe, die der Spieler sucht, mittlere Wertungszahl der bisherigen Gegner (ARO), und wie oft er aufgestiegen ist; „!“: so oft wie erlaubt.</translation>
    </message>
    <message>
        <source>Opposition index: Buchholz, then Sonneborn-Berger. It ranks the players inside a bracket.</source>
        <translation>Gegnerindex: Buchholz, dann Sonneborn-Berger. Nach ihm werden die Spieler einer Gruppe gereiht.</translation>
    </message>
    <message>
        <source>Scoregroup and its turn: from the top and from the bottom towards the median, which is paired last. An arrow: floater, with the type from a (worst) to d.</source>
        <translation>Punktgruppe und wann sie an der Reihe ist: von oben und von unten zum Median hin, der zuletzt gepaart wird. Ein Pfeil: Floater, mit der Art von a (am schlechtesten) bis d.</translation>
    </message>
    <message>
        <source>top</source>
        <comment>scoregroup</comment>
        <translation>oberste</translation>
    </message>
    <message>
        <source>above the median</source>
        <comment>scoregroup</comment>
        <translation>über dem Median</translation>
    </message>
    <message>
        <source>median</source>
        <comment>scoregroup</comment>
        <translation>Median</translation>
    </message>
    <message>
        <source>below the median</source>
        <comment>scoregroup</comment>
        <translation>unter dem Median</translation>
    </message>
    <message>
        <source>bottom</source>
        <comment>scoregroup</comment>
        <translation>unterste</translation>
    </message>
    <message>
        <source>type a: floated into the group, no opponent in the next one</source>
        <translation>Art a: kam als Floater, in der nächsten Gruppe kein Gegner</translation>
    </message>
    <message>
        <source>type b: floated into the group, has an opponent in the next one</source>
        <translation>Art b: kam als Floater, in der nächsten Gruppe ein Gegner</translation>
    </message>
    <message>
        <source>type c: no opponent in the next group</source>
        <translation>Art c: in der nächsten Gruppe kein Gegner</translation>
    </message>
    <message>
        <source>type d: has an opponent in the next group</source>
        <translation>Art d: in der nächsten Gruppe ein Gegner</translation>
    </message>
    <message>
        <source>%1 of %2, as often as allowed, also in the round before</source>
        <translation>%1 von %2, so oft wie erlaubt, auch in der Runde zuvor</translation>
    </message>
    <message>
        <source>%1 of %2, as often as allowed</source>
        <translation>%1 von %2, so oft wie erlaubt</translation>
    </message>
    <message>
        <source>%1 of %2, also in the round before</source>
        <translation>%1 von %2, auch in der Runde zuvor</translation>
    </message>
</context>
<context>
    <name>pairwright::FindingText</name>
    <message>
        <source>a player</source>
        <translation>ein Spieler</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>This tournament is open for reading only. Save a copy to go on working.</source>
        <translation>Dieses Turnier ist nur zum Lesen geöffnet. Speichern Sie eine Kopie, um weiterzuarbeiten.</translation>
    </message>
    <message>
        <source>This is fixed since round 1 was published.</source>
        <translation>Das steht fest, seit Runde 1 veröffentlicht ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) present: at least two are needed to pair a round.</source>
        <translation>
            <numerusform>%n Spieler anwesend: Für eine Auslosung braucht es mindestens zwei.</numerusform>
            <numerusform>%n Spieler anwesend: Für eine Auslosung braucht es mindestens zwei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) are published. Raise the number of rounds on the Overview page to go on.</source>
        <translation>
            <numerusform>Die einzige Runde ist veröffentlicht. Erhöhen Sie die Rundenzahl auf der Seite Übersicht, um fortzufahren.</numerusform>
            <numerusform>Alle %n Runden sind veröffentlicht. Erhöhen Sie die Rundenzahl auf der Seite Übersicht, um fortzufahren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These players, with those who must not meet, can play at most %n round(s) without a second meeting.</source>
        <translation>
            <numerusform>Mit diesen Spielern lässt sich höchstens %n Runde ohne Wiederholung einer Paarung spielen.</numerusform>
            <numerusform>Mit diesen Spielern lassen sich höchstens %n Runden ohne Wiederholung einer Paarung spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no possible number of rounds.</source>
        <translation>%1 ist keine mögliche Rundenzahl.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are already published; there cannot be fewer.</source>
        <translation>
            <numerusform>%n Runde ist schon veröffentlicht; weniger sind nicht möglich.</numerusform>
            <numerusform>%n Runden sind schon veröffentlicht; weniger sind nicht möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of rounds changes to %1 after the start. It should be declared beforehand (C.04.1, article 1).</source>
        <translation>Die Rundenzahl ändert sich nach dem Beginn auf %1. Sie soll vorher bekannt gegeben werden (C.04.1, Artikel 1).</translation>
    </message>
    <message>
        <source>The initial colour is not drawn yet. Draw the lot on the Overview page.</source>
        <translation>Die Anfangsfarbe ist noch nicht ausgelost. Losen Sie sie auf der Seite Übersicht aus.</translation>
    </message>
    <message>
        <source>This program cannot pair by that system or edition.</source>
        <translation>Nach diesem System oder dieser Ausgabe kann das Programm nicht auslosen.</translation>
    </message>
    <message>
        <source>The pairing system changes in the middle of the tournament. Published rounds keep the rules they were made with.</source>
        <translation>Das Auslosungssystem ändert sich mitten im Turnier. Veröffentlichte Runden behalten die Regeln, nach denen sie entstanden.</translation>
    </message>
    <message>
        <source>These point values contradict each other: a win must be worth more than a draw.</source>
        <translation>Diese Punktwerte widersprechen sich: Ein Sieg muss mehr zählen als ein Remis.</translation>
    </message>
    <message>
        <source>The end lies before the start. Correct one of the two dates.</source>
        <translation>Das Ende liegt vor dem Beginn. Berichtigen Sie eines der beiden Daten.</translation>
    </message>
    <message>
        <source>This player is no longer in the tournament.</source>
        <translation>Dieser Spieler ist nicht mehr im Turnier.</translation>
    </message>
    <message>
        <source>%1: the name is missing.</source>
        <translation>%1: Der Name fehlt.</translation>
    </message>
    <message>
        <source>%1: “%2” is too long or holds characters that cannot be stored.</source>
        <translation>%1: „%2“ ist zu lang oder enthält Zeichen, die sich nicht speichern lassen.</translation>
    </message>
    <message>
        <source>%1: %2 is no possible rating. Ratings lie between 1 and 3500; leave it empty for an unrated player.</source>
        <translation>%1: %2 ist keine mögliche Wertungszahl. Wertungszahlen liegen zwischen 1 und 3500; ohne Wertungszahl bleibt das Feld leer.</translation>
    </message>
    <message>
        <source>%1: “%2” is no FIDE ID. It has digits only.</source>
        <translation>%1: „%2“ ist keine FIDE-ID. Sie besteht nur aus Ziffern.</translation>
    </message>
    <message>
        <source>%1: “%2” is no federation. Use the three letters of FIDE, such as GER.</source>
        <translation>%1: „%2“ ist keine Föderation. Verwenden Sie die drei Buchstaben der FIDE, etwa GER.</translation>
    </message>
    <message>
        <source>%1: this date of birth does not exist.</source>
        <translation>%1: Dieses Geburtsdatum gibt es nicht.</translation>
    </message>
    <message>
        <source>There is already a player named %1. Is it the same person?</source>
        <translation>Es gibt schon einen Spieler namens %1. Ist es dieselbe Person?</translation>
    </message>
    <message numerus="yes">
        <source>A tournament holds at most %n player(s).</source>
        <translation>
            <numerusform>Ein Turnier fasst höchstens %n Spieler.</numerusform>
            <numerusform>Ein Turnier fasst höchstens %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is part of a published round and cannot be removed. Withdraw the player instead.</source>
        <translation>%1 kommt in einer veröffentlichten Runde vor und kann nicht gelöscht werden. Ziehen Sie den Spieler stattdessen zurück.</translation>
    </message>
    <message>
        <source>The order names a player twice, or one who is not here.</source>
        <translation>Die Reihenfolge nennt einen Spieler doppelt oder einen, der nicht da ist.</translation>
    </message>
    <message>
        <source>Group %1 of the forbidden pairs needs at least two different players.</source>
        <translation>Gruppe %1 der verbotenen Paarungen braucht mindestens zwei verschiedene Spieler.</translation>
    </message>
    <message>
        <source>Round %1 is already published.</source>
        <translation>Runde %1 ist schon veröffentlicht.</translation>
    </message>
    <message>
        <source>There is no round %1.</source>
        <translation>Es gibt keine Runde %1.</translation>
    </message>
    <message>
        <source>%1 gets a full point without a game. FIDE advises against full-point byes.</source>
        <translation>%1 bekommt einen ganzen Punkt ohne Partie. Die FIDE rät von Freilosen mit ganzem Punkt ab.</translation>
    </message>
    <message>
        <source>%1 already has a half-point bye in round %2.</source>
        <translation>%1 hat schon in Runde %2 ein Freilos mit halbem Punkt.</translation>
    </message>
    <message>
        <source>%1 enters the tournament in round %2 only.</source>
        <translation>%1 steigt erst in Runde %2 ein.</translation>
    </message>
    <message>
        <source>%1 is already withdrawn.</source>
        <translation>%1 ist schon zurückgezogen.</translation>
    </message>
    <message>
        <source>%1 is not withdrawn.</source>
        <translation>%1 ist nicht zurückgezogen.</translation>
    </message>
    <message>
        <source>Round %1 is not the next round to pair.</source>
        <translation>Runde %1 ist nicht die nächste auszulosende Runde.</translation>
    </message>
    <message>
        <source>There is no proposal for round %1. Press F6 to pair it.</source>
        <translation>Für Runde %1 gibt es keinen Vorschlag. Mit F6 losen Sie sie aus.</translation>
    </message>
    <message>
        <source>Something that round %1 depends on has changed since it was paired. Press F6 to pair it again.</source>
        <translation>Etwas, wovon Runde %1 abhängt, hat sich seit der Auslosung geändert. Mit F6 losen Sie sie neu aus.</translation>
    </message>
    <message>
        <source>Round %1 is not published.</source>
        <translation>Runde %1 ist nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Round %1 is already published; the rounds before it stay as they are.</source>
        <translation>Runde %1 ist schon veröffentlicht; die Runden davor bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Say why; the reason is kept in the log.</source>
        <translation>Nennen Sie den Grund; er wird im Protokoll festgehalten.</translation>
    </message>
    <message>
        <source>The published pairings of round %1 (v%2) are taken back. The old version is kept, and the next sheet says that it replaces it.</source>
        <translation>Die veröffentlichten Paarungen der Runde %1 (v%2) werden zurückgenommen. Die alte Fassung bleibt erhalten, und der nächste Aushang nennt sie als ersetzt.</translation>
    </message>
    <message>
        <source>%1 has no board, no bye and no recorded absence.</source>
        <translation>%1 hat weder Brett noch Freilos noch eine eingetragene Abwesenheit.</translation>
    </message>
    <message>
        <source>%1 is on two boards.</source>
        <translation>%1 steht an zwei Brettern.</translation>
    </message>
    <message>
        <source>%1 is absent in this round, but has a board.</source>
        <translation>%1 ist in dieser Runde abwesend, hat aber ein Brett.</translation>
    </message>
    <message>
        <source>Board %1: %2 and %3 already met in round %4.</source>
        <translation>Brett %1: %2 und %3 spielten schon in Runde %4 gegeneinander.</translation>
    </message>
    <message>
        <source>Board %1: %2 and %3 may not meet.</source>
        <translation>Brett %1: %2 und %3 dürfen nicht gegeneinander spielen.</translation>
    </message>
    <message>
        <source>%1 may not get the bye: the player already had one, or won without a game.</source>
        <translation>%1 darf das Freilos nicht bekommen: Der Spieler hatte schon eines oder gewann kampflos.</translation>
    </message>
    <message>
        <source>%1 has the bye although the number of players is even.</source>
        <translation>%1 hat das Freilos, obwohl die Zahl der Spieler gerade ist.</translation>
    </message>
    <message>
        <source>Board %1: %2 gets the same colour three times in a row.</source>
        <translation>Brett %1: %2 bekommt dreimal in Folge dieselbe Farbe.</translation>
    </message>
    <message>
        <source>Board %1: %2 gets one colour three times more often than the other.</source>
        <translation>Brett %1: %2 bekommt eine Farbe dreimal öfter als die andere.</translation>
    </message>
    <message>
        <source>Board %1: neither %2 nor %3 gets the colour due.</source>
        <translation>Brett %1: Weder %2 noch %3 bekommt die zustehende Farbe.</translation>
    </message>
    <message>
        <source>It is too late to change round %1 for this tournament. The correction can be kept for the rating report only.</source>
        <translation>Für dieses Turnier ist es zu spät, Runde %1 zu ändern. Die Korrektur kann nur für die Auswertung festgehalten werden.</translation>
    </message>
    <message>
        <source>Round %1 can still be corrected for the tournament itself.</source>
        <translation>Runde %1 kann noch für das Turnier selbst korrigiert werden.</translation>
    </message>
    <message>
        <source>The rounds since round %1 were paired as if the game were drawn.</source>
        <translation>Seit Runde %1 wurde ausgelost, als wäre die Partie remis.</translation>
    </message>
    <message>
        <source>The published pairings of round %1 stay as they are.</source>
        <translation>Die veröffentlichten Paarungen der Runde %1 bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>The tournament came from a file; there is nothing before it.</source>
        <translation>Das Turnier stammt aus einer Datei; davor gibt es nichts.</translation>
    </message>
    <message>
        <source>This is not possible here (code %1).</source>
        <translation>Das ist hier nicht möglich (Code %1).</translation>
    </message>
    <message>
        <source>%1: points %2.</source>
        <translation>%1: Punkte %2.</translation>
    </message>
    <message>
        <source>Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7). Change the points, or play without acceleration.</source>
        <translation>Die Baku-Beschleunigung verlangt, dass ein Sieg so viel zählt wie zwei Remis und eine Niederlage nichts (C.04.7). Ändern Sie die Punkte, oder spielen Sie ohne Beschleunigung.</translation>
    </message>
    <message numerus="yes">
        <source>Acceleration covers the first half of the rounds: %n round(s) from now on. Published rounds keep the virtual points that they had.</source>
        <translation>
            <numerusform>Die Beschleunigung umfasst die erste Hälfte der Runden: nun %n Runde. Veröffentlichte Runden behalten ihre virtuellen Punkte.</numerusform>
            <numerusform>Die Beschleunigung umfasst die erste Hälfte der Runden: nun %n Runden. Veröffentlichte Runden behalten ihre virtuellen Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The virtual points that were given are not those of Baku acceleration (first: %1). The given ones hold.</source>
        <translation>Die angegebenen virtuellen Punkte sind nicht die der Baku-Beschleunigung (zuerst: %1). Es gelten die angegebenen.</translation>
    </message>
    <message numerus="yes">
        <source>The Dubov system pairs by rating (C.04.4.1, article 1.1), and %n player(s) have none. Give each a provisional rating; the first is %1.</source>
        <translation>
            <numerusform>Das Dubov-System lost nach Wertungszahlen aus (C.04.4.1, Artikel 1.1), und %n Spieler hat keine. Geben Sie ihm eine vorläufige: %1.</numerusform>
            <numerusform>Das Dubov-System lost nach Wertungszahlen aus (C.04.4.1, Artikel 1.1), und %n Spieler haben keine. Geben Sie jedem eine vorläufige; der erste ist %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this number of rounds the first %n round(s) are seeding rounds, paired by the Dutch system (C.04.4.2, article 1.6).</source>
        <translation>
            <numerusform>Mit dieser Rundenzahl ist die erste %n Runde eine Setzrunde und wird nach dem Dutch-System ausgelost (C.04.4.2, Artikel 1.6).</numerusform>
            <numerusform>Mit dieser Rundenzahl sind die ersten %n Runden Setzrunden und werden nach dem Dutch-System ausgelost (C.04.4.2, Artikel 1.6).</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is published and was paired by the other of the two systems. It stays as it is, but a check of the tournament will say so.</source>
        <translation>Runde %1 ist veröffentlicht und wurde nach dem jeweils anderen der beiden Systeme ausgelost. Sie bleibt, wie sie ist, doch eine Prüfung des Turniers wird es melden.</translation>
    </message>
    <message>
        <source>The list of tie-breaks changes after the start. It should be announced before the first round (C.07, article 4.1), and ranks that were published may change. New list: %1.</source>
        <translation>Die Liste der Feinwertungen ändert sich nach dem Start. Sie ist vor der ersten Runde bekannt zu geben (C.07, Artikel 4.1), und veröffentlichte Ränge können sich ändern. Neue Liste: %1.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>A list has at most %n tie-break(s).</source>
        <translation>
            <numerusform>Eine Liste hat höchstens %n Feinwertung.</numerusform>
            <numerusform>Eine Liste hat höchstens %n Feinwertungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not in the edition of C.07 that holds for this tournament (by its first day).</source>
        <translation>%1 gibt es in der Ausgabe von C.07 nicht, die (nach dem ersten Tag) für dieses Turnier gilt.</translation>
    </message>
    <message>
        <source>That moment lies before the publication of round %1, and what is published cannot be unseen. Save the tournament of that moment as a new file instead.</source>
        <translation>Dieser Zeitpunkt liegt vor der Veröffentlichung von Runde %1, und was veröffentlicht ist, haben alle gesehen. Stattdessen das Turnier dieses Zeitpunkts als neue Datei speichern.</translation>
    </message>
    <message>
        <source>The history has no step %1.</source>
        <translation>Der Verlauf hat keinen Schritt %1.</translation>
    </message>
    <message>
        <source>Nothing has changed since that moment.</source>
        <translation>Seit diesem Zeitpunkt hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>The pairings of round %1 are not being edited. Begin with “Edit Pairings”.</source>
        <translation>Die Paarungen der Runde %1 werden nicht bearbeitet. Beginnen Sie mit „Paarungen bearbeiten“.</translation>
    </message>
    <message>
        <source>%1 is paired already.</source>
        <translation>%1 ist schon gepaart.</translation>
    </message>
    <message>
        <source>The pairings have changed since they were compared with the rules. Validate them again.</source>
        <translation>Die Paarungen haben sich seit dem Vergleich mit den Regeln geändert. Schließen Sie sie noch einmal ab.</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 kann nicht %2 sein.</translation>
    </message>
    <message>
        <source>Round %1: its versions do not fit together.</source>
        <translation>Runde %1: Ihre Fassungen passen nicht zusammen.</translation>
    </message>
    <message>
        <source>%1: byes, withdrawals or the late entry do not fit together.</source>
        <translation>%1: Freilose, Rückzüge oder der spätere Einstieg passen nicht zusammen.</translation>
    </message>
    <message>
        <source>A line kept from a TRF is impossible.</source>
        <translation>Eine aus einem TRF aufbewahrte Zeile ist unmöglich.</translation>
    </message>
    <message>
        <source>The tournament leaves FIDE mode. From then on you decide what the FIDE rules forbid: results of any round, points, forbidden pairs and numbers after the start. FIDE does not rate such an event; it is written into the log and into every report, and there is no way back.</source>
        <translation>Das Turnier verlässt den FIDE-Modus. Von da an entscheiden Sie, was die FIDE-Regeln verbieten: Ergebnisse jeder Runde, Punkte, verbotene Paarungen und Nummern nach dem Beginn. Die FIDE wertet ein solches Turnier nicht; es steht im Protokoll und in jedem Bericht, und es gibt keinen Weg zurück.</translation>
    </message>
    <message>
        <source>A tournament that has left FIDE mode cannot return to it.</source>
        <translation>Ein Turnier, das den FIDE-Modus verlassen hat, kann nicht zurückkehren.</translation>
    </message>
    <message>
        <source>Who may not meet is declared before round 1 (FIDE). Outside FIDE mode it can be changed.</source>
        <translation>Wer nicht aufeinandertreffen darf, wird vor Runde 1 erklärt (FIDE). Außerhalb des FIDE-Modus lässt es sich ändern.</translation>
    </message>
    <message>
        <source>Who may not meet changes after the start; FIDE wants it declared before round 1.</source>
        <translation>Wer nicht aufeinandertreffen darf, ändert sich nach dem Beginn; die FIDE will es vor Runde 1 erklärt haben.</translation>
    </message>
    <message>
        <source>The points are fixed since round 1 was published (FIDE). Outside FIDE mode they can be changed.</source>
        <translation>Die Punkte stehen fest, seit Runde 1 veröffentlicht ist (FIDE). Außerhalb des FIDE-Modus lassen sie sich ändern.</translation>
    </message>
    <message>
        <source>The points change after the start: the standings of all rounds change, and the published pairings stay as they are.</source>
        <translation>Die Punkte ändern sich nach dem Beginn: die Ranglisten aller Runden ändern sich, die veröffentlichten Paarungen bleiben.</translation>
    </message>
    <message>
        <source>The pairing numbers are fixed since round 4 was paired (C.04.2, article 2.3).</source>
        <translation>Die Paarungsnummern stehen fest, seit Runde 4 ausgelost ist (C.04.2, Artikel 2.3).</translation>
    </message>
    <message>
        <source>The pairing numbers change although round 4 is paired (C.04.2, article 2.3).</source>
        <translation>Die Paarungsnummern ändern sich, obwohl Runde 4 ausgelost ist (C.04.2, Artikel 2.3).</translation>
    </message>
    <message>
        <source>It is too late to change who met whom in round %1 (C.04.2, article 4.4). Outside FIDE mode it can be changed.</source>
        <translation>Wer in Runde %1 gegen wen spielte, lässt sich nicht mehr ändern (C.04.2, Artikel 4.4). Außerhalb des FIDE-Modus ist es möglich.</translation>
    </message>
    <message>
        <source>Round %1 was settled long ago: later rounds were paired from it.</source>
        <translation>Runde %1 ist längst abgeschlossen: spätere Runden wurden aus ihr ausgelost.</translation>
    </message>
    <message>
        <source>The pairings of round %1 are put right as they were played; the version on the wall (v%2) is kept, and the next sheet says that it replaces it.</source>
        <translation>Die Paarungen der Runde %1 werden richtiggestellt, wie sie gespielt wurden; die ausgehängte Fassung (v%2) bleibt erhalten, und das nächste Blatt sagt, dass es sie ersetzt.</translation>
    </message>
    <message>
        <source>By the FIDE rules it would be too late to change round %1 (C.04.2, article 4.3).</source>
        <translation>Nach den FIDE-Regeln wäre es zu spät, Runde %1 zu ändern (C.04.2, Artikel 4.3).</translation>
    </message>
    <message>
        <source>Round %1: the reasons of its pairings cannot be read.</source>
        <translation>Runde %1: Die Gründe ihrer Paarungen sind nicht lesbar.</translation>
    </message>
    <message>
        <source>Step %1 of the history cannot be read, or does not fit the others. There is no way back over it.</source>
        <translation>Schritt %1 des Verlaufs ist nicht lesbar oder passt nicht zu den übrigen. Hinter ihn führt kein Weg zurück.</translation>
    </message>
    <message>
        <source>The file contradicts itself; its history does not lead to what is shown here.</source>
        <translation>Die Datei widerspricht sich; ihr Verlauf führt nicht zu dem, was hier gezeigt wird.</translation>
    </message>
    <message>
        <source>%1: “%2” is no amount. Write 25 or 25.50.</source>
        <translation>%1: „%2“ ist kein Betrag. Schreiben Sie 25 oder 25.50.</translation>
    </message>
    <message>
        <source>A group needs a name and at least one condition.</source>
        <translation>Eine Gruppe braucht einen Namen und mindestens eine Bedingung.</translation>
    </message>
    <message>
        <source>The group “%1” needs a condition, and a name that no other group has.</source>
        <translation>Die Gruppe „%1“ braucht eine Bedingung und einen Namen, den keine andere hat.</translation>
    </message>
    <message>
        <source>Board %1: %2 and %3 are of one club.</source>
        <translation>Brett %1: %2 und %3 sind aus einem Verein.</translation>
    </message>
    <message>
        <source>%1 may have no half-point bye by the rules of this event; this one is in round %2.</source>
        <translation>%1 darf nach der Ausschreibung kein Freilos mit halbem Punkt haben; dieses ist in Runde %2.</translation>
    </message>
    <message>
        <source>%1 was expelled, from round %2 on.</source>
        <translation>%1 wurde ausgeschlossen, ab Runde %2.</translation>
    </message>
    <message>
        <source>That is %1 of %2 boards.</source>
        <comment>without results</comment>
        <translation>Das sind %1 von %2 Brettern.</translation>
    </message>
    <message>
        <source>Rounds are published already, and in this system a pairing stands for another number of games. Choose another system, or make a new tournament for it.</source>
        <translation>Es sind schon Runden veröffentlicht, und in diesem System steht eine Paarung für eine andere Zahl von Partien. Wählen Sie ein anderes System, oder legen Sie dafür ein neues Turnier an.</translation>
    </message>
    <message>
        <source>%1 must not be used in a round robin (C.07, article 8).</source>
        <translation>%1 ist in einem Rundenturnier nicht erlaubt (C.07, Artikel 8).</translation>
    </message>
    <message>
        <source>A round robin must not use %1 (C.07, article 8): the list of tie-breaks goes on without.</source>
        <translation>In einem Rundenturnier ist %1 nicht erlaubt (C.07, Artikel 8): Die Liste der Feinwertungen gilt ohne weiter.</translation>
    </message>
    <message>
        <source>The numbers of the players are not drawn yet. Draw them: the table says by number who meets whom.</source>
        <translation>Die Nummern der Spieler sind noch nicht ausgelost. Losen Sie sie aus: Die Tabelle sagt nach Nummern, wer auf wen trifft.</translation>
    </message>
    <message>
        <source>The Varma tables are for 9 to 24 players, and these are %1. Draw the numbers by lot.</source>
        <translation>Die Varma-Tabellen sind für 9 bis 24 Spieler, und dies sind %1. Losen Sie die Nummern frei aus.</translation>
    </message>
    <message numerus="yes">
        <source>A round robin is for 3 to 40 players, and for no more than %1 rounds in all cycles; these are %n player(s).</source>
        <translation>
            <numerusform>Ein Rundenturnier ist für 3 bis 40 Spieler und für höchstens %1 Runden in allen Durchgängen; dies ist %n Spieler.</numerusform>
            <numerusform>Ein Rundenturnier ist für 3 bis 40 Spieler und für höchstens %1 Runden in allen Durchgängen; dies sind %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes number %2, which is free, and meets everybody: in the rounds that have begun as well. These games are open, and can be played later.</source>
        <translation>%1 bekommt die freie Nummer %2 und trifft auf alle, auch in den Runden, die begonnen haben. Diese Partien sind offen und können nachgeholt werden.</translation>
    </message>
    <message>
        <source>%1 and %2 do not meet in any round.</source>
        <translation>%1 und %2 treffen in keiner Runde aufeinander.</translation>
    </message>
    <message>
        <source>%1 has one colour three times in a row, the third in round %2.</source>
        <translation>%1 hat eine Farbe dreimal hintereinander, das dritte Mal in Runde %2.</translation>
    </message>
    <message>
        <source>The pairing system and its edition are fixed since round 1 was published (FIDE). Outside FIDE mode they can be changed.</source>
        <translation>Auslosungssystem und Ausgabe stehen fest, seit Runde 1 veröffentlicht ist (FIDE). Außerhalb des FIDE-Modus lassen sie sich ändern.</translation>
    </message>
    <message>
        <source>Two draws would be worth more than a win and a loss together (FIDE). Lower the draw first.</source>
        <translation>Zwei Remis wären mehr wert als ein Sieg und eine Niederlage zusammen (FIDE). Setzen Sie zuerst das Remis herab.</translation>
    </message>
    <message>
        <source>Where a win is worth 1 point and a draw ½, the bye is worth 1, ½ or 0 (FIDE).</source>
        <translation>Wo ein Sieg 1 Punkt und ein Remis ½ wert ist, ist das Freilos 1, ½ oder 0 wert (FIDE).</translation>
    </message>
    <message>
        <source>The options of the pairing system are fixed since round 1 was published (FIDE). Outside FIDE mode they can be changed.</source>
        <translation>Die Wahlmöglichkeiten des Auslosungssystems stehen fest, seit Runde 1 veröffentlicht ist (FIDE). Außerhalb des FIDE-Modus lassen sie sich ändern.</translation>
    </message>
    <message>
        <source>%1 does not share the first place on points after all games: there is no play-off to be won.</source>
        <translation>%1 teilt nach allen Partien nicht den ersten Platz nach Punkten: Einen Stichkampf gibt es nicht zu gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s) with points that were requested go: there are none in a round robin.</source>
        <translation>
            <numerusform>%n beantragtes Freilos mit Punkten entfällt: In einem Rundenturnier gibt es keine.</numerusform>
            <numerusform>%n beantragte Freilose mit Punkten entfallen: In einem Rundenturnier gibt es keine.</numerusform>
        </translation>
    </message>
    <message>
        <source>No number is free in the published rounds, and they are laid out for more players only as long as they have no result, and for at most 40 players and %1 rounds.</source>
        <translation>In den veröffentlichten Runden ist keine Nummer frei, und für mehr Spieler werden sie nur festgelegt, solange noch kein Ergebnis da ist, und für höchstens 40 Spieler und %1 Runden.</translation>
    </message>
    <message>
        <source>No number is free, but no result is in either: all rounds are laid out anew for %1 players, %2 rounds in all, and those that were published are published again. Everybody keeps the number and gets other opponents in other rounds: what hangs or was handed out does not hold any more, and games are no longer postponed.</source>
        <translation>Keine Nummer ist frei, aber es ist auch noch kein Ergebnis da: Alle Runden werden für %1 Spieler neu festgelegt, zusammen %2 Runden, und die veröffentlichten werden wieder veröffentlicht. Jeder behält seine Nummer und bekommt andere Gegner in anderen Runden: Was aushängt oder verteilt ist, gilt nicht mehr, und verlegte Partien sind nicht mehr verlegt.</translation>
    </message>
    <message>
        <source>The last result of round %1 is in. The correction counts for the tournament only if the mistake was reported before (C.04.2, article 4.3).</source>
        <translation>Das letzte Ergebnis von Runde %1 ist da. Für das Turnier zählt die Berichtigung nur, wenn der Fehler vorher gemeldet wurde (C.04.2, Artikel 4.3).</translation>
    </message>
    <message>
        <source>Round %1 was paired again by these rules: it is the same.</source>
        <translation>Runde %1 wurde nach diesen Regeln noch einmal ausgelost: Sie ist dieselbe.</translation>
    </message>
    <message>
        <source>Round %1 was paired again by these rules: it would be different. Instead, in numbers: %2. The published pairings stay.</source>
        <translation>Runde %1 wurde nach diesen Regeln noch einmal ausgelost: Sie wäre anders. Stattdessen, in Nummern: %2. Die veröffentlichten Paarungen bleiben.</translation>
    </message>
    <message>
        <source>These prizes cannot be announced.</source>
        <translation>Diese Preise können nicht verkündet werden.</translation>
    </message>
    <message numerus="yes">
        <source>An event has at most %n prize(s).</source>
        <translation>
            <numerusform>Ein Turnier hat höchstens %n Preis.</numerusform>
            <numerusform>Ein Turnier hat höchstens %n Preise.</numerusform>
        </translation>
    </message>
    <message>
        <source>An amount, a number of games or a number of players of these rules is not possible.</source>
        <translation>Ein Betrag, eine Zahl von Partien oder eine Zahl von Spielern dieser Regeln ist nicht möglich.</translation>
    </message>
    <message>
        <source>A team ranking needs a name.</source>
        <translation>Eine Mannschaftswertung braucht einen Namen.</translation>
    </message>
    <message>
        <source>The team ranking “%1” needs a name that no other one has, and 1 to 100 players.</source>
        <translation>Die Mannschaftswertung „%1“ braucht einen Namen, den keine andere hat, und 1 bis 100 Spieler.</translation>
    </message>
    <message>
        <source>The prizes are announced, and perhaps paid. What was announced is replaced.</source>
        <translation>Die Preise sind verkündet und vielleicht ausgezahlt. Was verkündet wurde, wird ersetzt.</translation>
    </message>
    <message>
        <source>%1 goes by ratings, and this event takes more than 30 days, in which ratings change: such tie-breaks are better left out (C.07, article 10). Without more words the first rating counts; /VR takes that of each round, /V2 that of the second month.</source>
        <translation>%1 geht nach Wertungszahlen, und dieses Turnier dauert mehr als 30 Tage, in denen sie sich ändern: Solche Feinwertungen lässt man besser weg (C.07, Artikel 10). Ohne weitere Angabe zählt die erste Wertungszahl; /VR nimmt die jeder Runde, /V2 die des zweiten Monats.</translation>
    </message>
    <message>
        <source>Those who are to be ranked by hand are not exactly the players who share one rank after the last round.</source>
        <translation>Die von Hand gereiht werden sollen, sind nicht genau die Spieler, die sich nach der letzten Runde einen Rang teilen.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… und %n weitere.</numerusform>
            <numerusform>… und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>bye: %1</source>
        <translation>Freilos: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) get another pairing number (C.04.2, article 2.3); it is in the log and in reports: %1.</source>
        <translation>
            <numerusform>%n Spieler bekommt eine andere Paarungsnummer (C.04.2, Artikel 2.3); es steht im Protokoll und in Berichten: %1.</numerusform>
            <numerusform>%n Spieler bekommen eine andere Paarungsnummer (C.04.2, Artikel 2.3); es steht im Protokoll und in Berichten: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 have not the same rating: pairing numbers are exchanged among equal ratings only (C.04.2, article 2.2).</source>
        <translation>%1 und %2 haben nicht dieselbe Wertungszahl: Paarungsnummern werden nur bei gleicher Wertungszahl getauscht (C.04.2, Artikel 2.2).</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Round %1 is not as the rules pair it; reports tell both.
By the rules: %2
As it is now: %3</source>
        <translation>Runde %1 ist nicht so, wie die Regeln sie auslosen; Berichte nennen beides.
Nach den Regeln: %2
Wie sie jetzt ist: %3</translation>
    </message>
    <message>
        <source>An option of the pairing system changes in the middle of the tournament: %1. Published rounds stay as they are.</source>
        <translation>Eine Option des Auslosungssystems ändert sich mitten im Turnier: %1. Veröffentlichte Runden bleiben, wie sie sind.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 meet %n time(s) in all rounds.</source>
        <translation>
            <numerusform>%1 und %2 treffen in allen Runden einmal aufeinander.</numerusform>
            <numerusform>%1 und %2 treffen in allen Runden %n-mal aufeinander.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no byes with points in a round robin: everybody meets everybody. Postpone the game, or enter it as lost by forfeit.</source>
        <translation>In einem Rundenturnier gibt es keine Freilose mit Punkten: Jeder trifft jeden. Verlegen Sie die Partie, oder tragen Sie sie als kampflos verloren ein.</translation>
    </message>
    <message>
        <source>%1 has played at least half of the games: all results stay, and the open games are lost by forfeit.</source>
        <translation>%1 hat mindestens die Hälfte der Partien gespielt: Alle Ergebnisse bleiben, und die offenen Partien gehen kampflos verloren.</translation>
    </message>
    <message>
        <source>A bye must not be worth more than a win (FIDE). Lower the bye, or raise the win first.</source>
        <translation>Ein Freilos darf nicht mehr wert sein als ein Sieg (FIDE). Senken Sie das Freilos, oder heben Sie erst den Sieg.</translation>
    </message>
    <message numerus="yes">
        <source>A Scheveningen match is between two teams on 3 to 20 boards; %n team(s) are registered here. Add or remove teams, set the boards under Set-up on the Overview page, or choose another system there.</source>
        <translation>
            <numerusform>Ein Scheveninger Wettkampf ist einer zwischen zwei Mannschaften an 3 bis 20 Brettern; hier ist %n Mannschaft eingetragen. Nehmen Sie Mannschaften auf oder heraus, stellen Sie die Bretter unter Einrichtung auf der Übersicht ein, oder wählen Sie dort ein anderes System.</numerusform>
            <numerusform>Ein Scheveninger Wettkampf ist einer zwischen zwei Mannschaften an 3 bis 20 Brettern; hier sind %n Mannschaften eingetragen. Nehmen Sie Mannschaften auf oder heraus, stellen Sie die Bretter unter Einrichtung auf der Übersicht ein, oder wählen Sie dort ein anderes System.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your login may neither see nor change phone, e-mail, fees and remarks. Ask the chief arbiter.</source>
        <translation>Ihr Zugang darf Telefon, E-Mail, Startgeld und Bemerkungen weder sehen noch ändern. Fragen Sie den Hauptschiedsrichter.</translation>
    </message>
    <message>
        <source>Phone, e-mail, fees or remarks would be lost that your login may not see: only who sees them may remove the player. Ask the chief arbiter, or let the player withdraw.</source>
        <translation>Telefon, E-Mail, Startgeld oder Bemerkungen gingen verloren, die Ihr Zugang nicht sehen darf: Entfernen darf den Spieler nur, wer sie sieht. Fragen Sie den Hauptschiedsrichter, oder lassen Sie den Spieler sich zurückziehen.</translation>
    </message>
    <message>
        <source>Where everybody meets everybody, who leaves or comes back changes results: games that are not played are lost by default. Your login is for the check-in and may not enter results. Ask an arbiter.</source>
        <translation>Wo jeder gegen jeden spielt, ändert Ergebnisse, wer geht oder zurückkommt: Nicht gespielte Partien sind kampflos verloren. Ihr Zugang ist für die Anmeldung und darf keine Ergebnisse eintragen. Fragen Sie einen Schiedsrichter.</translation>
    </message>
    <message>
        <source>Match %1: %2 and %3 already met in round %4.</source>
        <translation>Wettkampf %1: %2 und %3 spielten schon in Runde %4 gegeneinander.</translation>
    </message>
    <message>
        <source>Match %1: %2 and %3 may not meet.</source>
        <translation>Wettkampf %1: %2 und %3 dürfen nicht aufeinandertreffen.</translation>
    </message>
    <message>
        <source>Match %1: %2 and %3 are of one club.</source>
        <translation>Wettkampf %1: %2 und %3 sind aus einem Verein.</translation>
    </message>
    <message>
        <source>Match %1: %2 gets the same colour three times in a row.</source>
        <translation>Wettkampf %1: %2 bekommt dreimal hintereinander dieselbe Farbe.</translation>
    </message>
    <message>
        <source>Match %1: %2 gets one colour three times more often than the other.</source>
        <translation>Wettkampf %1: %2 bekommt eine Farbe dreimal öfter als die andere.</translation>
    </message>
    <message>
        <source>Match %1: neither %2 nor %3 gets the colour due.</source>
        <translation>Wettkampf %1: Weder %2 noch %3 bekommt die fällige Farbe.</translation>
    </message>
    <message>
        <source>%1 may not get the bye: the team already had one, or won a match without playing.</source>
        <translation>%1 darf das Freilos nicht bekommen: Die Mannschaft hatte schon eines oder gewann einen Wettkampf kampflos.</translation>
    </message>
    <message>
        <source>%1 has the bye although the number of teams is even.</source>
        <translation>%1 ist spielfrei, obwohl die Zahl der Mannschaften gerade ist.</translation>
    </message>
    <message>
        <source>These teams, with those that must not meet, can play at most %1 rounds without a second meeting.</source>
        <translation>Diese Mannschaften können, mit denen, die nicht aufeinander treffen dürfen, höchstens %1 Runden ohne zweite Begegnung spielen.</translation>
    </message>
    <message>
        <source>There is already a team named %1. Is it the same one?</source>
        <translation>Es gibt schon eine Mannschaft namens %1. Ist es dieselbe?</translation>
    </message>
    <message>
        <source>%1 is part of a published round and cannot be removed. Withdraw the team instead.</source>
        <translation>%1 ist Teil einer veröffentlichten Runde und kann nicht entfernt werden. Lassen Sie die Mannschaft stattdessen zurücktreten.</translation>
    </message>
    <message>
        <source>Round %1 has results: %2. They are kept where it stays as it is.</source>
        <comment>boards or matches</comment>
        <translation>Runde %1 hat Ergebnisse: %2. Sie bleiben, wo sich nichts ändert.</translation>
    </message>
    <message>
        <source>Round %1 already has results: %2. Clear them first, or correct single ones.</source>
        <comment>boards or matches</comment>
        <translation>Runde %1 hat schon Ergebnisse: %2. Löschen Sie sie zuerst, oder korrigieren Sie einzelne.</translation>
    </message>
    <message>
        <source>Round %1: there is no %2.</source>
        <comment>board or match</comment>
        <translation>Runde %1: %2 gibt es nicht.</translation>
    </message>
    <message>
        <source>The next round is already published. Use “Correct Result” to change %1.</source>
        <comment>board or match</comment>
        <translation>Die nächste Runde ist schon veröffentlicht. Mit „Ergebnis korrigieren“ ändern Sie %1.</translation>
    </message>
    <message>
        <source>%1: there is nothing to correct; enter the result as usual (F8).</source>
        <comment>board or match</comment>
        <translation>%1: Es gibt nichts zu korrigieren; tragen Sie das Ergebnis wie gewohnt ein (F8).</translation>
    </message>
    <message>
        <source>This result cannot be entered: %1.</source>
        <comment>board or match</comment>
        <translation>Dieses Ergebnis lässt sich nicht eintragen: %1.</translation>
    </message>
    <message>
        <source>Teams get another pairing number (C.04.2, article 2.3); it is in the log and in reports: %1.</source>
        <translation>Mannschaften bekommen eine andere Paarungsnummer (C.04.2, Artikel 2.3); es steht im Protokoll und in Berichten: %1.</translation>
    </message>
    <message>
        <source>Round %1: results are missing: %2. For the pairing such games count as adjourned, that is as draws.</source>
        <comment>%2: boards or matches</comment>
        <translation>Runde %1: Es fehlen Ergebnisse: %2. Für die Auslosung zählen solche Partien als Hängepartien, also als Remis.</translation>
    </message>
    <message>
        <source>That is %1 of %2 matches.</source>
        <comment>without all results</comment>
        <translation>Das sind %1 von %2 Wettkämpfen.</translation>
    </message>
    <message>
        <source>The game was adjourned (%1). Use “Correct Result” to enter how it ended.</source>
        <comment>board or match</comment>
        <translation>Die Partie wurde Hängepartie (%1). Mit „Ergebnis korrigieren“ tragen Sie ein, wie sie endete.</translation>
    </message>
    <message>
        <source>The game is not adjourned (%1).</source>
        <comment>board or match</comment>
        <translation>Die Partie ist keine Hängepartie (%1).</translation>
    </message>
    <message>
        <source>The numbers of the teams are not drawn yet. Draw them: the table says by number who meets whom.</source>
        <translation>Die Nummern der Mannschaften sind noch nicht ausgelost. Losen Sie sie aus: Die Tabelle sagt nach Nummern, wer gegen wen spielt.</translation>
    </message>
    <message>
        <source>%1 has played at least half of the matches: all results stay, and the open matches are lost by forfeit.</source>
        <translation>%1 hat mindestens die Hälfte der Wettkämpfe gespielt: Alle Ergebnisse bleiben, und die offenen Wettkämpfe sind kampflos verloren.</translation>
    </message>
    <message>
        <source>Round %1, %2: the result is in, there is nothing to postpone.</source>
        <comment>%2: board or match</comment>
        <translation>Runde %1, %2: Das Ergebnis ist da, es gibt nichts zu verlegen.</translation>
    </message>
    <message>
        <source>%1: match points %2.</source>
        <translation>%1: Mannschaftspunkte %2.</translation>
    </message>
    <message>
        <source>%1: game points %2.</source>
        <translation>%1: Brettpunkte %2.</translation>
    </message>
    <message numerus="yes">
        <source>A round robin is for 3 to 40 teams, and for no more than %1 rounds in all cycles; these are %n team(s).</source>
        <translation>
            <numerusform>Ein Rundenturnier ist für 3 bis 40 Mannschaften und für höchstens %1 Runden in allen Durchgängen; dies ist %n Mannschaft.</numerusform>
            <numerusform>Ein Rundenturnier ist für 3 bis 40 Mannschaften und für höchstens %1 Runden in allen Durchgängen; dies sind %n Mannschaften.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes number %2, which is free, and meets every team: in the rounds that have begun as well. These matches are open, and can be played later.</source>
        <translation>%1 bekommt Nummer %2, die frei ist, und trifft auf jede Mannschaft: auch in den Runden, die schon begonnen haben. Diese Wettkämpfe sind offen und können später gespielt werden.</translation>
    </message>
    <message>
        <source>No number is free in the published rounds, and they are laid out for more teams only as long as they have no result, and for at most 40 teams and %1 rounds.</source>
        <translation>In den veröffentlichten Runden ist keine Nummer frei, und für mehr Mannschaften werden sie nur angelegt, solange sie kein Ergebnis haben, und für höchstens 40 Mannschaften und %1 Runden.</translation>
    </message>
    <message>
        <source>No number is free, but no result is in either: all rounds are laid out anew for %1 teams, %2 rounds in all, and those that were published are published again. Every team keeps its number and gets other opponents in other rounds: what hangs or was handed out does not hold any more, and games are no longer postponed.</source>
        <translation>Keine Nummer ist frei, aber es gibt auch noch kein Ergebnis: Alle Runden werden für %1 Mannschaften neu angelegt, %2 Runden insgesamt, und die veröffentlichten werden neu veröffentlicht. Jede Mannschaft behält ihre Nummer und bekommt andere Gegner in anderen Runden: Was aushängt oder ausgegeben wurde, gilt nicht mehr, und Partien sind nicht mehr verlegt.</translation>
    </message>
    <message>
        <source>Round %1, %2: the result %3 is replaced by %4.</source>
        <comment>%2: board or match, %3, %4: results</comment>
        <translation>Runde %1, %2: Das Ergebnis %3 wird durch %4 ersetzt.</translation>
    </message>
    <message>
        <source>Round %1, %2: the result %3 is taken away.</source>
        <comment>%2: board or match, %3: a result</comment>
        <translation>Runde %1, %2: Das Ergebnis %3 wird entfernt.</translation>
    </message>
    <message>
        <source>The round is over: the report tells it.</source>
        <translation>Die Runde ist vorbei: Der Bericht nennt es.</translation>
    </message>
    <message>
        <source>%1 has played less than half of the matches: they stay in the cross-table and for the rating, but count for no team’s standings, and the open matches are lost by forfeit.</source>
        <translation>%1 hat weniger als die Hälfte der Wettkämpfe gespielt: Sie bleiben in der Kreuztabelle und für die Auswertung, zählen aber für die Tabelle keiner Mannschaft, und die offenen Wettkämpfe sind kampflos verloren.</translation>
    </message>
    <message>
        <source>%1 has played less than half of the games: they stay in the cross-table and for the rating, but count for nobody’s standings, and the open games are lost by forfeit.</source>
        <translation>%1 hat weniger als die Hälfte der Partien gespielt: Sie bleiben in der Kreuztabelle und für die Wertungszahl, zählen aber für niemandes Rang, und die offenen Partien gehen kampflos verloren.</translation>
    </message>
    <message numerus="yes">
        <source>So few teams can play at most %n round(s) without a second meeting.</source>
        <translation>
            <numerusform>So wenige Mannschaften können höchstens %n Runde ohne Wiederholung einer Paarung spielen.</numerusform>
            <numerusform>So wenige Mannschaften können höchstens %n Runden ohne Wiederholung einer Paarung spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So few players can play at most %n round(s) without a second meeting.</source>
        <translation>
            <numerusform>So wenige Spieler können höchstens %n Runde ohne Wiederholung einer Paarung spielen.</numerusform>
            <numerusform>So wenige Spieler können höchstens %n Runden ohne Wiederholung einer Paarung spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>With those that must not meet, there is no round in which all of these teams have an opponent.</source>
        <translation>So, wie sie nicht gegeneinander spielen dürfen, gibt es keine Runde, in der alle diese Mannschaften einen Gegner haben.</translation>
    </message>
    <message>
        <source>With those who must not meet, there is no round in which all of these players have an opponent.</source>
        <translation>So, wie sie nicht gegeneinander spielen dürfen, gibt es keine Runde, in der alle diese Spieler einen Gegner haben.</translation>
    </message>
    <message>
        <source>%1 has the FIDE ID %2, as has %3: each player can be entered once.</source>
        <translation>%1 hat die FIDE-ID %2, ebenso %3: Jeder Spieler kann nur einmal gemeldet werden.</translation>
    </message>
    <message>
        <source>With the new number of rounds round %1 is no longer the last one, which has rules of its own.</source>
        <translation>Mit der neuen Rundenzahl ist Runde %1 nicht mehr die letzte, für die eigene Regeln gelten.</translation>
    </message>
    <message>
        <source>With the new number of rounds round %1 is the last one, which has rules of its own.</source>
        <translation>Mit der neuen Rundenzahl ist Runde %1 die letzte, für die eigene Regeln gelten.</translation>
    </message>
    <message>
        <source>Round %1: still adjourned: %2. The pairing counts what is adjourned as a draw again.</source>
        <comment>%2: boards or matches</comment>
        <translation>Runde %1: noch Hängepartie: %2. Die Auslosung zählt, was hängt, wieder als Remis.</translation>
    </message>
    <message>
        <source>Publishing round %1, or taking that back, cannot be undone.</source>
        <translation>Die Veröffentlichung von Runde %1 oder ihre Rücknahme lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Lots are drawn once for the whole tournament and cannot be undone. Take LOT out of the list of tie-breaks if they are not to count.</source>
        <translation>Gelost wird einmal für das ganze Turnier, und das lässt sich nicht rückgängig machen. Nehmen Sie LOT aus der Liste der Feinwertungen, wenn die Lose nicht zählen sollen.</translation>
    </message>
    <message>
        <source>Leaving FIDE mode cannot be undone.</source>
        <translation>Das Verlassen des FIDE-Modus lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Since that moment something was done that cannot be undone: lots were drawn, or FIDE mode was left. Save the tournament of that moment as a new file instead.</source>
        <translation>Seit diesem Augenblick ist etwas geschehen, das sich nicht rückgängig machen lässt: Es wurde gelost, oder der FIDE-Modus wurde verlassen. Speichern Sie das Turnier dieses Augenblicks stattdessen als neue Datei.</translation>
    </message>
</context>
<context>
    <name>pairwright::FindingsModel</name>
    <message>
        <source>in the way</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>How serious</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more of this kind; Enter shows them</source>
        <translation>
            <numerusform>%1, und %n weiterer dieser Art; Enter zeigt ihn</numerusform>
            <numerusform>%1, und %n weitere dieser Art; Enter zeigt sie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::Floats</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Why %1 moved down</source>
        <translation>Warum %1 hinunter floatete</translation>
    </message>
    <message numerus="yes">
        <source>The bracket of score %1 had %n player(s), and the best pairing of it leaves these unpaired: %2.</source>
        <translation>
            <numerusform>Die Punktgruppe %1 hatte %n Spieler, und ihre beste Paarung lässt übrig: %2.</numerusform>
            <numerusform>Die Punktgruppe %1 hatte %n Spieler, und ihre beste Paarung lässt übrig: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Why %1 moved up</source>
        <translation>Warum %1 hinauf floatete</translation>
    </message>
    <message>
        <source>The players of score %1 could not all be paired with each other; the best completion takes: %2.</source>
        <translation>Die Spieler mit %1 Punkten konnten nicht alle untereinander gepaart werden; am besten wird ergänzt durch: %2.</translation>
    </message>
    <message>
        <source>The teams of score %1 could not all be paired with each other; the best completion takes: %2.</source>
        <translation>Die Mannschaften mit %1 konnten nicht alle miteinander gepaart werden; die beste Ergänzung nimmt: %2.</translation>
    </message>
</context>
<context>
    <name>pairwright::ForbiddenForm</name>
    <message>
        <source>Let them meet</source>
        <translation>Wieder zulassen</translation>
    </message>
    <message>
        <source>Let them meet: %1</source>
        <translation>Wieder zulassen: %1</translation>
    </message>
    <message>
        <source>Players who may not meet</source>
        <translation>Spieler, die nicht aufeinandertreffen dürfen</translation>
    </message>
    <message>
        <source>None. Select two or more players on the Players page and choose “Must Not Meet” (before round 1).</source>
        <translation>Keine. Wählen Sie auf der Seite Spieler zwei oder mehr Spieler und dann „Dürfen nicht aufeinandertreffen“ (vor Runde 1).</translation>
    </message>
    <message>
        <source>Let them meet after all?</source>
        <translation>Doch aufeinandertreffen lassen?</translation>
    </message>
    <message>
        <source>Let Them Meet</source>
        <translation>Aufeinandertreffen lassen</translation>
    </message>
    <message>
        <source>None. Select two or more players on the Players page and choose “Must Not Meet”.</source>
        <translation>Keine. Wählen Sie auf der Seite Spieler zwei oder mehr Spieler und dann „Dürfen nicht aufeinandertreffen“.</translation>
    </message>
    <message>
        <source>None. Select two or more teams on the Teams page and choose “Must Not Meet” (before round 1).</source>
        <translation>Keine. Wählen Sie auf der Seite Mannschaften zwei oder mehr Mannschaften und dann „Dürfen nicht aufeinandertreffen“ (vor Runde 1).</translation>
    </message>
    <message>
        <source>None. Select two or more teams on the Teams page and choose “Must Not Meet”.</source>
        <translation>Keine. Wählen Sie auf der Seite Mannschaften zwei oder mehr Mannschaften und dann „Dürfen nicht aufeinandertreffen“.</translation>
    </message>
    <message>
        <source>Teams that may not meet</source>
        <translation>Mannschaften, die nicht aufeinandertreffen dürfen</translation>
    </message>
</context>
<context>
    <name>pairwright::Format</name>
    <message>
        <source>adjourned</source>
        <translation>Hängepartie</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation>Weiß gewinnt kampflos</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>Schwarz gewinnt kampflos</translation>
    </message>
    <message>
        <source>Both forfeit</source>
        <translation>Beide verlieren kampflos</translation>
    </message>
    <message>
        <source>Half a point for White, none for Black</source>
        <translation>Halber Punkt für Weiß, keiner für Schwarz</translation>
    </message>
    <message>
        <source>No point for White, half for Black</source>
        <translation>Kein Punkt für Weiß, halber für Schwarz</translation>
    </message>
    <message>
        <source>Played, lost by both</source>
        <translation>Gespielt, für beide verloren</translation>
    </message>
    <message>
        <source>White wins, not rated</source>
        <translation>Weiß gewinnt, ungewertet</translation>
    </message>
    <message>
        <source>Draw, not rated</source>
        <translation>Remis, ungewertet</translation>
    </message>
    <message>
        <source>Black wins, not rated</source>
        <translation>Schwarz gewinnt, ungewertet</translation>
    </message>
    <message>
        <source>Adjourned</source>
        <translation>Hängepartie</translation>
    </message>
    <message>
        <source>zero-point bye</source>
        <translation>Freilos ohne Punkt</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>Freilos mit halbem Punkt</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>Freilos mit ganzem Punkt</translation>
    </message>
    <message>
        <source>present</source>
        <translation>anwesend</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>not yet entered</source>
        <translation>noch nicht gemeldet</translation>
    </message>
    <message>
        <source>%1 unrated</source>
        <comment>a result</comment>
        <translation>%1 ungewertet</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>Give %1 a zero-point bye in round %2?</source>
        <translation>%1 in Runde %2 ein Freilos ohne Punkt geben?</translation>
    </message>
    <message>
        <source>Give %1 a half-point bye in round %2?</source>
        <translation>%1 in Runde %2 ein Freilos mit halbem Punkt geben?</translation>
    </message>
    <message>
        <source>Give %1 a full-point bye in round %2?</source>
        <translation>%1 in Runde %2 ein Freilos mit ganzem Punkt geben?</translation>
    </message>
</context>
<context>
    <name>pairwright::GamesSoFar</name>
    <message numerus="yes">
        <source>White won %n game(s)</source>
        <translation>
            <numerusform>Weiß gewann %n Partie</numerusform>
            <numerusform>Weiß gewann %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) drawn</source>
        <translation>
            <numerusform>%n Partie remis</numerusform>
            <numerusform>%n Partien remis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black won %n game(s)</source>
        <translation>
            <numerusform>Schwarz gewann %n Partie</numerusform>
            <numerusform>Schwarz gewann %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) over the board so far</source>
        <translation>
            <numerusform>Bisher %n Partie am Brett</numerusform>
            <numerusform>Bisher %n Partien am Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Weiß %1</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Schwarz %1</translation>
    </message>
</context>
<context>
    <name>pairwright::GroupChoice</name>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Nothing ticked: no group is left out.</source>
        <translation>Nichts angekreuzt: keine Gruppe bleibt weg.</translation>
    </message>
</context>
<context>
    <name>pairwright::GroupText</name>
    <message>
        <source>women</source>
        <translation>Frauen</translation>
    </message>
    <message>
        <source>men</source>
        <translation>Männer</translation>
    </message>
    <message>
        <source>born from %1</source>
        <translation>geboren ab %1</translation>
    </message>
    <message>
        <source>born until %1</source>
        <translation>geboren bis %1</translation>
    </message>
    <message>
        <source>rating from %1</source>
        <translation>Wertungszahl ab %1</translation>
    </message>
    <message>
        <source>rating below %1</source>
        <translation>Wertungszahl unter %1</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Namen</translation>
    </message>
    <message>
        <source>by the column “Own number”</source>
        <translation>nach der Spalte „Eigene Nummer“</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>nach Los</translation>
    </message>
</context>
<context>
    <name>pairwright::GroupsForm</name>
    <message numerus="yes">
        <source>%1: %2 (%n player(s))</source>
        <translation>
            <numerusform>%1: %2 (%n Spieler)</numerusform>
            <numerusform>%1: %2 (%n Spieler)</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the group away</source>
        <translation>Gruppe entfernen</translation>
    </message>
    <message>
        <source>Take the group away: %1</source>
        <translation>Gruppe entfernen: %1</translation>
    </message>
    <message>
        <source>Groups by rule</source>
        <translation>Gruppen nach Regel</translation>
    </message>
    <message>
        <source>None. A group gets ranks of its own on the Standings page, and its members follow from what is known of the players.</source>
        <translation>Keine. Eine Gruppe bekommt eigene Plätze auf der Seite Rangliste, und wer dazugehört, folgt aus den Daten der Spieler.</translation>
    </message>
    <message>
        <source>Name of a new group</source>
        <translation>Name einer neuen Gruppe</translation>
    </message>
    <message>
        <source>women and men</source>
        <translation>Frauen und Männer</translation>
    </message>
    <message>
        <source>women</source>
        <translation>Frauen</translation>
    </message>
    <message>
        <source>men</source>
        <translation>Männer</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geboren</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Born from</source>
        <translation>Geboren ab</translation>
    </message>
    <message>
        <source>Born until</source>
        <translation>Geboren bis</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>Wertungszahl ab</translation>
    </message>
    <message>
        <source>Rating below</source>
        <translation>Wertungszahl unter</translation>
    </message>
    <message>
        <source>Add the Group</source>
        <translation>Gruppe hinzufügen</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>year or rating</comment>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>year</comment>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>rating</comment>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>Change the Group</source>
        <translation>Gruppe ändern</translation>
    </message>
    <message>
        <source>Change the group</source>
        <translation>Gruppe ändern</translation>
    </message>
    <message>
        <source>Change the group: %1</source>
        <translation>Gruppe ändern: %1</translation>
    </message>
    <message>
        <source>from any</source>
        <comment>year or rating</comment>
        <translation>ab –</translation>
    </message>
    <message>
        <source>until any</source>
        <comment>year</comment>
        <translation>bis –</translation>
    </message>
    <message>
        <source>below any</source>
        <comment>rating</comment>
        <translation>unter –</translation>
    </message>
</context>
<context>
    <name>pairwright::GroupsWindow</name>
    <message>
        <source>Quad %1</source>
        <translation>Vierergruppe %1</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed groups for the sake of clubs and families, by up to %1 places of the ranking.</source>
        <translation>
            <numerusform>%n Spieler hat der Vereine und Familien wegen die Gruppe gewechselt, um bis zu %1 Plätze der Rangliste.</numerusform>
            <numerusform>%n Spieler haben der Vereine und Familien wegen die Gruppe gewechselt, um bis zu %1 Plätze der Rangliste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of one club or family share a group.</source>
        <translation>
            <numerusform>%n Paar eines Vereins oder einer Familie ist in einer Gruppe.</numerusform>
            <numerusform>%n Paare eines Vereins oder einer Familie sind in einer Gruppe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Making the files …</source>
        <translation>Die Dateien werden angelegt&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) lie beside this one, which stays as it is.</source>
        <translation>
            <numerusform>%n Datei liegt neben dieser, die bleibt, wie sie ist.</numerusform>
            <numerusform>%n Dateien liegen neben dieser, die bleibt, wie sie ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are gone again.</source>
        <translation>Die Dateien sind wieder weg.</translation>
    </message>
    <message>
        <source>Split into Groups</source>
        <translation>In Gruppen teilen</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>nach der Wertungszahl</translation>
    </message>
    <message>
        <source>evenly (snake)</source>
        <translation>gleich stark (Schlange)</translation>
    </message>
    <message>
        <source>in fours by rating (quads)</source>
        <translation>zu viert nach der Wertungszahl</translation>
    </message>
    <message>
        <source>C&amp;lub mates and families apart</source>
        <translation>&amp;Vereinskollegen und Familien getrennt</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Players and their groups</source>
        <translation>Spieler und ihre Gruppen</translation>
    </message>
    <message>
        <source>By hand: select players and press the letter of their group, or F2. Families are those who are marked as “must not meet”.</source>
        <translation>Von Hand: Spieler markieren und den Buchstaben ihrer Gruppe drücken, oder F2. Familien sind jene, die als „Dürfen sich nicht treffen“ eingetragen sind.</translation>
    </message>
    <message>
        <source>&amp;Make the Files</source>
        <translation>&amp;Dateien anlegen</translation>
    </message>
    <message>
        <source>&amp;Open All</source>
        <translation>Alle &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Name of the event</source>
        <translation>&amp;Name der Veranstaltung</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>A&amp;ufteilen</translation>
    </message>
    <message>
        <source>&amp;Groups</source>
        <translation>&amp;Gruppen</translation>
    </message>
    <message>
        <source>S&amp;ystem</source>
        <translation>S&amp;ystem</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>These players cannot be split</source>
        <translation>Diese Spieler lassen sich nicht aufteilen</translation>
    </message>
</context>
<context>
    <name>pairwright::Hall</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Round %1: where do I play?</source>
        <translation>Runde %1: Wo spiele ich?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Rangliste nach Runde %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>A screen is gone. The hall view is on the screen “%1” now.</source>
        <translation>Ein Bildschirm ist weg. Die Saalansicht ist jetzt auf dem Bildschirm „%1“.</translation>
    </message>
    <message>
        <source>The screen of the hall view is gone, and the view with it. Shift+F11 opens it again.</source>
        <translation>Der Bildschirm der Saalansicht ist weg und mit ihm die Ansicht. Umschalt+F11 öffnet sie wieder.</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Aushang</translation>
    </message>
    <message>
        <source>Round %1 at %2</source>
        <translation>Runde %1 um %2</translation>
    </message>
    <message>
        <source>%1 – in %2</source>
        <comment>Round 4 at 15:30 – in 12:05</comment>
        <translation>%1 – in %2</translation>
    </message>
    <message>
        <source>%1 (withdrawn)</source>
        <translation>%1 (zurückgezogen)</translation>
    </message>
    <message>
        <source>%1 (provisional)</source>
        <comment>standings</comment>
        <translation>%1 (vorläufig)</translation>
    </message>
    <message>
        <source>%1 (as imported)</source>
        <comment>standings</comment>
        <translation>%1 (wie übernommen)</translation>
    </message>
    <message>
        <source>number: board</source>
        <comment>what stands beside a name</comment>
        <translation>Zahl: Brett</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>first letters of names</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Round %1 on %2 at %3</source>
        <comment>date, time</comment>
        <translation>Runde %1 am %2 um %3</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Match %1</source>
        <translation>Wettkampf %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Matches %1</source>
        <comment>a range: 1–6</comment>
        <translation>Wettkämpfe %1</translation>
    </message>
    <message>
        <source>Boards %1</source>
        <comment>a range: 1–6</comment>
        <translation>Bretter %1</translation>
    </message>
    <message>
        <source>Places %1</source>
        <comment>a range: 1–6</comment>
        <translation>Plätze %1</translation>
    </message>
</context>
<context>
    <name>pairwright::HallView</name>
    <message>
        <source>Hall view</source>
        <translation>Saalansicht</translation>
    </message>
    <message>
        <source>Round 1 is not published yet.</source>
        <translation>Runde 1 ist noch nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>held</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>There is no notice.</source>
        <translation>Es gibt keine Ansage.</translation>
    </message>
    <message>
        <source>No connection to the server since %1 · %2</source>
        <comment>both are times of the day, the other one is now</comment>
        <translation>Keine Verbindung zum Server seit %1 · %2</translation>
    </message>
    <message>
        <source>Not in FIDE mode: %1</source>
        <translation>Nicht im FIDE-Modus: %1</translation>
    </message>
</context>
<context>
    <name>pairwright::HallWindow</name>
    <message>
        <source>%1 (not there)</source>
        <comment>a screen</comment>
        <translation>%1 (nicht da)</translation>
    </message>
    <message>
        <source>Hall View</source>
        <translation>Saalansicht</translation>
    </message>
    <message>
        <source>Shown in large type, in turn with the pairings. Empty: none.</source>
        <translation>In großer Schrift, abwechselnd mit den Paarungen. Leer: keine.</translation>
    </message>
    <message>
        <source>Count down to the next &amp;round at</source>
        <translation>Zur nächsten &amp;Runde herunterzählen, um</translation>
    </message>
    <message>
        <source>When the next round begins</source>
        <translation>Wann die nächste Runde beginnt</translation>
    </message>
    <message>
        <source>&amp;Open the Hall View</source>
        <translation>Saalansicht &amp;öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>No other language</source>
        <translation>Keine weitere Sprache</translation>
    </message>
    <message>
        <source>&amp;Notice</source>
        <translation>A&amp;nsage</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>The same &amp;again in</source>
        <translation>Noch einmal &amp;auf</translation>
    </message>
    <message>
        <source>&amp;Screen</source>
        <translation>&amp;Bildschirm</translation>
    </message>
    <message>
        <source>Another than this window’s</source>
        <translation>Ein anderer als der dieses Fensters</translation>
    </message>
</context>
<context>
    <name>pairwright::HandEditing</name>
    <message>
        <source>The pairings of round %1 are validated. Publish them with F7.</source>
        <translation>Die Paarungen der Runde %1 sind abgeschlossen. F7 veröffentlicht sie.</translation>
    </message>
    <message>
        <source>Nothing was changed by hand: the proposal is as it was.</source>
        <translation>Von Hand wurde nichts geändert: Der Vorschlag ist, wie er war.</translation>
    </message>
    <message>
        <source>The proposal of round %1 is as it was.</source>
        <translation>Der Vorschlag der Runde %1 ist wieder, wie er war.</translation>
    </message>
    <message>
        <source>Pair against the rules?</source>
        <translation>Gegen die Regeln paaren?</translation>
    </message>
    <message>
        <source>Pair So</source>
        <translation>So paaren</translation>
    </message>
    <message>
        <source>Choose somebody who is unpaired, at the end of the table; U unpairs a board.</source>
        <translation>Wählen Sie jemanden ohne Gegner am Ende der Tabelle; U löst eine Paarung auf.</translation>
    </message>
    <message>
        <source>Who changes places with %1? Go there and press S again; Esc forgets it.</source>
        <translation>Wer tauscht mit %1 den Platz? Gehen Sie dorthin und drücken Sie noch einmal S; Esc lässt es sein.</translation>
    </message>
    <message>
        <source>Who plays Black against %1? Go there and press P again; Esc forgets it.</source>
        <translation>Wer spielt Schwarz gegen %1? Gehen Sie dorthin und drücken Sie noch einmal P; Esc lässt es sein.</translation>
    </message>
    <message>
        <source>Round %1 is not paired.</source>
        <translation>Runde %1 ist nicht ausgelost.</translation>
    </message>
    <message>
        <source>Pair otherwise than the rules?</source>
        <translation>Anders auslosen als die Regeln?</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>The proposal of round %1 is out of date. Press F6 to pair the round again, or make it by hand from nothing: then the proposal is discarded.</source>
        <translation>Der Vorschlag für Runde %1 ist überholt. F6 lost die Runde neu aus; oder lösen Sie von Hand aus, ohne ihn: Dann wird der Vorschlag verworfen.</translation>
    </message>
    <message>
        <source>Make the Round by Hand</source>
        <translation>Runde von Hand auslosen</translation>
    </message>
</context>
<context>
    <name>pairwright::Headless</name>
    <message>
        <source>no file was named and the sample is not installed</source>
        <translation>keine Datei genannt, und das Beispiel ist nicht installiert</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 konnte nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>all rounds are paired; this is the sheet of the last one</source>
        <translation>alle Runden sind ausgelost; dies ist der Aushang der letzten</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>nothing was played and nothing can be paired</source>
        <translation>nichts wurde gespielt, und nichts kann ausgelost werden</translation>
    </message>
    <message>
        <source>the pairing sheet could not be made</source>
        <translation>der Paarungsaushang konnte nicht erstellt werden</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>der Ordner %1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Sheet:  %1</source>
        <translation>Aushang: %1</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Bericht: %1</translation>
    </message>
    <message>
        <source>Report: not yet, games have not ended: %1</source>
        <translation>Bericht: noch nicht, Partien sind nicht beendet: %1</translation>
    </message>
    <message>
        <source>a password does not belong into the address, where others can read it</source>
        <translation>ein Passwort gehört nicht in die Adresse, wo andere es lesen können</translation>
    </message>
    <message>
        <source>--headless reads files; open an event on a server in the window, or save a copy of it</source>
        <translation>--headless liest Dateien; öffnen Sie eine Veranstaltung auf einem Server im Fenster, oder speichern Sie eine Kopie von ihr</translation>
    </message>
</context>
<context>
    <name>pairwright::HistoryFilter</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>pairwright::HistoryModel</name>
    <message>
        <source>round %1, board %2</source>
        <translation>Runde %1, Brett %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>This step was taken back later.</source>
        <translation>Dieser Schritt wurde später zurückgenommen.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
</context>
<context>
    <name>pairwright::HistoryPage</name>
    <message>
        <source>All rounds</source>
        <translation>Alle Runden</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Wird gelesen&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 von %n Schritt</numerusform>
            <numerusform>%1 von %n Schritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• and %n more</source>
        <translation>
            <numerusform>• und %n weiterer</numerusform>
            <numerusform>• und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back to %1?</source>
        <translation>Zurück zum Stand vom %1?</translation>
    </message>
    <message>
        <source>This is taken back, the newest first:</source>
        <translation>Das wird zurückgenommen, das Neueste zuerst:</translation>
    </message>
    <message>
        <source>It becomes one step of the history, which can be undone.</source>
        <translation>Es wird ein Schritt des Verlaufs, der sich rückgängig machen lässt.</translation>
    </message>
    <message>
        <source>Go Back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>The tournament is as it was on %1 again.</source>
        <translation>Das Turnier ist wieder so, wie es am %1 war.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find in the history</source>
        <translation>Im Verlauf suchen</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Checkpoints and ways back</source>
        <translation>Merkpunkte und Rückwege</translation>
    </message>
    <message>
        <source>Kind of steps</source>
        <translation>Art der Schritte</translation>
    </message>
    <message>
        <source>Steps of a round</source>
        <translation>Schritte einer Runde</translation>
    </message>
    <message>
        <source>The history cannot be read: %1</source>
        <translation>Der Verlauf lässt sich nicht lesen: %1</translation>
    </message>
</context>
<context>
    <name>pairwright::HoldText</name>
    <message>
        <source>%1 has edited round %2 by hand since %3.</source>
        <comment>who, and when</comment>
        <translation>%1 bearbeitet Runde %2 von Hand, seit %3.</translation>
    </message>
    <message>
        <source>%1 edits the round by hand.</source>
        <translation>%1 bearbeitet die Runde von Hand.</translation>
    </message>
    <message>
        <source>%1 has published for the web since %2.</source>
        <comment>who, and when</comment>
        <translation>%1 veröffentlicht im Web, seit %2.</translation>
    </message>
    <message>
        <source>%1 has printed the sets since %2.</source>
        <comment>who, and when</comment>
        <translation>%1 druckt die Druckmappen, seit %2.</translation>
    </message>
    <message>
        <source>%1 has taken over and edits the round by hand from now on. What you have done in it is there.</source>
        <translation>%1 hat übernommen und bearbeitet die Runde von jetzt an von Hand. Was Sie darin getan haben, ist da.</translation>
    </message>
    <message>
        <source>%1 has taken over and publishes for the web from now on; this desk does no more.</source>
        <translation>%1 hat übernommen und veröffentlicht von jetzt an im Web; dieser Tisch tut es nicht mehr.</translation>
    </message>
    <message>
        <source>%1 has taken over and prints the sets from now on.</source>
        <translation>%1 hat übernommen und druckt von jetzt an die Druckmappen.</translation>
    </message>
    <message>
        <source>The pairings of round %1 are being edited by hand. Validate or cancel them first.</source>
        <translation>Die Paarungen der Runde %1 werden gerade von Hand bearbeitet. Schließen Sie sie zuerst ab, oder verwerfen Sie die Änderungen.</translation>
    </message>
    <message>
        <source>This would make those pairings void: do it when they are validated.</source>
        <translation>Dies machte jene Paarungen hinfällig: Tun Sie es, wenn sie abgeschlossen sind.</translation>
    </message>
</context>
<context>
    <name>pairwright::ImportModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
</context>
<context>
    <name>pairwright::ImportRemarks</name>
    <message>
        <source>lines %1</source>
        <translation>Zeilen %1</translation>
    </message>
    <message numerus="yes">
        <source>And %n more of this kind.</source>
        <translation>
            <numerusform>Und %n weiteres dieser Art.</numerusform>
            <numerusform>Und %n weitere dieser Art.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more of this kind: %1.</source>
        <translation>
            <numerusform>Und %n weiteres dieser Art: %1.</numerusform>
            <numerusform>Und %n weitere dieser Art: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::ImportText</name>
    <message>
        <source>a column</source>
        <translation>eine Spalte</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>registered already</source>
        <translation>schon gemeldet</translation>
    </message>
    <message>
        <source>data change</source>
        <translation>Daten ändern sich</translation>
    </message>
    <message>
        <source>please look</source>
        <translation>bitte prüfen</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>cannot be taken</source>
        <translation>nicht übernehmbar</translation>
    </message>
    <message>
        <source>the name is missing</source>
        <translation>der Name fehlt</translation>
    </message>
    <message>
        <source>%1 holds control characters</source>
        <translation>%1 enthält Steuerzeichen</translation>
    </message>
    <message>
        <source>%1 is no possible rating (1 to 3500)</source>
        <translation>%1 ist keine mögliche Wertungszahl (1 bis 3500)</translation>
    </message>
    <message>
        <source>this FIDE ID is registered under another name; the player would be renamed</source>
        <translation>diese FIDE-ID ist unter einem anderen Namen gemeldet; der Spieler würde umbenannt</translation>
    </message>
    <message>
        <source>the same name stands in line %1</source>
        <translation>derselbe Name steht in Zeile %1</translation>
    </message>
    <message>
        <source>“%1” starts like a formula</source>
        <translation>„%1“ beginnt wie eine Formel</translation>
    </message>
    <message>
        <source>some characters are damaged</source>
        <translation>einige Zeichen sind beschädigt</translation>
    </message>
    <message>
        <source>a quotation mark was never closed</source>
        <translation>ein Anführungszeichen wurde nie geschlossen</translation>
    </message>
    <message>
        <source>stands in line %1 already</source>
        <translation>steht schon in Zeile %1</translation>
    </message>
    <message>
        <source>written as “%1”</source>
        <translation>geschrieben als „%1“</translation>
    </message>
    <message>
        <source>surname and given name could not be told apart</source>
        <translation>Nachname und Vorname waren nicht zu unterscheiden</translation>
    </message>
    <message>
        <source>the date was written as the number %1</source>
        <translation>das Datum stand da als Zahl %1</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>%1 is too large for a list of players.</source>
        <translation>%1 ist zu groß für eine Spielerliste.</translation>
    </message>
    <message>
        <source>%1 has too many rows for a list of players.</source>
        <translation>%1 hat zu viele Zeilen für eine Spielerliste.</translation>
    </message>
    <message>
        <source>%1 is a tournament or another database, not a list of players. Open it with Ctrl+O.</source>
        <translation>%1 ist ein Turnier oder eine andere Datenbank, keine Spielerliste. Öffnen Sie die Datei mit Strg+O.</translation>
    </message>
    <message>
        <source>%1 is not a text file. Save the list as CSV first.</source>
        <translation>%1 ist keine Textdatei. Speichern Sie die Liste zuerst als CSV.</translation>
    </message>
    <message>
        <source>No row of %1 names the columns. Say below what each column holds.</source>
        <translation>Keine Zeile von %1 benennt die Spalten. Geben Sie unten an, was jede Spalte enthält.</translation>
    </message>
    <message>
        <source>%1 has a heading, but no players below it.</source>
        <translation>%1 hat eine Kopfzeile, aber keine Spieler darunter.</translation>
    </message>
    <message>
        <source>%1 is too long (more than %2 characters)</source>
        <translation>%1 ist zu lang (mehr als %2 Zeichen)</translation>
    </message>
    <message>
        <source>%1 is an old spreadsheet. Save it as .xlsx in your spreadsheet program and import that file.</source>
        <translation>%1 ist eine alte Tabellendatei. Speichern Sie sie im Tabellenprogramm als .xlsx und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>%1 is damaged, or is no spreadsheet that can be read.</source>
        <translation>%1 ist beschädigt oder keine Tabelle, die gelesen werden kann.</translation>
    </message>
    <message>
        <source>list of this program</source>
        <translation>Liste dieses Programms</translation>
    </message>
    <message>
        <source>players from %1</source>
        <translation>Spieler aus %1</translation>
    </message>
    <message>
        <source>list for %1</source>
        <translation>Liste für %1</translation>
    </message>
    <message>
        <source>players of a TRF report</source>
        <translation>Spieler eines TRF-Berichts</translation>
    </message>
    <message>
        <source>%1: “%2” is no number and is left out</source>
        <translation>%1: „%2“ ist keine Zahl und wird ausgelassen</translation>
    </message>
    <message>
        <source>%1 is a TRF report, but its players cannot be read.</source>
        <translation>%1 ist ein TRF-Bericht, aber seine Spieler sind nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 holds results, not players. Take it in with Round &gt; Results from a File….</source>
        <translation>%1 enthält Ergebnisse, keine Spieler. Lesen Sie die Datei mit Runde &gt; Ergebnisse aus Datei… ein.</translation>
    </message>
    <message>
        <source>line %1 cannot be read</source>
        <translation>Zeile %1 ist nicht lesbar</translation>
    </message>
    <message>
        <source>line %1: round %2 is not published</source>
        <translation>Zeile %1: Runde %2 ist nicht veröffentlicht</translation>
    </message>
    <message>
        <source>line %1: these two do not meet in round %2</source>
        <translation>Zeile %1: diese beiden spielen in Runde %2 nicht gegeneinander</translation>
    </message>
    <message>
        <source>line %1: there is no such result</source>
        <translation>Zeile %1: ein solches Ergebnis gibt es nicht</translation>
    </message>
    <message>
        <source>line %1: board %2 of round %3 has another result here; put it right by hand</source>
        <translation>Zeile %1: Brett %2 der Runde %3 hat hier ein anderes Ergebnis; berichtigen Sie es von Hand</translation>
    </message>
    <message>
        <source>Western European, %1</source>
        <translation>Westeuropäisch, %1</translation>
    </message>
    <message>
        <source>Central European, %1</source>
        <translation>Mitteleuropäisch, %1</translation>
    </message>
    <message>
        <source>Cyrillic, %1</source>
        <translation>Kyrillisch, %1</translation>
    </message>
    <message>
        <source>Greek, %1</source>
        <translation>Griechisch, %1</translation>
    </message>
    <message>
        <source>Turkish, %1</source>
        <translation>Türkisch, %1</translation>
    </message>
    <message>
        <source>Baltic, %1</source>
        <translation>Baltisch, %1</translation>
    </message>
    <message>
        <source>“%1” is a sum, not a player</source>
        <translation>„%1“ ist eine Summe, kein Spieler</translation>
    </message>
    <message>
        <source>somebody of this name is registered, with another FIDE ID, birth date or order of the names</source>
        <translation>jemand dieses Namens ist gemeldet, mit anderer FIDE-ID, anderem Geburtsdatum oder anderer Reihenfolge der Namen</translation>
    </message>
    <message>
        <source>born in %1?</source>
        <translation>im Jahr %1 geboren?</translation>
    </message>
    <message>
        <source>“%1” says that the fee is paid, but no fee is due: nothing is entered</source>
        <translation>„%1“ sagt, dass das Startgeld bezahlt ist, aber keines ist fällig: Es wird nichts eingetragen</translation>
    </message>
    <message>
        <source>“%1” is no FIDE ID: comes in without one</source>
        <translation>„%1“ ist keine FIDE-ID: wird ohne übernommen</translation>
    </message>
    <message>
        <source>“%1” is no date of birth: comes in without one</source>
        <translation>„%1“ ist kein Geburtsdatum: wird ohne übernommen</translation>
    </message>
    <message>
        <source>“%1” is no rating: comes in without one</source>
        <translation>„%1“ ist keine Wertungszahl: wird ohne übernommen</translation>
    </message>
    <message>
        <source>“%1” is no sex: comes in without one</source>
        <translation>„%1“ ist kein Geschlecht: wird ohne übernommen</translation>
    </message>
    <message>
        <source>“%1” is no federation: comes in without one</source>
        <translation>„%1“ ist kein Verband: wird ohne übernommen</translation>
    </message>
    <message>
        <source>“%1” is no FIDE title: comes in without one</source>
        <translation>„%1“ ist kein FIDE-Titel: wird ohne übernommen</translation>
    </message>
    <message>
        <source>Results are not read from a file in an event of teams: such a file names two numbers for each game, and all boards of a match have the same two, so that results would come to other boards. Enter them board by board (F8), or several desks together in an event on a server. Nothing was read.</source>
        <translation>In einem Mannschaftsturnier werden Ergebnisse nicht aus einer Datei gelesen: Eine solche Datei nennt für jede Partie zwei Nummern, und alle Bretter eines Wettkampfs haben dieselben beiden, so dass Ergebnisse an andere Bretter kämen. Geben Sie sie Brett für Brett ein (F8), oder an mehreren Plätzen zugleich in einem Turnier auf einem Server. Gelesen wurde nichts.</translation>
    </message>
    <message>
        <source>Results are not written for Swiss-Manager in an event of teams: the file names two numbers for each game, and all boards of a match have the same two. Give the report (TRF26) or the exchange file (ITDX) instead: they say who played on each board. Nothing was written.</source>
        <translation>In einem Mannschaftsturnier werden keine Ergebnisse für Swiss-Manager geschrieben: Die Datei nennt für jede Partie zwei Nummern, und alle Bretter eines Wettkampfs haben dieselben beiden. Geben Sie stattdessen den Bericht (TRF26) oder die Austauschdatei (ITDX) weiter: Sie sagen, wer an jedem Brett gespielt hat. Geschrieben wurde nichts.</translation>
    </message>
</context>
<context>
    <name>pairwright::ImportView</name>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 konnte nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>(leave out)</source>
        <translation>(weglassen)</translation>
    </message>
    <message>
        <source>What the column “%1” holds</source>
        <translation>Inhalt der Spalte „%1“</translation>
    </message>
    <message>
        <source>Add these players?</source>
        <translation>Diese Spieler hinzufügen?</translation>
    </message>
    <message>
        <source>Change this player?</source>
        <translation>Diesen Spieler ändern?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added from %1.</source>
        <translation>
            <numerusform>%n Spieler aus %1 hinzugefügt.</numerusform>
            <numerusform>%n Spieler aus %1 hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also take over the changed data of %n player(s)</source>
        <translation>
            <numerusform>Auch die geänderten Daten von %n Spieler übernehmen</numerusform>
            <numerusform>Auch die geänderten Daten von %n Spielern übernehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n Player(s)</source>
        <translation>
            <numerusform>%n Spieler hinzufügen</numerusform>
            <numerusform>%n Spieler hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is applied before you say so.</source>
        <translation>Nichts geschieht, bevor Sie es sagen.</translation>
    </message>
    <message>
        <source>Import Players</source>
        <translation>Spieler importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
    <message>
        <source>Add All the Same</source>
        <translation>Trotzdem hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were left out.</source>
        <translation>
            <numerusform>%n Zeile wurde ausgelassen.</numerusform>
            <numerusform>%n Zeilen wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed by %1.</source>
        <translation>
            <numerusform>%n Spieler geändert durch %1.</numerusform>
            <numerusform>%n Spieler geändert durch %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n Player(s)</source>
        <translation>
            <numerusform>%n Spieler ändern</numerusform>
            <numerusform>%n Spieler ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1, Change %2</source>
        <comment>players</comment>
        <translation>%1 hinzufügen, %2 ändern</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>Also the %n hidden row(s)</source>
        <translation>
            <numerusform>Auch die %n verborgene Zeile</numerusform>
            <numerusform>Auch die %n verborgenen Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Which sheet of the file</source>
        <translation>Welches Blatt der Datei</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message numerus="yes">
        <source>Also show the %n unchanged row(s)</source>
        <translation>
            <numerusform>Auch die %n unveränderte Zeile zeigen</numerusform>
            <numerusform>Auch die %n unveränderten Zeilen zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick the doubtful rows that shall be taken, or put a cell right (F2). Nothing is applied before you say so.</source>
        <translation>Haken Sie die zweifelhaften Zeilen an, die gelten sollen, oder berichtigen Sie eine Zelle (F2). Vorher wird nichts übernommen.</translation>
    </message>
    <message>
        <source>The columns are taken as you said for such a list before. Nothing is applied before you say so.</source>
        <translation>Die Spalten gelten so, wie Sie es für eine solche Liste gesagt haben. Übernommen wird erst, wenn Sie es sagen.</translation>
    </message>
    <message>
        <source>not read: %1</source>
        <translation>nicht gelesen: %1</translation>
    </message>
    <message>
        <source>Choose above how the names are right. Nothing is applied before you say so.</source>
        <translation>Wählen Sie oben, wie die Namen richtig sind. Nichts wird übernommen, bevor Sie es sagen.</translation>
    </message>
    <message numerus="yes">
        <source>Also take the %n doubtful row(s)</source>
        <translation>
            <numerusform>Auch die %n zweifelhafte Zeile übernehmen</numerusform>
            <numerusform>Auch die %n zweifelhaften Zeilen übernehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>of a file, and what there is to say about it</comment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 has no team. The column Club names the teams: choose it in its heading.</source>
        <translation>%1 hat keine Mannschaft. Die Spalte Verein nennt die Mannschaften: In ihrer Überschrift wählen.</translation>
    </message>
    <message>
        <source>Add these players to their teams?</source>
        <translation>Diese Spieler ihren Mannschaften hinzufügen?</translation>
    </message>
    <message>
        <source>%1 to check</source>
        <comment>rows of a list</comment>
        <translation>%1 zu prüfen</translation>
    </message>
    <message>
        <source>In the file:</source>
        <comment>the name of a column</comment>
        <translation>In der Datei:</translation>
    </message>
    <message>
        <source>Becomes:</source>
        <comment>what a column of a file is taken for</comment>
        <translation>Wird zu:</translation>
    </message>
    <message>
        <source>How the letters of the file are written</source>
        <translation>Wie die Buchstaben der Datei geschrieben sind</translation>
    </message>
    <message>
        <source>Letters:</source>
        <comment>the encoding of a file</comment>
        <translation>Schrift:</translation>
    </message>
    <message>
        <source>The file does not say how its letters are written. Are the names right?</source>
        <translation>Die Datei sagt nicht, wie ihre Buchstaben geschrieben sind. Stimmen die Namen?</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
</context>
<context>
    <name>pairwright::Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Close the Inspector (F4)</source>
        <translation>Inspektor schließen (F4)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
</context>
<context>
    <name>pairwright::IntegrityForm</name>
    <message numerus="yes">
        <source>%n more; all of them are in the history and in the report.</source>
        <translation>
            <numerusform>%n weiterer Eintrag; alle stehen im Verlauf und im Bericht.</numerusform>
            <numerusform>%n weitere Einträge; alle stehen im Verlauf und im Bericht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The state before it</source>
        <translation>Der Stand davor</translation>
    </message>
    <message>
        <source>The state before it: %1</source>
        <translation>Der Stand davor: %1</translation>
    </message>
    <message>
        <source>It came with the file: the state before it is not in this history.</source>
        <translation>Es kam mit der Datei: Der Stand davor steht nicht in diesem Verlauf.</translation>
    </message>
    <message>
        <source>The state before “%1” is selected: look at it, go back to it, or save it as a new file.</source>
        <translation>Der Stand vor „%1“ ist ausgewählt: ansehen, dorthin zurückgehen oder als neue Datei speichern.</translation>
    </message>
    <message>
        <source>Told in the report</source>
        <translation>Steht im Bericht</translation>
    </message>
    <message>
        <source>What was done against what had been declared or published.</source>
        <translation>Was abweichend vom Angekündigten oder Veröffentlichten getan wurde.</translation>
    </message>
</context>
<context>
    <name>pairwright::IntegrityText</name>
    <message>
        <source>FIDE mode left</source>
        <translation>FIDE-Modus verlassen</translation>
    </message>
    <message>
        <source>number of rounds changed</source>
        <translation>Rundenzahl geändert</translation>
    </message>
    <message>
        <source>pairing system changed</source>
        <translation>Auslosungssystem geändert</translation>
    </message>
    <message>
        <source>tie-breaks changed</source>
        <translation>Feinwertungen geändert</translation>
    </message>
    <message>
        <source>point values changed</source>
        <translation>Punktwerte geändert</translation>
    </message>
    <message>
        <source>list of who must not meet changed</source>
        <translation>Liste der verbotenen Paarungen geändert</translation>
    </message>
    <message>
        <source>pairing numbers changed</source>
        <translation>Paarungsnummern geändert</translation>
    </message>
    <message>
        <source>result corrected</source>
        <translation>Ergebnis korrigiert</translation>
    </message>
    <message>
        <source>corrected for the rating report only</source>
        <translation>nur für den Auswertungsbericht korrigiert</translation>
    </message>
    <message>
        <source>publication withdrawn</source>
        <translation>Veröffentlichung zurückgenommen</translation>
    </message>
    <message>
        <source>published round put right</source>
        <translation>veröffentlichte Runde richtiggestellt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where, what was done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>imported, not as the rules pair it</source>
        <translation>importiert, nicht wie nach den Regeln gepaart</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Vor Runde 1</translation>
    </message>
    <message>
        <source>pairing numbers exchanged by hand</source>
        <translation>Paarungsnummern von Hand getauscht</translation>
    </message>
    <message>
        <source>paired by hand</source>
        <translation>von Hand ausgelost</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <comment>board or match</comment>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>line-up changed after the round</source>
        <translation>Aufstellung nach der Runde geändert</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>played with colours reversed</source>
        <translation>mit vertauschten Farben gespielt</translation>
    </message>
    <message>
        <source>adjourned game was decided</source>
        <translation>Hängepartie wurde entschieden</translation>
    </message>
</context>
<context>
    <name>pairwright::InvitationText</name>
    <message>
        <source>A login has small letters, digits and _, begins with a letter, and has at most 31 of them: for example ben.</source>
        <translation>Ein Zugang hat Kleinbuchstaben, Ziffern und _, beginnt mit einem Buchstaben und hat höchstens 31 Zeichen: zum Beispiel ben.</translation>
    </message>
    <message>
        <source>There is a login %1 on this server already, for this event or another. Take another name.</source>
        <translation>Den Zugang %1 gibt es auf diesem Server schon, für diese oder eine andere Veranstaltung. Nehmen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>This server makes no logins for single tasks. Whoever looks after it has to bring in the functions for that, once:
%1
Then invite again.</source>
        <translation>Dieser Server legt keine Zugänge für einzelne Aufgaben an. Wer ihn betreut, muss einmal die Funktionen dafür einbringen:
%1
Dann laden Sie noch einmal ein.</translation>
    </message>
    <message>
        <source>Only the chief arbiter and the owner of the event invite.</source>
        <translation>Nur der Hauptschiedsrichter und der Besitzer der Veranstaltung laden ein.</translation>
    </message>
    <message>
        <source>Looks at everything and changes nothing.</source>
        <translation>Sieht alles und ändert nichts.</translation>
    </message>
    <message>
        <source>Says who is there, absent or has left.</source>
        <translation>Sagt, wer da ist, fehlt oder gegangen ist.</translation>
    </message>
    <message>
        <source>Enters results.</source>
        <translation>Trägt Ergebnisse ein.</translation>
    </message>
    <message>
        <source>Does everything but leaving FIDE mode, going back to a moment, and inviting.</source>
        <translation>Tut alles, außer den FIDE-Modus zu verlassen, zu einem Zeitpunkt zurückzugehen und einzuladen.</translation>
    </message>
    <message>
        <source>Does everything, and invites.</source>
        <translation>Tut alles und lädt ein.</translation>
    </message>
    <message>
        <source>%1 is this computer itself: from another one nobody comes in by this invitation.</source>
        <translation>%1 ist dieser Rechner selbst: Von einem anderen kommt mit dieser Einladung niemand herein.</translation>
    </message>
    <message>
        <source>No address of the server is in it: from another computer nobody comes in by this invitation.</source>
        <translation>Es steht keine Adresse des Servers darin: Von einem anderen Rechner kommt mit dieser Einladung niemand herein.</translation>
    </message>
    <message>
        <source>It was tried and did not work: at %1 this computer does not reach the server. Check the address, and invite again if it is another.</source>
        <translation>Ein Versuch damit ist misslungen: Unter %1 erreicht dieser Rechner den Server nicht. Prüfen Sie die Adresse, und laden Sie noch einmal ein, wenn es eine andere ist.</translation>
    </message>
    <message>
        <source>The server does not give out its certificate, so the invitation goes without: the other desk cannot tell whether another computer answers in its place. Whoever looks after the server changes that:
%1</source>
        <translation>Der Server gibt sein Zertifikat nicht heraus, die Einladung geht also ohne: Der andere Arbeitsplatz kann nicht erkennen, ob ein anderer Rechner an seiner Stelle antwortet. Wer den Server betreut, ändert das:
%1</translation>
    </message>
    <message>
        <source>What answers at %1 does not prove itself by the certificate of the server, so the invitation goes without. Another computer may have that address; or an authority has signed the certificate, and then it is not checked.</source>
        <translation>Was unter %1 antwortet, weist sich nicht mit dem Zertifikat des Servers aus, die Einladung geht also ohne. Vielleicht hat ein anderer Rechner diese Adresse; oder eine Zertifizierungsstelle hat das Zertifikat unterschrieben, dann wird es nicht geprüft.</translation>
    </message>
    <message>
        <source>You are invited to “%1” (%2).</source>
        <translation>Sie sind zu „%1“ eingeladen (%2).</translation>
    </message>
    <message>
        <source>The login ends on %1.</source>
        <comment>a date</comment>
        <translation>Der Zugang endet am %1.</translation>
    </message>
    <message>
        <source>In Pairwright: File, Open from a Server…, Paste the Invitation. It bears your password; give it to nobody else.</source>
        <translation>In Pairwright: Datei, Von einem Server öffnen&#xa0;…, Einladung einfügen. Sie enthält Ihr Passwort; geben Sie sie niemandem sonst.</translation>
    </message>
    <message>
        <source>This is no invitation. It begins with “Pairwright invitation”; copy the whole of it.</source>
        <translation>Das ist keine Einladung. Sie beginnt mit „Pairwright invitation“; kopieren Sie sie ganz.</translation>
    </message>
    <message>
        <source>The invitation was made by a newer version of Pairwright. Update the program.</source>
        <translation>Die Einladung stammt von einer neueren Version von Pairwright. Aktualisieren Sie das Programm.</translation>
    </message>
    <message>
        <source>A part of the invitation is missing or was changed. Copy the whole of it, from “Pairwright invitation” to the last line.</source>
        <translation>Ein Teil der Einladung fehlt oder wurde geändert. Kopieren Sie sie ganz, von „Pairwright invitation“ bis zur letzten Zeile.</translation>
    </message>
    <message>
        <source>Invitation to “%1”, without a certificate: nothing tells whether it is really its server that answers.</source>
        <translation>Einladung zu „%1“ ohne Zertifikat: Nichts sagt, ob wirklich ihr Server antwortet.</translation>
    </message>
    <message>
        <source>The event has come from another server. Its roles were made again here; invite the other desks anew (File, Invite…).</source>
        <translation>Die Veranstaltung kommt von einem anderen Server. Ihre Rollen wurden hier neu angelegt; laden Sie die anderen Arbeitsplätze neu ein (Datei, Einladen&#xa0;…).</translation>
    </message>
    <message>
        <source>The event has come from another server, and its roles have stayed there: only this login comes in. Whoever looks after this server brings in the functions for roles, once:
%1
Then open the event again.</source>
        <translation>Die Veranstaltung kommt von einem anderen Server, und ihre Rollen sind dort geblieben: Nur dieser Zugang kommt herein. Wer diesen Server betreut, bringt einmal die Funktionen für Rollen ein:
%1
Dann öffnen Sie die Veranstaltung noch einmal.</translation>
    </message>
    <message>
        <source>There is no login %1 of this event any more, or it is your own.</source>
        <translation>Einen Zugang %1 gibt es bei diesem Turnier nicht mehr, oder es ist Ihr eigener.</translation>
    </message>
    <message>
        <source>Invitation to “%1”. From now on it is opened on the server with this certificate alone:</source>
        <translation>Einladung zu „%1“. Von nun an wird die Veranstaltung nur auf dem Server mit diesem Zertifikat geöffnet:</translation>
    </message>
    <message>
        <source>This server encrypts nothing: nobody comes in from another computer until whoever looks after it has given it a certificate (ssl = on).</source>
        <translation>Dieser Server verschlüsselt nichts: Von einem anderen Rechner kommt niemand hinein, bis ihm jemand, der ihn betreut, ein Zertifikat gegeben hat (ssl = on).</translation>
    </message>
    <message>
        <source>The server keeps the name %1 for itself. Take another one: for example ben.</source>
        <translation>Den Namen %1 behält der Server für sich. Nehmen Sie einen anderen: zum Beispiel ben.</translation>
    </message>
    <message>
        <source>Nobody was invited: the server does not make this login. Try another name, or tell whoever looks after the server what it says: %1</source>
        <translation>Niemand wurde eingeladen: Der Server richtet diesen Zugang nicht ein. Versuchen Sie einen anderen Namen, oder sagen Sie dem, der den Server betreut, was er meldet: %1</translation>
    </message>
</context>
<context>
    <name>pairwright::InviteWindow</name>
    <message>
        <source>This is no name of a server. It is written like hall.example.org or 192.168.1.20, with its port after a colon where it is another than 5432.</source>
        <translation>Das ist kein Name eines Servers. Man schreibt ihn wie hall.example.org oder 192.168.1.20, mit dem Port nach einem Doppelpunkt, wenn es nicht 5432 ist.</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message to whoever is invited, and to nobody else.</source>
        <translation>Kopiert. Fügen Sie sie in eine Nachricht an den Eingeladenen ein, und an niemanden sonst.</translation>
    </message>
    <message>
        <source>Invitation of %1</source>
        <translation>Einladung von %1</translation>
    </message>
    <message>
        <source>Save the Invitation</source>
        <translation>Einladung speichern</translation>
    </message>
    <message>
        <source>Invitations (*.txt)</source>
        <translation>Einladungen (*.txt)</translation>
    </message>
    <message>
        <source>Saved as %1. It bears the password: delete it when it has been handed over.</source>
        <translation>Gespeichert als %1. Darin steht das Passwort: Löschen Sie die Datei, wenn sie übergeben ist.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Einladen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Hand it over as a text or let it be read off the screen. The password is shown this once, and kept nowhere.</source>
        <translation>Geben Sie sie als Text weiter, oder lassen Sie sie vom Bildschirm lesen. Das Passwort wird nur dieses Mal gezeigt und nirgends aufbewahrt.</translation>
    </message>
    <message>
        <source>The certificate of this server is too long for a QR code: hand over the text.</source>
        <translation>Das Zertifikat dieses Servers ist zu lang für einen QR-Code: Geben Sie den Text weiter.</translation>
    </message>
    <message>
        <source>Certificate of the server (SHA-256): %1</source>
        <translation>Zertifikat des Servers (SHA-256): %1</translation>
    </message>
    <message>
        <source>Invite to “%1”</source>
        <translation>Zu „%1“ einladen</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>&amp;Aufgabe</translation>
    </message>
    <message>
        <source>&amp;Login</source>
        <translation>&amp;Zugang</translation>
    </message>
    <message>
        <source>small letters, digits and _: ben</source>
        <translation>Kleinbuchstaben, Ziffern und _: ben</translation>
    </message>
    <message>
        <source>Sees &amp;phone, e-mail, fees and remarks</source>
        <translation>Sieht &amp;Telefon, E-Mail, Startgeld und Bemerkungen</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>By this address the other desk reaches the server.</source>
        <translation>Unter dieser Adresse erreicht der andere Arbeitsplatz den Server.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Invite Another</source>
        <translation>Noch jemanden einladen</translation>
    </message>
    <message>
        <source>Invitation as a text</source>
        <translation>Einladung als Text</translation>
    </message>
    <message>
        <source>Invitation as a QR code</source>
        <translation>Einladung als QR-Code</translation>
    </message>
    <message>
        <source>A login for one other desk. It ends a week after the event, or after 30 days if that has no date.</source>
        <translation>Ein Zugang für einen anderen Arbeitsplatz. Er endet eine Woche nach der Veranstaltung oder, wenn sie kein Datum hat, nach 30 Tagen.</translation>
    </message>
    <message>
        <source>End a Login…</source>
        <translation>Zugang beenden …</translation>
    </message>
</context>
<context>
    <name>pairwright::KeypadBar</name>
    <message>
        <source>Vega keys: 1 5 0</source>
        <translation>Tasten wie Vega: 1 5 0</translation>
    </message>
    <message>
        <source>Sharly keys: 1 2 3</source>
        <translation>Tasten wie Sharly: 1 2 3</translation>
    </message>
    <message>
        <source>Chess keys: 1 = 0</source>
        <translation>Schachzeichen: 1 = 0</translation>
    </message>
    <message>
        <source>Letters: W D B</source>
        <translation>Buchstaben: W D B</translation>
    </message>
    <message>
        <source>No result is missing.</source>
        <translation>Kein Ergebnis fehlt.</translation>
    </message>
    <message>
        <source>Board …</source>
        <translation>Brett&#xa0;…</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>Space or Enter takes the board.</source>
        <translation>Leertaste oder Enter wählt das Brett.</translation>
    </message>
    <message>
        <source>Board %1 already has a result. Press the same key again to replace it.</source>
        <translation>Brett %1 hat schon ein Ergebnis. Dieselbe Taste noch einmal ersetzt es.</translation>
    </message>
    <message>
        <source>The key “%1” means nothing here. Nothing was entered.</source>
        <translation>Die Taste „%1“ hat hier keine Bedeutung. Nichts wurde eingetragen.</translation>
    </message>
    <message>
        <source>First the board number (or three letters of a name) and Space.</source>
        <translation>Zuerst die Brettnummer (oder drei Buchstaben eines Namens) und die Leertaste.</translation>
    </message>
    <message>
        <source>There is no board %1 in this round.</source>
        <translation>In dieser Runde gibt es kein Brett %1.</translation>
    </message>
    <message>
        <source>Several names start with “%1”. Type more letters, or the board number.</source>
        <translation>Mehrere Namen beginnen mit „%1“. Tippen Sie mehr Buchstaben oder die Brettnummer.</translation>
    </message>
    <message>
        <source>Type at least three letters of the name.</source>
        <translation>Tippen Sie mindestens drei Buchstaben des Namens.</translation>
    </message>
    <message>
        <source>All results are in. Choose a board to change one.</source>
        <translation>Alle Ergebnisse sind da. Wählen Sie ein Brett, um eines zu ändern.</translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Alle Ergebnisse sind da</translation>
    </message>
    <message>
        <source>Slip by slip</source>
        <translation>Zettel für Zettel</translation>
    </message>
    <message>
        <source>One after another</source>
        <translation>Der Reihe nach</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>Hängepartie</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>Entry of results</source>
        <translation>Ergebniseingabe</translation>
    </message>
    <message>
        <source>Board number or three letters, Space, then:</source>
        <translation>Brettnummer oder drei Buchstaben, Leertaste, dann:</translation>
    </message>
    <message>
        <source>one after another</source>
        <translation>der Reihe nach</translation>
    </message>
    <message>
        <source>slip by slip</source>
        <translation>Zettel für Zettel</translation>
    </message>
    <message>
        <source>The second game on board %1 already has a result. Press the same key again to replace it.</source>
        <translation>Die zweite Partie an Brett %1 hat schon ein Ergebnis. Dieselbe Taste noch einmal ersetzt es.</translation>
    </message>
    <message>
        <source>Slip %1</source>
        <translation>Zettel %1</translation>
    </message>
    <message>
        <source>The code of a slip is being read.</source>
        <translation>Der Code eines Zettels wird gelesen.</translation>
    </message>
    <message>
        <source>%1 of %2 results</source>
        <translation>%1 von %2 Ergebnissen</translation>
    </message>
    <message>
        <source>Match %1, board %2</source>
        <translation>Wettkampf %1, Brett %2</translation>
    </message>
    <message>
        <source>A key gives the result and goes on; ↑ and ↓ choose another board.</source>
        <translation>Eine Taste gibt das Ergebnis ein und geht weiter; ↑ und ↓ wählen ein anderes Brett.</translation>
    </message>
    <message>
        <source>Board %1, game %2</source>
        <comment>board and game of a match</comment>
        <translation>Brett %1, Partie %2</translation>
    </message>
    <message>
        <source>%1 already has a result. Press the same key again to replace it.</source>
        <comment>match and board</comment>
        <translation>%1 hat schon ein Ergebnis. Dieselbe Taste noch einmal ersetzt es.</translation>
    </message>
    <message>
        <source>%1 has this result already.</source>
        <comment>board or match</comment>
        <translation>%1 hat dieses Ergebnis schon.</translation>
    </message>
    <message>
        <source>%1 already has a result. Scan the same code again to replace it.</source>
        <comment>board or match</comment>
        <translation>%1 hat schon ein Ergebnis. Derselbe Code noch einmal ersetzt es.</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>at an empty board</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <comment>who and when</comment>
        <translation>%1, um %2</translation>
    </message>
    <message>
        <source>%1 already has “%2”, from another desk: %3.</source>
        <comment>board or match; result; who and when</comment>
        <translation>%1 hat schon „%2“, von einem anderen Tisch: %3.</translation>
    </message>
    <message>
        <source>Return replaces it by “%1”; Space goes on to the next.</source>
        <translation>Die Eingabetaste ersetzt es durch „%1“; die Leertaste geht weiter zum nächsten.</translation>
    </message>
    <message>
        <source>Press the same key again to replace it by “%1”.</source>
        <translation>Drücken Sie dieselbe Taste noch einmal, um es durch „%1“ zu ersetzen.</translation>
    </message>
    <message>
        <source>Nobody’s name starts with “%1”.</source>
        <translation>Kein Name beginnt mit „%1“.</translation>
    </message>
    <message>
        <source>Scan the same code again to replace it.</source>
        <translation>Derselbe Code noch einmal ersetzt es.</translation>
    </message>
    <message>
        <source>All %1 results missing</source>
        <translation>Alle %1 Ergebnisse fehlen</translation>
    </message>
</context>
<context>
    <name>pairwright::LateArrivalWindow</name>
    <message>
        <source>Done. No board on the wall has changed.</source>
        <translation>Erledigt. Kein ausgehängtes Brett hat sich geändert.</translation>
    </message>
    <message>
        <source>Change the published round?</source>
        <translation>Die veröffentlichte Runde ändern?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Late Arrival</source>
        <translation>Verspätete Ankunft</translation>
    </message>
    <message>
        <source>Who has come</source>
        <translation>Wer ist gekommen</translation>
    </message>
    <message>
        <source>What may be done, the fewest changes first</source>
        <translation>Was getan werden kann, die wenigsten Änderungen zuerst</translation>
    </message>
    <message>
        <source>Reason, for the log</source>
        <translation>Grund, fürs Protokoll</translation>
    </message>
    <message>
        <source>Late arrival</source>
        <translation>Verspätete Ankunft</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Done. There is a new board; hang its sheet beside the pairings.</source>
        <translation>Erledigt. Es gibt ein neues Brett; hängen Sie sein Blatt neben die Paarungen.</translation>
    </message>
    <message numerus="yes">
        <source>Done. %n board(s) on the wall changed; hang the sheet of them beside the pairings, or print the pairings again.</source>
        <translation>
            <numerusform>Erledigt. %n Brett an der Wand hat sich geändert; hängen Sie sein Blatt neben die Paarungen, oder drucken Sie die Paarungen neu.</numerusform>
            <numerusform>Erledigt. %n Bretter an der Wand haben sich geändert; hängen Sie ihr Blatt neben die Paarungen, oder drucken Sie die Paarungen neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairing the round again …</source>
        <translation>Runde wird neu gepaart&#xa0;…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The sheet as it will be printed</source>
        <translation>Das Blatt, wie es gedruckt wird</translation>
    </message>
    <message>
        <source>Print the Changed Boards…</source>
        <translation>Geänderte Bretter drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>a verb; a question follows</comment>
        <translation>%1&#xa0;…</translation>
    </message>
    <message>
        <source>Done. There is a new match; hang its sheet beside the pairings.</source>
        <translation>Erledigt. Es gibt einen neuen Wettkampf; hängen Sie sein Blatt neben die Paarungen.</translation>
    </message>
    <message numerus="yes">
        <source>Done. %n match(es) on the wall changed; hang the sheet of them beside the pairings, or print the pairings again.</source>
        <translation>
            <numerusform>Erledigt. %n Wettkampf an der Wand hat sich geändert; hängen Sie sein Blatt neben die Paarungen, oder drucken Sie die Paarungen neu.</numerusform>
            <numerusform>Erledigt. %n Wettkämpfe an der Wand haben sich geändert; hängen Sie ihr Blatt neben die Paarungen, oder drucken Sie die Paarungen neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. No match on the wall has changed.</source>
        <translation>Erledigt. Kein ausgehängter Wettkampf hat sich geändert.</translation>
    </message>
    <message>
        <source>Print the Changed Matches…</source>
        <translation>Geänderte Wettkämpfe drucken …</translation>
    </message>
    <message>
        <source>Teams that do not play this round. New teams are entered on the Teams page first.</source>
        <translation>Mannschaften, die in dieser Runde nicht spielen. Neue Mannschaften werden zuerst auf der Seite Mannschaften eingetragen.</translation>
    </message>
    <message>
        <source>Players who do not play this round. New players are entered on the Players page first.</source>
        <translation>Spieler, die in dieser Runde nicht spielen. Neue Spieler werden zuerst auf der Seite Spieler eingetragen.</translation>
    </message>
</context>
<context>
    <name>pairwright::LeadersList</name>
    <message>
        <source>%1. %2, points: %3, last rounds: %4</source>
        <translation>%1. %2, Punkte: %3, letzte Runden: %4</translation>
    </message>
    <message>
        <source>The first of the standings</source>
        <translation>Die Ersten der Rangliste</translation>
    </message>
</context>
<context>
    <name>pairwright::LineUpWindow</name>
    <message>
        <source>Line-ups of Match %1, Round %2</source>
        <translation>Aufstellungen des Wettkampfs %1, Runde %2</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1, board %2, White</source>
        <translation>%1, Brett %2, Weiß</translation>
    </message>
    <message>
        <source>%1, board %2, Black</source>
        <translation>%1, Brett %2, Schwarz</translation>
    </message>
    <message>
        <source>In the Order of the Team</source>
        <translation>In der Reihenfolge der Mannschaft</translation>
    </message>
    <message>
        <source>Save this line-up all the same?</source>
        <translation>Diese Aufstellung trotzdem speichern?</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>sits at the board</comment>
        <translation>niemand</translation>
    </message>
</context>
<context>
    <name>pairwright::ListColumnsWindow</name>
    <message>
        <source>Take In</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>Columns of %1</source>
        <translation>Spalten von %1</translation>
    </message>
    <message>
        <source>No line of the file says what its columns hold. Say it above them: at least the name, and a rating or an ID.</source>
        <translation>Keine Zeile der Datei sagt, was ihre Spalten enthalten. Sagen Sie es darüber: wenigstens den Namen und eine Wertungszahl oder eine ID.</translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation>Erste Zeilen der Datei</translation>
    </message>
    <message>
        <source>(leave out)</source>
        <translation>(auslassen)</translation>
    </message>
    <message>
        <source>What column %1 holds</source>
        <translation>Was die Spalte %1 enthält</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>pairwright::ListText</name>
    <message>
        <source>The trouble is in line %1.</source>
        <translation>Der Fehler steht in Zeile %1.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 konnte nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The archive %1 is damaged.</source>
        <translation>Das Archiv %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>The archive %1 holds no rating list.</source>
        <translation>Das Archiv %1 enthält keine Wertungsliste.</translation>
    </message>
    <message>
        <source>%1 is no rating list that this program knows.</source>
        <translation>%1 ist keine Wertungsliste, die dieses Programm kennt.</translation>
    </message>
    <message>
        <source>%1 holds more people than any rating list.</source>
        <translation>%1 enthält mehr Personen als jede Wertungsliste.</translation>
    </message>
    <message>
        <source>%1 is too large for a rating list.</source>
        <translation>%1 ist zu groß für eine Wertungsliste.</translation>
    </message>
    <message>
        <source>%1 holds nobody.</source>
        <translation>%1 enthält niemanden.</translation>
    </message>
    <message>
        <source>%1 was not taken in: cancelled.</source>
        <translation>%1 wurde nicht aufgenommen: abgebrochen.</translation>
    </message>
    <message>
        <source>standard, rapid, blitz</source>
        <translation>Standard, Schnellschach, Blitz</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>Schnellschach</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>national</source>
        <translation>national</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) end before their last column.</source>
        <translation>
            <numerusform>%n Zeile endet vor ihrer letzten Spalte.</numerusform>
            <numerusform>%n Zeilen enden vor ihrer letzten Spalte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) run over a column; their ratings were found from the right end.</source>
        <translation>
            <numerusform>%n Zeile läuft über eine Spalte hinaus; ihre Wertungszahlen wurden vom rechten Ende her gefunden.</numerusform>
            <numerusform>%n Zeilen laufen über eine Spalte hinaus; ihre Wertungszahlen wurden vom rechten Ende her gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) that are none were left out.</source>
        <translation>
            <numerusform>%n Zahl, die keine ist, wurde weggelassen.</numerusform>
            <numerusform>%n Zahlen, die keine sind, wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n title(s) are unknown and kept as they are written.</source>
        <translation>
            <numerusform>%n Titel ist unbekannt und bleibt, wie er geschrieben ist.</numerusform>
            <numerusform>%n Titel sind unbekannt und bleiben, wie sie geschrieben sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) were not UTF-8 or held control characters.</source>
        <translation>
            <numerusform>%n Feld war nicht in UTF-8 oder enthielt Steuerzeichen.</numerusform>
            <numerusform>%n Felder waren nicht in UTF-8 oder enthielten Steuerzeichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a name or an id were left out.</source>
        <translation>
            <numerusform>%n Zeile ohne Namen oder ID wurde weggelassen.</numerusform>
            <numerusform>%n Zeilen ohne Namen oder ID wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no rating lists on this machine yet.</source>
        <translation>Auf diesem Rechner gibt es noch keine Wertungslisten.</translation>
    </message>
    <message>
        <source>%1 is no file of rating lists.</source>
        <translation>%1 ist keine Datei mit Wertungslisten.</translation>
    </message>
    <message>
        <source>The rating lists of this machine were made by a newer version of the program.</source>
        <translation>Die Wertungslisten dieses Rechners stammen von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>%1 does not hold what a file of rating lists holds. Remove it and take the lists in again.</source>
        <translation>%1 enthält nicht, was eine Datei mit Wertungslisten enthält. Löschen Sie sie und nehmen Sie die Listen neu auf.</translation>
    </message>
    <message>
        <source>This list is not there any more.</source>
        <translation>Diese Liste ist nicht mehr da.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n list(s) already. Remove one that is not needed any more.</source>
        <translation>
            <numerusform>Es gibt schon %n Liste. Löschen Sie eine, die nicht mehr gebraucht wird.</numerusform>
            <numerusform>Es gibt schon %n Listen. Löschen Sie eine, die nicht mehr gebraucht wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled. The lists are as they were.</source>
        <translation>Abgebrochen. Die Listen sind, wie sie waren.</translation>
    </message>
    <message>
        <source>The disk is full. The lists are as they were.</source>
        <translation>Die Platte ist voll. Die Listen sind, wie sie waren.</translation>
    </message>
    <message>
        <source>Another window or program is taking in a list just now. Try again when it is done.</source>
        <translation>Ein anderes Fenster oder Programm nimmt gerade eine Liste auf. Versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
        <source>The rating lists cannot be used: %1.</source>
        <translation>Die Wertungslisten sind nicht zu gebrauchen: %1.</translation>
    </message>
    <message>
        <source>The lists are as they were.</source>
        <translation>Die Listen sind, wie sie waren.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Föderation</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Birth year</source>
        <translation>Geburtsjahr</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>FIDE ID found</source>
        <translation>FIDE-ID gefunden</translation>
    </message>
    <message>
        <source>FIDE ID in no list</source>
        <translation>FIDE-ID in keiner Liste</translation>
    </message>
    <message>
        <source>Same name twice</source>
        <translation>Gleicher Name zweimal</translation>
    </message>
    <message>
        <source>No FIDE ID</source>
        <translation>Keine FIDE-ID</translation>
    </message>
    <message>
        <source>No FIDE ID, but the list has one</source>
        <translation>Keine FIDE-ID, aber die Liste hat eine</translation>
    </message>
    <message>
        <source>No federation</source>
        <translation>Keine Föderation</translation>
    </message>
    <message>
        <source>Unknown federation</source>
        <translation>Unbekannte Föderation</translation>
    </message>
    <message>
        <source>No birth year</source>
        <translation>Kein Geburtsjahr</translation>
    </message>
    <message>
        <source>Sex not known</source>
        <translation>Geschlecht nicht bekannt</translation>
    </message>
    <message>
        <source>No rating</source>
        <translation>Keine Wertungszahl</translation>
    </message>
    <message>
        <source>Rating unlike the list</source>
        <translation>Wertungszahl anders als in der Liste</translation>
    </message>
    <message>
        <source>Title unlike the list</source>
        <translation>Titel anders als in der Liste</translation>
    </message>
    <message>
        <source>Name unlike the list</source>
        <translation>Name anders als in der Liste</translation>
    </message>
    <message>
        <source>Federation unlike the list</source>
        <translation>Föderation anders als in der Liste</translation>
    </message>
    <message>
        <source>Birth year unlike the list</source>
        <translation>Geburtsjahr anders als in der Liste</translation>
    </message>
    <message>
        <source>Sex unlike the list</source>
        <translation>Geschlecht anders als in der Liste</translation>
    </message>
    <message>
        <source>Not arrived yet</source>
        <translation>Noch nicht angekommen</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>auch %1</translation>
    </message>
    <message>
        <source>the list has none</source>
        <translation>die Liste hat keinen</translation>
    </message>
    <message>
        <source>the list has %1</source>
        <translation>in der Liste: %1</translation>
    </message>
    <message>
        <source>No line of %1 says what its columns hold.</source>
        <translation>Keine Zeile von %1 sagt, was ihre Spalten enthalten.</translation>
    </message>
    <message>
        <source>Fee not paid</source>
        <translation>Startgeld nicht bezahlt</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Nationale ID</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Nationale Wertungszahl</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE Standard</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE Schnell</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE Blitz</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>K factor</source>
        <translation>K-Faktor</translation>
    </message>
    <message>
        <source>FIDE rating, else national (FIDON)</source>
        <translation>FIDE-Zahl, sonst nationale (FIDON)</translation>
    </message>
    <message>
        <source>National rating, else FIDE (NIDOF)</source>
        <translation>Nationale Zahl, sonst FIDE (NIDOF)</translation>
    </message>
    <message>
        <source>The higher of the two (HBFN)</source>
        <translation>Die höhere von beiden (HBFN)</translation>
    </message>
    <message>
        <source>FIDE rating only (FIDE)</source>
        <translation>Nur die FIDE-Zahl (FIDE)</translation>
    </message>
    <message>
        <source>National rating only (NRO)</source>
        <translation>Nur die nationale Zahl (NRO)</translation>
    </message>
    <message>
        <source>Official ratings</source>
        <translation>Offizielle Wertungszahlen</translation>
    </message>
    <message>
        <source>Ratings of later months</source>
        <translation>Wertungszahlen späterer Monate</translation>
    </message>
    <message>
        <source>Rated in another list only</source>
        <translation>Nur in einer anderen Liste gewertet</translation>
    </message>
    <message>
        <source>Rating unlike the official one</source>
        <translation>Wertungszahl anders als die offizielle</translation>
    </message>
    <message>
        <source>it would be %1</source>
        <translation>es wäre %1</translation>
    </message>
    <message>
        <source>Beside the rating lists lies %1, which is a link or no file of its own, where their log would lie. Move it away: it is in the folder of %2.</source>
        <translation>Neben den Wertungslisten liegt %1, eine Verknüpfung oder keine eigene Datei, wo ihr Protokoll läge. Verschieben Sie es: Es liegt im Ordner von %2.</translation>
    </message>
    <message>
        <source>Beside the rating lists lies a journal by which the file %1 would be deleted. Nothing was opened or deleted. Move that journal away: it lies beside %2.</source>
        <translation>Neben den Wertungslisten liegt ein Journal, durch das die Datei %1 gelöscht würde. Es wurde nichts geöffnet und nichts gelöscht. Verschieben Sie dieses Journal: Es liegt neben %2.</translation>
    </message>
    <message>
        <source>There is no room in %1, the folder for temporary files. Make room there; the lists are as they were.</source>
        <translation>In %1, dem Ordner für vorläufige Dateien, ist kein Platz. Schaffen Sie dort Platz; die Listen sind unverändert.</translation>
    </message>
    <message>
        <source>%1 does not say how its letters are written; the names can be read in several ways.</source>
        <translation>%1 sagt nicht, wie ihre Buchstaben geschrieben sind; die Namen lassen sich auf mehrere Arten lesen.</translation>
    </message>
    <message>
        <source>No column of %1 holds names.</source>
        <translation>Keine Spalte von %1 enthält Namen.</translation>
    </message>
    <message>
        <source>%1 holds names without ratings or IDs: it is no rating list.</source>
        <translation>%1 enthält Namen ohne Ratings und IDs: Das ist keine Wertungsliste.</translation>
    </message>
    <message>
        <source>FIDE ID of a similar name</source>
        <translation>FIDE-ID eines ähnlichen Namens</translation>
    </message>
    <message>
        <source>%1 is damaged. Remove it and take the lists in again.</source>
        <translation>%1 ist beschädigt. Entfernen Sie die Datei und nehmen Sie die Listen neu auf.</translation>
    </message>
    <message>
        <source>In an order of your own (OTHER)</source>
        <translation>In einer eigenen Reihenfolge (OTHER)</translation>
    </message>
    <message>
        <source>FIDE’s list was taken in less than a day ago.</source>
        <translation>Die Liste der FIDE wurde vor weniger als einem Tag eingelesen.</translation>
    </message>
    <message numerus="yes">
        <source>FIDE’s list was taken in %n day(s) ago; Players &gt; Renew FIDE’s List fetches it anew.</source>
        <translation>
            <numerusform>Die Liste der FIDE wurde vor %n Tag eingelesen; Spieler &gt; FIDE-Liste erneuern holt sie neu.</numerusform>
            <numerusform>Die Liste der FIDE wurde vor %n Tagen eingelesen; Spieler &gt; FIDE-Liste erneuern holt sie neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating of the same name</source>
        <translation>Wertungszahl zu demselben Namen</translation>
    </message>
    <message>
        <source>Team without players</source>
        <translation>Mannschaft ohne Spieler</translation>
    </message>
</context>
<context>
    <name>pairwright::LogoField</name>
    <message>
        <source>The picture cannot be read.</source>
        <translation>Das Bild kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The picture is too large: more than %1 MiB.</source>
        <translation>Das Bild ist zu groß: mehr als %1 MiB.</translation>
    </message>
    <message>
        <source>This is no picture that can be a logo: PNG and JPEG can.</source>
        <translation>Dies ist kein Bild, das ein Logo sein kann: PNG und JPEG können es.</translation>
    </message>
    <message>
        <source>The picture is too large: more than %1 million pixels.</source>
        <translation>Das Bild ist zu groß: mehr als %1 Millionen Pixel.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Das Bild ist beschädigt.</translation>
    </message>
    <message>
        <source>Choose the Logo</source>
        <translation>Logo wählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a picture</comment>
        <translation>Wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>the logo</comment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>A picture at the head of the sheets of this tournament, PNG or JPEG. It is kept on this computer.</source>
        <translation>Ein Bild am Kopf der Blätter dieses Turniers, PNG oder JPEG. Es bleibt auf diesem Computer.</translation>
    </message>
</context>
<context>
    <name>pairwright::LookStrip</name>
    <message numerus="yes">
        <source>%n pair(s) of one club</source>
        <translation>
            <numerusform>%n Paarung aus einem Verein</numerusform>
            <numerusform>%n Paarungen aus einem Verein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) with a game not played before</source>
        <translation>
            <numerusform>%n Paarung mit einer früher ausgefallenen Partie</numerusform>
            <numerusform>%n Paarungen mit einer früher ausgefallenen Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Freilos: %1</translation>
    </message>
    <message>
        <source>Go to the next such board</source>
        <translation>Zum nächsten solchen Brett</translation>
    </message>
    <message numerus="yes">
        <source>%n wide rating gap(s)</source>
        <translation>
            <numerusform>%n großer Wertungsunterschied</numerusform>
            <numerusform>%n große Wertungsunterschiede</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n float(s)</source>
        <translation>
            <numerusform>%n Float</numerusform>
            <numerusform>%n Floats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colour(s) not granted</source>
        <translation>
            <numerusform>%n Farbe nicht erfüllt</numerusform>
            <numerusform>%n Farben nicht erfüllt</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>Einen Blick wert</translation>
    </message>
</context>
<context>
    <name>pairwright::MainWindow</name>
    <message>
        <source>Open a Tournament</source>
        <translation>Turnier öffnen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Open or create a tournament first; then drop the list of players again.</source>
        <translation>Öffnen oder erstellen Sie zuerst ein Turnier; ziehen Sie die Spielerliste dann noch einmal hierher.</translation>
    </message>
    <message>
        <source>Recover into a New File…</source>
        <translation>In neue Datei retten&#xa0;…</translation>
    </message>
    <message>
        <source>Mark this moment as a checkpoint</source>
        <translation>Diesen Stand als Merkpunkt festhalten</translation>
    </message>
    <message>
        <source>Everything is saved already, each change at once. A checkpoint is a moment with a name, to be found again on the History page.</source>
        <translation>Alles ist schon gespeichert, jede Änderung sofort. Ein Merkpunkt ist ein Stand mit einem Namen, der auf der Seite Verlauf wiederzufinden ist.</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>Name (may be left empty)</source>
        <translation>Name (darf leer bleiben)</translation>
    </message>
    <message>
        <source>The checkpoint is marked.</source>
        <translation>Der Merkpunkt ist gesetzt.</translation>
    </message>
    <message>
        <source>The checkpoint “%1” is marked.</source>
        <translation>Der Merkpunkt „%1“ ist gesetzt.</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Gerettet</translation>
    </message>
    <message>
        <source>Take Over…</source>
        <translation>Übernehmen&#xa0;…</translation>
    </message>
    <message>
        <source>Write this tournament here?</source>
        <translation>Dieses Turnier hier bearbeiten?</translation>
    </message>
    <message>
        <source>Take Over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Save a Copy Here…</source>
        <translation>Kopie hier speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Close the &amp;Tournament</source>
        <translation>&amp;Turnier schließen</translation>
    </message>
    <message>
        <source>Close &amp;Window</source>
        <translation>Fenster &amp;schließen</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Close, and drop what is half done?</source>
        <translation>Schließen und Angefangenes verwerfen?</translation>
    </message>
    <message>
        <source>This was begun and not taken: %1</source>
        <translation>Dies wurde angefangen und nicht übernommen: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The tournament stays open: not all of it is saved.</source>
        <translation>Das Turnier bleibt offen: Es ist nicht alles gespeichert.</translation>
    </message>
    <message>
        <source>Save a Copy Elsewhere…</source>
        <translation>Anderswo eine Kopie speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Close without what is not saved?</source>
        <translation>Ohne das schließen, was nicht gespeichert ist?</translation>
    </message>
    <message>
        <source>Close Without It</source>
        <translation>Ohne das schließen</translation>
    </message>
    <message>
        <source>The last changes go to the web. Whoever does not wait sends them with the next opening of the tournament.</source>
        <translation>Die letzten Änderungen gehen ins Netz. Wer nicht wartet, sendet sie beim nächsten Öffnen des Turniers.</translation>
    </message>
    <message>
        <source>Close, though the web pages are behind?</source>
        <translation>Schließen, obwohl die Webseiten nicht auf dem Stand sind?</translation>
    </message>
    <message>
        <source>The last changes could not be handed over to the web. It is tried again when the tournament is opened.</source>
        <translation>Die letzten Änderungen konnten nicht ins Netz übergeben werden. Beim nächsten Öffnen des Turniers wird es wieder versucht.</translation>
    </message>
    <message>
        <source>Closing …</source>
        <translation>Wird geschlossen&#xa0;…</translation>
    </message>
    <message>
        <source>A backup is being made. Whoever does not wait goes without it.</source>
        <translation>Eine Sicherung wird gemacht. Wer nicht wartet, hat sie nicht.</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>%1 wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Take the files of this event back?</source>
        <translation>Die Dateien dieser Veranstaltung zurücknehmen?</translation>
    </message>
    <message>
        <source>All files of “%1” are removed, also this one. Nothing was played in them. The list that they were made from stays.</source>
        <translation>Alle Dateien von „%1“ werden entfernt, auch diese. In ihnen wurde nichts gespielt. Die Liste, aus der sie entstanden sind, bleibt.</translation>
    </message>
    <message>
        <source>Remove the Files</source>
        <translation>Dateien entfernen</translation>
    </message>
    <message>
        <source>The files are gone.</source>
        <translation>Die Dateien sind weg.</translation>
    </message>
    <message>
        <source>This tournament is on a server already.</source>
        <translation>Dieses Turnier liegt schon auf einem Server.</translation>
    </message>
    <message>
        <source>The tournament has to stay here as long as something of it is not saved.</source>
        <translation>Das Turnier muss hier bleiben, solange etwas davon nicht gespeichert ist.</translation>
    </message>
    <message>
        <source>Moving it to the server …</source>
        <translation>Umzug auf den Server&#xa0;…</translation>
    </message>
    <message>
        <source>It was given up.</source>
        <translation>Es wurde aufgegeben.</translation>
    </message>
    <message>
        <source>The tournament goes on on the server. The file stays as it was, as a copy.</source>
        <translation>Das Turnier geht auf dem Server weiter. Die Datei bleibt, wie sie war, als Kopie.</translation>
    </message>
    <message>
        <source>Open Again</source>
        <translation>Neu öffnen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the round, all of them</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Open an Invitation</source>
        <translation>Einladung öffnen</translation>
    </message>
    <message>
        <source>Invitations (*.txt)</source>
        <translation>Einladungen (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read. Open another file, or paste the invitation.</source>
        <translation>%1 kann nicht gelesen werden. Öffnen Sie eine andere Datei, oder fügen Sie die Einladung ein.</translation>
    </message>
    <message>
        <source>Inviting …</source>
        <translation>Es wird eingeladen …</translation>
    </message>
    <message>
        <source>Close, though something waits at this desk?</source>
        <translation>Schließen, obwohl an diesem Tisch etwas wartet?</translation>
    </message>
    <message>
        <source>Entries on the disk of this computer and not on the server: %1. They are offered when the tournament is opened here again.</source>
        <translation>Einträge auf der Festplatte dieses Rechners und nicht auf dem Server: %1. Sie werden angeboten, wenn das Turnier hier wieder geöffnet wird.</translation>
    </message>
    <message>
        <source>The server did not do it: %1</source>
        <translation>Der Server hat es nicht getan: %1</translation>
    </message>
    <message>
        <source>Asking the server …</source>
        <translation>Der Server wird gefragt …</translation>
    </message>
    <message>
        <source>Nobody is invited to this event.</source>
        <translation>Zu diesem Turnier ist niemand eingeladen.</translation>
    </message>
    <message>
        <source>%1 (%2), until %3</source>
        <comment>a login, its task, a day</comment>
        <translation>%1 (%2), bis %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a login, its task</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Which login shall end now?</source>
        <translation>Welcher Zugang soll jetzt enden?</translation>
    </message>
    <message>
        <source>Whoever is in by it is out, and does not come in again. What was saved stays.</source>
        <translation>Wer über ihn angemeldet ist, ist draußen und kommt nicht mehr herein. Was gespeichert ist, bleibt.</translation>
    </message>
    <message>
        <source>Login:</source>
        <translation>Zugang:</translation>
    </message>
    <message>
        <source>End It</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>The login %1 has ended.</source>
        <translation>Der Zugang %1 ist beendet.</translation>
    </message>
    <message>
        <source>The system has no keyring that is open: the password is not remembered, and is asked for the next time.</source>
        <translation>Das System hat keinen offenen Schlüsselbund: Das Passwort ist nicht gemerkt und wird beim nächsten Mal erfragt.</translation>
    </message>
    <message>
        <source>What waits at this desk is on the disk of this computer and stays there: %1.</source>
        <comment>how many</comment>
        <translation>Was an diesem Tisch wartet, liegt auf der Festplatte dieses Rechners und bleibt dort: %1.</translation>
    </message>
    <message>
        <source>Keep it open and try again, or take it along: File, Save a Copy…</source>
        <translation>Lassen Sie es offen und versuchen Sie es noch einmal, oder nehmen Sie es mit: Datei, Kopie speichern …</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>This event is open at this computer in another window as well, with another login: %1 (%2). Each window does what its own login may.</source>
        <comment>a login, its task</comment>
        <translation>Diese Veranstaltung ist an diesem Rechner auch in einem anderen Fenster geöffnet, mit einem anderen Zugang: %1 (%2). Jedes Fenster tut, was sein eigener Zugang darf.</translation>
    </message>
</context>
<context>
    <name>pairwright::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The manual was not installed with this program.</source>
        <translation>Das Handbuch wurde mit diesem Programm nicht installiert.</translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>This page is in English.</source>
        <translation>Diese Seite ist auf Englisch.</translation>
    </message>
</context>
<context>
    <name>pairwright::MapCard</name>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>%1: now %2, then %3</source>
        <translation>%1: jetzt %2, dann %3</translation>
    </message>
</context>
<context>
    <name>pairwright::MapCarrying</name>
    <message>
        <source>met in round %1</source>
        <translation>trafen sich in Runde %1</translation>
    </message>
    <message>
        <source>Board %1 becomes %2 – %3.</source>
        <translation>Brett %1 wird %2 – %3.</translation>
    </message>
    <message>
        <source>%1 gets the bye.</source>
        <translation>%1 erhält das Freilos.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two players</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Why not %1 – %2?</source>
        <translation>Warum nicht %1 – %2?</translation>
    </message>
    <message>
        <source>Let go, or press Enter, to ask. Nothing changes. Esc leaves it.</source>
        <translation>Loslassen oder Eingabe fragt. Nichts ändert sich. Esc lässt es.</translation>
    </message>
    <message>
        <source>They are paired already.</source>
        <translation>Sie sind schon gepaart.</translation>
    </message>
    <message>
        <source>They cannot be paired so.</source>
        <translation>So können sie nicht gepaart werden.</translation>
    </message>
    <message>
        <source>Esc leaves it.</source>
        <translation>Esc lässt es.</translation>
    </message>
    <message>
        <source>Met before</source>
        <translation>Trafen sich schon</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation>Floats</translation>
    </message>
    <message>
        <source>Colours not granted</source>
        <translation>Farben nicht erfüllt</translation>
    </message>
    <message>
        <source>Let go, or press Enter, to pair them. Esc leaves it.</source>
        <translation>Loslassen oder Eingabe paart sie. Esc lässt es.</translation>
    </message>
    <message>
        <source>Comparing with the rules …</source>
        <translation>Wird mit den Regeln verglichen&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und %n weiterer.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>They met in round %1.</source>
        <translation>Sie trafen sich in Runde %1.</translation>
    </message>
    <message>
        <source>Match %1 becomes %2 – %3.</source>
        <translation>Wettkampf %1 wird %2 – %3.</translation>
    </message>
</context>
<context>
    <name>pairwright::MapCosts</name>
    <message>
        <source>met in round %1</source>
        <translation>trafen sich in Runde %1</translation>
    </message>
    <message>
        <source>makes a rematch</source>
        <translation>ergibt Wiederholung</translation>
    </message>
    <message>
        <source>must not meet</source>
        <translation>dürfen nicht</translation>
    </message>
    <message>
        <source>two must not meet</source>
        <translation>zwei dürfen nicht</translation>
    </message>
    <message>
        <source>bye not allowed</source>
        <translation>Freilos nicht erlaubt</translation>
    </message>
    <message>
        <source>third colour in a row</source>
        <translation>dritte gleiche Farbe</translation>
    </message>
    <message>
        <source>colours too uneven</source>
        <translation>Farben zu ungleich</translation>
    </message>
    <message>
        <source>as paired</source>
        <translation>wie gepaart</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message numerus="yes">
        <source>+%n float(s)</source>
        <translation>
            <numerusform>+%n Float</numerusform>
            <numerusform>+%n Floats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n colour(s)</source>
        <comment>not granted</comment>
        <translation>
            <numerusform>+%n Farbe</numerusform>
            <numerusform>+%n Farben</numerusform>
        </translation>
    </message>
    <message>
        <source>bye moves</source>
        <translation>Freilos wechselt</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>that change</comment>
        <translation>
            <numerusform>%n Brett</numerusform>
            <numerusform>%n Bretter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::MapView</name>
    <message>
        <source>due Black</source>
        <translation>Schwarz stand zu</translation>
    </message>
    <message>
        <source>due White</source>
        <translation>Weiß stand zu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>bye, +1</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Board %1: %2, %3 points, has White against %4, %5 points.</source>
        <translation>Brett %1: %2, %3 Punkte, hat Weiß gegen %4, %5 Punkte.</translation>
    </message>
    <message>
        <source>Board %1: %2, %3 points, has Black against %4, %5 points.</source>
        <translation>Brett %1: %2, %3 Punkte, hat Schwarz gegen %4, %5 Punkte.</translation>
    </message>
    <message>
        <source>It goes down to another scoregroup.</source>
        <translation>Es geht hinunter in eine andere Punktgruppe.</translation>
    </message>
    <message>
        <source>The opponent comes from above.</source>
        <translation>Der Gegner kommt von oben.</translation>
    </message>
    <message>
        <source>Result: %1.</source>
        <translation>Ergebnis: %1.</translation>
    </message>
    <message>
        <source>%1, %2 points: %3.</source>
        <translation>%1, %2 Punkte: %3.</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>Gegen %1: %2.</translation>
    </message>
    <message>
        <source>Map of the round: scoregroups from the top, each player with his opponent</source>
        <translation>Karte der Runde: Punktgruppen von oben, jeder mit seinem Gegner</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Match %1: %2, %3 points, has White against %4, %5 points.</source>
        <translation>Wettkampf %1: %2, %3 Punkte, hat Weiß gegen %4, %5 Punkte.</translation>
    </message>
    <message>
        <source>Match %1: %2, %3 points, has Black against %4, %5 points.</source>
        <translation>Wettkampf %1: %2, %3 Punkte, hat Schwarz gegen %4, %5 Punkte.</translation>
    </message>
    <message>
        <source>Due: Black.</source>
        <translation>Steht zu: Schwarz.</translation>
    </message>
    <message>
        <source>Due: White.</source>
        <translation>Steht zu: Weiß.</translation>
    </message>
</context>
<context>
    <name>pairwright::MatchBoards</name>
    <message>
        <source>Match %1: %2 – %3   %4</source>
        <comment>number, two teams, result</comment>
        <translation>Wettkampf %1: %2 – %3   %4</translation>
    </message>
    <message>
        <source>Boards of the match</source>
        <translation>Bretter des Wettkampfs</translation>
    </message>
</context>
<context>
    <name>pairwright::MatchBoardsModel</name>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>nobody named</source>
        <comment>at a board</comment>
        <translation>niemand genannt</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>pairwright::MatchResult</name>
    <message>
        <source>Result of match %1, round %2</source>
        <translation>Ergebnis von Wettkampf %1, Runde %2</translation>
    </message>
    <message>
        <source>It is entered on all boards of %1 against %2, whatever stands there.</source>
        <translation>Es wird an allen Brettern von %1 gegen %2 eingetragen, gleich was dort steht.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Der Wettkampf</translation>
    </message>
    <message>
        <source>%1 wins: the others did not come</source>
        <comment>a team</comment>
        <translation>%1 gewinnt: die anderen sind nicht gekommen</translation>
    </message>
    <message>
        <source>neither team came</source>
        <translation>keine der Mannschaften kam</translation>
    </message>
    <message>
        <source>all games are drawn</source>
        <translation>alle Partien enden remis</translation>
    </message>
    <message>
        <source>no results</source>
        <translation>keine Ergebnisse</translation>
    </message>
    <message>
        <source>Enter this result all the same?</source>
        <translation>Dieses Ergebnis trotzdem eintragen?</translation>
    </message>
</context>
<context>
    <name>pairwright::MatchText</name>
    <message>
        <source>Game %1: %2 – %3   %4</source>
        <translation>Partie %1: %2 – %3   %4</translation>
    </message>
    <message>
        <source>won</source>
        <comment>his game</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>his game</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>drew</source>
        <comment>his game</comment>
        <translation>remis</translation>
    </message>
    <message>
        <source>won by forfeit</source>
        <comment>his game</comment>
        <translation>kampflos gewonnen</translation>
    </message>
    <message>
        <source>lost by forfeit</source>
        <comment>his game</comment>
        <translation>kampflos verloren</translation>
    </message>
</context>
<context>
    <name>pairwright::Menus</name>
    <message>
        <source>Nothing opened yet</source>
        <translation>Noch nichts geöffnet</translation>
    </message>
    <message>
        <source>Clear This List</source>
        <translation>Diese Liste leeren</translation>
    </message>
    <message>
        <source>Language of the System</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>As the System</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Files of This &amp;Event</source>
        <translation>&amp;Dateien dieser Veranstaltung</translation>
    </message>
    <message>
        <source>Looking for the other files …</source>
        <translation>Die anderen Dateien werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>No other file of this event lies beside it</source>
        <translation>Daneben liegt keine andere Datei dieser Veranstaltung</translation>
    </message>
    <message>
        <source>Open All of Them</source>
        <translation>Alle öffnen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>Rep&amp;orts</source>
        <translation>B&amp;erichte</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>High Contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Change &amp;a Pairing</source>
        <translation>Paarung &amp;ändern</translation>
    </message>
    <message>
        <source>Find a player, a board, a command</source>
        <translation>Spieler, Brett oder Befehl suchen</translation>
    </message>
</context>
<context>
    <name>pairwright::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>pairwright::MomentView</name>
    <message>
        <source>Back to the Present</source>
        <translation>Zurück zur Gegenwart</translation>
    </message>
    <message>
        <source>What of that moment</source>
        <translation>Was von diesem Stand</translation>
    </message>
    <message>
        <source>Nothing of that kind yet</source>
        <translation>Noch nichts davon</translation>
    </message>
    <message>
        <source>As it was on %1, after step %2: %3</source>
        <translation>Stand vom %1, nach Schritt %2: %3</translation>
    </message>
    <message>
        <source>At that moment the round had no pairings, or games of the last round had not ended.</source>
        <translation>Damals hatte die Runde keine Paarungen, oder Partien der letzten Runde waren nicht beendet.</translation>
    </message>
</context>
<context>
    <name>pairwright::NameField</name>
    <message numerus="yes">
        <source>%n more fit: type more letters.</source>
        <translation>
            <numerusform>%n weiterer Spieler passt: Tippen Sie mehr Buchstaben.</numerusform>
            <numerusform>%n weitere Spieler passen: Tippen Sie mehr Buchstaben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::NewFiles</name>
    <message>
        <source>Tournaments (*.pairwright)</source>
        <translation>Turniere (*.pairwright)</translation>
    </message>
    <message>
        <source>This is the open tournament itself. Choose another name.</source>
        <translation>Das ist das geöffnete Turnier selbst. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 as of %2</source>
        <comment>file name: tournament, time</comment>
        <translation>%1, Stand %2</translation>
    </message>
    <message>
        <source>Save This Moment as a New File</source>
        <translation>Diesen Stand als neue Datei speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <comment>file name</comment>
        <translation>%1 wiederhergestellt</translation>
    </message>
    <message>
        <source>Restore the Backup into a New File</source>
        <translation>Sicherung in neuer Datei wiederherstellen</translation>
    </message>
    <message>
        <source>Restored from the backup %1.</source>
        <translation>Aus der Sicherung %1 wiederhergestellt.</translation>
    </message>
    <message>
        <source>%1 recovered</source>
        <comment>file name</comment>
        <translation>%1 gerettet</translation>
    </message>
    <message>
        <source>Recover into a New File</source>
        <translation>In neue Datei retten</translation>
    </message>
    <message>
        <source>Reading what is left of %1 …</source>
        <translation>Lese, was von %1 übrig ist&#xa0;…</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <comment>file name</comment>
        <translation>%1 Kopie</translation>
    </message>
    <message>
        <source>%1 for others</source>
        <comment>file name</comment>
        <translation>%1 für andere</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Save a Copy for Others</source>
        <translation>Kopie für andere speichern</translation>
    </message>
    <message>
        <source>Saved as %1, without phone numbers, e-mail, fees, remarks, birth dates and the history.</source>
        <translation>Gespeichert als %1, ohne Telefon, E-Mail, Startgeld, Bemerkungen, Geburtsdaten und Verlauf.</translation>
    </message>
</context>
<context>
    <name>pairwright::NewTournamentView</name>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Geben Sie dem Turnier einen Namen.</translation>
    </message>
    <message>
        <source>New Tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;City</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>First &amp;day</source>
        <translation>Erster &amp;Tag</translation>
    </message>
    <message>
        <source>Pairing &amp;system</source>
        <translation>Auslosungss&amp;ystem</translation>
    </message>
    <message>
        <source>three letters, such as GER</source>
        <translation>drei Buchstaben, etwa GER</translation>
    </message>
    <message>
        <source>Create…</source>
        <translation>Erstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Acceleration</source>
        <translation>Beschleuni&amp;gung</translation>
    </message>
    <message>
        <source>Federa&amp;tion</source>
        <translation>&amp;Föderation</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>R&amp;unden</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Rated by FIDE means FIDE mode: what the FIDE rules do not allow is refused. Otherwise you are asked instead.</source>
        <translation>Von der FIDE gewertet heißt FIDE-Modus: was die FIDE-Regeln nicht erlauben, wird abgelehnt. Sonst werden Sie stattdessen gefragt.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Bretter eines Wettkampfs</translation>
    </message>
    <message>
        <source>Only the name cannot wait, the rest can be completed later. Rated by FIDE means FIDE mode: it can be left later, but not entered.</source>
        <translation>Nur der Name kann nicht warten, alles andere lässt sich später ergänzen. Von der FIDE gewertet heißt FIDE-Modus: Er kann später verlassen, aber nicht eingeschaltet werden.</translation>
    </message>
</context>
<context>
    <name>pairwright::NoteOutput</name>
    <message>
        <source>The printer did not answer. Save the note as PDF instead.</source>
        <translation>Der Drucker hat nicht geantwortet. Speichern Sie das Blatt stattdessen als PDF.</translation>
    </message>
    <message>
        <source>Save the Note</source>
        <translation>Blatt speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>pairwright::Notes</name>
    <message>
        <source>↓ %1</source>
        <comment>floats down</comment>
        <translation>↓ %1</translation>
    </message>
    <message>
        <source>↑ %1</source>
        <comment>floats up</comment>
        <translation>↑ %1</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>same club</source>
        <translation>gleicher Verein</translation>
    </message>
    <message>
        <source>paired in round %1, not played</source>
        <translation>in Runde %1 gepaart, nicht gespielt</translation>
    </message>
    <message>
        <source>◑ neither colour due</source>
        <translation>◑ keinem seine Farbe</translation>
    </message>
    <message>
        <source>✎ by hand</source>
        <translation>✎ von Hand</translation>
    </message>
    <message>
        <source>⚖ left to the arbiter</source>
        <translation>⚖ dem Schiedsrichter überlassen</translation>
    </message>
    <message>
        <source>◑ White, due Black</source>
        <comment>has, or had, the claim to Black</comment>
        <translation>◑ Weiß statt Schwarz</translation>
    </message>
    <message>
        <source>◑ Black, due White</source>
        <comment>has, or had, the claim to White</comment>
        <translation>◑ Schwarz statt Weiß</translation>
    </message>
</context>
<context>
    <name>pairwright::Notice</name>
    <message>
        <source>Notice</source>
        <translation>Aushang</translation>
    </message>
</context>
<context>
    <name>pairwright::NumbersRow</name>
    <message>
        <source>seed %1</source>
        <translation>Startzahl %1</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummern</translation>
    </message>
    <message>
        <source>Draw Again</source>
        <translation>Neu auslosen</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>noch nicht ausgelost</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>durch Los</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>nach Wertungszahl</translation>
    </message>
    <message>
        <source>by lot, federations apart (Varma)</source>
        <translation>durch Los, Verbände getrennt (Varma)</translation>
    </message>
    <message>
        <source>by lot, club mates meet early</source>
        <translation>durch das Los, Vereinskollegen früh gegeneinander</translation>
    </message>
    <message>
        <source>by hand, as listed</source>
        <translation>von Hand, wie gelistet</translation>
    </message>
</context>
<context>
    <name>pairwright::OfficialRatingText</name>
    <message>
        <source>by the type of play (%1)</source>
        <comment>lists</comment>
        <translation>nach der Art der Partien (%1)</translation>
    </message>
    <message>
        <source>%1: no round</source>
        <comment>a month</comment>
        <translation>%1: keine Runde</translation>
    </message>
    <message>
        <source>%1: round %2</source>
        <comment>a month</comment>
        <translation>%1: Runde %2</translation>
    </message>
    <message>
        <source>%1: rounds %2 to %3</source>
        <comment>a month</comment>
        <translation>%1: Runden %2 bis %3</translation>
    </message>
    <message>
        <source>%1, K %2</source>
        <comment>rating, and its coefficient</comment>
        <translation>%1, K %2</translation>
    </message>
    <message>
        <source>national or own list</source>
        <translation>nationale oder eigene Liste</translation>
    </message>
</context>
<context>
    <name>pairwright::OpenText</name>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 may not be read. Ask the owner of the file for permission, or open a copy.</source>
        <translation>%1 darf nicht gelesen werden. Bitten Sie den Besitzer der Datei um Erlaubnis, oder öffnen Sie eine Kopie.</translation>
    </message>
    <message>
        <source>%1 is not a Pairwright tournament. TRF reports end in .trf; lists of players are imported on the Players page.</source>
        <translation>%1 ist kein Pairwright-Turnier. TRF-Berichte enden auf .trf; Spielerlisten werden auf der Seite Spieler importiert.</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Pairwright (schema %2, this one knows %3). Update the program; the file was not touched.</source>
        <translation>%1 stammt von einer neueren Pairwright-Version (Schema %2, bekannt ist %3). Aktualisieren Sie das Programm; die Datei blieb unverändert.</translation>
    </message>
    <message>
        <source>%1 is cut off: a part of it is missing. Take the last copy or backup; the file was not touched.</source>
        <translation>%1 ist abgeschnitten: Ein Teil fehlt. Nehmen Sie die letzte Kopie oder Sicherung; die Datei blieb unverändert.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). Take the last copy or backup; the file was not touched.</source>
        <translation>%1 ist beschädigt (%2). Nehmen Sie die letzte Kopie oder Sicherung; die Datei blieb unverändert.</translation>
    </message>
    <message>
        <source>%1 was not closed properly and its place cannot be written. Copy it to another folder, together with the files beside it, and open the copy.</source>
        <translation>%1 wurde nicht ordentlich geschlossen, und an ihrem Ort kann nicht geschrieben werden. Kopieren Sie sie mit den Dateien daneben in einen anderen Ordner und öffnen Sie die Kopie.</translation>
    </message>
    <message>
        <source>There is already a file %1. Choose another name.</source>
        <translation>Eine Datei %1 gibt es schon. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>No file can be made at %1. Choose a folder that exists and can be written.</source>
        <translation>Unter %1 lässt sich keine Datei anlegen. Wählen Sie einen vorhandenen, beschreibbaren Ordner.</translation>
    </message>
    <message>
        <source>The disk is full. Make room, or choose another one.</source>
        <translation>Der Datenträger ist voll. Schaffen Sie Platz, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 konnte nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>Open for reading only: %1 has this tournament open on %2.</source>
        <translation>Nur zum Lesen geöffnet: %1 hat dieses Turnier auf %2 geöffnet.</translation>
    </message>
    <message>
        <source>Open for reading only: another program has this tournament open.</source>
        <translation>Nur zum Lesen geöffnet: Ein anderes Programm hat dieses Turnier geöffnet.</translation>
    </message>
    <message>
        <source>Open for reading only: nothing can be written in its folder. Save a copy elsewhere to work on it.</source>
        <translation>Nur zum Lesen geöffnet: In diesem Ordner kann nicht geschrieben werden. Speichern Sie anderswo eine Kopie, um daran zu arbeiten.</translation>
    </message>
    <message>
        <source>%1 names the pairing system “%2”, which this program cannot pair.</source>
        <translation>%1 nennt das Auslosungssystem „%2“, nach dem dieses Programm nicht auslosen kann.</translation>
    </message>
    <message>
        <source>%1 holds record %2, which this program does not support.</source>
        <translation>%1 enthält den Datensatz %2, den dieses Programm nicht unterstützt.</translation>
    </message>
    <message>
        <source>%1 is no readable TRF.</source>
        <translation>%1 ist keine lesbare TRF-Datei.</translation>
    </message>
    <message>
        <source>%1 was refused, line %2: %3</source>
        <translation>%1 wurde abgelehnt, Zeile %2: %3</translation>
    </message>
    <message>
        <source>The file names no pairing system; %1 was taken, by the first day.</source>
        <translation>Die Datei nennt kein Auslosungssystem; nach dem ersten Tag wurde %1 angenommen.</translation>
    </message>
    <message>
        <source>The file names no pairing system; %1 was taken.</source>
        <translation>Die Datei nennt kein Auslosungssystem; %1 wurde angenommen.</translation>
    </message>
    <message>
        <source>The initial colour is not known; draw the lot.</source>
        <translation>Die Anfangsfarbe ist nicht bekannt; losen Sie sie aus.</translation>
    </message>
    <message>
        <source>The acceleration that the file names was computed.</source>
        <translation>Die Beschleunigung, die die Datei nennt, wurde berechnet.</translation>
    </message>
    <message>
        <source>Record %1 has no place here.</source>
        <translation>Datensatz %1 hat hier keinen Platz.</translation>
    </message>
    <message>
        <source>%1: “%2” is unknown and was left out.</source>
        <translation>%1: „%2“ ist unbekannt und entfiel.</translation>
    </message>
    <message>
        <source>%1: the rating %2 is impossible; unrated now.</source>
        <translation>%1: Die Wertungszahl %2 ist unmöglich; jetzt ohne Wertungszahl.</translation>
    </message>
    <message>
        <source>%1, round %2: an unusual result was taken for the nearest one.</source>
        <translation>%1, Runde %2: Ein ungewöhnliches Ergebnis wurde als das nächstliegende genommen.</translation>
    </message>
    <message>
        <source>%1, round %2: a second bye was taken for a full-point bye.</source>
        <translation>%1, Runde %2: Ein zweites Freilos wurde als Freilos mit ganzem Punkt genommen.</translation>
    </message>
    <message>
        <source>%1 names Baku acceleration, which needs a win worth two draws and a loss worth nothing (C.04.7). Correct record 162, or take _BAKU out of record 192.</source>
        <translation>%1 nennt die Baku-Beschleunigung; sie verlangt, dass ein Sieg so viel zählt wie zwei Remis und eine Niederlage nichts (C.04.7). Berichtigen Sie den Satz 162, oder nehmen Sie _BAKU aus dem Satz 192.</translation>
    </message>
    <message>
        <source>The file names Baku acceleration, but its virtual points are others (first: number %1). The points of the file hold.</source>
        <translation>Die Datei nennt die Baku-Beschleunigung, hat aber andere virtuelle Punkte (zuerst: Nummer %1). Es gelten die Punkte der Datei.</translation>
    </message>
    <message>
        <source>%1 was refused: %2</source>
        <translation>%1 wurde abgelehnt: %2</translation>
    </message>
    <message>
        <source>%1 was made by an older version of Pairwright. Before it is brought up to date a copy is kept beside it, and that failed: %2. Make room in its folder and open it again; the file was not touched.</source>
        <translation>%1 stammt von einer älteren Version von Pairwright. Bevor die Datei auf den neuen Stand gebracht wird, wird eine Kopie daneben abgelegt, und das ist misslungen: %2. Im Ordner Platz schaffen und die Datei noch einmal öffnen; sie wurde nicht angerührt.</translation>
    </message>
    <message>
        <source>Open for reading only: %1 has had this tournament open on %2 since %3. Close it there to work on it here.</source>
        <translation>Nur zum Lesen geöffnet: %1 hat dieses Turnier auf %2 seit %3 geöffnet. Dort schließen, um hier daran zu arbeiten.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 contradicts itself. What holds can be recovered into a new file; the file was not touched.</source>
        <translation>%1 widerspricht sich. Was hält, lässt sich in eine neue Datei retten; die Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>%1 is empty: what it held is lost. Take the last copy or backup.</source>
        <translation>%1 ist leer: Der Inhalt ist verloren. Nehmen Sie die letzte Kopie oder Sicherung.</translation>
    </message>
    <message>
        <source>%1 holds something that no tournament of Pairwright has (%2). It was not opened, so that nothing in it can act. What it holds of a tournament can be recovered into a new file.</source>
        <translation>%1 enthält etwas, das kein Turnier von Pairwright hat (%2). Die Datei wurde nicht geöffnet, damit nichts darin wirken kann. Was darin von einem Turnier steht, lässt sich in eine neue Datei retten.</translation>
    </message>
    <message>
        <source>%1 says that it has schema %2, which no version of Pairwright has made. The file was not touched.</source>
        <translation>%1 gibt Schema %2 an, das keine Version von Pairwright je erzeugt hat. Die Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>Jemand</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 opened it on the computer %2, %3 (%4). Take it over only if that computer is off or the program there has ended: if both write, one of the two loses its changes.</source>
        <translation>%1 hat es auf dem Rechner %2 geöffnet, %3 (%4). Übernehmen Sie es nur, wenn jener Rechner aus oder das Programm dort beendet ist: Schreiben beide, verliert einer seine Änderungen.</translation>
    </message>
    <message>
        <source>The file of this tournament was removed while it was open: nothing is saved any more. Save a copy now; it will hold everything.</source>
        <translation>Die Datei dieses Turniers wurde entfernt, während es offen war: Es wird nichts mehr gespeichert. Speichern Sie jetzt eine Kopie; sie enthält alles.</translation>
    </message>
    <message>
        <source>Another file has taken the place of this tournament while it was open: nothing is saved any more. Save a copy under another name now; it will hold everything.</source>
        <translation>Eine andere Datei hat den Platz dieses Turniers eingenommen, während es offen war: Es wird nichts mehr gespeichert. Speichern Sie jetzt eine Kopie unter anderem Namen; sie enthält alles.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… und %n weiterer.</numerusform>
            <numerusform>… und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>No file can be made at %1: by the lock %2 a program on the computer “%3” has one of this name. If that program is gone, remove the lock, or choose another name.</source>
        <translation>Unter %1 kann keine Datei angelegt werden: Laut der Sperre %2 hat ein Programm auf dem Rechner „%3“ eine Datei dieses Namens. Läuft dieses Programm nicht mehr, entfernen Sie die Sperre; sonst wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Open for looking only: this tournament contradicts itself, and only what holds is shown. Recover it into a new file to go on with it; this one is not touched.</source>
        <translation>Nur zum Ansehen geöffnet: Dieses Turnier widerspricht sich, gezeigt wird nur, was Bestand hat. Um damit weiterzuarbeiten, stellen Sie es in einer neuen Datei wieder her; diese bleibt unberührt.</translation>
    </message>
    <message>
        <source>Beside %1 lies %2, which is a link or no file of its own, where the log would lie. Move it away and open the tournament again.</source>
        <translation>Neben %1 liegt %2, eine Verknüpfung oder keine eigene Datei, wo das Protokoll läge. Verschieben Sie es und öffnen Sie das Turnier erneut.</translation>
    </message>
    <message>
        <source>Beside %1 lies a journal by which the file %2 would be deleted when the tournament is opened. Pairwright makes no such journal; nothing was opened or deleted. What %1 itself holds can be recovered into a new file.</source>
        <translation>Neben %1 liegt ein Journal, durch das beim Öffnen des Turniers die Datei %2 gelöscht würde. Pairwright legt kein solches Journal an; es wurde nichts geöffnet und nichts gelöscht. Was %1 selbst enthält, kann in einer neuen Datei wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>%1 was not opened: %2 is larger than that of any tournament. Take the last copy or backup; the file was not touched.</source>
        <translation>%1 wurde nicht geöffnet: %2 ist größer als die eines jeden Turniers. Nehmen Sie die letzte Kopie oder Sicherung; die Datei wurde nicht angerührt.</translation>
    </message>
    <message>
        <source>%1 needs a working copy, for which there is no room in %2, the folder for temporary files. Make room there and open it again; the file was not touched.</source>
        <translation>%1 braucht eine Arbeitskopie, für die in %2, dem Ordner für vorläufige Dateien, kein Platz ist. Schaffen Sie dort Platz und öffnen Sie das Turnier erneut; die Datei wurde nicht angerührt.</translation>
    </message>
    <message>
        <source>Open for reading only: its place gives no locks, so that two programs could change it at once. Save a copy on a disk of this computer to work on it.</source>
        <translation>Nur zum Lesen geöffnet: Der Ort bietet keine Sperren, sodass zwei Programme das Turnier zugleich ändern könnten. Speichern Sie eine Kopie auf einem Laufwerk dieses Rechners, um daran zu arbeiten.</translation>
    </message>
    <message>
        <source>Open for reading only: this file has another name as well, under which it was not closed properly, and the last changes lie there. Open it under that name once; then this one can be worked on again.</source>
        <translation>Nur zum Lesen geöffnet: Diese Datei hat noch einen anderen Namen, unter dem sie nicht ordentlich geschlossen wurde, und die letzten Änderungen liegen dort. Öffnen Sie sie einmal unter jenem Namen; dann kann auch unter diesem wieder gearbeitet werden.</translation>
    </message>
    <message>
        <source>%1 is too long a name: the lock beside it finds no room. Choose a shorter one.</source>
        <translation>%1 ist als Name zu lang: Die Sperre daneben hat keinen Platz. Wählen Sie einen kürzeren.</translation>
    </message>
    <message>
        <source>Open for reading only: where its lock (.lock) would lie beside it is something that is no file. Move that away and open the tournament again.</source>
        <translation>Nur zum Lesen geöffnet: Wo daneben die Sperre (.lock) läge, liegt etwas, das keine Datei ist. Verschieben Sie es und öffnen Sie das Turnier noch einmal.</translation>
    </message>
    <message>
        <source>Open for reading only: its name is too long for the lock beside it. Give the file a shorter name and open it again.</source>
        <translation>Nur zum Lesen geöffnet: Der Name ist für die Sperre daneben zu lang. Geben Sie der Datei einen kürzeren Namen und öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The file names no tie-breaks: equal points share a rank until you choose some on the page Standings.</source>
        <translation>Die Datei nennt keine Feinwertungen: Wer gleich viele Punkte hat, teilt sich den Rang, bis Sie auf der Seite „Rangliste“ welche wählen.</translation>
    </message>
    <message>
        <source>The file names no tie-breaks: its ranks are kept as it states them until you choose some on the page Standings.</source>
        <translation>Die Datei nennt keine Feinwertungen: Ihre Ränge bleiben, wie sie dort stehen, bis Sie auf der Seite „Rangliste“ welche wählen.</translation>
    </message>
    <message>
        <source>The last two rounds of a cycle stand in the order of the Berger table, by the rounds of the file.</source>
        <translation>Die letzten beiden Runden eines Durchgangs stehen nach den Runden der Datei in der Reihenfolge der Berger-Tabelle.</translation>
    </message>
    <message>
        <source>The last two rounds of a cycle have changed places, by the rounds of the file.</source>
        <translation>Die letzten beiden Runden eines Durchgangs sind nach den Runden der Datei vertauscht.</translation>
    </message>
    <message>
        <source>The rounds of the file are not those of the Berger table, from round %1 on. They stay as they are.</source>
        <translation>Ab Runde %1 sind die Runden der Datei nicht die der Berger-Tabelle. Sie bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>A round robin must not use %1 (C.07, article 8): the list of tie-breaks goes on without.</source>
        <translation>In einem Rundenturnier ist %1 nicht erlaubt (C.07, Artikel 8): Die Liste der Feinwertungen gilt ohne weiter.</translation>
    </message>
    <message>
        <source>The file names the tie-break %1, which this program does not have: the ranks stand as the file states them, or are shared, until you choose tie-breaks on the page Standings.</source>
        <translation>Die Datei nennt die Feinwertung %1, die dieses Programm nicht hat: Die Ränge stehen, wie die Datei sie angibt, oder werden geteilt, bis Sie auf der Seite Rangliste Feinwertungen wählen.</translation>
    </message>
    <message>
        <source>The file names the pairing system “%1”, which this program cannot pair.</source>
        <translation>Die Datei nennt das Auslosungssystem „%1“, nach dem dieses Programm nicht auslosen kann.</translation>
    </message>
    <message>
        <source>%1: the file states rank %2, by its own tie-breaks it is rank %3.</source>
        <translation>%1: Die Datei gibt Rang %2 an, nach ihren eigenen Feinwertungen ist es Rang %3.</translation>
    </message>
    <message>
        <source>Games are not over: the ranks of the file are not compared, and are made anew.</source>
        <translation>Partien sind nicht beendet: Die Ränge der Datei werden nicht verglichen und neu berechnet.</translation>
    </message>
    <message>
        <source>The file does not say what results are worth: 1 point for a win and for a bye, ½ for a draw.</source>
        <translation>Die Datei sagt nicht, was Ergebnisse wert sind: 1 Punkt für einen Sieg und für ein Freilos, ½ für ein Remis.</translation>
    </message>
    <message>
        <source>The file does not say which ratings count (record 172): FIDE’s of the type of play, else the national one.</source>
        <translation>Die Datei sagt nicht, welche Wertungszahlen zählen (Satz 172): die der FIDE für die Spielart, sonst die nationale.</translation>
    </message>
    <message>
        <source>Record 172 says “%1”, which is not understood: FIDE’s ratings of the type of play count, else the national ones.</source>
        <translation>Satz 172 sagt „%1“, was nicht verstanden wird: Es zählen die Wertungszahlen der FIDE für die Spielart, sonst die nationalen.</translation>
    </message>
    <message>
        <source>%1, round %2: nothing stands there; taken for a zero-point bye.</source>
        <translation>%1, Runde %2: Dort steht nichts; gilt als Freilos ohne Punkt.</translation>
    </message>
    <message>
        <source>The initial colour was read off the first round: Black.</source>
        <translation>Die Anfangsfarbe wurde an der ersten Runde abgelesen: Schwarz.</translation>
    </message>
    <message>
        <source>The initial colour was read off the first round: White.</source>
        <translation>Die Anfangsfarbe wurde an der ersten Runde abgelesen: Weiß.</translation>
    </message>
    <message>
        <source>The number of rounds is not in the file: as many as are paired (%1).</source>
        <translation>Die Zahl der Runden steht nicht in der Datei: so viele, wie ausgelost sind (%1).</translation>
    </message>
    <message>
        <source>%1 is no address of an event. It is written postgresql://USER@SERVER/DATABASE?event=NAME; the name has small letters, digits, - and _.</source>
        <translation>%1 ist keine Adresse einer Veranstaltung. Man schreibt sie postgresql://BENUTZER@SERVER/DATENBANK?event=NAME; der Name besteht aus Kleinbuchstaben, Ziffern, - und _.</translation>
    </message>
    <message>
        <source>A password does not belong into the address, where others can read it. Leave it out; it is asked for.</source>
        <translation>Ein Passwort gehört nicht in die Adresse, wo andere es lesen können. Lassen Sie es weg; es wird danach gefragt.</translation>
    </message>
    <message>
        <source>The server has no event “%1” for this login. Check its name, or ask whoever has put it there.</source>
        <translation>Der Server hat keine Veranstaltung „%1“ für diesen Zugang. Prüfen Sie ihren Namen, oder fragen Sie, wer sie dorthin gebracht hat.</translation>
    </message>
    <message>
        <source>This is no longer the present state: another file lies in its place, or what others have done since cannot be read by this program. Open the tournament again.</source>
        <translation>Dies ist nicht mehr der heutige Stand: An seiner Stelle liegt eine andere Datei, oder was andere seither getan haben, kann dieses Programm nicht lesen. Öffnen Sie das Turnier neu.</translation>
    </message>
    <message>
        <source>%1 was refused for what it says of teams: %2</source>
        <translation>%1 wurde wegen ihrer Angaben zu Mannschaften abgelehnt: %2</translation>
    </message>
    <message>
        <source>%1: the number of rounds (record 142 or XXR, %2) is smaller than the number of rounds that were played.</source>
        <translation>%1: die Zahl der Runden (Satz 142 oder XXR, %2) ist kleiner als die der gespielten Runden.</translation>
    </message>
    <message>
        <source>The numbers in the file have gaps; here they go on without: number %1 of the file is %2 now.</source>
        <translation>Die Nummern der Datei haben Lücken; hier gehen sie ohne weiter: Nummer %1 der Datei ist jetzt %2.</translation>
    </message>
    <message>
        <source>The name of player %1 is missing; the number stands for it.</source>
        <translation>Der Name von Spieler %1 fehlt; die Nummer steht dafür.</translation>
    </message>
    <message>
        <source>Nobody’s points are in the file (columns 81 to 84); they are computed from the rounds.</source>
        <translation>Die Datei nennt von niemandem die Punkte (Spalten 81 bis 84); sie werden aus den Runden berechnet.</translation>
    </message>
    <message>
        <source>Record 222 says “%1”, which is no time control; it is taken as words.</source>
        <translation>Satz 222 sagt „%1“, was keine Bedenkzeit ist; es wird als Text übernommen.</translation>
    </message>
    <message>
        <source>You look on: your login may not change this event.</source>
        <translation>Sie sehen zu: Ihr Zugang darf diese Veranstaltung nicht ändern.</translation>
    </message>
    <message>
        <source>162 (or XXS)</source>
        <comment>records of a file</comment>
        <translation>162 (oder XXS)</translation>
    </message>
    <message>
        <source>By the points of %1 two draws are worth more than a win and a loss together, which FIDE does not allow. Correct record %2.</source>
        <translation>Nach den Punkten von %1 sind zwei Remis mehr wert als ein Sieg und eine Niederlage zusammen; die FIDE erlaubt das nicht. Berichtigen Sie Satz %2.</translation>
    </message>
    <message>
        <source>By the points of %1 a bye is worth more than a win, which FIDE does not allow. Correct record %2.</source>
        <translation>Nach den Punkten von %1 ist ein Freilos mehr wert als ein Sieg; die FIDE erlaubt das nicht. Berichtigen Sie Satz %2.</translation>
    </message>
    <message>
        <source>In %1 a win is worth 1 point and a draw ½: the bye can only be worth 1, ½ or 0 (FIDE). Correct record %2.</source>
        <translation>In %1 ist ein Sieg 1 Punkt und ein Remis ½ wert: Das Freilos kann nur 1, ½ oder 0 wert sein (FIDE). Berichtigen Sie Satz %2.</translation>
    </message>
    <message>
        <source>This is not the server of your invitation to “%1”: it shows another certificate. Either the server was made anew, or another computer answers in its place. It has got neither your password nor anything else. Ask whoever has invited you; if the server is a new one, let yourself be invited again and open the new invitation.</source>
        <translation>Das ist nicht der Server Ihrer Einladung zu „%1“: Er zeigt ein anderes Zertifikat. Entweder wurde der Server neu angelegt, oder ein anderer Rechner antwortet an seiner Stelle. Er hat weder Ihr Passwort noch sonst etwas bekommen. Fragen Sie, wer Sie eingeladen hat; ist der Server neu, lassen Sie sich noch einmal einladen und öffnen Sie die neue Einladung.</translation>
    </message>
    <message>
        <source>The event “%1” was made by an older version of Pairwright: whoever has put it on the server has to open it once with this one.</source>
        <translation>Die Veranstaltung „%1“ stammt von einer älteren Version von Pairwright: Wer sie auf den Server gelegt hat, muss sie einmal mit dieser Version öffnen.</translation>
    </message>
    <message>
        <source>The server was brought back to an earlier moment, from a backup most likely: steps that were saved there are gone from it, and are only here now. Save a copy before you open the event again, and tell whoever looks after the server; the copy can be moved there as a new event.</source>
        <translation>Der Server wurde auf einen früheren Stand zurückgesetzt, wohl aus einer Sicherung: Schritte, die dort gespeichert waren, fehlen und sind nur noch hier. Speichern Sie eine Kopie, bevor Sie das Turnier wieder öffnen, und sagen Sie es dem, der den Server betreut; die Kopie kann als neues Turnier dorthin verlegt werden.</translation>
    </message>
    <message numerus="yes">
        <source>The file does not say how many boards a match has: %n are assumed, as in the largest match.</source>
        <translation>
            <numerusform>Die Datei sagt nicht, wie viele Bretter ein Wettkampf hat: angenommen wird eines, wie im größten Wettkampf.</numerusform>
            <numerusform>Die Datei sagt nicht, wie viele Bretter ein Wettkampf hat: angenommen werden %n, wie im größten Wettkampf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file does not say how many boards a match has: %n are assumed, as many as each team has players.</source>
        <translation>
            <numerusform>Die Datei sagt nicht, wie viele Bretter ein Wettkampf hat: angenommen wird eines, so viele wie jede Mannschaft Spieler hat.</numerusform>
            <numerusform>Die Datei sagt nicht, wie viele Bretter ein Wettkampf hat: angenommen werden %n, so viele wie jede Mannschaft Spieler hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file does not say how many boards a match has: %n are assumed, as many as the smallest team has players.</source>
        <translation>
            <numerusform>Die Datei sagt nicht, wie viele Bretter ein Wettkampf hat: angenommen wird eines, so viele wie die kleinste Mannschaft Spieler hat.</numerusform>
            <numerusform>Die Datei sagt nicht, wie viele Bretter ein Wettkampf hat: angenommen werden %n, so viele wie die kleinste Mannschaft Spieler hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file does not say how many boards a match has: one is assumed.</source>
        <translation>Die Datei sagt nicht, wie viele Bretter ein Wettkampf hat: angenommen wird eines.</translation>
    </message>
    <message>
        <source>Record 142 says %1 rounds; by the number of its boards and games the match has %2.</source>
        <translation>Satz 142 nennt %1 Runden; nach der Zahl seiner Bretter und Partien hat der Wettkampf %2.</translation>
    </message>
    <message numerus="yes">
        <source>Record 310 states other strengths of %n teams than the ratings of their players give, first %1 for %2. What is stated is kept.</source>
        <translation>
            <numerusform>Satz 310 nennt für eine Mannschaft eine andere Stärke, als die Wertungszahlen ihrer Spieler ergeben: %1 statt %2. Die genannte bleibt.</numerusform>
            <numerusform>Satz 310 nennt für %n Mannschaften andere Stärken, als die Wertungszahlen ihrer Spieler ergeben, zuerst %1 statt %2. Die genannten bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file lists %n team(s) (record 013) and does not say that they meet: it is an event of individuals here. Where teams meet, record 092 begins with “Team”.</source>
        <translation>
            <numerusform>Die Datei nennt %n Mannschaft (Datensatz 013) und sagt nicht, dass Mannschaften aufeinandertreffen: Hier ist es ein Einzelturnier. Wo Mannschaften aufeinandertreffen, beginnt Datensatz 092 mit „Team“.</numerusform>
            <numerusform>Die Datei nennt %n Mannschaften (Datensatz 013) und sagt nicht, dass sie aufeinandertreffen: Hier ist es ein Einzelturnier. Wo Mannschaften aufeinandertreffen, beginnt Datensatz 092 mit „Team“.</numerusform>
        </translation>
    </message>
    <message>
        <source>The event “%1” is damaged on the server; it was not touched. Whoever looks after the server brings it back from a backup.</source>
        <translation>Das Turnier „%1“ ist auf dem Server beschädigt; es wurde nichts daran geändert. Wer den Server betreut, holt es aus einer Sicherung zurück.</translation>
    </message>
    <message>
        <source>The server could not do this with the event “%1”; nothing was changed. Try again; if that fails too, tell whoever looks after the server.</source>
        <translation>Der Server konnte das mit dem Turnier „%1“ nicht tun; nichts wurde geändert. Versuchen Sie es noch einmal; geht auch das nicht, sagen Sie es dem, der den Server betreut.</translation>
    </message>
    <message>
        <source>This event was made or renewed by a newer version of Pairwright (revision %1, this one knows %2): install that version here and open the event again.</source>
        <translation>Diese Veranstaltung wurde von einer neueren Version von Pairwright angelegt oder erneuert (Stand %1, diese kennt %2): Installieren Sie hier jene Version und öffnen Sie die Veranstaltung neu.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The event “%1” was made by an older version of Pairwright, and has to be renewed for this one.</source>
        <translation>Die Veranstaltung „%1“ stammt von einer älteren Version von Pairwright und muss für diese erneuert werden.</translation>
    </message>
    <message>
        <source>Open for reading only: whoever had this tournament open has it no more. Open it again to work on it here.</source>
        <translation>Nur zum Lesen geöffnet: Wer dieses Turnier geöffnet hatte, hat es nicht mehr. Öffnen Sie es neu, um hier daran zu arbeiten.</translation>
    </message>
    <message>
        <source>Until then it is open for reading only; what waits at this desk stays on its disk and is offered then.</source>
        <translation>Bis dahin ist sie nur zum Lesen geöffnet; was an diesem Tisch wartet, bleibt auf seiner Festplatte und wird dann angeboten.</translation>
    </message>
    <message>
        <source>Record %1 is there more than once for that team and round: whoever reads the file adds up bonus and penalty, and of any other kind takes the last one.</source>
        <translation>Satz %1 gibt es für diese Mannschaft und Runde mehrmals: Wer die Datei liest, zählt Gutschriften und Abzüge zusammen und nimmt von jeder anderen Art den letzten.</translation>
    </message>
    <message>
        <source>Record %1 has more boards than any match or line-up of the file: what nobody played there both teams lose.</source>
        <translation>Satz %1 hat mehr Bretter als jeder Wettkampf und jede Aufstellung der Datei: Was dort niemand gespielt hat, verlieren beide Mannschaften.</translation>
    </message>
    <message>
        <source>Record %1 contradicts what else the file says of that match or team; the rest of the file holds. If the record is right, correct the rest and open the file again.</source>
        <translation>Satz %1 widerspricht dem, was die Datei sonst über diesen Wettkampf oder diese Mannschaft sagt; das Übrige gilt. Stimmt der Satz, berichtigen Sie das Übrige und öffnen Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>The file says that the event is not in FIDE mode. Imported, it is; its report says that FIDE mode was left. Where it does not hold, leave it again on the page Overview.</source>
        <translation>Die Datei sagt, dass das Turnier nicht im FIDE-Modus ist. Importiert ist es in ihm; sein Bericht nennt, dass der FIDE-Modus verlassen wurde. Wo er nicht gilt, verlassen Sie ihn auf der Seite Übersicht wieder.</translation>
    </message>
    <message>
        <source>The file names the tie-break %1, which this program does not have: those that you chose count.</source>
        <translation>Die Datei nennt die Feinwertung %1, die dieses Programm nicht hat: Es zählen die, die Sie gewählt haben.</translation>
    </message>
    <message>
        <source>The list of tie-breaks “%1” of the file is not kept as it stands.</source>
        <translation>Die Liste der Feinwertungen „%1“ in der Datei wird nicht so behalten, wie sie dasteht.</translation>
    </message>
</context>
<context>
    <name>pairwright::OptionText</name>
    <message>
        <source>Rating limit (Maxi)</source>
        <translation>Wertungsgrenze (Maxi)</translation>
    </message>
    <message>
        <source>In a Maxi-tournament of the Lim system exchanges are limited to 100 rating points. By itself that holds where there are more players than 2 to the power of the number of rounds.</source>
        <translation>In einem Maxi-Turnier des Lim-Systems sind Tausche auf 100 Wertungspunkte begrenzt. Von sich aus gilt das, wenn es mehr Spieler gibt als 2 hoch die Zahl der Runden.</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>End of a cycle</source>
        <translation>Ende eines Durchgangs</translation>
    </message>
    <message>
        <source>Without the exchange some have one colour three times in a row where the next cycle begins.</source>
        <translation>Ohne den Tausch haben manche dreimal hintereinander dieselbe Farbe, wo der nächste Durchgang beginnt.</translation>
    </message>
    <message>
        <source>by the number of players</source>
        <translation>nach der Zahl der Spieler</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>the last two rounds change places</source>
        <translation>die letzten beiden Runden tauschen die Plätze</translation>
    </message>
    <message>
        <source>as in the table</source>
        <translation>wie in der Tabelle</translation>
    </message>
    <message>
        <source>Games against each opponent</source>
        <translation>Partien gegen jeden Gegner</translation>
    </message>
    <message>
        <source>The second time everybody has the other colour, and the rounds come in another order.</source>
        <translation>Beim zweiten Mal hat jeder die andere Farbe, und die Runden kommen in anderer Reihenfolge.</translation>
    </message>
</context>
<context>
    <name>pairwright::OverviewPage</name>
    <message>
        <source>Tournament without a name</source>
        <translation>Turnier ohne Namen</translation>
    </message>
    <message>
        <source>the new tournament “%1”</source>
        <translation>das neue Turnier „%1“</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>What the page shows</source>
        <translation>Was die Seite zeigt</translation>
    </message>
</context>
<context>
    <name>pairwright::PairedTwice</name>
    <message>
        <source>the general path of the engine</source>
        <translation>den allgemeinen Weg der Auslosung</translation>
    </message>
    <message>
        <source>Paired twice, the same: the second time by %1.</source>
        <translation>Zweimal ausgelost, gleich: das zweite Mal durch %1.</translation>
    </message>
    <message>
        <source>Paired twice, and not the same: by %1 it is another round.</source>
        <translation>Zweimal ausgelost, und nicht gleich: durch %1 ist es eine andere Runde.</translation>
    </message>
    <message>
        <source>Paired once: these rules have no second way here.</source>
        <translation>Einmal ausgelost: diese Regeln haben hier keinen zweiten Weg.</translation>
    </message>
    <message>
        <source>Paired once: the second way came to no round within its time.</source>
        <translation>Einmal ausgelost: der zweite Weg kam in seiner Zeit zu keiner Runde.</translation>
    </message>
    <message>
        <source>%1, which is set to pair a second time, gave no round of these players.</source>
        <translation>%1 soll ein zweites Mal auslosen und gab keine Runde dieser Spieler.</translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Freilos: %1</translation>
    </message>
    <message>
        <source>%1

Only in this proposal:
%2

Only in the second round:
%3

Publish the proposal all the same?</source>
        <comment>what was found, boards, boards</comment>
        <translation>%1

Nur in diesem Vorschlag:
%2

Nur in der zweiten Runde:
%3

Den Vorschlag trotzdem veröffentlichen?</translation>
    </message>
    <message>
        <source>Paired twice, the same.</source>
        <translation>Zweimal ausgelost, gleich.</translation>
    </message>
</context>
<context>
    <name>pairwright::PairedTwiceView</name>
    <message>
        <source>Being paired a second time …</source>
        <translation>Wird ein zweites Mal ausgelost&#xa0;…</translation>
    </message>
    <message>
        <source>Only in this proposal</source>
        <translation>Nur in diesem Vorschlag</translation>
    </message>
    <message>
        <source>Only in the second round</source>
        <translation>Nur in der zweiten Runde</translation>
    </message>
</context>
<context>
    <name>pairwright::Palette</name>
    <message>
        <source>Board %1: %2 – %3</source>
        <translation>Brett %1: %2 – %3</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Match %1: %2 – %3</source>
        <translation>Wettkampf %1: %2 – %3</translation>
    </message>
</context>
<context>
    <name>pairwright::PaletteWindow</name>
    <message>
        <source>Go To</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>A command, a player or a board number</source>
        <translation>Ein Befehl, ein Spieler oder eine Brettnummer</translation>
    </message>
    <message>
        <source>Nothing of that name</source>
        <translation>Nichts mit diesem Namen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an entry and its keys</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
</context>
<context>
    <name>pairwright::PartsText</name>
    <message>
        <source>There is nobody to be split. Add players first, or import a list.</source>
        <translation>Es ist niemand zum Aufteilen da. Zuerst Spieler eintragen oder eine Liste importieren.</translation>
    </message>
    <message>
        <source>Group %1 has no name. Type one: its file is called by it.</source>
        <translation>Gruppe %1 hat keinen Namen. Bitte einen eingeben: Ihre Datei heißt danach.</translation>
    </message>
    <message>
        <source>The name of group %1 has more than %2 letters. Shorten it: its file is called by it.</source>
        <translation>Der Name von Gruppe %1 hat mehr als %2 Buchstaben. Bitte kürzen: Ihre Datei heißt danach.</translation>
    </message>
    <message>
        <source>Two groups are called “%1”. Give one of them another name: each is a file of its own.</source>
        <translation>Zwei Gruppen heißen „%1“. Einer von ihnen einen anderen Namen geben: Jede ist eine eigene Datei.</translation>
    </message>
    <message>
        <source>“%1” has fewer than the %2 players that its system needs. Move players to it, or make fewer groups.</source>
        <translation>„%1“ hat weniger als die %2 Spieler, die das System braucht. Spieler dorthin verschieben oder weniger Gruppen bilden.</translation>
    </message>
    <message>
        <source>“%1” has more than the %2 players that its system can pair. Make more groups, or choose a Swiss system for it.</source>
        <translation>„%1“ hat mehr als die %2 Spieler, die das System auslosen kann. Mehr Gruppen bilden oder dafür ein Schweizer System wählen.</translation>
    </message>
    <message>
        <source>“%1” has too few players for so many rounds. Choose %2 or fewer, or a round robin.</source>
        <translation>„%1“ hat zu wenige Spieler für so viele Runden. %2 oder weniger wählen, oder ein Rundenturnier.</translation>
    </message>
    <message>
        <source>An event has %1 files at most. Make fewer groups.</source>
        <translation>Eine Veranstaltung hat höchstens %1 Dateien. Weniger Gruppen bilden.</translation>
    </message>
    <message>
        <source>Somebody is in no group, or in two. Choose again how the list is split.</source>
        <translation>Jemand ist in keiner Gruppe oder in zweien. Noch einmal wählen, wie die Liste geteilt wird.</translation>
    </message>
    <message>
        <source>No file of this event lies in its folder any more. There is nothing to take back.</source>
        <translation>Im Ordner liegt keine Datei dieser Veranstaltung mehr. Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>In %1 a round is published, so all files of the event stay. Files that are not wanted are removed by hand.</source>
        <translation>In %1 ist eine Runde veröffentlicht, deshalb bleiben alle Dateien der Veranstaltung. Nicht gewünschte Dateien werden von Hand entfernt.</translation>
    </message>
    <message>
        <source>%1 is open, here or in another program, so all files of the event stay. Close it and try again.</source>
        <translation>%1 ist geöffnet, hier oder in einem anderen Programm, deshalb bleiben alle Dateien der Veranstaltung. Die Datei schließen und es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The disk does not let go of %1. The files before it are gone; remove the others by hand.</source>
        <translation>Der Datenträger gibt %1 nicht her. Die Dateien davor sind weg; die übrigen von Hand entfernen.</translation>
    </message>
    <message>
        <source>Players change between groups, and here is only one. Put the files of the others into the same folder.</source>
        <translation>Spieler wechseln zwischen Gruppen, und hier ist nur eine. Die Dateien der anderen in denselben Ordner legen.</translation>
    </message>
    <message>
        <source>“%1” is not finished: a round is not published yet, or a game is open.</source>
        <translation>„%1“ ist nicht zu Ende: Eine Runde ist noch nicht veröffentlicht, oder eine Partie ist offen.</translation>
    </message>
    <message>
        <source>“%1” has fewer players than are to leave it. Choose smaller numbers.</source>
        <translation>„%1“ hat weniger Spieler, als die Gruppe verlassen sollen. Kleinere Zahlen wählen.</translation>
    </message>
    <message>
        <source>Groups are made before round 1. While round 1 is only proposed, discard it; later, export the players as CSV, import them into a new tournament, and split that one.</source>
        <translation>Gruppen entstehen vor Runde 1. Solange Runde 1 nur vorgeschlagen ist, den Vorschlag verwerfen; danach die Spieler als CSV exportieren, in ein neues Turnier importieren und dieses teilen.</translation>
    </message>
</context>
<context>
    <name>pairwright::PlayForm</name>
    <message>
        <source>drawn by the program</source>
        <translation>vom Programm ausgelost</translation>
    </message>
    <message>
        <source>Change the number of rounds?</source>
        <translation>Rundenzahl ändern?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change the pairing system?</source>
        <translation>Auslosungssystem ändern?</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Austragung</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Auslosungssystem</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Anfangsfarbe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>noch nicht ausgelost</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Initial colour of player number 1</source>
        <translation>Anfangsfarbe des Spielers Nummer 1</translation>
    </message>
    <message>
        <source>Draw the Lot</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Change the points?</source>
        <translation>Die Punkte ändern?</translation>
    </message>
    <message>
        <source>Leave FIDE mode for good?</source>
        <translation>Den FIDE-Modus endgültig verlassen?</translation>
    </message>
    <message>
        <source>Leave FIDE Mode</source>
        <translation>FIDE-Modus verlassen</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>In FIDE mode the pairing does not obey it; it is told where club mates meet.</source>
        <translation>Im FIDE-Modus richtet sich die Auslosung nicht danach; gemeldet wird, wo Vereinskollegen aufeinandertreffen.</translation>
    </message>
    <message>
        <source>Club mates meet all the same where nobody could be paired otherwise; it is told.</source>
        <translation>Vereinskollegen spielen trotzdem gegeneinander, wenn sonst nicht ausgelost werden könnte; das wird gemeldet.</translation>
    </message>
    <message>
        <source>Equal rating and title</source>
        <translation>Gleiche Zahl, gleicher Titel</translation>
    </message>
    <message>
        <source>What decides where rating and title are equal. Anything but the name is to be announced before the start (C.04.2, article 2.2).</source>
        <translation>Was bei gleicher Wertungszahl und gleichem Titel entscheidet. Anderes als der Name ist vor Beginn anzukündigen (C.04.2, Artikel 2.2).</translation>
    </message>
    <message>
        <source>Club mates apart</source>
        <translation>Vereinskollegen getrennt</translation>
    </message>
    <message>
        <source>no</source>
        <comment>club mates apart</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>up to round %1</source>
        <comment>club mates apart</comment>
        <translation>bis Runde %1</translation>
    </message>
    <message>
        <source>The start position of each round is drawn (seed %1) and stands on its pairings, on the web and in the hall once the round is published.</source>
        <translation>Die Grundstellung jeder Runde wird gelost (Startzahl %1) und steht bei ihren Paarungen, im Netz und im Saal, sobald die Runde veröffentlicht ist.</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Grundstellung</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Chess960: drawn for each round</source>
        <translation>Chess960: für jede Runde gelost</translation>
    </message>
    <message>
        <source>This tournament is open for reading only: nothing can be changed.</source>
        <translation>Dieses Turnier ist nur zum Lesen geöffnet: Nichts lässt sich ändern.</translation>
    </message>
    <message>
        <source>Grey fields are fixed since round 1 was published: FIDE wants system, points and acceleration declared before.</source>
        <translation>Graue Felder stehen fest, seit Runde 1 veröffentlicht ist: Die FIDE will System, Punkte und Beschleunigung vorher festgelegt haben.</translation>
    </message>
    <message>
        <source>Grey fields are fixed since round 1 was published.</source>
        <translation>Graue Felder stehen fest, seit Runde 1 veröffentlicht ist.</translation>
    </message>
    <message>
        <source>Change this option of the pairing system?</source>
        <translation>Diese Option des Paarungssystems ändern?</translation>
    </message>
    <message>
        <source>Grey fields stay fixed, though round 1 was withdrawn: FIDE wants system, points and acceleration declared before it is published.</source>
        <translation>Graue Felder bleiben fest, obwohl Runde 1 zurückgezogen wurde: Die FIDE will System, Punkte und Beschleunigung vor ihrer Veröffentlichung festgelegt haben.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>not drawn by the program</source>
        <translation>nicht hier gelost</translation>
    </message>
    <message>
        <source>Your login may not change this.</source>
        <translation>Ihr Zugang darf das nicht ändern.</translation>
    </message>
</context>
<context>
    <name>pairwright::PlayOffWindow</name>
    <message>
        <source>Play-off</source>
        <translation>Stichkampf</translation>
    </message>
    <message>
        <source>Who has won the play-off for the first place?</source>
        <translation>Wer hat den Stichkampf um den ersten Platz gewonnen?</translation>
    </message>
    <message>
        <source>Nobody: no play-off was held, or it is not decided</source>
        <translation>Niemand: Es gab keinen, oder er ist nicht entschieden</translation>
    </message>
    <message>
        <source>The winner is named in the standings and in a remark of the tournament report. Ranks, tie-breaks and ratings stay as they are.</source>
        <translation>Der Sieger wird in der Rangliste und in einer Bemerkung des Turnierberichts genannt. Ränge, Feinwertungen und Wertungszahlen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>pairwright::PlayerCells</name>
    <message>
        <source>Select the row with the value and the rows below it first (Shift and arrows).</source>
        <translation>Wählen Sie zuerst die Zeile mit dem Wert und die Zeilen darunter (Umschalt und Pfeile).</translation>
    </message>
    <message>
        <source>Change this player?</source>
        <translation>Diesen Spieler ändern?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change these players?</source>
        <translation>Diese Spieler ändern?</translation>
    </message>
    <message>
        <source>Edit the Cell</source>
        <translation>Zelle bearbeiten</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Fill Down</source>
        <translation>&amp;Nach unten ausfüllen</translation>
    </message>
    <message>
        <source>These cells cannot be changed.</source>
        <translation>Diese Zellen lassen sich nicht ändern.</translation>
    </message>
    <message>
        <source>What was copied is larger than what stands from here on, down and to the right. Nothing was pasted.</source>
        <translation>Das Kopierte ist größer als das, was von hier aus nach unten und rechts steht. Es wurde nichts eingefügt.</translation>
    </message>
    <message>
        <source>%1, %2: it was emptied while you typed “%3”.</source>
        <comment>player, title of a column</comment>
        <translation>%1, %2: Das Feld wurde geleert, während Sie „%3“ eingaben.</translation>
    </message>
    <message>
        <source>%1, %2: it was changed to “%3” while you typed “%4”.</source>
        <comment>player, title of a column, two values</comment>
        <translation>%1, %2: Es wurde auf „%3“ geändert, während Sie „%4“ eingaben.</translation>
    </message>
    <message>
        <source>Take What I Typed</source>
        <translation>Meine Eingabe übernehmen</translation>
    </message>
    <message>
        <source>Change this team?</source>
        <translation>Diese Mannschaft ändern?</translation>
    </message>
    <message>
        <source>Change these teams?</source>
        <translation>Diese Mannschaften ändern?</translation>
    </message>
    <message>
        <source>It was %1, at %2.</source>
        <comment>who and when</comment>
        <translation>Das war %1 (%2).</translation>
    </message>
</context>
<context>
    <name>pairwright::PlayerFields</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Föderation</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Föd.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Birth</source>
        <translation>Geburt</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Nationale ID</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>FIDE-Wertungszahl</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Nationale Wertungszahl</translation>
    </message>
    <message>
        <source>Rating type</source>
        <translation>Art der Wertungszahl</translation>
    </message>
    <message>
        <source>FIDE standard</source>
        <translation>FIDE Standard</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std</translation>
    </message>
    <message>
        <source>FIDE rapid</source>
        <translation>FIDE Schnellschach</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>FIDE blitz</source>
        <translation>FIDE Blitz</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Nat.</source>
        <translation>Nat.</translation>
    </message>
    <message>
        <source>Not on the web</source>
        <translation>Nicht im Web</translation>
    </message>
    <message>
        <source>Own number</source>
        <translation>Eigene Nummer</translation>
    </message>
    <message>
        <source>Own no.</source>
        <translation>Eigene Nr.</translation>
    </message>
    <message>
        <source>Fixed board</source>
        <translation>Festes Brett</translation>
    </message>
    <message>
        <source>Club number</source>
        <translation>Vereinsnummer</translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation>Verein-Nr.</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Fee due</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>Fee paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Birth year</source>
        <translation>Geburtsjahr</translation>
    </message>
    <message>
        <source>Private remarks</source>
        <translation>Private Bemerkungen</translation>
    </message>
    <message>
        <source>Ratings of later months</source>
        <translation>Wertungszahlen späterer Monate</translation>
    </message>
    <message>
        <source>Later months</source>
        <translation>Spätere Monate</translation>
    </message>
    <message>
        <source>No half-point bye</source>
        <translation>Kein Freilos mit halbem Punkt</translation>
    </message>
    <message>
        <source>No ½ bye</source>
        <translation>Kein ½-Freilos</translation>
    </message>
    <message>
        <source>Outside value</source>
        <translation>Wert von außen</translation>
    </message>
    <message>
        <source>Place among the tied</source>
        <translation>Platz unter Punktgleichen</translation>
    </message>
    <message>
        <source>Tied place</source>
        <translation>Platz unter Gleichen</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Mannschaftsführer</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Kurzname</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Women’s title</source>
        <translation>Frauentitel</translation>
    </message>
</context>
<context>
    <name>pairwright::PlayerLine</name>
    <message>
        <source>“%1” is neither a rating, title, federation nor a club. Write: Surname, Given name; 2150; GER; Club</source>
        <translation>„%1“ ist weder Wertungszahl noch Titel, Föderation oder Verein. Schreibweise: Nachname, Vorname; 2150; GER; Verein</translation>
    </message>
    <message>
        <source>%1 is no possible rating. Ratings lie between 1 and 3500.</source>
        <translation>%1 ist keine mögliche Wertungszahl. Wertungszahlen liegen zwischen 1 und 3500.</translation>
    </message>
    <message>
        <source>Type a name first, then press Enter.</source>
        <translation>Tippen Sie zuerst einen Namen, dann Enter.</translation>
    </message>
    <message>
        <source>“%1” is neither a rating, title nor a federation. Write: Surname, Given name; 2150; GER</source>
        <translation>„%1“ ist weder Wertungszahl noch Titel noch Föderation. Schreiben Sie: Nachname, Vorname; 2150; GER</translation>
    </message>
</context>
<context>
    <name>pairwright::PlayerListView</name>
    <message>
        <source>Add this player?</source>
        <translation>Diesen Spieler hinzufügen?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>%1 enters late, from round %2 on.</source>
        <translation>%1 ist nachgemeldet und spielt ab Runde %2.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>%n Spieler löschen?</numerusform>
            <numerusform>%n Spieler löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>%1 is withdrawn from round %2 on.</source>
        <translation>%1 ist ab Runde %2 zurückgezogen.</translation>
    </message>
    <message>
        <source>%1 is back from round %2 on.</source>
        <translation>%1 ist ab Runde %2 wieder dabei.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated</source>
        <translation>
            <numerusform>%n mit Wertungszahl</numerusform>
            <numerusform>%n mit Wertungszahl</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Find players</source>
        <translation>Spieler suchen</translation>
    </message>
    <message>
        <source>Add a player: Surname, Given name; rating; title; federation; club</source>
        <translation>Neuer Spieler: Nachname, Vorname; Wertungszahl; Titel; Föderation; Verein</translation>
    </message>
    <message>
        <source>Add a player by typing</source>
        <translation>Spieler durch Tippen hinzufügen</translation>
    </message>
    <message>
        <source>Only the name is needed. After semicolons, in any order: rating, title, federation, FIDE ID, *birth year, club. Enter adds the player.</source>
        <translation>Nur der Name ist nötig. Nach Strichpunkten in beliebiger Reihenfolge: Wertungszahl, Titel, Föderation, FIDE-ID, *Geburtsjahr, Verein. Enter fügt den Spieler hinzu.</translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation>Noch keine Spieler</translation>
    </message>
    <message>
        <source>Type a name into the line below and press Enter, or drop a list of players (CSV) on this window.</source>
        <translation>Tippen Sie unten einen Namen und drücken Sie Enter, oder ziehen Sie eine Spielerliste (CSV) auf dieses Fenster.</translation>
    </message>
    <message>
        <source>Add All the Same</source>
        <translation>Trotzdem hinzufügen</translation>
    </message>
    <message>
        <source>Select two or more players first (Ctrl+click, or Shift and arrows).</source>
        <translation>Wählen Sie zuerst zwei oder mehr Spieler (Strg+Klick oder Umschalt und Pfeiltasten).</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) may not meet each other; the Overview page lists them.</source>
        <translation>
            <numerusform>%n Spieler darf nicht aufeinandertreffen; die Seite Übersicht führt das auf.</numerusform>
            <numerusform>%n Spieler dürfen nicht aufeinandertreffen; die Seite Übersicht führt sie auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forbid them to meet?</source>
        <translation>Das Aufeinandertreffen verbieten?</translation>
    </message>
    <message>
        <source>Forbid</source>
        <translation>Verbieten</translation>
    </message>
    <message numerus="yes">
        <source>Preflight: %n gap(s)</source>
        <translation>
            <numerusform>Vorabprüfung: eine Lücke</numerusform>
            <numerusform>Vorabprüfung: %n Lücken</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is expelled from round %2 on. Ctrl+Z takes it back.</source>
        <translation>%1 ist ab Runde %2 ausgeschlossen. Strg+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>Bring Back</source>
        <translation>Wieder aufnehmen</translation>
    </message>
    <message>
        <source>%1 are withdrawn from round %2 on.</source>
        <comment>n players</comment>
        <translation>%1 sind ab Runde %2 zurückgezogen.</translation>
    </message>
    <message>
        <source>%1 are expelled. Ctrl+Z takes it back.</source>
        <comment>n players</comment>
        <translation>%1 sind ausgeschlossen. Strg+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>Bring %1 back?</source>
        <translation>%1 wieder aufnehmen?</translation>
    </message>
    <message>
        <source>%1 are back from round %2 on.</source>
        <comment>n players</comment>
        <translation>%1 sind ab Runde %2 wieder dabei.</translation>
    </message>
    <message>
        <source>%1 enters late and meets everybody.</source>
        <translation>%1 kommt nach und trifft auf alle.</translation>
    </message>
    <message>
        <source>Select the two players first (Ctrl+click, or Shift and arrows).</source>
        <translation>Wählen Sie zuerst die beiden Spieler (Strg+Klick oder Umschalt und Pfeiltasten).</translation>
    </message>
    <message>
        <source>Exchange the pairing numbers of %1?</source>
        <translation>Paarungsnummern von %1 tauschen?</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>The pairing numbers of %1 are exchanged.</source>
        <translation>Die Paarungsnummern von %1 sind getauscht.</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n Mannschaft</numerusform>
            <numerusform>%n Mannschaften</numerusform>
        </translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Add a team: its name</source>
        <translation>Eine Mannschaft hinzufügen: ihr Name</translation>
    </message>
    <message>
        <source>Add a team by typing</source>
        <translation>Eine Mannschaft eintippen</translation>
    </message>
    <message>
        <source>Enter adds the team. Its players are added behind it.</source>
        <translation>Enter fügt die Mannschaft hinzu, ihre Spieler danach.</translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation>Noch keine Mannschaften</translation>
    </message>
    <message>
        <source>Type the name of a team into the line below and press Enter. Then say who plays for it.</source>
        <translation>Den Namen einer Mannschaft in die Zeile unten tippen und Enter drücken. Danach sagen, wer für sie spielt.</translation>
    </message>
    <message>
        <source>Withdraw %1?</source>
        <comment>players</comment>
        <translation>%1 zurückziehen?</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Expel %1?</source>
        <comment>players</comment>
        <translation>%1 ausschließen?</translation>
    </message>
    <message>
        <source>Expel</source>
        <translation>Ausschließen</translation>
    </message>
    <message>
        <source>Add a player: Surname, Given name; rating; title</source>
        <translation>Neuer Spieler: Nachname, Vorname; Wertungszahl; Titel</translation>
    </message>
    <message>
        <source>Add a player: Surname, Given name</source>
        <translation>Neuer Spieler: Nachname, Vorname</translation>
    </message>
    <message>
        <source>Add this team?</source>
        <translation>Diese Mannschaft hinzufügen?</translation>
    </message>
    <message>
        <source>%1 is withdrawn.</source>
        <translation>%1 ist zurückgezogen.</translation>
    </message>
    <message>
        <source>%1 are withdrawn.</source>
        <comment>n players</comment>
        <translation>%1 sind zurückgezogen.</translation>
    </message>
</context>
<context>
    <name>pairwright::PlayerPanel</name>
    <message>
        <source>Select a player to see the games so far and to give byes.</source>
        <translation>Wählen Sie einen Spieler, um seine bisherigen Partien zu sehen und Freilose zu geben.</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>Presence in round %1</source>
        <translation>Anwesenheit in Runde %1</translation>
    </message>
    <message>
        <source>Give the Bye</source>
        <translation>Freilos geben</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Opponent or presence</source>
        <translation>Gegner, Anwesenheit</translation>
    </message>
    <message>
        <source>Rounds of the player</source>
        <translation>Runden des Spielers</translation>
    </message>
    <message>
        <source>Rating and title norms of the player</source>
        <translation>Wertungszahl und Titelnormen des Spielers</translation>
    </message>
    <message>
        <source>match against %1   %2</source>
        <translation>Wettkampf gegen %1   %2</translation>
    </message>
    <message>
        <source>Group %1</source>
        <comment>the arbiter&apos;s own group</comment>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>White against %1</source>
        <translation>Weiß gegen %1</translation>
    </message>
    <message>
        <source>Black against %1</source>
        <translation>Schwarz gegen %1</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <comment>1850 (national, DSB 2026-10)</comment>
        <translation>Wertungszahl %1</translation>
    </message>
    <message>
        <source>no half-point bye</source>
        <translation>kein Freilos mit halbem Punkt</translation>
    </message>
    <message>
        <source>Official: %1</source>
        <comment>ratings</comment>
        <translation>Offiziell: %1</translation>
    </message>
    <message>
        <source>Count with %1</source>
        <comment>rapid 2012</comment>
        <translation>Mit %1 zählen</translation>
    </message>
    <message>
        <source>Change this player?</source>
        <translation>Diesen Spieler ändern?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Colour due: %1</source>
        <comment>White (strong)</comment>
        <translation>Zustehende Farbe: %1</translation>
    </message>
    <message>
        <source>Rank %1 of %2 · Points %3</source>
        <translation>Rang %1 von %2 · Punkte %3</translation>
    </message>
    <message>
        <source>free</source>
        <comment>of an odd number in a round robin</comment>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>unpaired</source>
        <translation>ohne Gegner</translation>
    </message>
    <message>
        <source>Ctrl+B, then a key for each round: 1 plays · 5 %1 · 0 %2 · 2 %3 · Tab leaves it as it is</source>
        <comment>the three kinds of byes</comment>
        <translation>Strg+B, dann eine Taste je Runde: 1 spielt · 5 %1 · 0 %2 · 2 %3 · Tab lässt sie, wie sie ist</translation>
    </message>
</context>
<context>
    <name>pairwright::PlayerPaths</name>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>round %1, %2, drew with %3</source>
        <comment>round, colour, opponent</comment>
        <translation>Runde %1, %2, remis gegen %3</translation>
    </message>
    <message>
        <source>round %1, %2, lost to %3</source>
        <comment>round, colour, opponent</comment>
        <translation>Runde %1, %2, verloren gegen %3</translation>
    </message>
    <message>
        <source>round %1, %2, plays %3</source>
        <comment>round, colour, opponent</comment>
        <translation>Runde %1, %2, spielt gegen %3</translation>
    </message>
    <message>
        <source>round %1, bye, points: %2</source>
        <translation>Runde %1, Freilos, Punkte: %2</translation>
    </message>
    <message>
        <source>round %1, not paired</source>
        <translation>Runde %1, nicht ausgelost</translation>
    </message>
    <message>
        <source>round %1, %2, won against %3</source>
        <comment>round, colour, opponent</comment>
        <translation>Runde %1, %2, gewonnen gegen %3</translation>
    </message>
    <message>
        <source>round %1, won by forfeit against %2</source>
        <translation>Runde %1, kampflos gewonnen gegen %2</translation>
    </message>
    <message>
        <source>round %1, lost by forfeit against %2</source>
        <translation>Runde %1, kampflos verloren gegen %2</translation>
    </message>
    <message>
        <source>%1; it does not count</source>
        <comment>a game</comment>
        <translation>%1; zählt nicht</translation>
    </message>
</context>
<context>
    <name>pairwright::PlayerRatingsWindow</name>
    <message>
        <source>&amp;Take the Official One</source>
        <translation>Die offizielle überne&amp;hmen</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Ratings of %1</source>
        <translation>Wertungszahlen von %1</translation>
    </message>
    <message>
        <source>The tournament counts with</source>
        <translation>Das Turnier zählt mit</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Where the rating comes from</source>
        <translation>Woher die Wertungszahl kommt</translation>
    </message>
    <message>
        <source>Official ratings</source>
        <translation>Offizielle Wertungszahlen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>K</source>
        <comment>rating coefficient</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>List and month</source>
        <translation>Liste und Monat</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>A rating is a whole number up to %1, K one up to %2; an empty field is none.</source>
        <translation>Eine Wertungszahl ist eine ganze Zahl bis %1, K eine bis %2; ein leeres Feld heißt keine.</translation>
    </message>
    <message>
        <source>Change this player?</source>
        <translation>Diesen Spieler ändern?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Lists of later months</source>
        <translation>Listen späterer Monate</translation>
    </message>
    <message>
        <source>There is no official rating to take: enter one first.</source>
        <translation>Es gibt keine offizielle Wertungszahl zum Übernehmen: Geben Sie erst eine ein.</translation>
    </message>
</context>
<context>
    <name>pairwright::PlayerStairs</name>
    <message>
        <source>%1 expected</source>
        <comment>points that the ratings expect</comment>
        <translation>%1 erwartet</translation>
    </message>
</context>
<context>
    <name>pairwright::PlayersModel</name>
    <message>
        <source>FIDE</source>
        <translation>FIDE</translation>
    </message>
    <message>
        <source>national</source>
        <translation>national</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>f</source>
        <comment>female</comment>
        <translation>w</translation>
    </message>
    <message>
        <source>m</source>
        <comment>male</comment>
        <translation>m</translation>
    </message>
    <message>
        <source>enters in round %1</source>
        <translation>steigt in Runde %1 ein</translation>
    </message>
    <message>
        <source>since round %1</source>
        <translation>ab Runde %1</translation>
    </message>
    <message>
        <source>away in rounds %1 to %2</source>
        <translation>abwesend in den Runden %1 bis %2</translation>
    </message>
    <message>
        <source>withdrawn from round %1</source>
        <translation>zurückgezogen ab Runde %1</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <translation>%1 in Runde %2</translation>
    </message>
    <message>
        <source>Tournament pairing number: the order by rating, title and name</source>
        <translation>Paarungsnummer: Reihenfolge nach Wertungszahl, Titel und Name</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Change this player?</source>
        <translation>Diesen Spieler ändern?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>“%1” is no FIDE title. Titles are GM, IM, FM, CM, WGM, WIM, WFM and WCM.</source>
        <translation>„%1“ ist kein FIDE-Titel. Titel sind GM, IM, FM, CM, WGM, WIM, WFM und WCM.</translation>
    </message>
    <message>
        <source>“%1” is no rating. A rating is a whole number; leave it empty for an unrated player.</source>
        <translation>„%1“ ist keine Wertungszahl. Eine Wertungszahl ist eine ganze Zahl; ohne Wertungszahl bleibt das Feld leer.</translation>
    </message>
    <message>
        <source>Enter a rating first; then say which list it is from.</source>
        <translation>Geben Sie zuerst eine Wertungszahl ein; sagen Sie dann, aus welcher Liste sie stammt.</translation>
    </message>
    <message>
        <source>“%1” is no source of ratings.</source>
        <translation>„%1“ ist keine Quelle von Wertungszahlen.</translation>
    </message>
    <message>
        <source>“%1” is no date of birth. Write 1998, or 1998-05-12.</source>
        <translation>„%1“ ist kein Geburtsdatum. Schreibweise: 1998 oder 1998-05-12.</translation>
    </message>
    <message>
        <source>Write f for female, m for male, or nothing.</source>
        <translation>Schreiben Sie w für weiblich, m für männlich oder nichts.</translation>
    </message>
    <message>
        <source>A group of your own, with ranks of its own on the standings page</source>
        <translation>Eine eigene Gruppe, mit eigenen Rängen auf der Seite Rangliste</translation>
    </message>
    <message>
        <source>x: only a number on the web, no name</source>
        <translation>x: im Web nur eine Nummer, kein Name</translation>
    </message>
    <message>
        <source>Sits at this board in every round</source>
        <translation>Sitzt in jeder Runde an diesem Brett</translation>
    </message>
    <message>
        <source>Private: on no sheet, page or list unless you tick it</source>
        <translation>Privat: auf keinem Blatt, keiner Seite und in keiner Liste, wenn Sie es nicht anhaken</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>“%1” is no amount. Write 25 or 25.50.</source>
        <translation>„%1“ ist kein Betrag. Schreiben Sie 25 oder 25.50.</translation>
    </message>
    <message>
        <source>expelled from round %1</source>
        <translation>ausgeschlossen ab Runde %1</translation>
    </message>
    <message>
        <source>x: may have no half-point bye; giving one asks</source>
        <translation>x: darf kein Freilos mit halbem Punkt haben; wer eines gibt, wird gefragt</translation>
    </message>
    <message>
        <source>%1, typed</source>
        <comment>source of a rating</comment>
        <translation>%1, eingetippt</translation>
    </message>
    <message>
        <source>“%1” is no value. Write 3 or 2.5.</source>
        <translation>„%1“ ist kein Wert. Schreiben Sie 3 oder 2,5.</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>heading of a column</comment>
        <translation>Wz.</translation>
    </message>
    <message>
        <source>Sex</source>
        <comment>heading of a column</comment>
        <translation>G.</translation>
    </message>
    <message>
        <source>%1, R%2</source>
        <comment>half-point bye, round 6</comment>
        <translation>%1, R%2</translation>
    </message>
    <message>
        <source>Private: your login neither sees nor changes it. Who has invited you can invite you anew so that you do.</source>
        <translation>Privat: Ihr Zugang sieht und ändert es nicht. Wer Sie eingeladen hat, kann Sie neu so einladen, dass Sie es sehen.</translation>
    </message>
    <message>
        <source>Waits at this desk for the server.</source>
        <translation>Wartet an diesem Tisch auf den Server.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Board 1</source>
        <translation>Brett 1</translation>
    </message>
    <message>
        <source>Change this team?</source>
        <translation>Diese Mannschaft ändern?</translation>
    </message>
    <message>
        <source>expelled</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
</context>
<context>
    <name>pairwright::PlayersPage</name>
    <message>
        <source>Import Players</source>
        <translation>Spieler importieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Back to the Import</source>
        <translation>Zurück zum Import</translation>
    </message>
    <message>
        <source>Select a player first: click a row, or find one with Ctrl+F.</source>
        <translation>Wählen Sie zuerst einen Spieler: durch Klick auf eine Zeile oder mit Strg+F.</translation>
    </message>
    <message>
        <source>Check-In</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Player lists (*.csv *.txt *.tsv *.xlsx *.ods *.sjson *.trf *.trfx)</source>
        <translation>Spielerlisten (*.csv *.txt *.tsv *.xlsx *.ods *.sjson *.trf *.trfx)</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy the rows with their headings.</source>
        <translation>Die Zwischenablage enthält keinen Text. Kopieren Sie die Zeilen mit ihren Überschriften.</translation>
    </message>
    <message>
        <source>the new player “%1”</source>
        <translation>der neue Spieler „%1“</translation>
    </message>
    <message>
        <source>the import of players</source>
        <translation>die Übernahme von Spielern</translation>
    </message>
    <message>
        <source>The import is not finished yet.</source>
        <translation>Der Import ist noch nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>the new team “%1”</source>
        <translation>die neue Mannschaft „%1“</translation>
    </message>
</context>
<context>
    <name>pairwright::PointsStairs</name>
    <message>
        <source>Points after round %1: %2</source>
        <translation>Punkte nach Runde %1: %2</translation>
    </message>
    <message>
        <source>%1, expected by the ratings: %2</source>
        <comment>points after a round</comment>
        <translation>%1, nach den Wertungszahlen erwartet: %2</translation>
    </message>
</context>
<context>
    <name>pairwright::PostponeWindow</name>
    <message>
        <source>Postpone a Game</source>
        <translation>Eine Partie verlegen</translation>
    </message>
    <message>
        <source>It is played on</source>
        <translation>Sie wird gespielt am</translation>
    </message>
    <message>
        <source>Empty: no day is agreed yet. The game stays open until its result is entered.</source>
        <translation>Leer: Noch ist kein Tag vereinbart. Die Partie bleibt offen, bis ihr Ergebnis eingegeben ist.</translation>
    </message>
    <message>
        <source>Postpone</source>
        <translation>Verlegen</translation>
    </message>
    <message>
        <source>Play It with the Round</source>
        <translation>Mit der Runde spielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>no day yet</source>
        <translation>noch kein Tag</translation>
    </message>
</context>
<context>
    <name>pairwright::PreflightModel</name>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>FIDE-ID</translation>
    </message>
    <message>
        <source>federation</source>
        <translation>Föderation</translation>
    </message>
    <message>
        <source>year of birth</source>
        <translation>Geburtsjahr</translation>
    </message>
    <message>
        <source>sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) without %1</source>
        <translation>
            <numerusform>%n Spieler ohne %1</numerusform>
            <numerusform>%n Spieler ohne %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::PreflightView</name>
    <message numerus="yes">
        <source>%n point(s) to look at</source>
        <translation>
            <numerusform>%n Punkt anzusehen</numerusform>
            <numerusform>%n Punkte anzusehen</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no rating list on this machine; with one the ratings and titles are compared too.</source>
        <translation>Auf diesem Rechner ist keine Wertungsliste; mit einer werden auch Wertungszahlen und Titel verglichen.</translation>
    </message>
    <message>
        <source>Nobody stands there twice, nothing is missing, and all is as in the lists.</source>
        <translation>Niemand steht doppelt da, nichts fehlt, und alles ist wie in den Listen.</translation>
    </message>
    <message>
        <source>Preflight</source>
        <translation>Vorabprüfung</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>What there is to look at</source>
        <translation>Was anzusehen ist</translation>
    </message>
    <message>
        <source>Enter leads to the field. None of this stops a round.</source>
        <translation>Enter führt zum Feld. Nichts davon hält eine Runde auf.</translation>
    </message>
    <message>
        <source>All data are complete</source>
        <translation>Alle Angaben sind vollständig</translation>
    </message>
</context>
<context>
    <name>pairwright::PresenceModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>In this round</source>
        <translation>In dieser Runde</translation>
    </message>
    <message>
        <source>not yet arrived</source>
        <translation>noch nicht angekommen</translation>
    </message>
    <message>
        <source>arrived</source>
        <translation>angekommen</translation>
    </message>
    <message>
        <source>late: plays from round %1</source>
        <translation>verspätet: spielt ab Runde %1</translation>
    </message>
    <message>
        <source>Waits at this desk for the server.</source>
        <translation>Wartet an diesem Tisch auf den Server.</translation>
    </message>
    <message>
        <source>%1, plays from round %2</source>
        <comment>a bye</comment>
        <translation>%1, spielt ab Runde %2</translation>
    </message>
</context>
<context>
    <name>pairwright::PresenceView</name>
    <message>
        <source>%1 enters in round %2; change that on the Player tab of the Inspector.</source>
        <translation>%1 steigt in Runde %2 ein; ändern Sie das im Inspektor unter Spieler.</translation>
    </message>
    <message>
        <source>Give the Bye</source>
        <translation>Freilos geben</translation>
    </message>
    <message numerus="yes">
        <source>%n present</source>
        <translation>
            <numerusform>%n anwesend</numerusform>
            <numerusform>%n anwesend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a bye</source>
        <translation>
            <numerusform>%n mit Freilos</numerusform>
            <numerusform>%n mit Freilos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n absent</source>
        <translation>
            <numerusform>%n abwesend</numerusform>
            <numerusform>%n abwesend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <translation>
            <numerusform>%n zurückgezogen</numerusform>
            <numerusform>%n zurückgezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>Presence in Round %1</source>
        <translation>Anwesenheit in Runde %1</translation>
    </message>
    <message>
        <source>First letters of a name</source>
        <translation>Anfangsbuchstaben eines Namens</translation>
    </message>
    <message>
        <source>Find a player by the first letters</source>
        <translation>Spieler an den Anfangsbuchstaben finden</translation>
    </message>
    <message>
        <source>Players and their presence in the next round</source>
        <translation>Spieler und ihre Anwesenheit in der nächsten Runde</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>not yet arrived</source>
        <translation>noch nicht angekommen</translation>
    </message>
    <message>
        <source>late: one round later</source>
        <translation>verspätet: eine Runde später</translation>
    </message>
    <message>
        <source>There is no round %1. 9 withdraws a player who does not come at all.</source>
        <translation>Eine Runde %1 gibt es nicht. 9 nimmt einen Spieler heraus, der gar nicht kommt.</translation>
    </message>
    <message>
        <source>They are out of the tournament from this round on.</source>
        <translation>Sie scheiden mit dieser Runde aus dem Turnier aus.</translation>
    </message>
    <message>
        <source>Each of them gets a half-point bye in this round.</source>
        <translation>Jeder von ihnen bekommt in dieser Runde ein Freilos mit halbem Punkt.</translation>
    </message>
    <message>
        <source>Each of them gets a zero-point bye in this round.</source>
        <translation>Jeder von ihnen bekommt in dieser Runde ein Freilos ohne Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>Close the check-in without %n player(s)?</source>
        <translation>
            <numerusform>Die Anmeldung ohne %n Spieler schließen?</numerusform>
            <numerusform>Die Anmeldung ohne %n Spieler schließen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the Check-In</source>
        <translation>Anmeldung schließen</translation>
    </message>
    <message numerus="yes">
        <source>The check-in is closed; %n player(s) did not come.</source>
        <translation>
            <numerusform>Die Anmeldung ist geschlossen; %n Spieler ist nicht gekommen.</numerusform>
            <numerusform>Die Anmeldung ist geschlossen; %n Spieler sind nicht gekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer did not answer.</source>
        <translation>Der Drucker hat nicht geantwortet.</translation>
    </message>
    <message numerus="yes">
        <source>%n arrived</source>
        <translation>
            <numerusform>%n angekommen</numerusform>
            <numerusform>%n angekommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not yet</source>
        <translation>
            <numerusform>%n noch nicht</numerusform>
            <numerusform>%n noch nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-In for Round %1</source>
        <translation>Anmeldung zu Runde %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Check-In at the Door</source>
        <translation>Anmeldung an der Tür</translation>
    </message>
    <message>
        <source>Print the Missing…</source>
        <translation>Fehlende drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Half-Point Bye for Who Is Missing…</source>
        <translation>Freilos mit halbem Punkt für Fehlende&#xa0;…</translation>
    </message>
    <message>
        <source>Zero-Point Bye for Who Is Missing…</source>
        <translation>Freilos ohne Punkt für Fehlende&#xa0;…</translation>
    </message>
    <message>
        <source>Out for Who Is Missing…</source>
        <translation>Fehlende scheiden aus&#xa0;…</translation>
    </message>
    <message>
        <source>Bring %1 back?</source>
        <translation>%1 wieder aufnehmen?</translation>
    </message>
    <message>
        <source>Bring Back</source>
        <translation>Wieder aufnehmen</translation>
    </message>
    <message>
        <source>Type the first letters of a name.</source>
        <translation>Die ersten Buchstaben eines Namens tippen.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>arrived, or not after all</source>
        <translation>gekommen, oder doch nicht</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>there, or not</source>
        <translation>da, oder nicht</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>All rounds are published.</source>
        <translation>Alle Runden sind veröffentlicht.</translation>
    </message>
    <message>
        <source>Presence</source>
        <translation>Anwesenheit</translation>
    </message>
    <message>
        <source>Withdraw %1?</source>
        <comment>a player</comment>
        <translation>%1 zurückziehen?</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>No player’s name starts with “%1”.</source>
        <translation>Kein Spielername beginnt mit „%1“.</translation>
    </message>
    <message>
        <source>Nobody is missed before the check-in: it begins with the first who is ticked in %1.</source>
        <translation>Vor der Anmeldung fehlt niemand: Sie beginnt mit dem Ersten, der unter „%1“ abgehakt wird.</translation>
    </message>
</context>
<context>
    <name>pairwright::PresetChoice</name>
    <message>
        <source>Which keys do you want for results? This is asked only once; the status bar shows the choice and changes it.</source>
        <translation>Mit welchen Tasten möchten Sie Ergebnisse eingeben? Das wird nur einmal gefragt; die Statusleiste zeigt die Wahl und ändert sie.</translation>
    </message>
</context>
<context>
    <name>pairwright::Printing</name>
    <message>
        <source>No sheet is in the print set for this moment.</source>
        <translation>Für diesen Zeitpunkt ist kein Blatt in der Druckmappe.</translation>
    </message>
    <message>
        <source>Choose Sheets</source>
        <translation>Blätter wählen</translation>
    </message>
    <message>
        <source>The printer “%1” is not there. Nothing was printed.</source>
        <translation>Der Drucker „%1“ ist nicht da. Es wurde nichts gedruckt.</translation>
    </message>
    <message>
        <source>Choose Another</source>
        <translation>Anderen wählen</translation>
    </message>
    <message>
        <source>The print set is with the printer.</source>
        <translation>Die Druckmappe ist beim Drucker.</translation>
    </message>
    <message>
        <source>The printer did not answer. Save the sheet as PDF instead.</source>
        <translation>Der Drucker antwortet nicht. Speichern Sie den Aushang stattdessen als PDF.</translation>
    </message>
    <message>
        <source>The print set is in %1.</source>
        <translation>Die Druckmappe liegt in %1.</translation>
    </message>
</context>
<context>
    <name>pairwright::PrizeExplanation</name>
    <message>
        <source>What else there is for him or her</source>
        <translation>Was es sonst für ihn oder sie gibt</translation>
    </message>
    <message>
        <source>%1 to %2 (on average %3)</source>
        <comment>money</comment>
        <translation>%1 bis %2 (im Mittel %3)</translation>
    </message>
    <message>
        <source>Board %1 against %2. A win brings %3, a draw %4, a loss %5.</source>
        <translation>Brett %1 gegen %2. Ein Sieg bringt %3, ein Remis %4, eine Niederlage %5.</translation>
    </message>
    <message>
        <source>All ways in which the other boards can end were looked at.</source>
        <translation>Alle möglichen Ausgänge der anderen Bretter wurden betrachtet.</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) in which the other boards may end were looked at, drawn by the ratings.</source>
        <translation>
            <numerusform>%n möglicher Ausgang der anderen Bretter wurde betrachtet, nach den Wertungszahlen ausgelost.</numerusform>
            <numerusform>%n mögliche Ausgänge der anderen Bretter wurden betrachtet, nach den Wertungszahlen ausgelost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::PrizeLine</name>
    <message>
        <source>a set of prizes that is not added</source>
        <translation>eine Reihe von Preisen, die nicht hinzugefügt ist</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Team ranking</source>
        <translation>Mannschaftswertung</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Kind of the prizes</source>
        <translation>Art der Preise</translation>
    </message>
    <message>
        <source>Whom the prizes are for</source>
        <translation>Für wen die Preise sind</translation>
    </message>
    <message>
        <source>Set of prizes in one line</source>
        <translation>Reihe von Preisen in einer Zeile</translation>
    </message>
    <message>
        <source>Main 1-5: 500, 400, 300, 2 x 100</source>
        <comment>a set of prizes</comment>
        <translation>Haupt 1-5: 500, 400, 300, 2 x 100</translation>
    </message>
    <message>
        <source>A name, a colon and what the prizes are worth: amounts, things (“Cup”), or things with a value (“Laptop (400)”). “5 x 50” is five of them.</source>
        <translation>Ein Name, ein Doppelpunkt und was die Preise wert sind: Beträge, Sachen („Pokal“) oder Sachen mit einem Wert („Laptop (400)“). „5 x 50“ sind fünf davon.</translation>
    </message>
    <message>
        <source>Add Prizes</source>
        <translation>Neue Preise</translation>
    </message>
</context>
<context>
    <name>pairwright::PrizeRulesForm</name>
    <message>
        <source>Take this back</source>
        <translation>Das zurücknehmen</translation>
    </message>
    <message>
        <source>Take back what is said of %1</source>
        <translation>Zurücknehmen, was über %1 gesagt ist</translation>
    </message>
    <message>
        <source>“%1” is no amount, such as 20 or 12.50.</source>
        <translation>„%1“ ist kein Betrag wie 20 oder 12.50.</translation>
    </message>
    <message>
        <source>“%1” does not fit exactly one player.</source>
        <translation>„%1“ passt nicht auf genau einen Spieler.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>A player wins</source>
        <translation>Ein Spieler gewinnt</translation>
    </message>
    <message>
        <source>Lowest share</source>
        <translation>Kleinster Anteil</translation>
    </message>
    <message>
        <source>Rounded to</source>
        <translation>Gerundet auf</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>a number of games</comment>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>any number</source>
        <comment>of games</comment>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>one prize</source>
        <translation>einen Preis</translation>
    </message>
    <message>
        <source>one prize of each kind</source>
        <translation>einen Preis jeder Art</translation>
    </message>
    <message>
        <source>one prize of each set</source>
        <translation>einen Preis jeder Reihe</translation>
    </message>
    <message>
        <source>the tie-break decides</source>
        <translation>die Feinwertung entscheidet</translation>
    </message>
    <message>
        <source>are shared equally</source>
        <translation>es wird zu gleichen Teilen geteilt</translation>
    </message>
    <message>
        <source>half by place, half shared (Hort)</source>
        <translation>halb nach Platz, halb geteilt (Hort)</translation>
    </message>
    <message>
        <source>is not at the ceremony</source>
        <translation>ist nicht bei der Siegerehrung</translation>
    </message>
    <message>
        <source>may win nothing</source>
        <translation>darf nichts gewinnen</translation>
    </message>
    <message>
        <source>may win, whatever the rules say</source>
        <translation>darf gewinnen, was die Regeln auch sagen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>What is said of the player</source>
        <translation>Was über den Spieler gesagt wird</translation>
    </message>
    <message>
        <source>On equal points</source>
        <translation>Bei gleichen Punkten</translation>
    </message>
    <message>
        <source>Paid in full</source>
        <translation>In voller Höhe</translation>
    </message>
    <message>
        <source>from %1 players on</source>
        <comment>prizes are paid in full</comment>
        <translation>ab %1 Spielern</translation>
    </message>
    <message>
        <source>Share within each set only</source>
        <translation>Nur innerhalb jeder Reihe teilen</translation>
    </message>
    <message>
        <source>Only players at the ceremony</source>
        <translation>Nur wer bei der Siegerehrung ist</translation>
    </message>
    <message>
        <source>Only players with a rating</source>
        <translation>Nur wer eine Wertungszahl hat</translation>
    </message>
    <message>
        <source>Only players who have paid the fee</source>
        <translation>Nur wer das Startgeld bezahlt hat</translation>
    </message>
    <message>
        <source>Only players who have not withdrawn</source>
        <translation>Nur wer nicht zurückgetreten ist</translation>
    </message>
    <message>
        <source>Exceptions</source>
        <translation>Ausnahmen</translation>
    </message>
    <message>
        <source>Who may win</source>
        <translation>Wer gewinnen kann</translation>
    </message>
    <message>
        <source>with any number of players</source>
        <comment>prizes are paid in full</comment>
        <translation>bei jeder Zahl von Spielern</translation>
    </message>
    <message>
        <source>Add Exception</source>
        <translation>Neue Ausnahme</translation>
    </message>
</context>
<context>
    <name>pairwright::PrizeWhyBox</name>
    <message>
        <source>any prize</source>
        <translation>irgendein Preis</translation>
    </message>
    <message>
        <source>Why did I not get …?</source>
        <translation>Warum habe ich … nicht bekommen?</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>pairwright::Prizes</name>
    <message>
        <source>share</source>
        <comment>of the prizes of others</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Announced on %1</source>
        <translation>Verkündet am %1</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>There are no prizes.</source>
        <translation>Es gibt keine Preise.</translation>
    </message>
    <message>
        <source>Prize ceremony</source>
        <translation>Siegerehrung</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>From</source>
        <comment>federation and club, column</comment>
        <translation>Von</translation>
    </message>
    <message>
        <source>The last prize is called first. Whoever has several prizes gets the money with the best of them.</source>
        <translation>Der letzte Preis wird zuerst aufgerufen. Wer mehrere Preise hat, bekommt das Geld mit dem besten davon.</translation>
    </message>
    <message>
        <source>Worksheet of the prizes</source>
        <translation>Arbeitsblatt der Preise</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <comment>a prize, its worth, whom it is for</comment>
        <translation>%1: %2 für %3</translation>
    </message>
    <message>
        <source>Shared money</source>
        <translation>Geteiltes Geld</translation>
    </message>
    <message>
        <source>Paid in all: %1; left over: %2.</source>
        <translation>Ausgezahlt insgesamt: %1; übrig: %2.</translation>
    </message>
    <message>
        <source>Team rankings</source>
        <translation>Mannschaftswertungen</translation>
    </message>
    <message>
        <source>%1 (best %2)</source>
        <comment>a team ranking</comment>
        <translation>%1 (die besten %2)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>There are no team rankings.</source>
        <translation>Es gibt keine Mannschaftswertungen.</translation>
    </message>
    <message>
        <source>Points of the best players of each team, then the sums of the tie-breaks, then the best placed player, unless ties are shared.</source>
        <translation>Punkte der besten Spieler jeder Mannschaft, dann die Summen der Feinwertungen, dann der bestplatzierte Spieler, wenn Gleichstand nicht geteilt wird.</translation>
    </message>
    <message>
        <source>which is worth more</source>
        <translation>der mehr wert ist</translation>
    </message>
    <message>
        <source>which is worth as much, and main prizes go before others</source>
        <translation>der ebenso viel wert ist, und Hauptpreise gehen vor</translation>
    </message>
    <message>
        <source>which is worth as much and stands before it in the list</source>
        <translation>der ebenso viel wert ist und in der Liste davor steht</translation>
    </message>
    <message>
        <source>Each player wins at most one prize.</source>
        <translation>Jeder Spieler gewinnt höchstens einen Preis.</translation>
    </message>
    <message>
        <source>Each player wins at most one prize of each kind.</source>
        <translation>Jeder Spieler gewinnt höchstens einen Preis jeder Art.</translation>
    </message>
    <message>
        <source>Each player wins at most one prize of each set.</source>
        <translation>Jeder Spieler gewinnt höchstens einen Preis jeder Reihe.</translation>
    </message>
    <message>
        <source>performance %1 against %2</source>
        <translation>Leistung %1 gegen %2</translation>
    </message>
    <message>
        <source>%1 points above the expectation against %2</source>
        <translation>%1 Punkte über der Erwartung gegen %2</translation>
    </message>
    <message>
        <source>equal in points and tie-breaks; the pairing number decides</source>
        <translation>gleich in Punkten und Feinwertungen; die Paarungsnummer entscheidet</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and why he gets no prize</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (has %2)</source>
        <comment>a player and the prize that he has</comment>
        <translation>%1 (hat %2)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Rating class</source>
        <translation>Wertungsklasse</translation>
    </message>
    <message>
        <source>Rated up to</source>
        <translation>Wertungszahl bis</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Frauen</translation>
    </message>
    <message>
        <source>Best of a club</source>
        <translation>Bester eines Vereins</translation>
    </message>
    <message>
        <source>Best unrated</source>
        <translation>Bester ohne Wertungszahl</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Above expectation</source>
        <translation>Über der Erwartung</translation>
    </message>
    <message>
        <source>Given by hand</source>
        <translation>Von Hand vergeben</translation>
    </message>
    <message>
        <source>Team ranking</source>
        <translation>Mannschaftswertung</translation>
    </message>
    <message>
        <source>%1 and %2/100</source>
        <comment>an amount in words and its hundredths</comment>
        <translation>%1 und %2/100</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>the group %1</source>
        <translation>die Gruppe %1</translation>
    </message>
    <message>
        <source>ratings up to %1</source>
        <translation>Wertungszahlen bis %1</translation>
    </message>
    <message>
        <source>ratings from %1 to %2</source>
        <translation>Wertungszahlen von %1 bis %2</translation>
    </message>
    <message>
        <source>ratings from %1</source>
        <translation>Wertungszahlen ab %1</translation>
    </message>
    <message>
        <source>ages up to %1</source>
        <translation>Alter bis %1</translation>
    </message>
    <message>
        <source>ages from %1 to %2</source>
        <translation>Alter von %1 bis %2</translation>
    </message>
    <message>
        <source>ages from %1</source>
        <translation>Alter ab %1</translation>
    </message>
    <message>
        <source>women and girls</source>
        <translation>Frauen und Mädchen</translation>
    </message>
    <message>
        <source>players of %1</source>
        <comment>a club</comment>
        <translation>Spieler von %1</translation>
    </message>
    <message>
        <source>players without a rating</source>
        <translation>Spieler ohne Wertungszahl</translation>
    </message>
    <message>
        <source>the best performance against rated opponents</source>
        <translation>die beste Leistung gegen Gegner mit Wertungszahl</translation>
    </message>
    <message>
        <source>rated players, by points above what their rating lets expect</source>
        <translation>Spieler mit Wertungszahl, nach Punkten über deren Erwartung</translation>
    </message>
    <message>
        <source>whom the arbiter gives it to</source>
        <translation>wem der Schiedsrichter ihn gibt</translation>
    </message>
    <message>
        <source>the teams of %1</source>
        <comment>a team ranking</comment>
        <translation>die Mannschaften von %1</translation>
    </message>
    <message>
        <source>may win no prize</source>
        <comment>a player</comment>
        <translation>darf keinen Preis gewinnen</translation>
    </message>
    <message>
        <source>is not at the ceremony</source>
        <comment>a player</comment>
        <translation>ist nicht bei der Siegerehrung</translation>
    </message>
    <message>
        <source>was expelled</source>
        <comment>a player</comment>
        <translation>wurde ausgeschlossen</translation>
    </message>
    <message>
        <source>has withdrawn</source>
        <comment>a player</comment>
        <translation>ist zurückgetreten</translation>
    </message>
    <message>
        <source>has no rating</source>
        <comment>a player</comment>
        <translation>hat keine Wertungszahl</translation>
    </message>
    <message>
        <source>has not paid the fee</source>
        <comment>a player</comment>
        <translation>hat das Startgeld nicht bezahlt</translation>
    </message>
    <message>
        <source>has played too few games</source>
        <comment>a player</comment>
        <translation>hat zu wenige Partien gespielt</translation>
    </message>
    <message>
        <source>Whoever comes first in the standings has the most valuable prize that he can have; at equal value a main prize goes before others, and then the order of the list decides.</source>
        <translation>Wer in der Rangliste vorn steht, hat den wertvollsten Preis, den er haben kann; bei gleichem Wert geht ein Hauptpreis vor, und dann entscheidet die Reihenfolge der Liste.</translation>
    </message>
    <message>
        <source>Among equal points the tie-breaks decide; nothing is shared.</source>
        <translation>Bei gleichen Punkten entscheiden die Feinwertungen; nichts wird geteilt.</translation>
    </message>
    <message>
        <source>Players of equal points take prizes by tie-break as if nothing were shared; then the money that they have taken is put together and shared equally.</source>
        <translation>Spieler mit gleichen Punkten nehmen Preise nach der Feinwertung, als würde nichts geteilt; dann wird das Geld, das sie genommen haben, zusammengelegt und zu gleichen Teilen geteilt.</translation>
    </message>
    <message>
        <source>Players of equal points take prizes by tie-break as if nothing were shared; then half of the money stays with whoever took it, and the other half is put together and shared equally (Hort).</source>
        <translation>Spieler mit gleichen Punkten nehmen Preise nach der Feinwertung, als würde nichts geteilt; dann bleibt die Hälfte des Geldes bei dem, der es genommen hat, und die andere Hälfte wird zusammengelegt und zu gleichen Teilen geteilt (Hort).</translation>
    </message>
    <message>
        <source>Each set of prizes is shared by itself.</source>
        <translation>Jede Reihe von Preisen wird für sich geteilt.</translation>
    </message>
    <message>
        <source>Also who has won none of them, but could have won one, has a share.</source>
        <translation>Auch wer keinen davon gewonnen hat, aber einen hätte gewinnen können, hat einen Anteil.</translation>
    </message>
    <message>
        <source>Whoever would get less than %1 gets nothing and is level with the last prize.</source>
        <translation>Wer weniger als %1 bekäme, bekommt nichts und liegt mit dem letzten Preis gleichauf.</translation>
    </message>
    <message>
        <source>Shares are multiples of %1; what is left over goes to the first by tie-break.</source>
        <translation>Anteile sind Vielfache von %1; was übrig bleibt, geht an den Ersten nach der Feinwertung.</translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n player(s) money is cut in proportion.</source>
        <translation>
            <numerusform>Mit weniger als %n Spieler wird Geld im Verhältnis gekürzt.</numerusform>
            <numerusform>Mit weniger als %n Spielern wird Geld im Verhältnis gekürzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>is at the ceremony</source>
        <translation>bei der Siegerehrung ist</translation>
    </message>
    <message>
        <source>has a rating</source>
        <translation>eine Wertungszahl hat</translation>
    </message>
    <message>
        <source>has paid the fee</source>
        <translation>das Startgeld bezahlt hat</translation>
    </message>
    <message>
        <source>has not withdrawn</source>
        <translation>nicht zurückgetreten ist</translation>
    </message>
    <message numerus="yes">
        <source>has played at least %n game(s)</source>
        <translation>
            <numerusform>mindestens %n Partie gespielt hat</numerusform>
            <numerusform>mindestens %n Partien gespielt hat</numerusform>
        </translation>
    </message>
    <message>
        <source>The set of the prize needs a name, of 200 characters at most.</source>
        <translation>Die Reihe des Preises braucht einen Namen von höchstens 200 Zeichen.</translation>
    </message>
    <message>
        <source>A prize is money or a thing: “500”, “Cup”, “Laptop (400)”.</source>
        <translation>Ein Preis ist Geld oder eine Sache: „500“, „Pokal“, „Laptop (400)“.</translation>
    </message>
    <message>
        <source>No prize is worth more than 1,000,000,000.</source>
        <translation>Kein Preis ist mehr als 1.000.000.000 wert.</translation>
    </message>
    <message>
        <source>A place is a number from 1 to 1,000.</source>
        <translation>Ein Platz ist eine Zahl von 1 bis 1.000.</translation>
    </message>
    <message>
        <source>Say which: the group, the club or the team ranking, the ratings or the ages.</source>
        <translation>Sagen Sie, welche: die Gruppe, der Verein oder die Mannschaftswertung, die Wertungszahlen oder das Alter.</translation>
    </message>
    <message>
        <source>The lower limit is above the upper one.</source>
        <translation>Die untere Grenze liegt über der oberen.</translation>
    </message>
    <message>
        <source>A rating is at most 3500, an age at most 120.</source>
        <translation>Eine Wertungszahl ist höchstens 3500, ein Alter höchstens 120.</translation>
    </message>
    <message>
        <source>Prizes of this kind have no limits.</source>
        <translation>Preise dieser Art haben keine Grenzen.</translation>
    </message>
    <message>
        <source>There is no prize in it.</source>
        <translation>Darin ist kein Preis.</translation>
    </message>
    <message numerus="yes">
        <source>An event has at most %n prize(s).</source>
        <translation>
            <numerusform>Ein Turnier hat höchstens %n Preis.</numerusform>
            <numerusform>Ein Turnier hat höchstens %n Preise.</numerusform>
        </translation>
    </message>
    <message>
        <source>A line needs five columns: set;kind;of;place;amount.</source>
        <translation>Eine Zeile braucht fünf Spalten: set;kind;of;place;amount.</translation>
    </message>
    <message>
        <source>Begin with the name of the set: “Main: 500, 400, 300”.</source>
        <translation>Beginnen Sie mit dem Namen der Reihe: „Haupt: 500, 400, 300“.</translation>
    </message>
    <message>
        <source>“%1” is no kind of prize. The kinds are place, group, rating, under, age, women, club, unrated, performance, improvement, free and team.</source>
        <translation>„%1“ ist keine Art von Preis. Die Arten sind place, group, rating, under, age, women, club, unrated, performance, improvement, free und team.</translation>
    </message>
    <message>
        <source>“%1” does not say whom the prize is for.</source>
        <translation>„%1“ sagt nicht, für wen der Preis ist.</translation>
    </message>
    <message>
        <source>“%1” is no place, and no range such as 1-10.</source>
        <translation>„%1“ ist kein Platz und kein Bereich wie 1-10.</translation>
    </message>
    <message>
        <source>“%1” is neither an amount nor a thing. Write “500”, “Cup” or “Laptop (400)”.</source>
        <translation>„%1“ ist weder ein Betrag noch eine Sache. Schreiben Sie „500“, „Pokal“ oder „Laptop (400)“.</translation>
    </message>
    <message>
        <source>There are %1 places and %2 amounts.</source>
        <translation>Es sind %1 Plätze und %2 Beträge.</translation>
    </message>
    <message>
        <source>“%1” is another currency than that of the other prizes.</source>
        <translation>„%1“ ist eine andere Währung als die der anderen Preise.</translation>
    </message>
    <message>
        <source>%1: there are %2 prizes, and %3 players that they are for.</source>
        <translation>%1: Es gibt %2 Preise und %3 Spieler, für die sie sind.</translation>
    </message>
    <message>
        <source>%1: nobody in this event belongs to it (%2).</source>
        <translation>%1: Niemand in diesem Turnier gehört dazu (%2).</translation>
    </message>
    <message>
        <source>%1: there is no team ranking “%2”.</source>
        <translation>%1: Es gibt keine Mannschaftswertung „%2“.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) belong to no group, so that no prize of a group is for them.</source>
        <translation>
            <numerusform>%n Spieler gehört zu keiner Gruppe, so dass kein Gruppenpreis für ihn ist.</numerusform>
            <numerusform>%n Spieler gehören zu keiner Gruppe, so dass kein Gruppenpreis für sie ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 contradict each other: they are the same place of one set.</source>
        <translation>%1 und %2 widersprechen sich: Sie sind derselbe Platz einer Reihe.</translation>
    </message>
    <message>
        <source>%1 and the rule that only the rated win contradict each other: nobody can win it.</source>
        <translation>%1 und die Regel, dass nur gewinnt, wer eine Wertungszahl hat, widersprechen sich: Niemand kann ihn gewinnen.</translation>
    </message>
    <message>
        <source>%1 games are needed to win, and the event has %2 rounds: these contradict each other.</source>
        <translation>Zum Gewinnen sind %1 Partien nötig, und das Turnier hat %2 Runden: Das widerspricht sich.</translation>
    </message>
    <message>
        <source>The lowest share, %1, and the highest prize, %2, contradict each other: nothing can be shared.</source>
        <translation>Der kleinste Anteil, %1, und der höchste Preis, %2, widersprechen sich: Nichts kann geteilt werden.</translation>
    </message>
    <message>
        <source>There is a lowest share, and nothing is shared: it has no effect.</source>
        <translation>Es gibt einen kleinsten Anteil, und nichts wird geteilt: Er hat keine Wirkung.</translation>
    </message>
    <message>
        <source>%1 is no multiple of %2, to which shares are rounded; what is left over goes to the first by tie-break.</source>
        <translation>%1 ist kein Vielfaches von %2, worauf Anteile gerundet werden; was übrig bleibt, geht an den Ersten nach der Feinwertung.</translation>
    </message>
    <message>
        <source>%1 is given to %2, who by the rules may win no prize: these contradict each other.</source>
        <translation>%1 ist an %2 vergeben, der nach den Regeln keinen Preis gewinnen darf: Das widerspricht sich.</translation>
    </message>
    <message>
        <source>%1 is not given to anybody yet.</source>
        <translation>%1 ist noch an niemanden vergeben.</translation>
    </message>
    <message>
        <source>%1: %2 and %3 are equal in points and all tie-breaks; only the pairing number decides.</source>
        <translation>%1: %2 und %3 sind gleich in Punkten und allen Feinwertungen; nur die Paarungsnummer entscheidet.</translation>
    </message>
    <message>
        <source>%1 has %2, given by the arbiter.</source>
        <translation>%1 hat %2, vom Schiedsrichter vergeben.</translation>
    </message>
    <message>
        <source>%1 is for %2.</source>
        <translation>%1 ist für %2.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 hat %2.</translation>
    </message>
    <message>
        <source>%1 is for %2; %3 does not belong to them.</source>
        <translation>%1 ist für %2; %3 gehört nicht dazu.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 has %2, %3. %4</source>
        <translation>%1 hat %2, %3. %4</translation>
    </message>
    <message>
        <source>%1 has %2 and comes before %3: %4.</source>
        <translation>%1 hat %2 und kommt vor %3: %4.</translation>
    </message>
    <message>
        <source>Nobody.</source>
        <translation>Niemand.</translation>
    </message>
    <message>
        <source>Before: %1.</source>
        <comment>players, in the order of a prize</comment>
        <translation>Davor: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a prize and what it is worth</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and what he gets</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Level with the last prize: %1.</source>
        <translation>Gleichauf mit dem letzten Preis: %1.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <comment>a player and his prizes</comment>
        <translation>%1 bekommt %2.</translation>
    </message>
    <message>
        <source>%1 gets no prize.</source>
        <translation>%1 bekommt keinen Preis.</translation>
    </message>
    <message>
        <source>a share, %1</source>
        <translation>einen Anteil, %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>prizes and the money</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Receipt %1 of %2</source>
        <translation>Quittung %1 von %2</translation>
    </message>
    <message>
        <source>level with the last prize</source>
        <translation>gleichauf mit dem letzten Preis</translation>
    </message>
    <message>
        <source>%1: announced %2, now %3</source>
        <comment>a player and prizes</comment>
        <translation>%1: verkündet %2, jetzt %3</translation>
    </message>
    <message>
        <source>Otherwise than announced</source>
        <translation>Anders als verkündet</translation>
    </message>
    <message>
        <source>nothing, level with the last prize</source>
        <translation>nichts, gleichauf mit dem letzten Preis</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>4½ points, 4</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 each; the tie-breaks decide</source>
        <comment>4½ points</comment>
        <translation>je %1; die Feinwertungen entscheiden</translation>
    </message>
    <message>
        <source>%1, with %2.</source>
        <comment>a team, 4½ points</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1, with %2.</source>
        <comment>a player, 4½ points</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>Equal with %1: %2. Together %3 (%4), shared: %5.</source>
        <comment>4½ points</comment>
        <translation>Punktgleich, %1: %2. Zusammen %3 (%4), geteilt: %5.</translation>
    </message>
    <message>
        <source>PROVISIONAL: if it ended now, after round %1 of %2</source>
        <translation>VORLÄUFIG: wenn es jetzt zu Ende wäre, nach Runde %1 von %2</translation>
    </message>
    <message>
        <source>PROVISIONAL: if it ended now, before a round is complete</source>
        <translation>VORLÄUFIG: wenn es jetzt zu Ende wäre, noch keine Runde ist vollständig</translation>
    </message>
    <message>
        <source>%1: no team has %2 players yet, and only complete ones are ranked.</source>
        <comment>a team ranking</comment>
        <translation>%1: Noch hat keine Mannschaft %2 Spieler, und nur vollständige werden gewertet.</translation>
    </message>
    <message>
        <source>%1: nobody has a club yet; clubs are entered on the Players page.</source>
        <comment>a team ranking</comment>
        <translation>%1: Noch hat niemand einen Verein; Vereine werden auf der Seite Spieler eingetragen.</translation>
    </message>
    <message>
        <source>%1: nobody has a group yet; groups are entered on the Players page.</source>
        <comment>a team ranking</comment>
        <translation>%1: Noch hat niemand eine Gruppe; Gruppen werden auf der Seite Spieler eingetragen.</translation>
    </message>
    <message>
        <source>%1: nobody has a federation yet; federations are entered on the Players page.</source>
        <comment>a team ranking</comment>
        <translation>%1: Noch hat niemand eine Föderation; Föderationen werden auf der Seite Spieler eingetragen.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>%1, prize %2</source>
        <comment>a set of prizes, the number of one</comment>
        <translation>%1, Preis %2</translation>
    </message>
    <message>
        <source>Only somebody who %1 wins a prize.</source>
        <translation>Einen Preis bekommt nur, wer %1.</translation>
    </message>
    <message>
        <source>%1 each; the imported file says so</source>
        <comment>4½ points</comment>
        <translation>je %1; so sagt es die importierte Datei</translation>
    </message>
    <message>
        <source>%1 each; %2 %3 against %4</source>
        <comment>4½ points, a tie-break, two values</comment>
        <translation>je %1; %2 %3 gegen %4</translation>
    </message>
    <message>
        <source>%1 each; decided by: %2</source>
        <comment>4½ points, a tie-break</comment>
        <translation>je %1; es entscheidet: %2</translation>
    </message>
    <message>
        <source>%1 players have %2; all tie-breaks are equal, and the pairing number puts %3 before %4.</source>
        <comment>4½ points, two players</comment>
        <translation>%1 Spieler haben %2; alle Feinwertungen sind gleich, und die Paarungsnummer stellt %3 vor %4.</translation>
    </message>
    <message>
        <source>%1 players have %2; the imported file puts %3 before %4.</source>
        <comment>4½ points, two players</comment>
        <translation>%1 Spieler haben %2; die importierte Datei stellt %3 vor %4.</translation>
    </message>
    <message>
        <source>%1 players have %2; %3 %4 puts %5 before %6 (%7).</source>
        <comment>4½ points, a tie-break and its value, two players, the value of the other</comment>
        <translation>%1 Spieler haben %2; %3 %4 stellt %5 vor %6 (%7).</translation>
    </message>
    <message>
        <source>%1 players have %2; %3 puts %4 before %5.</source>
        <comment>4½ points, a tie-break, two players</comment>
        <translation>%1 Spieler haben %2; %3 stellt %4 vor %5.</translation>
    </message>
    <message>
        <source>The next of the %1 players who have %2.</source>
        <comment>4½ points</comment>
        <translation>Unter den %1 Spielern, die %2 haben, an nächster Stelle.</translation>
    </message>
    <message>
        <source>The only player whom it is for.</source>
        <comment>a prize</comment>
        <translation>Für niemand anderen ist dieser Preis bestimmt.</translation>
    </message>
    <message>
        <source>The best of the %1 players whom it is for.</source>
        <comment>a prize</comment>
        <translation>Unter den %1 Spielern, für die dieser Preis bestimmt ist, an erster Stelle.</translation>
    </message>
    <message>
        <source>The next of the %1 players whom it is for.</source>
        <comment>a prize</comment>
        <translation>Unter den %1 Spielern, für die dieser Preis bestimmt ist, an nächster Stelle.</translation>
    </message>
</context>
<context>
    <name>pairwright::PrizesModel</name>
    <message>
        <source>“%1” does not fit exactly one player.</source>
        <translation>„%1“ passt nicht auf genau einen Spieler.</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>For</source>
        <comment>whom a prize is for, column</comment>
        <translation>Für</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>of a prize, column</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Paid out</source>
        <comment>money, column</comment>
        <translation>Ausgezahlt</translation>
    </message>
</context>
<context>
    <name>pairwright::PrizesOutput</name>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Prize fund</source>
        <translation>Preisfonds</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Save the Prizes</source>
        <translation>Preise speichern</translation>
    </message>
    <message>
        <source>Spreadsheets (*.xlsx)</source>
        <translation>Tabellen (*.xlsx)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>pairwright::PrizesPage</name>
    <message>
        <source>Copied: paste it into a spreadsheet or a letter.</source>
        <translation>Kopiert: fügen Sie es in eine Tabelle oder einen Brief ein.</translation>
    </message>
    <message>
        <source>All prizes are as they were announced.</source>
        <translation>Alle Preise sind, wie sie verkündet wurden.</translation>
    </message>
    <message>
        <source>What was announced holds. By now it would be otherwise: %1.</source>
        <translation>Was verkündet wurde, gilt. Inzwischen wäre es anders: %1.</translation>
    </message>
    <message>
        <source>The worksheet has all of them.</source>
        <translation>Das Arbeitsblatt hat alle.</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Verkündet</translation>
    </message>
    <message>
        <source>To be announced</source>
        <translation>Zu verkünden</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Wenn es jetzt zu Ende wäre</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n Preis</numerusform>
            <numerusform>%n Preise</numerusform>
        </translation>
    </message>
    <message>
        <source>No prizes yet</source>
        <translation>Noch keine Preise</translation>
    </message>
    <message>
        <source>Announce Again…</source>
        <translation>Neu verkünden&#xa0;…</translation>
    </message>
    <message>
        <source>Announce…</source>
        <translation>Verkünden&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n winner(s) are written down as they are now. Later corrections show what would differ, and change nothing of it.</source>
        <translation>
            <numerusform>%n Gewinner wird festgehalten, wie es jetzt ist. Spätere Korrekturen zeigen, was anders wäre, und ändern nichts daran.</numerusform>
            <numerusform>%n Gewinner werden festgehalten, wie es jetzt ist. Spätere Korrekturen zeigen, was anders wäre, und ändern nichts daran.</numerusform>
        </translation>
    </message>
    <message>
        <source>The event is not over yet.</source>
        <translation>Das Turnier ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>Announce the prizes?</source>
        <translation>Die Preise verkünden?</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Verkünden</translation>
    </message>
    <message>
        <source>The prizes are announced.</source>
        <translation>Die Preise sind verkündet.</translation>
    </message>
    <message>
        <source>Take the announcement back?</source>
        <translation>Die Verkündung zurücknehmen?</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Read a Prize Fund</source>
        <translation>Preisfonds lesen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt)</source>
        <translation>Tabellen (*.csv *.txt)</translation>
    </message>
    <message>
        <source>%1 cannot be read as a list of prizes.</source>
        <translation>%1 kann nicht als Liste von Preisen gelesen werden.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Rules and Teams</source>
        <translation>Regeln und Mannschaften</translation>
    </message>
    <message>
        <source>Limits, sharing, who may win, and team rankings</source>
        <translation>Grenzen, Teilung, wer gewinnen darf, und Mannschaftswertungen</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Take the prizes elsewhere, or read a fund</source>
        <translation>Die Preise anderswohin mitnehmen oder einen Preisfonds lesen</translation>
    </message>
    <message>
        <source>Write down who gets what; later corrections change nothing of it</source>
        <translation>Festhalten, wer was bekommt; spätere Korrekturen ändern nichts daran</translation>
    </message>
    <message>
        <source>&amp;Copy the Winners</source>
        <translation>Gewinner &amp;kopieren</translation>
    </message>
    <message>
        <source>Winners as CS&amp;V…</source>
        <translation>Gewinner als CS&amp;V&#xa0;…</translation>
    </message>
    <message>
        <source>Winners as &amp;Spreadsheet…</source>
        <translation>Gewinner als &amp;Tabelle&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Fund as CSV…</source>
        <translation>Preis&amp;fonds als CSV&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Read a Fund…</source>
        <translation>Preisfonds &amp;lesen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Paste a Fund</source>
        <translation>Preisfonds &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Take the Announcement Back…</source>
        <translation>Verkündung &amp;zurücknehmen&#xa0;…</translation>
    </message>
    <message>
        <source>%1. %2. In all %3, paid out %4.</source>
        <comment>after round 4 of 7, prizes, and money</comment>
        <translation>%1. %2. Insgesamt %3, ausgezahlt %4.</translation>
    </message>
    <message>
        <source>Choose whom they are for and type a whole set in one line, or read a list.</source>
        <translation>Wählen Sie, für wen sie sind, und schreiben Sie eine ganze Reihe in eine Zeile, oder lesen Sie eine Liste ein.</translation>
    </message>
    <message>
        <source>Read a List…</source>
        <translation>Liste einlesen …</translation>
    </message>
    <message>
        <source>No currency is given, so receipts name none.</source>
        <translation>Quittungen nennen keine Währung.</translation>
    </message>
    <message>
        <source>Enter the Currency</source>
        <translation>Währung eintragen</translation>
    </message>
    <message>
        <source>Paste a List</source>
        <translation>Liste einfügen</translation>
    </message>
</context>
<context>
    <name>pairwright::PublishStrip</name>
    <message>
        <source>Esc closes this; the work goes on.</source>
        <translation>Esc schließt dies; die Arbeit läuft weiter.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Round %1 is out</source>
        <translation>Runde %1 ist heraus</translation>
    </message>
    <message>
        <source>Saved at %1</source>
        <translation>Gespeichert um %1</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>on its way to the printer</source>
        <translation>auf dem Weg zum Drucker</translation>
    </message>
    <message>
        <source>not printed yet</source>
        <translation>noch nicht gedruckt</translation>
    </message>
    <message>
        <source>Print Set</source>
        <translation>Druckmappe drucken</translation>
    </message>
    <message>
        <source>with the printer</source>
        <translation>beim Drucker</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Saal</translation>
    </message>
    <message>
        <source>on the screen since %1</source>
        <translation>auf dem Bildschirm seit %1</translation>
    </message>
    <message>
        <source>Web</source>
        <translation>Web</translation>
    </message>
    <message>
        <source>being written</source>
        <translation>wird geschrieben</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>nicht geschrieben</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>wartet, bis es dran ist</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>auf dem neuesten Stand</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>who prints or publishes</comment>
        <translation>durch %1</translation>
    </message>
</context>
<context>
    <name>pairwright::PublishedPart</name>
    <message>
        <source>%1: %2</source>
        <comment>paper, and what was done</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>pairwright::QuestionDialog</name>
    <message>
        <source>Reason (kept in the log)</source>
        <translation>Grund (steht im Protokoll)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Weiter&#xa0;…</translation>
    </message>
</context>
<context>
    <name>pairwright::RankTiedWindow</name>
    <message>
        <source>Rank by Hand</source>
        <translation>Von Hand reihen</translation>
    </message>
    <message>
        <source>These players share a rank. In which order do they stand?</source>
        <translation>Diese Spieler teilen sich einen Rang. In welcher Reihenfolge stehen sie?</translation>
    </message>
    <message>
        <source>Tied players, the best first</source>
        <translation>Punktgleiche, der beste zuerst</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Hinauf</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>H&amp;inunter</translation>
    </message>
    <message>
        <source>The order becomes a tie-break of its own (HAND), the last one before lots. The standings and the tournament report name it; you can change it again.</source>
        <translation>Die Reihenfolge wird eine eigene Feinwertung (HAND), die letzte vor dem Los. Rangliste und Turnierbericht nennen sie; Sie können sie wieder ändern.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save Order</source>
        <translation>Reihenfolge speichern</translation>
    </message>
</context>
<context>
    <name>pairwright::RatedByText</name>
    <message>
        <source>rated by FIDE</source>
        <translation>von der FIDE gewertet</translation>
    </message>
    <message>
        <source>rated by a federation</source>
        <translation>von einem Verband gewertet</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>nicht gewertet</translation>
    </message>
</context>
<context>
    <name>pairwright::RatingBox</name>
    <message>
        <source>No game that counts for the rating yet.</source>
        <translation>Noch keine Partie, die für die Wertungszahl zählt.</translation>
    </message>
    <message>
        <source>Change %1, K %2</source>
        <comment>rating</comment>
        <translation>Änderung %1, K %2</translation>
    </message>
    <message>
        <source>Expected %1, scored %2 of %3</source>
        <translation>Erwartet %1, erzielt %2 aus %3</translation>
    </message>
    <message>
        <source>First rating %1</source>
        <translation>Erste Wertungszahl %1</translation>
    </message>
    <message>
        <source>Performance %1, opponents %2 on average</source>
        <comment>two ratings</comment>
        <translation>Leistung %1, Gegner im Schnitt %2</translation>
    </message>
    <message>
        <source>Title norms (preview)</source>
        <translation>Titelnormen (Vorschau)</translation>
    </message>
    <message>
        <source>Rating, %1 (preview)</source>
        <comment>standard, rapid or blitz</comment>
        <translation>Wertungszahl, %1 (Vorschau)</translation>
    </message>
    <message>
        <source>The time control does not say which list: standard is assumed.</source>
        <translation>Die Bedenkzeit sagt nicht, welche Liste gilt: Standard wird angenommen.</translation>
    </message>
    <message>
        <source>The player’s rating is no FIDE rating: it counts as none here.</source>
        <translation>Die Wertungszahl des Spielers ist keine FIDE-Wertungszahl: Sie zählt hier nicht.</translation>
    </message>
</context>
<context>
    <name>pairwright::RatingForm</name>
    <message numerus="yes">
        <source>%n by FIDE</source>
        <translation>
            <numerusform>%n von der FIDE</numerusform>
            <numerusform>%n von der FIDE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n national</source>
        <translation>
            <numerusform>%n nationale</numerusform>
            <numerusform>%n nationale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n estimate(s)</source>
        <translation>
            <numerusform>%n Schätzung</numerusform>
            <numerusform>%n Schätzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unrated</source>
        <translation>
            <numerusform>%n ohne</numerusform>
            <numerusform>%n ohne</numerusform>
        </translation>
    </message>
    <message>
        <source>The event takes more than 30 days: each game is rated by the list of its month. Pairings go by the ratings of the start.</source>
        <translation>Die Veranstaltung dauert mehr als 30 Tage: jede Partie wird nach der Liste ihres Monats ausgewertet. Gepaart wird nach den Wertungszahlen des Beginns.</translation>
    </message>
    <message numerus="yes">
        <source>%n rating(s) known</source>
        <translation>
            <numerusform>%n Wertungszahl bekannt</numerusform>
            <numerusform>%n Wertungszahlen bekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>no list yet: those of the month before count</source>
        <translation>noch keine Liste: die des Monats davor zählen</translation>
    </message>
    <message>
        <source>Change which rating counts?</source>
        <translation>Ändern, welche Wertungszahl zählt?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungszahlen</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Es zählt</translation>
    </message>
    <message>
        <source>The rating that orders the players. Official ratings stay beside it; estimates stay what they are.</source>
        <translation>Die Wertungszahl, nach der die Spieler geordnet werden. Offizielle stehen daneben; Schätzungen bleiben, was sie sind.</translation>
    </message>
    <message>
        <source>FIDE lists</source>
        <translation>FIDE-Listen</translation>
    </message>
    <message>
        <source>The first of these lists that has a rating of the player counts.</source>
        <translation>Es zählt die erste dieser Listen, die eine Wertungszahl des Spielers hat.</translation>
    </message>
    <message>
        <source>Take the Official Ratings</source>
        <translation>Die offiziellen Wertungszahlen nehmen</translation>
    </message>
    <message>
        <source>Some ratings are not what the official ones give by this method.</source>
        <translation>Einige Wertungszahlen sind nicht die, die aus den offiziellen nach dieser Regel folgen.</translation>
    </message>
    <message>
        <source>Order of the lists</source>
        <translation>Reihenfolge der Listen</translation>
    </message>
    <message>
        <source>The first list with a tick that has a rating of the player counts. Take the tick away to leave a list out.</source>
        <translation>Es zählt die erste angehakte Liste, die eine Wertungszahl des Spielers hat. Ohne Haken bleibt eine Liste weg.</translation>
    </message>
    <message>
        <source>List &amp;up</source>
        <translation>Liste hina&amp;uf</translation>
    </message>
    <message>
        <source>List do&amp;wn</source>
        <translation>Liste hinunte&amp;r</translation>
    </message>
    <message>
        <source>Ratings: %1</source>
        <translation>Wertungszahlen: %1</translation>
    </message>
</context>
<context>
    <name>pairwright::RatingLists</name>
    <message>
        <source>FIDE has no newer list: %1 is here already.</source>
        <translation>Die FIDE hat keine neuere Liste: %1 ist schon da.</translation>
    </message>
    <message>
        <source>%1 is here.</source>
        <translation>%1 ist da.</translation>
    </message>
    <message>
        <source>FIDE’s list is fetched from %1 … The work can go on meanwhile.</source>
        <translation>Die FIDE-Liste wird von %1 geholt … Sie können derweil weiterarbeiten.</translation>
    </message>
</context>
<context>
    <name>pairwright::RatingListsWindow</name>
    <message>
        <source>Add a Rating List</source>
        <translation>Wertungsliste aufnehmen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Taking in %1 … The work can go on meanwhile.</source>
        <translation>%1 wird aufgenommen … Die Arbeit kann weitergehen.</translation>
    </message>
    <message>
        <source>Remove %1 from this machine?</source>
        <translation>%1 von diesem Rechner löschen?</translation>
    </message>
    <message>
        <source>All tournaments do without it from now on; what was taken from it into a tournament stays.</source>
        <translation>Alle Turniere kommen von jetzt an ohne sie aus; was aus ihr in ein Turnier übernommen wurde, bleibt.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Removing %1 …</source>
        <translation>%1 wird gelöscht&#xa0;…</translation>
    </message>
    <message>
        <source>%1 had been taken in before; nothing was done.</source>
        <translation>%1 war schon aufgenommen; es wurde nichts getan.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is here: %n player(s).</source>
        <translation>
            <numerusform>%1 ist da: %n Spieler.</numerusform>
            <numerusform>%1 ist da: %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lists are on this machine and serve all tournaments. Names are found in the newest ones; a list of the same kind and month takes the place of the older copy.</source>
        <translation>Die Listen liegen auf diesem Rechner und dienen allen Turnieren. Namen werden in den neuesten gefunden; eine Liste derselben Art und desselben Monats tritt an die Stelle der älteren Kopie.</translation>
    </message>
    <message>
        <source>Rating Lists</source>
        <translation>Wertungslisten</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungszahlen</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Taken in</source>
        <translation>Aufgenommen</translation>
    </message>
    <message>
        <source>Rating lists on this machine</source>
        <translation>Wertungslisten auf diesem Rechner</translation>
    </message>
    <message>
        <source>How far the list is taken in</source>
        <translation>Wie weit die Liste aufgenommen ist</translation>
    </message>
    <message>
        <source>&amp;Add from a File…</source>
        <translation>&amp;Aus einer Datei aufnehmen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Rating lists (*.zip *.txt *.xml *.csv *.lst *.xlsx *.ods)</source>
        <translation>Wertungslisten (*.zip *.txt *.xml *.csv *.lst *.xlsx *.ods)</translation>
    </message>
    <message>
        <source>Add the Rating Lists of a Folder</source>
        <translation>Wertungslisten eines Ordners einlesen</translation>
    </message>
    <message>
        <source>There is no file in %1 that may be a list.</source>
        <translation>In %1 ist keine Datei, die eine Liste sein könnte.</translation>
    </message>
    <message>
        <source>The combined list is fetched from %1 (about 50 MB) and taken in. The program uses the network for this alone, and only when you ask for it.</source>
        <translation>Die gemeinsame Liste wird von %1 geholt (etwa 50 MB) und eingelesen. Nur dafür und nur auf Ihren Wunsch benutzt das Programm das Netz.</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>Fetching the list from %1 … The work can go on meanwhile.</source>
        <translation>Die Liste wird von %1 geholt … Sie können weiterarbeiten.</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>From a &amp;Folder…</source>
        <translation>Aus &amp;Ordner&#xa0;…</translation>
    </message>
    <message>
        <source>Change which rating counts?</source>
        <translation>Ändern, welche Wertungszahl zählt?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>F&amp;etch from FIDE…</source>
        <translation>Von der &amp;FIDE holen&#xa0;…</translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>Nicht gelesen: %1.</translation>
    </message>
    <message>
        <source>Com&amp;pare the players with the lists</source>
        <translation>Die S&amp;pieler mit den Listen vergleichen</translation>
    </message>
    <message>
        <source>This tournament counts &amp;with</source>
        <translation>Dieses Turnier zählt &amp;mit</translation>
    </message>
    <message>
        <source>No rating list is here</source>
        <translation>Hier ist keine Wertungsliste</translation>
    </message>
    <message>
        <source>Fetch FIDE’s rating list?</source>
        <translation>Die FIDE-Liste holen?</translation>
    </message>
    <message>
        <source>FIDE’s lists are found at ratings.fide.com (zip, txt or xml); lists of federations, and tables as CSV, are taken in too.</source>
        <translation>Die Listen der FIDE finden sich auf ratings.fide.com (zip, txt oder xml); auch Listen von Verbänden und Tabellen als CSV werden aufgenommen.</translation>
    </message>
    <message>
        <source>Fetch FIDE’s list e&amp;very day while the program runs</source>
        <translation>FIDE-Liste &amp;täglich holen, solange das Programm läuft</translation>
    </message>
</context>
<context>
    <name>pairwright::ReplacedFile</name>
    <message>
        <source>%1 cannot be replaced. Choose another name.</source>
        <translation>%1 kann nicht ersetzt werden. Wählen Sie einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>pairwright::ReportChoices</name>
    <message>
        <source>No sheet yet. Choose one above and say when it is wanted.</source>
        <translation>Noch kein Blatt. Wählen Sie oben eines und sagen Sie, wann es gebraucht wird.</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Jedes Mal fragen</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungszahlen</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Föderationen</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Vereine</translation>
    </message>
    <message>
        <source>Notes on floats and colours</source>
        <translation>Hinweise zu Floats und Farben</translation>
    </message>
    <message>
        <source>Points before the round</source>
        <translation>Punkte vor der Runde</translation>
    </message>
    <message>
        <source>Ordered by name</source>
        <translation>Nach Namen geordnet</translation>
    </message>
    <message>
        <source>Years of birth</source>
        <translation>Geburtsjahre</translation>
    </message>
    <message>
        <source>Names of the round</source>
        <translation>Namen der Runde</translation>
    </message>
    <message>
        <source>Only what changed</source>
        <translation>Nur was sich geändert hat</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Wertungsliste</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>Auf einer Seite</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Size of type</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Print set</source>
        <translation>Druckmappe</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>In the print set</source>
        <translation>In der Druckmappe</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message numerus="yes">
        <source>Fills %n page(s)</source>
        <translation>
            <numerusform>Füllt %n Seite</numerusform>
            <numerusform>Füllt %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkt</translation>
    </message>
    <message>
        <source>As large as fits</source>
        <translation>So groß es passt</translation>
    </message>
    <message>
        <source>As it fits</source>
        <translation>Wie es passt</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>When a round is published</source>
        <translation>Mit der Veröffentlichung</translation>
    </message>
    <message>
        <source>With the standings</source>
        <translation>Mit der Rangliste</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>As usual here</source>
        <translation>Wie hier üblich</translation>
    </message>
    <message>
        <source>Logo of the event</source>
        <translation>Logo der Veranstaltung</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The same again in</source>
        <translation>Noch einmal auf</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>No other language</source>
        <translation>Keine weitere Sprache</translation>
    </message>
    <message>
        <source>Only these groups</source>
        <translation>Nur diese Gruppen</translation>
    </message>
</context>
<context>
    <name>pairwright::Reports</name>
    <message>
        <source>Pairings by board</source>
        <translation>Paarungen nach Brettern</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Paarungen nach Namen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Cross-table</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Player list</source>
        <translation>Spielerliste</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Explanation for a player</source>
        <translation>Erklärung für einen Spieler</translation>
    </message>
    <message>
        <source>Rating preview</source>
        <translation>Wertungsvorschau</translation>
    </message>
    <message>
        <source>Title norms</source>
        <translation>Titelnormen</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Ergebniszettel</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Wall chart</source>
        <translation>Wandtafel</translation>
    </message>
    <message>
        <source>Board cards</source>
        <translation>Brettkarten</translation>
    </message>
    <message>
        <source>Name badges</source>
        <translation>Namensschilder</translation>
    </message>
    <message>
        <source>Player cards</source>
        <translation>Spielerkarten</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Aushang</translation>
    </message>
    <message>
        <source>Disaster pack</source>
        <translation>Notfallmappe</translation>
    </message>
    <message>
        <source>Print set</source>
        <translation>Druckmappe</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Postponed games</source>
        <translation>Verlegte Partien</translation>
    </message>
    <message>
        <source>Virtual points</source>
        <translation>Virtuelle Punkte</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Prize ceremony</source>
        <translation>Siegerehrung</translation>
    </message>
    <message>
        <source>Worksheet of the prizes</source>
        <translation>Arbeitsblatt der Preise</translation>
    </message>
    <message>
        <source>Receipts for prizes</source>
        <translation>Quittungen für Preise</translation>
    </message>
    <message>
        <source>Team rankings</source>
        <translation>Mannschaftswertungen</translation>
    </message>
    <message>
        <source>All files of the event</source>
        <translation>Alle Dateien der Veranstaltung</translation>
    </message>
    <message>
        <source>Matches and boards</source>
        <translation>Wettkämpfe und Bretter</translation>
    </message>
    <message>
        <source>Match reports</source>
        <translation>Spielberichte</translation>
    </message>
    <message>
        <source>Line-up forms</source>
        <translation>Aufstellungsformulare</translation>
    </message>
    <message>
        <source>Teams and players</source>
        <translation>Mannschaften und Spieler</translation>
    </message>
    <message>
        <source>Players by board</source>
        <translation>Spieler nach Brettern</translation>
    </message>
    <message>
        <source>Team cards</source>
        <translation>Mannschaftskarten</translation>
    </message>
    <message>
        <source>Team list</source>
        <translation>Mannschaftsliste</translation>
    </message>
</context>
<context>
    <name>pairwright::ReportsPage</name>
    <message>
        <source>Save the Sheet</source>
        <translation>Aushang speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The sheet as it will be printed</source>
        <translation>Der Aushang, wie er gedruckt wird</translation>
    </message>
    <message>
        <source>Nothing to print yet</source>
        <translation>Noch nichts zu drucken</translation>
    </message>
    <message>
        <source>The round has no pairings. Pair it first (F6).</source>
        <translation>Die Runde hat keine Paarungen. Losen Sie sie zuerst aus (F6).</translation>
    </message>
    <message>
        <source>An empty notice</source>
        <translation>Ein leerer Aushang</translation>
    </message>
    <message>
        <source>Type its text beside this page. It fills the page.</source>
        <translation>Tippen Sie seinen Text neben dieser Seite. Er füllt sie.</translation>
    </message>
    <message>
        <source>Nothing in the print set</source>
        <translation>Nichts in der Druckmappe</translation>
    </message>
    <message>
        <source>Choose a sheet on the left, and say there when it is wanted in the print set.</source>
        <translation>Wählen Sie links ein Blatt und sagen Sie dort, wann es in der Druckmappe gebraucht wird.</translation>
    </message>
    <message>
        <source>The final standings wait</source>
        <translation>Die Schlusstabelle wartet</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <source>How large the sheet is shown</source>
        <translation>Wie groß das Blatt gezeigt wird</translation>
    </message>
    <message>
        <source>There are no prizes yet.</source>
        <translation>Es gibt noch keine Preise.</translation>
    </message>
    <message>
        <source>There are no players yet.</source>
        <translation>Es gibt noch keine Spieler.</translation>
    </message>
    <message>
        <source>Nothing on this sheet yet</source>
        <translation>Noch nichts auf diesem Blatt</translation>
    </message>
    <message>
        <source>This sheet is drawn and no table: a web page cannot hold it. Save it as PDF.</source>
        <translation>Dieses Blatt ist gezeichnet und keine Tabelle: Eine Webseite kann es nicht aufnehmen. Speichern Sie es als PDF.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>What there is to choose of this sheet</source>
        <translation>Was sich für dieses Blatt wählen lässt</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>pairwright::ResultSlips</name>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Signature of White</source>
        <translation>Unterschrift Weiß</translation>
    </message>
    <message>
        <source>Signature of Black</source>
        <translation>Unterschrift Schwarz</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Ergebniszettel</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>a game that is forfeited</comment>
        <translation>Nicht gespielt</translation>
    </message>
</context>
<context>
    <name>pairwright::ResultsFile</name>
    <message numerus="yes">
        <source>%n result(s) taken from %1.</source>
        <translation>
            <numerusform>%n Ergebnis aus %1 übernommen.</numerusform>
            <numerusform>%n Ergebnisse aus %1 übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) were here already.</source>
        <translation>
            <numerusform>%n Ergebnis war schon da.</numerusform>
            <numerusform>%n Ergebnisse waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result there.</source>
        <translation>
            <numerusform>%n Partie hat dort kein Ergebnis.</numerusform>
            <numerusform>%n Partien haben dort kein Ergebnis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were left out: %1.</source>
        <translation>
            <numerusform>%n Zeile wurde ausgelassen: %1.</numerusform>
            <numerusform>%n Zeilen wurden ausgelassen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results from a File</source>
        <translation>Ergebnisse aus Datei</translation>
    </message>
    <message>
        <source>Results (*.txt *.csv)</source>
        <translation>Ergebnisse (*.txt *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 konnte nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>%1 is no exchange of results: its first line is “Runde;Brett;…”.</source>
        <translation>%1 ist kein Ergebnisaustausch: dessen erste Zeile ist „Runde;Brett;…“.</translation>
    </message>
    <message>
        <source>Take these results?</source>
        <translation>Diese Ergebnisse übernehmen?</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Übernehmen</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… und %n weiteres.</numerusform>
            <numerusform>… und %n weitere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n result(s) that are here already?</source>
        <translation>
            <numerusform>%n Ergebnis ersetzen, das schon da ist?</numerusform>
            <numerusform>%n Ergebnisse ersetzen, die schon da sind?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says otherwise than what was entered:</source>
        <comment>a file</comment>
        <translation>%1 sagt etwas anderes, als eingegeben wurde:</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Nothing was taken from %1.</source>
        <translation>Aus %1 wurde nichts übernommen.</translation>
    </message>
    <message>
        <source>%1, %2 – %3: was %4, will be %5</source>
        <comment>board or match</comment>
        <translation>%1, %2 – %3: war %4, wird %5</translation>
    </message>
</context>
<context>
    <name>pairwright::ResultsIn</name>
    <message>
        <source>Board %1: the result is in</source>
        <translation>Brett %1: das Ergebnis liegt vor</translation>
    </message>
    <message>
        <source>Board %1: still playing</source>
        <translation>Brett %1: spielt noch</translation>
    </message>
    <message>
        <source>Board %1: %2 – %3 still play</source>
        <translation>Brett %1: %2 – %3 spielen noch</translation>
    </message>
    <message>
        <source>%1 of %2 results are in</source>
        <translation>%1 von %2 Ergebnissen liegen vor</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1: still playing</source>
        <translation>Wettkampf %1: spielt noch</translation>
    </message>
    <message>
        <source>Match %1: the result is in</source>
        <translation>Wettkampf %1: das Ergebnis ist da</translation>
    </message>
    <message>
        <source>Match %1: %2 – %3 still play</source>
        <translation>Wettkampf %1: %2 – %3 spielen noch</translation>
    </message>
</context>
<context>
    <name>pairwright::RoleText</name>
    <message>
        <source>Looking on</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Check-in desk</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Results desk</source>
        <translation>Ergebnistisch</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hauptschiedsrichter</translation>
    </message>
    <message>
        <source>Your login is for the check-in: who is there, absent or has left. Ask an arbiter for the rest.</source>
        <translation>Ihr Zugang ist für die Anmeldung: wer da ist, fehlt oder gegangen ist. Für alles andere fragen Sie einen Schiedsrichter.</translation>
    </message>
    <message>
        <source>Your login is for results. Ask an arbiter for the rest.</source>
        <translation>Ihr Zugang ist für Ergebnisse. Für alles andere fragen Sie einen Schiedsrichter.</translation>
    </message>
    <message>
        <source>Only the chief arbiter may do this.</source>
        <translation>Das darf nur der Hauptschiedsrichter.</translation>
    </message>
</context>
<context>
    <name>pairwright::RoundDatesForm</name>
    <message>
        <source>Date of round %1</source>
        <translation>Datum der Runde %1</translation>
    </message>
    <message>
        <source>Enter the first day of the event, or the date of round 1.</source>
        <translation>Geben Sie zuerst den ersten Tag der Veranstaltung ein oder das Datum der Runde 1.</translation>
    </message>
    <message>
        <source>Fill In</source>
        <translation>Ausfüllen</translation>
    </message>
    <message>
        <source>All rounds on the first day</source>
        <translation>Alle Runden am ersten Tag</translation>
    </message>
    <message>
        <source>A round each day</source>
        <translation>Jeden Tag eine Runde</translation>
    </message>
    <message>
        <source>A round each week</source>
        <translation>Jede Woche eine Runde</translation>
    </message>
    <message>
        <source>When round %1 starts</source>
        <translation>Wann Runde %1 beginnt</translation>
    </message>
    <message>
        <source>Enter the times of the rounds of the first day.</source>
        <translation>Geben Sie die Zeiten der Runden des ersten Tages ein.</translation>
    </message>
    <message>
        <source>Dates and times of the rounds</source>
        <translation>Tage und Zeiten der Runden</translation>
    </message>
    <message>
        <source>Gives each round its date, from the first day on, and its time</source>
        <translation>Gibt jeder Runde ihren Tag, vom ersten Tag an, und ihre Zeit</translation>
    </message>
    <message>
        <source>Times as on the first day</source>
        <translation>Zeiten wie am ersten Tag</translation>
    </message>
    <message>
        <source>No dates and times</source>
        <translation>Keine Tage und Zeiten</translation>
    </message>
</context>
<context>
    <name>pairwright::RoundFlow</name>
    <message>
        <source>Pair with results missing?</source>
        <translation>Trotz fehlender Ergebnisse auslosen?</translation>
    </message>
    <message>
        <source>Pairing was cancelled. Nothing was changed.</source>
        <translation>Die Auslosung wurde abgebrochen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Round %1 is paired as a proposal.</source>
        <translation>Runde %1 ist als Vorschlag ausgelost.</translation>
    </message>
    <message>
        <source>Publish round %1?</source>
        <translation>Runde %1 veröffentlichen?</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Round %1 is published.</source>
        <translation>Runde %1 ist veröffentlicht.</translation>
    </message>
    <message>
        <source>Discard the proposal?</source>
        <translation>Vorschlag verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Withdraw the publication of round %1?</source>
        <translation>Veröffentlichung der Runde %1 zurücknehmen?</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Register as Adjourned and Pair</source>
        <translation>Als Hängepartien eintragen und auslosen</translation>
    </message>
    <message>
        <source>Enter the Rating</source>
        <translation>Wertungszahl eingeben</translation>
    </message>
    <message>
        <source>Round %1 is no longer published. Press F6 to pair it again.</source>
        <translation>Runde %1 ist nicht mehr veröffentlicht. F6 paart sie neu.</translation>
    </message>
    <message>
        <source>Enter the Result</source>
        <translation>Ergebnis eintragen</translation>
    </message>
    <message>
        <source>Draw the Lot and Pair</source>
        <translation>Losen und Runde auslosen</translation>
    </message>
    <message>
        <source>Print Set</source>
        <translation>Druckmappe drucken</translation>
    </message>
    <message>
        <source>Draw the Numbers and Lay Out</source>
        <translation>Nummern auslosen und Runden festlegen</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are laid out by the table. Look them over, then publish them: one by one with F7, or all at once.</source>
        <translation>
            <numerusform>%n Runde ist nach der Tabelle festgelegt. Sehen Sie sie durch und veröffentlichen Sie sie mit F7.</numerusform>
            <numerusform>%n Runden sind nach der Tabelle festgelegt. Sehen Sie sie durch und veröffentlichen Sie sie: einzeln mit F7 oder alle auf einmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Publish %n round(s)?</source>
        <translation>
            <numerusform>%n Runde veröffentlichen?</numerusform>
            <numerusform>%n Runden veröffentlichen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are published.</source>
        <translation>
            <numerusform>%n Runde ist veröffentlicht.</numerusform>
            <numerusform>%n Runden sind veröffentlicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make the Round by Hand</source>
        <translation>Runde von Hand auslosen</translation>
    </message>
    <message>
        <source>Pair with Them as Draws</source>
        <translation>Mit ihnen als Remis auslosen</translation>
    </message>
    <message>
        <source>Pair round %1 anew?</source>
        <translation>Runde %1 neu auslosen?</translation>
    </message>
    <message>
        <source>The pairings that were made by hand and validated are replaced by those of the rules. They stay in the history.</source>
        <translation>Die von Hand gemachten und bestätigten Paarungen werden durch die der Regeln ersetzt. Im Verlauf bleiben sie stehen.</translation>
    </message>
    <message>
        <source>Pair Anew</source>
        <translation>Neu auslosen</translation>
    </message>
    <message>
        <source>The proposal of round %1 was out of date and is discarded; undoing (Ctrl+Z) brings it back. The round is made by hand, from nothing.</source>
        <translation>Der Vorschlag für Runde %1 war überholt und ist verworfen; Rückgängig (Strg+Z) holt ihn zurück. Die Runde wird von Hand ausgelost, von Anfang an.</translation>
    </message>
    <message>
        <source>Enter the Forfeit</source>
        <translation>Kampflos eintragen</translation>
    </message>
    <message>
        <source>Round %1: correct %2?</source>
        <comment>board or match</comment>
        <translation>Runde %1: %2 korrigieren?</translation>
    </message>
    <message>
        <source>Round %1: correct %2 for the rating report only?</source>
        <comment>board or match</comment>
        <translation>Runde %1: %2 nur für den Auswertungsbericht korrigieren?</translation>
    </message>
    <message>
        <source>Enter the result of the adjourned game (%1)?</source>
        <comment>board or match</comment>
        <translation>Das Ergebnis der Hängepartie eintragen (%1)?</translation>
    </message>
</context>
<context>
    <name>pairwright::RoundTabs</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>pairwright::RoundText</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Not paired</source>
        <translation>Nicht ausgelost</translation>
    </message>
    <message>
        <source>Proposal v%1</source>
        <translation>Vorschlag v%1</translation>
    </message>
    <message>
        <source>Published v%1</source>
        <translation>Veröffentlicht v%1</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Press F6 to pair round %1.</source>
        <translation>Mit F6 losen Sie Runde %1 aus.</translation>
    </message>
    <message>
        <source>Something has changed since this proposal was made. Press F6 to pair again.</source>
        <translation>Seit diesem Vorschlag hat sich etwas geändert. Mit F6 losen Sie neu aus.</translation>
    </message>
    <message>
        <source>All results are in. This was the last round: see Standings and Export.</source>
        <translation>Alle Ergebnisse sind da. Das war die letzte Runde: siehe Rangliste und Export.</translation>
    </message>
    <message>
        <source>All results are in. Press F6 to pair round %1.</source>
        <translation>Alle Ergebnisse sind da. Mit F6 losen Sie Runde %1 aus.</translation>
    </message>
    <message>
        <source>The next round is published. Results can be corrected with Ctrl+Shift+C.</source>
        <translation>Die nächste Runde ist veröffentlicht. Ergebnisse lassen sich mit Strg+Umschalt+C korrigieren.</translation>
    </message>
    <message>
        <source>The pairing failed its own check and was thrown away. Please report this defect: %1</source>
        <translation>Die Auslosung bestand die eigene Prüfung nicht und wurde verworfen. Bitte melden Sie diesen Fehler: %1</translation>
    </message>
    <message>
        <source>This program cannot pair by the system of this tournament. Choose another on the Overview page.</source>
        <translation>Nach dem System dieses Turniers kann das Programm nicht auslosen. Wählen Sie auf der Seite Übersicht ein anderes.</translation>
    </message>
    <message>
        <source>This system pairs by rating, and these players have none: %1. Enter their ratings (estimates will do).</source>
        <translation>Dieses System lost nach Wertungszahlen aus, und diesen Spielern fehlt eine: %1. Tragen Sie sie ein (Schätzungen genügen).</translation>
    </message>
    <message>
        <source>The rounds so far contradict each other for %1. Correct their results first.</source>
        <translation>Die bisherigen Runden widersprechen sich bei %1. Korrigieren Sie zuerst deren Ergebnisse.</translation>
    </message>
    <message>
        <source>Round %1 was not paired: the rules of this system make it try one set of floaters after the other, and here these are more than the program tries. Fewer players who must not meet, or another system, will help.</source>
        <translation>Runde %1 wurde nicht ausgelost: Nach den Regeln dieses Systems wäre eine Auswahl der Floater nach der anderen zu versuchen, und hier sind das mehr, als das Programm versucht. Weniger Spieler, die nicht gegeneinander spielen dürfen, oder ein anderes System helfen.</translation>
    </message>
    <message>
        <source>Pairing was cancelled. Nothing was changed.</source>
        <translation>Die Auslosung wurde abgebrochen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Adjourned games</source>
        <translation>Hängepartien</translation>
    </message>
    <message>
        <source>Editing v%1</source>
        <translation>In Bearbeitung, v%1</translation>
    </message>
    <message>
        <source>The pairings are being edited by hand: validate or cancel before anything else.</source>
        <translation>Die Paarungen werden von Hand bearbeitet: zuerst abschließen oder verwerfen.</translation>
    </message>
    <message>
        <source>All results of this round are in.</source>
        <translation>Alle Ergebnisse dieser Runde liegen vor.</translation>
    </message>
    <message>
        <source>All results of this round are in. Press F6 to pair round %1.</source>
        <translation>Alle Ergebnisse dieser Runde liegen vor. F6 paart Runde %1.</translation>
    </message>
    <message>
        <source>Not ended: %1.</source>
        <translation>Nicht beendet: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing: %1</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n Ergebnis fehlt: %1</numerusform>
            <numerusform>%n Ergebnisse fehlen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A round robin is for 3 to 40 players, and for no more than %1 rounds in all cycles. Add or remove players, or choose another system on the Overview page.</source>
        <translation>Ein Rundenturnier ist für 3 bis 40 Spieler und für höchstens %1 Runden in allen Durchgängen. Fügen Sie Spieler hinzu, entfernen Sie welche, oder wählen Sie auf der Seite Übersicht ein anderes System.</translation>
    </message>
    <message>
        <source>Press F6 to lay out all rounds.</source>
        <translation>Drücken Sie F6, um alle Runden festzulegen.</translation>
    </message>
    <message>
        <source>Fewer than two players are present in round %1.</source>
        <translation>In Runde %1 sind weniger als zwei Spieler anwesend.</translation>
    </message>
    <message>
        <source>Round %1 cannot be paired: an odd number is present and nobody may get the bye any more (%2).</source>
        <translation>Runde %1 kann nicht ausgelost werden: Die Zahl der Anwesenden ist ungerade, und niemand darf mehr das Freilos bekommen (%2).</translation>
    </message>
    <message>
        <source>Look at the presence list (Ctrl+R).</source>
        <translation>Sehen Sie in die Anwesenheitsliste (Strg+R).</translation>
    </message>
    <message>
        <source>Change who is present, make the round by hand, or end the tournament here.</source>
        <translation>Ändern Sie, wer anwesend ist, losen Sie die Runde von Hand aus, oder beenden Sie das Turnier hier.</translation>
    </message>
    <message>
        <source>Change who is present, so that the number is even, or make the round by hand.</source>
        <translation>Ändern Sie, wer anwesend ist, damit die Zahl gerade wird, oder losen Sie die Runde von Hand aus.</translation>
    </message>
    <message>
        <source>Not ended: %1. In FIDE mode standings after the last round are made when every game has ended: enter the results.</source>
        <translation>Nicht beendet: %1. Im FIDE-Modus gibt es die Tabelle nach der letzten Runde erst, wenn jede Partie beendet ist: Tragen Sie die Ergebnisse ein.</translation>
    </message>
    <message>
        <source>Those after round %1 can be had meanwhile.</source>
        <translation>Die nach Runde %1 gibt es bis dahin.</translation>
    </message>
    <message>
        <source>Round %1 starts on %2 at %3.</source>
        <comment>date, time</comment>
        <translation>Runde %1 beginnt am %2 um %3.</translation>
    </message>
    <message>
        <source>Round %1 starts at %2.</source>
        <translation>Runde %1 beginnt um %2.</translation>
    </message>
    <message>
        <source>All results of this round are in. Round %1 is a proposal.</source>
        <translation>Alle Ergebnisse dieser Runde sind da. Runde %1 ist ein Vorschlag.</translation>
    </message>
    <message numerus="yes">
        <source>games of %n more round(s)</source>
        <translation>
            <numerusform>Partien einer weiteren Runde</numerusform>
            <numerusform>Partien von %n weiteren Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer than two teams are present in round %1.</source>
        <translation>In Runde %1 sind weniger als zwei Mannschaften anwesend.</translation>
    </message>
    <message>
        <source>%1 of round %2 (no result)</source>
        <comment>boards or matches</comment>
        <translation>%1 der Runde %2 (kein Ergebnis)</translation>
    </message>
    <message>
        <source>%1 of round %2 (adjourned)</source>
        <comment>boards or matches</comment>
        <translation>%1 der Runde %2 (Hängepartie)</translation>
    </message>
    <message>
        <source>Adjourned: %1.</source>
        <comment>boards or matches</comment>
        <translation>Hängepartie: %1.</translation>
    </message>
    <message>
        <source>Adjourned: %1. Ctrl+Shift+C enters how it ended.</source>
        <comment>boards or matches</comment>
        <translation>Hängepartie: %1. Strg+Umschalt+C trägt ein, wie sie endete.</translation>
    </message>
    <message>
        <source>A round robin is for 3 to 40 teams, and for no more than %1 rounds in all cycles. Add or remove teams, or choose another system on the Overview page.</source>
        <translation>Ein Rundenturnier ist für 3 bis 40 Mannschaften und für höchstens %1 Runden in allen Durchgängen. Mannschaften hinzufügen oder entfernen oder auf der Übersicht ein anderes System wählen.</translation>
    </message>
    <message>
        <source>Round %1 cannot be paired: %2 has nobody left to meet.</source>
        <translation>Runde %1 kann nicht ausgelost werden: %2 hat niemanden mehr, gegen den er spielen darf.</translation>
    </message>
    <message>
        <source>Round %1 cannot be paired: %2 may meet nobody but one another any more, and so not all of them have an opponent.</source>
        <translation>Runde %1 kann nicht ausgelost werden: %2 dürfen nur noch untereinander spielen, und dabei haben nicht alle einen Gegner.</translation>
    </message>
    <message>
        <source>Round %1 cannot be paired: %2 may meet nobody but one another and %3 any more, and these are too few.</source>
        <translation>Runde %1 kann nicht ausgelost werden: %2 dürfen nur noch untereinander und gegen %3 spielen, und das sind zu wenige.</translation>
    </message>
    <message>
        <source>Only a proposal: before you publish it with F7, only who works on this tournament sees it.</source>
        <translation>Nur ein Vorschlag: Bevor Sie ihn mit F7 veröffentlichen, sieht ihn nur, wer an diesem Turnier arbeitet.</translation>
    </message>
</context>
<context>
    <name>pairwright::RoundsLine</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <comment>number, date</comment>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>%1: all results are in</source>
        <comment>a round</comment>
        <translation>%1: alle Ergebnisse liegen vor</translation>
    </message>
    <message>
        <source>%1: %2 of %3 results are in</source>
        <comment>a round</comment>
        <translation>%1: %2 von %3 Ergebnissen liegen vor</translation>
    </message>
    <message>
        <source>%1: proposed</source>
        <comment>a round</comment>
        <translation>%1: vorgeschlagen</translation>
    </message>
    <message>
        <source>%1: to come</source>
        <comment>a round</comment>
        <translation>%1: steht bevor</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Before round 1 of %1</source>
        <translation>Vor Runde 1 von %1</translation>
    </message>
    <message>
        <source>%1, today</source>
        <comment>a date</comment>
        <translation>%1, heute</translation>
    </message>
    <message>
        <source>%1 of %2 in</source>
        <comment>results</comment>
        <translation>%1 von %2 da</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>vorgeschlagen</translation>
    </message>
</context>
<context>
    <name>pairwright::RoundsPage</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>Überholt</translation>
    </message>
    <message>
        <source>Round %1 is not paired</source>
        <translation>Runde %1 ist nicht ausgelost</translation>
    </message>
    <message>
        <source>Enter the players first. Then F6 proposes the pairings; nothing is published by it.</source>
        <translation>Geben Sie zuerst die Spieler ein. F6 schlägt dann die Paarungen vor; veröffentlicht wird dadurch nichts.</translation>
    </message>
    <message>
        <source>Settle who is present (Ctrl+R), then press F6. The pairings are only a proposal until you publish them.</source>
        <translation>Klären Sie, wer anwesend ist (Strg+R), und drücken Sie F6. Die Paarungen sind nur ein Vorschlag, bis Sie sie veröffentlichen.</translation>
    </message>
    <message>
        <source>Pairing round %1 …</source>
        <translation>Runde %1 wird ausgelost&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Pairings of the round</source>
        <translation>Paarungen der Runde</translation>
    </message>
    <message>
        <source>Game %1: %2 – %3</source>
        <translation>Partie %1: %2 – %3</translation>
    </message>
    <message>
        <source>Round %1 not ended</source>
        <translation>Runde %1 nicht beendet</translation>
    </message>
    <message>
        <source>Cross-table</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number and state</comment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Cross-table: rows and columns are players</source>
        <translation>Kreuztabelle: Zeilen und Spalten sind die Spieler</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Edit by Hand</source>
        <translation>Von Hand bearbeiten</translation>
    </message>
    <message>
        <source>End Entry</source>
        <translation>Eingabe beenden</translation>
    </message>
    <message>
        <source>Take Over…</source>
        <translation>Übernehmen …</translation>
    </message>
    <message>
        <source>Enter the teams first. Then F6 proposes the pairings; nothing is published by it.</source>
        <translation>Erfassen Sie zuerst die Mannschaften. Dann schlägt F6 die Paarungen vor; veröffentlicht wird damit nichts.</translation>
    </message>
    <message>
        <source>Board %1: %2 – %3</source>
        <translation>Brett %1: %2 – %3</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 against %4</source>
        <comment>board or match</comment>
        <translation>Runde %1, %2: %3 gegen %4</translation>
    </message>
    <message>
        <source>Adjourned: %1 of round %2. Ctrl+Shift+C enters how it ended.</source>
        <comment>board or match</comment>
        <translation>Hängepartie: %1 der Runde %2. Strg+Umschalt+C trägt ein, wie sie endete.</translation>
    </message>
    <message>
        <source>Results are entered when the round is published (F7): it is only a proposal.</source>
        <translation>Ergebnisse werden eingetragen, wenn die Runde veröffentlicht ist (F7): Sie ist erst ein Vorschlag.</translation>
    </message>
    <message>
        <source>✓ Checked</source>
        <comment>of pairings</comment>
        <translation>✓ Geprüft</translation>
    </message>
    <message>
        <source>Checking …</source>
        <comment>of pairings</comment>
        <translation>Wird geprüft …</translation>
    </message>
</context>
<context>
    <name>pairwright::SavingText</name>
    <message>
        <source>The disk is full. Make room and try again.</source>
        <translation>Der Datenträger ist voll. Schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The disk with the temporary files is full (%1). Make room and try again.</source>
        <translation>Der Datenträger für vorübergehende Dateien ist voll (%1). Schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The server does not answer: only results and presence can be entered until it is back.</source>
        <translation>Der Server antwortet nicht: Bis er wieder da ist, können nur Ergebnisse und Anwesenheit eingetragen werden.</translation>
    </message>
    <message>
        <source>The server was brought back to an earlier moment: steps that were saved are gone from it.</source>
        <translation>Der Server wurde auf einen früheren Stand zurückgesetzt: Schritte, die gespeichert waren, fehlen dort.</translation>
    </message>
    <message>
        <source>Somebody keeps the event locked on the server. Try again.</source>
        <translation>Jemand hält das Turnier auf dem Server gesperrt. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The login “%1” keeps the event locked on the server. Try again; if it stays so, the chief arbiter ends that login (File, Invite…, End a Login…).</source>
        <translation>Der Zugang „%1“ hält das Turnier auf dem Server gesperrt. Versuchen Sie es noch einmal; bleibt es so, beendet der Hauptschiedsrichter diesen Zugang (Datei, Einladen …, Zugang beenden …).</translation>
    </message>
    <message>
        <source>Another window of this event at this computer keeps what is entered without the server. Enter it there, or try again when the server answers.</source>
        <translation>Ein anderes Fenster dieser Veranstaltung an diesem Rechner bewahrt auf, was ohne den Server eingetragen wird. Tragen Sie es dort ein, oder versuchen Sie es erneut, wenn der Server antwortet.</translation>
    </message>
    <message>
        <source>The disk of this computer is full: what is entered without the server cannot be kept. Make room and try again.</source>
        <translation>Die Festplatte dieses Rechners ist voll: Was ohne den Server eingetragen wird, kann nicht aufbewahrt werden. Schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The server does not answer. It stays here: try again when the network is back, or save a copy and go on in that file.</source>
        <translation>Der Server antwortet nicht. Es bleibt hier: Versuchen Sie es erneut, wenn das Netz wieder da ist, oder speichern Sie eine Kopie und arbeiten Sie in dieser Datei weiter.</translation>
    </message>
    <message>
        <source>The server does not let this login in any more: it has ended, or its password was changed. It stays here: save a copy, or ask the chief arbiter for a new invitation and do it again.</source>
        <translation>Der Server lässt diesen Zugang nicht mehr ein: Er ist beendet, oder sein Passwort wurde geändert. Es bleibt hier: Speichern Sie eine Kopie, oder bitten Sie den Hauptschiedsrichter um eine neue Einladung und tun Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The server does not let this login in any more: only results and presence can be entered, and wait at this desk.</source>
        <translation>Der Server lässt diesen Zugang nicht mehr ein: Nur Ergebnisse und Anwesenheit können eingetragen werden und warten an diesem Tisch.</translation>
    </message>
    <message>
        <source>The history is on the server, which is not reached. Look again when the connection is back.</source>
        <translation>Der Verlauf liegt auf dem Server, der nicht erreicht wird. Sehen Sie wieder nach, wenn die Verbindung zurück ist.</translation>
    </message>
    <message>
        <source>The disk or stick did not answer. Check that it is plugged in and try again; if that fails too, save a copy on another disk and go on with the copy.</source>
        <translation>Der Datenträger oder Stick hat nicht geantwortet. Prüfen Sie, ob er steckt, und versuchen Sie es noch einmal; wenn auch das misslingt, speichern Sie eine Kopie auf einem anderen Datenträger und arbeiten Sie mit der Kopie weiter.</translation>
    </message>
    <message>
        <source>The file can no longer be written. Save a copy in another folder and go on with the copy.</source>
        <translation>Die Datei lässt sich nicht mehr schreiben. Speichern Sie eine Kopie in einem anderen Ordner und arbeiten Sie mit der Kopie weiter.</translation>
    </message>
    <message>
        <source>The file is damaged; save a copy and go on with it.</source>
        <translation>Die Datei ist beschädigt; speichern Sie eine Kopie und arbeiten Sie mit ihr weiter.</translation>
    </message>
    <message>
        <source>Another program holds the file. Try again.</source>
        <translation>Ein anderes Programm hält die Datei fest. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The server does not let this login change the tournament. Ask whoever looks after the server.</source>
        <translation>Der Server lässt mit diesem Zugang keine Änderung am Turnier zu. Fragen Sie, wer den Server betreut.</translation>
    </message>
    <message>
        <source>The server has too much to do. Try again.</source>
        <translation>Der Server hat zu viel zu tun. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The disk of the server is full. Tell whoever looks after it, and try again when there is room.</source>
        <translation>Die Platte des Servers ist voll. Sagen Sie es dem, der ihn betreut, und versuchen Sie es erneut, wenn Platz ist.</translation>
    </message>
    <message>
        <source>The server could not save it. Try again; if that fails too, save a copy and go on in that file.</source>
        <translation>Der Server konnte es nicht speichern. Versuchen Sie es erneut; misslingt auch das, speichern Sie eine Kopie und arbeiten Sie in dieser Datei weiter.</translation>
    </message>
    <message>
        <source>The file could not be written. Try again; if that fails too, save a copy on another disk and go on with the copy.</source>
        <translation>Die Datei konnte nicht geschrieben werden. Versuchen Sie es noch einmal; wenn auch das misslingt, speichern Sie eine Kopie auf einem anderen Datenträger und arbeiten Sie mit der Kopie weiter.</translation>
    </message>
    <message>
        <source>What answers is not the server of your invitation: it shows another certificate, and has got nothing. It stays here: save a copy, or ask the chief arbiter for a new invitation and do it again.</source>
        <translation>Was antwortet, ist nicht der Server Ihrer Einladung: Es zeigt ein anderes Zertifikat und hat nichts bekommen. Es bleibt hier: Speichern Sie eine Kopie, oder bitten Sie den Hauptschiedsrichter um eine neue Einladung und tun Sie es noch einmal.</translation>
    </message>
    <message>
        <source>What answers is not the server of your invitation: only results and presence can be entered, and wait at this desk.</source>
        <translation>Was antwortet, ist nicht der Server Ihrer Einladung: Nur Ergebnisse und Anwesenheit können eingegeben werden und warten an diesem Tisch.</translation>
    </message>
    <message>
        <source>A newer version of Pairwright has renewed the event: this one can save nothing more in it. Save a copy, or install the newer version and do it again there.</source>
        <translation>Eine neuere Version von Pairwright hat die Veranstaltung erneuert: Diese kann darin nichts mehr speichern. Speichern Sie eine Kopie, oder installieren Sie die neuere Version und tun Sie es dort noch einmal.</translation>
    </message>
</context>
<context>
    <name>pairwright::ScoreHistogram</name>
    <message numerus="yes">
        <source>Rating from %1: %n player(s)</source>
        <translation>
            <numerusform>Wertungszahl ab %1: %n Spieler</numerusform>
            <numerusform>Wertungszahl ab %1: %n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points %1: %n player(s)</source>
        <translation>
            <numerusform>Punkte %1: %n Spieler</numerusform>
            <numerusform>Punkte %1: %n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n still playing</source>
        <comment>players with so many points</comment>
        <translation>
            <numerusform>%1, %n spielt noch</numerusform>
            <numerusform>%1, %n spielen noch</numerusform>
        </translation>
    </message>
    <message>
        <source>How many players have which rating</source>
        <translation>Wie viele Spieler welche Wertungszahl haben</translation>
    </message>
    <message>
        <source>How many players have how many points</source>
        <translation>Wie viele Spieler wie viele Punkte haben</translation>
    </message>
</context>
<context>
    <name>pairwright::ServerText</name>
    <message>
        <source>this computer</source>
        <translation>diesem Rechner</translation>
    </message>
    <message>
        <source>Nobody in this network knows the server “%1”. Check its name, and whether this computer is in the network of the hall.</source>
        <translation>In diesem Netz kennt niemand den Server „%1“. Prüfen Sie seinen Namen, und ob dieser Rechner im Netz des Saals ist.</translation>
    </message>
    <message>
        <source>The server %1 does not answer. See that it is on and in the same network, and that its address is still this one.</source>
        <translation>Der Server %1 antwortet nicht. Prüfen Sie, ob er läuft und im selben Netz ist, und ob seine Adresse noch stimmt.</translation>
    </message>
    <message>
        <source>On %1 no PostgreSQL answers at port %2. Start the server there, or correct the port.</source>
        <translation>Auf %1 antwortet an Port %2 kein PostgreSQL. Starten Sie dort den Server, oder berichtigen Sie den Port.</translation>
    </message>
    <message>
        <source>The server wants the password of your login. Type it in.</source>
        <translation>Der Server verlangt das Passwort Ihres Anmeldenamens. Geben Sie es ein.</translation>
    </message>
    <message>
        <source>Login or password is wrong. Type the password again, or ask whoever has invited you: a login ends with the event.</source>
        <translation>Anmeldename oder Passwort ist falsch. Geben Sie das Passwort noch einmal ein, oder fragen Sie, wer Sie eingeladen hat: Ein Anmeldename endet mit der Veranstaltung.</translation>
    </message>
    <message>
        <source>The server has no database “%1” for this login. Whoever looks after it knows its name.</source>
        <translation>Der Server hat für diesen Anmeldenamen keine Datenbank „%1“. Wer ihn betreut, kennt ihren Namen.</translation>
    </message>
    <message>
        <source>The rules of the server let nobody in from this computer. Whoever looks after it has to allow it (pg_hba.conf).</source>
        <translation>Die Regeln des Servers lassen von diesem Rechner niemanden ein. Wer ihn betreut, muss es erlauben (pg_hba.conf).</translation>
    </message>
    <message>
        <source>The server %1 encrypts nothing, and a password goes through the network only encrypted. Whoever looks after it gives it a certificate (ssl = on).</source>
        <translation>Der Server %1 verschlüsselt nichts, und ein Passwort geht nur verschlüsselt durch das Netz. Wer ihn betreut, gibt ihm ein Zertifikat (ssl = on).</translation>
    </message>
    <message>
        <source>The server has no connection left. Close Pairwright where it is not needed, or have more allowed (max_connections).</source>
        <translation>Der Server hat keine Verbindung mehr frei. Schließen Sie Pairwright, wo es nicht gebraucht wird, oder lassen Sie mehr zu (max_connections).</translation>
    </message>
    <message>
        <source>The server %1 does not let this computer in. Check the login and its password; the details say what the server has said.</source>
        <translation>Der Server %1 lässt diesen Rechner nicht ein. Prüfen Sie Anmeldenamen und Passwort; was der Server gesagt hat, steht unter „Einzelheiten“.</translation>
    </message>
    <message>
        <source>Either the server has no database “%1”, or its rules do not let the login “%2” in from this computer. Whoever looks after it knows its name, and has to allow it (pg_hba.conf).</source>
        <translation>Entweder hat der Server keine Datenbank „%1“, oder seine Regeln lassen „%2“ von diesem Rechner nicht ein. Wer ihn betreut, kennt ihren Namen und muss es erlauben (pg_hba.conf).</translation>
    </message>
</context>
<context>
    <name>pairwright::ServerWindow</name>
    <message>
        <source>Which database of the server? Whoever looks after it knows its name.</source>
        <translation>Welche Datenbank des Servers? Wer ihn betreut, kennt ihren Namen.</translation>
    </message>
    <message>
        <source>Which event? Its name has small letters, digits, - and _.</source>
        <translation>Welche Veranstaltung? Ihr Name besteht aus Kleinbuchstaben, Ziffern, - und _.</translation>
    </message>
    <message>
        <source>The name of an event has small letters, digits, - and _, 40 at most: for example open-2026.</source>
        <translation>Der Name einer Veranstaltung besteht aus Kleinbuchstaben, Ziffern, - und _, höchstens 40: zum Beispiel open-2026.</translation>
    </message>
    <message>
        <source>This is no name of a server. It is written like hall.example.org or 192.168.1.20, with its port after a colon where it is another than 5432.</source>
        <translation>Das ist kein Name eines Servers. Man schreibt ihn wie saal.example.org oder 192.168.1.20, mit dem Port nach einem Doppelpunkt, wenn es ein anderer als 5432 ist.</translation>
    </message>
    <message>
        <source>Open from a Server</source>
        <translation>Von einem Server öffnen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>New on a Server</source>
        <translation>Neu auf einem Server</translation>
    </message>
    <message>
        <source>The new tournament is kept on the server, where several desks work on it at once.</source>
        <translation>Das neue Turnier liegt auf dem Server, wo mehrere Tische zugleich daran arbeiten.</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Move to a Server</source>
        <translation>Auf einen Server umziehen</translation>
    </message>
    <message>
        <source>The open tournament goes on on the server, its history too, where several desks work on it at once. The file stays as it is, as a copy.</source>
        <translation>Das offene Turnier geht samt seinem Verlauf auf dem Server weiter, wo mehrere Tische zugleich daran arbeiten. Die Datei bleibt, wie sie ist, als Kopie.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Umziehen</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>The password is kept only as long as the program runs, in no file and no log.</source>
        <translation>Das Passwort wird nur behalten, solange das Programm läuft, in keiner Datei und keinem Protokoll.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Datenbank</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Veranstaltung</translation>
    </message>
    <message>
        <source>&amp;Login</source>
        <translation>&amp;Zugang</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Passwort</translation>
    </message>
    <message>
        <source>The certificate of the server could not be kept beside your settings. Make room on the disk, or see that the folder may be written; nothing was opened.</source>
        <translation>Das Zertifikat des Servers konnte nicht bei Ihren Einstellungen aufbewahrt werden. Schaffen Sie Platz auf der Platte, oder sorgen Sie dafür, dass der Ordner beschreibbar ist; nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>Several desks work on one event at once: each sees what the others do. Whoever was invited to one need not type anything.</source>
        <translation>Mehrere Arbeitsplätze arbeiten zugleich an einer Veranstaltung: Jeder sieht, was die anderen tun. Wer eingeladen wurde, muss nichts tippen.</translation>
    </message>
    <message>
        <source>Paste the &amp;Invitation</source>
        <translation>E&amp;inladung einfügen</translation>
    </message>
    <message>
        <source>Open an In&amp;vitation…</source>
        <translation>Einladung ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>The password is kept only as long as the program runs, or in the keyring of the system; in no file and no log.</source>
        <translation>Das Passwort bleibt nur, solange das Programm läuft, oder im Schlüsselbund des Systems; in keiner Datei und keinem Protokoll.</translation>
    </message>
    <message>
        <source>&amp;Remember it on this computer</source>
        <translation>Auf diesem Rechner &amp;merken</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ihr &amp;Name</translation>
    </message>
    <message>
        <source>as the log shall name you</source>
        <translation>wie das Protokoll Sie nennen soll</translation>
    </message>
    <message>
        <source>The others see it beside what you do; the server adds your task. Without it your login stands there.</source>
        <translation>Die anderen sehen ihn bei dem, was Sie tun; der Server setzt Ihre Aufgabe dazu. Ohne ihn steht dort Ihr Anmeldename.</translation>
    </message>
    <message>
        <source>De&amp;tails</source>
        <translation>Ein&amp;zelheiten</translation>
    </message>
</context>
<context>
    <name>pairwright::SettingsWindow</name>
    <message>
        <source>Language of the system</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Ask at the first result</source>
        <translation>Beim ersten Ergebnis fragen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Your name in the log</source>
        <translation>Ihr Name im Protokoll</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Keys for results</source>
        <translation>Tasten für Ergebnisse</translation>
    </message>
    <message>
        <source>the user of this computer</source>
        <translation>der Benutzer dieses Rechners</translation>
    </message>
    <message>
        <source>Takes effect for tournaments that are opened from now on.</source>
        <translation>Gilt für Turniere, die von jetzt an geöffnet werden.</translation>
    </message>
    <message>
        <source>Folder for Backups</source>
        <translation>Ordner für Sicherungen</translation>
    </message>
    <message>
        <source>Backups go to</source>
        <translation>Sicherungen gehen nach</translation>
    </message>
    <message>
        <source>Backups kept of each tournament</source>
        <translation>Sicherungen je Turnier</translation>
    </message>
    <message>
        <source>no backups</source>
        <translation>keine Sicherungen</translation>
    </message>
    <message>
        <source>A second place, for instance a stick: a copy goes there after each publication.</source>
        <translation>Ein zweiter Ort, zum Beispiel ein Stick: Nach jeder Veröffentlichung geht eine Kopie dorthin.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Inter (not installed here)</source>
        <translation>Inter (hier nicht installiert)</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Pairing Program</source>
        <translation>Auslosungsprogramm</translation>
    </message>
    <message>
        <source>That program pairs by</source>
        <translation>Dieses Programm lost aus nach</translation>
    </message>
    <message>
        <source>A pairing program of somebody else that reads a TRF and prints the pairs; {file} stands for the TRF. Each proposal is paired by it once more, and a difference is shown.</source>
        <translation>Ein fremdes Auslosungsprogramm, das eine TRF liest und die Paare ausgibt; {file} steht für die TRF. Jeder Vorschlag wird von ihm noch einmal ausgelost, und ein Unterschied wird gezeigt.</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Programm wählen</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Eng</translation>
    </message>
    <message>
        <source>Rows of tables</source>
        <translation>Zeilen der Tabellen</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Bequem</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Check of pairings</source>
        <translation>Prüfung der Paarungen</translation>
    </message>
    <message>
        <source>Second program for checking</source>
        <translation>Zweites Programm zur Prüfung</translation>
    </message>
    <message>
        <source>the engine’s own second way</source>
        <translation>der zweite Weg des Programms</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <comment>size of the text</comment>
        <translation>%1 pt</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Ctrl++ and Ctrl+- in the window do the same.</source>
        <translation>Strg++ und Strg+- im Fenster tun dasselbe.</translation>
    </message>
</context>
<context>
    <name>pairwright::Sheet</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>pairwright::SheetList</name>
    <message>
        <source>On the wall</source>
        <translation>Für den Aushang</translation>
    </message>
    <message>
        <source>At the desk</source>
        <translation>Für die Turnierleitung</translation>
    </message>
    <message>
        <source>For players</source>
        <translation>Für die Spieler</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Aushänge</translation>
    </message>
</context>
<context>
    <name>pairwright::ShortcutsWindow</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Aktion oder Taste suchen</translation>
    </message>
</context>
<context>
    <name>pairwright::SlipText</name>
    <message>
        <source>The code was misread. Scan it again, or enter the result by hand.</source>
        <translation>Der Code wurde falsch gelesen. Noch einmal lesen oder das Ergebnis von Hand eingeben.</translation>
    </message>
    <message>
        <source>This slip is of another event. Nothing was entered.</source>
        <translation>Dieser Zettel gehört zu einer anderen Veranstaltung. Es wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>This slip is of round %1, board %2. Nothing was entered.</source>
        <translation>Dieser Zettel ist von Runde %1, Brett %2. Es wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>This slip is of the pairings R%1-v%2, which were replaced. Nothing was entered.</source>
        <translation>Dieser Zettel gehört zur Auslosung R%1-v%2, die ersetzt wurde. Es wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>There is no board %1 in this round.</source>
        <translation>In dieser Runde gibt es kein Brett %1.</translation>
    </message>
</context>
<context>
    <name>pairwright::StandingsExplanation</name>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Rangliste nach Runde %1</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>Bd. %1</source>
        <translation>Br. %1</translation>
    </message>
</context>
<context>
    <name>pairwright::StandingsModel</name>
    <message>
        <source>%1 (withdrawn)</source>
        <translation>%1 (zurückgezogen)</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wz.</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>Föd.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>The tie-break that left nobody equal; empty for somebody alone with the points</source>
        <translation>Die Feinwertung, nach der niemand mehr gleich war; leer, wenn sonst niemand so viele Punkte hat</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entschieden durch</translation>
    </message>
    <message>
        <source>stated</source>
        <comment>the rank, by the imported file</comment>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>Ranks won or lost in the last round</source>
        <translation>Gewonnene oder verlorene Plätze in der letzten Runde</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Course</source>
        <comment>of the ranks, round by round, as a line</comment>
        <translation>Rangverlauf</translation>
    </message>
    <message>
        <source>The opponents’ numbers: filled is won, half filled drawn, outlined lost; round is no game; with a white disc he had White</source>
        <translation>Die Nummern der Gegner: gefüllt ist gewonnen, halb gefüllt remis, umrandet verloren; rund ist keine Partie; mit weißer Scheibe hatte er Weiß</translation>
    </message>
</context>
<context>
    <name>pairwright::StandingsOutput</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Save the Standings</source>
        <translation>Rangliste speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>pairwright::StandingsPage</name>
    <message>
        <source>Standings after Round %1</source>
        <translation>Rangliste nach Runde %1</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Adjourned, counted as draws: %1</source>
        <translation>Hängepartien, als Remis gezählt: %1</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Endgültig</translation>
    </message>
    <message>
        <source>Provisional</source>
        <translation>Vorläufig</translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find in the standings</source>
        <translation>In der Rangliste suchen</translation>
    </message>
    <message>
        <source>No standings yet</source>
        <translation>Noch keine Rangliste</translation>
    </message>
    <message>
        <source>They appear as soon as round 1 is published.</source>
        <translation>Sie erscheint, sobald Runde 1 veröffentlicht ist.</translation>
    </message>
    <message>
        <source>Copied: paste it into a spreadsheet or a letter.</source>
        <translation>Kopiert: in eine Tabellenkalkulation oder einen Brief einfügen.</translation>
    </message>
    <message>
        <source>Change the tie-breaks?</source>
        <translation>Feinwertungen ändern?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Part of the field, with ranks of its own</source>
        <translation>Teil des Feldes mit eigenen Rängen</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>Choose what decides among equal points</source>
        <translation>Wählen, was bei Punktgleichheit entscheidet</translation>
    </message>
    <message>
        <source>Copy or save</source>
        <translation>Kopieren oder speichern</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>Als HTML speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Corrected since the next round was published: %1. Sheets printed before are not right any more.</source>
        <translation>Korrigiert, seit die nächste Runde veröffentlicht ist: %1. Vorher gedruckte Blätter stimmen nicht mehr.</translation>
    </message>
    <message>
        <source>Not ended: %1</source>
        <translation>Nicht beendet: %1</translation>
    </message>
    <message>
        <source>The imported file names no tie-breaks: equal points share a rank until you choose some.</source>
        <translation>Die übernommene Datei nennt keine Feinwertungen: Wer gleich viele Punkte hat, teilt sich den Rang, bis Sie welche wählen.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Play-off…</source>
        <translation>Stichkampf&#xa0;…</translation>
    </message>
    <message>
        <source>Enter who of those with the most points has won a play-off</source>
        <translation>Eintragen, wer von den Punktbesten einen Stichkampf gewonnen hat</translation>
    </message>
    <message>
        <source>The final standings wait</source>
        <translation>Die Schlusstabelle wartet</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Werdegang</translation>
    </message>
    <message>
        <source>What the standings show</source>
        <translation>Was die Rangliste zeigt</translation>
    </message>
    <message>
        <source>Lots drawn by seed %1.</source>
        <translation>Lose gezogen mit der Startzahl %1.</translation>
    </message>
    <message>
        <source>Lots are drawn once for the whole tournament (seed %1); drawing again gives the same.</source>
        <translation>Gelost wird einmal für das ganze Turnier (Startzahl %1); noch einmal losen ergibt dasselbe.</translation>
    </message>
    <message>
        <source>Draw lots among the tied?</source>
        <translation>Unter Punktgleichen losen?</translation>
    </message>
    <message>
        <source>Draw Lots</source>
        <translation>Losen</translation>
    </message>
    <message>
        <source>Lots are drawn (seed %1): they stand in the column LOT of the standings.</source>
        <translation>Die Lose sind gezogen (Startzahl %1): Sie stehen in der Spalte LOT der Rangliste.</translation>
    </message>
    <message>
        <source>Nobody shares a rank after the last published round, or its games have not ended.</source>
        <translation>Niemand teilt sich nach der letzten veröffentlichten Runde einen Rang, oder ihre Partien sind nicht zu Ende.</translation>
    </message>
    <message>
        <source>Rank these players by hand?</source>
        <translation>Diese Spieler von Hand reihen?</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>The lots are not drawn yet: Reports &gt; Draw Lots among the Tied (Ctrl+Shift+O).</source>
        <translation>Die Lose sind noch nicht gezogen: Berichte &gt; Unter Punktgleichen losen (Strg+Umschalt+O).</translation>
    </message>
    <message>
        <source>Results missing, counted as 0: %1</source>
        <comment>boards or matches</comment>
        <translation>Ergebnisse fehlen und zählen als 0: %1</translation>
    </message>
    <message>
        <source>won</source>
        <comment>a game</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>a game</comment>
        <translation>remis</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a game</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>no game</source>
        <comment>in a round</comment>
        <translation>keine Partie</translation>
    </message>
    <message>
        <source>White</source>
        <comment>the colour of a game</comment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>The opponents’ numbers:</source>
        <comment>in squares, whose kinds follow</comment>
        <translation>Die Nummern der Gegner:</translation>
    </message>
    <message>
        <source>Nobody shares a rank after round %1: there is no lot to draw.</source>
        <translation>Nach Runde %1 teilt niemand einen Rang: Es gibt kein Los zu ziehen.</translation>
    </message>
</context>
<context>
    <name>pairwright::StartView</name>
    <message>
        <source>Chess tournaments for arbiters: enter the players, pair by the FIDE rules, publish, enter results, and send the rating report.</source>
        <translation>Schachturniere für Schiedsrichter: Spieler eingeben, nach FIDE-Regeln auslosen, veröffentlichen, Ergebnisse eingeben und den Auswertungsbericht senden.</translation>
    </message>
    <message>
        <source>Recent tournaments</source>
        <translation>Zuletzt geöffnete Turniere</translation>
    </message>
    <message>
        <source>on a server</source>
        <translation>auf einem Server</translation>
    </message>
</context>
<context>
    <name>pairwright::StatusStrip</name>
    <message>
        <source>Round %1: all results are in</source>
        <translation>Runde %1: alle Ergebnisse sind da</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Nur Lesen</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert %1</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Keys for results</source>
        <translation>Tasten für Ergebnisse</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>FIDE-Modus</translation>
    </message>
    <message>
        <source>What the FIDE rules do not allow is refused.</source>
        <translation>Was die FIDE-Regeln nicht erlauben, wird abgelehnt.</translation>
    </message>
    <message>
        <source>Go to the next board without a result (Ctrl+M)</source>
        <translation>Zum nächsten Brett ohne Ergebnis (Strg+M)</translation>
    </message>
    <message>
        <source>Which keys enter which result</source>
        <translation>Welche Tasten welches Ergebnis eintragen</translation>
    </message>
    <message>
        <source>Backup failed</source>
        <translation>Sicherung fehlgeschlagen</translation>
    </message>
    <message>
        <source>NOT SAVED</source>
        <translation>NICHT GESPEICHERT</translation>
    </message>
    <message>
        <source>Not in FIDE mode: %1</source>
        <translation>Nicht im FIDE-Modus: %1</translation>
    </message>
    <message>
        <source>What the FIDE rules forbid is a question to you here.</source>
        <translation>Was die FIDE-Regeln verbieten, ist hier eine Frage an Sie.</translation>
    </message>
    <message>
        <source>Round %1: all results are in · Not ended: %2</source>
        <translation>Runde %1: alle Ergebnisse sind da · Nicht beendet: %2</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n missing: %2</source>
        <comment>results</comment>
        <translation>
            <numerusform>Runde %1: %n fehlt: %2</numerusform>
            <numerusform>Runde %1: %n fehlen: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and what he has done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Keine Verbindung</translation>
    </message>
    <message>
        <source>The server does not answer. What is shown is of before; it is looked for again every few seconds.</source>
        <translation>Der Server antwortet nicht. Was Sie sehen, ist von vorher; alle paar Sekunden wird wieder nachgesehen.</translation>
    </message>
    <message>
        <source>As it was on %1 · read only</source>
        <translation>Stand vom %1 · nur lesen</translation>
    </message>
    <message>
        <source>Waiting at this desk: %1</source>
        <comment>how many entries</comment>
        <translation>Wartet an diesem Tisch: %1</translation>
    </message>
    <message>
        <source>Round %1: adjourned: %2</source>
        <comment>boards or matches</comment>
        <translation>Runde %1: Hängepartie: %2</translation>
    </message>
    <message>
        <source>Round %1: adjourned: %2 · Not ended: %3</source>
        <comment>boards or matches</comment>
        <translation>Runde %1: Hängepartie: %2 · Nicht beendet: %3</translation>
    </message>
    <message>
        <source>Round %1: not ended: %2</source>
        <comment>matches</comment>
        <translation>Runde %1: nicht beendet: %2</translation>
    </message>
    <message>
        <source>The server does not let this login in any more. What is shown is of before.</source>
        <translation>Der Server lässt diesen Zugang nicht mehr ein. Was Sie sehen, ist von vorher.</translation>
    </message>
    <message>
        <source>Shows what is not saved, and how it is tried again</source>
        <translation>Zeigt, was nicht gespeichert ist und wie es noch einmal versucht wird</translation>
    </message>
    <message>
        <source>What answers is not the server of your invitation. What is shown is of before.</source>
        <translation>Was antwortet, ist nicht der Server Ihrer Einladung. Was Sie sehen, ist von vorher.</translation>
    </message>
    <message>
        <source>Server full</source>
        <translation>Server voll</translation>
    </message>
    <message>
        <source>Not on the server yet, but on the disk of this computer</source>
        <translation>Noch nicht auf dem Server, aber auf der Festplatte dieses Rechners</translation>
    </message>
    <message>
        <source>Login ended</source>
        <translation>Zugang beendet</translation>
    </message>
    <message>
        <source>Another server</source>
        <translation>Anderer Server</translation>
    </message>
</context>
<context>
    <name>pairwright::StepPanel</name>
    <message>
        <source>What the step changed</source>
        <translation>Was der Schritt geändert hat</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Look at This Moment</source>
        <translation>Diesen Stand ansehen</translation>
    </message>
    <message>
        <source>Go Back to Here…</source>
        <translation>Hierher zurückgehen&#xa0;…</translation>
    </message>
    <message>
        <source>Save This Moment as a New File…</source>
        <translation>Diesen Stand als neue Datei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Select a step to see what it changed.</source>
        <translation>Wählen Sie einen Schritt, um zu sehen, was er geändert hat.</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Schritt %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>The first %1 changes are shown, %n more follow.</source>
        <translation>
            <numerusform>Die ersten %1 Änderungen sind gezeigt, %n weitere folgt.</numerusform>
            <numerusform>Die ersten %1 Änderungen sind gezeigt, %n weitere folgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the present.</source>
        <translation>Das ist die Gegenwart.</translation>
    </message>
    <message>
        <source>This tournament is open for reading only.</source>
        <translation>Dieses Turnier ist nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>Only the chief arbiter goes back to a moment.</source>
        <translation>Nur der Hauptschiedsrichter kehrt zu einem Zeitpunkt zurück.</translation>
    </message>
    <message>
        <source>A later step cannot be undone: %1. The tournament of this moment can be saved as a new file.</source>
        <translation>Ein späterer Schritt lässt sich nicht rückgängig machen: %1. Das Turnier dieses Augenblicks lässt sich als neue Datei speichern.</translation>
    </message>
</context>
<context>
    <name>pairwright::StepText</name>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Clear board %1</source>
        <translation>Brett %1 löschen</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Brett %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n Ergebnis</numerusform>
            <numerusform>%n Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <source>Register adjourned games of round %1</source>
        <translation>Hängepartien der Runde %1 eintragen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>%n Spieler hinzufügen</numerusform>
            <numerusform>%n Spieler hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)</source>
        <translation>
            <numerusform>%n Spieler löschen</numerusform>
            <numerusform>%n Spieler löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Withdraw %1</source>
        <translation>%1 zurückziehen</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>%1 wieder aufnehmen</translation>
    </message>
    <message>
        <source>Bye or absence of %1</source>
        <translation>Freilos oder Abwesenheit von %1</translation>
    </message>
    <message numerus="yes">
        <source>Byes or absences of %n player(s)</source>
        <translation>
            <numerusform>Freilose oder Abwesenheiten von %n Spieler</numerusform>
            <numerusform>Freilose oder Abwesenheiten von %n Spielern</numerusform>
        </translation>
    </message>
    <message>
        <source>Presence of %1</source>
        <translation>Anwesenheit von %1</translation>
    </message>
    <message numerus="yes">
        <source>Presence of %n player(s)</source>
        <translation>
            <numerusform>Anwesenheit von %n Spieler</numerusform>
            <numerusform>Anwesenheit von %n Spielern</numerusform>
        </translation>
    </message>
    <message>
        <source>Data of the event</source>
        <translation>Turnierdaten</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Rundenzahl</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Anfangsfarbe</translation>
    </message>
    <message>
        <source>Point values</source>
        <translation>Punktwerte</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Auslosungssystem</translation>
    </message>
    <message>
        <source>Forbidden pairs</source>
        <translation>Verbotene Paarungen</translation>
    </message>
    <message>
        <source>Order of the players</source>
        <translation>Reihenfolge der Spieler</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Runde %1 auslosen</translation>
    </message>
    <message>
        <source>Edit the pairings of round %1</source>
        <translation>Paarungen der Runde %1 bearbeiten</translation>
    </message>
    <message>
        <source>Discard the proposal of round %1</source>
        <translation>Vorschlag der Runde %1 verwerfen</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Runde %1 veröffentlichen</translation>
    </message>
    <message>
        <source>Withdraw the publication of round %1</source>
        <translation>Veröffentlichung der Runde %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>No tie-breaks</source>
        <translation>Keine Feinwertungen</translation>
    </message>
    <message>
        <source>Tie-breaks %1</source>
        <translation>Feinwertungen %1</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Merkpunkt</translation>
    </message>
    <message>
        <source>Checkpoint “%1”</source>
        <translation>Merkpunkt „%1“</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>Import von %1</translation>
    </message>
    <message>
        <source>Recovery of a damaged file</source>
        <translation>Rettung einer beschädigten Datei</translation>
    </message>
    <message>
        <source>Recovery of %1</source>
        <translation>Rettung von %1</translation>
    </message>
    <message>
        <source>Begin to edit the pairings of round %1</source>
        <translation>Bearbeitung der Paarungen von Runde %1 beginnen</translation>
    </message>
    <message>
        <source>Validate the pairings of round %1</source>
        <translation>Paarungen der Runde %1 abschließen</translation>
    </message>
    <message>
        <source>Cancel the edits of round %1</source>
        <translation>Änderungen der Runde %1 verwerfen</translation>
    </message>
    <message>
        <source>Board %1, game %2: %3</source>
        <translation>Brett %1, Partie %2: %3</translation>
    </message>
    <message>
        <source>Clear game %2 of board %1</source>
        <translation>Partie %2 an Brett %1 löschen</translation>
    </message>
    <message>
        <source>A step of another version</source>
        <translation>Ein Schritt einer anderen Version</translation>
    </message>
    <message>
        <source>Rated by a federation</source>
        <translation>Von einem Verband gewertet</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Nicht gewertet</translation>
    </message>
    <message>
        <source>Put round %1 right</source>
        <translation>Runde %1 richtigstellen</translation>
    </message>
    <message>
        <source>Correction of round %1</source>
        <translation>Korrektur der Runde %1</translation>
    </message>
    <message>
        <source>Check-in of %1</source>
        <translation>Anmeldung von %1</translation>
    </message>
    <message numerus="yes">
        <source>Check-in of %n player(s)</source>
        <translation>
            <numerusform>Anmeldung von %n Spieler</numerusform>
            <numerusform>Anmeldung von %n Spielern</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the check-in of round %1</source>
        <translation>Anmeldung zu Runde %1 schließen</translation>
    </message>
    <message>
        <source>Order among equals</source>
        <translation>Reihenfolge unter Gleichen</translation>
    </message>
    <message>
        <source>Club mates may meet</source>
        <translation>Vereinskollegen dürfen aufeinandertreffen</translation>
    </message>
    <message>
        <source>Club mates apart up to round %1</source>
        <translation>Vereinskollegen getrennt bis Runde %1</translation>
    </message>
    <message>
        <source>Groups by rule</source>
        <translation>Gruppen nach Regel</translation>
    </message>
    <message>
        <source>Group “%1”</source>
        <translation>Gruppe „%1“</translation>
    </message>
    <message>
        <source>Expel %1</source>
        <translation>%1 ausschließen</translation>
    </message>
    <message numerus="yes">
        <source>Which rating counts (%n player(s))</source>
        <translation>
            <numerusform>Welche Wertungszahl zählt (%n Spieler)</numerusform>
            <numerusform>Welche Wertungszahl zählt (%n Spieler)</numerusform>
        </translation>
    </message>
    <message>
        <source>Import from the clipboard</source>
        <translation>Import aus der Zwischenablage</translation>
    </message>
    <message numerus="yes">
        <source>Cells of %n player(s)</source>
        <translation>
            <numerusform>Zellen von %n Spieler</numerusform>
            <numerusform>Zellen von %n Spielern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n player(s)</source>
        <translation>
            <numerusform>%n Spieler zurückziehen</numerusform>
            <numerusform>%n Spieler zurückziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expel %n player(s)</source>
        <translation>
            <numerusform>%n Spieler ausschließen</numerusform>
            <numerusform>%n Spieler ausschließen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n player(s)</source>
        <translation>
            <numerusform>%n Spieler wieder aufnehmen</numerusform>
            <numerusform>%n Spieler wieder aufnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Option of the pairing system</source>
        <translation>Option des Auslosungssystems</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummern</translation>
    </message>
    <message>
        <source>Numbers by lot (%1)</source>
        <translation>Nummern durch Los (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Lay out %n round(s)</source>
        <translation>
            <numerusform>%n Runde festlegen</numerusform>
            <numerusform>%n Runden festlegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Publish %n round(s)</source>
        <translation>
            <numerusform>%n Runde veröffentlichen</numerusform>
            <numerusform>%n Runden veröffentlichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Postpone board %1 of round %2</source>
        <translation>Brett %1 der Runde %2 verlegen</translation>
    </message>
    <message>
        <source>No winner of the play-off</source>
        <translation>Kein Sieger des Stichkampfs</translation>
    </message>
    <message>
        <source>Play-off won by %1</source>
        <translation>Stichkampf gewonnen von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n Preis</numerusform>
            <numerusform>%n Preise</numerusform>
        </translation>
    </message>
    <message>
        <source>Prize %1</source>
        <translation>Preis %1</translation>
    </message>
    <message>
        <source>Rules of the prizes</source>
        <translation>Regeln der Preise</translation>
    </message>
    <message>
        <source>Who may win prizes: %1</source>
        <translation>Wer Preise gewinnen darf: %1</translation>
    </message>
    <message numerus="yes">
        <source>Who may win prizes: %n player(s)</source>
        <translation>
            <numerusform>Wer Preise gewinnen darf: %n Spieler</numerusform>
            <numerusform>Wer Preise gewinnen darf: %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Team rankings</source>
        <translation>Mannschaftswertungen</translation>
    </message>
    <message>
        <source>Team ranking “%1”</source>
        <translation>Mannschaftswertung „%1“</translation>
    </message>
    <message>
        <source>Prizes no longer announced</source>
        <translation>Preise nicht mehr verkündet</translation>
    </message>
    <message numerus="yes">
        <source>Announce the prizes (%n winner(s))</source>
        <translation>
            <numerusform>Preise verkünden (%n Gewinner)</numerusform>
            <numerusform>Preise verkünden (%n Gewinner)</numerusform>
        </translation>
    </message>
    <message>
        <source>Lots drawn (seed %1)</source>
        <translation>Lose gezogen (Startzahl %1)</translation>
    </message>
    <message numerus="yes">
        <source>Rank %n tied player(s) by hand</source>
        <translation>
            <numerusform>%n punktgleichen Spieler von Hand reihen</numerusform>
            <numerusform>%n punktgleiche Spieler von Hand reihen</numerusform>
        </translation>
    </message>
    <message>
        <source>Chess, not Chess960</source>
        <translation>Schach, nicht Chess960</translation>
    </message>
    <message>
        <source>Chess960 (seed %1)</source>
        <translation>Chess960 (Startzahl %1)</translation>
    </message>
    <message>
        <source>How teams play</source>
        <translation>Wie Mannschaften spielen</translation>
    </message>
    <message>
        <source>Players of %1: %2</source>
        <translation>Spieler von %1: %2</translation>
    </message>
    <message>
        <source>Order of the players of %1</source>
        <translation>Reihenfolge der Spieler von %1</translation>
    </message>
    <message>
        <source>Line-up of %1 in round %2</source>
        <translation>Aufstellung von %1 in Runde %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of teams</source>
        <translation>
            <numerusform>%n Spieler einer Mannschaft</numerusform>
            <numerusform>%n Spieler von Mannschaften</numerusform>
        </translation>
    </message>
    <message>
        <source>Teams from %1: %2 players</source>
        <translation>Mannschaften aus %1: %2 Spieler</translation>
    </message>
    <message>
        <source>Usual line-ups of round %1</source>
        <translation>Übliche Aufstellungen der Runde %1</translation>
    </message>
    <message>
        <source>Withdraw the publication of round %1: %2</source>
        <comment>and the reason</comment>
        <translation>Veröffentlichung der Runde %1 zurücknehmen: %2</translation>
    </message>
    <message>
        <source>Match %1, board %2: %3</source>
        <translation>Wettkampf %1, Brett %2: %3</translation>
    </message>
    <message>
        <source>Clear board %1 of match %2</source>
        <translation>Brett %1 von Wettkampf %2 löschen</translation>
    </message>
    <message>
        <source>Correction in round %1: %2</source>
        <comment>and which result</comment>
        <translation>Korrektur in Runde %1: %2</translation>
    </message>
    <message>
        <source>For the rating alone, round %1: %2</source>
        <comment>and which result</comment>
        <translation>Nur für die Wertung, Runde %1: %2</translation>
    </message>
</context>
<context>
    <name>pairwright::StorageText</name>
    <message>
        <source>No backup was made: %1 is not there. Plug in the stick, or choose another place for backups.</source>
        <translation>Keine Sicherung: %1 ist nicht da. Den Stick einstecken oder einen anderen Ort für Sicherungen wählen.</translation>
    </message>
    <message>
        <source>No backup was made: nothing can be written in %1. Choose another place for backups. (%2)</source>
        <translation>Keine Sicherung: In %1 kann nichts geschrieben werden. Einen anderen Ort für Sicherungen wählen. (%2)</translation>
    </message>
    <message>
        <source>No backup was made: %1 is full. Make room there, or choose another place for backups.</source>
        <translation>Keine Sicherung: %1 ist voll. Dort Platz schaffen oder einen anderen Ort für Sicherungen wählen.</translation>
    </message>
    <message>
        <source>No backup was made: the tournament file could not be read. Save a copy on another disk now. (%1)</source>
        <translation>Keine Sicherung: Die Turnierdatei konnte nicht gelesen werden. Jetzt eine Kopie auf einem anderen Datenträger speichern. (%1)</translation>
    </message>
    <message>
        <source>No backup was made: what was written to %1 reads back differently. Do not trust that stick; choose another one. (%2)</source>
        <translation>Keine Sicherung: Was nach %1 geschrieben wurde, liest sich anders zurück. Diesem Datenträger nicht trauen und einen anderen wählen. (%2)</translation>
    </message>
    <message>
        <source>No backup was made in %1. The tournament itself is saved. (%2)</source>
        <translation>Keine Sicherung in %1. Das Turnier selbst ist gespeichert. (%2)</translation>
    </message>
    <message>
        <source>before round 1, %1</source>
        <translation>vor Runde 1, %1</translation>
    </message>
    <message>
        <source>round %1 published, %2</source>
        <translation>Runde %1 veröffentlicht, %2</translation>
    </message>
    <message>
        <source>This file came from an older version of Pairwright and was brought up to date. As it was it is kept as %1.</source>
        <translation>Diese Datei stammt von einer älteren Version von Pairwright und wurde auf den neuen Stand gebracht. Ihr alter Stand liegt daneben als %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n published round(s)</source>
        <translation>
            <numerusform>%n veröffentlichte Runde</numerusform>
            <numerusform>%n veröffentlichte Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n Ergebnis</numerusform>
            <numerusform>%n Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is missing, as far as the file itself can tell.</source>
        <translation>Soweit die Datei selbst es wissen kann, fehlt nichts.</translation>
    </message>
    <message>
        <source>Data of the event or settings are lost: check name, dates, points and pairing system on the Overview page before you go on.</source>
        <translation>Daten der Veranstaltung oder Einstellungen sind verloren: Auf der Seite Übersicht Name, Termine, Punkte und Auslosungssystem prüfen, bevor es weitergeht.</translation>
    </message>
    <message numerus="yes">
        <source>The names of %n player(s) are lost; their games are kept. They are called “? number”: enter the names again from the list of players.</source>
        <translation>
            <numerusform>Der Name von %n Spieler ist verloren; seine Partien sind erhalten. Er heißt jetzt „? Nummer“: Den Namen aus der Teilnehmerliste neu eintragen.</numerusform>
            <numerusform>Die Namen von %n Spielern sind verloren; ihre Partien sind erhalten. Sie heißen jetzt „? Nummer“: Die Namen aus der Teilnehmerliste neu eintragen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) could not be restored. Enter them again from the printed sheets.</source>
        <translation>
            <numerusform>%n Runde war nicht zu retten. Sie vom Aushang neu eingeben.</numerusform>
            <numerusform>%n Runden waren nicht zu retten. Sie vom Aushang neu eingeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Boards or results may be missing: compare every round with the printed sheets.</source>
        <translation>Bretter oder Ergebnisse können fehlen: Jede Runde mit dem Aushang vergleichen.</translation>
    </message>
    <message>
        <source>Byes and withdrawals may be missing: compare them with your notes.</source>
        <translation>Freilose und Rücktritte können fehlen: Mit den eigenen Notizen vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n lost item(s) came back from the journal.</source>
        <translation>
            <numerusform>%n verlorener Eintrag kam aus dem Journal zurück.</numerusform>
            <numerusform>%n verlorene Einträge kamen aus dem Journal zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history before the damage stays in the old file; the new one begins a history of its own.</source>
        <translation>Der Verlauf vor dem Schaden bleibt in der alten Datei; die neue beginnt ihren eigenen.</translation>
    </message>
    <message>
        <source>%1 could not be written: the disk is full. It needs %2, and %3 are free. Make room, or choose another disk.</source>
        <translation>%1 konnte nicht geschrieben werden: Der Datenträger ist voll. Nötig sind %2, frei sind %3. Schaffen Sie Platz oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>%1 could not be written: there is no such folder. Choose another one.</source>
        <translation>%1 konnte nicht geschrieben werden: Diesen Ordner gibt es nicht. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>%1 could not be written: nothing can be written in this folder (%2). Choose another one.</source>
        <translation>%1 konnte nicht geschrieben werden: In diesem Ordner lässt sich nichts schreiben (%2). Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) contradicted themselves and were left out. Enter them again from the printed sheets.</source>
        <translation>
            <numerusform>%n Brett widersprach sich und wurde weggelassen. Geben Sie es von den gedruckten Blättern neu ein.</numerusform>
            <numerusform>%n Bretter widersprachen sich und wurden weggelassen. Geben Sie sie von den gedruckten Blättern neu ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were impossible and were left out: ratings, dates, byes or settings.</source>
        <translation>
            <numerusform>%n Wert war unmöglich und wurde weggelassen: Wertungszahl, Datum, Freilos oder Einstellung.</numerusform>
            <numerusform>%n Werte waren unmöglich und wurden weggelassen: Wertungszahlen, Daten, Freilose oder Einstellungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No backup was made: there is no room for a working copy in %1, the folder for temporary files. Make room there.</source>
        <translation>Keine Sicherung: In %1, dem Ordner für vorläufige Dateien, ist kein Platz für eine Arbeitskopie. Dort Platz schaffen.</translation>
    </message>
    <message>
        <source>%1 could not be written: a link of that name is there, and it is not followed. Choose another name.</source>
        <translation>%1 konnte nicht geschrieben werden: Dort liegt eine Verknüpfung dieses Namens, und ihr wird nicht gefolgt. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 could not be written: what has that name is not an ordinary file. Choose another name.</source>
        <translation>%1 konnte nicht geschrieben werden: Was diesen Namen hat, ist keine gewöhnliche Datei. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 could not be written: the name is too long for this disk. Choose a shorter one.</source>
        <translation>%1 konnte nicht geschrieben werden: Der Name ist für diesen Datenträger zu lang. Wählen Sie einen kürzeren.</translation>
    </message>
    <message>
        <source>%1 could not be written: there is such a file already. Choose another name.</source>
        <translation>%1 konnte nicht geschrieben werden: Es gibt schon eine solche Datei. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Phone numbers, e-mail addresses, fees and remarks may be missing: compare them with your list.</source>
        <translation>Telefonnummern, E-Mail-Adressen, Startgelder und Bemerkungen können fehlen: Vergleichen Sie sie mit Ihrer Liste.</translation>
    </message>
    <message>
        <source>Lines that were kept from an imported report may be missing: compare the next report with it.</source>
        <translation>Zeilen, die von einem eingelesenen Bericht aufbewahrt wurden, können fehlen: Vergleichen Sie den nächsten Bericht mit ihm.</translation>
    </message>
    <message>
        <source>Recovered: %1.</source>
        <comment>a list of numbers</comment>
        <translation>Wiederhergestellt: %1.</translation>
    </message>
    <message>
        <source>This event came from an older version of Pairwright and was brought up to date. The other desks need this version too.</source>
        <translation>Diese Veranstaltung stammte von einer älteren Version von Pairwright und wurde auf den neuen Stand gebracht. Die anderen Tische brauchen diese Version auch.</translation>
    </message>
</context>
<context>
    <name>pairwright::SystemName</name>
    <message>
        <source>Swiss Team</source>
        <translation>Schweizer System für Mannschaften</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Rundenturnier</translation>
    </message>
    <message>
        <source>Double round robin</source>
        <translation>Doppeltes Rundenturnier</translation>
    </message>
    <message>
        <source>Multiple round robin</source>
        <translation>Mehrfaches Rundenturnier</translation>
    </message>
</context>
<context>
    <name>pairwright::SystemText</name>
    <message>
        <source>Rules %1, in force.</source>
        <translation>Regeln %1, in Kraft.</translation>
    </message>
    <message>
        <source>Rules %1, superseded: in force until %2.</source>
        <translation>Regeln %1, abgelöst: in Kraft bis %2.</translation>
    </message>
    <message>
        <source>Rules %1, known from a secondary source only.</source>
        <translation>Regeln %1, nur aus zweiter Hand bekannt.</translation>
    </message>
    <message>
        <source>FIDE has accepted no program for this system yet.</source>
        <translation>Die FIDE hat für dieses System noch kein Programm anerkannt.</translation>
    </message>
    <message>
        <source>Their text: %1.</source>
        <translation>Ihr Text: %1.</translation>
    </message>
    <message>
        <source>FIDE has no rules for it; the table is this program’s own.</source>
        <translation>Die FIDE hat dafür keine Regeln; die Tabelle ist die dieses Programms.</translation>
    </message>
</context>
<context>
    <name>pairwright::TableHeader</name>
    <message>
        <source>No room for: %1</source>
        <translation>Kein Platz für: %1</translation>
    </message>
</context>
<context>
    <name>pairwright::TeamCards</name>
    <message>
        <source>Rd.</source>
        <comment>round, column of a card</comment>
        <translation>Rd.</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>pairing number, column of a card</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>C 1</source>
        <comment>colour on board 1, column of a card</comment>
        <translation>F 1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>MP</source>
        <comment>match points, column of a card</comment>
        <translation>MP</translation>
    </message>
    <message>
        <source>GP</source>
        <comment>game points, column of a card</comment>
        <translation>BP</translation>
    </message>
    <message>
        <source>Captain:</source>
        <translation>Mannschaftsführer:</translation>
    </message>
    <message>
        <source>Captain: %1</source>
        <translation>Mannschaftsführer: %1</translation>
    </message>
    <message>
        <source>Boards 1–%1</source>
        <translation>Bretter 1–%1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>pairwright::TeamForm</name>
    <message>
        <source>Change how teams play?</source>
        <translation>Ändern, wie Mannschaften spielen?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>How teams play</source>
        <translation>Wie Mannschaften spielen</translation>
    </message>
    <message>
        <source>Boards of a match</source>
        <translation>Bretter eines Wettkampfs</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Wer wo sitzt</translation>
    </message>
    <message>
        <source>in the order of the team</source>
        <translation>in der Reihenfolge der Mannschaft</translation>
    </message>
    <message>
        <source>in any order</source>
        <translation>in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Mannschaftspunkte</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>match points, then game points</source>
        <translation>Mannschaftspunkte, dann Brettpunkte</translation>
    </message>
    <message>
        <source>match points</source>
        <translation>Mannschaftspunkte</translation>
    </message>
    <message>
        <source>game points, then match points</source>
        <translation>Brettpunkte, dann Mannschaftspunkte</translation>
    </message>
    <message>
        <source>game points</source>
        <translation>Brettpunkte</translation>
    </message>
    <message>
        <source>Colour preferences</source>
        <translation>Farbansprüche</translation>
    </message>
    <message>
        <source>Type A</source>
        <translation>Typ A</translation>
    </message>
    <message>
        <source>Type B, with two strengths</source>
        <translation>Typ B, mit zwei Stärken</translation>
    </message>
    <message>
        <source>none</source>
        <comment>colour preferences</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Strength of a team</source>
        <translation>Stärke einer Mannschaft</translation>
    </message>
    <message>
        <source>its best %1 players</source>
        <translation>ihre besten %1 Spieler</translation>
    </message>
    <message>
        <source>its best, one for each board</source>
        <translation>ihre Besten, einer je Brett</translation>
    </message>
    <message>
        <source>Rating limit</source>
        <translation>Wertungsgrenze</translation>
    </message>
    <message>
        <source>%1 points above who sits before</source>
        <translation>%1 Punkte über dem, der davor sitzt</translation>
    </message>
    <message>
        <source>none</source>
        <comment>rating limit</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Other program</source>
        <translation>Anderes Programm</translation>
    </message>
    <message>
        <source>pair as Gacrux does, for its files</source>
        <translation>wie Gacrux auslosen, für dessen Dateien</translation>
    </message>
    <message>
        <source>draw by lot</source>
        <translation>auslosen</translation>
    </message>
</context>
<context>
    <name>pairwright::TeamRankingsForm</name>
    <message>
        <source>%1. %2 %3</source>
        <comment>rank, team and points</comment>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>Take the team ranking away</source>
        <translation>Mannschaftswertung wegnehmen</translation>
    </message>
    <message>
        <source>Take the team ranking away: %1</source>
        <translation>Mannschaftswertung wegnehmen: %1</translation>
    </message>
    <message>
        <source>Team rankings</source>
        <translation>Mannschaftswertungen</translation>
    </message>
    <message>
        <source>None. The best players of each club, school or team together, with ranks of their own; prizes can go to them.</source>
        <translation>Keine. Die besten Spieler jedes Vereins, jeder Schule oder Mannschaft zusammen, mit eigenen Rängen; Preise können an sie gehen.</translation>
    </message>
    <message>
        <source>Name of a new team ranking</source>
        <translation>Name einer neuen Mannschaftswertung</translation>
    </message>
    <message>
        <source>by club</source>
        <translation>nach Verein</translation>
    </message>
    <message>
        <source>by group</source>
        <translation>nach Gruppe</translation>
    </message>
    <message>
        <source>by federation</source>
        <translation>nach Föderation</translation>
    </message>
    <message>
        <source>What makes a team</source>
        <translation>Was eine Mannschaft ausmacht</translation>
    </message>
    <message>
        <source>best %1</source>
        <comment>so many players of a team</comment>
        <translation>die besten %1</translation>
    </message>
    <message>
        <source>How many players count</source>
        <translation>Wie viele Spieler zählen</translation>
    </message>
    <message>
        <source>Equal points share the rank</source>
        <translation>Gleiche Punkte teilen den Rang</translation>
    </message>
    <message>
        <source>Only teams with that many players</source>
        <translation>Nur Mannschaften mit so vielen Spielern</translation>
    </message>
    <message>
        <source>no team has so many players yet</source>
        <translation>noch hat keine Mannschaft so viele Spieler</translation>
    </message>
    <message>
        <source>no player has a club yet</source>
        <translation>noch hat kein Spieler einen Verein</translation>
    </message>
    <message>
        <source>no player is in a group yet</source>
        <translation>noch ist kein Spieler in einer Gruppe</translation>
    </message>
    <message>
        <source>no player has a federation yet</source>
        <translation>noch hat kein Spieler eine Föderation</translation>
    </message>
    <message>
        <source>%1, the best %2 of each: %3</source>
        <comment>a team ranking</comment>
        <translation>%1, je die besten %2: %3</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a team ranking</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Add Ranking</source>
        <translation>Neue Wertung</translation>
    </message>
</context>
<context>
    <name>pairwright::TeamText</name>
    <message>
        <source>match points</source>
        <translation>Mannschaftspunkte</translation>
    </message>
    <message>
        <source>game points</source>
        <translation>Brettpunkte</translation>
    </message>
    <message>
        <source>Everybody plays for himself in this tournament; there are no teams.</source>
        <translation>In diesem Turnier spielt jeder für sich; es gibt keine Mannschaften.</translation>
    </message>
    <message>
        <source>Whether teams play or players is said before the first one is registered. Remove those who are registered first.</source>
        <translation>Ob Mannschaften oder Spieler spielen, wird festgelegt, bevor jemand gemeldet ist. Entfernen Sie zuerst, wer gemeldet ist.</translation>
    </message>
    <message>
        <source>These rules are not possible: 1 to 20 boards, and a match won is worth more than one lost.</source>
        <translation>Diese Regeln sind nicht möglich: 1 bis 20 Bretter, und ein gewonnener Wettkampf ist mehr wert als ein verlorener.</translation>
    </message>
    <message>
        <source>Board %1: %2 does not play for %3.</source>
        <translation>Brett %1: %2 spielt nicht für %3.</translation>
    </message>
    <message>
        <source>Board %1: %2 sits at a higher board already.</source>
        <translation>Brett %1: %2 sitzt schon an einem höheren Brett.</translation>
    </message>
    <message>
        <source>Board %1: %2 stands before %3 in the order of the team, and sits below.</source>
        <translation>Brett %1: %2 steht in der Reihenfolge der Mannschaft vor %3 und sitzt dahinter.</translation>
    </message>
    <message>
        <source>Board %1: %2 is rated too much higher than %3, who sits above.</source>
        <translation>Brett %1: %2 hat eine zu viel höhere Wertungszahl als %3, der davor sitzt.</translation>
    </message>
    <message>
        <source>Games of the match of %1 have results already; they count for whoever is named now.</source>
        <translation>Partien des Wettkampfs von %1 haben schon Ergebnisse; sie zählen für die, die jetzt genannt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>%n Brett je Wettkampf</numerusform>
            <numerusform>%n Bretter je Wettkampf</numerusform>
        </translation>
    </message>
    <message>
        <source>White on every other board</source>
        <translation>Weiß an jedem zweiten Brett</translation>
    </message>
    <message>
        <source>White on all boards</source>
        <translation>Weiß an allen Brettern</translation>
    </message>
    <message>
        <source>in the order of the team</source>
        <translation>in der Reihenfolge der Mannschaft</translation>
    </message>
    <message>
        <source>in any order</source>
        <translation>in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>match points: %1</source>
        <translation>Mannschaftspunkte: %1</translation>
    </message>
    <message>
        <source>counts first: %1</source>
        <translation>zählt zuerst: %1</translation>
    </message>
    <message>
        <source>colour preferences of type A</source>
        <translation>Farbansprüche vom Typ A</translation>
    </message>
    <message>
        <source>colour preferences of type B</source>
        <translation>Farbansprüche vom Typ B</translation>
    </message>
    <message>
        <source>no colour preferences</source>
        <translation>keine Farbansprüche</translation>
    </message>
    <message>
        <source>paired as the program Gacrux does</source>
        <translation>gelost wie das Programm Gacrux</translation>
    </message>
    <message>
        <source>then: %1</source>
        <translation>dann: %1</translation>
    </message>
    <message numerus="yes">
        <source>strength: the best %n player(s)</source>
        <translation>
            <numerusform>Stärke: der beste Spieler (%n)</numerusform>
            <numerusform>Stärke: die besten %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody more than %1 rating points above who sits before him</source>
        <translation>niemand mehr als %1 Punkte über dem, der vor ihm sitzt</translation>
    </message>
    <message>
        <source>Board %1: by the table nobody sits here for the team, and %2 at another board.</source>
        <translation>Brett %1: Nach der Tabelle sitzt hier niemand für die Mannschaft, und %2 an einem anderen Brett.</translation>
    </message>
    <message>
        <source>Board %1: by the table %3 sits here in this round, and %2 at another board. Who changes places meets other players than the table says.</source>
        <translation>Brett %1: Nach der Tabelle sitzt hier in dieser Runde %3, und %2 an einem anderen Brett. Wer den Platz wechselt, trifft auf andere Gegner als nach der Tabelle.</translation>
    </message>
    <message>
        <source>%1 has fewer players than the table has places (%2). Add players, or set the boards of a match to fewer.</source>
        <translation>%1 hat weniger Spieler, als die Tabelle Plätze hat (%2). Tragen Sie Spieler ein, oder setzen Sie die Bretter eines Wettkampfs herab.</translation>
    </message>
    <message>
        <source>White on boards %1</source>
        <translation>Weiß an den Brettern %1</translation>
    </message>
    <message>
        <source>Match %1, board %2: %3 has nobody there, so no game is played. The other side wins by forfeit.</source>
        <translation>Wettkampf %1, Brett %2: Für %3 sitzt dort niemand, also wird nicht gespielt. Die andere Seite gewinnt kampflos.</translation>
    </message>
    <message>
        <source>Match %1, board %2: nobody is there, so no game is played. Both lose by forfeit.</source>
        <translation>Wettkampf %1, Brett %2: Dort sitzt niemand, also wird nicht gespielt. Beide verlieren kampflos.</translation>
    </message>
    <message>
        <source>Board %1: a game was played there, so somebody sits there for %2. Name the player, or enter the forfeit first.</source>
        <translation>Brett %1: Dort wurde gespielt, also sitzt dort jemand für %2. Nennen Sie den Spieler, oder tragen Sie zuerst kampflos ein.</translation>
    </message>
    <message>
        <source>%1 has no players: paired all the same it leaves every board empty.</source>
        <translation>%1 hat keine Spieler: Wird sie trotzdem ausgelost, bleiben alle ihre Bretter leer.</translation>
    </message>
    <message>
        <source>Match %1, board %2: %3 has no players, so no game of it is played. Enter its players first (Players of the Team), or a forfeit.</source>
        <translation>Wettkampf %1, Brett %2: %3 hat keine Spieler, also wird keine ihrer Partien gespielt. Geben Sie zuerst ihre Spieler ein (Spieler der Mannschaft) oder ein kampfloses Ergebnis.</translation>
    </message>
</context>
<context>
    <name>pairwright::TeamWindow</name>
    <message>
        <source>Strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>No strength yet</source>
        <translation>Noch keine Stärke</translation>
    </message>
    <message>
        <source>Add this player all the same?</source>
        <translation>Diesen Spieler trotzdem hinzufügen?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Players of the Team</source>
        <translation>Spieler der Mannschaft</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Who plays for it, in the order of the boards</source>
        <translation>Wer für sie spielt, in der Reihenfolge der Bretter</translation>
    </message>
    <message>
        <source>A player to add</source>
        <translation>Ein Spieler, der dazukommt</translation>
    </message>
    <message>
        <source>Surname, Given name; 1850; GER</source>
        <translation>Nachname, Vorname; 1850; GER</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Take Out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Change this team?</source>
        <translation>Diese Mannschaft ändern?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Mannschaftsführer</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Kurzname</translation>
    </message>
    <message>
        <source>Behind the name in any order: rating, title, federation, FIDE ID, and the year of birth as *1990. Enter adds the player behind the others.</source>
        <translation>Hinter dem Namen in beliebiger Reihenfolge: Wertungszahl, Titel, Föderation, FIDE-ID und das Geburtsjahr als *1990. Enter setzt den Spieler hinter die anderen.</translation>
    </message>
</context>
<context>
    <name>pairwright::TieBreakEditor</name>
    <message>
        <source>All tie-breaks: drag to the other list, or Enter</source>
        <translation>Alle Feinwertungen: in die andere Liste ziehen oder Enter</translation>
    </message>
    <message>
        <source>Decide in this order: drag to sort, Enter removes</source>
        <translation>Reihenfolge: ziehen sortiert, Enter entfernt</translation>
    </message>
    <message>
        <source>All tie-breaks</source>
        <translation>Alle Feinwertungen</translation>
    </message>
    <message>
        <source>Chosen tie-breaks</source>
        <translation>Gewählte Feinwertungen</translation>
    </message>
    <message>
        <source>Add →</source>
        <translation>Hinzufügen →</translation>
    </message>
    <message>
        <source>← Remove</source>
        <translation>← Entfernen</translation>
    </message>
    <message>
        <source>Use This List</source>
        <translation>Diese Liste verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Codes, for instance BH/C1,BH,SB</source>
        <translation>Kürzel, zum Beispiel BH/C1,BH,SB</translation>
    </message>
    <message>
        <source>Codes of the tie-breaks</source>
        <translation>Kürzel der Feinwertungen</translation>
    </message>
    <message>
        <source>Take a ready-made list…</source>
        <translation>Fertige Liste nehmen&#xa0;…</translation>
    </message>
    <message>
        <source>%1 must not be used in a round robin (C.07, article 8).</source>
        <translation>%1 ist in einem Rundenturnier nicht erlaubt (C.07, Artikel 8).</translation>
    </message>
    <message>
        <source>Modifiers: /C1 /C2 cut, /M1 /M2 median, /P forfeits as games, /F Fore Buchholz, /L+1 limit, /R reversed, /U1400 rating of unrated players, /UL as the lowest, /UA as the average, /VR rating of each round, /V2 of the second month</source>
        <translation>Zusätze: /C1 /C2 Streichwerte, /M1 /M2 Median, /P Kampflose als Partien, /F Fore-Buchholz, /L+1 Grenze, /R umgekehrt, /U1400 Wertungszahl der Spieler ohne eine, /UL als der niedrigste, /UA als der Durchschnitt, /VR Wertungszahl jeder Runde, /V2 des zweiten Monats</translation>
    </message>
    <message>
        <source>Or type their codes</source>
        <translation>Oder ihre Kürzel eintippen</translation>
    </message>
</context>
<context>
    <name>pairwright::TieBreakText</name>
    <message>
        <source>Direct encounter: points among those who are tied</source>
        <translation>Direkter Vergleich: Punkte unter den Punktgleichen</translation>
    </message>
    <message>
        <source>Number of wins</source>
        <translation>Zahl der Siege</translation>
    </message>
    <message numerus="yes">
        <source>without the %n lowest</source>
        <translation>
            <numerusform>ohne den niedrigsten Wert</numerusform>
            <numerusform>ohne die %n niedrigsten Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the %n highest</source>
        <translation>
            <numerusform>ohne den höchsten Wert</numerusform>
            <numerusform>ohne die %n höchsten Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>Games won over the board</source>
        <translation>Am Brett gewonnene Partien</translation>
    </message>
    <message>
        <source>Games played with Black</source>
        <translation>Mit Schwarz gespielte Partien</translation>
    </message>
    <message>
        <source>Games won with Black</source>
        <translation>Mit Schwarz gewonnene Partien</translation>
    </message>
    <message>
        <source>Progressive scores: the sum of the scores after each round</source>
        <translation>Fortschrittswertung: Summe der Punktestände nach jeder Runde</translation>
    </message>
    <message>
        <source>Rounds elected to play: without requested byes and forfeit losses</source>
        <translation>Gespielte Runden nach eigener Wahl: ohne beantragte Freilose und kampflose Niederlagen</translation>
    </message>
    <message>
        <source>Standard points: 1 for more points than the opponent of the round, ½ for as many</source>
        <translation>Standardpunkte: 1 für mehr Punkte als der Gegner der Runde, ½ für ebenso viele</translation>
    </message>
    <message>
        <source>Pairing number, the lower first</source>
        <translation>Paarungsnummer, die kleinere zuerst</translation>
    </message>
    <message>
        <source>Average Buchholz of the opponents met over the board</source>
        <translation>Mittlere Buchholzwertung der am Brett gespielten Gegner</translation>
    </message>
    <message>
        <source>Fore Buchholz: as if the games of the last round were drawn</source>
        <translation>Fore-Buchholz: als wären die Partien der letzten Runde remis</translation>
    </message>
    <message>
        <source>Koya: points against those with at least half of the points</source>
        <translation>Koya: Punkte gegen alle mit mindestens der Hälfte der Punkte</translation>
    </message>
    <message>
        <source>Average rating of the opponents met over the board</source>
        <translation>Mittlere Wertungszahl der am Brett gespielten Gegner</translation>
    </message>
    <message>
        <source>Perfect performance: the lowest rating that is expected to score as much</source>
        <translation>Perfekte Turnierleistung: kleinste Wertungszahl, von der so viele Punkte zu erwarten sind</translation>
    </message>
    <message>
        <source>Average performance rating of the opponents</source>
        <translation>Mittlere Turnierleistung der Gegner</translation>
    </message>
    <message>
        <source>Average perfect performance of the opponents</source>
        <translation>Mittlere perfekte Turnierleistung der Gegner</translation>
    </message>
    <message>
        <source>Own rating, the higher first</source>
        <translation>Eigene Wertungszahl, die höhere zuerst</translation>
    </message>
    <message>
        <source>limit moved by %1 half points</source>
        <translation>Grenze um %1 halbe Punkte verschoben</translation>
    </message>
    <message>
        <source>by Fore Buchholz</source>
        <translation>nach Fore-Buchholz</translation>
    </message>
    <message>
        <source>forfeits count as games</source>
        <translation>kampflose Partien zählen als gespielt</translation>
    </message>
    <message>
        <source>players without a rating count as %1</source>
        <translation>Spieler ohne Wertungszahl zählen als %1</translation>
    </message>
    <message>
        <source>reversed</source>
        <translation>umgekehrt</translation>
    </message>
    <message>
        <source>Usual list</source>
        <translation>Übliche Liste</translation>
    </message>
    <message>
        <source>World championship Swiss (FIDE 2019)</source>
        <translation>Schweizer System der Weltmeisterschaft (FIDE 2019)</translation>
    </message>
    <message>
        <source>%1 is for team tournaments.</source>
        <translation>%1 gilt für Mannschaftsturniere.</translation>
    </message>
    <message>
        <source>%1 is defined by an event alone; this program cannot compute it.</source>
        <translation>%1 legt allein die Ausschreibung fest; dieses Programm kann es nicht berechnen.</translation>
    </message>
    <message>
        <source>%1 has a modifier that does not exist.</source>
        <translation>%1 hat einen Zusatz, den es nicht gibt.</translation>
    </message>
    <message>
        <source>%1 does not take that modifier.</source>
        <translation>%1 verträgt diesen Zusatz nicht.</translation>
    </message>
    <message>
        <source>%1 is no tie-break.</source>
        <translation>%1 ist keine Feinwertung.</translation>
    </message>
    <message>
        <source>Swiss, ratings uneven (FIDE 2021)</source>
        <translation>Schweizer System, Wertungszahlen uneinheitlich (FIDE 2021)</translation>
    </message>
    <message>
        <source>Swiss, all rated (FIDE 2021)</source>
        <translation>Schweizer System, alle mit Wertungszahl (FIDE 2021)</translation>
    </message>
    <message>
        <source>Round robin (common list)</source>
        <translation>Rundenturnier (übliche Liste)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tie-break, and what is special in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Value from outside, entered for each player (Players, column Outside value), the higher first</source>
        <translation>Wert von außen, für jeden Spieler eingegeben (Spieler, Spalte „Wert von außen“), der höhere zuerst</translation>
    </message>
    <message>
        <source>The tied as the arbiter ranks them by hand</source>
        <translation>Punktgleiche, wie der Schiedsrichter sie von Hand reiht</translation>
    </message>
    <message>
        <source>Drawing of lots: once for the whole tournament</source>
        <translation>Los: einmal für das ganze Turnier gezogen</translation>
    </message>
    <message>
        <source>players without a rating count as the lowest rated one</source>
        <translation>Spieler ohne Wertungszahl zählen als der niedrigste mit einer</translation>
    </message>
    <message>
        <source>players without a rating count as the average of the others</source>
        <translation>Spieler ohne Wertungszahl zählen als der Durchschnitt der anderen</translation>
    </message>
    <message>
        <source>by the rating of the month of each round</source>
        <translation>nach der Wertungszahl des Monats jeder Runde</translation>
    </message>
    <message>
        <source>by the ratings of month %1 of the event</source>
        <translation>nach den Wertungszahlen des %1. Monats des Turniers</translation>
    </message>
    <message>
        <source>Board count: board numbers by the points on them, the lower first</source>
        <translation>Brettzahl: Brettnummern mal den Punkten darauf, die kleinere zuerst</translation>
    </message>
    <message>
        <source>Top board results: points on board 1, then on board 2, …</source>
        <translation>Ergebnisse der ersten Bretter: Punkte an Brett 1, dann an Brett 2, …</translation>
    </message>
    <message>
        <source>Bottom board elimination: points without the last board, then without the last two, …</source>
        <translation>Streichung der letzten Bretter: Punkte ohne das letzte Brett, dann ohne die letzten beiden, …</translation>
    </message>
    <message>
        <source>Match points or game points, whichever does not decide first</source>
        <translation>Mannschafts- oder Brettpunkte, die jeweils nicht zuerst entscheiden</translation>
    </message>
    <message>
        <source>Extended direct encounter: among the tied by the first score, then by the second</source>
        <translation>Erweiterter direkter Vergleich: unter den Gleichen nach der ersten Wertung, dann nach der zweiten</translation>
    </message>
    <message>
        <source>Extended direct encounter, of two then board count and top board results</source>
        <translation>Erweiterter direkter Vergleich, bei zweien dann Brettzahl und Ergebnisse der ersten Bretter</translation>
    </message>
    <message>
        <source>Extended direct encounter, of two then board count and bottom board elimination</source>
        <translation>Erweiterter direkter Vergleich, bei zweien dann Brettzahl und Streichung der letzten Bretter</translation>
    </message>
    <message>
        <source>Extended direct encounter, of two then top board results</source>
        <translation>Erweiterter direkter Vergleich, bei zweien dann Ergebnisse der ersten Bretter</translation>
    </message>
    <message>
        <source>Extended direct encounter, of two then bottom board elimination</source>
        <translation>Erweiterter direkter Vergleich, bei zweien dann Streichung der letzten Bretter</translation>
    </message>
    <message>
        <source>Scores and schedule strength: the second score and a share of Buchholz by the first</source>
        <translation>Punkte und Stärke der Gegner: die zweite Wertung und ein Teil der Buchholz nach der ersten</translation>
    </message>
    <message>
        <source>by match points</source>
        <translation>nach Mannschaftspunkten</translation>
    </message>
    <message>
        <source>by game points</source>
        <translation>nach Brettpunkten</translation>
    </message>
    <message>
        <source>divided by %1</source>
        <translation>geteilt durch %1</translation>
    </message>
    <message>
        <source>Swiss of teams (common list)</source>
        <translation>Schweizer System für Mannschaften (übliche Liste)</translation>
    </message>
    <message>
        <source>League of teams (common list)</source>
        <translation>Liga (übliche Liste)</translation>
    </message>
    <message>
        <source>Buchholz: the sum of the opponents’ scores</source>
        <translation>Buchholz: die Summe der Punkte der Gegner</translation>
    </message>
    <message>
        <source>Sonneborn-Berger: the opponents’ scores, weighted by the results</source>
        <translation>Sonneborn-Berger: die Punkte der Gegner, gewichtet mit den Ergebnissen</translation>
    </message>
    <message>
        <source>Performance rating: the opponents’ average rating, adjusted by the percentage scored</source>
        <translation>Turnierleistung: Gegnerschnitt, nach den erzielten Prozenten verschoben</translation>
    </message>
    <message>
        <source>Extended Sonneborn-Berger: the opponents’ match points by the match points against them</source>
        <translation>Erweiterte Sonneborn-Berger: Mannschaftspunkte der Gegner mal den Mannschaftspunkten gegen sie</translation>
    </message>
    <message>
        <source>Extended Sonneborn-Berger: the opponents’ match points by the game points against them</source>
        <translation>Erweiterte Sonneborn-Berger: Mannschaftspunkte der Gegner mal den Brettpunkten gegen sie</translation>
    </message>
    <message>
        <source>Extended Sonneborn-Berger: the opponents’ game points by the match points against them</source>
        <translation>Erweiterte Sonneborn-Berger: Brettpunkte der Gegner mal den Mannschaftspunkten gegen sie</translation>
    </message>
    <message>
        <source>Extended Sonneborn-Berger: the opponents’ game points by the game points against them</source>
        <translation>Erweiterte Sonneborn-Berger: Brettpunkte der Gegner mal den Brettpunkten gegen sie</translation>
    </message>
</context>
<context>
    <name>pairwright::TieWindow</name>
    <message>
        <source>Decide a Tie</source>
        <translation>Gleichstand entscheiden</translation>
    </message>
    <message>
        <source>Players who share the place, in the order in which they go</source>
        <translation>Spieler, die den Platz teilen, in der Reihenfolge, in der sie gehen</translation>
    </message>
    <message>
        <source>Ctrl+Up and Ctrl+Down move as well. The standings and the files of these groups stay as they are.</source>
        <translation>Auch Strg+Auf und Strg+Ab verschieben. Die Rangliste und die Dateien dieser Gruppen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what he does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Hinauf</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>H&amp;inunter</translation>
    </message>
</context>
<context>
    <name>pairwright::TimeField</name>
    <message>
        <source>“%1” is no time of day. Write 15:30.</source>
        <translation>„%1“ ist keine Uhrzeit. Schreiben Sie 15:30.</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>of day, in a narrow field</comment>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>pairwright::TournamentFiles</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Where shall the imported tournament be kept?</source>
        <translation>Wo soll das importierte Turnier liegen?</translation>
    </message>
    <message>
        <source>Tournaments (*.pairwright)</source>
        <translation>Turniere (*.pairwright)</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 konnte nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Where shall the tournament be kept?</source>
        <translation>Wo soll das Turnier liegen?</translation>
    </message>
    <message>
        <source>Pairwright sample</source>
        <translation>Pairwright-Beispiel</translation>
    </message>
    <message>
        <source>The sample tournament was not installed with this program.</source>
        <translation>Das Beispielturnier wurde mit diesem Programm nicht installiert.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>%1 wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Save a Copy Here</source>
        <translation>Kopie hier speichern</translation>
    </message>
    <message numerus="yes">
        <source>Not as the rules pair them: %n round(s) (%1). They are taken over as they are, and a report tells it.</source>
        <translation>
            <numerusform>Nicht wie nach den Regeln gepaart: %n Runde (%1). Sie wird übernommen, wie sie ist, und ein Bericht sagt es.</numerusform>
            <numerusform>Nicht wie nach den Regeln gepaart: %n Runden (%1). Sie werden übernommen, wie sie sind, und ein Bericht sagt es.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Save a Copy Elsewhere</source>
        <translation>Anderswo eine Kopie speichern</translation>
    </message>
    <message>
        <source>This is the open tournament itself. Choose another name.</source>
        <translation>Das ist das geöffnete Turnier selbst. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The work goes on in %1.</source>
        <translation>Die Arbeit geht in %1 weiter.</translation>
    </message>
    <message>
        <source>The old file could not be read any more: the history before now is not in the copy.</source>
        <translation>Die alte Datei ließ sich nicht mehr lesen: Der Verlauf bis jetzt ist nicht in der Kopie.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) that could not be saved are not in the copy either. Do them anew.</source>
        <translation>
            <numerusform>%n Änderung, die nicht gespeichert werden konnte, ist auch nicht in der Kopie. Machen Sie sie noch einmal.</numerusform>
            <numerusform>%n Änderungen, die nicht gespeichert werden konnten, sind auch nicht in der Kopie. Machen Sie sie noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Making %1 …</source>
        <translation>%1 wird angelegt&#xa0;…</translation>
    </message>
    <message>
        <source>Import %1?</source>
        <translation>%1 importieren?</translation>
    </message>
    <message>
        <source>What the file does not say, or says otherwise, is taken so:</source>
        <translation>Was die Datei nicht oder anders sagt, wird so genommen:</translation>
    </message>
    <message>
        <source>none yet: the ranks stand as the file states them</source>
        <translation>noch keine: die Ränge stehen, wie die Datei sie angibt</translation>
    </message>
    <message>
        <source>those that are known: %1</source>
        <translation>die bekannten: %1</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Auslosungssystem</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>The copy holds what this desk has seen last: the history before now is not in it.</source>
        <translation>Die Kopie enthält, was dieser Tisch zuletzt gesehen hat: Der Verlauf bis jetzt ist nicht darin.</translation>
    </message>
    <message>
        <source>Tournaments (*.pairwright *.trf *.trf06 *.trf16 *.trf26 *.trfx *.txt)</source>
        <translation>Turniere (*.pairwright *.trf *.trf06 *.trf16 *.trf26 *.trfx *.txt)</translation>
    </message>
    <message>
        <source>Renew the event for this version of Pairwright?</source>
        <translation>Die Veranstaltung für diese Version von Pairwright erneuern?</translation>
    </message>
    <message>
        <source>Tables and what the server looks at are brought up to date, in one go or not at all; players, rounds, results and history stay. From then on every desk needs this version: older ones look on, and what is entered there waits. Between two rounds is a good time. Without it the event is not opened, and nothing is changed.</source>
        <translation>Tabellen und was der Server prüft, kommen auf den neuen Stand, in einem Zug oder gar nicht; Spieler, Runden, Ergebnisse und Verlauf bleiben. Von da an braucht jeder Tisch diese Version: Ältere sehen nur zu, und was dort eingegeben wird, wartet. Zwischen zwei Runden ist eine gute Zeit. Ohne das wird die Veranstaltung nicht geöffnet und nichts geändert.</translation>
    </message>
    <message>
        <source>Renew</source>
        <translation>Erneuern</translation>
    </message>
    <message>
        <source>the usual ones: %1</source>
        <translation>die üblichen: %1</translation>
    </message>
</context>
<context>
    <name>pairwright::TrfText</name>
    <message>
        <source>the file is not UTF-8 and was read as Windows-1252</source>
        <translation>die Datei ist nicht UTF-8 und wurde als Windows-1252 gelesen</translation>
    </message>
    <message>
        <source>columns were counted in bytes instead of characters</source>
        <translation>Spalten waren in Bytes statt in Zeichen gezählt</translation>
    </message>
    <message>
        <source>tabs were replaced by blanks</source>
        <translation>Tabulatoren wurden durch Leerzeichen ersetzt</translation>
    </message>
    <message>
        <source>control characters were replaced by blanks</source>
        <translation>Steuerzeichen wurden durch Leerzeichen ersetzt</translation>
    </message>
    <message>
        <source>the line is shifted</source>
        <translation>die Zeile ist verschoben</translation>
    </message>
    <message>
        <source>the title “%1” was read as %2</source>
        <translation>der Titel „%1“ wurde als %2 gelesen</translation>
    </message>
    <message>
        <source>the title “%1” is unknown</source>
        <translation>der Titel „%1“ ist unbekannt</translation>
    </message>
    <message>
        <source>the sex “%1” was read as “%2”</source>
        <translation>das Geschlecht „%1“ wurde als „%2“ gelesen</translation>
    </message>
    <message>
        <source>the date “%1” was read as %2</source>
        <translation>das Datum „%1“ wurde als %2 gelesen</translation>
    </message>
    <message>
        <source>“%1” is no date</source>
        <translation>„%1“ ist kein Datum</translation>
    </message>
    <message>
        <source>“%1” is no number and was left out</source>
        <translation>„%1“ ist keine Zahl und entfiel</translation>
    </message>
    <message>
        <source>“%1” was read as %2</source>
        <translation>„%1“ wurde als %2 gelesen</translation>
    </message>
    <message>
        <source>the points “%1” do not match the results, which give %2</source>
        <translation>die Punkte „%1“ passen nicht zu den Ergebnissen, die %2 ergeben</translation>
    </message>
    <message>
        <source>“%1” was read as the bye “%2”</source>
        <translation>„%1“ wurde als Freilos „%2“ gelesen</translation>
    </message>
    <message>
        <source>a colour without an opponent was left out</source>
        <translation>eine Farbe ohne Gegner entfiel</translation>
    </message>
    <message>
        <source>a missing colour was taken from the opponent</source>
        <translation>eine fehlende Farbe wurde vom Gegner übernommen</translation>
    </message>
    <message>
        <source>the number of players is given as %1, but there are %2</source>
        <translation>als Zahl der Spieler steht %1 da, es sind aber %2</translation>
    </message>
    <message>
        <source>a second record %1 replaces the first</source>
        <translation>ein zweiter Datensatz %1 ersetzt den ersten</translation>
    </message>
    <message>
        <source>two players are named “%1”</source>
        <translation>zwei Spieler heißen „%1“</translation>
    </message>
    <message>
        <source>two players have the FIDE ID %1</source>
        <translation>zwei Spieler haben die FIDE-ID %1</translation>
    </message>
    <message>
        <source>round %1 has more than one pairing bye</source>
        <translation>Runde %1 hat mehr als ein Freilos aus der Auslosung</translation>
    </message>
    <message>
        <source>record 299 changes points; it is kept, but not applied</source>
        <translation>Datensatz 299 ändert Punkte; er bleibt erhalten, wird aber nicht angewandt</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>Zeile %1: %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>nothing in it looks like a TRF.</source>
        <translation>nichts darin sieht nach TRF aus.</translation>
    </message>
    <message>
        <source>it is written in the dialect %1, which gives other meanings to the records.</source>
        <translation>sie ist im Dialekt %1 geschrieben, in dem die Datensätze andere Bedeutungen haben.</translation>
    </message>
    <message>
        <source>it holds no players.</source>
        <translation>sie enthält keine Spieler.</translation>
    </message>
    <message>
        <source>it holds more than %1 players.</source>
        <translation>sie enthält mehr als %1 Spieler.</translation>
    </message>
    <message>
        <source>“%1” is no pairing number.</source>
        <translation>„%1“ ist keine Paarungsnummer.</translation>
    </message>
    <message>
        <source>pairing number %1 stands in line %2 too.</source>
        <translation>die Paarungsnummer %1 steht auch in Zeile %2.</translation>
    </message>
    <message>
        <source>the rating “%1” is impossible.</source>
        <translation>die Wertungszahl „%1“ ist unmöglich.</translation>
    </message>
    <message>
        <source>record %1: the number “%2” is impossible.</source>
        <translation>Datensatz %1: Die Zahl „%2“ ist unmöglich.</translation>
    </message>
    <message>
        <source>record %1: “%2” means nothing there.</source>
        <translation>Datensatz %1: „%2“ hat dort keine Bedeutung.</translation>
    </message>
    <message>
        <source>player %1, round %2: “%3” is no opponent, colour and result.</source>
        <translation>Spieler %1, Runde %2: „%3“ ist nicht Gegner, Farbe und Ergebnis.</translation>
    </message>
    <message>
        <source>player %1, round %2: there is no player %3.</source>
        <translation>Spieler %1, Runde %2: Einen Spieler %3 gibt es nicht.</translation>
    </message>
    <message>
        <source>player %1 plays against himself in round %2.</source>
        <translation>Spieler %1 spielt in Runde %2 gegen sich selbst.</translation>
    </message>
    <message>
        <source>round %1: player %2 names player %3, who names somebody else.</source>
        <translation>Runde %1: Spieler %2 nennt Spieler %3, der jemand anderen nennt.</translation>
    </message>
    <message>
        <source>round %1: players %2 and %3 have the same colour.</source>
        <translation>Runde %1: Die Spieler %2 und %3 haben dieselbe Farbe.</translation>
    </message>
    <message>
        <source>player %1, round %2: the colour is missing.</source>
        <translation>Spieler %1, Runde %2: Die Farbe fehlt.</translation>
    </message>
    <message>
        <source>round %1: the results of players %2 and %3 contradict each other.</source>
        <translation>Runde %1: Die Ergebnisse der Spieler %2 und %3 widersprechen sich.</translation>
    </message>
    <message>
        <source>player %1, round %2: a bye with an opponent.</source>
        <translation>Spieler %1, Runde %2: ein Freilos mit Gegner.</translation>
    </message>
    <message>
        <source>record %1 names a player who is not in the file.</source>
        <translation>Datensatz %1 nennt einen Spieler, den es in der Datei nicht gibt.</translation>
    </message>
    <message>
        <source>player %1, round %2: cell and request contradict each other.</source>
        <translation>Spieler %1, Runde %2: Zelle und Wunsch widersprechen sich.</translation>
    </message>
    <message>
        <source>record %1 and %2 contradict each other.</source>
        <translation>Datensatz %1 und %2 widersprechen sich.</translation>
    </message>
    <message>
        <source>player %1: columns %2 and %3 hold %4; a match is two games with the same opponent and alternating colours, or a bye: U H, F F, H H or Z Z.</source>
        <translation>Spieler %1: In den Spalten %2 und %3 steht %4; ein Wettkampf sind zwei Partien gegen denselben Gegner mit wechselnden Farben oder ein Freilos: U H, F F, H H oder Z Z.</translation>
    </message>
    <message>
        <source>record %1 counts columns, two for each match: it must be an even number, not %2.</source>
        <translation>Satz %1 zählt Spalten, zwei für jeden Wettkampf: Die Zahl muss gerade sein, nicht %2.</translation>
    </message>
    <message>
        <source>it holds more than %1 lines; no report of one tournament has so many.</source>
        <translation>sie hat mehr als %1 Zeilen; so viele hat kein Bericht über ein Turnier.</translation>
    </message>
    <message>
        <source>“%1” in round %2 is no result, or stands against one that is not known: it counts as adjourned</source>
        <translation>„%1“ in Runde %2 ist kein Ergebnis oder steht gegen ein unbekanntes: zählt als Hängepartie</translation>
    </message>
    <message>
        <source>the number of rated players is given as %1, but there are %2</source>
        <translation>die Zahl der gewerteten Spieler ist mit %1 angegeben, es sind aber %2</translation>
    </message>
    <message>
        <source>record 362: “%1” is not known and counts for nothing</source>
        <translation>Satz 362: „%1“ ist unbekannt und zählt nicht</translation>
    </message>
    <message>
        <source>record %1 says of team %2 in round %3 what its games do not; it counts for nothing</source>
        <translation>Satz %1 sagt von Mannschaft %2 in Runde %3 anderes als ihre Partien; er zählt nicht</translation>
    </message>
    <message>
        <source>round %1: the match %2 has %3 of the boards; the others are empty</source>
        <translation>Runde %1: der Wettkampf %2 hat nur %3 der Bretter; die anderen sind leer</translation>
    </message>
    <message>
        <source>team %1 has %2 players, fewer than there are boards</source>
        <translation>Mannschaft %1 hat %2 Spieler, weniger als es Bretter gibt</translation>
    </message>
    <message>
        <source>it is the report of an event of teams, and record 192 names no system of teams that is known.</source>
        <translation>Das ist der Bericht eines Mannschaftsturniers, und Satz 192 nennt kein bekanntes System für Mannschaften.</translation>
    </message>
    <message>
        <source>record %1 names team %2, which is not in the file.</source>
        <translation>Satz %1 nennt die Mannschaft %2, die nicht in der Datei steht.</translation>
    </message>
    <message>
        <source>team %1 has no players</source>
        <translation>Mannschaft %1 hat keine Spieler</translation>
    </message>
    <message>
        <source>record 300, round %1: of team %2 player %3 sat otherwise by the games, which count</source>
        <translation>Satz 300, Runde %1: In Mannschaft %2 saß Spieler %3 nach den Partien anders; die Partien zählen</translation>
    </message>
    <message>
        <source>the colours of %1 matches, first of %2 in round %3, are not those of record 352; the games count</source>
        <translation>die Farben von %1 Wettkämpfen, zuerst von %2 in Runde %3, sind nicht die von Satz 352; die Partien zählen</translation>
    </message>
    <message>
        <source>matches of %1 boards; an event of teams has at most %2</source>
        <translation>Wettkämpfe an %1 Brettern; ein Mannschaftsturnier hat höchstens %2</translation>
    </message>
    <message>
        <source>record 362: %1 is out of bounds; match points are from 0 to 99.9</source>
        <translation>Satz 362: %1 liegt außerhalb der Grenzen; Mannschaftspunkte gehen von 0 bis 99,9</translation>
    </message>
    <message>
        <source>record 362: a match won must be worth more than one lost, and a drawn one lie between them</source>
        <translation>Satz 362: Ein gewonnener Wettkampf muss mehr bringen als ein verlorener, und ein unentschiedener liegt dazwischen</translation>
    </message>
    <message>
        <source>record 362: two drawn matches are worth more than one won and one lost, which FIDE does not allow</source>
        <translation>Satz 362: Zwei unentschiedene Wettkämpfe bringen mehr als ein gewonnener und ein verlorener, was die FIDE nicht erlaubt</translation>
    </message>
    <message>
        <source>record 299 “%1” concerns nothing that there is</source>
        <translation>Satz 299 „%1“ betrifft nichts, was es gibt</translation>
    </message>
    <message>
        <source>the comment “%1” is not understood</source>
        <translation>der Kommentar „%1“ wird nicht verstanden</translation>
    </message>
    <message>
        <source>teams of a TRF16 (013): no record names their system</source>
        <translation>Mannschaften eines TRF16 (013): Kein Satz nennt ihr System</translation>
    </message>
    <message>
        <source>teams of a TRF16 (013): their system is that of record 092, “%1”; match points 2, 1, 0 and what else the format does not say are the usual ones</source>
        <translation>Mannschaften eines TRF16 (013): Ihr System ist das aus Satz 092, „%1“; Mannschaftspunkte 2, 1, 0 und was das Format sonst nicht sagt, sind wie üblich</translation>
    </message>
    <message>
        <source>record %1: “%2” runs out of its columns, which hold up to 99.9 with one decimal.</source>
        <translation>Satz %1: „%2“ passt nicht in seine Spalten; sie fassen bis 99,9 mit einer Nachkommastelle.</translation>
    </message>
    <message>
        <source>two teams are named “%1”</source>
        <translation>zwei Mannschaften heißen „%1“</translation>
    </message>
    <message>
        <source>record 310 of team %1: %2 in the file, %3 by the matches</source>
        <translation>Satz 310 der Mannschaft %1: %2 in der Datei, %3 nach den Wettkämpfen</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>kein Rang</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>team %1 stands in line %2 too.</source>
        <translation>Mannschaft %1 steht auch in Zeile %2.</translation>
    </message>
    <message>
        <source>player %1 stands twice in the team.</source>
        <translation>Spieler %1 steht zweimal in der Mannschaft.</translation>
    </message>
    <message>
        <source>player %1 is in another team too, in line %2.</source>
        <translation>Spieler %1 ist auch in einer anderen Mannschaft, in Zeile %2.</translation>
    </message>
    <message>
        <source>no record 310 is of team %1, which other records name.</source>
        <translation>kein Satz 310 ist von Mannschaft %1, die andere Sätze nennen.</translation>
    </message>
    <message>
        <source>record 330: one of the teams meets another one in round %1.</source>
        <translation>Satz 330: Eine der Mannschaften trifft in Runde %1 auf eine andere.</translation>
    </message>
    <message>
        <source>the game of player %1 in round %2 is not against the team that his team meets.</source>
        <translation>die Partie von Spieler %1 in Runde %2 ist nicht gegen die Mannschaft, auf die seine Mannschaft trifft.</translation>
    </message>
    <message>
        <source>record 300 gives two line-ups for round %1 to team %2.</source>
        <translation>Satz 300 gibt zwei Aufstellungen für Runde %1 zu Mannschaft %2.</translation>
    </message>
    <message>
        <source>record 300, round %1: player %2 does not belong to team %3.</source>
        <translation>Satz 300, Runde %1: Spieler %2 gehört nicht zu Mannschaft %3.</translation>
    </message>
    <message>
        <source>record 300, round %1: player %2 sits at two boards of team %3.</source>
        <translation>Satz 300, Runde %1: Spieler %2 sitzt an zwei Brettern von Mannschaft %3.</translation>
    </message>
    <message>
        <source>record 300, round %1: team %2 meets team %3, not team %4.</source>
        <translation>Satz 300, Runde %1: Mannschaft %2 trifft auf Mannschaft %3, nicht auf Mannschaft %4.</translation>
    </message>
    <message>
        <source>round %1: teams %2 and %3 play on %4 boards, and record 352 has %5.</source>
        <translation>Runde %1: Die Mannschaften %2 und %3 spielen an %4 Brettern, und Satz 352 hat %5.</translation>
    </message>
    <message>
        <source>its matches have %1 boards; an event of teams has at most %2.</source>
        <translation>ihre Wettkämpfe haben %1 Bretter; ein Mannschaftsturnier hat höchstens %2.</translation>
    </message>
    <message>
        <source>the pairing system “%1”, which it names, pairs no teams here.</source>
        <translation>das Auslosungssystem „%1“, das sie nennt, lost hier keine Mannschaften aus.</translation>
    </message>
    <message>
        <source>nothing says how many boards the match has: there is no record 352 and no game, and the teams have different numbers of players. Add the record, for instance “352 WBWB”.</source>
        <translation>nichts sagt, wie viele Bretter der Wettkampf hat: Es gibt weder einen Satz 352 noch eine Partie, und die Mannschaften haben verschieden viele Spieler. Fügen Sie den Satz hinzu, zum Beispiel „352 WBWB“.</translation>
    </message>
    <message>
        <source>there is no table of a Scheveningen match for %1 boards.</source>
        <translation>für %1 Bretter gibt es keine Tabelle eines Scheveninger Wettkampfs.</translation>
    </message>
    <message>
        <source>the comment “### OPTION %1” is not understood.</source>
        <translation>der Kommentar „### OPTION %1“ wird nicht verstanden.</translation>
    </message>
    <message>
        <source>nothing says by which system the teams are paired: there is no record 192, and record 092 says “%1”. Add the record, for instance “192 FIDE_TEAM_TYPEA_MP_GP”.</source>
        <translation>nichts sagt, nach welchem System die Mannschaften ausgelost werden: Es gibt keinen Satz 192, und Satz 092 sagt „%1“. Fügen Sie den Satz hinzu, zum Beispiel „192 FIDE_TEAM_TYPEA_MP_GP“.</translation>
    </message>
</context>
<context>
    <name>pairwright::TypedRating</name>
    <message>
        <source>typed</source>
        <comment>a rating</comment>
        <translation>eingetippt</translation>
    </message>
    <message>
        <source>typed (%1)</source>
        <comment>a rating, list</comment>
        <translation>eingetippt (%1)</translation>
    </message>
</context>
<context>
    <name>pairwright::UnsavedText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>changes that are not saved</comment>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <comment>a list of changes</comment>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Zurücknehmen: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>%1 did so at %2.</source>
        <comment>who and when</comment>
        <translation>Das war %1 am %2.</translation>
    </message>
    <message>
        <source>The connection to the server was lost before this was saved. The server answers again: try again.</source>
        <translation>Die Verbindung zum Server riss ab, bevor dies gespeichert war. Der Server antwortet wieder: Versuchen Sie es erneut.</translation>
    </message>
</context>
<context>
    <name>pairwright::WayText</name>
    <message>
        <source>no board changes</source>
        <translation>kein Brett ändert sich</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) change(s)</source>
        <translation>
            <numerusform>%n Brett ändert sich</numerusform>
            <numerusform>%n Bretter ändern sich</numerusform>
        </translation>
    </message>
    <message>
        <source>outside FIDE mode: you decide</source>
        <translation>außerhalb des FIDE-Modus: Sie entscheiden</translation>
    </message>
    <message>
        <source>Record it: nothing rests on it yet</source>
        <translation>Eintragen: noch beruht nichts darauf</translation>
    </message>
    <message>
        <source>Record it as it was played; %1</source>
        <translation>Eintragen, wie gespielt wurde; %1</translation>
    </message>
    <message>
        <source>Correct it and keep all pairings; it counts from the next pairing on</source>
        <translation>Korrigieren und alle Paarungen behalten; es zählt ab der nächsten Auslosung</translation>
    </message>
    <message>
        <source>Correct it, withdraw the last round and pair it again; %1; results of boards that stay are kept</source>
        <translation>Korrigieren, die letzte Runde zurückziehen und neu auslosen; %1; Ergebnisse bleibender Bretter werden behalten</translation>
    </message>
    <message>
        <source>Leave the tournament as it is; only the rating report says what was played</source>
        <translation>Das Turnier bleibt, wie es ist; nur der Auswertungsbericht sagt, was gespielt wurde</translation>
    </message>
    <message>
        <source>Wait for the next round, without a point for this one</source>
        <translation>Auf die nächste Runde warten, ohne Punkt für diese</translation>
    </message>
    <message>
        <source>Wait for the next round, with a half-point bye</source>
        <translation>Auf die nächste Runde warten, mit einem Freilos mit halbem Punkt</translation>
    </message>
    <message>
        <source>Play the player who has the bye</source>
        <translation>Gegen den spielen, der das Freilos hat</translation>
    </message>
    <message>
        <source>Let the two who came late play each other</source>
        <translation>Die beiden Verspäteten spielen gegeneinander</translation>
    </message>
    <message>
        <source>Withdraw the round and pair it again with everybody</source>
        <translation>Die Runde zurückziehen und mit allen neu auslosen</translation>
    </message>
    <message>
        <source>Nothing can be done about it any more (C.04.2:2026, articles 4.3 and 4.4). Outside FIDE mode you could decide.</source>
        <translation>Daran lässt sich nichts mehr ändern (C.04.2:2026, Artikel 4.3 und 4.4). Außerhalb des FIDE-Modus könnten Sie entscheiden.</translation>
    </message>
    <message>
        <source>Round %1 is being played: this is lawful (C.04.2:2026, article 4.3).</source>
        <translation>Runde %1 läuft: das ist zulässig (C.04.2:2026, Artikel 4.3).</translation>
    </message>
    <message>
        <source>Round %1 may be corrected until the last result of round %2 is in (C.04.2:2026, article 4.3).</source>
        <translation>Runde %1 darf korrigiert werden, bis das letzte Ergebnis der Runde %2 vorliegt (C.04.2:2026, Artikel 4.3).</translation>
    </message>
    <message>
        <source>It is too late to correct round %1 for the tournament (C.04.2:2026, article 4.3).</source>
        <translation>Es ist zu spät, Runde %1 für das Turnier zu korrigieren (C.04.2:2026, Artikel 4.3).</translation>
    </message>
    <message>
        <source>By the FIDE rules it would be too late to correct round %1 (C.04.2:2026, article 4.3). The tournament is not in FIDE mode: you decide.</source>
        <translation>Nach den FIDE-Regeln wäre es zu spät, Runde %1 zu korrigieren (C.04.2:2026, Artikel 4.3). Das Turnier ist nicht im FIDE-Modus: Sie entscheiden.</translation>
    </message>
    <message>
        <source>This cannot be recorded. Say what was really played.</source>
        <translation>Das lässt sich nicht eintragen. Geben Sie an, was wirklich gespielt wurde.</translation>
    </message>
    <message>
        <source>Round %1 may still be corrected if the mistake was reported before the last result of round %2 was in (C.04.2:2026, article 4.3).</source>
        <translation>Runde %1 darf noch berichtigt werden, wenn der Fehler gemeldet wurde, bevor das letzte Ergebnis von Runde %2 da war (C.04.2:2026, Artikel 4.3).</translation>
    </message>
    <message>
        <source>Give a Half-Point Bye</source>
        <translation>Freilos mit halbem Punkt geben</translation>
    </message>
    <message>
        <source>Pair Them</source>
        <translation>Diese paaren</translation>
    </message>
    <message>
        <source>Pair the Round Again</source>
        <translation>Runde neu auslosen</translation>
    </message>
    <message>
        <source>Bring In for the Next Round</source>
        <translation>Zur nächsten Runde dazunehmen</translation>
    </message>
    <message>
        <source>Round %1 is complete and no later one is published: this is lawful (C.04.2:2026, article 4.3).</source>
        <translation>Runde %1 ist vollständig, und keine spätere ist veröffentlicht: Das ist zulässig (C.04.2:2026, Artikel 4.3).</translation>
    </message>
    <message>
        <source>article</source>
        <comment>of a regulation, before its number</comment>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>no match changes</source>
        <translation>kein Wettkampf ändert sich</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) change(s)</source>
        <translation>
            <numerusform>%n Wettkampf ändert sich</numerusform>
            <numerusform>%n Wettkämpfe ändern sich</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct it, withdraw the last round and pair it again; %1; results of matches that stay are kept</source>
        <translation>Korrigieren, die letzte Runde zurückziehen und neu auslosen; %1; die Ergebnisse der Wettkämpfe, die bleiben, bleiben erhalten</translation>
    </message>
    <message>
        <source>Every published round of a table takes results: this is lawful.</source>
        <translation>Jede veröffentlichte Runde nach Tabelle nimmt Ergebnisse an: Das ist zulässig.</translation>
    </message>
    <message>
        <source>Wait for the next round, with a drawn match (%1 MP, %2 GP)</source>
        <translation>Auf die nächste Runde warten, mit einem Unentschieden (%1 MP, %2 BP)</translation>
    </message>
    <message>
        <source>Play the team that has the bye</source>
        <translation>Gegen die Mannschaft spielen, die das Freilos hat</translation>
    </message>
    <message>
        <source>Give a Drawn Match</source>
        <translation>Als Unentschieden werten</translation>
    </message>
    <message>
        <source>Board %1 is the first one at which two players sit: reports take the colours of the whole match from it, so that its own cannot be told. If all boards were played with colours reversed, choose the whole match.</source>
        <translation>Brett %1 ist das erste, an dem zwei Spieler sitzen: Berichte lesen von ihm die Farben des ganzen Wettkampfs ab, seine eigenen können sie nicht nennen. Wurden alle Bretter mit vertauschten Farben gespielt, wählen Sie den ganzen Wettkampf.</translation>
    </message>
    <message>
        <source>%1 Possible here: %2. If somebody did sit there, name the player in the line-up first.</source>
        <comment>a sentence; results</comment>
        <translation>%1 Möglich sind hier: %2. Saß doch jemand dort, tragen Sie den Spieler zuerst in die Aufstellung ein.</translation>
    </message>
    <message>
        <source>The game was adjourned: its result may be entered at any time. The rounds after it were paired with a draw.</source>
        <translation>Es ist eine Hängepartie: ihr Ergebnis darf jederzeit eingetragen werden. Die Runden danach wurden mit einem Remis ausgelost.</translation>
    </message>
</context>
<context>
    <name>pairwright::Web</name>
    <message>
        <source>Find a name</source>
        <translation>Name suchen</translation>
    </message>
    <message>
        <source>To the content</source>
        <translation>Zum Inhalt</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>Hängepartie</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Rtg</source>
        <comment>rating, column</comment>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Paarung</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>warum?</translation>
    </message>
    <message>
        <source>%1 in rated games, expected %2, K %3: %4.</source>
        <translation>%1 aus gewerteten Partien, erwartet %2, K %3: %4.</translation>
    </message>
    <message>
        <source>A first rating of %1.</source>
        <translation>Eine erste Wertungszahl von %1.</translation>
    </message>
    <message>
        <source>Performance %1 against opponents of %2 on average.</source>
        <translation>Leistung %1 gegen Gegner mit %2 im Durchschnitt.</translation>
    </message>
    <message>
        <source>Rating, a preview</source>
        <translation>Wertungszahl, eine Vorschau</translation>
    </message>
    <message>
        <source>Place after round %1</source>
        <translation>Platz nach Runde %1</translation>
    </message>
    <message>
        <source>Place %1, points: %2.</source>
        <translation>Platz %1, Punkte: %2.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>Wertungszahl %1</translation>
    </message>
    <message>
        <source>White, then Black</source>
        <translation>Weiß, dann Schwarz</translation>
    </message>
    <message>
        <source>Black, then White</source>
        <translation>Schwarz, dann Weiß</translation>
    </message>
    <message>
        <source>Players by number</source>
        <translation>Spieler nach Nummer</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>pairing number, column</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Fed</source>
        <comment>federation, column</comment>
        <translation>Land</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, column</comment>
        <translation>Pkt</translation>
    </message>
    <message>
        <source>Boards of round %1</source>
        <translation>Bretter der Runde %1</translation>
    </message>
    <message>
        <source>Not paired in round %1</source>
        <translation>In Runde %1 nicht ausgelost</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Not paired</source>
        <translation>Nicht ausgelost</translation>
    </message>
    <message>
        <source>Replaces %1.</source>
        <translation>Ersetzt %1.</translation>
    </message>
    <message>
        <source>All results are in.</source>
        <translation>Alle Ergebnisse liegen vor.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are missing.</source>
        <translation>
            <numerusform>%n Ergebnis fehlt.</numerusform>
            <numerusform>%n Ergebnisse fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the boards</source>
        <translation>Zurück zu den Brettern</translation>
    </message>
    <message>
        <source>Why these pairings: round %1</source>
        <translation>Warum diese Paarungen: Runde %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Cross-table</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Vereine</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>%1 (withdrawn)</source>
        <translation>%1 (zurückgezogen)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Place of all</source>
        <translation>Platz von allen</translation>
    </message>
    <message>
        <source>Before the next by</source>
        <translation>Vor dem Nächsten durch</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Rangliste nach Runde %1</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>Cross-table after round %1</source>
        <translation>Kreuztabelle nach Runde %1</translation>
    </message>
    <message>
        <source>%1 after round %2</source>
        <comment>a group</comment>
        <translation>%1 nach Runde %2</translation>
    </message>
    <message>
        <source>There are no groups.</source>
        <translation>Es gibt keine Gruppen.</translation>
    </message>
    <message>
        <source>Players by club</source>
        <translation>Spieler nach Verein</translation>
    </message>
    <message>
        <source>Chief arbiter: %1</source>
        <translation>Hauptschiedsrichter: %1</translation>
    </message>
    <message>
        <source>Where do I play in round %1?</source>
        <translation>Wo spiele ich in Runde %1?</translation>
    </message>
    <message>
        <source>Round %1: where do I play?</source>
        <translation>Runde %1: Wo spiele ich?</translation>
    </message>
    <message>
        <source>To download</source>
        <translation>Zum Herunterladen</translation>
    </message>
    <message>
        <source>The pairings of round %1 were published on %2.</source>
        <translation>Die Paarungen der Runde %1 wurden am %2 veröffentlicht.</translation>
    </message>
    <message>
        <source>Round 1 is not published yet.</source>
        <translation>Runde 1 ist noch nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Vor Runde 1</translation>
    </message>
    <message>
        <source>%1 (expelled, round %2)</source>
        <comment>a player</comment>
        <translation>%1 (ausgeschlossen, Runde %2)</translation>
    </message>
    <message numerus="yes">
        <source>The places are those among the players shown. %n more of the group is not to be named.</source>
        <translation>
            <numerusform>Die Plätze sind die unter den gezeigten Spielern. %n weiterer Spieler der Gruppe wird nicht genannt.</numerusform>
            <numerusform>Die Plätze sind die unter den gezeigten Spielern. %n weitere Spieler der Gruppe werden nicht genannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>stated</source>
        <comment>the place, by the imported file</comment>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>Board %1: %2 – %3</source>
        <comment>and who plays there</comment>
        <translation>Brett %1: %2 – %3</translation>
    </message>
    <message>
        <source>Bye: %1</source>
        <translation>Freilos: %1</translation>
    </message>
    <message>
        <source>Most used pages</source>
        <translation>Meistbenutzte Seiten</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message numerus="yes">
        <source>%n more winner(s) are not to be named.</source>
        <translation>
            <numerusform>%n weiterer Gewinner soll nicht genannt werden.</numerusform>
            <numerusform>%n weitere Gewinner sollen nicht genannt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prize fund</source>
        <translation>Preisfonds</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>For</source>
        <comment>whom a prize is for, column</comment>
        <translation>Für</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>of a prize, column</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>%1 (best %2)</source>
        <comment>a team ranking</comment>
        <translation>%1 (die besten %2)</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Team rankings</source>
        <translation>Mannschaftswertungen</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>points of a game by the ratings, column</comment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Points against what the ratings expect</source>
        <translation>Punkte gegen das, was die Wertungszahlen erwarten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>place of %1</source>
        <translation>Platz von %1</translation>
    </message>
    <message>
        <source>points after round %1</source>
        <translation>Punkte nach Runde %1</translation>
    </message>
    <message>
        <source>performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>rating, a preview</source>
        <translation>Elo, eine Vorschau</translation>
    </message>
    <message>
        <source>%1 exp.</source>
        <comment>points that the ratings expect; short</comment>
        <translation>%1 erw.</translation>
    </message>
    <message>
        <source>White won</source>
        <comment>against a number</comment>
        <translation>Weiß gewann</translation>
    </message>
    <message>
        <source>Black won</source>
        <comment>against a number</comment>
        <translation>Schwarz gewann</translation>
    </message>
    <message>
        <source>White drew</source>
        <comment>against a number</comment>
        <translation>Weiß remis</translation>
    </message>
    <message>
        <source>Black drew</source>
        <comment>against a number</comment>
        <translation>Schwarz remis</translation>
    </message>
    <message>
        <source>White lost</source>
        <comment>against a number</comment>
        <translation>Weiß verlor</translation>
    </message>
    <message>
        <source>Black lost</source>
        <comment>against a number</comment>
        <translation>Schwarz verlor</translation>
    </message>
    <message>
        <source>White plays</source>
        <comment>against a number</comment>
        <translation>Weiß spielt</translation>
    </message>
    <message>
        <source>Black plays</source>
        <comment>against a number</comment>
        <translation>Schwarz spielt</translation>
    </message>
    <message>
        <source>won against 9</source>
        <translation>gegen 9 gewonnen</translation>
    </message>
    <message>
        <source>drew</source>
        <comment>the game</comment>
        <translation>remis</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the game</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>had White</source>
        <translation>hatte Weiß</translation>
    </message>
    <message>
        <source>no game: bye, forfeit</source>
        <translation>ohne Partie: Freilos, kampflos</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Title norms, a preview</source>
        <translation>Titelnormen, eine Vorschau</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>and when it starts</comment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>place of %1, provisional</source>
        <translation>Platz von %1, vorläufig</translation>
    </message>
    <message>
        <source>points after round %1, provisional</source>
        <translation>Punkte nach Runde %1, vorläufig</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>who is not to be named; %1 is the pairing number, or the place in a team</comment>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>White on board 1</source>
        <translation>Weiß an Brett 1</translation>
    </message>
    <message>
        <source>Black on board 1</source>
        <translation>Schwarz an Brett 1</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Wettkämpfe</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>in the order of the team, column</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Boards of match %1</source>
        <translation>Bretter des Wettkampfs %1</translation>
    </message>
    <message>
        <source>Match %1: %2 – %3</source>
        <translation>Wettkampf %1: %2 – %3</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Teams by number</source>
        <translation>Mannschaften nach Nummer</translation>
    </message>
    <message>
        <source>Players by board</source>
        <translation>Spieler nach Brettern</translation>
    </message>
    <message>
        <source>No. %1 of %2</source>
        <comment>a player and the team</comment>
        <translation>Nr. %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>points of %n game(s)</source>
        <translation>
            <numerusform>Punkte aus %n Partie</numerusform>
            <numerusform>Punkte aus %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches of round %1</source>
        <translation>Wettkämpfe der Runde %1</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>kampflos</translation>
    </message>
    <message>
        <source>Back to the matches</source>
        <translation>Zurück zu den Wettkämpfen</translation>
    </message>
    <message>
        <source>Match %1: %2 – %3</source>
        <comment>and who plays there</comment>
        <translation>Wettkampf %1: %2 – %3</translation>
    </message>
</context>
<context>
    <name>pairwright::WebText</name>
    <message>
        <source>The web folder has a file that Pairwright did not write: %1. It is not replaced; choose an empty folder.</source>
        <translation>Im Web-Ordner liegt eine Datei, die Pairwright nicht geschrieben hat: %1. Sie wird nicht ersetzt; wählen Sie einen leeren Ordner.</translation>
    </message>
    <message>
        <source>The web pages were not written.</source>
        <translation>Die Webseiten wurden nicht geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written.</source>
        <translation>
            <numerusform>%n Datei geschrieben.</numerusform>
            <numerusform>%n Dateien geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged.</source>
        <comment>files</comment>
        <translation>
            <numerusform>%n unverändert.</numerusform>
            <numerusform>%n unverändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The command ended well.</source>
        <translation>Der Befehl lief ohne Fehler.</translation>
    </message>
    <message>
        <source>The web pages are written, but the command failed (exit code %1).</source>
        <translation>Die Webseiten sind geschrieben, aber der Befehl schlug fehl (Code %1).</translation>
    </message>
    <message numerus="yes">
        <source>The web pages are written, but the command did not end within %n second(s) and was stopped.</source>
        <translation>
            <numerusform>Die Webseiten sind geschrieben, aber der Befehl endete nicht binnen %n Sekunde und wurde abgebrochen.</numerusform>
            <numerusform>Die Webseiten sind geschrieben, aber der Befehl endete nicht binnen %n Sekunden und wurde abgebrochen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The web pages are written, but the command could not be started.</source>
        <translation>Die Webseiten sind geschrieben, aber der Befehl ließ sich nicht starten.</translation>
    </message>
</context>
<context>
    <name>pairwright::WebWindow</name>
    <message>
        <source>Folder for the Web Pages</source>
        <translation>Ordner für die Webseiten</translation>
    </message>
    <message>
        <source>The pages are being written …</source>
        <translation>Die Seiten werden geschrieben&#xa0;…</translation>
    </message>
    <message>
        <source>Publish to the Web</source>
        <translation>Im Web veröffentlichen</translation>
    </message>
    <message>
        <source>an empty folder</source>
        <translation>ein leerer Ordner</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>&amp;Publish</source>
        <translation>&amp;Veröffentlichen</translation>
    </message>
    <message>
        <source>&amp;Stop Publishing</source>
        <translation>Nicht &amp;mehr veröffentlichen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Command after writing</source>
        <translation>&amp;Befehl nach dem Schreiben</translation>
    </message>
    <message>
        <source>Web &amp;address of the start page</source>
        <translation>Web-&amp;Adresse der Startseite</translation>
    </message>
    <message>
        <source>&amp;Language of the pages</source>
        <translation>&amp;Sprache der Seiten</translation>
    </message>
    <message>
        <source>Last time</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>A folder of linked pages: pairings, results, standings, players. From then on it is written anew with each publication and each result. Birth dates are never in it; players marked “Not on the web” appear as a number.</source>
        <translation>Ein Ordner verlinkter Seiten: Paarungen, Ergebnisse, Rangliste, Spieler. Von da an wird er mit jeder Veröffentlichung und jedem Ergebnis neu geschrieben. Geburtsdaten stehen nie darin; Spieler mit „Nicht im Web“ erscheinen als Nummer.</translation>
    </message>
    <message numerus="yes">
        <source>Runs in the folder, in the shell of this computer, when pages have changed; stopped after %n second(s). It is kept on this computer, never in the tournament’s file.</source>
        <translation>
            <numerusform>Läuft im Ordner, in der Shell dieses Rechners, wenn sich Seiten geändert haben; nach %n Sekunde abgebrochen. Er wird auf diesem Rechner behalten, nie in der Turnierdatei.</numerusform>
            <numerusform>Läuft im Ordner, in der Shell dieses Rechners, wenn sich Seiten geändert haben; nach %n Sekunden abgebrochen. Er wird auf diesem Rechner behalten, nie in der Turnierdatei.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::WhatIfPage</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weitere</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The rounds after it</source>
        <translation>Die Runden danach</translation>
    </message>
    <message>
        <source>No later round is published: nothing rests on it yet.</source>
        <translation>Keine spätere Runde ist veröffentlicht: noch beruht nichts darauf.</translation>
    </message>
    <message>
        <source>Round %1 could not have been paired.</source>
        <translation>Runde %1 hätte nicht ausgelost werden können.</translation>
    </message>
    <message>
        <source>Round %1: the same pairings.</source>
        <translation>Runde %1: dieselben Paarungen.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n of %2 board(s) would have been others.</source>
        <translation>
            <numerusform>Runde %1: %n von %2 Brettern wäre anders gewesen.</numerusform>
            <numerusform>Runde %1: %n von %2 Brettern wären anders gewesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Would have been</source>
        <translation>Wäre gewesen</translation>
    </message>
    <message>
        <source>bye: %1</source>
        <translation>Freilos: %1</translation>
    </message>
    <message>
        <source>no bye</source>
        <translation>kein Freilos</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Rangliste nach Runde %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>Ratings and title norms</source>
        <translation>Wertungszahlen und Titelnormen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1: wins a %2 norm with it</source>
        <translation>%1: erreicht damit eine %2-Norm</translation>
    </message>
    <message>
        <source>%1: loses a %2 norm with it</source>
        <translation>%1: verliert damit eine %2-Norm</translation>
    </message>
    <message>
        <source>the pairings of round %1</source>
        <translation>die Paarungen der Runde %1</translation>
    </message>
    <message>
        <source>the standings after round %1</source>
        <translation>die Rangliste nach Runde %1</translation>
    </message>
    <message>
        <source>the standings after rounds %1 to %2</source>
        <translation>die Ranglisten nach den Runden %1 bis %2</translation>
    </message>
    <message>
        <source>the points on the pairings of round %1</source>
        <translation>die Punkte auf den Paarungen der Runde %1</translation>
    </message>
    <message>
        <source>%1: rating change %2, with it %3</source>
        <translation>%1: Wertungsänderung %2, damit %3</translation>
    </message>
    <message>
        <source>%1: first rating %2, with it %3</source>
        <translation>%1: erste Wertung %2, damit %3</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>No change.</source>
        <translation>Keine Änderung.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n of %2 match(es) would have been others.</source>
        <translation>
            <numerusform>Runde %1: %n von %2 Wettkämpfen wäre ein anderer gewesen.</numerusform>
            <numerusform>Runde %1: %n von %2 Wettkämpfen wären andere gewesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n published pairing(s) differ(s) from the rules without the change too: edited by hand, or corrected since.</source>
        <translation>
            <numerusform>%n veröffentlichte Paarung weicht auch ohne die Änderung von den Regeln ab: von Hand bearbeitet oder seither korrigiert.</numerusform>
            <numerusform>%n veröffentlichte Paarungen weichen auch ohne die Änderung von den Regeln ab: von Hand bearbeitet oder seither korrigiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::WhoText</name>
    <message>
        <source>viewer</source>
        <comment>a role behind a name</comment>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>check-in desk</source>
        <comment>a role behind a name</comment>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>results desk</source>
        <comment>a role behind a name</comment>
        <translation>Ergebnistisch</translation>
    </message>
    <message>
        <source>arbiter</source>
        <comment>a role behind a name</comment>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>chief arbiter</source>
        <comment>a role behind a name</comment>
        <translation>Hauptschiedsrichter</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>somebody, a role</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, login %3)</source>
        <comment>somebody, a role</comment>
        <translation>%1 (%2, Anmeldename %3)</translation>
    </message>
</context>
<context>
    <name>pairwright::WhyNot</name>
    <message>
        <source>%1 does not play in this round.</source>
        <translation>%1 spielt in dieser Runde nicht.</translation>
    </message>
    <message>
        <source>%1 and %2 met in round %3, and nobody meets the same opponent twice.</source>
        <translation>%1 und %2 haben in Runde %3 gegeneinander gespielt, und niemand trifft zweimal auf denselben Gegner.</translation>
    </message>
    <message>
        <source>The organiser has laid down that %1 and %2 do not meet.</source>
        <translation>Der Veranstalter hat festgelegt, dass %1 und %2 nicht aufeinandertreffen.</translation>
    </message>
    <message>
        <source>%1 and %2 both have to get the same colour now, so they cannot play each other.</source>
        <translation>%1 und %2 müssen jetzt beide dieselbe Farbe bekommen, daher können sie nicht gegeneinander spielen.</translation>
    </message>
    <message>
        <source>Whoever of %1 and %2 had White, a limit of colours would be broken.</source>
        <translation>Wer von %1 und %2 auch Weiß hätte, eine Grenze der Farbverteilung würde verletzt.</translation>
    </message>
    <message>
        <source>If %1 met %2, the others could not all be paired any more.</source>
        <translation>Träfe %1 auf %2, könnten nicht mehr alle anderen gepaart werden.</translation>
    </message>
    <message>
        <source>%1 and %2 could meet, but then the bye would go to somebody who should not have it before %3.</source>
        <translation>%1 und %2 könnten aufeinandertreffen, aber dann ginge das Freilos an jemanden, der es nicht vor %3 haben soll.</translation>
    </message>
    <message>
        <source>Before anybody is paired, the bye goes to %1, so %2 and %3 do not meet.</source>
        <translation>Bevor jemand gepaart wird, geht das Freilos an %1; daher treffen %2 und %3 nicht aufeinander.</translation>
    </message>
    <message>
        <source>The rules find the opponents one after the other, and a step before decided otherwise.</source>
        <translation>Die Regeln suchen die Gegner nacheinander, und ein früherer Schritt hat anders entschieden.</translation>
    </message>
    <message>
        <source>The rules find the opponents one after the other: %1 found %2, so %3 and %4 do not meet.</source>
        <translation>Die Regeln suchen die Gegner nacheinander: Für %1 wurde %2 gefunden, daher treffen %3 und %4 nicht aufeinander.</translation>
    </message>
    <message>
        <source>The rules do pair %1 with %2 in this round.</source>
        <translation>Die Regeln paaren %1 in dieser Runde tatsächlich mit %2.</translation>
    </message>
    <message>
        <source>%1 and %2 could meet, and the round would be as good. Of equally good pairings the rules take the first in a fixed order, and that is another one.</source>
        <translation>%1 und %2 könnten aufeinandertreffen, und die Runde wäre ebenso gut. Von gleich guten Paarungen nehmen die Regeln die erste in einer festen Reihenfolge, und das ist eine andere.</translation>
    </message>
    <message>
        <source>The search took too long: whether %1 and %2 could meet is not settled.</source>
        <translation>Die Suche hat zu lange gedauert: Ob %1 und %2 aufeinandertreffen könnten, ist nicht geklärt.</translation>
    </message>
    <message>
        <source>The pair was looked at and passed over: they have met, or no colours are left for both.</source>
        <translation>Das Paar wurde geprüft und übergangen: Sie haben schon gegeneinander gespielt, oder es bleiben keine Farben für beide.</translation>
    </message>
    <message>
        <source>The pair was looked at and passed over: the others could not all be paired any more.</source>
        <translation>Das Paar wurde geprüft und übergangen: Die anderen könnten nicht mehr alle gepaart werden.</translation>
    </message>
    <message>
        <source>The pair was looked at and passed over: both are due the same colour.</source>
        <translation>Das Paar wurde geprüft und übergangen: Beiden steht dieselbe Farbe zu.</translation>
    </message>
    <message>
        <source>The pair was looked at and passed over: more than 100 rating points away.</source>
        <translation>Das Paar wurde geprüft und übergangen: mehr als 100 Wertungspunkte entfernt.</translation>
    </message>
    <message>
        <source>What decides</source>
        <translation>Was entscheidet</translation>
    </message>
    <message>
        <source>Bracket of score %1</source>
        <translation>Punktgruppe %1</translation>
    </message>
    <message>
        <source>In the way would be: %1.</source>
        <translation>Im Weg stünden: %1.</translation>
    </message>
    <message>
        <source>The pairs of this round are not those that the rules give. The answer compares with the round by the rules.</source>
        <translation>Die Paare dieser Runde sind nicht die, die sich aus den Regeln ergeben. Die Antwort vergleicht mit der Runde nach den Regeln.</translation>
    </message>
    <message>
        <source>Does not take part in the round: %1.</source>
        <translation>Nimmt an der Runde nicht teil: %1.</translation>
    </message>
    <message>
        <source>Is placed twice: %1.</source>
        <translation>Ist zweimal eingeteilt: %1.</translation>
    </message>
    <message>
        <source>Has neither an opponent nor the bye: %1.</source>
        <translation>Hat weder einen Gegner noch das Freilos: %1.</translation>
    </message>
    <message>
        <source>Have met in round %1: %2.</source>
        <translation>Haben in Runde %1 schon gegeneinander gespielt: %2.</translation>
    </message>
    <message>
        <source>Must not meet, as the organiser has laid down: %1.</source>
        <translation>Dürfen nach Festlegung des Veranstalters nicht aufeinandertreffen: %1.</translation>
    </message>
    <message>
        <source>Both have to get the same colour: %1.</source>
        <translation>Müssen beide dieselbe Farbe bekommen: %1.</translation>
    </message>
    <message>
        <source>No colours within the limits for both: %1.</source>
        <translation>Keine zulässigen Farben für beide: %1.</translation>
    </message>
    <message>
        <source>May not have the bye: %1.</source>
        <translation>Darf das Freilos nicht haben: %1.</translation>
    </message>
    <message>
        <source>The bye</source>
        <translation>Das Freilos</translation>
    </message>
    <message>
        <source>%1: two moved-down players play each other.</source>
        <translation>%1: Zwei hinunter gefloatete Spieler spielen gegeneinander.</translation>
    </message>
    <message>
        <source>Round %1: why not %2 – %3?</source>
        <translation>Runde %1: Warum nicht %2 – %3?</translation>
    </message>
    <message>
        <source>Boards that would change</source>
        <translation>Bretter, die sich ändern würden</translation>
    </message>
    <message>
        <source>The whole round, judged by the rules</source>
        <translation>Die ganze Runde, nach den Regeln beurteilt</translation>
    </message>
    <message>
        <source>It is the round that the rules give.</source>
        <translation>Es ist die Runde, die sich aus den Regeln ergibt.</translation>
    </message>
    <message>
        <source>The procedure goes another way at this step: %1</source>
        <translation>Das Verfahren geht bei diesem Schritt einen anderen Weg: %1</translation>
    </message>
    <message>
        <source>%1 – %2: the rules give the colours the other way round.</source>
        <translation>%1 – %2: Nach den Regeln sind die Farben umgekehrt.</translation>
    </message>
    <message>
        <source>Boards by the rules</source>
        <translation>Bretter nach den Regeln</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>kein Brett</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Of equal candidates for the bye the lowest ranked one gets it.</source>
        <translation>Von gleichwertigen Kandidaten bekommt der am niedrigsten eingestufte das Freilos.</translation>
    </message>
    <message>
        <source>Other moved-down players come first.</source>
        <translation>Andere hinunter gefloatete Spieler kommen zuerst.</translation>
    </message>
    <message>
        <source>An earlier order of the lower half is as good.</source>
        <translation>Eine frühere Reihenfolge der unteren Hälfte ist ebenso gut.</translation>
    </message>
    <message>
        <source>A smaller or earlier exchange between the halves is as good.</source>
        <translation>Ein kleinerer oder früherer Tausch zwischen den Hälften ist ebenso gut.</translation>
    </message>
    <message>
        <source>An earlier set of players to move up is as good.</source>
        <translation>Eine frühere Auswahl von Spielern, die hinauf floaten, ist ebenso gut.</translation>
    </message>
    <message>
        <source>Other players are first to change the subgroup.</source>
        <translation>Andere Spieler wechseln zuerst die Untergruppe.</translation>
    </message>
    <message>
        <source>An earlier order of the second subgroup is as good.</source>
        <translation>Eine frühere Reihenfolge der zweiten Untergruppe ist ebenso gut.</translation>
    </message>
    <message>
        <source>A higher ranked player could have a lower opponent.</source>
        <translation>Ein höher eingestufter Spieler könnte einen niedrigeren Gegner haben.</translation>
    </message>
    <message>
        <source>The bye goes to %1.</source>
        <translation>Das Freilos geht an %1.</translation>
    </message>
    <message>
        <source>%1 finds %2 as the opponent.</source>
        <translation>Für %1 wird %2 als Gegner gefunden.</translation>
    </message>
    <message>
        <source>Bye: %1 → %2</source>
        <translation>Freilos: %1 → %2</translation>
    </message>
    <message>
        <source>%1 and %2 could meet, but then the players of score %3 would be paired worse than they are.</source>
        <translation>%1 und %2 könnten aufeinandertreffen, aber dann wären die Spieler mit %3 Punkten schlechter gepaart als jetzt.</translation>
    </message>
    <message>
        <source>A pairing with a smaller identifier is as good.</source>
        <translation>Eine Paarung mit kleinerer Kennzahl ist ebenso gut.</translation>
    </message>
    <message>
        <source>The bye was left for %1 at the end, so %2 and %3 do not meet.</source>
        <translation>Das Freilos blieb am Ende für %1, daher spielen %2 und %3 nicht gegeneinander.</translation>
    </message>
    <message>
        <source>The pair was looked at and passed over: with it, who is left over in the bracket could not have been paired further down, or not as well.</source>
        <translation>Die Paarung wurde geprüft und übergangen: Wer dann in der Gruppe übrig bleibt, hätte weiter unten nicht oder nicht so gut gepaart werden können.</translation>
    </message>
    <message>
        <source>The pair was looked at and passed over: with it the bracket would have lost more than it has to, or such a pairing comes later in the order.</source>
        <translation>Die Paarung wurde geprüft und übergangen: Mit ihr hätte die Gruppe mehr verloren, als sie muss, oder eine solche Auslosung kommt in der Reihenfolge später.</translation>
    </message>
    <message>
        <source>By the table %1 and %2 do not meet.</source>
        <translation>Nach der Tabelle treffen %1 und %2 nicht aufeinander.</translation>
    </message>
    <message>
        <source>By the table %1 and %2 meet in round %3.</source>
        <translation>Nach der Tabelle treffen %1 und %2 in Runde %3 aufeinander.</translation>
    </message>
    <message>
        <source>By the table %1 and %2 meet in the rounds %3.</source>
        <translation>Nach der Tabelle treffen %1 und %2 in den Runden %3 aufeinander.</translation>
    </message>
    <message>
        <source>Meet in round %1 by the table: %2.</source>
        <translation>Treffen nach der Tabelle in Runde %1 aufeinander: %2.</translation>
    </message>
    <message>
        <source>%1: %2; by the rules it would be %3.</source>
        <translation>%1: %2; nach den Regeln wäre es %3.</translation>
    </message>
    <message>
        <source>Matches that would change</source>
        <translation>Wettkämpfe, die sich ändern würden</translation>
    </message>
    <message>
        <source>Matches by the rules</source>
        <translation>Wettkämpfe nach den Regeln</translation>
    </message>
    <message>
        <source>%1 moves down</source>
        <comment>a player</comment>
        <translation>%1 wird heruntergelost</translation>
    </message>
    <message>
        <source>%1 move down</source>
        <comment>several players</comment>
        <translation>%1 werden heruntergelost</translation>
    </message>
    <message>
        <source>%1 moves up</source>
        <comment>a player</comment>
        <translation>%1 floatet hinauf</translation>
    </message>
    <message>
        <source>%1 move up</source>
        <comment>several players</comment>
        <translation>%1 floaten hinauf</translation>
    </message>
    <message>
        <source>%1 moves down again after the previous round</source>
        <comment>a player</comment>
        <translation>%1 wird wie in der vorigen Runde heruntergelost</translation>
    </message>
    <message>
        <source>%1 move down again after the previous round</source>
        <comment>several players</comment>
        <translation>%1 werden wie in der vorigen Runde heruntergelost</translation>
    </message>
    <message>
        <source>%1 is met from above again after the previous round</source>
        <comment>a player</comment>
        <translation>%1 floatet wie in der vorigen Runde hinauf</translation>
    </message>
    <message>
        <source>%1 are met from above again after the previous round</source>
        <comment>several players</comment>
        <translation>%1 floaten wie in der vorigen Runde hinauf</translation>
    </message>
    <message>
        <source>%1 moves down again as two rounds before</source>
        <comment>a player</comment>
        <translation>%1 wird wie vor zwei Runden heruntergelost</translation>
    </message>
    <message>
        <source>%1 move down again as two rounds before</source>
        <comment>several players</comment>
        <translation>%1 werden wie vor zwei Runden heruntergelost</translation>
    </message>
    <message>
        <source>%1 is met from above again as two rounds before</source>
        <comment>a player</comment>
        <translation>%1 floatet wie vor zwei Runden hinauf</translation>
    </message>
    <message>
        <source>%1 are met from above again as two rounds before</source>
        <comment>several players</comment>
        <translation>%1 floaten wie vor zwei Runden hinauf</translation>
    </message>
    <message>
        <source>%1 does not get the colour due</source>
        <comment>a player</comment>
        <translation>%1 bekommt nicht die zustehende Farbe</translation>
    </message>
    <message>
        <source>%1 do not get the colour due</source>
        <comment>several players</comment>
        <translation>%1 bekommen nicht die zustehende Farbe</translation>
    </message>
    <message>
        <source>%1 does not get the colour strongly due</source>
        <comment>a player</comment>
        <translation>%1 bekommt nicht die stark zustehende Farbe</translation>
    </message>
    <message>
        <source>%1 do not get the colour strongly due</source>
        <comment>several players</comment>
        <translation>%1 bekommen nicht die stark zustehende Farbe</translation>
    </message>
    <message>
        <source>%1; by the rules it would be %2.</source>
        <comment>what befalls players, others or nobody</comment>
        <translation>%1; nach den Regeln wäre es %2.</translation>
    </message>
</context>
<context>
    <name>pairwright::WhyNotBox</name>
    <message>
        <source>Name two players.</source>
        <translation>Nennen Sie zwei Spieler.</translation>
    </message>
    <message>
        <source>“%1” does not fit exactly one player.</source>
        <translation>„%1“ passt nicht auf genau einen Spieler.</translation>
    </message>
    <message>
        <source>These are the same player.</source>
        <translation>Das ist derselbe Spieler.</translation>
    </message>
    <message>
        <source>The shown round is not paired yet. Pair it first (F6).</source>
        <translation>Die gezeigte Runde ist noch nicht gepaart. Paaren Sie sie zuerst (F6).</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Ein Spieler</translation>
    </message>
    <message>
        <source>Why not: one player</source>
        <translation>Warum nicht: der eine Spieler</translation>
    </message>
    <message>
        <source>Why not: the other player</source>
        <translation>Warum nicht: der andere Spieler</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Looking for the answer</source>
        <translation>Die Antwort wird gesucht</translation>
    </message>
    <message>
        <source>&amp;Why not these two?</source>
        <translation>&amp;Warum nicht diese beiden?</translation>
    </message>
    <message>
        <source>Another</source>
        <comment>player</comment>
        <translation>Ein anderer</translation>
    </message>
    <message>
        <source>Name two teams.</source>
        <translation>Nennen Sie zwei Mannschaften.</translation>
    </message>
    <message>
        <source>“%1” does not fit exactly one team.</source>
        <translation>„%1“ passt nicht auf genau eine Mannschaft.</translation>
    </message>
    <message>
        <source>These are the same team.</source>
        <translation>Das ist dieselbe Mannschaft.</translation>
    </message>
    <message>
        <source>A team</source>
        <translation>Eine Mannschaft</translation>
    </message>
    <message>
        <source>Another</source>
        <comment>team</comment>
        <translation>Eine andere</translation>
    </message>
    <message>
        <source>Why not: one team</source>
        <translation>Warum nicht: eine Mannschaft</translation>
    </message>
    <message>
        <source>Why not: the other team</source>
        <translation>Warum nicht: die andere Mannschaft</translation>
    </message>
</context>
<context>
    <name>pairwright::WindowWait</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
</TS>
