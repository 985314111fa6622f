#pragma once

#include "ui/dialogs/asker.h"

#include <QCoreApplication>
#include <QPointer>
#include <QWidget>

#include <functional>

namespace pairwright {

/// Asks with modal dialogs over a window.
class DialogAsker : public Asker {
    Q_DECLARE_TR_FUNCTIONS(pairwright::DialogAsker)
public:
    explicit DialogAsker(QWidget* window)
        : window_(window)
    {
    }

    std::optional<Consent> ask(const Question& question) override;
    std::optional<QString> askFile(const FileQuestion& question) override;
    bool askPrinter(QPrinter& printer) override;
    /// How it is looked whether a folder is there; replaced in tests.
    void lookBy(std::function<bool(const QString&)> isThere) { isThere_ = std::move(isThere); }

private:
    [[nodiscard]] QWidget* parent() const;

    QPointer<QWidget> window_;
    std::function<bool(const QString&)> isThere_;
};

/// Where a dialog for files begins: in that folder, unless it is gone, or does not answer soon, as a stick that was
/// pulled out and a place in the network may; then at home. `isThere` as in isThereSoon().
QString folderToBeginWith(const QString& folder, const std::function<bool(const QString&)>& isThere = {});

/// Asks for a folder beside `parent`, and goes on when one was chosen. The parent may go meanwhile, and the question
/// with it.
void askForFolder(QWidget* parent, const QString& title, const QString& beginIn,
                  const std::function<void(const QString& folder)>& chosen);

} // namespace pairwright
