import type { FastifyRequest } from 'fastify';
import { hashToken } from '../../../platform/token.ts';
import { readDevice } from './device-cookie.ts';
import { readPass } from './mark-operator.ts';

type Headers = Pick<FastifyRequest, 'headers'>;

/** The hashes of the cookies by which a browser's sessions are bound. */
export function browserHashes(request: Headers): string[] {
  const pass = readPass(request);
  return [readDevice(request), pass === undefined ? null : hashToken(pass)].filter((hash) => hash !== null);
}
