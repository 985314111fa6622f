#include "ui/text/steps/note_text.h"

#include "app/formats/display_text.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Notes)
};

} // namespace

QString describeNotes(const BoardLine& line, bool shortly)
{
    QStringList parts;
    if (line.changedByHand)
        parts.append(Tr::tr("✎ by hand"));
    if (line.leftToArbiter)
        parts.append(Tr::tr("⚖ left to the arbiter"));
    const auto floats = [&parts](const SideLine& side, const QString& colour) {
        if (side.notes.floatsDown)
            parts.append(Tr::tr("↓ %1", "floats down").arg(colour));
        if (side.notes.floatsUp)
            parts.append(Tr::tr("↑ %1", "floats up").arg(colour));
    };
    const QString white = Tr::tr("White");
    const QString black = Tr::tr("Black");
    floats(line.white, white);
    floats(line.black, black);
    if (line.white.notes.colourNotGranted && line.black.notes.colourNotGranted)
        parts.append(Tr::tr("◑ neither colour due"));
    else if (line.white.notes.colourNotGranted)
        parts.append(Tr::tr("◑ White, due Black", "has, or had, the claim to Black"));
    else if (line.black.notes.colourNotGranted)
        parts.append(Tr::tr("◑ Black, due White", "has, or had, the claim to White"));
    if (!line.sharedClub.isEmpty())
        parts.append(Tr::tr("same club"));
    if (line.scheduledBefore)
        parts.append(Tr::tr("paired in round %1, not played").arg(line.scheduledBefore->value));
    for (QString& part : parts)
        part = asUnit(part);
    return parts.join(shortly ? QStringLiteral("  ") : QStringLiteral("   "));
}

} // namespace pairwright
