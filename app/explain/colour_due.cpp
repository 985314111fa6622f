#include "app/explain/colour_due.h"

#include "app/pairing/adapter.h"
#include "engine/capabilities.h"
#include "engine/pairing_facts.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Explain)
};

} // namespace

QString describePreference(const ColourPreference& preference)
{
    const QString colour = preference.colour == Colour::White ? Tr::tr("White") : Tr::tr("Black");
    switch (preference.strength) {
    case PreferenceStrength::none: return Tr::tr("none");
    case PreferenceStrength::mild: return Tr::tr("%1 (mild)").arg(colour);
    case PreferenceStrength::strong: return Tr::tr("%1 (strong)").arg(colour);
    case PreferenceStrength::absolute: return Tr::tr("%1 (absolute)").arg(colour);
    }
    return {};
}

std::optional<ColourPreference> preferenceAhead(const Tournament& tournament, PlayerKey player)
{
    if (!capabilitiesOf(tournament.settings.system).hasColourPreferences || tournament.allRoundsPublished())
        return {};
    if (const Round* round = tournament.round(tournament.lastPublished()); round != nullptr && round->published())
        for (const Match& match : round->published()->pairings.boards)
            if (match.has(player) && match.isOpen())
                return {};
    const EngineView before = engineView(tournament, tournament.lastPublished().value);
    const auto number = before.order.tpnOf(player);
    if (!number)
        return {};
    ColourPreference preference = colourPreference(colourHistory(before.state.player(*number)));
    if (tournament.settings.teams) { // by rules of their own
        const SystemEdition system = tournament.settings.system;
        preference = {};
        for (const PlayerFacts& facts :
             pairingFacts(before.state, {.system = system, .options = optionsOf(tournament.settings, system)}))
            if (facts.tpn == *number)
                preference = facts.preference;
    }
    return preference.strength == PreferenceStrength::none ? std::nullopt : std::optional(preference);
}

QString colourDue(const Tournament& tournament, PlayerKey player)
{
    const auto preference = preferenceAhead(tournament, player);
    return preference ? describePreference(*preference) : QString();
}

} // namespace pairwright
