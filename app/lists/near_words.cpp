#include "app/lists/near_words.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace pairwright {

namespace {

constexpr qsizetype shortestSound = 3; // half a list begins with a shorter one

/// The beginnings of `word` that are one error away from `typed`, whose first `same` letters are those of the word.
/// Up to the first difference the two agree, so that the error is there.
void addBeginnings(std::string_view word, std::string_view typed, std::size_t same, std::set<std::string>& found)
{
    const auto restIs = [](std::string_view text, std::size_t from, std::string_view rest) {
        return from <= text.size() && text.substr(from).starts_with(rest);
    };
    const std::string_view rest = typed.substr(same);
    const std::string_view after = rest.substr(1);
    if (restIs(word, same, after)) // one too many was typed
        found.emplace(word.substr(0, same + after.size()));
    if (restIs(word, same + 1, after)) // a wrong one
        found.emplace(word.substr(0, same + 1 + after.size()));
    if (restIs(word, same + 1, rest)) // one was left out
        found.emplace(word.substr(0, same + 1 + rest.size()));
    const bool swapped =
        rest.size() > 1 && same + 1 < word.size() && word[same] == rest[1] && word[same + 1] == rest[0];
    if (swapped && restIs(word, same + 2, rest.substr(2)))
        found.emplace(word.substr(0, typed.size()));
}

} // namespace

QStringList nearBeginnings(const QByteArray& vocabulary, const QString& typedText, int limit)
{
    const std::string typed = typedText.toStdString();
    if (typedText.size() < shortestForgiven)
        return {};
    std::set<std::string> found;
    const std::string_view words(vocabulary.constData(), static_cast<std::size_t>(vocabulary.size()));
    for (std::size_t start = 0; start < words.size() && found.size() < static_cast<std::size_t>(limit);) {
        const std::size_t end = std::min(words.find('\n', start), words.size());
        const std::string_view word = words.substr(start, end - start);
        start = end + 1;
        if (word.size() + 1 < typed.size())
            continue;
        const auto [inWord, inTyped] = std::mismatch(word.begin(), word.end(), typed.begin(), typed.end());
        if (inTyped != typed.end())
            addBeginnings(word, typed, static_cast<std::size_t>(inTyped - typed.begin()), found);
    }
    QStringList beginnings;
    for (const std::string& beginning : found)
        beginnings.append(QString::fromStdString(beginning));
    return beginnings;
}

QStringList beginningsThatSoundLike(const QByteArray& vocabulary, const QStringList& sounds, Vowels vowels, int limit)
{
    std::vector<std::string> wanted;
    std::array<bool, 256> mayBegin{};
    for (const QString& sound : sounds)
        if (sound.size() >= shortestSound) {
            wanted.push_back(sound.toStdString());
            for (std::size_t letter = 0; letter < mayBegin.size(); ++letter)
                mayBegin[letter] =
                    mayBegin[letter] || mayBeginSound(static_cast<char>(letter), wanted.back().front(), vowels);
        }
    const auto fits = [&](std::string_view word) {
        if (word.empty() || !mayBegin[static_cast<unsigned char>(word.front())])
            return false;
        const std::string heard = soundOf(word, vowels);
        return std::any_of(wanted.begin(), wanted.end(),
                           [&heard](const std::string& one) { return heard.starts_with(one); });
    };
    if (wanted.empty())
        return {};
    QStringList beginnings;
    const std::string_view words(vocabulary.constData(), static_cast<std::size_t>(vocabulary.size()));
    std::string_view last;
    for (std::size_t start = 0; start < words.size() && beginnings.size() < limit;) {
        const std::size_t end = std::min(words.find('\n', start), words.size());
        const std::string_view word = words.substr(start, end - start);
        start = end + 1;
        if ((!last.empty() && word.starts_with(last)) || !fits(word))
            continue;
        std::size_t length = 1;
        while (length < word.size() && !fits(word.substr(0, length)))
            ++length;
        last = word.substr(0, length);
        beginnings.append(QString::fromUtf8(last.data(), static_cast<qsizetype>(length)));
    }
    return beginnings;
}

bool hasBeginning(const QByteArray& vocabulary, const QString& typed)
{
    const QByteArray beginning = typed.toUtf8();
    return vocabulary.startsWith(beginning) || vocabulary.contains('\n' + beginning);
}

} // namespace pairwright
