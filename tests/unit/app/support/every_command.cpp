#include "tests/unit/app/support/every_command.h"

#include "app/pairing/pairing_job.h"
#include "tests/unit/app/support/sessions.h"

namespace pairwright::test {

namespace {

PlayerData edited(const Tournament& tournament, PlayerKey key)
{
    PlayerData data = tournament.player(key)->data;
    data.title = Title::WFM;
    data.sex = Sex::Female;
    data.federation = QStringLiteral("NOR");
    data.fideId = QStringLiteral("1503014");
    data.nationalId = QStringLiteral("N-7");
    data.rating = Rating{2111, RatingSource::national, {}};
    data.birth = BirthDate{1990, 11, std::nullopt};
    data.club = QStringLiteral("Ørland <b>'; DROP TABLE player; --");
    data.group = QStringLiteral("Ü50 'B'");
    return data;
}

EventData someEvent()
{
    EventData event;
    event.name = QStringLiteral("Open of \"Everywhere\"");
    event.city = QStringLiteral("Großstadt");
    event.federation = QStringLiteral("GER");
    event.start = QDate(2026, 3, 1);
    event.end = QDate(2026, 3, 8);
    event.chiefArbiter = {QStringLiteral("Chief, A"), QStringLiteral("123")};
    event.deputyArbiters = {{QStringLiteral("One"), {}}, {QStringLiteral("Two"), QStringLiteral("9")}};
    event.timeControl = QStringLiteral("90+30");
    event.roundDates = {{RoundNumber{1}, QDate(2026, 3, 1)}, {RoundNumber{2}, QDate(2026, 3, 2)}};
    event.roundTimes = {{RoundNumber{1}, QTime(10, 0)}, {RoundNumber{2}, QTime(15, 30)}};
    return event;
}

Command propose(const Tournament& tournament)
{
    const auto draft = proposeRound(tournament);
    return StoreProposal{draft.value()};
}

} // namespace

std::vector<NamedCommand>
everyCommand() // NOLINT(readability-function-size): a course from the first command to the last
{
    const RoundNumber one{1};
    const RoundNumber two{2};
    const RoundNumber three{3};
    const auto always = [](const Command& command) {
        return [command](const Tournament&) {
            return command;
        };
    };
    PointSystem points = PointSystem::of(Score{30}, Score{10}, Score{30});
    return {
        {"event",
         [](const Tournament& t) {
             return editOf(t.event, someEvent());
         }},
        {"players", always(AddPlayers{somePlayers(9), QStringLiteral("list.csv")})},
        {"one more", always(AddPlayers{somePlayers(1, 10), {}})},
        {"removed", always(RemovePlayers{{PlayerKey{10}}})},
        {"edited",
         [](const Tournament& t) {
             return editOf(*t.player(PlayerKey{3}), edited(t, PlayerKey{3}));
         }},
        {"order", always(SetDeclaredOrder{{PlayerKey{1}, PlayerKey{2}}})},
        {"forbidden",
         always(SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{5}}, one, three}),
                              adding(ForbiddenPairs{{PlayerKey{2}, PlayerKey{6}, PlayerKey{7}}, two, {}})}})},
        {"round count", always(SetRoundCount{5})},
        {"lot", always(SetInitialColour{drawInitialColour(0xFFFFFFFFFFFFFFFFULL)})},
        {"points", always(SetPointSystem{points})},
        {"system", always(SetSystem{{System::Dutch, 2017}})},
        {"half-point bye", always(SetAbsence{one, {PlayerKey{4}, PlayerKey{5}}, AbsenceKind::halfPoint})},
        {"not absent after all", always(ClearAbsence{one, {PlayerKey{5}}})},
        {"withdrawal", always(WithdrawPlayer{{PlayerKey{6}}, two})},
        {"return", always(ReturnPlayer{{PlayerKey{6}}, three})},
        {"late", always(CheckIn{one, {PlayerKey{7}}, DoorMark::late, three})},
        {"arrived", always(CheckIn{one, {PlayerKey{1}, PlayerKey{7}}, DoorMark::arrived})},
        {"not yet", always(CheckIn{one, {PlayerKey{7}}, DoorMark::notYet})},
        {"nobody else comes", always(CloseCheckIn{one, {PlayerKey{7}}, CheckInEnd::zeroPointBye})},
        {"comes after all", always(CheckIn{one, {PlayerKey{7}}, DoorMark::arrived})},
        {"choice", always(SetRatingChoice{RatingChoice::nationalOnly, {}, std::vector{CountedList::rapid}, {}})},
        {"expelled", always(WithdrawPlayer{{PlayerKey{8}}, two, true})},
        {"own order", always(SetOrderOfEquals{{OrderOfEquals::By::lot, 7}})},
        {"clubs apart", always(SetClubsApart{2})},
        {"lots", always(DrawLots{0xFFFFFFFFFFFFFFFFULL})},
        {"Chess960", always(SetChess960{7})},
        {"group by rule",
         always(SetGroupRules{{adding(GroupRule{QStringLiteral("Women"), Sex::Female, {}, {}, {}, {}})}})},
        {"prizes", always(SetPrizes{{adding(Prize{QStringLiteral("Main"), PrizeKind::place, {}, {}, {}, 1, 50'000}),
                                     adding(Prize{QStringLiteral("Best game"),
                                                  PrizeKind::free,
                                                  {},
                                                  {},
                                                  {},
                                                  1,
                                                  0,
                                                  QStringLiteral("Book"),
                                                  PlayerKey{3}})}})},
        {"prize rules",
         [](const Tournament& t) {
             PrizeRules rules = t.settings.prizeRules;
             rules.sharing = PrizeSharing::hort;
             rules.lowest = 2'000;
             return SetPrizeRules{rules, t.settings.prizeRules};
         }},
        {"no prizes for him", always(MarkForPrizes{{adding(PrizeMark{PlayerKey{2}, PrizeMark::Kind::excluded})}})},
        {"team ranking", always(SetTeamRankings{{adding(TeamRanking{QStringLiteral("Clubs")})}})},
        {"announced", always(AnnouncePrizes{AnnouncedPrizes{QDateTime(QDate(2026, 1, 4), QTime(18, 0), Qt::UTC),
                                                            0,
                                                            QStringLiteral("EUR"),
                                                            {{PlayerKey{1}, {}, {QStringLiteral("Main 1")}, 50'000},
                                                             {{}, QStringLiteral("SK"), {}, 1'000}}}})},
        {"private data",
         [](const Tournament& t) {
             PlayerData data = t.player(PlayerKey{2})->data;
             data.phone = QStringLiteral("555 0100");
             data.fixedBoard = 2;
             return editOf(*t.player(PlayerKey{2}), data);
         }},
        {"proposal", propose},
        {"editing begins", always(BeginManualPairing{one})},
        {"swap players", always(EditProposal{one, EditProposal::SwapPlayers{PlayerKey{1}, PlayerKey{2}}})},
        {"swap colours", always(EditProposal{one, EditProposal::SwapColours{2}})},
        {"set boards",
         [](const Tournament& t) {
             Pairings pairings = t.rounds.back().proposal()->pairings;
             std::swap(pairings.boards.front(), pairings.boards.back());
             return EditProposal{RoundNumber{1}, EditProposal::SetPairings{pairings}};
         }},
        {"unpaired", always(EditProposal{one, EditProposal::Unpair{PlayerKey{1}}})},
        {"paired",
         [](const Tournament& t) {
             const auto free = t.rounds.back().proposal()->unpaired();
             return EditProposal{RoundNumber{1}, EditProposal::Pair{free.at(1), free.at(0)}};
         }},
        {"bye", always(EditProposal{one, EditProposal::GiveBye{PlayerKey{1}}})},
        {"editing cancelled", always(CancelManualPairing{one})},
        {"editing again", always(BeginManualPairing{one})},
        {"table moved", always(EditProposal{one, EditProposal::MoveBoard{1, 3}})},
        {"tables in order", always(EditProposal{one, EditProposal::OrderBoards{}})},
        {"validated",
         [](const Tournament& t) {
             return ValidatePairings{RoundNumber{1}, t.rounds.back().proposal()->pairings, QStringLiteral("{}")};
         }},
        {"second proposal", propose},
        {"discarded", always(DiscardProposal{one})},
        {"proposal again", propose},
        {"published", always(PublishRound{one})},
        {"taken back", always(WithdrawPublication{one, QStringLiteral("wrong player")})},
        {"proposed anew", propose},
        {"published anew", always(PublishRound{one})},
        {"a result", always(EnterResult{{one, 1}, GameResult::whiteWins})},
        {"a result cleared", always(EnterResult{{one, 1}, std::nullopt})},
        {"more results", always(EnterResults{one, {{1, GameResult::zeroHalf}, {2, GameResult::blackWinsByForfeit}}})},
        {"the rest adjourned", always(RegisterAdjourned{one})},
        {"late entry", always(AddPlayers{somePlayers(1, 20), {}})},
        {"proposal 2", propose},
        {"published 2", always(PublishRound{two})},
        {"correction", always(CorrectResult{{one, 1}, GameResult::whiteWins})},
        {"adjourned game", always(EnterAdjournedResult{{one, 3}, GameResult::blackWins})},
        {"all of round 2",
         [](const Tournament& t) {
             EnterResults all{RoundNumber{2}, {}};
             for (const int board : t.round(RoundNumber{2})->openBoards())
                 all.results.push_back({board, GameResult::draw});
             return all;
         }},
        {"for rating only", always(SetRatingOnlyResult{{one, 1}, GameResult::draw})},
        {"round count after the start", always(SetRoundCount{4})},
    };
}

} // namespace pairwright::test
