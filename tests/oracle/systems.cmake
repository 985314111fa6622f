# The oracles of Dutch 2012, Dubov, Burstein, Lim, Double-Swiss, Swiss Team and of the tie-breaks, each in its folder
add_library(oracle_systems STATIC
    baku.cpp baku.h
    burstein/burstein.cpp burstein/burstein.h
    burstein/colours.cpp burstein/colours.h
    burstein/criteria.cpp burstein/criteria.h
    burstein/definitions.cpp burstein/definitions.h
    burstein/order.cpp burstein/order.h
    burstein/procedure.cpp burstein/procedure.h
    burstein/why_not.cpp burstein/why_not.h
    dubov/bracket.cpp dubov/bracket.h
    dubov/colours.cpp dubov/colours.h
    dubov/criteria.cpp dubov/criteria.h
    dubov/definitions.cpp dubov/definitions.h
    dubov/dubov.cpp dubov/dubov.h
    dubov/procedure.cpp dubov/procedure.h
    dubov/shift.cpp dubov/shift.h
    dubov/sorting.cpp dubov/sorting.h
    dubov/why_not.cpp dubov/why_not.h
    dubov_1997/columns.cpp dubov_1997/columns.h
    dubov_1997/definitions.cpp dubov_1997/definitions.h
    dubov_1997/dubov_1997.cpp dubov_1997/dubov_1997.h
    dubov_1997/group.cpp dubov_1997/group.h
    dubov_1997/why_not.cpp dubov_1997/why_not.h
    dutch_2012/bracket.cpp dutch_2012/bracket.h
    dutch_2012/colours.cpp dutch_2012/colours.h
    dutch_2012/definitions.cpp dutch_2012/definitions.h
    dutch_2012/dutch_2012.cpp dutch_2012/dutch_2012.h
    dutch_2012/orders.cpp dutch_2012/orders.h
    dutch_2012/requirements.cpp dutch_2012/requirements.h
    dutch_2012/round.cpp dutch_2012/round.h
    dutch_2012/why_not.cpp dutch_2012/why_not.h
    double_swiss/definitions.cpp double_swiss/definitions.h
    double_swiss/double_swiss.cpp double_swiss/double_swiss.h
    double_swiss/matches.h
    double_swiss/procedure.cpp double_swiss/procedure.h
    double_swiss/random_matches.cpp double_swiss/random_matches.h
    double_swiss/why_not.cpp double_swiss/why_not.h
    lim/colours.cpp lim/colours.h
    lim/exchanges.cpp
    lim/floaters.cpp
    lim/group.cpp lim/group.h
    lim/lim.cpp lim/lim.h
    lim/players.cpp lim/players.h
    lim/round.cpp lim/round.h
    shared/campaign.cpp shared/campaign.h
    shared/complete_pairing.cpp shared/complete_pairing.h
    shared/largest_matching.cpp shared/largest_matching.h
    shared/step_answer.cpp shared/step_answer.h
    shared/random_field.cpp shared/random_field.h
    shared/system_round.h
    shared/forced_pair.h
    shared/tried_systems.cpp shared/tried_systems.h
    team_swiss/candidates.cpp team_swiss/candidates.h
    team_swiss/colours.cpp team_swiss/colours.h
    team_swiss/definitions.cpp team_swiss/definitions.h
    team_swiss/engines_round.cpp team_swiss/engines_round.h
    team_swiss/procedure.cpp team_swiss/procedure.h
    team_swiss/random_teams.cpp team_swiss/random_teams.h
    team_swiss/team_swiss.cpp team_swiss/team_swiss.h
    team_swiss/teams.h
    team_swiss/why_not.cpp team_swiss/why_not.h
    tiebreaks/direct_encounter.cpp tiebreaks/direct_encounter.h
    tiebreaks/event.cpp tiebreaks/event.h
    tiebreaks/fraction.h
    tiebreaks/opponents.cpp tiebreaks/opponents.h
    tiebreaks/own_rounds.cpp tiebreaks/own_rounds.h
    tiebreaks/random_event.cpp tiebreaks/random_event.h
    tiebreaks/ratings.cpp tiebreaks/ratings.h
    tiebreaks/table.cpp tiebreaks/table.h
    tiebreaks/teams/board_results.cpp tiebreaks/teams/board_results.h
    tiebreaks/teams/extended_encounter.cpp tiebreaks/teams/extended_encounter.h
    tiebreaks/teams/random_team_event.cpp tiebreaks/teams/random_team_event.h
    tiebreaks/teams/random_team_lists.cpp
    tiebreaks/teams/team_table.cpp tiebreaks/teams/team_table.h
    tiebreaks/teams/team_view.cpp tiebreaks/teams/team_view.h)
target_link_libraries(oracle_systems PUBLIC oracle)
compile_like_engine(oracle_systems)
