#include "ui/pages/rounds/entry/result_keys.h"

#include <array>

namespace pairwright {

namespace {

struct KeyMeaning {
    char16_t key;
    ResultKey result;
};

constexpr std::array common{
    KeyMeaning{u'+', ResultKey::whiteWinsByForfeit},
    KeyMeaning{u'-', ResultKey::blackWinsByForfeit},
    KeyMeaning{u'*', ResultKey::bothForfeit},
    KeyMeaning{u'a', ResultKey::adjourned},
};
constexpr std::array vega{
    KeyMeaning{u'1', ResultKey::whiteWins},          KeyMeaning{u'5', ResultKey::draw},
    KeyMeaning{u'0', ResultKey::blackWins},          KeyMeaning{u'3', ResultKey::whiteWinsByForfeit},
    KeyMeaning{u'4', ResultKey::blackWinsByForfeit}, KeyMeaning{u'2', ResultKey::bothForfeit},
    KeyMeaning{u'7', ResultKey::adjourned},          KeyMeaning{u'9', ResultKey::clear},
};
constexpr std::array sharly{
    KeyMeaning{u'1', ResultKey::whiteWins},
    KeyMeaning{u'2', ResultKey::draw},
    KeyMeaning{u'3', ResultKey::blackWins},
    KeyMeaning{u'0', ResultKey::clear},
};
// The comma and the point lie on the number pad, where the equals sign is missing.
constexpr std::array chess{
    KeyMeaning{u'1', ResultKey::whiteWins}, KeyMeaning{u'=', ResultKey::draw},      KeyMeaning{u'.', ResultKey::draw},
    KeyMeaning{u',', ResultKey::draw},      KeyMeaning{u'0', ResultKey::blackWins}, KeyMeaning{u'9', ResultKey::clear},
};
constexpr std::array letters{
    KeyMeaning{u'w', ResultKey::whiteWins},
    KeyMeaning{u'd', ResultKey::draw},
    KeyMeaning{u'b', ResultKey::blackWins},
    KeyMeaning{u'c', ResultKey::clear},
};

template <class Visit>
void forEachKey(KeyPreset preset, Visit visit)
{
    const auto all = [&visit](const auto& table) {
        for (const KeyMeaning& meaning : table)
            visit(meaning);
    };
    switch (preset) {
    case KeyPreset::vega: all(vega); break;
    case KeyPreset::sharly: all(sharly); break;
    case KeyPreset::chess: all(chess); break;
    case KeyPreset::letters: all(letters); break;
    }
    all(common);
}

} // namespace

std::optional<ResultKey> resultForKey(KeyPreset preset, QChar key)
{
    std::optional<ResultKey> found;
    const QChar lower = key.toLower();
    forEachKey(preset, [&found, lower](const KeyMeaning& meaning) {
        if (QChar(meaning.key) == lower)
            found = meaning.result;
    });
    return found;
}

QList<KeyHint> keyHints(KeyPreset preset)
{
    QList<KeyHint> hints;
    for (int i = 0; i <= static_cast<int>(ResultKey::clear); ++i)
        hints.append({static_cast<ResultKey>(i), QString()});
    forEachKey(preset, [&hints](const KeyMeaning& meaning) {
        QString& keys = hints[static_cast<qsizetype>(meaning.result)].keys;
        if (!keys.isEmpty())
            keys += QLatin1Char(' ');
        keys += QChar(meaning.key).toUpper();
    });
    return hints;
}

} // namespace pairwright
