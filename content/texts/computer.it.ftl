### Il computer come avversario e come consigliere, in italiano.

## Avversari

opponent-level = livello { $level }
opponent-random = a caso
form-opponent = Come gioca il computer?
form-opponent-random = a caso
form-opponent-1 = una prima sera: prende ciò che ha davanti
form-opponent-2 = assennato a colpo d'occhio, e risponde subito
form-opponent-3 = guarda avanti prima di rispondere
form-opponent-4 = soppesa piani contro le tue risposte
form-opponent-5 = il migliore che c'è; pensa un secondo o due
form-persona = In che modo?
form-persona-plain = ciò che vince
form-persona-bold = il danno fatto conta più di quello subito
form-persona-careful = il danno subito conta più di quello fatto
form-persona-vengeful = va addosso a chi è già ferito
persona-plain = senza carattere
persona-bold = audace
persona-careful = prudente
persona-vengeful = vendicativo
