import type { Language } from '@livree/contracts';

/** Who looks at a place. */
export type Visitor = 'nobody' | 'customer' | 'operator';

/** Something to look at: a page of the composed site, a state of the remote alone, or a way through the site. */
export interface Place {
  readonly kind: 'page' | 'state' | 'journey';
  /** Its path, the name of the state, or the title of the journey. */
  readonly name: string;
  readonly url: string;
  readonly language: Language;
  readonly visitor: Visitor;
  readonly isPhone: boolean;
  /** Whether the slow questions are asked here too: keyboard, accessibility, odd texts. */
  readonly isWhole: boolean;
  /** Whether the page is left and opened again several times: one of each release. */
  readonly isRepeated: boolean;
}

/** How much of something nobody is blamed for, because every page needs some of it. */
export interface Allowance {
  /** So much is never too much. */
  readonly most: number;
  /** What is more may still be so many times what the live release has. */
  readonly timesLive: number;
}

/** What a visit found wrong. */
export interface Fault {
  /** The invariant, in a word or two. */
  readonly rule: string;
  /** The rule that was being asked, which may have found a fault of another one; undefined if the page was only opened. */
  readonly askedBy?: string;
  readonly place: Place;
  /** What is wrong, with its figure. */
  readonly what: string;
  /** The same for the same thing, where its sentence has figures. */
  readonly key?: string;
  /** How often or how much, if that counts. */
  readonly count?: number;
  readonly allowance?: Allowance;
}
