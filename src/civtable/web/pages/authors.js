/** Who drew what is on the cards, and how many. Written by scripts/drawings.py. */

export const AUTHORS = [
  { name: "Delapouite", link: "https://delapouite.com", drawings: 283 },
  { name: "Lorc", link: "http://lorcblog.blogspot.com", drawings: 146 },
  { name: "Skoll", link: "", drawings: 17 },
  { name: "Caro Asercion", link: "", drawings: 12 },
  { name: "Cathelineau", link: "", drawings: 8 },
  { name: "Faithtoken", link: "http://fungustoken.deviantart.com", drawings: 3 },
  { name: "DarkZaitzev", link: "http://darkzaitzev.deviantart.com", drawings: 2 },
  { name: "HeavenlyDog", link: "http://www.gnomosygoblins.blogspot.com", drawings: 2 },
  { name: "Pierre Leducq", link: "", drawings: 2 },
  { name: "Quoting", link: "", drawings: 2 },
  { name: "Sbed", link: "http://opengameart.org/content/95-game-icons", drawings: 2 },
  { name: "Willdabeast", link: "http://wjbstories.blogspot.com", drawings: 2 },
  { name: "Carl Olsen", link: "https://twitter.com/unstoppableCarl", drawings: 1 },
  { name: "GeneralAce135", link: "", drawings: 1 },
  { name: "Lord Berandas", link: "http://berandas.deviantart.com", drawings: 1 },
  { name: "Lucas", link: "", drawings: 1 },
  { name: "Zajkonur", link: "", drawings: 1 },
];
