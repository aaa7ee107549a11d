# Groups of the rules of The Last Stand, by the first word of their slugs, in Spanish.
rules-chapter-action = Acciones
rules-chapter-dice = Dados
rules-chapter-hero = Héroes
rules-chapter-levels = Niveles
rules-chapter-round = La ronda
rules-chapter-setup = Preparación
rules-chapter-tactics = Cartas de tácticas
rules-chapter-team = El equipo
rules-chapter-titan = El Titán
rules-chapter-track = El marcador de salud
rules-chapter-win = Victoria
