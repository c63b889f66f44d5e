import { channel } from 'node:diagnostics_channel';

/** A wish for the headers of the running operation; whoever measures fills it. */
export class HeaderRequest {
  readonly headers: Record<string, string> = {};
}

export const headerRequests = channel('livree:trace-headers');

/** The id of the trace that runs, for a line of the log; undefined while nobody measures. */
export const getTraceId = (): string | undefined => getTraceHeaders()['traceparent']?.split('-')[1];

/** Headers that carry the trace of the running request or job to our own programs; none while nobody measures. */
export function getTraceHeaders(): Readonly<Record<string, string>> {
  const request = new HeaderRequest();
  if (headerRequests.hasSubscribers) headerRequests.publish(request);
  return request.headers;
}
