import { z } from '@livree/contracts/schema';
import { type Answer, type Call, openStandInServer, type StandInServer } from './stand-in-server.ts';

/** A leg in the form of AeroDataBox's `FlightContract`, times in its form: `2026-06-10 07:00Z`. */
export interface Leg {
  readonly number: string;
  readonly status: string;
  readonly from: readonly [iata: string, country: string];
  readonly to: string;
  readonly scheduled: string;
  readonly revised?: string;
  readonly runway?: string;
}

export interface AeroDataBoxStandIn extends StandInServer {
  readonly key: string;
  /** The legs that it knows from now on. */
  fly(...legs: readonly Leg[]): void;
  /** The watches that are open: number and address. */
  readonly watches: ReadonlyMap<string, { readonly number: string; readonly url: string }>;
}

const moment = (utc: string) => ({ utc, local: utc.replace('Z', '+00:00') });

const writeLeg = ({ number, status, from, to, scheduled, revised, runway }: Leg) => ({
  greatCircleDistance: { meter: 681_000, km: 681, mile: 423, nm: 368, feet: 2_234_251 },
  departure: {
    airport: { icao: 'XXXX', iata: from[0], name: from[0], countryCode: from[1] },
    scheduledTime: moment(scheduled),
    quality: ['Basic'],
  },
  arrival: {
    airport: { icao: 'XXXX', iata: to, name: to, countryCode: 'FR' },
    scheduledTime: moment(scheduled),
    ...(revised !== undefined && { revisedTime: moment(revised) }),
    ...(runway !== undefined && { runwayTime: moment(runway) }),
    terminal: '2F',
    baggageBelt: '31',
    quality: ['Basic', 'Live'],
  },
  lastUpdatedUtc: '2026-06-10 05:00Z',
  number,
  status,
  codeshareStatus: 'IsOperator',
  isCargo: false,
  aircraft: { model: 'Airbus A320' },
  airline: { name: 'Air France', iata: 'AF', icao: 'AFR' },
});

/**
 * AeroDataBox on a free local port: it answers in its HTTP form, with content only for a number that it knows, refuses
 * a wrong key, and opens and closes watches.
 */
export async function openAeroDataBox(): Promise<AeroDataBoxStandIn> {
  const key = 'a-key-of-the-marketplace';
  const legs: Leg[] = [];
  const watches = new Map<string, { readonly number: string; readonly url: string }>();

  function answerFlight(number: string): Answer {
    const found = legs.filter((leg) => leg.number.replaceAll(' ', '') === number);
    return found.length === 0 ? { status: 204, body: undefined } : { status: 200, body: found.map(writeLeg) };
  }

  function openWatch(number: string, { body }: Call): Answer {
    const { url } = z.parse(z.object({ url: z.string() }), JSON.parse(body));
    if (new URL(url).port === '' && !/:(80|443)\//.test(url))
      return { status: 400, body: { message: 'Web-hook URL port is not allowed: -1' } };
    const id = crypto.randomUUID();
    watches.set(id, { number, url });
    const subject = { type: 'FlightByNumber', id: number };
    return { status: 200, body: { id, isActive: true, billingType: 'CreditBased', subject } };
  }

  function answer(call: Call): Answer {
    if (call.header('x-rapidapi-key') !== key) return { status: 401, body: { message: 'Invalid API key' } };
    const [, kind, second, third = '', fourth = ''] = call.path.split('/');
    if (call.method === 'GET' && kind === 'flights' && second === 'number') return answerFlight(third);
    if (call.method === 'POST' && third === 'FlightByNumber') return openWatch(fourth, call);
    if (call.method === 'DELETE') return { status: watches.delete(third) ? 200 : 404, body: undefined };
    return { status: 404, body: { message: 'Not found' } };
  }

  const server = await openStandInServer(answer);
  return {
    ...server,
    key,
    watches,
    mend() {
      server.mend();
      watches.clear();
    },
    fly: (...known) => void legs.splice(0, legs.length, ...known),
  };
}

/** A notice in the form of AeroDataBox's `FlightNotificationContract`. */
export const writeNotice = (id: string, ...legs: readonly Leg[]): string =>
  JSON.stringify({
    id,
    flights: legs.map((leg) => ({ ...writeLeg(leg), notificationSummary: `${leg.number} updated` })),
    subscription: { id: crypto.randomUUID(), isActive: true, billingType: 'CreditBased' },
    balance: { creditsRemaining: 1000 },
  });
