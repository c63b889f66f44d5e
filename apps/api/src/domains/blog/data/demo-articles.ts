/** Ids never change; the second category is the services one, which the footer lists. */
export const demoCategories = [
  { id: 1, name: 'Actualités', slug: 'news' },
  { id: 2, name: 'services', slug: 'services' },
  { id: 3, name: 'Conseils', slug: 'tips' },
  { id: 4, name: 'Événements', slug: 'events' },
  { id: 5, name: 'Luxe', slug: 'luxury' },
] as const;

const tag = {
  services: { id: 1, name: 'services' },
  airport: { id: 2, name: 'aéroport' },
  business: { id: 3, name: 'affaires' },
  advice: { id: 4, name: 'conseils' },
  wedding: { id: 5, name: 'mariage' },
  electric: { id: 6, name: 'électrique' },
};

const html = (...paragraphs: string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('');

export const demoArticles = [
  {
    id: 1, category: 2, day: '2026-01-12', title: 'Transfert aéroport', slug: 'transfert-aeroport', tags: [tag.services, tag.airport],
    excerpt: 'Votre chauffeur suit votre vol, vous accueille avec une pancarte et vous attend quinze minutes sans frais.',
    content: html(
      'Un vol avancé, retardé, détourné : votre chauffeur le sait avant vous. Le suivi de vol ajuste l’heure de prise en charge, et les quinze premières minutes d’attente sont offertes.',
      'À l’arrivée, l’accueil personnalisé vous évite de chercher : une pancarte à votre nom, une main pour les bagages, une voiture déjà climatisée.',
    ),
  },
  {
    id: 2, category: 2, day: '2026-01-19', title: 'Transfert d’affaires', slug: 'transfert-affaires', tags: [tag.services, tag.business],
    excerpt: 'Une berline silencieuse, le Wi-Fi à bord et la ponctualité d’un collaborateur de confiance.',
    content: html(
      'Entre deux rendez-vous, la voiture devient votre bureau : Wi-Fi, chargeurs, silence. Votre chauffeur connaît l’itinéraire, les accès et les usages.',
      'Les factures sont claires, ligne par ligne, et le prix annoncé est le prix payé.',
    ),
  },
  {
    id: 3, category: 2, day: '2026-01-26', title: 'Chauffeur privé à l’heure', slug: 'chauffeur-prive', tags: [tag.services],
    excerpt: 'Une voiture et son chauffeur à votre disposition, pour une heure ou pour une journée.',
    content: html(
      'Une soirée, une journée de visites, une tournée de rendez-vous : réservez à l’heure et changez d’itinéraire quand il vous plaît.',
      'Le véhicule reste avec vous ; vos affaires aussi.',
    ),
  },
  {
    id: 4, category: 2, day: '2026-02-02', title: 'Mariages et événements', slug: 'mariages-evenements', tags: [tag.services, tag.wedding],
    excerpt: 'De la limousine des mariés au minibus des invités, une seule équipe coordonne toutes les voitures.',
    content: html(
      'Le jour venu, personne ne devrait penser aux voitures. Nous préparons les trajets avec vous, puis nous les tenons.',
      'Limousine, van ou minibus de seize places : la flotte s’accorde à la fête.',
    ),
  },
  {
    id: 5, category: 3, day: '2026-03-09', title: 'Bien préparer un départ matinal', slug: 'preparer-depart-matinal', tags: [tag.advice, tag.airport],
    excerpt: 'Réserver vingt-quatre heures à l’avance, vérifier son terminal, garder une marge : trois gestes simples.',
    content: html(
      'Réservez de préférence vingt-quatre heures à l’avance : vous choisissez votre véhicule et le prix est arrêté. Entre 22 h et 6 h, un supplément de nuit s’applique ; il figure dans l’estimation.',
      'Vérifiez le terminal sur votre carte d’embarquement et indiquez le nombre de bagages. Le reste est notre affaire.',
    ),
  },
  {
    id: 6, category: 1, day: '2026-04-13', title: 'Trois véhicules électriques rejoignent la flotte', slug: 'vehicules-electriques', tags: [tag.electric],
    excerpt: 'Plus silencieux, sans émission en ville : ils se réservent comme les autres.',
    content: html(
      'Le silence est le premier des luxes. Les nouveaux venus de la flotte le prouvent à chaque feu vert.',
      'Leur autonomie couvre tous les transferts régionaux ; la recharge se fait entre deux courses.',
    ),
  },
  {
    id: 7, category: 5, day: '2026-05-04', title: 'L’art de recevoir à bord', slug: 'art-de-recevoir', tags: [tag.business],
    excerpt: 'Une température, une lumière, un silence : ce que nos chauffeurs préparent avant votre arrivée.',
    content: html(
      'Avant chaque course, l’habitacle est préparé : eau fraîche, chargeurs, presse du jour, température réglée.',
      'Le reste tient à la discrétion. Un bon chauffeur sait quand parler, et surtout quand se taire.',
    ),
  },
] as const;
