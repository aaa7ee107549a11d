# Groups of the rules of The Last Stand, by the first word of their slugs, in Italian.
rules-chapter-action = Azioni
rules-chapter-dice = Dadi
rules-chapter-hero = Eroi
rules-chapter-levels = Livelli
rules-chapter-round = Il round
rules-chapter-setup = Preparazione
rules-chapter-tactics = Carte tattica
rules-chapter-team = La squadra
rules-chapter-titan = Il Titano
rules-chapter-track = Il tracciato salute
rules-chapter-win = Vittoria
