### What cards say. Each message is one sentence of a card.

## The line under the title.

stat-cost = cost { $cost }
stat-cost-x = cost X
stat-cost-target = cost of the target
stat-connection = { $by }
stat-oval = { $to } { $price }
stat-firepower = firepower { $firepower }
stat-one-action = one action { $under }
stat-deploy = arrival: rail { $rail }, mule { $mule }, foot { $foot }

## Enterprises.

income-fixed = Income { $cubes }.
income-start = Income { $cubes }, more by buying land.
income-mine = Income: the mine value.
income-bank = Income: the economy.
income-count = Income: 1 per { $each }.
slaves = If its Unrest exceeds its cubes, the slaves revolt: the Liberator takes this card (Revolution) and is jailed.

## Abilities.

extra-play = Extra action: play { $a }.
extra-buy = Extra action: buy { $a }, beyond the two purchases of a turn.
extra-sell = Extra action: sell a card.
extra-redeploy = Extra action: redeploy a troop.
extra-buy_land = Extra action: buy land.
extra-upgrade = Extra action: upgrade a connection.
extra-police = Extra action: police.
extra-speculate = Extra action: speculate.

## $price is one of the next three.
price-half = at half price, rounded up
price-free = for free
price-less = for { $gold } gold less

discount-play = You play { $many } { $price }.
discount-buy = You buy { $many } { $price }.
discount-connection = You upgrade connections { $price }.
discount-connection-of = You upgrade connections of { $many } { $price }.
discount-land = You buy land { $price }.
discount-land-of = You buy land for { $many } { $price }.
discount-redeploy = You redeploy troops { $price }.
discount-redeploy-of = You redeploy { $many } { $price }.

monopoly-play = Opponents who play { $many } pay you, not the pool.
monopoly-connection = Opponents who upgrade connections pay you, not the pool.
monopoly-connection-of = Opponents who upgrade connections of { $many } pay you, not the pool.
monopoly-land = Opponents who buy land pay you, not the pool.
monopoly-land-of = Opponents who buy land for { $many } pay you, not the pool.

general = All your troops have firepower 3.
immune-jail = You cannot be jailed.
immune-nationalization = Your enterprises cannot be nationalized.
immune-assassination = This partner cannot be assassinated.
patent =
    { $cubes ->
        [one] Your { $many } hold 1 more income cube, except in a Depression.
       *[other] Your { $many } hold { $cubes } more income cubes, except in a Depression.
    }
spy = Discard it to cancel an orange or black card just played against you.
topple = In a toppling by { $prestige }, discard it: Díaz’s defence { $change }.
topple-any = In any toppling, discard it: Díaz’s defence { $change }.
agitate = As an action, once a turn: { $disks } Unrest on { $a }. Not under Martial Law.
governor = Civil war: no card with the flag { $flag } can be played and no such troop redeployed.
orange_bonus = { $gold } gold from the pool whenever anyone plays an orange card (once per owner).
income-cubes =
    { $cubes ->
        [one] Holds 1 income cube.
       *[other] Holds { $cubes } income cubes.
    }
bounty-sell = { $gold } gold from the pool for each card you sell.
bounty-black = { $gold } gold from the pool for each black card you play.
bounty-topple = { $gold } gold from the pool for each topple you buy.
bounty-battle = { $gold } gold from the pool for each troop you defeat.
hand_limit = Hand limit +{ $cards }.
protect = Orange cards cannot target your { $many }.
roam = Your troops ignore jurisdiction.
decree = As an action, discard it: the regime becomes { $regime }.

## Effects.

on-play = When played — { $text }
regime = Regime: { $regime }.
strife = Strife: { $one } against { $other }.
unrest = { $disks } Unrest on each { $each }.
unrest-other = { $disks } Unrest on each other { $each }.
calm = Remove { $disks } Unrest from each { $each }.
nationalize-all = Nationalize { $all }.
nationalize-each_player_one = Each player loses { $a } to nationalization.
gold-gain-each = Each player gains { $gold } gold.
gold-gain-actor = You gain { $gold } gold.
gold-gain-others = The others gain { $gold } gold each.
gold-lose-each = Each player loses { $gold } gold.
gold-lose-actor = You lose { $gold } gold.
gold-lose-others = The others lose { $gold } gold each.
gold-gain-each-per = Each player gains { $gold } gold per { $each } they have.
gold-gain-actor-per = You gain { $gold } gold per { $each } you have.
gold-gain-others-per = The others gain { $gold } gold each per { $each } they have.
gold-lose-each-per = Each player loses { $gold } gold per { $each } they have.
gold-lose-actor-per = You lose { $gold } gold per { $each } you have.
gold-lose-others-per = The others lose { $gold } gold each per { $each } they have.
halve_gold = Each player loses half their gold, rounded up.
recall = Each { $each } retreats or is discarded.
discard = Discard from play { $all }.
land-each =
    { $cubes ->
        [one] Each player adds 1 income cube to { $a } they own.
       *[other] Each player adds { $cubes } income cubes to { $a } they own.
    }
land-actor =
    { $cubes ->
        [one] Add 1 income cube to { $a } you own.
       *[other] Add { $cubes } income cubes to { $a } you own.
    }
land-others =
    { $cubes ->
        [one] The others each add 1 income cube to { $a } they own.
       *[other] The others each add { $cubes } income cubes to { $a } they own.
    }
amnesty = Everyone leaves jail.
jail = Players with { $a } in play are jailed.
clear_speculation = All speculation cubes return to their owners.
hand_discard =
    { $cards ->
        [one] Each player discards 1 card from hand.
       *[other] Each player discards { $cards } cards from hand.
    }
connection_loss = Each player takes back one connection cube from { $a }.

## Orange and black cards.

trouble = Place { $disks } Unrest on { $a }.
trouble-x = Place X Unrest on { $a } (X up to { $disks }).
steal = Steal { $gold } gold.
steal-victim = Steal { $gold } gold per { $each } the victim has.
steal-actor = Steal { $gold } gold per { $each } you have.
assassinate = Assassinate a partner.
deed-nationalize = Nationalize { $a }.
conspire = Take { $a } of the victim into your tableau and pay its cost too.
deed-discard = Discard { $a } of the victim.
deed-jail = The victim is jailed.
remove_cubes =
    { $cubes ->
        [one] Remove 1 income cube from { $a }.
       *[other] Remove { $cubes } income cubes from { $a }.
    }
repossess = Return { $a } to its owner’s hand.
opponent-only = Against an opponent only.
award = The victim keeps this card ({ $prestige }).
award-jailed = The victim keeps this card ({ $prestige }) and is jailed.

## Troops, headlines, topples, sides.

slave_revolt = If it extorts a slave enterprise, the slaves revolt.
topple-heel = Event: Díaz’s defence against { $prestige } −1. Status quo: no change.
side = { $name } ({ $marks })
side-text = { $name } ({ $marks }): { $text }
side-public = { $name } ({ $colour }, { $prestige }, cost { $cost })
side-public-text = { $name } ({ $colour }, { $prestige }, cost { $cost }): { $text }
plan = Flipped — { $name }: { $prestige }, { $colour }, troops { $by }.
loyalist = 2 income cubes until flipped.

## Regimes.

regime-figures = Mine value { $mines }, economy { $economy }. Toppled by { $prestige }.
regime-rule-pax = A prestige cube on each Loyalty point.
regime-rule-us = Blue troops may enter Sonora and Chihuahua.
regime-rule-martial = Police actions are free.
regime-rule-anarchy = All troops may enter any district.

## What the program says about cards.

provenance-stated = Stated in a rulebook: { $fields }.
provenance-inferred = Inferred: { $fields }.
provenance-rest = The rest is our reconstruction.
provenance-all = All of it is our reconstruction.
card-count = { $shown } of { $all } cards
