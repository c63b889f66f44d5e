import type { DayRide } from '@livree/contracts';

/** Rides of one vehicle by lane: those that overlap lie below each other. Given earliest first. */
export function findLanes(rides: readonly DayRide[]): DayRide[][] {
  const lanes: DayRide[][] = [];
  for (const ride of rides) {
    const free = lanes.find((lane) => (lane.at(-1)?.endsAt ?? '') <= ride.startsAt);
    if (free) free.push(ride);
    else lanes.push([ride]);
  }
  return lanes;
}
