#pragma once
// What nearly every test reads, compiled once. Files still include what they use.
#include "app/precompiled.h"

#include <QtTest>
