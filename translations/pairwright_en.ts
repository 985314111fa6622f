<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ReportTexts</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them not met</source>
        <translation>
            <numerusform>%n of them not met</numerusform>
            <numerusform>%n of them not met</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not rated: 600 points or more apart, one player above 2600.</source>
        <translation>
            <numerusform>%n game not rated: 600 points or more apart, one player above 2600.</numerusform>
            <numerusform>%n games not rated: 600 points or more apart, one player above 2600.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paired by the arbiter on the base of the rules %1 (%2): %n board(s) differ from them.</source>
        <translation>
            <numerusform>Paired by the arbiter on the base of the rules %1 (%2): %n board differs from them.</numerusform>
            <numerusform>Paired by the arbiter on the base of the rules %1 (%2): %n boards differ from them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) still have to pay.</source>
        <translation>
            <numerusform>%n player still has to pay.</numerusform>
            <numerusform>%n players still have to pay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1 published</source>
        <translation>
            <numerusform>%n round, %1 published</numerusform>
            <numerusform>%n rounds, %1 published</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: rating %2, K %3, %n game(s), %4</source>
        <comment>a month, and the change</comment>
        <translation>
            <numerusform>%1: rating %2, K %3, %n game, %4</numerusform>
            <numerusform>%1: rating %2, K %3, %n games, %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match of %n game(s): the colours change from game to game.</source>
        <translation>
            <numerusform>A match of %n game.</numerusform>
            <numerusform>A match of %n games: the colours change from game to game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %n open game(s).</source>
        <translation>
            <numerusform>Without %n open game.</numerusform>
            <numerusform>Without %n open games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adjourned game(s) count as draws.</source>
        <translation>
            <numerusform>%n adjourned game counts as a draw.</numerusform>
            <numerusform>%n adjourned games count as draws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2 on the first %n boards</source>
        <translation>
            <numerusform>%1 against %2 on the first board</numerusform>
            <numerusform>%1 against %2 on the first %n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>again by the other score, among the %n still equal: %1</source>
        <translation>
            <numerusform>again by the other score, among the %n still equal: %1</numerusform>
            <numerusform>again by the other score, among the %n still equal: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>again among the %n still equal: %1</source>
        <translation>
            <numerusform>again among the %n still equal: %1</numerusform>
            <numerusform>again among the %n still equal: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2 among the %n who were still equal</source>
        <translation>
            <numerusform>%1 against %2 among the %n who were still equal</numerusform>
            <numerusform>%1 against %2 among the %n who were still equal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::AccelerationText</name>
    <message numerus="yes">
        <source>%n player(s) have virtual points, shown beside the score; all of them are on the sheet &quot;Virtual points&quot; (Reports menu).</source>
        <translation>
            <numerusform>%n player has virtual points, shown beside the score; all of them are on the sheet &quot;Virtual points&quot; (Reports menu).</numerusform>
            <numerusform>%n players have virtual points, shown beside the score; all of them are on the sheet &quot;Virtual points&quot; (Reports menu).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::BracketDrawing</name>
    <message numerus="yes">
        <source>and %n more pair(s) of this bracket</source>
        <translation>
            <numerusform>and %n more pair of this bracket</numerusform>
            <numerusform>and %n more pairs of this bracket</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::CandidatesPanel</name>
    <message numerus="yes">
        <source>At least %n more fit: type more letters.</source>
        <translation>
            <numerusform>At least %n more fits: type more letters.</numerusform>
            <numerusform>At least %n more fit: type more letters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::ChangeText</name>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::CompareView</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take Over %n Value(s)</source>
        <translation>
            <numerusform>Take Over %n Value</numerusform>
            <numerusform>Take Over %n Values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) taken over from %1.</source>
        <translation>
            <numerusform>%n value taken over from %1.</numerusform>
            <numerusform>%n values taken over from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::ComparisonView</name>
    <message numerus="yes">
        <source>✎ Edited by hand: %n board(s) other than by the rules</source>
        <translation>
            <numerusform>✎ Edited by hand: %n board other than by the rules</numerusform>
            <numerusform>✎ Edited by hand: %n boards other than by the rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✎ Edited by hand: %n match(es) other than by the rules</source>
        <translation>
            <numerusform>✎ Edited by hand: %n match other than by the rules</numerusform>
            <numerusform>✎ Edited by hand: %n matches other than by the rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::DayView</name>
    <message numerus="yes">
        <source>of %n result(s) are in</source>
        <translation>
            <numerusform>of %n result is in</numerusform>
            <numerusform>of %n results are in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n player(s) are here</source>
        <translation>
            <numerusform>of %n player is here</numerusform>
            <numerusform>of %n players are here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) entered</source>
        <comment>after the number itself</comment>
        <translation>
            <numerusform>player entered</numerusform>
            <numerusform>players entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) postponed</source>
        <translation>
            <numerusform>%n game postponed</numerusform>
            <numerusform>%n games postponed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of them to no day yet</source>
        <comment>so many games postponed</comment>
        <translation>
            <numerusform>%1, %n of them to no day yet</numerusform>
            <numerusform>%1, %n of them to no day yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) entered</source>
        <comment>after the number itself</comment>
        <translation>
            <numerusform>team entered</numerusform>
            <numerusform>teams entered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::DisasterPack</name>
    <message numerus="yes">
        <source>%1: %n page(s)</source>
        <translation>
            <numerusform>%1: %n page</numerusform>
            <numerusform>%1: %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::EventWindow</name>
    <message numerus="yes">
        <source>%1: %n player(s) share rank %2, and not all of them go. The standings do not decide it: decide the tie by hand.</source>
        <translation>
            <numerusform>%1: %n player has rank %2, and not everybody goes. The standings do not decide it: decide the tie by hand.</numerusform>
            <numerusform>%1: %n players share rank %2, and not all of them go. The standings do not decide it: decide the tie by hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of this event are not in this folder: what follows is between those that are here.</source>
        <translation>
            <numerusform>%n file of this event is not in this folder: what follows is between those that are here.</numerusform>
            <numerusform>%n files of this event are not in this folder: what follows is between those that are here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::Explain</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed between the upper and the lower half.</source>
        <translation>
            <numerusform>%n player changed between the upper and the lower half.</numerusform>
            <numerusform>%n players changed between the upper and the lower half.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::ExportsPage</name>
    <message numerus="yes">
        <source>%n thing(s) in the way</source>
        <translation>
            <numerusform>%n thing in the way</numerusform>
            <numerusform>%n things in the way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) missing</source>
        <translation>
            <numerusform>%n thing missing</numerusform>
            <numerusform>%n things missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::FindingText</name>
    <message numerus="yes">
        <source>%n player(s) present: at least two are needed to pair a round.</source>
        <translation>
            <numerusform>%n player present: at least two are needed to pair a round.</numerusform>
            <numerusform>%n players present: at least two are needed to pair a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) are published. Raise the number of rounds on the Overview page to go on.</source>
        <translation>
            <numerusform>The only round is published. Raise the number of rounds on the Overview page to go on.</numerusform>
            <numerusform>All %n rounds are published. Raise the number of rounds on the Overview page to go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These players, with those who must not meet, can play at most %n round(s) without a second meeting.</source>
        <translation>
            <numerusform>These players, with those who must not meet, can play at most %n round without a second meeting.</numerusform>
            <numerusform>These players, with those who must not meet, can play at most %n rounds without a second meeting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are already published; there cannot be fewer.</source>
        <translation>
            <numerusform>%n round is already published; there cannot be fewer.</numerusform>
            <numerusform>%n rounds are already published; there cannot be fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tournament holds at most %n player(s).</source>
        <translation>
            <numerusform>A tournament holds at most %n player.</numerusform>
            <numerusform>A tournament holds at most %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Acceleration covers the first half of the rounds: %n round(s) from now on. Published rounds keep the virtual points that they had.</source>
        <translation>
            <numerusform>Acceleration covers the first half of the rounds: %n round from now on. Published rounds keep the virtual points that they had.</numerusform>
            <numerusform>Acceleration covers the first half of the rounds: %n rounds from now on. Published rounds keep the virtual points that they had.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Dubov system pairs by rating (C.04.4.1, article 1.1), and %n player(s) have none. Give each a provisional rating; the first is %1.</source>
        <translation>
            <numerusform>The Dubov system pairs by rating (C.04.4.1, article 1.1), and %n player has none. Give a provisional rating to %1.</numerusform>
            <numerusform>The Dubov system pairs by rating (C.04.4.1, article 1.1), and %n players have none. Give each a provisional rating; the first is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this number of rounds the first %n round(s) are seeding rounds, paired by the Dutch system (C.04.4.2, article 1.6).</source>
        <translation>
            <numerusform>With this number of rounds the first %n round is a seeding round, paired by the Dutch system (C.04.4.2, article 1.6).</numerusform>
            <numerusform>With this number of rounds the first %n rounds are seeding rounds, paired by the Dutch system (C.04.4.2, article 1.6).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A list has at most %n tie-break(s).</source>
        <translation>
            <numerusform>A list has at most %n tie-break.</numerusform>
            <numerusform>A list has at most %n tie-breaks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s) with points that were requested go: there are none in a round robin.</source>
        <translation>
            <numerusform>%n bye with points that was requested goes: there are none in a round robin.</numerusform>
            <numerusform>%n byes with points that were requested go: there are none in a round robin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An event has at most %n prize(s).</source>
        <translation>
            <numerusform>An event has at most %n prize.</numerusform>
            <numerusform>An event has at most %n prizes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… and %n more.</numerusform>
            <numerusform>… and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) get another pairing number (C.04.2, article 2.3); it is in the log and in reports: %1.</source>
        <translation>
            <numerusform>%n player gets another pairing number (C.04.2, article 2.3); it is in the log and in reports: %1.</numerusform>
            <numerusform>%n players get another pairing number (C.04.2, article 2.3); it is in the log and in reports: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 meet %n time(s) in all rounds.</source>
        <translation>
            <numerusform>%1 and %2 meet once in all rounds.</numerusform>
            <numerusform>%1 and %2 meet %n times in all rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A round robin is for 3 to 40 players, and for no more than %1 rounds in all cycles; these are %n player(s).</source>
        <translation>
            <numerusform>A round robin is for 3 to 40 players, and for no more than %1 rounds in all cycles; this is %n player.</numerusform>
            <numerusform>A round robin is for 3 to 40 players, and for no more than %1 rounds in all cycles; these are %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Scheveningen match is between two teams on 3 to 20 boards; %n team(s) are registered here. Add or remove teams, set the boards under Set-up on the Overview page, or choose another system there.</source>
        <translation>
            <numerusform>A Scheveningen match is between two teams on 3 to 20 boards; %n team is registered here. Add or remove teams, set the boards under Set-up on the Overview page, or choose another system there.</numerusform>
            <numerusform>A Scheveningen match is between two teams on 3 to 20 boards; %n teams are registered here. Add or remove teams, set the boards under Set-up on the Overview page, or choose another system there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A round robin is for 3 to 40 teams, and for no more than %1 rounds in all cycles; these are %n team(s).</source>
        <translation>
            <numerusform>A round robin is for 3 to 40 teams, and for no more than %1 rounds in all cycles; this is %n team.</numerusform>
            <numerusform>A round robin is for 3 to 40 teams, and for no more than %1 rounds in all cycles; these are %n teams.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So few teams can play at most %n round(s) without a second meeting.</source>
        <translation>
            <numerusform>So few teams can play at most %n round without a second meeting.</numerusform>
            <numerusform>So few teams can play at most %n rounds without a second meeting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So few players can play at most %n round(s) without a second meeting.</source>
        <translation>
            <numerusform>So few players can play at most %n round without a second meeting.</numerusform>
            <numerusform>So few players can play at most %n rounds without a second meeting.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::FindingsModel</name>
    <message numerus="yes">
        <source>%1, and %n more of this kind; Enter shows them</source>
        <translation>
            <numerusform>%1, and %n more of this kind; Enter shows it</numerusform>
            <numerusform>%1, and %n more of this kind; Enter shows them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::Floats</name>
    <message numerus="yes">
        <source>The bracket of score %1 had %n player(s), and the best pairing of it leaves these unpaired: %2.</source>
        <translation>
            <numerusform>The bracket of score %1 had %n player, and the best pairing of it leaves these unpaired: %2.</numerusform>
            <numerusform>The bracket of score %1 had %n players, and the best pairing of it leaves these unpaired: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::GamesSoFar</name>
    <message numerus="yes">
        <source>White won %n game(s)</source>
        <translation>
            <numerusform>White won %n game</numerusform>
            <numerusform>White won %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) drawn</source>
        <translation>
            <numerusform>%n game drawn</numerusform>
            <numerusform>%n games drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black won %n game(s)</source>
        <translation>
            <numerusform>Black won %n game</numerusform>
            <numerusform>Black won %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) over the board so far</source>
        <translation>
            <numerusform>%n game over the board so far</numerusform>
            <numerusform>%n games over the board so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::GroupsForm</name>
    <message numerus="yes">
        <source>%1: %2 (%n player(s))</source>
        <translation>
            <numerusform>%1: %2 (%n player)</numerusform>
            <numerusform>%1: %2 (%n players)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::GroupsWindow</name>
    <message numerus="yes">
        <source>%n player(s) changed groups for the sake of clubs and families, by up to %1 places of the ranking.</source>
        <translation>
            <numerusform>%n player changed groups for the sake of clubs and families, by up to %1 places of the ranking.</numerusform>
            <numerusform>%n players changed groups for the sake of clubs and families, by up to %1 places of the ranking.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of one club or family share a group.</source>
        <translation>
            <numerusform>%n pair of one club or family shares a group.</numerusform>
            <numerusform>%n pairs of one club or family share a group.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) lie beside this one, which stays as it is.</source>
        <translation>
            <numerusform>%n file lies beside this one, which stays as it is.</numerusform>
            <numerusform>%n files lie beside this one, which stays as it is.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::HistoryPage</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 of %n step</numerusform>
            <numerusform>%1 of %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>• and %n more</source>
        <translation>
            <numerusform>• and %n more</numerusform>
            <numerusform>• and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::ImportRemarks</name>
    <message numerus="yes">
        <source>And %n more of this kind.</source>
        <translation>
            <numerusform>And %n more of this kind.</numerusform>
            <numerusform>And %n more of this kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more of this kind: %1.</source>
        <translation>
            <numerusform>And %n more of this kind: %1.</numerusform>
            <numerusform>And %n more of this kind: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::ImportView</name>
    <message numerus="yes">
        <source>%n player(s) added from %1.</source>
        <translation>
            <numerusform>%n player added from %1.</numerusform>
            <numerusform>%n players added from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also take over the changed data of %n player(s)</source>
        <translation>
            <numerusform>Also take over the changed data of %n player</numerusform>
            <numerusform>Also take over the changed data of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n Player(s)</source>
        <translation>
            <numerusform>Add %n Player</numerusform>
            <numerusform>Add %n Players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were left out.</source>
        <translation>
            <numerusform>%n row was left out.</numerusform>
            <numerusform>%n rows were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) changed by %1.</source>
        <translation>
            <numerusform>%n player changed by %1.</numerusform>
            <numerusform>%n players changed by %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n Player(s)</source>
        <translation>
            <numerusform>Change %n Player</numerusform>
            <numerusform>Change %n Players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also the %n hidden row(s)</source>
        <translation>
            <numerusform>Also the %n hidden row</numerusform>
            <numerusform>Also the %n hidden rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also show the %n unchanged row(s)</source>
        <translation>
            <numerusform>Also show the %n unchanged row</numerusform>
            <numerusform>Also show the %n unchanged rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also take the %n doubtful row(s)</source>
        <translation>
            <numerusform>Also take the %n doubtful row</numerusform>
            <numerusform>Also take the %n doubtful rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::IntegrityForm</name>
    <message numerus="yes">
        <source>%n more; all of them are in the history and in the report.</source>
        <translation>
            <numerusform>%n more; all of them are in the history and in the report.</numerusform>
            <numerusform>%n more; all of them are in the history and in the report.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::LateArrivalWindow</name>
    <message numerus="yes">
        <source>Done. %n board(s) on the wall changed; hang the sheet of them beside the pairings, or print the pairings again.</source>
        <translation>
            <numerusform>Done. %n board on the wall changed; hang the sheet of them beside the pairings, or print the pairings again.</numerusform>
            <numerusform>Done. %n boards on the wall changed; hang the sheet of them beside the pairings, or print the pairings again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done. %n match(es) on the wall changed; hang the sheet of them beside the pairings, or print the pairings again.</source>
        <translation>
            <numerusform>Done. %n match on the wall changed; hang the sheet of them beside the pairings, or print the pairings again.</numerusform>
            <numerusform>Done. %n matches on the wall changed; hang the sheet of them beside the pairings, or print the pairings again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::ListText</name>
    <message numerus="yes">
        <source>%n line(s) end before their last column.</source>
        <translation>
            <numerusform>%n line ends before its last column.</numerusform>
            <numerusform>%n lines end before their last column.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) run over a column; their ratings were found from the right end.</source>
        <translation>
            <numerusform>%n line runs over a column; its ratings were found from the right end.</numerusform>
            <numerusform>%n lines run over a column; their ratings were found from the right end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) that are none were left out.</source>
        <translation>
            <numerusform>%n number that is none was left out.</numerusform>
            <numerusform>%n numbers that are none were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n title(s) are unknown and kept as they are written.</source>
        <translation>
            <numerusform>%n title is unknown and kept as it is written.</numerusform>
            <numerusform>%n titles are unknown and kept as they are written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) were not UTF-8 or held control characters.</source>
        <translation>
            <numerusform>%n field was not UTF-8 or held control characters.</numerusform>
            <numerusform>%n fields were not UTF-8 or held control characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a name or an id were left out.</source>
        <translation>
            <numerusform>%n line without a name or an id was left out.</numerusform>
            <numerusform>%n lines without a name or an id were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n list(s) already. Remove one that is not needed any more.</source>
        <translation>
            <numerusform>There is %n list already. Remove one that is not needed any more.</numerusform>
            <numerusform>There are %n lists already. Remove one that is not needed any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>FIDE’s list was taken in %n day(s) ago; Players &gt; Renew FIDE’s List fetches it anew.</source>
        <translation>
            <numerusform>FIDE’s list was taken in %n day ago; Players &gt; Renew FIDE’s List fetches it anew.</numerusform>
            <numerusform>FIDE’s list was taken in %n days ago; Players &gt; Renew FIDE’s List fetches it anew.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::LookStrip</name>
    <message numerus="yes">
        <source>%n pair(s) of one club</source>
        <translation>
            <numerusform>%n pair of one club</numerusform>
            <numerusform>%n pairs of one club</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) with a game not played before</source>
        <translation>
            <numerusform>%n pair with a game not played before</numerusform>
            <numerusform>%n pairs with a game not played before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wide rating gap(s)</source>
        <translation>
            <numerusform>%n wide rating gap</numerusform>
            <numerusform>%n wide rating gaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n float(s)</source>
        <translation>
            <numerusform>%n float</numerusform>
            <numerusform>%n floats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colour(s) not granted</source>
        <translation>
            <numerusform>%n colour not granted</numerusform>
            <numerusform>%n colours not granted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::MapCarrying</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::MapCosts</name>
    <message numerus="yes">
        <source>+%n float(s)</source>
        <translation>
            <numerusform>+%n float</numerusform>
            <numerusform>+%n floats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n colour(s)</source>
        <comment>not granted</comment>
        <translation>
            <numerusform>+%n colour</numerusform>
            <numerusform>+%n colours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <comment>that change</comment>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::NameField</name>
    <message numerus="yes">
        <source>%n more fit: type more letters.</source>
        <translation>
            <numerusform>%n more fits: type more letters.</numerusform>
            <numerusform>%n more fit: type more letters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::OpenText</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… and %n more.</numerusform>
            <numerusform>… and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file does not say how many boards a match has: %n are assumed, as in the largest match.</source>
        <translation>
            <numerusform>The file does not say how many boards a match has: %n is assumed, as in the largest match.</numerusform>
            <numerusform>The file does not say how many boards a match has: %n are assumed, as in the largest match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file does not say how many boards a match has: %n are assumed, as many as each team has players.</source>
        <translation>
            <numerusform>The file does not say how many boards a match has: %n is assumed, as many as each team has players.</numerusform>
            <numerusform>The file does not say how many boards a match has: %n are assumed, as many as each team has players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file does not say how many boards a match has: %n are assumed, as many as the smallest team has players.</source>
        <translation>
            <numerusform>The file does not say how many boards a match has: %n is assumed, as many as the smallest team has players.</numerusform>
            <numerusform>The file does not say how many boards a match has: %n are assumed, as many as the smallest team has players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Record 310 states other strengths of %n teams than the ratings of their players give, first %1 for %2. What is stated is kept.</source>
        <translation>
            <numerusform>Record 310 states another strength of %n team than the ratings of its players give, %1 for %2. What is stated is kept.</numerusform>
            <numerusform>Record 310 states other strengths of %n teams than the ratings of their players give, first %1 for %2. What is stated is kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file lists %n team(s) (record 013) and does not say that they meet: it is an event of individuals here. Where teams meet, record 092 begins with “Team”.</source>
        <translation>
            <numerusform>The file lists %n team (record 013) and does not say that teams meet: it is an event of individuals here. Where teams meet, record 092 begins with “Team”.</numerusform>
            <numerusform>The file lists %n teams (record 013) and does not say that they meet: it is an event of individuals here. Where teams meet, record 092 begins with “Team”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::PlayerListView</name>
    <message numerus="yes">
        <source>Remove %n player(s)?</source>
        <translation>
            <numerusform>Remove %n player?</numerusform>
            <numerusform>Remove %n players?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated</source>
        <translation>
            <numerusform>%n rated</numerusform>
            <numerusform>%n rated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) may not meet each other; the Overview page lists them.</source>
        <translation>
            <numerusform>%n player may not meet each other; the Overview page lists them.</numerusform>
            <numerusform>%n players may not meet each other; the Overview page lists them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preflight: %n gap(s)</source>
        <translation>
            <numerusform>Preflight: one gap</numerusform>
            <numerusform>Preflight: %n gaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::PreflightModel</name>
    <message numerus="yes">
        <source>%n player(s) without %1</source>
        <translation>
            <numerusform>one player without %1</numerusform>
            <numerusform>%n players without %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::PreflightView</name>
    <message numerus="yes">
        <source>%n point(s) to look at</source>
        <translation>
            <numerusform>%n point to look at</numerusform>
            <numerusform>%n points to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::PresenceView</name>
    <message numerus="yes">
        <source>%n present</source>
        <translation>
            <numerusform>%n present</numerusform>
            <numerusform>%n present</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a bye</source>
        <translation>
            <numerusform>%n with a bye</numerusform>
            <numerusform>%n with a bye</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n absent</source>
        <translation>
            <numerusform>%n absent</numerusform>
            <numerusform>%n absent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <translation>
            <numerusform>%n withdrawn</numerusform>
            <numerusform>%n withdrawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close the check-in without %n player(s)?</source>
        <translation>
            <numerusform>Close the check-in without %n player?</numerusform>
            <numerusform>Close the check-in without %n players?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The check-in is closed; %n player(s) did not come.</source>
        <translation>
            <numerusform>The check-in is closed; %n player did not come.</numerusform>
            <numerusform>The check-in is closed; %n players did not come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrived</source>
        <translation>
            <numerusform>%n arrived</numerusform>
            <numerusform>%n arrived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not yet</source>
        <translation>
            <numerusform>%n not yet</numerusform>
            <numerusform>%n not yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::PrizeExplanation</name>
    <message numerus="yes">
        <source>%n way(s) in which the other boards may end were looked at, drawn by the ratings.</source>
        <translation>
            <numerusform>%n way in which the other boards may end was looked at, drawn by the ratings.</numerusform>
            <numerusform>%n ways in which the other boards may end were looked at, drawn by the ratings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::Prizes</name>
    <message numerus="yes">
        <source>With fewer than %n player(s) money is cut in proportion.</source>
        <translation>
            <numerusform>With fewer than %n player money is cut in proportion.</numerusform>
            <numerusform>With fewer than %n players money is cut in proportion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has played at least %n game(s)</source>
        <translation>
            <numerusform>has played at least %n game</numerusform>
            <numerusform>has played at least %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An event has at most %n prize(s).</source>
        <translation>
            <numerusform>An event has at most %n prize.</numerusform>
            <numerusform>An event has at most %n prizes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) belong to no group, so that no prize of a group is for them.</source>
        <translation>
            <numerusform>%n player belongs to no group, so that no prize of a group is for them.</numerusform>
            <numerusform>%n players belong to no group, so that no prize of a group is for them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::PrizesPage</name>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n prize</numerusform>
            <numerusform>%n prizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winner(s) are written down as they are now. Later corrections show what would differ, and change nothing of it.</source>
        <translation>
            <numerusform>%n winner is written down as it is now. Later corrections show what would differ, and change nothing of it.</numerusform>
            <numerusform>%n winners are written down as they are now. Later corrections show what would differ, and change nothing of it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::RatingForm</name>
    <message numerus="yes">
        <source>%n by FIDE</source>
        <translation>
            <numerusform>%n by FIDE</numerusform>
            <numerusform>%n by FIDE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n national</source>
        <translation>
            <numerusform>%n national</numerusform>
            <numerusform>%n national</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n estimate(s)</source>
        <translation>
            <numerusform>%n estimate</numerusform>
            <numerusform>%n estimates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unrated</source>
        <translation>
            <numerusform>%n unrated</numerusform>
            <numerusform>%n unrated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rating(s) known</source>
        <translation>
            <numerusform>%n rating known</numerusform>
            <numerusform>%n ratings known</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::RatingListsWindow</name>
    <message numerus="yes">
        <source>%1 is here: %n player(s).</source>
        <translation>
            <numerusform>%1 is here: %n player.</numerusform>
            <numerusform>%1 is here: %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::ReportChoices</name>
    <message numerus="yes">
        <source>Fills %n page(s)</source>
        <translation>
            <numerusform>Fills %n page</numerusform>
            <numerusform>Fills %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::ResultsFile</name>
    <message numerus="yes">
        <source>%n result(s) taken from %1.</source>
        <translation>
            <numerusform>%n result taken from %1.</numerusform>
            <numerusform>%n results taken from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) were here already.</source>
        <translation>
            <numerusform>%n result was here already.</numerusform>
            <numerusform>%n results were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have no result there.</source>
        <translation>
            <numerusform>%n game has no result there.</numerusform>
            <numerusform>%n games have no result there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were left out: %1.</source>
        <translation>
            <numerusform>%n row was left out: %1.</numerusform>
            <numerusform>%n rows were left out: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… and %n more.</numerusform>
            <numerusform>… and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n result(s) that are here already?</source>
        <translation>
            <numerusform>Replace %n result that is here already?</numerusform>
            <numerusform>Replace %n results that are here already?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::ResultsIn</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::RoundFlow</name>
    <message numerus="yes">
        <source>%n round(s) are laid out by the table. Look them over, then publish them: one by one with F7, or all at once.</source>
        <translation>
            <numerusform>%n round is laid out by the table. Look it over, then publish it with F7.</numerusform>
            <numerusform>%n rounds are laid out by the table. Look them over, then publish them: one by one with F7, or all at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Publish %n round(s)?</source>
        <translation>
            <numerusform>Publish %n round?</numerusform>
            <numerusform>Publish %n rounds?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are published.</source>
        <translation>
            <numerusform>%n round is published.</numerusform>
            <numerusform>%n rounds are published.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::RoundText</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing: %1</source>
        <comment>boards</comment>
        <translation>
            <numerusform>%n result missing: %1</numerusform>
            <numerusform>%n results missing: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>games of %n more round(s)</source>
        <translation>
            <numerusform>games of %n more round</numerusform>
            <numerusform>games of %n more rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::ScoreHistogram</name>
    <message numerus="yes">
        <source>Rating from %1: %n player(s)</source>
        <translation>
            <numerusform>Rating from %1: %n player</numerusform>
            <numerusform>Rating from %1: %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points %1: %n player(s)</source>
        <translation>
            <numerusform>Points %1: %n player</numerusform>
            <numerusform>Points %1: %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n still playing</source>
        <comment>players with so many points</comment>
        <translation>
            <numerusform>%1, %n still playing</numerusform>
            <numerusform>%1, %n still playing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::StatusStrip</name>
    <message numerus="yes">
        <source>Round %1: %n missing: %2</source>
        <comment>results</comment>
        <translation>
            <numerusform>Round %1: %n missing: %2</numerusform>
            <numerusform>Round %1: %n missing: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::StepPanel</name>
    <message numerus="yes">
        <source>The first %1 changes are shown, %n more follow.</source>
        <translation>
            <numerusform>The first %1 changes are shown, %n more follows.</numerusform>
            <numerusform>The first %1 changes are shown, %n more follow.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::StepText</name>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n player(s)</source>
        <translation>
            <numerusform>Add %n player</numerusform>
            <numerusform>Add %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n player(s)</source>
        <translation>
            <numerusform>Remove %n player</numerusform>
            <numerusform>Remove %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Byes or absences of %n player(s)</source>
        <translation>
            <numerusform>Byes or absences of %n player</numerusform>
            <numerusform>Byes or absences of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Presence of %n player(s)</source>
        <translation>
            <numerusform>Presence of %n player</numerusform>
            <numerusform>Presence of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check-in of %n player(s)</source>
        <translation>
            <numerusform>Check-in of %n player</numerusform>
            <numerusform>Check-in of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which rating counts (%n player(s))</source>
        <translation>
            <numerusform>Which rating counts (%n player)</numerusform>
            <numerusform>Which rating counts (%n players)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cells of %n player(s)</source>
        <translation>
            <numerusform>Cells of %n player</numerusform>
            <numerusform>Cells of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %n player(s)</source>
        <translation>
            <numerusform>Withdraw %n player</numerusform>
            <numerusform>Withdraw %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expel %n player(s)</source>
        <translation>
            <numerusform>Expel %n player</numerusform>
            <numerusform>Expel %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n player(s)</source>
        <translation>
            <numerusform>Bring back %n player</numerusform>
            <numerusform>Bring back %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out %n round(s)</source>
        <translation>
            <numerusform>Lay out %n round</numerusform>
            <numerusform>Lay out %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Publish %n round(s)</source>
        <translation>
            <numerusform>Publish %n round</numerusform>
            <numerusform>Publish %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n prize</numerusform>
            <numerusform>%n prizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who may win prizes: %n player(s)</source>
        <translation>
            <numerusform>Who may win prizes: %n player</numerusform>
            <numerusform>Who may win prizes: %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announce the prizes (%n winner(s))</source>
        <translation>
            <numerusform>Announce the prizes (%n winner)</numerusform>
            <numerusform>Announce the prizes (%n winners)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rank %n tied player(s) by hand</source>
        <translation>
            <numerusform>Rank %n tied player by hand</numerusform>
            <numerusform>Rank %n tied players by hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) of teams</source>
        <translation>
            <numerusform>%n player of teams</numerusform>
            <numerusform>%n players of teams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::StorageText</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n published round(s)</source>
        <translation>
            <numerusform>%n published round</numerusform>
            <numerusform>%n published rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The names of %n player(s) are lost; their games are kept. They are called “? number”: enter the names again from the list of players.</source>
        <translation>
            <numerusform>The name of %n player is lost; the games are kept. The player is called “? number”: enter the name again from the list of players.</numerusform>
            <numerusform>The names of %n players are lost; their games are kept. They are called “? number”: enter the names again from the list of players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) could not be restored. Enter them again from the printed sheets.</source>
        <translation>
            <numerusform>%n round could not be restored. Enter it again from the printed sheets.</numerusform>
            <numerusform>%n rounds could not be restored. Enter them again from the printed sheets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost item(s) came back from the journal.</source>
        <translation>
            <numerusform>%n lost item came back from the journal.</numerusform>
            <numerusform>%n lost items came back from the journal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) contradicted themselves and were left out. Enter them again from the printed sheets.</source>
        <translation>
            <numerusform>%n board contradicted itself and was left out. Enter it again from the printed sheets.</numerusform>
            <numerusform>%n boards contradicted themselves and were left out. Enter them again from the printed sheets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were impossible and were left out: ratings, dates, byes or settings.</source>
        <translation>
            <numerusform>%n value was impossible and was left out: a rating, a date, a bye or a setting.</numerusform>
            <numerusform>%n values were impossible and were left out: ratings, dates, byes or settings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::TeamText</name>
    <message numerus="yes">
        <source>%n board(s) a match</source>
        <translation>
            <numerusform>%n board a match</numerusform>
            <numerusform>%n boards a match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>strength: the best %n player(s)</source>
        <translation>
            <numerusform>strength: the best player (%n)</numerusform>
            <numerusform>strength: the best %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::TieBreakText</name>
    <message numerus="yes">
        <source>without the %n lowest</source>
        <translation>
            <numerusform>without the lowest</numerusform>
            <numerusform>without the %n lowest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without the %n highest</source>
        <translation>
            <numerusform>without the highest</numerusform>
            <numerusform>without the %n highest</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::TournamentFiles</name>
    <message numerus="yes">
        <source>Not as the rules pair them: %n round(s) (%1). They are taken over as they are, and a report tells it.</source>
        <translation>
            <numerusform>Not as the rules pair it: %n round (%1). It is taken over as it is, and a report tells it.</numerusform>
            <numerusform>Not as the rules pair them: %n rounds (%1). They are taken over as they are, and a report tells it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) that could not be saved are not in the copy either. Do them anew.</source>
        <translation>
            <numerusform>%n change that could not be saved is not in the copy either. Do it anew.</numerusform>
            <numerusform>%n changes that could not be saved are not in the copy either. Do them anew.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::UnsavedText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>changes that are not saved</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::WayText</name>
    <message numerus="yes">
        <source>%n board(s) change(s)</source>
        <translation>
            <numerusform>%n board changes</numerusform>
            <numerusform>%n boards change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) change(s)</source>
        <translation>
            <numerusform>%n match changes</numerusform>
            <numerusform>%n matches change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::Web</name>
    <message numerus="yes">
        <source>%n result(s) are missing.</source>
        <translation>
            <numerusform>%n result is missing.</numerusform>
            <numerusform>%n results are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The places are those among the players shown. %n more of the group is not to be named.</source>
        <translation>
            <numerusform>The places are those among the players shown. %n more of the group is not to be named.</numerusform>
            <numerusform>The places are those among the players shown. %n more of the group are not to be named.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more winner(s) are not to be named.</source>
        <translation>
            <numerusform>%n more winner is not to be named.</numerusform>
            <numerusform>%n more winners are not to be named.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points of %n game(s)</source>
        <translation>
            <numerusform>points of %n game</numerusform>
            <numerusform>points of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::WebText</name>
    <message numerus="yes">
        <source>%n file(s) written.</source>
        <translation>
            <numerusform>%n file written.</numerusform>
            <numerusform>%n files written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged.</source>
        <comment>files</comment>
        <translation>
            <numerusform>%n unchanged.</numerusform>
            <numerusform>%n unchanged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The web pages are written, but the command did not end within %n second(s) and was stopped.</source>
        <translation>
            <numerusform>The web pages are written, but the command did not end within %n second and was stopped.</numerusform>
            <numerusform>The web pages are written, but the command did not end within %n seconds and was stopped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::WebWindow</name>
    <message numerus="yes">
        <source>Runs in the folder, in the shell of this computer, when pages have changed; stopped after %n second(s). It is kept on this computer, never in the tournament’s file.</source>
        <translation>
            <numerusform>Runs in the folder, in the shell of this computer, when pages have changed; stopped after %n second. It is kept on this computer, never in the tournament’s file.</numerusform>
            <numerusform>Runs in the folder, in the shell of this computer, when pages have changed; stopped after %n seconds. It is kept on this computer, never in the tournament’s file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pairwright::WhatIfPage</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n of %2 board(s) would have been others.</source>
        <translation>
            <numerusform>Round %1: %n of %2 boards would have been another.</numerusform>
            <numerusform>Round %1: %n of %2 boards would have been others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n of %2 match(es) would have been others.</source>
        <translation>
            <numerusform>Round %1: %n of %2 matches would have been another.</numerusform>
            <numerusform>Round %1: %n of %2 matches would have been others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n published pairing(s) differ(s) from the rules without the change too: edited by hand, or corrected since.</source>
        <translation>
            <numerusform>%n published pairing differs from the rules without the change too: edited by hand, or corrected since.</numerusform>
            <numerusform>%n published pairings differ from the rules without the change too: edited by hand, or corrected since.</numerusform>
        </translation>
    </message>
</context>
</TS>
