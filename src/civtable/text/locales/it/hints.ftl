# Suggerimenti durante la partita: l'idea, la scelta, le ragioni.

hint-only = Non c'è altro da scegliere.
hint-unmeasured = La scelta secondo la regola generale; non c'era tempo per provare quanto guadagna.
hint-equal = Più o meno altrettanto buona: «{ $other }».
hint-together = { $things }
hint-gains-stone_age = { $points } punti alla fine (± { $doubt }) e { $win } % di vincere, rispetto a «{ $other }».
hint-gains-through_the_ages = { $points } punti cultura alla fine (± { $doubt }) e { $win } % di vincere, rispetto a «{ $other }».
hint-gains-imperium = { $points } punti alla fine (± { $doubt }) e { $win } % di vincere, rispetto a «{ $other }».
hint-coach-stone_age = Sicuro? Rispetto al meglio che è stato trovato sono { $points } punti alla fine (± { $doubt }) e { $win } % di vincere. Un'idea: { $idea }
hint-coach-through_the_ages = Sicuro? Rispetto al meglio che è stato trovato sono { $points } punti cultura alla fine (± { $doubt }) e { $win } % di vincere. Un'idea: { $idea }
hint-coach-imperium = Sicuro? Rispetto al meglio che è stato trovato sono { $points } punti alla fine (± { $doubt }) e { $win } % di vincere. Un'idea: { $idea }

# Ciò che si racconta dei suggerimenti chiesti.

hint-told-idea = { $player } ha chiesto un suggerimento.
hint-told-option = A { $player } è stato mostrato che cosa scegliere.
hint-told-coach = L'allenatore ha avvertito { $player }.

# Perché non ce n'è.

hint-not-here = A questo tavolo non ci sono suggerimenti.
hint-busy = I bot sono troppo occupati per un suggerimento: chiedilo di nuovo tra poco.
hint-people = I suggerimenti sono per le partite con soli bot.

# Nel browser.

web-hint-ask = Suggerimento
web-hint-key = un suggerimento
web-hint-thinks = Cerco un suggerimento …
web-hint-show = Mostramelo
web-hint-choose = Scegli questo
web-hint-close = Chiudi il suggerimento
web-hint-this = Brilla: { $option }
web-hint-anyway = Scegli comunque
web-hint-allow = Suggerimenti a questo tavolo: chi decide può chiedere che cosa farebbe l'esperto
web-hint-allowed = A questo tavolo i suggerimenti sono permessi.
web-hint-coach = Allenatore: dove i suggerimenti sono permessi, chiedimi prima di una mossa che perde molto
web-hint-never = Disattiva l'allenatore
web-hint-taken = suggerimenti

# Nel terminale.

hint-play-more = «suggerimento» di nuovo mostra che cosa scegliere.
hint-play-option = Scegli: { $option }

# Idee: Stone Age.

idea-stone_age-tool = Un attrezzo migliora un lancio in ogni round a venire.
idea-stone_age-hut = Una persona in più lavora per te in ogni round a venire.
idea-stone_age-field = Un campo nutre una persona in ogni round, senza tirare dadi.
idea-stone_age-food-now = Alla fine di questo round mancherà del cibo ({ $n }), se nessuno lo procura.
idea-stone_age-food-ahead = Il cibo messo da parte ora lascia libere le persone nei round successivi.
idea-stone_age-goods-building = Un edificio scoperto chiede proprio queste risorse.
idea-stone_age-goods = Le risorse pagano carte ed edifici, e quelle care danno edifici cari.
idea-stone_age-symbol-new = I simboli verdi diversi contano il loro numero per se stesso: questo ti è nuovo.
idea-stone_age-symbol-again = Ciò che la carta dà subito vale il prezzo, e il suo simbolo comincia una seconda serie.
idea-stone_age-farmers = I contadini moltiplicano i tuoi campi alla fine; sei a { $n } sul tracciato dell'agricoltura.
idea-stone_age-tool-makers = I fabbricanti moltiplicano il valore dei tuoi attrezzi alla fine, ora { $n }.
idea-stone_age-hut-builders = I costruttori moltiplicano i tuoi edifici alla fine, ora { $n }.
idea-stone_age-shamans = Gli sciamani moltiplicano le tue persone alla fine, ora { $n }.
idea-stone_age-building = In un edificio le risorse diventano punti, subito e di sicuro.
idea-stone_age-building-last = L'ultimo edificio di una pila dà punti e termina la partita.
idea-stone_age-take-two = Prendi ciò che ti manca per la prossima carta o il prossimo edificio.
idea-stone_age-tools-add = Gli attrezzi servono meglio dove portano un lancio a una risorsa in più.
idea-stone_age-tools-keep = Qui gli attrezzi portano troppo poco: un altro lancio può averne bisogno.
idea-stone_age-feed = Manca del cibo ({ $n }): le risorse che ti avanzano costano meno della fame.
idea-stone_age-starve = La fame costa dieci punti: le tue risorse possono valere di più.
idea-stone_age-decline = Le tue risorse valgono di più altrove.
idea-stone_age-die = Ogni dado è un'altra cosa: prendi ciò che ti aiuta di più e non lasciare il meglio agli altri.

# Idee: Through the Ages.

idea-through_the_ages-pass = Niente di ciò che si può fare qui vale ora il suo prezzo.
idea-through_the_ages-end = Ciò che resta costerebbe più di quanto dà: termina il turno.
idea-through_the_ages-population = Un lavoratore in più, prima di poter costruire qualcosa.
idea-through_the_ages-upgrade = Lo stesso lavoratore rende di più: senza cibo né altri visi felici.
idea-through_the_ages-destroy = Quel lavoratore serve altrove.
idea-through_the_ages-disband = Non è la forza che ti manca: il lavoratore può fare altro.
idea-through_the_ages-leader = Un leader agisce in ogni turno in cui è in gioco: prima è, meglio è.
idea-through_the_ages-revolution = Una rivoluzione costa meno scienza, e le azioni di questo turno.
idea-through_the_ages-action = Una carta azione dà più delle azioni che costa.
idea-through_the_ages-tactic = Le unità nella forma di una tattica sono più forti insieme.
idea-through_the_ages-leader-power = Ciò che può fare il tuo leader conviene adesso.
idea-through_the_ages-wonder-power = Ciò che può fare la tua meraviglia conviene adesso.
idea-through_the_ages-trade = Il patto trasforma ciò che ti avanza in ciò che ti manca.
idea-through_the_ages-event = Un evento che conviene più a te che ai rivali, e cultura per averlo preparato.
idea-through_the_ages-attack = Un attacco prende ciò che un rivale non può difendere.
idea-through_the_ages-war = Una guerra si decide un turno dopo: sii allora il più forte.
idea-through_the_ages-pact = Un patto dà qualcosa a entrambi; bada che il tuo sia di più.
idea-through_the_ages-cancel = Il patto ora aiuta più il tuo alleato che te.
idea-through_the_ages-resign = Abbandonare ti salva da una guerra che non puoi vincere.
idea-through_the_ages-colony = Una colonia dà qualcosa subito, e in ogni turno dopo.
idea-through_the_ages-defend = Ciò che l'attacco prenderebbe vale più delle carte che lo fermano.
idea-through_the_ages-discard = Delle carte militari tieni quelle che giocherai.
idea-through_the_ages-accept = Ciò che ti offrono dà più di quanto costa.
idea-through_the_ages-refuse = Ciò che ti offrono aiuterebbe gli altri più di te.
idea-through_the_ages-bid = Il territorio vale questa forza, e non più del necessario.
idea-through_the_ages-send = Invia ciò che ti mancherà meno.
idea-through_the_ages-done = Così basta.
idea-through_the_ages-gain = Prendi ciò che finisce prima.
idea-through_the_ages-lose = Qualcosa deve andarsene: ciò che per te vale meno.
idea-through_the_ages-raid = Prendi ciò che danneggia di più il rivale, o che ti aiuta di più.
idea-through_the_ages-tuck = Sotto una meraviglia Omero dà ancora felicità.
idea-through_the_ages-sacrifice = Le unità sacrificate si aggiungono alla forza che decide.
idea-through_the_ages-draw = Le carte militari portano tattiche, eventi e difesa.
idea-through_the_ages-bonus = Conta per tutti alla fine: scegli ciò di cui hai di più.
idea-through_the_ages-better-farm = Fattorie migliori nutrono più gente con gli stessi lavoratori.
idea-through_the_ages-better-mine = Miniere migliori danno più risorse con gli stessi lavoratori e segnalini.
idea-through_the_ages-better-lab = La scienza paga tutto ciò che viene dopo.
idea-through_the_ages-better-library = Le biblioteche danno scienza e cultura con un solo lavoratore.
idea-through_the_ages-better-theater = I teatri danno cultura ogni turno, e visi felici.
idea-through_the_ages-better-faces = I visi felici fanno crescere la popolazione senza rivolte.
idea-through_the_ages-better-army = Unità migliori sono forza che dura fino alla prossima epoca.
idea-through_the_ages-government = Un altro governo dà più azioni in ogni turno.
idea-through_the_ages-special = Una tecnologia speciale agisce senza lavoratore.
idea-through_the_ages-wonder = Una meraviglia agisce per il resto della partita: cominciala finché conviene.
idea-through_the_ages-stage = Ogni piano avvicina la meraviglia, e le risorse non si perdono per corruzione.
idea-through_the_ages-stage-last = La meraviglia si può completare ora: da qui in poi agisce.
idea-through_the_ages-farm = Una fattoria nutrirà la tua popolazione nei turni a venire.
idea-through_the_ages-farm-hunger = Nella prossima produzione mancherà cibo ({ $n }), e ognuno costa 4 punti cultura.
idea-through_the_ages-mine = Una miniera in più dà risorse in ogni turno a venire.
idea-through_the_ages-lab = Un laboratorio dà scienza in ogni turno a venire.
idea-through_the_ages-library = Una biblioteca dà scienza e cultura in ogni turno a venire.
idea-through_the_ages-theater = Un teatro dà cultura in ogni turno a venire.
idea-through_the_ages-faces = I visi felici fanno posto ai prossimi lavoratori.
idea-through_the_ages-faces-now = C'è malcontento tra la tua gente ({ $n }): una sommossa costerebbe un'intera produzione.
idea-through_the_ages-army = La forza vince territori ed eventi, e tiene lontani i rivali.
idea-through_the_ages-army-weakest = Sei il più debole: eventi e rivali cercano proprio quello.
idea-through_the_ages-last-culture = La partita sta finendo: ora conta solo ciò che dà cultura.

# Idee: Imperium.

idea-imperium-pass = Niente di ciò che si può fare qui conviene adesso.
idea-imperium-accept = Ciò che la carta offre conviene.
idea-imperium-innovate = La mano rende poco questo turno: innova e ottieni una carta migliore per sempre.
idea-imperium-revolt = I disordini ingombrano la mano e costano punti: restituiscili in una volta.
idea-imperium-exhaust = Un'abilità di esaurimento non costa azioni: usala ogni turno.
idea-imperium-use = La carta in gioco può fare ora qualcosa che poi non potrebbe.
idea-imperium-order = Al solstizio conta l'ordine: prima ciò su cui si appoggiano le altre.
idea-imperium-break = Migliorare porta una carta senza il suo disordine.
idea-imperium-banish = Togli dal mercato ciò che aiuterebbe gli altri più di te.
idea-imperium-place = Mettilo dove lo raccoglierai tu, o dove non lo farà nessuno.
idea-imperium-swap = Una carta migliore per una peggiore.
idea-imperium-garrison = Una carta protetta esce dal mazzo e non ingombra la mano.
idea-imperium-give = Da' via ciò che per te vale meno, o che danneggia l'altro.
idea-imperium-develop = Uno sviluppo è una carta forte, e avvicina la fine.
idea-imperium-find = Cerca la carta che manca a questo turno.
idea-imperium-fame = Le carte fama sono punti: tieni quella che conta di più per te.
idea-imperium-again = Una carta degli scarti agisce una seconda volta.
idea-imperium-declare = Dichiara la classe che esce più spesso.
idea-imperium-choose = Scegli ciò che serve di più in questo momento.
idea-imperium-draw = Più carte in mano sono più possibilità in questo turno.
idea-imperium-pay = Ciò che si compra vale il suo prezzo.
idea-imperium-ready = Una carta di nuovo pronta si può esaurire due volte.
idea-imperium-share = Il disordine danneggia di più chi ha meno spazio.
idea-imperium-discard = Scarta ciò che può fare meno in questo turno.
idea-imperium-hand = Prendi la carta che si può ancora giocare in questo turno.
idea-imperium-top = Ciò che sta in cima al mazzo si pesca dopo.
idea-imperium-history = Nella storia una carta conta i suoi punti e alleggerisce il mazzo.
idea-imperium-sink = Le carte sommerse contano, e non vengono più in mano.
idea-imperium-exile = Ciò che è esiliato non torna più in mano a ogni mescolata.
idea-imperium-unrest = Ogni disordine in meno sono punti in più, e una mano più libera.
idea-imperium-abandon = Ciò che questa carta dà ancora è meno di quanto porta abbandonarla.
idea-imperium-recall = Tornata in mano, una carta si può giocare ancora.
idea-imperium-attack = Un attacco ti dà qualcosa e costa di più agli altri.
idea-imperium-region = Una regione in gioco è ciò che molte carte contano, e può proteggere una carta.
idea-imperium-stays = Una carta che resta in gioco agisce turno dopo turno.
idea-imperium-play = Ciò che la carta fa ora aiuta quelle che seguono.
idea-imperium-last-play = È cominciato l'ultimo round: gioca ciò che dà ancora punti.
idea-imperium-last-gain = È cominciato l'ultimo round: prendi ciò che conta di più alla fine.
idea-imperium-gain-region = Molte carte contano le tue regioni, e una regione dà posto per proteggere una carta.
idea-imperium-gain-tributary = Un tributario è forte nel mazzo, e spesso in punti.
idea-imperium-gain-civilised = Le carte civilizzate danno di più a un impero: ottienile per tempo.
idea-imperium-gain-uncivilised = Le carte primitive si usano presto, e molte carte le contano.
idea-imperium-gain-other = La carta vale l'azione che la porta.
idea-imperium-gain-unrest = La carta vale il disordine che arriva con essa.
