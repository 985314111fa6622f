#pragma once
// What nearly every test reads, compiled once. Files still include what they use. Nothing of app: the tests of the
// engine have names of their own for what app names alike.
#include "engine/precompiled.h"

#include <QtTest>
