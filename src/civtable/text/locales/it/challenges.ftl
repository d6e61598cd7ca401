# Sfide: le loro condizioni in parole, fatte di ciò che si giudica, e ciò che dicono server, terminale e browser.

# The conditions of challenges in Stone Age: a goal to be reached (least), or a limit not to be passed (most).

challenge-stone_age-place-most = { $n ->
    [1] Vinci la partita
   *[other] Arriva almeno al posto { $n }
}
challenge-stone_age-lead-least = Chiudi con almeno { $n } punti più del miglior rivale
challenge-stone_age-rounds-most = La partita finisce in al massimo { $n } round
challenge-stone_age-points-least = Raggiungi { $n } punti
challenge-stone_age-building_points-least = Ottieni { $n } punti con gli edifici
challenge-stone_age-symbol_points-least = Ottieni { $n } punti con le carte verdi
challenge-stone_age-farmer_points-least = Ottieni { $n } punti con i contadini
challenge-stone_age-tool_maker_points-least = Ottieni { $n } punti con i fabbricanti di attrezzi
challenge-stone_age-hut_builder_points-least = Ottieni { $n } punti con i costruttori
challenge-stone_age-shaman_points-least = Ottieni { $n } punti con gli sciamani
challenge-stone_age-hungry-least = { $n ->
    [1] Lascia che la tua gente patisca la fame almeno una volta
   *[other] Lascia che la tua gente patisca la fame almeno { $n } volte
}
challenge-stone_age-hungry-most = { $n ->
    [0] La tua gente non patisce mai la fame
   *[other] La tua gente patisce la fame al massimo { $n } volte
}
challenge-stone_age-fed_with_resources-most = { $n ->
    [0] Non nutrire mai la tua gente con risorse
   *[other] Nutri la tua gente con risorse al massimo { $n } volte
}
challenge-stone_age-people-least = Abbi { $n } lavoratori
challenge-stone_age-people-most = Non avere mai più di { $n } lavoratori
challenge-stone_age-tools-least = Abbi attrezzi per un valore di { $n }
challenge-stone_age-fields-least = Arriva a { $n } nella produzione agricola
challenge-stone_age-buildings-least = Costruisci { $n } edifici
challenge-stone_age-buildings-most = { $n ->
    [0] Non costruire alcun edificio
   *[other] Costruisci al massimo { $n } edifici
}
challenge-stone_age-dearest_building-least = Costruisci un edificio da almeno { $n } punti
challenge-stone_age-cards-most = { $n ->
    [0] Non prendere alcuna carta civiltà
   *[other] Prendi al massimo { $n } carte civiltà
}
challenge-stone_age-hunts-most = { $n ->
    [0] Non andare mai a caccia
   *[other] Vai a caccia al massimo { $n } volte
}
challenge-stone_age-gold_searches-most = { $n ->
    [0] Non mandare mai nessuno al fiume
   *[other] Manda lavoratori al fiume al massimo { $n } volte
}
challenge-stone_age-wood_cuttings-most = { $n ->
    [0] Non mandare mai nessuno nella foresta
   *[other] Manda lavoratori nella foresta al massimo { $n } volte
}
challenge-stone_age-tool_uses-most = { $n ->
    [0] Non aggiungere mai un attrezzo a un tiro
   *[other] Aggiungi attrezzi ad al massimo { $n } tiri
}
challenge-stone_age-gold-least = Trova { $n } oro

# In Through the Ages.

challenge-through_the_ages-place-most = { $n ->
    [1] Vinci la partita
   *[other] Arriva almeno al posto { $n }
}
challenge-through_the_ages-lead-least = Chiudi con almeno { $n } di cultura più del miglior rivale
challenge-through_the_ages-culture-least = Raggiungi { $n } punti cultura
challenge-through_the_ages-wonder_culture-least = Ottieni { $n } punti cultura dalle meraviglie
challenge-through_the_ages-building_culture-least = Ottieni { $n } punti cultura dagli edifici urbani
challenge-through_the_ages-wars-least = { $n ->
    [1] Dichiara una guerra
   *[other] Dichiara { $n } guerre
}
challenge-through_the_ages-wars-most = { $n ->
    [0] Non dichiarare alcuna guerra
   *[other] Dichiara al massimo { $n } guerre
}
challenge-through_the_ages-wars_won-least = { $n ->
    [1] Vinci una guerra, chiunque l'abbia dichiarata
   *[other] Vinci { $n } guerre, chiunque le abbia dichiarate
}
challenge-through_the_ages-aggressions-most = { $n ->
    [0] Non giocare alcuna aggressione
   *[other] Gioca al massimo { $n } aggressioni
}
challenge-through_the_ages-leaders-most = { $n ->
    [0] Non avere alcun leader
   *[other] Abbi al massimo { $n } leader
}
challenge-through_the_ages-wonders-least = Completa { $n } meraviglie
challenge-through_the_ages-wonders-most = { $n ->
    [0] Non completare alcuna meraviglia
   *[other] Completa al massimo { $n } meraviglie
}
challenge-through_the_ages-colonies-least = Colonizza { $n } territori
challenge-through_the_ages-events-most = { $n ->
    [0] Non preparare alcun evento
   *[other] Prepara al massimo { $n } eventi
}
challenge-through_the_ages-action_cards-most = { $n ->
    [0] Non giocare alcuna carta azione
   *[other] Gioca al massimo { $n } carte azione
}
challenge-through_the_ages-technologies-least = Sviluppa { $n } tecnologie
challenge-through_the_ages-governments-most = { $n ->
    [0] Non cambiare mai governo
   *[other] Cambia governo al massimo { $n } volte
}
challenge-through_the_ages-revolutions-least = Fai { $n } rivoluzioni
challenge-through_the_ages-uprisings-most = { $n ->
    [0] Il tuo popolo non insorge mai
   *[other] Il tuo popolo insorge al massimo { $n } volte
}
challenge-through_the_ages-corruption-most = { $n ->
    [0] Non perdere nulla per corruzione
    [1] Subisci corruzione al massimo una volta
   *[other] Subisci corruzione al massimo { $n } volte
}
challenge-through_the_ages-strength-most = Non avere mai più di { $n } di forza
challenge-through_the_ages-units-most = { $n ->
    [1] Non avere mai più di un'unità
   *[other] Non avere mai più di { $n } unità
}
challenge-through_the_ages-science_rate-least = Produci { $n } di scienza a turno
challenge-through_the_ages-culture_rate-least = Produci { $n } di cultura a turno
challenge-through_the_ages-people-least = Abbi { $n } lavoratori, occupati o no
challenge-through_the_ages-happiness-least = Abbi { $n } visi felici

# By when; how it stands.

challenge-by-age = { $goal } entro la fine dell'Epoca { $age }
challenge-by-round = { $goal } entro la fine del round { $round }
challenge-so-far-least = { $value } su { $n }
challenge-so-far-most = { $n ->
    [0] { $value } finora
   *[other] { $value } finora, al massimo { $n }
}
challenge-told-later = si decide alla fine
challenge-reached = raggiunto
challenge-reached-with = raggiunto: { $value }
challenge-kept = rispettato
challenge-missed = mancato
challenge-missed-with = mancato: { $value }
challenge-lost = Questo tentativo non può più ottenere stelle.
challenge-against = { $n ->
    [1] Contro un bot: { $level }
   *[other] Contro { $n } bot: { $level }
}
challenge-edition-2006 = edizione del 2006
challenge-grade = Grado { $grade } su 5
challenge-stars = { $n ->
    [1] { $n } stella su 3
   *[other] { $n } stelle su 3
}
challenge-attempts = { $n ->
    [1] { $n } tentativo
   *[other] { $n } tentativi
}
challenge-unknown = Non c'è nessuna sfida { $name }.
challenge-none-here = A questo tavolo non si gioca nessuna sfida.
challenge-not-yours = Come sta una sfida si dice a chi la gioca; agli altri a partita finita.

# In the terminal.

challenge-help = giocare una sfida: un obiettivo, un limite, fino a tre stelle
challenge-about = Gioca una sfida: una partita uguale per tutti, con obiettivi e limiti per un massimo di tre stelle. Ciò che ottieni viene conservato.
challenge-which = un gioco, per la sua prima sfida senza stelle, o l'id di una sfida
challenge-list = elenca le sfide e ciò che hai ottenuto
challenge-json = per i programmi: l'elenco, o una sfida e come sta l'ultimo tentativo
challenge-again = comincia un nuovo tentativo, anche se ce n'è uno aperto
challenge-column-id = Id
challenge-column-game = Gioco
challenge-column-grade = Grado
challenge-column-goal = Per la prima stella
challenge-column-best = Migliore
challenge-standing = { $goal }: { $state }
challenge-next = Prossima: { $title } ({ $command })

# In the browser.

web-title-challenges = Sfide
web-challenges-about = Una partita uguale per tutti, con un obiettivo, un limite e fino a tre stelle. Prova quante volte vuoi: conta il tentativo migliore.
web-challenges-total = { $n } stelle su { $all }
web-challenge-again = Riprova
web-challenge-next = Prossima sfida
web-challenge-all = Tutte le sfide
web-challenge-star = { $n ->
    [1] Prima stella
    [2] Seconda stella
   *[other] Terza stella
}
web-challenge-goals = Sfida: { $title }
web-challenge-no-stars = Nessuna stella stavolta
web-challenge-tried = Come se la sono cavata i bot
web-challenge-wish = Un bot che conosce l'obiettivo
web-challenge-share = { $level }: { $share } % di { $games } partite
web-challenge-rules = Come funzionano le sfide
web-challenge-rule-same = Carte, dadi e bot sono uguali per tutti e a ogni tentativo: le stesse scelte ricevono le stesse risposte.
web-challenge-rule-stars = La seconda stella richiede la prima, la terza entrambe. Le stelle si assegnano a partita finita.
web-challenge-rule-undo = Annulli solo ciò che non ti ha mostrato nulla di nuovo, come nella partita del giorno; le partite delle sfide non entrano nelle tue statistiche.
web-challenge-rule-grade = Il grado dipende da quante volte i bot hanno ottenuto la prima stella.
web-welcome-challenges = Sfide
web-welcome-challenges-about = Obiettivi con un limite, in cinque gradi, per un massimo di tre stelle.

# Titles.

challenge-title-first-village = Il primo villaggio
challenge-title-golden-fields = Campi dorati
challenge-title-good-tools = L'attrezzo giusto
challenge-title-full-huts = Capanne piene
challenge-title-hungry-winners = Vincitori affamati
challenge-title-small-tribe = Una piccola tribù
challenge-title-bare-hands = A mani nude
challenge-title-no-hunters = Niente cacciatori
challenge-title-gold-rush = Corsa all'oro
challenge-title-no-gold-diggers = Piedi asciutti
challenge-title-spare-the-forest = Risparmia la foresta
challenge-title-open-sky = A cielo aperto
challenge-title-no-civilization = Senza civiltà
challenge-title-green-cards = Arte e medicina
challenge-title-great-hall = La grande sala
challenge-title-master-builders = Capomastri
challenge-title-circle-of-shamans = Cerchio di sciamani
challenge-title-hut-builders = Costruttori
challenge-title-tool-makers = Fabbricanti di attrezzi
challenge-title-short-summer = Un'estate breve
challenge-title-first-empire = Il primo impero
challenge-title-lasting-peace = Pace duratura
challenge-title-nobody-leads = Nessuno comanda
challenge-title-wonders-of-the-world = Meraviglie del mondo
challenge-title-no-monuments = Nessun monumento
challenge-title-warlord = Signore della guerra
challenge-title-undefended = Senza difese
challenge-title-no-shortcuts = Nessuna scorciatoia
challenge-title-enlightenment = Illuminismo
challenge-title-crowded-land = Terra affollata
challenge-title-eternal-despot = Il despota eterno
challenge-title-no-intrigue = Nessun intrigo
challenge-title-early-bloom = Fioritura precoce
challenge-title-clean-hands = Mani pulite
challenge-title-revolutionaries = Rivoluzionari
challenge-title-happy-people = Un popolo felice
challenge-title-three-empires = Tre imperi
challenge-title-old-ways = Alla vecchia maniera
challenge-title-old-masters = Senza maestri
challenge-title-old-colonies = Vecchie colonie
