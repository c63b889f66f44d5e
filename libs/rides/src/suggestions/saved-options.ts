import type { SavedAddress } from '@livree/contracts';
import type { Option } from '@livree/design-system/pick';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const toOption = ({ id, label, address }: SavedAddress): Option => ({
  id: `saved-${id}`,
  label,
  text: address,
  description: address,
});

/** What a field offers of the saved addresses. */
export interface SavedOptions {
  /** Before anything is typed. */
  readonly atFirst: readonly Option[];
  /** The suggestions, behind what matches the typed text by name or address. */
  readonly before: (suggestions: readonly Option[]) => readonly Option[];
}

export function savedOptions(saved: readonly SavedAddress[], typed: string): SavedOptions {
  const words = plain(typed.trim());
  const matching = saved.filter(({ label, address }) => plain(`${label} ${address}`).includes(words));
  const known = new Set(matching.map(({ address }) => address));
  return {
    atFirst: saved.map(toOption),
    before: (suggestions) => [
      ...matching.map(toOption),
      ...suggestions.filter(({ label }) => !known.has(label)),
    ],
  };
}

/** What a chosen option puts into the field. */
export const chosenAddress = ({ label, text = label }: Option): string => text;
