import type { Preference } from '@livree/platform';

/** A preference that may also change elsewhere: in another tab, or in the account. */
export interface Choice<T> extends Preference<T> {
  /** Adopts a value chosen elsewhere; invalid values are ignored. */
  adopt(value: unknown): void;
}
