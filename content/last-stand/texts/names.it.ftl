### I nomi di L'ultima battaglia in italiano: carte, Titani, eroi, facce, luoghi e finali, un messaggio per identificatore.
### I nomi propri hanno l'iniziale maiuscola e le facce sono in maiuscolo; luoghi, zone e finali, in minuscolo, stanno in una frase.

## Il gioco

name-last-stand = L'ultima battaglia

## Le parti

name-titan = Titano
name-heroes = Eroi

## Posti il cui eroe non è ancora scelto, e chi guarda

name-hero1 = Eroe 1
name-hero2 = Eroe 2
name-hero3 = Eroe 3
name-hero4 = Eroe 4
name-spectator = spettatore

## I Titani

name-basic = Titano Base
name-abnormal = Titano Anomalo
name-voracious = Titano Vorace
name-aggressive = Titano Aggressivo

## Gli eroi

name-eren = Eren
name-sasha = Sasha
name-erwin = Erwin
name-mikasa = Mikasa
name-levi = Levi
name-conny = Conny
name-armin = Armin
name-hange = Hange

## Carte azione del Titano Base

name-stomp = Pestone
name-knee-strike = Ginocchiata
name-tower-slam = Colpo alla Torre
name-swat = Manata
name-frenzy = Frenesia
name-feast = Gran pasto
name-demolish = Demolizione

## Carte azione del Titano Anomalo

name-leaping-stomp = Pestone in salto
name-thrash = Convulsione
name-headlong-rush = Corsa a testa bassa
name-shake-off = Scrollata
name-erratic-charge = Carica imprevedibile
name-gorge = Abbuffata
name-seething-steam = Vapore bollente

## Carte azione del Titano Aggressivo

name-crushing-stomp = Pestone schiacciante
name-kick = Calcio
name-backhand = Manrovescio
name-snatch = Cattura
name-rampage = Devastazione
name-slaughter = Carneficina
name-second-wind = Secondo fiato

## Carte azione del Titano Vorace

name-trample = Calpestamento
name-grab = Presa
name-sweep = Spazzata
name-bite = Morso
name-banquet = Banchetto
name-chew-through = A morsi
name-digest = Digestione

## Carte tattica; le due mortali sono anche motivi di vittoria

name-blinding-shot = Tiro accecante
name-mutilation = Mutilazione
name-collapse = Crollo
name-cover-to-heal = Al riparo per curarsi
name-rescue = Salvataggio
name-nape-cut = Taglio alla nuca
name-eradication = Eradicazione

## Capacità del Titano

name-devour = Divorare
name-regenerate = Rigenerazione
name-crush-cannons = Schiacciare i Cannoni
name-hit-hero = Colpire un Eroe
name-crush-hero = Schiacciare un Eroe
name-hinder = Ostacolare gli Eroi
name-sudden-charge = Carica improvvisa
name-fury = Furia

## Facce dei dadi

name-titan-face = TITANO
name-another-face = un'altra faccia
name-move = MOSSA
name-fight = LOTTA
name-cannon = CANNONE
name-tactics = TATTICA
name-dodge = SCHIVATA

## Luoghi, aree e zone

name-ground = suolo
name-titan-body = corpo del Titano
name-tower = Torre
name-area-ground = suolo
name-area-lower = parte bassa del corpo
name-area-tower = Torre
name-area-upper = parte alta del corpo
name-zone-healthy = zona sana
name-zone-weak = zona DEBOLE
name-zone-kill = zona LETALE

## Motivi di vittoria

name-cannons = tutti i cannoni distrutti
name-citizens = tutti i cittadini divorati
name-hero-lost = un eroe senza cuori
name-resigned = l'altra parte si è arresa

## Carte e dadi sul tavolo; «nessuna» si dice delle carte

name-slot-first = prima carta
name-slot-second = seconda carta
name-slot-fury = carta di Furia
name-face-down = carta coperta
name-returned-die = dado restituito
name-none = nessuna

## Ciò che muove il segnalino salute o costa un cuore o un dado

name-cause-card = carta azione
name-cause-ability = capacità
name-cause-tactics = carta tattica
name-cause-wound = ferita
