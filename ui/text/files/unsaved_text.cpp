#include "ui/text/files/unsaved_text.h"

#include "ui/text/steps/finding_text.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/steps/who_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright {

namespace {

constexpr std::size_t mostNamed = 4;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::UnsavedText)
};

QString nameOfChange(const ChangeSet& changes)
{
    QString step = describeStep(changes.step);
    switch (changes.kind) {
    case ChangeSet::Kind::done: break;
    case ChangeSet::Kind::undone: return Tr::tr("Undo: %1").arg(step);
    case ChangeSet::Kind::redone: return Tr::tr("Redo: %1").arg(step);
    }
    return step;
}

} // namespace

QString sentenceFor(const NotSaved& what, const Tournament& tournament)
{
    QString cause = what.answersAgain
                        ? Tr::tr("The connection to the server was lost before this was saved. The server answers "
                                 "again: try again.")
                        : sentencesFor(what.cause, tournament).join(QLatin1Char('\n'));
    if (const auto& other = what.cause.other; other && !saysWhoWasFaster(what.cause))
        cause += QLatin1Char('\n') + Tr::tr("%1 did so at %2.", "who and when")
                                         .arg(describeWho(other->who), shownDateTime(other->at.toLocalTime()));
    if (what.changes.empty())
        return cause;
    QStringList names;
    for (std::size_t i = 0; i < std::min(mostNamed, what.changes.size()); ++i)
        names.append(nameOfChange(what.changes[i]));
    const int more = static_cast<int>(what.changes.size()) - static_cast<int>(names.size());
    if (more > 0)
        names.append(Tr::tr("and %n more", "changes that are not saved", more));
    return cause + QLatin1Char('\n') +
           Tr::tr("Not saved: %1", "a list of changes").arg(names.join(QStringLiteral("; ")));
}

} // namespace pairwright
