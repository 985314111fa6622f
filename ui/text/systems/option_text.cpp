#include "ui/text/systems/option_text.h"

#include <QCoreApplication>
#include <QLatin1StringView>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

struct OptionTr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::OptionText)
};

struct OptionWords {
    std::string_view key;
    const char* name;
    const char* note;
};

struct ChoiceWords {
    std::string_view key;
    std::string_view choice;
    const char* name;
};

constexpr std::array optionWords{
    OptionWords{"lim-maxi", QT_TRANSLATE_NOOP("pairwright::OptionText", "Rating limit (Maxi)"),
                QT_TRANSLATE_NOOP("pairwright::OptionText",
                                  "In a Maxi-tournament of the Lim system exchanges are limited to 100 rating points. "
                                  "By itself that holds where there are more players than 2 to the power of the number "
                                  "of rounds.")},
    OptionWords{"cycles", QT_TRANSLATE_NOOP("pairwright::OptionText", "Cycles"), nullptr},
    OptionWords{"seam", QT_TRANSLATE_NOOP("pairwright::OptionText", "End of a cycle"),
                QT_TRANSLATE_NOOP("pairwright::OptionText",
                                  "Without the exchange some have one colour three times in a row where the next cycle "
                                  "begins.")},
    OptionWords{"scheveningen-games", QT_TRANSLATE_NOOP("pairwright::OptionText", "Games against each opponent"),
                QT_TRANSLATE_NOOP("pairwright::OptionText",
                                  "The second time everybody has the other colour, and the rounds come in another "
                                  "order.")}};

constexpr std::array choiceWords{
    ChoiceWords{"lim-maxi", "auto", QT_TRANSLATE_NOOP("pairwright::OptionText", "by the number of players")},
    ChoiceWords{"lim-maxi", "on", QT_TRANSLATE_NOOP("pairwright::OptionText", "on")},
    ChoiceWords{"lim-maxi", "off", QT_TRANSLATE_NOOP("pairwright::OptionText", "off")},
    ChoiceWords{"seam", "exchanged", QT_TRANSLATE_NOOP("pairwright::OptionText", "the last two rounds change places")},
    ChoiceWords{"seam", "straight", QT_TRANSLATE_NOOP("pairwright::OptionText", "as in the table")}};

QString plain(std::string_view text)
{
    return QString(QLatin1StringView(text));
}

const OptionWords* wordsOf(std::string_view key)
{
    const auto words = std::ranges::find(optionWords, key, &OptionWords::key);
    return words == optionWords.end() ? nullptr : &*words;
}

} // namespace

QString nameOfOption(std::string_view key)
{
    const OptionWords* words = wordsOf(key);
    return words ? OptionTr::tr(words->name) : plain(key);
}

QString nameOfChoice(std::string_view key, std::string_view choice)
{
    const auto words = std::ranges::find_if(
        choiceWords, [&](const ChoiceWords& one) { return one.key == key && one.choice == choice; });
    return words == choiceWords.end() ? plain(choice) : OptionTr::tr(words->name);
}

QString noteOfOption(std::string_view key)
{
    const OptionWords* words = wordsOf(key);
    return words && words->note ? OptionTr::tr(words->note) : QString();
}

} // namespace pairwright
