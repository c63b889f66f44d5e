import { defaultLanguage, languageSchema, languages, type Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Composition } from '@livree/release';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isSecret } from '../pages/address.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { Page } from '../pages/page.ts';
import type { Site } from '../site.ts';
import type { Article, ReadArticles } from './articles.ts';
import { cacheTexts } from './cached-texts.ts';
import type { ReadCard } from './cards.ts';
import { atomFeed, feedPath } from './feed.ts';
import { listLanguages } from './head-tags.ts';
import { robots } from './robots.ts';
import { sitemap, type ListedPage } from './sitemap.ts';

export interface SeoOptions {
  readonly site: Pick<Site, 'live' | 'siteConfig' | 'makePage'>;
  readonly cache: PageCache;
  readonly articles: ReadArticles;
  readonly card: ReadCard;
  readonly siteOrigin: string;
  readonly now: () => number;
}

const anHour = 'public, max-age=3600';
const aDay = 'public, max-age=86400';
const cardParams = z.object({ picture: z.string().check(z.regex(/^[a-z-]+$/)) });
const feedParams = z.object({ language: z.optional(languageSchema) });

const send = (reply: FastifyReply, type: string, cacheControl: string, body: string | Buffer) =>
  reply.header('cache-control', cacheControl).type(type).send(body);

const refuse = (reply: FastifyReply, status: 404 | 503) =>
  send(reply.code(status), 'text/plain', 'no-store', status === 404 ? 'not found' : 'not ready yet');

const articlePage = ({ slug, languages: said = [], published_at: day }: Article): ListedPage => ({
  path: `/blog/${slug}`,
  languages: languages.filter((language) => said.includes(language) || language === defaultLanguage),
  changed: day.slice(0, 10),
});

/** What crawlers and feed readers request, built from the live composition and the API's answers. */
export function seoRoutes(app: FastifyInstance, options: SeoOptions): void {
  const { site, cache, articles, card, siteOrigin } = options;
  const keep = cacheTexts(options.now);

  /** The page at a path for a visitor without cookies. */
  async function pageAt(composition: Composition, pathname: string, language: Language): Promise<Page> {
    const config = await site.siteConfig();
    const address = { pathname, search: '' };
    const key = `${composition.id} ${language} ${pathname}`;
    return cache.get(key, () => site.makePage({ composition, address, language, config }));
  }

  /** A page that is not in the route table by name, in its languages, unless it has `noindex`. */
  async function listed(composition: Composition, path: string): Promise<ListedPage[]> {
    if (isSecret(path)) return [];
    const { status, head } = await pageAt(composition, path, defaultLanguage);
    const isListed = status === 200 && head !== undefined && head.robots === undefined;
    return isListed ? [{ path, languages: listLanguages(head) }] : [];
  }

  app.get('/robots.txt', async (_request, reply) => {
    const composition = await site.live.current();
    if (composition === undefined) return refuse(reply, 503);
    return send(reply, 'text/plain; charset=utf-8', anHour, robots(composition, siteOrigin));
  });

  async function buildSitemap(composition: Composition): Promise<string> {
    const fixed = composition.remotes
      .flatMap(({ paths }) => paths)
      .filter(
        ({ path, access, redirect }) => access === 'public' && redirect === undefined && !/[:*]/.test(path),
      );
    const pages: ListedPage[] = [];
    for (const { path } of fixed) pages.push(...(await listed(composition, path)));
    const ofServices = await listed(composition, '/blog/tag/services');
    const written = (await articles.all()).map(articlePage);
    return sitemap(siteOrigin, [...pages, ...ofServices, ...written]);
  }

  app.get('/sitemap.xml', async (_request, reply) => {
    const composition = await site.live.current();
    const text =
      composition && (await keep(composition.id, () => buildSitemap(composition)).catch(() => undefined));
    return text === undefined ? refuse(reply, 503) : send(reply, 'application/xml', anHour, text);
  });

  async function buildFeed(composition: Composition, language: Language): Promise<string> {
    const { head } = await pageAt(composition, '/blog', language);
    const { title = '', description = '' } = head ?? {};
    const newest = await articles.newest(language);
    return atomFeed({ siteOrigin, language, title, description, articles: newest });
  }

  for (const path of [feedPath, `/:language(^(?:${languages.join('|')})$)${feedPath}`])
    app.get(path, async (request, reply) => {
      const { language = defaultLanguage } = z.parse(feedParams, request.params);
      const composition = await site.live.current();
      const make = composition && (() => buildFeed(composition, language));
      const text = make && (await keep(`${composition.id} ${language}`, make).catch(() => undefined));
      return text === undefined
        ? refuse(reply, 503)
        : send(reply, 'application/atom+xml; charset=utf-8', anHour, text);
    });

  app.get('/cards/:picture.jpeg', async (request, reply) => {
    const { data } = z.safeParse(cardParams, request.params);
    const body = data && card(data.picture);
    return body === undefined ? refuse(reply, 404) : send(reply, 'image/jpeg', aDay, await body);
  });
}
