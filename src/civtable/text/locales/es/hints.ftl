# Pistas durante la partida: la idea, la opción, las razones.

hint-only = No hay otra cosa que elegir.
hint-unmeasured = La elección según la regla general; no hubo tiempo de probar cuánto gana.
hint-equal = Más o menos igual de buena: «{ $other }».
hint-together = { $things }
hint-gains-stone_age = { $points } puntos al final (± { $doubt }) y { $win } % de ganar, comparado con «{ $other }».
hint-gains-through_the_ages = { $points } de cultura al final (± { $doubt }) y { $win } % de ganar, comparado con «{ $other }».
hint-gains-imperium = { $points } puntos al final (± { $doubt }) y { $win } % de ganar, comparado con «{ $other }».
hint-coach-stone_age = ¿Seguro? Frente a lo mejor que se encontró son { $points } puntos al final (± { $doubt }) y { $win } % de ganar. Una idea: { $idea }
hint-coach-through_the_ages = ¿Seguro? Frente a lo mejor que se encontró son { $points } de cultura al final (± { $doubt }) y { $win } % de ganar. Una idea: { $idea }
hint-coach-imperium = ¿Seguro? Frente a lo mejor que se encontró son { $points } puntos al final (± { $doubt }) y { $win } % de ganar. Una idea: { $idea }

# Lo que se cuenta de las pistas pedidas.

hint-told-idea = { $player } pidió una pista.
hint-told-option = A { $player } se le mostró qué elegir.
hint-told-coach = El entrenador avisó a { $player }.

# Por qué no la hay.

hint-not-here = En esta mesa no hay pistas.
hint-busy = Los bots están demasiado ocupados para una pista: vuelve a pedirla en un momento.
hint-people = Las pistas son para partidas solo con bots.

# En el navegador.

web-hint-ask = Pista
web-hint-key = una pista
web-hint-thinks = Buscando una pista …
web-hint-show = Muéstramelo
web-hint-choose = Elige esto
web-hint-close = Cerrar la pista
web-hint-this = Brilla: { $option }
web-hint-anyway = Elegirlo de todos modos
web-hint-allow = Pistas en esta mesa: quien decide puede preguntar qué haría el experto
web-hint-allowed = En esta mesa se permiten pistas.
web-hint-coach = Entrenador: donde se permiten pistas, preguntarme antes de una jugada que pierde mucho
web-hint-never = Desactivar el entrenador
web-hint-taken = pistas

# En la terminal.

hint-play-more = «pista» otra vez muestra qué elegir.
hint-play-option = Elige: { $option }

# Ideas: Stone Age.

idea-stone_age-tool = Una herramienta mejora una tirada en cada ronda que viene.
idea-stone_age-hut = Una persona más trabaja para ti en cada ronda que viene.
idea-stone_age-field = Un campo alimenta a una persona en cada ronda, sin tirar dados.
idea-stone_age-food-now = Al final de esta ronda faltará comida ({ $n }), si nadie la consigue.
idea-stone_age-food-ahead = La comida que guardas ahora deja gente libre en rondas posteriores.
idea-stone_age-goods-building = Una construcción a la vista pide justo estos recursos.
idea-stone_age-goods = Los recursos pagan cartas y construcciones, y los caros dan construcciones caras.
idea-stone_age-symbol-new = Los símbolos verdes distintos cuentan su número por sí mismo: este es nuevo para ti.
idea-stone_age-symbol-again = Lo que la carta da enseguida vale su precio, y su símbolo empieza una segunda serie.
idea-stone_age-farmers = Los agricultores multiplican tus campos al final; estás en { $n } en el marcador de agricultura.
idea-stone_age-tool-makers = Los fabricantes multiplican el valor de tus herramientas al final, ahora { $n }.
idea-stone_age-hut-builders = Los constructores multiplican tus construcciones al final, ahora { $n }.
idea-stone_age-shamans = Los chamanes multiplican tu gente al final, ahora { $n }.
idea-stone_age-building = En una construcción los recursos se vuelven puntos, enseguida y seguro.
idea-stone_age-building-last = La última construcción de un montón da puntos y termina la partida.
idea-stone_age-take-two = Toma lo que te falta para la próxima carta o construcción.
idea-stone_age-tools-add = Las herramientas sirven mejor donde suben una tirada a un recurso más.
idea-stone_age-tools-keep = Aquí las herramientas aportan poco: otra tirada puede necesitarlas.
idea-stone_age-feed = Falta comida ({ $n }): los recursos que te sobran cuestan menos que el hambre.
idea-stone_age-starve = El hambre cuesta diez puntos: tus recursos pueden valer más.
idea-stone_age-decline = Tus recursos valen más en otra parte.
idea-stone_age-die = Cada dado es otra cosa: toma lo que más te ayuda y no dejes lo mejor a otros.

# Ideas: Through the Ages.

idea-through_the_ages-pass = Nada de lo que se puede hacer aquí vale ahora su precio.
idea-through_the_ages-end = Lo que queda costaría más de lo que da: termina el turno.
idea-through_the_ages-population = Un trabajador más, antes de poder construir nada.
idea-through_the_ages-upgrade = El mismo trabajador rinde más: sin comida ni más caras sonrientes.
idea-through_the_ages-destroy = Ese trabajador hace falta en otra parte.
idea-through_the_ages-disband = No es fuerza lo que te falta: el trabajador puede hacer otra cosa.
idea-through_the_ages-leader = Un líder actúa en cada turno que está en juego: cuanto antes, mejor.
idea-through_the_ages-revolution = Una revolución cuesta menos ciencia, y las acciones de este turno.
idea-through_the_ages-action = Una carta de acción da más que las acciones que cuesta.
idea-through_the_ages-tactic = Las unidades en la forma de una táctica son más fuertes juntas.
idea-through_the_ages-leader-power = Lo que puede hacer tu líder vale la pena ahora.
idea-through_the_ages-wonder-power = Lo que puede hacer tu maravilla vale la pena ahora.
idea-through_the_ages-trade = El pacto convierte lo que te sobra en lo que te falta.
idea-through_the_ages-event = Un evento que te conviene más que a tus adversarios, y cultura por prepararlo.
idea-through_the_ages-attack = Un ataque se lleva lo que un adversario no puede defender.
idea-through_the_ages-war = Una guerra se decide un turno después: sé entonces el más fuerte.
idea-through_the_ages-pact = Un pacto da algo a ambos; procura que lo tuyo sea más.
idea-through_the_ages-cancel = El pacto ayuda ahora más a tu socio que a ti.
idea-through_the_ages-resign = Abandonar te libra de una guerra que no puedes ganar.
idea-through_the_ages-colony = Una colonia da algo enseguida, y en cada turno después.
idea-through_the_ages-defend = Lo que el ataque se llevaría vale más que las cartas que lo detienen.
idea-through_the_ages-discard = De las cartas militares guarda las que vas a jugar.
idea-through_the_ages-accept = Lo que te ofrecen da más de lo que cuesta.
idea-through_the_ages-refuse = Lo que te ofrecen ayudaría a otros más que a ti.
idea-through_the_ages-bid = El territorio vale esta fuerza, y no más de la necesaria.
idea-through_the_ages-send = Envía lo que menos echarás de menos.
idea-through_the_ages-done = Así basta.
idea-through_the_ages-gain = Toma lo que se acaba primero.
idea-through_the_ages-lose = Algo tiene que irse: lo que menos vale para ti.
idea-through_the_ages-raid = Toma lo que más daña al adversario, o lo que más te ayuda.
idea-through_the_ages-tuck = Bajo una maravilla Homero sigue dando felicidad.
idea-through_the_ages-sacrifice = Las unidades sacrificadas suman a la fuerza que decide.
idea-through_the_ages-draw = Las cartas militares traen tácticas, eventos y defensa.
idea-through_the_ages-bonus = Cuenta para todos al final: elige aquello de lo que tienes más.
idea-through_the_ages-better-farm = Mejores granjas alimentan a más gente con los mismos trabajadores.
idea-through_the_ages-better-mine = Mejores minas dan más recursos con los mismos trabajadores y fichas.
idea-through_the_ages-better-lab = La ciencia paga todo lo que viene después.
idea-through_the_ages-better-library = Las bibliotecas dan ciencia y cultura con un solo trabajador.
idea-through_the_ages-better-theater = Los teatros dan cultura cada turno, y caras sonrientes.
idea-through_the_ages-better-faces = Las caras sonrientes dejan crecer a tu pueblo sin revueltas.
idea-through_the_ages-better-army = Mejores unidades son fuerza que dura hasta la próxima Época.
idea-through_the_ages-government = Otro gobierno da más acciones en cada turno.
idea-through_the_ages-special = Una tecnología especial actúa sin trabajador.
idea-through_the_ages-wonder = Una maravilla actúa el resto de la partida: empiézala mientras compense.
idea-through_the_ages-stage = Cada etapa acerca la maravilla, y los recursos no se pierden por corrupción.
idea-through_the_ages-stage-last = La maravilla se puede completar ahora: desde aquí actúa.
idea-through_the_ages-farm = Una granja alimentará a tu pueblo en los turnos que vienen.
idea-through_the_ages-farm-hunger = En la próxima producción faltará comida ({ $n }), y cada una cuesta 4 de cultura.
idea-through_the_ages-mine = Una mina más da recursos en cada turno que viene.
idea-through_the_ages-lab = Un laboratorio da ciencia en cada turno que viene.
idea-through_the_ages-library = Una biblioteca da ciencia y cultura en cada turno que viene.
idea-through_the_ages-theater = Un teatro da cultura en cada turno que viene.
idea-through_the_ages-faces = Las caras sonrientes hacen sitio a los próximos trabajadores.
idea-through_the_ages-faces-now = Hay descontento entre tu gente ({ $n }): una revuelta costaría una producción entera.
idea-through_the_ages-army = La fuerza gana territorios y eventos, y aleja a los adversarios.
idea-through_the_ages-army-weakest = Eres el más débil: eventos y adversarios buscan eso.
idea-through_the_ages-last-culture = La partida se acaba: ahora solo cuenta lo que da cultura.

# Ideas: Imperium.

idea-imperium-pass = Nada de lo que se puede hacer aquí vale la pena ahora.
idea-imperium-accept = Lo que la carta ofrece vale la pena.
idea-imperium-innovate = La mano da poco este turno: innova y consigue una carta mejor para siempre.
idea-imperium-revolt = Los disturbios atascan la mano y cuestan puntos: devuélvelos de una vez.
idea-imperium-exhaust = Una habilidad de agotamiento no cuesta acción: úsala cada turno.
idea-imperium-use = La carta en juego puede hacer ahora algo que luego no podría.
idea-imperium-order = En el solsticio importa el orden: primero aquello en lo que se apoyan las demás.
idea-imperium-break = Mejorar trae una carta sin su disturbio.
idea-imperium-banish = Quita del mercado lo que ayudaría a otros más que a ti.
idea-imperium-place = Ponlo donde tú lo recojas, o donde no lo haga nadie.
idea-imperium-swap = Una carta mejor por una peor.
idea-imperium-garrison = Una carta protegida sale del mazo y no atasca la mano.
idea-imperium-give = Da lo que menos vale para ti, o lo que daña al otro.
idea-imperium-develop = Un desarrollo es una carta fuerte, y acerca el final.
idea-imperium-find = Busca la carta que le falta a este turno.
idea-imperium-fame = Las cartas de fama son puntos: quédate con la que más cuenta para ti.
idea-imperium-again = Una carta del descarte actúa por segunda vez.
idea-imperium-declare = Nombra la clase que más sale.
idea-imperium-choose = Elige lo que este momento más necesita.
idea-imperium-draw = Más cartas en mano son más posibilidades este turno.
idea-imperium-pay = Lo que se compra vale su precio.
idea-imperium-ready = Una carta lista de nuevo puede agotarse dos veces.
idea-imperium-share = El disturbio daña más a quien menos sitio tiene.
idea-imperium-discard = Descarta lo que menos puede hacer este turno.
idea-imperium-hand = Toma la carta que aún se puede jugar este turno.
idea-imperium-top = Lo que queda encima del mazo se roba después.
idea-imperium-history = En la historia una carta cuenta sus puntos y adelgaza el mazo.
idea-imperium-sink = Las cartas sumergidas cuentan, y ya no vienen a la mano.
idea-imperium-exile = Lo exiliado ya no vuelve a tu mano con cada barajado.
idea-imperium-unrest = Cada disturbio menos son puntos más, y una mano más libre.
idea-imperium-abandon = Lo que esta carta aún da es menos que lo que trae abandonarla.
idea-imperium-recall = De vuelta en la mano, una carta se juega otra vez.
idea-imperium-attack = Un ataque te da algo y cuesta más a los demás.
idea-imperium-region = Una región en juego es lo que muchas cartas cuentan, y puede proteger una carta.
idea-imperium-stays = Una carta que queda en juego actúa turno tras turno.
idea-imperium-play = Lo que hace ahora la carta ayuda a las que siguen.
idea-imperium-last-play = Ha empezado la última ronda: juega lo que aún da puntos.
idea-imperium-last-gain = Ha empezado la última ronda: toma lo que más cuenta al final.
idea-imperium-gain-region = Muchas cartas cuentan tus regiones, y una región da sitio para proteger una carta.
idea-imperium-gain-tributary = Un tributario es fuerte en el mazo, y a menudo en puntos.
idea-imperium-gain-civilised = Las cartas civilizadas son las que más dan a un imperio: consíguelas a tiempo.
idea-imperium-gain-uncivilised = Las cartas primitivas se usan pronto, y muchas cartas las cuentan.
idea-imperium-gain-other = La carta vale la acción que la trae.
idea-imperium-gain-unrest = La carta vale el disturbio que viene con ella.
