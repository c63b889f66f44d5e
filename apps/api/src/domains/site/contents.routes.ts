import { routes, siteAbout, siteFaq, siteHours, siteTimeline } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, registerRoute } from '../../platform/http/index.ts';
import { listShown } from './entries.repository.ts';
import { findContent, saveContent } from './site.repository.ts';
import type { SitePart } from './site.tables.ts';
import { replaceEntries } from './words/replace-entries.ts';
import { saveHours as replaceHours } from './words/save-hours.ts';

type Dependencies = Pick<Deps, 'db' | 'clock'>;

/** The operator's texts about the company, as visitors read them. */
export function contentRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  const { about, timeline, faq, hours } = routes.site;
  const content = async (part: SitePart): Promise<object> => {
    const written = await findContent(db, part);
    if (written === undefined) throw new AppError('not_found');
    return written.content;
  };
  registerRoute(app, about, async () => ({ data: z.parse(siteAbout, await content('about')) }));
  registerRoute(app, timeline, async () => {
    const { entries } = z.parse(siteTimeline, { entries: await listShown(db, 'timeline') });
    return { data: { entries: entries.toSorted((one, other) => one.year - other.year) } };
  });
  registerRoute(app, faq, async () => ({
    data: z.parse(siteFaq, { questions: await listShown(db, 'faq') }),
  }));
  registerRoute(app, hours, async () => ({ data: z.parse(siteHours, await content('hours')) }));
}

/** The calls with which a program replaces a part of them as a whole, whatever was there. */
export function replacementRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { saveAbout, saveTimeline, saveFaq, saveHours } = routes.site;
  const recordsAct = { recordsAct: true } as const;

  registerRoute(app, saveAbout, async ({ body }, { translate }) => {
    await saveContent(deps.db, 'about', z.encode(siteAbout, body), deps.clock.now());
    return { message: translate('site.saved') };
  });
  registerRoute(
    app,
    saveTimeline,
    async ({ body: { entries: contents } }, { caller: actor, translate }) => {
      await replaceEntries(deps, { part: 'timeline', contents, act: saveTimeline.id, actor });
      return { message: translate('site.saved') };
    },
    recordsAct,
  );
  registerRoute(
    app,
    saveFaq,
    async ({ body: { questions: contents } }, { caller: actor, translate }) => {
      await replaceEntries(deps, { part: 'faq', contents, act: saveFaq.id, actor });
      return { message: translate('site.saved') };
    },
    recordsAct,
  );
  registerRoute(
    app,
    saveHours,
    async ({ body: hours }, { caller: actor, translate }) => {
      await replaceHours(deps, { hours, version: undefined, act: saveHours.id, actor });
      return { message: translate('site.saved') };
    },
    recordsAct,
  );
}
