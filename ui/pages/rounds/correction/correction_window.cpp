#include "ui/pages/rounds/correction/correction_window.h"

#include "ui/pages/rounds/correction/correction_note.h"
#include "ui/pages/rounds/correction/way_text.h"
#include "ui/pages/rounds/correction/what_if_html.h"
#include "ui/print/print_sheet.h"
#include "ui/text/call_name.h"
#include "ui/text/finding_text.h"
#include "ui/text/format.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/text_styles.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <array>

namespace pairwright {

namespace {

constexpr QSize usualSize(860, 660);
constexpr int quietMilliseconds = 150;
constexpr int openGame = -1; ///< in a box of results: the game goes on
constexpr int waysHeight = 96;

constexpr std::array allCases{CorrectionCase::wrongResult,     CorrectionCase::twoResults,
                              CorrectionCase::forfeitTooEarly, CorrectionCase::forfeitPlayed,
                              CorrectionCase::wrongColours,    CorrectionCase::wrongPlayers,
                              CorrectionCase::pairedByMistake, CorrectionCase::wrongBye};

std::optional<GameResult> resultIn(const QComboBox* box)
{
    const int value = box->currentData().toInt();
    return value == openGame ? std::nullopt : std::optional(static_cast<GameResult>(value));
}

std::optional<PlayerKey> playerIn(const QComboBox* box)
{
    const QVariant data = box->currentData();
    return data.isValid() ? std::optional(PlayerKey{data.toLongLong()}) : std::nullopt;
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
    retranslate();
    followCase();
    resize(usualSize);
}

void CorrectionWindow::build()
{
    auto* column = new QVBoxLayout(this);
    headline_ = new QLabel;
    headline_->setTextFormat(Qt::PlainText);
    headline_->setWordWrap(true);
    headline_->setFont(scaledFont(headline_->font(), 1.2, QFont::DemiBold));
    column->addWidget(headline_);

    form_ = new QFormLayout;
    form_->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    const auto box = [this](const char* name) {
        auto* made = new QComboBox;
        made->setObjectName(QLatin1String(name));
        addLabelledRow(form_, made);
        return made;
    };
    case_ = box("correctionCase");
    result_ = box("correctionResult");
    secondBoard_ = new QSpinBox;
    secondBoard_->setObjectName(QStringLiteral("correctionSecondBoard"));
    addLabelledRow(form_, secondBoard_);
    secondResult_ = box("correctionSecondResult");
    white_ = box("correctionWhite");
    black_ = box("correctionBlack");
    player_ = box("correctionPlayer");
    reason_ = new QLineEdit;
    reason_->setObjectName(QStringLiteral("correctionReason"));
    addLabelledRow(form_, reason_);
    column->addLayout(form_);

    lawful_ = new QLabel;
    lawful_->setObjectName(QStringLiteral("correctionLawful"));
    lawful_->setWordWrap(true);
    lawful_->setTextFormat(Qt::PlainText);
    column->addWidget(lawful_);

    progressRow_ = new QWidget;
    auto* row = new QHBoxLayout(progressRow_);
    row->setContentsMargins(0, 0, 0, 0);
    progressText_ = new QLabel;
    progress_ = new QProgressBar;
    progress_->setTextVisible(false);
    stop_ = new QPushButton;
    stop_->setAutoDefault(false);
    row->addWidget(progressText_);
    row->addWidget(progress_, 1);
    row->addWidget(stop_);
    column->addWidget(progressRow_);
    text_ = new QTextBrowser;
    text_->setObjectName(QStringLiteral("correctionWhatIf"));
    text_->setTabChangesFocus(true);
    column->addWidget(text_, 1);

    waysTitle_ = new QLabel;
    column->addWidget(waysTitle_);
    ways_ = new QListWidget;
    ways_->setObjectName(QStringLiteral("correctionWays"));
    ways_->setWordWrap(true);
    ways_->setMaximumHeight(waysHeight);
    waysTitle_->setBuddy(ways_);
    column->addWidget(ways_);

    auto* buttons = new QHBoxLayout;
    go_ = new QPushButton;
    go_->setObjectName(QStringLiteral("correctionGo"));
    print_ = new QPushButton;
    print_->setObjectName(QStringLiteral("correctionPrint"));
    print_->setAutoDefault(false);
    close_ = new QPushButton;
    close_->setAutoDefault(false);
    buttons->addWidget(print_);
    buttons->addStretch();
    buttons->addWidget(close_);
    buttons->addWidget(go_);
    column->addLayout(buttons);

    connect(case_, &QComboBox::currentIndexChanged, this, &CorrectionWindow::followCase);
    for (QComboBox* each : {result_, secondResult_, white_, black_, player_})
        connect(each, &QComboBox::currentIndexChanged, this, &CorrectionWindow::startSoon);
    connect(secondBoard_, &QSpinBox::valueChanged, this, &CorrectionWindow::startSoon);
    connect(stop_, &QPushButton::clicked, this, [this] {
        if (job_)
            job_->cancel();
    });
    connect(ways_, &QListWidget::currentRowChanged, this, [this](int current) { go_->setEnabled(current >= 0); });
    connect(go_, &QPushButton::clicked, this, &CorrectionWindow::carryOut);
    connect(print_, &QPushButton::clicked, this, &CorrectionWindow::printNote);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    print_->hide();
    showProgress(false);
}

void CorrectionWindow::fillCases()
{
    const QSignalBlocker quiet(case_);
    const int chosen = std::max(0, case_->currentIndex());
    case_->clear();
    const bool single = now().board(board_) == nullptr || now().board(board_)->gameCount() == 1;
    const bool withBye = now().round(board_.round)->published()->pairings.bye.has_value();
    const auto name = [](CorrectionCase one) {
        switch (one) {
        case CorrectionCase::wrongResult: return tr("The result is wrong");
        case CorrectionCase::twoResults: return tr("Two results are wrong");
        case CorrectionCase::forfeitTooEarly: return tr("The forfeit was entered too early");
        case CorrectionCase::forfeitPlayed: return tr("The forfeit was played after all");
        case CorrectionCase::wrongColours: return tr("They played with colours reversed");
        case CorrectionCase::wrongPlayers: return tr("The wrong two sat at this board");
        case CorrectionCase::pairedByMistake: return tr("A player was paired by mistake");
        case CorrectionCase::wrongBye: break;
        }
        return tr("The bye went to the wrong player");
    };
    for (const CorrectionCase one : allCases) {
        const bool ofPairings = one == CorrectionCase::wrongPlayers || one == CorrectionCase::pairedByMistake;
        if ((ofPairings && !single) || (one == CorrectionCase::wrongBye && !withBye))
            continue;
        case_->addItem(name(one), static_cast<int>(one));
    }
    case_->setCurrentIndex(std::min(chosen, case_->count() - 1));
}

void CorrectionWindow::fillResults(QComboBox* box, bool withOpen)
{
    const QSignalBlocker quiet(box);
    const QVariant chosen = box->currentData();
    box->clear();
    if (withOpen)
        box->addItem(tr("no result yet: the game goes on"), openGame);
    for (const GameResult result : allGameResults())
        if (result != GameResult::adjourned)
            box->addItem(QStringLiteral("%1   %2").arg(formatResult(result), describeResult(result)),
                         static_cast<int>(result));
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
}

void CorrectionWindow::fillPlayers(QComboBox* box, bool ofBoardOnly)
{
    const QSignalBlocker quiet(box);
    box->clear();
    const RoundVersion& version = *now().round(board_.round)->published();
    const Match* match = now().board(board_);
    for (const PlayerKey key : version.participants())
        if (!ofBoardOnly || (match != nullptr && match->has(key)))
            box->addItem(displayName(now().player(key)->data), static_cast<qlonglong>(key.value));
}

CorrectionCase CorrectionWindow::kind() const
{
    return static_cast<CorrectionCase>(case_->currentData().toInt());
}

void CorrectionWindow::followCase()
{
    const CorrectionCase chosen = kind();
    const bool ofResult = chosen == CorrectionCase::wrongResult || chosen == CorrectionCase::twoResults ||
                          chosen == CorrectionCase::forfeitTooEarly || chosen == CorrectionCase::forfeitPlayed;
    const bool two = chosen == CorrectionCase::twoResults;
    const bool players = chosen == CorrectionCase::wrongPlayers;
    const bool colours = chosen == CorrectionCase::wrongColours;
    const bool one = chosen == CorrectionCase::pairedByMistake || chosen == CorrectionCase::wrongBye;
    const bool current = board_.round.value == now().publishedRounds();
    fillResults(result_, !ofResult || (current && chosen == CorrectionCase::forfeitTooEarly));
    fillResults(secondResult_, false);
    fillPlayers(white_, false);
    fillPlayers(black_, false);
    fillPlayers(player_, chosen == CorrectionCase::pairedByMistake);
    if (const Match* match = now().board(board_); match != nullptr) {
        const QSignalBlocker quietWhite(white_);
        const QSignalBlocker quietBlack(black_);
        const QSignalBlocker quietResult(result_);
        white_->setCurrentIndex(white_->findData(static_cast<qlonglong>(match->a.value)));
        black_->setCurrentIndex(black_->findData(static_cast<qlonglong>(match->b.value)));
        if (const auto& result = match->game(board_.game).outcome.result; result && (ofResult || colours))
            result_->setCurrentIndex(std::max(0, result_->findData(static_cast<int>(*result))));
    }
    secondBoard_->setRange(1, static_cast<int>(now().round(board_.round)->published()->pairings.boards.size()));
    form_->setRowVisible(result_, ofResult || players || colours);
    form_->setRowVisible(secondBoard_, two);
    form_->setRowVisible(secondResult_, two);
    form_->setRowVisible(white_, players);
    form_->setRowVisible(black_, players);
    form_->setRowVisible(player_, one);
    form_->setRowVisible(reason_, !ofResult);
    reason_->setText(case_->currentText());
    startSoon();
}

CaseAnswers CorrectionWindow::answers() const
{
    CaseAnswers given;
    given.board = board_;
    given.result = resultIn(result_);
    if (kind() == CorrectionCase::twoResults) {
        given.secondBoard = BoardId{board_.round, secondBoard_->value(), 1};
        given.secondResult = resultIn(secondResult_);
    }
    given.white = playerIn(white_);
    given.black = playerIn(black_);
    given.player = playerIn(player_);
    given.reason = reason_->text().simplified();
    return given;
}

void CorrectionWindow::startSoon()
{
    if (before_)
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
    mistake_ = mistakeOf(now(), kind(), answers());
    again_.reset();
    offers_.clear();
    ways_->clear();
    go_->setEnabled(false);
    showProgress(mistake_.has_value());
    if (!mistake_) {
        lawful_->setText(tr("Say what was really played; so far it is as it is recorded."));
        text_->clear();
        return;
    }
    lawful_->clear();
    job_ = new WhatIfJob(now(), *mistake_, this);
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
    connect(job_, &Job::failed, this, [this] {
        job_.clear();
        showProgress(false);
        text_->setPlainText(tr("What would have been could not be worked out: a defect of the program."));
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
    text_->setHtml(whatIfHtml(now(), *mistake_, whatIf_, palette()));
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
        QString text = describeWay(offer.way);
        if (mistake_->amended && !offer.mistake.amended)
            text = tr("Let the pairing stand: the opponent wins by forfeit. %1").arg(text);
        else
            own.push_back(offer.way);
        auto* item = new QListWidgetItem(text, ways_);
        item->setToolTip(sentencesFor(offer.way.findings, now()).join(QLatin1Char('\n')).toHtmlEscaped());
    }
    lawful_->setText(lawfulness(now(), *mistake_, own));
    ways_->setCurrentRow(offers_.empty() ? -1 : 0);
    go_->setEnabled(!offers_.empty());
}

void CorrectionWindow::carryOut()
{
    const int chosen = ways_->currentRow();
    // The reason may have changed since they were shown.
    offers_ = offers();
    if (chosen < 0 || chosen >= static_cast<int>(offers_.size()))
        return;
    const Offer offer = offers_[static_cast<std::size_t>(chosen)];
    Tournament before = now();
    const auto then = [this, mistake = offer.mistake, before = std::move(before)](Answer answer) {
        if (answer != Answer::accepted)
            return;
        before_ = before;
        corrected_ = mistake;
        outdated_ = outdatedSheets(before, mistake, whatIf_);
        showDone();
        emit done();
    };
    const QString title = tr("Correct round %1?").arg(board_.round.value);
    if (offer.way.level <= WarningLevel::acknowledge)
        desk_.apply(offer.way.command, offer.way.level, then); // what there is to know stands in the window
    else
        desk_.apply(offer.way.command, title, tr("Correct"), then);
}

void CorrectionWindow::showDone()
{
    soon_.stop();
    QString html = QStringLiteral("<p><b>%1</b></p>").arg(tr("It is done.").toHtmlEscaped());
    if (!outdated_.isEmpty()) {
        html += QStringLiteral("<p>%1</p><ul>")
                    .arg(tr("What may hang on the wall and is not right any more:").toHtmlEscaped());
        for (const QString& sheet : outdated_)
            html += QStringLiteral("<li>%1</li>").arg(sheet.toHtmlEscaped());
        html += QStringLiteral("</ul>");
    }
    text_->setHtml(html + text_->toHtml());
    for (QWidget* widget : std::initializer_list<QWidget*>{case_, result_, secondBoard_, secondResult_, white_, black_,
                                                           player_, reason_, ways_, go_})
        widget->setEnabled(false);
    print_->show();
    print_->setFocus();
}

void CorrectionWindow::printNote()
{
    if (!before_ || !corrected_ || desk_.session() == nullptr)
        return;
    const ReportDocument document =
        correctionNote(*before_, now(), *corrected_, outdated_, QDateTime::currentDateTime());
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(document.titleLines.join(QStringLiteral(" - ")));
    if (!desk_.asker().askPrinter(printer))
        return;
    if (!printSheet(document, printer, sheetOptionsForLocale()))
        desk_.messages().tell(Mood::bad, tr("The printer did not answer."));
}

void CorrectionWindow::showProgress(bool visible)
{
    progress_->setRange(0, 0);
    progressRow_->setVisible(visible);
}

void CorrectionWindow::retranslate()
{
    setWindowTitle(tr("Correct Result"));
    const Match* match = now().board(board_);
    headline_->setText(match == nullptr ? tr("Round %1").arg(board_.round.value)
                                        : tr("Round %1, board %2: %3 – %4")
                                              .arg(board_.round.value)
                                              .arg(board_.board)
                                              .arg(callName(now(), match->game(board_.game).white),
                                                   callName(now(), match->game(board_.game).black)));
    labelRow(form_, case_, tr("What is wrong"));
    labelRow(form_, result_, tr("What was played"));
    labelRow(form_, secondBoard_, tr("The other board"));
    labelRow(form_, secondResult_, tr("What was played there"));
    labelRow(form_, white_, tr("White was"));
    labelRow(form_, black_, tr("Black was"));
    labelRow(form_, player_, tr("Who is meant"));
    labelRow(form_, reason_, tr("Reason, for the log"));
    progressText_->setText(tr("What would have been …"));
    stop_->setText(tr("Stop"));
    waysTitle_->setText(tr("The ways, the best first"));
    text_->setAccessibleName(tr("What would have been"));
    ways_->setAccessibleName(tr("Ways to correct it"));
    go_->setText(tr("Correct…"));
    print_->setText(tr("Print a Note for the Wall…"));
    close_->setText(tr("Close"));
    fillCases();
}

void CorrectionWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && desk_.session() != nullptr) {
        retranslate();
        followCase();
    }
    QDialog::changeEvent(event);
}

} // namespace pairwright
