/** Whether an answer lasts as long as somebody listens. */
export const isEventStream = (reply: { getHeader(name: string): unknown }): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream');
