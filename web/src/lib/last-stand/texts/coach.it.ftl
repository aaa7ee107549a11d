# The guided first game of The Last Stand, in Italian.
coach-last-stand-welcome = Guidi tre eroi contro un Titano. Feriscilo fino alla zona rossa LETALE, poi paga Taglio alla nuca o Eradicazione: nient'altro fa vincere. Lui vince se mangia tutti i cittadini, distrugge tutti i cannoni o toglie l'ultimo cuore a un eroe.
coach-last-stand-take = Prendi tre eroi. Ognuno ha un potere: leggilo prima di scegliere. Mikasa colpisce forte, Hange spara coi cannoni da ovunque, Sasha se la cava sempre.
coach-last-stand-stand = I livelli sono pioli da 0 a 8. Le lame feriscono dal corpo del Titano (1, 2, 4, 6, 7, 8); i cannoni sparano dalla torre (3 e 5). Una squadra sparsa è più difficile da colpire con una carta sola.
coach-last-stand-cards = Il Titano mette due carte, una scoperta e una coperta. Leggi ora quella scoperta: quali livelli colpisce e quanto costa fermarla. Tra poco tiri i dadi per questo.
coach-last-stand-roll = Tieni le facce che ti servono e ritira le altre quanto osi. Ogni TITANO che esce passa in mano al Titano. La probabilità si vede prima di tirare; quando ti va bene, dillo.
coach-last-stand-abilities = Ora il Titano spende i dadi che gli hai dato. Niente ferma una capacità: è il prezzo di aver tirato troppo.
coach-last-stand-returned = I dadi con cui il Titano ha pagato tornano e si tirano ancora una volta. Un TITANO tra loro resta fuori per questo round.
coach-last-stand-dodge = Questa carta colpisce il tuo eroe. Due SCHIVATA sue lo salvano; nessun altro può pagare. Un cuore vale più di quanto sembri: a zero la partita è finita.
coach-last-stand-together = Questa carta si ferma tutti insieme: una TATTICA per eroe, da chi le ha. Se non bastano, le riprendi.
coach-last-stand-strike = Le carte del Titano si eseguono: prima la scoperta, poi la coperta. Guarda i livelli tratteggiati: chi è lì viene colpito.
coach-last-stand-spend = Spendi quello che resta: MOSSA per salire, LOTTA sul corpo per 1 danno, CANNONE nella torre per 2, o paga le condizioni della carta tattica. TATTICA passa alla successiva. Pensa anche a dove starà ciascuno nel prossimo round.
coach-last-stand-reset = Il round finisce: i dadi tornano e le carte giocate riposano un round. Così sai che cosa il Titano non può mettere adesso.
coach-last-stand-over = È stata una partita intera. Il replay mostra di nuovo ogni dado e dice se era onesto. La prossima volta prova a essere il Titano.
