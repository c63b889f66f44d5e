import type { ShellRelease } from '@livree/release';
import { documentRest } from '../document/document.ts';
import type { PageOrder } from './page-order.ts';
import { createPage, type Page } from './page.ts';
import type { ServerRender } from './server-render.ts';

/** @param by who renders it: the server where it can, or the browser alone */
export type MakePage = (order: PageOrder, by?: Page['mode']) => Promise<Page>;

export interface PageMakerOptions {
  readonly shell: ShellRelease;
  readonly render: ServerRender;
  readonly inlineScript: string;
  readonly siteOrigin: string;
}

/** Only a place on this site may be redirected to. */
function ownRedirect(redirect: string | undefined): string | undefined {
  return redirect !== undefined && /^\/(?![/\\])/.test(redirect) ? redirect : undefined;
}

/** Makes pages that are whole in any case: what could not be rendered here, the browser renders. */
export function pageMaker({ render, ...site }: PageMakerOptions): MakePage {
  return async (order, by = 'server') => {
    const page = by === 'server' ? await render(order) : undefined;
    const rest = documentRest({ ...order, ...site, page });
    return createPage(rest, {
      status: page?.status ?? 200,
      redirect: ownRedirect(page?.redirect),
      mode: page?.rendered ? 'server' : 'shell',
      whole: page !== undefined && page.rendered && page.whole,
      head: page?.head,
    });
  };
}
