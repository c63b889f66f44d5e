import { routes, siteAbout, siteFaq, siteHours, siteTimeline } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, fieldError, registerRoute } from '../../platform/http/index.ts';
import { findContent, saveContent } from './site.repository.ts';
import type { SitePart } from './site.tables.ts';

/** The operator's texts about the company: public to read, written by the operator. */
export function contentRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  const { about, timeline, faq, hours, saveAbout, saveTimeline, saveFaq, saveHours } = routes.site;
  const content = async (part: SitePart): Promise<object> => {
    const written = await findContent(db, part);
    if (written === undefined) throw new AppError('not_found');
    return written;
  };

  registerRoute(app, about, async () => ({ data: z.parse(siteAbout, await content('about')) }));
  registerRoute(app, timeline, async () => ({ data: z.parse(siteTimeline, await content('timeline')) }));
  registerRoute(app, faq, async () => ({ data: z.parse(siteFaq, await content('faq')) }));
  registerRoute(app, hours, async () => ({ data: z.parse(siteHours, await content('hours')) }));

  registerRoute(app, saveAbout, async ({ body }, { translate }) => {
    await saveContent(db, 'about', z.encode(siteAbout, body));
    return { message: translate('site.saved') };
  });
  registerRoute(app, saveTimeline, async ({ body }, { translate }) => {
    await saveContent(db, 'timeline', z.encode(siteTimeline, body));
    return { message: translate('site.saved') };
  });
  registerRoute(app, saveFaq, async ({ body }, { translate }) => {
    await saveContent(db, 'faq', z.encode(siteFaq, body));
    return { message: translate('site.saved') };
  });
  registerRoute(app, saveHours, async ({ body }, { translate }) => {
    if (body.week.some(({ opens, closes }) => opens >= closes)) throw fieldError('week', 'validation.time');
    await saveContent(db, 'hours', z.encode(siteHours, body));
    return { message: translate('site.saved') };
  });
}
