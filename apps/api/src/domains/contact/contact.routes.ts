import { type ContactEntry, contactType, routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, registerRoute } from '../../platform/http/index.ts';
import { changeContact } from './commands/change-contact.ts';
import { sendMessage } from './commands/send-message.ts';
import { activeContacts, allContacts, type ContactRow } from './contact.repository.ts';

/** Enough for a family behind one IP address, too few to flood a mailbox. */
const messageLimit = { max: 5, seconds: 600 };

const presentContact = ({ type, content, logo, is_active: isActive }: ContactRow): ContactEntry => ({
  type,
  content,
  logo,
  hasLogo: logo !== null,
  isActive,
});

/** The operator's calls: all entries, and new content for one, whatever was there. */
function operatorRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings'>,
): void {
  const { manage, save } = routes.contact;
  const { db } = deps;
  registerRoute(app, manage, async () => ({ data: (await allContacts(db)).map(presentContact) }));

  registerRoute(
    app,
    save,
    async ({ params: { name }, body: { isActive: isShown, ...body } }, { caller: actor, translate }) => {
      await changeContact(deps, { name, ...body, isShown, version: undefined, act: save.id, actor });
      const row = (await allContacts(db)).find(({ type }) => type === contactType(name));
      if (!row) throw new AppError('contact.not_found');
      return { message: translate('contact.saved'), data: presentContact(row) };
    },
    { recordsAct: true },
  );
}

export function contactRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'jobs'>,
): void {
  const { db } = deps;
  const { list, info, search, read, send } = routes.contact;
  const contacts = async (): Promise<ContactEntry[]> => (await activeContacts(db)).map(presentContact);

  operatorRoutes(app, deps);
  registerRoute(app, list, async () => ({ data: await contacts() }));

  registerRoute(app, info, async ({ query }) => {
    const wanted = query.types?.map(contactType);
    const entries = (await contacts()).filter(
      ({ type }) => !wanted || wanted.some((known) => known === type),
    );
    return { data: Object.fromEntries(entries.map((entry) => [entry.type, entry])) };
  });

  registerRoute(app, search, async ({ query }) => {
    const text = (query.search ?? '').toLowerCase();
    const entries = await contacts();
    return { data: entries.filter(({ type, content }) => `${type} ${content}`.toLowerCase().includes(text)) };
  });

  registerRoute(app, read, async ({ params }) => {
    const wanted = contactType(params.name);
    const entry = (await contacts()).find(({ type }) => type === wanted);
    if (!entry) throw new AppError('contact.not_found');
    return { data: entry };
  });

  registerRoute(
    app,
    send,
    async ({ body, headers }, { caller, language, translate }) => {
      const key = headers.idempotencyKey ?? null;
      await sendMessage(deps, body, { customerId: caller?.id ?? null, language, key });
      return { message: translate('contact.sent') };
    },
    { limit: messageLimit },
  );
}
