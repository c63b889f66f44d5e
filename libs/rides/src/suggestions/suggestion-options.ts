import type { Suggestion } from '@livree/contracts';
import type { Option } from '@livree/design-system/pick';

/** Suggestions as a `ComboBox` lists them. */
export const suggestionOptions = (places: readonly Suggestion[]): Option[] =>
  places.map(({ id, label, detail }) => ({ id, label, description: detail }));
