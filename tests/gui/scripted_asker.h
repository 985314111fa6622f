#pragma once

#include "ui/dialogs/asker.h"

#include <QMap>

#include <deque>
#include <memory>
#include <vector>

class QPrinter;

namespace pairwright {

/// One that prints into a file.
std::shared_ptr<QPrinter> printerInto(const QString& file);

/// Answers instead of a person: file questions with the prepared paths in turn, questions with yes unless
/// told otherwise. Keeps what was asked.
class ScriptedAsker : public Asker {
public:
    std::optional<Consent> ask(const Question& question) override
    {
        questions.push_back(question);
        if (person)
            return person->ask(question);
        if (!consents)
            return std::nullopt;
        Consent consent{question.wantsReason ? reason : question.textLabel.isEmpty() ? QString() : text, {}};
        for (const Question::Choice& choice : question.choices)
            consent.chosen.push_back(choose.value(choice.label, choice.chosen));
        return consent;
    }

    std::optional<QString> askFile(const FileQuestion& question) override
    {
        fileQuestions.push_back(question);
        if (paths.empty())
            return std::nullopt;
        QString path = paths.front();
        paths.pop_front();
        return path;
    }

    /// "Print to a file", where a file was prepared.
    bool askPrinter(QPrinter& printer) override;

    std::unique_ptr<Asker> person; ///< who answers questions in its place
    std::deque<QString> paths;
    QString printTo; ///< empty: no printer is chosen
    int printersAsked = 0;
    bool consents = true;
    QString reason = QStringLiteral("wrong player list");
    QString text;              ///< the answer to Question::textLabel
    QMap<QString, int> choose; ///< answers to Question::choices by label; others stay as proposed
    std::vector<Question> questions;
    std::vector<FileQuestion> fileQuestions;
};

} // namespace pairwright
