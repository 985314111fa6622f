#include "ui/settings/second_engine_setting.h"

#include "ui/settings/user_settings.h"

namespace pairwright {

namespace {

constexpr auto* name = "secondEngine";         // "dutch 2026 /opt/bbpPairings"
const auto noTournament = QStringLiteral("/"); // no file of a tournament is called that

} // namespace

SecondEngine secondEngineOf(const UserSettings& settings)
{
    const QString kept = settings.choice(noTournament, name);
    SecondEngine engine{.command = kept.section(QLatin1Char(' '), 2)};
    const SystemInfo* info =
        findSystem(kept.section(QLatin1Char(' '), 0, 0).toStdString(), kept.section(QLatin1Char(' '), 1, 1).toInt());
    if (info != nullptr)
        engine.system = info->id;
    return engine;
}

void setSecondEngine(UserSettings& settings, const SecondEngine& engine)
{
    const SystemInfo* info = findSystem(engine.system);
    if (info == nullptr)
        return;
    const QString key = QString::fromUtf8(info->key.data(), static_cast<qsizetype>(info->key.size()));
    settings.setChoice(noTournament, name,
                       QStringLiteral("%1 %2 %3").arg(key, QString::number(info->id.edition), engine.command));
}

} // namespace pairwright
