import { expect, test } from 'vitest';
import { arrive, newYearsEve, spread } from './arrivals.ts';
import { bookings, days, newYear, shape } from './company.ts';
import { seededRandom } from './random.ts';
import { replay } from './replay.ts';
import { createStation, type Queueing } from './station.ts';

const hours = Array.from({ length: days * 24 }, (_, hour) => ({ hour, seconds: 3600 }));

/** Many visitors at one station, each of whom takes a second on average. */
function serveMany(servers: number, queueing: Queueing, load: number, seed = 1) {
  const random = seededRandom(seed);
  const station = createStation(servers, queueing);
  const slices = hours.slice(0, 120);
  const arrivals = arrive(
    hours.map(() => 3600 * load * servers),
    slices,
    random,
  );
  replay([{ arrivals, steps: [{ role: 'one', mean: 1 }] }], { one: station }, random);
  return { ...station.seen(), share: station.seen().busy / (servers * slices.length * 3600) };
}

test.each([0.3, 0.6, 0.85])('one server that is busy for %f of its time waits as M/M/1 says', (load) => {
  const { meanWait, p99Wait, share } = serveMany(1, 'shared', load);
  const within = 1 + 0.1;
  expect(share).toBeCloseTo(load, 1);
  expect(meanWait / (load / (1 - load))).toSatisfy((ratio: number) => ratio < within && ratio > 1 / within);
  const p99 = Math.log(load / 0.01) / (1 - load);
  expect(p99Wait / p99).toSatisfy((ratio: number) => ratio < within && ratio > 1 / within);
});

test('two servers with one queue wait as M/M/2 says, and longer when a balancer deals', () => {
  const load = 0.8;
  const erlang = load ** 2 / (1 - load ** 2);
  const shared = serveMany(2, 'shared', load);
  expect(shared.meanWait / erlang).toBeGreaterThan(0.9);
  expect(shared.meanWait / erlang).toBeLessThan(1.1);
  expect(serveMany(2, 'dealt', load).meanWait).toBeGreaterThan(1.2 * shared.meanWait);
});

test('the same seed gives the same waits, another one others', () => {
  expect(serveMany(1, 'shared', 0.7, 5)).toEqual(serveMany(1, 'shared', 0.7, 5));
  expect(serveMany(1, 'shared', 0.7, 5)).not.toEqual(serveMany(1, 'shared', 0.7, 6));
});

test('what is left behind is done elsewhere, as often as it was left', () => {
  const random = seededRandom(1);
  const stations = { desk: createStation(1, 'shared'), worker: createStation(1, 'shared') };
  const arrivals = arrive([100], [{ hour: 0, seconds: 3600 }], random);
  const followedBy = { count: 3, steps: [{ role: 'worker', mean: 1 } as const] };
  replay<keyof typeof stations>(
    [{ arrivals, steps: [{ role: 'desk', mean: 1 }], followedBy }],
    stations,
    random,
  );
  expect(stations.worker.seen().served).toBe(3 * stations.desk.seen().served);
  expect(stations.desk.seen().served).toBeGreaterThan(50);
});

test('the hours add up to the volume of the year, and so do the arrivals', () => {
  const hourly = spread(bookings);
  expect(hourly.reduce((sum, hour) => sum + hour, 0)).toBeCloseTo(bookings, 3);
  let arrived = 0;
  let last = 0;
  for (const at of arrive(hourly, hours, seededRandom(3))) {
    if (at < last) throw new Error('an arrival before the one that came first');
    last = at;
    arrived += 1;
  }
  expect(Math.abs(arrived - bookings)).toBeLessThan(5 * Math.sqrt(bookings));
});

test('New Year’s night has its peak at midnight, and evenings have more than nights', () => {
  const hourly = spread(bookings);
  const peak = hourly.indexOf(Math.max(...hourly));
  expect(new Date(Date.UTC(2026, 6, 1) + peak * 3_600_000).toISOString()).toMatch(
    /^2027-01-01T00|^2026-12-31T2/,
  );
  expect((hourly[newYearsEve] ?? 0) / (hourly[newYearsEve - 7 * 24] ?? 0)).toBeCloseTo(newYear.factors[0], 5);
  expect(hourly[18]).toBeGreaterThan(hourly[4] ?? 0);
  expect(shape.hours).toHaveLength(24);
});
