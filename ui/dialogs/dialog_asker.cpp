#include "ui/dialogs/dialog_asker.h"

#include "ui/dialogs/question_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>

namespace pairwright {

std::optional<Consent> DialogAsker::ask(const Question& question)
{
    QuestionDialog dialog(question, window_);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return Consent{dialog.reason()};
}

std::optional<QString> DialogAsker::askFile(const FileQuestion& question)
{
    const bool saving = question.kind == FileQuestion::Kind::save;
    QFileDialog dialog(window_, question.title);
    dialog.setAcceptMode(saving ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    // The platform's own dialog speaks the language of the system, whatever the program speaks.
    dialog.setOption(QFileDialog::DontUseNativeDialog, QLocale().language() != QLocale::system().language());
    dialog.setFileMode(saving ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    if (question.kind == FileQuestion::Kind::folder) {
        dialog.setFileMode(QFileDialog::Directory);
        dialog.setOption(QFileDialog::ShowDirsOnly);
    }
    dialog.setNameFilters(question.filters);
    if (!question.suffix.isEmpty())
        dialog.setDefaultSuffix(question.suffix);
    if (!question.suggestion.isEmpty()) {
        const QFileInfo suggested(question.suggestion);
        if (suggested.isAbsolute())
            dialog.setDirectory(suggested.absolutePath());
        dialog.selectFile(suggested.fileName());
    }
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return std::nullopt;
    return dialog.selectedFiles().constFirst();
}

bool DialogAsker::askPrinter(QPrinter& printer)
{
    QPrintDialog dialog(&printer, window_);
    return dialog.exec() == QDialog::Accepted;
}

} // namespace pairwright
