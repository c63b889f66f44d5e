import { wordRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, registerRoute } from '../../../platform/http/index.ts';
import { changeContact, listContacts } from '../../contact/index.ts';
import { listEntries } from '../entries.repository.ts';
import { findContent } from '../site.repository.ts';
import { saveAbout } from './save-about.ts';
import { saveHours } from './save-hours.ts';
import { presentAbout, presentHours, presentQuestion, presentYear } from './words.presenter.ts';

type Dependencies = Pick<Deps, 'db' | 'clock' | 'config' | 'settings'>;

/** The handlers record acts themselves, with what was before. */
const recordsAct = { recordsAct: true } as const;

/** What operators write about the company: all of it, its contact entries, its opening hours and its story. */
export function wordRoutesOfOperators(app: FastifyInstance, deps: Dependencies): void {
  const { db, config } = deps;

  registerRoute(app, wordRoutes.read, async () => {
    const hours = await findContent(db, 'hours');
    const about = await findContent(db, 'about');
    const years = (await listEntries(db, 'timeline')).map(presentYear);
    return {
      data: {
        questions: (await listEntries(db, 'faq')).map(presentQuestion),
        years: years.toSorted((one, other) => one.year - other.year),
        contacts: await listContacts(db, config.brand),
        hours: hours ? presentHours(hours) : null,
        about: about ? presentAbout(about) : null,
      },
    };
  });

  registerRoute(
    app,
    wordRoutes.saveContact,
    async ({ params: { name }, body }, { caller: actor, translate }) => {
      const act = wordRoutes.saveContact.id;
      const data = await changeContact(deps, { name, ...body, act, actor });
      return { data, message: translate('contact.saved') };
    },
    recordsAct,
  );

  registerRoute(
    app,
    wordRoutes.saveHours,
    async ({ body: { version, ...hours } }, { caller: actor, translate }) => {
      await saveHours(deps, { hours, version, act: wordRoutes.saveHours.id, actor });
      const saved = await findContent(db, 'hours');
      if (!saved) throw new AppError('not_found');
      return { data: presentHours(saved), message: translate('site.saved') };
    },
    recordsAct,
  );

  registerRoute(
    app,
    wordRoutes.saveAbout,
    async ({ body: { version, ...about } }, { caller: actor, translate }) => {
      await saveAbout(deps, { about, version, act: wordRoutes.saveAbout.id, actor });
      const saved = await findContent(db, 'about');
      if (!saved) throw new AppError('not_found');
      return { data: presentAbout(saved), message: translate('site.saved') };
    },
    recordsAct,
  );
}
