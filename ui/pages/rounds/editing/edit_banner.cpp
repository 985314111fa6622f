#include "ui/pages/rounds/editing/edit_banner.h"

#include "app/explain/explained_round.h"
#include "ui/explain/answer_words.h"
#include "ui/pages/rounds/editing/hand_editing.h"
#include "ui/pages/rounds/map/map_legend.h"
#include "ui/text/steps/finding_text.h"
#include "ui/text/steps/hold_text.h"
#include "ui/theme/tints.h"
#include "ui/widgets/key_caps.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/text_view.h"

#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

constexpr int mostLines = 4; ///< of the verdict; more scroll

} // namespace

EditBanner::EditBanner(Desk& desk, HandEditing& editing, QWidget* parent)
    : QFrame(parent)
    , desk_(desk)
    , editing_(editing)
    , title_(new PlainLabel)
    , keys_(new PlainLabel)
    , caps_(new KeyCaps)
    , legend_(new MapLegend)
    , head_(new QGridLayout)
    , verdict_(new TextView)
    , tableRow_(new QWidget)
    , tableText_(new PlainLabel)
    , table_(new QSpinBox)
{
    setObjectName(QStringLiteral("editBanner"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    scaleText(title_, 1.0, QFont::DemiBold);
    title_->setObjectName(QStringLiteral("editTitle"));
    title_->setWordWrap(true);
    keys_->setObjectName(QStringLiteral("editKeys"));
    keys_->setWordWrap(true);
    caps_->setObjectName(QStringLiteral("editKeyCaps"));
    caps_->layout()->setContentsMargins({});
    verdict_->setObjectName(QStringLiteral("editVerdict"));
    verdict_->setFrameShape(QFrame::NoFrame);
    verdict_->viewport()->setAutoFillBackground(false);
    verdict_->document()->setDocumentMargin(0);
    table_->setObjectName(QStringLiteral("editTable"));
    table_->installEventFilter(this);
    tableText_->setBuddy(table_);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(6);
    head_->setContentsMargins(0, 0, 0, 0);
    head_->setHorizontalSpacing(16);
    head_->setVerticalSpacing(4);
    head_->setColumnStretch(0, 1);
    head_->addWidget(title_, 0, 0);
    head_->addWidget(verdict_, 1, 0, 1, 3);
    head_->addWidget(legend_, 0, 2, Qt::AlignTrailing | Qt::AlignTop);
    column->addLayout(head_);
    column->addWidget(keys_);
    column->addWidget(caps_);
    auto* row = new QHBoxLayout(tableRow_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(tableText_);
    row->addWidget(table_);
    row->addStretch();
    tableRow_->hide();
    column->addWidget(tableRow_);
    verdict_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&editing_, &HandEditing::changed, this, &EditBanner::refresh);
    paintMood();
    showKeys();
    refresh();
}

QString EditBanner::verdict() const
{
    const Tournament& tournament = desk_.projected();
    const RoundVersion& version = *tournament.round(*editing_.round())->proposal();
    QStringList lines;
    if (const QStringList names = editing_.unpaired(); !names.isEmpty())
        lines.append(tr("Unpaired: %1").arg(names.join(QStringLiteral("; "))));
    const std::vector<Finding> breaches = editing_.breaches();
    for (const Finding& finding : breaches) {
        const QString sign = finding.level >= WarningLevel::confirm ? QStringLiteral("⚠ ") : QStringLiteral("• ");
        lines.append(sign + sentenceFor(finding, tournament));
    }
    if (!editing_.areBoardsInOrder())
        lines.append(QStringLiteral("• ") + (areTeams() ? tr("The matches are not in the order in which they are "
                                                             "published (C.04.2, article 3.6): O puts them so.")
                                                        : tr("The boards are not in the order in which they are "
                                                             "published (C.04.2, article 3.6): O puts them so.")));
    if (!editing_.notJudged().isEmpty())
        lines.append(editing_.notJudged());
    else if (!editing_.judgement())
        lines.append(tr("Comparing with the rules …"));
    else if (version.unpaired().empty() && editing_.judgement()->isClean()) {
        lines.append(tr("Same pairings as the program’s so far."));
    } else if (version.unpaired().empty()) {
        const auto sections =
            judgementSections(ExplainedRound(tournament, version, desk_.reading(*editing_.round()), desk_.namesakes()),
                              *editing_.judgement());
        for (const QString& paragraph : sections.front().paragraphs)
            lines.append(QStringLiteral("• ") + paragraph);
    }
    return lines.join(QLatin1Char('\n'));
}

bool EditBanner::areTeams() const
{
    return desk_.session() != nullptr && desk_.projected().settings.teams;
}

void EditBanner::refresh()
{
    const auto round = editing_.round();
    if (round && std::exchange(teams_, areTeams()) != areTeams())
        showKeys();
    setVisible(round.has_value());
    if (!round) {
        tableRow_->hide();
        verdictLines_ = 0;
        return;
    }
    title_->setText(tr("✎ Editing round %1 by hand; pairing and publishing wait.").arg(round->value));
    const auto elsewhere = editing_.elsewhere();
    if (elsewhere)
        title_->setText(tr("✎ %1 Pairing and publishing this round wait until that is over.",
                           "who edits which round by hand since when")
                            .arg(sentenceFor(*elsewhere, round)));
    const bool isTheirs = elsewhere || !desk_.session()->may(CommandName::editProposal);
    if (isTheirs && !elsewhere)
        title_->setText(
            tr("✎ The pairings of round %1 are being edited by hand. An arbiter goes on with it.").arg(round->value));
    const QString question = editing_.question();
    keys_->setText(question);
    keys_->setVisible(!keys_->text().isEmpty() && !isTheirs);
    caps_->setVisible(question.isEmpty() && !isTheirs);
    legend_->setVisible(map_);
    verdict_->setPlainText(verdict());
    verdict_->setAccessibleName(tr("What the pairings break"));
    placeVerdict();
}

/// At the end of the first line where it is one line itself; in its own place from the first longer one on.
void EditBanner::placeVerdict()
{
    const int line = std::max(1, verdict_->fontMetrics().lineSpacing());
    constexpr int caret = 4;
    const int needed = verdict_->fontMetrics().horizontalAdvance(verdict_->toPlainText()) + caret;
    const QMargins sides = layout()->contentsMargins();
    const int legend = map_ ? legend_->sizeHint().width() + head_->horizontalSpacing() : 0;
    const int room = width() - sides.left() - sides.right() - head_->horizontalSpacing() - legend -
                     title_->fontMetrics().horizontalAdvance(title_->text());
    const bool beside = verdictLines_ <= 1 && verdict_->document()->blockCount() == 1 && needed <= room;
    verdict_->setLineWrapMode(beside ? QTextEdit::NoWrap : QTextEdit::WidgetWidth);
    verdict_->setVerticalScrollBarPolicy(beside ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    verdict_->document()->setDocumentMargin(beside ? caret / 2 : 0); // on the line of the title
    head_->removeWidget(verdict_);
    if (beside)
        head_->addWidget(verdict_, 0, 1);
    else
        head_->addWidget(verdict_, 1, 0, 1, 3);
    head_->setAlignment(legend_, Qt::AlignTrailing | (beside ? Qt::AlignVCenter : Qt::AlignTop)); // on that line
    verdict_->setMinimumWidth(beside ? needed : 0);
    verdict_->setMaximumWidth(beside ? needed : QWIDGETSIZE_MAX);
    if (beside) {
        verdict_->setFixedHeight(line + caret);
        return;
    }
    // As high as its words, and no lower again in one phase: the list below must not jump under the hand.
    const QRect across(0, 0, std::max(1, width() - sides.left() - sides.right()), 1);
    const int high = verdict_->fontMetrics().boundingRect(across, Qt::TextWordWrap, verdict_->toPlainText()).height();
    verdictLines_ = std::min(mostLines, std::max({1, verdictLines_, (high + line / 2) / line}));
    verdict_->setFixedHeight(verdictLines_ * line + caret);
}

void EditBanner::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    if (event->oldSize().width() != width())
        verdictLines_ = 0;
    placeVerdict();
}

void EditBanner::setMap(bool map)
{
    if (map_ == map)
        return;
    map_ = map;
    showKeys();
    refresh();
}

void EditBanner::showKeys()
{
    caps_->clear();
    const auto add = [this](const char* key, const QString& meaning) {
        caps_->add(QString::fromUtf8(key), meaning);
    };
    if (map_)
        caps_->say(areTeams() ? tr("Drag a team, or:") : tr("Drag a player, or:"));
    if (map_)
        add("M", tr("pick up", "a key"));
    else
        add("← →", tr("choose", "a key"));
    add("S", areTeams() ? tr("swap teams", "a key") : tr("swap players", "a key"));
    add("C", tr("swap colours", "a key"));
    add("U", tr("unpair", "a key"));
    if (!map_)
        add("P", tr("pair", "a key"));
    add("B", tr("bye", "a key"));
    add("T", areTeams() ? tr("change the table", "a key") : tr("change the board", "a key"));
    add("O", areTeams() ? tr("order the tables", "a key") : tr("order the boards", "a key"));
}

void EditBanner::askTable(int board, int boards)
{
    movedBoard_ = board;
    tableText_->setText((areTeams() ? tr("Move match %1 to &table (Enter moves, Esc leaves it):")
                                    : tr("Move the game of board %1 to &table (Enter moves, Esc leaves it):"))
                            .arg(board));
    table_->setRange(1, boards);
    table_->setValue(board);
    tableRow_->show();
    table_->setFocus();
    table_->selectAll();
}

void EditBanner::endTable(bool move)
{
    table_->interpretText();
    const int to = table_->value();
    tableRow_->hide();
    emit done();
    if (move)
        editing_.moveTable(movedBoard_, to);
}

bool EditBanner::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == table_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape) {
            endTable(key != Qt::Key_Escape);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void EditBanner::paintMood()
{
    QPalette palette = QGuiApplication::palette();
    palette.setColor(QPalette::Window, washOf(palette, Mood::warning));
    setPalette(palette);
    QPalette clear = palette;
    clear.setColor(QPalette::Base, Qt::transparent);
    verdict_->setPalette(clear);
}

void EditBanner::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        showKeys();
        refresh();
    } else if (event->type() == QEvent::ApplicationPaletteChange) {
        paintMood();
    }
    QFrame::changeEvent(event);
}

} // namespace pairwright
