/** The timeline of a fictional company; the site says so beside it. */
export const timeline = {
  entries: [
    {
      year: 2015,
      icon: 'key',
      title: {
        fr: 'La première berline',
        en: 'The first saloon',
        es: 'La primera berlina',
        de: 'Die erste Limousine',
      },
      description: {
        fr: 'Une voiture, deux chauffeurs, un carnet de commandes à spirale.',
        en: 'One car, two chauffeurs, a spiral-bound order book.',
        es: 'Un coche, dos chóferes, un cuaderno de espiral para los encargos.',
        de: 'Ein Wagen, zwei Chauffeure, ein Auftragsbuch mit Spirale.',
      },
    },
    {
      year: 2016,
      icon: 'plane',
      title: {
        fr: 'L’accueil en salle d’arrivée',
        en: 'Meet and greet at arrivals',
        es: 'El recibimiento en llegadas',
        de: 'Der Empfang in der Ankunftshalle',
      },
      description: {
        fr: 'La pancarte est écrite à la main, les bagages sont portés.',
        en: 'We write the name board by hand and carry the luggage.',
        es: 'Escribimos el cartel a mano y llevamos el equipaje.',
        de: 'Das Schild wird von Hand geschrieben, das Gepäck getragen.',
      },
    },
    {
      year: 2018,
      icon: 'phone',
      title: {
        fr: 'Le téléphone, jour et nuit',
        en: 'The telephone, day and night',
        es: 'El teléfono, día y noche',
        de: 'Das Telefon, Tag und Nacht',
      },
      description: {
        fr: 'Une permanence à toute heure, tenue par des gens qui connaissent la route.',
        en: 'Someone answers at any hour, and knows the road.',
        es: 'Una guardia a cualquier hora, atendida por gente que conoce la carretera.',
        de: 'Ein Bereitschaftsdienst zu jeder Stunde, besetzt mit Menschen, die die Straßen kennen.',
      },
    },
    {
      year: 2019,
      icon: 'globe',
      title: { fr: 'Alger', en: 'Algiers', es: 'Argel', de: 'Algier' },
      description: {
        fr: 'La maison ouvre sur la baie, avec les mêmes voitures et la même règle.',
        en: 'We open on the bay, with the same cars and the same promise.',
        es: 'Abrimos ante la bahía, con los mismos coches y la misma promesa.',
        de: 'Wir eröffnen an der Bucht, mit den gleichen Wagen und demselben Versprechen.',
      },
    },
    {
      year: 2020,
      icon: 'shield',
      title: { fr: 'L’année immobile', en: 'The still year', es: 'El año inmóvil', de: 'Das stille Jahr' },
      description: {
        fr: 'Les chauffeurs gardent leur emploi et conduisent les soignants.',
        en: 'The chauffeurs keep their jobs and drive nurses and doctors.',
        es: 'Los chóferes conservan su empleo y llevan al personal sanitario.',
        de: 'Die Chauffeure behalten ihre Stelle und fahren Pflegekräfte und Ärzte.',
      },
    },
    {
      year: 2021,
      icon: 'leaf',
      title: {
        fr: 'La première électrique',
        en: 'The first electric car',
        es: 'El primer eléctrico',
        de: 'Der erste Elektrowagen',
      },
      description: {
        fr: 'Le silence, enfin complet. Une recharge pendant chaque attente.',
        en: 'Silence, complete at last. It charges during every wait.',
        es: 'El silencio, por fin completo. Se recarga en cada espera.',
        de: 'Endlich vollkommene Stille. Geladen wird in jeder Wartezeit.',
      },
    },
    {
      year: 2023,
      icon: 'star',
      title: {
        fr: 'Le prix avant le départ',
        en: 'The price before the ride',
        es: 'El precio antes de salir',
        de: 'Der Preis vor der Fahrt',
      },
      description: {
        fr: 'La réservation en ligne donne un prix ferme, détaillé au centime.',
        en: 'Booking online gives a fixed price, itemised to the cent.',
        es: 'La reserva en línea da un precio cerrado, detallado al céntimo.',
        de: 'Die Online-Buchung nennt einen festen Preis, auf den Cent aufgeschlüsselt.',
      },
    },
  ],
} as const;
