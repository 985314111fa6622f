#pragma once

#include "tests/gui/window_under_test.h"
#include "tests/unit/app/support/server_steps.h"
#include "tests/unit/app/support/temporary_cluster.h"
#include "ui/text/format.h"

#include <QTest>

#include <functional>
#include <utility>

namespace pairwright {

inline constexpr int longEnough = 20'000; // ms, on a machine that has other work

class OneOfTwo : public WindowUnderTest {};

/// Somebody whom another desk keeps from answering for a while.
class SlowPerson : public Asker {
public:
    explicit SlowPerson(std::function<std::optional<Consent>(const Question&)> answer)
        : answer_(std::move(answer))
    {
    }
    std::optional<Consent> ask(const Question& question) override { return answer_(question); }
    std::optional<QString> askFile(const FileQuestion& /*question*/) override { return std::nullopt; }
    bool askPrinter(QPrinter& /*printer*/) override { return false; }

private:
    std::function<std::optional<Consent>(const Question&)> answer_;
};

/// Ada, who is the chief arbiter, and Ben, an arbiter, at two windows on one event. Test classes derive from it.
class TwoWindows {
protected:
    void start(const ServerAddress& address)
    {
        ada_.start();
        ben_.start();
        openAt(ada_, address, QStringLiteral("Ada"));
        ada_.settings().setKeyPreset(KeyPreset::vega);
        login_ = test::loginWith(address, {QStringLiteral("arbiter")});
        openAt(ben_, login_, QStringLiteral("Ben"));
    }
    void end()
    {
        ben_.close();
        ada_.close();
    }
    void waitForBen() const
    {
        QTRY_VERIFY_WITH_TIMEOUT(!ada_.session().isSaving() && !ben_.session().isSaving() &&
                                     ada_.session().lastStep() == ben_.session().lastStep(),
                                 longEnough);
    }
    static std::optional<GameResult> resultAt(const OneOfTwo& desk, int board, RoundNumber round = one, int game = 1)
    {
        return desk.session().saved().game({round, board, game})->outcome.result;
    }
    /// Ben has done it, and Ada's window has it.
    void benEnters(int board, GameResult result) const
    {
        QVERIFY(applied(ben_.desk(), EnterResult{{one, board}, result}));
        QTRY_COMPARE_WITH_TIMEOUT(resultAt(ada_, board), std::optional(result), longEnough);
    }
    /// Both values, who and when.
    static bool isNamed(const Question& question, GameResult theirs, GameResult mine)
    {
        const bool is = question.text.contains(QStringLiteral("Ben (arbiter) at ")) &&
                        question.text.contains(formatResult(theirs)) && question.text.contains(formatResult(mine));
        if (!is)
            qWarning("%s", qPrintable(question.text));
        return is;
    }

    static void openAt(const OneOfTwo& desk, const ServerAddress& address, const QString& who)
    {
        SessionOptions options;
        options.who = who;
        options.deskFolder = desk.settings().deskFolder();
        auto opened = TournamentSession::open(address.text(), options);
        if (!opened)
            qFatal("the event of the test cannot be opened");
        desk.desk().setSession(std::move(opened).value());
    }

    ServerAddress login_; ///< Ben's
    OneOfTwo ada_;
    OneOfTwo ben_;
};

} // namespace pairwright
