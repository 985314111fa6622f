#pragma once

#include <type_traits>
#include <variant>
#include <vector>

/// Values whose fields stand in a table. A row of such a table has
///   field   the enumerator that names it,
///   key     its name in JSON and in findings,
///   member  a variant of pointers to members, one alternative for each type that a field can have,
///   Value   a variant of those types.
/// What can be said of all fields alike is said here once.
namespace pairwright {

template <class Info, class Data>
typename Info::Value valueOf(const Info& info, const Data& data)
{
    return std::visit([&](auto member) { return typename Info::Value(data.*member); }, info.member);
}

/// Precondition: the value has the type of the field.
template <class Info, class Data>
void putValue(const Info& info, Data& data, const typename Info::Value& value)
{
    std::visit([&](auto member) { data.*member = std::get<std::remove_cvref_t<decltype(data.*member)>>(value); },
               info.member);
}

/// A field as a command changes it: what was seen when the command was made, and what the field shall be. Where the
/// field is something else by then, somebody was faster, and the command is refused.
template <class Field, class Value>
struct FieldEdit {
    Field field;
    Value seen;
    Value wanted;
    friend bool operator==(const FieldEdit&, const FieldEdit&) = default;
};

/// The same of a value that stands in no table.
template <class Value>
struct ValueEdit {
    Value seen;
    Value wanted;
    friend bool operator==(const ValueEdit&, const ValueEdit&) = default;
};

/// The fields in which the two differ, in the order of the table.
template <class Table, class Data>
auto editsBetween(const Table& table, const Data& seen, const Data& wanted)
{
    using Info = typename Table::value_type;
    std::vector<FieldEdit<decltype(Info::field), typename Info::Value>> edits;
    for (const Info& info : table) {
        auto before = valueOf(info, seen);
        auto after = valueOf(info, wanted);
        if (before != after)
            edits.push_back({info.field, std::move(before), std::move(after)});
    }
    return edits;
}

/// Carries the edits out and returns the fields that are left alone, because they are neither what was seen nor what
/// was wanted.
template <class Table, class Data, class Edits>
auto applyEdits(const Table& table, Data& data, const Edits& edits)
{
    using Info = typename Table::value_type;
    std::vector<const Info*> changedMeanwhile;
    for (const auto& edit : edits) {
        for (const Info& info : table) {
            if (info.field != edit.field)
                continue;
            const auto present = valueOf(info, data);
            if (present == edit.seen)
                putValue(info, data, edit.wanted);
            else if (present != edit.wanted)
                changedMeanwhile.push_back(&info);
        }
    }
    return changedMeanwhile;
}

} // namespace pairwright
