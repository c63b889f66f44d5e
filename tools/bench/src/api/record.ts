import { randomUUID } from 'node:crypto';
import { reservationRoutes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { LoadRequest } from 'autocannon';
import pg from 'pg';
import type { Prepared } from './engine.ts';
import { bookingHeaders, loadNames, ourLoads } from './loads.ts';
import { type Recording, recordingSchema } from './recording.ts';
import { bookingBody } from './rides.ts';
import type { RunningServer } from './running-api.ts';

/** Numbers that occur nowhere else in a recorded call. */
const marks = { vehicleId: 13, reservationId: 700_001, transactionId: 800_001 };

const statementsSchema = recordingSchema.shape.statements.def.valueType;

/** Excludes background polling for jobs; jobs that a call queues are part of it. */
const isOwn = ([text]: readonly [string, unknown]): boolean =>
  !/\bjobs\./.test(text) || /INSERT INTO jobs\.job/i.test(text);

/** Makes a call. @throws Error if it is refused */
export async function sendCall(
  baseUrl: string,
  { method = 'GET', path, headers, body }: LoadRequest,
): Promise<unknown> {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return answer;
}

/** Makes a call and returns its SQL. */
export async function recordCall(api: RunningServer, call: LoadRequest) {
  await api.ask('begin');
  const answer = await sendCall(api.baseUrl, call);
  const statements = z.parse(statementsSchema, await api.ask('statements'));
  return { answer, statements: statements.filter(isOwn) };
}

async function markNextNumbers(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`alter table reservations alter column id restart with ${marks.reservationId}`);
  await client.query(`alter table transactions alter column id restart with ${marks.transactionId}`);
  await client.end();
}

/** Makes one call of each load and returns its SQL. */
export async function record(
  api: RunningServer,
  prepared: Prepared,
  databaseUrl: string,
): Promise<Recording> {
  const key = randomUUID();
  const ride = { vehicleId: marks.vehicleId, pickupAt: '2028-01-15T12:00' };
  const call = {
    method: 'POST',
    path: reservationRoutes.create.path,
    headers: bookingHeaders(prepared.tokens[0] ?? '', key),
    body: bookingBody(ride.vehicleId, ride.pickupAt),
  };
  await markNextNumbers(databaseUrl);
  const statements: Recording['statements'] = {};
  for (const name of loadNames.filter((load) => load !== 'reserve')) {
    statements[name] = (await recordCall(api, ourLoads[name](prepared)())).statements;
  }
  const reserve = await recordCall(api, call);
  statements['reserve'] = reserve.statements;
  const { data } = z.decode(reservationRoutes.create.response, z.parse(bookedSchema, reserve.answer));
  const [start = '', end = ''] = findValues(reserve.statements, 'reservations').slice(-2);
  const [, receipt = ''] = findValues(reserve.statements, 'ride_documents');
  return {
    statements,
    fresh: {
      ...marks,
      key,
      reference: data.reservation.reference,
      transactionName: data.payment?.transactionId ?? '',
      intentId: data.paymentIntentId ?? '',
      receipt,
      start,
      end,
    },
  };
}

const bookedSchema = z.custom<z.input<typeof reservationRoutes.create.response>>();

/** The values of a row that the booking adds: that of a reservation ends with its period, that of a receipt begins with its number. */
function findValues(statements: z.output<typeof statementsSchema>, table: string): string[] {
  const [, values] = statements.find(([text]) => text.startsWith(`insert into "${table}"`)) ?? [];
  if (values === undefined) throw new Error(`no row of ${table} was recorded`);
  return values.map(String);
}
