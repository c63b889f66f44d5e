/** The story of a fictional company; the site says so beside it. */
export const about = {
  story: [
    {
      fr: 'Livrée naît en 2015 d’une contrariété : un vol à l’aube, une voiture promise, personne devant la porte. Deux amis achètent une berline, impriment un numéro de téléphone et s’engagent sur une seule chose : être là avant l’heure.',
      en: 'Livrée began in 2015 with an annoyance: a flight at dawn, a car that had been promised, nobody at the door. Two friends bought a saloon, printed a phone number and promised one thing only: to be there ahead of time.',
      es: 'Livrée nace en 2015 de una contrariedad: un vuelo al alba, un coche prometido, nadie ante la puerta. Dos amigos compran una berlina, imprimen un número de teléfono y se comprometen a una sola cosa: llegar antes de la hora.',
      de: 'Livrée entstand 2015 aus einem Ärgernis: ein Flug im Morgengrauen, ein versprochener Wagen, niemand vor der Tür. Zwei Freunde kauften eine Limousine, ließen eine Telefonnummer drucken und versprachen nur eines: vor der Zeit da zu sein.',
    },
    {
      fr: 'La flotte a grandi, la promesse n’a pas changé. Nos chauffeurs sont salariés, formés par la maison, et connaissent les entrées de service des hôtels aussi bien que les terminaux. Le prix se donne avant le départ ; il ne bouge plus.',
      en: 'The fleet has grown; the promise has not changed. Our chauffeurs are our own employees, trained in-house, and know the hotels’ service entrances as well as they know the terminals. You know the price before the ride, and it does not change.',
      es: 'La flota ha crecido; la promesa no ha cambiado. Nuestros chóferes están en plantilla, formados por la casa, y conocen las entradas de servicio de los hoteles tan bien como las terminales. El precio se da antes de salir y ya no se mueve.',
      de: 'Die Flotte ist gewachsen, das Versprechen ist geblieben. Unsere Chauffeure sind bei uns angestellt und ausgebildet und kennen die Nebeneingänge der Hotels so gut wie die Terminals. Der Preis steht vor der Fahrt fest und ändert sich nicht mehr.',
    },
    {
      fr: 'Le nom vient des carrossiers : la livrée d’une voiture, c’est sa peinture, finie d’un seul filet tiré à la main. Une ligne calme, sans reprise. C’est ainsi que nous aimons qu’un trajet se passe.',
      en: 'The name comes from the coachbuilders: a car’s livery is its paint, finished with a single line drawn by hand. One calm stroke, never retouched. That is how we like a ride to go.',
      es: 'El nombre viene de los carroceros: la librea de un coche es su pintura, rematada con un solo filete trazado a mano. Una línea serena, sin retoques. Así nos gusta que transcurra un trayecto.',
      de: 'Der Name stammt von den Karosseriebauern: Die Livree eines Wagens ist sein Lack, vollendet mit einer einzigen, von Hand gezogenen Linie. Ein ruhiger Strich ohne Absetzen. So soll auch eine Fahrt verlaufen.',
    },
  ],
  values: [
    {
      title: { fr: 'L’exactitude', en: 'Punctuality', es: 'La puntualidad', de: 'Pünktlichkeit' },
      text: {
        fr: 'Dix minutes d’avance sont notre heure juste. Le trafic se regarde la veille, puis jusqu’au dernier moment.',
        en: 'For us, ten minutes early is on time. We check the traffic the evening before, and again up to the last minute.',
        es: 'Diez minutos antes es nuestra hora exacta. El tráfico se mira la víspera y hasta el último momento.',
        de: 'Zehn Minuten früher ist für uns pünktlich. Den Verkehr prüfen wir am Vorabend und bis zuletzt.',
      },
    },
    {
      title: { fr: 'La discrétion', en: 'Discretion', es: 'La discreción', de: 'Diskretion' },
      text: {
        fr: 'Ce qui se dit à bord y reste. Le silence est toujours proposé, la conversation jamais imposée.',
        en: 'What is said on board stays on board. Silence is always offered, conversation never imposed.',
        es: 'Lo que se dice a bordo se queda a bordo. El silencio siempre se ofrece; la conversación nunca se impone.',
        de: 'Was an Bord gesagt wird, bleibt dort. Ruhe bieten wir immer an, ein Gespräch drängen wir nie auf.',
      },
    },
    {
      title: { fr: 'Le soin', en: 'Care', es: 'El esmero', de: 'Sorgfalt' },
      text: {
        fr: 'Chaque voiture est lavée, vérifiée et préparée avant de partir, même pour vingt minutes de route.',
        en: 'Every car is washed, checked and made ready before it leaves, even for twenty minutes on the road.',
        es: 'Cada coche se lava, se revisa y se prepara antes de salir, aunque sean veinte minutos de camino.',
        de: 'Jeder Wagen wird vor der Abfahrt gewaschen, geprüft und vorbereitet, auch für zwanzig Minuten Fahrt.',
      },
    },
    {
      title: {
        fr: 'La parole tenue',
        en: 'Our word',
        es: 'La palabra dada',
        de: 'Ein Wort, das gilt',
      },
      text: {
        fr: 'Un prix ferme, la voiture choisie, un chauffeur qui répond. Quand nous nous trompons, nous le disons les premiers.',
        en: 'A fixed price, the car you chose, a chauffeur who answers. When we get something wrong, we are the first to say so.',
        es: 'Un precio cerrado, el coche que eligió, un chófer que responde. Cuando nos equivocamos, somos los primeros en decirlo.',
        de: 'Ein fester Preis, der gewählte Wagen, ein Chauffeur, der sich meldet. Wenn wir uns irren, sagen wir es als Erste.',
      },
    },
  ],
  voice: {
    text: {
      fr: 'On reconnaît une bonne course à ce que le client n’a rien remarqué. La portière s’ouvre, la route est libre, la température est la bonne. Tout le travail s’est fait avant.',
      en: 'You can tell a good ride by what the passenger never notices. The door opens, the road is clear, the temperature is right. All the work was done beforehand.',
      es: 'Un buen servicio se reconoce en que el cliente no ha notado nada. La puerta se abre, el camino está despejado, la temperatura es la justa. Todo el trabajo se hizo antes.',
      de: 'Eine gute Fahrt erkennt man daran, dass der Gast nichts bemerkt hat. Die Tür geht auf, die Straße ist frei, die Temperatur stimmt. Die ganze Arbeit ist vorher getan.',
    },
    name: 'S. B.',
    role: {
      fr: 'Chauffeur de la maison depuis 2015',
      en: 'Chauffeur with us since 2015',
      es: 'Chófer de la casa desde 2015',
      de: 'Seit 2015 Chauffeur bei uns',
    },
  },
  mission: {
    fr: 'Conduire chacun à l’heure, reposé, sans qu’il ait eu à y penser.',
    en: 'To get everyone there on time and rested, with nothing to think about.',
    es: 'Llevar a cada uno a su hora, descansado, sin que haya tenido que pensar en ello.',
    de: 'Jeden pünktlich und ausgeruht ans Ziel bringen, ohne dass er daran denken muss.',
  },
  vision: {
    fr: 'Une maison que l’on se recommande à voix basse, d’une génération à l’autre, à Paris comme à Alger.',
    en: 'A name that people quietly pass on, from one generation to the next, in Paris as in Algiers.',
    es: 'Una casa que se recomienda en voz baja, de una generación a otra, en París como en Argel.',
    de: 'Ein Haus, das man einander leise empfiehlt, von Generation zu Generation, in Paris wie in Algier.',
  },
} as const;
