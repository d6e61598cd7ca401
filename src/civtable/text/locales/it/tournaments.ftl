# Tornei: che cosa ne dicono il server e `civtable admin`.

tournament-none = Questo torneo non esiste.
tournament-not-organiser = Può farlo solo chi organizza il torneo.
tournament-not-now = In questa fase del torneo non è possibile.
tournament-too-few = Siete troppo pochi per cominciare: devono partecipare almeno in due.
tournament-too-many = Hai { $most } tornei non ancora finiti; prima concludine uno.
tournament-full = Non c'è più posto, nemmeno come riserva.
tournament-no-entrant = Nessuno partecipa con il numero { $number }.
tournament-no-reserve = Nessuno aspetta come riserva con quel numero.
tournament-no-table = In quel turno non esiste questo tavolo.
tournament-ranks = Serve una posizione per ciascuno dei { $seats } posti, per esempio 1 2 3, oppure 1 1 in caso di parità.
tournament-rounds = Qui il numero dei turni non si può scegliere: dipende da quanti partecipano.
tournament-advance = Non possono passare in così tanti: a ogni tavolo qualcuno deve uscire, e solo a eliminazione diretta.
tournament-fill = I bot non possono occupare più posti di quanti ce ne siano.
tournament-sealed = Altri giocano ancora con la stessa distribuzione: lo si saprà quando avranno finito.
tournament-no-way-back = In un torneo si annullano solo le tue ultime scelte, finché nulla è stato mostrato e nessuno ha risposto.
tournament-own-name = In un torneo ognuno porta il nome del proprio account.
