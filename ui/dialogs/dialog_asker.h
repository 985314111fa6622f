#pragma once

#include "ui/dialogs/asker.h"

#include <QCoreApplication>
#include <QPointer>
#include <QWidget>

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

private:
    [[nodiscard]] QWidget* parent() const;

    QPointer<QWidget> window_;
};

} // namespace pairwright
