#include "tests/gui/scripted_asker.h"

#include <QPrinter>

namespace pairwright {

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
