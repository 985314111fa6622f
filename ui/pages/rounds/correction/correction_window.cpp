#include "ui/pages/rounds/correction/correction_window.h"

#include "ui/pages/rounds/correction/correction_note.h"
#include "ui/pages/rounds/correction/note_output.h"
#include "ui/pages/rounds/correction/way_text.h"
#include "ui/pages/rounds/correction/what_if_html.h"
#include "ui/text/format.h"
#include "ui/text/steps/finding_text.h"
#include "ui/text/steps/who_text.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/text_view.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

constexpr QSize usualSize(680, 660); ///< at most so high
constexpr QSize sizeOfQuestions(680, 260);
constexpr int quietMilliseconds = 150;

/// What stands in brackets at the end goes into the next line as a whole.
QString withRegulationTogether(QString text)
{
    constexpr qsizetype longest = 30;
    const qsizetype bracket = text.lastIndexOf(QLatin1String(" ("));
    if (bracket < 0 || text.size() - bracket > longest)
        return text;
    constexpr QChar wordJoiner(0x2060);
    QString tail = text.mid(bracket + 1).replace(QLatin1Char(' '), QChar::Nbsp);
    tail.replace(QLatin1Char('.'), QString(QLatin1Char('.')) + wordJoiner);
    return text.left(bracket + 1) + tail;
}

} // namespace

CorrectionWindow::CorrectionWindow(Desk& desk, BoardId board, CorrectionCase kind, QWidget* parent)
    : QDialog(parent)
    , desk_(desk)
    , board_(board)
{
    setObjectName(QStringLiteral("correctionWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    fillCases();
    case_->setCurrentIndex(case_->findData(static_cast<int>(kind)));
    soon_.setSingleShot(true);
    soon_.setInterval(quietMilliseconds);
    connect(&soon_, &QTimer::timeout, this, &CorrectionWindow::startJob);
    connect(&desk_, &Desk::sessionChanged, this, &QDialog::close);
    connect(&desk_, &Desk::changedEntirely, this, &CorrectionWindow::startSoon);
    connect(&desk_, &Desk::changed, this, &CorrectionWindow::startSoon);
    connect(&desk_, &Desk::heard, this, &CorrectionWindow::hearAfterwards);
    retranslate();
    followCase();
    {
        const QSignalBlocker quiet(game_);
        game_->setValue(board_.game);
    }
    soon_.stop(); // what is known from the start is answered at once
    startJob();
    // The first field that is still open: which result it was, or else what is wrong at all.
    (kind == CorrectionCase::wrongColours ? case_ : result_)->setFocus();
    resize(scaledToText(*this, sizeOfQuestions)); // until it is seen, and grows
}

/// There is no room without anything in it: it grows with what there is to say, and never under the pointer smaller.
void CorrectionWindow::grow()
{
    const QSize usual = scaledToText(*this, usualSize);
    layout()->activate();
    const QLayout* content = area_->widget()->layout();
    const int around = layout()->sizeHint().height() - area_->sizeHint().height();
    const int width = usual.width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
    const QSize wanted(usual.width(), std::min(usual.height(), around + content->totalHeightForWidth(width)));
    resize(size().expandedTo(wanted).boundedTo(screen()->availableSize()));
    // It was placed while it was low: its buttons stay on the screen.
    const QRect room = screen()->availableGeometry();
    if (const int below = frameGeometry().bottom() - room.bottom(); below > 0)
        move(x(), std::max(room.top(), y() - below));
}

void CorrectionWindow::startSoon()
{
    if (before_ || saving_)
        return;
    go_->setEnabled(false); // what is shown may not hold any more
    soon_.start();
}

void CorrectionWindow::startJob()
{
    if (job_)
        job_->cancel();
    job_.clear();
    const Round* round = desk_.session() != nullptr ? now().round(board_.round) : nullptr;
    if (round == nullptr || round->published() == nullptr) {
        close();
        return;
    }
    nameBoard();
    mistake_ = mistakeOf(now(), kind(), answers());
    whatIf_.reset();
    again_.reset();
    offers_.clear();
    ways_->clear();
    go_->setEnabled(false);
    const QString impossible =
        mistake_ ? describeImpossible(now(), *mistake_) : describeImpossible(now(), kind(), answers().board);
    const bool isQuestion = mistake_ && impossible.isEmpty();
    showProgress(isQuestion);
    if (!isQuestion) {
        lawful_->setText(impossible.isEmpty() ? tr("Say what was really played; so far it is as it is recorded.")
                                              : impossible);
        text_->clear();
        showAnswers();
        return;
    }
    showAnswers();
    lawful_->clear();
    job_ = new WhatIfJob(desk_.projectedState(), *mistake_, this);
    connect(job_, &WhatIfJob::answered, this, &CorrectionWindow::take);
    connect(job_, &Job::progressed, this, [this](int done, int all) {
        if (all > 0) {
            progress_->setRange(0, all);
            progress_->setValue(done);
        }
    });
    connect(job_, &Job::cancelled, this, [this, job = job_.data()] {
        if (job_ != job && !job_.isNull())
            return; // another one has taken its place
        job_.clear();
        showProgress(false);
        text_->setPlainText(tr("It was stopped; what would have been is not known."));
        showWays();
    });
    connect(job_, &Job::failed, this, [this, job = job_.data()] {
        if (job_ != job && !job_.isNull())
            return; // another one has taken its place
        job_.clear();
        showProgress(false);
        text_->setPlainText(tr("What would have been could not be worked out: a defect of the program. The ways below "
                               "hold all the same; please report it with the tournament."));
        showWays();
    });
    job_->start();
}

void CorrectionWindow::take(const WhatIfJob::Answer& answer)
{
    if (sender() != job_)
        return;
    job_.clear();
    showProgress(false);
    whatIf_ = answer.whatIf;
    again_ = answer.again;
    text_->setHtml(whatIfHtml(now(), *whatIf_, palette()));
    showWays();
}

std::vector<CorrectionWindow::Offer> CorrectionWindow::offers() const
{
    std::vector<Offer> made;
    const CaseAnswers given = answers();
    const QDateTime time = QDateTime::currentDateTimeUtc();
    const auto add = [&](const std::optional<Mistake>& mistake, const std::optional<RoundDraft>& again) {
        if (mistake)
            for (CorrectionWay& way : waysFor(now(), *mistake, again, given.reason, time))
                made.push_back({std::move(way), *mistake});
    };
    add(mistakeOf(now(), kind(), given), again_);
    add(asForfeit(now(), kind(), given), std::nullopt);
    return made;
}

void CorrectionWindow::showWays()
{
    if (!mistake_)
        return;
    offers_ = offers();
    std::vector<CorrectionWay> own;
    ways_->clear();
    for (const Offer& offer : offers_) {
        QString text = describeWay(offer.way, now().settings.teams.has_value());
        if (mistake_->amended && !offer.mistake.amended)
            text = tr("Let the pairing stand: the opponent wins by forfeit. %1").arg(text);
        else
            own.push_back(offer.way);
        auto* item = new QListWidgetItem(text, ways_);
        item->setToolTip(sentencesFor(offer.way.findings, now()).join(QLatin1Char('\n')));
    }
    lawful_->setText(withRegulationTogether(lawfulness(now(), *mistake_, own)));
    ways_->setCurrentRow(offers_.empty() ? -1 : 0);
    go_->setEnabled(!offers_.empty());
    showAnswers();
}

void CorrectionWindow::carryOut()
{
    const int chosen = ways_->currentRow();
    // The reason may have changed since they were shown.
    offers_ = offers();
    if (chosen < 0 || chosen >= static_cast<int>(offers_.size()))
        return;
    const Offer offer = offers_[static_cast<std::size_t>(chosen)];
    const auto then = whileThere(this, [this, offer, before = now()](Answer answer) { hear(answer, before, offer); });
    desk_.applyShown(offer.way.command, offer.way.level, tr("Correct round %1?").arg(board_.round.value), tr("Correct"),
                     then);
}

/// Nothing is done, and no note speaks of it, before it is on disk.
void CorrectionWindow::hear(Answer answer, const Tournament& before, const Offer& offer)
{
    const bool wasSaving = std::exchange(saving_, answer == Answer::accepted);
    if (saving_) {
        soon_.stop();
        go_->setEnabled(false);
        lawful_->setText(tr("Saving …"));
    } else if (answer == Answer::confirmed) {
        before_ = before;
        corrected_ = offer.mistake;
        outdated_ = outdatedSheets(before, offer.mistake, offer.way.kind, whatIf_);
        showDone();
    } else if (wasSaving) {
        startSoon();
    }
}

void CorrectionWindow::showDone()
{
    soon_.stop();
    lawful_->clear();
    nameBoard();
    QString html = QStringLiteral("<p><b>%1</b></p>").arg(tr("It is done.").toHtmlEscaped());
    if (!outdated_.isEmpty()) {
        html += QStringLiteral("<p>%1</p><ul>")
                    .arg(tr("What may hang on the wall and is not right any more:").toHtmlEscaped());
        for (const QString& sheet : outdated_)
            html += QStringLiteral("<li>%1</li>").arg(sheet.toHtmlEscaped());
        html += QStringLiteral("</ul>");
    }
    text_->setHtml(html + text_->toHtml());
    showAnswers();
    for (QWidget* widget : std::initializer_list<QWidget*>{case_, game_, result_, secondBoard_, secondGame_,
                                                           secondResult_, white_, black_, player_, reason_, ways_, go_})
        widget->setEnabled(false);
    print_->show();
    pdf_->show();
    print_->setFocus();
}

void CorrectionWindow::hearAfterwards(const ChangeSet& changes, const QString& who)
{
    const bool isOfBoard = std::any_of(changes.boards.begin(), changes.boards.end(), [this](const BoardId& one) {
        return one.round == board_.round && one.board == board_.board;
    });
    if (!before_ || !corrected_ || (!isOfBoard && !changes.rounds.contains(board_.round)))
        return;
    corrected_.reset(); // a note of it would not be true
    lawful_->setText(filled(tr("%1 has changed this again at %2: what was done here does not hold any more. Close this "
                               "window and look at it anew.",
                               "who, and when"),
                            describeWho(who),
                            whenText(QDateTime::currentDateTimeUtc().addMSecs(desk_.session()->clockAhead()))));
    text_->clear();
    print_->hide();
    pdf_->hide();
    showAnswers();
    close_->setFocus();
}

void CorrectionWindow::giveOut(bool toPdf)
{
    if (!before_ || !corrected_ || desk_.session() == nullptr)
        return;
    const ReportDocument note = correctionNote(*before_, now(), *corrected_, outdated_, QDateTime::currentDateTime());
    toPdf ? saveNoteAsPdf(desk_, note) : printNote(desk_, note);
}

void CorrectionWindow::showProgress(bool visible)
{
    progress_->setRange(0, 0);
    progressRow_->setVisible(visible);
}

void CorrectionWindow::changeEvent(QEvent* event)
{
    // What is done stands there in the language in which it was done.
    if (event->type() == QEvent::LanguageChange && desk_.session() != nullptr && !before_) {
        retranslate();
        followCase();
    }
    QDialog::changeEvent(event);
}

} // namespace pairwright
