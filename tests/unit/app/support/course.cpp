#include "tests/unit/app/support/course.h"

#include "tests/unit/app/support/sessions.h"

namespace pairwright::test {

Course someCourse()
{
    MemoryTournament tournament(7);
    Course course{tournament.value, {}, {}};
    const auto follow = [&](const Command& command) {
        const Plan plan = tournament.plan(command);
        course.delta.insert(course.delta.end(), plan.delta.begin(), plan.delta.end());
        tournament.apply(command);
    };
    EventData event = tournament.value.event;
    event.roundDates[RoundNumber{3}] = QDate(2026, 12, 31);
    event.roundTimes[RoundNumber{3}] = QTime(15, 30);
    follow(editOf(tournament.value.event, event));
    follow(SetAbsence{RoundNumber{1}, {PlayerKey{2}}, AbsenceKind::halfPoint});
    follow(WithdrawPlayer{{PlayerKey{3}}, RoundNumber{2}});
    follow(SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{4}}, RoundNumber{1}, RoundNumber{2}})}});
    follow(RemovePlayers{{PlayerKey{7}}});
    Pairings pairings;
    pairings.boards = {Match::of(PlayerKey{1}, PlayerKey{5}), Match::of(PlayerKey{3}, PlayerKey{6})};
    pairings.boards.front().colourRule = ColourRule::initialColour;
    pairings.bye = PlayerKey{4};
    RoundVersion version;
    version.madeAt = QDateTime(QDate(2026, 3, 1), QTime(9, 8, 7, 6), Qt::UTC);
    version.pairings = pairings;
    version.system = {System::Dutch, 2017};
    version.order = {PlayerKey{1}, PlayerKey{3}};
    version.record = KeptRecord(QStringLiteral("{\"v\":1}"));
    version.inputHash = QStringLiteral("abc");
    const RoundNumber one{1};
    Pairings swapped = pairings;
    std::swap(swapped.boards[0].a, swapped.boards[0].b);
    const QDateTime later = version.madeAt.addSecs(1);
    BoardOutcome outcome;
    outcome.result = GameResult::halfZero;
    outcome.ratingOnly = GameResult::draw;
    outcome.wasAdjourned = true;
    const Delta round{VersionChange{one, std::nullopt, version},
                      pairingsChange(one, version, PairingOrigin::edited, swapped),
                      ManualPhaseChange{one,
                                        1,
                                        {},
                                        {ManualPhase{later, PairingOrigin::engine, pairings, QStringLiteral("{}")},
                                         QStringLiteral("{\"v\":1}")}},
                      PublicationChange{one, 1, {}, {later, WithdrawnPublication{later, QStringLiteral("why")}}},
                      RoundChange{one, {}, {1, later}},
                      BoardChange{{one, 2}, 1, {}, outcome},
                      LineUpChange{one, 1, 2, PlayerKey{3}, LineUp(1), {PlayerKey{8}}},
                      LogChange{{}, IntegrityEvent{IntegrityEvent::Kind::ratingOnly, later, one, 2, {}}}};
    applyTo(tournament.value, round);
    course.delta.insert(course.delta.end(), round.begin(), round.end());
    course.after = tournament.value;
    return course;
}

} // namespace pairwright::test
