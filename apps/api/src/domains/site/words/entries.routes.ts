import { wordRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { registerRoute } from '../../../platform/http/index.ts';
import { addEntry, changeEntry, orderEntries, removeEntry } from './edit-entries.ts';
import { presentQuestion, presentYear } from './words.presenter.ts';

type Dependencies = Pick<Deps, 'db' | 'clock'>;

/** The handlers record acts themselves, with what was before. */
const recordsAct = { recordsAct: true } as const;

/** The frequent questions, one by one. */
export function questionRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { addQuestion, changeQuestion, removeQuestion, orderQuestions } = wordRoutes;
  const part = 'faq';
  registerRoute(
    app,
    addQuestion,
    async ({ body: { isShown, ...content }, headers }, { caller: actor, translate }) => {
      const key = headers.idempotencyKey ?? null;
      const added = await addEntry(deps, { part, act: addQuestion.id, actor, content, isShown, key });
      return { data: presentQuestion(added), message: translate('site.saved') };
    },
    recordsAct,
  );
  registerRoute(
    app,
    changeQuestion,
    async ({ params: { id }, body: { version, isShown, ...content } }, { caller: actor, translate }) => {
      const edit = { part, act: changeQuestion.id, actor, id, version, content, isShown } as const;
      return { data: presentQuestion(await changeEntry(deps, edit)), message: translate('site.saved') };
    },
    recordsAct,
  );
  registerRoute(
    app,
    removeQuestion,
    async ({ params: { id }, query: { version } }, { caller: actor, translate }) => {
      await removeEntry(deps, { part, act: removeQuestion.id, actor, id, version });
      return { message: translate('site.saved') };
    },
    recordsAct,
  );
  registerRoute(
    app,
    orderQuestions,
    async ({ body }, { caller: actor, translate }) => {
      await orderEntries(deps, { part, act: orderQuestions.id, actor, ...body });
      return { message: translate('site.saved') };
    },
    recordsAct,
  );
}

/** The entries of the timeline, one by one. */
export function yearRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { addYear, changeYear, removeYear } = wordRoutes;
  const part = 'timeline';
  registerRoute(
    app,
    addYear,
    async ({ body: { isShown, ...content }, headers }, { caller: actor, translate }) => {
      const key = headers.idempotencyKey ?? null;
      const added = await addEntry(deps, { part, act: addYear.id, actor, content, isShown, key });
      return { data: presentYear(added), message: translate('site.saved') };
    },
    recordsAct,
  );
  registerRoute(
    app,
    changeYear,
    async ({ params: { id }, body: { version, isShown, ...content } }, { caller: actor, translate }) => {
      const edit = { part, act: changeYear.id, actor, id, version, content, isShown } as const;
      return { data: presentYear(await changeEntry(deps, edit)), message: translate('site.saved') };
    },
    recordsAct,
  );
  registerRoute(
    app,
    removeYear,
    async ({ params: { id }, query: { version } }, { caller: actor, translate }) => {
      await removeEntry(deps, { part, act: removeYear.id, actor, id, version });
      return { message: translate('site.saved') };
    },
    recordsAct,
  );
}
