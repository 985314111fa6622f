#include "tests/gui/scripted_asker.h"

#include <QPrinter>

namespace pairwright {

std::shared_ptr<QPrinter> printerInto(const QString& file)
{
    auto printer = std::make_shared<QPrinter>();
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(file);
    return printer;
}

bool ScriptedAsker::askPrinter(QPrinter& printer)
{
    ++printersAsked;
    if (printTo.isEmpty())
        return false;
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(printTo);
    return true;
}

} // namespace pairwright
