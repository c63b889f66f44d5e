import type { ReadShell } from '../composition/shell-reader.ts';
import { documentRest } from '../document/document.ts';
import type { PageOrder } from './page-order.ts';
import { createPage, type Page } from './page.ts';
import type { ServerRender } from './server-render.ts';

/** @param by who renders it: the server if possible, or only the browser */
export type MakePage = (order: PageOrder, by?: Page['mode']) => Promise<Page>;

export interface PageMakerOptions {
  readonly readShell: ReadShell;
  readonly render: ServerRender;
  readonly inlineScript: string;
  readonly siteOrigin: string;
  /** The digest of the image that runs, if it is known. */
  readonly server: string | undefined;
}

/** A redirect is allowed only within this site. */
function ownRedirect(redirect: string | undefined): string | undefined {
  return redirect !== undefined && /^\/(?![/\\])/.test(redirect) ? redirect : undefined;
}

/** Creates complete documents in any case: if the server cannot render a page, the browser does. */
export function pageMaker({ render, readShell, ...site }: PageMakerOptions): MakePage {
  return async (order, by = 'server') => {
    const shell = await readShell(order.composition);
    const page = by === 'server' ? await render(order) : undefined;
    const rest = documentRest({ ...order, ...site, shell, page });
    return createPage(rest, {
      status: page?.status ?? 200,
      redirect: ownRedirect(page?.redirect),
      mode: page?.rendered ? 'server' : 'shell',
      whole: page !== undefined && page.rendered && page.whole,
      head: page?.head,
    });
  };
}
