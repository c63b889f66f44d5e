import type { Review, ReviewRequest, reviewRoutes } from '@livree/contracts';
import { buildReview } from '../../builders/reviews.ts';
import { reservationById } from '../booking.ts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { recordAct } from '../record-act.ts';
import { FakeRefusal } from '../refusal.ts';
import { requireCustomer } from '../visitor.ts';

const approved = ({ state }: FakeCall) => state.reviews.filter(({ status }) => status === 'approved');

function reviewById({ state }: FakeCall, id: number): Review {
  const review = state.reviews.find((candidate) => candidate.id === id);
  if (review === undefined) throw new FakeRefusal('reviews.not_found');
  return review;
}

function write(request: ReviewRequest, call: FakeCall): Review {
  const { name } = requireCustomer(call);
  const ride = reservationById(call, request.reservationId);
  if (ride.status !== 'completed') throw new FakeRefusal('reviews.ride_not_completed');
  if (call.state.reviewedRides.has(ride.id)) throw new FakeRefusal('reviews.already_written');
  const review = buildReview({
    id: Math.max(0, ...call.state.reviews.map(({ id }) => id)) + 1,
    rating: request.rating,
    title: request.title ? request.title : null,
    comment: request.comment,
    reviewerName: name,
    reviewerInitials: name.slice(0, 1),
    isAnonymous: request.isAnonymous ?? false,
    isFeatured: false,
    status: 'pending',
    vehicleId: ride.vehicleId,
    vehicleName: ride.vehicle.name,
    createdAt: call.now.toISOString(),
    createdAtHuman: 'maintenant',
  });
  call.state.reviewedRides.add(ride.id);
  call.state.reviews.unshift(review);
  return review;
}

const shown = ({ status, isFeatured }: Review) => ({ status, is_featured: isFeatured });

function decide(call: FakeCall, id: number, changes: Partial<Review>): Review {
  const before = reviewById(call, id);
  const review = { ...before, ...changes };
  const act = review.status === 'approved' ? 'reviews.approve' : 'reviews.reject';
  recordAct(call, `reviews ${id}`, { act, before: shown(before), after: shown(review) });
  call.state.reviews = call.state.reviews.map((kept) => (kept.id === id ? review : kept));
  return review;
}

export const reviewHandlers: Handlers<typeof reviewRoutes> = {
  list({ query = {} }, call) {
    const found = call.state.reviews.filter(
      (review) =>
        review.status === (query.status ?? 'approved') &&
        (query.vehicleId === undefined || review.vehicleId === query.vehicleId) &&
        (query.rating === undefined || review.rating === query.rating) &&
        (query.featured === undefined || review.isFeatured === query.featured),
    );
    return answer(found.slice(0, query.limit ?? 10));
  },
  featured: ({ query }, call) =>
    answer(
      approved(call)
        .filter(({ isFeatured }) => isFeatured)
        .slice(0, query?.limit ?? 6),
    ),
  statistics(_request, call) {
    const counted = approved(call).filter(({ isDemonstration }) => !isDemonstration);
    const points = counted.reduce((sum, { rating }) => sum + rating, 0);
    const given = (wanted: number) => counted.filter(({ rating }) => rating === wanted).length;
    return answer({
      totalReviews: counted.length,
      averageRating: counted.length === 0 ? null : Math.round((points / counted.length) * 10) / 10,
      featuredReviews: counted.filter(({ isFeatured }) => isFeatured).length,
      ratingDistribution: Object.fromEntries([1, 2, 3, 4, 5].map((rating) => [rating, given(rating)])),
    });
  },
  ofVehicle: ({ params, query }, call) =>
    answer(
      approved(call)
        .filter(({ vehicleId }) => vehicleId === params.id)
        .slice(0, query?.limit ?? 10),
    ),
  read: ({ params }, call) => answer(reviewById(call, params.id)),
  create: ({ body }, call) => answer(write(body, call)),
  approve: ({ params, body }, call) =>
    answer(
      decide(call, params.id, {
        status: 'approved',
        ...(typeof body?.isFeatured === 'boolean' ? { isFeatured: body.isFeatured } : {}),
      }),
    ),
  reject: ({ params }, call) => answer(decide(call, params.id, { status: 'rejected', isFeatured: false })),
};
