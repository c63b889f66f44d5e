import type { Measured } from './measure.ts';

/** Seconds in which the site must book again after a failover, and after anything else that happens to it. */
const longestWithoutBooking = 30;
/** Seconds in which somebody who reads must get a page. */
const longestWithoutPage = 5;
/** Rides that must have been booked for each fault, on average: a site that books nothing loses nothing. */
const leastRides = 20;

/** What a measured fault did that it must not do, as sentences. */
export function findBrokenLimits({
  fault: { name, spares },
  requests,
  failed,
  refused,
  pause,
  pagePause,
  failover: { detection, recovery } = { detection: 0, recovery: 0 },
  verdict: { lost, doubleRides, doubleCharges },
}: Measured): string[] {
  const without = Math.max(pause, detection + recovery);
  const broken: readonly (readonly [boolean, string])[] = [
    [without > longestWithoutBooking, `nobody booked for ${without.toFixed(1)} s`],
    [pagePause > longestWithoutPage, `nobody got a page for ${pagePause.toFixed(1)} s`],
    [refused > 0, `${refused} requests were refused without a reason`],
    [spares !== undefined && failed > 0, `${failed} of ${requests} requests were lost`],
    [lost > 0, `${lost} rides were lost`],
    [doubleRides + doubleCharges > 0, `${doubleRides + doubleCharges} vehicles or cards were taken twice`],
  ];
  return broken.flatMap(([isBroken, sentence]) => (isBroken ? [`${name}: ${sentence}.`] : []));
}

/** A sentence if too few rides were booked to say anything. */
export const findMissingRides = (rides: number, faults: number): string[] =>
  rides < leastRides * faults
    ? [`Only ${rides} rides were booked, ${leastRides * faults} are needed to tell.`]
    : [];
