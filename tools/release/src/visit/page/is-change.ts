import {
  absenceRoutes,
  changeRoutes,
  dispatchRoutes,
  flightRoutes,
  identityRoutes,
  importRoutes,
  mapsRoutes,
  peopleRoutes,
  pricingRoutes,
  reservationRoutes,
} from '@livree/contracts';

/** What is asked by POST, because it has too much to say for an address. It changes nothing. */
const questions = [
  absenceRoutes.check,
  changeRoutes.quote,
  dispatchRoutes.quoteMove,
  flightRoutes.check,
  identityRoutes.checkResetLink,
  importRoutes.check,
  mapsRoutes.estimate,
  peopleRoutes.checkInvitation,
  pricingRoutes.calculate,
  pricingRoutes.quote,
  pricingRoutes.totals,
  reservationRoutes.checkAvailability,
].map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Whether a call of the API changes something. @param path without the base of the calls */
export const isChange = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  method !== 'GET' && !questions.some((question) => question.test(path));
