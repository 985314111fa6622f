#pragma once

#include "app/lists/list_search.h"
#include "app/lists/rating_lists.h"

#include <QTemporaryDir>

#include <string>

namespace pairwright::test {

/// A folder with a file of rating lists that lives as long as a test.
class ListPlace {
public:
    QString file(const QString& name, const std::string& content) const;
    QString zip(const QString& name, const QString& member, const std::string& content) const;
    [[nodiscard]] QString lists() const { return folder_.filePath(QStringLiteral("lists/rating.pwlists")); }

    Expected<AddedList, AddListError> add(const QString& path, const ListFileOptions& options = {},
                                          std::stop_token stop = {}) const;
    /// What is found, by name; the words of an error if there is one.
    QStringList find(const QString& text, const ListSearchOptions& options = {}) const;
    std::vector<ListedPerson> people(const QString& text) const;
    std::vector<RatingList> all() const;

private:
    QTemporaryDir folder_;
};

/// The code of a reader's refusal; no value: taken, or refused by the file of lists.
std::optional<ListReadError::Code> refusalOf(const Expected<AddedList, AddListError>& added);

} // namespace pairwright::test
