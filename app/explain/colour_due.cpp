#include "app/explain/colour_due.h"

#include "app/pairing/adapter.h"
#include "engine/capabilities.h"

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
    const ColourPreference preference = colourPreference(colourHistory(before.state.player(*number)));
    return preference.strength == PreferenceStrength::none ? std::nullopt : std::optional(preference);
}

QString colourDue(const Tournament& tournament, PlayerKey player)
{
    const auto preference = preferenceAhead(tournament, player);
    return preference ? describePreference(*preference) : QString();
}

} // namespace pairwright
