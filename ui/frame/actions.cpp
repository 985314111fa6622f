#include "ui/frame/actions.h"

#include "ui/theme/icons.h"

#include <QCoreApplication>

#include <utility>

namespace pairwright {

namespace {

struct ActionSpec {
    ActionId id;
    const char* name; ///< object name, for tests and settings
    const char* text;
    const char* keys; ///< portable text; several are separated by ';'
    const char* icon; ///< freedesktop name
    bool checkable = false;
};

// clang-format off
constexpr std::array<ActionSpec, static_cast<std::size_t>(ActionId::count)> specs{{
    {ActionId::newTournament, "newTournament", QT_TRANSLATE_NOOP("pairwright::Actions", "&New Tournament"), "Ctrl+N", "document-new"},
    {ActionId::open, "open", QT_TRANSLATE_NOOP("pairwright::Actions", "&Open…"), "Ctrl+O", "document-open"},
    {ActionId::openSample, "openSample", QT_TRANSLATE_NOOP("pairwright::Actions", "Open the Sa&mple Tournament"), "", "help-contents"},
    {ActionId::openFromServer, "openFromServer", QT_TRANSLATE_NOOP("pairwright::Actions", "Open from a Server…"), "", "document-open"},
    {ActionId::newOnServer, "newOnServer", QT_TRANSLATE_NOOP("pairwright::Actions", "New on a Server…"), "", "document-new"},
    {ActionId::moveToServer, "moveToServer", QT_TRANSLATE_NOOP("pairwright::Actions", "Move to a Server…"), "", "document-save-as"},
    {ActionId::invite, "invite", QT_TRANSLATE_NOOP("pairwright::Actions", "Invite…"), "", "user-new"},
    {ActionId::save, "save", QT_TRANSLATE_NOOP("pairwright::Actions", "Mark a Chec&kpoint…"), "Ctrl+S", "saved"},
    {ActionId::saveCopy, "saveCopy", QT_TRANSLATE_NOOP("pairwright::Actions", "Save a &Copy…"), "Ctrl+Shift+S", "document-save-as"},
    {ActionId::saveCopyForOthers, "saveCopyForOthers", QT_TRANSLATE_NOOP("pairwright::Actions", "Save a Copy for Ot&hers…"), "", "document-save-as"},
    {ActionId::backups, "backups", QT_TRANSLATE_NOOP("pairwright::Actions", "&Backups…"), "", "document-open-recent"},
    {ActionId::eventFiles, "eventFiles", QT_TRANSLATE_NOOP("pairwright::Actions", "&All Files of the Event…"), "Ctrl+Shift+G", "standings"},
    {ActionId::closeWindow, "closeWindow", QT_TRANSLATE_NOOP("pairwright::Actions", "Close &Window"), "Ctrl+W", "window-close"},
    {ActionId::quit, "quit", QT_TRANSLATE_NOOP("pairwright::Actions", "&Quit"), "Ctrl+Q", "application-exit"},
    {ActionId::undo, "undo", QT_TRANSLATE_NOOP("pairwright::Actions", "&Undo"), "Ctrl+Z", "edit-undo"},
    {ActionId::redo, "redo", QT_TRANSLATE_NOOP("pairwright::Actions", "&Redo"), "Ctrl+Shift+Z;Ctrl+Y", "edit-redo"},
    {ActionId::find, "find", QT_TRANSLATE_NOOP("pairwright::Actions", "&Find…"), "Ctrl+F", "edit-find"},
    {ActionId::goTo, "goTo", QT_TRANSLATE_NOOP("pairwright::Actions", "&Go To…"), "Ctrl+K", "go-jump"},
    {ActionId::settings, "settings", QT_TRANSLATE_NOOP("pairwright::Actions", "&Settings…"), "Ctrl+,", "configure"},
    {ActionId::addPlayer, "addPlayer", QT_TRANSLATE_NOOP("pairwright::Actions", "&Add Player"), "Ctrl+L", "user-new"},
    {ActionId::importPlayers, "importPlayers", QT_TRANSLATE_NOOP("pairwright::Actions", "&Import Players…"), "Ctrl+I", "document-import"},
    {ActionId::importClipboard, "importClipboard", QT_TRANSLATE_NOOP("pairwright::Actions", "Import from the Cli&pboard"), "Ctrl+Shift+I", "document-import"},
    {ActionId::ratingLists, "ratingLists", QT_TRANSLATE_NOOP("pairwright::Actions", "Rating &Lists…"), "", "rating"},
    {ActionId::renewLists, "renewLists", QT_TRANSLATE_NOOP("pairwright::Actions", "Renew FIDE’s List"), "", "view-refresh"},
    {ActionId::compareWithLists, "compareWithLists", QT_TRANSLATE_NOOP("pairwright::Actions", "&Compare with the List"), "", "crosstable"},
    {ActionId::preflight, "preflight", QT_TRANSLATE_NOOP("pairwright::Actions", "Pre&flight"), "Ctrl+Shift+F", "dialog-ok"},
    {ActionId::removePlayer, "removePlayer", QT_TRANSLATE_NOOP("pairwright::Actions", "&Remove Player"), "Ctrl+Del", "list-remove"},
    {ActionId::withdraw, "withdraw", QT_TRANSLATE_NOOP("pairwright::Actions", "&Withdraw from the Tournament"), "Ctrl+Shift+W", "withdraw"},
    {ActionId::expel, "expel", QT_TRANSLATE_NOOP("pairwright::Actions", "E&xpel from the Tournament"), "", "withdraw"},
    {ActionId::playerRatings, "playerRatings", QT_TRANSLATE_NOOP("pairwright::Actions", "Ra&tings of the Player…"), "", "rating"},
    {ActionId::returnPlayer, "returnPlayer", QT_TRANSLATE_NOOP("pairwright::Actions", "&Bring Back"), "Ctrl+Shift+R", "return"},
    {ActionId::byes, "byes", QT_TRANSLATE_NOOP("pairwright::Actions", "B&yes of the Player…"), "Ctrl+B", "half-point-bye"},
    {ActionId::teamMembers, "teamMembers", QT_TRANSLATE_NOOP("pairwright::Actions", "Players of the Tea&m…"), "Ctrl+Shift+M", "players"},
    {ActionId::forbidMeeting, "forbidMeeting", QT_TRANSLATE_NOOP("pairwright::Actions", "Must &Not Meet"), "", "forbidden-pair"},
    {ActionId::exchangeNumbers, "exchangeNumbers", QT_TRANSLATE_NOOP("pairwright::Actions", "Exchange N&umbers…"), "", "view-refresh"},
    {ActionId::splitIntoGroups, "splitIntoGroups", QT_TRANSLATE_NOOP("pairwright::Actions", "Split into &Groups…"), "Ctrl+G", "system-users"},
    {ActionId::presence, "presence", QT_TRANSLATE_NOOP("pairwright::Actions", "C&heck-in"), "Ctrl+R", "absent"},
    {ActionId::pairRound, "pairRound", QT_TRANSLATE_NOOP("pairwright::Actions", "&Pair Round"), "F6", "pair"},
    {ActionId::publish, "publish", QT_TRANSLATE_NOOP("pairwright::Actions", "P&ublish"), "F7", "publish"},
    {ActionId::publishAll, "publishAll", QT_TRANSLATE_NOOP("pairwright::Actions", "Pu&blish All Rounds"), "Ctrl+F7", "publish"},
    {ActionId::discardProposal, "discardProposal", QT_TRANSLATE_NOOP("pairwright::Actions", "&Discard Proposal"), "", "edit-delete"},
    {ActionId::editPairings, "editPairings", QT_TRANSLATE_NOOP("pairwright::Actions", "&Edit Pairings"), "Ctrl+Shift+P", "edit-rename"},
    {ActionId::validatePairings, "validatePairings", QT_TRANSLATE_NOOP("pairwright::Actions", "Validate Pairing&s"), "Ctrl+Shift+V", "dialog-ok"},
    {ActionId::cancelEditing, "cancelEditing", QT_TRANSLATE_NOOP("pairwright::Actions", "Cancel Editin&g"), "Ctrl+Shift+X", "dialog-cancel"},
    {ActionId::swapPlayers, "swapPlayers", QT_TRANSLATE_NOOP("pairwright::Actions", "&Swap Two Players"), "S", "view-refresh"},
    {ActionId::swapColours, "swapColours", QT_TRANSLATE_NOOP("pairwright::Actions", "Swap &Colours"), "C", "colour-white"},
    {ActionId::unpair, "unpair", QT_TRANSLATE_NOOP("pairwright::Actions", "&Unpair"), "U", "list-remove"},
    {ActionId::pairPlayers, "pairPlayers", QT_TRANSLATE_NOOP("pairwright::Actions", "&Pair Two Players"), "P", "pair"},
    {ActionId::giveBye, "giveBye", QT_TRANSLATE_NOOP("pairwright::Actions", "Give the &Bye"), "B", "bye"},
    {ActionId::moveTable, "moveTable", QT_TRANSLATE_NOOP("pairwright::Actions", "Move to Another &Table"), "T", "go-jump"},
    {ActionId::orderBoards, "orderBoards", QT_TRANSLATE_NOOP("pairwright::Actions", "Boards in Publishing &Order"), "O", "view-refresh"},
    {ActionId::withdrawPublication, "withdrawPublication", QT_TRANSLATE_NOOP("pairwright::Actions", "&Withdraw Publication…"), "", "unpublish"},
    {ActionId::crossTableOrList, "crossTableOrList", QT_TRANSLATE_NOOP("pairwright::Actions", "L&ist, Map or Cross-table"), "Ctrl+Shift+T", "crosstable"},
    {ActionId::enterResults, "enterResults", QT_TRANSLATE_NOOP("pairwright::Actions", "Enter &Results"), "F8", "results"},
    {ActionId::importResults, "importResults", QT_TRANSLATE_NOOP("pairwright::Actions", "Results &from a File…"), "", "document-import"},
    {ActionId::nextMissing, "nextMissing", QT_TRANSLATE_NOOP("pairwright::Actions", "Next &Missing Result"), "Ctrl+M", "go-jump"},
    {ActionId::clearResult, "clearResult", QT_TRANSLATE_NOOP("pairwright::Actions", "&Clear Result"), "", "edit-delete"},
    {ActionId::correctResult, "correctResult", QT_TRANSLATE_NOOP("pairwright::Actions", "C&orrect Result…"), "Ctrl+Shift+C", "correction"},
    {ActionId::putRight, "putRight", QT_TRANSLATE_NOOP("pairwright::Actions", "Put Rig&ht Something Else…"), "Ctrl+Shift+F8", "correction"},
    {ActionId::postponeGame, "postponeGame", QT_TRANSLATE_NOOP("pairwright::Actions", "Pla&y on Another Day…"), "Ctrl+Shift+Y", "view-calendar"},
    {ActionId::lineUps, "lineUps", QT_TRANSLATE_NOOP("pairwright::Actions", "Line-ups of the Match…"), "Ctrl+Shift+B", "players"},
    {ActionId::usualLineUps, "usualLineUps", QT_TRANSLATE_NOOP("pairwright::Actions", "Usual Line-ups of All Teams"), "", "players"},
    {ActionId::matchResult, "matchResult", QT_TRANSLATE_NOOP("pairwright::Actions", "Result of the Whole Match…"), "Ctrl+Shift+J", "results"},
    {ActionId::matchBoards, "matchBoards", QT_TRANSLATE_NOOP("pairwright::Actions", "Boards of the Match"), "Ctrl+Shift+A", "rounds"},
    {ActionId::lateArrival, "lateArrival", QT_TRANSLATE_NOOP("pairwright::Actions", "&Late Arrival…"), "Ctrl+Shift+L", "user-new"},
    {ActionId::previousRound, "previousRound", QT_TRANSLATE_NOOP("pairwright::Actions", "Pre&vious Round"), "Ctrl+PgUp", "go-previous"},
    {ActionId::nextRound, "nextRound", QT_TRANSLATE_NOOP("pairwright::Actions", "&Next Round"), "Ctrl+PgDown", "go-next"},
    {ActionId::explain, "explain", QT_TRANSLATE_NOOP("pairwright::Actions", "E&xplain"), "Ctrl+E", "explain"},
    {ActionId::whyNot, "whyNot", QT_TRANSLATE_NOOP("pairwright::Actions", "Why Not &These Two?"), "Ctrl+Shift+E", "explain"},
    {ActionId::showPairingSheet, "showPairingSheet", QT_TRANSLATE_NOOP("pairwright::Actions", "Pairings by &Board"), "Ctrl+1", "rounds"},
    {ActionId::showPairingsByName, "showPairingsByName", QT_TRANSLATE_NOOP("pairwright::Actions", "Pairings by &Name"), "Ctrl+2", "players"},
    {ActionId::showStandings, "showStandings", QT_TRANSLATE_NOOP("pairwright::Actions", "&Standings"), "F9", "standings"},
    {ActionId::drawLots, "drawLots", QT_TRANSLATE_NOOP("pairwright::Actions", "Draw Lots among the Tied"), "Ctrl+Shift+O", "standings"},
    {ActionId::rankTied, "rankTied", QT_TRANSLATE_NOOP("pairwright::Actions", "Rank the Tied by Hand…"), "Ctrl+Shift+K", "standings"},
    {ActionId::showStandingsSheet, "showStandingsSheet", QT_TRANSLATE_NOOP("pairwright::Actions", "S&tandings Sheet"), "Ctrl+3", "standings"},
    {ActionId::showCrossTable, "showCrossTable", QT_TRANSLATE_NOOP("pairwright::Actions", "&Cross-Table"), "Ctrl+4", "crosstable"},
    {ActionId::showPlayerList, "showPlayerList", QT_TRANSLATE_NOOP("pairwright::Actions", "P&layer List"), "Ctrl+5", "system-users"},
    {ActionId::showPayments, "showPayments", QT_TRANSLATE_NOOP("pairwright::Actions", "Pay&ments"), "", "system-users"},
    {ActionId::showRatingPreview, "showRatingPreview", QT_TRANSLATE_NOOP("pairwright::Actions", "Rating Pre&view"), "Ctrl+6", "rating"},
    {ActionId::showTitleNorms, "showTitleNorms", QT_TRANSLATE_NOOP("pairwright::Actions", "Title N&orms"), "Ctrl+7", "title-norm"},
    {ActionId::showResultSlips, "showResultSlips", QT_TRANSLATE_NOOP("pairwright::Actions", "Result Sl&ips"), "Ctrl+8", "results"},
    {ActionId::showGroups, "showGroups", QT_TRANSLATE_NOOP("pairwright::Actions", "&Groups"), "", "standings"},
    {ActionId::showWallChart, "showWallChart", QT_TRANSLATE_NOOP("pairwright::Actions", "&Wall Chart"), "", "crosstable"},
    {ActionId::showSchedule, "showSchedule", QT_TRANSLATE_NOOP("pairwright::Actions", "Sched&ule"), "", "view-calendar"},
    {ActionId::showPostponedGames, "showPostponedGames", QT_TRANSLATE_NOOP("pairwright::Actions", "Postponed Games"), "", "view-calendar"},
    {ActionId::showVirtualPoints, "showVirtualPoints", QT_TRANSLATE_NOOP("pairwright::Actions", "Virtual Points"), "", "crosstable"},
    {ActionId::showBoardCards, "showBoardCards", QT_TRANSLATE_NOOP("pairwright::Actions", "Board C&ards"), "", "rounds"},
    {ActionId::showNameBadges, "showNameBadges", QT_TRANSLATE_NOOP("pairwright::Actions", "Name Ba&dges"), "", "players"},
    {ActionId::showPlayerCards, "showPlayerCards", QT_TRANSLATE_NOOP("pairwright::Actions", "Pla&yer Cards"), "", "players"},
    {ActionId::showPrizes, "showPrizes", QT_TRANSLATE_NOOP("pairwright::Actions", "Prizes"), "", "prizes"},
    {ActionId::showPrizeCeremony, "showPrizeCeremony", QT_TRANSLATE_NOOP("pairwright::Actions", "Prize Ceremony"), "", "prizes"},
    {ActionId::showPrizeWorksheet, "showPrizeWorksheet", QT_TRANSLATE_NOOP("pairwright::Actions", "Worksheet of the Prizes"), "", "prizes"},
    {ActionId::showPrizeReceipts, "showPrizeReceipts", QT_TRANSLATE_NOOP("pairwright::Actions", "Receipts for Prizes"), "", "prizes"},
    {ActionId::showTeamRankings, "showTeamRankings", QT_TRANSLATE_NOOP("pairwright::Actions", "Team Rankings"), "", "standings"},
    {ActionId::showMatches, "showMatches", QT_TRANSLATE_NOOP("pairwright::Actions", "Matches and Boards"), "", "rounds"},
    {ActionId::showMatchReports, "showMatchReports", QT_TRANSLATE_NOOP("pairwright::Actions", "Match Reports"), "", "results"},
    {ActionId::showLineUpForms, "showLineUpForms", QT_TRANSLATE_NOOP("pairwright::Actions", "Line-up Forms"), "", "players"},
    {ActionId::showTeamPlayers, "showTeamPlayers", QT_TRANSLATE_NOOP("pairwright::Actions", "Teams and Players"), "", "system-users"},
    {ActionId::showBoardStandings, "showBoardStandings", QT_TRANSLATE_NOOP("pairwright::Actions", "Players by Board"), "", "standings"},
    {ActionId::showTeamCards, "showTeamCards", QT_TRANSLATE_NOOP("pairwright::Actions", "Team Cards"), "", "system-users"},
    {ActionId::showNotice, "showNotice", QT_TRANSLATE_NOOP("pairwright::Actions", "Notic&e"), "", "edit-rename"},
    {ActionId::showDisasterPack, "showDisasterPack", QT_TRANSLATE_NOOP("pairwright::Actions", "Disaster Pac&k"), "Ctrl+9", "saved"},
    {ActionId::printSet, "printSet", QT_TRANSLATE_NOOP("pairwright::Actions", "P&rint Set"), "Shift+F7", "document-print"},
    {ActionId::print, "print", QT_TRANSLATE_NOOP("pairwright::Actions", "&Print…"), "Ctrl+P", "document-print"},
    {ActionId::savePdf, "savePdf", QT_TRANSLATE_NOOP("pairwright::Actions", "Save as PD&F…"), "Ctrl+Shift+D", "application-pdf"},
    {ActionId::saveHtml, "saveHtml", QT_TRANSLATE_NOOP("pairwright::Actions", "Save as &HTML…"), "Ctrl+Shift+H", "text-html"},
    {ActionId::exportTrf26, "exportTrf26", QT_TRANSLATE_NOOP("pairwright::Actions", "Rating Report TRF&26…"), "Ctrl+T", "document-export"},
    {ActionId::exportTrf16, "exportTrf16", QT_TRANSLATE_NOOP("pairwright::Actions", "Rating Report TRF&16…"), "", "document-export"},
    {ActionId::exportExchange, "exportExchange", QT_TRANSLATE_NOOP("pairwright::Actions", "E&xchange File (ITDX)…"), "", "document-export"},
    {ActionId::exportCsv, "exportCsv", QT_TRANSLATE_NOOP("pairwright::Actions", "Players as CS&V…"), "", "text-csv"},
    {ActionId::exportResults, "exportResults", QT_TRANSLATE_NOOP("pairwright::Actions", "Results &for Swiss-Manager…"), "", "document-export"},
    {ActionId::publishToWeb, "publishToWeb", QT_TRANSLATE_NOOP("pairwright::Actions", "&Publish to the Web…"), "Ctrl+Shift+U", "text-html"},
    {ActionId::pageOverview, "pageOverview", QT_TRANSLATE_NOOP("pairwright::Actions", "&Overview"), "Alt+1", "overview", true},
    {ActionId::setUp, "setUp", QT_TRANSLATE_NOOP("pairwright::Actions", "Set-up of the E&vent"), "Alt+Shift+1", "configure"},
    {ActionId::pagePlayers, "pagePlayers", QT_TRANSLATE_NOOP("pairwright::Actions", "&Players"), "Alt+2", "players", true},
    {ActionId::pageRounds, "pageRounds", QT_TRANSLATE_NOOP("pairwright::Actions", "Roun&ds"), "Alt+3", "rounds", true},
    {ActionId::pageStandings, "pageStandings", QT_TRANSLATE_NOOP("pairwright::Actions", "&Standings"), "Alt+4", "standings", true},
    {ActionId::pagePrizes, "pagePrizes", QT_TRANSLATE_NOOP("pairwright::Actions", "Pri&zes"), "Alt+5", "prizes", true},
    {ActionId::pageReports, "pageReports", QT_TRANSLATE_NOOP("pairwright::Actions", "R&eports"), "Alt+6", "reports", true},
    {ActionId::pageExport, "pageExport", QT_TRANSLATE_NOOP("pairwright::Actions", "E&xport"), "Alt+7", "export", true},
    {ActionId::pageHistory, "pageHistory", QT_TRANSLATE_NOOP("pairwright::Actions", "&History"), "Alt+8", "history", true},
    {ActionId::inspector, "inspector", QT_TRANSLATE_NOOP("pairwright::Actions", "&Inspector"), "F4", "view-sidetree", true},
    {ActionId::toolBar, "toolBar", QT_TRANSLATE_NOOP("pairwright::Actions", "&Toolbar"), "", "", true},
    {ActionId::largerText, "largerText", QT_TRANSLATE_NOOP("pairwright::Actions", "La&rger Text"), "Ctrl++;Ctrl+=", "zoom-in"},
    {ActionId::smallerText, "smallerText", QT_TRANSLATE_NOOP("pairwright::Actions", "S&maller Text"), "Ctrl+-", "zoom-out"},
    {ActionId::usualText, "usualText", QT_TRANSLATE_NOOP("pairwright::Actions", "&Usual Text Size"), "Ctrl+0", "zoom-fit-width"},
    {ActionId::fullScreen, "fullScreen", QT_TRANSLATE_NOOP("pairwright::Actions", "&Full Screen"), "F11", "view-fullscreen", true},
    {ActionId::hallView, "hallView", QT_TRANSLATE_NOOP("pairwright::Actions", "Hall Vie&w"), "Shift+F11", "view-fullscreen"},
    {ActionId::hallPlan, "hallPlan", QT_TRANSLATE_NOOP("pairwright::Actions", "Hall: &Notice, Clock, Screen…"), "", "configure"},
    {ActionId::manual, "manual", QT_TRANSLATE_NOOP("pairwright::Actions", "&Manual"), "F1", "help-contents"},
    {ActionId::shortcuts, "shortcuts", QT_TRANSLATE_NOOP("pairwright::Actions", "&Keyboard Shortcuts"), "Ctrl+F1", "keyboard"},
    {ActionId::about, "about", QT_TRANSLATE_NOOP("pairwright::Actions", "&About Pairwright"), "", "help-about"},
}};
// clang-format on

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < specs.size(); ++i)
        if (static_cast<std::size_t>(specs[i].id) != i)
            return false;
    return true;
}
static_assert(inOrder(), "one line for each ActionId, in its order");

QList<QKeySequence> sequences(const char* keys)
{
    QList<QKeySequence> result;
    const QStringList parts = QString::fromLatin1(keys).split(QLatin1Char(';'), Qt::SkipEmptyParts);
    for (const QString& part : parts)
        result.append(QKeySequence(part, QKeySequence::PortableText));
    return result;
}

} // namespace

Actions::Actions(QObject* parent)
    : QObject(parent)
{
    for (const ActionSpec& spec : specs) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(spec.name));
        action->setShortcuts(sequences(spec.keys));
        action->setCheckable(spec.checkable);
        actions_[static_cast<std::size_t>(spec.id)] = action;
    }
    get(ActionId::quit)->setMenuRole(QAction::QuitRole);
    get(ActionId::about)->setMenuRole(QAction::AboutRole);
    retranslate();
    refreshIcons();
}

void Actions::retranslate()
{
    for (const ActionSpec& spec : specs)
        get(spec.id)->setText(QCoreApplication::translate("pairwright::Actions", spec.text));
    if (laysOut_)
        get(ActionId::pairRound)->setText(QCoreApplication::translate("pairwright::Actions", "&Lay Out Rounds"));
    if (!ofTeams_)
        return;
    get(ActionId::addPlayer)->setText(QCoreApplication::translate("pairwright::Actions", "&Add Team"));
    get(ActionId::removePlayer)->setText(QCoreApplication::translate("pairwright::Actions", "&Remove Team"));
    get(ActionId::byes)->setText(QCoreApplication::translate("pairwright::Actions", "B&yes of the Team…"));
    get(ActionId::showPlayerList)->setText(QCoreApplication::translate("pairwright::Actions", "Team &List"));
    get(ActionId::pagePlayers)->setText(QCoreApplication::translate("pairwright::Actions", "Teams"));
    get(ActionId::swapPlayers)->setText(QCoreApplication::translate("pairwright::Actions", "&Swap Two Teams"));
    get(ActionId::pairPlayers)->setText(QCoreApplication::translate("pairwright::Actions", "&Pair Two Teams"));
}

void Actions::setOfTeams(bool teams)
{
    if (std::exchange(ofTeams_, teams) == teams)
        return;
    get(ActionId::playerRatings)->setVisible(!teams); // a team has a strength, and no ratings of lists
    retranslate();
}

void Actions::setLaysOut(bool all)
{
    if (std::exchange(laysOut_, all) != all)
        retranslate();
}

void Actions::refreshIcons()
{
    for (const ActionSpec& spec : specs)
        if (*spec.icon != '\0')
            get(spec.id)->setIcon(themedIcon(QLatin1String(spec.icon)));
}

} // namespace pairwright
