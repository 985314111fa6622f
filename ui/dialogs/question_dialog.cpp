#include "ui/dialogs/question_dialog.h"

#include "app/formats/display_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/page_line.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/text_view.h"
#include "ui/widgets/window_heading.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QTextBlockFormat>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace pairwright {

QuestionDialog::QuestionDialog(const Question& question, QWidget* parent)
    : QDialog(parent)
    , question_(question)
{
    setWindowTitle(question.title);
    auto* layout = new QGridLayout(this);
    layout->setHorizontalSpacing(16);
    layout->setVerticalSpacing(12);

    auto* sign = new PlainLabel;
    const QString name = question.level == WarningLevel::acknowledge ? QStringLiteral("dialog-information")
                                                                     : QStringLiteral("dialog-warning");
    sign->setPixmap(themedIcon(name).pixmap(QSize(32, 32), devicePixelRatioF()));
    layout->addWidget(sign, 0, 0, 2, 1, Qt::AlignTop);

    layout->addWidget(windowHeading(this), 0, 1);

    text_ = new PlainLabel(withoutLastWordAlone(question.text));
    text_->setObjectName(QStringLiteral("questionText"));
    text_->setWordWrap(true);
    text_->setMinimumWidth(scaledToText(*this, {360, 0}).width());
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(text_, 1, 1);

    addMore(layout);
    if (question.wantsReason || !question.textLabel.isEmpty()) {
        reason_ = new QLineEdit;
        reason_->setPlaceholderText(question.wantsReason ? tr("Reason (kept in the log)") : question.textLabel);
        reason_->setAccessibleName(question.wantsReason ? tr("Reason") : question.textLabel);
        layout->addWidget(reason_, 4, 1);
        connect(reason_, &QLineEdit::textChanged, this, &QuestionDialog::updateButton);
    }

    auto* buttons = new QDialogButtonBox;
    cancel_ = buttons->addButton(QDialogButtonBox::Cancel);
    go_ = buttons->addButton(question.action, QDialogButtonBox::AcceptRole);
    go_->setObjectName(QStringLiteral("questionGo"));
    if (question.level == WarningLevel::twoSteps)
        go_->setText(tr("Continue…"));
    layout->addWidget(buttons, 5, 0, 1, 2);
    connect(buttons, &QDialogButtonBox::accepted, this, &QuestionDialog::proceed);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    if (reason_ != nullptr) {
        // The typed reason is the care that is asked for: Enter goes on, and without a reason does nothing.
        cancel_->setAutoDefault(false);
        go_->setDefault(true);
        reason_->setFocus();
    } else if (question.level == WarningLevel::acknowledge) {
        go_->setDefault(true);
        go_->setFocus();
    } else {
        preferCancel();
    }
    updateButton();
}

void QuestionDialog::addMore(QGridLayout* layout)
{
    constexpr int widthOfDetails = 480;
    if (!question_.details.isEmpty()) {
        auto* details = details_ = new TextView;
        details->setObjectName(QStringLiteral("questionDetails"));
        details->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // its lines break
        QStringList lines;
        for (const QString& detail : question_.details)
            lines.append(pageLine(QStringLiteral("• ") + asUnit(withoutLastWordAlone(detail))));
        details->setPlainText(lines.join(QLatin1Char('\n')));
        // A line that goes on stands below its words, not below the dot.
        const int dot = details->fontMetrics().horizontalAdvance(QStringLiteral("• "));
        QTextBlockFormat hanging;
        if (isRightToLeft())
            hanging.setRightMargin(dot);
        else
            hanging.setLeftMargin(dot);
        hanging.setTextIndent(-dot);
        QTextCursor all(details->document());
        all.select(QTextCursor::Document);
        all.mergeBlockFormat(hanging);
        details->setAccessibleName(question_.title);
        details->setTabChangesFocus(true);
        details->setMinimumWidth(widthOfDetails);
        layout->addWidget(details, 2, 1);
    }
    if (question_.choices.empty())
        return;
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(besideLabels);
    form->setSpacing(look::dialogSpacing);
    for (const Question::Choice& choice : question_.choices) {
        auto* box = new QComboBox;
        box->addItems(choice.options);
        box->setCurrentIndex(choice.chosen);
        box->setAccessibleName(choice.label);
        auto* label = new PlainLabel(choice.label);
        label->setBuddy(box);
        form->addRow(besideItsField(label), box);
        choices_.push_back(box);
    }
    layout->addLayout(form, 3, 1);
}

std::vector<int> QuestionDialog::chosen() const
{
    std::vector<int> chosen;
    chosen.reserve(choices_.size());
    for (const QComboBox* box : choices_)
        chosen.push_back(box->currentIndex());
    return chosen;
}

void QuestionDialog::preferCancel()
{
    // Enter takes the way out: nothing is filled.
    cancel_->setDefault(true);
    for (QPushButton* button : {cancel_, go_})
        button->setProperty("primary", false);
    cancel_->setFocus();
}

void QuestionDialog::showText(const QString& text)
{
    text_->setText(withoutLastWordAlone(text));
    fit();
}

/// All has the width of the widest, and no more height than it needs there.
void QuestionDialog::fit()
{
    text_->setMinimumHeight(0);
    adjustSize();
    layout()->activate();
    // A wrapped label tells its layout nothing about the height that it needs at its width.
    text_->setMinimumHeight(std::max(0, text_->heightForWidth(text_->width())));
    if (details_ != nullptr) {
        constexpr int linesShown = 10;
        QTextDocument& lines = *details_->document();
        lines.setTextWidth(details_->viewport()->width());
        const double most = linesShown * details_->fontMetrics().lineSpacing() + 2 * lines.documentMargin();
        const int around = details_->height() - details_->viewport()->height();
        details_->setFixedHeight(static_cast<int>(std::ceil(std::min(lines.size().height(), most))) + around);
    }
    adjustSize();
}

void QuestionDialog::showEvent(QShowEvent* event)
{
    fit();
    QDialog::showEvent(event);
}

QString QuestionDialog::reason() const
{
    return reason_ != nullptr ? reason_->text().trimmed() : QString();
}

void QuestionDialog::proceed()
{
    if (question_.level == WarningLevel::twoSteps && !onSecondStep_) {
        onSecondStep_ = true;
        go_->setText(question_.action);
        showText(question_.consequences);
        preferCancel();
        return;
    }
    accept();
}

void QuestionDialog::updateButton()
{
    go_->setEnabled(!question_.wantsReason || !reason().isEmpty());
}

} // namespace pairwright
