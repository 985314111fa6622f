#include "ui/dialogs/dialog_asker.h"

#include "ui/dialogs/question_dialog.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>

namespace pairwright {

/// A question that comes out of a dialog gives the keys back to it.
QWidget* DialogAsker::parent() const
{
    QWidget* active = QApplication::activeWindow();
    for (const QWidget* one = active; one != nullptr; one = one->parentWidget())
        if (one == window_)
            return active;
    return window_;
}

std::optional<Consent> DialogAsker::ask(const Question& question)
{
    QuestionDialog dialog(question, parent());
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return Consent{dialog.reason()};
}

std::optional<QString> DialogAsker::askFile(const FileQuestion& question)
{
    const bool saving = question.kind == FileQuestion::Kind::save;
    QFileDialog dialog(parent(), question.title);
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
    QPrintDialog dialog(&printer, parent());
    return dialog.exec() == QDialog::Accepted;
}

} // namespace pairwright
