#pragma once

#include <QByteArray>

#include <functional>
#include <map>

/// Texts and archives that no reader expects, by kind and of any size.
namespace pairwright::test {

/// By name; archives are as large as they are, what comes out of them is sixty times the size that is asked for.
using Kinds = std::map<QByteArray, std::function<QByteArray(qsizetype bytes)>>;

Kinds trfKinds();
Kinds csvKinds();
Kinds jsonKinds();
Kinds listKinds();
Kinds sheetKinds();

} // namespace pairwright::test
