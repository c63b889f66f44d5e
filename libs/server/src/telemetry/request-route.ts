import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace of the request, while somebody measures. */
    traceId?: string;
    /** Finds the pattern of the page that was asked for, where one route answers for all pages. */
    findPage?: () => string | undefined;
  }
}

/** The kind of a request, such as `/vehicles/:id`; never its address, which may contain what a person typed. */
export const getRoute = ({ findPage, routeOptions }: FastifyRequest): string =>
  findPage?.() ?? routeOptions.url ?? 'unknown';
