#pragma once

#include <QAction>
#include <QList>
#include <QObject>

#include <array>
#include <cstddef>

namespace pairwright {

/// Everything that a person can do through the menus. One table in actions.cpp gives each its text,
/// shortcut and icon; pages connect to what is theirs.
enum class ActionId {
    newTournament,
    open,
    openSample,
    openFromServer,
    newOnServer,
    moveToServer,
    invite,
    save,
    saveCopy,
    saveCopyForOthers,
    backups,
    eventFiles,
    closeWindow,
    quit,
    undo,
    redo,
    find,
    goTo,
    settings,
    addPlayer,
    importPlayers,
    importClipboard,
    ratingLists,
    renewLists,
    compareWithLists,
    preflight,
    removePlayer,
    withdraw,
    expel,
    playerRatings,
    returnPlayer,
    byes,
    teamMembers,
    forbidMeeting,
    exchangeNumbers,
    splitIntoGroups,
    presence,
    pairRound,
    publish,
    publishAll,
    discardProposal,
    editPairings,
    validatePairings,
    cancelEditing,
    swapPlayers,
    swapColours,
    unpair,
    pairPlayers,
    giveBye,
    moveTable,
    orderBoards,
    withdrawPublication,
    crossTableOrList,
    enterResults,
    importResults,
    nextMissing,
    clearResult,
    correctResult,
    putRight,
    postponeGame,
    lineUps,
    usualLineUps,
    matchResult,
    matchBoards,
    lateArrival,
    previousRound,
    nextRound,
    explain,
    whyNot,
    showPairingSheet,
    showPairingsByName,
    showStandings,
    drawLots,
    rankTied,
    showStandingsSheet,
    showCrossTable,
    showPlayerList,
    showPayments,
    showRatingPreview,
    showTitleNorms,
    showResultSlips,
    showGroups,
    showWallChart,
    showSchedule,
    showPostponedGames,
    showVirtualPoints,
    showBoardCards,
    showNameBadges,
    showPlayerCards,
    showPrizes,
    showPrizeCeremony,
    showPrizeWorksheet,
    showPrizeReceipts,
    showTeamRankings,
    showMatches,
    showMatchReports,
    showLineUpForms,
    showTeamPlayers,
    showBoardStandings,
    showTeamCards,
    showNotice,
    showDisasterPack,
    printSet,
    print,
    savePdf,
    saveHtml,
    exportTrf26,
    exportTrf16,
    exportExchange,
    exportCsv,
    exportResults,
    publishToWeb,
    pageOverview,
    setUp,
    pagePlayers,
    pageRounds,
    pageStandings,
    pagePrizes,
    pageReports,
    pageExport,
    pageHistory,
    inspector,
    toolBar,
    largerText,
    smallerText,
    usualText,
    fullScreen,
    hallView,
    hallPlan,
    manual,
    shortcuts,
    about,
    count,
};

/// Owns the actions of one window.
class Actions : public QObject {
    Q_OBJECT
public:
    explicit Actions(QObject* parent);

    [[nodiscard]] QAction* get(ActionId id) const { return actions_[static_cast<std::size_t>(id)]; }
    [[nodiscard]] QList<QAction*> all() const { return {actions_.begin(), actions_.end()}; }
    void enable(ActionId id, bool enabled) { get(id)->setEnabled(enabled); }

    /// What pairing is called where a system lays out all rounds at once.
    void setLaysOut(bool all);
    /// What is registered is called a team then.
    void setOfTeams(bool teams);
    void retranslate();
    void refreshIcons();

private:
    bool laysOut_ = false;
    bool ofTeams_ = false;
    std::array<QAction*, static_cast<std::size_t>(ActionId::count)> actions_{};
};

/// What edits pairings by hand, as menus list it; each a letter that counts while a round is edited.
inline constexpr std::array handEditActions{ActionId::swapPlayers, ActionId::swapColours, ActionId::unpair,
                                            ActionId::pairPlayers, ActionId::giveBye,     ActionId::moveTable,
                                            ActionId::orderBoards};

} // namespace pairwright
