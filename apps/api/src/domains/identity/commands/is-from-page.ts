import type { FastifyRequest } from 'fastify';

/** Whether a page of this site makes the call. A script can neither set nor remove this header; a program sends none. */
export const isFromPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'same-origin';
