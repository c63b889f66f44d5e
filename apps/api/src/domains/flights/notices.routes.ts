import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Connection } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { isKey } from '../../platform/is-key.ts';
import { readNotice } from './aerodatabox/notice.ts';
import { addNotice } from './notices.repository.ts';

/** Queues a look at flights, in the transaction that keeps the notice. */
export type LookAtFlights = (trx: Connection, numbers: readonly string[]) => Promise<void>;

const notices = '/webhooks/aerodatabox';

/** The path at which AeroDataBox tells of changes, below the base of the API. */
export const noticePath = (secret: string): string => `${notices}/${encodeURIComponent(secret)}`;

/**
 * Where AeroDataBox tells of changes. It signs nothing, so the secret end of the address is its proof, and a notice only
 * says which flights to look at: what is true of them is then asked of AeroDataBox.
 */
export async function noticeRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { secret, look }: { readonly secret: string; readonly look: LookAtFlights },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post<{ Params: { secret: string } }>(`${notices}/:secret`, async (request) => {
    if (!isKey(secret, request.params.secret)) throw new AppError('not_found');
    const notice = typeof request.body === 'string' ? readNotice(request.body) : null;
    if (!notice) throw new AppError('invalid_request');
    await db.transaction().execute(async (trx) => {
      if (await addNotice(trx, { id: notice.id, received_at: clock.now() })) await look(trx, notice.numbers);
    });
    return { success: true };
  });
}
