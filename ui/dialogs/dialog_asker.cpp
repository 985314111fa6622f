#include "ui/dialogs/dialog_asker.h"

#include "app/jobs/living_place.h"
#include "ui/dialogs/question_dialog.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>

namespace pairwright {

namespace {

/// Where the question came from the keys go back to; not every desktop sees to that by itself.
class KeysComeBack {
public:
    explicit KeysComeBack(QWidget* to)
        : to_(to)
    {
    }
    ~KeysComeBack()
    {
        if (to_ && to_->isVisible())
            to_->activateWindow();
    }
    KeysComeBack(const KeysComeBack&) = delete;
    KeysComeBack& operator=(const KeysComeBack&) = delete;

private:
    QPointer<QWidget> to_;
};

} // namespace

/// The dialog that the question comes out of, or the window.
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
    const KeysComeBack after(parent());
    QuestionDialog dialog(question, parent());
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return Consent{dialog.reason(), dialog.chosen()};
}

std::optional<QString> DialogAsker::askFile(const FileQuestion& question)
{
    const bool saving = question.kind == FileQuestion::Kind::save;
    const KeysComeBack after(parent());
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
            dialog.setDirectory(folderToBeginWith(suggested.absolutePath(), isThere_));
        dialog.selectFile(suggested.fileName());
    }
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return std::nullopt;
    return dialog.selectedFiles().constFirst();
}

QString folderToBeginWith(const QString& folder, const std::function<bool(const QString&)>& isThere)
{
    constexpr std::chrono::milliseconds timeLimit{200}; // nobody notices it
    return isThereSoon(folder, timeLimit, isThere) ? folder : QDir::homePath();
}

bool DialogAsker::askPrinter(QPrinter& printer)
{
    const KeysComeBack after(parent());
    QPrintDialog dialog(&printer, parent());
    return dialog.exec() == QDialog::Accepted;
}

void askForFolder(QWidget* parent, const QString& title, const QString& beginIn,
                  const std::function<void(const QString& folder)>& chosen)
{
    auto* dialog = new QFileDialog(parent, title, folderToBeginWith(beginIn));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

} // namespace pairwright
