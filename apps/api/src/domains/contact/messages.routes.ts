import { type ReceivedMessage, routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { asPage, registerRoute, toSlice } from '../../platform/http/index.ts';
import { answerMessage } from './commands/answer-message.ts';
import { listMessages, type MessageRow } from './messages.repository.ts';

const defaultPerPage = 15;

const presentMessage = (row: MessageRow): ReceivedMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  message: row.message,
  language: row.language,
  createdAt: row.created_at.toISOString(),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
});

/** An operator's calls about the messages of visitors. */
export function messageRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  const { messages, answer } = routes.contact;

  registerRoute(app, messages, async ({ query }) => {
    const slice = toSlice(query, defaultPerPage);
    const { rows, total } = await listMessages(deps.db, query.answered ?? false, slice);
    return { data: asPage(rows.map(presentMessage), total, slice) };
  });

  registerRoute(
    app,
    answer,
    async ({ params, body }, { caller, translate }) => {
      const row = await answerMessage(deps, { messageId: params.id, answer: body.answer, actor: caller });
      return { message: translate('contact.answered'), data: presentMessage(row) };
    },
    { recordsAct: true },
  );
}
