#include "tests/oracle/shared/tried_systems.h"

#include "tests/oracle/burstein/burstein.h"
#include "tests/oracle/dubov/dubov.h"
#include "tests/oracle/dutch_2012/dutch_2012.h"
#include "tests/oracle/lim/lim.h"
#include "tests/support/lim_options.h"

namespace pairwright::oracle {

namespace {

TriedSystem dubovOf(const char* name, int year, dubov::Edition edition, Edition basicRules)
{
    const auto oracle = [edition](const TournamentState& state, std::span<const Tpn> absent) {
        return dubov::pairByOracle(state, edition, absent);
    };
    return {name, {System::Dubov, year}, basicRules, oracle, {}};
}

TriedSystem bursteinOf(const char* name, int year, burstein::Edition edition, Edition basicRules)
{
    const auto oracle = [edition](const TournamentState& state, std::span<const Tpn> absent) {
        return burstein::pairByOracle(state, edition, absent);
    };
    return {name, {System::Burstein, year}, basicRules, oracle, {}};
}

TriedSystem limWith(const char* name, lim::Maxi maxi, std::string_view asked)
{
    const auto oracle = [maxi](const TournamentState& state, std::span<const Tpn> absent) {
        return lim::pairByOracle(state, maxi, absent);
    };
    return {name, {System::Lim, 1999}, Edition::Dutch2026, oracle, withMaxi(asked)};
}

} // namespace

std::vector<TriedSystem> triedSystems()
{
    return {
        dubovOf("dubov 2026", 2026, dubov::Edition::Dubov2026, Edition::Dutch2026),
        dubovOf("dubov 2018", 2018, dubov::Edition::Dubov2018, Edition::Dutch2017),
        bursteinOf("burstein 2026", 2026, burstein::Edition::Burstein2026, Edition::Dutch2026),
        bursteinOf("burstein 2017", 2017, burstein::Edition::Burstein2017, Edition::Dutch2017),
        {"dutch 2012", {System::Dutch, 2012}, Edition::Dutch2012, dutch2012::pairByOracle, {}},
        limWith("lim 1999", lim::Maxi::automatic, "auto"),
        limWith("lim 1999 maxi on", lim::Maxi::on, "on"),
        limWith("lim 1999 maxi off", lim::Maxi::off, "off"),
    };
}

} // namespace pairwright::oracle
