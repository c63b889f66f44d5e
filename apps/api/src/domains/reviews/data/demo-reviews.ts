interface DemoReview {
  readonly id: number;
  readonly vehicle: number;
  readonly name: string;
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
  readonly day: string;
  readonly featured: boolean;
}

/** Invented testimonials for the demonstration operator's pages, marked as such and never counted. */
export const demoReviews: readonly DemoReview[] = [
  {
    id: 1, vehicle: 1, name: 'Camille L.', rating: 5, title: 'Un transfert sans accroc', day: '2026-02-03', featured: true,
    comment: 'Vol retardé de deux heures, et pourtant le chauffeur était à la sortie avec une pancarte à mon nom. Rien à ajouter.',
  },
  {
    id: 2, vehicle: 11, name: 'Yanis B.', rating: 5, title: 'Le calme avant une réunion', day: '2026-02-19', featured: true,
    comment: 'J’ai pu préparer ma présentation à l’arrière, dans un silence complet. Conduite souple et itinéraire bien choisi.',
  },
  {
    id: 3, vehicle: 3, name: 'Hélène R.', rating: 5, title: 'Toute la famille à bord', day: '2026-03-08', featured: true,
    comment: 'Deux sièges enfant déjà installés, six valises chargées en cinq minutes et de l’eau pour tout le monde.',
  },
  {
    id: 4, vehicle: 4, name: 'Marc D.', rating: 4, title: 'Sérieux et simple', day: '2026-03-27', featured: false,
    comment: 'Réservation en quelques minutes, prix connu d’avance et respecté. J’aurais aimé un chargeur pour mon ancien téléphone.',
  },
  {
    id: 5, vehicle: 8, name: 'Sofia N.', rating: 5, title: 'Une journée de rendez-vous', day: '2026-04-14', featured: true,
    comment: 'Quatre adresses dans la journée et jamais une minute d’attente : le chauffeur avait étudié chaque étape.',
  },
  {
    id: 6, vehicle: 9, name: 'Thomas G.', rating: 4, title: 'De nuit, en confiance', day: '2026-05-05', featured: false,
    comment: 'Retour à trois heures du matin après un mariage. Voiture impeccable, chauffeur attentif, supplément de nuit annoncé.',
  },
];
