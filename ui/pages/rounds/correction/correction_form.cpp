#include "app/domain/text/filled.h"
#include "ui/pages/rounds/correction/correction_window.h"

#include "app/explain/call_name.h"
#include "ui/pages/rounds/correction/way_text.h"
#include "ui/text/format.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/fit_to_rows.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/text_field.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/text_view.h"
#include "ui/widgets/window_heading.h"

#include <QAbstractTextDocumentLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTextDocument>
#include <QVBoxLayout>

#include <array>
#include <cmath>

// The form of the window: what is asked, and the answers.
namespace pairwright {

namespace {

constexpr int openGame = -1; ///< in a box of results: the game goes on
constexpr int roomAboveForm = 6;
constexpr int besideRows = 7; ///< from a heading to a text, as to the text of a row
constexpr int mostWays = 4;   ///< without scrolling

constexpr std::array allCases{
    CorrectionCase::wrongResult,   CorrectionCase::twoResults,      CorrectionCase::forfeitTooEarly,
    CorrectionCase::forfeitPlayed, CorrectionCase::wrongColours,    CorrectionCase::boardColours,
    CorrectionCase::wrongPlayers,  CorrectionCase::pairedByMistake, CorrectionCase::wrongBye};

std::optional<GameResult> resultIn(const QComboBox* box)
{
    const int value = box->currentData().toInt();
    return value == openGame ? std::nullopt : std::optional(static_cast<GameResult>(value));
}

/// What has no figure is said once.
QString figureAndWords(GameResult result)
{
    const QString figure = formatResult(result);
    const QString words = describeResult(result);
    return figure.compare(words, Qt::CaseInsensitive) == 0 ? words : figure + QLatin1String("   ") + words;
}

std::optional<PlayerKey> playerIn(const QComboBox* box)
{
    const QVariant data = box->currentData();
    return data.isValid() ? std::optional(PlayerKey{data.toLongLong()}) : std::nullopt;
}

} // namespace

void CorrectionWindow::build()
{
    auto* content = new QWidget(this); // its fields are those of a window
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    headline_ = new PlainLabel;
    headline_->setWordWrap(true);
    headline_->setFont(scaledFont(headline_->font(), 1.2, QFont::DemiBold));
    column->addWidget(headline_);
    recorded_ = new PlainLabel;
    recorded_->setObjectName(QStringLiteral("correctionRecorded"));
    makeMuted(recorded_);
    column->addWidget(recorded_);
    column->addSpacing(roomAboveForm);

    buildFields(content, column);
    lawful_ = new PlainLabel;
    lawful_->setObjectName(QStringLiteral("correctionLawful"));
    lawful_->setWordWrap(true);
    lawful_->setContentsMargins(0, roomAboveForm, 0, 0);
    column->addWidget(lawful_);

    progressRow_ = new QWidget;
    auto* row = new QHBoxLayout(progressRow_);
    row->setContentsMargins(0, 0, 0, 0);
    progressText_ = new PlainLabel;
    progress_ = new QProgressBar;
    progress_->setTextVisible(false);
    stop_ = new QPushButton;
    stop_->setAutoDefault(false);
    row->addWidget(progressText_);
    row->addWidget(progress_, 1);
    row->addWidget(stop_);
    column->addWidget(progressRow_);
    waysTitle_ = partHeading();
    column->addWidget(waysTitle_);
    ways_ = new QListWidget;
    ways_->setObjectName(QStringLiteral("correctionWays"));
    ways_->setWordWrap(true);
    waysTitle_->setBuddy(ways_);
    column->addWidget(ways_);
    effectsTitle_ = partHeading();
    effectsTitle_->setObjectName(QStringLiteral("correctionEffects"));
    effectsTitle_->setContentsMargins(effectsTitle_->contentsMargins() + QMargins(0, 0, 0, besideRows));
    column->addWidget(effectsTitle_);
    text_ = new TextView;
    text_->setFrameShape(QFrame::NoFrame); // as high as it is
    text_->viewport()->setAutoFillBackground(false);
    text_->document()->setDocumentMargin(0); // on the line of its heading
    text_->setObjectName(QStringLiteral("correctionWhatIf"));
    text_->setTabChangesFocus(true);
    text_->setFixedHeight(0); // until fitText()
    column->addWidget(text_);
    // All of it is seen, or scrolled with the rest.
    connect(text_->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this, [this] {
        if (text_->isVisible())
            fitText();
    });

    column->addStretch(); // while there is nothing to be shown

    auto* all = new QVBoxLayout(this);
    area_ = scrolled(content);
    all->addWidget(area_, 1);
    go_ = new QPushButton;
    go_->setObjectName(QStringLiteral("correctionGo"));
    print_ = new QPushButton;
    print_->setObjectName(QStringLiteral("correctionPrint"));
    pdf_ = new QPushButton;
    pdf_->setObjectName(QStringLiteral("correctionPdf"));
    close_ = new QPushButton;
    all->addLayout(dialogButtons(this, {print_, pdf_}, go_, close_));

    connectFields();
    print_->hide();
    pdf_->hide();
    showProgress(false);
}

/// What the arbiter says of the mistake.
void CorrectionWindow::buildFields(QWidget* content, QVBoxLayout* column)
{
    auto* fields = new QWidget(content);
    form_ = new QFormLayout(fields);
    form_->setHorizontalSpacing(besideLabels);
    form_->setContentsMargins(0, 0, 0, 0);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow); // all as wide as each other
    const auto box = [this](const char* name) {
        auto* made = new QComboBox;
        made->setObjectName(QLatin1String(name));
        addLabelledRow(form_, made);
        return made;
    };
    case_ = box("correctionCase");
    const auto number = [this](const char* name) {
        auto* made = new QSpinBox;
        made->setObjectName(QLatin1String(name));
        addLabelledRow(form_, made);
        return made;
    };
    game_ = number("correctionGame");
    result_ = box("correctionResult");
    secondBoard_ = number("correctionSecondBoard");
    secondGame_ = number("correctionSecondGame");
    secondResult_ = box("correctionSecondResult");
    white_ = box("correctionWhite");
    black_ = box("correctionBlack");
    player_ = box("correctionPlayer");
    reason_ = new TextField(TextField::aLine);
    reason_->setObjectName(QStringLiteral("correctionReason"));
    addLabelledRow(form_, reason_);
    column->addWidget(fields);
}

void CorrectionWindow::connectFields()
{
    connect(case_, &QComboBox::currentIndexChanged, this, &CorrectionWindow::followCase);
    for (QComboBox* each : {result_, secondResult_, white_, black_, player_})
        connect(each, &QComboBox::currentIndexChanged, this, &CorrectionWindow::startSoon);
    connect(game_, &QSpinBox::valueChanged, this, [this](int game) {
        board_.game = game;
        nameBoard();
        followCase();
    });
    for (QSpinBox* each : {secondBoard_, secondGame_})
        connect(each, &QSpinBox::valueChanged, this, &CorrectionWindow::startSoon);
    connect(stop_, &QPushButton::clicked, this, [this] {
        if (job_)
            job_->cancel();
    });
    connect(ways_, &QListWidget::currentRowChanged, this, [this](int current) {
        go_->setEnabled(current >= 0);
        nameEffects();
    });
    connect(go_, &QPushButton::clicked, this, &CorrectionWindow::carryOut);
    connect(print_, &QPushButton::clicked, this, [this] { giveOut(false); });
    connect(pdf_, &QPushButton::clicked, this, [this] { giveOut(true); });
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
}

/// An empty box is not there: what is asked stands alone until there is an answer.
void CorrectionWindow::showAnswers()
{
    for (QWidget* part : {static_cast<QWidget*>(effectsTitle_), static_cast<QWidget*>(text_)})
        part->setVisible(!text_->document()->isEmpty());
    // A single way is no choice, and stands there as a sentence.
    const bool choice = ways_->count() > 1;
    ways_->setFrameShape(choice ? QFrame::StyledPanel : QFrame::NoFrame);
    ways_->setSelectionMode(choice ? QAbstractItemView::SingleSelection : QAbstractItemView::NoSelection);
    ways_->setFocusPolicy(choice ? Qt::StrongFocus : Qt::NoFocus);
    ways_->viewport()->setAutoFillBackground(choice);
    waysTitle_->setText(choice ? tr("The ways, the best first") : tr("What is done"));
    for (QWidget* part : {static_cast<QWidget*>(waysTitle_), static_cast<QWidget*>(ways_)})
        part->setVisible(ways_->count() > 0);
    fitToRows(*ways_, mostWays);
    QTimer::singleShot(0, this, &CorrectionWindow::fitText);
}

/// Before it is seen it is not as wide as it will be.
void CorrectionWindow::fitText()
{
    if (!isVisible())
        return;
    if (text_->isVisible())
        text_->setFixedHeight(static_cast<int>(std::ceil(text_->document()->size().height())));
    QTimer::singleShot(0, this, &CorrectionWindow::grow);
}

void CorrectionWindow::fillCases()
{
    const QSignalBlocker quiet(case_);
    const int chosen = std::max(0, case_->currentIndex());
    case_->clear();
    const bool single = games() == 1;
    const bool withBye = now().round(board_.round)->published()->pairings.bye.has_value();
    for (const CorrectionCase one : allCases) {
        const bool ofPairings = one == CorrectionCase::wrongPlayers || one == CorrectionCase::pairedByMistake;
        const bool ofBoard = one == CorrectionCase::boardColours;
        if ((ofPairings && !single) || (one == CorrectionCase::wrongBye && !withBye) ||
            (ofBoard && (single || !now().settings.teams)))
            continue;
        const bool ofMatch = one == CorrectionCase::wrongColours && !single;
        const bool ofTeam = one == CorrectionCase::wrongBye && now().settings.teams;
        case_->addItem(ofMatch  ? tr("The whole match was played with colours reversed")
                       : ofTeam ? tr("The bye went to the wrong team")
                                : describeCase(one),
                       static_cast<int>(one));
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

int CorrectionWindow::games() const
{
    const Match* match = now().board(board_);
    return match == nullptr ? 1 : match->gameCount();
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
    const bool oneBoard = chosen == CorrectionCase::boardColours;
    const bool one = chosen == CorrectionCase::pairedByMistake || chosen == CorrectionCase::wrongBye;
    const bool current = now().mayEnterResults(board_.round);
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
        if (const auto& result = match->game(board_.game).outcome.result; result && (ofResult || colours)) {
            // Seen from the colours that they really had: who won, won.
            const GameResult shown = colours ? withColoursExchanged(*result) : *result;
            result_->setCurrentIndex(std::max(0, result_->findData(static_cast<int>(shown))));
        }
    }
    secondBoard_->setRange(1, static_cast<int>(now().round(board_.round)->published()->pairings.boards.size()));
    for (QSpinBox* each : {game_, secondGame_}) {
        const QSignalBlocker quiet(each);
        each->setRange(1, games());
    }
    showRow(form_, game_, (ofResult || oneBoard) && games() > 1);
    showRow(form_, result_, ofResult || ((players || colours) && games() == 1));
    showRow(form_, secondBoard_, two);
    showRow(form_, secondGame_, two && games() > 1);
    showRow(form_, secondResult_, two);
    showRow(form_, white_, players);
    showRow(form_, black_, players);
    showRow(form_, player_, one);
    showRow(form_, reason_, !ofResult);
    reason_->setText(case_->currentText());
    startSoon();
}

CaseAnswers CorrectionWindow::answers() const
{
    CaseAnswers given;
    given.board = board_;
    given.result = resultIn(result_);
    if (kind() == CorrectionCase::twoResults) {
        given.secondBoard = BoardId{board_.round, secondBoard_->value(), secondGame_->value()};
        given.secondResult = resultIn(secondResult_);
    }
    given.white = playerIn(white_);
    given.black = playerIn(black_);
    given.player = playerIn(player_);
    given.reason = reason_->text().simplified();
    return given;
}

void CorrectionWindow::nameBoard()
{
    const Match* match = now().board(board_);
    const auto name = [&](PlayerKey Game::*side) {
        const Game& game = match->game(board_.game);
        const auto& sits = game.*side == game.white ? game.forWhite : game.forBlack;
        return callName(now(), sits.value_or(game.*side));
    };
    headline_->setText(match == nullptr ? tr("Round %1").arg(board_.round.value)
                       : now().settings.teams
                           ? filled(tr("Round %1, match %2, board %3: %4 – %5"), board_.round.value, board_.board,
                                    board_.game, name(&Game::white), name(&Game::black))
                           : filled(tr("Round %1, board %2: %3 – %4"), board_.round.value, board_.board,
                                    name(&Game::white), name(&Game::black)));
    const auto result = match != nullptr ? match->game(board_.game).outcome.result : std::nullopt;
    recorded_->setText(result ? tr("Recorded: %1").arg(figureAndWords(*result)) : tr("Recorded: no result yet"));
    recorded_->setVisible(match != nullptr);
}

/// Where only the rating report says what was played, nothing of it comes.
void CorrectionWindow::nameEffects()
{
    const int chosen = ways_->currentRow();
    const bool stays = chosen >= 0 && chosen < static_cast<int>(offers_.size()) &&
                       offers_[static_cast<std::size_t>(chosen)].way.kind == CorrectionWay::Kind::ratingOnly;
    effectsTitle_->setText(stays ? tr("What would have been") : tr("What it changes"));
}

void CorrectionWindow::retranslate()
{
    setWindowTitle(tr("Correct Result"));
    nameBoard();
    labelRow(form_, case_, tr("What is wrong"));
    const bool ofTeams = now().settings.teams.has_value();
    labelRow(form_, game_, ofTeams ? tr("Board of the match") : tr("Game of the match"));
    labelRow(form_, result_, tr("What was played"));
    labelRow(form_, secondBoard_, ofTeams ? tr("The other match") : tr("The other board"));
    labelRow(form_, secondGame_, ofTeams ? tr("Its board") : tr("Its game"));
    labelRow(form_, secondResult_, tr("What was played there"));
    labelRow(form_, white_, tr("White was"));
    labelRow(form_, black_, tr("Black was"));
    labelRow(form_, player_, tr("Who is meant"));
    labelRow(form_, reason_, tr("Reason, for the log"));
    progressText_->setText(tr("What would have been …"));
    stop_->setText(tr("Stop"));
    nameEffects();
    text_->setAccessibleName(tr("What would have been"));
    ways_->setAccessibleName(tr("Ways to correct it"));
    go_->setText(tr("Correct…"));
    print_->setText(tr("Print a Note for the Wall…"));
    pdf_->setText(tr("Save It as PDF…"));
    close_->setText(tr("Close"));
    fillCases();
}

} // namespace pairwright
