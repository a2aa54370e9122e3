### Die Substantive und Adjektive, von denen die Karten sprechen.
###
### Der Wert steht nach „je“, .a im Akkusativ.

adjective = { $adj }{ " " }
list-or = { $list } oder { $last }
list-and = { $list } und { $last }
list-comma = { $list }, { $next }
article = each

kind-card = { $adj }Karte
    .a = eine { $adj }Karte
    .many = { $adj }Karten
    .all = alle { $adj }Karten
    .gender = f
kind-enterprise = Unternehmen
    .a = ein Unternehmen
    .many = Unternehmen
    .all = alle Unternehmen
    .gender = n
kind-partner = { $adj }Partner
    .a = einen { $adj }Partner
    .many = { $adj }Partner
    .all = alle { $adj }Partner
    .gender = m
kind-troop = { $adj }Truppe
    .a = eine { $adj }Truppe
    .many = { $adj }Truppen
    .all = alle { $adj }Truppen
    .gender = f
kind-orange = orangene Karte
    .a = eine orangene Karte
    .many = orangene Karten
    .all = alle orangenen Karten
    .gender = f
kind-black = schwarze Karte
    .a = eine schwarze Karte
    .many = schwarze Karten
    .all = alle schwarzen Karten
    .gender = f
kind-headline = Schlagzeile
    .a = eine Schlagzeile
    .many = Schlagzeilen
    .all = alle Schlagzeilen
    .gender = f
kind-topple = Absetzungskarte
    .a = eine Absetzungskarte
    .many = Absetzungskarten
    .all = alle Absetzungskarten
    .gender = f
kind-hacendado = { $adj }Hacendado
    .a = einen { $adj }Hacendado
    .many = { $adj }Hacendados
    .all = alle { $adj }Hacendados
    .gender = m
kind-public = { $adj }öffentliche Karte
    .a = eine { $adj }öffentliche Karte
    .many = { $adj }öffentliche Karten
    .all = alle { $adj }öffentlichen Karten
    .gender = f
kind-regime = Regime
    .a = ein Regime
    .many = Regime
    .all = alle Regime
    .gender = n

sort-ranch = Ranch
    .a = eine Ranch
    .many = Ranches
    .all = alle Ranches
    .gender = f
sort-plantation = Plantage
    .a = eine Plantage
    .many = Plantagen
    .all = alle Plantagen
    .gender = f
sort-mine = Mine
    .a = eine Mine
    .many = Minen
    .all = alle Minen
    .gender = f
sort-bank = Bank
    .a = eine Bank
    .many = Banken
    .all = alle Banken
    .gender = f
sort-gun_store = Waffenladen
    .a = einen Waffenladen
    .many = Waffenläden
    .all = alle Waffenläden
    .gender = m
sort-smelter = Schmelzerei
    .a = eine Schmelzerei
    .many = Schmelzereien
    .all = alle Schmelzereien
    .gender = f
sort-project = Projekt
    .a = ein Projekt
    .many = Projekte
    .all = alle Projekte
    .gender = n

role-investor = { $adj }Investor
    .a = einen { $adj }Investor
    .many = { $adj }Investoren
    .all = alle { $adj }Investoren
    .gender = m
role-monopoly = { $adj }Monopol
    .a = ein { $adj }Monopol
    .many = { $adj }Monopole
    .all = alle { $adj }Monopole
    .gender = n
role-newspaper = { $adj }Zeitung
    .a = eine { $adj }Zeitung
    .many = { $adj }Zeitungen
    .all = alle { $adj }Zeitungen
    .gender = f
role-spy = { $adj }Spion
    .a = einen { $adj }Spion
    .many = { $adj }Spione
    .all = alle { $adj }Spione
    .gender = m
role-court = { $adj }Gericht
    .a = ein { $adj }Gericht
    .many = { $adj }Gerichte
    .all = alle { $adj }Gerichte
    .gender = n
role-general = { $adj }General
    .a = einen { $adj }General
    .many = { $adj }Generäle
    .all = alle { $adj }Generäle
    .gender = m
role-activist = { $adj }Aktivist
    .a = einen { $adj }Aktivisten
    .many = { $adj }Aktivisten
    .all = alle { $adj }Aktivisten
    .gender = m
role-governor = { $adj }Rebellengouverneur
    .a = einen { $adj }Rebellengouverneur
    .many = { $adj }Rebellengouverneure
    .all = alle { $adj }Rebellengouverneure
    .gender = m
role-patent = { $adj }Patent
    .a = ein { $adj }Patent
    .many = { $adj }Patente
    .all = alle { $adj }Patente
    .gender = n
role-politician = { $adj }Politiker
    .a = einen { $adj }Politiker
    .many = { $adj }Politiker
    .all = alle { $adj }Politiker
    .gender = m
role-official = { $adj }Beamter
    .a = einen { $adj }Beamten
    .many = { $adj }Beamte
    .all = alle { $adj }Beamten
    .gender = m
role-agent = { $adj }Agent
    .a = einen { $adj }Agenten
    .many = { $adj }Agenten
    .all = alle { $adj }Agenten
    .gender = m
role-spouse = { $adj }Heirat
    .a = eine { $adj }Heirat
    .many = { $adj }Heiraten
    .all = alle { $adj }Heiraten
    .gender = f
role-labor = { $adj }Gewerkschafter
    .a = einen { $adj }Gewerkschafter
    .many = { $adj }Gewerkschafter
    .all = alle { $adj }Gewerkschafter
    .gender = m
role-clergy = { $adj }Mystikerin
    .a = eine { $adj }Mystikerin
    .many = { $adj }Mystikerinnen
    .all = alle { $adj }Mystikerinnen
    .gender = f
role-mercenary = { $adj }Söldner
    .a = einen { $adj }Söldner
    .many = { $adj }Söldner
    .all = alle { $adj }Söldner
    .gender = m
role-writer = { $adj }Schriftsteller
    .a = einen { $adj }Schriftsteller
    .many = { $adj }Schriftsteller
    .all = alle { $adj }Schriftsteller
    .gender = m

faction-green =
    { $form ->
        [all] grünen
        [many] grüne
        [a] { $gender ->
            [m] grünen
            [n] grünes
           *[f] grüne
        }
       *[each] { $gender ->
            [m] grüner
            [n] grünes
           *[f] grüne
        }
    }
    .name = Grün
    .beside = grün
faction-blue =
    { $form ->
        [all] blauen
        [many] blaue
        [a] { $gender ->
            [m] blauen
            [n] blaues
           *[f] blaue
        }
       *[each] { $gender ->
            [m] blauer
            [n] blaues
           *[f] blaue
        }
    }
    .name = Blau
    .beside = blau
faction-white =
    { $form ->
        [all] weißen
        [many] weiße
        [a] { $gender ->
            [m] weißen
            [n] weißes
           *[f] weiße
        }
       *[each] { $gender ->
            [m] weißer
            [n] weißes
           *[f] weiße
        }
    }
    .name = Weiß
    .beside = weiß
faction-red =
    { $form ->
        [all] roten
        [many] rote
        [a] { $gender ->
            [m] roten
            [n] rotes
           *[f] rote
        }
       *[each] { $gender ->
            [m] roter
            [n] rotes
           *[f] rote
        }
    }
    .name = Rot
    .beside = rot

district-sonora = Sonora
    .in = in Sonora
    .of = mit der Flagge Sonoras
    .flag = Sonoras
district-chihuahua = Chihuahua
    .in = in Chihuahua
    .of = mit der Flagge Chihuahuas
    .flag = Chihuahuas
district-america = Amerika
    .in = in Amerika
    .of = mit der Flagge Amerikas
    .flag = Amerikas
district-mexico = Mexiko
    .in = in Mexiko
    .of = mit mexikanischer Flagge

prestige-loyalty = Loyalität
    .point = Loyalitätspunkt
    .with = mit Loyalität
    .short = Loyal.
prestige-outrage = Freveltat
    .point = Freveltat-Punkt
    .with = mit Freveltat
    .short = Frevel
prestige-command = Militär
    .point = Militär-Punkt
    .with = mit Militär
    .short = Militär
prestige-revolution = Revolution
    .point = Revolutionspunkt
    .with = mit Revolution
    .short = Revol.

regime-pax = Pax Porfiriana
    .under = unter der Pax
    .short = Pax
regime-us = U.S.-Eingriff
    .under = beim U.S.-Eingriff
    .short = U.S.
regime-martial = Kriegsrecht
    .under = unter Kriegsrecht
    .short = Kriegsr.
regime-anarchy = Anarchie
    .under = in der Anarchie
    .short = Anarchie

connection-foot = zu Fuß
    .by = zu Fuß
    .with = mit Fußverbindung
connection-mule = Lastesel
    .by = per Lastesel
    .with = mit Lastesel-Verbindung
connection-rail = Eisenbahn
    .by = per Eisenbahn
    .with = mit Eisenbahnverbindung

upgrade-mule = Lastesel
upgrade-rail = Eisenbahn
upgrade-chain = Ketteneisenbahn
upgrade-canal = Bewässerungskanal
upgrade-steamship = Dampfschiff

bias-bull = Bulle
bias-bear = Bär

with-slaves = mit Sklaven
without-slaves = ohne Sklaven
with-troop = mit Truppe
without-troop = ohne Truppe
in-unrest = mit Unruhen
not-in-unrest = ohne Unruhen
cost-max = mit Kosten bis { $cost }
