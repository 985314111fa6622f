#include "ui/pages/rounds/cross_table/cross_table_bar.h"

#include "ui/pages/rounds/entry/answer_line.h"
#include "ui/pages/rounds/entry/result_keys.h"
#include "ui/theme/icons.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/key_caps.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace pairwright {

namespace {

constexpr double echoScale = 1.5;
constexpr double resultScale = 2.1;

} // namespace

CrossTableBar::CrossTableBar(QWidget* parent)
    : QFrame(parent)
    , white_(new PlainLabel)
    , result_(new PlainLabel)
    , black_(new PlainLabel)
    , facts_(new PlainLabel)
    , answer_(new AnswerLine(*this, [this] { return echo(); }))
    , keys_(new KeyCaps)
    , close_(new QToolButton)
{
    setObjectName(QStringLiteral("crossTableBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(look::fromStart(16, 8, 8, 8));
    column->setSpacing(4);
    auto* top = new QHBoxLayout;
    top->setSpacing(10);
    auto* whiteSign = new PlainLabel(QStringLiteral("○"));
    auto* blackSign = new PlainLabel(QStringLiteral("●"));
    for (QLabel* label : {static_cast<QLabel*>(whiteSign), white_, black_, static_cast<QLabel*>(blackSign)})
        scaleText(label, echoScale, QFont::Medium);
    scaleText(result_, resultScale, QFont::Bold);
    result_->setObjectName(QStringLiteral("crossTableResult"));
    for (QLabel* label : {static_cast<QLabel*>(whiteSign), white_, result_, black_, static_cast<QLabel*>(blackSign)})
        top->addWidget(label);
    auto* told = new QVBoxLayout;
    told->setSpacing(1);
    told->addWidget(facts_);
    told->addWidget(answer_);
    facts_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    answer_->setObjectName(QStringLiteral("crossTableAnswer"));
    makeMuted(facts_);
    top->addSpacing(10);
    top->addLayout(told, 1);
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::NoFocus);
    connect(close_, &QToolButton::clicked, this, &CrossTableBar::endWanted);
    top->addWidget(close_, 0, Qt::AlignTop);
    column->addLayout(top);
    column->addWidget(keys_);
    retranslate();
    paint();
}

void CrossTableBar::setGame(const QString& white, const QString& result, const QString& black)
{
    white_->setText(white);
    result_->setText(result);
    black_->setText(black);
}

void CrossTableBar::setFacts(const QString& facts)
{
    facts_->setText(facts);
}

QString CrossTableBar::echo() const
{
    return QStringLiteral("%1   %2   %3").arg(white_->text(), result_->text(), black_->text());
}

QString CrossTableBar::answer() const
{
    return answer_->text();
}

void CrossTableBar::setKeys(KeyPreset preset, int slotCount)
{
    preset_ = preset;
    slotCount_ = slotCount;
    fillKeys();
}

void CrossTableBar::fillKeys()
{
    keys_->clear();
    // From the row's point of view: the key for White's win is that of the player of the row.
    const QStringList meanings{tr("won"),       tr("drawn"),       tr("lost"),      tr("+ forfeit"),
                               tr("− forfeit"), tr("both absent"), tr("adjourned"), tr("clear")};
    const auto add = [this](const QString& key, const QString& meaning) {
        keys_->add(key, meaning);
    };
    const QList<KeyHint> hints = keyHints(preset_);
    for (const KeyHint& hint : hints)
        add(hint.keys.section(QLatin1Char(' '), 0, 0), meanings[static_cast<int>(hint.result)]);
    if (slotCount_ > 1)
        add(tr("Tab"), slotCount_ == 2 ? tr("other colour") : tr("next game"));
    add(tr("Enter"), tr("next open game"));
    add(tr("Esc"), tr("end"));
}

void CrossTableBar::paint()
{
    answer_->paint();
    QPalette ground;
    ground.setColor(QPalette::Base, tintsOf(QApplication::palette()).accentWash);
    setPalette(ground);
}

void CrossTableBar::retranslate()
{
    setAccessibleName(tr("Entry of results in the cross-table"));
    close_->setToolTip(tr("End the entry of results (Esc)"));
    close_->setAccessibleName(close_->toolTip());
    close_->setIcon(themedIcon(QStringLiteral("window-close")));
    fillKeys();
}

void CrossTableBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange && answer_ != nullptr)
        paint();
}

} // namespace pairwright
