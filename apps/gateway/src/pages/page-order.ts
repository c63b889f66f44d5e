import type { Language } from '@livree/contracts';
import type { Composition } from '@livree/release';
import type { PageAddress } from './address.ts';

/** The inputs of a page; they are the same for every visitor with that language. */
export interface PageOrder {
  readonly composition: Composition;
  readonly address: PageAddress;
  readonly language: Language;
  readonly config: unknown;
}
