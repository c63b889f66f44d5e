import { gatewayItself, signCaller } from '@livree/server/caller';
import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const [old, current] = [
  'the secret before that gateways still use',
  'the secret from now on for all processes',
];
const api = withTestApi({ LIVREE_RATE_LIMIT_SCALE: '0.01', LIVREE_GATEWAY_SECRET: `${current},${old}` });

const sign = (secret: string, caller: string) => ({
  'x-livree-caller': signCaller(secret, caller, api().clock.now().getTime()),
});

/** The statuses of calls from another host, which the limit allows three of. */
async function call(remoteAddress: string, headersOf: (index: number) => Record<string, string>) {
  const answers: number[] = [];
  for (let index = 0; index < 5; index++) {
    const headers = headersOf(index);
    answers.push((await api().app.inject({ url: '/api/config', remoteAddress, headers })).statusCode);
  }
  return answers;
}

const all = [200, 200, 200, 200, 200];
const three = [200, 200, 200, 429, 429];

test('an API on another host counts each visitor apart, whichever of two secrets a gateway uses', async () => {
  expect(await call('10.0.0.1', (index) => sign(current, `203.0.113.${index}`))).toEqual(all);
  expect(await call('10.0.0.2', () => sign(old, '203.0.113.50'))).toEqual(three);
  expect(await call('10.0.0.1', () => sign(current, '203.0.113.50'))).toEqual([429, 429, 429, 429, 429]);
});

test('the gateway’s own reads are not limited', async () => {
  expect(await call('10.0.0.1', () => sign(current, gatewayItself))).toEqual(all);
});

test('a gateway learns whether it is believed', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await api().app.inject({ url: '/readyz', headers })).json();
  expect(await ask(sign(old, gatewayItself))).toEqual({ status: 'ready', gateway: true });
  for (const headers of [{}, sign('a guess', gatewayItself)])
    expect(await ask(headers)).toEqual({ status: 'ready', gateway: false });
});

test.each([
  ['a claimed address', '10.0.1.1', (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` })],
  ['a guessed secret', '10.0.1.2', (index: number) => sign('a guess', `198.51.100.${index}`)],
  ['a guessed secret of the gateway', '10.0.1.3', () => sign('a guess', gatewayItself)],
  ['the name of the gateway', '10.0.1.4', () => ({ 'x-livree-caller': gatewayItself })],
  ['a call from this host', '127.0.0.1', () => ({})],
  [
    'a claim beside the gateway’s signature of a visitor',
    '10.0.1.5',
    (index: number) => ({ ...sign(current, '203.0.113.60'), 'x-forwarded-for': `198.51.100.${index}` }),
  ],
])('%s gains nothing', async (_what, address, headersOf) => {
  expect(await call(address, headersOf)).toEqual(three);
});
