import { prototypeNames } from './hostile-requests.ts';

/** Addresses of unpublished pages and files. */
export const hostilePaths = [
  ...prototypeNames.flatMap((name) => [
    `/${name}`,
    `/blog/${name}`,
    `/assets/${name}/${name}/x.js`,
    `/frames/${name}`,
    `/?remote=${name}@${name}`,
    `/?remote=booking@0123456789ab&invitation=${name}`,
    `/?language=${name}&${name}=1`,
  ]),
  '/.env',
  '/.git/config',
  '/package.json',
  '/assets/shell/..%2f..%2fpackage.json',
  '/storage/%2e%2e/pgdata',
  '/storage/..%5c..%5cquote-secret',
  '/../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//evil.test/',
  '/%00',
  '/%zz',
  '/%ff%fe',
  '/reviews/%zz',
  `/${'x'.repeat(9000)}`,
  `/?${'a=1&'.repeat(2000)}`,
];

const host = 'host: localhost\r\n';

/** Headers and bodies that violate the protocol, in raw form. */
export const brokenMessages: readonly (readonly [name: string, bytes: string])[] = [
  [
    'two lengths',
    `POST /api/contact HTTP/1.1\r\n${host}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'two different lengths',
    `POST /api/contact HTTP/1.1\r\n${host}content-length: 1\r\ncontent-length: 2\r\n\r\nab`,
  ],
  ['a negative length', `POST /api/contact HTTP/1.1\r\n${host}content-length: -1\r\n\r\n`],
  [
    'an unknown encoding of the transfer',
    `POST /api/contact HTTP/1.1\r\n${host}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'a chunk without a size',
    `POST /api/contact HTTP/1.1\r\n${host}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
  ],
  ['a space in a name', `GET /api/config HTTP/1.1\r\n${host}x y: 1\r\n\r\n`],
  ['a zero byte in a value', `GET /api/config HTTP/1.1\r\n${host}x: a\0b\r\n\r\n`],
  ['an endless head', `GET /api/config HTTP/1.1\r\n${host}x: ${'a'.repeat(70_000)}\r\n\r\n`],
  ['an endless address', `GET /${'a'.repeat(70_000)} HTTP/1.1\r\n${host}\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a version that nobody speaks', `GET / HTTP/9.9\r\n${host}\r\n`],
  ['a secret handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['an invented method', `__PROTO__ / HTTP/1.1\r\n${host}\r\n`],
  ['a tunnel', `CONNECT evil.test:443 HTTP/1.1\r\n${host}\r\n`],
  ['a trace', `TRACE /api/config HTTP/1.1\r\n${host}connection: close\r\n\r\n`],
  ['another protocol', `GET /api/config HTTP/1.1\r\n${host}connection: upgrade\r\nupgrade: h2c\r\n\r\n`],
  [
    'another site',
    `GET http://evil.test/api/config HTTP/1.1\r\nhost: evil.test\r\nconnection: close\r\n\r\n`,
  ],
];
