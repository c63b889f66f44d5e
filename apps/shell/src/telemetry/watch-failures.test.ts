// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { z } from '@livree/contracts/schema';
import type { TelemetryReport } from '@livree/document';
import type { BrowserComposition } from '@livree/release';
import { createElement, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { bufferFailures, noteHydration } from './early-failures.ts';
import { watchFailures } from './watch-failures.ts';

const versions = { shell: 'aaaaaaaaaaaa', booking: 'bbbbbbbbbbbb', payments: 'cccccccccccc' };
const composition = z.parse(z.custom<BrowserComposition>(), {
  shell: versions.shell,
  remotes: [
    { id: 'booking', version: versions.booking, paths: [{ path: '/' }] },
    { id: 'payments', version: versions.payments, paths: [] },
  ],
});
const file = (part: keyof typeof versions, name = 'page.js') =>
  part === 'shell'
    ? `https://site.test/assets/shell/${name}`
    : `https://site.test/assets/${part}/${versions[part]}/${name}`;

function failing(stack: string): Error {
  const error = new TypeError('what a visitor typed');
  error.stack = `TypeError: what a visitor typed\n${stack}`;
  return error;
}

const thrown = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }));
const rejected = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

document.body.innerHTML = '<header><button></button></header><main><button></button></main>';
document.head.innerHTML = `<link rel="stylesheet" href="${file('payments', 'remote.css')}">`;
bufferFailures();
thrown(failing(`at press (${file('payments')}:1:2)`));
const sent: TelemetryReport[] = [];
const onFailedPress = vi.fn();
watchFailures({
  onFailedPress,
  look: () => undefined,
  composition,
  makeStamp: (part) => ({ remote: part, version: part in versions ? 'known' : 'none', language: 'fr' }),
  send: (report) => void sent.push(report),
});
const told = () =>
  sent
    .splice(0)
    .flatMap((report) => (report.kind === 'error' ? [[report.remote, report.name, report.cause]] : []));

test('failures before reporting starts are reported later, also those of style sheets', () => {
  expect(told()).toEqual([
    ['payments', 'uncaught: TypeError', 'uncaught'],
    ['payments', 'style: Error', 'style'],
  ]);
});

test('a failure counts against the first remote in its stack, and against the shell if there is none', () => {
  thrown(failing(`at call (${file('shell')}:1:2)\nat async pay (${file('payments')}:3:4)`));
  rejected(failing(`at render (${file('shell')}:1:2)`));
  // From another release than this visit's.
  rejected(failing(`at press (${file('booking').replace('b/', 'f/')}:1:2)`));
  expect(told()).toEqual([
    ['payments', 'uncaught: TypeError', 'uncaught'],
    ['shell', 'promise: TypeError', 'promise'],
    ['booking', 'promise: TypeError', 'promise'],
  ]);
});

test('a failure without a stack counts against the part that the visitor used last', () => {
  document.querySelector('header button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  rejected('refused');
  document.querySelector('main button')?.dispatchEvent(new Event('keydown', { bubbles: true }));
  rejected('refused');
  expect(told().map(([part, name]) => [part, name])).toEqual([
    ['shell', 'promise: string'],
    ['booking', 'promise: string'],
  ]);
});

/** A component of a part's built file: it renders another one, or what `text` says. */
const builtIn = (part: keyof typeof versions, text: string, inner?: ComponentType): ComponentType =>
  z.parse(
    z.custom<(react: object, inner?: ComponentType) => ComponentType>(),
    runInThisContext(
      `({ createElement, useState }, inner) => {
        let isAgain = false;
        return () => {
          const [once] = useState(() => isAgain || !(isAgain = true));
          return inner ? createElement(inner) : createElement('p', null, ${text});
        };
      }`,
      { filename: file(part) },
    ),
  )({ createElement, useState }, inner);

test.each([
  [
    'the remote whose text is another one, in a page of the shell',
    'payments',
    `'of the browser'`,
    'payments',
  ],
  ['the remote that threw', 'payments', `(() => { if (!once) throw new Error('typed'); })()`, 'payments'],
  ['the shell if its own text is another one', 'shell', `'of the browser'`, 'shell'],
] as const)('a page that cannot be taken over counts against %s', async (_, part, text, blamed) => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<p>of the server</p>';
  const page = createElement(builtIn('shell', '', builtIn(part, text)));
  const hydrated = hydrateRoot(root, page, { onRecoverableError: noteHydration });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(told()).toEqual([[blamed, 'hydration: Error', 'hydration']]);
  hydrated.unmount();
  root.remove();
});

test('a page that renders nothing where the server rendered something counts against its owner, not against its place', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<main><p>of the server</p></main>';
  const place = builtIn('shell', '', () =>
    createElement(
      'main',
      null,
      createElement(() => null),
    ),
  );
  const hydrated = hydrateRoot(root, createElement(place), { onRecoverableError: noteHydration });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(told()).toEqual([['booking', 'hydration: Error', 'hydration']]);
  hydrated.unmount();
  root.remove();
});

test('a page that cannot be taken over counts against its owner where no component has a file', () => {
  noteHydration(new Error('Minified React error #418'), { componentStack: '\n    at p\n    at main' });
  expect(told()).toEqual([['booking', 'hydration: Error', 'hydration']]);
});

test('extensions, cancelled calls and notices of the browser are not reported', () => {
  thrown(failing('at inject (chrome-extension://abcdef/content.js:1:2)'));
  rejected(new DOMException('given up', 'AbortError'));
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed', error: null }));
  expect(told()).toEqual([]);
});

test('a script that the browser cannot read counts against its release, and no press failed by it', () => {
  document.body.dispatchEvent(new Event('pointerdown'));
  const error = Object.assign(new SyntaxError('Unexpected token'), {
    stack: 'SyntaxError: Unexpected token',
  });
  dispatchEvent(new ErrorEvent('error', { error, filename: file('booking') }));
  expect(told()).toEqual([['booking', 'uncaught: SyntaxError', 'uncaught']]);
  expect(onFailedPress).not.toHaveBeenCalled();
});

test('a style sheet that fails later is reported once, with its release', () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: file('booking', 'step.css') });
  document.body.append(link);
  for (let time = 0; time < 2; time += 1) link.dispatchEvent(new Event('error'));
  expect(told()).toEqual([['booking', 'style: Error', 'style']]);
});

test('a timer that keeps failing is reported a limited number of times', () => {
  for (let time = 0; time < 100; time += 1) thrown(failing(`at tick (${file('booking')}:1:2)`));
  expect(told().length).toBeLessThan(30);
});

test('a visitor whose press failed is told once, and not of failures without a press', () => {
  const press = () =>
    document.querySelector('main button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press();
  rejected(failing(''));
  rejected(failing(''));
  expect(onFailedPress).toHaveBeenCalledExactlyOnceWith(document.querySelector('main button'));
  press();
  rejected(new DOMException('given up', 'AbortError'));
  expect(onFailedPress).toHaveBeenCalledOnce();
  thrown(failing(''));
  expect(onFailedPress).toHaveBeenCalledTimes(2);
});

test('a failure long after a press is not taken for its answer', () => {
  onFailedPress.mockClear();
  const { timeStamp } = new Event('pointerdown');
  const early = new Event('pointerdown', { bubbles: true });
  Object.defineProperty(early, 'timeStamp', { value: timeStamp - 6_000 });
  document.querySelector('main button')?.dispatchEvent(early);
  thrown(failing(''));
  expect(onFailedPress).not.toHaveBeenCalled();
});
