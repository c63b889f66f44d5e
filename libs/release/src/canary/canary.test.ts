import { describe, expect, it, test } from 'vitest';
import { simulateCanaries, type CanaryRun } from '../testing/canary/simulate-canary.ts';
import {
  computeEvidence,
  countSlow,
  judgeCanary,
  metShare,
  usualPolicy,
  usualShare,
  type CanaryState,
} from './index.ts';

const state = (given: Partial<CanaryState> = {}): CanaryState => ({
  counts: { canary: { visits: 100, failed: 0 }, live: { visits: 1900, failed: 4 } },
  recent: { canary: { visits: 5, failed: 0 }, live: { visits: 100, failed: 0 } },
  slow: undefined,
  wrongPrices: 0,
  share: 0.05,
  age: 3_600_000,
  isPaused: false,
  isAsked: false,
  ...given,
});

const decideOutcome = (given?: Partial<CanaryState>) => judgeCanary(state(given), usualPolicy).outcome;
const counted = (visits: number, failed: number) => ({ visits, failed });

test('the evidence against a release that fails like the other one is 1 on average, after any number of failures', () => {
  const share = 0.05;
  for (const failures of [1, 2, 5, 12]) {
    let choose = 1;
    let mean = 0;
    for (let canary = 0; canary <= failures; canary += 1) {
      const live = failures - canary;
      mean += choose * share ** canary * (1 - share) ** live * computeEvidence({ canary, live }, share);
      choose = (choose * live) / (canary + 1);
    }
    expect(mean).toBeCloseTo(1, 9);
  }
});

describe('a canary', () => {
  it('goes back once its failures are evidence, and not before', () => {
    const failed = (canary: number, live: number) =>
      decideOutcome({ counts: { canary: counted(40, canary), live: counted(760, live) } });
    expect([failed(2, 1), failed(4, 1)]).toEqual(['wait', 'back']);
    expect(failed(4, 76)).toBe('wait');
  });

  it('goes on when the live release failed often enough beside it, and after its last visit', () => {
    const good = (visits: number, live: number) =>
      decideOutcome({ counts: { canary: counted(visits, 0), live: counted(visits * 19, live) } });
    expect([good(299, 40), good(300, 40), good(300, 2)]).toEqual(['wait', 'on', 'wait']);
    expect([good(1999, 2), good(2000, 2)]).toEqual(['wait', 'on']);
  });

  it('goes back at the first wrong price, also while it is paused', () => {
    expect([decideOutcome({ wrongPrices: 1 }), decideOutcome({ wrongPrices: 1, isPaused: true })]).toEqual([
      'back',
      'back',
    ]);
  });

  it('goes back once its visitors wait longer, and not because there are few measurements', () => {
    const slow = (canary: number, live: number) =>
      decideOutcome({ slow: { canary: counted(40, canary), live: counted(760, live) } });
    expect([slow(4, 76), slow(8, 70), slow(20, 70)]).toEqual(['wait', 'wait', 'back']);
    expect(decideOutcome({ slow: undefined })).toBe('wait');
  });

  it('pauses while both arms fail, and goes on when the live release no longer does', () => {
    const counts = { canary: counted(60, 9), live: counted(1140, 7) };
    const out = { canary: counted(6, 2), live: counted(100, 30) };
    const alone = { canary: counted(6, 2), live: counted(100, 1) };
    expect([decideOutcome({ counts, recent: out }), decideOutcome({ counts, recent: alone })]).toEqual([
      'pause',
      'back',
    ]);
    const paused = (live: number) =>
      decideOutcome({ isPaused: true, recent: { canary: counted(0, 0), live: counted(100, live) } });
    expect([paused(6), paused(5)]).toEqual(['wait', 'resume']);
  });

  it('asks an operator once if it stays undecided', () => {
    const age = usualPolicy.oldest;
    expect([
      decideOutcome({ age: age - 1 }),
      decideOutcome({ age }),
      decideOutcome({ age, isAsked: true }),
    ]).toEqual(['wait', 'ask', 'wait']);
  });

  it('asks an operator once if what fails with and without it does not end', () => {
    const recent = { canary: counted(0, 0), live: counted(100, 30) };
    const age = usualPolicy.oldest;
    expect([
      decideOutcome({ isPaused: true, recent, age: age - 1 }),
      decideOutcome({ isPaused: true, recent, age }),
      decideOutcome({ isPaused: true, recent, age, isAsked: true }),
    ]).toEqual(['wait', 'ask', 'wait']);
  });

  it('gets more visitors on a quiet site, and not where nobody can say how quiet it is', () => {
    expect([999, 1000, undefined].map((visits) => usualShare(usualPolicy, visits))).toEqual([
      0.25, 0.05, 0.05,
    ]);
  });
});

test('a canary is judged by the part of the visits that it got, never by more than its share', () => {
  const meet = (canary: number, live: number, share = 0.5) =>
    metShare({ canary: counted(canary, 0), live: counted(live, 0) }, share);
  expect([meet(100, 300), meet(900, 2700), meet(300, 100), meet(2000, 0)]).toEqual([
    0.275,
    expect.closeTo(0.258, 3),
    0.5,
    0.5,
  ]);
  expect([meet(0, 0), meet(0, 1000), meet(29, 1000), meet(36, 804)]).toEqual([0.5, 0.5, 0.5, 0.05]);
});

test('a visit is slow beyond the step of nine in ten visits of the live release', () => {
  expect(countSlow([0, 30, 15, 5], [100, 700, 150, 50])).toEqual({
    canary: counted(50, 5),
    live: counted(1000, 50),
  });
  expect(countSlow([0, 30, 15, 5], [10, 70, 15, 4])).toBeUndefined();
});

describe('on a simulated site', () => {
  const runs = 200;
  const base = 0.002;
  const count = (all: readonly CanaryRun[], wanted: CanaryRun['outcome'], within = Infinity) =>
    all.filter(({ outcome, canaryVisits }) => outcome === wanted && canaryVisits <= within).length;

  it('releases with a fault go back soon', () => {
    expect(count(simulateCanaries({ base, fault: 0.1 }, runs), 'back', 200)).toBeGreaterThanOrEqual(
      0.95 * runs,
    );
    expect(count(simulateCanaries({ base, fault: 0.01 }, runs), 'back', 2000)).toBeGreaterThanOrEqual(
      0.95 * runs,
    );
  });

  it('releases that are twice as slow go back soon', () => {
    const slow = simulateCanaries({ base, fault: 0, slower: 2 }, runs);
    expect(count(slow, 'back', 300)).toBeGreaterThanOrEqual(0.95 * runs);
  });

  it('a release whose visitors another canary gets first goes back with a fault, and on without one', () => {
    const second = { share: 0.5, taken: 0.5 };
    const threefold = simulateCanaries({ base: 0.02, fault: 0.04, ...second }, runs);
    expect(count(threefold, 'back')).toBeGreaterThanOrEqual(0.9 * runs);
    const slow = simulateCanaries({ base, fault: 0, slower: 2, ...second }, runs);
    expect(count(slow, 'back')).toBeGreaterThanOrEqual(0.95 * runs);
    const good = simulateCanaries({ base, fault: 0, slower: 1, ...second }, runs);
    expect(count(good, 'on')).toBeGreaterThanOrEqual(0.99 * runs);
  });

  it('releases without a fault go on to everybody, even if the API is unreachable for a time', () => {
    const outage = { from: 6000, to: 8000, rate: 0.3 };
    for (const plan of [
      { base, fault: 0, slower: 1 },
      { base, fault: 0, outage },
    ])
      expect(count(simulateCanaries(plan, runs), 'on')).toBeGreaterThanOrEqual(0.99 * runs);
  });
});
