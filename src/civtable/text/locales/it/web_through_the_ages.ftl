### Il tabellone di Through the Ages nel browser.

web-through_the_ages-row = Riga delle carte
web-through_the_ages-in-row = { $card }, costa { $n ->
    [one] 1 azione civile
   *[other] { $n } azioni civili
}
web-through_the_ages-zone = { $n ->
    [one] 1 azione civile
   *[other] { $n } azioni civili
} ciascuna
web-through_the_ages-decks = Mazzi ed eventi
web-through_the_ages-age = Era { $age } · Round { $n }
web-through_the_ages-last-round = Ultimo round: { $n }
web-through_the_ages-deck = Carte civili rimaste: { $n }
web-through_the_ages-military-deck = Carte militari rimaste: { $n }
web-through_the_ages-events = Eventi
web-through_the_ages-future = Eventi futuri
web-through_the_ages-next-event = Prossimo:
web-through_the_ages-last-event = Ultimo evento:
web-through_the_ages-tactics = Tattiche comuni
web-through_the_ages-civilization = Civiltà di { $player }
web-through_the_ages-rivals = Rivali
web-through_the_ages-compare = Apri la civiltà di { $player }
web-through_the_ages-hand = La tua mano
web-through_the_ages-hand-empty = Nessuna carta in mano.
web-through_the_ages-hand-civil = Carte civili: { $n }
web-through_the_ages-hand-military = Carte militari: { $n }
web-through_the_ages-hands = Carte civili e militari in mano
web-through_the_ages-bot = Bot
web-through_the_ages-culture = Cultura
web-through_the_ages-science = Scienza
web-through_the_ages-strength = Forza
web-through_the_ages-food = Cibo
web-through_the_ages-resources = Risorse
web-through_the_ages-unused = Lavoratori inutilizzati
web-through_the_ages-civil = Azioni civili: { $n } su { $all }
web-through_the_ages-military = Azioni militari: { $n } su { $all }
web-through_the_ages-mood = Visi felici: { $has }, necessari: { $need }, lavoratori scontenti: { $discontent }
web-through_the_ages-tech = { $card }. Lavoratori: { $workers }. Segnalini blu: { $tokens }
web-through_the_ages-yellow = Banca gialla: { $n } segnalini. Un nuovo lavoratore costa { $price } cibo, la popolazione consuma { $eats }, visi felici necessari: { $faces }
web-through_the_ages-blue = Banca blu: { $n } segnalini. La corruzione toglie { $lost }
web-through_the_ages-copies = Copie con questo numero di giocatori: { $n }
web-through_the_ages-copies-all = Copie con 2, 3, 4 giocatori: { $counts }
web-through_the_ages-how-act = Tocca ciò che brilla: una carta della riga, una tecnologia, la banca gialla, una carta in mano.
web-through_the_ages-ahead = Alla fine di questo turno
web-through_the_ages-uprising = Rivolta: non si produrrebbe nulla
web-through_the_ages-figure-cards = carte militari
web-through_the_ages-with = con { $player }
web-through_the_ages-from = da { $player }

web-through_the_ages-figure-culture = cultura
web-through_the_ages-figure-culture_rate = cultura per turno
web-through_the_ages-figure-science = scienza
web-through_the_ages-figure-science_rate = scienza per turno
web-through_the_ages-figure-strength = forza
web-through_the_ages-figure-happiness = visi felici
web-through_the_ages-figure-discontent = lavoratori scontenti
web-through_the_ages-figure-food = cibo
web-through_the_ages-figure-resources = risorse
web-through_the_ages-figure-unused_workers = lavoratori inutilizzati
web-through_the_ages-figure-civil_actions = azioni civili
web-through_the_ages-figure-military_actions = azioni militari
web-through_the_ages-figure-yellow_bank = segnalini nella banca gialla
web-through_the_ages-figure-blue_bank = segnalini nella banca blu

web-through_the_ages-kind-farm = Fattoria
web-through_the_ages-kind-mine = Miniera
web-through_the_ages-kind-lab = Laboratorio
web-through_the_ages-kind-temple = Tempio
web-through_the_ages-kind-arena = Arena
web-through_the_ages-kind-library = Biblioteca
web-through_the_ages-kind-theater = Teatro
web-through_the_ages-kind-infantry = Fanteria
web-through_the_ages-kind-cavalry = Cavalleria
web-through_the_ages-kind-artillery = Artiglieria
web-through_the_ages-kind-air_force = Aviazione
web-through_the_ages-kind-government = Governo
web-through_the_ages-kind-special = Tecnologia speciale
web-through_the_ages-kind-leader = Leader
web-through_the_ages-kind-wonder = Meraviglia
web-through_the_ages-kind-action = Carta azione
web-through_the_ages-kind-event = Evento
web-through_the_ages-kind-territory = Territorio
web-through_the_ages-kind-aggression = Aggressione
web-through_the_ages-kind-war = Guerra
web-through_the_ages-kind-pact = Patto
web-through_the_ages-kind-tactic = Tattica
web-through_the_ages-kind-bonus = Carta bonus

## The guided first game

web-through_the_ages-guide-welcome = Guidi una civiltà dall'antichità ai giorni nostri. Vince chi alla fine ha più cultura. Questa prima partita mostra tre turni; fai ciò che dice il testo, direttamente sul tavolo.
web-through_the_ages-guide-row = In alto c'è la riga delle carte. Le cinque a sinistra costano 1 azione civile, poi 2, poi 3. A ogni turno le carte scorrono a sinistra e costano meno, finché qualcuno le prende o escono.
web-through_the_ages-guide-workers = In basso c'è la tua civiltà. I pezzi gialli sono lavoratori: sull'Agricoltura producono cibo, sul Bronzo risorse, sulla Filosofia scienza.
web-through_the_ages-guide-moses = Nel primo round il primo giocatore ha una sola azione civile. Prendi Mosè: con lui la nuova popolazione costa meno cibo. Tocca la carta e poi il pulsante, oppure toccala due volte.
web-through_the_ages-guide-end = In questo turno non si può fare altro. Concludilo: allora i tuoi lavoratori producono.
web-through_the_ages-guide-produced = Ora hai 2 cibo e 2 risorse: i segnalini blu sulle tue carte. D'ora in poi hai 4 azioni civili e 2 militari per turno.
web-through_the_ages-guide-politics = Il turno comincia con la politica: un'azione politica con una carta militare. Non ne hai ancora, quindi passa.
web-through_the_ages-guide-lead = Ora le azioni. Gioca Mosè dalla mano: diventa il tuo leader per 1 azione civile.
web-through_the_ages-guide-population = Aumenta la popolazione: tocca la banca gialla. Mostra quanto cibo costa un nuovo lavoratore; con Mosè 1 in meno.
web-through_the_ages-guide-build = Hai lavoratori inutilizzati. Costruisci una miniera sul Bronzo per 2 risorse: più miniere, più risorse a ogni turno.
web-through_the_ages-guide-action-card = Resta un'azione civile. Prendi Terra ricca: una carta azione che rende più economica una fattoria o una miniera. Si può giocare dal prossimo turno.
web-through_the_ages-guide-end-again = Concludi il turno. Le azioni militari non usate diventano carte militari, fino a tre.
web-through_the_ages-guide-event = Hai pescato carte militari. Prepara il territorio come evento: va coperto tra gli eventi futuri, guadagni cultura e il primo evento attuale accade a tutti.
web-through_the_ages-guide-temple = L'evento permette a tutti di costruire un tempio gratis. Fallo: i templi danno visi felici e cultura.
web-through_the_ages-guide-mood = Una popolazione che cresce ha bisogno di visi felici; il tempio ne dà uno. Aumenta di nuovo la popolazione.
web-through_the_ages-guide-play = Gioca Terra ricca dalla mano.
web-through_the_ages-guide-farm = Ora scegli che cosa costa meno. Costruisci una fattoria sull'Agricoltura: la gente mangerà sempre di più.
web-through_the_ages-guide-technology = Prendi Ferro, una miniera migliore, per 2 azioni civili. Le tecnologie vanno in mano; più tardi le sviluppi con la scienza.
web-through_the_ages-guide-last = Concludi il turno ancora una volta.
web-through_the_ages-guide-over = Ogni turno va così: politica, azioni, produzione. Prima cibo e risorse, poi scienza; non restare indietro in forza; meraviglie e teatri portano la cultura che vince. Buona fortuna!
