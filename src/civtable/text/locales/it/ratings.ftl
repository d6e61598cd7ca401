# Valutazioni e amici: ciò che dicono il server e `civtable admin`.

rated-sign-in = A un tavolo valutato tutti giocano con un account: prima accedi.
rated-alone = Chi gioca da solo non riceve valutazione.
rated-one-person = A un tavolo valutato hai un posto; gli altri sono bot o liberi, e chi ha un account si siede da sé.
rated-level = Il { $level } non è nella scala delle valutazioni.
rated-sits-already = Sei già seduto a questo tavolo.
rated-no-way-back = A un tavolo valutato si annullano solo le tue ultime scelte, finché nulla è stato mostrato e nessuno ha risposto.
rated-own-name = A un tavolo valutato tutti portano il nome del loro account.
rated-no-list = Non c'è una tale lista di valutazioni.
rated-no-player = Nessuno con questo nome ha giocato per la valutazione.
friends-not-possible = Non è possibile.
friends-too-many = Non c'è spazio per più di { $most }.
friends-too-many-invitations = Hai { $most } inviti aperti: aspetta che qualcuno risponda.
friends-too-late = Lì non ci sono più posti liberi.
friends-no-invitation = Questo invito non vale più.

# Nel terminale.

admin-ratings-help = se le valutazioni sono quelle che danno le partite salvate
admin-ratings-about = Calcola di nuovo tutte le valutazioni dalle partite salvate e le confronta con quelle salvate. Il codice di uscita è 1 se differiscono.
admin-arg-write = mette ciò che danno le partite al posto di ciò che è salvato
admin-ratings-equal = Uguali: { $rows ->
    [one] una valutazione
   *[other] { $rows } valutazioni
} di { $games ->
    [one] una partita valutata
   *[other] { $games } partite valutate
}.
admin-ratings-differ = Non sono uguali: { $rows ->
    [one] differisce una valutazione
   *[other] differiscono { $rows } valutazioni
}, la prima al tavolo { $table }. Con --write diventano ciò che danno le partite.
admin-ratings-written = Scritte di nuovo: { $rows ->
    [one] una valutazione
   *[other] { $rows } valutazioni
}, di cui { $changed } nuove o diverse.
