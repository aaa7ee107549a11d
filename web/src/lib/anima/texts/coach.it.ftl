# The guided first game of Anima Tactics, in Italian.
coach-anima-welcome = Guidi un gruppo contro un altro. Leggi le tue carte mentre si prepara il tavolo: indica un segnalino per vedere chi è.
coach-anima-edge = Scegli il bordo da cui arrivi. Cerca qualcosa dietro cui coprirti lungo la strada.
coach-anima-deploy = Metti uno dopo l'altro, a turno, nella tua zona. Davanti chi combatte da vicino; dove si vede lontano, chi tira.
coach-anima-first = Chi agisce per primo può colpire per primo; chi agisce per ultimo vede tutto prima di decidere.
coach-anima-activate = Le parti si alternano. Scegli uno dei tuoi; quando ha finito, fino al prossimo turno può solo reagire.
coach-anima-act = I punti azione pagano tutto: i pallini sui pulsanti sono il prezzo. Un personaggio si muove una volta per turno. I punti che tieni pagano le schivate: non spenderli tutti.
coach-anima-go = Indica dove andare: ciò che è segnato si raggiunge. Camminando si può svoltare; corsa e carica sono una linea retta. Boschi e salite costano di più.
coach-anima-strike = C'è chi attaccare. Il pulsante mostra la probabilità, e quella che resta se il bersaglio risponde bene. Una carica è muoversi e attaccare insieme, a +2.
coach-anima-react = Ti attaccano. Schivare costa 1 punto e aggiunge un dado alla Difesa; contrattaccare costa 3 e restituisce il colpo se l'attacco manca. Incassare conserva i punti. Si vede la probabilità di ognuno.
coach-anima-attack = Il bersaglio decide come rispondere prima che si tiri un dado. Poi un dado si aggiunge all'Attacco e si confronta con la Difesa; il registro mostra ogni addendo.
coach-anima-recovery = Nuovo turno: tutti sono di nuovo pronti e recuperano punti azione, oltre a quelli tenuti.
coach-anima-wait = Agisce l'altra parte. Guarda chi ha ancora punti azione: quelli possono schivare; chi non ne ha è il bersaglio migliore.
coach-anima-over = È stata una battaglia intera. Il replay la mostra di nuovo da entrambe le parti. La prossima volta scegli il tuo gruppo preparando la partita.
