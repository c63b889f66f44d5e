import type { Transport, TransportRequest, TransportResponse } from '@livree/api-client';
import { mayCall, routes, type Language, type Route, type User } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { usualClock } from '../clock.ts';
import { faultyAnswer, noAnswer, wait, type FaultKind } from './faults.ts';
import type { FakeCall } from './handler.ts';
import { handlers } from './handlers/index.ts';
import { FakeRefusal, refusalAnswer } from './refusal.ts';
import { readRequest } from './request.ts';
import { fakeRole } from './second-factor.ts';
import { createState, type FakeState } from './state.ts';
import { streamEvents } from './stream-events.ts';

export interface FakeApiOptions {
  readonly language?: () => Language;
  /** The visitor's session token, if any. */
  readonly token?: () => string | undefined;
  /** Called on a 401 to a request that needs a session and carried its token. */
  readonly on401?: () => void;
  readonly now?: () => Date;
  readonly state?: FakeState;
  /** Called before every request with the id of its route, so that a fault can start and stop. */
  readonly fault?: (request: TransportRequest, route: string) => FaultKind;
  /** The error that a route answers with, by the route's id. */
  readonly refusal?: (route: string) => FakeRefusal | undefined;
  /** Milliseconds that every call takes. */
  readonly latency?: number;
}

export interface FakeApi {
  readonly transport: Transport;
  readonly state: FakeState;
}

/**
 * The whole API in memory, built from the contracts: each route's schemas read requests and write answers, so the
 * fake cannot promise more than the contract.
 */
export function createFakeApi(options: FakeApiOptions = {}): FakeApi {
  const now = options.now ?? usualClock;
  const state = options.state ?? createState(now());
  const language = options.language ?? (() => 'fr' as const);

  const findCustomer = (request: TransportRequest): User | undefined => {
    const id = request.session === 'none' ? undefined : state.sessions.get(options.token?.() ?? '');
    const found = state.accounts.find(({ user }) => user.id === id)?.user;
    const role = found && fakeRole(state, found);
    return found === undefined || role === undefined || role === found.role ? found : { ...found, role };
  };

  async function transport(request: TransportRequest): Promise<TransportResponse> {
    await wait(options.latency ?? 0, request.signal);
    const fault = options.fault?.(request, findEntry(request)?.route.id ?? '') ?? 'off';
    const faulty = await faultyAnswer(fault, request.signal);
    if (faulty !== undefined) return faulty;
    const customer = findCustomer(request);
    const carriesToken = request.session !== 'none' && options.token?.() !== undefined;
    const token = options.token?.();
    const call = { state, customer, token, language: language(), now: now() };
    const response = respond(request, call, carriesToken, options.refusal);
    if (fault === 'lost') throw noAnswer();
    if (request.onText && response.status === 200) return streamEvents(request, response, state);
    if (response.status === 401 && request.session === 'required' && carriesToken) options.on401?.();
    return response;
  }

  return { transport, state };
}

function respond(
  request: TransportRequest,
  call: FakeCall,
  carriesToken: boolean,
  findRefusal: FakeApiOptions['refusal'],
): TransportResponse {
  try {
    const entry = findEntry(request);
    if (entry === undefined) throw new FakeRefusal('not_found');
    const { route, handle, params } = entry;
    refuseStrangers(route, call, carriesToken);
    const refusal = findRefusal?.(route.id);
    if (refusal !== undefined) throw refusal;
    const answer: unknown = Reflect.apply(handle, undefined, [readRequest(route, request, params), call]);
    const wire = z.encode(route.response, answer);
    return { status: route.status ?? 200, headers: new Headers(), body: structuredClone(wire) };
  } catch (error) {
    if (error instanceof FakeRefusal) return refusalAnswer(error, call.language);
    throw error;
  }
}

/** Like the API, before it reads the request. */
function refuseStrangers({ auth }: Route, { customer }: FakeCall, carriesToken: boolean): void {
  if (auth === 'public') return;
  if (customer === undefined) throw new FakeRefusal(carriesToken ? 'unauthenticated' : 'login_required');
  if (!mayCall(customer.role, auth)) throw new FakeRefusal('forbidden');
}

interface Entry {
  readonly route: Route;
  readonly handle: (request: never, call: FakeCall) => unknown;
  readonly pattern: RegExp;
}

/** Addresses without parameters come first: `/vehicules/search` is not the vehicle `search`. */
const entries: readonly Entry[] = handlers(routes)
  .map(({ route, handle }) => ({
    route,
    handle,
    pattern: new RegExp(`^${route.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))
  .toSorted((a, b) => Number(a.route.path.includes('{')) - Number(b.route.path.includes('{')));

function findEntry(request: TransportRequest) {
  for (const entry of entries) {
    const match = entry.route.method === request.method ? entry.pattern.exec(request.path) : null;
    if (match !== null) return { ...entry, params: match.groups ?? {} };
  }
  return undefined;
}
