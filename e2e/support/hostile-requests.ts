import { gzipSync } from 'node:zlib';
import type { Route } from '@livree/contracts';
import { examples } from '@livree/contracts/examples';
import type { HostileRequest } from './hostile-connection.ts';

/** Names that every JavaScript object has. */
export const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const json = { 'content-type': 'application/json' };

const pollution = JSON.stringify({ constructor: { prototype: { polluted: true } } }).replace(
  '{',
  '{"__proto__":{"polluted":true},',
);

interface Body {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Bodies that no call accepts: huge, deep, broken, of the wrong type, wrongly encoded or wrongly declared. */
const bodies: readonly Body[] = [
  { body: pollution, headers: json },
  { body: `{"a":"${'x'.repeat(3_000_000)}"}`, headers: json },
  { body: `${'['.repeat(100_000)}${']'.repeat(100_000)}`, headers: json },
  { body: '{"a":', headers: json },
  { body: 'null', headers: json },
  { body: '[]', headers: json },
  { body: '"text"', headers: json },
  { body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), headers: json },
  {
    body: Buffer.from('{"a":1}', 'utf16le'),
    headers: { 'content-type': 'application/json; charset=utf-16' },
  },
  { body: gzipSync('{}'), headers: { ...json, 'content-encoding': 'gzip' } },
  { body: 'a=1&__proto__=2', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { body: '{}', headers: { 'content-type': '__proto__/constructor' } },
  { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
  { body: '--b\r\n\r\nx', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
];

const queries = [
  prototypeNames.map((name) => `${name}=1&${name}[polluted]=1`).join('&'),
  'page=-1&per_page=999999999999&per_page=1',
  '%zz=%zz&a=%ff%fe',
  `a=${'x'.repeat(8000)}`,
  'date_from=9999-99-99&amount=1e309&id=%00',
];

const identifiers = [
  ...prototypeNames,
  '%00',
  '%zz',
  '..%2f..%2fetc%2fpasswd',
  '-1',
  '1e9',
  'x'.repeat(3000),
];

const headers: readonly Readonly<Record<string, string>>[] = [
  { authorization: 'Bearer __proto__' },
  { authorization: `Bearer ${'x'.repeat(9000)}` },
  { 'accept-language': 'fr;q=x,'.repeat(400) },
  { 'idempotency-key': '__proto__', 'x-request-id': '<script>', 'x-forwarded-for': "'; drop table users" },
  { cookie: 'auth_token=__proto__; constructor=1; =; a' },
  { 'if-none-match': '*', range: 'bytes=9-1', 'accept-encoding': '__proto__;q=constructor' },
];

/** The call's address with its example's parameters, or with one identifier for all of them. */
function buildAddress({ id, path }: Route, identifier?: string): string {
  const { params = {} } = examples.get(id) ?? {};
  const filled = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => identifier ?? encodeURIComponent(params[name] ?? '1'),
  );
  return `/api${filled}`;
}

/** Every hostile request for one call. */
export function hostileRequests(route: Route): HostileRequest[] {
  const { method } = route;
  const good = JSON.stringify(examples.get(route.id)?.body ?? {});
  const sent: Body = { body: method === 'GET' ? '' : good, headers: method === 'GET' ? {} : json };
  const withPath = route.path.includes('{') ? identifiers : [];
  return [
    ...(method === 'GET' ? [] : bodies).map((body) => ({ method, path: buildAddress(route), ...body })),
    ...queries.map((query) => ({ method, path: `${buildAddress(route)}?${query}`, ...sent })),
    ...withPath.map((identifier) => ({ method, path: buildAddress(route, identifier), ...sent })),
    ...headers.map((each) => ({
      method,
      path: buildAddress(route),
      body: sent.body,
      headers: { ...sent.headers, ...each },
    })),
  ];
}
