import type { Review } from '@livree/contracts';

/** An approved review of a customer. */
export function buildReview(given: Partial<Review> = {}): Review {
  return {
    id: 1,
    rating: 5,
    title: 'Ponctuel et discret',
    comment: 'Le chauffeur suivait notre vol et nous attendait malgré une heure de retard.',
    reviewerName: 'Claire M.',
    reviewerInitials: 'CM',
    isAnonymous: false,
    isFeatured: true,
    isDemonstration: false,
    status: 'approved',
    vehicleId: 1,
    vehicleName: 'Mercedes Classe E',
    createdAt: '2026-06-02T08:00:00.000Z',
    createdAtHuman: 'il y a 3 jours',
    ...given,
  };
}

/** Enough for a carousel: of customers, and one of the demonstration. */
export function buildReviews(): Review[] {
  return [
    buildReview(),
    buildReview({
      id: 2,
      rating: 4,
      title: null,
      comment: 'Réservation en quelques minutes, et le prix annoncé a été respecté.',
      reviewerName: 'Client anonyme',
      reviewerInitials: 'CA',
      isAnonymous: true,
      isFeatured: false,
      vehicleId: 4,
      vehicleName: 'Škoda Superb',
    }),
    buildReview({
      id: 3,
      title: 'Toute la famille à bord',
      comment: 'Deux sièges enfant déjà installés et six valises chargées en cinq minutes.',
      reviewerName: 'Hélène R.',
      reviewerInitials: 'HR',
      isDemonstration: true,
      vehicleId: 3,
      vehicleName: 'Mercedes Classe V',
    }),
  ];
}
