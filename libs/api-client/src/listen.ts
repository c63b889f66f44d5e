import type { Route, RouteAnswer, RouteRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { createParser } from 'eventsource-parser';
import { encodeRequest, refusal } from './send.ts';
import type { Transport } from './transport.ts';

type StreamRoute = Route & { readonly produces: 'text/event-stream' };

export interface ListenOptions<R extends Route> {
  readonly signal: AbortSignal;
  /** Called with each answer and its id, with which another call goes on after it. */
  readonly onMessage: (message: RouteAnswer<R>, id: string | undefined) => void;
  /** Called with everything that arrives, also with what only says that the connection lives. */
  readonly onSound?: () => void;
}

/** Listens to an event stream until it ends or is aborted. @throws ApiError for every other end, and for a refusal */
export async function listen<R extends StreamRoute>(
  transport: Transport,
  route: R,
  request: RouteRequest<R>,
  { signal, onMessage, onSound }: ListenOptions<R>,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ data, id }) => onMessage(z.parse<R['response']>(route.response, JSON.parse(data)), id),
  });
  const encoded = encodeRequest(route, request, { signal });
  const response = await transport({
    ...encoded,
    headers: { ...encoded.headers, accept: 'text/event-stream' },
    onText(text) {
      onSound?.();
      parser.feed(text);
    },
  });
  if (response.status >= 400) throw refusal(response);
}
