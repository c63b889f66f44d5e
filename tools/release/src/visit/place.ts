import type { Language } from '@livree/contracts';

/** Who looks at a place. */
export type Visitor = 'nobody' | 'customer' | 'operator';

/** Something to look at: a page of the composed site, or a state of the remote alone. */
export interface Place {
  readonly kind: 'page' | 'state';
  /** Its path, or the name of the state. */
  readonly name: string;
  readonly url: string;
  readonly language: Language;
  readonly visitor: Visitor;
  readonly isPhone: boolean;
  /** Whether the slow questions are asked here too: keyboard, accessibility, odd texts. */
  readonly isWhole: boolean;
}

/** What a visit found wrong. */
export interface Fault {
  /** The invariant, in a word or two. */
  readonly rule: string;
  readonly place: Place;
  /** What is wrong, with its figure. */
  readonly what: string;
  /** The same for the same thing, where its sentence has figures. */
  readonly key?: string;
  /** How often, if that counts. */
  readonly count?: number;
}
