#include "app/lists/name_words.h"

#include "app/domain/text/folded_text.h"
#include "app/domain/text/world_letters.h"

#include <algorithm>
#include <set>

namespace pairwright {

namespace {

constexpr qsizetype federationLetters = 3;

bool isAsciiLetterOrDigit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// In "Jones-Smith" and "O'Brien" the two parts are one word as well.
bool joinsWords(char c)
{
    return c == '-' || c == '\'' || c == '`';
}

bool isWrittenUmlaut(char first, char second)
{
    return (second == 'e' && (first == 'a' || first == 'o' || first == 'u')) || (first == 'd' && second == 'j');
}

void appendWord(std::string_view word, std::string& words)
{
    words += word;
    words += ' ';
    bool hasUmlaut = false;
    for (std::size_t i = 0; i + 1 < word.size(); ++i)
        hasUmlaut = hasUmlaut || isWrittenUmlaut(word[i], word[i + 1]);
    if (!hasUmlaut)
        return;
    for (std::size_t i = 0; i < word.size(); ++i) {
        words += word[i];
        if (i + 1 < word.size() && isWrittenUmlaut(word[i], word[i + 1]))
            ++i;
    }
    words += ' ';
}

/// Millions of names are plain letters, which need no Unicode.
void appendAsciiWords(std::string_view name, std::string& words)
{
    std::string word;
    std::string joined;
    int joinedWords = 0;
    const auto endWord = [&] {
        if (!word.empty())
            appendWord(word, words);
        word.clear();
    };
    const auto endJoined = [&] {
        endWord();
        if (joinedWords > 1)
            appendWord(joined, words);
        joined.clear();
        joinedWords = 0;
    };
    for (const char c : name) {
        if (isAsciiLetterOrDigit(c)) {
            const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            joinedWords += word.empty() ? 1 : 0;
            word += lower;
            joined += lower;
        } else if (joinsWords(c)) {
            endWord();
        } else {
            endJoined();
        }
    }
    endJoined();
}

QString joinedUp(QString text)
{
    for (const char16_t mark : {u'-', u'\'', u'`', u'\u2019', u'\u2018', u'\u2010', u'\u2011'})
        text.remove(QChar(mark));
    return text;
}

void appendUnicodeWords(const QString& name, std::string& words)
{
    std::set<std::string> found;
    for (const QString& spelling : latinSpellings(name) + QStringList{name, umlautsWrittenOut(name)})
        for (const QString& form : {folded(spelling), folded(joinedUp(spelling))})
            for (const QString& word : form.split(QLatin1Char(' '), Qt::SkipEmptyParts))
                found.insert(word.toStdString());
    for (const std::string& word : found)
        appendWord(word, words);
}

QString quoted(const QString& word)
{
    return QLatin1Char('"') + word + QLatin1Char('"');
}

} // namespace

void appendSearchWords(std::string_view name, std::string& words)
{
    const bool ascii = std::all_of(name.begin(), name.end(), [](char c) { return static_cast<signed char>(c) >= 0; });
    if (ascii)
        appendAsciiWords(name, words);
    else
        appendUnicodeWords(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())), words);
}

void appendFederationWord(std::string_view federation, std::string& words)
{
    if (federation.size() != static_cast<std::size_t>(federationLetters))
        return;
    words += '0';
    for (const char c : federation)
        words += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    words += ' ';
}

QString withoutWrittenUmlauts(const QString& foldedWord)
{
    // What stands at the end may go on otherwise: "joe" begins no "Jost".
    std::string both;
    appendWord(foldedWord.chopped(1).toStdString(), both);
    const QStringList words = QString::fromStdString(both).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return words.size() > 1 ? words[1] + foldedWord.back() : foldedWord;
}

std::vector<TypedWord> typedWords(const QString& text)
{
    std::vector<TypedWord> words;
    QString separated = text;
    for (const char separator : {',', ';', '.', '/', '(', ')'})
        separated.replace(QLatin1Char(separator), QLatin1Char(' '));
    for (const QString& typed : separated.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        TypedWord word;
        for (const QString& spelling : QStringList{typed, umlautsWrittenOut(typed)} + latinSpellings(typed))
            if (const QString form = folded(joinedUp(spelling)).remove(QLatin1Char(' '));
                !form.isEmpty() && !word.forms.contains(form))
                word.forms.append(form);
        word.vowels = vowelsOf(typed);
        if (!isLatin(typed)) {
            word.sounds = soundsOf(typed, word.vowels);
            word.forms += word.sounds; // names of three letters are in no vocabulary
        }
        word.mayBeFederation = typed.size() == federationLetters;
        if (!word.forms.isEmpty())
            words.push_back(word);
    }
    return words;
}

QString expressionFor(const std::vector<TypedWord>& words, WordEnds ends)
{
    QStringList all;
    for (const TypedWord& word : words) {
        QStringList any;
        for (const QString& form : word.forms)
            any.append(ends == WordEnds::open ? quoted(form) + QLatin1Char('*') : quoted(form));
        // Alone, three letters are the beginning of a name.
        if (word.mayBeFederation && words.size() > 1)
            any.append(quoted(QLatin1Char('0') + word.forms.front()));
        all.append(QLatin1Char('(') + any.join(QLatin1String(" OR ")) + QLatin1Char(')'));
    }
    return all.join(QLatin1String(" AND "));
}

} // namespace pairwright
