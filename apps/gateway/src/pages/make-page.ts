import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '@livree/contracts';
import type { Composition, ShellRelease } from '@livree/platform/release';
import { routeOwner } from '@livree/release';
import { documentRest } from '../document/document.ts';
import type { RenderedPage } from '../render/protocol.ts';
import { RenderFailure } from '../render/render-failure.ts';
import type { Renderers } from '../render/renderers.ts';
import type { Counters } from '../telemetry/counters.ts';
import { createPage, type Page } from './page.ts';

export interface PageAddress {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
}

export interface PageMaker {
  make(composition: Composition, address: PageAddress, language: Language): Promise<Page>;
}

export interface PageMakerOptions {
  readonly shell: ShellRelease;
  readonly renderers: Renderers;
  readonly siteConfig: () => Promise<unknown>;
  readonly counters: Counters;
  readonly inlineScript: string;
  readonly log: FastifyBaseLogger;
}

/** Only a place on this site may be redirected to. */
function ownRedirect(redirect: string | undefined): string | undefined {
  return redirect !== undefined && /^\/(?![/\\])/.test(redirect) ? redirect : undefined;
}

export function createPageMaker({
  shell,
  renderers,
  siteConfig,
  counters,
  inlineScript,
  log,
}: PageMakerOptions): PageMaker {
  function blame(composition: Composition, pathname: string, faulty: readonly string[], error?: unknown) {
    const owner = routeOwner(composition.remotes, pathname)?.remote.id;
    const blamed = faulty.length > 0 || owner === undefined ? faulty : [owner];
    for (const { id, version } of composition.remotes) {
      if (blamed.includes(id)) counters.error(`${id}@${version}`, 'server');
    }
    const reason = error instanceof Error ? error.message : 'a server bundle could not be used';
    log.warn({ pathname, remotes: blamed, reason }, 'a page was not rendered on the server');
  }

  async function render(
    composition: Composition,
    { pathname, search }: PageAddress,
    language: Language,
    config: unknown,
  ) {
    try {
      const { page, faulty } = await renderers
        .of(composition)
        .render({ url: `${pathname}${search}`, language, config });
      if (faulty.length > 0) blame(composition, pathname, faulty);
      return page;
    } catch (error) {
      const isBusy =
        error instanceof RenderFailure && (error.fault === 'busy' || error.fault === 'interrupted');
      if (!isBusy) blame(composition, pathname, error instanceof RenderFailure ? error.faulty : [], error);
      return undefined;
    }
  }

  return {
    async make(composition, address, language) {
      const config = await siteConfig();
      const rendered = await render(composition, address, language, config);
      const page: RenderedPage | undefined = rendered?.rendered ? rendered : undefined;
      const parts = { shell, composition, language, pathname: address.pathname, config, page, inlineScript };
      return createPage(documentRest(parts), {
        status: rendered?.status ?? 200,
        redirect: ownRedirect(rendered?.redirect),
        mode: page === undefined ? 'shell' : 'server',
      });
    },
  };
}
