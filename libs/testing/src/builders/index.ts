export { buildArticle, buildCategory } from './blog.ts';
export { buildContacts } from './contact.ts';
export { buildFleet, buildVehicle } from './fleet.ts';
export { buildCustomer } from './identity.ts';
export { buildTransaction } from './payments.ts';
export { buildTariff, fareLinesOnWire } from './pricing.ts';
export { buildReservation } from './reservations.ts';
export { buildReview, buildReviews } from './reviews.ts';
export { buildSiteConfig } from './site.ts';
