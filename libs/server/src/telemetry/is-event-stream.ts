import type { FastifyReply } from 'fastify';

/** Whether an answer lasts as long as somebody listens. */
export const isEventStream = (reply: Pick<FastifyReply, 'getHeader'>): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream');
