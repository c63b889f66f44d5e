import type { Language } from '@livree/contracts';
import type { Composition, ShellRelease } from '@livree/platform/release';
import { documentRest } from '../document/document.ts';
import type { PageAddress } from './address.ts';
import { createPage, type Page } from './page.ts';
import type { ServerRender } from './server-render.ts';

export type MakePage = (composition: Composition, address: PageAddress, language: Language) => Promise<Page>;

export interface PageMakerOptions {
  readonly shell: ShellRelease;
  readonly render: ServerRender;
  readonly siteConfig: () => Promise<unknown>;
  readonly inlineScript: string;
}

/** Only a place on this site may be redirected to. */
function ownRedirect(redirect: string | undefined): string | undefined {
  return redirect !== undefined && /^\/(?![/\\])/.test(redirect) ? redirect : undefined;
}

/** Makes pages that are whole in any case: what could not be rendered here, the browser renders. */
export function pageMaker({ shell, render, siteConfig, inlineScript }: PageMakerOptions): MakePage {
  return async (composition, address, language) => {
    const config = await siteConfig();
    const page = await render({ composition, address, language, config });
    const { pathname } = address;
    const rest = documentRest({ shell, composition, language, pathname, config, page, inlineScript });
    return createPage(rest, {
      status: page?.status ?? 200,
      redirect: ownRedirect(page?.redirect),
      mode: page?.rendered ? 'server' : 'shell',
    });
  };
}
