// @vitest-environment jsdom
import { send } from '@livree/api-client';
import { blogRoutes, fleetRoutes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { BrowserRelease } from '@livree/release';
import { fakeShell } from '@livree/testing/fake-shell';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cutServices } from './cut-services.ts';
import { limitServices } from './limit-services.ts';

const declared = {
  calls: ['GET /vehicules', 'GET /vehicules/{id}'],
  storage: ['localStorage selectedVehicle'],
  drafts: ['booking', 'change-*'],
  hosts: [],
};

/** The services of a remote with these limits, and what it was refused. */
function cut({ limits }: { limits: typeof declared | null | undefined } = { limits: declared }) {
  const refusals: string[] = [];
  const { services, visited } = fakeShell();
  services.stores.local.write('auth_token', 'secret');
  const own = cutServices(services, {
    id: 'booking',
    limits: { current: limits, ready: Promise.resolve(limits) },
    onRefused: ({ message }) => void refusals.push(message),
  });
  return { ...own, refusals, visited };
}

const beyond = (what: string) => `booking uses ${what}, which its release does not declare`;

test('a declared call is made, and another one is refused and reported', async () => {
  const { api, refusals } = cut();
  await send(api, fleetRoutes.read, { params: { id: 1 } });
  expect(refusals).toEqual([]);
  const message = beyond('the call GET /blog');
  await expect(send(api, blogRoutes.list, { query: {} })).rejects.toThrow(message);
  expect(refusals).toEqual([message]);
});

test('declared keys and drafts are open, and those of others are not', () => {
  const { stores, draft, refusals } = cut();
  stores.local.write('selectedVehicle', '3');
  expect(stores.local.read('selectedVehicle')).toBe('3');
  expect(() => stores.local.read('auth_token')).toThrow(beyond('the key auth_token of localStorage'));
  expect(() => stores.tab.write('selectedVehicle', '3')).toThrow('of sessionStorage');
  const schema = z.string();
  draft({ name: 'change-3', version: 1, schema }).write('noon');
  expect(() => draft({ name: 'review', version: 1, schema })).toThrow(beyond('the draft review'));
  expect(refusals).toHaveLength(3);
});

test('an address of another site is refused', () => {
  const { navigation, visited } = cut();
  for (const path of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'elsewhere',
  ])
    expect(() => navigation.go(path), path).toThrow('the address');
  navigation.go('/reservation?etape=2');
  expect(visited).toEqual(['/reservation?etape=2']);
});

test('a slot that its release does not declare is refused', () => {
  const { services } = fakeShell({ Place: ({ name }) => <p>{name}</p> });
  const release = z.parse(z.custom<BrowserRelease>(), {
    id: 'booking',
    needs: { slots: ['payments/settlement@2'] },
  });
  const { Place } = limitServices(services, release).slots;
  const place = (name: string) => renderToStaticMarkup(<Place name={name} data={{}} on={{}} />);
  expect(place('payments/settlement@2')).toBe('<p>payments/settlement@2</p>');
  expect(() => place('account/sign-in@1')).toThrow('booking does not declare the slot account/sign-in@1');
});

test.each([null, undefined])(
  'an older release, or one whose limits did not arrive (%s), goes on',
  async (limits) => {
    const { api, stores, refusals } = cut({ limits });
    await send(api, blogRoutes.list, { query: {} });
    expect(stores.local.read('other')).toBeNull();
    expect(refusals).toEqual([]);
  },
);
