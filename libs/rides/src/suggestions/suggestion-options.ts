import type { Suggestion } from '@livree/contracts';
import type { Option } from '@livree/design-system/pick';

/** Suggestions as options of a `ComboBox`. */
export const suggestionOptions = (places: readonly Suggestion[]): Option[] =>
  places.map(({ id, label, detail }) => ({ id, label, description: detail }));
