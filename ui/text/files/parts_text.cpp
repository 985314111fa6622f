#include "ui/text/files/parts_text.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::PartsText)
};

} // namespace

QString sentenceFor(const PlanFault& fault, const std::vector<PartPlan>& plan)
{
    using enum PlanFault::Code;
    const auto place = static_cast<std::size_t>(fault.part);
    const QString title = place < plan.size() ? visibleText(plan[place].title.trimmed()) : QString();
    switch (fault.code) {
    case noPlayers: return Tr::tr("There is nobody to be split. Add players first, or import a list.");
    case begun:
        return Tr::tr("Groups are made before round 1. While round 1 is only proposed, discard it; later, export the "
                      "players as CSV, import them into a new tournament, and split that one.");
    case noTitle: return Tr::tr("Group %1 has no name. Type one: its file is called by it.").arg(fault.part + 1);
    case titleTooLong:
        return filled(Tr::tr("The name of group %1 has more than %2 letters. Shorten it: its file is called by it."),
                      fault.part + 1, fault.most);
    case sameTitle:
        return Tr::tr("Two groups are called “%1”. Give one of them another name: each is a file of its own.")
            .arg(title);
    case tooFew:
        return filled(Tr::tr("“%1” has fewer than the %2 players that its system needs. Move players to it, or make "
                             "fewer groups."),
                      title, fault.least);
    case tooMany:
        return filled(Tr::tr("“%1” has more than the %2 players that its system can pair. Make more groups, or choose "
                             "a Swiss system for it."),
                      title, fault.most);
    case tooManyRounds:
        return filled(Tr::tr("“%1” has too few players for so many rounds. Choose %2 or fewer, or a round robin."),
                      title, fault.most);
    case tooManyParts: return Tr::tr("An event has %1 files at most. Make fewer groups.").arg(fault.most);
    case notOnce: break;
    }
    return Tr::tr("Somebody is in no group, or in two. Choose again how the list is split.");
}

QString sentenceFor(const PartsStay& stay)
{
    const QString file = visibleFileName(stay.path);
    switch (stay.code) {
    case PartsStay::Code::notOne:
        return Tr::tr("No file of this event lies in its folder any more. There is nothing to take back.");
    case PartsStay::Code::begun:
        return Tr::tr("In %1 a round is published, so all files of the event stay. Files that are not wanted are "
                      "removed by hand.")
            .arg(file);
    case PartsStay::Code::inUse:
        return Tr::tr("%1 is open, here or in another program, so all files of the event stay. Close it and try "
                      "again.")
            .arg(file);
    case PartsStay::Code::notGone: break;
    }
    return Tr::tr("The disk does not let go of %1. The files before it are gone; remove the others by hand.").arg(file);
}

QString sentenceFor(const SeasonFault& fault, const std::vector<PartFile>& parts)
{
    const QString title = fault.part < parts.size() ? visibleText(parts[fault.part].part.title) : QString();
    switch (fault.code) {
    case SeasonFault::Code::fewerThanTwo:
        return Tr::tr("Players change between groups, and here is only one. Put the files of the others into the same "
                      "folder.");
    case SeasonFault::Code::notFinished:
        return Tr::tr("“%1” is not finished: a round is not published yet, or a game is open.").arg(title);
    case SeasonFault::Code::tooSmall: break;
    }
    return Tr::tr("“%1” has fewer players than are to leave it. Choose smaller numbers.").arg(title);
}

} // namespace pairwright
