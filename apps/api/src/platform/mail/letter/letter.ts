import type { Language } from '@livree/contracts';

/** @property note a remark on the value */
export interface Row {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** @property url absolute, and written by us */
export interface Link {
  readonly label: string;
  readonly url: string;
}

/** A part of a letter. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  /** What somebody wrote to us. */
  | { readonly kind: 'quote'; readonly text: string }
  /** The value that the letter is about, in large type. */
  | { readonly kind: 'headline'; readonly row: Row }
  /** The places of a ride in their order. */
  | { readonly kind: 'route'; readonly places: readonly Row[] }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  /** Rows whose values are short, and whose labels have the space. */
  | { readonly kind: 'amounts'; readonly rows: readonly Row[] }
  | { readonly kind: 'total'; readonly row: Row }
  /** Links, of which the first is what most readers want. */
  | { readonly kind: 'action'; readonly links: readonly Link[] }
  /** Links for some readers. */
  | { readonly kind: 'links'; readonly links: readonly Link[] };

/**
 * A mail as content, in one language. All of it is plain text: nothing in it becomes markup, and only a `Link` becomes a
 * link.
 */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  /** Whom it greets; null if the name is not known to be theirs, undefined to greet nobody. */
  readonly name?: string | null | undefined;
  readonly parts: readonly Part[];
  /** Links beneath the signature, such as the one that stops such mails. */
  readonly foot?: readonly Link[];
}

export const text = (words: string): Part => ({ kind: 'text', text: words });

export const action = (...links: readonly Link[]): Part => ({ kind: 'action', links });

export const links = (...some: readonly Link[]): Part => ({ kind: 'links', links: some });
