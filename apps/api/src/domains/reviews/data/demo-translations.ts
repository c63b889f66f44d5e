import type { ReviewTranslations } from '../review-words.ts';

/** Translations of the demonstration's testimonials, by id. */
export const demoTranslations: Readonly<Record<number, ReviewTranslations>> = {
  1: {
    en: {
      title: 'A transfer without a hitch',
      comment: 'My flight was two hours late, and still the chauffeur was at the exit with my name on a board. Nothing to add.',
    },
    es: {
      title: 'Un traslado impecable',
      comment: 'Mi vuelo se retrasó dos horas y, aun así, el chófer estaba en la salida con un cartel con mi nombre. Nada que añadir.',
    },
    de: {
      title: 'Ein reibungsloser Transfer',
      comment: 'Mein Flug hatte zwei Stunden Verspätung, und trotzdem stand der Chauffeur mit meinem Namensschild am Ausgang. Mehr muss man nicht sagen.',
    },
  },
  2: {
    en: {
      title: 'Calm before a meeting',
      comment: 'I prepared my presentation in the back, in complete silence. A smooth drive and a well-chosen route.',
    },
    es: {
      title: 'La calma antes de una reunión',
      comment: 'Pude preparar mi presentación en el asiento trasero, en completo silencio. Conducción suave y un itinerario bien elegido.',
    },
    de: {
      title: 'Ruhe vor dem Termin',
      comment: 'Ich konnte im Fond in völliger Ruhe meine Präsentation vorbereiten. Sanfte Fahrweise und eine gut gewählte Strecke.',
    },
  },
  3: {
    en: {
      title: 'The whole family on board',
      comment: 'Two child seats already fitted, six suitcases loaded in five minutes and water for everyone.',
    },
    es: {
      title: 'Toda la familia a bordo',
      comment: 'Dos sillas infantiles ya instaladas, seis maletas cargadas en cinco minutos y agua para todos.',
    },
    de: {
      title: 'Die ganze Familie an Bord',
      comment: 'Zwei Kindersitze schon eingebaut, sechs Koffer in fünf Minuten verladen und Wasser für alle.',
    },
  },
  4: {
    en: {
      title: 'Reliable and simple',
      comment: 'Booked in a few minutes, at a price known in advance and kept to. I would have liked a charger for my old phone.',
    },
    es: {
      title: 'Serio y sencillo',
      comment: 'Reservado en unos minutos, con un precio conocido de antemano y respetado. Me habría gustado un cargador para mi viejo teléfono.',
    },
    de: {
      title: 'Zuverlässig und unkompliziert',
      comment: 'In wenigen Minuten gebucht, der Preis stand vorher fest, und dabei blieb es. Ein Ladekabel für mein altes Telefon hätte ich mir gewünscht.',
    },
  },
  5: {
    en: {
      title: 'A day of meetings',
      comment: 'Four addresses in one day and never a minute’s wait: the chauffeur had studied every leg.',
    },
    es: {
      title: 'Un día de reuniones',
      comment: 'Cuatro direcciones en un día y ni un minuto de espera: el chófer había estudiado cada etapa.',
    },
    de: {
      title: 'Ein Tag voller Termine',
      comment: 'Vier Adressen an einem Tag und keine Minute Wartezeit: Der Chauffeur hatte jede Etappe vorbereitet.',
    },
  },
  6: {
    en: {
      title: 'At night, with confidence',
      comment: 'Home at three in the morning after a wedding. A spotless car, an attentive chauffeur, and the night surcharge stated beforehand.',
    },
    es: {
      title: 'De noche, con confianza',
      comment: 'Vuelta a casa a las tres de la madrugada tras una boda. Coche impecable, chófer atento y suplemento nocturno anunciado de antemano.',
    },
    de: {
      title: 'Nachts, mit gutem Gefühl',
      comment: 'Um drei Uhr morgens von einer Hochzeit nach Hause. Ein tadelloser Wagen, ein aufmerksamer Chauffeur, der Nachtzuschlag vorab genannt.',
    },
  },
};
