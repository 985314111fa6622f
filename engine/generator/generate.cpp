#include "engine/generator/generate.h"

#include "engine/generator/played_event.h"
#include "engine/generator/to_document.h"

namespace pairwright::generator {

Course playOut(PlayedEvent& event, const Settings& settings, const std::stop_token& stop)
{
    Course course;
    const int last = std::min(settings.stopAfter.value_or(event.conditions().rounds), event.conditions().rounds);
    while (event.state().roundsPlayed() < last) {
        event.requestByes();
        const auto pairing = pairRound(event.state(), event.request(stop));
        if (!pairing) {
            course.stopped = pairing.error();
            break;
        }
        course.arbiterDecided = course.arbiterDecided || pairing->arbiterDecides;
        event.play(*pairing);
    }
    return course;
}

Expected<Generated, SettingsError> generate(const Settings& settings, std::uint64_t seed, const std::stop_token& stop)
{
    if (auto valid = validated(settings); !valid)
        return Unexpected{valid.error()};
    PlayedEvent event(settings, seed);
    Generated generated;
    static_cast<Course&>(generated) = playOut(event, settings, stop);
    generated.document = toDocument(event, settings, seed, generated.stopped.has_value());
    return generated;
}

} // namespace pairwright::generator
