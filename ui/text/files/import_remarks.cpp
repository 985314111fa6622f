#include "ui/text/files/import_remarks.h"

#include "app/domain/text/number_runs.h"
#include "ui/text/files/open_text.h"
#include "ui/text/files/trf_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>
#include <vector>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::ImportRemarks)
};

/// As many of one kind are told singly.
constexpr qsizetype fewOfAKind = 3;
/// More names than this say nothing to anybody.
constexpr std::size_t mostPlaces = 40;

/// Remarks of one kind.
struct Group {
    bool isRepair = false;
    int code = 0;
    QStringList sentences;    ///< the first few
    std::set<QString> seen;   ///< all, each once
    std::set<int> lines;      ///< of the sentences from the second on
    std::set<QString> places; ///< of these: players, or records

    /// False if it was told already.
    bool take(const QString& sentence)
    {
        if (!seen.insert(sentence).second)
            return false;
        if (sentences.size() < fewOfAKind)
            sentences.append(sentence);
        return true;
    }
    [[nodiscard]] bool hasMore() const { return seen.size() > 1; }
};

Group& groupOf(std::vector<Group>& groups, bool isRepair, int code)
{
    const auto found = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
        return group.isRepair == isRepair && group.code == code;
    });
    return found != groups.end() ? *found : groups.emplace_back(Group{isRepair, code, {}, {}, {}, {}});
}

void add(const trf::Repair& repair, std::vector<Group>& groups)
{
    Group& group = groupOf(groups, true, static_cast<int>(repair.code));
    if (group.take(sentenceFor(repair)) && group.hasMore() && repair.line > 0)
        group.lines.insert(repair.line);
}

void add(const TrfImportNote& note, const Tournament& tournament, std::vector<Group>& groups)
{
    Group& group = groupOf(groups, false, static_cast<int>(note.code));
    const Player* player = note.player ? tournament.player(*note.player) : nullptr;
    const QString place = player != nullptr ? player->data.name : note.text;
    if (group.take(sentenceFor(note, tournament)) && group.hasMore() && !place.isEmpty())
        group.places.insert(place);
}

void tell(const Group& group, QStringList& told)
{
    if (static_cast<qsizetype>(group.seen.size()) <= fewOfAKind) {
        told += group.sentences;
        return;
    }
    QString where;
    if (!group.lines.empty())
        where = Tr::tr("lines %1").arg(numberRuns({group.lines.begin(), group.lines.end()}).join(QStringLiteral(", ")));
    else if (group.places.size() <= mostPlaces)
        where = QStringList(group.places.begin(), group.places.end()).join(QStringLiteral(", "));
    const int more = static_cast<int>(group.seen.size()) - 1;
    told.append(group.sentences.constFirst() + QLatin1Char(' ') +
                (where.isEmpty() ? Tr::tr("And %n more of this kind.", nullptr, more)
                                 : Tr::tr("And %n more of this kind: %1.", nullptr, more).arg(where)));
}

/// Records that contradict others or have no place here: only the first remarks are seen at once.
bool isOfWhatIsLost(TrfImportNote::Code code)
{
    return code == TrfImportNote::Code::recordContradicts || code == TrfImportNote::Code::recordNotCarried;
}

} // namespace

QStringList remarksOn(const TrfImport& imported)
{
    std::vector<Group> groups;
    const auto addNotes = [&](bool lost) {
        for (const TrfImportNote& note : imported.notes)
            if (lost == isOfWhatIsLost(note.code))
                add(note, imported.tournament, groups);
    };
    addNotes(true);
    for (const trf::Repair& repair : imported.repairs)
        add(repair, groups);
    addNotes(false);
    QStringList told;
    for (const Group& group : groups)
        tell(group, told);
    return told;
}

} // namespace pairwright
