import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { siteConfig } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Render, RenderedPage } from '@livree/document';
import { withLanguage } from '@livree/i18n/language-address';
import type { PageMeta } from '@livree/platform';
import { routeOwner } from '@livree/release';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { listLoaded } from './host/queries.ts';
import { anyOrigin, createServerHost, type ServerHost, type ServerRequest } from './host/server-host.ts';
import type { ShellHost } from './host/shell-host.tsx';
import { metaContext } from './routing/meta-context.ts';
import { prefetchContext } from './routing/prefetch-context.ts';
import { createRoutes } from './routing/routes.tsx';
import { firstTexts } from './texts/first-texts.ts';

/** Renders one page with the remotes' server bundles. Rejects if a remote of the page fails. */
export const render: Render = async (given) => {
  const request: ServerRequest = { ...given, config: z.parse(siteConfig, given.config) };
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => undefined);
  let whole = true;
  const host = await createServerHost(request, {
    onFailure: failure.reject,
    onOutage: () => {
      whole = false;
    },
  });
  const page = await Promise.race([renderWith(host, request), failure.promise]);
  return { ...page, whole };
};

async function renderWith(host: ServerHost, request: ServerRequest): Promise<Omit<RenderedPage, 'whole'>> {
  const gathered = await gather(host, request);
  const html = gathered.redirect === undefined ? await renderToText(host, request) : '';
  return {
    ...gathered,
    html,
    state: {
      messages: firstTexts(host.messages(), findPageTexts(request), host.said),
      queries: listLoaded(host.queries),
    },
    rendered: true,
  };
}

/** What the keys of the page's texts start with. */
function findPageTexts({ composition, url }: ServerRequest) {
  return routeOwner(composition.remotes, new URL(url, anyOrigin).pathname)?.path.texts;
}

type Gathered = Pick<RenderedPage, 'status' | 'head'> & { readonly redirect?: string };

const nowhere = { title: '', description: '' };

/** Loads the page behind the URL and its data, so that rendering has nothing left to wait for. */
async function gather(host: ShellHost, request: ServerRequest): Promise<Gathered> {
  const { pathname, searchParams } = new URL(request.url, anyOrigin);
  const owned = routeOwner(request.composition.remotes, pathname);
  if (owned === undefined) {
    return {
      status: 404,
      head: {
        ...nowhere,
        title: host.i18n.t('shell:notFound.title'),
        robots: 'noindex',
      },
    };
  }
  const { remote, path, params } = owned;
  if (path.redirect !== undefined) return { status: 301, redirect: path.redirect, head: nowhere };
  const page = await host.library.page(remote.id, path.path).ready;
  const context = prefetchContext(host, remote.id, params, searchParams);
  // Without its data the page draws its own loading state, which the browser takes further.
  // A customer's page is rendered for nobody: only the browser knows the session.
  const gathering = path.access === 'public' ? page.prefetch?.(context) : undefined;
  const data = await gathering?.catch(() => undefined);
  const meta = page.meta(metaContext(host, remote.id, data));
  return { status: page.status?.(data) ?? 200, head: composeHead(meta) };
}

function composeHead({ description = '', noindex = false, ...meta }: PageMeta): RenderedPage['head'] {
  return { ...meta, description, ...(noindex ? { robots: 'noindex' } : {}) };
}

/** The whole page as text; any error on the way is the render's error. */
async function renderToText(host: ShellHost, request: ServerRequest): Promise<string> {
  const basename = withLanguage('/', request.language);
  const routes = createStaticHandler(createRoutes(request.composition), { basename });
  const address = new URL(withLanguage(request.url, request.language), anyOrigin);
  const context = await routes.query(new Request(address));
  if (context instanceof Response) throw new Error('a page route answered by itself');
  const router = createStaticRouter(routes.dataRoutes, context);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <App host={host}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
      {
        // An outlined boundary would need an inline script to come back.
        progressiveChunkSize: Infinity,
        onError(error) {
          reject(error);
          abort();
        },
        onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      },
    );
  });
}
