import { languageSchema, type Mailing, type MailingState, mailingRoutes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, asPage, registerRoute, toSlice } from '../../../platform/http/index.ts';
import { changeMailing, draftMailing, removeDraft, versionOf } from './edit-mailing.ts';
import { listMailings, mailingById, type MailingRow } from './mailings.repository.ts';
import { countReaders, listSubscriptions } from './recipients.repository.ts';
import { sendMailing, testMailing } from './send-mailing.ts';
import { toWords } from './words.ts';

const defaultPerPage = 15;

const stateOf = ({ sent_at: sent, queued_at: queued }: MailingRow): MailingState => {
  if (!sent) return 'draft';
  return queued ? 'sent' : 'sending';
};

const presentMailing = (row: MailingRow): Mailing => ({
  id: row.id,
  state: stateOf(row),
  ...toWords(row),
  version: versionOf(row),
  sentAt: row.sent_at?.toISOString() ?? null,
  recipientCount: row.recipient_count,
});

/** An operator's calls about the newsletter. */
export function mailingsRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  const { db } = deps;

  registerRoute(app, mailingRoutes.readership, async () => ({ data: await countReaders(db) }));

  registerRoute(app, mailingRoutes.subscribers, async ({ query }) => {
    const slice = toSlice(query, defaultPerPage);
    const { rows, total } = await listSubscriptions(db, query.search ?? '', slice);
    const subscribers = rows.map(({ id, email, language, confirmed_at: confirmed }) => ({
      id,
      email,
      language: z.parse(languageSchema, language),
      confirmedAt: confirmed?.toISOString() ?? null,
    }));
    return { data: asPage(subscribers, total, slice) };
  });

  registerRoute(app, mailingRoutes.list, async ({ query }) => {
    const slice = toSlice(query, defaultPerPage);
    const { rows, total } = await listMailings(db, slice);
    return { data: asPage(rows.map(presentMailing), total, slice) };
  });

  registerRoute(app, mailingRoutes.read, async ({ params }) => {
    const row = await mailingById(db, params.id);
    if (!row) throw new AppError('not_found');
    return { data: presentMailing(row) };
  });

  editRoutes(app, deps);
}

/** A draft reaches nobody: what is sent is recorded. */
const recordsAct = { recordsAct: true } as const;

function editRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  const { draft, change, test, send, remove } = mailingRoutes;

  registerRoute(
    app,
    draft,
    async ({ body }, { translate }) => {
      const row = await draftMailing(deps, body);
      return { message: translate('operations.saved'), data: presentMailing(row) };
    },
    recordsAct,
  );

  registerRoute(
    app,
    change,
    async ({ params, body: { version, ...words } }, { translate }) => {
      const row = await changeMailing(deps, params.id, words, version);
      return { message: translate('operations.saved'), data: presentMailing(row) };
    },
    recordsAct,
  );

  registerRoute(
    app,
    test,
    async ({ params }, { caller, translate }) => {
      await testMailing(deps, params.id, caller.email);
      return { message: translate('mailings.tested') };
    },
    recordsAct,
  );

  registerRoute(
    app,
    send,
    async ({ params, body: { version } }, { caller, translate }) => {
      const row = await sendMailing(deps, { id: params.id, version, actor: caller });
      return { message: translate('mailings.sent'), data: presentMailing(row) };
    },
    recordsAct,
  );

  registerRoute(
    app,
    remove,
    async ({ params }, { translate }) => {
      await removeDraft(deps, params.id);
      return { message: translate('mailings.removed') };
    },
    recordsAct,
  );
}
