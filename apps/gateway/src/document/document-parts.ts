import type { RenderedPage } from '@livree/document';
import type { ShellRelease } from '@livree/release';
import type { PageOrder } from '../pages/page-order.ts';

/** What a document is written from. */
export interface DocumentParts extends PageOrder {
  readonly shell: ShellRelease;
  /** The shell's answer; undefined if it failed and the browser must render everything. */
  readonly page: RenderedPage | undefined;
  readonly inlineScript: string;
  /** The site's origin as visitors know it. */
  readonly siteOrigin: string;
  /** The digest of the image that runs, if it is known. */
  readonly server: string | undefined;
}
