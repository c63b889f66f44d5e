import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from '@livree/contracts/schema';
import { autocomplete, computeRoutes, geocode, placeDetails } from './google-answers.ts';

/** How the stand-in behaves: normally, or with one of Google's failures. */
export type Behaviour =
  | 'well'
  | 'down'
  | 'slow'
  | 'reset'
  | 'over_quota'
  | 'garbled'
  | 'denied'
  | 'down_once';

export interface GoogleStandIn {
  readonly url: string;
  readonly key: string;
  /** Requested paths, in order. */
  readonly asked: string[];
  behave(how: Behaviour): void;
  close(): void;
}

const key = 'a server key';
const waypoint = z.object({
  location: z.object({ latLng: z.object({ latitude: z.number(), longitude: z.number() }) }),
});
const autocompleteBody = z.strictObject({
  input: z.string(),
  languageCode: z.string(),
  includedRegionCodes: z.array(z.string()).check(z.maxLength(15)),
  locationBias: z.optional(z.unknown()),
});
const routesBody = z.strictObject({
  origin: waypoint,
  destination: waypoint,
  intermediates: z.array(waypoint),
  travelMode: z.literal('DRIVE'),
  routingPreference: z.literal('TRAFFIC_UNAWARE'),
  units: z.literal('METRIC'),
  polylineQuality: z.literal('OVERVIEW'),
  polylineEncoding: z.literal('GEO_JSON_LINESTRING'),
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const refusal = (status: number, name: string): Answer => ({
  status,
  body: { error: { code: status, message: name.toLowerCase(), status: name } },
});

function answerGeocoding(query: URLSearchParams, how: Behaviour): Answer {
  if (query.get('key') !== key || how === 'denied')
    return { status: 200, body: { status: 'REQUEST_DENIED', results: [], error_message: 'denied' } };
  if (how === 'over_quota') return { status: 200, body: { status: 'OVER_QUERY_LIMIT', results: [] } };
  return { status: 200, body: geocode(query.get('address'), query.get('latlng')) };
}

async function answerNew(request: IncomingMessage, path: string, how: Behaviour): Promise<Answer> {
  if (request.headers['x-goog-api-key'] !== key || how === 'denied') return refusal(403, 'PERMISSION_DENIED');
  if (!request.headers['x-goog-fieldmask']) return refusal(400, 'INVALID_ARGUMENT');
  if (how === 'over_quota') return refusal(429, 'RESOURCE_EXHAUSTED');
  const body: unknown = request.method === 'POST' ? JSON.parse(await text(request)) : undefined;
  if (path === '/v1/places:autocomplete') {
    const { input, includedRegionCodes } = z.parse(autocompleteBody, body);
    return { status: 200, body: autocomplete(input, includedRegionCodes) };
  }
  if (path === '/directions/v2:computeRoutes') {
    const { origin, intermediates, destination } = z.parse(routesBody, body);
    return { status: 200, body: computeRoutes([origin, ...intermediates, destination]) };
  }
  const place = placeDetails(path.slice('/v1/places/'.length));
  return place ? { status: 200, body: place } : refusal(404, 'NOT_FOUND');
}

async function respond(request: IncomingMessage, response: ServerResponse, how: Behaviour): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand.in');
  const { status, body } =
    pathname === '/maps/api/geocode/json'
      ? answerGeocoding(searchParams, how)
      : await answerNew(request, pathname, how);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A local server that speaks the used parts of Google Maps, and is as strict about requests as Google. */
export async function startGoogleStandIn(): Promise<GoogleStandIn> {
  const asked: string[] = [];
  let how: Behaviour = 'well';
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://stand.in').pathname);
    const now = how;
    if (how === 'down_once') how = 'well';
    if (now === 'slow') return;
    if (now === 'reset') request.socket.destroy();
    else if (now === 'down' || now === 'down_once') response.writeHead(503).end();
    else if (now === 'garbled') response.writeHead(200).end('<html>');
    else void respond(request, response, now).catch(() => response.writeHead(400).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    key,
    asked,
    behave: (next) => {
      how = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
