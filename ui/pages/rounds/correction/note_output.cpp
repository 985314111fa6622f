#include "ui/pages/rounds/correction/note_output.h"
#include "app/domain/text/file_name.h"

#include "ui/print/print_sheet.h"
#include "ui/text/files/storage_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPrinter>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::NoteOutput)
};

QString nameOf(const ReportDocument& note)
{
    QString name = note.titleLines.join(QStringLiteral(" - "));
    return fileNameFrom(name);
}

} // namespace

void printNote(Desk& desk, const ReportDocument& note)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(nameOf(note));
    if (!desk.asker().askPrinter(printer))
        return;
    if (!printSheet(note, printer, sheetOptionsForLocale()))
        desk.messages().tell(Mood::bad, Tr::tr("The printer did not answer. Save the note as PDF instead."));
}

void saveNoteAsPdf(Desk& desk, const ReportDocument& note)
{
    const auto path = desk.asker().askFile({FileQuestion::Kind::save,
                                            Tr::tr("Save the Note"),
                                            {Tr::tr("PDF files (*.pdf)")},
                                            QDir(desk.folder()).filePath(nameOf(note) + QStringLiteral(".pdf")),
                                            QStringLiteral("pdf")});
    if (!path)
        return;
    if (const auto saved = savePdf(Sheet(note, sheetOptionsForLocale()), *path); !saved)
        desk.messages().tell(Mood::bad, sentenceFor(saved.error()));
    else
        desk.messages().tell(Mood::good, Tr::tr("Saved as %1.").arg(QDir::toNativeSeparators(*path)));
}

} // namespace pairwright
