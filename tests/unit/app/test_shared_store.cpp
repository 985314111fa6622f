#include "app/domain/changes/contradictions.h"
#include "app/domain/json/json_codec.h"
#include "app/pairing/pairing_job.h"
#include "app/session/plan/result_entry.h"
#include "app/storage/tournament/content_digest.h"
#include "app/storage/tournament/read_tournament.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/shared_store.h"

#include <QTest>

#include <random>

using namespace pairwright;
using namespace pairwright::test;

namespace {

int commandsWanted()
{
    constexpr int usual = 2000;
    const int asked = qEnvironmentVariableIntValue("PAIRWRIGHT_COMMANDS");
    return asked > 0 ? asked : usual;
}

/// Of the first event; each further one has the next. What failed is played again by its seed alone.
unsigned firstSeed()
{
    const int asked = qEnvironmentVariableIntValue("PAIRWRIGHT_COMMANDS_FROM");
    return asked > 0 ? static_cast<unsigned>(asked) : 1;
}

QString codeText(const OpenError& error)
{
    return QStringLiteral("%1 %2").arg(static_cast<int>(error.code)).arg(error.detail);
}

/// A command of one field, which `field` names, and the value that it gives it, as the journal keeps it.
struct OneField {
    /// What may go wrong but for another value in that field: nothing; that it is not possible any more; and with what
    /// makes, publishes or takes back a round anything may, for everything rests on the round and it on everything.
    enum class Rests : std::uint8_t { onNothing, onThePlayer, onTheRound };
    QString field;
    Command command;
    QString value;
    Rests rests = Rests::onNothing;
};

/// A step by hand on the proposal of the round ahead, which is begun, goes on or ends; nothing where there is none.
template <class Below>
std::optional<OneField> byHand(const Tournament& state, Below below)
{
    const auto of = [](Command command) {
        return OneField{QStringLiteral("round"), std::move(command), {}, OneField::Rests::onTheRound};
    };
    const auto edited = state.roundEditedByHand();
    const RoundNumber number = edited.value_or(state.roundAhead());
    const Round* round = state.round(number);
    if (round == nullptr || round->proposal() == nullptr)
        return std::nullopt;
    if (!edited)
        return of(BeginManualPairing{number});
    const Pairings& pairings = round->proposal()->pairings;
    const Match& one = pairings.boards[below(pairings.boards.size())];
    const Match& other = pairings.boards[below(pairings.boards.size())];
    switch (below(4)) {
    case 0: return of(EditProposal{number, EditProposal::SwapColours{1}});
    case 1: return of(EditProposal{number, EditProposal::SwapPlayers{one.a, other.b}});
    case 2: return of(CancelManualPairing{number});
    default: return of(ValidatePairings{number, pairings, {}});
    }
}

class Commands {
public:
    explicit Commands(unsigned seed)
        : random_(seed)
    {
    }

    OneField next(const Tournament& state)
    {
        if (state.roundEditedByHand() || below(20) == 0)
            if (auto one = byHand(state, [this](std::size_t end) { return below(end); }))
                return *std::move(one);
        const Player& player = state.players[below(state.players.size())];
        const QString about = QStringLiteral("player %1 ").arg(player.key.value);
        switch (below(10)) {
        case 0: return edit(player, about, QStringLiteral("club"), &PlayerData::club);
        case 1:
            return edit(player, about, QStringLiteral("federation"), &PlayerData::federation, {"GER", "POL", "FRA"});
        case 2: return edit(player, about, QStringLiteral("phone"), &PlayerData::phone);
        case 3: {
            EventData event = state.event;
            event.city = text();
            return {QStringLiteral("city"), editOf(state.event, event), json::compactText(json::write(event.city))};
        }
        case 4: {
            const RoundNumber round{3 + static_cast<int>(below(4))};
            const AbsenceKind kind = below(2) == 0 ? AbsenceKind::zeroPoint : AbsenceKind::halfPoint;
            return presence(about, SetAbsence{round, {player.key}, kind});
        }
        case 5: {
            EventData event = state.event;
            event.roundDates[RoundNumber{1 + static_cast<int>(below(7))}] =
                QDate(2026, 3, 1 + static_cast<int>(below(20)));
            event.roundTimes[RoundNumber{1 + static_cast<int>(below(7))}] = QTime(static_cast<int>(below(24)), 30);
            return {QStringLiteral("roundDates"), editOf(state.event, event), {}};
        }
        case 6: return presence(about, atTheDoor(state, player));
        case 7: return ofTheRound(state);
        default: {
            // Also of the round before: a correction, or the end of an adjourned game.
            const int last = state.lastPublished().value;
            const RoundNumber round{std::max(1, last - static_cast<int>(below(4) == 0))};
            const std::vector<Match>& boards = state.round(round)->published()->pairings.boards;
            const BoardId board{round, 1 + static_cast<int>(below(boards.size()))};
            constexpr std::array results{GameResult::whiteWins, GameResult::draw, GameResult::blackWins,
                                         GameResult::adjourned};
            const GameResult result = results.at(below(results.size()));
            return {QStringLiteral("board %1.%2").arg(QString::number(round.value), QString::number(board.board)),
                    commandFor(state, board, result), json::compactText(json::write(result))};
        }
        }
    }
    std::size_t below(std::size_t end) { return random_() % end; }

private:
    OneField edit(const Player& player, const QString& about, const QString& key, QString PlayerData::*member,
                  const std::vector<const char*>& values = {})
    {
        PlayerData data = player.data;
        data.*member = values.empty() ? text() : QString::fromLatin1(values[below(values.size())]);
        return {about + key, editOf(player, data), json::compactText(json::write(data.*member))};
    }
    static OneField presence(const QString& about, Command command)
    {
        return {about + QStringLiteral("presence"), std::move(command), {}, OneField::Rests::onThePlayer};
    }
    Command atTheDoor(const Tournament& state, const Player& player)
    {
        const RoundNumber next = state.roundAhead();
        const bool isAway = !player.withdrawals.empty() && !player.withdrawals.back().back;
        if (isAway)
            return ReturnPlayer{{player.key}, next};
        switch (below(6)) {
        case 0: return WithdrawPlayer{{player.key}, next};
        case 1: return CheckIn{next, {player.key}, DoorMark::late, RoundNumber{next.value + 1}};
        case 2: return CheckIn{next, {player.key}, DoorMark::absent, {}};
        default: return CheckIn{next, {player.key}, DoorMark::arrived, {}};
        }
    }
    /// Proposed, published, discarded, withdrawn.
    OneField ofTheRound(const Tournament& state)
    {
        const auto of = [](Command command) {
            return OneField{QStringLiteral("round"), std::move(command), {}, OneField::Rests::onTheRound};
        };
        const RoundNumber next = state.roundAhead();
        const Round* round = state.round(next);
        if (round != nullptr && round->proposal() != nullptr)
            return below(3) == 0 ? of(DiscardProposal{next}) : of(PublishRound{next});
        if (const auto open = state.roundInPlay()->openBoards(); !open.empty()) {
            if (open.size() == state.roundInPlay()->published()->pairings.boards.size() && next.value > 2)
                return of(WithdrawPublication{state.lastPublished(), QStringLiteral("wrong list")});
            EnterResults all{state.lastPublished(), {}};
            for (const int board : open)
                all.results.push_back({board, GameResult::draw, 1});
            return of(std::move(all));
        }
        if (const auto draft = proposeRound(state))
            return of(StoreProposal{*draft});
        return of(MarkCheckpoint{});
    }
    QString text() { return QStringLiteral("T%1").arg(random_() % 4); }

    std::mt19937 random_;
};

/// Of a round robin: numbers, all rounds at once, results in any of them, games on other days.
class TableCommands {
public:
    explicit TableCommands(unsigned seed)
        : random_(seed)
    {
    }

    OneField next(const Tournament& state)
    {
        if (state.roundEditedByHand() || below(20) == 0)
            if (auto one = byHand(state, [this](std::size_t end) { return below(end); }))
                return *std::move(one);
        const int published = state.lastPublished().value;
        const std::size_t kind = published > 0 ? below(8) : 0;
        if (kind == 0)
            return ofTheTable(state);
        if (kind == 1) {
            const Player& player = state.players[below(state.players.size())];
            PlayerData data = player.data;
            data.club = QStringLiteral("T%1").arg(below(4));
            return {QStringLiteral("player %1 club").arg(player.key.value), editOf(player, data),
                    json::compactText(json::write(data.club))};
        }
        const RoundNumber round{1 + static_cast<int>(below(static_cast<std::size_t>(published)))};
        const BoardId board{round,
                            1 + static_cast<int>(below(state.round(round)->published()->pairings.boards.size()))};
        const QString field =
            QStringLiteral("board %1.%2").arg(QString::number(round.value), QString::number(board.board));
        if (kind < 4) {
            const Postponement to{QDate(2026, 6, 1 + static_cast<int>(below(20)))};
            return {field, PostponeGame{board, to}, to.to->toString(Qt::ISODate)};
        }
        const GameResult result = below(2) == 0 ? GameResult::draw : GameResult::whiteWins;
        return {field, EnterResult{board, result}, json::compactText(json::write(result))};
    }
    std::size_t below(std::size_t end) { return random_() % end; }

private:
    /// Drawn, laid out, published, taken back.
    OneField ofTheTable(const Tournament& state)
    {
        const auto of = [](Command command) {
            return OneField{QStringLiteral("round"), std::move(command), {}, OneField::Rests::onTheRound};
        };
        const RoundNumber last = state.lastPublished();
        const Round* next = state.round(state.roundAhead());
        const bool isLaidOut = next != nullptr && next->proposal() != nullptr;
        if (!state.settings.numberDraw || (last.value == 0 && below(3) == 0))
            return of(DrawNumbers{{NumberDraw::By::lot, below(100)}, {}, state.settings.declaredOrder});
        if (isLaidOut && below(4) > 0)
            return of(PublishRounds{RoundNumber{last.value + 1 +
                                                static_cast<int>(below(static_cast<std::size_t>(
                                                    static_cast<int>(state.rounds.size()) - last.value)))}});
        if (last.value > 0 && below(2) == 0)
            return of(WithdrawPublication{last, QStringLiteral("wrong list")});
        if (const auto drafts = layOutRounds(state); drafts && !drafts->empty())
            return of(LayOutRounds{*drafts});
        return of(MarkCheckpoint{});
    }

    std::mt19937 random_;
};

} // namespace

/// Two sessions on one store: what waits is planned again on top of what the other has done.
class SharedStoreTest : public QObject, private AtTwoDesks {
    Q_OBJECT
private slots:
    void init()
    {
        done_.clear();
        given_ = conflicts_ = refused_ = undone_ = redone_ = 0;
        open();
    }
    void cleanup() { close(); }

    void bothKnowWhatTheOtherDid();
    void ofTwoOnOneFieldOneIsAConflict();
    void whatIsDoneWithANewPlayerIsDoneWithNobodyElse();
    void undoingMyStepLeavesYours();
    void aStepThatWasBuiltUponIsNotUndone();
    void anUndoOfWhatWaitsFollowsItsNumber();
    void twoProposalsAreAConflict();
    void randomCommandsOfTwo();
    void randomCommandsOfTwoAtATable();

private:
    /// As many as are wanted, in as many events as that takes; counted in done_.
    template <class Made>
    void play(const std::function<void(TournamentSession&)>& prepare);
    template <class Made>
    void playEvent(Made commands);
    [[nodiscard]] static Command withClub(const Tournament& state, const char* club)
    {
        PlayerData data = state.players.front().data;
        data.club = QString::fromLatin1(club);
        return editOf(state.players.front(), data);
    }
    [[nodiscard]] static Command withName(const Tournament& state, const char* name)
    {
        PlayerData data = state.players.front().data;
        data.name = QString::fromLatin1(name);
        return editOf(state.players.front(), data);
    }
    [[nodiscard]] const Player& first(const DeskOfMany& desk) const { return desk.session->saved().players.front(); }

    std::map<CommandName, int> done_;
    int given_ = 0;
    int conflicts_ = 0;
    int refused_ = 0;
    int undone_ = 0;
    int redone_ = 0;
};

void SharedStoreTest::bothKnowWhatTheOtherDid()
{
    QVERIFY(ada_->session->apply(withClub(ada_->session->projected(), "Rooks")));
    QVERIFY(ben_->session->apply(withName(ben_->session->projected(), "Benedict")));
    both();
    QCOMPARE(ada_->failed.size() + ben_->failed.size(), std::size_t{0});
    for (const DeskOfMany* desk : {ada_.get(), ben_.get()}) {
        QCOMPARE(first(*desk).data.club, QStringLiteral("Rooks"));
        QCOMPARE(first(*desk).data.name, QStringLiteral("Benedict"));
    }
    const auto history = ada_->session->history(1, 100);
    QVERIFY(history);
    QCOMPARE(history->back().step, static_cast<std::int64_t>(history->size())); // no gap, no number twice
    const QStringList who{(*history)[history->size() - 2].who, history->back().who};
    QVERIFY(who.contains(QStringLiteral("Ada")) && who.contains(QStringLiteral("Ben")));
}

void SharedStoreTest::ofTwoOnOneFieldOneIsAConflict()
{
    QVERIFY(ada_->session->apply(withClub(ada_->session->projected(), "Rooks")));
    ada_->session->flush();
    const std::int64_t faster = ada_->session->lastStep();
    QVERIFY(ada_->session->apply(SetRoundCount{9}, WarningLevel::twoSteps)); // about something else
    ada_->session->flush();
    QVERIFY(ben_->session->apply(withClub(ben_->session->projected(), "Bishops")));
    both();
    QCOMPARE(ben_->failed.size(), std::size_t{1});
    const CommandError& cause = ben_->failed.front().cause;
    QCOMPARE(cause.findings.size(), std::size_t{1});
    const Finding& finding = cause.findings.front();
    QVERIFY(finding.code == FindingCode::changedMeanwhile);
    QCOMPARE(finding.text, QStringLiteral("club"));
    QCOMPARE(finding.theirs, QStringLiteral("\"Rooks\""));
    QCOMPARE(finding.mine, QStringLiteral("\"Bishops\""));
    QVERIFY(cause.other);
    QCOMPARE(cause.other->who, QStringLiteral("Ada"));
    QCOMPARE(cause.other->at, ben_->session->history(faster, 1)->front().at);
    QVERIFY(!ben_->session->notSaved()); // it is told, and not to be tried again
    QCOMPARE(first(*ben_).data.club, QStringLiteral("Rooks"));
}

/// The number of the new player went to another meanwhile.
void SharedStoreTest::whatIsDoneWithANewPlayerIsDoneWithNobodyElse()
{
    const PlayerKey key = ben_->session->projected().nextPlayerKey;
    QVERIFY(ada_->session->apply(AddPlayers{somePlayers(1, 60), {}}));
    ada_->session->flush();
    QVERIFY(ben_->session->apply(AddPlayers{somePlayers(1, 50), {}}));
    QVERIFY(ben_->session->apply(WithdrawPlayer{{key}, RoundNumber{2}}));
    both();
    for (const int offset : {0, 1})
        QVERIFY(ada_->session->saved().player(PlayerKey{key.value + offset})->withdrawals.empty());
    QCOMPARE(ben_->failed.size(), std::size_t{1});
    QCOMPARE(ben_->failed.front().cause.findings.front().code, FindingCode::unknownPlayer);
}

void SharedStoreTest::undoingMyStepLeavesYours()
{
    const Player before = first(*ada_);
    QVERIFY(ada_->session->apply(withClub(ada_->session->projected(), "Rooks")));
    both();
    QVERIFY(ben_->session->apply(withName(ben_->session->projected(), "Benedict")));
    both();
    QCOMPARE(ada_->session->undoStep()->command, CommandName::editPlayer);
    QVERIFY(ada_->session->undo());
    both();
    for (const DeskOfMany* desk : {ada_.get(), ben_.get()}) {
        QCOMPARE(first(*desk).data.club, before.data.club);
        QCOMPARE(first(*desk).data.name, QStringLiteral("Benedict"));
    }
    QVERIFY(ada_->session->redo());
    QVERIFY(ben_->session->undo());
    both();
    for (const DeskOfMany* desk : {ada_.get(), ben_.get()}) {
        QCOMPARE(first(*desk).data.club, QStringLiteral("Rooks"));
        QCOMPARE(first(*desk).data.name, before.data.name);
    }
}

void SharedStoreTest::aStepThatWasBuiltUponIsNotUndone()
{
    QVERIFY(ada_->session->apply(withClub(ada_->session->projected(), "Rooks")));
    both();
    QVERIFY(ben_->session->apply(withClub(ben_->session->projected(), "Bishops")));
    both();
    const auto undone = ada_->session->undo();
    QVERIFY(!undone);
    QVERIFY(undone.error().findings.front().code == FindingCode::changedMeanwhile);
    QCOMPARE(undone.error().findings.front().theirs, QStringLiteral("\"Bishops\""));
}

void SharedStoreTest::anUndoOfWhatWaitsFollowsItsNumber()
{
    const QString before = first(*ada_).data.club;
    QVERIFY(ben_->session->apply(withName(ben_->session->projected(), "Benedict")));
    ben_->session->flush();
    // Both wait on top of a step that is not the last any more.
    QVERIFY(ada_->session->apply(withClub(ada_->session->projected(), "Rooks")));
    QVERIFY(ada_->session->undo());
    both();
    QCOMPARE(ada_->failed.size(), std::size_t{0});
    QCOMPARE(first(*ada_).data.club, before);
    QCOMPARE(first(*ada_).data.name, QStringLiteral("Benedict"));
}

void SharedStoreTest::twoProposalsAreAConflict()
{
    enterAll(*ada_->session);
    both();
    RoundDraft draft;
    {
        MemoryTournament copy;
        copy.value = ada_->session->saved();
        copy.pairAndPublish();
        const RoundVersion& version = copy.value.rounds.back().versions.back();
        draft.round = copy.value.rounds.back().number;
        draft.system = version.system;
        draft.pairings = version.pairings;
        draft.order = version.order;
        draft.record = version.record;
        draft.inputHash = version.inputHash;
    }
    QVERIFY(ada_->session->apply(StoreProposal{draft}, WarningLevel::twoSteps));
    ada_->session->flush();
    QVERIFY(ben_->session->apply(StoreProposal{draft}, WarningLevel::twoSteps));
    both();
    QCOMPARE(ben_->failed.size(), std::size_t{1});
    QVERIFY(ben_->failed.front().cause.findings.front().code == FindingCode::changedMeanwhile);
    QCOMPARE(ben_->failed.front().cause.findings.front().round, std::optional(RoundNumber{2}));
    QVERIFY(ben_->session->saved() == ada_->session->saved());
}

template <class Made>
void SharedStoreTest::play(const std::function<void(TournamentSession&)>& prepare)
{
    int events = 0;
    for (unsigned seed = firstSeed(); given_ < commandsWanted(); ++seed, ++events) {
        close();
        open(prepare);
        playEvent(Made(seed));
        if (QTest::currentTestFailed()) {
            qWarning("seed %u: PAIRWRIGHT_COMMANDS_FROM=%u", seed, seed);
            return;
        }
    }
    qInfo("%d commands of two in %d events, %d conflicts, %d not possible any more", given_, events, conflicts_,
          refused_);
    QVERIFY(conflicts_ > 0);
}

template <class Made>
void SharedStoreTest::playEvent(Made commands)
{
    constexpr int mostInOne = 400; // then most is played, and what is left are names of clubs
    const int end = given_ + mostInOne;
    while (given_ < end) {
        std::map<QString, QString> wanted; // of Ada's, by field
        std::set<QString> twice;
        auto rests = OneField::Rests::onNothing;
        const auto count = [&](const Command& command) {
            ++done_[commandNameOf(command)];
            ++given_;
        };
        const auto give = [&](DeskOfMany& desk, bool isSecond) {
            std::set<QString> own;
            for (std::size_t left = 1 + commands.below(3); left > 0; --left) {
                if (commands.below(25) == 0) { // whatever it was about
                    const bool isUndo = commands.below(3) > 0;
                    if (isUndo ? desk.session->undo().hasValue() : desk.session->redo().hasValue()) {
                        rests = OneField::Rests::onTheRound;
                        ++(isUndo ? undone_ : redone_);
                        ++given_;
                    }
                    continue;
                }
                const OneField one = commands.next(desk.session->projected());
                if (own.contains(one.field))
                    continue; // a second one on it would be one's own
                if (!desk.session->apply(one.command, WarningLevel::twoSteps))
                    continue; // such as an absence in a round that is published
                own.insert(one.field);
                const auto other = wanted.find(one.field);
                if (isSecond && other != wanted.end() && (other->second != one.value || one.value.isEmpty()))
                    twice.insert(one.field);
                if (!isSecond)
                    wanted.emplace(one.field, one.value);
                rests = std::max(rests, one.rests);
                count(one.command);
            }
        };
        give(*ada_, false);
        give(*ben_, true);
        both();
        const std::size_t failed = ada_->failed.size() + ben_->failed.size();
        QVERIFY2(failed <= twice.size() || rests == OneField::Rests::onTheRound, "of different fields all go through");
        for (const DeskOfMany* desk : {ada_.get(), ben_.get()})
            for (const NotSaved& lost : desk->failed) {
                QVERIFY(lost.cause.other.has_value());
                const Finding& finding = lost.cause.findings.front();
                const bool isConflict = finding.code == FindingCode::changedMeanwhile;
                QVERIFY(isConflict || rests != OneField::Rests::onNothing);
                QVERIFY(!isConflict || (!finding.theirs.isEmpty() && !finding.mine.isEmpty()));
                ++(isConflict ? conflicts_ : refused_);
            }
        ada_->failed.clear();
        ben_->failed.clear();
        QVERIFY(ada_->session->saved() == ben_->session->saved());
        if (QTest::currentTestFailed())
            return;
    }
    const auto onDisk = readTournament(file_->path());
    QVERIFY2(onDisk, qPrintable(onDisk ? QString() : codeText(onDisk.error())));
    QVERIFY(*onDisk == ada_->session->saved());
    QVERIFY(contradictionsIn(*onDisk).empty());
}

void SharedStoreTest::randomCommandsOfTwo()
{
    play<Commands>([](TournamentSession& session) { pairAndPublish(session); });
    qInfo("%d rounds stored, %d published, %d discarded, %d withdrawn, %d edited by hand; %d undone, %d redone",
          done_[CommandName::storeProposal], done_[CommandName::publishRound], done_[CommandName::discardProposal],
          done_[CommandName::withdrawPublication], done_[CommandName::editProposal], undone_, redone_);
    for (const CommandName name :
         {CommandName::enterResult, CommandName::setAbsence, CommandName::checkIn, CommandName::withdrawPlayer,
          CommandName::returnPlayer, CommandName::publishRound, CommandName::discardProposal})
        QVERIFY2(done_[name] > 0, qPrintable(QString::number(static_cast<int>(name))));
}

void SharedStoreTest::randomCommandsOfTwoAtATable()
{
    play<TableCommands>([](TournamentSession& session) { mustApply(session, SetSystem{{System::RoundRobin, 2026}}); });
    qInfo("%d times drawn, %d laid out, %d published, %d taken back, %d edited by hand, %d games postponed; %d undone, "
          "%d redone",
          done_[CommandName::drawNumbers], done_[CommandName::layOutRounds], done_[CommandName::publishRounds],
          done_[CommandName::withdrawPublication], done_[CommandName::editProposal], done_[CommandName::postponeGame],
          undone_, redone_);
    for (const CommandName name : {CommandName::drawNumbers, CommandName::layOutRounds, CommandName::publishRounds,
                                   CommandName::postponeGame, CommandName::enterResult, CommandName::editProposal})
        QVERIFY2(done_[name] > 0, qPrintable(QString::number(static_cast<int>(name))));
}

static const pairwright::RegisteredTest<SharedStoreTest> registered("test_shared_store");
#include "test_shared_store.moc"
