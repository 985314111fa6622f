#pragma once

namespace pairwright {

/// From now on each MapView is a list for whoever reads the screen, with an item for each player that says the same in
/// words as the picture. Harmless when called again.
void makeMapsAccessible();

} // namespace pairwright
