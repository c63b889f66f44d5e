// @vitest-environment jsdom
import { z } from '@livree/contracts/schema';
import type { TelemetryReport } from '@livree/document';
import type { BrowserComposition } from '@livree/release';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchLimits } from './watch-limits.ts';

const composition = z.parse(z.custom<BrowserComposition>(), {
  shell: 'aaaaaaaaaaaa',
  remotes: [{ id: 'booking', version: 'bbbbbbbbbbbb', paths: [{ path: '/' }] }],
});

class Entry {
  readonly name: string;
  readonly initiatorType = 'fetch';
  constructor(path: string) {
    this.name = new URL(path, location.href).href;
  }
}
let happen: (paths: readonly string[]) => void;
vi.stubGlobal('PerformanceResourceTiming', Entry);
vi.stubGlobal(
  'PerformanceObserver',
  class {
    observe = () => undefined;
    constructor(hear: (list: { getEntries: () => Entry[] }) => void) {
      happen = (paths) => hear({ getEntries: () => paths.map((path) => new Entry(path)) });
    }
  },
);
vi.spyOn(console, 'error').mockImplementation(() => undefined);

const sent: TelemetryReport[] = [];
const made = ['/vehicules', '/settings', '/vehicules'];
const watch = () =>
  watchLimits({
    composition,
    makeStamp: (remote) => ({ remote, version: 'bbbbbbbbbbbb', language: 'fr' }),
    send: (report) => void sent.push(report),
    made,
  });
const told = () => sent.splice(0).map((report) => (report.kind === 'error' ? report.name : report.kind));

beforeEach(() => {
  document.body.innerHTML = '<header></header>';
  Element.prototype.checkVisibility = () => true;
});

test('a call is past the shell if it was made more often than the shell made it', () => {
  watch();
  happen(['/backend/public/api/vehicules', '/api/vehicules', '/assets/vehicules', '/telemetry']);
  expect(told()).toEqual([]);
  happen(['/backend/public/api/vehicules']);
  expect(told()).toEqual(['limit: LimitError']);
});

test.each([
  ['removed', () => document.querySelector('header')?.remove()],
  [
    'hidden',
    () => {
      Element.prototype.checkVisibility = () => false;
    },
  ],
])('a header that was %s is noticed once', (_how, act) => {
  const look = watch();
  look();
  expect(told()).toEqual([]);
  act();
  look();
  look();
  expect(told()).toEqual(['limit: LimitError']);
});

test('a function that was replaced is noticed, even if another one hides it', () => {
  const look = watch();
  const { map, some } = Array.prototype;
  Reflect.set(Array.prototype, 'map', () => []);
  Reflect.set(Array.prototype, 'some', () => false);
  look();
  Reflect.set(Array.prototype, 'some', some);
  Reflect.set(Array.prototype, 'map', map);
  expect(told()).toEqual(['limit: LimitError']);
});
