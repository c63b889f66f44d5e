import type { Language } from '@livree/contracts';
import type { Composition } from '@livree/release';
import type { PageAddress } from './address.ts';

/** What a page is made of, the same for every visitor who reads that language. */
export interface PageOrder {
  readonly composition: Composition;
  readonly address: PageAddress;
  readonly language: Language;
  readonly config: unknown;
}
