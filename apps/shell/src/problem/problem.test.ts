// @vitest-environment jsdom
import { send } from '@livree/api-client';
import { identityRoutes, problemRequest, reservationRoutes } from '@livree/contracts';
import { examples } from '@livree/contracts/examples';
import { z } from '@livree/contracts/schema';
import { createFakeApi } from '@livree/testing/fake-api';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ShellHost } from '../host/shell-host.tsx';
import { openPage } from '../testing/open-shell.ts';
import { createActs, noteCalls } from './acts.ts';
import { gatherVisit } from './gather-visit.ts';
import { tellFailedPress } from './tell-failed-press.tsx';
import { watchActs } from './watch-acts.ts';

Object.defineProperty(navigator, 'sendBeacon', { value: () => true });
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `
    <main>
      <button>Continuer</button> <button>Continuer</button>
      <button>Camille Durand, 14 rue de la Paix</button>
      <label>Nom <input autocomplete="name"></label>
      <label>Carte <input autocomplete="cc-number"></label>
      <label><input type="checkbox"> Se souvenir</label>
    </main>`;
});

/** Everything about a person that this visit comes across. */
const personal = [
  'Camille',
  'Durand',
  'camille@example.org',
  '06 12 34 56 78',
  'rue de la Paix',
  '4242',
  'S3cretCode',
  'Gare de Lyon',
];

/** What the API says of this visitor: its examples, with their names, mails, telephones and addresses. */
function answerPersonally({ path }: { readonly path: string }) {
  const example = examples.get(path === '/auth/me' ? 'identity.me' : 'reservations.read');
  const body: unknown = JSON.parse(JSON.stringify(example?.response), (key, value: unknown) => {
    if (key.endsWith('name')) return 'Camille Durand';
    if (key.endsWith('phone')) return '06 12 34 56 78';
    if (key.endsWith('email')) return 'camille@example.org';
    return key.endsWith('address') ? '14 rue de la Paix' : value;
  });
  return Promise.resolve({ status: 200, headers: new Headers(), body });
}

function visitPage() {
  const host = openPage({ ...createFakeApi(), transport: answerPersonally });
  host.i18n.addResourceBundle('fr', 'booking', { next: 'Continuer', of: 'Pour {{name}}' });
  watchActs(host.acts);
  return host;
}

function press(text: string, index = 0): void {
  const named = [...document.querySelectorAll('button')].filter(({ textContent }) =>
    textContent.includes(text),
  );
  named[index]?.click();
}

function type(index: number, text: string) {
  const field = document.querySelectorAll('input')[index];
  if (field === undefined) throw new Error('no such field');
  field.value = text;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a report holds what happened in a visit, and nothing about the visitor', async () => {
  history.replaceState(null, '', '/de/reservation?etape=2&departure=Gare+de+Lyon&token=S3cretCode');
  const host = visitPage();
  type(0, 'Camille Durand');
  type(1, '4242 4242 4242 4242');
  press('Continuer', 1);
  press('Camille');
  document.querySelector<HTMLInputElement>('[type=checkbox]')?.click();
  host.services.telemetry.error(new RangeError('Camille Durand failed'), { where: 'uncaught' });
  await send(host.services.api, identityRoutes.me, {});
  await send(host.services.api, reservationRoutes.read, { params: { id: 4242 } });
  const visit = gatherVisit(host);
  const sent = JSON.stringify(z.encode(problemRequest, { ...visit, note: null }));
  expect(JSON.stringify(host.acts.list)).toContain('14 rue de la Paix');
  for (const planted of personal) expect(sent).not.toContain(planted);
  expect(visit).toMatchObject({
    composition: { shell: 'abcdef012345', booking: '0123456789ab' },
    language: 'fr',
    isSignedIn: false,
  });
  expect(visit.acts).toMatchObject([
    { kind: 'page', path: '/de/reservation?etape=2' },
    { kind: 'fill', role: 'textbox', name: null, index: 0, type: 'name' },
    { kind: 'fill', role: 'textbox', name: null, index: 1, type: 'cc-number' },
    { kind: 'press', role: 'button', name: 'Continuer', index: 1 },
    { kind: 'press', role: 'button', name: null, index: 2 },
    { kind: 'failure', part: 'shell', name: 'uncaught: RangeError' },
    { kind: 'call', call: 'identity.me', status: 200, answer: { success: true } },
    { kind: 'call', call: 'reservations.read', status: 200, answer: { success: true } },
  ]);
});

test('a visit of any length makes a report that begins with a page and has at most fifty acts', () => {
  history.replaceState(null, '', '/verify/S3cretCode');
  const host = visitPage();
  for (let time = 0; time < 80; time += 1) press('Continuer');
  const { acts } = gatherVisit(host);
  expect(acts).toHaveLength(50);
  expect(acts[0]).toEqual({ kind: 'page', at: expect.any(Number), path: '/unknown' });
});

test('a call that failed is noted, and one that the page gave up is not', async () => {
  const acts = createActs();
  const api = noteCalls(() => Promise.reject(new Error('no answer')), acts);
  const call = {
    method: 'GET',
    query: new URLSearchParams(),
    headers: {},
    body: undefined,
    session: 'optional',
  } as const;
  await expect(api({ ...call, path: '/failed', signal: undefined })).rejects.toThrow();
  await expect(api({ ...call, path: '/given-up', signal: AbortSignal.abort() })).rejects.toThrow();
  expect(acts.list).toMatchObject([{ kind: 'call', path: '/failed', response: undefined }]);
});

test('a visitor whose press failed may press again while the button is there, and report it', () => {
  const host = visitPage();
  const { toasts, problem } = host;
  const button = document.querySelector('button') ?? undefined;
  const pressed = vi.fn();
  button?.addEventListener('click', pressed);
  tellFailedPress(host, button);
  const [retry, report] = showBelow(host);
  retry?.click();
  expect(pressed).toHaveBeenCalledOnce();
  expect(toasts.stack.getState()).toEqual([]);
  report?.click();
  expect(problem.getState().isOpen).toBe(true);
  tellFailedPress(host, document.createElement('button'));
  expect(showBelow(host)).toHaveLength(1);
});

/** The buttons of the message. */
function showBelow({ toasts }: ShellHost): HTMLButtonElement[] {
  const place = document.createElement('div');
  flushSync(() => createRoot(place).render(toasts.stack.getState()[0]?.below));
  document.body.append(place);
  return [...place.querySelectorAll('button')];
}
