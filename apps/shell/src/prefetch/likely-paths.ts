import { paths } from '@livree/platform';

const everybody = [paths.booking(), paths.services(), paths.prices(), paths.vehicles(), paths.about()];
const customers = [paths.reservations(), paths.profile(), paths.payments(), paths.settings()];

/**
 * The pages behind the header's links, the most likely first. The ways in are left to hover, focus and touch: few visitors
 * take them, and they cost as much as all pages of the house.
 */
export const likelyPaths = (isSignedIn: boolean): readonly string[] =>
  isSignedIn ? [...everybody, ...customers] : everybody;
