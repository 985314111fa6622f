#include "ui/explain/explain_panel.h"

#include "app/explain/explained_round.h"
#include "app/formats/report/report_frame.h"
#include "app/pairing/manual_comparison.h"
#include "app/prizes/prize_event.h"
#include "app/prizes/prize_reports.h"
#include "ui/explain/answer_words.h"
#include "ui/explain/comparison_words.h"
#include "ui/explain/explanation_html.h"
#include "ui/explain/explanation_sheet.h"
#include "ui/explain/prize_explanation.h"
#include "ui/explain/prize_why_box.h"
#include "ui/explain/standings_explanation.h"
#include "ui/pages/reports/print_set.h"
#include "ui/pages/rounds/round_picture.h"
#include "ui/print/print_sheet.h"
#include "ui/text/format.h"
#include "ui/text/rounds/round_text.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/state_chip.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/text_view.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QStyle>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int panelMargin = 12;
constexpr int leastPicture = 240;
constexpr int mostPicture = 520;

/// After which round the prizes would go so if the event ended now, as a pill says; empty where that is not so.
QString roundOfPrizes(const Tournament& tournament)
{
    if (tournament.settings.announced || prizes::stateText(tournament).isEmpty())
        return {};
    const prizes::PrizeEvent event = prizes::prizeEvent(tournament);
    return afterRoundText(event.afterRound, event.rounds);
}

} // namespace

ExplainPanel::ExplainPanel(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , stateRow_(new QWidget)
    , state_(new StateChip)
    , stateOf_(new PlainLabel)
    , text_(new TextView)
    , print_(new QPushButton)
    , copy_(new QPushButton)
    , box_(new WhyNotBox(desk))
    , prizes_(new PrizeWhyBox(desk))
    , soon_(new QTimer(this))
{
    soon_->setSingleShot(true);
    soon_->setInterval(0);
    connect(soon_, &QTimer::timeout, this, &ExplainPanel::refresh);
    text_->setObjectName(QStringLiteral("explanation"));
    text_->setFrameShape(QFrame::NoFrame);
    text_->setOpenLinks(false);
    connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.toString() != QLatin1String(foldAnchor) || !told_)
            return;
        unfolded_ = !unfolded_;
        const int at = text_->verticalScrollBar()->value();
        showText();
        text_->verticalScrollBar()->setValue(at);
    });
    text_->document()->setDocumentMargin(panelMargin);
    text_->viewport()->setAutoFillBackground(false); // on the ground of the panel
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* state = new QHBoxLayout(stateRow_);
    state->setContentsMargins(panelMargin, panelMargin, panelMargin, 0);
    state->addWidget(state_);
    makeMuted(stateOf_);
    stateOf_->setWordWrap(true);
    state->addWidget(stateOf_, 1);
    stateRow_->hide();
    column->addWidget(stateRow_);
    column->addWidget(text_, 1);     // the answer comes before what else can be asked
    column->addWidget(new Hairline); // the text goes on below it
    column->addWidget(box_);
    auto* more = new QWidget;
    auto* flow = new FlowLayout(more);
    flow->setContentsMargins(look::fromStart(2, 0, panelMargin, 6)); // flat ones stand with their words at the margin
    flow->setSpacing(2);
    static constexpr std::array names{"whyOpponent", "whyColours", "whyFloat", "whyBye"};
    for (std::size_t i = 0; i < leads_.size(); ++i) {
        leads_[i] = new QPushButton;
        leads_[i]->setObjectName(QLatin1String(names.at(i)));
        connect(leads_[i], &QPushButton::clicked, this, [this, i] { lead(static_cast<Lead>(i)); });
        flow->addWidget(leads_[i]);
        leads_[i]->hide();
    }
    print_->setObjectName(QStringLiteral("printForPlayer"));
    copy_->setObjectName(QStringLiteral("copyExplanation"));
    for (QPushButton* hand : {print_, copy_})
        flow->addWidget(hand);
    const QList<QPushButton*> quiet = more->findChildren<QPushButton*>();
    for (QPushButton* button : quiet) {
        button->setFlat(true);
        button->setProperty("link", true);
    }
    connect(print_, &QPushButton::clicked, this, [this] { desk_.onceSaved(this, [this] { print(); }); });
    connect(copy_, &QPushButton::clicked, this, &ExplainPanel::copy);
    column->addWidget(more);
    column->addWidget(prizes_);

    connect(box_, &WhyNotBox::answered, this, [this](const WhyNotAnswer& answer) {
        answer_ = answer;
        subject_ = Subject::answer;
        refresh();
    });
    const auto toSelection = [this] {
        subject_ = Subject::selection;
        refreshSoon();
    };
    connect(&desk_, &Desk::selectionChanged, this, toSelection);
    connect(&desk_, &Desk::shownRoundChanged, this, toSelection);
    for (const auto signal : {&Desk::sessionChanged, &Desk::changedEntirely})
        connect(&desk_, signal, this, &ExplainPanel::forget);
    connect(&desk_, &Desk::changed, this, &ExplainPanel::forget);
    retranslate();
}

void ExplainPanel::forget()
{
    subject_ = Subject::selection;
    answer_.reset();
    judgement_.reset();
    judging_.reset();
    notJudged_.clear();
    if (judge_ != nullptr)
        judge_->cancel();
    judge_.clear();
    refreshSoon();
}

void ExplainPanel::offer(Lead where, bool offered)
{
    // What does not apply is not there: the others move up.
    if (button(where)->isEnabled() == offered && button(where)->isHidden() != offered)
        return;
    button(where)->setEnabled(offered);
    button(where)->setVisible(offered);
}

void ExplainPanel::refreshIfDue()
{
    if (soon_->isActive())
        refresh();
}

const RoundVersion* ExplainPanel::shown() const
{
    return desk_.session() != nullptr && desk_.shownRound() ? shownVersion(desk_.projected(), *desk_.shownRound())
                                                            : nullptr;
}

QString ExplainPanel::text()
{
    refreshIfDue();
    return withoutJoiners(text_->toPlainText());
}

void ExplainPanel::askWhyNot(std::vector<PlayerKey> selected)
{
    const auto board = desk_.selectedBoard();
    const RoundVersion* version = board && selected.empty() ? shownVersion(desk_.projected(), board->round) : nullptr;
    if (version != nullptr && board->board <= static_cast<int>(version->pairings.boards.size()))
        selected.push_back(version->pairings.boards.at(static_cast<std::size_t>(board->board - 1)).a);
    else if (selected.empty() && desk_.selectedPlayer())
        selected.push_back(*desk_.selectedPlayer());
    box_->begin(selected);
}

void ExplainPanel::refresh()
{
    soon_->stop();
    // What nobody sees is not made.
    if (!isVisible())
        return;
    const RoundVersion* version = shown();
    offer(Lead::bye, version != nullptr && version->pairings.bye.has_value());
    if (subject_ == Subject::answer && version != nullptr) {
        for (const Lead where : {Lead::colours, Lead::floats})
            offer(where, false);
        offer(Lead::opponent, desk_.selectedBoard().has_value());
        drawing_.reset();
        display(explainAnswer(explainedRoundOf(*version), *answer_), std::nullopt);
        return;
    }
    tellSelection(std::nullopt);
}

void ExplainPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (drawing_)
        refresh(); // the picture is as wide as the panel
}

void ExplainPanel::showState(const QString& afterRound)
{
    state_->set(Mood::neutral, afterRound.isEmpty()
                                   ? QString()
                                   : QCoreApplication::translate("pairwright::PrizesPage", "If it ended now"));
    stateOf_->setText(afterRound);
    stateRow_->setVisible(!afterRound.isEmpty());
}

void ExplainPanel::hint(const QString& text)
{
    showState({});
    drawing_.reset();
    told_.reset();
    for (QPushButton* hand : {print_, copy_})
        hand->hide();
    for (const Lead where : {Lead::opponent, Lead::colours, Lead::floats})
        offer(where, false);
    text_->setHtml(QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()));
}

void ExplainPanel::display(const Explanation& told, std::optional<Topic> emphasis)
{
    showState({});
    showPicture();
    told_ = told;
    print_->setText(desk_.projected().settings.teams ? tr("Print for Team…") : tr("Print for Player…"));
    emphasis_ = emphasis;
    showText();
    for (QPushButton* hand : {print_, copy_})
        hand->show();
    if (emphasis)
        text_->scrollToAnchor(anchorOf(*emphasis));
}

void ExplainPanel::showText()
{
    text_->setHtml(toHtml(*told_, palette(), emphasis_, unfolded_ ? Folding::unfolded : Folding::folded, roomOfText()));
}

int ExplainPanel::roomOfText() const
{
    // A long text takes room for its scroll bar.
    return text_->contentsRect().width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent) -
           2 * static_cast<int>(text_->document()->documentMargin());
}

void ExplainPanel::showPicture()
{
    if (!drawing_)
        return;
    const int room = std::clamp(roomOfText(), leastPicture, mostPicture);
    const QPixmap picture = paintBracket(*drawing_, palette(), font(), room, devicePixelRatioF());
    text_->document()->addResource(QTextDocument::ImageResource, QUrl(QLatin1String(bracketImage)), picture);
}

ReportDocument ExplainPanel::toldOnPaper(const RoundVersion& version, const Language& language)
{
    const auto document = [&] {
        return explanationSheet(desk_.projected(), *desk_.shownRound(), version, *told_, QDateTime::currentDateTime());
    };
    if (language == Language())
        return document();
    ReportDocument told = [&] {
        const Speaking speaking(language);
        refresh();
        return document();
    }();
    refresh();
    return told;
}

void ExplainPanel::print()
{
    refreshIfDue();
    const RoundVersion* version = shown();
    if (!told_ || version == nullptr)
        return;
    // The list of the same pairings says what the paper speaks, whatever the window does.
    const PaperPlan plan = paperPlanOf(desk_.settings(), desk_.session()->path());
    const Language language(plan.of(ReportKind::pairingsByBoard).look.language);
    const ReportDocument document = toldOnPaper(*version, language);
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageSize(QPageSize(QPageSize::A5));
    printer.setDocName(document.titleLines.join(QStringLiteral(" - ")));
    if (!desk_.asker().askPrinter(printer))
        return;
    const bool isPrinted = [&] {
        const Speaking speaking(language);
        return printSheet(document, printer, explanationPaper(document));
    }();
    if (!isPrinted)
        desk_.messages().tell(Mood::bad, tr("The printer did not answer."));
}

void ExplainPanel::copy()
{
    refreshIfDue();
    if (!told_)
        return;
    QApplication::clipboard()->setText(toPlainText(*told_));
    desk_.messages().tell(Mood::good, tr("Copied as text."));
}

void ExplainPanel::tellSelection(std::optional<Topic> emphasis)
{
    if (desk_.session() == nullptr) {
        hint(tr("Open a tournament first."));
        return;
    }
    const Tournament& tournament = desk_.projected();
    box_->setVisible(!desk_.prizeQuestion());
    if (const auto& question = desk_.prizeQuestion(); question && subject_ == Subject::selection) {
        const QString html = prizeHtml(tournament, *question, palette());
        hint(html.isEmpty() ? tr("Select a prize to see who has it and why, or name a player below.") : QString());
        if (!html.isEmpty()) {
            text_->setHtml(html);
            showState(roundOfPrizes(tournament));
        }
        return;
    }
    if (const auto& question = desk_.standingsQuestion(); question && subject_ == Subject::selection) {
        const QString html = standingsHtml(tournament, *question, palette());
        if (!html.isEmpty()) {
            hint({});
            text_->setHtml(html);
            return;
        }
    }
    const RoundVersion* version = shown();
    const bool bye =
        version != nullptr && version->pairings.bye &&
        (subject_ == Subject::bye || (!desk_.selectedBoard() && version->pairings.bye == desk_.selectedPlayer()));
    if (bye) {
        for (const Lead where : {Lead::colours, Lead::floats})
            offer(where, false);
        offer(Lead::opponent, desk_.selectedBoard().has_value());
        drawing_.reset();
        const ExplainedRound explained = explainedRoundOf(*version);
        Explanation told = explainBye(explained);
        addJudgement(explained, told);
        display(told, emphasis);
        return;
    }
    const auto board = desk_.selectedBoard();
    const RoundVersion* ofBoard = board ? shownVersion(tournament, board->round) : nullptr;
    if (ofBoard == nullptr || board->board > static_cast<int>(ofBoard->pairings.boards.size())) {
        hint(hintWithoutBoard());
        return;
    }
    const ExplainedRound explained(tournament, *ofBoard, desk_.reading(board->round), desk_.namesakes());
    Explanation told = explainBoard(explained, board->board);
    const bool floats = std::any_of(told.sections.begin(), told.sections.end(),
                                    [](const ExplanationSection& section) { return section.topic == Topic::floats; });
    offer(Lead::opponent, true);
    offer(Lead::colours, true);
    offer(Lead::floats, floats);
    addJudgement(explained, told);
    drawing_ = bracketDrawing(explained, board->board);
    if (drawing_)
        told.picture = describe(*drawing_);
    display(told, emphasis);
}

QString ExplainPanel::hintWithoutBoard() const
{
    const Tournament& tournament = desk_.projected();
    const Player* player = desk_.selectedPlayer() ? tournament.player(*desk_.selectedPlayer()) : nullptr;
    if (player != nullptr && shown() != nullptr) {
        const Presence presence = presenceIn(*player, *desk_.shownRound());
        if (presence != Presence::present)
            return tr("%1 is not paired in round %2: %3.")
                .arg(player->data.name, QString::number(desk_.shownRound()->value), describePresence(presence));
    }
    return tournament.settings.teams
               ? tr("Select a match on the Rounds page to see why these two teams meet, or a team in "
                    "the standings to see what decided its rank.")
               : tr("Select a board on the Rounds page to see why these two players meet, or a "
                    "player in the standings to see what decided his rank.");
}

ExplainedRound ExplainPanel::explainedRoundOf(const RoundVersion& version) const
{
    return {desk_.projected(), version, desk_.reading(*desk_.shownRound()), desk_.namesakes()};
}

void ExplainPanel::addJudgement(const ExplainedRound& explained, Explanation& told)
{
    const RoundVersion& version = explained.version();
    const RoundNumber round = explained.round();
    if (version.hasOwnRecord() || explained.isComputed())
        return;
    if (const auto comparison = comparisonFromJson(version.comparisonJson)) {
        for (ExplanationSection& section : comparisonSections(explained, *comparison))
            told.sections.push_back(std::move(section));
        if (comparison->fromFile.isEmpty())
            return;
    }
    if (judgement_ && judgement_->round == round) {
        for (ExplanationSection& section : judgementSections(explained, *judgement_))
            told.sections.push_back(std::move(section));
        return;
    }
    ExplanationSection section;
    section.title = tr("The whole round, judged by the rules");
    if (judging_ != round)
        judge(round, version);
    section.paragraphs.append(notJudged_.isEmpty() ? tr("The round is being judged …") : notJudged_);
    told.sections.push_back(section);
}

void ExplainPanel::judge(RoundNumber round, const RoundVersion& version)
{
    if (judge_ != nullptr)
        judge_->cancel();
    judging_ = round;
    notJudged_.clear();
    judge_ = new JudgeJob(desk_.projectedState(), round, version, this);
    const auto isAwaited = [this, round] {
        return judging_ == round;
    };
    connect(judge_, &JudgeJob::judged, this, [this, isAwaited](const RoundJudgement& judgement) {
        if (!isAwaited())
            return;
        judgement_ = judgement;
        if (judgement.reasons != nullptr)
            desk_.keepReasons(judgement.round, judgement.reasons);
        refresh();
    });
    connect(judge_, &JudgeJob::failedWith, this, [this, isAwaited](const PairingJobError& error) {
        if (!isAwaited())
            return;
        notJudged_ = sentenceFor(error, desk_.projected());
        refresh();
    });
    judge_->start();
}

void ExplainPanel::lead(Lead where)
{
    subject_ = where == Lead::bye ? Subject::bye : Subject::selection;
    refresh();
    switch (where) {
    case Lead::opponent:
    case Lead::bye: tellSelection(Topic::decision); break;
    case Lead::colours: tellSelection(Topic::colours); break;
    case Lead::floats: tellSelection(Topic::floats); break;
    case Lead::count: break;
    }
}

void ExplainPanel::retranslate()
{
    text_->setAccessibleName(tr("Why this pairing"));
    button(Lead::opponent)->setText(tr("Why this opponent?"));
    button(Lead::colours)->setText(tr("Why White/Black?"));
    button(Lead::floats)->setText(tr("Why did I float?"));
    button(Lead::bye)->setText(tr("Why the bye?"));
    copy_->setText(tr("Copy as Text"));
    refresh();
}

void ExplainPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace pairwright
