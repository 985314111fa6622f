#pragma once
// What nearly every test of the window reads, compiled once. Files still include what they use.
#include "ui/precompiled.h"

#include <QtTest>
