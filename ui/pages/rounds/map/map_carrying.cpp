#include "ui/pages/rounds/map/map_carrying.h"

#include "app/domain/text/filled.h"
#include "app/explain/call_name.h"
#include "app/explain/explained_round.h"
#include "ui/explain/answer_words.h"
#include "ui/text/rounds/round_text.h"

#include <QTimer>

#include <algorithm>
#include <chrono>

namespace pairwright {

namespace {

/// A target that somebody only passes is not judged.
constexpr std::chrono::milliseconds restBeforeJudging{180};
constexpr qsizetype mostParagraphs = 3;

} // namespace

MapCarrying::MapCarrying(Desk& desk, QObject* parent)
    : QObject(parent)
    , desk_(desk)
    , soon_(new QTimer(this))
{
    soon_->setSingleShot(true);
    soon_->setInterval(restBeforeJudging);
    connect(soon_, &QTimer::timeout, this, &MapCarrying::judge);
    for (const auto signal : {&Desk::sessionChanged, &Desk::changedEntirely, &Desk::shownRoundChanged})
        connect(&desk, signal, this, &MapCarrying::end);
    connect(&desk, &Desk::changed, this, [this](const ChangeSet& changes) {
        // What others do elsewhere takes nothing out of one's hand.
        const auto round = desk_.shownRound();
        if (!desk_.hearsOthers() || !round || changes.rounds.contains(*round) || !changes.players.empty() ||
            changes.settings)
            end();
    });
}

MapCarrying::~MapCarrying() = default;

void MapCarrying::begin(Purpose purpose, PlayerKey moved)
{
    end();
    if (desk_.session() == nullptr || !desk_.shownRound())
        return;
    state_ = desk_.projectedState();
    version_ = shownVersion(*state_, *desk_.shownRound());
    if (version_ == nullptr)
        return;
    reading_ = desk_.reading(*desk_.shownRound());
    if (purpose == Purpose::pair)
        costs_ = std::make_unique<MapCosts>(*state_, *version_, reading_);
    purpose_ = purpose;
    moved_ = moved;
    emit changed();
}

void MapCarrying::end()
{
    if (!isOn())
        return;
    soon_->stop();
    if (job_ != nullptr)
        job_->cancel();
    job_.clear();
    moved_.reset();
    target_.reset();
    costs_.reset();
    known_.clear();
    verdict_.clear();
    reading_.reset();
    version_ = nullptr;
    state_.reset();
    emit changed();
}

void MapCarrying::aim(std::optional<PlayerKey> target)
{
    if (target == moved_)
        target.reset();
    if (target == target_)
        return;
    target_ = target;
    verdict_.clear();
    if (job_ != nullptr)
        job_->cancel();
    job_.clear();
    if (target_ && purpose_ == Purpose::pair)
        soon_->start();
    else
        soon_->stop();
    emit changed();
}

const MapCost* MapCarrying::costFor(PlayerKey onto)
{
    if (!isOn() || onto == *moved_)
        return nullptr;
    const auto known = known_.find(onto);
    if (known != known_.end())
        return known->second.words.isEmpty() ? nullptr : &known->second;
    MapCost& cost = known_[onto];
    if (costs_ != nullptr)
        cost = costs_->of(*moved_, onto);
    else if (const auto met = metBefore(*reading_, *moved_, onto))
        cost = {MapCost::Kind::forbidden, tr("met in round %1").arg(met->value)};
    return cost.words.isEmpty() ? nullptr : &cost;
}

bool MapCarrying::leadsSomewhere()
{
    if (!isOn() || !target_)
        return false;
    return purpose_ == Purpose::ask || editThatPairs(*version_, *moved_, *target_).has_value();
}

QString MapCarrying::nameOf(PlayerKey player) const
{
    return callName(*state_, player);
}

QString MapCarrying::changeOf(const Pairings& after) const
{
    const Pairings& before = version_->pairings;
    QStringList changes;
    for (std::size_t i = 0; i < after.boards.size() && i < before.boards.size(); ++i) {
        const Match& then = after.boards[i];
        if (then.a == before.boards[i].a && then.b == before.boards[i].b)
            continue;
        if (!(then.has(*moved_) && then.has(*target_)))
            changes.append(filled(desk_.projected().settings.teams ? tr("Match %1 becomes %2 – %3.")
                                                                   : tr("Board %1 becomes %2 – %3."),
                                  static_cast<int>(i) + 1, nameOf(then.a), nameOf(then.b)));
    }
    if (after.bye && after.bye != before.bye)
        changes.append(tr("%1 gets the bye.").arg(nameOf(*after.bye)));
    return changes.join(QLatin1Char(' '));
}

void MapCarrying::show(MapCard& card)
{
    if (!isOn() || !target_)
        return;
    const QString pair = filled(tr("%1 – %2", "two players"), nameOf(*moved_), nameOf(*target_));
    const MapCost* cost = costFor(*target_);
    if (purpose_ == Purpose::ask) {
        const auto met = metBefore(*reading_, *moved_, *target_);
        card.set(filled(tr("Why not %1 – %2?"), nameOf(*moved_), nameOf(*target_)),
                 met ? tr("They met in round %1.").arg(met->value) : QString(), {},
                 tr("Let go, or press Enter, to ask. Nothing changes. Esc leaves it."));
        return;
    }
    const auto edit = editThatPairs(*version_, *moved_, *target_);
    if (!edit) {
        card.set(pair,
                 cost != nullptr && cost->kind == MapCost::Kind::asPaired ? tr("They are paired already.")
                                                                          : tr("They cannot be paired so."),
                 {}, tr("Esc leaves it."));
        return;
    }
    const Pairings after = pairingsAfter(*version_, *edit);
    const RoundCounts now = costs_->now();
    const RoundCounts then = costs_->countsOf(after);
    const auto line = [](const QString& what, int before, int afterwards) {
        return MapCard::Line{what, QString::number(before), QString::number(afterwards), afterwards > before,
                             afterwards < before};
    };
    card.set(pair, changeOf(after),
             {line(tr("Met before"), now.metBefore, then.metBefore), line(tr("Floats"), now.floats, then.floats),
              line(tr("Colours not granted"), now.coloursNotGranted, then.coloursNotGranted)},
             tr("Let go, or press Enter, to pair them. Esc leaves it."));
    card.setVerdict(verdict_.isEmpty() ? tr("Comparing with the rules …") : verdict_);
}

void MapCarrying::judge()
{
    const auto edit = isOn() && target_ ? editThatPairs(*version_, *moved_, *target_) : std::nullopt;
    if (!edit)
        return;
    auto copy = std::make_shared<RoundVersion>(*version_);
    copy->pairings = pairingsAfter(*version_, *edit);
    copy->origin = PairingOrigin::edited;
    auto* job = new JudgeJob(state_, reading_->round(), *copy, this);
    job_ = job;
    connect(job, &JudgeJob::judged, this, [this, job, copy](const RoundJudgement& judgement) {
        if (job_ != job)
            return;
        const ExplainedRound explained(*state_, *copy, reading_, desk_.namesakes());
        QStringList paragraphs = judgementSections(explained, judgement).front().paragraphs;
        const qsizetype more = paragraphs.size() - mostParagraphs;
        if (more > 0)
            paragraphs = paragraphs.first(mostParagraphs) << tr("And %n more.", nullptr, static_cast<int>(more));
        verdict_ = paragraphs.join(QLatin1Char('\n'));
        emit judged();
    });
    connect(job, &JudgeJob::failedWith, this, [this, job](const PairingJobError& error) {
        if (job_ != job)
            return;
        verdict_ = reasonFor(error, *state_);
        emit judged();
    });
    job->start();
}

} // namespace pairwright
