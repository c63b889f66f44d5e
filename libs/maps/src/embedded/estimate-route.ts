import { MapsError } from '../maps-error.ts';
import type { LngLat, RouteEstimate } from '../provider.ts';
import { pause } from './pause.ts';
import { estimateLeg } from './route-leg.ts';
import type { EstimatedLeg, RoadModel } from './route-leg.ts';

const bySureness = ['known_trip', 'network', 'curve'] as const;

const rounded = ([lng, lat]: LngLat): LngLat => [Number(lng.toFixed(4)), Number(lat.toFixed(4))];

const isRepeated = (point: LngLat, index: number, path: readonly LngLat[]): boolean =>
  index > 0 && point.join() === path[index - 1]?.join();

/** Estimates each leg and adds them up. Legs are whole metres and seconds. @throws MapsError `no_route` */
export async function estimateRoute(model: RoadModel, stops: readonly LngLat[]): Promise<RouteEstimate> {
  const estimated: EstimatedLeg[] = [];
  for (const [index, to] of stops.slice(1).entries()) {
    if (index > 0) await pause();
    const leg = estimateLeg(model, stops[index] ?? to, to);
    if (!leg) throw new MapsError('no_route', stops.map((stop) => stop.join(',')).join(' '));
    estimated.push({ ...leg, metres: Math.round(leg.metres), seconds: Math.round(leg.seconds) });
  }
  const total = (of: (leg: EstimatedLeg) => number) => estimated.reduce((sum, leg) => sum + of(leg), 0);
  return {
    metres: total((leg) => leg.metres),
    seconds: total((leg) => leg.seconds),
    legs: estimated.map(({ metres, seconds }) => ({ metres, seconds })),
    path: estimated
      .flatMap(({ path }) => path.map(rounded))
      .filter((point, index, path) => !isRepeated(point, index, path)),
    source: bySureness.findLast((source) => estimated.some((leg) => leg.source === source)) ?? 'curve',
    isEstimate: true,
  };
}
